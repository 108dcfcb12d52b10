# L’accueil : qui manque, qui a été invité, et ce qui est convenu.

lobby-seat-kept = { $seat }. *gardé pour **{ $name }** jusqu’au { $until }, puis libre*
lobby-full = Tout le monde est là : l’hôte peut commencer.
lobby-invited = Invités : { $names }.
lobby-declined = Ne peuvent pas venir cette fois : { $names }.

# Boutons
table-button-invite = Inviter
table-button-decline = Décliner
table-button-unkeep = Ouvrir à tous

# Le message qui invite
invite-here = { $guest } : **{ $name }** vous invite à **{ $game }**, table { $table }.
invite-aside = **{ $name }** vous invite à **{ $game }**, table { $table }, { $place }.
invite-kept = Un siège vous est gardé jusqu’au { $until }.
invite-board = La table : { $link }

# Inviter quelqu’un
invite-list = Qui voulez-vous à votre table ? J’appelle chaque personne une seule fois.
invite-whom = Choisissez une personne
invite-done = **{ $name }** est sur la liste des invités.
invite-declined = Vous avez décliné. Merci de l’avoir dit ; vous pouvez encore rejoindre la table tant qu’un siège est libre.
invite-nobody = Je ne sais pas de qui vous parlez. Appuyez encore sur **Inviter** et choisissez une personne.
invite-bot = **{ $name }** est un bot et ne peut pas s’asseoir à une table. Choisissez une personne.
invite-stranger = **{ $name }** n’est pas sur ce serveur. Choisissez quelqu’un qui peut voir cette table.
invite-sits-there = { $name } a déjà un siège à cette table.
invite-before = { $name } a déjà reçu une invitation à cette table. Je n’appelle personne deux fois.
invite-too-many = { $most ->
        [one] Une invitation attend encore sa réponse : attendez-la avant d’inviter quelqu’un d’autre.
       *[other] { $most } invitations attendent encore leur réponse : attendez-en une avant d’inviter quelqu’un d’autre.
    }
invite-not-you = Vous n’avez pas d’invitation en attente à cette table.
table-unkept = Le siège est maintenant ouvert à tous.
table-refused-kept = Ce siège est gardé pour { $name } jusqu’au { $until }. Ensuite, ou dès que { $name } décline, il est libre.
table-refused-nothing-kept = Aucun siège n’est gardé à cette table : on peut rejoindre tant qu’un siège est libre.
table-refused-too-many-seated = { $seated } personnes ont déjà un siège à cette table : elle ne peut pas en avoir moins.

# Ce qui est convenu, quand l’hôte le change
table-button-options = Options
lobby-language = français
lobby-changed = Changé par l’hôte : { $what }.
lobby-terms = **Options** ({ $page } sur { $pages }) : ce que vous choisissez ici se voit aussitôt à la table.
lobby-term = { $name } · { $chosen }
lobby-term-about = **{ $name }** : { $about }
lobby-term-language = langue
    .about = La langue que je parle à cette table. En privé, je parle celle de chacun.
lobby-term-seats = sièges
    .about = Combien de personnes peuvent prendre place à cette table.
lobby-up-to = jusqu’à { $count }
lobby-usual = Comme d’habitude

# Une table ouverte pour quelqu’un
challenge-opened = Votre table est ouverte, avec un siège gardé pour **{ $name }** : elle est dans le salon. Quand { $name } aura rejoint la table, appuyez sur **Commencer** ; **Ouvrir à tous** donne le siège à qui veut.
challenge-self = Vous ne pouvez pas vous défier vous-même. Choisissez quelqu’un d’autre de ce serveur, ou ouvrez la table sans adversaire.
invite-server = On invite quelqu’un là où une table se trouve dans le salon d’un serveur.

# La porte d’entrée
door-title = 🚀 **Cinq jeux de société spatiaux.** Choisis-en un : tu joues dans quelques secondes.
door-game = **{ $game }** · { $pitch }
door-alt = Les couvertures de cinq jeux : { $games }.
door-commands = Toutes les commandes
door-all-games = Tous les jeux
door-now = Jouer maintenant
door-people = Avec des gens d’ici
door-learn = Apprendre (90 s)
door-elsewhere = Je ne peux pas écrire ici. Utilise `/jouer` sur un serveur où je suis, ou dans mes MP.
help-commands =
    • **Commencer** : `/jouer` lance une partie, `/apprendre` en montre une en 90 secondes, `/énigme` est celle du jour. `/aide jeu:` donne les règles.
    • **Jouer** : `/console` est ton plateau. Dans `/table` : `agrandir`, `décrire`, `histoire`, `conseil`, `règles`, `annuler`.
    • **Ensemble** : `/table` a aussi `rejoindre`, `inviter`, `pause`, `rythme`, `ordinateur`, `libérer`, `fermer` et d’autres.
    • **Après** : `/table revoir` remontre une partie, `/table exporter` la donne en fichier, `/table vérifier` dit si elle était honnête.
    • **Toi** : `/moi parties`, `/moi stats`, `/moi réglages`, `/moi vie-privée`.
    • **Chaque jeu** a ses propres coups : `/planétaire`, `/interceptor`, `/connection`, `/lune`, `/contact`.
    • `/serveur` est pour ceux qui gèrent un serveur ; `/aide sujet:` dit comment je vais.
lobby-alt = La couverture de { $game } : { $taken } place(s) prise(s) sur { $most }.
lobby-heading = **{ $game }**
lobby-players = **{ $taken }/{ $most } joueurs**
lobby-alone = Personne encore ? **Commencer** te fait jouer contre un ordinateur.
lobby-learn = Apprendre
lobby-button-more = ⋯
lobby-more = Avant le début de la partie :
lobby-solo = Jouer en solo
lobby-code = 🔒 Code de vérification : `{ $seed }`
