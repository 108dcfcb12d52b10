# What a crew or a source is advised to do, and why.

contact-advice-practise = Practice the flight from **{ $from }** to **{ $to }**.
contact-advice-begin = Enough practice: start the mission.
contact-advice-plan = Fly **{ $route }**.
contact-advice-choose = Play for the card **{ $signal }**.
contact-advice-tap = Now your hand flies, and only you can do that. Keep one pace on every leg.
contact-advice-send = Send it.
contact-advice-repeat = Ask for a repeat.
contact-advice-guess = Guess **{ $tile }**.
contact-advice-guess-two = Guess **{ $one }** and **{ $other }** together.
contact-advice-understood = the crew understands which planet you mean
contact-advice-target = the signal comes from { $tile }
contact-advice-lost-guess = chance to guess right −{ $percent }%
contact-advice-lost-route = chance to be understood −{ $percent }%
contact-advice-par = 🤖 Same signal: strong computer { $computers }/{ $guesses }, you { $own }/{ $guesses }.
contact-mark-best = Loud and clear
contact-mark-good = Received
contact-mark-doubtful = Crackling
contact-mark-mistake = Lost signal
contact-compared-guess = Right in { $left } of 100 cases. The best guess is right in { $best }: “{ $better }”
contact-compared-route = Understood in { $left } of 100 cases. The best route is understood in { $best }: “{ $better }”
