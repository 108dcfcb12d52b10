# Ce qu’ordonnerait un ordinateur, et pourquoi.

interceptor-advice-order = { $ship ->
        [0] Écris
       *[other] Pour le vaisseau { $ship }, écris
    } `{ $order }`.
interceptor-advice-place = { $ship ->
        [0] Entre
       *[other] Avec le vaisseau { $ship }, entre
    } en `{ $at }`.
interceptor-advice-announce = { $ship ->
        [0] Annonce
       *[other] Pour le vaisseau { $ship }, annonce
    } **{ $said }**.
interceptor-advice-seal = Scelle : tout est décidé.
interceptor-advice-ends = tu finis en { $hex }, nez { $nose }, { $harm ->
        [0] sans choc
        [one] en perdant { $harm } point contre les bords et les astéroïdes
       *[other] en perdant { $harm } points contre les bords et les astéroïdes
    }
interceptor-advice-safe = personne ne peut te toucher là
interceptor-advice-is-hit = on te touche
interceptor-advice-hits = tu touches quelqu’un
interceptor-advice-lost = environ { $lost } { $count ->
        [one] point
       *[other] points
    } de structure
interceptor-mark-best = As du pilotage
interceptor-mark-good = Vol propre
interceptor-mark-doubtful = Vol hésitant
interceptor-mark-mistake = Faute de pilotage
