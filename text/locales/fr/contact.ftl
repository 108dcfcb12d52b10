# Contact. Les plaquettes sont des lettres ; la Terre n’en a pas.
# Jamais « de » ni « que » devant un nom de joueur : l’élision dépendrait du nom.

contact-title = Contact
contact-cover = Une main frappe.
contact-cover-more = Les autres écoutent.
contact-pitch = Volez de planète en planète au rythme d’une seule main : une équipe de 2 à 5, ou vous seul avec le maître du jeu pour source.

# Les mots que l’on tape en message privé, séparés par des virgules.
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
contact-game-master = le maître du jeu
contact-seat = siège { $seat }
contact-aid-fifty = 50:50
contact-aid-stop = Première escale
contact-aid-exchange = Changement d’objectif
contact-signal = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
contact-fuel = { $fuel ->
        [one] { $fuel } carburant
       *[other] { $fuel } carburants
    }
contact-level = niveau { $level }
contact-level-pro = variante pro
contact-none = aucune

# Pourquoi non, et ce qui serait permis.
contact-refusal-tile = **{ $said }** n’est pas une plaquette : écrivez une lettre de A à W, ou 0 pour la Terre.
contact-refusal-tile-empty = Nommez une plaquette : une lettre de A à W, ou 0 pour la Terre.
contact-refusal-no-tiles = Nommez au moins une plaquette, par exemple B ; plusieurs se séparent par des espaces, par exemple B K.
contact-refusal-signal = **{ $said }** n’est pas une carte Signal : nommez-en une par ses points, de 1 à 6.
contact-refusal-signal-empty = Nommez une carte Signal par ses points, de 1 à 6.
contact-refusal-aid = **{ $said }** n’est pas une carte Aide : nommez-en une par son numéro, de 1 à 3.
contact-refusal-aid-empty = Nommez une carte Aide par son numéro, de 1 à 3.
contact-refusal-press = La main se lève et tape quand vous pressez son bouton : les mots ne la font pas bouger.
contact-refusal-over = Cette mission est terminée. `/contact ouvrir` en ouvre une autre.
contact-refusal-practising = Les vols d’essai durent encore : c’est la première source (siège { $seat }) qui commence la mission.
contact-refusal-begun = La mission a commencé : les vols d’essai sont finis.
contact-refusal-not-first = Seule la première source (siège { $seat }) commence la mission.
contact-refusal-no-flight = Choisissez d’abord un vol d’essai : d’une plaquette à une autre.
contact-refusal-same-tile = **{ $tile }** vient deux fois : nommez deux plaquettes différentes.
contact-refusal-not-source = Seule la source peut le faire ({ $source }).
contact-refusal-crew-decides = Votre vol est transmis : c’est à l’équipage de décider (siège { $seat }).
contact-refusal-in-box = **{ $tile }** n’est pas sur la table : les astéroïdes S à W ne servent que dans la variante pro.
contact-refusal-start = Le vol part de là (**{ $tile }**), et chaque plaquette ne sert qu’une fois.
contact-refusal-twice = Votre itinéraire passe déjà par **{ $tile }**, et chaque plaquette ne sert qu’une fois.
contact-refusal-blocked = Le chemin direct { $from } → { $to } est bloqué par **{ $by }** : posez-vous là, ou faites le tour.
contact-refusal-practice-blocked = Le chemin direct { $from } → { $to } est bloqué par **{ $by }** : choisissez deux autres plaquettes.
contact-refusal-past-target = Votre itinéraire finit déjà sur l’objectif **{ $tile }** : tapez-le, ou retirez un tronçon.
contact-refusal-route-empty = Votre itinéraire n’a aucun tronçon à retirer.
contact-refusal-route-unfinished = Votre itinéraire s’arrête ici : **{ $end }**. Il doit d’abord finir sur votre objectif **{ $target }**.
contact-refusal-signal-first = Choisissez d’abord la carte Signal.
contact-refusal-signal-chosen = La carte Signal est déjà sur la table : { $signal }.
contact-refusal-no-signal = Il ne reste pas de carte Signal de cette valeur : { $signal }.
contact-refusal-double = Deux pressions du même bouton en moins de 0,15 s sont un double clic : cela compte une fois. Continuez comme si de rien n’était.
contact-refusal-take-full = Vous avez atterri sur l’objectif : envoyez cette prise, ou recommencez.
contact-refusal-take-long = Cette prise dépasserait { $seconds } secondes : recommencez.
contact-refusal-take-empty = Il n’y a encore aucune prise à oublier.
contact-refusal-take-unfinished = { $landings ->
        [0] Vous n’avez pas encore atterri
        [one] Vous avez atterri une fois
       *[other] Vous avez atterri { $landings } fois
    }, et votre vol a { $legs ->
        [one] { $legs } tronçon
       *[other] { $legs } tronçons
    } : continuez, ou recommencez.
