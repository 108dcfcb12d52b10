# Interceptor. Les lettres des ordres (A D G L T X, REPLI) sont celles du texte, dans toutes les langues.
# Jamais « de » ni « que » devant un nom de joueur : l’élision dépendrait du nom.

interceptor-title = Interceptor
interceptor-cover = Écris, scelle,
interceptor-cover-more = volez tous à la fois.
interceptor-pitch = Un combat tournoyant parmi des astéroïdes : des ordres secrets, exécutés tous à la fois.

# Les mots que l’on tape en message privé, séparés par des virgules.
interceptor-words-order = ordre, ordonner
interceptor-words-place = placer, entrer
interceptor-words-announce = annoncer, annonce
interceptor-words-seal = sceller, scelle, prêt, prête, valider
interceptor-words-reopen = rouvrir, desceller
interceptor-words-random = hasard, aléatoire
interceptor-words-pilot = pilote
interceptor-words-spend = dépenser, dépense, acheter
interceptor-words-show = montrer, montre, voir, plateau

# Ce qu’annonce un vaisseau touché, comme on le tape : un virage et une vitesse.
interceptor-words-straight = aucun, aucun virage, tout droit
interceptor-words-left = gauche, à gauche, premier virage à gauche, premier virage à gauche (G), G
interceptor-words-right = droite, à droite, premier virage à droite, premier virage à droite (D), D
interceptor-words-slower = moins vite, ralentir, ralentis, freiner
interceptor-words-same = pareil, même vitesse
interceptor-words-faster = plus vite, accélérer, accélère

# Les améliorations, comme on les tape dans une commande.
interceptor-words-upgrade-structure = structure
interceptor-words-upgrade-speed = vitesse
interceptor-words-upgrade-acceleration = accélération
interceptor-words-upgrade-agility = agilité
interceptor-words-upgrade-near = proche
interceptor-words-upgrade-middle = milieu
interceptor-words-upgrade-far = loin
interceptor-words-upgrade-rear = arrière

# Où pointe un nez, comme on le tape.
interceptor-north = N
interceptor-north-east = NE
interceptor-south-east = SE
interceptor-south = S
interceptor-south-west = SO
interceptor-north-west = NO

# Ce qu’annonce un vaisseau touché.
interceptor-announcement = { $turn }, { $change }
interceptor-announce-straight = aucun virage
interceptor-announce-left = premier virage à gauche (G)
interceptor-announce-right = premier virage à droite (D)
interceptor-announce-slower = moins vite
interceptor-announce-same = même vitesse
interceptor-announce-faster = plus vite

# Les ordres et leurs corrections. Les lettres se comptent à partir de 1.
interceptor-order-corrected = `{ $written }`, exécuté comme `{ $made }`
interceptor-fix-speed = La vitesse { $written } est hors de portée : elle devient { $made }.
interceptor-fix-forbidden = { $code } (lettre { $at }) est retiré : on ne vire pas à vitesse 5 ou plus.
interceptor-fix-too-many-turns = { $code } (lettre { $at }) est retiré : trois virages au plus.
interceptor-fix-delayed = { $code } (lettre { $at }) vient { $moves ->
        [one] { $moves } déplacement
       *[other] { $moves } déplacements
    } plus tard : trop près du virage précédent.
interceptor-fix-lost = { $code } (lettre { $at }) est perdu : les déplacements s’épuisent avant qu’il soit permis.
interceptor-fix-too-many-moves = { $code } (lettre { $at }) est retiré : la vitesse ne donne plus de déplacement.
interceptor-fix-loop = L (lettre { $at }) demande 3 déplacements : { $moves ->
        [0] il n’en reste aucun, il est retiré
        [one] il devient { $moves } A
       *[other] il devient { $moves } A
    }.
interceptor-fix-added = { $moves ->
        [one] { $moves } A est ajouté
       *[other] { $moves } A sont ajoutés
    } pour les déplacements manquants.

