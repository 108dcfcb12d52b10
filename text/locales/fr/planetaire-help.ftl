# Les règles de Planétaire, complètes, en courtes pages : 1 900 caractères au plus chacune.
# ◇ signale ce qui est un choix de la maison et non de la règle d’origine.

planetaire-help-aim = Le but
    .body =
        Des satellites espions gravitent dans un ciel de 8 cases sur 8. Le **Satellisateur** en place 4 en secret. Le **Détecteur** y tire des rayons depuis 32 marges numérotées, lit où chacun finit, et en déduit la position des satellites.

        Chaque pion qu’un rayon laisse en marge coûte 1 point au Détecteur, et les erreurs de la fin coûtent aussi. Puis on échange les rôles. **Le plus petit total l’emporte.**

        Tout l’art est donc de demander peu et de conclure beaucoup.

        ◇ signale un choix de la maison : la règle d’origine n’en dit rien, ou nous offrons davantage.

planetaire-help-board = Le plateau
    .body =
        Les colonnes vont de A à H depuis la gauche, les lignes de 1 à 8 depuis le haut. Une case s’écrit colonne, puis ligne : **D3**.

        Les marges tournent dans le sens inverse des aiguilles d’une montre, depuis le coin en haut à gauche :
        - à gauche, **1 à 8**, de haut en bas
        - en bas, **9 à 16**, de gauche à droite
        - à droite, **17 à 24**, de bas en haut
        - en haut, **25 à 32**, de droite à gauche

        Deux chiffres opposés font 25 entre la gauche et la droite, et 41 entre le bas et le haut : 11 fait face à 30.

planetaire-help-ray = Le rayon
    .body =
        Un rayon entre par son chiffre et va tout droit, case après case. Dans chaque case où il entre, voici ce qui compte, dans cet ordre :

        1. La case porte un satellite : le rayon est **absorbé**.
        2. Il y a un satellite de chaque côté, à gauche et à droite de sa route : ils s’annulent, et le rayon est **réfléchi** vers son départ, quoi qu’il se soit passé avant, et même si un troisième est droit devant.
        3. Il y a un satellite d’un seul côté : le rayon **tourne de 90°** pour s’en éloigner, dans cette case même, y compris si un autre est droit devant.
        4. Il n’y en a aucun à côté : le rayon continue tout droit.

        Quand il quitte la grille, il **sort** au chiffre qui s’y trouve. Quand il est dévié indéfiniment, il est **satellisé**.

        Un satellite qui ne touche la case du rayon que par un angle ne fait encore rien. Un rayon réfléchi refait son propre chemin ; rien ne l’y touche plus. Aucune disposition n’est interdite : les satellites peuvent être voisins, au bord, ou cachés parmi d’autres.

planetaire-help-marks = Les marques en marge
    .body =
        Après chaque tir, je pose des pions en marge :
        - le rayon est sorti : **deux pions de même couleur**, au départ et à la sortie, 2 points
        - absorbé : un pion **noir** au départ, 1 point
        - réfléchi : un pion **blanc** au départ, 1 point
        - satellisé : **un seul pion de couleur** au départ, 1 point

        Un rayon perdu, qui n’a rien rencontré, et un rayon dévié vers le chiffre d’en face laissent les mêmes marques. Je ne dis jamais lequel des deux c’était.

        Quand un rayon sort à un chiffre déjà marqué, le nouveau pion passe dessus, et les anciens restent à côté. Tous continuent de compter.

        ◇ On ne tire pas deux fois du même chiffre dans une manche, puisque le résultat est connu. On peut tirer d’un chiffre qui n’a servi que de sortie, et c’est parfois utile. Le nombre de tirs est illimité.

        Les couleurs viennent dans cet ordre : rouge, vert, jaune, bleu, marron, orange, perle, gris. ◇ Après ces huit viennent des lettres : A, B, C et ainsi de suite ; les pions ne manquent jamais.

planetaire-help-examples = Exemples
    .body =
        Des satellites, et ce que devient un tir :
        - aucun près de la colonne C : **11** sort en 30
        - D5 : **13** sort en 20, dévié une fois
        - C5 D2 : **21** sort en 2, dévié deux fois
        - C3 E3 F7 : **12** est réfléchi entre C3 et E3, et **7** est absorbé par F7
        - E4 G6 D7 : **5** sort en 15, et **13** aussi
        - D4 E5 : **5** sort en 12. Il est dévié par D4, qu’il rencontre d’abord, et non absorbé par E5
        - D1 A2 E3 B4 : **12** est satellisé
        - D3 D5 C4 E4 D4 : aucun rayon ne touche jamais D4. Seule la déduction le trouve

planetaire-help-score = La fin d’une manche
    .body =
        Posez une bille là où vous pensez qu’il y a un satellite. Vous pouvez déplacer et retirer vos billes à votre gré, jusqu’à ce que vous **finissiez** la manche. Alors le ciel est dévoilé, avec le chemin de chaque rayon.

        Vos points pour la manche :
        - 1 par pion en marge, même remplacé
        - 5 par bille que vous n’avez pas posée
        - 10 par bille sur une mauvaise case
        - rien pour une bille sur un satellite

        Un satellite ne compte jamais deux fois. Dans le doute, ne pas poser une bille coûte deux fois moins.

        Certaines dispositions ne se distinguent par aucun rayon. Ce sont les positions exactes qui comptent ; ◇ à la révélation, je dis combien de dispositions donnaient les mêmes 32 résultats.

        Dans la règle d’origine, le Satellisateur qui se trompe à la marque d’un tir est pénalisé de 10 points, et la manche est rejouée. Ici, c’est moi qui marque : cela n’arrive jamais.

