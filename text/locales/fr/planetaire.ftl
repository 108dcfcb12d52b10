# Planétaire. On ne distingue jamais un rayon perdu d’un rayon dévié : « sort en ».
# Jamais « de » ni « que » devant un nom de joueur : l’élision dépendrait du nom.

planetaire-title = Planétaire
planetaire-cover = Tire un rayon.
planetaire-cover-more = Lis le ciel.
planetaire-pitch = Débusque des satellites cachés à coups de rayons.
planetaire-pitch-short = débusquer des satellites

# Les mots que l’on tape en MP, séparés par des virgules.
planetaire-words-fire = tirer, tire, tir, rayon
planetaire-words-place = poser, pose, bille
planetaire-words-move = déplacer, déplace, bouger, bouge
planetaire-words-withdraw = retirer, retire, enlever, enlève, reprendre
planetaire-words-marbles = billes
planetaire-words-note = noter, note, vide
planetaire-words-end = finir, finis, fin, terminer, termine
planetaire-words-hide = cacher, cache, ciel
planetaire-words-random = hasard, aléatoire
planetaire-words-seal = sceller, scelle, prêt, prête, valider
planetaire-words-show = montrer, montre, voir, plateau

planetaire-pawn-black = noir
planetaire-pawn-white = blanc
planetaire-pawn-red = rouge
planetaire-pawn-green = vert
planetaire-pawn-yellow = jaune
planetaire-pawn-blue = bleu
planetaire-pawn-brown = marron
planetaire-pawn-orange = orange
planetaire-pawn-pearl = perle
planetaire-pawn-grey = gris
planetaire-pawn-letter = { $letter }

# Ce qu’un rayon est devenu.
planetaire-outcome-exit = il est sorti en { $exit }
planetaire-outcome-absorbed = il a été absorbé
planetaire-outcome-reflected = il a été réfléchi
planetaire-outcome-satellised = il est resté en orbite (satellisé)

# Pourquoi non, et ce qui serait permis.
planetaire-refusal-margin = **{ $said }** n’est pas une marge : elles vont de 1 à 32.
planetaire-refusal-margin-empty = Quelle marge ? Donne un numéro de 1 à 32.
planetaire-refusal-cell = **{ $said }** n’est pas une case. Donne une colonne (A–H), puis une ligne (1–8), par exemple D3.
planetaire-refusal-cell-empty = Quelle case ? Donne une colonne (A–H), puis une ligne (1–8), par exemple D3.
planetaire-refusal-no-cells = Quelles cases ? Donnes-en au moins une, ou plusieurs avec des espaces, par exemple D3 F5.
planetaire-refusal-twice = Tu as donné **{ $cell }** deux fois. Une seule suffit.
planetaire-refusal-too-many = Trop de satellites : cette partie en a { $allowed }.
planetaire-refusal-too-few = Ton ciel a { $placed }/{ $needed } satellites. Ajoutes-en encore { $missing }, puis scelle-le.
planetaire-refusal-sealed = Ton ciel est scellé : il ne change plus. Il reste secret jusqu’à la révélation.
planetaire-refusal-fired = Tu as déjà tiré du **{ $margin }** : { $outcome }. Choisis un autre numéro.
planetaire-refusal-marble-there = Il y a déjà une bille en **{ $cell }**. Choisis une autre case, ou reprends cette bille.
planetaire-refusal-no-marble = Il n’y a pas de bille en **{ $cell }**. Choisis une case qui en a une.
planetaire-refusal-no-marble-left = Les { $allowed } billes sont posées. Déplaces-en une, ou reprends-en d’abord une.
planetaire-refusal-too-many-marbles = Ça fait { $named } cases pour { $allowed } billes : enlèves-en { $surplus ->
        [one] une
       *[other] { $surplus }
    }.
planetaire-refusal-you-hide = Dans cette manche, c’est toi qui caches. Les rayons, les billes et les notes sont pour le Détecteur.
planetaire-refusal-you-detect = Dans cette manche, c’est toi qui détectes : tu n’as pas de ciel à cacher. Tire des rayons et pose tes billes.
planetaire-refusal-not-sealed = Tu pourras tirer dès que tous les ciels seront scellés.
planetaire-refusal-ended = Tu as fini ta manche : tes billes ne bougent plus. La révélation vient quand toutes les manches sont finies.
planetaire-refusal-over = Cette partie est finie. Lances-en une autre avec `/jouer`.

# Ce qui s’est passé.
planetaire-news-drafted = Ton ciel pour l’instant : { $cells } ({ $placed }).
planetaire-news-drafted-empty = Tu as vidé ton ciel.
planetaire-news-sealed = { $name-you ->
        [yes] Ton ciel est scellé.
       *[no] **{ $name }** a scellé son ciel.
    }
