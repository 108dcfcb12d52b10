# What a crew or a source is advised to do, and why.

contact-advice-practise = Practise the flight from **{ $from }** to **{ $to }**.
contact-advice-begin = Begin the mission: enough has been practised.
contact-advice-plan = Fly **{ $route }**.
contact-advice-choose = Play for the card **{ $signal }**.
contact-advice-tap = Now your hand flies, and nobody can do that for you: keep one pace on every leg.
contact-advice-send = Send it.
contact-advice-repeat = Ask for it once more.
contact-advice-guess = Guess **{ $tile }**.
contact-advice-guess-two = Guess **{ $one }** and **{ $other }** at once.
contact-advice-understood = the crew understands which planet is meant
contact-advice-target = the signal comes from { $tile }
