# What is counted of games that are over
stats-where-server = on this server
stats-where-anywhere = wherever they played
stats-title = **{ $name }** · { $where }
stats-head-games = Games
stats-head-won = Won
stats-head-streak = In a row
stats-among-people = { $game }
stats-among-computers = { $game } · computers
stats-among-nobody = { $game } · alone
stats-line-people = With people: { $games ->
        [one] one game
       *[other] { $games } games
    } – { $won } won, { $drawn } shared, { $lost } lost, { $left } left.
stats-line-computers = Against computers: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $won } won.
stats-line-nobody = Alone: { $games ->
        [one] one game
       *[other] { $games } games
    }.
stats-met = Met most often: { $list }.
stats-met-one = { $name } ({ $games }: { $won } won, { $lost } lost)
stats-best = { $game }. { $feat }.
stats-best-of = { $feat }, { $name }
stats-none = Nothing is counted yet: whatever game you play to its end is.
stats-none-of = Nothing is counted of { $name } here yet.
stats-unlisted = { $name } keeps statistics private.
stats-alt = { $title }, { $where }. { $rows }
stats-alt-row = { $label }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $won } won.
stats-alt-streak = { $label }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $won } won, { $now } in a row now, { $best } at best.
stats-league = **{ $game }** · league of this server · { $games ->
        [one] one game
       *[other] { $games } games
    } between people
stats-league-caption = { $games ->
        [one] League of this server, one game between people
       *[other] League of this server, { $games } games between people
    }
stats-league-none = Nobody who is listed has played **{ $game }** to its end with others on this server yet.
stats-league-place = Your place: { $place } of { $many }.
stats-league-server = A league is that of a server: ask for it there.
stats-select = The league of a game
stats-mine = My statistics
stats-how = -# Games are counted when they are over; tables that were closed before are not. `/settings statistics:` hides you.
stats-how-hidden = -# You are hidden: nobody but you sees this. `/settings statistics:` shows you again.

settings-listed = Your finished games are counted, and those on a server see what you did there: under `/stats`, in its leagues, and among those whom they met. `/settings statistics:` hides you.
settings-unlisted = You are **hidden from statistics**: nobody but you sees yours, no league lists you, and nobody finds you among those whom he met; that holds at once and everywhere. Your games are still counted, for you alone, and `/settings statistics:` shows you again.

# How one's decisions compare with what the computer would have done
decisions-button = My decisions
decisions-heading = 🔎 **{ $game }** · your decisions in { $games ->
        [one] your last game
       *[other] your last { $games } games
    }
decisions-line = **{ $good } of { $all }** were as good as those of the computer (strong): { $percent } %.
decisions-none = There is none yet that the computer can judge: play a game of it to its end.
decisions-how = -# Judged now, from the games themselves, by what you knew at each moment, not by how it turned out. Nothing of it is kept, and only you see it.
decisions-table = Table { $table }
decisions-caption = Your decisions, held against the computer’s
decisions-head-all = All
decisions-head-good = As good
decisions-alt = { $title }. { $what }. { $rows }
decisions-alt-row = { $label }: { $good } of { $all } as good.
decisions-select = Decisions in another game
decisions-back = Look back at table { $table }

# A card to keep of a game that is over
card-button = Card
card-button-share = Share it here
card-not-over = The game is not over yet: then there will be a card to keep.
card-own = A card to keep. Only you see it, until you share it.
card-shared = **{ $name }** shares a game of **{ $game }**.
card-is-shared = The card stands in the channel now, for everyone.
card-won = { $names } won
card-drawn = A draw: { $names }
card-accomplished = Mission accomplished
card-failed = Lost in space
card-beat-by = beat { $names } by { $margin }
card-beat = beat { $names }
card-foot = Houston · { $date }
card-alone = Played alone
card-nobody = Nobody won
card-deed = { $name } · { $feat }
card-deed-all = { $feat }
card-best = ★ { $name } · { $feat } · personal best
card-best-all = ★ { $feat } · personal best

# The card of a game for one, held against the computer
card-beat-computer = Beat the computer
card-level = Level with the computer
card-behind = The computer did better
