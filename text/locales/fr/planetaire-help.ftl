# Les règles de Planétaire, complètes, en courtes pages : 1 900 caractères au plus chacune.
# ◇ signale ce qui est un choix de la maison et non de la règle d’origine.

planetaire-help-aim = Le but
    .body =
        Des satellites espions gravitent dans un ciel de 8 cases sur 8. Le **Satellisateur** (celui qui cache) en place 4 en secret. Le **Détecteur** tire des rayons dans ce ciel depuis 32 marges numérotées, lit où chacun finit, et en déduit où sont les satellites.

        Chaque pion qu’un rayon laisse en marge coûte 1 point au Détecteur, et les erreurs de la fin coûtent plus. Puis on échange les rôles. Comme au golf : **moins de points, mieux c’est.**

        Tire peu, déduis beaucoup.

        ◇ signale un choix de la maison : la règle d’origine n’en dit rien, ou on t’offre un plus.

planetaire-help-board = Le plateau
    .body =
        Les colonnes vont de A à H depuis la gauche, les lignes de 1 à 8 depuis le haut. Une case s’écrit colonne, puis ligne : **D3**.

        Les marges tournent dans le sens inverse des aiguilles d’une montre, depuis le coin en haut à gauche :
        - à gauche, **1 à 8**, de haut en bas
        - en bas, **9 à 16**, de gauche à droite
        - à droite, **17 à 24**, de bas en haut
        - en haut, **25 à 32**, de droite à gauche

        Deux numéros opposés font 25 entre la gauche et la droite, et 41 entre le bas et le haut : 11 fait face à 30.

planetaire-help-ray = Le rayon
    .body =
        Un rayon entre par son numéro et file tout droit, case après case. Dans chaque case où il entre, regarde dans cet ordre :

        1. Un satellite dans la case : le rayon est **absorbé**.
        2. Un satellite de chaque côté, à gauche et à droite de sa route : ils s’annulent, et le rayon est **réfléchi** vers son départ, quoi qu’il se soit passé avant, et même si un troisième est droit devant.
        3. Un satellite d’un seul côté : le rayon **tourne de 90°** pour s’en éloigner, dans cette case même, y compris si un autre est droit devant.
        4. Rien à côté : le rayon continue tout droit.

        Quand il quitte la grille, il **sort** au numéro qui s’y trouve. S’il tourne sans fin, il est **satellisé**.

        Un satellite qui ne touche la case du rayon que par un angle ne fait encore rien. Un rayon réfléchi refait son propre chemin, et rien ne l’y touche plus. Toutes les dispositions sont permises : satellites voisins, au bord, ou cachés parmi d’autres.

planetaire-help-marks = Les pions en marge
    .body =
        Après chaque tir, je pose des pions en marge :
        - le rayon est sorti : **deux pions de même couleur**, au départ et à la sortie, 2 points
        - absorbé : un pion **noir** au départ, 1 point
        - réfléchi : un pion **blanc** au départ, 1 point
        - satellisé : **un seul pion de couleur** au départ, 1 point

        Un rayon qui n’a rien rencontré et un rayon dévié vers le numéro d’en face laissent les mêmes pions. Je ne dis jamais lequel des deux c’était.

        Quand un rayon sort à un numéro déjà marqué, le nouveau pion passe dessus, et les anciens restent à côté. Tous continuent de compter.

        ◇ On ne tire pas deux fois du même numéro dans une manche : tu connais le résultat. Tu peux tirer d’un numéro qui n’a servi que de sortie, et c’est parfois utile. Tire autant que tu veux.

        Les couleurs viennent dans cet ordre : rouge, vert, jaune, bleu, marron, orange, perle, gris. ◇ Après ces huit viennent des lettres, A, B, C et ainsi de suite : les pions ne manquent jamais.

planetaire-help-examples = Exemples
    .body =
        Des satellites, et ce que fait un tir :
        - aucun près de la colonne C : **11** sort en 30
        - D5 : **13** sort en 20, dévié une fois
        - C5 D2 : **21** sort en 2, dévié deux fois
        - C3 E3 F7 : **12** est réfléchi entre C3 et E3, et **7** est absorbé par F7
        - E4 G6 D7 : **5** sort en 15, et **13** aussi
        - D4 E5 : **5** sort en 12. D4, qu’il rencontre d’abord, le dévie : E5 ne l’absorbe pas
        - D1 A2 E3 B4 : **12** est satellisé
        - D3 D5 C4 E4 D4 : aucun rayon ne touche jamais D4. Seule la déduction le trouve

planetaire-help-score = La fin d’une manche
    .body =
        Pose une bille là où tu penses qu’il y a un satellite. Déplace et reprends tes billes comme tu veux, jusqu’à ce que tu **finisses** la manche. Alors le ciel est dévoilé, avec le chemin de chaque rayon.

        Tes points pour la manche :
        - 1 par pion en marge, même recouvert
        - 5 par bille que tu n’as pas posée
        - 10 par bille sur une mauvaise case
        - rien pour une bille sur un satellite

        Un satellite ne compte jamais deux fois. ◇ Rien ne t’oblige à poser toutes tes billes : dans le doute, s’en passer coûte deux fois moins.

        Certaines dispositions ne se distinguent par aucun rayon. Ce sont les positions exactes qui comptent ; ◇ à la révélation, je dis combien de dispositions donnent les mêmes 32 résultats.

        Dans la règle d’origine, un Satellisateur qui se trompe en marquant un tir prend 10 points, et on rejoue la manche. Ici, c’est moi qui marque : ça n’arrive jamais.

