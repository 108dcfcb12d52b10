# Parties : salon de départ, places, échéances, boutons, et ce qui peut ne pas aller autour.

# Le message public
table-heading = **{ $game }** · #{ $table }
table-seat = { $seat }. **{ $name }**
table-seat-host = { $seat }. **{ $name }** (hôte)
table-seat-vacant = { $empty ->
        [1] *Place vide*
       *[other] *Place vide { $seat }*
    }
pace-live = En direct : 5 minutes par coup
pace-days = Par correspondance : 3 jours par coup
pace-unhurried = Sans hâte : pas de limite
table-pace-live = { pace-live }, 10 pour préparer ; ensuite, Houston joue à ta place.
table-pace-days = { pace-days } ; ensuite, Houston joue à ta place.
table-pace-unhurried = { pace-unhurried }.
table-clock = ⏳ { $clocks }
table-clock-of = **{ $name }** : { $clock }
table-clock-vacant = Une place est vide. Appuie sur **Rejoindre** pour la demander ; sinon, { $plays ->
        [yes] un ordinateur la prend
       *[no] Houston joue pour elle
    } { $clock }.
table-paused = ⏸️ **Partie en pause.** Aucun délai ne court. Chaque joueur peut appuyer sur **Reprendre**.
table-time-up = ⏳ Temps écoulé : Houston a joué pour { $name-you ->
        [yes] toi
       *[no] **{ $name }**
    }.
table-times-up = ⏳ Temps écoulé : Houston a joué pour { $names }.
table-away = **{ $name }** s’absente jusqu’au { $back }. La partie attend.
table-gone = **{ $name }** { $why ->
        [unseen] est introuvable depuis deux semaines
       *[missed] a manqué deux tours de suite
    }. N’importe qui peut demander à **prendre la relève**, et les autres peuvent libérer la place.
table-motion-seat = **{ $by }** voudrait prendre la place vide, avec ses secrets.
table-motion-replace = **{ $by }** voudrait prendre la place de **{ $name }**, avec ses secrets.
table-motion-dismiss = **{ $by }** voudrait libérer la place de **{ $name }**, qui { $why ->
        [unseen] est introuvable depuis deux semaines
       *[missed] a manqué deux tours de suite
    }.
table-motion-pause = **{ $by }** voudrait mettre la partie en pause.
table-motion-pace = **{ $by }** voudrait un autre rythme. { $pace }
table-motion-close = **{ $by }** voudrait fermer la partie.
table-motion-back = **{ $by }** voudrait annuler le dernier coup : { $deed }
table-motion-back-all = **{ $by }** voudrait annuler un coup et tout ce qui a suivi : { $deed }
table-motion-awaits = Il manque le vote de : { $names }.
table-motion-against = Contre : { $names }.
table-motion-silence = Sans réponse, ce sera oui { $clock }.{ $seat ->
        [yes] { " " }La majorité décide.
       *[no] { "" }
    }
table-motion-majority = La majorité décide : sans réponse, pas de voix.
table-motion-needs-all = La partie ne se ferme que si tout le monde dit oui.
table-motion-ended-yes = ✅ C’est d’accord.
table-motion-ended-no = ❌ { $many ->
        [0] Retiré.
       *[other] Non de { $names }.
    }
table-motion-ended-over = Ce vote est terminé.
table-dm-closed = **{ $name }** : je ne peux pas t’écrire en MP. Tes secrets sont sous **Ma console**.
table-over-footer = Partie finie.
table-closed = **{ $game }** · #{ $table } a été fermée{ $many ->
        [0] { "" }
       *[other] { " " }par { $names }
    }. `/jouer` lance une autre partie.

# Où est une partie, et ce qui s’y est passé
table-place = dans { $channel }
table-place-server = dans { $channel } sur { $server }
table-since = { $moved ->
        [yes] **Depuis ton dernier coup**
       *[no] **Ce qui s’est passé jusqu’ici**
    }
table-since-earlier = … { $count } de plus : **Historique** sous ⋯
table-last-move = ↩ Ton dernier coup : { $news }
table-taken-back = ↩️ Annulé : { $news }
table-history = **{ $game }** · #{ $table } · historique ({ $page }/{ $pages })
table-history-none = Il ne s’est encore rien passé.

