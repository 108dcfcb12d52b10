# De la Tierra a la Luna. Los cohetes tienen los colores de las cartas, en el orden de los puestos.
# El nombre de quien lee es «tú»: ninguna preposición delante, salvo «entre».

terre_lune-title = De la Tierra a la Luna
terre_lune-cover = Rumbo a la Luna,
terre_lune-cover-more = y de vuelta.
terre_lune-pitch = La carrera a la Luna y de vuelta, con dados y cartas.
terre_lune-pitch-short = carrera de dados

# Las palabras que se escriben en un mensaje directo, separadas por comas.
terre_lune-words-go = ir, volar, vuela
terre_lune-words-prospect = explorar, mirar, mira, sitio
terre_lune-words-keep = guardar, guarda
terre_lune-words-putback = devolver, devuelve
terre_lune-words-exchange = cambiar, cambia, cambio
terre_lune-words-push = empujar, empuja
terre_lune-words-forward = adelante, delante
terre_lune-words-backward = atrás, detrás
terre_lune-words-challenge = desafío, desafiar, desafía
terre_lune-words-ambush = emboscada, emboscar
terre_lune-words-play = jugar, juega, carta
terre_lune-words-pack = paquetes, paquete
terre_lune-words-seize = tomar, toma, llevar
terre_lune-words-end = fin, terminar, termina, pasar, paso
terre_lune-words-exhausted = agotado, agotada, señuelo
terre_lune-words-and = con, la, el, los, las, en, luego, contra
terre_lune-words-molab = molab
terre_lune-words-mobex = mobex
terre_lune-words-show = mostrar, muestra, ver, tablero
# Azul y amarillo empiezan igual: se escriben AZ3 y AM3.
terre_lune-words-red = rojo, roja, rojos, r
terre_lune-words-yellow = amarillo, amarilla, am
terre_lune-words-blue = azul, azules, az
terre_lune-words-green = verde, verdes, v
terre_lune-words-earth = tierra, t
terre_lune-words-alpha = alfa, alpha, a
terre_lune-words-beta = beta, b
terre_lune-words-gamma = gamma, gama, g
terre_lune-words-delta = delta, d
terre_lune-words-moon = luna, l
terre_lune-words-water = agua, h2o
terre_lune-words-oxygen = oxígeno, o
terre_lune-words-aluminium = aluminio, al
terre_lune-words-titanium = titanio, ti
terre_lune-words-iron = hierro, fe
terre_lune-words-calcium = calcio, ca
terre_lune-words-silicon = silicio, si
terre_lune-words-zirconium = circonio, zirconio, zr

# Lugares. Los códigos de las casillas son iguales en todos los idiomas: TB4, AL3.
terre_lune-earth = Tierra
terre_lune-moon = Luna
terre_lune-station-alpha = Alfa
terre_lune-station-beta = Beta
terre_lune-station-gamma = Gamma
terre_lune-station-delta = Delta
terre_lune-at-earth = en la Tierra
terre_lune-at-moon = en la Luna
terre_lune-at-station = en { $station }
terre_lune-at-palier = a { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    } de { $article ->
        [earth] la Tierra
        [moon] la Luna
       *[other] { $node }
    }
terre_lune-at-orbit = a la deriva con el pirata, a { $cells } casillas de su ruta

# Lo que pasa al parar.
terre_lune-stop-station = { $claims ->
        [0] aquí no quedan concesiones
        [one] tomar la última concesión
       *[other] tomar la concesión de arriba, de { $claims }
    }
terre_lune-stop-moon = alunizar y mirar un yacimiento
terre_lune-stop-earth = sin bonificación: no has estado en la Luna
terre_lune-stop-home = { $prime ->
        [0] aterrizar, sin bonificación
       *[other] aterrizar: { $prime } puntos extra
    }
terre_lune-stop-dragged = el pirata te arrastra por su órbita
terre_lune-stop-collision = colisión: vuelta a { $node }, sin concesiones
terre_lune-stop-end = segunda colisión: tu cohete queda pulverizado

