# Contact. Les plaquettes sont des lettres ; la Terre n’en a pas.
# Jamais « de » ni « que » devant un nom de joueur : l’élision dépendrait du nom.

contact-title = Contact
contact-cover = Une main se lève.
contact-cover-more = Les autres devinent.
contact-pitch = Une personne connaît l’objectif et ne montre qu’une main : levée en vol, plus loin, plus longtemps.
contact-pitch-short = deviner où vole une main

# Les mots que l’on tape en MP, séparés par des virgules.
contact-words-route = itinéraire, trajet, voler
contact-words-back = reculer, retirer
contact-words-clear = effacer, vider
contact-words-signal = signal, carte
contact-words-exchange = échanger, échange
contact-words-drop = recommencer, oublier
contact-words-send = envoyer, transmettre
contact-words-guess = deviner, supposer, planète
contact-words-repeat = répéter, encore
contact-words-stop = escale
contact-words-briefing = briefing, concertation
contact-words-card-fifty = 50:50, 50/50, cinquante
contact-words-card-stop = première escale, escale
contact-words-card-exchange = changement d’objectif, changement, objectif, échange
contact-words-reactivate = réactiver
contact-words-practise = essai, essayer, entraînement
contact-words-begin = commencer, débuter
contact-words-show = montrer, montre, voir, plateau

# Le nom des choses.
contact-earth = Terre
contact-game-master = Houston
contact-aid-fifty = 50:50
contact-aid-stop = Première escale
contact-aid-exchange = Changement d’objectif
contact-signal = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
contact-fuel = { $fuel ->
        [one] { $fuel } bidon
       *[other] { $fuel } bidons
    }
contact-level = niveau { $level }
contact-level-pro = variante pro
contact-none = aucune

# Pourquoi non, et ce qui serait permis.
contact-refusal-tile = **{ $said }** n’est pas une plaquette. Donne une lettre de A à W, ou 0 pour la Terre.
contact-refusal-tile-empty = Quelle plaquette ? Donne une lettre de A à W, ou 0 pour la Terre.
contact-refusal-no-tiles = Quelles plaquettes ? Donnes-en au moins une, ou plusieurs avec des espaces, par exemple B K.
contact-refusal-signal = **{ $said }** n’est pas une carte Signal. Donne ses points, de 1 à 6.
contact-refusal-signal-empty = Quelle carte Signal ? Donne ses points, de 1 à 6.
contact-refusal-aid = **{ $said }** n’est pas une carte Aide. Donne son numéro, de 1 à 3.
contact-refusal-aid-empty = Quelle carte Aide ? Donne son numéro, de 1 à 3.
contact-refusal-press = Les mots ne font pas bouger la main. Appuie sur son bouton pour décoller et atterrir.
contact-refusal-over = Cette mission est finie. Lances-en une autre avec `/jouer`.
contact-refusal-practising = Les vols d’essai durent encore. C’est la première source (**{ $name }**) qui lance la mission.
contact-refusal-begun = La mission a commencé : fini les vols d’essai.
contact-refusal-not-first = Seule la première source (**{ $name }**) peut lancer la mission.
contact-refusal-no-flight = Choisis d’abord un vol d’essai : d’une plaquette à une autre.
contact-refusal-same-tile = Tu as donné **{ $tile }** deux fois. Donne deux plaquettes différentes.
contact-refusal-not-source = Seule la source ({ $source }) peut le faire.
contact-refusal-crew-decides = Ton vol est transmis. C’est au tour de l’équipage (**{ $name }**).
contact-refusal-in-box = **{ $tile }** n’est pas dans cette partie : les astéroïdes S à W sont pour la variante pro.
contact-refusal-start = Le vol part de là (**{ $tile }**), et chaque plaquette ne sert qu’une fois.
contact-refusal-twice = Ton itinéraire passe déjà par **{ $tile }**, et chaque plaquette ne sert qu’une fois.
contact-refusal-blocked = **{ $by }** bloque la ligne droite { $from } → { $to }. Pose-toi là, ou fais le tour.
contact-refusal-practice-blocked = **{ $by }** bloque la ligne droite { $from } → { $to }. Choisis deux autres plaquettes.
contact-refusal-past-target = Ton itinéraire finit déjà sur l’objectif, **{ $tile }**. Tape-le, ou retire un tronçon.
contact-refusal-route-empty = Ton itinéraire n’a aucun tronçon à retirer.
contact-refusal-route-unfinished = Ton itinéraire s’arrête ici : **{ $end }**. Mène-le d’abord à ton objectif, **{ $target }**.
contact-refusal-signal-first = Choisis d’abord la carte Signal.
contact-refusal-signal-chosen = La carte Signal est déjà choisie : { $signal }.
contact-refusal-no-signal = Plus de carte Signal à { $signal }. Choisis-en une autre.
contact-refusal-double = Deux pressions du même bouton en moins de 0,15 s comptent pour une. Continue comme si de rien n’était.
contact-refusal-take-full = Tu as atterri sur l’objectif. Envoie cette prise, ou recommence.
contact-refusal-take-long = Cette prise dépasse { $seconds } secondes. Recommence.
contact-refusal-take-empty = Il n’y a pas encore de prise à oublier.
contact-refusal-take-unfinished = { $landings ->
        [0] Tu n’as pas encore atterri
        [one] Tu as atterri une fois
       *[other] Tu as atterri { $landings } fois
    }, et ton vol a { $legs ->
        [one] { $legs } tronçon
       *[other] { $legs } tronçons
    }. Continue, ou recommence.
