# Ce que lancerait un ordinateur, et pourquoi.

space_connection-advice-scout = Envoie une fusée en **{ $at }**.
space_connection-advice-ship = Envoie un astronef en **{ $at }**.
space_connection-advice-super-ship = Envoie un super-astronef en **{ $at }**.
space_connection-advice-laser = Pose un laser en **{ $at }**.
space_connection-advice-lasers = Pose deux lasers, en **{ $one }** et en **{ $other }**.
space_connection-advice-hide = Cache tes planètes en **{ $cells }**.
space_connection-advice-seal = Scelle ton ciel.
space_connection-advice-planet = { $count ->
        [one] { $cells } est une planète
       *[other] { $cells } sont des planètes
    }
space_connection-advice-only-way = { $count ->
        [one] { $cells } est une planète : son système ne peut continuer que là
       *[other] { $cells } sont des planètes : leurs systèmes ne peuvent continuer que là
    }
space_connection-advice-void = { $count ->
        [one] { $cells } est vide
       *[other] { $cells } sont vides
    }
space_connection-advice-border = { $count ->
        [one] { $cells } est vide, à côté d’un système complet
       *[other] { $cells } sont vides, à côté de systèmes complets
    }
space_connection-advice-lost = environ { $lost } { $count ->
        [one] planète
       *[other] planètes
    }
space_connection-advice-par = 🤖 Ordinateur (fort) : { $computers ->
        [one] { $computers } coup
       *[other] { $computers } coups
    } sur le même ciel. Toi : { $own }.
space_connection-mark-best = Plein cap
space_connection-mark-good = Bon cap
space_connection-mark-doubtful = Cap hésitant
space_connection-mark-mistake = Perdu dans l’espace
space_connection-compared = Environ { $left } { $count ->
        [one] planète
       *[other] planètes
    } ; au mieux { $best } : « { $better } »
