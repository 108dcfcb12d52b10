# De la Terre à la Lune. Les fusées ont les couleurs des cartes, dans l’ordre des sièges.
# Jamais « de » ni « que » devant un nom de joueur : l’élision dépendrait du nom.

terre_lune-title = De la Terre à la Lune
terre_lune-cover = Cap sur la Lune,
terre_lune-cover-more = et retour.
terre_lune-pitch = La course à la Lune et retour, aux dés et aux cartes.
terre_lune-pitch-short = course aux dés

# Les mots que l’on tape en message privé, séparés par des virgules.
terre_lune-words-go = aller, va, vers, avancer, avance
terre_lune-words-prospect = prospecter, prospecte, regarder, regarde, place
terre_lune-words-keep = garder, garde
terre_lune-words-putback = remettre, remets, reposer, repose
terre_lune-words-exchange = échanger, échange, écarter, écarte, écart
terre_lune-words-push = pousser, pousse
terre_lune-words-forward = avant, devant
terre_lune-words-backward = arrière, derrière, reculer
terre_lune-words-challenge = défi, défier, défie
terre_lune-words-ambush = embuscade, entraîner, entraîne
terre_lune-words-play = jouer, joue, carte
terre_lune-words-pack = paquets, paquet, poser, pose
terre_lune-words-seize = prendre, prends, saisir
terre_lune-words-end = fin, fini, finir, terminer, passer, passe
terre_lune-words-exhausted = épuisé, épuisée, leurre
terre_lune-words-and = et, avec, le, la, les, au, aux, puis, contre
terre_lune-words-molab = molab
terre_lune-words-mobex = mobex
terre_lune-words-show = montrer, montre, voir, plateau
terre_lune-words-red = rouge, rouges, r
terre_lune-words-yellow = jaune, jaunes, j
terre_lune-words-blue = bleu, bleue, bleus, b
terre_lune-words-green = vert, verte, verts, v
terre_lune-words-earth = terre, t
terre_lune-words-alpha = alpha, alfa, a
terre_lune-words-beta = bêta, b
terre_lune-words-gamma = gamma, g
terre_lune-words-delta = delta, d
terre_lune-words-moon = lune, l
terre_lune-words-water = eau, h2o
terre_lune-words-oxygen = oxygène, o
terre_lune-words-aluminium = aluminium, al
terre_lune-words-titanium = titane, ti
terre_lune-words-iron = fer, fe
terre_lune-words-calcium = calcium, ca
terre_lune-words-silicon = silicium, si
terre_lune-words-zirconium = zirconium, zr

# Les lieux. Les cases ont le même code dans toutes les langues : TB4, AL3.
terre_lune-earth = Terre
terre_lune-moon = Lune
terre_lune-station-alpha = Alpha
terre_lune-station-beta = Bêta
terre_lune-station-gamma = Gamma
terre_lune-station-delta = Delta
terre_lune-at-earth = sur la Terre
terre_lune-at-moon = sur la Lune
terre_lune-at-station = à { $station }
terre_lune-at-palier = à { $steps ->
        [one] 1 pas
       *[other] { $steps } pas
    } { $article ->
        [earth] de la Terre
        [moon] de la Lune
        [alpha] d’Alpha
       *[other] de { $node }
    }
terre_lune-at-orbit = à la dérive avec le pirate, à { $cells } cases de la route

# Ce qui vient d’un arrêt.
terre_lune-stop-station = { $claims ->
        [0] plus aucune concession ici
        [one] prendre la dernière concession
       *[other] prendre la concession du dessus, sur { $claims }
    }
terre_lune-stop-moon = alunir et regarder un gisement
terre_lune-stop-earth = pas de prime : ta fusée n’est pas allée sur la Lune
terre_lune-stop-home = { $prime ->
        [0] atterrir, sans prime
       *[other] atterrir : prime de { $prime }
    }
terre_lune-stop-dragged = le pirate t’entraîne sur son orbite
terre_lune-stop-collision = collision : retour à { $node }, sans tes concessions
terre_lune-stop-end = seconde collision : ta fusée est pulvérisée

