# Les leçons : ce qui entoure ce que chaque jeu dit dans la sienne.

lesson-heading = **{ $game }** · leçon, { $beat } sur { $beats } · pour vos yeux seuls
lesson-heading-end = **{ $game }** · la leçon en { $beats ->
        [one] un temps est finie
       *[other] { $beats } temps est finie
    }
lesson-would = Si vous faisiez cela : { $news }
lesson-on = Pour y jouer : `/{ $command } ouvrir` dans un salon, à plusieurs, seul ou contre l’ordinateur.
lesson-which = Quel jeu voulez-vous voir ? Une minute et demie chacun, pour vos yeux seuls.
lesson-button-again = Encore une fois

# La première partie est accompagnée.
coach-first = 💡 Votre première partie : { $told }
coach-got-it = Compris
coach-enough = Arrêter ces conseils
coach-goal = 🎯 **But :** { $goal }
