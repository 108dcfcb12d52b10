# Interceptor.
# El nombre de quien lee es «tú»: ninguna preposición delante, salvo «entre».

interceptor-title = Interceptor
interceptor-cover = Escribe. Sella.
interceptor-cover-more = Todo vuela a la vez.
interceptor-pitch = Un combate con órdenes secretas que se cumplen a la vez.
interceptor-pitch-short = combate a ciegas

# Las palabras que se escriben en un mensaje directo, separadas por comas.
interceptor-words-order = orden, ordenar, volar
interceptor-words-place = colocar, coloca, entrar
interceptor-words-announce = anunciar, anuncio, anuncia
interceptor-words-seal = sellar, sella, listo, lista, confirmar
interceptor-words-reopen = reabrir, reescribir
interceptor-words-random = azar, aleatorio
interceptor-words-pilot = piloto
interceptor-words-spend = gastar, gasta, comprar
interceptor-words-show = mostrar, muestra, ver, tablero

# Lo que anuncia una nave alcanzada, como se escribe: un giro y una velocidad.
interceptor-words-straight = ninguno, sin giro, recto, ni izquierda ni derecha
interceptor-words-left = izquierda, primero izquierda, a la izquierda, primer giro a la izquierda, primer giro a la izquierda (I), I
interceptor-words-right = derecha, primero derecha, a la derecha, primer giro a la derecha, primer giro a la derecha (D), D
interceptor-words-slower = más despacio, más lento, frenar
interceptor-words-same = igual, misma velocidad, la misma velocidad
interceptor-words-faster = más rápido, acelerar

# Las mejoras, como se escriben en un comando.
interceptor-words-upgrade-structure = estructura
interceptor-words-upgrade-speed = velocidad
interceptor-words-upgrade-acceleration = aceleración
interceptor-words-upgrade-agility = agilidad
interceptor-words-upgrade-near = cerca
interceptor-words-upgrade-middle = medio
interceptor-words-upgrade-far = lejos
interceptor-words-upgrade-rear = trasero

# Las letras de una orden, en este orden: avance, derecha, izquierda, looping, trompo. Cinco letras de la A
# a la Z menos la X, que retiene el disparo. Las que se leen están en interceptor-desk y en interceptor-help.
interceptor-letters = A D I L T
# La palabra para dejar el combate.
interceptor-retreat = RETIRADA

# Adónde apunta un morro, como se escribe.
interceptor-north = N
interceptor-north-east = NE
interceptor-south-east = SE
interceptor-south = S
interceptor-south-west = SO
interceptor-north-west = NO

# Lo que anuncia una nave alcanzada.
interceptor-announcement = { $turn }, { $change }
interceptor-announced-plan = { $said } ({ $speeds })
interceptor-announce-straight = ni izquierda ni derecha
interceptor-announce-left = primero izquierda
interceptor-announce-right = primero derecha
interceptor-announce-slower = más despacio
interceptor-announce-same = misma velocidad
interceptor-announce-faster = más rápido
interceptor-change-of-speed = { $change ->
        [slower] Más despacio
        [same] Misma velocidad
       *[faster] Más rápido
    } ({ $speeds })

# Las órdenes y lo que se corrigió en ellas. Las letras se cuentan desde 1.
interceptor-order-corrected = `{ $written }` pasa a ser `{ $made }`
interceptor-fix-speed = La velocidad { $written } no está a tu alcance: será { $made }.
interceptor-fix-forbidden = { $code } (letra { $at }) fuera: no se gira a velocidad 5 o más.
interceptor-fix-too-many-turns = { $code } (letra { $at }) fuera: tres giros como mucho.
interceptor-fix-delayed = { $code } espera { $moves ->
        [one] 1 movimiento
       *[other] { $moves } movimientos
    }: a esta velocidad, entre dos giros se vuela recto.
interceptor-fix-lost = { $code } (letra { $at }) se pierde: antes se acaban los movimientos.
interceptor-fix-too-many-moves = { $code } (letra { $at }) fuera: esta velocidad no da más movimientos.
interceptor-fix-loop = L (letra { $at }) necesita 3 movimientos: { $moves ->
        [0] no queda ninguno, así que la quito
        [one] pasa a ser { $moves } A
       *[other] pasa a ser { $moves } A
    }.

