# Contact. Las losetas son letras; la Tierra no tiene.
# El nombre de quien lee es «tú»: ninguna preposición delante, salvo «entre».

contact-title = Contact
contact-cover = Una mano sube.
contact-cover-more = El resto adivina.
contact-pitch = Una persona conoce el objetivo y solo muestra una mano: arriba en vuelo; más lejos, más tiempo.
contact-pitch-short = adivinar adónde va una mano

# Las palabras que se escriben en un mensaje directo, separadas por comas.
contact-words-route = ruta, volar, vuela
contact-words-back = atrás, deshacer
contact-words-clear = borrar, vaciar
contact-words-signal = señal, carta
contact-words-exchange = cambiar, cambio, cambia
contact-words-drop = descartar, descarta
contact-words-send = enviar, envía, transmitir
contact-words-guess = adivinar, adivina
contact-words-repeat = repetir, repite, otra vez
contact-words-stop = escala
contact-words-briefing = briefing, reunión
contact-words-card-fifty = 50:50, 50/50, cincuenta
contact-words-card-stop = primera escala, escala
contact-words-card-exchange = nuevo objetivo, objetivo, cambio
contact-words-reactivate = reactivar, reactiva
contact-words-practise = prueba, probar
contact-words-begin = comenzar, comienza, empezar
contact-words-show = mostrar, muestra, ver, tablero

# Nombres de las cosas.
contact-earth = Tierra
contact-game-master = Houston
contact-aid-fifty = 50:50
contact-aid-stop = Primera escala
contact-aid-exchange = Nuevo objetivo
contact-signal = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
contact-fuel = { $fuel } de combustible
contact-level = nivel { $level }
contact-level-pro = variante pro
contact-none = ninguna

# Por qué no, y qué se podría.
contact-refusal-tile = **{ $said }** no es una loseta. Da una letra de la A a la W, o 0 para la Tierra.
contact-refusal-tile-empty = ¿Qué loseta? Da una letra de la A a la W, o 0 para la Tierra.
contact-refusal-no-tiles = ¿Qué losetas? Da al menos una; si son varias, con espacios, p. ej. B K.
contact-refusal-signal = **{ $said }** no es una carta de señal. Di sus puntos, de 1 a 6.
contact-refusal-signal-empty = ¿Qué carta de señal? Di sus puntos, de 1 a 6.
contact-refusal-aid = **{ $said }** no es una carta de ayuda. Di su número, de 1 a 3.
contact-refusal-aid-empty = ¿Qué carta de ayuda? Di su número, de 1 a 3.
contact-refusal-press = Las palabras no mueven la mano. Pulsa su botón para despegar y aterrizar.
contact-refusal-over = Esta misión ha terminado. Empieza otra con `/jugar`.
contact-refusal-practising = Los vuelos de prueba siguen. La primera fuente (**{ $name }**) empieza la misión.
contact-refusal-begun = La misión ha empezado: se acabaron las pruebas.
contact-refusal-not-first = Solo la primera fuente (**{ $name }**) puede empezar la misión.
contact-refusal-no-flight = Elige antes un vuelo de prueba: de una loseta a otra.
contact-refusal-same-tile = Has dado **{ $tile }** dos veces. Da dos losetas distintas.
contact-refusal-not-source = Solo la fuente ({ $source }) puede hacer eso.
contact-refusal-crew-decides = Tu vuelo ya se envió. Ahora le toca a la tripulación (**{ $name }**).
contact-refusal-in-box = **{ $tile }** no está en esta partida: los asteroides de la S a la W son de la variante pro.
contact-refusal-start = El vuelo sale de **{ $tile }**, y cada loseta se usa una sola vez.
contact-refusal-twice = Tu ruta ya pasa por **{ $tile }**, y cada loseta se usa una sola vez.
contact-refusal-blocked = **{ $by }** bloquea la línea recta { $from } → { $to }. Aterriza ahí, o rodéala.
contact-refusal-practice-blocked = **{ $by }** bloquea la línea recta { $from } → { $to }. Prueba entre otras dos losetas.
contact-refusal-past-target = Tu ruta ya acaba en su objetivo, **{ $tile }**. Márcala con la mano, o deshaz un tramo.
contact-refusal-route-empty = Tu ruta no tiene ningún tramo que deshacer.
contact-refusal-route-unfinished = Tu ruta acaba en **{ $end }**. Llévala antes hasta tu objetivo, **{ $target }**.
contact-refusal-signal-first = Elige antes la carta de señal.
contact-refusal-signal-chosen = La carta de señal ya está elegida: { $signal }.
contact-refusal-no-signal = No queda ninguna carta de señal de { $signal }. Elige otra.
contact-refusal-double = Dos pulsaciones del mismo botón en menos de 0,15 s cuentan como una. Sigue sin más.
contact-refusal-take-full = Has aterrizado en el objetivo. Envía esta toma, o empieza de nuevo.
contact-refusal-take-long = Esta toma pasa de { $seconds } segundos. Empieza de nuevo.
contact-refusal-take-empty = Aún no has marcado nada.
contact-refusal-take-unfinished = { $landings ->
        [0] Aún no has aterrizado
        [one] Has aterrizado una vez
       *[other] Has aterrizado { $landings } veces
    }, y tu vuelo tiene { $legs ->
        [one] { $legs } tramo
       *[other] { $legs } tramos
    }. Sigue, o empieza de nuevo.
