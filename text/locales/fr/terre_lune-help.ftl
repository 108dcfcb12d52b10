# Les règles de De la Terre à la Lune, complètes, en courtes pages : 1 900 caractères au plus chacune.
# ◇ signale une règle maison, que la règle d’origine n’a pas.

terre_lune-help-aim = Le but
    .body =
        Deux à quatre cosmonautes vont sur la **Lune** et en reviennent. Quatre **stations** donnent des concessions « Richesses », la Lune les **gisements** qui les concrétisent. Rapporte le gisement d’un minerai, et toutes tes concessions de ce minerai comptent. Le plus gros total gagne.

        ◇ Points de chaque concession (et nombre de concessions) : eau H2O 500 (1), oxygène O 400 (1), aluminium AL 300 (2), titane TI 250 (3), fer FE 200 (4), calcium CA 150 (5), silicium SI 100 (6), zirconium ZR 50 (8), gisement épuisé 0 (2).

        Chacun a cinq des 32 cartes, aux couleurs des fusées : rouge, jaune, bleu, vert. **Le 1 est le plus fort**, c’est le **MOLAB** ; puis le 2, le **MOBEX**, jusqu’au 8.

        ◇ signale une règle maison : la règle d’origine n’en dit rien, ou ses figures manquent. ◇ Le hasard décide qui commence.

terre_lune-help-board = Le plateau
    .body =
        ◇ Le plateau d’origine est perdu ; le nôtre suit chaque phrase de la règle. Cases (paliers) entre deux lieux :

        - Terre–Bêta, Terre–Gamma : 5 ; Terre–Alpha, Terre–Delta : 8
        - Alpha–Bêta, Bêta–Gamma, Gamma–Delta : 3
        - Alpha–Lune, Delta–Lune : 6 ; Bêta–Lune, Gamma–Lune : 7

        {""}**AL3** est la troisième case d’Alpha vers la Lune, **TB4** la quatrième de la Terre vers Bêta.

        L’orbite du pirate, O1 à O18, suit le sens des aiguilles d’une montre et croise les chemins en AL3 (O14), BL4 (O11), GL4 (O8) et DL3 (O5).

        Face cachée : huit concessions par station, huit gisements aux places 1 à 8 de la Lune.

terre_lune-help-turn = Le tour
    .body =
        Je jette trois dés. Les **bleus** font avancer le satellite-pirate, puis le **rouge** ta fusée.

        - **Le chemin.** Tu peux entrer sur une station, la Lune ou la Terre avec des pas de trop ; les deux dernières arrêtent le mouvement. ◇ Tu peux traverser une station, mais pas repartir par où tu viens. Pas de demi-tour sur un chemin. Plusieurs fusées peuvent partager une case.
        - **L’écart.** Ensuite, tu peux échanger **exactement** autant de cartes que le dé rouge (5 pour un 6), même sur la Lune et au retour. Les tiennes vont d’abord sous la pioche. Ton tour finit avec ton vol s’il ne reste rien d’autre : avant de voler, **Puis échanger…** le laisse ouvert.
        - **Un 6** te permet aussi de pousser d’une case une fusée adverse sur son chemin, dans un sens ou l’autre, ◇ mais pas sur une station, la Lune ou la Terre.

        ◇ Ce qui ne laisse aucun choix se fait tout seul : la fin d’un combat décidé, et un tour à un seul chemin, sauf si tu as échangé des cartes au tour d’avant.

terre_lune-help-station = Sur une station
    .body =
        En t’y arrêtant, tu prends la concession du dessus, ◇ d’office. Une par visite. Les autres ne voient que le nombre des tiennes.

        Tu peux aussi lancer un **défi** s’il reste ici des concessions. Il vise tous ceux qui volent encore vers la Lune (pour la première fois ou de nouveau) sans en être plus près que toi : un joueur au moins. ◇ Ils jouent d’où ils sont. ◇ C’est permis au retour aussi.

        ◇ Tu échanges des cartes avant ou après, une fois par tour.

