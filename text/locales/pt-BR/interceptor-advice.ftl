# O que um computador ordenaria, e por quê.

interceptor-advice-order = { $ship ->
        [0] Escreva
       *[other] Para a nave { $ship }, escreva
    } `{ $order }`.
interceptor-advice-place = { $ship ->
        [0] Entre
       *[other] Com a nave { $ship }, entre
    } em `{ $at }`.
interceptor-advice-announce = { $ship ->
        [0] Anuncie
       *[other] Para a nave { $ship }, anuncie
    } **{ $said }**.
interceptor-advice-seal = Sele: está tudo decidido.
interceptor-advice-ends = você termina em { $hex }, bico { $nose }, e as bordas e asteroides { $harm ->
        [0] não custam nada
        [one] custam { $harm } ponto
       *[other] custam { $harm } pontos
    }
interceptor-advice-safe = ninguém pode acertar você lá
interceptor-advice-is-hit = acertam você
interceptor-advice-hits = você acerta alguém
interceptor-advice-lost = cerca de { $lost } { $count ->
        [one] ponto
       *[other] pontos
    } de estrutura
interceptor-mark-best = Ás do espaço
interceptor-mark-good = Voo limpo
interceptor-mark-doubtful = Turbulência
interceptor-mark-mistake = Erro de pilotagem
