# Ce qu’on conseille à un équipage ou à une source, et pourquoi.

contact-advice-practise = Exercez-vous au vol de **{ $from }** à **{ $to }**.
contact-advice-begin = Commencez la mission : on s’est assez exercé.
contact-advice-plan = Volez **{ $route }**.
contact-advice-choose = Jouez pour la carte **{ $signal }**.
contact-advice-tap = C’est à votre main de voler, et personne ne peut le faire à votre place : gardez la même allure sur chaque trajet.
contact-advice-send = Envoyez.
contact-advice-repeat = Demandez encore une fois.
contact-advice-guess = Nommez **{ $tile }**.
contact-advice-guess-two = Nommez **{ $one }** et **{ $other }** à la fois.
contact-advice-understood = l’équipage comprend quelle planète est visée
contact-advice-target = le signal vient de { $tile }
