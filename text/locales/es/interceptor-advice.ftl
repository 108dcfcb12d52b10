# Lo que ordenaría la máquina, y por qué.

interceptor-advice-order = { $ship ->
        [0] Escribe
       *[other] Para la nave { $ship }, escribe
    } `{ $order }`.
interceptor-advice-place = { $ship ->
        [0] Entra
       *[other] Con la nave { $ship }, entra
    } en `{ $at }`.
interceptor-advice-announce = { $ship ->
        [0] Anuncia
       *[other] Para la nave { $ship }, anuncia
    } **{ $said }**.
interceptor-advice-seal = Sella: está todo decidido.
interceptor-advice-ends = acabas en { $hex }, morro { $nose }, y los bordes y asteroides { $harm ->
        [0] no te cuestan nada
        [one] te cuestan { $harm } punto
       *[other] te cuestan { $harm } puntos
    }
interceptor-advice-safe = ahí no puede alcanzarte nadie
interceptor-advice-is-hit = te alcanzan
interceptor-advice-hits = alcanzas a alguien
interceptor-advice-lost = cerca de { $lost } { $count ->
        [one] punto
       *[other] puntos
    } de estructura
interceptor-mark-best = As del espacio
interceptor-mark-good = Vuelo limpio
interceptor-mark-doubtful = Turbulencias
interceptor-mark-mistake = Error de pilotaje
