# Ce que chacun règle pour soi, et ce qui vaut pour un serveur
settings-reminders-on = { $hours ->
        [one] Par correspondance, je te le rappelle une fois, une heure avant la fin de ton temps.
       *[other] Par correspondance, je te le rappelle une fois, { $hours } heures avant la fin de ton temps.
    }
settings-reminders-off = Je ne te rappelle rien avant la fin de ton temps.
settings-calls-mention = Quand une partie t’attend et que tu n’es pas là, je t’appelle **par ton nom dans son salon**, une seule fois. Pour changer ça : `/moi réglages`.
settings-calls-dm = Quand une partie t’attend et que tu n’es pas là, je t’appelle **en MP**, une seule fois. Pour changer ça : `/moi réglages`.
settings-calls-never = Je **ne t’appelle pas** quand une partie t’attend. Ton temps court quand même. Pour changer ça : `/moi réglages`.
settings-quiet = Entre **{ $from }** et **{ $until }** ({ $zone } : il y est { $clock }), je te laisse tranquille. Ce qui t’attend, je te le dis ensuite. Ce que je dois te demander en privé arrive quand même, sans bruit. Ton temps continue de courir.
settings-quiet-none = Tu n’as pas d’heures calmes. Ton horloge : { $zone }, { $clock }.
settings-quiet-where = Il me faut d’abord ton **fuseau**, pour savoir l’heure qu’il est chez toi : comme `Europe/Paris` ou `UTC+1`.
settings-quiet-unread = Je n’ai pas su lire tes heures calmes. Écris leur début et leur fin, comme `22:00-8:00` ; `aucune` les supprime.
settings-zone-unread = Je ne connais pas ce fuseau horaire. Tape une grande ville près de chez toi et choisis dans la liste, ou écris un décalage comme `UTC+2`.
settings-words-none = aucune, aucun, non
settings-calls-digest = Une fois par jour, à **{ $hour }** ({ $zone }), je t’envoie **un seul MP** avec toutes les parties qui t’attendent. Si aucune ne t’attend, rien ne vient. Pour changer ça : `/moi réglages`.
settings-digest-closed = Mais je ne peux pas t’écrire en MP : d’ici là, je t’appelle par ton nom dans le salon de la partie.
settings-away = **Absence jusqu’au { $back }.** D’ici là, je ne t’appelle pas et ne te rappelle rien. Les parties par correspondance le savent et t’attendent, deux semaines au plus ; dans une partie en direct, ton temps court quand même. `/moi réglages absence:retour` y met fin plus tôt.
settings-away-unread = Je n’ai pas su lire jusqu’à quand tu t’absentes. Écris un nombre de jours (60 au plus), une date comme `2026-12-24`, ou `retour`.
settings-away-days = { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
settings-panel-calls = Comment je t’appelle
settings-panel-reminders = Quand je te le rappelle
settings-panel-quiet = Heures calmes
settings-panel-quiet-none = Pas d’heures calmes
settings-panel-away = Absence
settings-panel-back = De retour
settings-panel-listed = Montrer mes statistiques
settings-panel-hidden = Cacher mes statistiques
settings-words-back = retour, de retour

# Le message du jour
digest-heading = **Ces parties t’attendent.**
digest-line = **{ $game }** · [#{ $table }]({ $link }) { $place } : depuis { $since } ; { $until }
digest-server = sur { $server }
digest-here = ici
digest-until = échéance { $clock }.
digest-unhurried = rien ne presse.
digest-more = { $count ->
        [one] … et une autre partie : `/moi parties` la montre.
       *[other] … et { $count } autres parties : `/moi parties` les montre.
    }

# Ce qui vaut pour un serveur
server-heading = **Les parties de ce serveur**
server-language = • Leur langue : **{ $language }**.
server-language-servers = • Elles parlent la **langue du serveur**.
server-pace = • Sauf si la personne qui en ouvre une choisit autre chose : { $pace }
server-close-seated = • Seuls les joueurs d’une partie peuvent la fermer.
server-close-managers = • Les modérateurs, et ceux qui peuvent **gérer le salon**, peuvent fermer toute partie avec `/table fermer`.
server-not-yours = C’est réservé aux modérateurs : ceux qui peuvent **gérer ce serveur**, ou qui ont le rôle choisi.
server-channels-all = • Nouvelles parties : dans **tous les salons** où je peux écrire.
server-channels = • Nouvelles parties : seulement dans { $channels }.
server-news-none = • Les nouvelles parties ne sont annoncées **nulle part**.
server-news = • Les nouvelles parties sont annoncées dans { $channel }.
server-openers-all = • **Tout le monde** peut ouvrir une partie.
server-openers = • Seuls { $roles } peuvent ouvrir une partie. Tout le monde peut rejoindre.
server-moderators-none = • Modérateurs : ceux qui peuvent **gérer ce serveur**.
server-moderators = • Modérateurs : ceux qui peuvent **gérer ce serveur**, et { $role }.
server-moderators-see = -# Discord leur cache `/serveur` tant que tu ne l’autorises pas : Paramètres du serveur → Intégrations → Houston.
server-people = • Exclus : { $excluded ->
        [0] personne
        [one] une personne
       *[other] { $excluded } personnes
    }. Sans leur nom : { $unnamed ->
        [0] personne
        [one] une personne
       *[other] { $unnamed } personnes
    }.
server-excluded = • Exclus : { $many ->
        [0] personne
       *[other] { $names }
    }.
server-unnamed = • Affichés sans leur nom : { $many ->
        [0] personne
       *[other] { $names }
    }.
server-button-home = Vue d’ensemble
server-button-where = Où
server-button-who = Qui
server-button-people = Personnes
server-button-style = Langue et rythme
server-button-check = Mes permissions
server-button-games = Parties
server-button-month = Ce mois-ci
server-button-log = Journal
server-button-results = Résultats
server-choose-channels = Salons pour les nouvelles parties (aucun : tous)
server-choose-news = Où annoncer les parties (aucun : nulle part)
server-choose-openers = Rôles qui ouvrent des parties (aucun : tous)
server-choose-moderators = Rôle qui modère les parties
server-choose-exclude = Exclure une personne
server-choose-admit = Laisser revenir une personne
server-choose-unname = Cacher le nom d’une personne
server-choose-name = Montrer de nouveau un nom
server-choose-language = Langue
server-choose-pace = Rythme
server-choose-closers = Qui ferme la partie des autres
server-check = **Mes permissions** dans { $count ->
        [one] un salon
       *[other] { $count } salons
    }
server-check-others = { $channels } et { $count ->
        [one] un autre
       *[other] { $count } autres
    }
server-check-fine = ✅ { $channel } : tout va bien.
server-check-threads = 🧵 { $channel } : pour les parties dans des fils, il me faut { $permissions }.
server-games = **Parties ouvertes**
server-games-none = Aucune partie n’est ouverte sur ce serveur.
server-games-choose = Fermer une partie ou retirer un joueur
server-game-lobby = **{ $game }** · #{ $table } dans { $channel }, pas encore lancée : { $names } · [y aller]({ $link })
server-game-playing = **{ $game }** · #{ $table } dans { $channel } : { $names } · [y aller]({ $link })
server-game-over = Cette partie est finie.
server-month = **Ce mois-ci :** { $games ->
        [0] aucune partie finie
        [one] une partie finie
       *[other] { $games } parties finies
    }{ $people ->
        [0] .
        [one] , une personne.
       *[other] , { $people } personnes.
    }
server-month-game = • { $game } : { $games }
server-month-before = -# Le mois dernier : { $games }.
server-results = Les **résultats** des parties finies de ce serveur, en tableau et pour des programmes.
    -# Qui cache ses statistiques, ou son nom par ton choix, y est *Joueur 2*.
server-results-files = Obtenir les fichiers
server-results-none = Aucune partie n’a encore été finie sur ce serveur.
server-receiver-none = • Aucun programme ne reçoit les résultats. *Choisir une adresse*, ou `/serveur webhook:` avec une adresse https.
server-receiver-set = Choisir une adresse
server-receiver-field = Une adresse https
server-receiver = • Chaque partie finie est envoyée à **{ $host }**.
server-receiver-fails = • Chaque partie finie est envoyée à **{ $host }**. ⚠️ Rien n’est arrivé depuis { $since } ; je réessaie pendant deux jours.
server-receiver-lost = • ⚠️ **{ $host }** n’a pas répondu pendant deux jours : plus rien n’y est envoyé.
server-receiver-again = Reprendre, nouveau secret
server-receiver-off = Ne plus envoyer
server-receiver-https = Ce n’est pas une adresse https sur internet, comme `https://example.org/resultats`.
server-receiver-secret = Son secret, montré seulement maintenant : ||`{ $secret }`||
    -# Chaque résultat est signé avec lui. Seules les parties qui finissent désormais sont envoyées.
server-receiver-given-up = ⚠️ L’adresse à laquelle j’envoie les résultats de ton serveur n’a pas répondu pendant deux jours. J’ai arrêté. `/serveur afficher:Résultats` reprend.
server-results-here = { $games ->
        [one] La dernière partie finie
       *[other] Les { $games } dernières parties finies
    } : un tableau pour les gens, un fichier pour les programmes.
server-log = **Ce que les modérateurs ont fait**, les 50 derniers actes en 90 jours
server-log-none = Les modérateurs n’ont encore rien fait ici.
server-log-line = { $at } · { $by } { $what }
server-log-language = a changé la langue.
server-log-pace = a changé le rythme.
server-log-closers = a changé qui ferme les parties.
server-log-channels = a changé les salons des parties.
server-log-news = a changé où les parties sont annoncées.
server-log-openers = a changé qui ouvre des parties.
server-log-moderators = a changé qui modère.
server-log-receiver = a changé qui reçoit les résultats.
server-log-closed = a fermé la partie #{ $table }.
server-log-removed = a retiré { $name } de la partie #{ $table }.
server-log-excluded = a exclu { $name }.
server-log-admitted = a laissé revenir { $name }.
server-log-unnamed = a caché le nom de { $name }.
server-log-named = a montré de nouveau le nom de { $name }.
server-log-night-planned = a prévu une soirée jeux.
server-log-night-changed = a changé la soirée jeux.
server-log-night-off = a annulé la soirée jeux.
server-not-moderator = C’est réservé aux modérateurs de ce serveur. `/serveur` est à eux.
server-not-yourself = Tu ne peux pas t’exclure toi-même.
server-openers-only = Sur ce serveur, seuls { $roles } peuvent ouvrir une partie. Tu peux toujours rejoindre.
server-channels-only = Sur ce serveur, les parties s’ouvrent dans { $channels }.
server-news-opened = **{ $name }** a ouvert **{ $game }** dans { $channel }.
server-news-full = **{ $game }** dans { $channel } : toutes les places sont prises.
server-news-begun = **{ $game }** dans { $channel } a commencé.
server-news-over = **{ $game }** : cette partie est finie.
server-remove-whom = Qui doit perdre sa place ?
server-no-one-to-remove = Personne d’autre n’a de place ici.

# Soirée jeux
server-button-night = Soirée jeux
night-none = Aucune soirée jeux n’est prévue. On s’inscrit sous un message dans ce salon ; à l’heure dite, je forme les tables.
night-button-plan = En prévoir une ici
night-button-off = Annuler
night-planned = **Soirée jeux** { $at } dans { $channel }. { $count ->
        [0] Personne n’est inscrit.
        [one] Une personne est inscrite.
       *[other] { $count } personnes sont inscrites.
    }
night-choose-game = Ajouter ou retirer un jeu
night-choose-hours = Combien de temps
night-hours = { $hours ->
        [one] 1 heure
       *[other] { $hours } heures
    }
night-field = Quand ({ $zone }), ou en minutes
night-field-minutes = Dans combien de minutes
night-unread = Quand ? Écris une heure comme `20:30`, ou `+90` pour dans 90 minutes.
night-zone = Je ne connais pas ton fuseau horaire. Écris `+90` pour dans 90 minutes, ou règle-le avec `/moi réglages fuseau:`.
night-opened = ✅ C’est affiché. On peut s’inscrire.
night-taken = Ce serveur a déjà une soirée jeux. Annule-la d’abord, ou attends qu’elle soit finie.
night-heading = 🎲 **Soirée jeux** · { $at } · { $left }
night-games = { $games } · { night-hours }
night-people = { $count ->
        [0] Personne n’est encore inscrit.
        [one] **Une personne vient :** { $names }
       *[other] **{ $count } personnes viennent :** { $names }
    }
night-how = -# Appuie sur *Je viens*. À l’heure dite, je forme les tables : ceux qui ont le moins joué ensemble se retrouvent, et des ordinateurs prennent les places libres.
night-button-in = Je viens
night-button-out = Pas ce soir
night-you-are-in = C’est noté ! À { $at }, je t’appelle dans ce salon.
night-you-are-out = Tu ne viens pas. Jusqu’à { $at }, tu peux changer d’avis.
night-full = La soirée est complète.
night-gone = On ne peut plus s’inscrire à cette soirée.
night-called-off = Elle est annulée.
night-no-one = Personne ne s’est inscrit.
night-begun = C’est parti : [les tables]({ $link })
night-tables = 🎲 **Soirée jeux : les tables** · jusqu’à { $ends }
night-table = • **[{ $game }]({ $link })** · { $names }
night-table-over = { $outcome } · [y aller]({ $link })
night-table-closed = • **{ $game }** · fermée · { $names }
night-table-waits = • **{ $game }** · ⏳ pas encore de place · { $names }
night-needs = -# Pour les autres tables, il me faut **{ $permissions }** dans ce salon.
night-no-room = -# Les autres tables commencent quand ce salon est libre.
night-thread = { $game } · table { $nth }
night-over = 🏁 **Soirée jeux** · { $at } · c’est fini !
night-button-film = 🎬 La fin la plus serrée : { $game }
night-channel-gone = Le salon de la soirée jeux de ton serveur a été supprimé : elle ne peut pas avoir lieu. `/serveur soirée:` en prévoit une autre.
