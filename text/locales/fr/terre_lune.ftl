# De la Terre à la Lune. Les fusées ont les couleurs des cartes, dans l’ordre des sièges.
# Jamais « de » ni « que » devant un nom de joueur : l’élision dépendrait du nom.

moon-title = De la Terre à la Lune
moon-pitch = Une course vers la Lune et retour aux dés : des options à prendre, des défis aux cartes, et un satellite-pirate à esquiver.

# Les mots que l’on tape en message privé, séparés par des virgules.
moon-words-go = aller, va, vers, avancer, avance
moon-words-prospect = prospecter, prospecte, regarder, regarde, place
moon-words-keep = garder, garde
moon-words-putback = remettre, remets, reposer, repose
moon-words-exchange = échanger, échange, écarter, écarte, écart
moon-words-push = pousser, pousse
moon-words-forward = avant, devant
moon-words-backward = arrière, derrière, reculer
moon-words-challenge = défi, défier, défie
moon-words-ambush = embuscade, entraîner, entraîne
moon-words-play = jouer, joue, carte
moon-words-pack = paquets, paquet, poser, pose
moon-words-seize = prendre, prends, saisir
moon-words-end = fin, fini, finir, terminer, passer, passe
moon-words-exhausted = épuisé, épuisée, leurre
moon-words-and = et, avec, le, la, les, au, aux, puis, contre
moon-words-molab = molab
moon-words-mobex = mobex
moon-words-help = aide, règles
moon-words-show = montrer, montre, voir, plateau
moon-words-red = rouge, rouges, r
moon-words-yellow = jaune, jaunes, j
moon-words-blue = bleu, bleue, bleus, b
moon-words-green = vert, verte, verts, v
moon-words-earth = terre, t
moon-words-alpha = alpha, alfa, a
moon-words-beta = bêta, b
moon-words-gamma = gamma, g
moon-words-delta = delta, d
moon-words-moon = lune, l
moon-words-water = eau, h2o
moon-words-oxygen = oxygène, o
moon-words-aluminium = aluminium, al
moon-words-titanium = titane, ti
moon-words-iron = fer, fe
moon-words-calcium = calcium, ca
moon-words-silicon = silicium, si
moon-words-zirconium = zirconium, zr

# Les lieux. La première lettre d’un nom fait le code des paliers : TB4, AL3.
moon-earth = Terre
moon-moon = Lune
moon-station-alpha = Alpha
moon-station-beta = Bêta
moon-station-gamma = Gamma
moon-station-delta = Delta
moon-at-earth = sur la Terre
moon-at-moon = sur la Lune
moon-at-station = à { $station }
moon-at-palier = au palier { $code } ({ $route })
moon-at-orbit = en O{ $cell } sur l’orbite, à ramener en { $code }

# Ce qui vient d’un arrêt.
moon-stop-station = { $claims ->
        [0] plus aucune option ici
        [one] prendre la dernière option
       *[other] prendre une option sur { $claims }
    }
moon-stop-moon = alunir et prospecter
moon-stop-earth = pas de prime sans avoir été sur la Lune
moon-stop-home = { $prime ->
        [0] atterrir, sans prime
       *[other] atterrir : prime de { $prime }
    }
moon-stop-dragged = attraction du pirate jusqu’en O{ $cell }
moon-stop-collision = collision : retour à { $node }, sans vos options
moon-stop-end = seconde collision : fusée pulvérisée

# Les choses.
moon-none = rien
moon-colour-red = rouge
moon-colour-yellow = jaune
moon-colour-blue = bleu
moon-colour-green = vert
moon-rocket-red = la fusée rouge
moon-rocket-yellow = la fusée jaune
moon-rocket-blue = la fusée bleue
moon-rocket-green = la fusée verte
moon-card = { $colour } { $rank }
moon-card-molab = { $colour } { $rank } (MOLAB)
moon-card-mobex = { $colour } { $rank } (MOBEX)
moon-mineral-water = eau
moon-mineral-oxygen = oxygène
moon-mineral-aluminium = aluminium
moon-mineral-titanium = titane
moon-mineral-iron = fer
moon-mineral-calcium = calcium
moon-mineral-silicon = silicium
moon-mineral-zirconium = zirconium
moon-exhausted = épuisé
moon-packet = n° { $number } : { $claims ->
        [0] aucune option
        [one] une option
       *[other] { $claims } options
    }
moon-packet-open = { $deposit } avec { $claims }
moon-push-forward = { $rocket } en avant, en { $code }
moon-push-backward = { $rocket } en arrière, en { $code }

