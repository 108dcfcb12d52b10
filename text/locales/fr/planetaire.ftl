# Planétaire. On ne distingue jamais un rayon perdu d’un rayon dévié : « sort en ».
# Jamais « de » ni « que » devant un nom de joueur : l’élision dépendrait du nom.

planetaire-title = Planétaire
planetaire-cover = Tire un rayon.
planetaire-cover-more = Lis le ciel.
planetaire-pitch = Un duel de déduction : l’un cache des satellites dans un ciel de 8 × 8, l’autre les trouve à coups de rayons.

# Les mots que l’on tape en message privé, séparés par des virgules.
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
planetaire-outcome-satellised = il a été satellisé

# Pourquoi non, et ce qui serait permis.
planetaire-refusal-margin = **{ $said }** n’est pas une marge : elles vont de 1 à 32.
planetaire-refusal-margin-empty = Indiquez une marge : un chiffre de 1 à 32.
planetaire-refusal-cell = **{ $said }** n’est pas une case : écrivez une colonne de A à H, puis une ligne de 1 à 8, par exemple D3.
planetaire-refusal-cell-empty = Indiquez une case : une colonne de A à H, puis une ligne de 1 à 8, par exemple D3.
planetaire-refusal-no-cells = Indiquez au moins une case, par exemple D3 ; plusieurs se séparent par des espaces, par exemple D3 F5.
planetaire-refusal-twice = **{ $cell }** vient deux fois : nommez chaque case une seule fois.
planetaire-refusal-too-many = C’est trop de satellites : on joue cette partie avec { $allowed }. Ôtez-en un pour en mettre un autre.
planetaire-refusal-too-few = Votre ciel a { $placed } de ses { $needed } satellites : ajoutez-en { $missing ->
        [one] encore un
       *[other] encore { $missing }
    }, puis scellez-le.
planetaire-refusal-sealed = Votre ciel est scellé et ne change plus. Il reste secret jusqu’à la révélation.
planetaire-refusal-fired = On a déjà tiré en **{ $margin }** dans cette manche : { $outcome }. Choisissez un chiffre d’où aucun rayon n’est parti ; un chiffre qui n’a servi que de sortie convient.
planetaire-refusal-marble-there = Il y a déjà une bille en **{ $cell }** : choisissez une autre case, ou retirez celle-là.
planetaire-refusal-no-marble = Il n’y a pas de bille en **{ $cell }** : on ne déplace et ne retire que celles du plateau.
planetaire-refusal-no-marble-left = Il n’y aurait plus assez de billes : on joue cette partie avec { $allowed }. Déplacez-en une, ou retirez-en une d’abord.
planetaire-refusal-you-hide = Dans cette manche, vous êtes Satellisateur : rayons, billes et notes sont au Détecteur. Votre part, c’est le ciel.
planetaire-refusal-you-detect = Dans cette manche, vous êtes Détecteur : vous n’avez pas de ciel à cacher. Tirez, posez vos billes, et finissez quand bon vous semble.
planetaire-refusal-not-sealed = Tous les ciels ne sont pas encore scellés : le premier rayon pourra partir dès qu’ils le seront.
planetaire-refusal-ended = Vous avez fini votre manche, et vos billes restent où elles sont. La révélation vient dès que toutes les manches sont finies.
planetaire-refusal-over = Cette partie est terminée. `/planétaire ouvrir` en ouvre une autre.

# Ce qui s’est passé.
planetaire-news-drafted = Votre ciel jusqu’ici : { $cells } ({ $placed }).
planetaire-news-drafted-empty = Vous avez vidé votre ciel.
planetaire-news-sealed = { $name-you ->
        [yes] Vous avez scellé votre ciel.
       *[no] **{ $name }** a scellé son ciel.
    }
planetaire-news-hidden = Le maître du jeu a caché les satellites.
planetaire-news-exit = { who-did } tiré en { $margin } : le rayon est sorti en { $exit } (marque : { $pawn }).
planetaire-news-absorbed = { who-did } tiré en { $margin } : le rayon a été absorbé (marque : { $pawn }).
planetaire-news-reflected = { who-did } tiré en { $margin } : le rayon a été réfléchi (marque : { $pawn }).
planetaire-news-satellised = { who-did } tiré en { $margin } : le rayon a été satellisé et n’est pas sorti (marque : { $pawn }).
planetaire-news-placed = { who-did } posé une bille en { $cell }.
planetaire-news-withdrawn = { who-did } retiré la bille en { $cell }.
planetaire-news-noted = Vous avez noté comme vides, en privé : { $cells }.
planetaire-news-noted-none = Vous avez effacé vos notes.
planetaire-news-ended = { $name-you ->
        [yes] Vous avez fini votre manche.
       *[no] **{ $name }** a fini sa manche.
    }
planetaire-news-uncovered = La manche { $number } a été dévoilée : les satellites étaient en { $sky }. { who-did } marqué **{ $total }** : { $parts }.

# Le compte d’une manche.
planetaire-score-pawns = { $points } pour les pions
planetaire-score-withheld = { $points } pour { $count ->
        [one] 1 bille non posée
       *[other] { $count } billes non posées
    }
