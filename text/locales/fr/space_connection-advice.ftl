# Ce qu’on conseille à qui cherche de lancer, et pourquoi.

space_connection-advice-scout = Envoyez une fusée en **{ $at }**.
space_connection-advice-ship = Envoyez un astronef en **{ $at }**.
space_connection-advice-super-ship = Envoyez un super-astronef en **{ $at }**.
space_connection-advice-laser = Posez un émetteur laser en **{ $at }**.
space_connection-advice-lasers = Posez deux émetteurs laser, en **{ $one }** et en **{ $other }**.
space_connection-advice-hide = Cachez vos planètes en **{ $cells }**.
space_connection-advice-seal = Scellez votre ciel.
space_connection-advice-planet = { $count ->
        [one] il y a une planète en { $cells }
       *[other] il y a des planètes en { $cells }
    }
space_connection-advice-void = { $count ->
        [one] il n’y a pas de planète en { $cells }
       *[other] il n’y a pas de planètes en { $cells }
    }
space_connection-advice-lost = à peu près la valeur de { $lost } { $count ->
        [one] planète
       *[other] planètes
    }
space_connection-advice-par = 🤖 Dans le même espace, l’ordinateur (fort) a besoin de { $computers ->
        [one] { $computers } lancement
       *[other] { $computers } lancements
    } ; à vous, il en a fallu { $own }.
