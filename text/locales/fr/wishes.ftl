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
server-heading = Pour les parties de ce serveur :
server-language-en = Elles parlent **anglais**.
server-language-fr = Elles parlent **français**.
server-language-servers = Elles parlent la **langue du serveur**.
server-pace = Sauf si la personne qui en ouvre une choisit autre chose : { $pace }
server-close-seated = Seuls les joueurs d’une partie peuvent la fermer.
server-close-managers = Les personnes qui peuvent **gérer le salon** peuvent fermer la partie des autres avec `/table fermer`.
server-not-yours = Il faut pouvoir **gérer ce serveur** pour régler ceci.