# Les choses.
terre_lune-none = rien
terre_lune-colour-red = rouge
terre_lune-colour-yellow = jaune
terre_lune-colour-blue = bleu
terre_lune-colour-green = vert
terre_lune-rocket-red = la fusée rouge
terre_lune-rocket-yellow = la fusée jaune
terre_lune-rocket-blue = la fusée bleue
terre_lune-rocket-green = la fusée verte
terre_lune-card = { $colour } { $rank }
terre_lune-mineral-water = eau
terre_lune-mineral-oxygen = oxygène
terre_lune-mineral-aluminium = aluminium
terre_lune-mineral-titanium = titane
terre_lune-mineral-iron = fer
terre_lune-mineral-calcium = calcium
terre_lune-mineral-silicon = silicium
terre_lune-mineral-zirconium = zirconium
terre_lune-exhausted = épuisé
terre_lune-packet = n° { $number } : { $claims ->
        [0] aucune concession
        [one] une concession
       *[other] { $claims } concessions
    }
terre_lune-packet-open = { $deposit } avec { $claims }
terre_lune-push-forward = { $rocket } en avant, en { $code }
terre_lune-push-backward = { $rocket } en arrière, en { $code }

# Pourquoi une carte ne peut pas être jouée.
terre_lune-why-follow = il faut suivre en { $colour }
terre_lune-why-trump = il faut couper en { $colour }
terre_lune-why-overtrump = il faut surcouper { $card }

# Pourquoi non, et ce qui serait permis.
terre_lune-refusal-over = Cette course est terminée. Lances-en une autre avec `/jouer`.
terre_lune-refusal-eliminated = Ta fusée a été pulvérisée. Tu es hors course, mais tu peux regarder la suite.
terre_lune-refusal-not-your-turn = Ce n’est pas ton tour : c’est à **{ $name }** de jouer. Garde un œil sur le plateau.
terre_lune-refusal-not-your-card-turn = Ce n’est pas à toi de jouer une carte : c’est à **{ $name }**.
terre_lune-refusal-now-way = Avance d’abord : tu as { $points } pas. Choisis où aller ou, sur la Lune, un gisement à regarder.
terre_lune-refusal-now-peek = Décide d’abord pour ce gisement : garde-le ou remets-le.
terre_lune-refusal-now-actions = Tu as déjà avancé. Échange des cartes, fais ce que permet ta case, ou finis ton tour.
terre_lune-refusal-now-card = Un combat est en cours : joue une carte.
terre_lune-refusal-now-packing = Tu as perdu l’embuscade. Pose d’abord tes paquets.
terre_lune-refusal-now-seizing = Tu as gagné l’embuscade. Prends d’abord tes paquets.
terre_lune-refusal-way = Ce jet ne te permet pas de t’arrêter là. Tu peux aller : { $ways }.
terre_lune-refusal-prospect = On ne regarde un gisement que sur la Lune : en s’y posant, ou au lieu de repartir.
terre_lune-refusal-spot = Cette place est vide. Il reste des gisements aux places : { $left }.
terre_lune-refusal-no-claim = Tu n’as aucune concession de { $mineral } : remets ce gisement.
terre_lune-refusal-exchanged = Tu as déjà échangé des cartes ce tour-ci. Tu pourras de nouveau au prochain.
terre_lune-refusal-number = Avec ce dé rouge, échange exactement { $needed ->
        [one] { $needed } carte
       *[other] { $needed } cartes
    }, ou aucune. Tu en as nommé { $named }.
terre_lune-refusal-card = Tu n’as pas { $card }, ou pas deux fois. Ta main : { $hand }.
terre_lune-refusal-no-six = Seul un 6 rouge permet de pousser une fusée. Tu as fait { $red }.
terre_lune-refusal-pushed = Tu as déjà poussé une fusée ce tour-ci.
terre_lune-refusal-push = Tu ne peux pas pousser cette fusée ainsi. Possible : { $pushes }.
terre_lune-refusal-no-station = Ta fusée doit être sur une station pour ça. Un défi ne se lance qu’en s’y arrêtant.
terre_lune-refusal-challenged = Tu as déjà lancé un défi ici.
terre_lune-refusal-nobody = Aucune fusée ne te suit vers la Lune : tu n’as personne à défier.
terre_lune-refusal-empty = Plus de concession à { $station } : rien à gagner par un défi.
terre_lune-refusal-not-returning = Tu ne peux tendre une embuscade que sur ton propre retour de la Lune.
terre_lune-refusal-ambushed = Tu as déjà tendu une embuscade à { $station }. Une par station.
terre_lune-refusal-ambush = Cette fusée n’est pas à portée d’embuscade. À portée : { $rockets }.
terre_lune-refusal-illegal = Tu ne peux pas jouer cette carte : { $why }. Joue : { $legal }.
terre_lune-refusal-decoy = { $claim } ne peut pas servir de leurre : prends une concession sans gisement. Les tiennes : { $allowed }.
terre_lune-refusal-deposit = Tu n’as pas le gisement { $mineral }. Tes gisements : { $deposits }.
terre_lune-refusal-packets = Prends exactement { $takes ->
        [one] { $takes } paquet
       *[other] { $takes } paquets
    }, chacun une fois. Donne leurs numéros, de 1 à { $of }.
