# Les règles de De la Terre à la Lune, complètes, en courtes pages : 1 900 caractères au plus chacune.
# ◇ signale ce qui est un choix de la maison et non de la règle d’origine.

terre_lune-help-aim = Le but
    .body =
        Deux à quatre cosmonautes vont sur la **Lune** et en reviennent. En chemin, ils prennent sur quatre **stations** des options « Richesses », et sur la Lune les pions « Gisements » qui les concrétisent. Qui a le plus de points une fois tous rentrés a gagné.

        Une option ne vaut ses points que si l’on rapporte aussi le **pion** de son minerai ; un pion suffit pour toutes les options du même minerai.

        ◇ Points de chaque option (et nombre d’options) : eau H2O 500 (1), oxygène O 400 (1), aluminium AL 300 (2), titane TI 250 (3), fer FE 200 (4), calcium CA 150 (5), silicium SI 100 (6), zirconium ZR 50 (8), gisement épuisé 0 (2).

        Les 32 cartes « Exploration » vont de 1 à 8 en rouge, jaune, bleu et vert ; le 1 est le **MOLAB**, la plus haute, le 2 le **MOBEX**, le 8 la plus basse. Les fusées ont les mêmes couleurs, dans l’ordre des sièges.

        ◇ signale un choix de la maison : la règle d’origine n’en dit rien, ou ses figures manquent. ◇ Le sort dit qui commence.

terre_lune-help-board = Le plateau
    .body =
        ◇ Le plateau d’origine manque ; le nôtre suit chaque phrase de la règle. Entre deux lieux, il y a tant de paliers :

        - Terre–Bêta, Terre–Gamma : 5 ; Terre–Alpha, Terre–Delta : 8
        - Alpha–Bêta, Bêta–Gamma, Gamma–Delta : 3
        - Alpha–Lune, Delta–Lune : 6 ; Bêta–Lune, Gamma–Lune : 7

        Un palier a un code, le même dans toutes les langues : **AL3** est le troisième d’Alpha vers la Lune, **TB4** le quatrième de la Terre vers Bêta.

        L’orbite du satellite-pirate a 18 cases, O1 à O18, dans le sens des aiguilles d’une montre autour de la Lune. Elle croise les chemins en AL3 (O14), BL4 (O11), GL4 (O8) et DL3 (O5).

        Huit options sont sur chaque station, huit pions aux places 1 à 8 de la Lune, tous face cachée.

terre_lune-help-turn = Le tour
    .body =
        Je jette les trois dés. Les deux **bleus** font avancer le satellite-pirate, le **rouge** votre fusée.

        - **Le chemin.** Vous avancez d’autant de paliers que de points. On peut entrer sur une station, la Lune ou la Terre avec des points de trop. ◇ On peut aussi traverser une station et continuer, mais pas par où l’on vient ; sur un chemin, pas de demi-tour ; la Lune et la Terre arrêtent le mouvement. Plusieurs fusées peuvent être au même palier.
        - **L’écart.** Ensuite, vous pouvez échanger des cartes : **exactement** autant que le dé rouge (5 pour un 6), ou aucune. Celles que vous donnez vont sous le talon avant d’en recevoir. C’est permis aussi sur la Lune et au retour.
        - **Un 6.** Il permet encore de pousser d’une case, en avant ou en arrière, une fusée adverse qui est sur un palier, pour la mettre sur le passage ou dans l’orbite du pirate. ◇ Pas jusque sur une station, la Lune ou la Terre.

        ◇ Un mouvement sans choix se fait tout seul, et le tour finit tout seul quand il n’y reste rien à faire.

terre_lune-help-station = Sur une station
    .body =
        Qui s’arrête sur une station prend l’option du dessus, ◇ d’office. Une par visite ; on peut partir et revenir en prendre une autre. Ces options sont secrètes : les autres n’en voient que le nombre.

        Il peut aussi lancer un **défi** à ceux qui le suivent : tous ceux qui vont vers la Lune et n’en sont pas plus près que lui. ◇ Ils jouent d’où ils sont ; il en faut au moins un, et au moins une option sur la station. ◇ On peut défier sur son retour aussi ; cela oblige ceux qui n’ont pas encore été sur la Lune ou qui y retournent.

        ◇ On échange des cartes avant ou après un défi, une fois par tour.

