# Le salon de départ : qui manque, qui a été invité, et ce qui est convenu.

lobby-seat-kept = { $seat }. *on attend **{ $name }** (jusqu’au { $until })*
lobby-full = Tout le monde est là : l’hôte peut lancer la partie.
lobby-invited = Invités : { $names }.
lobby-declined = Ne peuvent pas venir cette fois : { $names }.

# Boutons
table-button-invite = Inviter
table-button-decline = Décliner
table-button-unkeep = Ouvrir à tous

# Le message qui invite
invite-here = { $guest } : **{ $name }** t’invite à **{ $game }** #{ $table }.
invite-aside = **{ $name }** t’invite à **{ $game }** #{ $table }, { $place }.
invite-kept = Ta place est gardée jusqu’au { $until }.
invite-board = La partie : { $link }

# Inviter quelqu’un
invite-list = Qui veux-tu inviter ? Une seule invitation par personne.
invite-whom = Choisis une personne
invite-done = **{ $name }** est sur la liste des invités.
invite-declined = Tu as décliné. Merci de l’avoir dit ! Tu peux encore rejoindre la partie tant qu’une place est libre.
invite-nobody = Je ne sais pas de qui tu parles. Appuie encore sur **Inviter** et choisis une personne.
invite-bot = **{ $name }** est un bot et ne peut pas jouer. Choisis une personne.
invite-stranger = **{ $name }** n’est pas sur ce serveur. Choisis quelqu’un qui peut voir cette partie.
invite-sits-there = { $name } est déjà dans cette partie.
invite-before = { $name } a déjà reçu une invitation. Je n’en envoie pas deux.
invite-too-many = { $most ->
        [one] Une invitation attend encore sa réponse. Attends-la avant d’inviter quelqu’un d’autre.
       *[other] { $most } invitations attendent encore leur réponse. Attends-en une avant d’inviter quelqu’un d’autre.
    }
invite-often = Tu as invité { $name } { $most } fois en une heure. Laisse un peu de temps pour répondre.
invite-not-you = Tu n’as pas d’invitation en attente à cette partie.
start-asked = { $names } { $many ->
        [one] n’a
       *[other] n’ont
    } pas encore répondu. Attendre, ou commencer tout de suite ?
start-button-wait = Attendre
start-button-without = Commencer tout de suite
start-waits = J’attends { $names }. Appuie sur **Lancer la partie** quand tu veux.
start-waits-for-none = Il ne manque plus personne. Appuie sur **Lancer la partie** quand tu veux.
table-unkept = La place est maintenant ouverte à tous.
table-refused-kept = Cette place est gardée pour { $name } jusqu’au { $until }. Elle est libre ensuite, ou dès que { $name } décline.
table-refused-lobbies = Tu as { $most } parties qui attendent dans leur salon. Lances-en une ou fermes-en une d’abord : `/moi parties` les montre.
table-refused-nothing-kept = Aucune place n’est gardée dans cette partie : on peut la rejoindre tant qu’il en reste une.
table-refused-too-many-seated = { $seated } personnes sont déjà dans cette partie : elle ne peut pas avoir moins de places.

# Ce qui est convenu, quand l’hôte le change
table-button-options = Options
lobby-language = français
lobby-changed = Changé par l’hôte : { $what }.
lobby-terms = **Options** ({ $page }/{ $pages }) : ce que tu choisis ici s’affiche aussitôt dans le salon.
lobby-term = { $name } · { $chosen }
lobby-term-about = **{ $name }** : { $about }
lobby-term-language = langue
    .about = La langue que je parle dans cette partie. En privé, je parle celle de chacun.
lobby-term-seats = places
    .about = Combien de personnes peuvent jouer.
lobby-up-to = jusqu’à { $count }
lobby-usual = Comme d’habitude

# Une partie ouverte pour quelqu’un
challenge-opened = Ta partie est ouverte dans le salon, avec une place gardée pour **{ $name }**. Dès que { $name } la rejoint, appuie sur **{ $start }**. **{ $open }** donne la place à n’importe qui.
challenge-self = Tu ne peux pas te défier toi-même. Choisis quelqu’un d’autre sur ce serveur, ou lance la partie sans adversaire.
invite-server = On n’invite que dans une partie jouée sur un serveur.

# La porte d’entrée
door-title = 🚀 **Cinq jeux de société spatiaux.** Choisis-en un : tu joues dans quelques secondes.
door-game = **{ $game }** · { $pitch }
door-alt = Les couvertures de cinq jeux : { $games }.
door-commands = Toutes les commandes
door-all-games = Tous les jeux
door-now = Jouer maintenant
door-people = Avec des gens d’ici
door-learn = Apprendre (90 s)
door-elsewhere = Je ne peux pas écrire ici. Utilise `/jouer` sur un serveur où je suis, ou dans mes MP.
greeting-owner = -# C’est ton serveur ? `/serveur` règle où les parties s’ouvrent, par qui et en quelle langue.
help-commands =
    • **Commencer** : `/jouer` lance une partie, `/apprendre` montre un jeu en 90 secondes, `/énigme` ouvre l’énigme du jour. `/aide jeu:` donne les règles.
    • **Jouer** : `/console` est ton plateau. Dans `/table` : `agrandir`, `décrire`, `historique`, `astuce`, `règles`, `annuler`.
    • **Ensemble** : `/table` a aussi `rejoindre`, `inviter`, `pause`, `rythme`, `ordinateur`, `libérer`, `fermer` et d’autres.
    • **Après** : `/table revoir` remontre une partie, `/table ensemble` la parcourt à plusieurs, `/table exporter` la donne en fichier, `/table vérifier` dit si elle était honnête.
    • **Toi** : `/moi parties`, `/moi stats`, `/moi réglages`, `/moi vie-privée`.
    • **Chaque jeu** a ses propres coups : `/planétaire`, `/interceptor`, `/connexion`, `/lune`, `/contact`.
    • `/serveur` est pour ceux qui gèrent un serveur ; `/aide sujet:` dit si tout va bien.
lobby-alt = Couverture : { $game }. Places prises : { $taken } sur { $most }.
lobby-heading = **{ $game }**
lobby-players = **{ $taken }/{ $most } joueurs**
lobby-alone = Encore personne ? **Lancer la partie** te fait jouer contre un ordinateur.
lobby-alone-together = Encore personne ? **Lancer la partie** met un ordinateur dans ton équipage.
lobby-learn = Apprendre
lobby-more = Avant le début de la partie :
lobby-solo = Jouer en solo
lobby-code = 🔒 Code de vérification : `{ $seed }`