# Pourquoi une carte ne peut pas être jouée.
moon-why-follow = il faut suivre en { $colour }
moon-why-trump = il faut couper en { $colour }
moon-why-overtrump = il faut surcouper { $card }

# Pourquoi non, et ce qui serait permis.
moon-refusal-over = Cette course est terminée. `/lune ouvrir` en ouvre une autre.
moon-refusal-eliminated = Votre fusée a été pulvérisée : vous regardez la suite.
moon-refusal-not-your-turn = Ce n’est pas à vous : { $rocket } décide. Le plateau vous le dira.
moon-refusal-not-your-card-turn = Ce n’est pas à vous de jouer une carte : c’est à { $rocket }.
moon-refusal-now-way = D’abord votre chemin, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : choisissez où aller, ou sur la Lune un pion à regarder.
moon-refusal-now-peek = D’abord le pion que vous regardez : gardez-le ou remettez-le.
moon-refusal-now-actions = Votre fusée a déjà fait son chemin : il vous reste l’échange de cartes et ce que permet votre case, ou la fin du tour.
moon-refusal-now-card = Un combat est en cours : jouez une carte.
moon-refusal-now-packing = Vous avez perdu l’embuscade : posez d’abord vos paquets.
moon-refusal-now-seizing = Vous avez gagné l’embuscade : prenez d’abord vos paquets.
moon-refusal-way = Aucun chemin ne finit là avec ces points. Vous pouvez aller : { $ways }.
moon-refusal-prospect = On ne regarde un pion que sur la Lune : en s’y posant, ou au lieu de repartir.
moon-refusal-spot = Il n’y a plus de pion à cette place. Il en reste aux places : { $left }.
moon-refusal-no-claim = Vous n’avez aucune option de { $mineral } : ce pion doit être remis.
moon-refusal-exchanged = Vous avez déjà échangé vos cartes à ce tour. Ce sera de nouveau possible au prochain.
moon-refusal-number = Le dé rouge permet d’échanger exactement { $needed ->
        [one] { $needed } carte
       *[other] { $needed } cartes
    }, ou aucune ; vous en avez nommé { $named }.
moon-refusal-card = Vous n’avez pas (ou pas deux fois) la carte { $card }. Votre main : { $hand }.
moon-refusal-no-six = Seul un 6 rouge permet de pousser une fusée ; le dé montre { $red }.
moon-refusal-pushed = Vous avez déjà poussé une fusée à ce tour.
moon-refusal-push = Cette fusée ne peut pas être poussée ainsi. Possible : { $pushes }.
moon-refusal-no-station = Il faut pour cela être sur une station ; un défi ne se lance qu’en s’y arrêtant.
moon-refusal-challenged = Vous avez déjà lancé un défi ici.
moon-refusal-nobody = Personne ne vous suit vers la Lune : il n’y a personne à défier.
moon-refusal-empty = Il n’y a plus d’option à { $station } : rien à gagner par un défi.
moon-refusal-not-returning = On ne tend une embuscade que sur son propre retour de la Lune.
moon-refusal-ambushed = Vous avez déjà tendu une embuscade à { $station } : une par station.
moon-refusal-ambush = Cet adversaire n’est pas à portée d’embuscade d’ici. À portée : { $rockets }.
moon-refusal-illegal = Cette carte n’est pas permise : { $why }. Jouez : { $legal }.
moon-refusal-decoy = { $claim } ne peut pas servir de leurre : seules vont les options sans pion. Les vôtres : { $allowed }.
moon-refusal-deposit = Vous n’avez pas le pion { $mineral }. Vos pions : { $deposits }.
moon-refusal-packets = Prenez exactement { $takes ->
        [one] { $takes } paquet
       *[other] { $takes } paquets
    }, chacun une fois, par leurs numéros de 1 à { $of }.