# Pourquoi non, et ce qui serait permis.
interceptor-refusal-no-speed = { $marked } : il faudrait une vitesse ici. Un ordre est une vitesse, puis des lettres, par exemple `3 AGAADX`.
interceptor-refusal-no-code = { $marked } : **{ $letter }** n’est pas un code. Les codes sont A D G L T X.
interceptor-refusal-too-long = { $marked } : c’est trop long. 40 lettres dépassent ce qu’un ordre peut employer.
interceptor-refusal-no-hex = { $marked } : il faudrait un hexagone ici. Écrivez un hexagone de bordure, où pointe le nez, et une vitesse, par exemple `A7 NE 3`.
interceptor-refusal-no-facing = { $marked } : il faudrait une direction ici : N, NE, SE, S, SO ou NO, comme dans `A7 NE 3`.
interceptor-refusal-no-such-ship = Vous n’avez pas ce vaisseau : les vôtres portent les numéros 1 à { $ships }.
interceptor-refusal-ship-out = Votre vaisseau { $number } n’est plus du combat.
interceptor-refusal-pilot-out = Vous n’avez plus de vaisseau en jeu. Vous pouvez toujours regarder.
interceptor-refusal-border = **{ $hex }** n’est pas en bordure. On entre par la colonne A ou { $column }, ou par la ligne 1 ou { $row }.
interceptor-refusal-too-fast = C’est trop vite : ce vaisseau entre avec une vitesse de -{ $top } à { $top }.
interceptor-refusal-placing = Les vaisseaux se placent encore : les ordres viennent quand tous sont entrés.
interceptor-refusal-placed = Les vaisseaux sont entrés : place aux ordres, par exemple `3 AGAADX`.
interceptor-refusal-announcements = Les vaisseaux touchés annoncent d’abord. Les ordres viennent juste après.
interceptor-refusal-no-announcement = Ce vaisseau n’a rien à annoncer maintenant.
interceptor-refusal-announced = Ce vaisseau a annoncé : { $said }. Cela l’engage.
interceptor-refusal-cannot-keep = Aucun ordre ne pourrait tenir cela. Ce qui pourrait l’être : { $possible }.
interceptor-refusal-half-announced = Une annonce dit les deux : le premier virage, et si la vitesse change. Vous pouvez annoncer : { $possible }.
interceptor-refusal-contradicts = Vous avez annoncé : { $said }. Tel qu’il serait exécuté, cet ordre veut dire : { $order }. Écrivez-en un qui tienne parole.
interceptor-refusal-early = Il est trop tôt pour un repli : il reste { $left } vaisseaux, et on l’accepte à partir de { $from }.
interceptor-refusal-death = C’est un combat à mort : pas de repli.
interceptor-refusal-missing = Rien n’est encore écrit pour votre vaisseau { $number } : rien à sceller.
interceptor-refusal-sealed = C’est déjà scellé. Pour changer quoi que ce soit, réécrivez.
interceptor-refusal-not-sealed = Vous n’avez rien scellé.
interceptor-refusal-stars = Ce vaisseau a { $stars } ★, et une amélioration coûte { $needed } ★.
interceptor-refusal-upgraded = Ce vaisseau a cette amélioration autant de fois qu’il se peut ({ $most }) : { $upgrade }.
interceptor-refusal-no-upgrade = Cette amélioration n’existe pas. Il y a : { $upgrades }.
interceptor-refusal-over = Ce combat est terminé. `/interceptor ouvrir` en ouvre un autre.

interceptor-upgrade-structure = un point de structure de plus
interceptor-upgrade-speed = une vitesse maximum de plus
interceptor-upgrade-acceleration = une accélération de plus
interceptor-upgrade-agility = un déplacement de moins entre deux virages
interceptor-upgrade-near = un point de dommage de plus sur l’hexagone adjacent
interceptor-upgrade-middle = un point de dommage de plus sur le deuxième hexagone
interceptor-upgrade-far = un point de dommage de plus sur les hexagones lointains
interceptor-upgrade-rear = un canon vers l’arrière

# Son propre vaisseau, là où seul son pilote lit : en tête de phrase, ou dedans.
interceptor-own-ship = Votre vaisseau{ $number ->
        [1] {" II"}
        [2] {" III"}
       *[other] {""}
    }
