# Tables : accueil, sièges, échéances, boutons, et ce qui peut ne pas aller autour.

# Le message public
table-heading = **{ $game }** · table { $table }
table-seat = { $seat }. **{ $name }**
table-seat-host = { $seat }. **{ $name }** (hôte)
table-seat-free = { $seat }. *libre : appuyez sur Rejoindre*
table-seat-vacant = { $empty ->
        [1] *siège vide*
       *[other] *siège vide { $seat }*
    }
pace-live = En direct : 5 minutes par coup
pace-days = Par correspondance : 3 jours par coup
pace-unhurried = Sans hâte : pas de limite
table-pace-live = { pace-live } ; ensuite, les règles jouent.
table-pace-days = { pace-days } ; ensuite, les règles jouent.
table-pace-unhurried = { pace-unhurried }.
table-clock = ⏳ **{ $name }** : { $clock }
table-clock-vacant = Un siège est vide : qui appuie sur **Rejoindre** le demande à la table ; sinon les règles joueront pour lui { $clock }.
table-paused = ⏸️ **La partie est en pause.** Aucun délai ne court. Toute personne assise ici peut appuyer sur **Reprendre**.
table-time-up = ⏳ { $name-you ->
        [yes] Votre temps est écoulé
       *[no] **{ $name }** : le temps est écoulé
    }, les règles ont joué.
table-away = **{ $name }** s’absente jusqu’au { $back }, et la table attend.
table-gone = **{ $name }** { $why ->
        [unseen] n’a pas été vu depuis deux semaines
       *[missed] a manqué deux décisions de suite
    }. Quelqu’un d’autre peut demander à **prendre la relève**, et les autres peuvent libérer le siège.
table-motion-seat = **{ $by }** voudrait reprendre le siège vide, avec tout ce qu’il peut savoir.
table-motion-replace = **{ $by }** voudrait continuer à la place de **{ $name }**, avec tout ce que le siège peut savoir.
table-motion-dismiss = **{ $by }** voudrait libérer le siège de **{ $name }**, qui { $why ->
        [unseen] n’a pas été vu depuis deux semaines
       *[missed] a manqué deux décisions de suite
    }.
table-motion-pause = **{ $by }** voudrait mettre la partie en pause.
table-motion-pace = **{ $by }** voudrait un autre rythme. { $pace }
table-motion-back = **{ $by }** voudrait annuler le dernier coup : { $deed }
table-motion-back-all = **{ $by }** voudrait annuler un coup, avec tout ce qui a été joué ensuite : { $deed }
table-motion-awaits = Pour accepter ou refuser : { $names }.
table-dm-closed = **{ $name }** : vos messages privés me sont fermés ; tout ce qui est secret est sous **Ma console**.
table-over-footer = La partie est finie.
table-closed = **{ $game }** · la table { $table } est fermée. `/{ $command } ouvrir` en ouvre une autre.
table-close-asked = **{ $name }** voudrait fermer la table ; elle se ferme quand tout le monde le demande.

# Where a table stands, and what happened there
table-place = dans { $channel }
table-place-server = dans { $channel } sur { $server }
table-since = { $moved ->
        [yes] **Depuis votre dernier coup**
       *[no] **Ce qui s’est passé jusqu’ici**
    }
table-last-move = ↩ Ton dernier coup : { $news }
table-taken-back = ↩️ Annulé : { $news }
table-history = **{ $game }** · table { $table } · ce qui s’est passé ({ $page } sur { $pages })
table-history-none = Il ne s’est encore rien passé.

