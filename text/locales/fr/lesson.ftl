# Les leçons : ce qui entoure ce que chaque jeu dit dans la sienne.

lesson-heading = **{ $game }** · leçon { $beat }/{ $beats } · rien que pour toi
lesson-heading-end = **{ $game }** · leçon terminée : { $beats ->
        [one] une étape
       *[other] { $beats } étapes
    }
lesson-would = Ça donnerait : { $news }
lesson-on = Envie d’une vraie partie ? *Jouer maintenant* la lance tout de suite ; `/jouer` trouve d’autres joueurs.
lesson-which = Quel jeu veux-tu voir ? Une minute et demie chacun, rien que pour toi.
lesson-none = **{ $game }** n’a pas encore de leçon. `/aide` montre comment on y joue.
lesson-button-again = Recommencer

# La première partie est accompagnée.
coach-first = 💡 { $told }
coach-got-it = Masquer ce conseil
coach-proofs-on = Montrer toutes les preuves (aide)
coach-proofs-each = Montrer ce que prouve chaque rayon
coach-proofs-off = Masquer les preuves
coach-enough = Masquer les conseils
coach-goal = 🎯 { $goal }