contact-refusal-you-source = C’est toi la source : seul l’équipage peut le faire.
contact-refusal-await = Rien à répondre pour l’instant. La source ({ $source }) doit d’abord transmettre.
contact-refusal-not-guesser = Ce n’est pas ton tour de deviner : c’est à **{ $name }**.
contact-refusal-no-repeat = C’était la troisième transmission. Devine maintenant.
contact-refusal-no-planet = **{ $tile }** n’est pas une planète. Le signal vient d’une planète dévoilée.
contact-refusal-face-down = **{ $tile }** est encore face cachée. Le signal vient d’une planète dévoilée.
contact-refusal-reached = **{ $tile }** est déjà atteinte. Le signal vient d’une planète qui ne l’est pas encore.
contact-refusal-wrong-already = **{ $tile }** a déjà été essayée dans ce tour. Donnes-en une autre.
contact-refusal-no-aids = Les cartes Aide n’existent que dans la variante pro.
contact-refusal-aid-used = La carte Aide **{ $aid }** a déjà servi. Un bidon réactive toutes les cartes utilisées.
contact-refusal-no-stop = Le dernier vol n’a pas d’escale : la main n’a tapé qu’une fois.
contact-refusal-stop-shown = La première escale de ce vol est déjà montrée : **{ $tile }**.
contact-refusal-nobody = Il n’y a personne avec qui se concerter.
contact-refusal-briefing-on = Le briefing est déjà ouvert. Parle avec l’équipage, puis devine.
contact-refusal-all-active = Toutes les cartes Aide sont déjà actives.
contact-refusal-last-fuel = Ton dernier bidon ne peut pas payer les cartes Aide.

# Ce qui s’est passé.
contact-news-laid = L’espace est en place. Premiers objectifs possibles : { $tiles }.
contact-news-laid-pro = L’espace est en place : les 18 planètes sont toutes des objectifs possibles.
contact-news-practises = { $name-you ->
        [yes] Tu vas
       *[no] **{ $name }** va
    } voler { $from } → { $to } à l’essai.
contact-news-practised = { who-did } volé { $from } → { $to } à l’essai.
contact-news-practised-master = J’ai volé { $from } → { $to } à l’essai.
contact-news-round = **Tour { $number }** : { $name-you ->
        [yes] c’est toi la source
       *[no] la source est { $name }
    }.
contact-news-round-master = **Tour { $number }**.
contact-news-round-planet = **{ $tile }** devient un objectif possible.
contact-news-target = Ton objectif secret est **{ $tile }**.
contact-news-source = { $name-you ->
        [yes] C’est maintenant toi la source
       *[no] La source est maintenant **{ $name }**
    }, avec un autre objectif.
contact-news-source-master = C’est maintenant moi la source, avec un autre objectif.
contact-news-exchanged = La source a changé d’objectif.
contact-news-chosen = La source joue pour la carte Signal à { $signal }.
contact-news-routed = Ton itinéraire : { $route }.
contact-news-routed-none = Ton itinéraire est vide.
contact-news-sent = { who-has } transmis : { $hops ->
        [1] un bond
        [2] deux bonds
        [3] trois bonds
       *[other] { $hops } bonds
    }.
contact-news-sent-master = { $hops ->
        [1] **Un bond**, droit sur l’objectif.
        [2] **Deux bonds** : une escale, puis l’objectif.
        [3] **Trois bonds** : deux escales, puis l’objectif.
       *[other] **{ $hops } bonds** : des escales, puis l’objectif.
    }
contact-news-repeat = { $by-you ->
        [yes] Tu demandes
       *[no] **{ $by }** demande
    } une répétition : { $name-you ->
        [yes] transmets encore une fois.
       *[no] { $name }, transmets encore une fois.
    }
contact-news-repeat-master = { $by-you ->
        [yes] Tu demandes
       *[no] **{ $by }** demande
    } une répétition.
