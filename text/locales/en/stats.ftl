# What is counted of finished games
stats-where-server = on this server
stats-where-anywhere = everywhere
stats-title = **{ $name }** · { $where }
stats-head-games = Games
stats-head-won = Won
stats-head-rating = Rating
stats-head-streak = Streak
stats-among-people = { $game }
stats-among-computers = { $game } · computers
stats-among-nobody = { $game } · solo
stats-line-people = With people: { $games ->
        [one] one game
       *[other] { $games } games
    } – { $won } won, { $drawn } drawn, { $lost } lost, { $left } quit.
stats-line-computers = Against computers: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $won } won.
stats-line-nobody = Solo: { $games ->
        [one] one game
       *[other] { $games } games
    }.
stats-ratings = Ratings: { $list }.
stats-rating-one = { $game } { $rating } ± { $margin }
stats-met = Met most often: { $list }.
stats-met-one = { $name } ({ $games }: { $won } won, { $lost } lost)
stats-best = { $game }. { $feat }.
stats-best-of = { $feat }, { $name }
stats-none = No finished games yet.
stats-none-of = { $name } has no finished games here yet.
stats-unlisted = { $name } keeps their stats private.
stats-alt = { $title }, { $where }. { $rows }
stats-alt-row = { $label }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $won } won.
stats-alt-rated = { $row } Rating { $rating } ± { $margin }.
stats-alt-alone = { $label }: { $games ->
        [one] one game
       *[other] { $games } games
    }.
stats-alt-streak = { $label }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $won } won, streak { $now }, best { $best }.
stats-league = **{ $game }** · leaderboard of this server · { $games ->
        [one] one game
       *[other] { $games } games
    } { $among ->
        [people] between people
       *[other] against computers
    }
stats-league-caption = Leaderboard of this server, { $games ->
        [one] one game
       *[other] { $games } games
    } { $among ->
        [people] between people
       *[other] against computers
    }
stats-league-against = Against Houston: { $list }.
stats-league-against-one = { $name } { $won } of { $games }
stats-league-none = No listed player has finished a game of **{ $game }** on this server yet.
stats-league-place = Your place: { $place } of { $many }.
stats-league-rating = Your rating: { $rating } ± { $margin }.
stats-league-server = Leaderboards belong to a server: use this command there.
stats-select = Leaderboard of a game
stats-mine = My stats
stats-how = -# Only finished games count; games closed early don’t. Hide yourself with `/me settings statistics:`.
stats-how-hidden = -# You’re hidden: only you see this. Show yourself again with `/me settings statistics:`.

settings-listed = Your finished games count, and people on a server see what you did there: in `/me stats`, on its leaderboards, and among the people they’ve met. Hide yourself with `/me settings statistics:`.
settings-unlisted = You’re **hidden from statistics**, at once and everywhere. Only you see your stats; no leaderboard lists you, and nobody finds you among the people they’ve met. Your games still count, for you alone. Show yourself again with `/me settings statistics:`.

# How a player’s decisions compare with the computer’s
decisions-button = My decisions
decisions-heading = 🔎 **{ $game }** · your decisions in { $games ->
        [one] your last game
       *[other] your last { $games } games
    }
decisions-line = **{ $good } of { $all }** as good as the strong computer’s: { $percent }%.
decisions-none = Nothing to judge yet: only your own moves in finished games count.
decisions-how = -# Judged now, by what you knew at each moment, not by how it turned out. Nothing is kept, and only you see it.
decisions-table = Game #{ $table }
decisions-caption = Your decisions next to the computer’s
decisions-head-all = All
decisions-head-good = As good
decisions-alt = { $title }. { $what }. { $rows }
decisions-alt-row = { $label }: { $good } of { $all } as good.
decisions-select = Decisions in another game
decisions-back = Look back at #{ $table }

# A card to keep of a finished game
card-button = Card
card-button-share = Share it here
card-not-over = The game isn’t over yet. Its card comes at the end.
card-own = A card to keep. Only you see it, until you share it.
card-shared = **{ $name }** shares a game of **{ $game }**.
card-is-shared = The card is in the channel now, for everyone.
card-won = { $names } won
card-drawn = A draw: { $names }
card-accomplished = Mission accomplished
card-failed = Lost in space
card-beat-by = beat { $names } by { $margin }
card-beat = beat { $names }
card-foot = Houston · { $date }
card-alone = Played solo
card-nobody = Nobody won
card-deed = { $name } · { $feat }
card-deed-all = { $feat }
card-best = ★ { $name } · { $feat } · personal best
card-best-all = ★ { $feat } · personal best

# The card of a game for one, held against the computer
card-beat-computer = Beat the computer
card-level = Level with the computer
card-behind = The computer did better
