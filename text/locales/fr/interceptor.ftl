# Interceptor.
# Jamais « de » ni « que » devant un nom de joueur : l’élision dépendrait du nom.

interceptor-title = Interceptor
interceptor-cover = Écris. Scelle.
interceptor-cover-more = Tout part d’un coup.
interceptor-pitch = Un combat à ordres secrets, exécutés tous en même temps.
interceptor-pitch-short = combat simultané

# Les mots que l’on tape en MP, séparés par des virgules.
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
interceptor-words-straight = aucun, aucun virage, tout droit, ni gauche ni droite, ni à gauche ni à droite
interceptor-words-left = gauche, à gauche, d’abord à gauche, premier virage à gauche, premier virage à gauche (G), G
interceptor-words-right = droite, à droite, d’abord à droite, premier virage à droite, premier virage à droite (D), D
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

# Les lettres d’un ordre, dans cet ordre : avance, droite, gauche, looping, tête-à-queue. Cinq lettres de
# A à Z, sauf X, qui retient le tir. Celles que lisent les joueurs sont dans interceptor-desk et -help.
interceptor-letters = A D G L T
# Le mot pour quitter le combat.
interceptor-retreat = REPLI

# Où pointe un nez, comme on le tape.
interceptor-north = N
interceptor-north-east = NE
interceptor-south-east = SE
interceptor-south = S
interceptor-south-west = SO
interceptor-north-west = NO

# Ce qu’annonce un vaisseau touché.
interceptor-announcement = { $turn }, { $change }
interceptor-announced-plan = { $said } ({ $speeds })
interceptor-announce-straight = ni à gauche ni à droite
interceptor-announce-left = d’abord à gauche
interceptor-announce-right = d’abord à droite
interceptor-announce-slower = moins vite
interceptor-announce-same = même vitesse
interceptor-announce-faster = plus vite
interceptor-change-of-speed = { $change ->
        [slower] Moins vite
        [same] Même vitesse
       *[faster] Plus vite
    } ({ $speeds })

# Les ordres et leurs corrections. Les lettres se comptent à partir de 1.
interceptor-order-corrected = `{ $written }` devient `{ $made }`
interceptor-fix-speed = Vitesse { $written } hors de portée : ce sera { $made }.
interceptor-fix-forbidden = { $code } (lettre { $at }) retiré : on ne vire pas à vitesse 5 ou plus.
interceptor-fix-too-many-turns = { $code } (lettre { $at }) retiré : trois virages au plus.
interceptor-fix-delayed = { $code } attend { $moves ->
        [one] 1 déplacement
       *[other] { $moves } déplacements
    } : à cette vitesse, on vole tout droit entre deux virages.
interceptor-fix-lost = { $code } (lettre { $at }) perdu : plus de déplacement pour le caser.
interceptor-fix-too-many-moves = { $code } (lettre { $at }) retiré : plus de déplacement à cette vitesse.
interceptor-fix-loop = L (lettre { $at }) demande 3 déplacements : { $moves ->
        [0] il n’en reste aucun, je le retire
        [one] il devient { $moves } A
       *[other] il devient { $moves } A
    }.

