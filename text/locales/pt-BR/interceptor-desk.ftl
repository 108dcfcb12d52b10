# O console de Interceptor: botões, formulários e indicações.

interceptor-button-seal = Selar
interceptor-button-seal-now = Sair de vez
interceptor-button-back = Voltar
interceptor-button-reopen = Reescrever
interceptor-button-random = Ao acaso
interceptor-button-type = Digitar…
interceptor-button-ship = Nave { $number }
interceptor-button-speed = Vel. { $speed }
interceptor-button-again = ▶
interceptor-button-undo = ⌫
interceptor-button-hold = X: não atirar
interceptor-button-fire = X: atirar
interceptor-button-retreat = Retirada
# A letra entre colchetes é a do original; ao lado, a de quem lê e o que ela faz.
interceptor-button-letter = { $letter ->
        [A] A ↑
        [D] D ↱
        [G] E ↰
        [L] L looping
       *[T] C ↻
    }
interceptor-button-stay = Ficar
interceptor-button-left = Esquerda ↰
interceptor-button-right = Direita ↱
interceptor-button-no-turn = Nenhum
interceptor-button-order = Escrever ordem…

interceptor-form-order = Minha ordem
interceptor-field-order = Velocidade e letras: A D E L C X
interceptor-form-place = A entrada da minha nave
interceptor-field-place = Hexágono, direção e velocidade

interceptor-hint-place = Escolha um lado. Só você vê onde.
interceptor-hint-placed = Você entra em **{ $hex }**, bico **{ $nose }**, velocidade **{ $speed }**.
interceptor-hint-order = Velocidade: **{ $speed }**, { $turning ->
        [never] sem giros
        [always] giros livres
        [one] { $moves } movimento entre giros
       *[other] { $moves } movimentos entre giros
    }.
interceptor-hint-of = **{ $ship }**: { $hint }
interceptor-hint-sealed = Selado. Até todo mundo selar, você ainda pode **Reescrever**, e ninguém percebe.
interceptor-hint-seal-sure = { $ships ->
        [one] **Você está em retirada**: sua nave não se move nem atira, ainda pode ser derrubada, e depois sai **de vez**.
       *[other] **Você está em retirada com { $ships } naves**: elas não se movem nem atiram, ainda podem ser derrubadas, e depois saem **de vez**.
    } Selar?
interceptor-hint-sealed-place = Selado. Até todo mundo selar, você ainda pode **Reescrever**, e ninguém percebe.
interceptor-hint-announce = Primeiro: esquerda, direita ou nada?
interceptor-hint-announce-speed = E a velocidade?
interceptor-hint-turn-due = Como você anunciou, ainda falta: **{ $turn }**.

interceptor-choose-edge = Escolha um lado
interceptor-edge-top = Em cima
interceptor-edge-bottom = Embaixo
interceptor-edge-left = Esquerda
interceptor-edge-right = Direita
interceptor-choose-hex = Escolha um hexágono
interceptor-choice-nose = Bico { $nose }
interceptor-choice-speed = Velocidade { $speed }

interceptor-typable = uma ordem (`3 AEAADX`, `2: 3 AEA` para sua segunda nave, `RETIRADA`), por onde sua nave entra (`A7 NE 3`), seu plano se acertaram você (`esquerda mais rápido`), `aleatório`, `selar`, `reabrir`, `mostrar`
interceptor-choice-no-turning = Sem giros
interceptor-choice-interval = { $moves ->
        [1] { $moves } movimento
       *[other] { $moves } movimentos
    } entre E ou D

# Outro hexágono por onde entrar.
interceptor-button-elsewhere = Hex…