planetaire-news-hidden = Houston a caché les satellites.
planetaire-news-exit = { who-did } tiré du { $margin } : **sortie en { $exit }**.{ $name-you ->
        [yes] { " " }Un satellite à côté de sa route l’a dévié.
       *[no] { "" }
    }
planetaire-news-twice = { who-did } tiré du { $margin } : **sortie en { $exit }**.{ $name-you ->
        [yes] { " " }Il a tourné au moins deux fois.
       *[no] { "" }
    }
planetaire-news-across = { who-did } tiré du { $margin } : **sortie en { $exit }**, juste en face.{ $name-you ->
        [yes] { " " }Rien ne l’a dévié, ou ses virages s’annulent.
       *[no] { "" }
    }
planetaire-news-absorbed = { who-did } tiré du { $margin } : **absorbé**.{ $name-you ->
        [yes] { " " }Il a fini sur un satellite.
       *[no] { "" }
    }
planetaire-news-reflected = { who-did } tiré du { $margin } : **réfléchi**.{ $name-you ->
        [yes] { " " }Des satellites à côté de sa route l’ont renvoyé.
       *[no] { "" }
    }
planetaire-news-satellised = { who-did } tiré du { $margin } : **satellisé**.{ $name-you ->
        [yes] { " " }Il tourne sans fin.
       *[no] { "" }
    }
planetaire-news-met = { $how ->
        [hit] Il a touché { $cells } !
        [hit-after] Il a croisé { $cells } et en a touché un !
       *[turned] Dévié par { $cells } !
    }
planetaire-news-met-none = Il n’a croisé aucun satellite.
planetaire-news-placed = { who-did } posé une bille en { $cell }.
planetaire-news-withdrawn = { who-did } repris la bille en { $cell }.
planetaire-news-noted = Notées vides, en privé : { $cells }.
planetaire-news-noted-none = Tu as effacé tes notes.
planetaire-news-missed = ⏳ Temps écoulé : { $name-you ->
        [yes] tu passes ce tour
       *[no] **{ $name }** passe ce tour
    } ({ $missed } sur { $patience } de suite).
planetaire-news-ended = { $name-you ->
        [yes] Tu as fini ta manche.
       *[no] **{ $name }** a fini sa manche.
    }
planetaire-news-uncovered = { who-did } marqué **{ $total }** : { $parts }. Les satellites étaient en { $sky }.

# Le compte d’une manche.
planetaire-score-pawns = { $points } pour les rayons
planetaire-score-withheld = { $points } pour { $count ->
        [one] 1 bille non posée
       *[other] { $count } billes non posées
    }
planetaire-score-misplaced = { $points } pour { $count ->
        [one] 1 bille mal placée
       *[other] { $count } billes mal placées
    }
planetaire-score-clean = aucune pénalité
planetaire-score-forgiven = Les billes donnent les mêmes 32 résultats : elles comptent comme justes.
planetaire-score-twins = { $count } dispositions donnent les mêmes 32 résultats.

# Où en est la partie.
planetaire-status-solo = Solo, { $satellites } satellites
planetaire-status-round = Manche { $number }/{ $rounds }
planetaire-status-rounds = { $rounds ->
        [2] Chacun fouille le ciel de l’autre, en même temps
       *[other] Manches { $first } et { $last } sur { $rounds } : chacun fouille le ciel de l’autre
    }
planetaire-status-total = { $name } { $total }
planetaire-status-hide-you = **À toi :** cache { $needed } satellites, puis scelle ton ciel.
planetaire-status-sealed-you = Ton ciel est scellé.
planetaire-status-hide = { $names } { $count ->
        [one] doit encore cacher { $needed } satellites
       *[other] doivent encore cacher { $needed } satellites chacun
    }.
planetaire-status-detect-you = **À toi :** { $rays ->
        [one] { $rays } rayon tiré
       *[other] { $rays } rayons tirés
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $marbles ->
        [0] { "" }
        [one] , { $marbles } bille posée sur { $allowed }
       *[other] , { $marbles } billes posées sur { $allowed }
    }.
planetaire-status-detect = { $name } : { $rays ->
        [one] { $rays } rayon tiré
       *[other] { $rays } rayons tirés
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $marbles ->
        [0] { "" }
        [one] , { $marbles } bille posée sur { $allowed }
       *[other] , { $marbles } billes posées sur { $allowed }
    }.