terre_lune-refusal-read-card = **{ $said }** n’est pas une carte. Écris une couleur et un nombre de 1 à 8, par exemple R7 ou bleu 3.
terre_lune-refusal-read-no-card = Nomme tes cartes : une couleur et un nombre de 1 à 8, par exemple R7 ou bleu 3.
terre_lune-refusal-read-no-colour = Nomme aussi l’atout : rouge, jaune, bleu ou vert.
terre_lune-refusal-read-no-place = Dis où aller : Bêta, Lune, Terre, ou une case comme TB4 (Terre–Bêta, la quatrième).
terre_lune-refusal-read-no-spot = Dis quelle place de la Lune, de 1 à 8.
terre_lune-refusal-read-no-opponent = Dis quelle fusée, par sa couleur : rouge, jaune, bleue ou verte.
terre_lune-refusal-read-colour = **{ $said }** n’est pas une couleur. Choisis rouge, jaune, bleu ou vert.
terre_lune-refusal-read-place = **{ $said }** n’est pas un lieu. Écris Bêta, Lune, Terre, ou une case comme TB4 (Terre–Bêta, la quatrième).
terre_lune-refusal-read-spot = **{ $said }** n’est pas une place de la Lune. Elles vont de 1 à 8.
terre_lune-refusal-read-opponent = **{ $said }** n’est pas une fusée. Nomme-la par sa couleur : rouge, jaune, bleue ou verte.
terre_lune-refusal-read-shove = **{ $said }** n’est pas un sens. Écris avant ou arrière.
terre_lune-refusal-read-decoy = **{ $said }** n’est pas un leurre. Écris une concession et le gisement où la mêler, par exemple `ZR avec FE` ou `épuisé avec FE`.
terre_lune-refusal-read-packet = **{ $said }** n’est pas un paquet. Écris leurs numéros, par exemple `1 3`.

# Ce qui s’est passé.
terre_lune-news-prepared = Les concessions sont sur les stations, les gisements sur la Lune, face cachée. Le satellite-pirate part de la case { $cell } de son orbite.
terre_lune-news-dealt-you = Tes cartes : { $cards }.
terre_lune-news-came-back = { $name-you ->
        [yes] Tu ramènes ta fusée
       *[no] **{ $name }** ramène sa fusée
    } { $at }.
terre_lune-news-went = { $name-you ->
        [yes] Tu t’arrêtes
       *[no] **{ $name }** s’arrête
    } { $at }.
terre_lune-news-went-past = { $name-you ->
        [yes] Tu passes
       *[no] **{ $name }** passe
    } par { $passes } { $name-you ->
        [yes] et t’arrêtes
       *[no] et s’arrête
    } { $at }.
terre_lune-news-went-forced = Une seule voie{ $name-you ->
        [yes] { "" }
       *[no] { " " }pour **{ $name }**
    } : maintenant { $at }.
terre_lune-news-went-rolled = { $name-you ->
        [yes] Tu fais
       *[no] **{ $name }** fait
    } { $red } : maintenant { $at }.
terre_lune-news-flew-on = { $name-you ->
        [yes] Tu fais
       *[no] **{ $name }** fait
    } { $red } : encore { $steps } jusqu’à { $article ->
        [earth] la Terre
        [moon] la Lune
       *[other] { $node }
    }.
terre_lune-news-dragged = **Attraction !** Le pirate { $name-you ->
        [yes] t’entraîne
       *[no] entraîne **{ $name }**
    } sur { $cells } cases ; le prochain dé paie d’abord le retour.
terre_lune-news-collided = **Collision !** { $name-you ->
        [yes] Tu retombes
       *[no] **{ $name }** retombe
    } { $at } : toutes les concessions y restent.