interceptor-own-ship-within = votre vaisseau{ $number ->
        [1] {" II"}
        [2] {" III"}
       *[other] {""}
    }

# Ce qui s’est passé.
interceptor-news-scattered = { $count ->
        [one] { $count } astéroïde dérive
       *[other] { $count } astéroïdes dérivent
    } sur le plateau.
interceptor-news-noted = C’est noté pour **{ $ship }**, et pas encore scellé.
interceptor-news-renoted = Noté pour **{ $ship }** : ce que vous aviez scellé est remplacé et reste scellé. Personne d’autre n’en sait rien.
interceptor-news-placed = **{ $ship }** entrerait en { $place }.
interceptor-news-entered = Tous les vaisseaux sont entrés : { $ships }.
interceptor-news-announced = **{ $ship }** a fait son annonce, aux seuls poursuivants.
interceptor-news-told = **{ $ship }** annonce : { $said }.
interceptor-news-sealed = { who-has } scellé.
interceptor-news-reopened = { $name-you ->
        [yes] Vous réécrivez
       *[no] **{ $name }** réécrit
    }.
interceptor-news-wrote = **{ $ship }** : { $order }
interceptor-preview = Il finit en { $place }{ $damage ->
        [0] .
       *[other] {" "}et cela coûte { $damage } en chemin.
    }
interceptor-news-flown = **Déplacements.** { $lines }
interceptor-flown-fleeing = { $ship } se replie
interceptor-harm-walls = -{ $count }, bord
interceptor-harm-crossed = -{ $count }, astéroïde traversé
interceptor-news-drifted = **Astéroïdes.** { $lines }
interceptor-news-drifted-quietly = **Astéroïdes.** Personne n’est percuté.
interceptor-struck-hit = { $ship } est percuté (-1)
interceptor-struck-carried = { $ship } est emporté en { $hex } (-1)
interceptor-news-fired = **Tirs, tour { $turn }.** { $lines }
interceptor-news-fired-quietly = **Tirs, tour { $turn }.** Personne n’est touché.
interceptor-fired-hit = { $ship } touche { $target } (-{ $damage })
interceptor-fired-hidden = { $ship } est caché dans un astéroïde
interceptor-fired-stars = { $ship } marque { $stars } ★
interceptor-fired-fled = { $ship } a quitté le combat
interceptor-lost-saved = { $ship } est détruit, le pilote est sauf dans sa capsule
interceptor-lost-lost = { $ship } est détruit, corps et biens
interceptor-over-won = Le combat est terminé : { $name-you ->
        [yes] vous l’emportez
       *[no] **{ $name }** l’emporte
    }.
interceptor-over-draw = Le combat est terminé : match nul entre { $names }.

# Ce que les vaisseaux d’un combat rapportent à la campagne.
interceptor-home = **Campagne.** { $lines }
interceptor-home-alive = { $ship } rentre{ $stars ->
        [0] {""}
       *[other] {" :"} +{ $stars } ★
    }
interceptor-home-saved = { $ship } perd le vaisseau{ $upgrades ->
        [0] {""}
        [one] {" "}et son amélioration
       *[other] {" "}et ses { $upgrades } améliorations
    }, le pilote rentre{ $stars ->
        [0] {""}
       *[other] {" :"} +{ $stars } ★
    }
interceptor-home-lost = { $ship } : pilote et vaisseau perdus, avec toutes les étoiles{ $upgrades ->
        [0] {""}
        [one] {" "}et { $upgrades } amélioration
       *[other] {" "}et { $upgrades } améliorations
    }

# Les états de service d’un pilote dans la campagne d’un serveur.
interceptor-pilot = **{ $name }** dans la campagne de ce serveur :
interceptor-pilot-none = **{ $name }** n’a pas encore volé dans la campagne de ce serveur.
interceptor-pilot-how = Un combat compte quand sa table est ouverte avec `/interceptor ouvrir campagne:dans`.
interceptor-pilot-ship = **Vaisseau { $number }** : { $stars } ★ · { $fights ->
        [one] { $fights } combat
       *[other] { $fights } combats
    }, { $wins ->
        [one] { $wins } gagné
       *[other] { $wins } gagnés
    } · { $losses ->
        [0] aucun vaisseau perdu
        [one] { $losses } vaisseau perdu
       *[other] { $losses } vaisseaux perdus
    }