# Negativas: qué falla y luego qué hacer.
interceptor-refusal-no-speed = { $marked }: empieza por una velocidad y luego letras: `3 AIAADX`.
interceptor-refusal-no-code = { $marked }: **{ $letter }** no es un código. Usa A D I L T X.
interceptor-refusal-too-long = { $marked }: demasiado larga. Una orden tiene 40 letras como mucho.
interceptor-refusal-no-hex = { $marked }: aquí va un hexágono. Escribe un hexágono del borde, una dirección y una velocidad: `A7 NE 3`.
interceptor-refusal-no-facing = { $marked }: aquí va una dirección. Escribe N, NE, SE, S, SO o NO, como en `A7 NE 3`.
interceptor-refusal-no-such-ship = No tienes esa nave: las tuyas van de la 1 a la { $ships }.
interceptor-refusal-ship-out = Tu nave { $number } está fuera del combate.
interceptor-refusal-pilot-out = No te quedan naves, pero puedes seguir mirando.
interceptor-refusal-border = **{ $hex }** no está en el borde. Entra por la columna A o { $column }, o por la fila 1 o { $row }.
interceptor-refusal-too-fast = Demasiado rápido: esta nave entra con una velocidad de -{ $top } a { $top }.
interceptor-refusal-placing = Aún no han entrado todas las naves. Las órdenes vienen justo después.
interceptor-refusal-placed = Todas las naves han entrado. Ahora escribe una orden, como `3 AIAADX`.
interceptor-refusal-announcements = Las naves alcanzadas anuncian antes su plan. Después se escriben las órdenes.
interceptor-refusal-no-announcement = Esa nave no tiene nada que anunciar ahora.
interceptor-refusal-announced = Esa nave ya anunció: { $said }. No se puede cambiar.
interceptor-refusal-cannot-keep = Ninguna orden podría cumplir eso. Puedes anunciar: { $possible }.
interceptor-refusal-half-announced = Anuncia las dos cosas: tu primer giro y si cambia tu velocidad. Puedes anunciar: { $possible }.
interceptor-refusal-contradicts = Anunciaste: { $said }. En vuelo, esta orden significa: { $order }. Escribe una que cumpla tu palabra.
interceptor-refusal-early = Muy pronto para la retirada: quedan { $left } naves, y hacen falta { $from } o menos.
interceptor-refusal-death = Este combate es a muerte: no hay retirada.
interceptor-refusal-missing = Tu nave { $number } aún no tiene nada escrito. Hazlo y luego sella.
interceptor-refusal-sealed = Ya has sellado. Para cambiar algo, escríbelo de nuevo.
interceptor-refusal-not-sealed = No has sellado nada.
interceptor-refusal-stars = Esa nave tiene { $stars } ★, y una mejora cuesta { $needed } ★.
interceptor-refusal-upgraded = Esa nave ya tiene el máximo de esta mejora ({ $most }): { $upgrade }.
interceptor-refusal-no-upgrade = Esa mejora no existe. Elige una: { $upgrades }.
interceptor-refusal-over = Este combate ha terminado. Empieza otro con `/jugar`.

interceptor-upgrade-structure = +1 de estructura
interceptor-upgrade-speed = +1 de velocidad máxima
interceptor-upgrade-acceleration = +1 de aceleración
interceptor-upgrade-agility = un movimiento menos entre giros
interceptor-upgrade-near = +1 de daño en el hexágono contiguo
interceptor-upgrade-middle = +1 de daño en el segundo hexágono
interceptor-upgrade-far = +1 de daño en los hexágonos lejanos
interceptor-upgrade-rear = un cañón trasero

# La nave de quien lee, donde solo lo lee su piloto: al principio de una frase, o dentro.
interceptor-own-ship = Tu nave{ $number ->
        [1] {" II"}
        [2] {" III"}
       *[other] {""}
    }
interceptor-own-ship-within = tu nave{ $number ->
        [1] {" II"}
        [2] {" III"}
       *[other] {""}
    }

# Lo que ha pasado.
interceptor-news-scattered = { $count ->
        [one] { $count } asteroide va
       *[other] { $count } asteroides van
    } a la deriva por el tablero.
interceptor-news-noted = Anotado para **{ $ship }**.
interceptor-news-renoted = Anotado para **{ $ship }**: reemplaza lo que sellaste y sigue sellado. Nadie lo nota.
interceptor-news-placed = **{ $ship }**: entra en { $place }.
interceptor-news-entered = Todas las naves han entrado: { $ships }.
interceptor-news-announced = **{ $ship }** contó su plan solo a sus atacantes.
interceptor-news-told = **{ $ship }** anuncia: { $said }.
interceptor-news-sealed = { who-has } sellado.
interceptor-news-reopened = { $name-you ->
        [yes] Estás escribiendo
       *[no] **{ $name }** está escribiendo
    } de nuevo.