# Las cosas.
terre_lune-none = nada
terre_lune-colour-red = rojo
terre_lune-colour-yellow = amarillo
terre_lune-colour-blue = azul
terre_lune-colour-green = verde
terre_lune-rocket-red = el cohete rojo
terre_lune-rocket-yellow = el cohete amarillo
terre_lune-rocket-blue = el cohete azul
terre_lune-rocket-green = el cohete verde
terre_lune-card = { $colour } { $rank }
terre_lune-mineral-water = agua
terre_lune-mineral-oxygen = oxígeno
terre_lune-mineral-aluminium = aluminio
terre_lune-mineral-titanium = titanio
terre_lune-mineral-iron = hierro
terre_lune-mineral-calcium = calcio
terre_lune-mineral-silicon = silicio
terre_lune-mineral-zirconium = circonio
terre_lune-exhausted = agotado
terre_lune-packet = n.º { $number }: { $claims ->
        [0] ninguna concesión
        [one] { $claims } concesión
       *[other] { $claims } concesiones
    }
terre_lune-packet-open = { $deposit } con { $claims }
terre_lune-push-forward = { $rocket } adelante, a { $code }
terre_lune-push-backward = { $rocket } atrás, a { $code }

# Por qué no se puede jugar una carta.
terre_lune-why-follow = hay que seguir el color: { $colour }
terre_lune-why-trump = hay que jugar triunfo: { $colour }
terre_lune-why-overtrump = hay que jugar un triunfo mayor que { $card }

# Por qué no, y qué se podría.
terre_lune-refusal-over = Esta carrera ha terminado. Empieza otra con `/jugar`.
terre_lune-refusal-eliminated = Tu cohete quedó pulverizado. Estás fuera, pero puedes seguir mirando.
terre_lune-refusal-not-your-turn = Es el turno de **{ $name }**. Mira en el tablero cuándo te toca.
terre_lune-refusal-not-your-card-turn = Es el turno de **{ $name }** para jugar una carta.
terre_lune-refusal-now-way = Muévete antes: tienes { $points ->
        [one] { $points } paso
       *[other] { $points } pasos
    }. Elige adónde ir o, en la Luna, un yacimiento que mirar.
terre_lune-refusal-now-peek = Decide antes sobre este yacimiento: guárdalo o devuélvelo.
terre_lune-refusal-now-actions = Ya te has movido. Cambia cartas, haz lo que permita tu lugar, o termina tu turno.
terre_lune-refusal-now-card = Hay un combate en marcha: juega una carta.
terre_lune-refusal-now-packing = Perdiste la emboscada. Pon antes tus paquetes.
terre_lune-refusal-now-seizing = Ganaste la emboscada. Toma antes tus paquetes.
terre_lune-refusal-way = Con esta tirada no puedes parar ahí. Puedes ir a: { $ways }.
terre_lune-refusal-prospect = Solo se mira un yacimiento en la Luna: al llegar, o en vez de salir.
terre_lune-refusal-spot = Ese sitio está vacío. Sitios con yacimiento: { $left }.
terre_lune-refusal-no-claim = No tienes ninguna concesión de { $mineral }, así que devuelve este yacimiento.
terre_lune-refusal-exchanged = Ya has cambiado cartas en este turno. Podrás de nuevo en el siguiente.
terre_lune-refusal-number = Con este dado rojo, cambia exactamente { $needed ->
        [one] { $needed } carta
       *[other] { $needed } cartas
    } o ninguna. Has dicho { $named }.
terre_lune-refusal-card = No tienes { $card }, o no dos veces. Tu mano: { $hand }.
terre_lune-refusal-no-six = Solo se empuja un cohete con un 6 rojo. Sacaste { $red }.
terre_lune-refusal-pushed = Ya has empujado un cohete en este turno.
terre_lune-refusal-push = No puedes empujar ese cohete así. Posible: { $pushes }.
terre_lune-refusal-no-station = Para eso, tu cohete tiene que estar en una estación. Un desafío solo se lanza al parar en ella.
terre_lune-refusal-challenged = Ya has lanzado un desafío aquí.
terre_lune-refusal-nobody = Ningún cohete te sigue hacia la Luna, así que no hay a quién desafiar.
terre_lune-refusal-empty = No quedan concesiones en { $station }, así que no hay nada que ganar.
terre_lune-refusal-not-returning = Solo puedes tender una emboscada en tu propio regreso de la Luna.
terre_lune-refusal-ambushed = Ya has tendido una emboscada en { $station }. Una por estación.
terre_lune-refusal-ambush = Ese cohete no está al alcance de tu emboscada. A tu alcance: { $rockets }.
terre_lune-refusal-illegal = No puedes jugar esa carta: { $why }. Juega: { $legal }.
terre_lune-refusal-decoy = { $claim } no puede ser un señuelo: usa concesiones sin yacimiento. Las tuyas: { $allowed }.
terre_lune-refusal-deposit = No tienes ningún yacimiento de { $mineral }. Los tuyos: { $deposits }.
terre_lune-refusal-packets = Toma exactamente { $takes ->
        [one] { $takes } paquete
       *[other] { $takes } paquetes
    }, cada uno una vez. Usa sus números, de 1 a { $of }.
