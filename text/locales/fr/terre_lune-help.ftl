# Les règles de De la Terre à la Lune, complètes, en courtes pages : 1 900 caractères au plus chacune.
# ◇ signale une règle maison, que la règle d’origine n’a pas.

terre_lune-help-aim = Le but
    .body =
        Deux à quatre cosmonautes vont sur la **Lune** et en reviennent. En chemin, tu prends sur quatre **stations** des options « Richesses », et sur la Lune les pions « Gisements » qui les concrétisent. Une fois tout le monde rentré, le plus gros total gagne.

        Une option ne vaut ses points que si tu rapportes aussi le **pion** de son minerai. Un pion suffit pour toutes tes options du même minerai.

        ◇ Points de chaque option (et nombre d’options) : eau H2O 500 (1), oxygène O 400 (1), aluminium AL 300 (2), titane TI 250 (3), fer FE 200 (4), calcium CA 150 (5), silicium SI 100 (6), zirconium ZR 50 (8), gisement épuisé 0 (2).

        Les 32 cartes « Exploration » vont de 1 à 8 en rouge, jaune, bleu et vert. **Le 1 est le plus fort**, c’est le **MOLAB** ; puis vient le 2, le **MOBEX**, jusqu’au 8. Les fusées ont les mêmes couleurs, dans l’ordre des places.

        ◇ signale une règle maison : la règle d’origine n’en dit rien, ou ses figures manquent. ◇ Le hasard décide qui commence.

terre_lune-help-board = Le plateau
    .body =
        ◇ Le plateau d’origine est perdu ; le nôtre suit chaque phrase de la règle. Cases (paliers) entre deux lieux :

        - Terre–Bêta, Terre–Gamma : 5 ; Terre–Alpha, Terre–Delta : 8
        - Alpha–Bêta, Bêta–Gamma, Gamma–Delta : 3
        - Alpha–Lune, Delta–Lune : 6 ; Bêta–Lune, Gamma–Lune : 7

        Chaque case a un code, le même dans toutes les langues : **AL3** est la troisième d’Alpha vers la Lune, **TB4** la quatrième de la Terre vers Bêta.

        L’orbite du satellite-pirate a 18 cases, O1 à O18, dans le sens des aiguilles d’une montre autour de la Lune. Elle croise les chemins en AL3 (O14), BL4 (O11), GL4 (O8) et DL3 (O5).

        Huit options sont sur chaque station, huit pions aux places 1 à 8 de la Lune, tous face cachée.

terre_lune-help-turn = Le tour
    .body =
        Je jette les trois dés. Les deux **bleus** font avancer le satellite-pirate, puis le **rouge** ta fusée.

        - **Le chemin.** Tu avances d’autant de cases que le dé rouge. Tu peux entrer sur une station, la Lune ou la Terre avec des pas de trop. ◇ Tu peux aussi traverser une station, mais pas repartir par où tu viens. Pas de demi-tour sur un chemin. La Lune et la Terre arrêtent le mouvement. Plusieurs fusées peuvent être sur la même case.
        - **L’écart.** Ensuite, tu peux échanger des cartes : **exactement** autant que le dé rouge (5 pour un 6), ou aucune. Les tiennes vont sous la pioche avant que tu en reçoives d’autres. C’est permis aussi sur la Lune et au retour.
        - **Un 6** te permet aussi de pousser d’une case, en avant ou en arrière, une fusée adverse qui est sur une case d’un chemin, pour la mettre sur le passage ou dans l’orbite du pirate. ◇ Pas jusque sur une station, la Lune ou la Terre.

        ◇ Un mouvement sans choix se fait tout seul, et le tour finit tout seul quand il n’y reste rien à faire.

terre_lune-help-station = Sur une station
    .body =
        En t’arrêtant sur une station, tu prends l’option du dessus, ◇ d’office. Une par visite ; pars et reviens pour en prendre une autre. Les options sont secrètes : les autres n’en voient que le nombre.

        Tu peux aussi lancer un **défi** à ceux qui te suivent : tous ceux qui vont vers la Lune et n’en sont pas plus près que toi. ◇ Ils jouent d’où ils sont. Il en faut au moins un, et au moins une option sur la station. ◇ Tu peux défier sur ton retour aussi ; ceux qui n’ont pas encore été sur la Lune ou qui y retournent doivent jouer.

        ◇ Tu échanges des cartes avant ou après un défi, une fois par tour.

