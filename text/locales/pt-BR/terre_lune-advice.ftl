# O que se aconselha a um cosmonauta, e por quê.

terre_lune-advice-go = Destino: **{ $place }**.
terre_lune-advice-prospect = Olhe a jazida do ponto **{ $spot }**.
terre_lune-advice-keep = Guarde esta jazida.
terre_lune-advice-put-back = Devolva a jazida.
terre_lune-advice-exchange = { $count ->
        [one] Troque a carta **{ $cards }**
       *[other] Troque as cartas **{ $cards }**
    }.
terre_lune-advice-push-forward = Empurre para a frente o foguete de **{ $name }**.
terre_lune-advice-push-backward = Empurre para trás o foguete de **{ $name }**.
terre_lune-advice-challenge = Lance um desafio, trunfo **{ $trump }**.
terre_lune-advice-ambush = Arme uma emboscada contra **{ $name }**, trunfo **{ $trump }**.
terre_lune-advice-play = Jogue **{ $card }**.
terre_lune-advice-pack = Coloque seus pacotes sem iscas.
terre_lune-advice-seize = Pegue estes pacotes: **{ $packets }**.
terre_lune-advice-end = Termine seu turno.
terre_lune-advice-fight = você vence o combate com trunfo { $trump }
terre_lune-advice-trick = { $card } ganha a vaza, não importa o que as outras mãos tenham
terre_lune-advice-race = você vence a corrida se todo mundo continuar com jogadas simples
terre_lune-advice-lost-card = chance de vencer o combate −{ $percent }%
terre_lune-mark-best = Direto para a Lua
terre_lune-mark-good = Bom impulso
terre_lune-mark-doubtful = Desvio
terre_lune-mark-mistake = Motor apagado
terre_lune-compared-card = Vence o combate em { $left } de cada 100 casos. A melhor carta vence em { $best }: “{ $better }”
terre_lune-compared-race = Vence a corrida em { $left } de cada 100 casos. A melhor jogada vence em { $best }: “{ $better }”
