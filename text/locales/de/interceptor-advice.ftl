# Was ein Computer befehlen würde, und warum.

interceptor-advice-order = { $ship ->
        [0] Schreib
       *[other] Für Schiff { $ship }: schreib
    } `{ $order }`.
interceptor-advice-place = { $ship ->
        [0] Flieg
       *[other] Mit Schiff { $ship }: flieg
    } bei `{ $at }` ein.
interceptor-advice-announce = { $ship ->
        [0] Kündige an:
       *[other] Für Schiff { $ship }: kündige an:
    } **{ $said }**.
interceptor-advice-seal = Versiegle: Alles ist entschieden.
interceptor-advice-ends = du endest auf { $hex }, Nase { $nose }, und Rand und Asteroiden kosten dich { $harm ->
        [0] nichts
        [one] 1 Punkt
       *[other] { $harm } Punkte
    }
interceptor-advice-safe = dort kann dich niemand treffen
interceptor-advice-is-hit = du wirst getroffen
interceptor-advice-hits = du triffst jemanden
interceptor-advice-lost = etwa { $lost } { $count ->
        [one] Hüllenpunkt
       *[other] Hüllenpunkte
    }
interceptor-mark-best = Fliegerass
interceptor-mark-good = Sauber geflogen
interceptor-mark-doubtful = Wackelig
interceptor-mark-mistake = Pilotenfehler