planetaire-help-match = La partie
    .body =
        Une partie a un nombre pair de manches : chacun cache aussi souvent que l’autre. Le plus petit total l’emporte ; des totaux égaux font une égalité.

        ◇ **Tous deux à la fois.** Chacun cache un ciel, puis chacun détecte celui d’en face en même temps : deux manches en parallèle, et personne n’attend. La révélation vient quand tous deux ont fini. Vos tirs et vos billes sont visibles de tous.

        ◇ Si l’on joue l’un après l’autre, la première place cache d’abord, et les rôles changent après chaque manche.

        ◇ **Solo.** Je cache un ciel au hasard, et vous jouez une manche. Le par est d’environ 10 points, et 15 est un bon score humain.

        ◇ **Ciel au hasard.** Vous pouvez me laisser tirer votre ciel : toutes les dispositions ont la même chance.

        ◇ **Notes privées.** Vous pouvez noter des cases comme vides ; personne d’autre ne voit ces notes.

planetaire-help-options = Les options
    .body =
        - **5 satellites** au lieu de 4 : pour les champions, et bien plus difficile. On a alors cinq billes.
        - **4 ou 6 manches** au lieu de 2.
        - **L’un après l’autre** au lieu de tous deux à la fois : l’ordre d’origine.
        - ◇ **Rayons Black Box** : la règle d’Eric Solomon. Un satellite en diagonale devant le rayon le dévie une case plus tôt, deux le réfléchissent, et un satellite à côté de la case d’entrée aussi. Droit devant, il absorbe, même dans la case d’entrée.
        - ◇ **Équité** : si toutes vos billes sont posées et que leur disposition donne les mêmes 32 résultats que la vraie, il n’y a pas de pénalité.

planetaire-help-time = Quand quelqu’un se tait
    .body =
        La table choisit combien de temps une décision peut prendre. Ce temps passé, je joue à la place de qui se tait, pour que personne ne reste bloqué :

        - ◇ Un **Satellisateur** silencieux reçoit un ciel au hasard. Un ciel complet mais non scellé est scellé tel quel.
        - ◇ Un **Détecteur** silencieux finit sa manche avec ses billes telles qu’elles sont. Celles qui manquent comptent comme non posées.

        Un rayon tiré ne se reprend pas, et un ciel scellé ne change plus. Billes et notes sont libres jusqu’à ce que vous finissiez.

planetaire-help-commands = Les commandes
    .body =
        - `/planétaire ouvrir` ouvre une table ; les options s’y trouvent aussi
        - `/table rejoindre`, `/table quitter`, `/table commencer` : avant la partie
        - `/table montrer` ramène le plateau en bas, `/table fermer` ferme la table
        - `/planétaire cacher cases:D3 F5 B7 H1` cache votre ciel, `/planétaire hasard` en tire un, `/planétaire sceller` le rend définitif
        - `/planétaire tirer marge:12` tire un rayon
        - `/planétaire poser case:D3` pose une bille, `/planétaire déplacer de:D3 vers:E4` la déplace, `/planétaire retirer case:D3` la reprend
        - `/planétaire billes cases:D3 F5` pose ces billes et aucune autre
        - `/planétaire noter cases:A1 A2` note des cases comme vides, en privé ; de nouveau, la note s’efface
        - `/planétaire finir` finit votre manche, après une question
        - `/console` montre votre plateau et ce que vous pouvez faire ; `/table agrandir`, ce qui y compte en ce moment, en plus grand ; `/table décrire`, le plateau en mots
        - `/table conseil` dit ce que ferait un ordinateur à votre place ; **Mes tournants**, une fois la partie finie, ce qui aurait été mieux
        - Ce qui est nouveau est cerclé ou souligné : sur le plateau, depuis le dernier coup ; dans votre console, depuis le vôtre
        - `/table règles` montre ces pages

        Les boutons sous le plateau et dans votre console font de même.

planetaire-help-messages = En message privé
    .body =
        Vous pouvez simplement m’écrire. `12` tire en 12. `D3 F5 B7 H1` cache ces satellites, ou pose ces billes et aucune autre, selon ce qui est attendu. Les mots français et anglais conviennent tous :

        - tirer, comme `tirer 12` : { planetaire-words-fire }
        - poser une bille, comme `poser D3` : { planetaire-words-place }
        - la déplacer, comme `bouger D3 E4` : { planetaire-words-move }
        - la retirer, comme `retirer D3` : { planetaire-words-withdraw }
        - toutes vos billes à la fois, comme `billes D3 F5` : { planetaire-words-marbles }
        - noter des cases vides, comme `noter A1 A2` : { planetaire-words-note }
        - finir votre manche : { planetaire-words-end }
        - cacher, comme `cacher D3 F5 B7 H1` : { planetaire-words-hide }
        - un ciel tiré par moi : { planetaire-words-random }
        - rendre votre ciel définitif : { planetaire-words-seal }
        - voir votre plateau : { planetaire-words-show }
        - cette liste : { words-help }
        - les règles de ce moment : { words-rules }
