# Space Connection. Le siège 1 est vert, le siège 2 bleu, comme dans la boîte.
# Jamais « de » ni « que » devant un nom de joueur : l’élision dépendrait du nom.

space_connection-title = Space Connection
space_connection-cover = Vingt planètes.
space_connection-cover-more = Trouve-les d’abord.
space_connection-pitch = Deux ciels cachés de 20 planètes en neuf systèmes : trouvez celui d’en face à coups de fusées, d’astronefs et de lasers.

# Les mots que l’on tape en message privé, séparés par des virgules.
space_connection-words-scout = fusée
space_connection-words-ship = astronef, vaisseau
space_connection-words-super = super, superastronef, super-astronef
space_connection-words-laser = laser, lasers, rayon, rayons, émetteur, émetteurs
space_connection-words-hide = cacher, cache, ciel
space_connection-words-planet = planète, ajouter, ôter
space_connection-words-move = déplacer, déplace, bouger, bouge
space_connection-words-random = hasard, aléatoire
space_connection-words-clear = effacer, vider
space_connection-words-keep = garder, garde, enregistrer
space_connection-words-load = charger, charge, favori
space_connection-words-list = favoris, liste
space_connection-words-seal = sceller, scelle, prêt, prête, valider
space_connection-words-note = noter, soupçonner
space_connection-words-empty = vide, vides
space_connection-words-erase = oublier, oublie, gommer
space_connection-words-concede = abandonner, abandon, abandonne
space_connection-words-show = montrer, montre, voir, plateau

# Les pièces.
space_connection-piece-scout = fusée
space_connection-piece-ship = astronef
space_connection-piece-super-ship = super-astronef
space_connection-piece-laser = émetteur
space_connection-count-scout = { $count ->
        [one] { $count } fusée
       *[other] { $count } fusées
    }
space_connection-count-ship = { $count ->
        [one] { $count } astronef
       *[other] { $count } astronefs
    }
space_connection-count-super-ship = { $count ->
        [one] { $count } super-astronef
       *[other] { $count } super-astronefs
    }
space_connection-count-laser = { $count ->
        [one] { $count } émetteur
       *[other] { $count } émetteurs
    }

# Pourquoi non, et ce qui serait permis.
space_connection-refusal-position = **{ $said }** n’est pas une position : écrivez une rangée de A à M, puis un numéro, par exemple G7.
space_connection-refusal-position-row = **{ $said }** n’est pas une position : la rangée { $row } va de { $row }1 à { $row }{ $count }.
space_connection-refusal-position-empty = Indiquez une position : une rangée de A à M, puis un numéro, par exemple G7.
space_connection-refusal-no-positions = Indiquez au moins une position, par exemple G7 ; plusieurs se séparent par des espaces, par exemple C4 C5 D5.
space_connection-refusal-twice = **{ $at }** vient deux fois : nommez chaque position une seule fois.
space_connection-refusal-too-many = Un ciel a { $allowed } planètes, pas plus. Ôtez-en une pour en mettre une autre, ou déplacez-en une.
space_connection-refusal-no-planet = Vous n’avez pas de planète en **{ $at }** : on ne déplace que les siennes.
space_connection-refusal-planet-there = Vous avez déjà une planète en **{ $at }** : choisissez une position libre.
space_connection-refusal-no-sky = Votre ciel ne peut pas encore être scellé : { $planets ->
        [one] { $planets } planète
       *[other] { $planets } planètes
    } en { $systems ->
        [one] { $systems } système
       *[other] { $systems } systèmes
    }, or il en faut exactement { $all } en { $wanted }.
