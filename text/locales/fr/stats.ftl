# What is counted of games that are over
stats-where-server = sur ce serveur
stats-where-anywhere = toutes parties confondues
stats-title = **{ $name }** · { $where }
stats-head-games = Parties
stats-head-won = Gagnées
stats-head-streak = De suite
stats-among-people = { $game }
stats-among-computers = { $game } · ordinateurs
stats-among-nobody = { $game } · en solo
stats-line-people = À plusieurs : { $games ->
        [one] une partie
       *[other] { $games } parties
    } – gagnées : { $won }, partagées : { $drawn }, perdues : { $lost }, quittées : { $left }.
stats-line-computers = Contre des ordinateurs : { $games ->
        [one] une partie
       *[other] { $games } parties
    }, gagnées : { $won }.
stats-line-nobody = En solo : { $games ->
        [one] une partie
       *[other] { $games } parties
    }.
stats-met = Le plus souvent face à : { $list }.
stats-met-one = { $name } ({ $games } : { $won } gagnées, { $lost } perdues)
stats-best = { $game }. { $feat }.
stats-best-of = { $feat }, { $name }
stats-none = Rien n’est encore compté : toute partie que vous menez à son terme le sera.
stats-none-of = Rien n’est encore compté ici pour { $name }.
stats-unlisted = { $name } garde ses statistiques pour soi.
stats-alt = { $title }, { $where }. { $rows }
stats-alt-row = { $label } : { $games ->
        [one] une partie
       *[other] { $games } parties
    }, gagnées : { $won }.
stats-alt-streak = { $label } : { $games ->
        [one] une partie
       *[other] { $games } parties
    }, gagnées : { $won }, de suite : { $now } en ce moment, { $best } au mieux.
stats-league = **{ $game }** · classement de ce serveur · { $games ->
        [one] une partie
       *[other] { $games } parties
    } à plusieurs
stats-league-caption = { $games ->
        [one] Classement de ce serveur, une partie à plusieurs
       *[other] Classement de ce serveur, { $games } parties à plusieurs
    }
stats-league-none = Personne, parmi ceux qu’on y montre, n’a encore mené une partie de **{ $game }** à son terme avec d’autres sur ce serveur.
stats-league-place = Votre place : { $place } sur { $many }.
stats-league-server = Un classement est celui d’un serveur : demandez-le là-bas.
stats-select = Le classement d’un jeu
stats-mine = Mes statistiques
stats-how = -# Une partie est comptée quand elle est finie ; les tables fermées avant ne comptent pas. `/réglages statistiques:` vous cache.
stats-how-hidden = -# Vous êtes masqué : personne d’autre ne voit ceci. `/réglages statistiques:` vous montre à nouveau.

settings-listed = Vos parties finies sont comptées, et sur un serveur on voit ce que vous y avez fait : dans `/stats`, dans ses classements et parmi ceux qu’on a rencontrés. `/réglages statistiques:` vous cache.
settings-unlisted = Vous êtes **masqué des statistiques** : personne d’autre ne voit les vôtres, aucun classement ne vous montre, et personne ne vous trouve parmi ceux qu’il a rencontrés ; c’est vrai aussitôt et partout. Vos parties restent comptées, pour vous seul, et `/réglages statistiques:` vous montre à nouveau.

# Comment ses décisions se comparent à celles de l’ordinateur
decisions-button = Mes décisions
decisions-heading = 🔎 **{ $game }** · vos décisions dans { $games ->
        [one] votre dernière partie
       *[other] vos { $games } dernières parties
    }
decisions-line = **{ $good } sur { $all }** valaient celles de l’ordinateur (fort) : { $percent } %.
decisions-none = Il n’y en a pas encore que l’ordinateur sache juger : menez une partie à son terme.
decisions-how = -# Jugées maintenant, d’après les parties elles-mêmes et ce que vous saviez à chaque instant, non d’après ce qui s’est ensuivi. Rien n’en est gardé, et vous seul voyez ceci.
decisions-table = Table { $table }
decisions-caption = Vos décisions, face à celles de l’ordinateur
decisions-head-all = Toutes
decisions-head-good = Aussi bonnes
decisions-alt = { $title }. { $what }. { $rows }
decisions-alt-row = { $label } : { $good } sur { $all } aussi bonnes.
decisions-select = Mes décisions dans un autre jeu
decisions-back = Mes tournants à la table { $table }

# A card to keep of a game that is over
card-button = Carte
card-button-share = La partager ici
card-not-over = La partie n’est pas finie : il y aura une carte à garder quand elle le sera.
card-own = Une carte à garder. Vous seul la voyez, tant que vous ne la partagez pas.
card-shared = **{ $name }** partage une partie de **{ $game }**.
card-is-shared = La carte est maintenant dans le salon, pour tout le monde.
card-won = Victoire : { $names }
card-drawn = Égalité : { $names }
card-accomplished = Mission accomplie
card-failed = Perdus dans l’espace
card-beat-by = { $margin } de mieux que { $names }
card-beat = devant { $names }
card-foot = Houston · { $date }
card-alone = Partie en solo
card-nobody = Personne n’a gagné
card-deed = { $name } · { $feat }
card-deed-all = { $feat }
card-best = ★ { $name } · { $feat } · record personnel
card-best-all = ★ { $feat } · record personnel

# The card of a game for one, held against the computer
card-beat-computer = L’ordinateur est battu
card-level = À égalité avec l’ordinateur
card-behind = L’ordinateur a fait mieux