# A game that is over, once more
replay-film = **{ $game }** · table { $table } · toute la partie · *{ $eyes }*
replay-step = **{ $game }** · table { $table } · moment { $step } sur { $steps } · *{ $eyes }*
replay-too-long = Le film serait trop lourd à envoyer : voici comment elle s’est terminée. Moment par moment, tout y est.
replay-eyes-public = Vue par tout le monde
replay-eyes-own = Vue de ma place
replay-eyes-open = Cartes sur table
replay-button-walk = Moment par moment
replay-button-film = Film
replay-rounds = Aller à une manche
replay-round = { $step } · { $told }
replay-alt = Toute la partie en un film de { $steps } moments. Le bouton Moment par moment les raconte un à un.
replay-not-over = La partie n’est pas finie : on pourra la revoir quand elle le sera. `/histoire` dit ce qui s’est passé jusqu’ici.
export-whole = Le dossier de toute la partie, où les personnes sont des lettres : avec `houston replay`, n’importe qui peut la recalculer. Les notes, et les brouillons qui n’ont pas servi, n’y sont pas.
export-so-far = Ce que vous avez vu de la partie jusqu’ici, et ce que vous avez voulu, pour vos yeux seulement. Quand elle sera finie, `/exporter` donnera le dossier entier.
verify-sound = J’ai recalculé toute la partie : { $acts ->
    [one] son unique coup, soumis de nouveau aux règles avec les dés de sa graine, a donné
   *[other] chacun de ses { $acts } coups, soumis de nouveau aux règles avec les dés de sa graine, a donné
} ce qui a été raconté.
verify-differs = J’ai recalculé toute la partie, et elle n’est pas telle qu’elle a été racontée, { $many ->
    [one] à un endroit
   *[other] à { $many } endroits
}. Le premier : { $first }
verify-unpledged = Rien n’a été scellé avant qu’elle commence, parce que sa graine était donnée et que tout le monde peut la connaître : cela prouve que la graine et les coups font cette partie, pas que personne n’a choisi la graine.
verify-pledged =
    La graine a été scellée sous `{ $seed }`, avant la partie, puis mêlée aux numéros des { $mixed } interactions qui ont amené les gens ici et lancé la partie. Les { $steps } étapes, avec tous leurs secrets, sont ce qui a été scellé au moment où elles ont été faites : `{ $all }`. `/exporter` donne tout, pour `houston replay` et pour qui veut refaire les comptes.
verify-proves = Si ces sceaux sont ceux que vous avez vus, cela prouve que je n’ai changé après coup ni la graine ni un secret, et que je n’ai choisi aucun jet ; cela ne prouve pas que je n’ai rien regardé, ni qui étaient les gens.
verify-proves-unseen = Elle a commencé avec la commande même qui l’a ouverte, et personne n’a pu voir d’abord le sceau de la graine : cela prouve que la graine et les coups font cette partie et qu’aucun secret n’a été changé après coup, pas que personne n’a choisi la graine.
verify-lobby = La graine de cette partie est scellée sous `{ $seed }`, et sera mêlée aux numéros des interactions qui amènent les gens ici et lancent la partie. Gardez ce sceau : quand la partie sera finie, `/vérifier` l’ouvrira.
verify-later = La graine de cette partie est scellée sous `{ $seed }`, et tout ce qui s’est passé jusqu’à ce que tout le monde a vu en dernier, avec tous ses secrets, sous `{ $all }`. Personne ne peut rien lire dans un sceau. Gardez-les : quand la partie sera finie, `/vérifier` les ouvrira et recalculera tout.
verify-later-unpledged = Cette table n’a rien scellé, parce que sa graine était donnée et que tout le monde peut la connaître. Quand la partie sera finie, `/vérifier` la recalculera quand même.

# The tables of one person
tables-mine = Vos tables :
tables-line = **{ $game }** · table { $table } : { $state } { $place }
tables-yours = **à vous de jouer**.
tables-yours-until = **à vous de jouer** ; les règles jouent pour vous { $clock }.
tables-paused = la partie est en pause.
tables-others = on attend { $names }.
tables-gathering = on se rassemble.
tables-over = la partie est finie.


# The message that calls
table-call = { $names } : { $why ->
        [seat] vous voilà des nôtres
        [word] les autres vous demandent votre avis
       *[move] { $count ->
            [one] c’est à vous de jouer
           *[other] on attend vos coups
        }
    } à **{ $game }**, table { $table }.
table-call-aside = { $why ->
        [seat] Vous voilà des nôtres
        [word] Les autres vous demandent votre avis
       *[move] C’est à vous de jouer
    } à **{ $game }**, table { $table }, dans { $channel }.
table-call-welcome = **{ $name }**, le siège est à vous : vous savez tout ce qu’il peut savoir, et chacune de vos décisions a tout son temps.
table-call-since = { $moved ->
        [yes] Depuis votre dernier coup :
       *[no] Ce qui s’est passé :
    }
table-call-earlier = (plus tôt encore : { $lines } ; **Ma console** raconte tout)
table-call-clock = ⏳ Sinon, les règles jouent pour vous { $clock }.
table-call-board = Le plateau : { $link }

# Ordinateurs
player-forgotten = un joueur
computer-name = { $skill ->
        [easy] Houston (facile)
        [strong] Houston (fort)
       *[fair] Houston (moyen)
    }{ $alike ->
        [1] { "" }
       *[other] { " " }{ $nth }
    }