# Revoir une partie finie
replay-film = **{ $game }** · #{ $table } · toute la partie · *{ $eyes }*
replay-ending = **{ $game }** · #{ $table } · la fin · *{ $eyes }*
replay-step = **{ $game }** · #{ $table } · étape { $step }/{ $steps } · *{ $eyes }*
replay-too-long = Le GIF serait trop lourd à envoyer : voici la fin. **Pas à pas** montre tout.
replay-eyes-public = Vue par tout le monde
replay-eyes-own = Vue de ma place
replay-eyes-open = Tout dévoilé
replay-button-walk = Pas à pas
replay-button-film = GIF
replay-button-ending = La fin
replay-rounds = Aller à une manche
replay-round = { $step } · { $told }
replay-alt = Toute la partie en un GIF de { $steps } étapes. Le bouton Pas à pas les raconte une à une.
replay-not-over = La partie n’est pas finie. Tu pourras la revoir ensuite. `/table historique` raconte ce qui s’est passé jusqu’ici.
replay-closed = Cette partie a été fermée avant sa fin. Ce qui y était secret le reste : rien à revoir.
export-whole = Toute la partie, en deux fichiers : l’un à lire, avec les noms, l’autre est le dossier, avec des lettres pour les joueurs. N’importe qui peut recalculer le dossier avec `houston replay`. Les notes et les brouillons inutilisés n’y sont pas.
export-so-far = Ce que tu as vu et demandé jusqu’ici, pour tes yeux seulement. Une fois la partie finie, `/table exporter` donne le dossier entier.
export-alone = Un nom entre crochets : cette personne seule a appris la ligne, et « tu », c’est elle.
export-part = en-cours
verify-sound = J’ai recalculé toute la partie avec les dés de sa graine : { $acts ->
    [one] son unique coup donne
   *[other] ses { $acts } coups donnent
} bien ce qui a été raconté.
verify-differs = J’ai recalculé toute la partie, et ce n’est pas ce qui a été raconté, { $many ->
    [one] à un endroit
   *[other] à { $many } endroits
}. Le premier : { $first }
verify-unpledged = Il n’y avait pas de code de vérification avant la partie : sa graine était donnée, et tout le monde peut la connaître. Cela prouve que la graine et les coups font cette partie, pas que personne n’a choisi la graine.
verify-pledged =
    Avant la partie, le code de vérification de la graine était `{ $seed }`. La graine a ensuite été mêlée { $mixed ->
        [one] au numéro de l’interaction qui a lancé la partie
       *[other] aux numéros des { $mixed } interactions qui ont amené les joueurs et lancé la partie
    }. Les { $steps } étapes, secrets compris, correspondent au code fait à mesure : `{ $all }`. `/table exporter` donne tout, pour `houston replay` ou pour tes propres calculs.
verify-proves = Si ce sont bien les codes que tu as vus, je n’ai changé après coup ni la graine ni un secret, et je n’ai choisi aucun jet. Cela ne prouve pas que je n’ai rien regardé, ni qui étaient les joueurs.
verify-proves-unseen = La commande qui a ouvert cette partie l’a aussi lancée : personne n’a pu voir d’abord le code de la graine. Cela prouve que la graine et les coups font cette partie et qu’aucun secret n’a été changé après coup, pas que personne n’a choisi la graine.
verify-lobby = 🔒 Code de vérification : `{ $seed }`. Sa graine sera mêlée aux numéros des interactions qui amènent les joueurs et lancent la partie. Garde ce code : une fois la partie finie, `/table vérifier` l’ouvrira.
verify-later = 🔒 Codes de vérification : `{ $seed }` pour la graine, et `{ $all }` pour tout ce qui s’est passé jusqu’à la dernière chose que tout le monde a vue, secrets compris. Personne ne peut rien lire dans un code. Garde-les : une fois la partie finie, `/table vérifier` les ouvrira et recalculera tout.
verify-later-unpledged = Cette partie n’a pas de code de vérification : sa graine était donnée, et tout le monde peut la connaître. Une fois la partie finie, `/table vérifier` la recalculera quand même.

