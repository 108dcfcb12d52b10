# Space Connection. El puesto 1 es verde y el 2 azul, como en la caja.
# El nombre de quien lee es «tú»: ninguna preposición delante, salvo «entre».

space_connection-title = Space Connection
space_connection-cover = Veinte planetas.
space_connection-cover-more = Encuéntralos antes.
space_connection-pitch = Explora un cielo oculto con sondas, naves y láseres.
space_connection-pitch-short = un cielo oculto

# Las palabras que se escriben en un mensaje directo, separadas por comas.
space_connection-words-scout = sonda
space_connection-words-ship = nave
space_connection-words-super = supernave, super-nave
space_connection-words-laser = láser, láseres, rayo, emisor, emisores
space_connection-words-hide = ocultar, oculta, esconder, cielo
space_connection-words-planet = planeta, añadir, agregar, quitar
space_connection-words-move = mover, mueve
space_connection-words-random = azar, aleatorio
space_connection-words-clear = borrar, vaciar
space_connection-words-keep = guardar, guarda
space_connection-words-load = cargar, carga, favorito
space_connection-words-list = favoritos, lista
space_connection-words-seal = sellar, sella, listo, confirmar
space_connection-words-note = anotar, anota, sospechar
space_connection-words-empty = vacía, vacío, vacías
space_connection-words-erase = olvidar, olvida, tachar
space_connection-words-concede = rendirse, rendición, me rindo
space_connection-words-show = mostrar, muestra, ver, tablero

# Piezas.
space_connection-piece-scout = sonda
space_connection-piece-ship = nave
space_connection-piece-super-ship = supernave
space_connection-piece-laser = láser
space_connection-count-scout = { $count ->
        [one] { $count } sonda
       *[other] { $count } sondas
    }
space_connection-count-ship = { $count ->
        [one] { $count } nave
       *[other] { $count } naves
    }
space_connection-count-super-ship = { $count ->
        [one] { $count } supernave
       *[other] { $count } supernaves
    }
space_connection-count-laser = { $count ->
        [one] { $count } láser
       *[other] { $count } láseres
    }

# Negativas: qué falla y luego qué hacer.
space_connection-refusal-position = **{ $said }** no es una casilla. Escribe una fila de la A a la M y luego un número: G7.
space_connection-refusal-position-row = **{ $said }** no es una casilla: la fila { $row } va de { $row }1 a { $row }{ $count }.
space_connection-refusal-position-empty = Di una casilla: una fila de la A a la M y luego un número, como G7.
space_connection-refusal-no-positions = Di al menos una casilla, como G7. Si son varias, con espacios: C4 C5 D5.
space_connection-refusal-twice = **{ $at }** está dos veces. Di cada casilla una sola vez.
space_connection-refusal-too-many = Un cielo solo tiene { $allowed } planetas. Quita uno para añadir otro, o mueve uno.
space_connection-refusal-no-planet = No tienes ningún planeta en **{ $at }**. Elige uno de los tuyos para moverlo.
space_connection-refusal-planet-there = Ya tienes un planeta en **{ $at }**. Elige una casilla libre.
space_connection-refusal-no-sky = Aún no puedes sellar tu cielo: tiene { $planets ->
        [one] { $planets } planeta
       *[other] { $planets } planetas
    } en { $systems ->
        [one] { $systems } sistema
       *[other] { $systems } sistemas
    }, y necesita exactamente { $all } en { $wanted }.
space_connection-refusal-sealed = Tu cielo está sellado y ya no cambia. Es secreto hasta que lo encuentren.
space_connection-refusal-only-hunt = Juegas en solitario: Houston ocultó el cielo, y tú lo exploras.
space_connection-refusal-not-sealed = Aún no están sellados todos los cielos. La búsqueda empieza en cuanto lo estén.
space_connection-refusal-not-your-turn = Le toca a tu rival. Mientras tanto, puedes tomar notas.
space_connection-refusal-none-left = Ya no te queda: { $piece }. En mano: { $hand }.
space_connection-refusal-none-left-at-all = Ya no te queda ninguna pieza, ni { $piece } ni otra.
space_connection-refusal-one-emitter = Te queda un láser. Di una sola casilla, en línea con un láser del tablero: { $standing }.
space_connection-refusal-one-emitter-alone = Tu último láser no tiene pareja, así que no puede formar un rayo. Lanza otra cosa.
space_connection-refusal-occupied-planet = **{ $at }** ya es un planeta. Elige una casilla libre.
space_connection-refusal-occupied-lost = En **{ $at }** ya hay una pieza perdida ({ $piece }). Elige una casilla libre.
space_connection-refusal-occupied-emitter = En **{ $at }** ya hay un láser. Elige otra casilla.
space_connection-refusal-not-a-centre = **{ $at }** no es el centro de un triángulo. { $count ->
        [one] El centro de su triángulo es { $centres }.
       *[other] Los centros de sus triángulos son { $centres }.
    }
