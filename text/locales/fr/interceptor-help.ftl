# Les règles d’Interceptor, complètes, en courtes pages : 1 900 caractères au plus chacune.
# ◇ marque un choix de la maison, et non la règle d’origine.

interceptor-help-aim = Le but
    .body =
        Un combat pour 2 à 6 pilotes parmi des astéroïdes. Chacun écrit un **ordre secret** ; quand tous sont scellés, on les exécute **à la fois** : déplacements, astéroïdes, tirs. **Le dernier pilote en jeu l’emporte.**

        Un vaisseau a 5 points de structure, une vitesse de -5 à 5, et en change de 2 au plus d’un ordre à l’autre. À 0 point exactement, il est détruit et son pilote est sauf dans sa capsule ; au-dessous de 0, le pilote est perdu aussi.

        ◇ marque un choix de la maison : la règle d’origine n’en dit rien, ou nous offrons davantage.

interceptor-help-board = Le plateau
    .body =
        Des hexagones en colonnes A, B, C… et lignes 1, 2, 3… ; les colonnes B, D, F… sont un demi-hexagone plus bas. ◇ 11 sur 11 et 4 astéroïdes jusqu’à 3 vaisseaux, 13 sur 13 et 5 pour 4 ou 5, 15 sur 15 et 6 au-delà : ou comme la table le veut, avec 0 à 12 astéroïdes.

        Un nez pointe vers N, NE, SE, S, SO ou NO. Un vaisseau vole dans le sens de son nez, ou à reculons quand sa vitesse est négative.

        {""}**Placement**, en secret : chaque vaisseau entre sur un hexagone de bordure, avec une direction et une vitesse. On peut partager un hexagone ; les vaisseaux ne se heurtent jamais. ◇ *Au hasard* : un hexagone de bordure quelconque, le nez vers l’intérieur, une vitesse de 1 à 3.

        ◇ Les astéroïdes commencent à 3 hexagones au moins du bord, et dérivent au hasard.

interceptor-help-orders = Les ordres
    .body =
        Une vitesse, puis des lettres : `3 AGAADX`. La vitesse donne autant de déplacements.
        - **A** : un hexagone dans le sens du mouvement
        - **D**, **G** : une face à droite ou à gauche du nez, trois fois au plus par ordre
        - **L** : looping. Il prend 3 déplacements sur place et retourne le nez ; la vitesse garde son signe, on repart donc en arrière
        - **T** : tête-à-queue. Un hexagone dans le sens du mouvement, tandis que le nez se retourne ; la vitesse change de signe, on continue donc, à reculons
        - **X** : ne pas tirer
        - **REPLI** : quitter le combat, quand on est assez peu

        Déplacements entre deux virages : 0 aux vitesses 0 et 1, 1 à 2, 2 à 3, 3 à 4 ; à 5, interdit de virer. Avant le premier virage, aucun, et chaque ordre repart de zéro.

        `5 LAT` : on finit deux hexagones en arrière, même nez, vitesse -5. `3 AGAADX` : avancer, gauche, avancer de deux, droite, pas de tir.

        Chacun peut voir la vitesse finale de tout vaisseau : à côté du plateau et dans `/table décrire`.

interceptor-help-correction = Les ordres erronés
    .body =
        Ce qui ne se lit pas est refusé, l’endroit marqué. Ce qui enfreint une règle est **corrigé sans pitié**, et vous le voyez avant de sceller :

        - une vitesse hors de portée devient la plus proche
        - les déplacements en trop sont retirés, ceux qui manquent deviennent des A à la fin
        - un virage trop près du précédent attend d’être permis ; c’est le virage qui se décale, jamais les déplacements. Si les déplacements s’épuisent, il est perdu
        - un quatrième virage est retiré, et tout virage à vitesse 5
        - un looping sans 3 déplacements restants devient des A
        - un T sans déplacement restant est retiré

        Ainsi `4 AGADAA` devient `4 AGAAAD`. Un ordre corrigé que l’on récrit reste tel quel.

        On peut réécrire tant que tous n’ont pas scellé. ◇ Ce que l’on réécrit après avoir scellé reste scellé, personne ne le remarque, et le temps continue.

interceptor-help-turn = Déplacements et astéroïdes
    .body =
        {""}**Déplacements.** Au-delà du bord, un vaisseau reste sur son hexagone et paie 1 point par hexagone, et son ordre continue. Chaque astéroïde où l’on entre et d’où l’on sort coûte 1. Finir dans un astéroïde ne coûte rien encore.

        Qui n’a plus de point disparaît avant que les astéroïdes bougent.

        {""}**Les astéroïdes** dérivent d’un hexagone selon leur flèche. ◇ Au bord, ils rebondissent comme une balle, et bougent aussitôt. Deux qui se rencontreraient ou se croiseraient restent et échangent leurs directions ; trois ou plus font demi-tour ; celui qui bute sur un arrêté se joint à lui.

        Un vaisseau percuté paie 1. Un vaisseau dans l’hexagone d’un astéroïde paie 1 et est emporté ; il paie aussi quand l’astéroïde est bloqué.