space_connection-refusal-sealed = Votre ciel est scellé et ne change plus. Il reste secret jusqu’à ce qu’on le trouve.
space_connection-refusal-only-hunt = Vous jouez en solo : le maître du jeu a caché le ciel, et vous cherchez.
space_connection-refusal-not-sealed = Tous les ciels ne sont pas encore scellés : la chasse commence dès qu’ils le sont.
space_connection-refusal-not-your-turn = C’est à l’autre de jouer. En attendant, vous pouvez noter des positions.
space_connection-refusal-none-left = Dans votre main, il ne reste aucune pièce de ce type : { $piece }. Il vous reste : { $hand }.
space_connection-refusal-none-left-at-all = Il ne vous reste plus aucune pièce : { $piece } pas plus que le reste.
space_connection-refusal-one-emitter = Il vous reste un seul émetteur : nommez une seule position, sur une ligne tracée qui passe par un émetteur déjà posé. Il y en a en { $standing }.
space_connection-refusal-one-emitter-alone = Il vous reste un seul émetteur, et aucun n’est posé : il ne fera plus de rayon. Lancez autre chose.
space_connection-refusal-occupied-planet = Une planète a été trouvée en **{ $at }** : choisissez une position qui ne porte rien.
space_connection-refusal-occupied-lost = Une pièce perdue ({ $piece }) reste en **{ $at }** : choisissez une position qui ne porte rien.
space_connection-refusal-occupied-emitter = Un émetteur est posé en **{ $at }** : choisissez une autre position.
space_connection-refusal-not-a-centre = **{ $at }** n’est pas le centre d’un triangle dessiné. { $count ->
        [one] Le centre de son triangle est { $centres }.
       *[other] Les centres de ses triangles sont { $centres }.
    }
space_connection-refusal-not-on-a-line = **{ $at }** est le centre d’un triangle, et les émetteurs se posent sur les lignes tracées. À côté, il y a { $near }.
space_connection-refusal-no-beam = Depuis **{ $at }**, aucun rayon ne naîtrait : il faut un autre émetteur sur la même ligne tracée. Sont alignées avec elle : { $partners }.
space_connection-refusal-stranger = Vous ne jouez pas à cette table.
space_connection-refusal-over = Cette partie est terminée. `/connection ouvrir` en ouvre une autre.

# Les ciels favoris, pour leur propriétaire seul.
space_connection-kept = Gardé sous le nom **{ $name }**, pour vous seul : { $count ->
        [one] { $count } planète
       *[other] { $count } planètes
    }.
space_connection-forgotten = **{ $name }** est oublié.
space_connection-favourites = Vous gardez : { $names }.
space_connection-favourites-none = Vous ne gardez encore aucun ciel. Pendant que vous cachez, `/connection favori garder` garde le vôtre sous un nom.
space_connection-refusal-favourite-name = Le nom d’un favori a des lettres ou des chiffres, et { $longest } caractères au plus, par exemple `Spirale`.
space_connection-refusal-favourite-empty = Votre ciel n’a aucune planète à garder : placez-en d’abord.
space_connection-refusal-favourites-full = Vous gardez déjà { $most } ciels, et une liste n’en montre pas plus : oubliez-en d’abord un.
space_connection-refusal-no-favourites = Rien n’est gardé sous le nom **{ $said }** : vous ne gardez encore aucun ciel. Pendant que vous cachez, `/connection favori garder` garde le vôtre.
space_connection-refusal-no-favourite = Rien n’est gardé sous le nom **{ $said }**. Vous gardez : { $names }.

# Ce qui s’est passé.
space_connection-draft-empty = Votre ciel est vide : il faut { $all } planètes en { $wanted } systèmes.
space_connection-news-drafted = Votre ciel a changé.
space_connection-news-sealed = { $name-you ->
        [yes] Vous avez scellé votre ciel.
       *[no] **{ $name }** a scellé son ciel.
    }
space_connection-news-hidden = Le maître du jeu a caché 20 planètes en neuf systèmes.
space_connection-news-began = La chasse commence. Le sort a parlé : { $name-you ->
        [yes] **vous** lancez
       *[no] **{ $name }** lance
    } en premier.
space_connection-news-began-solo = La chasse commence.
space_connection-news-scout-hit = { who-did } envoyé une fusée en { $at } : une **planète** ! La fusée revient.
space_connection-news-scout-lost = { who-did } envoyé une fusée en { $at } : **fusée perdue**.
space_connection-news-ship = { who-did } envoyé un { $piece } en { $at } : { $count ->
        [0] aucune planète nouvelle
        [one] une planète nouvelle en { $found }
       *[other] { $count } planètes nouvelles, { $found }
    }.
space_connection-news-laser = { who-did } posé { $emitters ->
        [one] un émetteur en { $at }
       *[other] des émetteurs en { $at }
    } : { $count ->
        [0] aucune planète nouvelle sur les rayons
        [one] une planète nouvelle en { $found }
       *[other] { $count } planètes nouvelles, { $found }
    }.
