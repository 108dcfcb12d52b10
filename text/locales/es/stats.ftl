# Lo que se cuenta de las partidas terminadas
stats-where-server = en este servidor
stats-where-anywhere = en todas partes
stats-title = **{ $name }** · { $where }
stats-head-games = Partidas
stats-head-won = Ganadas
stats-head-rating = Rating
stats-head-streak = Racha
stats-among-people = { $game }
stats-among-computers = { $game } · máquinas
stats-among-nobody = { $game } · en solitario
stats-line-people = Con gente: { $games ->
        [one] una partida
       *[other] { $games } partidas
    } – ganadas { $won }, empatadas { $drawn }, perdidas { $lost }, abandonadas { $left }.
stats-line-computers = Contra máquinas: { $games ->
        [one] una partida
       *[other] { $games } partidas
    }, ganadas { $won }.
stats-line-nobody = En solitario: { $games ->
        [one] una partida
       *[other] { $games } partidas
    }.
stats-ratings = Rating: { $list }.
stats-rating-one = { $game } { $rating } ± { $margin }
stats-met = Más partidas con: { $list }.
stats-met-one = { $name } ({ $games }: { $won } ganadas, { $lost } perdidas)
stats-best = { $game }. { $feat }.
stats-best-of = { $feat }, { $name }
stats-none = Todavía no hay partidas terminadas.
stats-none-of = { $name } todavía no ha terminado ninguna partida aquí.
stats-unlisted = { $name } no muestra sus estadísticas.
stats-alt = { $title }, { $where }. { $rows }
stats-alt-row = { $label }: { $games ->
        [one] una partida
       *[other] { $games } partidas
    }, ganadas { $won }.
stats-alt-rated = { $row } Rating { $rating } ± { $margin }.
stats-alt-alone = { $label }: { $games ->
        [one] una partida
       *[other] { $games } partidas
    }.
stats-alt-streak = { $label }: { $games ->
        [one] una partida
       *[other] { $games } partidas
    }, ganadas { $won }, racha { $now }, mejor { $best }.
stats-league = **{ $game }** · clasificación de este servidor · { $games ->
        [one] una partida
       *[other] { $games } partidas
    } { $among ->
        [people] entre personas
       *[other] contra máquinas
    }
stats-league-caption = Clasificación de este servidor, { $games ->
        [one] una partida
       *[other] { $games } partidas
    } { $among ->
        [people] entre personas
       *[other] contra máquinas
    }
stats-league-against = Contra Houston: { $list }.
stats-league-against-one = { $name } { $won } de { $games }
stats-league-none = La clasificación de **{ $game }** en este servidor aún está vacía.
stats-league-place = Tu posición: { $place } de { $many }.
stats-league-rating = Tu rating: { $rating } ± { $margin }.
stats-league-server = Cada servidor tiene su clasificación: usa este comando allí.
stats-select = Clasificación de un juego
stats-mine = Mis estadísticas
stats-how = -# Solo cuentan las partidas terminadas; las cerradas antes, no. Ocúltate con `/yo ajustes estadísticas:`.
stats-how-hidden = -# Tus estadísticas están ocultas: esto solo lo ves tú. Muéstralas otra vez con `/yo ajustes estadísticas:`.

settings-listed = Tus partidas terminadas cuentan, y en un servidor se ve lo que hiciste allí: en `/yo estadísticas`, en sus clasificaciones y entre la gente con la que alguien ha jugado. Ocúltate con `/yo ajustes estadísticas:`.
settings-unlisted = Tus estadísticas están **ocultas**, desde ya y en todas partes. Solo las ves tú; no sales en ninguna clasificación, y nadie te encuentra entre la gente con la que ha jugado. Tus partidas siguen contando, solo para ti. Muéstralas otra vez con `/yo ajustes estadísticas:`.

# Cómo se comparan las decisiones de una persona con las de la máquina
decisions-button = Mis decisiones
decisions-heading = 🔎 **{ $game }** · tus decisiones en { $games ->
        [one] tu última partida
       *[other] tus últimas { $games } partidas
    }
decisions-line = **{ $good } de { $all }** tan buenas como las de la máquina (difícil): { $percent }%.
decisions-none = Aún no hay nada que valorar: solo cuentan tus propias jugadas en partidas terminadas.
decisions-how = -# Se valoran ahora, por lo que sabías en cada momento, no por cómo salió. No se guarda nada, y solo lo ves tú.
decisions-table = Partida #{ $table }
decisions-caption = Tus decisiones junto a las de la máquina
decisions-head-all = Todas
decisions-head-good = Buenas
decisions-alt = { $title }. { $what }. { $rows }
decisions-alt-row = { $label }: { $good } de { $all } igual de buenas.
decisions-select = Decisiones en otro juego
decisions-back = Analizar #{ $table }

# Una tarjeta para guardar de una partida terminada
card-button = Tarjeta
card-button-share = Compartir aquí
card-not-over = La partida aún no ha terminado. Su tarjeta llega al final.
card-own = Una tarjeta para guardar. Solo la ves tú, hasta que la compartas.
card-shared = **{ $name }** comparte una partida de **{ $game }**.
card-is-shared = La tarjeta ya está en el canal, para todo el mundo.
card-won = Victoria: { $names }
card-drawn = Empate: { $names }
card-accomplished = Misión cumplida
card-failed = Misión perdida
card-beat-by = venció a { $names } por { $margin }
card-beat = venció a { $names }
card-foot = Houston · { $date }
card-alone = En solitario
card-nobody = No ganó nadie
card-deed = { $name } · { $feat }
card-deed-all = { $feat }
card-best = ★ { $name } · { $feat } · récord personal
card-best-all = ★ { $feat } · récord personal

# La tarjeta de una partida en solitario, frente a la máquina
card-beat-computer = Máquina vencida
card-level = Empate con la máquina
card-behind = La máquina lo hizo mejor