terre_lune-help-challenge = Le défi
    .body =
        Celui qui défie choisit l’**atout** et entame. Cinq levées, une carte chacun :

        - **Suis** dans la couleur demandée. ◇ Si c’est l’atout, suivre suffit.
        - Si tu ne peux pas, **coupe** d’un atout, et **surcoupe** si tu peux. ◇ Sans atout plus haut, tu dois quand même en jouer un plus bas.
        - Sans l’un ni l’autre, défausse ce que tu veux.

        L’atout le plus haut prend la levée ou, à défaut, la plus haute carte de la couleur demandée. Son joueur entame la suivante.

        Qui prend le plus de levées gagne ; ◇ à égalité, le dernier des ex æquo à en avoir pris une. ◇ Où qu’il soit, le gagnant prend les concessions de la station, tant qu’il y en a : **une par joueur** du défi, 2 de plus s’il avait le MOLAB de sa couleur, 1 de plus s’il avait celui d’atout.

        Ensuite les 32 cartes sont battues, et chacun en reçoit cinq.

terre_lune-help-pirate = Le satellite-pirate
    .body =
        - **Attraction.** Arrête-toi sur son orbite, et tu le suis aussitôt, de la somme des dés bleus. Au tour suivant, tu reviens à cette case, puis avances du dé rouge moins cette distance. ◇ S’il ne reste rien, tu attends là ce tour. Il ne t’entraîne qu’**une fois par traversée** : un pirate barré le montre, jusqu’à la prochaine station ou la Lune. Passer est sans danger.

        - **Collision.** Arrête-toi sur sa case en allant vers la Lune, et tu retombes sur la station que tu as quittée. Tes concessions y restent toutes, ◇ sous le paquet. La **seconde** fois, tu es hors course : tes gisements retournent sur la Lune, ◇ à des places tirées au sort, tes concessions sortent du jeu, ◇ tes cartes vont sous la pioche. ◇ Le dernier qui reste gagne aussitôt.

        Au retour, il n’y a que l’attraction.

        ◇ Une fusée poussée par un 6 compte comme arrêtée là. ◇ Le pirate qui passe sur une fusée ou s’y arrête ne lui fait rien. ◇ Revenir après l’attraction n’est pas s’arrêter.

terre_lune-help-moon = Sur la Lune
    .body =
        En te posant, tu **regardes un gisement** en secret. Tu peux le garder si tu as une concession de son minerai. Sinon il retourne tout seul à la même place, ◇ et ton propre plateau te montre ce que tu as vu.

        À chaque tour suivant, tu en regardes un autre **ou** tu repars, vers la Terre ou vers une station, pour y chercher des concessions et revenir. ◇ Pas moyen de passer. Les dés font quand même avancer le pirate et permettent l’écart.

        Au retour, la concession d’une station ne compte que si tu as déjà son gisement.

terre_lune-help-ambush = L’embuscade
    .body =
        Sur ton **retour**, arrêté sur une station, tu peux tendre une embuscade à un adversaire, ◇ en arrivant ou, au tour suivant, avant de repartir. ◇ Il est aussi sur le retour, avec un gisement, sur cette station ou sur un chemin qui la touche. Sa fusée est attirée sur la station. ◇ Une fois par station : ton jeton la marque.

        Un défi à deux commence ; tu choisis l’atout et entames. **L’un comme l’autre peut gagner**, et prend **deux paquets**, trois s’il avait le MOLAB de sa couleur.

        Un paquet, c’est un gisement avec toutes ses concessions. ◇ Le perdant les pose ensuite face cachée, dans un ordre tiré au sort, et peut y mêler des **leurres** : des concessions sans gisement, ou de gisement épuisé. Le gagnant n’en voit que la taille.

