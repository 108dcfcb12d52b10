# Le salon de départ : qui manque, qui a été invité, et ce qui est convenu.

lobby-seats = { $taken }/{ $most } joueurs
lobby-seats-all = { $taken }/{ $most } joueurs
lobby-seat-kept = { $seat }. *gardée pour **{ $name }** jusqu’au { $until }, puis libre*
lobby-waits = { $missing ->
        [one] Il manque un joueur pour commencer.
       *[other] Il manque { $missing } joueurs pour commencer.
    }
lobby-full = Tout le monde est là : l’hôte peut lancer la partie.
lobby-solo = Lance la partie pour jouer en **solo** avec le maître du jeu, ou attends du monde.
lobby-ready = L’hôte peut lancer la partie, ou attendre : { $free ->
        [one] une place est libre.
       *[other] { $free } places sont libres.
    }
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
invite-list = Qui veux-tu inviter ? J’appelle chaque personne une seule fois.
invite-whom = Choisis une personne
invite-done = **{ $name }** est sur la liste des invités.
invite-declined = Tu as décliné. Merci de l’avoir dit ! Tu peux encore rejoindre la partie tant qu’une place est libre.
invite-nobody = Je ne sais pas de qui tu parles. Appuie encore sur **Inviter** et choisis une personne.
invite-bot = **{ $name }** est un bot et ne peut pas jouer. Choisis une personne.
invite-stranger = **{ $name }** n’est pas sur ce serveur. Choisis quelqu’un qui peut voir cette partie.
invite-sits-there = { $name } est déjà dans cette partie.
invite-before = { $name } a déjà reçu une invitation. Je n’appelle personne deux fois.
invite-too-many = { $most ->
        [one] Une invitation attend encore sa réponse. Attends-la avant d’inviter quelqu’un d’autre.
       *[other] { $most } invitations attendent encore leur réponse. Attends-en une avant d’inviter quelqu’un d’autre.
    }
invite-not-you = Tu n’as pas d’invitation en attente à cette partie.
table-unkept = La place est maintenant ouverte à tous.
table-refused-kept = Cette place est gardée pour { $name } jusqu’au { $until }. Elle est libre ensuite, ou dès que { $name } décline.
table-refused-nothing-kept = Aucune place n’est gardée dans cette partie : on peut la rejoindre tant qu’il en reste une.
table-refused-too-many-seated = { $seated } personnes sont déjà dans cette partie : elle ne peut pas avoir moins de places.

# Ce qui est convenu, quand l’hôte le change
table-button-options = Options
lobby-language = français
lobby-speaks = Ici, je parle français.
lobby-pledged = 🔒 Code de vérification : `{ $seed }`
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
challenge-opened = Ta partie est ouverte dans le salon, avec une place gardée pour **{ $name }**. Quand { $name } l’a rejointe, appuie sur **Lancer la partie**. **Ouvrir à tous** donne la place à n’importe qui.
challenge-self = Tu ne peux pas te défier toi-même. Choisis quelqu’un d’autre sur ce serveur, ou lance la partie sans adversaire.
invite-server = On invite quelqu’un là où la partie est dans le salon d’un serveur.