contact-refusal-you-source = Eres la fuente; eso solo puede hacerlo la tripulación.
contact-refusal-await = Aún no hay nada que responder. La fuente ({ $source }) tiene que transmitir antes.
contact-refusal-not-guesser = No te toca adivinar: ahora adivina **{ $name }**.
contact-refusal-no-repeat = Esa fue la tercera transmisión. Ahora adivina.
contact-refusal-no-planet = **{ $tile }** no es un planeta. La señal viene de un planeta boca arriba.
contact-refusal-face-down = **{ $tile }** sigue boca abajo. La señal viene de un planeta boca arriba.
contact-refusal-reached = Ya se llegó a **{ $tile }**. La señal viene de un planeta al que aún no se ha llegado.
contact-refusal-wrong-already = **{ $tile }** ya está descartado en esta ronda. Di otro.
contact-refusal-no-aids = Solo hay cartas de ayuda en la variante pro.
contact-refusal-aid-used = La carta de ayuda **{ $aid }** está gastada. Con 1 de combustible se reactivan todas.
contact-refusal-no-stop = El último vuelo no hizo escala: la mano aterrizó una sola vez.
contact-refusal-stop-shown = La primera escala de ese vuelo ya se muestra: **{ $tile }**.
contact-refusal-nobody = No hay nadie con quien hablar.
contact-refusal-briefing-on = El briefing ya está en marcha. Háblalo con el resto y luego adivina.
contact-refusal-all-active = Todas las cartas de ayuda están activas ya.
contact-refusal-last-fuel = No puedes gastar tu último combustible en cartas de ayuda.

# Lo que ha pasado.
contact-news-laid = El espacio está listo. Primeros objetivos posibles: { $tiles }.
contact-news-laid-pro = El espacio está listo: los 18 planetas son objetivos posibles.
contact-news-practises = { $name-you ->
        [yes] Vas
       *[no] **{ $name }** va
    } a volar { $from } → { $to } como prueba.
contact-news-practised = { who-did } volado { $from } → { $to } como prueba.
contact-news-practised-master = He volado { $from } → { $to } como prueba.
contact-news-round = **Ronda { $number }**: { $name-you ->
        [yes] eres
       *[no] { $name } es
    } la fuente.
contact-news-round-master = **Ronda { $number }**.
contact-news-round-planet = Nuevo objetivo posible: **{ $tile }**.
contact-news-target = Tu objetivo secreto es **{ $tile }**.
contact-news-source = { $name-you ->
        [yes] Ahora eres
       *[no] **{ $name }** es ahora
    } la fuente, con otro objetivo.
contact-news-source-master = Ahora soy la fuente, con otro objetivo.
contact-news-exchanged = La fuente ha cambiado de objetivo.
contact-news-chosen = La fuente juega por la carta de señal de { $signal }.
contact-news-routed = Tu ruta: { $route }.
contact-news-routed-none = Tu ruta está vacía.
contact-news-sent = { who-has } transmitido: { $hops ->
        [1] un salto
        [2] dos saltos
        [3] tres saltos
       *[other] { $hops } saltos
    }.
contact-news-sent-master = { $hops ->
        [1] **Un salto**, directo al objetivo.
        [2] **Dos saltos**: una escala y el objetivo.
        [3] **Tres saltos**: dos escalas y el objetivo.
       *[other] **{ $hops } saltos**: varias escalas y el objetivo.
    }
contact-news-repeat = { $by-you ->
        [yes] Pides
       *[no] **{ $by }** pide
    } una repetición: { $name-you ->
        [yes] transmite otra vez.
       *[no] { $name }, transmite otra vez.
    }
contact-news-repeat-master = { $by-you ->
        [yes] Pides
       *[no] **{ $by }** pide
    } una repetición.
contact-news-repeat-alone = Pido otro vuelo.
contact-news-passed = { who-did } dejado pasar el tiempo: ahora { $guesser-you ->
        [yes] adivinas tú.
       *[no] adivina **{ $guesser }**.
    }
