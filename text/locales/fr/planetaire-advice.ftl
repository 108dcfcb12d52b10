# Ce qu’on conseille à qui détecte, et pourquoi.

planetaire-advice-fire = Tire un rayon du **{ $margin }**.
planetaire-advice-place = Pose tes billes en **{ $cells }**, et nulle part ailleurs.
planetaire-advice-place-none = Reprends tes billes : aucune ne vaut le risque.
planetaire-advice-end = Finis la manche avec tes billes telles quelles.
planetaire-advice-hide = Cache tes satellites en **{ $cells }**.
planetaire-advice-seal = Scelle ton ciel.
planetaire-advice-full = { $count ->
        [one] il y a un satellite en { $cells }
       *[other] il y a des satellites en { $cells }
    }
planetaire-advice-empty = { $count ->
        [one] pas de satellite en { $cells }
       *[other] pas de satellites en { $cells }
    }
planetaire-advice-nothing = { $count ->
        [one] un rayon du { $cells } ne t’apprendrait rien
       *[other] des rayons de { $cells } ne t’apprendraient rien
    }
planetaire-advice-exit = le rayon du { $margin } sort en { $exit }
planetaire-advice-absorbed = le rayon du { $margin } est absorbé
planetaire-advice-reflected = le rayon du { $margin } est réfléchi
planetaire-advice-satellised = le rayon du { $margin } est satellisé
planetaire-advice-lost = environ { $lost } { $count ->
        [one] point
       *[other] points
    }
planetaire-advice-par = 🤖 Sur le même ciel : ordinateur (fort) { $computers }, toi { $own }.
planetaire-mark-best = Vue perçante
planetaire-mark-good = Bon œil
planetaire-mark-doubtful = Flou
planetaire-mark-mistake = Dans le noir
planetaire-compared = Le rayon **{ $did }** laisse environ { $left } { $left ->
        [one] ciel possible
       *[other] ciels possibles
    }. Le rayon **{ $better }** en aurait laissé { $best }.
