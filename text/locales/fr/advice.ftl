# Conseil : ce que ferait un ordinateur, pour qui le demande ; et une partie finie, qu’on regarde encore.

advice-heading = 💡 **Conseil**, pour vous seul
advice-counted = Chacun voit sur le plateau que vous avez demandé.
advice-certain = **Certain** : { $what }{ $of ->
        [1] .
       *[other] , dans tous les cas qui restent ({ $of }).
    }
advice-likely = { $how ->
        [open] Incertain : { $what } : entre { $low } et { $high } %.
        [most] Probable : { $what } : au plus { $high } %.
        [least] Probable : { $what } : au moins { $low } %.
        [about] Probable : { $what } : environ { $percent } %, à { $within } près.
       *[near] Probable : { $what } : environ { $percent } %.
    }
advice-nothing = Vous n’avez rien à décider pour l’instant : il n’y a rien à conseiller.
advice-voice = Ce qui vous guide en ce moment, c’est la main de quelqu’un : l’écouter n’appartient qu’à vous, et je ne dis pas ce qu’on peut en calculer.
advice-asked = 💡 Conseils demandés : { $who }.
advice-asked-by = { $name } { $times ->
        [1] une fois
        [2] deux fois
       *[other] { $times } fois
    }

# Aux tables, à l’accueil et dans les refus
table-button-advice = Conseil
table-refused-advice-counts = Ce qui se gagne à cette table compte pour les parties suivantes : on n’y conseille personne.
table-refused-no-advice = Cette table n’a pas convenu de conseils. Avant la partie, l’hôte peut les permettre sous **Options** ; chacun voit alors combien de fois chaque joueur demande. Seul ou contre des ordinateurs, le conseil est toujours là.
lobby-term-hints = conseils
    .about = Si l’on peut demander ce que ferait un ordinateur. Chacun voit alors combien de fois chaque joueur demande.
lobby-hints-none = aucun
lobby-hints-counted = permis, et comptés

# Une partie finie, qu’on regarde encore
table-button-look-back = Mes tournants
look-back-heading = 🔎 **Regard en arrière**, pour vous seul : tournant { $page } sur { $pages }
look-back-did = Ici, vous avez choisi : « { $what } »
look-back-better = Mieux, d’après ce que vous saviez alors : « { $what } »
look-back-lost = Cela vous a coûté { $lost }.
look-back-none = 🔎 D’après ce que vous saviez à chaque décision, aucune n’était nettement moins bonne que la meilleure. Bien joué !
look-back-running = La partie n’est pas encore finie : on la regarde ensuite.

advice-say = Dites `{ $words }`.
advice-lost = environ { $percent } { $percent ->
        [one] chance
       *[other] chances
    } sur cent