contact-news-passed-alone = { who-did } dejado pasar el tiempo.
contact-news-fuel-lost = Nadie respondió a tiempo: 1 de combustible menos. Queda: { $fuel }.
contact-news-doubled = { $name-you ->
        [yes] Juegas
       *[no] **{ $name }** juega
    } la carta de ayuda 50:50.
contact-news-missed = ❌ { who-did } dicho { $planets }: **no era**. Queda: { $fuel }.
contact-news-missed-master = ❌ Dije { $planets }: **no era**. Queda: { $fuel }. A mí me pareció { $route }.
contact-news-forfeited = La carta de señal ({ $signal }) también se pierde.
contact-news-found = ✅ { who-did } dicho { $planets }: **¡correcto!** El cohete aterriza en **{ $tile }**.
contact-news-found-route = ✅ { who-did } dicho { $planets }: **¡correcto!** La ruta era { $route }.
contact-news-found-master = ✅ { $name-you ->
        [yes] Tu mano
       *[no] La mano de **{ $name }**
    } me lo dijo todo: { $planets }, **¡correcto!** La ruta era { $route }.
contact-news-won-card = Carta de señal ganada: { $signal }.
contact-news-stop = { who-did } pedido la primera escala: **{ $tile }**.
contact-news-briefing = { $name-you ->
        [yes] Convocas
       *[no] **{ $name }** convoca
    } un briefing con la carta de ayuda { $aid }: la tripulación puede hablar hasta el próximo intento. La fuente solo escucha.
contact-news-reactivated = { $name-you ->
        [yes] Pagas
       *[no] **{ $name }** paga
    } 1 de combustible: todas las cartas de ayuda vuelven a estar activas. Queda: { $fuel }.
contact-news-lost = La señal venía de **{ $tile }**.
contact-news-lost-route = La señal venía de **{ $tile }**. La ruta era { $route }.

# Cómo ha acabado.
contact-over-won = **¡Misión cumplida!** 12 planetas encontrados, **{ $score } de { $best } puntos**.
contact-over-next = Era: { $now }. Te sobra: { $fuel }. Prueba ahora: { $level }.
contact-button-next = Probar { $level }
contact-over-signal = **Señal encontrada** en el intento { $guess } de { $guesses }.
contact-over-lost = **Contacto perdido**: no queda combustible.

# Cómo va la misión.
contact-status-practice = **Una persona conoce el objetivo** y solo muestra una mano: arriba mientras vuela, cuanto más lejos, más tiempo. El resto adivina.
contact-status-practice-solo = **Houston conoce el objetivo** y solo muestra una mano: arriba mientras vuela, cuanto más lejos, más tiempo. Tú adivinas; luego, al revés.
contact-status-flight = Prueba: **{ $route }**.{ $stage ->
        [ground] {" "}Despega, espera y aterriza.
        [air] {" "}**Estás volando**: aterriza cuando creas haber llegado.
       *[landed] {""}
    }
contact-status-begin = **{ $name }** puede empezar la misión.
contact-status-practising = Van a volar: { $names }.
contact-status-round = Ronda { $round }/{ $rounds } · { $fuel }{ $first ->
        [yes] {" "}(1 por error)
       *[no] {""}
    }
contact-status-score = { $score }/{ $best } puntos
contact-status-signal = { $left ->
        [0] No quedan intentos.
        [one] Último intento.
       *[other] Quedan { $left } intentos.
    }
contact-status-stake = { $first ->
        [yes] carta a la primera:
       *[no] a la primera:
    } { $signal }
contact-status-stake-none = carta de señal: por elegir
contact-status-stake-lost = sin puntos esta ronda
contact-status-source = { $name } es la fuente y prepara el vuelo.
contact-status-source-again = { $name } es la fuente y tiene que transmitir otra vez.
contact-status-source-you = **Eres la fuente.** Tu objetivo secreto: **{ $tile }**.
contact-status-source-you-again = **Eres la fuente**, y la tripulación quiere una repetición: la misma ruta u otra. Tu objetivo secreto: **{ $tile }**.
contact-status-hand-you = **Ahora tu mano**: vuela a **{ $tile }**. Adivino adónde por el tiempo que está arriba.
contact-status-hand-again = **Otra vez a { $tile }.** Rojo: hasta dónde te oí volar. Dorado: lo lejos que está.
contact-status-hand-flies = **Tu mano** vuela a **{ $tile }**.
contact-status-guess-you = **Te toca adivinar.**
contact-status-stakes = A la primera ganas { $signal } (de { $best }). Un fallo cuesta 1 (hay { $fuel }).
contact-status-heard = Mano arriba: **{ $seconds }** s. ¿Qué planeta?
contact-status-guess = Ahora adivina { $name }. { $left ->
        [0] No quedan vuelos nuevos.
        [one] Queda { $left } vuelo nuevo.
       *[other] Quedan { $left } vuelos nuevos.
    }
