# O que um computador lançaria, e por quê.

space_connection-advice-scout = Envie uma sonda para **{ $at }**.
space_connection-advice-ship = Envie uma nave para **{ $at }**.
space_connection-advice-super-ship = Envie uma supernave para **{ $at }**.
space_connection-advice-laser = Coloque um laser em **{ $at }**.
space_connection-advice-lasers = Coloque dois lasers, em **{ $one }** e em **{ $other }**.
space_connection-advice-hide = Esconda seus planetas em **{ $cells }**.
space_connection-advice-seal = Sele seu céu.
space_connection-advice-planet = { $count ->
        [one] { $cells } é um planeta
       *[other] { $cells } são planetas
    }
space_connection-advice-only-way = { $count ->
        [one] { $cells } é um planeta: o sistema só pode continuar ali
       *[other] { $cells } são planetas: os sistemas só podem continuar ali
    }
space_connection-advice-void = { $count ->
        [one] { $cells } está vazia
       *[other] { $cells } estão vazias
    }
space_connection-advice-border = { $count ->
        [one] { $cells } está vazia, ao lado de um sistema completo
       *[other] { $cells } estão vazias, ao lado de sistemas completos
    }
space_connection-advice-lost = cerca de { $lost } { $count ->
        [one] planeta
       *[other] planetas
    }
space_connection-advice-par = 🤖 Computador (difícil): { $computers ->
        [one] { $computers } lançamento
       *[other] { $computers } lançamentos
    } no mesmo céu. Você: { $own }.
space_connection-mark-best = Rota perfeita
space_connection-mark-good = Boa rota
space_connection-mark-doubtful = À deriva
space_connection-mark-mistake = Perdido no espaço
space_connection-compared = Vale cerca de { $left } { $count ->
        [one] planeta
       *[other] planetas
    }. O melhor lançamento vale { $best }: “{ $better }”
