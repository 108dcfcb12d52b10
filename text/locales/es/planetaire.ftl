# Planétaire. Nunca se distingue un rayo perdido de uno desviado: «sale por».
# El nombre de quien lee es «tú»: ninguna preposición delante, salvo «entre».

planetaire-title = Planétaire
planetaire-cover = Lanza un rayo.
planetaire-cover-more = Lee el cielo.
planetaire-pitch = Encuentra satélites ocultos disparando rayos.
planetaire-pitch-short = satélites ocultos

# Las palabras que se escriben en un mensaje directo, separadas por comas.
planetaire-words-fire = disparar, dispara, disparo, tirar, rayo
planetaire-words-place = colocar, coloca, poner, pon, canica
planetaire-words-move = mover, mueve
planetaire-words-withdraw = retirar, retira, quitar, quita
planetaire-words-marbles = canicas
planetaire-words-note = anotar, anota, nota, vacía
planetaire-words-end = terminar, termina, acabar, acaba
planetaire-words-hide = ocultar, oculta, esconder, cielo
planetaire-words-random = azar, aleatorio
planetaire-words-seal = sellar, sella, listo, lista, confirmar
planetaire-words-show = mostrar, muestra, ver, tablero

planetaire-pawn-black = negro
planetaire-pawn-white = blanco
planetaire-pawn-red = rojo
planetaire-pawn-green = verde
planetaire-pawn-yellow = amarillo
planetaire-pawn-blue = azul
planetaire-pawn-brown = marrón
planetaire-pawn-orange = naranja
planetaire-pawn-pearl = perla
planetaire-pawn-grey = gris
planetaire-pawn-letter = { $letter }

# En qué acabó un rayo.
planetaire-outcome-exit = salió por el { $exit }
planetaire-outcome-absorbed = fue absorbido
planetaire-outcome-reflected = fue reflejado
planetaire-outcome-satellised = quedó en órbita (satelizado)

# Por qué no, y qué se podría.
planetaire-refusal-margin = **{ $said }** no es un margen: van del 1 al 32.
planetaire-refusal-margin-empty = ¿Qué margen? Da un número del 1 al 32.
planetaire-refusal-cell = **{ $said }** no es una casilla. Da una columna (A–H) y luego una fila (1–8), p. ej. D3.
planetaire-refusal-cell-empty = ¿Qué casilla? Da una columna (A–H) y luego una fila (1–8), p. ej. D3.
planetaire-refusal-no-cells = ¿Qué casillas? Da al menos una; si son varias, con espacios, p. ej. D3 F5.
planetaire-refusal-twice = Has dado **{ $cell }** dos veces. Da cada casilla una sola vez.
planetaire-refusal-too-many = Demasiados satélites: esta partida tiene { $allowed }.
planetaire-refusal-too-few = Tu cielo tiene { $placed } de { $needed } satélites. Añade { $missing } más y luego séllalo.
planetaire-refusal-sealed = Tu cielo está sellado, así que ya no cambia. Es secreto hasta que se revele.
planetaire-refusal-fired = Ya disparaste desde el **{ $margin }**: { $outcome }. Elige otro número.
planetaire-refusal-marble-there = En **{ $cell }** ya hay una canica. Elige otra casilla, o retira esa canica.
planetaire-refusal-no-marble = No hay ninguna canica en **{ $cell }**. Elige una casilla que tenga.
planetaire-refusal-no-marble-left = Las { $allowed } canicas están puestas. Mueve una, o retira antes alguna.
planetaire-refusal-too-many-marbles = Son { $named } casillas para { $allowed } canicas: quita { $surplus ->
        [one] una
       *[other] { $surplus }
    }.
planetaire-refusal-you-hide = En esta ronda ocultas tú. Solo quien detecta dispara rayos, pone canicas y toma notas.
planetaire-refusal-you-detect = En esta ronda detectas tú: no tienes cielo que ocultar. Dispara rayos y pon canicas.
planetaire-refusal-not-sealed = Podrás disparar cuando todos los cielos estén sellados.
planetaire-refusal-ended = Has terminado tu ronda, así que tus canicas se quedan donde están. Todo se revela cuando terminen todas las rondas.
planetaire-refusal-over = Esta partida ha terminado. Abre otra con `/jugar`.

# Lo que ha pasado.
planetaire-news-drafted = Tu cielo por ahora: { $cells } ({ $placed }).
planetaire-news-drafted-empty = Has vaciado tu cielo.
planetaire-news-sealed = { $name-you ->
        [yes] Tu cielo está sellado.
       *[no] **{ $name }** ha sellado su cielo.
    }