contact-refusal-you-source = Vous êtes la source : seul l’équipage peut le faire.
contact-refusal-await = Il n’y a encore rien à répondre : c’est à la source ({ $source }) de transmettre.
contact-refusal-not-guesser = C’est à quelqu’un d’autre de deviner : siège { $seat }.
contact-refusal-no-repeat = Trois transmissions sont venues : il faut deviner maintenant.
contact-refusal-no-planet = **{ $tile }** n’est pas une planète : le signal vient d’une planète dévoilée.
contact-refusal-face-down = **{ $tile }** est encore face cachée : le signal vient d’une planète dévoilée.
contact-refusal-reached = **{ $tile }** a déjà été atteinte : le signal vient d’une planète qui ne l’est pas encore.
contact-refusal-wrong-already = **{ $tile }** a été nommée dans ce tour, et c’était faux. Nommez-en une autre.
contact-refusal-no-aids = Les cartes Aide n’existent que dans la variante pro.
contact-refusal-aid-used = La carte Aide **{ $aid }** est épuisée ; un carburant réactive toutes les cartes retournées.
contact-refusal-no-stop = Le dernier vol n’a pas d’escale : la main n’a tapé qu’une fois.
contact-refusal-stop-shown = La première escale de ce vol est déjà montrée : **{ $tile }**.
contact-refusal-nobody = Il n’y a personne avec qui se concerter.
contact-refusal-briefing-on = Le briefing est déjà ouvert : concertez-vous, puis devinez.
contact-refusal-all-active = Toutes les cartes Aide sont actives.
contact-refusal-last-fuel = Le dernier carburant ne peut pas payer les cartes Aide.

# Ce qui s’est passé.
contact-news-laid = L’espace est posé. Planètes dévoilées : { $tiles }.
contact-news-laid-pro = L’espace est posé : les 18 planètes sont toutes des objectifs possibles.
contact-news-practises = { $name-you ->
        [yes] Vous allez
       *[no] **{ $name }** va
    } voler { $from } → { $to } à titre d’essai.
contact-news-practised = Vol d’essai : { who-did } volé { $from } → { $to }.
contact-news-practised-master = Vol d’essai : j’ai volé { $from } → { $to }.
contact-news-round = **Tour { $number }** : { $name-you ->
        [yes] vous êtes la source
       *[no] la source est { $name }
    }.
contact-news-round-master = **Tour { $number }** : je suis la source.
contact-news-round-signal = Carte Signal : { $signal }.
contact-news-round-planet = Nouvel objectif possible : **{ $tile }**.
contact-news-target = Votre objectif secret est **{ $tile }**.
contact-news-source = { $name-you ->
        [yes] Vous êtes maintenant la source
       *[no] La source est maintenant **{ $name }**
    }, avec un autre objectif.
