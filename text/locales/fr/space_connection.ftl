# Space Connection. Le siège 1 est vert, le siège 2 bleu, comme dans la boîte.
# Jamais « de » ni « que » devant un nom de joueur : l’élision dépendrait du nom.

space_connection-title = Space Connection
space_connection-cover = Vingt planètes.
space_connection-cover-more = Trouve-les d’abord.
space_connection-pitch = Fouille un ciel caché avec fusées, astronefs et lasers.
space_connection-pitch-short = un ciel caché

# Les mots que l’on tape en MP, séparés par des virgules.
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
space_connection-piece-laser = laser
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
        [one] { $count } laser
       *[other] { $count } lasers
    }

# Refus : ce qui ne va pas, puis quoi faire.
space_connection-refusal-position = **{ $said }** n’est pas une case. Écris une rangée de A à M, puis un numéro : G7.
space_connection-refusal-position-row = **{ $said }** n’est pas une case : la rangée { $row } va de { $row }1 à { $row }{ $count }.
space_connection-refusal-position-empty = Indique une case : une rangée de A à M, puis un numéro, par exemple G7.
space_connection-refusal-no-positions = Indique au moins une case, par exemple G7. Sépare-les par des espaces : C4 C5 D5.
space_connection-refusal-twice = **{ $at }** y est deux fois. Nomme chaque case une seule fois.
space_connection-refusal-too-many = Un ciel n’a que { $allowed } planètes. Enlèves-en une pour en ajouter une autre, ou déplaces-en une.
space_connection-refusal-no-planet = Tu n’as pas de planète en **{ $at }**. Choisis une des tiennes à déplacer.
space_connection-refusal-planet-there = Tu as déjà une planète en **{ $at }**. Choisis une case libre.
space_connection-refusal-no-sky = Tu ne peux pas encore sceller ton ciel : il a { $planets ->
        [one] { $planets } planète
       *[other] { $planets } planètes
    } en { $systems ->
        [one] { $systems } système
       *[other] { $systems } systèmes
    }, il en faut exactement { $all } en { $wanted }.
space_connection-refusal-sealed = Ton ciel est scellé et ne change plus. Il reste secret jusqu’à ce qu’on le trouve.
space_connection-refusal-only-hunt = Tu joues en solo : Houston a caché le ciel, et tu cherches.
space_connection-refusal-not-sealed = Tous les ciels ne sont pas encore scellés. La chasse commence dès qu’ils le sont.
space_connection-refusal-not-your-turn = C’est à l’autre de jouer. En attendant, tu peux prendre des notes.
space_connection-refusal-none-left = Pièce épuisée : { $piece }. En main : { $hand }.
space_connection-refusal-none-left-at-all = Il ne te reste plus aucune pièce, ni { $piece } ni autre chose.
space_connection-refusal-one-emitter = Il te reste un seul laser. Indique une seule case, alignée avec un laser déjà posé : { $standing }.
space_connection-refusal-one-emitter-alone = Ton dernier laser est seul : pas de rayon possible. Lance autre chose.
space_connection-refusal-occupied-planet = **{ $at }** est déjà une planète. Choisis une case libre.
space_connection-refusal-occupied-lost = Il y a déjà une pièce perdue en **{ $at }** ({ $piece }). Choisis une case libre.
space_connection-refusal-occupied-emitter = Il y a déjà un laser en **{ $at }**. Choisis une autre case.
space_connection-refusal-not-a-centre = **{ $at }** n’est pas le centre d’un triangle. { $count ->
        [one] Le centre de son triangle est { $centres }.
       *[other] Les centres de ses triangles sont { $centres }.
    }
space_connection-refusal-not-on-a-line = **{ $at }** est le centre d’un triangle, et un laser se pose sur une ligne tracée. Essaie à côté : { $near }.
space_connection-refusal-no-beam = **{ $at }** : pas de rayon possible. Il faut un autre laser sur la même ligne tracée. Alignées avec elle : { $partners }.
space_connection-refusal-stranger = Tu n’es pas dans cette partie.
space_connection-refusal-over = Cette partie est terminée. Lances-en une autre avec `/jouer`.