interceptor-help-fire = Les tirs
    .body =
        Tous tirent à la fois, dans le sens du nez, quelle que soit la vitesse : **3** points sur l’hexagone adjacent, **2** sur le suivant, **1** sur les trois d’après : tout droit, à gauche et à droite.

        Ni vaisseau ni astéroïde n’arrête un tir, et tout vaisseau dans la zone est touché, les amis aussi. Des vaisseaux sur un même hexagone ne se touchent jamais.

        Qui partage un hexagone avec un astéroïde, après la dérive, est **caché** : il n’est pas touché et ne tire pas.

        {""}**Étoiles** : qui abat un vaisseau marque 2 ★, ou 1 ★ chacun si plusieurs l’ont touché. Rien pour ses propres vaisseaux, ni pour un pilote perdu dans la même salve.

interceptor-help-pursuit = La poursuite
    .body =
        Un vaisseau touché annonce, avant les ordres suivants, son **premier virage** (G, D ou aucun) et s’il ira **plus vite, moins vite ou pareil**, quel que soit le signe. Seuls les pilotes qui l’ont touché l’apprennent.

        Cela engage : un ordre qui le contredit, tel qu’il serait exécuté, est refusé. Ce que personne ne pourrait tenir est refusé tout de suite.

        Des vaisseaux qui se sont touchés l’un l’autre ne s’annoncent rien. ◇ Un repli tient toute annonce.

interceptor-help-ending = Repli et fin
    .body =
        La table décide à partir de combien de vaisseaux on accepte un **repli** (2 si rien n’est dit), ou que le combat est à mort.

        Un vaisseau qui se replie ne bouge pas et ne tire pas ; les astéroïdes ne le blessent pas. Les autres bougent et tirent, et peuvent encore l’abattre. S’il vit, il s’en va.

        ◇ Le dernier pilote qui a des vaisseaux en jeu l’emporte, quel qu’en soit le nombre. Si les derniers tombent ensemble, ou se replient tous, c’est un match nul entre ceux qui volaient à ce tour. ◇ Après 20 tours de suite sans blessure, c’est aussi un match nul.

interceptor-help-campaign = La campagne
    .body =
        Une table ouverte avec `/interceptor ouvrir campagne:dans` compte pour la campagne de son serveur ; les autres se jouent pour elles-mêmes, chacun avec le vaisseau du texte.

        Chaque vaisseau d’un pilote a ses états de service : étoiles, améliorations, combats, pertes. On les apporte au début et on les remporte à la fin, pour qui a commencé à cette place. Une table fermée avant la fin ne change rien.

        - le vaisseau survit ou se replie : il garde tout, et les étoiles gagnées
        - détruit à 0 exactement : ses améliorations sont perdues, le pilote garde ses étoiles
        - au-dessous de 0 : les étoiles sont perdues aussi

        Entre deux combats, **5 ★** achètent une amélioration : structure, vitesse maximum ou accélération +1 ; un déplacement de moins entre deux virages ; +1 de dommages sur l’hexagone adjacent, le deuxième ou les trois lointains ; un canon arrière (3 points sur l’hexagone de derrière). ◇ Quatre fois chacune au plus, l’agilité trois fois, le canon arrière une. On ne vire toujours pas à partir de 5. ◇ Ce qu’on achète pendant un combat sert au suivant, et se perd avec le vaisseau.

        `/interceptor pilote` montre vos états de service ou ceux d’un autre, `/interceptor dépenser` achète. Ils sont publics.

interceptor-help-time = Quand quelqu’un se tait
    .body =
        La table choisit combien de temps dure une décision. Ce temps passé, je joue pour qui se tait :

        - ◇ placement : au hasard
        - annonce : aucun virage, même vitesse
        - ordre : vitesse inchangée, tout en A, tir. ◇ Ce qui est écrit sans être scellé est scellé tel quel

        ◇ L’ordre d’un pilote silencieux peut contredire son annonce.

interceptor-help-commands = Les commandes
    .body =
        - `/interceptor ouvrir` ouvre une table ; ses options y sont aussi
        - `/table rejoindre`, `/table quitter`, `/table commencer` : avant le combat
        - `/interceptor placer où:A7 NE 3` choisit votre entrée, `/interceptor hasard` la laisse au hasard
        - `/interceptor ordre ordre:3 AGAADX` écrit votre ordre
        - `/interceptor annoncer virage:gauche vitesse:plus` annonce
        - `/interceptor sceller` scelle, `/interceptor rouvrir` permet de réécrire
        - `/interceptor pilote` montre les états de service, `/interceptor dépenser` achète une amélioration
        - `/console` montre votre plateau et ce que vous pouvez faire ; `/table agrandir`, ce qui y compte en ce moment, en plus grand ; `/table décrire`, le plateau en mots
        - `/table conseil` dit ce que ferait un ordinateur à votre place ; **Mes tournants**, une fois la partie finie, ce qui aurait été mieux
        - Ce qui est nouveau est cerclé ou souligné : sur le plateau, depuis le dernier coup ; dans votre console, depuis le vôtre

        En message privé, écrivez simplement `3 AGAADX`, `REPLI`, `A7 NE 3` ou, si l’on vous a touché, `gauche plus vite` ; `2: 3 AGA` vaut pour votre deuxième vaisseau. Ces mots aussi, en français et en anglais :
        - votre ordre : { interceptor-words-order }
        - votre entrée : { interceptor-words-place }
        - votre annonce : { interceptor-words-announce }
        - sceller : { interceptor-words-seal }
        - réécrire : { interceptor-words-reopen }
        - placer au hasard : { interceptor-words-random }
        - vos états de service : { interceptor-words-pilot }
        - acheter une amélioration, comme `dépenser vitesse` : { interceptor-words-spend }
        - voir votre plateau : { interceptor-words-show }
        - cette liste : { words-help }
        - les règles de ce moment : { words-rules }