terre_lune-refusal-read-card = **{ $said }** no es una carta. Escribe un color y un número de 1 a 8, como R7 o azul 3.
terre_lune-refusal-read-no-card = Di tus cartas: un color y un número de 1 a 8, como R7 o azul 3.
terre_lune-refusal-read-no-colour = Di también el color de triunfo: rojo, amarillo, azul o verde.
terre_lune-refusal-read-no-place = Di adónde: Beta, Luna, Tierra, o una casilla como TB4 (Tierra–Beta, la cuarta).
terre_lune-refusal-read-no-spot = Di qué sitio de la Luna, de 1 a 8.
terre_lune-refusal-read-no-opponent = Di el cohete por su color: rojo, amarillo, azul o verde.
terre_lune-refusal-read-colour = **{ $said }** no es un color. Usa rojo, amarillo, azul o verde.
terre_lune-refusal-read-place = **{ $said }** no es un lugar. Escribe Beta, Luna, Tierra, o una casilla como TB4 (Tierra–Beta, la cuarta).
terre_lune-refusal-read-spot = **{ $said }** no es un sitio de la Luna. Van de 1 a 8.
terre_lune-refusal-read-opponent = **{ $said }** no es un cohete. Dilo por su color: rojo, amarillo, azul o verde.
terre_lune-refusal-read-shove = **{ $said }** no es un sentido. Escribe adelante o atrás.
terre_lune-refusal-read-decoy = **{ $said }** no es un señuelo. Escribe una concesión y el yacimiento con el que va, como `ZR con FE` o `agotado con FE`.
terre_lune-refusal-read-packet = **{ $said }** no es un paquete. Escribe sus números, como `1 3`.

# Lo que ha pasado.
terre_lune-news-prepared = Las concesiones están en las estaciones y los yacimientos en la Luna, todo boca abajo. El satélite pirata empieza en la casilla { $cell } de su órbita.
terre_lune-news-dealt-you = Tus cartas: { $cards }.
terre_lune-news-came-back = { $name-you ->
        [yes] Estás de vuelta
       *[no] **{ $name }** está de vuelta
    } { $at }.
terre_lune-news-went = { $name-you ->
        [yes] Paras
       *[no] **{ $name }** para
    } { $at }.
terre_lune-news-went-past = { $name-you ->
        [yes] Pasas
       *[no] **{ $name }** pasa
    } por { $passes } { $name-you ->
        [yes] y paras
       *[no] y para
    } { $at }.
terre_lune-news-went-forced = Un solo camino{ $name-you ->
        [yes] { "" }
       *[no] { " " }para **{ $name }**
    }: ahora { $at }.
terre_lune-news-went-rolled = { $name-you ->
        [yes] Sacas
       *[no] **{ $name }** saca
    } { $red }: ahora { $at }.
terre_lune-news-flew-on = { $name-you ->
        [yes] Sacas
       *[no] **{ $name }** saca
    } { $red }: { $steps } hasta { $article ->
        [earth] la Tierra
        [moon] la Luna
       *[other] { $node }
    }.
terre_lune-news-dragged = **¡Atracción!** El pirata { $name-you ->
        [yes] te arrastra
       *[no] arrastra a **{ $name }**
    } { $cells } casillas; la próxima tirada paga antes la vuelta.
terre_lune-news-collided = **¡Colisión!** { $name-you ->
        [yes] Tu cohete acaba
       *[no] El cohete de { $name } acaba
    } { $at } y deja allí todas sus concesiones.
terre_lune-news-eliminated = **¡Cohete pulverizado!** { who-did } chocado con el pirata por segunda vez: fuera de la carrera. { $count ->
        [0] No llevaba yacimientos.
        [one] Su yacimiento vuelve a la Luna, sitio { $spots }.
       *[other] Sus yacimientos vuelven a la Luna, sitios { $spots }.
    }
terre_lune-news-took = { $name-you ->
        [yes] Tomas
       *[no] **{ $name }** toma
    } { $count ->
        [one] una concesión
       *[other] { $count } concesiones
    } { $at }.
