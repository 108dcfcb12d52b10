# La consola de Interceptor: botones, formularios e indicaciones.

interceptor-button-seal = Sellar
interceptor-button-seal-now = Irse del todo
interceptor-button-back = Volver
interceptor-button-reopen = Reescribir
interceptor-button-random = Al azar
interceptor-button-type = Escribir…
interceptor-button-ship = Nave { $number }
interceptor-button-speed = Vel. { $speed }
interceptor-button-again = ▶
interceptor-button-undo = ⌫
interceptor-button-hold = X: no disparar
interceptor-button-fire = X: disparar
interceptor-button-retreat = Retirada
# La letra de cada botón es la del original; al lado, lo que hace.
interceptor-button-letter = { $letter ->
        [A] A ↑
        [D] D ↱
        [G] I ↰
        [L] L looping
       *[T] T ↻
    }
interceptor-button-stay = Parar
interceptor-button-left = Izquierda ↰
interceptor-button-right = Derecha ↱
interceptor-button-no-turn = Ninguno
interceptor-button-order = Escribir orden…

interceptor-form-order = Mi orden
interceptor-field-order = Velocidad y letras: A D I L T X
interceptor-form-place = La entrada de mi nave
interceptor-field-place = Hexágono, dirección y velocidad

interceptor-hint-place = Elige un lado. Solo lo ves tú.
interceptor-hint-placed = Entras en **{ $hex }**, morro **{ $nose }**, velocidad **{ $speed }**.
interceptor-hint-order = Velocidad: **{ $speed }**, { $turning ->
        [never] sin giros
        [always] giros libres
        [one] { $moves } movimiento entre giros
       *[other] { $moves } movimientos entre giros
    }.
interceptor-hint-of = **{ $ship }**: { $hint }
interceptor-hint-sealed = Sellado. Hasta que todo el mundo haya sellado, puedes **Reescribir**, y nadie lo nota.
interceptor-hint-seal-sure = { $ships ->
        [one] **Te retiras**: tu nave no se mueve ni dispara, aún la pueden derribar, y luego se va **para siempre**.
       *[other] **Te retiras con { $ships } naves**: no se mueven ni disparan, aún las pueden derribar, y luego se van **para siempre**.
    } ¿Sellar?
interceptor-hint-sealed-place = Sellado. Hasta que todo el mundo haya sellado, puedes **Reescribir**, y nadie lo nota.
interceptor-hint-announce = ¿Primero izquierda, derecha o nada?
interceptor-hint-announce-speed = ¿Y la velocidad?
interceptor-hint-turn-due = Como anunciaste, aún falta: **{ $turn }**.

interceptor-choose-edge = Elige un lado
interceptor-edge-top = Arriba
interceptor-edge-bottom = Abajo
interceptor-edge-left = Izquierda
interceptor-edge-right = Derecha
interceptor-choose-hex = Elige un hexágono
interceptor-choice-nose = Morro { $nose }
interceptor-choice-speed = Velocidad { $speed }

interceptor-typable = una orden (`3 AIAADX`, `2: 3 AIA` para tu segunda nave, `RETIRADA`), por dónde entra tu nave (`A7 NE 3`), tu plan si te alcanzaron (`izquierda más rápido`), `azar`, `sellar`, `reabrir`, `mostrar`
interceptor-choice-no-turning = Sin giros
interceptor-choice-interval = { $moves ->
        [one] { $moves } movimiento
       *[other] { $moves } movimientos
    } entre I o D

# Otro hexágono por el que entrar.
interceptor-button-elsewhere = Hex…