terre_lune-help-challenge = Le défi
    .body =
        Qui défie choisit l’**atout** et joue le premier. Cinq levées, une carte de chacun par levée :

        - On **suit** dans la couleur demandée.
        - Qui ne peut pas suivre **coupe** d’un atout, et **surcoupe** s’il le peut. ◇ Sans atout plus haut, un plus bas doit quand même être joué.
        - Qui n’a ni l’un ni l’autre défausse ce qu’il veut.
        - ◇ Quand l’atout est demandé, il suffit de suivre.

        La plus haute carte d’atout, ou à défaut de la couleur demandée, prend la levée et entame la suivante.

        Le plus de levées gagne ; ◇ à égalité, qui a pris la dernière. Il prend sur la station **autant d’options que de joueurs**, 2 de plus s’il avait le MOLAB de sa couleur, 1 de plus s’il avait celui d’atout, tant qu’il y en a, ◇ où qu’il soit.

        Ensuite les 32 cartes sont battues, et chacun en reçoit cinq. ◇ La dernière levée, où chacun n’a qu’une carte, se joue toute seule.

        Votre console montre vos cartes, et dit de chacune pourquoi elle ne peut pas être jouée.

terre_lune-help-pirate = Le satellite-pirate
    .body =
        - **Attraction.** Qui s’arrête à un palier de l’orbite suit le pirate, aussitôt, d’autant de cases que les deux dés bleus du tour. Au tour suivant, la fusée revient à ce palier, puis continue avec les points du dé rouge moins la distance. ◇ S’il n’en reste pas, elle attend là jusqu’à la fin du tour. On n’est entraîné qu’**une fois par traversée** : jusqu’à la prochaine station ou la Lune, ce que montre un pirate barré. Passer sans s’arrêter est sans danger.

        - **Collision.** Qui, en allant vers la Lune, s’arrête sur le palier où est le pirate, retombe sur la station quittée et y laisse toutes ses options, ◇ sous le paquet. La **seconde** collision pulvérise la fusée : le cosmonaute est éliminé, ses pions retournent sur la Lune, ◇ à des places tirées au sort, ses options sortent du jeu, ◇ ses cartes vont sous le talon. ◇ Le dernier qui reste a gagné aussitôt.

        Au retour, pas de collision, mais l’attraction demeure.

        ◇ Une fusée poussée par un 6 subit attraction ou collision comme si elle s’était arrêtée là. ◇ Le pirate qui passe sur une fusée ou s’y arrête ne lui fait rien. ◇ Ramener sa fusée au palier d’attraction n’est pas s’y arrêter.

terre_lune-help-moon = Sur la Lune
    .body =
        En se posant, on **regarde un pion** de son choix, en secret. On le garde si l’on a une option de son minerai ; sinon, ou si l’on n’en veut pas, on le remet à la même place. Retenir où est quoi fait partie du jeu.

        À chaque tour suivant, on regarde encore un pion, **ou** l’on repart. ◇ Il n’y a pas de tour pour rien. Les dés sont jetés quand même, pour le pirate et pour l’écart.

        On peut repartir vers la Terre, ou vers une station pour y chercher des options, puis revenir.

        Le retour se fait comme l’aller : les stations donnent encore une option par arrêt, mais elle ne vaut que si l’on a déjà son pion.

terre_lune-help-ambush = L’embuscade
    .body =
        Sur votre **retour**, arrêté sur une station, vous pouvez tendre une embuscade à un adversaire, ◇ en arrivant ou, au tour suivant, avant de repartir. ◇ Il est aussi sur le retour, a au moins un pion, et se trouve sur cette station ou sur un chemin qui la touche ; il est attiré sur la station. ◇ Une embuscade par station (un jeton de votre couleur l’y marque), et plus aucune quand quelqu’un a atterri.

        Elle se joue à deux comme un défi : qui la tend choisit l’atout et joue le premier. **N’importe lequel des deux peut gagner.** Le gagnant prend à l’autre **deux paquets**, trois s’il avait le MOLAB de sa couleur.

        Un paquet, c’est un pion avec toutes ses options. ◇ Le perdant les pose après le combat, face cachée, dans un ordre tiré au sort, et peut y mêler des **leurres** : des options sans pion, ou de gisement épuisé. Le gagnant n’en voit que la taille. ◇ S’il les prend tous, il n’y a rien à choisir ni à cacher.