computer-skill = { $skill ->
        [easy] Facile
        [strong] Fort
       *[fair] Moyen
    }
computer-which = De quelle force l’ordinateur doit-il jouer ?
computer-away = Pas d’ordinateur
computer-sits = L’ordinateur s’est assis.
computer-gone = L’ordinateur s’est levé.

# Boutons
table-button-join = Rejoindre
table-button-leave = Quitter
table-button-start = Commencer
table-button-start-alone = Commencer seul
table-button-console = Ma console
table-button-refresh = Actualiser
table-button-history = Histoire
table-button-rules = Règles
table-button-learn = Me montrer
table-button-describe = Décrire
table-button-zoom = Agrandir
table-button-replay = Revoir
table-button-take-over = Prendre la relève
table-button-dismiss = Libérer le siège de { $name }
table-button-welcome = Accueillir { $name }
table-button-pause = Mettre en pause
table-button-pace = Changer de rythme
table-button-back = Annuler ce coup
table-button-take-back = ↩ Annuler mon dernier coup
table-button-ask-back = ↩ Demander à annuler mon coup
table-button-stands-revealed = ↩ Ce coup reste : révélé ou scellé
table-button-stands-since = ↩ Ce coup reste : secret révélé
table-button-stands-gone-on = ↩ Ce coup reste : on a continué
table-button-no = Non
table-button-computers = Ordinateur
table-button-resume = Reprendre
table-button-again = Nouveau salon
table-button-close = Fermer la table

# Réponses
table-opened = Votre table est ouverte : elle est dans le salon. Les autres appuient sur **Rejoindre** ; vous, sur **Commencer**.
table-opened-solo = Votre partie commence : son plateau est dans le salon. **Ma console** vous dit à tout moment ce que vous pouvez faire. Bonne chance !
table-joined = Bienvenue : vous avez le siège { $seat }.
table-taken-over = Le siège est à vous, avec tout ce qu’il peut savoir. Appuyez sur **Ma console** pour le voir.
table-seat-asked = Vous avez demandé le siège. Il est à vous dès qu’ils vous accueillent : { $names }. Je vous appellerai alors.
table-motion-noted = C’est noté. Ce sera fait dès qu’ils seront d’accord : { $names }.
table-motion-carried = C’est fait : tout le monde est d’accord.
table-motion-dropped = C’est noté : rien ne change.
table-resumed = La partie reprend. Chaque personne attendue a de nouveau tout son temps.
table-left = Vous avez quitté la table.
table-left-running = Vous êtes parti. Quelqu’un peut reprendre votre siège si les autres l’accueillent ; d’ici là, les règles jouent pour lui quand son temps est écoulé.
table-started = La partie commence.
table-shown = Le voici, en bas du salon.
table-shown-later = Discord ne me répond pas en ce moment. Le plateau viendra au bas du salon dès qu’il répondra.
table-moved-here = La table { $table } se trouve désormais ici.
table-here-fine = La table { $table } se trouve dans { $channel }, et je peux y publier. `/table ici` sert aux tables dont le salon ne prend plus rien de moi.
table-here-which = Plusieurs de vos tables ont besoin d’un autre salon. Dites laquelle, par exemple : `/table ici table:{ $table }`
table-here-none = Vous n’avez de siège à aucune table de ce serveur qui ait besoin d’un autre salon.
table-here-server = Utilisez cette commande dans le salon d’un serveur, là où la table doit se trouver.
table-closed-now = La table est fermée.
table-close-noted = C’est noté. La table se ferme dès que tout le monde le demande ; il manque : { $names }.
table-host-passed = { $name } est maintenant l’hôte.
table-again = Une nouvelle table est ouverte avec les mêmes personnes.
table-already-done = C’était déjà fait.