contact-news-repeat-alone = Je demande un autre vol.
contact-news-passed = { who-did } laissé passer le temps : c’est à { $guesser-you ->
        [yes] toi
       *[no] **{ $guesser }**
    } de deviner.
contact-news-passed-alone = { who-did } laissé passer le temps.
contact-news-fuel-lost = Personne n’a répondu à temps : un bidon de perdu, reste { $fuel }.
contact-news-doubled = { $name-you ->
        [yes] Tu joues
       *[no] **{ $name }** joue
    } la carte Aide 50:50.
contact-news-missed = ❌ { who-did } nommé { $planets } : **faux**. Reste { $fuel }.
contact-news-missed-master = ❌ J’ai nommé { $planets } : **faux**. Reste { $fuel }. Pour moi, c’était { $route }.
contact-news-forfeited = La carte Signal ({ $signal }) est perdue aussi.
contact-news-found = ✅ { who-did } nommé { $planets } : **correct** ! La fusée se pose sur **{ $tile }**.
contact-news-found-route = ✅ { who-did } nommé { $planets } : **correct** ! Le vol : { $route }.
contact-news-found-master = ✅ { $name-you ->
        [yes] Ta main
       *[no] La main de **{ $name }**
    } m’a tout dit : { $planets }, **correct** ! Le vol : { $route }.
contact-news-won-card = Carte Signal gagnée : { $signal }.
contact-news-stop = { who-did } demandé la première escale : **{ $tile }**.
contact-news-briefing = { $name-you ->
        [yes] Tu ouvres
       *[no] **{ $name }** ouvre
    } un briefing avec la carte Aide { $aid } : l’équipage peut parler jusqu’à la prochaine supposition. La source écoute seulement.
contact-news-reactivated = { $name-you ->
        [yes] Tu paies
       *[no] **{ $name }** paie
    } un bidon : toutes les cartes Aide sont de nouveau actives, reste { $fuel }.
contact-news-lost = Le signal venait d’ici : **{ $tile }**.
contact-news-lost-route = Le signal venait d’ici : **{ $tile }**. Le vol : { $route }.

# Comment c’est fini.
contact-over-won = **Mission accomplie !** 12 planètes trouvées, **{ $score } points sur { $best }**.
contact-over-next = C’était : { $now }. Il te reste { $fuel }. La prochaine fois : { $level }.
contact-button-next = Essayer : { $level }
contact-over-signal = **Signal trouvé** au bout de { $guess } { $guess ->
        [one] essai
       *[other] essais
    } sur { $guesses }.
contact-over-lost = **Contact perdu** : plus de carburant.

# Où en est la mission.
contact-status-practice = **Une personne connaît l’objectif** et ne montre qu’une main : levée en vol, d’autant plus longtemps qu’elle va loin. L’équipage devine.
contact-status-practice-solo = **Houston connaît l’objectif** et ne montre qu’une main : levée en vol, d’autant plus longtemps qu’elle va loin. Tu devines ; puis on échange.
contact-status-flight = Essai : **{ $route }**.{ $stage ->
        [ground] {" "}Décolle, attends, atterris.
        [air] {" "}**Tu voles** : atterris quand tu y serais.
       *[landed] {""}
    }
contact-status-begin = C’est **{ $name }** qui lance la mission.
contact-status-practising = Vont voler : { $names }.
contact-status-round = Tour { $round }/{ $rounds } · { $fuel }{ $first ->
        [yes] {" "}(1 par erreur)
       *[no] {""}
    }
contact-status-score = { $score }/{ $best } points
contact-status-signal = { $left ->
        [0] Plus d’essai.
        [one] Dernier essai.
       *[other] Encore { $left } essais.
    }
contact-status-stake = { $first ->
        [yes] carte du premier coup :
       *[no] du premier coup :
    } { $signal }
contact-status-stake-none = carte Signal : à choisir
contact-status-stake-lost = pas de points ce tour-ci
contact-status-source = La source est { $name }, qui prépare le vol.
contact-status-source-again = La source est { $name }, qui doit transmettre encore une fois.
contact-status-source-you = **C’est toi la source.** Ton objectif secret : **{ $tile }**.
contact-status-source-you-again = **C’est toi la source**, et l’équipage demande une répétition : le même itinéraire, ou un autre. Ton objectif secret : **{ $tile }**.
contact-status-hand-you = **À ta main** : vole vers **{ $tile }**. Je devine où, au temps qu’elle reste levée.
contact-status-hand-again = **Encore vers { $tile }.** Rouge : le bond que j’ai entendu. Or : celui qu’il fallait.
contact-status-hand-flies = **Ta main** vole vers **{ $tile }**.
contact-status-guess-you = **À toi de deviner.**
contact-status-stakes = Juste du premier coup : { $signal } (sur { $best }). Une erreur coûte 1 de { $fuel }.
contact-status-heard = Main levée : **{ $seconds }** s. Quelle planète ?
contact-status-guess = C’est à { $name } de deviner. { $left ->
        [0] Plus aucun nouveau vol.
        [one] Reste { $left } nouveau vol.
       *[other] Reste { $left } nouveaux vols.
    }