# Les ciels favoris, que seul leur propriétaire voit.
space_connection-kept = Gardé sous le nom **{ $name }**, rien que pour toi : { $count ->
        [one] { $count } planète
       *[other] { $count } planètes
    }.
space_connection-forgotten = **{ $name }** est oublié.
space_connection-favourites = Tes ciels favoris : { $names }.
space_connection-favourites-none = Tu n’as encore aucun ciel favori. Pendant que tu caches, gardes-en un avec `/connexion favori garder`.
space_connection-refusal-favourite-name = Un favori a un nom avec des lettres ou des chiffres, { $longest } caractères au plus, par exemple `Spirale`.
space_connection-refusal-favourite-empty = Ton ciel n’a aucune planète à garder. Places-en d’abord.
space_connection-refusal-favourites-full = Tu as déjà { $most } favoris, le maximum qu’une liste peut montrer. Oublies-en un d’abord.
space_connection-refusal-no-favourites = Tu n’as pas de favori **{ $said }**, et encore aucun ciel gardé. Pendant que tu caches, gardes-en un avec `/connexion favori garder`.
space_connection-refusal-no-favourite = Tu n’as pas de favori **{ $said }**. Les tiens : { $names }.

# Ce qui s’est passé.
space_connection-draft-empty = Ton ciel est vide. Il lui faut { $all } planètes en { $wanted } systèmes.
space_connection-news-drafted = Ton ciel a changé.
space_connection-news-sealed = { $name-you ->
        [yes] Tu as scellé ton ciel.
       *[no] **{ $name }** a scellé son ciel.
    }
space_connection-news-hidden = Houston a caché 20 planètes en neuf systèmes.
space_connection-news-began = La chasse est ouverte ! Pile ou face : { $name-you ->
        [yes] **tu** commences
       *[no] **{ $name }** commence
    }.
space_connection-news-began-solo = La chasse est ouverte !
space_connection-news-scout-hit = { $name-you ->
        [yes] **Une planète en { $at } !** Ta fusée revient.
       *[no] { who-did } envoyé une fusée en { $at } : une **planète** ! La fusée revient.
    }
space_connection-news-scout-lost = { $name-you ->
        [yes] **Rien en { $at }.** Ta fusée est perdue.
       *[no] { who-did } envoyé une fusée en { $at } : **rien ici**. La fusée est perdue.
    }
space_connection-news-ship = { $name-you ->
        [yes] { $count ->
            [0] **Aucune planète**
            [one] **Une planète, { $found },**
           *[other] **{ $count } planètes, { $found },**
        } autour de { $at }.
       *[no] { who-did } envoyé un { $piece } en { $at } : { $count ->
            [0] **aucune planète** à portée
            [one] une nouvelle planète en { $found }
           *[other] { $count } nouvelles planètes, { $found }
        }.
    }
space_connection-news-laser = { $name-you ->
        [yes] { $count ->
            [0] **Pas de nouvelle planète**
            [one] **Une planète, { $found },**
           *[other] **{ $count } planètes, { $found },**
        } sur tes rayons.
       *[no] { who-did } posé { $emitters ->
            [one] un laser en { $at }
           *[other] des lasers en { $at }
        } : { $count ->
            [0] pas de nouvelle planète sur les rayons
            [one] une nouvelle planète en { $found }
           *[other] { $count } nouvelles planètes, { $found }
        }.
    }
space_connection-news-returned = Un { $piece } de retour.
space_connection-news-lost = Un { $piece } de perdu.
# Another’s launch, to their rival.
space_connection-news-rival = **{ $name }** : { $piece ->
        [scout] fusée en { $at }
        [ship] astronef en { $at }
        [super] super en { $at }
       *[laser] laser { $at }
    }, { $count ->
        [0] rien.
        [one] **{ $count } touche !**
       *[other] **{ $count } touches !**
    }
space_connection-news-rival-systems = **Systèmes perdus : { $number }/{ $all } !**
space_connection-news-systems = { $count ->
        [one] **Système complet : { $number }/{ $all } !**
       *[other] **{ $count } systèmes complets : { $number }/{ $all } !**
    }
