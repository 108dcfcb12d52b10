# La consola de De la Tierra a la Luna: botones, opciones e indicaciones.

terre_lune-mark-claim = concesión
terre_lune-mark-prime = +{ $prime }, fin de carrera
terre_lune-mark-dragged = el pirata te arrastra
terre_lune-mark-collision = ¡colisión!
terre_lune-mark-steps = a { $steps }

terre_lune-button-keep = Guardarlo
terre_lune-button-put-back = Devolverlo
terre_lune-button-exchange = Cambiar ({ $picked }/{ $count })
terre_lune-button-exchange-these = { $count ->
        [5] Cambiar las cinco cartas
        [one] Cambiar la carta { $cards }
       *[other] Cambiar las cartas { $cards }
    }
terre_lune-button-then-cards = { $count ->
        [one] Luego cambiar 1 carta
       *[other] Luego cambiar { $count } cartas
    }
terre_lune-button-give = Cambiar otras…
terre_lune-button-push = Empujar…
terre_lune-button-challenge = Desafío: { $count } concesiones
terre_lune-button-challenge-now = Lanzar desafío
terre_lune-button-ambush = Emboscada…
terre_lune-button-ambush-now = Tender emboscada
terre_lune-button-end = Terminar
terre_lune-button-leave = Salir…
terre_lune-button-back = Volver
terre_lune-button-trump = { $colour } ({ $count })
terre_lune-button-lay = { $count ->
        [0] Poner (sin señuelos)
        [one] Poner ({ $count } señuelo)
       *[other] Poner ({ $count } señuelos)
    }
terre_lune-button-anew = Reiniciar
terre_lune-button-seize = Tomar ({ $picked }/{ $takes })

terre_lune-choose-push = ¿Qué cohete, y hacia dónde?
terre_lune-choose-decoy = Señuelo: ¿qué concesión?
terre_lune-choose-deposit = { $claim }: ¿con qué yacimiento?
terre_lune-choice-forward = { $name } adelante, a { $code }
terre_lune-choice-backward = { $name } atrás, a { $code }

terre_lune-hint-push = Tu 6 empuja un cohete rival una casilla. ¿Hacia dónde?
terre_lune-hint-challenge = **Desafío** a { $others }: gana la mayoría de las cinco bazas y toma { $count } concesiones. Elige el triunfo, que gana a los demás colores (entre paréntesis: cuántas tienes).
terre_lune-hint-challenge-sure = **Desafío** con triunfo { $trump } contra { $others ->
        [one] otro cohete
       *[other] otros { $others } cohetes
    }. Sales tú. Quien gana toma { $count } concesiones, +2 con el 1 del color de su cohete, +1 con el 1 de triunfo. **No se puede deshacer.**
terre_lune-hint-ambush-first = Antes de salir, puedes tender una emboscada aquí.
terre_lune-hint-ambush-whom = **Emboscada**: ¿a quién atraes?
terre_lune-hint-ambush = **Emboscada** contra { $name }. Elige el color de triunfo (entre paréntesis, cuántas tienes). Sales tú, y el 1 es la carta más alta. Quien gane, tú o tu rival, toma dos paquetes, tres con el 1 de su propio color.
terre_lune-hint-ambush-sure = **Emboscada** contra el cohete { $rocket }, con triunfo { $trump }. Sales tú. Quien gane, tú o tu rival, toma dos paquetes, tres con el 1 de su propio color. **No se puede deshacer.**
terre_lune-hint-packing = Cada yacimiento forma un paquete con sus concesiones. Puedes mezclar como señuelos concesiones sin yacimiento: { $loose }. Tu rival solo ve el tamaño de los paquetes.
terre_lune-hint-decoy = • señuelo: { $claim } con { $deposit }
terre_lune-hint-seizing = Elige paquetes por su tamaño. Después verás qué hay dentro.

terre_lune-typable = un lugar al que ir (`Beta`, `Luna`, `TB4`), una carta que jugar (`R7`, `azul 3`), `sitio 3`, `guardar`, `devolver`, `cambiar R7 AZ3`, `empujar azul adelante`, `desafío rojo`, `emboscada azul rojo`, `paquetes ZR con FE`, `tomar 1 3`, `fin`, `mostrar`

# Lo que se elige en una lista.
terre_lune-choose-way = ¿Adónde vuelas?
terre_lune-choose-give = Cambiar { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }: { $picked } de { $count }
terre_lune-choose-trumps = ¿Qué color es triunfo?
terre_lune-choose-card = ¿Qué carta juegas?
terre_lune-choose-packets = Tomar { $takes ->
        [one] 1 paquete
       *[other] { $takes } paquetes
    }: { $picked } de { $takes }
