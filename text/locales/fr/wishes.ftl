# Ce que chacun souhaite pour soi, et ce qui vaut pour un serveur
settings-reminders-on = Par correspondance, je vous le rappelle une fois, une demi-journée avant la fin de votre temps.
settings-reminders-off = Je ne vous rappelle rien avant la fin de votre temps.
settings-calls-mention = Quand une table vous attend et que vous n’y êtes pas, je vous appelle **par votre nom dans son salon**, une seule fois. `/réglages` le change.
settings-calls-dm = Quand une table vous attend et que vous n’y êtes pas, je vous appelle **en message privé**, une seule fois. `/réglages` le change.
settings-calls-never = Je **ne vous appelle pas** quand une table vous attend. Le temps de vos décisions court quand même. `/réglages` le change.
settings-quiet = Entre **{ $from }** et **{ $until }** ({ $zone } : il y est { $clock }), je vous laisse tranquille : ce qui vous attend alors, je vous le dis à la fin de ces heures. Ce que je dois vous demander en privé arrive quand même, sans bruit. Le temps de vos décisions continue de courir.
settings-quiet-none = Vous n’avez pas d’heures calmes. Votre horloge : { $zone }, { $clock }.
settings-quiet-where = Je dois d’abord savoir l’heure qu’il est chez vous : donnez-moi aussi votre **fuseau**, comme `Europe/Paris` ou `UTC+1`.
settings-quiet-unread = Je n’ai pas su lire vos heures calmes. Écrivez quand elles commencent et quand elles finissent, comme `22:00-8:00` ; `aucune` les supprime.
settings-zone-unread = Je ne connais pas ce fuseau horaire. Choisissez-en un dans la liste en tapant une grande ville près de chez vous, ou écrivez un décalage comme `UTC+2`.
settings-words-none = aucune, aucun, non