interceptor-pilot-build = Structure { $structure }, vitesse jusqu’à { $top }, accélération { $acceleration }, dommages { $damage }
interceptor-pilot-upgrades = Améliorations : { $upgrades }
interceptor-pilot-no-upgrade = Aucune amélioration
interceptor-pilot-rich = { $stars } ★ achètent une amélioration : `/interceptor dépenser`.
interceptor-pilot-bought = Le vaisseau { $number } l’a : **{ $upgrade }**. Il volera avec dès son prochain combat. Il reste { $stars } ★.
interceptor-upgrade-offer = { $word } : { $upgrade }

# Où en est le combat.
interceptor-status-start = Plateau de { $side } sur { $side }, { $asteroids ->
        [one] { $asteroids } astéroïde
       *[other] { $asteroids } astéroïdes
    }.
interceptor-status-turn = Tour { $turn }, { $ships ->
        [one] { $ships } vaisseau
       *[other] { $ships } vaisseaux
    } en jeu.
interceptor-status-quiet = Match nul dans { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } si personne n’est blessé.
interceptor-status-place-you = **À vous :** choisissez où entre votre vaisseau, et scellez.
interceptor-status-announce-you = **À vous :** on vous a touché, annoncez ce que vous ferez. Cela engage, et seuls vos poursuivants l’apprennent.
interceptor-status-order-you = **À vous :** écrivez votre ordre, et scellez.
interceptor-status-placing = Pas encore en place : { $names }.
interceptor-status-announcing = Annonce attendue : { $names }.
interceptor-status-ordering = Ordre attendu : { $names }.
interceptor-status-sealed = Déjà scellé : { $names }.

# L’image en mots.
interceptor-ship = { $ship } : { $hex }, nez { $nose }, vitesse { $speed }, structure { $hull }/{ $structure }.
interceptor-ship-stars = { $stars } ★
interceptor-ship-waiting = { $ship } n’est pas encore entré.
interceptor-asteroids = Astéroïdes et leur dérive : { $list }.
interceptor-no-asteroids = Pas d’astéroïde.
interceptor-alt-title = Interceptor, un plateau d’hexagones de { $side } sur { $side }.
interceptor-alt-order = Votre ordre pour { $ship } : { $order }.
interceptor-alt-replay = Le tour { $turn } rejoué.

# Ce que la table a décidé.
interceptor-options-board = plateau de { $side } sur { $side }
interceptor-options-asteroids = { $count ->
        [one] { $count } astéroïde
       *[other] { $count } astéroïdes
    }
interceptor-options-ships = { $count ->
        [one] { $count } vaisseau chacun
       *[other] { $count } vaisseaux chacun
    }
interceptor-options-death = à mort
interceptor-options-retreat = repli à partir de { $from } vaisseaux
interceptor-options-campaign = campagne

# Les quelques mots dans les images. Courts : on lit une image à 400 pixels.
interceptor-picture-start = Placement
interceptor-picture-turn = Tour { $turn }
interceptor-picture-replay = Tour { $turn } rejoué
interceptor-picture-movement = Déplacements
interceptor-picture-asteroids = Astéroïdes
interceptor-picture-fire = Tirs
interceptor-picture-result = Bilan
interceptor-picture-wall = mur
interceptor-picture-asteroid = astéroïde
# Below it stands whoever has fired.
interceptor-picture-shot-by = abattu par
interceptor-picture-over = Terminé
interceptor-picture-order = Ordre
interceptor-picture-order-of = Ordre { $ship }
interceptor-picture-written = écrit { $order }

# What people try to do better than ever before
interceptor-feat-turns = Le moins de tours pour abattre et gagner : { $value }
interceptor-deed-turns = Victoire par le feu en { $value ->
        [one] { $value } tour
       *[other] { $value } tours
    }

# Comment on gagne, en une ligne.
interceptor-goal = Sois le dernier pilote encore au combat.
