# Les règles de Contact, complètes, en courtes pages : 1 900 caractères au plus chacune.
# ◇ marque un choix de la maison, et non la règle d’origine.

contact-help-aim = Le but
    .body =
        Tu fais partie d’une équipe de **2 à 5**. L’un de ses membres, la **source**, sait de quelle planète vient un signal, mais ne peut que lever et poser la main. La main y vole par bonds, de planète en planète, et les autres sentent au rythme la longueur de chaque bond.

        Le but : **12 planètes en 12 tours** avant la panne de carburant, et le plus de cartes Signal possible : **42 points** au mieux.

        ◇ marque un choix de la maison : la règle d’origine n’en dit rien, ou ses chiffres manquent.

contact-help-space = L’espace
    .body =
        Un carré avec la **Terre** et 18 planètes, de A à R ; la variante pro ajoute cinq astéroïdes, de S à W. Les plaquettes en couleur sont dévoilées ; les **objectifs possibles** portent un anneau. Les planètes atteintes, ou déjà essayées dans ce tour, sont marquées aussi.

        ◇ Le carré fait 40 unités sur 40, une plaquette est un disque de 3,5 de large, et il y a au moins une demi-unité entre deux. L’image est à l’échelle : **juger les distances à l’œil, c’est le jeu** ; je ne mesure donc pour personne. *Agrandir* la montre plus grande, en privé ; `/table décrire` dit où sont les plaquettes.

        On vole **tout droit**, de centre à centre. Une troisième plaquette sur le chemin le bloque ; une ligne qui n’en touche que le bord est libre. Toute plaquette peut servir d’escale, dévoilée ou non, mais **une seule fois** par vol.

contact-help-source = La source
    .body =
        À chaque tour, une carte Signal est révélée. Puis une planète est dévoilée et rejoint les objectifs possibles, et la source tire parmi eux son **objectif secret**.

        Sous **Ma console**, la source compose un itinéraire de la fusée à l’objectif : choisis la plaquette suivante dans la liste. Sur son image, celles à sa portée ont un anneau ; la liste dit ce qui bloque les autres. Elle seule voit l’itinéraire, et le défait tronçon par tronçon. Un vol direct marche aussi ; une escale en dit souvent plus.

        Source : ne parle pas, ne montre rien. Équipage : pas de concertation. Les clics de la source sont privés : inutile de détourner le regard.

contact-help-hand = La main
    .body =
        Quand l’itinéraire finit sur l’objectif, un seul bouton **décolle** et **atterrit** tour à tour. Tape Décoller, attends la distance, tape Atterrir. Les pauses au sol font partie du rythme. Les temps viennent du cachet que Discord met sur chaque pression : aucun retard ne compte, ni le tien ni le mien.

        Oublie une prise et recommence autant que tu veux : seul ce que tu **envoies** est une transmission. Il y faut autant d’atterrissages que de tronçons.

        ◇ Une prise dure deux minutes au plus. ◇ Deux pressions du même bouton en moins de 0,15 s sont un double clic et comptent une fois. Si ton bouton n’a pas eu le temps de changer, une seconde pression plus lente compte quand même : continue, je suis.

        L’équipage voit une **main animée** qui se lève et tape exactement à ce rythme, une seule fois, sans aucun chiffre. ◇ Une partie peut choisir des **barres** : une bande fixe, un quart de seconde par signe, et aussi en mots.

        ◇ **Vols d’essai.** Avant le tour 1, chacun peut choisir deux plaquettes et voler de l’une à l’autre devant tous, pour s’accorder sur l’allure. La première source lance la mission.

contact-help-guess = Deviner
    .body =
        D’abord la personne à gauche de la source, puis dans le sens des aiguilles d’une montre, encore et encore ; à deux, c’est toujours l’autre. À ton tour, nomme un objectif possible, ou demande à la source de **transmettre encore** : 3 transmissions en tout, puis il faut deviner. La source peut changer d’itinéraire à chaque fois. Seule la personne qui devine demande.

        {""}**Correct** : la fusée s’y pose. Si c’était la première supposition du tour, la carte Signal est gagnée.

        {""}**Faux** : un bidon de perdu, et avec la première erreur du tour la carte Signal aussi. La personne suivante devine, avec de nouveau jusqu’à 3 transmissions. Une planète déjà essayée ne peut plus l’être dans ce tour.

contact-help-mission = La mission
    .body =
        Après chaque tour, la personne à gauche devient la source. ◇ « À gauche » veut dire la place suivante, dans l’ordre d’arrivée.

        - **Perdu** dès que le carburant est épuisé, même au dernier tour.
        - **Gagné** après 12 planètes. Le score est la somme des cartes gagnées, sur 42. S’il reste 3 bidons ou plus, tente le niveau suivant.

        Une planète atteinte n’est plus un objectif, mais on peut toujours y faire escale. La Terre n’est jamais un objectif.

        ◇ **Solo.** C’est moi la source : je choisis un itinéraire difficile à confondre et je le vole à allure égale. Tu devines. Dans la variante pro, seules 50:50 et la première escale te servent.

contact-help-pro = La variante pro
    .body =
        - Les 24 plaquettes sont toutes dévoilées : la Terre au centre, les cinq **astéroïdes** autour. Toutes peuvent servir d’escale ; les astéroïdes ne sont jamais des objectifs.
        - Les 18 planètes sont des objectifs possibles dès le début.
        - **5 bidons** de carburant et trois **cartes Aide**.
        - La source tire son objectif, puis **choisit** elle-même la carte Signal : plus de points pour un itinéraire facile à lire. Une carte perdue ne peut plus être choisie.

        Trouve les douze avec ton équipe et tu reçois un **certificat** avec noms, planètes, date et points. ◇ Ses sept rangs sont les nôtres : 42, à partir de 36, 30, 24, 18, 12, et au-dessous. Sa date est celle de la victoire.