contact-news-source-master = Je suis maintenant la source, avec un autre objectif.
contact-news-exchanged = La source a changé d’objectif.
contact-news-chosen = La source joue pour la carte Signal de { $signal }.
contact-news-routed = Votre itinéraire : { $route }.
contact-news-routed-none = Votre itinéraire est vide.
contact-news-sent = { who-has } transmis.
contact-news-sent-master = J’ai transmis.
contact-news-sent-next = { $left ->
        [0] { $guesser-you ->
            [yes] À vous de deviner maintenant.
           *[no] **{ $guesser }** doit deviner maintenant.
        }
       *[other] { $guesser-you ->
            [yes] Devinez, ou demandez
           *[no] **{ $guesser }** devine, ou demande
        } une répétition : il en reste { $left }.
    }
contact-news-repeat = { $by-you ->
        [yes] Vous demandez
       *[no] **{ $by }** demande
    } une répétition : { $name-you ->
        [yes] transmettez encore une fois.
       *[no] { $name }, transmettez encore une fois.
    }
contact-news-repeat-master = { $by-you ->
        [yes] Vous demandez
       *[no] **{ $by }** demande
    } une répétition.
contact-news-passed = { who-did } laissé passer le temps : c’est à { $guesser-you ->
        [yes] vous
       *[no] **{ $guesser }**
    } de deviner.
contact-news-passed-alone = { who-did } laissé passer le temps.
contact-news-fuel-lost = Personne n’a répondu à temps : un carburant est perdu, il reste { $fuel }.
contact-news-doubled = { $name-you ->
        [yes] Vous dépensez
       *[no] **{ $name }** dépense
    } la carte Aide 50:50.
contact-news-missed = { who-did } nommé { $planets } : **faux**. Un carburant est perdu, il reste { $fuel }.
contact-news-forfeited = La carte Signal de { $signal } retourne dans la boîte.
contact-news-guesser = { $name-you ->
        [yes] Vous devinez ensuite, ou demandez
       *[no] **{ $name }** devine ensuite, ou demande
    } une répétition.
contact-news-found = { who-did } nommé { $planets } : **correct** ! La fusée se pose sur **{ $tile }**.
contact-news-won-card = La carte Signal est gagnée : { $signal }.
contact-news-stop = { who-has } demandé la première escale : **{ $tile }**.
contact-news-briefing = { $name-you ->
        [yes] Vous ouvrez
       *[no] **{ $name }** ouvre
    } un briefing avec la carte Aide { $aid } : l’équipage peut parler jusqu’à la prochaine supposition ; la source ne fait qu’écouter.
contact-news-reactivated = { $name-you ->
        [yes] Vous payez
       *[no] **{ $name }** paie
    } un carburant : toutes les cartes Aide sont de nouveau actives, il reste { $fuel }.
contact-news-lost = Le signal venait d’ici : **{ $tile }**.

# Comment c’est fini.
contact-over-won = **Mission accomplie** : 12 planètes trouvées, **{ $score } points sur { $best }**.
contact-over-next = Il vous reste { $fuel }. À essayer ensuite : { $level }.
contact-over-lost = **Contact perdu** : le carburant est épuisé.

# Où en est la mission.
contact-status-practice = Vols d’essai : chacun peut voler entre deux plaquettes, pour sentir l’allure des autres.
contact-status-practice-solo = Vols d’essai : choisissez deux plaquettes, et je vole de l’une à l’autre à l’allure de mes signaux.
contact-status-begin = C’est **{ $name }** qui commence la mission.
contact-status-begin-you = **Vous** commencez la mission quand il vous plaît.
contact-status-practising = Se préparent à voler : { $names }.
contact-status-round = Tour { $round }/{ $rounds } · { $fuel } · { $score }/{ $best } points
contact-status-stake = carte Signal : { $signal }
contact-status-stake-none = carte Signal : à choisir
contact-status-stake-lost = carte Signal perdue
contact-status-source = La source est { $name }, qui prépare le vol.
contact-status-source-again = La source est { $name }, à qui l’on demande de transmettre encore une fois.
contact-status-source-you = **Vous êtes la source** : composez votre itinéraire et tapez-le. Vous seul le voyez.
contact-status-source-you-again = **Vous êtes la source**, et l’on demande une répétition : le même itinéraire, ou un autre.
contact-status-guess-you = **À vous de deviner**. { $left ->
        [0] Nommez une planète maintenant.
        [one] Nommez une planète, ou demandez une répétition : il en reste { $left }.
       *[other] Nommez une planète, ou demandez une répétition : il en reste { $left }.
    }