terre_lune-help-end = La fin
    .body =
        De retour sur Terre après être allé sur la Lune, tu as **atterri** : prime de **200** points au premier, **150** au second.

        Le premier atterrissage retire le pirate, les cartes et les concessions restantes : plus de défi ni d’embuscade. Les autres rentrent par le plus court chemin, au dé rouge seul. ◇ Je le joue d’un trait. ◇ Une fusée qui allait vers la Lune fait demi-tour ; sans y avoir été, elle n’a pas de prime. ◇ Une fusée entraînée repart de sa case d’attraction.

        Ton score : tes concessions **concrétisées**, plus ta prime. ◇ Une égalité se partage.

terre_lune-help-time = Temps écoulé
    .body =
        Je joue pour toi, ◇ prudemment :

        - Sur le chemin : le plus court vers la Lune, puis vers la Terre ; jamais dans le pirate s’il y a un autre chemin ; avec un arrêt sur les stations qui ont des concessions.
        - Sur la Lune : je regarde un gisement, et le garde si c’est permis.
        - Pas d’échange, de poussée, de défi ni d’embuscade.
        - Dans un combat : la carte la moins chère qui gagne, sinon la plus faible ; j’entame de la plus forte.
        - Pas de leurres ; les plus gros paquets.

        `/table annuler` annule un coup qui n’a rien révélé : ni dés, ni concession, ni gisement.

terre_lune-help-commands = Les commandes
    .body =
        - `/lune ouvrir`, `/table rejoindre`, `/table quitter`, `/table commencer` : avant la partie
        - `/table montrer` : le plateau revient en bas ; `/table fermer` : fermer la partie
        - `/lune aller vers:Bêta` : y aller
        - `/lune prospecter place:3` : regarder un gisement, puis `/lune garder` ou `/lune remettre`
        - `/lune échanger cartes:R7 B3`
        - `/lune pousser fusée:bleue sens:en avant` : après un 6
        - `/lune défi atout:rouge`, `/lune embuscade fusée:bleue atout:rouge`
        - `/lune jouer carte:R7`
        - `/lune paquets` : tes paquets ; avec des leurres : `/lune paquets leurres:ZR avec FE`
        - `/lune prendre paquets:1 3` : prendre des paquets
        - `/lune fin` : finir ton tour
        - `/console` : ton plateau ; `/table agrandir` : en plus grand ; `/table décrire` : en mots
        - `/table astuce` : ce que ferait un ordinateur ; après la partie, **{ table-button-look-back }** : ce qui aurait été mieux
        - Cerclé ou souligné : nouveau depuis le dernier coup, dans ta console depuis le tien
        - `/table règles` : ces pages

terre_lune-help-messages = En MP
    .body =
        Écris un lieu (`Bêta`, `Lune`, `TB4`) pour y aller, une carte (`R7`, `bleu 3`) pour la jouer. Ou écris :

        - `aller Bêta` : { terre_lune-words-go }
        - regarder un gisement, `place 3` : { terre_lune-words-prospect }
        - le garder : { terre_lune-words-keep }
        - le remettre : { terre_lune-words-putback }
        - `échanger R7 B3` : { terre_lune-words-exchange }
        - `pousser bleu avant` : { terre_lune-words-push }
        - en avant : { terre_lune-words-forward } ; en arrière : { terre_lune-words-backward }
        - `défi rouge` : { terre_lune-words-challenge }
        - `embuscade bleu rouge` (la fusée, puis l’atout) : { terre_lune-words-ambush }
        - jouer une carte : { terre_lune-words-play }
        - poser tes paquets, `paquets ZR avec FE, épuisé avec SI` : { terre_lune-words-pack }
        - épuisé : { terre_lune-words-exhausted }
        - prendre des paquets, `prendre 1 3` : { terre_lune-words-seize }
        - finir ton tour : { terre_lune-words-end }
        - ton plateau : { terre_lune-words-show }
        - cette liste : { words-help }
        - les règles du moment : { words-rules }