# Refus : ce qui ne va pas, puis quoi faire.
interceptor-refusal-no-speed = { $marked } : commence par une vitesse, puis des lettres : `3 AGAADX`.
interceptor-refusal-no-code = { $marked } : **{ $letter }** n’est pas un code. Utilise A D G L T X.
interceptor-refusal-too-long = { $marked } : trop long. Un ordre a 40 lettres au plus.
interceptor-refusal-no-hex = { $marked } : il faut un hexagone ici. Écris un hexagone du bord, une direction et une vitesse : `A7 NE 3`.
interceptor-refusal-no-facing = { $marked } : il faut une direction ici. Écris N, NE, SE, S, SO ou NO, comme dans `A7 NE 3`.
interceptor-refusal-no-such-ship = Tu n’as pas ce vaisseau : les tiens vont de 1 à { $ships }.
interceptor-refusal-ship-out = Ton vaisseau { $number } n’est plus en jeu.
interceptor-refusal-pilot-out = Tu n’as plus de vaisseau, mais tu peux toujours regarder.
interceptor-refusal-border = **{ $hex }** n’est pas au bord. Entre par la colonne A ou { $column }, ou par la ligne 1 ou { $row }.
interceptor-refusal-too-fast = Trop vite : ce vaisseau entre à une vitesse de -{ $top } à { $top }.
interceptor-refusal-placing = Tous les vaisseaux ne sont pas encore entrés. Les ordres viennent juste après.
interceptor-refusal-placed = Tous les vaisseaux sont entrés. Écris un ordre, par exemple `3 AGAADX`.
interceptor-refusal-announcements = Les vaisseaux touchés annoncent d’abord leur plan. Les ordres viennent juste après.
interceptor-refusal-no-announcement = Ce vaisseau n’a rien à annoncer pour l’instant.
interceptor-refusal-announced = Ce vaisseau a déjà annoncé : { $said }. Impossible d’en changer.
interceptor-refusal-cannot-keep = Aucun ordre ne peut tenir ça. Tu peux annoncer : { $possible }.
interceptor-refusal-half-announced = Annonce les deux : ton premier virage, et si ta vitesse change. Tu peux annoncer : { $possible }.
interceptor-refusal-contradicts = Tu as annoncé : { $said }. En vol, cet ordre donne : { $order }. Écris-en un qui tient parole.
interceptor-refusal-early = Trop tôt pour un repli : il reste { $left } vaisseaux, il en faut { $from } ou moins.
interceptor-refusal-death = C’est un combat à mort : pas de repli.
interceptor-refusal-missing = Rien n’est écrit pour ton vaisseau { $number }. Fais-le, puis scelle.
interceptor-refusal-sealed = C’est déjà scellé. Pour changer quelque chose, réécris-le.
interceptor-refusal-not-sealed = Tu n’as rien scellé.
interceptor-refusal-stars = Ce vaisseau a { $stars } ★, et une amélioration coûte { $needed } ★.
interceptor-refusal-upgraded = Ce vaisseau a déjà le maximum de cette amélioration ({ $most }) : { $upgrade }.
interceptor-refusal-no-upgrade = Cette amélioration n’existe pas. Choisis parmi : { $upgrades }.
interceptor-refusal-over = Ce combat est terminé. Lances-en un autre avec `/jouer`.

interceptor-upgrade-structure = +1 de structure
interceptor-upgrade-speed = +1 de vitesse maximum
interceptor-upgrade-acceleration = +1 d’accélération
interceptor-upgrade-agility = un déplacement de moins entre deux virages
interceptor-upgrade-near = +1 dégât sur l’hexagone adjacent
interceptor-upgrade-middle = +1 dégât sur le deuxième hexagone
interceptor-upgrade-far = +1 dégât sur les hexagones lointains
interceptor-upgrade-rear = un canon arrière

# Le vaisseau de la personne qui lit, là où elle seule lit : en tête de phrase, ou dedans.
interceptor-own-ship = Ton vaisseau{ $number ->
        [1] {" II"}
        [2] {" III"}
       *[other] {""}
    }
interceptor-own-ship-within = ton vaisseau{ $number ->
        [1] {" II"}
        [2] {" III"}
       *[other] {""}
    }

# Ce qui s’est passé.
interceptor-news-scattered = { $count ->
        [0] Aucun astéroïde ne dérive
        [one] { $count } astéroïde dérive
       *[other] { $count } astéroïdes dérivent
    } sur le plateau.
interceptor-news-noted = Noté pour **{ $ship }**.
interceptor-news-renoted = Noté pour **{ $ship }** : ça remplace ce que tu as scellé, et ça reste scellé. Personne n’en sait rien.
interceptor-news-placed = **{ $ship }** : entrée en { $place }.
interceptor-news-entered = Tous les vaisseaux sont entrés : { $ships }.
interceptor-news-announced = **{ $ship }** a dévoilé son plan à ses seuls poursuivants.
interceptor-news-told = **{ $ship }** annonce : { $said }.
interceptor-news-sealed = { who-has } scellé.
interceptor-news-reopened = { $name-you ->
        [yes] Tu réécris
       *[no] **{ $name }** réécrit
    }.
interceptor-news-wrote = **{ $ship }** : { $order }
interceptor-preview = Tu arrives en **{ $hex }**, nez { $nose }{ $back ->
        [yes] , en marche arrière
       *[no] { "" }
    }{ $damage ->
        [0] .
        [one] {" :"} ça coûte { $damage } point.
       *[other] {" :"} ça coûte { $damage } points.
    }
interceptor-preview-stays = Tu restes en **{ $hex }**, nez { $nose }{ $damage ->
        [0] .
        [one] {" :"} ça coûte { $damage } point.
       *[other] {" :"} ça coûte { $damage } points.
    }