moon-refusal-read-card = **{ $said }** n’est pas une carte : écrivez une couleur et un nombre de 1 à 8, par exemple R7 ou bleu 3.
moon-refusal-read-no-card = Nommez vos cartes : une couleur et un nombre de 1 à 8, par exemple R7 ou bleu 3.
moon-refusal-read-no-colour = Nommez aussi l’atout : rouge, jaune, bleu ou vert.
moon-refusal-read-no-place = Dites où aller : Bêta, Lune, Terre, ou un palier comme TB4 (Terre–Bêta, le quatrième).
moon-refusal-read-no-spot = Dites quelle place de la Lune, de 1 à 8.
moon-refusal-read-no-opponent = Dites quelle fusée, par sa couleur : rouge, jaune, bleue ou verte.
moon-refusal-read-colour = **{ $said }** n’est pas une couleur : rouge, jaune, bleu ou vert.
moon-refusal-read-place = **{ $said }** n’est pas un lieu : écrivez Bêta, Lune, Terre, ou un palier comme TB4 (Terre–Bêta, le quatrième).
moon-refusal-read-spot = **{ $said }** n’est pas une place de la Lune : elles vont de 1 à 8.
moon-refusal-read-opponent = **{ $said }** n’est pas une fusée : nommez-la par sa couleur, rouge, jaune, bleue ou verte.
moon-refusal-read-shove = **{ $said }** ne dit pas dans quel sens : avant ou arrière.
moon-refusal-read-decoy = **{ $said }** n’est pas un leurre : écrivez une option et le pion où la mêler, par exemple `ZR avec FE` ou `épuisé avec FE`.
moon-refusal-read-packet = **{ $said }** n’est pas un paquet : écrivez leurs numéros, par exemple `1 3`.

# Ce qui s’est passé.
moon-news-prepared = Les options sont sur les stations, les pions sur la Lune, face cachée. Le satellite-pirate part de la case O{ $cell }.
moon-news-dealt-you = Vos cinq cartes : { $cards }.
moon-news-came-back = **{ $name }** ramène sa fusée { $at }.
moon-news-went = **{ $name }** s’arrête { $at }.
moon-news-went-past = **{ $name }** passe par { $passes } et s’arrête { $at }.
moon-news-dragged = **Attraction !** La fusée ({ $name }) suit le pirate jusqu’en O{ $cell }.
moon-news-collided = **Collision !** La fusée ({ $name }) retombe { $at } et y laisse toutes ses options.
moon-news-eliminated = **Pulvérisée !** La fusée ({ $name }) a heurté le pirate une seconde fois : éliminée. { $count ->
        [0] Elle n’avait aucun pion.
        [one] Son pion est de nouveau sur la Lune, place { $spots }.
       *[other] Ses pions sont de nouveau sur la Lune, places { $spots }.
    }
moon-news-took = **{ $name }** prend { $count ->
        [one] une option
       *[other] { $count } options
    } { $at }.
moon-news-took-you = **{ $name }** prend { $count ->
        [one] une option
       *[other] { $count } options
    } { $at } : { $claims }.