contact-status-guess = C’est à { $name } de deviner. { $left ->
        [0] Il le faut maintenant.
        [one] Il reste { $left } répétition.
       *[other] Il reste { $left } répétitions.
    }
contact-status-silence = Ne vous concertez pas, s’il vous plaît.
contact-status-briefing = **Briefing** : l’équipage peut parler jusqu’à la prochaine supposition ; la source ne fait qu’écouter.
contact-status-wrong = Nommées en vain : { $tiles }.
contact-status-marker = Première escale de la transmission { $number } : **{ $tile }**.
contact-status-aids = Cartes Aide : { $active }
contact-status-aids-used = Cartes Aide : { $active } · épuisées : { $used }

# L’image en mots.
contact-describe-places = Où sont les plaquettes : comme les heures d’une montre autour du milieu du carré, la plus proche d’abord.
contact-describe-middle = Au milieu : { $tiles }.
contact-describe-hour = { $hour } h : { $tiles }
contact-describe-beside = Côte à côte : { $pairs }.
contact-describe-rocket = La fusée est ici : { $tile }.
contact-describe-possible = Objectifs possibles : { $tiles }.
contact-describe-ruled-out = Nommées en vain : { $tiles }.
contact-describe-reached = Atteintes : { $tiles }.
contact-describe-down = Faces cachées : { $tiles }.
contact-describe-asteroids = Astéroïdes : { $tiles }.
contact-describe-won = Cartes Signal gagnées : { $cards }.
contact-describe-left = Cartes Signal restantes : { $cards }.
contact-describe-past = Tour { $number } : { $tile }, trouvée par { $name } ({ $signal })
contact-describe-past-lost = Tour { $number } : { $tile }, trouvée par { $name } (carte perdue)
contact-describe-heard = Entendu : { $strips }
contact-describe-target = Votre objectif secret est { $tile }.
contact-describe-route = Votre itinéraire : { $route }.
contact-describe-take = Votre prise : { $strip }
contact-describe-blocked = Vol direct bloqué depuis { $tile } : { $blocked }.
contact-describe-blocked-one = { $tile } par { $by }
contact-alt-title = Contact : un carré d’espace avec { $count } plaquettes, selon les heures d’une montre autour de son milieu, la plus proche d’abord.
contact-alt-state = Tour { $round } sur { $rounds }, { $fuel }, { $score } { $score ->
        [one] point
       *[other] points
    } sur { $best }.
contact-alt-practice = Vols d’essai.
contact-alt-hand = Une main animée se lève et tape une fois au rythme du vol. Les tables qui le veulent en mots choisissent les barres.
contact-alt-bars = Le vol en battements : { $beats }.
contact-alt-bar-first = { $flight } en l’air
contact-alt-bar = { $pause } au sol, { $flight } en l’air
contact-alt-certificate = Un certificat pour { $names } : { $points } points sur { $best }, le { $date }. Planètes trouvées : { $tiles }.

# Ce dont la table est convenue.
contact-options-solo = solo : je suis la source
contact-options-hand = une main animée
contact-options-bars = des barres
contact-options-practice = vols d’essai d’abord
contact-options-no-practice = sans vols d’essai

# What people try to do better than ever before
contact-feat-score = Meilleur score d’une mission : { $value } sur 42
contact-deed-score = { $value ->
        [one] { $value } point sur 42
       *[other] { $value } points sur 42
    }

# Comment on gagne, en une ligne.
contact-goal = Trouvez ensemble 12 planètes en 12 manches, avant la panne de carburant.
