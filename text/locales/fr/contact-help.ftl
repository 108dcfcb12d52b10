# Les règles de Contact, complètes, en courtes pages : 1 900 caractères au plus chacune.
# ◇ marque un choix de la maison, et non la règle d’origine.

contact-help-aim = Le but
    .body =
        Une seule équipe, de **2 à 5**. La **source** sait de quelle planète vient un signal, mais ne peut que lever et poser la main. Elle vole par bonds de planète en planète ; le rythme dit aux autres la longueur de chaque bond.

        Le but : **12 planètes en 12 tours** avant la panne de carburant, et des cartes Signal : **42 points** au mieux.

        ◇ marque un choix de la maison, et non la règle d’origine.

contact-help-space = L’espace
    .body =
        Un carré avec la **Terre** et 18 planètes, de A à R ; la variante pro ajoute cinq astéroïdes, de S à W. Les plaquettes en couleur sont dévoilées ; les **objectifs possibles** portent un anneau.

        ◇ 40 unités sur 40, à l’échelle. Les plaquettes sont des disques de 3,5 de large, à une demi-unité au moins l’un de l’autre. **Juger les distances à l’œil, c’est le jeu** : je ne mesure pour personne. `/table décrire` dit où elles sont.

        On vole **tout droit**, de centre à centre. Une troisième plaquette sur le chemin le bloque ; frôler son bord, non. Fais escale sur toute plaquette, dévoilée ou non, mais **une seule fois** par vol.

contact-help-source = La source
    .body =
        À chaque tour, une carte Signal est révélée. Puis une planète est dévoilée et rejoint les objectifs possibles. La source tire parmi eux son **objectif secret**.

        Sous **Ma console**, la source compose un itinéraire de la fusée à l’objectif. Des lignes mènent aux plaquettes à portée ; ce qui bloque l’objectif est dit. Une escale en dit souvent plus qu’un vol direct.

        Source : ne parle pas, ne montre rien. Équipage : pas de concertation. Les clics sont privés : inutile de détourner le regard.

contact-help-hand = La main
    .body =
        Quand ton itinéraire finit sur l’objectif, tape Décoller, attends la distance, tape Atterrir, et ainsi de suite. Les pauses au sol font partie du rythme. Les temps viennent des cachets de Discord : aucun retard ne compte.

        Recommence autant que tu veux : seul ce que tu **envoies** est une transmission, avec un atterrissage par tronçon.

        ◇ Une prise dure deux minutes au plus. ◇ Deux pressions du même bouton en moins de 0,15 s comptent une fois ; plus lentes, elles comptent toutes deux, même si le bouton n’a pas encore changé.

        L’équipage voit une **main animée** taper ce rythme une fois, sans aucun chiffre. ◇ Ou des **barres** : une bande fixe, un quart de seconde par signe, et aussi en mots.

        ◇ **Vols d’essai.** Avant le tour 1, chacun peut voler d’une plaquette à une autre devant tous. La première source lance la mission.

contact-help-guess = Deviner
    .body =
        L’équipage devine à tour de rôle depuis la gauche de la source, dans le sens des aiguilles d’une montre, encore et encore. Nomme un objectif possible, ou demande à la source de **transmettre encore** (seule la personne qui devine le peut) : 3 transmissions en tout, puis il faut deviner. L’itinéraire peut changer à chaque fois.

        {""}**Correct** : la fusée s’y pose. La première supposition du tour gagne la carte Signal. ◇ Tout le monde voit alors l’itinéraire.

        {""}**Faux** : un bidon de perdu, et la première fois du tour la carte Signal aussi. C’est au suivant, avec de nouveau jusqu’à 3 transmissions. Une planète déjà essayée ne peut plus l’être dans ce tour.

contact-help-mission = La mission
    .body =
        Après chaque tour, la personne à gauche est la source : ◇ la place suivante, dans l’ordre d’arrivée.

        - **Perdu** dès que le carburant est épuisé, même au dernier tour.
        - **Gagné** après 12 planètes, avec les points de tes cartes, sur 42. S’il reste 3 bidons ou plus, tente le niveau suivant.

        Une planète atteinte n’est plus un objectif, mais reste une escale. La Terre n’est jamais un objectif.

        ◇ **Solo.** Toi et moi jouons à tour de rôle. Mes itinéraires sont clairs, mon allure est égale ; tu devines. Puis tu voles, et je devine d’après ta main seule, et sa façon de voler aux tours d’avant ; si je me trompe, tu voles encore. Des anneaux montrent chacun de mes bonds au tour 1, puis un seul le premier de plusieurs bonds, ou jusqu’où va une seconde. Dans la variante pro, seuls 50:50, la première escale et le changement d’objectif te servent.