terre_lune-help-end = La fin
    .body =
        Qui a été sur la Lune et revient sur Terre a **atterri** : prime de **200** points au premier, **150** au second.

        Dès le premier atterrissage, le pirate, les cartes et les options restantes sont retirés : plus de défi ni d’embuscade. Les autres rentrent par le plus court chemin, au dé rouge seul. ◇ Je le joue d’un trait. ◇ Qui allait encore vers la Lune fait demi-tour ; sans y avoir été, il n’a pas de prime. ◇ Une fusée entraînée repart de son palier d’attraction.

        Puis tout est dévoilé : chacun compte ses options **concrétisées** et sa prime. Le plus haut total gagne ; ◇ une égalité se partage.

terre_lune-help-time = Quand quelqu’un se tait
    .body =
        La table choisit combien de temps une décision peut prendre. Ce temps passé, je joue à la place de qui se tait, ◇ prudemment :

        - Sur le chemin : vers la Lune, puis vers la Terre, par le plus court ; jamais dans le pirate s’il y a un autre chemin ; avec un arrêt sur les stations qui ont des options.
        - Sur la Lune : un pion est regardé, et gardé s’il peut l’être.
        - Pas d’échange, pas de poussée, pas de défi, pas d’embuscade.
        - Dans un combat : la levée est prise au moindre prix, sinon la carte la plus faible est jouée ; à l’entame, la plus forte.
        - Pas de leurres ; les plus gros paquets sont pris.

        Un mouvement qui n’a rien révélé s’annule avec `/table annuler`, ou par le bouton de votre console ; les dés, les options et les pions vus restent.

terre_lune-help-commands = Les commandes
    .body =
        - `/lune ouvrir` ouvre une table ; la case de départ du pirate et le rythme s’y choisissent
        - `/table rejoindre`, `/table quitter`, `/table commencer` : avant la partie
        - `/table montrer` ramène le plateau en bas, `/table fermer` ferme la table
        - `/lune aller vers:Bêta` prend le chemin qui finit là ; les lieux possibles sont proposés
        - `/lune prospecter place:3` regarde un pion, `/lune garder` le garde, `/lune remettre` le remet
        - `/lune échanger cartes:R7 B3` échange des cartes
        - `/lune pousser fusée:bleue sens:en avant` pousse une fusée après un 6
        - `/lune défi atout:rouge` lance un défi, `/lune embuscade fusée:bleue atout:rouge` tend une embuscade
        - `/lune jouer carte:R7` joue une carte
        - `/lune paquets` pose vos paquets ; avec des leurres : `/lune paquets leurres:ZR avec FE`
        - `/lune prendre paquets:1 3` prend des paquets
        - `/lune fin` finit votre tour
        - `/console` montre votre plateau et ce que vous pouvez faire ; `/table agrandir`, ce qui y compte en ce moment, en plus grand ; `/table décrire`, le plateau en mots
        - `/table conseil` dit ce que ferait un ordinateur à votre place ; **Mes tournants**, une fois la partie finie, ce qui aurait été mieux
        - Ce qui est nouveau est cerclé ou souligné : sur le plateau, depuis le dernier coup ; dans votre console, depuis le vôtre
        - `/table règles` montre ces pages

        Les boutons de votre console font de même.

terre_lune-help-messages = En message privé
    .body =
        Vous pouvez simplement m’écrire : un lieu (`Bêta`, `Lune`, `TB4`) y va, une carte (`R7`, `bleu 3`) la joue dans un combat. Les mots français et anglais conviennent tous :

        - aller, comme `aller Bêta` : { terre_lune-words-go }
        - regarder un pion, comme `place 3` : { terre_lune-words-prospect }
        - le garder : { terre_lune-words-keep }
        - le remettre : { terre_lune-words-putback }
        - échanger, comme `échanger R7 B3` : { terre_lune-words-exchange }
        - pousser, comme `pousser bleu avant` : { terre_lune-words-push }
        - en avant : { terre_lune-words-forward } ; en arrière : { terre_lune-words-backward }
        - un défi, comme `défi rouge` : { terre_lune-words-challenge }
        - une embuscade, comme `embuscade bleu rouge` (la fusée, puis l’atout) : { terre_lune-words-ambush }
        - jouer une carte : { terre_lune-words-play }
        - poser ses paquets, comme `paquets ZR avec FE, épuisé avec SI` : { terre_lune-words-pack }
        - un gisement épuisé : { terre_lune-words-exhausted }
        - prendre des paquets, comme `prendre 1 3` : { terre_lune-words-seize }
        - finir le tour : { terre_lune-words-end }
        - voir votre plateau : { terre_lune-words-show }
        - cette liste : { words-help }
        - les règles de ce moment : { words-rules }
