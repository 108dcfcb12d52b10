# Space Connection. Le siège 1 est vert, le siège 2 bleu, comme dans la boîte.
# Jamais « de » ni « que » devant un nom de joueur : l’élision dépendrait du nom.

connection-title = Space Connection
connection-pitch = Deux ciels cachés de 20 planètes en neuf systèmes : trouvez celui d’en face à coups de fusées, d’astronefs et de lasers.

# Les mots que l’on tape en message privé, séparés par des virgules.
connection-words-scout = fusée
connection-words-ship = astronef, vaisseau
connection-words-super = super, superastronef, super-astronef
connection-words-laser = laser, lasers, rayon, rayons, émetteur, émetteurs
connection-words-hide = cacher, cache, ciel
connection-words-planet = planète, ajouter, ôter
connection-words-move = déplacer, déplace, bouger, bouge
connection-words-random = hasard, aléatoire
connection-words-clear = effacer, vider
connection-words-keep = garder, garde, enregistrer
connection-words-load = charger, charge, favori
connection-words-list = favoris, liste
connection-words-seal = sceller, scelle, prêt, prête, valider
connection-words-note = noter, soupçonner
connection-words-empty = vide, vides
connection-words-erase = oublier, oublie, gommer
connection-words-concede = abandonner, abandon, abandonne
connection-words-help = aide, règles
connection-words-show = montrer, montre, voir, plateau

# Les pièces.
connection-piece-scout = fusée
connection-piece-ship = astronef
connection-piece-super-ship = super-astronef
connection-piece-laser = émetteur
connection-count-scout = { $count ->
        [one] { $count } fusée
       *[other] { $count } fusées
    }
connection-count-ship = { $count ->
        [one] { $count } astronef
       *[other] { $count } astronefs
    }
connection-count-super-ship = { $count ->
        [one] { $count } super-astronef
       *[other] { $count } super-astronefs
    }
connection-count-laser = { $count ->
        [one] { $count } émetteur
       *[other] { $count } émetteurs
    }

# Pourquoi non, et ce qui serait permis.
connection-refusal-position = **{ $said }** n’est pas une position : écrivez une rangée de A à M, puis un numéro, par exemple G7.
connection-refusal-position-row = **{ $said }** n’est pas une position : la rangée { $row } va de { $row }1 à { $row }{ $count }.
connection-refusal-position-empty = Indiquez une position : une rangée de A à M, puis un numéro, par exemple G7.
connection-refusal-no-positions = Indiquez au moins une position, par exemple G7 ; plusieurs se séparent par des espaces, par exemple C4 C5 D5.
connection-refusal-twice = **{ $at }** vient deux fois : nommez chaque position une seule fois.
connection-refusal-too-many = Un ciel a { $allowed } planètes, pas plus. Ôtez-en une pour en mettre une autre, ou déplacez-en une.
connection-refusal-no-planet = Vous n’avez pas de planète en **{ $at }** : on ne déplace que les siennes.
connection-refusal-planet-there = Vous avez déjà une planète en **{ $at }** : choisissez une position libre.
connection-refusal-no-sky = Votre ciel ne peut pas encore être scellé : { $planets ->
        [one] { $planets } planète
       *[other] { $planets } planètes
    } en { $systems ->
        [one] { $systems } système
       *[other] { $systems } systèmes
    }, or il en faut exactement { $all } en { $wanted }.