moon-news-exchanged = **{ $name }** échange { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
moon-news-exchanged-you = **{ $name }** échange { $count ->
        [one] une carte
       *[other] { $count } cartes
    } et reçoit : { $cards }.
moon-news-pushed = **{ $name }** a un 6 et pousse une fusée adverse ({ $target }) en { $code }.
moon-news-peeked = **{ $name }** regarde le pion de la place { $spot }.
moon-news-peeked-you = **{ $name }** regarde le pion de la place { $spot } : { $mineral }.
moon-news-kept = **{ $name }** garde le pion.
moon-news-put-back = **{ $name }** remet le pion à sa place.
moon-news-challenged = **Défi** { $at } ! **{ $name }** défie { $others }. Atout : **{ $trump }**.
moon-news-ambushed = **Embuscade** { $at } ! **{ $name }** y attire **{ $target }**. Atout : **{ $trump }**.
moon-news-played = **{ $name }** joue { $card }.
moon-news-trick = La levée va à **{ $name }** : { $cards }.
moon-news-fight-claims = **{ $name }** gagne le défi : { $base } options{ $bonus }.
moon-news-fight-packets = **{ $name }** gagne l’embuscade : { $base } paquets{ $bonus }.
moon-bonus-own = { " " }et { $more } de plus pour le MOLAB de sa couleur
moon-bonus-trump = { " " }et { $more } de plus pour le MOLAB d’atout
moon-bonus-short = , mais il { $takes ->
        [0] n’y en a pas
       *[other] n’y en a que { $takes }
    }
moon-news-packed = **{ $name }** pose ses paquets, face cachée. Options dans chacun : { $sizes }.
moon-news-seized = **{ $name }** prend { $count ->
        [one] un paquet
       *[other] { $count } paquets
    } ({ $loser }), avec { $claims ->
        [0] aucune option
        [one] une option
       *[other] { $claims } options
    }.
moon-news-seized-you = **{ $name }** prend { $count ->
        [one] un paquet
       *[other] { $count } paquets
    } ({ $loser }), avec { $claims ->
        [0] aucune option
        [one] une option
       *[other] { $claims } options
    } : { $inside }.
moon-news-landed = **{ $name }** est de retour sur Terre, { $prime ->
        [0] sans prime.
       *[other] avec une prime de **{ $prime }** points !
    }
moon-news-recalled = Le pirate, les cartes et les options restantes sont retirés : les autres rentrent par le plus court chemin.
moon-news-returned = **{ $name }** rentre sur Terre avec { $dice } au dé rouge, { $prime ->
        [0] sans prime.
       *[other] et une prime de **{ $prime }** points !
    }
moon-news-counted = Tout est dévoilé. { $won } { $totals }

# Qui a gagné.
moon-result-won = **{ $names }** gagne avec **{ $points }** points.
moon-result-tie = Égalité entre { $names } : **{ $points }** points.
moon-result-total = { $name } { $total } ({ $points } + { $prime })
moon-result-out = { $name } : éliminé
moon-result-holdings = { $name }, { $total } points : pions { $deposits } ; options { $claims }.

# Où en est la partie.
moon-status-you-way = **À vous :** choisissez votre chemin, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
moon-status-you-moon = **À vous :** regardez un pion, ou repartez de la Lune avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
moon-status-you-prospect = **À vous :** vous vous posez sur la Lune, vous pouvez y regarder un pion.
moon-status-you-peek = **À vous :** gardez ce pion ou remettez-le.
moon-status-you-actions = **À vous :** votre fusée est { $at } ; échangez des cartes si vous voulez, puis finissez.
moon-status-you-card = **À vous** de jouer une carte.
moon-status-you-done = **À vous :** votre fusée est { $at } ; faites ce que permet votre case, ou finissez.
moon-status-you-packing = **À vous :** vous avez perdu l’embuscade, posez vos paquets.
moon-status-you-seizing = **À vous :** vous avez gagné l’embuscade, prenez { $takes ->
        [one] { $takes } paquet
       *[other] { $takes } paquets
    }.
moon-status-way = C’est à **{ $name }** de choisir son chemin.
moon-status-peek = **{ $name }** regarde un pion sur la Lune.
moon-status-actions = **{ $name }** peut encore agir avant de finir son tour.
moon-status-card = C’est à **{ $name }** de jouer une carte.
moon-status-packing = **{ $name }** prépare ses paquets.
moon-status-seizing = **{ $name }** choisit ses paquets.
moon-status-dice = Tour { $turn } · dés bleus { $first } et { $second }, rouge { $red } · pirate en O{ $pirate }
moon-status-challenge = Défi { $at } · atout { $trump } · levées : { $tricks } · sur la table : { $table }
moon-status-ambush = Embuscade { $at } · atout { $trump } · levées : { $tricks } · sur la table : { $table }
moon-status-packets = Paquets : { $packets }

# L’image en mots.
moon-describe-rocket = **{ $name }**, { $rocket } : { $at } ; { $claims ->
        [0] aucune option
        [one] une option
       *[other] { $claims } options
    }, { $deposits ->
        [0] aucun pion
        [one] un pion
       *[other] { $deposits } pions
    }.
moon-describe-out = **{ $name }**, { $rocket } : pulvérisée.
moon-describe-homebound = Sur le retour.
moon-describe-immune = Plus d’attraction à cette traversée.
moon-describe-collided = Déjà une collision.
moon-describe-ambushes = Embuscade déjà tendue à { $stations }.
moon-describe-stacks = Options : { $stacks }.
moon-describe-spots = Pions sur la Lune, places : { $spots }.
moon-describe-talon = Cartes au talon : { $count }.
moon-describe-pirate = Satellite-pirate en O{ $cell }, dans le sens des aiguilles d’une montre.
moon-describe-ways = Chemins ouverts : { $ways }.
moon-describe-cards = Vos cartes : { $cards }.
moon-describe-barred = Pas maintenant, { $why } : { $cards }.
moon-describe-claims = Vos options : { $claims }.
moon-describe-deposits = Vos pions : { $deposits } ; concrétisé : { $points } points.
moon-describe-peek = Vous regardez le pion de la place { $spot } : { $mineral }.
moon-describe-packets = Vos paquets : { $packets }.
moon-alt-title = De la Terre à la Lune.
moon-alt-turn = À jouer : { $name }.
moon-alt-rocket = { $name } ({ $colour }), { $at } : { $claims ->
        [0] aucune option
        [one] une option
       *[other] { $claims } options
    }, { $deposits ->
        [0] aucun pion
        [one] un pion
       *[other] { $deposits } pions
    }.
moon-alt-out = pulvérisée
moon-alt-why = Maintenant, { $why }.

# Ce dont la table est convenue.
moon-options-random = Le satellite-pirate part au hasard
moon-options-at = Le satellite-pirate part de la case O{ $cell }