planetaire-news-hidden = Houston ha ocultado los satélites.
planetaire-news-exit = { who-did } disparado desde el { $margin }: **sale por el { $exit }**.{ $name-you ->
        [yes] { " " }Un satélite junto a su camino lo desvió.
       *[no] { "" }
    }
planetaire-news-twice = { who-did } disparado desde el { $margin }: **sale por el { $exit }**.{ $name-you ->
        [yes] { " " }Giró al menos dos veces.
       *[no] { "" }
    }
planetaire-news-across = { who-did } disparado desde el { $margin }: **sale por el { $exit }**, justo enfrente.{ $name-you ->
        [yes] { " " }Nada lo desvió, o sus giros se anularon.
       *[no] { "" }
    }
planetaire-news-absorbed = { who-did } disparado desde el { $margin }: **absorbido**.{ $name-you ->
        [yes] { " " }Dio en un satélite.
       *[no] { "" }
    }
planetaire-news-reflected = { who-did } disparado desde el { $margin }: **reflejado**.{ $name-you ->
        [yes] { " " }Unos satélites junto a su camino lo devolvieron.
       *[no] { "" }
    }
planetaire-news-satellised = { who-did } disparado desde el { $margin }: **satelizado**.{ $name-you ->
        [yes] { " " }Da vueltas sin fin.
       *[no] { "" }
    }
planetaire-news-met = { $how ->
        [hit] ¡Le dio a { $cells }!
        [hit-after] ¡Se topó con { $cells } y le dio a uno!
       *[turned] ¡Desviado por { $cells }!
    }
planetaire-news-met-none = No se topó con ningún satélite.
planetaire-news-placed = { who-did } puesto una canica en { $cell }.
planetaire-news-withdrawn = { who-did } retirado la canica de { $cell }.
planetaire-news-noted = Anotadas como vacías, solo para tus ojos: { $cells }.
planetaire-news-noted-none = Has borrado tus notas.
planetaire-news-missed = ⏳ Tiempo agotado: { $name-you ->
        [yes] pasas este turno
       *[no] **{ $name }** pasa este turno
    } ({ $missed } de { $patience } seguidos).
planetaire-news-ended = { $name-you ->
        [yes] Has terminado tu ronda.
       *[no] **{ $name }** ha terminado su ronda.
    }
planetaire-news-uncovered = { who-did } sumado **{ $total }**: { $parts }. Los satélites estaban en { $sky }.

# Cómo se cuenta una ronda.
planetaire-score-pawns = { $points } por los rayos
planetaire-score-withheld = { $points } por { $count ->
        [one] 1 canica sin poner
       *[other] { $count } canicas sin poner
    }
planetaire-score-misplaced = { $points } por { $count ->
        [one] 1 canica mal puesta
       *[other] { $count } canicas mal puestas
    }
planetaire-score-clean = sin penalización
planetaire-score-forgiven = Las canicas dan los mismos 32 resultados, así que valen como acierto.
planetaire-score-twins = { $count } disposiciones dan los mismos 32 resultados.

# Cómo va la partida.
planetaire-status-solo = En solitario, { $satellites } satélites
planetaire-status-round = Ronda { $number }/{ $rounds }
planetaire-status-rounds = { $rounds ->
        [2] Cada cual busca en el cielo de su rival, a la vez
       *[other] Rondas { $first } y { $last } de { $rounds }: cada cual busca en el cielo de su rival
    }
planetaire-status-total = { $name } { $total }
planetaire-status-hide-you = **Te toca:** oculta { $needed } satélites y luego sella tu cielo.
planetaire-status-sealed-you = Tu cielo está sellado.
planetaire-status-hide = { $count ->
        [one] Aún oculta sus { $needed } satélites
       *[other] Aún ocultan { $needed } satélites por persona
    }: { $names }.
planetaire-status-detect-you = **Te toca:** { $rays ->
        [one] { $rays } rayo
       *[other] { $rays } rayos
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }{ $marbles ->
        [0] { "" }
       *[other] , { $marbles } de { $allowed } canicas puestas
    }.
planetaire-status-detect = Turno de { $name }: { $rays ->
        [one] { $rays } rayo
       *[other] { $rays } rayos
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }{ $marbles ->
        [0] { "" }
       *[other] , { $marbles } de { $allowed } canicas puestas
    }.
planetaire-status-beside = { $name }: { $rays ->
        [one] { $rays } rayo
       *[other] { $rays } rayos
    }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