contact-help-aids = Les cartes Aide
    .body =
        Variante pro. Chacune sert une fois ; elle est ensuite retournée.

        - **50:50** (qui devine) : nomme deux planètes ensemble. Si l’une est juste, c’est trouvé ; un bidon n’est perdu que si les deux sont fausses. Cela compte pour une supposition : la première du tour gagne la carte.
        - **Première escale** (qui devine) : la fusée va sur la première escale du dernier vol, s’il en avait une. C’est un repère : le vol part toujours de l’ancienne place.
        - **Changement d’objectif** (la source) : échange ton objectif avant de choisir la carte Signal. L’ancien est remélangé sans être dévoilé.
        - **Briefing** (l’équipage) : dépense n’importe quelle carte active, et l’équipage peut parler jusqu’à la prochaine supposition. La source écoute seulement. Pas à deux : il n’y a personne à consulter.

        {""}**Un bidon** réactive toutes les cartes utilisées. Le dernier ne peut pas servir à ça. ◇ C’est à la personne dont c’est le tour de le payer.

contact-help-options = Options
    .body =
        - **Niveaux 1 à 6** : le nombre de planètes qui sont des objectifs possibles avant le tour 1. Commence par 2. Tu as 6 bidons.
        - **Variante pro** : vois sa page.
        - ◇ **Main ou barres** : comment l’équipage reçoit un vol.
        - ◇ **Vols d’essai** avant le tour 1, ou non.
        - ◇ **Rythme** : la durée d’un tour.

contact-help-time = Quand le temps est écoulé
    .body =
        Chaque partie fixe la durée d’un tour. Temps écoulé ? J’agis pour toi, pour que personne ne reste bloqué :

        - ◇ Pendant les essais : la mission commence.
        - ◇ Source, tout l’itinéraire tapé : j’envoie la prise telle quelle.
        - ◇ Source, répétition demandée : la dernière transmission revient.
        - ◇ Source, rien d’envoyé : la personne suivante devient la source, avec un autre objectif. Une prise inachevée est oubliée. Je ne tape jamais l’itinéraire d’une personne : ça dirait ce que j’ai mesuré.
        - ◇ Qui devait deviner : c’est au suivant.
        - ◇ Tous ont laissé passer : un bidon de perdu.

        Si tu pars, ta place est libre. Une autre personne peut la reprendre, avec ses secrets ; sinon, c’est ce qui arrive chaque fois que son temps est écoulé.

contact-help-commands = Commandes
    .body =
        - `/contact ouvrir` lance une partie ; les options y sont aussi
        - `/table rejoindre`, `/table quitter`, `/table commencer` : avant la partie
        - `/table montrer` ramène le plateau en bas, `/table fermer` ferme la partie
        - `/contact essai de:0 vers:B` fait un vol d’essai, `/contact commencer` lance la mission
        - Source : `/contact itinéraire plaquettes:B K` prépare, `/contact signal points:4` et `/contact échanger` sont pour la variante pro, `/contact recommencer` reprend une prise, `/contact envoyer` l’envoie. La main elle-même est un bouton sous `/console`
        - Qui devine : `/contact deviner planète:K`, ou `/contact deviner planète:K ou:B` avec 50:50 ; `/contact répéter`, `/contact escale`
        - `/contact briefing carte:50:50` ouvre un briefing, `/contact réactiver` paie les cartes Aide
        - `/console` montre ton plateau et ce que tu peux faire ; `/table agrandir`, ce qui y compte en ce moment, en plus grand ; `/table décrire`, le plateau en mots
        - `/table astuce` dit ce que ferait un ordinateur à ta place ; **Analyser**, une fois la partie finie, ce qui aurait été mieux
        - Ce qui est nouveau est cerclé ou souligné : sur le plateau, depuis le dernier coup ; dans ta console, depuis le tien
        - `/table règles` montre ces pages

        Les boutons sous le plateau et dans ta console font la même chose.

contact-help-messages = En MP
    .body =
        Tu peux simplement m’écrire. `B K` est l’itinéraire de la source ; `K` est ce que tu devines. Les mots français et anglais marchent :

        - ton itinéraire, comme `itinéraire B K` : { contact-words-route }
        - retirer un tronçon : { contact-words-back }
        - vider l’itinéraire : { contact-words-clear }
        - choisir une carte Signal, comme `signal 4` : { contact-words-signal }
        - changer d’objectif : { contact-words-exchange }
        - recommencer la prise : { contact-words-drop }
        - l’envoyer : { contact-words-send }
        - deviner, comme `deviner K`, ou `deviner K B` avec 50:50 : { contact-words-guess }
        - demander une répétition : { contact-words-repeat }
        - montrer la première escale : { contact-words-stop }
        - un briefing, comme `briefing 1`, par le numéro ou le nom de la carte : { contact-words-briefing }
        - payer les cartes Aide : { contact-words-reactivate }
        - faire un essai, comme `essai 0 B` : { contact-words-practise }
        - lancer la mission : { contact-words-begin }
        - voir ton plateau : { contact-words-show }
        - cette liste : { words-help }
        - les règles du moment : { words-rules }