interceptor-preview-holds = Tu ne tires pas.
interceptor-preview-struck = Astéroïde à l’arrivée : -1, sans tir.
interceptor-preview-carried = L’astéroïde t’y emporte jusqu’en { $hex } : -1, sans tir.
interceptor-news-flown = **Déplacements.** { $lines }
# Un vol en mots, comme « avance de 1, à gauche, avance de 2 ».
interceptor-flown = { $ship } : { $moves }
interceptor-flown-stays = { $ship } reste sur place
interceptor-move-ahead = avance de { $count }
interceptor-move-back = recule de { $count }
interceptor-move-left = à gauche{ $count ->
        [one] { "" }
       *[other] {" "}×{ $count }
    }
interceptor-move-right = à droite{ $count ->
        [one] { "" }
       *[other] {" "}×{ $count }
    }
interceptor-move-flip = tête-à-queue
interceptor-move-loop = looping
interceptor-move-hold = sans tir
interceptor-flown-fleeing = { $ship } se replie
interceptor-harm-walls = -{ $count } bord
interceptor-harm-crossed = -{ $count } astéroïde
interceptor-news-drifted = **Astéroïdes.** { $lines }
interceptor-news-drifted-quietly = **Astéroïdes.** Personne n’est percuté.
interceptor-struck-hit = { $ship } est percuté (-1)
interceptor-struck-carried = { $ship } est emporté en { $hex } (-1)
interceptor-news-fired = **Tirs, tour { $turn }.** { $lines }
interceptor-news-fired-quietly = **Tirs, tour { $turn }.** Personne n’est touché.
interceptor-caption = **Tour { $turn }** : déplacements, astéroïdes, tirs.
interceptor-fired-hit = **{ $ship } touche { $target } : -{ $damage } !**
interceptor-fired-hidden = { $ship } est caché dans un astéroïde
interceptor-fired-stars = { $ship } gagne { $stars } ★ pour un vaisseau abattu
interceptor-fired-fled = { $ship } : repli réussi
interceptor-lost-saved = { $ship } est détruit, son pilote s’éjecte
interceptor-lost-lost = { $ship } est détruit, trop touché pour que son pilote s’éjecte
interceptor-over-won = Combat terminé : { $name-you ->
        [yes] tu gagnes !
       *[no] **{ $name }** gagne !
    }
interceptor-over-draw = Combat terminé : égalité entre { $names }.

# Ce que les vaisseaux d’un combat rapportent à la campagne.
interceptor-home = **Campagne.** { $lines }
interceptor-home-alive = { $ship } : de retour{ $stars ->
        [0] {""}
       *[other] , +{ $stars } ★
    }
interceptor-home-saved = { $ship } : vaisseau perdu{ $upgrades ->
        [0] {""}
        [one] {" "}avec son amélioration
       *[other] {" "}avec ses { $upgrades } améliorations
    }, pilote de retour{ $stars ->
        [0] {""}
       *[other] , +{ $stars } ★
    }
interceptor-home-lost = { $ship } : vaisseau et pilote perdus, avec toutes les étoiles{ $upgrades ->
        [0] {""}
        [one] {" "}et { $upgrades } amélioration
       *[other] {" "}et { $upgrades } améliorations
    }

# Les états de service d’un pilote dans la campagne d’un serveur.
interceptor-pilot = **{ $name }** dans la campagne de ce serveur :
interceptor-pilot-none = **{ $name }** n’a pas encore volé dans la campagne de ce serveur.
interceptor-pilot-how = Seuls les combats lancés avec `/interceptor ouvrir campagne:dans` comptent.
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
interceptor-pilot-build = Structure { $structure }, vitesse max { $top }, accélération { $acceleration }, dégâts { $damage }
interceptor-pilot-upgrades = Améliorations : { $upgrades }
interceptor-pilot-no-upgrade = Aucune amélioration
interceptor-pilot-rich = Une amélioration coûte { $stars } ★ : `/interceptor dépenser`.
interceptor-pilot-bought = Vaisseau { $number } amélioré : **{ $upgrade }**, dès son prochain combat. Il reste { $stars } ★.
interceptor-upgrade-offer = { $word } : { $upgrade }

# Où en est le combat.
interceptor-status-start = Plateau de { $side }×{ $side }, { $asteroids ->
        [0] aucun astéroïde
        [one] { $asteroids } astéroïde
       *[other] { $asteroids } astéroïdes
    }.