space_connection-news-returned = L’engin revient ({ $piece }).
space_connection-news-lost = L’engin est perdu ({ $piece }).
space_connection-news-complete = **Système complet ({ $number }/{ $all })** : { $system }.
space_connection-news-paid = Marqueur payé : { $piece }.
space_connection-news-unpaid = Marqué sans pièce : il n’en reste plus.
space_connection-news-missed = { $name-you ->
        [yes] Vous avez laissé passer votre tour
       *[no] **{ $name }** a laissé passer son tour
    } ({ $missed } de suite sur { $patience }).
space_connection-news-ran-out = { $name-you ->
        [yes] Vous n’avez
       *[no] **{ $name }** n’a
    } plus rien à lancer.
space_connection-news-noted-none = Vous n’avez plus de notes.
space_connection-news-uncovered = { $why } Les ciels sont dévoilés. { $result }
space_connection-news-uncovered-solo = { $why } Le ciel est dévoilé. { $result }

# Pourquoi c’est fini, et qui a gagné.
space_connection-end-discovered = Les neuf systèmes sont trouvés.
space_connection-end-exhausted = Il n’y a plus rien à lancer.
space_connection-end-conceded = { who-did } abandonné.
space_connection-end-deserted = { who-did } gardé le silence trois tours de suite.
space_connection-result-won = { $name-you ->
        [yes] Vous l’emportez
       *[no] Victoire pour **{ $name }**
    } : { $systems }/{ $all } systèmes et { $planets ->
        [one] { $planets } planète
       *[other] { $planets } planètes
    } en { $launches ->
        [one] { $launches } lancer
       *[other] { $launches } lancers
    }.
space_connection-result-draw = Égalité entre { $names }.
space_connection-result-solo-won = { who-did } tout trouvé en **{ $launches } lancers**.
space_connection-result-solo-lost = { who-did } trouvé { $systems }/{ $all } systèmes en { $launches ->
        [one] { $launches } lancer
       *[other] { $launches } lancers
    }.

# Ce qui ne va pas encore dans un ciel.
space_connection-draft-planets = { $count ->
        [one] { $count } planète
       *[other] { $count } planètes
    } en { $systems ->
        [one] { $systems } système
       *[other] { $systems } systèmes
    }.
space_connection-draft-missing = Il manque { $missing ->
        [one] { $missing } planète
       *[other] { $missing } planètes
    }.
space_connection-draft-surplus = { $surplus ->
        [one] { $surplus } système
       *[other] { $surplus } systèmes
    } de trop.
space_connection-draft-joined = { $surplus ->
        [one] { $surplus } système
       *[other] { $surplus } systèmes
    } de trop : { $count ->
        [one] une planète en { $bridge } les réunirait
       *[other] des planètes en { $bridge } les réuniraient
    }.
space_connection-draft-joined-some = { $surplus ->
        [one] { $surplus } système
       *[other] { $surplus } systèmes
    } de trop : { $count ->
        [one] une planète en { $bridge } en réunirait
       *[other] des planètes en { $bridge } en réuniraient
    } quelques-uns.
space_connection-draft-move-there = Déplacez-y des planètes : { $missing ->
        [0] toutes sont placées
        [one] il n’en reste qu’une à placer
       *[other] il n’en reste que { $missing } à placer
    }.
space_connection-draft-apart = { $surplus ->
        [one] { $surplus } système
       *[other] { $surplus } systèmes
    } de trop, et aucune planète n’en réunirait deux à elle seule : rapprochez-les.
space_connection-draft-opening = Il manque { $missing ->
        [one] { $missing } système
       *[other] { $missing } systèmes
    } : une planète qui n’en touche aucune autre, par exemple en { $openings }, en fait un.
space_connection-draft-cut = Il manque { $missing ->
        [one] { $missing } système
       *[other] { $missing } systèmes
    } : ôter { $cuts } en couperait un en deux.
space_connection-draft-full = Il manque { $missing ->
        [one] { $missing } système
       *[other] { $missing } systèmes
    } : ôtez des planètes pour faire de la place entre les autres.
space_connection-draft-remedy = Déplacer { $from } en { $to } y remédie.
space_connection-draft-nearer = Déplacer { $from } en { $to } en ferait { $systems ->
        [one] { $systems } système
       *[other] { $systems } systèmes
    }.
space_connection-draft-ready = C’est juste : il peut être scellé.