connection-refusal-sealed = Votre ciel est scellé et ne change plus. Il reste secret jusqu’à ce qu’on le trouve.
connection-refusal-only-hunt = Vous jouez en solo : le maître du jeu a caché le ciel, et vous cherchez.
connection-refusal-not-sealed = Tous les ciels ne sont pas encore scellés : la chasse commence dès qu’ils le sont.
connection-refusal-not-your-turn = C’est à l’autre de jouer. En attendant, vous pouvez noter des positions.
connection-refusal-none-left = Dans votre main, il ne reste aucune pièce de ce type : { $piece }. Il vous reste : { $hand }.
connection-refusal-none-left-at-all = Il ne vous reste plus aucune pièce : { $piece } pas plus que le reste.
connection-refusal-one-emitter = Il vous reste un seul émetteur : nommez une seule position, sur une ligne tracée qui passe par un émetteur déjà posé. Il y en a en { $standing }.
connection-refusal-one-emitter-alone = Il vous reste un seul émetteur, et aucun n’est posé : il ne fera plus de rayon. Lancez autre chose.
connection-refusal-occupied-planet = Une planète a été trouvée en **{ $at }** : choisissez une position qui ne porte rien.
connection-refusal-occupied-lost = Une pièce perdue ({ $piece }) reste en **{ $at }** : choisissez une position qui ne porte rien.
connection-refusal-occupied-emitter = Un émetteur est posé en **{ $at }** : choisissez une autre position.
connection-refusal-not-a-centre = **{ $at }** n’est pas le centre d’un triangle dessiné. { $count ->
        [one] Le centre de son triangle est { $centres }.
       *[other] Les centres de ses triangles sont { $centres }.
    }
connection-refusal-not-on-a-line = **{ $at }** est le centre d’un triangle, et les émetteurs se posent sur les lignes tracées. À côté, il y a { $near }.
connection-refusal-no-beam = Depuis **{ $at }**, aucun rayon ne naîtrait : il faut un autre émetteur sur la même ligne tracée. Sont alignées avec elle : { $partners }.
connection-refusal-stranger = Vous ne jouez pas à cette table.
connection-refusal-over = Cette partie est terminée. `/connection ouvrir` en ouvre une autre.

# Les ciels favoris, pour leur propriétaire seul.
connection-kept = Gardé sous le nom **{ $name }**, pour vous seul : { $count ->
        [one] { $count } planète
       *[other] { $count } planètes
    }.
connection-forgotten = **{ $name }** est oublié.
connection-favourites = Vous gardez : { $names }.
connection-favourites-none = Vous ne gardez encore aucun ciel. Pendant que vous cachez, `/connection favori garder` garde le vôtre sous un nom.
connection-refusal-favourite-name = Le nom d’un favori a des lettres ou des chiffres, et { $longest } caractères au plus, par exemple `Spirale`.
connection-refusal-favourite-empty = Votre ciel n’a aucune planète à garder : placez-en d’abord.
connection-refusal-favourites-full = Vous gardez déjà { $most } ciels, et une liste n’en montre pas plus : oubliez-en d’abord un.
connection-refusal-no-favourites = Rien n’est gardé sous le nom **{ $said }** : vous ne gardez encore aucun ciel. Pendant que vous cachez, `/connection favori garder` garde le vôtre.
connection-refusal-no-favourite = Rien n’est gardé sous le nom **{ $said }**. Vous gardez : { $names }.

# Ce qui s’est passé.
connection-draft-empty = Votre ciel est vide : il faut { $all } planètes en { $wanted } systèmes.
connection-news-drafted = Votre ciel a changé.
connection-news-sealed = **{ $name }** a scellé son ciel.
connection-news-hidden = Le maître du jeu a caché 20 planètes en neuf systèmes.
connection-news-began = La chasse commence. Le sort a parlé : **{ $name }** lance en premier.
connection-news-began-solo = La chasse commence.
connection-news-scout-hit = **{ $name }** a envoyé une fusée en { $at } : une **planète** ! La fusée revient.
connection-news-scout-lost = **{ $name }** a envoyé une fusée en { $at } : **fusée perdue**.
connection-news-ship = **{ $name }** a envoyé un { $piece } en { $at } : { $count ->
        [0] aucune planète
        [one] une planète en { $found }
       *[other] { $count } planètes, { $found }
    }.