interceptor-status-turn = Tour { $turn }, { $ships ->
        [one] { $ships } vaisseau
       *[other] { $ships } vaisseaux
    } en jeu.
interceptor-status-quiet = Égalité dans { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } si personne ne prend de dégâts.
interceptor-status-place-you = **À toi :** choisis où entre ton vaisseau.
interceptor-status-announce-you = **Ton vaisseau est touché :** donne à tes poursuivants un indice sur ton prochain ordre, et tiens-le. Ils sont seuls à le voir.
interceptor-status-order-you = **À toi :** écris ton ordre.
interceptor-status-fly-you = **À toi :** { $moves ->
        [0] reste, vire ou accélère.
        [one] vole 1 case{ $back ->
            [yes] {" "}à reculons
           *[no] { "" }
        }, virages libres.
       *[other] vole { $moves } cases{ $back ->
            [yes] {" "}à reculons
           *[no] { "" }
        }{ $turns ->
            [yes] , virages libres.
           *[no] , sans virer.
        }
    }
interceptor-status-seal-you = **À toi :** scelle, ou change.
interceptor-status-placing = Encore en train de se placer : { $names }.
interceptor-status-told = Tu as touché **{ $ship }**, donc tu sais : { $said }{ $straight ->
        [yes] {" "}(un looping reste possible)
       *[no] {""}
    }.
interceptor-status-promised = **Tu as annoncé :** { $said }. Tiens parole.
interceptor-status-place-yours = Appuie sur **{ table-button-console }** pour placer ton vaisseau : personne d’autre ne voit où.
interceptor-status-announcing = Encore en train d’annoncer : { $names }.
interceptor-status-ordering = Encore en train d’écrire : { $names }.
interceptor-status-sealed = C’est scellé pour { $names }.

# L’image en mots.
interceptor-ship = { $ship } : { $hex }, nez { $nose }, vitesse { $speed }, structure { $hull }/{ $structure }.
interceptor-ship-stars = { $stars } ★
interceptor-ship-waiting = { $ship } : pas encore entré.
interceptor-asteroids = Astéroïdes et leur dérive : { $list }.
interceptor-no-asteroids = Pas d’astéroïdes.
interceptor-alt-title = Interceptor, plateau d’hexagones de { $side } sur { $side }.
interceptor-alt-order = Ton ordre pour { $ship } : { $order }.
interceptor-alt-replay = Le tour { $turn } rejoué.

# Les options d’une partie.
interceptor-options-board = plateau { $side }×{ $side }
interceptor-options-asteroids = { $count ->
        [0] aucun astéroïde
        [one] { $count } astéroïde
       *[other] { $count } astéroïdes
    }
interceptor-options-ships = { $count ->
        [one] un vaisseau chacun
       *[other] { $count } vaisseaux chacun
    }
interceptor-options-death = à mort
interceptor-options-retreat = repli quand il reste { $from } vaisseaux
interceptor-options-campaign = campagne

# Les quelques mots dans les images. Courts : on lit une image à 400 pixels.
interceptor-picture-start = Placement
interceptor-picture-turn = Tour { $turn }
interceptor-picture-replay = Tour { $turn } rejoué
interceptor-picture-movement = Déplacements
interceptor-picture-asteroids = Astéroïdes
interceptor-picture-fire = Tirs
interceptor-picture-result = Bilan
interceptor-picture-wall = mur
interceptor-picture-asteroid = astéroïde
# Au-dessus du nom du tireur.
interceptor-picture-over = Terminé
interceptor-picture-victory = Victoire !
interceptor-picture-hint = Astuce
interceptor-picture-hint-of = Astuce { $ship }
interceptor-picture-order = Ordre
interceptor-picture-order-of = Ordre { $ship }
interceptor-picture-written = écrit { $order }

# Ce que l’on cherche à battre
interceptor-feat-turns = Le moins de tours pour gagner : { $value }
interceptor-deed-turns = Gagné en { $value ->
        [one] { $value } tour
       *[other] { $value } tours
    }

# Comment on gagne, en une ligne.
interceptor-goal = Abats les autres et évite leurs tirs. Le dernier pilote en vol gagne.
interceptor-riddle = Trois ordres. Lequel touche ?
interceptor-riddle-why = Avec celui-là, un autre vaisseau finit le tour sous son tir. Les autres ne touchent rien.
