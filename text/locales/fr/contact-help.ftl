# Les règles de Contact, complètes, en courtes pages : 1 900 caractères au plus chacune.
# ◇ marque un choix de la maison, et non la règle d’origine.

contact-help-aim = Le but
    .body =
        Vous êtes une équipe de **2 à 5**. L’un de vous, la **source**, sait d’où vient un signal et ne peut que lever et poser la main : il y vole en pensée, de planète en planète, et les autres sentent au rythme la longueur de chaque saut.

        Trouvez **12 planètes en 12 tours** avant que le carburant ne s’épuise, et gagnez le plus de cartes Signal possible : **42 points** au mieux.

        ◇ marque un choix de la maison : la règle d’origine n’en dit rien, ou ses chiffres manquent.

contact-help-space = L’espace
    .body =
        Un carré avec la **Terre** et 18 planètes, de A à R ; la variante pro ajoute cinq astéroïdes, de S à W. Les plaquettes en couleur sont dévoilées ; les **objectifs possibles** portent un anneau. Ce qui est atteint, ou nommé en vain dans ce tour, est marqué aussi.

        ◇ Le carré fait 40 unités sur 40, une plaquette est un disque de 3,5, et il y a au moins une demi-unité entre deux. L’image est à l’échelle : **juger les distances à l’œil, c’est le jeu** ; je ne mesure donc pour personne. *Agrandir* la montre plus grande, pour vous seul ; `/table décrire` dit où sont les plaquettes.

        On vole **tout droit**, de centre à centre. Une troisième plaquette sur le chemin le bloque ; une ligne qui n’en touche que le bord est libre. Chaque plaquette peut servir d’escale, dévoilée ou non, mais **une seule fois** par vol.

contact-help-source = La source
    .body =
        À chaque tour, une carte Signal est révélée, puis une planète est retournée et rejoint les objectifs possibles, et la source tire parmi eux son **objectif secret**.

        Sous **Ma console**, la source compose un itinéraire de la fusée à l’objectif : choisissez la plaquette suivante dans la liste. Sur son image, celles qu’elle peut atteindre portent un anneau ; les bloquées sont dans la liste avec ce qui gêne. L’itinéraire n’est qu’à vous et se défait tronçon par tronçon. Un vol direct est aussi un itinéraire ; une escale en dit souvent plus.

        Ne parlez pas, ne montrez rien ; et vous autres, ne vous concertez pas. Les clics de la source sont privés : nul besoin de détourner le regard.

contact-help-hand = La main
    .body =
        Quand l’itinéraire finit sur l’objectif, un seul bouton **décolle** et **atterrit** tour à tour : pressez-le comme votre main se lèverait et taperait. Les pauses au sol font partie du rythme. Les temps viennent du cachet que Discord met sur chaque pression : aucun retard ne compte, ni le vôtre ni le mien.

        Vous pouvez oublier une prise et recommencer autant qu’il vous plaît : seul ce que vous **envoyez** est une transmission. Il y faut autant d’atterrissages que de tronçons.

        ◇ Une prise dure deux minutes au plus. ◇ Deux pressions du même bouton en moins de 0,15 s sont un double clic et comptent une fois. Si votre bouton n’a pas eu le temps de changer, une seconde pression plus lente compte quand même : continuez, je suis.

        L’équipage voit une **main animée** qui se lève et tape exactement à ce rythme, une seule fois, sans aucun chiffre. ◇ Une table peut choisir des **barres** : une bande fixe, un quart de seconde par signe, et aussi en mots.

        ◇ **Vols d’essai.** Avant le tour 1, chacun peut choisir deux plaquettes et voler de l’une à l’autre devant tous, pour s’accorder sur l’allure. La première source commence la mission.

contact-help-guess = Deviner
    .body =
        D’abord la personne à gauche de la source, puis dans le sens des aiguilles d’une montre, encore et encore ; à deux, c’est toujours l’autre. Qui devine nomme un objectif possible, ou demande à la source de **transmettre encore** : 3 transmissions en tout, puis il faut deviner. La source peut changer d’itinéraire. Seule la personne qui devine demande.

        {""}**Correct** : la fusée s’y pose, et si c’était la première supposition du tour, vous gagnez la carte Signal.

        {""}**Faux** : un carburant est perdu, et avec la première erreur du tour la carte Signal aussi. La personne suivante devine, et 3 transmissions peuvent revenir. Une planète nommée en vain ne peut plus l’être dans ce tour.

contact-help-mission = La mission
    .body =
        Après un tour, la personne à gauche devient la source. ◇ « À gauche » veut dire le siège suivant, dans l’ordre d’arrivée.

        - **Perdu** dès que le carburant est épuisé, même au dernier tour.
        - **Gagné** après 12 planètes. Votre score est la somme des cartes gagnées, sur 42. S’il reste 3 carburants ou plus, essayez le niveau suivant.

        Une planète atteinte n’est plus un objectif, mais on peut toujours y faire escale. Jamais un objectif : la Terre.

        ◇ **Solo.** Je suis la source : je choisis un itinéraire difficile à confondre et je le vole à allure égale. Vous devinez. Dans la variante pro, seules 50:50 et la première escale vous servent.