# Les parties d’une personne
tables-mine = Tes parties :
tables-line = **{ $game }** · #{ $table } : { $state } { $place }
tables-yours = **à toi de jouer**.
tables-yours-until = **à toi de jouer** ; Houston joue à ta place { $clock }.
tables-paused = en pause.
tables-others = on attend { $names }.
tables-gathering = pas encore lancée.
tables-over = finie.
tables-over-heading = Finies :
tables-over-line = **{ $game }** · #{ $table } · { $finish ->
        [won] gagnée
        [drawn] à égalité
        [left] quittée
       *[lost] perdue
    } · { $day }
tables-board = [Plateau]({ $link })
tables-open = Ouvrir une partie
tables-look-back = Revoir une partie finie
tables-button = Mes parties

# Le message qui appelle
table-call = { $names } : { $why ->
        [seat] c’est bon, bienvenue dans
        [word] il manque ton vote pour
       *[move] c’est à toi de jouer à
    } **{ $game }** #{ $table }.
table-call-aside = { $why ->
        [seat] C’est bon, bienvenue dans
        [word] Il manque ton vote pour
       *[move] C’est à toi de jouer à
    } **{ $game }** #{ $table }, dans { $channel }.
table-call-welcome = **{ $name }**, la place est à toi, avec ses secrets. Chacun de tes tours a tout son temps.
table-call-since = { $moved ->
        [yes] Depuis ton dernier coup :
       *[no] Ce qui s’est passé :
    }
table-call-earlier = (plus tôt : { $lines } ; **Ma console** raconte tout)
table-call-clock = ⏳ Échéance : { $clock }. Ensuite, Houston joue à ta place.
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
computer-which = Quel niveau pour l’ordinateur ?
computer-away = Pas d’ordinateur
computer-sits = L’ordinateur a rejoint la partie.
computer-gone = L’ordinateur a quitté la partie.

# Boutons
table-button-join = Rejoindre
table-button-leave = Quitter
table-button-start = Lancer la partie
table-button-console = Ma console
table-button-refresh = Actualiser
table-button-history = Historique
table-button-rules = Règles
table-button-learn = Apprendre
table-button-describe = Décrire
table-button-zoom = Agrandir
table-button-replay = Revoir
table-button-take-over = Prendre la relève
table-button-dismiss = Libérer la place de { $name }
table-button-welcome = Accueillir { $name }
table-button-pause = Mettre en pause
table-button-pace = Changer de rythme
table-button-back = Annuler ce coup
table-button-take-back = ↩ Annuler mon coup
table-button-ask-back = ↩ Demander à annuler
table-button-no = Non
table-button-computers = Ordinateur
table-button-resume = Reprendre
table-button-again = Nouvelle partie
table-button-close = Fermer la partie

# Réponses
table-opened = Ta partie est ouverte dans le salon. Les autres appuient sur **{ $join }**, puis toi sur **{ $start }**.
table-opened-solo = C’est parti ! Le plateau est dans le salon. **Ma console** te dit à tout moment ce que tu peux faire. Bonne chance !
table-opened-in-dms = C’est parti ! Ton plateau est ici même. Bonne chance !
table-joined = Te voilà dans la partie !
table-taken-over = La place est à toi, avec ses secrets. Appuie sur **Ma console** pour les voir.
table-seat-asked = Tu as demandé la place. Il manque l’accord de : { $names }. Je t’appellerai.
table-motion-noted = C’est noté. Il manque l’accord de : { $names }.
table-motion-carried = C’est fait !
table-motion-dropped = C’est noté : rien ne change.
table-motion-opposed = C’est noté. Il manque le vote de : { $names }.
table-resumed = C’est reparti ! Chacun retrouve tout son temps.
table-left = Tu as quitté la partie.
table-left-closed = Tu as quitté la partie, et elle est fermée.
table-left-running = Tu as quitté la partie. **Rejoindre**, sur le plateau, t’y ramène tant que personne n’a pris ta place.
leave-asked = Quitter **{ $game }** ? { $fate ->
        [closed] Tu es la seule personne ici : la partie se ferme.
        [free] Ta place revient à la prochaine personne qui arrive.
        [computer] Ta place reste libre, { leave-while } au plus : tu peux revenir, et d’autres peuvent la demander. Ensuite, un ordinateur continue.
       *[rules] Ta place reste libre : tu peux revenir, et d’autres peuvent la demander. Au bout de { leave-while } au plus, Houston joue à ta place.
    }