connection-news-laser = **{ $name }** a posé { $emitters ->
        [one] un émetteur en { $at }
       *[other] des émetteurs en { $at }
    } : { $count ->
        [0] aucune planète nouvelle sur les rayons
        [one] une planète nouvelle en { $found }
       *[other] { $count } planètes nouvelles, { $found }
    }.
connection-news-returned = L’engin revient ({ $piece }).
connection-news-lost = L’engin est perdu ({ $piece }).
connection-news-complete = **Système complet ({ $number }/{ $all })** : { $system }.
connection-news-paid = Marqueur payé : { $piece }.
connection-news-unpaid = Marqué sans pièce : il n’en reste plus.
connection-news-missed = **{ $name }** a laissé passer son tour ({ $missed } de suite sur { $patience }).
connection-news-ran-out = **{ $name }** n’a plus rien à lancer.
connection-news-noted-none = Vous n’avez plus de notes.
connection-news-uncovered = { $why } Les ciels sont dévoilés. { $result }
connection-news-uncovered-solo = { $why } Le ciel est dévoilé. { $result }

# Pourquoi c’est fini, et qui a gagné.
connection-end-discovered = Les neuf systèmes sont trouvés.
connection-end-exhausted = Il n’y a plus rien à lancer.
connection-end-conceded = **{ $name }** a abandonné.
connection-end-deserted = **{ $name }** a gardé le silence trois tours de suite.
connection-result-won = Victoire pour **{ $name }** : { $systems }/{ $all } systèmes et { $planets ->
        [one] { $planets } planète
       *[other] { $planets } planètes
    } en { $launches ->
        [one] { $launches } lancer
       *[other] { $launches } lancers
    }.
connection-result-draw = Égalité entre { $names }.
connection-result-solo-won = **{ $name }** a tout trouvé en **{ $launches } lancers**.
connection-result-solo-lost = **{ $name }** a trouvé { $systems }/{ $all } systèmes en { $launches ->
        [one] { $launches } lancer
       *[other] { $launches } lancers
    }.

# Ce qui ne va pas encore dans un ciel.
connection-draft-planets = { $count ->
        [one] { $count } planète
       *[other] { $count } planètes
    } en { $systems ->
        [one] { $systems } système
       *[other] { $systems } systèmes
    }.
connection-draft-missing = Il manque { $missing ->
        [one] { $missing } planète
       *[other] { $missing } planètes
    }.
connection-draft-surplus = { $surplus ->
        [one] { $surplus } système
       *[other] { $surplus } systèmes
    } de trop.
connection-draft-joined = { $surplus ->
        [one] { $surplus } système
       *[other] { $surplus } systèmes
    } de trop : { $count ->
        [one] une planète en { $bridge } les réunirait
       *[other] des planètes en { $bridge } les réuniraient
    }.
connection-draft-joined-some = { $surplus ->
        [one] { $surplus } système
       *[other] { $surplus } systèmes
    } de trop : { $count ->
        [one] une planète en { $bridge } en réunirait
       *[other] des planètes en { $bridge } en réuniraient
    } quelques-uns.
connection-draft-move-there = Déplacez-y des planètes : { $missing ->
        [0] toutes sont placées
        [one] il n’en reste qu’une à placer
       *[other] il n’en reste que { $missing } à placer
    }.
connection-draft-apart = { $surplus ->
        [one] { $surplus } système
       *[other] { $surplus } systèmes
    } de trop, et aucune planète n’en réunirait deux à elle seule : rapprochez-les.
connection-draft-opening = Il manque { $missing ->
        [one] { $missing } système
       *[other] { $missing } systèmes
    } : une planète qui n’en touche aucune autre, par exemple en { $openings }, en fait un.
connection-draft-cut = Il manque { $missing ->
        [one] { $missing } système
       *[other] { $missing } systèmes
    } : ôter { $cuts } en couperait un en deux.
connection-draft-full = Il manque { $missing ->
        [one] { $missing } système
       *[other] { $missing } systèmes
    } : ôtez des planètes pour faire de la place entre les autres.