contact-status-silence = Sin comentarlo, por favor.
contact-status-briefing = **Briefing**: la tripulación puede hablar hasta el próximo intento. La fuente solo escucha.
contact-status-wrong = Ya descartados: { $tiles }.
contact-status-marker = Primera escala de la transmisión { $number }: **{ $tile }**.
contact-status-rings-each = Los anillos muestran hasta dónde llega cada salto.
contact-status-rings-first = El anillo muestra solo el primer salto.
contact-status-rings-stops = El anillo es el salto 1: ¿dónde cayó?
contact-status-rings-second = El anillo pequeño es un segundo de vuelo.
contact-status-aids = Cartas de ayuda: { $active }
contact-status-aids-used = Cartas de ayuda: { $active } · gastadas: { $used }

# La imagen en palabras.
contact-describe-places = Dónde están las losetas: como las horas de un reloj alrededor del centro, la más cercana primero.
contact-describe-middle = En el centro: { $tiles }.
contact-describe-hour = { $hour ->
        [one] A la { $hour }
       *[other] A las { $hour }
    }: { $tiles }
contact-describe-beside = Una junto a otra: { $pairs }.
contact-describe-rocket = El cohete está en { $tile }.
contact-describe-possible = Objetivos posibles: { $tiles }.
contact-describe-ruled-out = Ya descartados: { $tiles }.
contact-describe-reached = Alcanzados: { $tiles }.
contact-describe-down = Boca abajo: { $tiles }.
contact-describe-asteroids = Asteroides: { $tiles }.
contact-describe-won = Cartas de señal ganadas: { $cards }.
contact-describe-left = Cartas de señal que quedan: { $cards }.
contact-describe-past = Ronda { $number }: { $tile } ({ $signal }): { $name }.
contact-describe-past-lost = Ronda { $number }: { $tile } (carta perdida): { $name }.
contact-describe-heard = Se oyó: { $strips }
contact-describe-target = Tu objetivo secreto es { $tile }.
contact-describe-route = Tu ruta: { $route }.
contact-describe-take = Tu toma: { $strip }
contact-describe-blocked = Sin vuelo directo desde { $tile } a: { $blocked }.
contact-describe-blocked-one = { $tile } por { $by }
contact-alt-title = Contact: un cuadrado de espacio con { $count } losetas, como las horas de un reloj alrededor de su centro, la más cercana primero.
contact-alt-state = Ronda { $round } de { $rounds }, { $fuel }, { $score } de { $best } puntos.
contact-alt-practice = Vuelos de prueba.
contact-alt-hand = En la imagen, una mano se levanta y marca el ritmo del vuelo, dos veces. La opción “barras” lo da en palabras.
contact-alt-bars = El vuelo en pulsos: { $beats }.
contact-alt-bar-first = { $flight } arriba
contact-alt-bar = { $pause } abajo, { $flight } arriba
contact-alt-certificate = Un certificado para { $names }: { $points } de { $best } puntos, { $date }. Planetas encontrados: { $tiles }.
contact-options-signal = una sola señal: mi mano vuela una vez, a uno de cinco planetas; { $guesses } intentos

# Las opciones de una partida.
contact-options-solo = solitario: soy la fuente
contact-options-turns = solitario: tú y yo, por turnos con la mano
contact-options-hand = una mano animada
contact-options-bars = barras
contact-options-practice = vuelos de prueba antes
contact-options-no-practice = sin pruebas

# Récords personales
contact-feat-score = Mejor puntuación de una misión: { $value } de 42
contact-deed-score = { $value ->
        [one] { $value } punto de 42
       *[other] { $value } puntos de 42
    }

# Cómo se gana, en una línea.
contact-goal = En equipo: adivinar 12 planetas por la mano antes de quedarse sin combustible.
contact-goal-alone = Houston y tú, por turnos con la mano: 12 planetas antes de quedarse sin combustible.

# Lo que se comparte de la señal del día.
contact-puzzle-found = { $guess }/{ $guesses }
contact-puzzle-unfound = X/{ $guesses }

# Un vuelo como pregunta para otras personas.
contact-riddle = ¿A qué planeta vuela esta mano?
contact-riddle-why = Desde { $from }, { $hops ->
        [one] un salto
       *[other] { $hops } saltos
    }: `{ $beats }`. Cuanto más larga la barra, más largo el salto.
