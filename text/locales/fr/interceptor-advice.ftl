# Ce qu’on conseille à un pilote d’ordonner, et pourquoi.

interceptor-advice-order = { $ship ->
        [0] Ordonnez
       *[other] Au vaisseau { $ship }, ordonnez
    } `{ $order }`.
interceptor-advice-place = { $ship ->
        [0] Entrez
       *[other] Avec le vaisseau { $ship }, entrez
    } en `{ $at }`.
interceptor-advice-announce = { $ship ->
        [0] Annoncez
       *[other] Pour le vaisseau { $ship }, annoncez
    } **{ $said }**.
interceptor-advice-seal = Scellez : il ne reste rien à décider.
interceptor-advice-ends = vous finissez en { $hex }, le nez vers { $nose }, et murs et astéroïdes { $harm ->
        [0] ne vous coûtent rien
        [one] vous coûtent { $harm } point
       *[other] vous coûtent { $harm } points
    }
interceptor-advice-safe = aucun ordre de personne ne peut vous y toucher
interceptor-advice-is-hit = quelqu’un vous y touche
interceptor-advice-hits = vous touchez quelqu’un
interceptor-advice-lost = environ { $lost } { $count ->
        [one] point
       *[other] points
    } de structure