space_connection-refusal-not-on-a-line = **{ $at }** es el centro de un triángulo, y los láseres van en líneas trazadas. Prueba al lado: { $near }.
space_connection-refusal-no-beam = **{ $at }** no forma ningún rayo: necesita otro láser en la misma línea trazada. En línea con ella: { $partners }.
space_connection-refusal-stranger = No estás en esta partida.
space_connection-refusal-over = Esta partida ha terminado. Abre otra con `/jugar`.

# Los cielos favoritos, solo para su dueño.
space_connection-kept = Guardado como **{ $name }**, solo para ti: { $count ->
        [one] { $count } planeta
       *[other] { $count } planetas
    }.
space_connection-forgotten = **{ $name }** ya no está.
space_connection-favourites = Tus cielos favoritos: { $names }.
space_connection-favourites-none = Aún no tienes cielos favoritos. Mientras ocultas, guarda uno con `/connection favorito guardar`.
space_connection-refusal-favourite-name = Un favorito necesita un nombre con letras o cifras, de { $longest } caracteres como mucho, como `Espiral`.
space_connection-refusal-favourite-empty = Tu cielo no tiene planetas que guardar. Pon antes alguno.
space_connection-refusal-favourites-full = Ya tienes { $most } favoritos, el máximo que cabe en una lista. Olvida uno antes.
space_connection-refusal-no-favourites = No tienes ningún favorito **{ $said }**, ni ningún otro aún. Mientras ocultas, guarda uno con `/connection favorito guardar`.
space_connection-refusal-no-favourite = No tienes ningún favorito **{ $said }**. Los tuyos son: { $names }.

# Lo que ha pasado.
space_connection-draft-empty = Tu cielo está vacío. Necesita { $all } planetas en { $wanted } sistemas.
space_connection-news-drafted = Tu cielo ha cambiado.
space_connection-news-sealed = { $name-you ->
        [yes] Has sellado tu cielo.
       *[no] **{ $name }** ha sellado su cielo.
    }
space_connection-news-hidden = Houston ha ocultado 20 planetas en nueve sistemas.
space_connection-news-began = ¡Empieza la búsqueda! A cara o cruz: { $name-you ->
        [yes] **tú** lanzas
       *[no] **{ $name }** lanza
    } primero.
space_connection-news-began-solo = ¡Empieza la búsqueda!
space_connection-news-scout-hit = { $name-you ->
        [yes] **¡Un planeta en { $at }!** Tu sonda vuelve.
       *[no] { who-did } enviado una sonda a { $at }: ¡un **planeta**! La sonda vuelve.
    }
space_connection-news-scout-lost = { $name-you ->
        [yes] **Nada en { $at }.** Tu sonda se pierde.
       *[no] { who-did } enviado una sonda a { $at }: **nada**. La sonda se pierde.
    }
space_connection-news-ship = { $name-you ->
        [yes] { $count ->
            [0] **Ningún planeta**
            [one] **Un planeta, { $found },**
           *[other] **{ $count } planetas, { $found },**
        } en torno a { $at }.
       *[no] { who-did } enviado una { $piece } a { $at }: { $count ->
            [0] **ningún planeta** al alcance
            [one] un planeta nuevo en { $found }
           *[other] { $count } planetas nuevos, { $found }
        }.
    }
space_connection-news-laser = { $name-you ->
        [yes] { $count ->
            [0] **Ningún planeta nuevo**
            [one] **Un planeta, { $found },**
           *[other] **{ $count } planetas, { $found },**
        } en tus rayos.
       *[no] { who-did } puesto { $emitters ->
            [one] un láser en { $at }
           *[other] láseres en { $at }
        }: { $count ->
            [0] ningún planeta nuevo en los rayos
            [one] un planeta nuevo en { $found }
           *[other] { $count } planetas nuevos, { $found }
        }.
    }
space_connection-news-returned = La { $piece } vuelve.
space_connection-news-lost = La { $piece } se pierde.
# Another’s launch, to their rival.
space_connection-news-rival = **{ $name }**: { $piece ->
        [scout] sonda a { $at }
        [ship] nave a { $at }
        [super] supernave a { $at }
       *[laser] láser { $at }
    }, { $count ->
        [0] nada.
        [one] **¡1 acierto!**
       *[other] **¡{ $count } aciertos!**
    }
space_connection-news-rival-systems = **¡Sistemas perdidos: { $number }/{ $all }!**
space_connection-news-systems = { $count ->
        [one] **¡Sistema completo: { $number }/{ $all }!**
       *[other] **¡{ $count } sistemas completos: { $number }/{ $all }!**
    }
