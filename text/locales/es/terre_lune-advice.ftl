# Lo que se aconseja a un cosmonauta, y por qué.

terre_lune-advice-go = Destino: **{ $place }**.
terre_lune-advice-prospect = Mira el yacimiento del sitio **{ $spot }**.
terre_lune-advice-keep = Guarda este yacimiento.
terre_lune-advice-put-back = Devuelve el yacimiento.
terre_lune-advice-exchange = { $count ->
        [one] Cambia la carta **{ $cards }**
       *[other] Cambia las cartas **{ $cards }**
    }.
terre_lune-advice-push-forward = Empuja hacia delante el cohete de **{ $name }**.
terre_lune-advice-push-backward = Empuja hacia atrás el cohete de **{ $name }**.
terre_lune-advice-challenge = Lanza un desafío, triunfo **{ $trump }**.
terre_lune-advice-ambush = Tiende una emboscada a **{ $name }**, triunfo **{ $trump }**.
terre_lune-advice-play = Juega **{ $card }**.
terre_lune-advice-pack = Pon tus paquetes sin señuelos.
terre_lune-advice-seize = Toma estos paquetes: **{ $packets }**.
terre_lune-advice-end = Termina tu turno.
terre_lune-advice-fight = ganas el combate con triunfo { $trump }
terre_lune-advice-trick = { $card } gana la baza, tenga lo que tenga el resto
terre_lune-advice-race = ganas la carrera si todo el mundo juega de forma normal
terre_lune-advice-lost-card = probabilidad de ganar el combate −{ $percent }%
terre_lune-mark-best = Directo a la Luna
terre_lune-mark-good = Buen impulso
terre_lune-mark-doubtful = Dando rodeos
terre_lune-mark-mistake = Motor apagado
terre_lune-compared-card = Gana el combate en { $left } de cada 100 casos. La mejor carta lo gana en { $best }: “{ $better }”
terre_lune-compared-race = Gana la carrera en { $left } de cada 100 casos. La mejor jugada la gana en { $best }: “{ $better }”