leave-while = { $minutes ->
        [1440] un jour
       *[other] { $minutes } minutes
    }
leave-button-stay = Rester

# Le message à ceux qui restent
departure-line = 🚪 **{ $name }** a quitté la partie. { $fate }
departure-until = La place est libre : appuie sur **Rejoindre**, sur le plateau, pour la demander. Sinon, un ordinateur continue { $clock }.
departure-free = La place est libre : appuie sur **Rejoindre**, sur le plateau, pour la demander. Quand ce sera son tour, un ordinateur continue.
departure-rules = La place est libre : appuie sur **Rejoindre**, sur le plateau, pour la demander. D’ici là, Houston joue pour elle quand le temps est écoulé.
departure-taken = **{ $name }** continue jusqu’à ce qu’on demande la place.
table-started = La partie commence.
table-shown = Le voici, en bas du salon.
table-shown-later = Discord ne répond pas en ce moment. Le plateau arrivera en bas du salon dès que possible.
table-moved-here = La partie #{ $table } est maintenant ici.
table-here-fine = La partie #{ $table } est dans { $channel }, et je peux y écrire. `/table ici` sert aux parties dont le salon m’est fermé.
table-here-which = Plusieurs de tes parties ont besoin d’un autre salon. Dis laquelle, par exemple : `/table ici table:{ $table }`
table-here-none = Aucune de tes parties sur ce serveur n’a besoin d’un autre salon.
table-here-server = Utilise cette commande dans un salon du serveur, là où tu veux la partie.
table-closed-now = Partie fermée.
table-host-passed = { $name } est maintenant l’hôte.
table-again = Une nouvelle partie est ouverte avec les mêmes personnes.
table-already-done = C’est déjà fait.