terre_lune-news-took-rolled = { $name-you ->
        [yes] Sacas { $red } y tomas
       *[no] **{ $name }** saca { $red } y toma
    } una concesión { $at }.
terre_lune-news-took-you = { $name-you ->
        [yes] Tomas
       *[no] **{ $name }** toma
    } { $count ->
        [one] una concesión
       *[other] { $count } concesiones
    } { $at }: { $claims }.
terre_lune-news-exchanged = { $name-you ->
        [yes] Cambias
       *[no] **{ $name }** cambia
    } { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
terre_lune-news-exchanged-you = { $name-you ->
        [yes] Cambias
       *[no] **{ $name }** cambia
    } { $count ->
        [one] una carta
       *[other] { $count } cartas
    } { $name-you ->
        [yes] y recibes
       *[no] y recibe
    }: { $cards }.
terre_lune-news-pushed = Con un 6, { $name-you ->
        [yes] empujas
       *[no] **{ $name }** empuja
    } { $target-you ->
        [yes] tu cohete
       *[no] el cohete de { $target }
    }: ahora { $at }.
terre_lune-news-peeked = { $name-you ->
        [yes] Miras
       *[no] **{ $name }** mira
    } el sitio { $spot }.
terre_lune-news-peeked-you = { $name-you ->
        [yes] Miras
       *[no] **{ $name }** mira
    } el sitio { $spot }: **{ $mineral }**.
terre_lune-news-peeked-no-claim = Sitio { $spot }: **{ $symbol }**. Sin concesión: devuelto.
terre_lune-news-kept = { $name-you ->
        [yes] Guardas
       *[no] **{ $name }** guarda
    } el yacimiento.
terre_lune-news-put-back = { $name-you ->
        [yes] Lo devuelves
       *[no] **{ $name }** lo devuelve
    }.
terre_lune-news-challenged = ¡**Desafío** { $at } por { $claims } de sus concesiones! { $name-you ->
        [yes] Desafías a { $others }
       *[no] { $others-you ->
            [yes] **{ $name }** te desafía, pues estás más lejos de la Luna
           *[no] Rivales de **{ $name }**: { $others }
        }
    }. Son de quien gane. Triunfo: **{ $trump }**.
terre_lune-news-ambushed = ¡**Emboscada** { $at }! { $name-you ->
        [yes] Atraes
       *[no] **{ $name }** atrae
    } { $target-you ->
        [yes] tu cohete
       *[no] el cohete de **{ $target }**
    }. Triunfo: **{ $trump }**.
terre_lune-news-played = { $name-you ->
        [yes] Juegas el
       *[no] **{ $name }** juega el
    } { $card }.
terre_lune-news-trick = { $name-you ->
        [yes] Baza tuya
       *[no] La baza es de **{ $name }**
    }: { $cards }.
terre_lune-trick-card = { $card } ({ $name-you ->
        [yes] tú
       *[no] { $name }
    })
terre_lune-trick-of-two = { $best } gana a { $other }
terre_lune-news-fight-claims = { $name-you ->
        [yes] Ganas
       *[no] **{ $name }** gana
    } el desafío: { $base } concesiones{ $bonus }.
terre_lune-news-fight-packets = { $name-you ->
        [yes] Ganas
       *[no] **{ $name }** gana
    } la emboscada: { $base } paquetes{ $bonus }.
terre_lune-bonus-own = { " " }+ { $more } por el 1 del color de su cohete
terre_lune-bonus-trump = { " " }+ { $more } por el 1 de triunfo
terre_lune-bonus-short = , pero { $takes ->
        [0] no hay
        [one] solo hay { $takes }
       *[other] solo hay { $takes }
    }
terre_lune-news-packed = { $name-you ->
        [yes] Pones tus
       *[no] **{ $name }** pone sus
    } paquetes boca abajo. Concesiones en cada uno: { $sizes }.
terre_lune-news-seized = { $name-you ->
        [yes] Tomas
       *[no] **{ $name }** { $loser-you ->
            [yes] te quita
           *[no] toma
        }
    } { $count ->
        [one] un paquete
       *[other] { $count } paquetes
    }{ $loser-you ->
        [yes] { "" }
       *[no] { " " }de { $loser }
    }, con { $claims ->
        [0] ninguna concesión
        [one] { $claims } concesión
       *[other] { $claims } concesiones
    }.
terre_lune-news-seized-you = { $name-you ->
        [yes] Tomas
       *[no] **{ $name }** { $loser-you ->
            [yes] te quita
           *[no] toma
        }
    } { $count ->
        [one] un paquete
       *[other] { $count } paquetes
    }{ $loser-you ->
        [yes] { "" }
       *[no] { " " }de { $loser }
    }, con { $claims ->
        [0] ninguna concesión
        [one] { $claims } concesión
       *[other] { $claims } concesiones
    }: { $inside }.
terre_lune-news-landed = **¡Aterrizaje!** { $name-you ->
        [yes] Estás
       *[no] **{ $name }** está
    } de vuelta en la Tierra, { $prime ->
        [0] sin bonificación.
       *[other] con una bonificación de **{ $prime }** puntos.
    }
terre_lune-news-recalled = El pirata, las cartas y las concesiones que quedan salen del juego. El resto vuelve a casa por el camino más corto.
terre_lune-news-returned = { $name-you ->
        [yes] Vuelves
       *[no] **{ $name }** vuelve
    } a casa (dado rojo: { $dice }) { $prime ->
        [0] sin bonificación.
       *[other] con una bonificación de **{ $prime }** puntos.
    }
terre_lune-news-counted = Se revela todo.

# Quién ganó.
terre_lune-result-won = { $name-you ->
        [yes] Ganas
       *[no] **{ $name }** gana
    } con **{ $points }** puntos.
terre_lune-result-tie = Empate entre { $names }: **{ $points }** puntos.
terre_lune-result-total = { $name-you ->
        [yes] Tú
       *[no] { $name }
    } { $total }{ $count ->
        [0] { "" }
       *[other] { " " }({ $parts })
    }
terre_lune-result-bonus = { $prime ->
        [200] 200 por el primer aterrizaje
       *[other] { $prime } por el segundo
    }
terre_lune-result-second = { $first-you ->
        [yes] Con tu aterrizaje volvió todo el resto. Segunda llegada:
       *[no] Aterrizó { $first } y volvió todo el resto. Segunda llegada:
    } { $name-you ->
        [yes] la tuya.
       *[no] { $name }.
    }
terre_lune-result-out = { $name-you ->
        [yes] Tú
       *[no] { $name }
    }: fuera
terre_lune-result-holdings = { $name }, { $total } puntos: yacimientos { $deposits }; concesiones { $claims }.

# Cómo va la partida.
terre_lune-status-you-way = **Te toca:** dado rojo, { $points ->
        [one] { $points } paso
       *[other] { $points } pasos
    }. ¿Adónde vas?
terre_lune-status-you-moon = **Te toca:** { $count ->
        [0] ya no hay nada para tus concesiones: mira,
       *[other] busca **{ $sought }**,
    } o sal ({ $points ->
        [one] 1 paso
       *[other] { $points } pasos
    }{ $dragged ->
        [yes] , y el pirata te arrastra
       *[no] { "" }
    }).
terre_lune-status-you-prospect = **Te toca:** { $count ->
        [0] mira un sitio. No hay nada para tus concesiones.
       *[other] busca en un sitio **{ $sought }**.
    }
terre_lune-status-you-peek = **Te toca:** con tus concesiones, **{ $mineral }** da **{ $worth }** puntos. ¿Lo guardas?
terre_lune-status-you-no-claim = **Te toca:** no tienes concesión de **{ $mineral }**. Devuélvelo y recuerda el sitio.
terre_lune-status-you-last = **Te toca:** solo quedan las cartas. Cambia las flojas (el 8 es la peor) o termina.
terre_lune-status-you-card = **Te toca:** juega una carta. El 1 es la más alta.
terre_lune-status-you-done = **Te toca:** ¿queda algo por hacer? Si no, termina tu turno.
terre_lune-status-you-packing = **Te toca:** perdiste la emboscada. Pon tus paquetes.
terre_lune-status-you-seizing = **Te toca:** ¡ganaste la emboscada! Toma { $takes ->
        [one] { $takes } paquete
       *[other] { $takes } paquetes
    }.
terre_lune-status-way = **{ $name }** elige adónde ir.
terre_lune-status-near-home = **{ $name }** está a { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    } de la Tierra: al aterrizar se acaba la carrera.
terre_lune-status-landing = Aterrizar **acaba la carrera**: { $points }{ $sure ->
        [yes] . ¡Victoria segura!
       *[no] { $others ->
            [0] .
           *[other] . O sigue.
        }
    }
terre_lune-status-standing = { $lands ->
        [yes] Si aterrizas ahora
       *[no] Puntos por ahora
    }: { $points }.
terre_lune-points-of = { $own ->
        [yes] tú **{ $points }**
       *[no] { $name } { $exact ->
            [yes] { "" }
           *[no] como mucho{ " " }
        }**{ $points }**
    }
terre_lune-status-peek = **{ $name }** mira un yacimiento en la Luna.
terre_lune-status-actions = **{ $name }** aún puede actuar antes de terminar su turno.
terre_lune-status-card = **{ $name }** juega la próxima carta.
terre_lune-status-packing = **{ $name }** prepara sus paquetes.
terre_lune-status-seizing = **{ $name }** elige sus paquetes.
terre_lune-status-dice = Tirada { $turn } · dados azules { $first } y { $second }, rojo { $red } · pirata en la casilla { $pirate }
terre_lune-status-challenge = Desafío { $at } · triunfo { $trump } · bazas: { $tricks } · en la mesa: { $table }
terre_lune-status-ambush = Emboscada { $at } · triunfo { $trump } · bazas: { $tricks } · en la mesa: { $table }
terre_lune-status-packets = Paquetes: { $packets }

# La imagen en palabras.
terre_lune-describe-rocket = **{ $name }**, { $rocket }: { $at }; { $claims ->
        [0] ninguna concesión
        [one] { $claims } concesión
       *[other] { $claims } concesiones
    }, { $deposits ->
        [0] ningún yacimiento
        [one] { $deposits } yacimiento
       *[other] { $deposits } yacimientos
    }.
terre_lune-describe-out = **{ $name }**, { $rocket }: pulverizado.
terre_lune-describe-homebound = De regreso a casa.
terre_lune-describe-immune = Sin más atracción en esta travesía.
terre_lune-describe-collided = Una colisión ya.
terre_lune-describe-ambushes = Emboscada ya tendida en { $stations }.
terre_lune-describe-stacks = Concesiones: { $stacks }.
terre_lune-describe-spots = Yacimientos en la Luna, sitios: { $spots }.
terre_lune-describe-talon = Cartas en el mazo: { $count }.
terre_lune-describe-pirate = Satélite pirata en la casilla { $cell } de su órbita, en el sentido del reloj.
terre_lune-describe-ways = Jugadas posibles: { $ways }.
terre_lune-describe-cards = Tus cartas: { $cards }.
terre_lune-describe-barred = Ahora no ({ $why }): { $cards }.
terre_lune-describe-claims = Tus concesiones: { $claims }.
terre_lune-describe-deposits = Tus yacimientos: { $deposits }; tus concesiones de ellos: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
terre_lune-describe-peek = El yacimiento del sitio { $spot }: { $mineral }.
terre_lune-describe-seen = Has visto en la Luna: { $seen }.
terre_lune-describe-packets = Tus paquetes: { $packets }.
terre_lune-alt-title = De la Tierra a la Luna.
terre_lune-alt-turn = Le toca: { $name }.
terre_lune-alt-rocket = { $name } ({ $colour }), { $at }: { $claims ->
        [0] ninguna concesión
        [one] { $claims } concesión
       *[other] { $claims } concesiones
    }, { $deposits ->
        [0] ningún yacimiento
        [one] { $deposits } yacimiento
       *[other] { $deposits } yacimientos
    }.
terre_lune-alt-out = pulverizado
terre_lune-alt-why = Ahora { $why }.

# Las opciones de la partida.
terre_lune-options-random = El satélite pirata empieza al azar
terre_lune-options-at = El satélite pirata empieza en O{ $cell }

# Lo que se intenta superar
terre_lune-feat-points = Más puntos traídos a casa: { $value }
terre_lune-defeat = **{ $name }** trae a casa { $theirs } puntos. Tienes { $own }: con { $lacked } más, ganas.
terre_lune-deed-points = { $value ->
        [one] { $value } punto traído a casa
       *[other] { $value } puntos traídos a casa
    }

# Cómo se gana, en una línea.
terre_lune-goal = Trae concesiones de las estaciones y sus minerales de la Luna: juntos puntúan. Llegar primero da 200 y acaba la carrera; gana quien tenga más puntos.
terre_lune-riddle = ¿Qué carta gana la baza?
terre_lune-riddle-why = Salida: { $led }. Triunfo: { $trump }. Solo esta carta supera lo que hay en la mesa.