planetaire-score-misplaced = { $points } pour { $count ->
        [one] 1 bille mal placée
       *[other] { $count } billes mal placées
    }
planetaire-score-clean = aucune pénalité
planetaire-score-forgiven = Les billes donnaient les mêmes 32 résultats : elles ont compté comme justes.
planetaire-score-twins = { $count } dispositions donnaient les mêmes 32 résultats.

# Où en est la partie.
planetaire-status-solo = Solo, { $satellites } satellites
planetaire-status-round = Manche { $number } sur { $rounds }
planetaire-status-rounds = Manches { $first } et { $last } sur { $rounds }, simultanées
planetaire-status-total = { $name } { $total }
planetaire-status-hide-you = **À vous :** cachez { $needed } satellites et scellez votre ciel.
planetaire-status-sealed-you = Votre ciel est scellé.
planetaire-status-hide = { $names } { $count ->
        [one] doit encore cacher { $needed } satellites et sceller son ciel
       *[other] doivent encore cacher chacun { $needed } satellites et sceller leur ciel
    }.
planetaire-status-detect-you = **À vous de détecter :** { $rays ->
        [one] { $rays } rayon
       *[other] { $rays } rayons
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, billes { $marbles }/{ $allowed }.
planetaire-status-detect = { $name } détecte : { $rays ->
        [one] { $rays } rayon
       *[other] { $rays } rayons
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, billes { $marbles }/{ $allowed }.
planetaire-status-ended-you = Vous avez fini votre manche avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en marge.
planetaire-status-ended = { $name } a fini sa manche avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en marge.
planetaire-status-won = La partie est terminée : { $name-you ->
        [yes] vous l’emportez
       *[no] victoire pour **{ $name }**
    }. Le plus petit total l’emporte.
planetaire-status-tie = La partie est terminée : égalité entre { $names }.
planetaire-status-solo-over = La manche est finie avec { $total ->
        [one] **{ $total } point**
       *[other] **{ $total } points**
    } : { $verdict }.
planetaire-solo-par = le niveau du par, qui est d’environ 10
planetaire-solo-good = un beau score humain, le par étant d’environ 10
planetaire-solo-long = 15 est un bon score humain, et le par est d’environ 10

# L’image en mots.
planetaire-no-marbles = aucune
planetaire-no-satellites = aucun
planetaire-game-master = le maître du jeu
planetaire-describe-head = Manche { $number } : ciel caché par { $hider }, détecté par { $detector }.
planetaire-stage-hiding = Le ciel se prépare.
planetaire-stage-sealed = Le ciel est scellé.
planetaire-stage-detecting = Les rayons partent.
planetaire-stage-ended = Le Détecteur a fini.
planetaire-stage-uncovered = Le ciel est dévoilé.
planetaire-describe-rays = Rayons ({ $rays }), { $points ->
        [one] { $points } point
       *[other] { $points } points
    } :
planetaire-describe-no-rays = Aucun rayon n’a été tiré.
planetaire-describe-exit = { $margin } sort en { $exit } ({ $pawn })
planetaire-describe-absorbed = { $margin } absorbé ({ $pawn })
planetaire-describe-reflected = { $margin } réfléchi ({ $pawn })
planetaire-describe-satellised = { $margin } satellisé ({ $pawn })
planetaire-describe-stacks = Pions superposés, le dernier d’abord : { $stacks }.
planetaire-describe-marbles = Billes ({ $placed }/{ $allowed }) : { $cells }.
planetaire-describe-satellites = Satellites ({ $placed }/{ $allowed }) : { $cells }.
planetaire-describe-empties = Notées vides, en privé : { $cells }.
planetaire-describe-score = Score { $total } : { $parts }.
planetaire-describe-past = Manche { $number } : { $name } a marqué { $total } ; satellites en { $sky }.
planetaire-alt-title = Planétaire, une grille de 8 sur 8 aux marges 1 à 32.
planetaire-alt-exits = Rayons sortis : { $shots }.
planetaire-alt-absorbed = Absorbés : { $shots }.
planetaire-alt-reflected = Réfléchis : { $shots }.
planetaire-alt-satellised = Satellisés : { $shots }.
planetaire-alt-score = Score { $total }.
planetaire-alt-empties = { $count ->
        [one] { $count } case notée vide.
       *[other] { $count } cases notées vides.
    }

# Ce dont la table est convenue.
planetaire-options-satellites = { $count } satellites
planetaire-options-rounds = { $count } manches
planetaire-options-solo = solo
planetaire-options-at-once = tous deux à la fois
planetaire-options-in-turn = l’un après l’autre
planetaire-options-planetaire = rayons Planétaire
planetaire-options-black-box = rayons Black Box
planetaire-options-exact = positions exactes
planetaire-options-same-results = mêmes résultats comptés justes

# What people try to do better than ever before
planetaire-feat-points = Le moins de points pour un ciel : { $value }
planetaire-deed-points = Un ciel pour { $value ->
        [one] { $value } point
       *[other] { $value } points
    }

planetaire-puzzle-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# Comment on gagne, en une ligne.
planetaire-goal = Trouve les satellites cachés pour le moins de points possible. Le plus petit total gagne, comme au golf.