# Refus
table-refused-full = La partie est complète : elle a { $max } places.
table-refused-already-seated = Tu es déjà dans cette partie.
table-refused-not-seated = Tu n’es pas dans cette partie. Regarde, ou rejoins-la quand une place est libre.
table-refused-not-host = Seul l’hôte peut faire ça : { $host }.
table-refused-too-few = Il faut { $needed } personnes pour commencer.
table-refused-already-started = La partie a déjà commencé.
table-refused-sat-elsewhere = Tu connais les secrets d’une autre place. Seule ton ancienne place pouvait redevenir la tienne, et elle est prise. Tu peux regarder.
table-refused-not-started = La partie n’a pas commencé. C’est l’hôte qui la lance.
table-refused-closed = Cette partie est fermée.
table-refused-over = Cette partie est finie. Le bouton sous le résultat la rejoue, `/jouer` en lance une autre.
table-refused-not-over = La partie n’est pas encore finie.
table-refused-counts = Ce qu’on gagne ici compte pour la suite : pas d’ordinateur. Ajoutes-en un dans une partie qui ne compte pas.
table-refused-no-computer = Houston n’a pas d’ordinateur pour ce jeu : ni adversaire, ni astuces.
table-refused-paused = La partie est en pause. Appuie sur **Reprendre** sous le plateau, ou utilise `/table reprendre`.
table-refused-not-paused = La partie n’est pas en pause.
table-refused-not-gone = Une place se libère seulement si son joueur a manqué deux tours de suite. Sans limite de temps, il faut deux semaines sans le voir.
table-refused-already-so = C’est déjà le cas.
table-refused-stands-nothing = Tu n’as rien à annuler ici.
table-refused-stands-revealed = Ton dernier coup est définitif : il a dépendu du hasard, révélé un secret ou scellé quelque chose. Ça ne s’annule jamais.
table-refused-stands-since = Ton dernier coup est définitif : depuis, le hasard ou un secret est entré en jeu, ou Houston a joué pour un joueur.
table-refused-stands-gone-on = Ce que tu as préparé ne s’annule plus : la partie a avancé. Tu peux encore le changer tant que les règles le permettent.
table-refused-settled = C’est déjà réglé.
table-refused-not-asked = C’est de ta place qu’il s’agit : les autres décident. Joue un coup pour montrer que tu es là, et le vote s’arrête.
table-refused-out-of-the-game = Tu n’es plus en jeu : seuls votent ceux qui jouent encore.
table-refused-cannot-start = La partie ne peut pas commencer ainsi.
table-refused-occupied = Une partie est déjà ouverte dans ce salon (#{ $table }), et il n’y en a qu’une par salon. Joue-la, ouvre la tienne dans un autre salon ou un fil, ou ferme-la avec `/table fermer` si tu y joues. Quand plus personne n’est là depuis une heure (partie en cours : trois jours, par correspondance six, sans hâte deux semaines), n’importe qui peut la fermer.
taken-playing = **{ $game }** se joue dans ce salon, avec { $names }. Une seule partie par salon. Tu peux :
taken-gathering = **{ $game }** est déjà ouvert dans ce salon, avec { $names }. Une seule partie par salon. Tu peux :
taken-in-dms = Dans nos MP, ta partie de **{ $game }** (#{ $table }) n’est pas finie. Finis-la d’abord, ou quitte-la sous ⋯.
taken-watch = Regarder
taken-dms = Jouer dans nos MP
taken-close = Fermer cette partie, ouvrir la mienne
taken-dms-closed = Tes MP me sont fermés. Ouvre-les, ou choisis autre chose.
taken-went-to-dms = **{ $game }** t’attend dans nos MP : { $link }
taken-gave-way = La partie de **{ $game }** de { $name } continue dans ses MP.
taken-made-way = La partie de **{ $game }** de { $name }, où rien n’était joué, est fermée.
taken-goes-on-here = D’autres veulent jouer dans { $channel } : ta partie de **{ $game }** (#{ $table }) continue ici.
taken-closed-for-others = D’autres veulent jouer dans { $channel } : ta partie de **{ $game }** (#{ $table }), où rien n’était joué, est fermée. `/jouer` en lance une autre, ici aussi.
taken-thread = Ouvrir dans un fil
taken-thread-name = { $game } · { $names }
taken-no-thread = Je ne peux pas ouvrir de fil ici : il me faut Créer des fils publics et Envoyer des messages dans les fils. Choisis autre chose.
taken-went-to-thread = **{ $game }** est ouvert dans son fil : { $channel }
table-none-here = Il n’y a pas de partie dans ce salon. `/jouer` en lance une.
table-none-here-homeless = Il n’y a pas de partie dans ce salon. Je ne peux pas écrire dans celui de ta partie #{ $table } : `/table ici` l’amène ici.
table-none-of-yours = Tu n’es dans aucune partie ouverte. Lances-en une dans le salon d’un serveur, ou rejoins-en une : `/aide` dit comment.
table-none-such = Cette partie n’existe plus.
table-not-here = La partie #{ $table } n’est pas dans ce salon, et tu n’y joues pas. Je ne parle d’une partie que là où elle se joue, et à ses joueurs. Utilise cette commande dans son salon.
table-not-yours = Tu ne joues pas à la partie #{ $table } en ce moment. `/moi parties` montre les tiennes.
table-missing-permissions = Je ne peux pas jouer dans ce salon : il me faut { $permissions }. Un admin du serveur peut me l’accorder ici.
table-permission-view = Voir le salon
table-permission-send = Envoyer des messages
table-permission-threads = Envoyer des messages dans les fils
table-permission-open-threads = Créer des fils publics
table-permission-files = Joindre des fichiers
table-permission-history = Voir les anciens messages
table-shut-lacking = ⚠️ Je ne peux pas écrire dans { $channel } : il m’y faut { $permissions }. Un admin du salon ou du serveur peut me l’accorder.
table-shut-locked = ⚠️ Je ne peux pas écrire dans { $channel } : le fil est verrouillé. Ses modérateurs peuvent le déverrouiller.
table-shut-deleted = ⚠️ Le salon de cette partie a été supprimé.
table-shut-expelled = ⚠️ Je ne suis plus sur le serveur de cette partie. Un admin peut me réinviter ; j’apporterai alors tout ce qui manque.
table-shut-refused = ⚠️ Je ne peux pas écrire dans { $channel } : Discord refuse sans dire pourquoi. Un admin du serveur peut vérifier si j’y suis exclu temporairement ou bloqué.
table-shut-meanwhile = En attendant, joue dans ta console et en MP. `/table ici` dans un autre salon du serveur y déplace la partie.
table-which = De quelle partie parles-tu ? Choisis-en une, ou commence ton message par son numéro, comme **#{ $table }**.
table-which-button = #{ $table } : { $game }
table-stale = Ce bouton n’est plus à jour. Voici le plateau actuel.
table-foreign-button = Ce bouton a expiré. `/table montrer` ramène le plateau.
table-form-empty = Le formulaire est revenu vide. Réessaie.
table-console-moved = Ton plateau est plus bas.
table-console-lobby = Te voilà dans la partie. Elle n’a pas commencé : ton plateau s’ouvre ici dès que l’hôte la lance.
# Ce qui se comprend dans tout message privé, chaque liste par des virgules
words-help = aide
words-rules = règles, règle
table-typed-unknown = Je n’ai pas compris. Voici ce que tu peux écrire : { $words }.
slow-press-again = Ça m’a pris du temps. Appuie encore une fois.
game-none-such = Ce jeu n’existe pas. Choisis-en un : { $games }
trouble = Quelque chose n’a pas marché de mon côté, et je l’ai noté. La partie est intacte. Réessaie.
trouble-store = Je n’ai pas pu l’enregistrer : ça n’a donc pas eu lieu. Réessaie dans un instant.
trouble-store-full = Mon disque est plein : ça n’a donc pas eu lieu. La personne qui m’héberge doit faire de la place ; réessaie ensuite.

# Aide
status-title = **Houston** { $version }
status-tables = Parties ouvertes : { $open }.
status-answers = De mes { $many } dernières réponses, la moitié a pris au plus { $half } ms, et 99 sur 100 au plus { $most } ms.
status-answers-none = Aucune réponse depuis mon démarrage.
status-letters = MP arrivés depuis mon démarrage : { $arrived } sur { $all }.
status-letters-none = Aucun MP depuis mon démarrage.
status-backup = Dernière sauvegarde : { $when }.
status-backup-none = Je ne connais aucune sauvegarde.

help-title = **Houston**, maître de jeux de société spatiaux.
help-here-turn = **{ $game }** se joue ici, et c’est **à toi** : **Ma console** montre ton plateau et ce que tu peux faire.
help-here-wait = **{ $game }** se joue ici ; on attend { $names }. **Ma console** montre ton plateau.
help-here-watch = **{ $game }** se joue ici. Tu peux regarder : **⋯**, sous le plateau, donne l’historique, les règles et le plateau agrandi.
help-here-host = **{ $game }** va commencer ici. Les autres appuient sur **{ $join }**, sur le plateau ; quand tu veux, tu appuies sur **{ $start }**, même en solitaire.
help-here-guest = **{ $game }** va commencer ici. Tu en es ; la partie commence quand l’hôte appuie sur **Lancer la partie**.
help-here-lobby = **{ $game }** va commencer ici. Appuie sur **{ $join }**, sur le plateau, pour jouer.
help-here-over = **{ $game }** vient de finir ici : les boutons sous le résultat la rejouent ou la font revoir. `/jouer` lance une autre partie.
help-here-none = Aucune partie ici. Choisis un jeu, et tu joues dans quelques secondes :
help-games = Tu joues { $all ->
        [one] une partie
       *[other] { $all } parties
    }{ $mine ->
        [0] {""}, et aucune ne t’attend.
       *[other] {""} ; **{ $mine } { $mine ->
            [one] t’attend
           *[other] t’attendent
        }**.
    }
rules-heading = **{ $game }** · { $title } ({ $page }/{ $pages })
rules-next = Suivant
rules-previous = Précédent
describe-none = Il n’y a pas encore de plateau à décrire.

# Ce que l’on garde d’une partie à l’autre.
record-elsewhere = Chaque serveur tient ses propres registres. Utilise cette commande sur le serveur.

# La console : ce qui est sous ⋯, et le but.
table-button-more = ⋯
table-button-from-more = Retour
table-more = Que veux-tu voir ?
follow-button-rounds = Suivre chaque manche
follow-button-end = Me dire la fin
follow-button-stop = Ne plus suivre
follow-button-watch = Regarder
follow-on-rounds = Tu suis cette partie : je t’écris en MP à chaque manche et à la fin.
follow-on-end = Je t’écris en MP quand cette partie est finie.
follow-off = Tu ne suis plus cette partie.
follow-over = Cette partie est finie : il n’y a plus rien à suivre.
follow-plays = Tu joues dans cette partie : je t’appelle de toute façon.
follow-full = Assez de gens suivent déjà cette partie. Le plateau montre la suite.
follow-dm-closed = Je ne peux pas t’écrire en MP. Ouvre-moi tes MP, puis appuie encore.
table-goal = -# 🎯 { $goal }
table-another-here = Ici, on joue à **{ $game }**. Ouvre l’autre partie dans un autre salon ou un fil.
table-paused-now = En pause : plus aucun délai ne court. Appuie sur **Reprendre** sous le plateau quand tu veux.
table-motion-alone = C’est fait !
advice-do = Jouer ça

# La fin d’une partie
finale-bare = 🏁 **{ $game }** · **{ $result }**
finale-lost = 🏁 **{ $game }** · { $how }
finale-defeat = **{ $name }** gagne cette partie.
finale-ahead = 🏁 **{ $game }** · **{ $result }**, { $margin } d’avance
finale-how = 🏁 **{ $game }** · **{ $result }** · { $done }
finale-how-ahead = 🏁 **{ $game }** · **{ $result }**, { $margin } d’avance · { $done }
finale-how-alone = 🏁 **{ $game }** · { $done } · **{ $result }**{ $better ->
        [0] { "" }
       *[other] { " " }(écart : { $better })
    }
finale-people = Bien joué, { $names } !
finale-asked = 🔁 Revanche proposée par { $names }. On attend : { $missing }.
finale-asked-alone = 🔁 Revanche proposée par { $names }. Personne d’autre n’est là : appuie encore pour jouer sans les autres.
finale-rematch-noted = C’est noté ! Pour la revanche, il manque : { $names }.
finale-rematch = Revanche ! Le nouveau plateau est en bas du salon.
finale-more = Et aussi, pour cette partie :
finale-button-rematch = Revanche
finale-button-together = Rejouer
finale-button-stronger = Adversaire plus fort
finale-button-harder = Plus difficile
finale-button-share = Partager
finale-button-more = ⋯
finale-button-verify = Vérifier
finale-button-export = Exporter
table-which-choose = Choisis une partie

# Qui peut jouer, et ce que font les modérateurs
player-unnamed = Joueur { $seat }
table-button-remove = Retirer un joueur
table-button-dissolve = Fermer en modérateur
table-button-expel = Retirer en modérateur
table-removed = { $name } n’a plus de place dans cette partie.
table-made-way = **{ $game }** · #{ $table } a été fermée pour laisser la place à la partie de { $names }. `/jouer` lance une autre partie.
table-close-way = Un modérateur du serveur peut fermer n’importe quelle partie avec `/table fermer` dans son salon.
table-closed-by-moderator = **{ $game }** · #{ $table } a été fermée par un modérateur : { $names }. `/jouer` lance une autre partie.
table-refused-excluded = Tu ne peux pas jouer sur ce serveur. Ses modérateurs l’ont décidé.
table-refused-guest-excluded = { $name } ne peut pas être invité à cette partie.
table-refused-removed = L’hôte t’a retiré de cette partie. Tu pourras revenir quand on t’invitera.
table-refused-not-there = { $name } n’est pas dans cette partie.
removal-seat = Ta place dans **{ $game }** · #{ $table } { $place } est libre : l’hôte ou un modérateur t’a retiré. { $stage ->
       [lobby] Tu peux revenir si on t’invite.
      *[other] Tu peux revenir si on t’invite, ou si la plupart des autres votent oui.
    }
removal-excluded = Tu ne peux plus jouer sur **{ $server }** : des modérateurs l’ont décidé. Tes places dans ses parties sont libres.
removal-excluded-somewhere = Tu ne peux plus jouer sur le serveur de { $channel } : des modérateurs l’ont décidé. Tes places dans ses parties sont libres.
table-without-view = Sans elle, aucune partie ne s’y affiche.
table-without-send = Sans elle, aucune partie ne peut s’y ouvrir.
table-without-threads = Sans elle, aucune partie ne peut s’ouvrir dans ses fils.
table-without-open-threads = Sans elle, aucune partie n’y reçoit son propre fil.
table-without-files = Sans elle, aucun plateau ne s’affiche : ce sont des images.
table-without-history = Sans elle, un plateau peut être posté deux fois après un redémarrage.
