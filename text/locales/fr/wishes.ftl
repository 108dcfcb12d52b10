# Ce que chacun souhaite pour soi, et ce qui vaut pour un serveur
settings-reminders-on = { $hours ->
        [one] Par correspondance, je vous le rappelle une fois, une heure avant la fin de votre temps.
       *[other] Par correspondance, je vous le rappelle une fois, { $hours } heures avant la fin de votre temps.
    }
settings-reminders-off = Je ne vous rappelle rien avant la fin de votre temps.
settings-calls-mention = Quand une table vous attend et que vous n’y êtes pas, je vous appelle **par votre nom dans son salon**, une seule fois. `/moi réglages` le change.
settings-calls-dm = Quand une table vous attend et que vous n’y êtes pas, je vous appelle **en message privé**, une seule fois. `/moi réglages` le change.
settings-calls-never = Je **ne vous appelle pas** quand une table vous attend. Le temps de vos décisions court quand même. `/moi réglages` le change.
settings-quiet = Entre **{ $from }** et **{ $until }** ({ $zone } : il y est { $clock }), je vous laisse tranquille : ce qui vous attend alors, je vous le dis à la fin de ces heures. Ce que je dois vous demander en privé arrive quand même, sans bruit. Le temps de vos décisions continue de courir.
settings-quiet-none = Vous n’avez pas d’heures calmes. Votre horloge : { $zone }, { $clock }.
settings-quiet-where = Je dois d’abord savoir l’heure qu’il est chez vous : donnez-moi aussi votre **fuseau**, comme `Europe/Paris` ou `UTC+1`.
settings-quiet-unread = Je n’ai pas su lire vos heures calmes. Écrivez quand elles commencent et quand elles finissent, comme `22:00-8:00` ; `aucune` les supprime.
settings-zone-unread = Je ne connais pas ce fuseau horaire. Choisissez-en un dans la liste en tapant une grande ville près de chez vous, ou écrivez un décalage comme `UTC+2`.
settings-words-none = aucune, aucun, non
settings-calls-digest = Une fois par jour, à **{ $hour }** ({ $zone }), je vous envoie **un seul message privé** avec toutes les tables qui vous attendent ; rien quand aucune ne vous attend. `/moi réglages` le change.
settings-digest-closed = Mais vos messages privés me sont fermés : tant qu’ils le sont, je vous appelle par votre nom dans le salon de la table.
settings-away = Vous êtes **absent jusqu’au { $back }** : d’ici là, je ne vous appelle ni ne vous rappelle rien. Les tables par correspondance le savent et vous attendent, deux semaines au plus ; à une table en direct, le temps de vos décisions court quand même. `/moi réglages absence:retour` y met fin plus tôt.
settings-away-unread = Je n’ai pas su lire jusqu’à quand vous êtes absent. Écrivez un nombre de jours (60 au plus), une date comme `2026-12-24`, ou `retour`.
settings-away-days = { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
settings-words-back = retour, de retour

# Le message du jour
digest-heading = **Ces tables vous attendent.**
digest-line = **{ $game }** · [table { $table }]({ $link }) { $place } : depuis { $since } ; { $until }
digest-server = sur { $server }
digest-here = ici
digest-until = les règles jouent pour vous { $clock }.
digest-unhurried = rien ne vous presse.
digest-more = { $count ->
        [one] … et une autre table : `/moi parties` la montre.
       *[other] … et { $count } autres tables : `/moi parties` les montre.
    }

# Ce qui vaut pour un serveur
server-heading = Ce qui vaut pour les tables de ce serveur :
server-language-en = Elles parlent **anglais**.
server-language-fr = Elles parlent **français**.
server-language-servers = Elles parlent la **langue du serveur**.
server-pace = Sauf si la personne qui en ouvre une choisit autre chose : { $pace }
server-close-seated = Seules les personnes assises à une table la ferment.
server-close-managers = Les personnes qui peuvent **gérer le salon** peuvent fermer la table d’autrui avec `/table fermer`.
server-not-yours = Seules les personnes qui peuvent **gérer ce serveur** décident de ce qui vaut pour ses tables.