space_connection-news-ring = (−{ $cost })
space_connection-news-complete = **Sistema completo ({ $number }/{ $all })**: { $system }.
space_connection-news-paid = Marcarlo cuesta una pieza: { $piece }.
space_connection-news-unpaid = Marcado gratis: no quedan piezas.
space_connection-news-missed = ⏳ Tiempo agotado: { $name-you ->
        [yes] pasas este turno
       *[no] **{ $name }** pasa este turno
    } ({ $missed } de { $patience } seguidos).
space_connection-news-ran-out = { $name-you ->
        [yes] Ya no te queda
       *[no] A **{ $name }** ya no le queda
    } nada que lanzar.
space_connection-news-noted-none = No tienes notas.
space_connection-news-uncovered = { $why } Se revelan los dos cielos.
space_connection-news-uncovered-solo = { $why } Se revela el cielo.

# Por qué acabó, y quién ganó.
space_connection-end-discovered = ¡Encontrados los nueve sistemas!
space_connection-end-exhausted = No queda nada que lanzar.
space_connection-end-conceded = { $name-you ->
        [yes] Te has rendido.
       *[no] **{ $name }** se ha rendido.
    }
space_connection-end-deserted = { who-did } perdido tres turnos seguidos.
space_connection-result-won = { $name-you ->
        [yes] Ganas
       *[no] **{ $name }** gana
    } con { $systems }/{ $all } sistemas y { $planets ->
        [one] { $planets } planeta
       *[other] { $planets } planetas
    } en { $launches ->
        [one] { $launches } lanzamiento
       *[other] { $launches } lanzamientos
    }.
space_connection-result-draw = Empate entre { $names }.
space_connection-result-solo-won = { who-did } encontrado todo en **{ $launches } lanzamientos**.
space_connection-result-solo-lost = { who-did } encontrado { $systems }/{ $all } sistemas en { $launches ->
        [one] { $launches } lanzamiento
       *[other] { $launches } lanzamientos
    }.

# Lo que aún falla en un cielo.
space_connection-draft-planets = { $count ->
        [one] { $count } planeta
       *[other] { $count } planetas
    } en { $systems ->
        [one] { $systems } sistema
       *[other] { $systems } sistemas
    }.
space_connection-draft-missing = { $missing ->
        [one] Falta { $missing } planeta
       *[other] Faltan { $missing } planetas
    }.
space_connection-draft-surplus = { $surplus ->
        [one] Sobra { $surplus } sistema
       *[other] Sobran { $surplus } sistemas
    }.
space_connection-draft-joined = { $surplus ->
        [one] Sobra { $surplus } sistema
       *[other] Sobran { $surplus } sistemas
    }: { $count ->
        [one] un planeta en { $bridge } los uniría
       *[other] planetas en { $bridge } los unirían
    }.
space_connection-draft-joined-some = { $surplus ->
        [one] Sobra { $surplus } sistema
       *[other] Sobran { $surplus } sistemas
    }: { $count ->
        [one] un planeta en { $bridge } uniría algunos
       *[other] planetas en { $bridge } unirían algunos
    }.
space_connection-draft-move-there = Mueve planetas ahí: { $missing ->
        [0] están todos puestos
        [one] solo queda uno por poner
       *[other] solo quedan { $missing } por poner
    }.
space_connection-draft-apart = { $surplus ->
        [one] Sobra { $surplus } sistema
       *[other] Sobran { $surplus } sistemas
    }, y ningún planeta por sí solo uniría dos. Acerca algunos.
space_connection-draft-opening = { $missing ->
        [one] Falta { $missing } sistema
       *[other] Faltan { $missing } sistemas
    }: un planeta que no toca a otro forma uno, por ejemplo en { $openings }.
space_connection-draft-cut = { $missing ->
        [one] Falta { $missing } sistema
       *[other] Faltan { $missing } sistemas
    }: quita { $cuts } para partir uno en dos.
space_connection-draft-full = { $missing ->
        [one] Falta { $missing } sistema
       *[other] Faltan { $missing } sistemas
    }: quita planetas para hacer sitio.
space_connection-draft-remedy = Mover { $from } a { $to } lo arregla.
space_connection-draft-nearer = Mover { $from } a { $to } lo deja en { $systems ->
        [one] { $systems } sistema
       *[other] { $systems } sistemas
    }.
space_connection-draft-ready = Exacto: ya puedes sellarlo.

# Cómo va la partida.
space_connection-status-hunter = { $name-you ->
        [yes] Tú
       *[no] { $name }
    }: { $systems }/{ $all } sistemas, { $planets ->
        [one] { $planets } planeta
       *[other] { $planets } planetas
    }
space_connection-status-solo = En solitario: { $systems }/{ $all } sistemas, { $planets ->
        [one] { $planets } planeta
       *[other] { $planets } planetas
    }, { $launches ->
        [one] { $launches } lanzamiento
       *[other] { $launches } lanzamientos
    }