planetaire-status-beside = { $name } : { $rays ->
        [one] { $rays } rayon
       *[other] { $rays } rayons
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
planetaire-status-beside-ended = { $name } a fini : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de rayons, plus ses billes mal placées.
planetaire-status-ended-you = Tu as fini : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour tes rayons.
planetaire-status-ended = { $name } a fini : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour ses rayons.
planetaire-status-won = { $name-you ->
        [yes] Tu gagnes
       *[no] **{ $name }** gagne
    } avec le plus petit score !
planetaire-status-tie = Égalité entre { $names }.
planetaire-status-solo-over = Manche finie : { $total ->
        [one] **{ $total } point**
       *[other] **{ $total } points**
    }, { $verdict }.
planetaire-solo-par = dans le par (10)
planetaire-solo-good = un bon score (par 10)
planetaire-solo-long = le par est de 10, et 15 est un bon score

# L’image en mots.
planetaire-no-marbles = aucune
planetaire-no-satellites = aucun
planetaire-game-master = Houston
planetaire-describe-head = Manche { $number } : ciel caché par { $hider }, détecté par { $detector }.
planetaire-stage-hiding = Les satellites se cachent.
planetaire-stage-sealed = Le ciel est scellé.
planetaire-stage-detecting = Les rayons fusent.
planetaire-stage-ended = Le Détecteur a fini.
planetaire-stage-uncovered = Le ciel est dévoilé.
planetaire-describe-rays = Rayons ({ $rays }), { $points ->
        [one] { $points } point
       *[other] { $points } points
    } :
planetaire-describe-no-rays = Aucun rayon tiré pour l’instant.
planetaire-describe-exit = { $margin } sort en { $exit } ({ $pawn })
planetaire-describe-absorbed = { $margin } absorbé ({ $pawn })
planetaire-describe-reflected = { $margin } réfléchi ({ $pawn })
planetaire-describe-satellised = { $margin } satellisé ({ $pawn })
planetaire-describe-stacks = Plusieurs pions au même numéro, le dernier d’abord : { $stacks }.
planetaire-describe-marbles = Billes ({ $placed }/{ $allowed }) : { $cells }.
planetaire-describe-satellites = Satellites ({ $placed }/{ $allowed }) : { $cells }.
planetaire-describe-empties = Notées vides, en privé : { $cells }.
planetaire-describe-score = Score { $total } : { $parts }.
planetaire-describe-past = Manche { $number } : { $total } pour { $name } ; satellites en { $sky }.
planetaire-alt-title = Planétaire, une grille de 8 sur 8 avec les marges 1 à 32.
planetaire-alt-exits = Rayons sortis : { $shots }.
planetaire-alt-absorbed = Absorbés : { $shots }.
planetaire-alt-reflected = Réfléchis : { $shots }.
planetaire-alt-satellised = Satellisés : { $shots }.
planetaire-alt-score = Score { $total }.
planetaire-alt-empties = { $count ->
        [one] { $count } case notée vide.
       *[other] { $count } cases notées vides.
    }

# Les options d’une partie.
planetaire-options-satellites = { $count } satellites
planetaire-options-rounds = { $count } manches
planetaire-options-solo = solo
planetaire-options-at-once = en même temps
planetaire-options-in-turn = l’un après l’autre
planetaire-options-planetaire = rayons Planétaire
planetaire-options-black-box = rayons Black Box
planetaire-options-exact = positions exactes
planetaire-options-same-results = mêmes résultats comptés justes

# Records personnels
planetaire-feat-points = Le moins de points pour un ciel : { $value }
planetaire-defeat = **{ $name }** a trouvé tes satellites pour { $theirs } points. Les autres t’en ont coûté { $own }.
planetaire-deed-points = { $value ->
        [one] { $value } point dépensé
       *[other] { $value } points dépensés
    }

planetaire-puzzle-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# Comment on gagne, en une ligne.
planetaire-goal = Chaque rayon coûte des points, une erreur bien plus : le plus petit score gagne.

# Ce que prouvent des rayons, comme question aux autres.
planetaire-riddle = Une de ces cases a un satellite à coup sûr. Laquelle ?
planetaire-riddle-why = Tous les ciels possibles avec { $rays ->
        [one] ce rayon
       *[other] ces { $rays } rayons
    } ont un satellite là. Aucune des autres cases n’en a dans tous.

# A picture of what satellites do to rays.
planetaire-bend-absorbed = absorbé
planetaire-bend-turned = dévié
planetaire-bend-reflected = réfléchi
planetaire-bends = Trois rayons. Un satellite droit devant absorbe le premier ; un satellite à côté dévie le deuxième ; deux, un de chaque côté, renvoient le troisième.