terre_lune-news-eliminated = **Fusée pulvérisée !** { who-did } heurté le pirate une seconde fois : hors course. { $count ->
        [0] Aucun gisement à rendre.
        [one] Le gisement est de nouveau sur la Lune, place { $spots }.
       *[other] Les gisements sont de nouveau sur la Lune, places { $spots }.
    }
terre_lune-news-took = { $name-you ->
        [yes] Tu prends
       *[no] **{ $name }** prend
    } { $count ->
        [one] une concession
       *[other] { $count } concessions
    } { $at }.
terre_lune-news-took-rolled = { $name-you ->
        [yes] Tu fais { $red } et prends
       *[no] **{ $name }** fait { $red } et prend
    } une concession { $at }.
terre_lune-news-took-you = { $name-you ->
        [yes] Tu prends
       *[no] **{ $name }** prend
    } { $count ->
        [one] une concession
       *[other] { $count } concessions
    } { $at } : { $claims }.
terre_lune-news-exchanged = { $name-you ->
        [yes] Tu échanges
       *[no] **{ $name }** échange
    } { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
terre_lune-news-exchanged-you = { $name-you ->
        [yes] Tu échanges
       *[no] **{ $name }** échange
    } { $count ->
        [one] une carte
       *[other] { $count } cartes
    } { $name-you ->
        [yes] et reçois
       *[no] et reçoit
    } : { $cards }.
terre_lune-news-pushed = Avec un 6, { $name-you ->
        [yes] tu pousses **{ $target }**
       *[no] **{ $name }** { $target-you ->
            [yes] te pousse
           *[no] pousse **{ $target }**
        }
    } : maintenant { $at }.
terre_lune-news-peeked = { $name-you ->
        [yes] Tu regardes
       *[no] **{ $name }** regarde
    } la place { $spot }.
terre_lune-news-peeked-you = { $name-you ->
        [yes] Tu regardes
       *[no] **{ $name }** regarde
    } la place { $spot } : **{ $mineral }**.
terre_lune-news-peeked-no-claim = Place { $spot } : **{ $symbol }**. Sans concession : remis.
terre_lune-news-kept = { $name-you ->
        [yes] Tu gardes
       *[no] **{ $name }** garde
    } le gisement.
terre_lune-news-put-back = { $name-you ->
        [yes] Tu le remets
       *[no] **{ $name }** le remet
    }.
terre_lune-news-challenged = **Défi** { $at } pour { $claims } concessions de la station ! { $name-you ->
        [yes] Tu défies { $others }
       *[no] **{ $name }** { $others-you ->
            [yes] te défie, car tu es plus loin de la Lune
           *[no] contre { $others }
        }
    }. Qui gagne les prend. Atout : **{ $trump }**.
terre_lune-news-ambushed = **Embuscade** { $at } ! { $name-you ->
        [yes] Tu y attires **{ $target }**
       *[no] **{ $name }** { $target-you ->
            [yes] t’y attire
           *[no] y attire **{ $target }**
        }
    }. Atout : **{ $trump }**.
terre_lune-news-played = { $name-you ->
        [yes] Tu joues
       *[no] **{ $name }** joue
    } { $card }.
terre_lune-news-trick = { $name-you ->
        [yes] Levée à toi
       *[no] **{ $name }** prend la levée
    } : { $cards }.
terre_lune-trick-card = { $card } ({ $name-you ->
        [yes] toi
       *[no] { $name }
    })
terre_lune-trick-of-two = { $best } bat { $other }
terre_lune-news-fight-claims = { $name-you ->
        [yes] Tu gagnes
       *[no] **{ $name }** gagne
    } le défi : { $base } concessions{ $bonus }.
terre_lune-news-fight-packets = { $name-you ->
        [yes] Tu gagnes
       *[no] **{ $name }** gagne
    } l’embuscade : { $base } paquets{ $bonus }.
terre_lune-bonus-own = { " " }+ { $more } pour le 1 de la couleur de la fusée
terre_lune-bonus-trump = { " " }+ { $more } pour le 1 d’atout
terre_lune-bonus-short = , mais il { $takes ->
        [0] n’y en a pas
       *[other] n’y en a que { $takes }
    }
terre_lune-news-packed = { $name-you ->
        [yes] Tu poses tes
       *[no] **{ $name }** pose ses
    } paquets, face cachée. Concessions dans chacun : { $sizes }.
terre_lune-news-seized = { $name-you ->
        [yes] Tu prends
       *[no] **{ $name }** { $loser-you ->
            [yes] te prend
           *[no] prend
        }
    } { $count ->
        [one] un paquet
       *[other] { $count } paquets
    }{ $loser-you ->
        [yes] { "" }
       *[no] { " " }à { $loser }
    }, avec { $claims ->
        [0] aucune concession
        [one] une concession
       *[other] { $claims } concessions
    }.
terre_lune-news-seized-you = { $name-you ->
        [yes] Tu prends
       *[no] **{ $name }** { $loser-you ->
            [yes] te prend
           *[no] prend
        }
    } { $count ->
        [one] un paquet
       *[other] { $count } paquets
    }{ $loser-you ->
        [yes] { "" }
       *[no] { " " }à { $loser }
    }, avec { $claims ->
        [0] aucune concession
        [one] une concession
       *[other] { $claims } concessions
    } : { $inside }.
terre_lune-news-landed = **Atterrissage !** { $name-you ->
        [yes] Tu es
       *[no] **{ $name }** est
    } de retour sur Terre, { $prime ->
        [0] sans prime.
       *[other] avec une prime de **{ $prime }** points.
    }
terre_lune-news-recalled = Le pirate, les cartes et les concessions restantes sortent du jeu. Les autres rentrent par le plus court chemin.
terre_lune-news-returned = { $name-you ->
        [yes] Tu rentres
       *[no] **{ $name }** rentre
    } sur Terre avec { $dice } au dé rouge, { $prime ->
        [0] sans prime.
       *[other] et une prime de **{ $prime }** points !
    }
terre_lune-news-counted = Tout est dévoilé.

# Qui a gagné.
terre_lune-result-won = { $name-you ->
        [yes] Tu gagnes
       *[no] **{ $name }** gagne
    } avec **{ $points }** points.
terre_lune-result-tie = Égalité entre { $names } : **{ $points }** points.
terre_lune-result-total = { $name-you ->
        [yes] Toi
       *[no] { $name }
    } { $total }{ $count ->
        [0] { "" }
       *[other] { " " }({ $parts })
    }
terre_lune-result-bonus = { $prime ->
        [200] 200 au premier retour
       *[other] { $prime } au second retour
    }
terre_lune-result-second = { $first-you ->
        [yes] Ton retour a rappelé les autres. Arrivée en second :
       *[no] Le retour a rappelé tout le monde ({ $first }). Arrivée en second :
    } { $name-you ->
        [yes] toi.
       *[no] { $name }.
    }
terre_lune-result-out = { $name-you ->
        [yes] Toi : hors course
       *[no] { $name } : hors course
    }
terre_lune-result-holdings = { $name }, { $total } points : gisements { $deposits } ; concessions { $claims }.

# Où en est la partie.
terre_lune-status-you-way = **À toi :** dé rouge, { $points } pas. Où vas-tu ?
terre_lune-status-you-moon = **À toi :** { $count ->
        [0] plus rien ici pour tes concessions. Regarde,
       *[other] cherche **{ $sought }**,
    } ou repars ({ $points } pas{ $dragged ->
        [yes] , et le pirate t’entraîne
       *[no] { "" }
    }).
terre_lune-status-you-prospect = **À toi :** { $count ->
        [0] regarde une place. Rien ici pour tes concessions.
       *[other] regarde une place, pour **{ $sought }**.
    }
terre_lune-status-you-peek = **À toi :** avec tes concessions, **{ $mineral }** vaut **{ $worth }** points. Tu le gardes ?
terre_lune-status-you-no-claim = **À toi :** sans concession pour **{ $mineral }**, remets ce gisement et retiens sa place.
terre_lune-status-you-last = **À toi :** il ne reste que les cartes. Échange les faibles (le 8 est la pire), ou finis.
terre_lune-status-you-card = **À toi :** joue une carte. Le 1 est le plus fort.
terre_lune-status-you-done = **À toi :** autre chose ? Sinon, finis.
terre_lune-status-you-packing = **À toi :** tu as perdu l’embuscade, pose tes paquets.
terre_lune-status-you-seizing = **À toi :** tu as gagné l’embuscade ! Prends { $takes ->
        [one] { $takes } paquet
       *[other] { $takes } paquets
    }.
terre_lune-status-way = **{ $name }** choisit où aller.
terre_lune-status-near-home = **{ $name }** est à { $steps ->
        [one] 1 pas
       *[other] { $steps } pas
    } de la Terre : son retour finit la course.
terre_lune-status-landing = Rentrer **finit la course** : { $points }{ $sure ->
        [yes] . Tu gagnes à coup sûr !
       *[no] { $others ->
            [0] .
           *[other] . Ou continue.
        }
    }
terre_lune-status-standing = { $lands ->
        [yes] Si tu rentres maintenant
       *[no] Points acquis
    } : { $points }.
terre_lune-points-of = { $own ->
        [yes] toi **{ $points }**
       *[no] { $name } { $exact ->
            [yes] { "" }
           *[no] au plus{ " " }
        }**{ $points }**
    }
terre_lune-status-peek = **{ $name }** regarde un gisement sur la Lune.
terre_lune-status-actions = **{ $name }** peut encore agir avant de finir son tour.
terre_lune-status-card = **{ $name }** doit jouer une carte.
terre_lune-status-packing = **{ $name }** prépare ses paquets.
terre_lune-status-seizing = **{ $name }** choisit ses paquets.
terre_lune-status-dice = Jet { $turn } · dés bleus { $first } et { $second }, rouge { $red } · pirate en case { $pirate }
terre_lune-status-challenge = Défi { $at } · atout { $trump } · levées : { $tricks } · sur la table : { $table }
terre_lune-status-ambush = Embuscade { $at } · atout { $trump } · levées : { $tricks } · sur la table : { $table }
terre_lune-status-packets = Paquets : { $packets }

# L’image en mots.
terre_lune-describe-rocket = **{ $name }**, { $rocket } : { $at } ; { $claims ->
        [0] aucune concession
        [one] une concession
       *[other] { $claims } concessions
    }, { $deposits ->
        [0] aucun gisement
        [one] un gisement
       *[other] { $deposits } gisements
    }.
terre_lune-describe-out = **{ $name }**, { $rocket } : pulvérisée.
terre_lune-describe-homebound = Sur le retour.
terre_lune-describe-immune = Sans attraction à cette traversée.
terre_lune-describe-collided = Déjà une collision.
terre_lune-describe-ambushes = Embuscade déjà tendue à { $stations }.
terre_lune-describe-stacks = Concessions : { $stacks }.
terre_lune-describe-spots = Pions sur la Lune, places : { $spots }.
terre_lune-describe-talon = Cartes dans la pioche : { $count }.
terre_lune-describe-pirate = Satellite-pirate en case { $cell } de son orbite, dans le sens des aiguilles d’une montre.
terre_lune-describe-ways = Coups possibles : { $ways }.
terre_lune-describe-cards = Tes cartes : { $cards }.
terre_lune-describe-barred = Pas maintenant, { $why } : { $cards }.
terre_lune-describe-claims = Tes concessions : { $claims }.
terre_lune-describe-deposits = Tes gisements : { $deposits } ; avec tes concessions : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
terre_lune-describe-peek = Le gisement de la place { $spot } : { $mineral }.
terre_lune-describe-seen = Tu as vu sur la Lune : { $seen }.
terre_lune-describe-packets = Tes paquets : { $packets }.
terre_lune-alt-title = De la Terre à la Lune.
terre_lune-alt-turn = À jouer : { $name }.
terre_lune-alt-rocket = { $name } ({ $colour }), { $at } : { $claims ->
        [0] aucune concession
        [one] une concession
       *[other] { $claims } concessions
    }, { $deposits ->
        [0] aucun gisement
        [one] un gisement
       *[other] { $deposits } gisements
    }.
terre_lune-alt-out = pulvérisée
terre_lune-alt-why = Maintenant, { $why }.

# Les options de la partie.
terre_lune-options-random = Le satellite-pirate part au hasard
terre_lune-options-at = Le satellite-pirate part de la case O{ $cell }

# What people try to do better than ever before
terre_lune-feat-points = Le plus de points rapportés : { $value }
terre_lune-defeat = **{ $name }** rapporte { $theirs } points. Tu en as { $own } : { $lacked } de plus, et tu gagnes.
terre_lune-deed-points = { $value ->
        [one] { $value } point rapporté
       *[other] { $value } points rapportés
    }

# Comment on gagne, en une ligne.
terre_lune-goal = Rapporte des concessions et leurs minerais de la Lune : ensemble, ils comptent. Rentrer premier vaut 200 et finit la course. Le plus gros score gagne.
terre_lune-riddle = Quelle carte gagne la levée ?
terre_lune-riddle-why = Entame : { $led }. Atout : { $trump }. Seule cette carte bat ce qui est sur la table.