contact-help-pro = La variante pro
    .body =
        - Les 24 plaquettes sont dévoilées : la Terre au centre, cinq **astéroïdes** autour (escales, jamais objectifs).
        - Les 18 planètes sont des objectifs possibles dès le début.
        - **5 bidons** de carburant et trois **cartes Aide**.
        - La source tire son objectif, puis **choisit** la carte Signal : plus de points pour un itinéraire plus facile. Une carte perdue ne peut plus être choisie.

        Les douze trouvées valent un **certificat**. ◇ Ses sept rangs sont les nôtres : 42, à partir de 36, 30, 24, 18, 12, et au-dessous.

contact-help-aids = Les cartes Aide
    .body =
        Variante pro. Chacune sert une fois.

        - **50:50** (qui devine) : nomme deux planètes d’un coup. Un bidon n’est perdu que si les deux sont fausses. Juste à la première supposition du tour, elle gagne la carte.
        - **Première escale** (qui devine) : la fusée va sur la première escale du dernier vol, s’il en avait une. Les vols partent toujours de l’ancienne place.
        - **Changement d’objectif** (la source) : échange ton objectif avant de choisir la carte Signal. L’ancien est remélangé sans être dévoilé.
        - **Briefing** (l’équipage) : dépense n’importe quelle carte active, et l’équipage peut parler jusqu’à la prochaine supposition. La source écoute seulement. Pas à deux.

        {""}**Un bidon**, mais pas le dernier, réactive toutes les cartes utilisées. ◇ La personne dont c’est le tour peut le payer.

contact-help-options = Options
    .body =
        - **Niveaux 1 à 6** : le nombre d’objectifs possibles avant le tour 1. Commence par 2. Tu as 6 bidons.
        - **Variante pro**
        - ◇ **Main ou barres** pour l’équipage
        - ◇ **Vols d’essai** avant le tour 1, ou non
        - ◇ **Rythme** : la durée d’un tour

contact-help-time = Quand le temps est écoulé
    .body =
        Temps écoulé ? J’agis pour toi :

        - ◇ Pendant les essais : la mission commence.
        - ◇ Source, tout l’itinéraire tapé : j’envoie la prise.
        - ◇ Source, répétition demandée : la dernière transmission revient.
        - ◇ Source, rien d’envoyé : la personne suivante est la source, avec un autre objectif. J’oublie une prise inachevée, et ne tape jamais l’itinéraire d’une personne.
        - ◇ Qui devait deviner : c’est au suivant.
        - ◇ Tous ont laissé passer : un bidon de perdu.

        Si tu pars, une autre personne peut reprendre ta place, avec ses secrets. D’ici là, c’est ce qui arrive chaque fois que son temps est écoulé.

contact-help-commands = Commandes
    .body =
        Les boutons font la même chose.

        - `/contact ouvrir` lance une partie, avec ses options
        - Avant : `/table rejoindre`, `/table quitter`, `/table commencer` ; `/table fermer` la ferme
        - `/contact essai` : un vol d’essai ; `/contact commencer` lance la mission
        - Source : `/contact itinéraire`, `/contact recommencer` reprend une prise, `/contact envoyer` ; pro : `/contact signal`, `/contact échanger`. La main est un bouton sous `/console`
        - Qui devine : `/contact deviner` (deux planètes avec 50:50), `/contact répéter`, `/contact escale`
        - `/contact briefing`, `/contact réactiver` paie les cartes Aide
        - `/console` : ton plateau et tes coups
        - Le plateau : `/table montrer` à nouveau, `/table agrandir` en plus grand, `/table décrire` en mots
        - `/table astuce` : ce que ferait un ordinateur ; **Analyser**, après la partie : de meilleurs coups
        - Le nouveau est cerclé ou souligné : depuis le dernier coup, ou dans ta console depuis le tien
        - `/table règles` : ces pages

contact-help-messages = En MP
    .body =
        Écris simplement. `B K` est l’itinéraire de la source, `K` ce que tu devines.

        - ton itinéraire, `itinéraire B K` : { contact-words-route }
        - retirer un tronçon : { contact-words-back }
        - le vider : { contact-words-clear }
        - choisir une carte Signal, `signal 4` : { contact-words-signal }
        - changer d’objectif : { contact-words-exchange }
        - recommencer la prise : { contact-words-drop }
        - l’envoyer : { contact-words-send }
        - deviner, `deviner K`, ou `deviner K B` avec 50:50 : { contact-words-guess }
        - demander une répétition : { contact-words-repeat }
        - la première escale : { contact-words-stop }
        - un briefing, `briefing 1`, par numéro ou nom de carte : { contact-words-briefing }
        - payer les cartes Aide : { contact-words-reactivate }
        - faire un essai, `essai 0 B` : { contact-words-practise }
        - lancer la mission : { contact-words-begin }
        - ton plateau : { contact-words-show }
        - cette liste : { words-help }
        - les règles du moment : { words-rules }
