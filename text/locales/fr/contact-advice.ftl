# Ce qu’on conseille à un équipage ou à une source, et pourquoi.

contact-advice-practise = Essaie le vol **{ $from }** → **{ $to }**.
contact-advice-begin = Assez d’essais : lance la mission.
contact-advice-plan = Vole **{ $route }**.
contact-advice-choose = Joue pour la carte **{ $signal }**.
contact-advice-tap = À ta main de voler : personne ne peut le faire à ta place. Garde la même allure sur chaque tronçon.
contact-advice-send = Envoie.
contact-advice-repeat = Demande une répétition.
contact-advice-guess = Devine **{ $tile }**.
contact-advice-guess-two = Devine **{ $one }** et **{ $other }** ensemble.
contact-advice-understood = l’équipage comprend quelle planète tu vises
contact-advice-target = le signal vient de { $tile }
contact-advice-lost-guess = chances de deviner juste −{ $percent } %
contact-advice-lost-route = chances d’être compris −{ $percent } %
contact-advice-par = 🤖 Sur le même signal : ordinateur (fort) { $computers }/{ $guesses }, toi { $own }/{ $guesses }.
contact-mark-best = Cinq sur cinq
contact-mark-good = Bien reçu
contact-mark-doubtful = Friture
contact-mark-mistake = Signal perdu
contact-compared-guess = Juste dans { $left } cas sur 100. Le meilleur choix l’est dans { $best } : « { $better } »
contact-compared-route = Compris dans { $left } cas sur 100. La meilleure route l’est dans { $best } : « { $better } »