planetaire-help-match = La partie
    .body =
        Une partie a un nombre pair de manches : chacun cache aussi souvent que l’autre. Le plus petit total gagne ; à totaux égaux, c’est une égalité.

        ◇ **En même temps.** Chacun cache un ciel, puis détecte celui d’en face : deux manches en parallèle, et personne n’attend. La révélation vient quand les deux ont fini. Tout le monde voit tes tirs et tes billes.

        ◇ L’un après l’autre : la première place cache d’abord, et on échange les rôles après chaque manche.

        ◇ **Solo.** Je cache un ciel au hasard, et tu joues une manche. Le par est d’environ 10 points ; 15 est un bon score humain.

        ◇ **Ciel au hasard.** Je peux tirer ton ciel pour toi : toutes les dispositions ont la même chance.

        ◇ **Notes privées.** Note des cases comme vides ; personne d’autre ne les voit.

planetaire-help-options = Les options
    .body =
        - **5 satellites** au lieu de 4 : pour les champions, et bien plus difficile. Tu as alors cinq billes.
        - **4 ou 6 manches** au lieu de 2.
        - **L’un après l’autre** (au lieu des deux en même temps) : l’ordre d’origine.
        - ◇ **Rayons Black Box** : la règle d’Eric Solomon. Un satellite en diagonale devant le rayon le dévie une case plus tôt ; deux le réfléchissent, et un satellite à côté de la case d’entrée aussi. Droit devant, il absorbe, même dans la case d’entrée.
        - ◇ **Équité** : pas de pénalité si toutes tes billes sont posées et que leur disposition donne les mêmes 32 résultats que la vraie.

planetaire-help-time = Quand le temps est écoulé
    .body =
        Chaque partie fixe la durée d’un tour. Temps écoulé ? Je joue pour toi, pour que personne ne reste bloqué :

        - ◇ **Satellisateur** : tu reçois un ciel au hasard. Si ton ciel est complet mais pas scellé, je le scelle tel quel.
        - ◇ **Détecteur** : je finis ta manche avec tes billes telles quelles. Celles qui manquent comptent comme non posées.

        Un rayon tiré ne se reprend pas, et un ciel scellé ne change plus. Billes et notes sont libres jusqu’à ce que tu finisses.

planetaire-help-commands = Les commandes
    .body =
        - `/planétaire ouvrir` lance une partie ; les options s’y trouvent aussi
        - `/table rejoindre`, `/table quitter`, `/table commencer` : avant la partie
        - `/table montrer` ramène le plateau en bas, `/table fermer` ferme la partie
        - `/planétaire cacher cases:D3 F5 B7 H1` cache ton ciel, `/planétaire hasard` en tire un, `/planétaire sceller` le rend définitif
        - `/planétaire tirer marge:12` tire un rayon
        - `/planétaire poser case:D3` pose une bille, `/planétaire déplacer de:D3 vers:E4` la déplace, `/planétaire retirer case:D3` la reprend
        - `/planétaire billes cases:D3 F5` pose ces billes et aucune autre
        - `/planétaire noter cases:A1 A2` note des cases comme vides, en privé ; de nouveau, la note s’efface
        - `/planétaire finir` finit ta manche, après une question
        - `/console` montre ton plateau et ce que tu peux faire ; `/table agrandir`, ce qui y compte en ce moment, en plus grand ; `/table décrire`, le plateau en mots
        - `/table astuce` dit ce que ferait un ordinateur à ta place ; **Analyser**, une fois la partie finie, ce qui aurait été mieux
        - Ce qui est nouveau est cerclé ou souligné : sur le plateau, depuis le dernier coup ; dans ta console, depuis le tien
        - `/table règles` montre ces pages

        Les boutons sous le plateau et dans ta console font la même chose.

planetaire-help-messages = En MP
    .body =
        Tu peux simplement m’écrire. `12` tire du 12. `D3 F5 B7 H1` cache ces satellites, ou pose ces billes et aucune autre, selon le moment. Les mots français et anglais marchent :

        - tirer, comme `tirer 12` : { planetaire-words-fire }
        - poser une bille, comme `poser D3` : { planetaire-words-place }
        - la déplacer, comme `bouger D3 E4` : { planetaire-words-move }
        - la reprendre, comme `retirer D3` : { planetaire-words-withdraw }
        - toutes tes billes à la fois, comme `billes D3 F5` : { planetaire-words-marbles }
        - noter des cases vides, comme `noter A1 A2` : { planetaire-words-note }
        - finir ta manche : { planetaire-words-end }
        - cacher, comme `cacher D3 F5 B7 H1` : { planetaire-words-hide }
        - un ciel tiré par moi : { planetaire-words-random }
        - rendre ton ciel définitif : { planetaire-words-seal }
        - voir ton plateau : { planetaire-words-show }
        - cette liste : { words-help }
        - les règles du moment : { words-rules }