contact-help-pro = La variante pro
    .body =
        - Les 24 plaquettes sont toutes dévoilées : la Terre au centre, les cinq **astéroïdes** autour. Toutes peuvent servir d’escale ; les astéroïdes ne sont jamais des objectifs.
        - Les 18 planètes sont des objectifs possibles dès le début.
        - **5 carburants** et trois **cartes Aide**.
        - La source tire son objectif, puis **choisit** elle-même la carte Signal : beaucoup de points pour un itinéraire facile à lire. Une carte perdue ne peut plus être choisie.

        Qui trouve les douze reçoit un **certificat** avec noms, planètes, date et points. ◇ Ses sept sortes sont les nôtres : 42, à partir de 36, 30, 24, 18, 12, et au-dessous. Sa date est celle de la victoire.

contact-help-aids = Les cartes Aide
    .body =
        Variante pro. Chacune sert une fois ; elle est ensuite retournée.

        - **50:50** (qui devine) : nommez deux planètes en une fois. Si l’une est juste, c’est trouvé ; un carburant n’est perdu que si les deux sont fausses. Cela compte pour une supposition : la première du tour gagne la carte.
        - **Première escale** (qui devine) : la fusée va sur la première escale du dernier vol, s’il en avait une. C’est un repère : le vol part toujours de l’ancienne place.
        - **Changement d’objectif** (la source) : échangez votre objectif, avant de choisir la carte Signal. L’ancien est remélangé sans être dévoilé.
        - **Briefing** (l’équipage) : dépensez n’importe quelle carte active, et l’équipage peut parler jusqu’à la prochaine supposition. La source écoute. Pas à deux : il n’y a personne à consulter.

        {""}**Un carburant** réactive toutes les cartes épuisées ; le dernier ne peut pas servir à cela. ◇ C’est à qui doit décider de le payer.

contact-help-options = Options
    .body =
        - **Niveaux 1 à 6** : autant de planètes sont des objectifs possibles avant le tour 1. 2 convient pour débuter. 6 carburants.
        - **Variante pro** : voyez sa page.
        - ◇ **Main ou barres** : comment l’équipage reçoit un vol.
        - ◇ **Vols d’essai** avant le tour 1, ou non.
        - ◇ **Rythme** : le temps d’une décision.

contact-help-time = Quand quelqu’un se tait
    .body =
        La table choisit combien de temps une décision peut prendre. Ensuite j’agis pour qui se tait, pour que personne ne soit bloqué :

        - ◇ Pendant les essais, la mission commence.
        - ◇ Une source qui a tapé tout l’itinéraire : la prise est envoyée telle quelle.
        - ◇ Une source à qui l’on a demandé une répétition : la dernière transmission revient.
        - ◇ Une source qui n’a rien envoyé : le siège suivant devient la source, avec un autre objectif. Une prise inachevée est oubliée. Je ne tape jamais l’itinéraire d’une personne : cela dirait ce que j’ai mesuré.
        - ◇ Qui devait deviner : c’est au suivant.
        - ◇ Quand tous ont laissé passer, un carburant est perdu.

        Qui s’en va libère son siège : quelqu’un peut le reprendre, avec ce qu’il sait, ou cela se produit quand son temps est écoulé.

contact-help-commands = Commandes
    .body =
        - `/contact ouvrir` ouvre une table ; les options y sont aussi
        - `/table rejoindre`, `/table quitter`, `/table commencer` : avant la partie
        - `/table montrer` ramène le plateau en bas, `/table fermer` ferme la table
        - `/contact essai de:0 vers:B` s’entraîne, `/contact commencer` commence la mission
        - Source : `/contact itinéraire plaquettes:B K` prépare, `/contact signal points:4` et `/contact échanger` dans la variante pro, `/contact recommencer` reprend une prise, `/contact envoyer` l’envoie. La main elle-même est un bouton sous `/console`
        - Qui devine : `/contact deviner planète:K`, ou `/contact deviner planète:K ou:B` avec 50:50 ; `/contact répéter`, `/contact escale`
        - `/contact briefing carte:50:50` ouvre un briefing, `/contact réactiver` paie les cartes Aide
        - `/console` montre votre plateau et ce que vous pouvez faire ; `/table agrandir`, ce qui y compte en ce moment, en plus grand ; `/table décrire`, le plateau en mots
        - `/table conseil` dit ce que ferait un ordinateur à votre place ; **Mes tournants**, une fois la partie finie, ce qui aurait été mieux
        - Ce qui est nouveau est cerclé ou souligné : sur le plateau, depuis le dernier coup ; dans votre console, depuis le vôtre
        - `/table règles` montre ces pages

        Les boutons sous le plateau et dans votre console font la même chose.

contact-help-messages = En message privé
    .body =
        Vous pouvez simplement m’écrire. `B K` est l’itinéraire de la source ; `K` est ce que vous devinez. Les mots français et anglais marchent :

        - votre itinéraire, comme `itinéraire B K` : { contact-words-route }
        - retirer un tronçon : { contact-words-back }
        - un itinéraire vide : { contact-words-clear }
        - choisir une carte Signal, comme `signal 4` : { contact-words-signal }
        - changer d’objectif : { contact-words-exchange }
        - recommencer la prise : { contact-words-drop }
        - l’envoyer : { contact-words-send }
        - deviner, comme `deviner K`, ou `deviner K B` avec 50:50 : { contact-words-guess }
        - demander une répétition : { contact-words-repeat }
        - faire montrer la première escale : { contact-words-stop }
        - un briefing, comme `briefing 1`, par le numéro de la carte : { contact-words-briefing }
        - payer les cartes Aide : { contact-words-reactivate }
        - s’entraîner, comme `essai 0 B` : { contact-words-practise }
        - commencer la mission : { contact-words-begin }
        - voir votre plateau : { contact-words-show }
        - cette liste : { words-help }
        - les règles de ce moment : { words-rules }