interceptor-news-wrote = **{ $ship }**: { $order }
interceptor-preview = Acabas en **{ $hex }**, morro { $nose }{ $back ->
        [yes] , retrocediendo
       *[no] { "" }
    }{ $damage ->
        [0] .
       *[other] { ":" } pierdes { $damage }.
    }
interceptor-preview-stays = Te quedas en **{ $hex }**, morro { $nose }{ $damage ->
        [0] .
       *[other] { ":" } pierdes { $damage }.
    }
interceptor-preview-holds = No disparas.
interceptor-preview-struck = Asteroide al final: -1, sin disparos.
interceptor-preview-carried = El asteroide de allí te arrastra hasta { $hex }: -1, sin disparos.
interceptor-news-flown = **Movimiento.** { $lines }
# Un vuelo en palabras, como «avanza 1, izquierda, avanza 2».
interceptor-flown = { $ship }: { $moves }
interceptor-flown-stays = { $ship } no se mueve
interceptor-move-ahead = avanza { $count }
interceptor-move-back = retrocede { $count }
interceptor-move-left = izquierda{ $count ->
        [one] { "" }
       *[other] {" "}×{ $count }
    }
interceptor-move-right = derecha{ $count ->
        [one] { "" }
       *[other] {" "}×{ $count }
    }
interceptor-move-flip = media vuelta
interceptor-move-loop = looping
interceptor-move-hold = sin disparar
interceptor-flown-fleeing = { $ship } se retira
interceptor-harm-walls = -{ $count } borde
interceptor-harm-crossed = -{ $count } asteroide
interceptor-news-drifted = **Asteroides.** { $lines }
interceptor-news-drifted-quietly = **Asteroides.** No golpean a nadie.
interceptor-struck-hit = { $ship }: golpe de asteroide (-1)
interceptor-struck-carried = { $ship }: a rastras hasta { $hex } (-1)
interceptor-news-fired = **Disparos, turno { $turn }.** { $lines }
interceptor-news-fired-quietly = **Disparos, turno { $turn }.** No alcanzan a nadie.
interceptor-caption = **Turno { $turn }**: movimiento, asteroides, disparos.
interceptor-fired-hit = **¡{ $ship } alcanza a { $target }: -{ $damage }!**
interceptor-fired-hidden = { $ship } se oculta en un asteroide
interceptor-fired-stars = { $ship } gana { $stars } ★ por un derribo
interceptor-fired-fled = { $ship } logra escapar
interceptor-lost-saved = { $ship } cae; su piloto salta a tiempo
interceptor-lost-lost = { $ship } cae; demasiado daño para saltar a tiempo
interceptor-over-won = Fin del combate: { $name-you ->
        [yes] ¡ganas!
       *[no] ¡**{ $name }** gana!
    }
interceptor-over-draw = Fin del combate: empate entre { $names }.

# Lo que las naves de un combate llevan a la campaña.
interceptor-home = **Campaña.** { $lines }
interceptor-home-alive = { $ship }: de vuelta en casa{ $stars ->
        [0] {""}
       *[other] , +{ $stars } ★
    }
interceptor-home-saved = { $ship }: nave perdida{ $upgrades ->
        [0] {""}
        [one] {" "}con su mejora
       *[other] {" "}con sus { $upgrades } mejoras
    }, piloto de vuelta en casa{ $stars ->
        [0] {""}
       *[other] , +{ $stars } ★
    }
interceptor-home-lost = { $ship }: se pierden nave y piloto, con todas las estrellas{ $upgrades ->
        [0] {""}
        [one] {" "}y { $upgrades } mejora
       *[other] {" "}y { $upgrades } mejoras
    }

# El historial de un piloto en la campaña de un servidor.
interceptor-pilot = **{ $name }** en la campaña de este servidor:
interceptor-pilot-none = **{ $name }** aún no ha volado en la campaña de este servidor.
interceptor-pilot-how = Solo cuentan los combates abiertos con `/interceptor abrir campaña:dentro`.
interceptor-pilot-ship = **Nave { $number }**: { $stars } ★ · { $fights ->
        [one] { $fights } combate
       *[other] { $fights } combates
    }, { $wins ->
        [one] { $wins } ganado
       *[other] { $wins } ganados
    } · { $losses ->
        [0] ninguna nave perdida
        [one] { $losses } nave perdida
       *[other] { $losses } naves perdidas
    }
interceptor-pilot-build = Estructura { $structure }, velocidad máxima { $top }, aceleración { $acceleration }, daño { $damage }
interceptor-pilot-upgrades = Mejoras: { $upgrades }
interceptor-pilot-no-upgrade = Sin mejoras
interceptor-pilot-rich = Una mejora cuesta { $stars } ★: `/interceptor gastar`.
interceptor-pilot-bought = Nave { $number } mejorada: **{ $upgrade }**, desde su próximo combate. Quedan { $stars } ★.
interceptor-upgrade-offer = { $word }: { $upgrade }