space_connection-news-ring = (−{ $cost })
space_connection-news-complete = **Système complet ({ $number }/{ $all })** : { $system }.
space_connection-news-paid = Marqué avec : { $piece }.
space_connection-news-unpaid = Marqué sans pièce : il n’en reste plus.
space_connection-news-missed = ⏳ Temps écoulé : { $name-you ->
        [yes] tu passes ce tour
       *[no] **{ $name }** passe ce tour
    } ({ $missed } sur { $patience } de suite).
space_connection-news-ran-out = { $name-you ->
        [yes] Tu n’as
       *[no] **{ $name }** n’a
    } plus rien à lancer.
space_connection-news-noted-none = Tu n’as plus de notes.
space_connection-news-uncovered = { $why } Les ciels sont dévoilés.
space_connection-news-uncovered-solo = { $why } Le ciel est dévoilé.

# Pourquoi c’est fini, et qui a gagné.
space_connection-end-discovered = Les neuf systèmes sont trouvés !
space_connection-end-exhausted = Il n’y a plus rien à lancer.
space_connection-end-conceded = { who-did } abandonné.
space_connection-end-deserted = { who-did } raté trois tours de suite.
space_connection-result-won = { $name-you ->
        [yes] Tu gagnes
       *[no] Victoire pour **{ $name }**
    } : { $systems }/{ $all } systèmes et { $planets ->
        [one] { $planets } planète
       *[other] { $planets } planètes
    } en { $launches ->
        [one] { $launches } coup
       *[other] { $launches } coups
    }.