connection-draft-remedy = Déplacer { $from } en { $to } y remédie.
connection-draft-nearer = Déplacer { $from } en { $to } en ferait { $systems ->
        [one] { $systems } système
       *[other] { $systems } systèmes
    }.
connection-draft-ready = C’est juste : il peut être scellé.

# Où en est la partie.
connection-status-hunter = { $name } : { $systems }/{ $all } systèmes, { $planets ->
        [one] { $planets } planète
       *[other] { $planets } planètes
    }
connection-status-solo = Solo : { $systems }/{ $all } systèmes, { $planets ->
        [one] { $planets } planète
       *[other] { $planets } planètes
    }, { $launches ->
        [one] { $launches } lancer
       *[other] { $launches } lancers
    }
connection-status-hide-you = **À vous :** cachez 20 planètes en exactement neuf systèmes, et scellez votre ciel.
connection-status-sealed-you = Votre ciel est scellé.
connection-status-hide = On attend { $names } pour cacher 20 planètes en neuf systèmes.
connection-status-turn-you = **À vous** de lancer. En main : { $hand }.
connection-status-turn = C’est à { $name } de lancer. En main : { $hand }.
connection-status-last-reply = Les neuf systèmes d’un ciel sont trouvés : voici la **dernière réplique**.
connection-status-out = { $name } n’a plus rien à lancer.

# L’image en mots.
connection-none = aucune
connection-game-master = le maître du jeu
connection-describe-head = { $hunter } cherche dans l’espace caché par { $hider }.
connection-describe-hiding = Le ciel se prépare.
connection-describe-sealed = Le ciel est scellé.
connection-describe-found = Planètes trouvées ({ $count }/{ $all }) : { $at }.
connection-describe-found-besides = Planètes trouvées ({ $count }/{ $all }), outre celles-là : { $at }.
connection-describe-complete = Systèmes complets ({ $count }/{ $all }) : { $systems }.
connection-describe-empty = Connues vides ({ $count }) : { $at }.
connection-describe-lost = Perdu ({ $piece }) : { $at }.
connection-describe-emitters = Émetteurs : { $at }.
connection-describe-beams = Rayons : { $beams }.
connection-describe-last = Lancers : { $count }, le dernier : { $piece } en { $at }.
connection-describe-hand = En main : { $hand }.
connection-describe-sky = Le ciel entier ({ $systems } systèmes) : { $at }.
connection-describe-unfound = Pas trouvées : { $at }.
connection-describe-draft = Système { $number } : { $at }.
connection-describe-notes-planets = Notées planètes, pour vous seul : { $at }.
connection-describe-notes-empty = Notées vides : { $at }.
connection-alt-title = Space Connection, un hexagone de 127 positions en rangées A à M.
connection-alt-empty = { $count ->
        [one] { $count } position connue vide.
       *[other] { $count } positions connues vides.
    }
connection-alt-lost = Perdus : { $pieces }.
connection-alt-complete = Systèmes complets : { $count }/{ $all }.
connection-alt-notes = Notes privées sur { $count ->
        [one] { $count } position.
       *[other] { $count } positions.
    }

# Ce dont la table est convenue.
connection-options-board = 20 planètes en 9 systèmes
connection-options-solo = solo
connection-options-at-once = le neuvième système gagne aussitôt
connection-options-last-reply = avec dernière réplique

# Les rares mots dans les images.
connection-picture-planets = Planètes
connection-picture-systems = Systèmes
connection-picture-launches = Lancers
connection-picture-master = Houston
connection-picture-hunt = Votre chasse
connection-picture-sky = Votre ciel
connection-picture-found = trouvée
connection-picture-hidden = cachée
connection-picture-of-systems = /{ $all } systèmes
connection-picture-of-planets = /{ $all } planètes
connection-picture-turn = { $turn ->
        [one] { $turn } lancer
       *[other] { $turn } lancers
    }