# Cómo va el combate.
interceptor-status-start = Tablero de { $side }×{ $side } con { $asteroids ->
        [one] { $asteroids } asteroide
       *[other] { $asteroids } asteroides
    }.
interceptor-status-turn = Turno { $turn }, { $ships ->
        [one] queda { $ships } nave
       *[other] quedan { $ships } naves
    }.
interceptor-status-quiet = Empate en { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    } si nadie recibe daño.
interceptor-status-place-you = **Te toca:** elige por dónde entra tu nave.
interceptor-status-announce-you = **Te alcanzaron:** da a tus atacantes una pista de tu próxima orden, y cúmplela. Solo la ven ellos.
interceptor-status-order-you = **Te toca:** escribe tu orden.
interceptor-status-fly-you = **Te toca:** { $moves ->
        [0] quédate, gira o acelera.
        [one] vuela 1 hexágono{ $back ->
            [yes] {" "}atrás
           *[no] { "" }
        }, con giros.
       *[other] vuela { $moves } hexágonos{ $back ->
            [yes] {" "}atrás
           *[no] { "" }
        }{ $turns ->
            [yes] , con giros.
           *[no] , sin giros.
        }
    }
interceptor-status-seal-you = **Te toca:** sella o edita.
interceptor-status-placing = Aún sin colocar: { $names }.
interceptor-status-told = Has acertado a **{ $ship }**, así que sabes: { $said }{ $straight ->
        [yes] {" "}(puede hacer un looping)
       *[no] {""}
    }.
interceptor-status-promised = **Anunciaste:** { $said }. Cúmplelo.
interceptor-status-place-yours = Pulsa **{ table-button-console }** para colocar tu nave: solo tú ves dónde.
interceptor-status-announcing = Aún sin anunciar su plan: { $names }.
interceptor-status-ordering = Aún sin orden: { $names }.
interceptor-status-sealed = Ya sellaron: { $names }.

# La imagen en palabras.
interceptor-ship = { $ship }: { $hex }, morro { $nose }, velocidad { $speed }, estructura { $hull }/{ $structure }.
interceptor-ship-stars = { $stars } ★
interceptor-ship-waiting = { $ship }: aún no ha entrado.
interceptor-asteroids = Asteroides y su deriva: { $list }.
interceptor-no-asteroids = Sin asteroides.
interceptor-alt-title = Interceptor, un tablero hexagonal de { $side } por { $side }.
interceptor-alt-order = Tu orden para { $ship }: { $order }.
interceptor-alt-replay = Repetición del turno { $turn }.

# Las opciones de una partida.
interceptor-options-board = tablero { $side }×{ $side }
interceptor-options-asteroids = { $count ->
        [one] { $count } asteroide
       *[other] { $count } asteroides
    }
interceptor-options-ships = { $count ->
        [one] una nave por piloto
       *[other] { $count } naves por piloto
    }
interceptor-options-death = a muerte
interceptor-options-retreat = retirada con { $from } naves
interceptor-options-campaign = campaña

# Las pocas palabras dentro de las imágenes. Cortas: una imagen se lee a 294 píxeles.
interceptor-picture-start = Entrada
interceptor-picture-turn = Turno { $turn }
interceptor-picture-replay = Repetición { $turn }
interceptor-picture-movement = Movimiento
interceptor-picture-asteroids = Asteroides
interceptor-picture-fire = Fuego
interceptor-picture-result = Efecto
interceptor-picture-wall = muro
interceptor-picture-asteroid = asteroide
# Encima del nombre de quien disparó.
interceptor-picture-over = Fin
interceptor-picture-victory = ¡Victoria!
interceptor-picture-hint = Pista
interceptor-picture-hint-of = Pista { $ship }
interceptor-picture-order = Orden
interceptor-picture-order-of = Orden { $ship }
interceptor-picture-written = escrita { $order }

# Récords que batir
interceptor-feat-turns = Menos turnos para ganar: { $value }
interceptor-deed-turns = Victoria en { $value ->
        [one] { $value } turno
       *[other] { $value } turnos
    }

# Cómo se gana, en una línea.
interceptor-goal = Derriba las naves rivales y esquiva sus disparos. Gana el último piloto en combate.
interceptor-riddle = Tres órdenes. ¿Cuál da en el blanco?
interceptor-riddle-why = Con esa, otra nave acaba el turno en su línea de fuego. Las otras no alcanzan a nadie.