space_connection-result-draw = Égalité entre { $names }.
space_connection-result-solo-won = { who-did } tout trouvé en **{ $launches } coups**.
space_connection-result-solo-lost = { who-did } trouvé { $systems }/{ $all } systèmes en { $launches ->
        [one] { $launches } coup
       *[other] { $launches } coups
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
space_connection-draft-move-there = Déplaces-y des planètes : { $missing ->
        [0] toutes sont placées
        [one] il n’en reste qu’une à placer
       *[other] il n’en reste que { $missing } à placer
    }.
space_connection-draft-apart = { $surplus ->
        [one] { $surplus } système
       *[other] { $surplus } systèmes
    } de trop, et aucune planète n’en réunirait deux à elle seule : rapproche-les.
space_connection-draft-opening = Il manque { $missing ->
        [one] { $missing } système
       *[other] { $missing } systèmes
    } : une planète isolée en fait un, par exemple en { $openings }.
space_connection-draft-cut = Il manque { $missing ->
        [one] { $missing } système
       *[other] { $missing } systèmes
    } : enlève { $cuts } pour en couper un en deux.
space_connection-draft-full = Il manque { $missing ->
        [one] { $missing } système
       *[other] { $missing } systèmes
    } : enlève des planètes pour faire de la place.
space_connection-draft-remedy = Déplace { $from } en { $to } et c’est bon.
space_connection-draft-nearer = Déplacer { $from } en { $to } en ferait { $systems ->
        [one] { $systems } système
       *[other] { $systems } systèmes
    }.
space_connection-draft-ready = Le compte est bon !

# Où en est la partie.
space_connection-status-hunter = { $name-you ->
        [yes] Toi
       *[no] { $name }
    } : { $systems }/{ $all } systèmes, { $planets ->
        [one] { $planets } planète
       *[other] { $planets } planètes
    }
space_connection-status-solo = Solo : { $systems }/{ $all } systèmes, { $planets ->
        [one] { $planets } planète
       *[other] { $planets } planètes
    }, { $launches ->
        [one] { $launches } coup
       *[other] { $launches } coups
    }
space_connection-status-hide-you = **À toi :** cache 20 planètes en exactement neuf systèmes, puis scelle ton ciel.
space_connection-status-sealed-you = Ton ciel est scellé.
space_connection-status-hide = Ciel à cacher : { $names }.
space_connection-status-turn-you = **À toi.**
space_connection-status-turn-open = **À toi.** Un point d’or cache une planète.
space_connection-status-last = { $who ->
        [both] **Dernier système !** { $own } contre { $other }
        [you] **Plus qu’un système !** { $own } contre { $other }
       *[rival] **Plus qu’un pour { $name } !** Toi : { $own }.
    }
space_connection-status-last-solo = **Plus qu’un système !**
space_connection-status-turn = C’est à { $name } de lancer.
space_connection-status-last-reply = Les neuf systèmes d’un ciel sont trouvés. Place à la **dernière réplique** !
space_connection-status-out = { $name-you ->
        [yes] Tu n’as
       *[no] { $name } n’a
    } plus rien à lancer.

# L’image en mots.
space_connection-none = aucune
space_connection-game-master = Houston
space_connection-describe-head = Chasse : { $hunter }. Ciel caché par { $hider }.
space_connection-describe-hiding = Le ciel se prépare.
space_connection-describe-sealed = Le ciel est scellé.
space_connection-describe-found = Planètes trouvées ({ $count }/{ $all }) : { $at }.
space_connection-describe-found-besides = Autres planètes trouvées ({ $count }/{ $all } en tout) : { $at }.
space_connection-describe-complete = Systèmes complets ({ $count }/{ $all }) : { $systems }.
space_connection-describe-empty = Connues vides ({ $count }) : { $at }.
space_connection-describe-lost = Pertes ({ $piece }) : { $at }.
space_connection-describe-emitters = Lasers : { $at }.
space_connection-describe-beams = Rayons : { $beams }.
space_connection-describe-last = Coups : { $count }. Le dernier : { $piece } en { $at }.
space_connection-describe-hand = En main : { $hand }.
space_connection-describe-sky = Le ciel entier ({ $systems } systèmes) : { $at }.
space_connection-describe-unfound = Pas trouvées : { $at }.
space_connection-describe-draft = Système { $number } : { $at }.
space_connection-describe-notes-planets = Tes notes privées, planètes : { $at }.
space_connection-describe-notes-empty = Tes notes privées, vides : { $at }.
space_connection-alt-title = Space Connection, un hexagone de 127 cases en rangées A à M.
space_connection-alt-empty = { $count ->
        [one] { $count } case connue vide.
       *[other] { $count } cases connues vides.
    }
space_connection-alt-lost = Pertes : { $pieces }.
space_connection-alt-complete = Systèmes complets : { $count }/{ $all }.
space_connection-alt-notes = Notes privées sur { $count ->
        [one] { $count } case.
       *[other] { $count } cases.
    }

# Les options d’une partie.
space_connection-options-board = 20 planètes en 9 systèmes
space_connection-options-solo = solo
space_connection-options-at-once = le neuvième système gagne aussitôt
space_connection-options-last-reply = avec dernière réplique
space_connection-options-first-seat = le vert commence

# Les rares mots dans les images.
space_connection-picture-master = Houston
space_connection-picture-sky = Ton ciel
space_connection-picture-turn = { $turn ->
        [one] { $turn } coup
       *[other] { $turn } coups
    }

# Ce que l’on cherche à battre
space_connection-feat-launches = Le moins de coups pour neuf systèmes : { $value }
space_connection-defeat = **{ $name }** a trouvé ton ciel en { $feat } coups. Dans le sien, tu avais { $own ->
        [0] zéro système complet
        [one] un système complet
       *[other] { $own } systèmes complets
    }.
space_connection-deed-launches = Neuf systèmes en { $value ->
        [one] { $value } coup
       *[other] { $value } coups
    }

space_connection-puzzle-launches = { $launches ->
        [one] { $launches } coup
       *[other] { $launches } coups
    }
space_connection-puzzle-unfound = pas trouvé

# Comment on gagne, en une ligne.
space_connection-goal = Des planètes qui se touchent font un système : trouve les neuf avant l’autre.
space_connection-goal-alone = Des planètes qui se touchent font un système : trouve les neuf en un minimum de coups.

# Une planète à côté d’une autre, comme question aux autres.
space_connection-riddle = Quelle fusée trouve une planète ?
space_connection-riddle-why = Les { $wrong } autres partent dans le vide.
