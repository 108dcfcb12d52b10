# Ce qu’on compte des parties finies
stats-where-server = sur ce serveur
stats-where-anywhere = toutes parties confondues
stats-title = **{ $name }** · { $where }
stats-head-games = Parties
stats-head-won = Gagnées
stats-head-rating = Cote
stats-head-streak = Série
stats-among-people = { $game }
stats-among-computers = { $game } · ordinateurs
stats-among-nobody = { $game } · en solo
stats-line-people = À plusieurs : { $games ->
        [one] une partie
       *[other] { $games } parties
    } · gagnées : { $won }, nulles : { $drawn }, perdues : { $lost }, quittées : { $left }.
stats-line-computers = Contre des ordinateurs : { $games ->
        [one] une partie
       *[other] { $games } parties
    }, gagnées : { $won }.
stats-line-nobody = En solo : { $games ->
        [one] une partie
       *[other] { $games } parties
    }.
stats-ratings = Cotes : { $list }.
stats-rating-one = { $game } { $rating } ± { $margin }
stats-met = Le plus souvent face à : { $list }.
stats-met-one = { $name } ({ $games } : gagnées { $won }, perdues { $lost })
stats-best = { $game }. { $feat }.
stats-best-of = { $feat }, { $name }
stats-none = Aucune partie finie pour l’instant.
stats-none-of = Aucune partie finie de { $name } ici pour l’instant.
stats-unlisted = { $name } ne montre pas ses stats.
stats-alt = { $title }, { $where }. { $rows }
stats-alt-row = { $label } : { $games ->
        [one] une partie
       *[other] { $games } parties
    }, gagnées : { $won }.
stats-alt-rated = { $row } Cote { $rating } ± { $margin }.
stats-alt-alone = { $label } : { $games ->
        [one] une partie
       *[other] { $games } parties
    }.
stats-alt-streak = { $label } : { $games ->
        [one] une partie
       *[other] { $games } parties
    }, gagnées : { $won }, série en cours : { $now }, meilleure : { $best }.
stats-league = **{ $game }** · classement de ce serveur · { $games ->
        [one] une partie
       *[other] { $games } parties
    } { $among ->
        [people] à plusieurs
       *[other] contre l’ordinateur
    }
stats-league-caption = Classement de ce serveur, { $games ->
        [one] une partie
       *[other] { $games } parties
    } { $among ->
        [people] à plusieurs
       *[other] contre l’ordinateur
    }
stats-league-against = Contre Houston : { $list }.
stats-league-against-one = { $name } { $won } sur { $games }
stats-league-none = Aucun joueur visible n’a encore fini une partie de **{ $game }** sur ce serveur.
stats-league-place = Ta place : { $place } sur { $many }.
stats-league-rating = Ta cote : { $rating } ± { $margin }.
stats-league-server = Chaque serveur a son classement : utilise cette commande là-bas.
stats-select = Le classement d’un jeu
stats-mine = Mes stats
stats-how = -# Seules les parties finies comptent ; celles fermées avant, non. Pour te cacher : `/moi réglages statistiques:`.
stats-how-hidden = -# Tes stats sont masquées : personne d’autre ne voit ceci. Pour te montrer à nouveau : `/moi réglages statistiques:`.

settings-listed = Tes parties finies comptent, et sur un serveur on voit ce que tu y as fait : dans `/moi stats`, dans ses classements et parmi les gens qu’on a rencontrés. Pour te cacher : `/moi réglages statistiques:`.
settings-unlisted = Tes stats sont **masquées**, aussitôt et partout. Personne d’autre ne les voit, aucun classement ne te montre, et personne ne te trouve parmi les gens rencontrés. Tes parties comptent toujours, rien que pour toi. Pour te montrer à nouveau : `/moi réglages statistiques:`.

# Comment les décisions d’un joueur se comparent à celles de l’ordinateur
decisions-button = Mes décisions
decisions-heading = 🔎 **{ $game }** · tes décisions dans { $games ->
        [one] ta dernière partie
       *[other] tes { $games } dernières parties
    }
decisions-line = **{ $good } sur { $all }** valaient celles de l’ordinateur (fort) : { $percent } %.
decisions-none = L’ordinateur n’a encore rien à juger. Finis d’abord une partie.
decisions-how = -# Jugées maintenant, d’après ce que tu savais à chaque instant, pas d’après la suite. Rien n’est gardé, et personne d’autre ne voit ceci.
decisions-table = Partie #{ $table }
decisions-caption = Tes décisions, face à celles de l’ordinateur
decisions-head-all = Toutes
decisions-head-good = Aussi bonnes
decisions-alt = { $title }. { $what }. { $rows }
decisions-alt-row = { $label } : { $good } sur { $all } aussi bonnes.
decisions-select = Mes décisions dans un autre jeu
decisions-back = Analyser la partie #{ $table }

# La carte d’une partie finie
card-button = Carte
card-button-share = La partager ici
card-not-over = La partie n’est pas finie. Sa carte viendra à la fin.
card-own = Une carte à garder. Personne d’autre ne la voit, tant que tu ne la partages pas.
card-shared = **{ $name }** partage une partie de **{ $game }**.
card-is-shared = La carte est maintenant dans le salon, pour tout le monde.
card-won = Victoire : { $names }
card-drawn = Égalité : { $names }
card-accomplished = Mission accomplie
card-failed = Perdus dans l’espace
card-beat-by = { $margin } d’avance sur { $names }
card-beat = devant { $names }
card-foot = Houston · { $date }
card-alone = Partie en solo
card-nobody = Personne n’a gagné
card-deed = { $name } · { $feat }
card-deed-all = { $feat }
card-best = ★ { $name } · { $feat } · record personnel
card-best-all = ★ { $feat } · record personnel

# La carte d’une partie en solo, face à l’ordinateur
card-beat-computer = L’ordinateur est battu
card-level = À égalité avec l’ordinateur
card-behind = L’ordinateur a fait mieux