# Où en est la partie.
space_connection-status-hunter = { $name-you ->
        [yes] Vous
       *[no] { $name }
    } : { $systems }/{ $all } systèmes, { $planets ->
        [one] { $planets } planète
       *[other] { $planets } planètes
    }
space_connection-status-solo = Solo : { $systems }/{ $all } systèmes, { $planets ->
        [one] { $planets } planète
       *[other] { $planets } planètes
    }, { $launches ->
        [one] { $launches } lancer
       *[other] { $launches } lancers
    }
space_connection-status-hide-you = **À vous :** cachez 20 planètes en exactement neuf systèmes, et scellez votre ciel.
space_connection-status-sealed-you = Votre ciel est scellé.
space_connection-status-hide = Encore 20 planètes à cacher en neuf systèmes : { $names }.
space_connection-status-turn-you = **À vous** de lancer. En main : { $hand }.
space_connection-status-turn = C’est à { $name } de lancer. En main : { $hand }.
space_connection-status-last-reply = Les neuf systèmes d’un ciel sont trouvés : voici la **dernière réplique**.
space_connection-status-out = { $name-you ->
        [yes] Vous n’avez
       *[no] { $name } n’a
    } plus rien à lancer.

# L’image en mots.
space_connection-none = aucune
space_connection-game-master = le maître du jeu
space_connection-describe-head = { $hunter } cherche dans l’espace caché par { $hider }.
space_connection-describe-hiding = Le ciel se prépare.
space_connection-describe-sealed = Le ciel est scellé.
space_connection-describe-found = Planètes trouvées ({ $count }/{ $all }) : { $at }.
space_connection-describe-found-besides = Planètes trouvées ({ $count }/{ $all }), outre celles-là : { $at }.
space_connection-describe-complete = Systèmes complets ({ $count }/{ $all }) : { $systems }.
space_connection-describe-empty = Connues vides ({ $count }) : { $at }.
space_connection-describe-lost = Perdu ({ $piece }) : { $at }.
space_connection-describe-emitters = Émetteurs : { $at }.
space_connection-describe-beams = Rayons : { $beams }.
space_connection-describe-last = Lancers : { $count }, le dernier : { $piece } en { $at }.
space_connection-describe-hand = En main : { $hand }.
space_connection-describe-sky = Le ciel entier ({ $systems } systèmes) : { $at }.
space_connection-describe-unfound = Pas trouvées : { $at }.
space_connection-describe-draft = Système { $number } : { $at }.
space_connection-describe-notes-planets = Notées planètes, pour vous seul : { $at }.
space_connection-describe-notes-empty = Notées vides : { $at }.
space_connection-alt-title = Space Connection, un hexagone de 127 positions en rangées A à M.
space_connection-alt-empty = { $count ->
        [one] { $count } position connue vide.
       *[other] { $count } positions connues vides.
    }
space_connection-alt-lost = Perdus : { $pieces }.
space_connection-alt-complete = Systèmes complets : { $count }/{ $all }.
space_connection-alt-notes = Notes privées sur { $count ->
        [one] { $count } position.
       *[other] { $count } positions.
    }

# Ce dont la table est convenue.
space_connection-options-board = 20 planètes en 9 systèmes
space_connection-options-solo = solo
space_connection-options-at-once = le neuvième système gagne aussitôt
space_connection-options-last-reply = avec dernière réplique

# Les rares mots dans les images.
space_connection-picture-planets = Planètes
space_connection-picture-systems = Systèmes
space_connection-picture-master = Houston
space_connection-picture-sky = Votre ciel
space_connection-picture-of-systems = /{ $all } systèmes
space_connection-picture-of-planets = /{ $all } planètes
space_connection-picture-turn = { $turn ->
        [one] { $turn } lancer
       *[other] { $turn } lancers
    }

# What people try to do better than ever before
space_connection-feat-launches = Le moins de lancements pour neuf systèmes : { $value }
space_connection-deed-launches = Neuf systèmes en { $value ->
        [one] { $value } lancement
       *[other] { $value } lancements
    }

space_connection-puzzle-launches = { $launches ->
        [one] { $launches } lancer
       *[other] { $launches } lancers
    }
space_connection-puzzle-unfound = pas trouvé

# Comment on gagne, en une ligne.
space_connection-goal = Trouve avant l’autre ses neuf systèmes.
