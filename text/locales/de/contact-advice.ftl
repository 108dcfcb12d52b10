# Was man einer Crew oder einer Quelle raten kann, und warum.

contact-advice-practise = Üb den Flug **{ $from }** → **{ $to }**.
contact-advice-begin = Genug geübt: Starte die Mission.
contact-advice-plan = Flieg **{ $route }**.
contact-advice-choose = Spiel um diese Karte: **{ $signal }**.
contact-advice-tap = Jetzt fliegt deine Hand, und das kannst nur du. Halt auf jeder Etappe dasselbe Tempo.
contact-advice-send = Sende, was du geklopft hast.
contact-advice-repeat = Bitte um eine Wiederholung.
contact-advice-guess = Rate **{ $tile }**.
contact-advice-guess-two = Rate **{ $one }** und **{ $other }** zusammen.
contact-advice-understood = die Crew versteht, welchen Planeten du meinst
contact-advice-target = das Signal kommt von { $tile }
contact-advice-lost-guess = Chance, richtig zu raten: −{ $percent } %
contact-advice-lost-route = Chance, verstanden zu werden: −{ $percent } %
contact-advice-par = 🤖 Dasselbe Signal: starker Computer { $computers }/{ $guesses }, du { $own }/{ $guesses }.
contact-mark-best = Laut und deutlich
contact-mark-good = Empfangen
contact-mark-doubtful = Rauschen
contact-mark-mistake = Funkstille
contact-compared-guess = Richtig in { $left } von 100 Fällen, der beste Tipp in { $best }: „{ $better }“
contact-compared-route = Verstanden in { $left } von 100 Fällen, die beste Route in { $best }: „{ $better }“
