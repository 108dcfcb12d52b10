# Ce qu’on conseille à qui détecte, et pourquoi.

planetaire-advice-fire = Tirez un rayon de **{ $margin }**.
planetaire-advice-place = Posez vos billes en **{ $cells }**, et nulle part ailleurs.
planetaire-advice-place-none = Reprenez vos billes : aucune ne vaut son risque.
planetaire-advice-end = Finissez la manche avec vos billes telles quelles.
planetaire-advice-hide = Cachez vos satellites en **{ $cells }**.
planetaire-advice-seal = Scellez votre ciel.
planetaire-advice-full = { $count ->
        [one] il y a un satellite en { $cells }
       *[other] il y a des satellites en { $cells }
    }
planetaire-advice-empty = { $count ->
        [one] il n’y a pas de satellite en { $cells }
       *[other] il n’y a pas de satellites en { $cells }
    }
planetaire-advice-nothing = { $count ->
        [one] un rayon de { $cells } ne vous apprendrait rien
       *[other] des rayons de { $cells } ne vous apprendraient rien
    }
planetaire-advice-exit = le rayon de { $margin } ressort en { $exit }
planetaire-advice-absorbed = le rayon de { $margin } est absorbé
planetaire-advice-reflected = le rayon de { $margin } est réfléchi
planetaire-advice-satellised = le rayon de { $margin } est satellisé
planetaire-advice-lost = environ { $lost } { $count ->
        [one] point
       *[other] points
    }
planetaire-advice-par = 🤖 Sur le même ciel, l’ordinateur (fort) compte { $computers ->
        [one] { $computers } point
       *[other] { $computers } points
    } ; vous, { $own }.