space_connection-status-hide-you = **Te toca:** oculta 20 planetas en exactamente nueve sistemas y luego sella tu cielo.
space_connection-status-sealed-you = Tu cielo está sellado.
space_connection-status-hide = Aún sin cielo: { $names }.
space_connection-status-turn-you = **Te toca.**
space_connection-status-turn-open = **Te toca.** Un punto dorado oculta un planeta.
space_connection-status-last = { $who ->
        [both] **¡Último sistema!** Tú { $own } · { $name } { $other }
        [you] **¡Solo falta un sistema!** Tú { $own } · { $name } { $other }
       *[rival] **¡A { $name } le falta uno!** Tú: { $own }.
    }
space_connection-status-last-solo = **¡Solo falta un sistema!**
space_connection-status-turn = Ahora lanza { $name }.
space_connection-status-last-reply = Los nueve sistemas de un cielo están encontrados. ¡Queda una **última réplica**!
space_connection-status-out = { $name-you ->
        [yes] Ya no te queda
       *[no] A { $name } ya no le queda
    } nada que lanzar.

# La imagen en palabras.
space_connection-none = nada
space_connection-game-master = Houston
space_connection-describe-head = Explora: { $hunter }. Ocultó el cielo: { $hider }.
space_connection-describe-hiding = El cielo aún se está preparando.
space_connection-describe-sealed = El cielo está sellado.
space_connection-describe-found = Planetas encontrados ({ $count }/{ $all }): { $at }.
space_connection-describe-found-besides = Otros planetas encontrados ({ $count }/{ $all } en total): { $at }.
space_connection-describe-complete = Sistemas completos ({ $count }/{ $all }): { $systems }.
space_connection-describe-empty = Vacías con certeza ({ $count }): { $at }.
space_connection-describe-lost = Piezas perdidas ({ $piece }): { $at }.
space_connection-describe-emitters = Láseres: { $at }.
space_connection-describe-beams = Rayos: { $beams }.
space_connection-describe-last = Lanzamientos: { $count }. El último: { $piece } en { $at }.
space_connection-describe-hand = En mano: { $hand }.
space_connection-describe-sky = El cielo entero ({ $systems } sistemas): { $at }.
space_connection-describe-unfound = Sin encontrar: { $at }.
space_connection-describe-draft = Sistema { $number }: { $at }.
space_connection-describe-notes-planets = Tus notas privadas, planetas: { $at }.
space_connection-describe-notes-empty = Tus notas privadas, vacías: { $at }.
space_connection-alt-title = Space Connection, un hexágono de 127 casillas en filas de la A a la M.
space_connection-alt-empty = { $count ->
        [one] { $count } casilla vacía con certeza.
       *[other] { $count } casillas vacías con certeza.
    }
space_connection-alt-lost = Piezas perdidas: { $pieces }.
space_connection-alt-complete = Sistemas completos: { $count }/{ $all }.
space_connection-alt-notes = Notas privadas en { $count ->
        [one] { $count } casilla.
       *[other] { $count } casillas.
    }

# Las opciones de una partida.
space_connection-options-board = 20 planetas en 9 sistemas
space_connection-options-solo = solitario
space_connection-options-at-once = el noveno sistema gana ya
space_connection-options-last-reply = con última réplica
space_connection-options-first-seat = empieza el verde

# Las pocas palabras en las imágenes.
space_connection-picture-master = Houston
space_connection-picture-sky = Tu cielo
space_connection-picture-turn = { $turn ->
        [one] { $turn } jugada
       *[other] { $turn } jugadas
    }

# Récords que batir
space_connection-feat-launches = Menos lanzamientos para nueve sistemas: { $value }
space_connection-defeat = **{ $name }** encontró tu cielo en { $feat } lanzamientos. En el suyo tenías { $own ->
        [0] ningún sistema completo
        [one] un sistema completo
       *[other] { $own } sistemas completos
    }.
space_connection-deed-launches = Nueve sistemas en { $value ->
        [one] { $value } lanzamiento
       *[other] { $value } lanzamientos
    }

space_connection-puzzle-launches = { $launches ->
        [one] { $launches } lanzamiento
       *[other] { $launches } lanzamientos
    }
space_connection-puzzle-unfound = sin encontrar

# Cómo se gana, en una línea.
space_connection-goal = Los planetas que se tocan son un sistema: encuentra los nueve antes que tu rival.
space_connection-goal-alone = Los planetas que se tocan son un sistema: encuentra los nueve con pocos lanzamientos.

# Un planeta junto a otro, como pregunta para otras personas.
space_connection-riddle = ¿Qué sonda encuentra un planeta?
space_connection-riddle-why = Las otras { $wrong } se pierden en el vacío.