contact-status-silence = Pas de concertation, merci.
contact-status-briefing = **Briefing** : l’équipage peut parler jusqu’à la prochaine supposition. La source écoute seulement.
contact-status-wrong = Déjà essayées : { $tiles }.
contact-status-marker = Première escale de la transmission { $number } : **{ $tile }**.
contact-status-rings-each = Les anneaux montrent la portée de chaque bond.
contact-status-rings-first = L’anneau ne montre que le premier bond.
contact-status-rings-stops = L’anneau est le bond 1 : posé où ?
contact-status-rings-second = Le petit anneau, c’est une seconde de vol.
contact-status-aids = Cartes Aide : { $active }
contact-status-aids-used = Cartes Aide : { $active } · utilisées : { $used }

# L’image en mots.
contact-describe-places = Où sont les plaquettes : comme les heures d’une montre autour du milieu, la plus proche d’abord.
contact-describe-middle = Au milieu : { $tiles }.
contact-describe-hour = { $hour } h : { $tiles }
contact-describe-beside = Côte à côte : { $pairs }.
contact-describe-rocket = La fusée est ici : { $tile }.
contact-describe-possible = Objectifs possibles : { $tiles }.
contact-describe-ruled-out = Déjà essayées : { $tiles }.
contact-describe-reached = Atteintes : { $tiles }.
contact-describe-down = Faces cachées : { $tiles }.
contact-describe-asteroids = Astéroïdes : { $tiles }.
contact-describe-won = Cartes Signal gagnées : { $cards }.
contact-describe-left = Cartes Signal restantes : { $cards }.
contact-describe-past = Tour { $number } : { $tile }, trouvée par { $name } ({ $signal })
contact-describe-past-lost = Tour { $number } : { $tile }, trouvée par { $name } (carte perdue)
contact-describe-heard = Entendu : { $strips }
contact-describe-target = Ton objectif secret est { $tile }.
contact-describe-route = Ton itinéraire : { $route }.
contact-describe-take = Ta prise : { $strip }
contact-describe-blocked = Vol direct bloqué depuis { $tile } : { $blocked }.
contact-describe-blocked-one = { $tile } par { $by }
contact-alt-title = Contact : un carré d’espace avec { $count } plaquettes, comme les heures d’une montre autour de son milieu, la plus proche d’abord.
contact-alt-state = Tour { $round } sur { $rounds }, { $fuel }, { $score } { $score ->
        [one] point
       *[other] points
    } sur { $best }.
contact-alt-practice = Vols d’essai.
contact-alt-hand = Dans l’image, une main se lève et tape deux fois au rythme du vol. L’option « barres » le donne en mots.
contact-alt-bars = Le vol en battements : { $beats }.
contact-alt-bar-first = { $flight } en l’air
contact-alt-bar = { $pause } au sol, { $flight } en l’air
contact-alt-certificate = Un certificat pour { $names } : { $points } points sur { $best }, le { $date }. Planètes trouvées : { $tiles }.

# Les options d’une partie.
contact-options-signal = un seul signal : ma main vole une fois, vers une de cinq planètes ; { $guesses } essais
contact-options-solo = solo : c’est moi la source
contact-options-turns = solo : la main, à toi et à moi tour à tour
contact-options-hand = une main animée
contact-options-bars = des barres
contact-options-practice = vols d’essai d’abord
contact-options-no-practice = sans vols d’essai

# Records personnels
contact-feat-score = Meilleur score d’une mission : { $value } sur 42
contact-deed-score = { $value ->
        [one] { $value } point sur 42
       *[other] { $value } points sur 42
    }

# Comment on gagne, en une ligne.
contact-goal = L’équipage devine d’après la main : 12 planètes à trouver ensemble avant la panne de carburant.
contact-goal-alone = Houston et toi, la main à tour de rôle : 12 planètes à trouver avant la panne de carburant.

# Ce qu’on partage du signal du jour.
contact-puzzle-found = { $guess }/{ $guesses }
contact-puzzle-unfound = X/{ $guesses }

# Un vol, comme question aux autres.
contact-riddle = Vers quelle planète vole cette main ?
contact-riddle-why = Depuis { $from }, { $hops ->
        [one] un saut
       *[other] { $hops } sauts
    } : `{ $beats }`. Plus la barre est longue, plus le saut l’est.
