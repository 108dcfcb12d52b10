# O que se conta das partidas terminadas
stats-where-server = neste servidor
stats-where-anywhere = em todo lugar
stats-title = **{ $name }** · { $where }
stats-head-games = Partidas
stats-head-won = Vitórias
stats-head-rating = Rating
stats-head-streak = Série
stats-among-people = { $game }
stats-among-computers = { $game } · computadores
stats-among-nobody = { $game } · solo
stats-line-people = Com gente: { $games ->
        [1] uma partida
       *[other] { $games } partidas
    } – vitórias: { $won }, empates: { $drawn }, derrotas: { $lost }, abandonos: { $left }.
stats-line-computers = Contra computadores: { $games ->
        [1] uma partida
       *[other] { $games } partidas
    }, vitórias: { $won }.
stats-line-nobody = Solo: { $games ->
        [1] uma partida
       *[other] { $games } partidas
    }.
stats-ratings = Rating: { $list }.
stats-rating-one = { $game } { $rating } ± { $margin }
stats-met = Mais partidas com: { $list }.
stats-met-one = { $name } ({ $games }; vitórias: { $won }, derrotas: { $lost })
stats-best = { $game }. { $feat }.
stats-best-of = { $feat }, { $name }
stats-none = Ainda não há partidas terminadas.
stats-none-of = { $name } ainda não terminou nenhuma partida aqui.
stats-unlisted = { $name } não mostra as estatísticas.
stats-alt = { $title }, { $where }. { $rows }
stats-alt-row = { $label }: { $games ->
        [1] uma partida
       *[other] { $games } partidas
    }, vitórias: { $won }.
stats-alt-rated = { $row } Rating { $rating } ± { $margin }.
stats-alt-alone = { $label }: { $games ->
        [1] uma partida
       *[other] { $games } partidas
    }.
stats-alt-streak = { $label }: { $games ->
        [1] uma partida
       *[other] { $games } partidas
    }, vitórias: { $won }, sequência: { $now }, recorde: { $best }.
stats-league = **{ $game }** · ranking deste servidor · { $games ->
        [1] uma partida
       *[other] { $games } partidas
    } { $among ->
        [people] entre pessoas
       *[other] contra computadores
    }
stats-league-caption = Ranking deste servidor, { $games ->
        [1] uma partida
       *[other] { $games } partidas
    } { $among ->
        [people] entre pessoas
       *[other] contra computadores
    }
stats-league-against = Contra Houston: { $list }.
stats-league-against-one = { $name } { $won } de { $games }
stats-league-none = Ninguém visível terminou ainda uma partida de **{ $game }** neste servidor.
stats-league-place = Sua posição: { $place } de { $many }.
stats-league-rating = Seu rating: { $rating } ± { $margin }.
stats-league-server = Cada servidor tem seu ranking: use este comando lá.
stats-select = Ranking de um jogo
stats-mine = Minhas estatísticas
stats-how = -# Só contam partidas terminadas; as fechadas antes, não. Para se esconder: `/eu configurações estatísticas:`.
stats-how-hidden = -# Suas estatísticas estão escondidas: só você vê isto. Para mostrá-las de novo: `/eu configurações estatísticas:`.

settings-listed = Suas partidas terminadas contam, e cada servidor mostra o que você fez lá: em `/eu estatísticas`, nos rankings e entre as pessoas com quem alguém jogou. Para se esconder: `/eu configurações estatísticas:`.
settings-unlisted = Suas estatísticas estão **escondidas** em todo lugar, a partir de agora. Só você as vê; nenhum ranking mostra você, e ninguém encontra você entre as pessoas com quem jogou. Suas partidas continuam contando, só para você. Para mostrá-las de novo: `/eu configurações estatísticas:`.

# Como as decisões de uma pessoa se comparam com as do computador
decisions-button = Minhas decisões
decisions-heading = 🔎 **{ $game }** · suas decisões { $games ->
        [one] na sua última partida
       *[other] nas suas últimas { $games } partidas
    }
decisions-line = **{ $good } de { $all }** tão boas quanto as do computador (difícil): { $percent }%.
decisions-none = Ainda não há nada para avaliar: só contam suas próprias jogadas em partidas terminadas.
decisions-how = -# Avaliadas agora, pelo que você sabia em cada momento, não pelo resultado. Nada é guardado, e só você vê.
decisions-table = Partida #{ $table }
decisions-caption = Suas decisões ao lado das do computador
decisions-head-all = Todas
decisions-head-good = Boas
decisions-alt = { $title }. { $what }. { $rows }
decisions-alt-row = { $label }: { $good } de { $all } igualmente boas.
decisions-select = Decisões em outro jogo
decisions-back = Analisar #{ $table }

# Um cartão para guardar de uma partida terminada
card-button = Cartão
card-button-share = Postar aqui
card-not-over = A partida ainda não acabou. O cartão vem no fim.
card-own = Um cartão para guardar. Só você vê, até compartilhar.
card-shared = **{ $name }** compartilha uma partida de **{ $game }**.
card-is-shared = O cartão está no canal agora, para todo mundo.
card-won = Vitória: { $names }
card-drawn = Empate: { $names }
card-accomplished = Missão cumprida
card-failed = Missão fracassada
card-beat-by = venceu { $names } por { $margin }
card-beat = venceu { $names }
card-foot = Houston · { $date }
card-alone = Partida solo
card-nobody = Ninguém venceu
card-deed = { $name } · { $feat }
card-deed-all = { $feat }
card-best = ★ { $name } · { $feat } · recorde pessoal
card-best-all = ★ { $feat } · recorde pessoal

# O cartão de uma partida solo, ao lado do computador
card-beat-computer = Venceu o computador
card-level = Empate com o computador
card-behind = O computador foi melhor
