# Was von fertigen Spielen gezählt wird
stats-where-server = auf diesem Server
stats-where-anywhere = überall
stats-title = **{ $name }** · { $where }
stats-head-games = Spiele
stats-head-won = Siege
stats-head-rating = Rating
stats-head-streak = Serie
stats-among-people = { $game }
stats-among-computers = { $game } · Computer
stats-among-nobody = { $game } · solo
stats-line-people = Mit Leuten: { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    } – { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren, { $left } verlassen.
stats-line-computers = Gegen Computer: { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }, { $won } gewonnen.
stats-line-nobody = Solo: { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }.
stats-ratings = Ratings: { $list }.
stats-rating-one = { $game } { $rating } ± { $margin }
stats-met = Am häufigsten gespielt mit: { $list }.
stats-met-one = { $name } ({ $games }: { $won } gewonnen, { $lost } verloren)
stats-best = { $game }. { $feat }.
stats-best-of = { $feat }, { $name }
stats-none = Noch keine fertigen Spiele.
stats-none-of = Hier noch keine fertigen Spiele: { $name }.
stats-unlisted = { $name } hält die eigene Statistik privat.
stats-alt = { $title }, { $where }. { $rows }
stats-alt-row = { $label }: { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }, { $won } gewonnen.
stats-alt-rated = { $row } Rating { $rating } ± { $margin }.
stats-alt-alone = { $label }: { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }.
stats-alt-streak = { $label }: { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }, { $won } gewonnen, Serie { $now }, beste { $best }.
stats-league = **{ $game }** · Rangliste dieses Servers · { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    } { $among ->
        [people] unter Leuten
       *[other] gegen Computer
    }
stats-league-caption = Rangliste dieses Servers, { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    } { $among ->
        [people] unter Leuten
       *[other] gegen Computer
    }
stats-league-against = Gegen Houston: { $list }.
stats-league-against-one = { $name } { $won } von { $games }
stats-league-none = Die Rangliste von **{ $game }** auf diesem Server ist noch leer.
stats-league-place = Dein Rang: { $place } von { $many }.
stats-league-rating = Dein Rating: { $rating } ± { $margin }.
stats-league-server = Ranglisten gehören zu einem Server: Nimm diesen Befehl dort.
stats-select = Rangliste eines Spiels
stats-mine = Meine Statistik
stats-how = -# Nur fertige Spiele zählen, vorzeitig geschlossene nicht. Mit `/ich einstellungen statistik:` verbirgst du dich.
stats-how-hidden = -# Du bist verborgen: Nur du siehst das. Mit `/ich einstellungen statistik:` zeigst du dich wieder.

settings-listed = Deine fertigen Spiele zählen, und Leute auf einem Server sehen, was du dort geschafft hast: in `/ich statistik`, in den Ranglisten und unter den Leuten, mit denen sie gespielt haben. Mit `/ich einstellungen statistik:` verbirgst du dich.
settings-unlisted = Du bist **in Statistiken verborgen**, sofort und überall. Nur du siehst deine Statistik; du stehst in keiner Rangliste, und bei anderen fehlst du unter den Leuten, mit denen sie gespielt haben. Deine Spiele zählen weiter, nur für dich. Mit `/ich einstellungen statistik:` zeigst du dich wieder.

# Die Entscheidungen einer Person neben denen des Computers
decisions-button = Meine Entscheidungen
decisions-heading = 🔎 **{ $game }** · deine Entscheidungen in { $games ->
        [one] deinem letzten Spiel
       *[other] deinen letzten { $games } Spielen
    }
decisions-line = **{ $good } von { $all }** so gut wie die des starken Computers: { $percent } %.
decisions-none = Noch nichts zu beurteilen: Nur deine eigenen Züge in fertigen Spielen zählen.
decisions-how = -# Jetzt beurteilt, nach dem, was du jeweils wusstest, nicht danach, wie es ausging. Nichts wird gespeichert, und nur du siehst es.
decisions-table = Spiel #{ $table }
decisions-caption = Deine Entscheidungen neben denen des Computers
decisions-head-all = Alle
decisions-head-good = So gut
decisions-alt = { $title }. { $what }. { $rows }
decisions-alt-row = { $label }: { $good } von { $all } so gut.
decisions-select = Entscheidungen in einem anderen Spiel
decisions-back = Rückblick auf #{ $table }

# Eine Karte als Andenken an ein fertiges Spiel
card-button = Karte
card-button-share = Hier teilen
card-not-over = Das Spiel läuft noch. Die Karte gibt es am Ende.
card-own = Eine Karte zum Behalten. Nur du siehst sie, bis du sie teilst.
card-shared = **{ $name }** teilt ein Spiel **{ $game }**.
card-is-shared = Die Karte ist jetzt im Kanal, für alle.
card-won = { $names } gewinnt
card-drawn = Remis: { $names }
card-accomplished = Mission erfüllt
card-failed = Verloren im All
card-beat-by = mit { $margin } vor { $names }
card-beat = schlägt { $names }
card-foot = Houston · { $date }
card-alone = Solo gespielt
card-nobody = Niemand gewinnt
card-deed = { $name } · { $feat }
card-deed-all = { $feat }
card-best = ★ { $name } · { $feat } · Rekord
card-best-all = ★ { $feat } · Rekord

# Die Karte eines Solospiels, neben dem Computer
card-beat-computer = Computer geschlagen
card-level = Gleichauf mit dem Computer
card-behind = Der Computer war besser