terre_lune-help-challenge = Le défi
    .body =
        Celui qui défie choisit l’**atout** et entame. Cinq levées, une carte de chacun par levée :

        - **Suis** dans la couleur demandée.
        - Si tu ne peux pas suivre, **coupe** d’un atout, et **surcoupe** si tu peux. ◇ Sans atout plus haut, tu dois quand même en jouer un plus bas.
        - Si tu n’as ni l’un ni l’autre, défausse ce que tu veux.
        - ◇ Quand l’atout est demandé, il suffit de suivre.

        Le 1 est fort, le 8 est faible. L’atout le plus haut prend la levée ou, à défaut, la plus haute carte de la couleur demandée. Son joueur entame la suivante.

        Qui prend le plus de levées gagne ; ◇ à égalité, le dernier des ex æquo à avoir pris une levée. Le gagnant prend sur la station **autant d’options que de joueurs**, 2 de plus s’il avait le MOLAB de sa couleur, 1 de plus s’il avait celui d’atout, tant qu’il y en a, ◇ où qu’il soit.

        Ensuite les 32 cartes sont battues, et chacun en reçoit cinq. ◇ La dernière levée, où chacun n’a qu’une carte, se joue toute seule.

        Ta console montre tes cartes, et pourquoi tu ne peux pas en jouer certaines.

terre_lune-help-pirate = Le satellite-pirate
    .body =
        - **Attraction.** Si tu t’arrêtes sur une case de l’orbite, tu suis aussitôt le pirate, d’autant de cases que la somme des deux dés bleus du tour. Au tour suivant, ta fusée revient à cette case, puis continue avec le dé rouge moins la distance. ◇ S’il ne reste rien, elle attend là jusqu’à la fin du tour. Le pirate ne t’entraîne qu’**une fois par traversée** : jusqu’à la prochaine station ou la Lune, ce que montre un pirate barré. Passer sans s’arrêter est sans danger.

        - **Collision.** Si tu vas vers la Lune et t’arrêtes sur la case du pirate, tu retombes sur la station que tu as quittée. Tes options y restent toutes, ◇ sous le paquet. La **seconde** collision pulvérise ta fusée : tu es hors course, tes pions retournent sur la Lune, ◇ à des places tirées au sort, tes options sortent du jeu, ◇ tes cartes vont sous la pioche. ◇ Le dernier qui reste gagne aussitôt.

        Au retour, pas de collision, mais l’attraction demeure.

        ◇ Une fusée poussée par un 6 subit attraction ou collision comme si elle s’était arrêtée là. ◇ Le pirate qui passe sur une fusée ou s’y arrête ne lui fait rien. ◇ Ramener ta fusée à la case d’attraction n’est pas s’y arrêter.

terre_lune-help-moon = Sur la Lune
    .body =
        En te posant, tu **regardes un pion** de ton choix, en secret. Tu peux le garder si tu as une option de son minerai. Sinon, ou si tu n’en veux pas, tu le remets à la même place. Retenir où est quoi fait partie du jeu.

        À chaque tour suivant, tu regardes encore un pion, **ou** tu repars. ◇ Pas moyen de passer. Les dés sont jetés quand même, pour le pirate et pour l’écart.

        Tu peux repartir vers la Terre, ou vers une station pour y chercher des options, puis revenir.

        Le retour se fait comme l’aller. Les stations donnent encore une option par arrêt, mais elle ne compte que si tu as déjà son pion.

terre_lune-help-ambush = L’embuscade
    .body =
        Sur ton **retour**, après un arrêt sur une station, tu peux tendre une embuscade à un adversaire, ◇ en arrivant ou, au tour suivant, avant de repartir. ◇ Il est aussi sur le retour, a au moins un pion, et se trouve sur cette station ou sur un chemin qui la touche. Sa fusée est attirée sur la station. ◇ Une embuscade par station (un jeton de ta couleur l’y marque), et plus aucune quand quelqu’un a atterri.

        Elle se joue à deux comme un défi : celui qui la tend choisit l’atout et entame. **L’un comme l’autre peut gagner.** Le gagnant prend à l’autre **deux paquets**, trois s’il avait le MOLAB de sa couleur.

        Un paquet, c’est un pion avec toutes ses options. ◇ Le perdant les pose après le combat, face cachée, dans un ordre tiré au sort, et peut y mêler des **leurres** : des options sans pion, ou de gisement épuisé. Le gagnant n’en voit que la taille. ◇ S’il les prend tous, il n’y a rien à choisir ni à cacher.