# Refus
table-refused-full = La table est complète : elle a { $max } sièges.
table-refused-already-seated = Vous avez déjà un siège à cette table.
table-refused-not-seated = Vous n’avez pas de siège à cette table. Vous pouvez regarder, ou rejoindre quand un siège est libre.
table-refused-not-host = Seul l’hôte peut faire cela : { $host }.
table-refused-too-few = Il faut { $needed } personnes pour commencer.
table-refused-already-started = La partie a déjà commencé.
table-refused-sat-elsewhere = Vous savez ce que cache un autre siège de cette partie : seul celui que vous avez quitté pouvait redevenir le vôtre, et il est pris. Vous pouvez regarder.
table-refused-not-started = La partie n’a pas encore commencé : c’est l’hôte qui commence.
table-refused-closed = Cette table est fermée.
table-refused-over = Cette partie est finie. Appuie sur **Revanche** pour rejouer.
table-refused-not-over = La partie n’est pas encore finie.
table-refused-counts = Ce qui se gagne à cette table compte pour la suite : seules des personnes y jouent. L’ordinateur joue aux tables qui ne comptent pas.
table-refused-paused = La partie est en pause : appuyez sur **Reprendre** sous le plateau, ou utilisez `/table reprendre`.
table-refused-not-paused = La partie n’est pas en pause.
table-refused-not-gone = On ne peut libérer un siège que si la personne assise là a manqué deux décisions de suite ou, là où rien ne presse, n’a pas été vue depuis deux semaines.
table-refused-already-so = C’est déjà le cas.
table-refused-stands-nothing = Vous n’avez rien fait ici qui puisse être annulé.
table-refused-stands-revealed = Votre dernier coup reste : il s’en est remis au hasard, a levé un secret ou scellé quelque chose, et cela ne s’annule jamais.
table-refused-stands-since = Votre dernier coup reste : depuis, le hasard ou un secret est entré en jeu, ou les règles ont joué pour quelqu’un.
table-refused-stands-gone-on = Ce que vous avez préparé en privé reste : la partie a continué depuis. Vous pouvez encore le changer tant que les règles le permettent.
table-refused-settled = C’est déjà réglé.
table-refused-not-asked = Il s’agit de votre propre siège : ce sont les autres qui décident. Un coup de votre part montre que vous êtes là, et l’affaire est close.
table-refused-cannot-start = La partie ne peut pas commencer ainsi.
table-refused-occupied = Il y a déjà une table ouverte dans ce salon (table { $table }). Une table par salon : jouez-la, ouvrez la vôtre dans un autre salon ou un fil, ou fermez-la avec `/table fermer` si vous y jouez. Quand rien ne s’y est passé depuis une heure (dans une partie en cours : deux semaines), n’importe qui peut le faire.
table-none-here = Il n’y a pas de table dans ce salon. `/{ $command } ouvrir` en ouvre une.
table-none-here-homeless = Il n’y a pas de table dans ce salon. Le salon de votre table { $table } ne prend plus rien de moi : `/table ici` l’amène ici.
table-none-of-yours = Vous n’avez de siège à aucune table ouverte. Ouvrez-en une dans le salon d’un serveur, ou rejoignez-en une : `/aide` dit comment.
table-none-such = Cette table n’existe plus.
table-not-here = La table { $table } n’est pas dans ce salon, et tu n’y as pas de siège. Je ne parle d’une table que là où elle se joue, et aux gens qui y sont assis : utilise `/vérifier` dans son salon.
table-not-yours = Tu ne joues pas à la table { $table } en ce moment. `/tables` montre celles où tu joues.
table-missing-permissions = Je ne peux pas jouer dans ce salon : il me manque { $permissions }. Qui gère le serveur peut me l’accorder ici.
table-permission-view = Voir le salon
table-permission-send = Envoyer des messages
table-permission-threads = Envoyer des messages dans les fils
table-permission-files = Joindre des fichiers
table-permission-history = Voir les anciens messages
table-shut-lacking = ⚠️ Je ne peux rien publier dans { $channel } : il m’y manque { $permissions }. Qui gère le salon ou le serveur peut me l’accorder.
table-shut-locked = ⚠️ Je ne peux rien publier dans { $channel } : le fil est verrouillé. Qui gère les fils peut le déverrouiller.
table-shut-deleted = ⚠️ Le salon où se trouvait cette table a été supprimé.
table-shut-expelled = ⚠️ Je ne suis plus sur le serveur où se trouve cette table. Qui gère le serveur peut m’inviter de nouveau ; j’apporterai alors tout ce qui manque.
table-shut-refused = ⚠️ Je ne peux rien publier dans { $channel } : Discord refuse sans dire pourquoi. Qui gère le serveur peut vérifier si j’y suis exclu temporairement ou bloqué.
table-shut-meanwhile = En attendant, la partie continue dans votre console et en messages privés, et `/table ici` dans un autre salon du serveur y installe la table.
table-which = De quelle table parlez-vous ? Choisis-en une, ou commence ton message par son numéro, comme **#{ $table }**.
table-which-button = Table { $table } : { $game }
table-stale = Ce bouton date d’un autre moment de la partie. Voici où nous en sommes.
table-foreign-button = Ce bouton ne me dit plus rien. `/table montrer` ramène le plateau.
table-form-empty = Le formulaire est revenu vide. Essayez encore.
table-console-lobby = La partie n’a pas commencé. L’hôte la commence ; votre plateau sera alors ici.
# Ce qui se comprend dans tout message privé, chaque liste par des virgules
words-help = aide
words-rules = règles, règle
table-typed-unknown = Je n’ai pas compris. Voici ce que vous pouvez écrire : { $words }.
slow-press-again = Cela m’a pris du temps. Appuyez encore une fois.
game-none-such = Ce jeu n’existe pas. Choisis-en un : { $games }
trouble = Quelque chose n’a pas marché de mon côté, et je l’ai noté. La partie est intacte ; essayez encore.
trouble-store = Je n’ai pas pu l’écrire sur le disque : cela n’a donc pas eu lieu. Essayez encore dans un instant.
trouble-store-full = Mon disque est plein : cela n’a donc pas eu lieu. La personne qui m’héberge doit faire de la place ; réessayez ensuite.