planetaire-status-beside-ended = { $name } ha terminado: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } de rayos, más sus canicas mal puestas.
planetaire-status-ended-you = Has terminado: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por los rayos.
planetaire-status-ended = { $name } ha terminado: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por los rayos.
planetaire-status-won = ¡{ $name-you ->
        [yes] Ganas
       *[no] **{ $name }** gana
    } con la puntuación más baja!
planetaire-status-tie = Empate entre { $names }.
planetaire-status-solo-over = Ronda terminada: { $total ->
        [one] **{ $total } punto**
       *[other] **{ $total } puntos**
    }, { $verdict }.
planetaire-solo-par = dentro del par (10)
planetaire-solo-good = un buen resultado (el par es 10)
planetaire-solo-long = el par es 10, y 15 es bueno

# La imagen en palabras.
planetaire-no-marbles = ninguna
planetaire-no-satellites = ninguno
planetaire-game-master = Houston
planetaire-describe-head = Ronda { $number }. Oculta: { $hider }. Detecta: { $detector }.
planetaire-stage-hiding = Los satélites se están ocultando.
planetaire-stage-sealed = El cielo está sellado.
planetaire-stage-detecting = Los rayos vuelan.
planetaire-stage-ended = Quien detecta ha terminado la ronda.
planetaire-stage-uncovered = El cielo está a la vista.
planetaire-describe-rays = Rayos ({ $rays }), { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }:
planetaire-describe-no-rays = Aún no se ha disparado ningún rayo.
planetaire-describe-exit = { $margin } sale por { $exit } ({ $pawn })
planetaire-describe-absorbed = { $margin } absorbido ({ $pawn })
planetaire-describe-reflected = { $margin } reflejado ({ $pawn })
planetaire-describe-satellised = { $margin } satelizado ({ $pawn })
planetaire-describe-stacks = Varias fichas en un número, la última primero: { $stacks }.
planetaire-describe-marbles = Canicas ({ $placed }/{ $allowed }): { $cells }.
planetaire-describe-satellites = Satélites ({ $placed }/{ $allowed }): { $cells }.
planetaire-describe-empties = Anotadas como vacías, solo para tus ojos: { $cells }.
planetaire-describe-score = Puntuación { $total }: { $parts }.
planetaire-describe-past = Ronda { $number }: { $name }, { $total }; satélites en { $sky }.
planetaire-alt-title = Planétaire: una cuadrícula de 8 por 8 con márgenes del 1 al 32.
planetaire-alt-exits = Rayos que salieron: { $shots }.
planetaire-alt-absorbed = Absorbidos: { $shots }.
planetaire-alt-reflected = Reflejados: { $shots }.
planetaire-alt-satellised = Satelizados: { $shots }.
planetaire-alt-score = Puntuación { $total }.
planetaire-alt-empties = { $count ->
        [one] { $count } casilla anotada como vacía.
       *[other] { $count } casillas anotadas como vacías.
    }

# Las opciones de una partida.
planetaire-options-satellites = { $count } satélites
planetaire-options-rounds = { $count } rondas
planetaire-options-solo = solitario
planetaire-options-at-once = a la vez
planetaire-options-in-turn = por turnos
planetaire-options-planetaire = rayos Planétaire
planetaire-options-black-box = rayos Black Box
planetaire-options-exact = posiciones exactas
planetaire-options-same-results = valen los mismos resultados

# Récords personales
planetaire-feat-points = Menos puntos para un cielo: { $value }
planetaire-defeat = **{ $name }** encontró tus satélites con { $theirs } puntos. Los otros te costaron { $own }.
planetaire-deed-points = { $value ->
        [one] { $value } punto gastado
       *[other] { $value } puntos gastados
    }

planetaire-puzzle-points = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }

# Cómo se gana, en una línea.
planetaire-goal = Cada rayo cuesta puntos, y un error más aún: gana quien tenga menos.

# Lo que prueban los rayos, como pregunta para otras personas.
planetaire-riddle = En una de estas casillas hay seguro un satélite. ¿Cuál?
planetaire-riddle-why = Todos los cielos que encajan con { $rays ->
        [one] este rayo
       *[other] estos { $rays } rayos
    } tienen ahí un satélite. En cada una de las otras casillas, a algunos les falta.

# A picture of what satellites do to rays.
planetaire-bend-absorbed = absorbido
planetaire-bend-turned = desviado
planetaire-bend-reflected = reflejado
planetaire-bends = Tres rayos. Un satélite justo delante absorbe el primero; uno al lado desvía el segundo; dos, uno a cada lado, devuelven el tercero.