terre_lune-help-end = La fin
    .body =
        Reviens sur Terre après être allé sur la Lune, et tu as **atterri** : prime de **200** points au premier, **150** au second.

        Dès le premier atterrissage, le pirate, les cartes et les options restantes sortent du jeu : plus de défi ni d’embuscade. Les autres rentrent par le plus court chemin, au dé rouge seul. ◇ Je le joue d’un trait. ◇ Une fusée qui allait encore vers la Lune fait demi-tour ; sans y avoir été, elle n’a pas de prime. ◇ Une fusée entraînée repart de sa case d’attraction.

        Puis tout est dévoilé. Ton score : tes options **concrétisées**, plus ta prime. Le plus haut total gagne ; ◇ une égalité se partage.

terre_lune-help-time = Temps écoulé
    .body =
        Les options de la partie fixent le temps pour un coup. Temps écoulé : je joue à la place du joueur, ◇ prudemment.

        - Sur le chemin : vers la Lune, puis vers la Terre, par le plus court ; jamais dans le pirate s’il y a un autre chemin ; avec un arrêt sur les stations qui ont des options.
        - Sur la Lune : je regarde un pion, et le garde si c’est permis.
        - Pas d’échange, pas de poussée, pas de défi, pas d’embuscade.
        - Dans un combat : je prends la levée au moindre prix, sinon je joue la carte la plus faible ; j’entame de la plus forte.
        - Pas de leurres ; je prends les plus gros paquets.

        Tu peux annuler un coup qui n’a rien révélé : `/table annuler`, ou le bouton de ta console. Les dés, les options et les pions vus ne s’annulent pas.

terre_lune-help-commands = Les commandes
    .body =
        - `/lune ouvrir` ouvre un salon de départ, où se choisissent la case de départ du pirate et le rythme
        - `/table rejoindre`, `/table quitter`, `/table commencer` : avant la partie
        - `/table montrer` ramène le plateau en bas, `/table fermer` ferme la partie
        - `/lune aller vers:Bêta` va à ce lieu ; les lieux possibles te sont proposés
        - `/lune prospecter place:3` regarde un pion, `/lune garder` le garde, `/lune remettre` le remet
        - `/lune échanger cartes:R7 B3` échange des cartes
        - `/lune pousser fusée:bleue sens:en avant` pousse une fusée après un 6
        - `/lune défi atout:rouge` lance un défi, `/lune embuscade fusée:bleue atout:rouge` tend une embuscade
        - `/lune jouer carte:R7` joue une carte
        - `/lune paquets` pose tes paquets ; avec des leurres : `/lune paquets leurres:ZR avec FE`
        - `/lune prendre paquets:1 3` prend des paquets
        - `/lune fin` finit ton tour
        - `/console` montre ton plateau et ce que tu peux faire ; `/table agrandir`, ce qui y compte en ce moment, en plus grand ; `/table décrire`, le plateau en mots
        - `/table astuce` dit ce que ferait un ordinateur à ta place ; après la partie, **{ table-button-look-back }** montre ce qui aurait été mieux
        - Ce qui est nouveau est cerclé ou souligné : sur le plateau, depuis le dernier coup ; dans ta console, depuis le tien
        - `/table règles` montre ces pages

        Les boutons de ta console font de même.

terre_lune-help-messages = En MP
    .body =
        Écris-moi, tout simplement. Un lieu (`Bêta`, `Lune`, `TB4`) t’y emmène ; une carte (`R7`, `bleu 3`) la joue dans un combat. Les mots français et anglais marchent tous :

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
        - poser tes paquets, comme `paquets ZR avec FE, épuisé avec SI` : { terre_lune-words-pack }
        - un gisement épuisé : { terre_lune-words-exhausted }
        - prendre des paquets, comme `prendre 1 3` : { terre_lune-words-seize }
        - finir ton tour : { terre_lune-words-end }
        - voir ton plateau : { terre_lune-words-show }
        - cette liste : { words-help }
        - les règles de ce moment : { words-rules }