# Aide
status-title = **Houston** { $version }
status-tables = Tables ouvertes : { $open }.
status-answers = De mes { $many } dernières réponses, la moitié a pris au plus { $half } ms, et 99 sur 100 au plus { $most } ms.
status-answers-none = Je n’ai encore répondu à personne depuis mon démarrage.
status-letters = Messages privés arrivés depuis mon démarrage : { $arrived } sur { $all }.
status-letters-none = Je n’ai encore écrit aucun message privé depuis mon démarrage.
status-backup = La dernière sauvegarde : { $when }.
status-backup-none = Je ne connais aucune sauvegarde.

help-title = **Houston**, maître de jeux de société spatiaux.
help-body = Ouvrez une table dans un salon, jouez avec des boutons ou des commandes, gardez vos secrets sous **Ma console** ou en message privé. Aucune panne ne perd une partie.
help-game = **{ $game }** : { $pitch } `/{ $command } ouvrir`
help-rules =
    • **Commencer** : `/apprendre` montre un jeu en une minute et demie, `/règles` dit comment il se joue. Avec `ordinateur` dans `ouvrir`, vous jouez tout de suite contre moi, ou avec moi. `/énigme` est celle du jour.
    • **Jouer** : `/console` est votre plateau, `/agrandir` ce qui y compte, `/décrire` le dit en mots ; `/conseil` dit ce que ferait un ordinateur, `/histoire` ce qui s’est passé. `/tables` liste vos tables, `/réglages` dit comment je vous appelle.
    • **Ensemble** : `/table` invite, annule votre dernier coup, met en pause, change le rythme ou donne un siège quitté ; ce qui touche les autres leur est demandé.
    • **Après** : `/revoir` remontre une partie, `/vérifier` dit si elle fut honnête, `/exporter` la donne en fichier, `/stats` compte parties et décisions, `/vie-privée` dit ce que je garde de vous.
    • `/état` dit comment je vais, `/serveur` est pour qui gère un serveur.
rules-heading = **{ $game }** · { $title } ({ $page } sur { $pages })
rules-next = Suivant
rules-previous = Précédent
describe-none = Il n’y a pas encore de plateau à décrire.

# Ce que l’on garde d’une partie à l’autre.
record-elsewhere = Chaque serveur tient ses propres registres : employez cette commande dans le serveur.

# The end of a game
finale-bare = 🏁 **{ $game }** · **{ $result }**
finale-ahead = 🏁 **{ $game }** · **{ $result }**, { $margin } d’avance
finale-how = 🏁 **{ $game }** · **{ $result }** · { $done }
finale-how-ahead = 🏁 **{ $game }** · **{ $result }** · { $done }, { $margin } d’avance
finale-how-alone = 🏁 **{ $game }** · { $done } · **{ $result }**{ $better ->
        [0] { "" }
       *[other] { " " }(écart : { $better })
    }
finale-people = Bien joué, { $names } !
finale-asked = 🔁 { $names } : partants pour une revanche. On attend : { $missing }.
finale-rematch-noted = C’est noté ! La revanche commence dès que tout le monde est d’accord : { $names }.
finale-rematch = Revanche ! Le nouveau plateau est en bas du salon.
finale-more = Et aussi, pour cette partie :
finale-button-rematch = Revanche
finale-button-share = Partager
finale-button-more = ⋯
finale-button-verify = Vérifier
finale-button-export = Exporter
dm-closed = **{ $game }** · cette partie a été fermée.
table-which-choose = Choisis une partie
