# O que se aconselha a quem detecta, e por quê.

planetaire-advice-fire = Dispare um raio de **{ $margin }**.
planetaire-advice-place = Coloque suas bolinhas em **{ $cells }** e em nenhum outro lugar.
planetaire-advice-place-none = Retire suas bolinhas: nenhuma vale o risco.
planetaire-advice-end = Termine a rodada com suas bolinhas como estão.
planetaire-advice-hide = Esconda seus satélites em **{ $cells }**.
planetaire-advice-seal = Sele seu céu.
planetaire-advice-full = { $count ->
        [one] há um satélite em { $cells }
       *[other] há satélites em { $cells }
    }
planetaire-advice-empty = { $count ->
        [one] não há satélite em { $cells }
       *[other] não há satélites em { $cells }
    }
planetaire-advice-nothing = { $count ->
        [one] um raio de { $cells } não diz nada de novo
       *[other] raios de { $cells } não dizem nada de novo
    }
planetaire-advice-exit = o raio de { $margin } sai em { $exit }
planetaire-advice-absorbed = o raio de { $margin } é absorvido
planetaire-advice-reflected = o raio de { $margin } é refletido
planetaire-advice-satellised = o raio de { $margin } é satelizado
planetaire-advice-lost = cerca de { $lost } { $count ->
        [one] ponto
       *[other] pontos
    }
planetaire-advice-par = 🤖 Mesmo céu: computador (difícil) { $computers }, você { $own }.
planetaire-mark-best = Olhos de lince
planetaire-mark-good = Bom olho
planetaire-mark-doubtful = Céu nublado
planetaire-mark-mistake = No escuro
planetaire-compared = O raio **{ $did }** deixa cerca de { $left } { $left ->
        [one] céu possível
       *[other] céus possíveis
    }. O raio **{ $better }** teria deixado { $best }.
