# Les règles de Planétaire, complètes, en courtes pages : 1 900 caractères au plus chacune.
# ◇ signale ce qui est un choix de la maison et non de la règle d’origine.

planetaire-help-aim = Le but
    .body =
        Des satellites espions gravitent dans un ciel de 8 cases sur 8. Le **Satellisateur** (qui cache) en place 4 en secret. Le **Détecteur** tire des rayons depuis 32 marges et en déduit où ils sont.

        Chaque pion laissé par un rayon coûte 1 point au Détecteur ; les erreurs de la fin coûtent plus. Puis on échange les rôles. Comme au golf : **moins de points, mieux c’est.**

        ◇ signale un choix de la maison, et non la règle d’origine.

planetaire-help-board = Le plateau
    .body =
        Les colonnes vont de A à H depuis la gauche, les lignes de 1 à 8 depuis le haut. Colonne, puis ligne : **D3**.

        Les marges tournent dans le sens inverse des aiguilles d’une montre :
        - à gauche, **1 à 8**, de haut en bas
        - en bas, **9 à 16**, de gauche à droite
        - à droite, **17 à 24**, de bas en haut
        - en haut, **25 à 32**, de droite à gauche

        Deux numéros opposés font 25 (gauche–droite) ou 41 (bas–haut) : 11 fait face à 30.

planetaire-help-ray = Le rayon
    .body =
        Un rayon entre tout droit par son numéro. Dans chaque case où il entre, dans cet ordre :

        1. Un satellite dans la case : il est **absorbé**.
        2. Un satellite de chaque côté de sa route : il est **réfléchi** vers son départ, quoi qu’il se soit passé avant, même si un troisième est droit devant. Rien ne le touche au retour.
        3. Un satellite d’un seul côté : il **tourne de 90°** pour s’en éloigner, dans cette case même, y compris si un autre est droit devant.
        4. Aucun à côté : il continue.

        Là où il quitte la grille, il **sort**. S’il tourne sans fin, il est **satellisé**.

        Un satellite qui ne touche la case que par un angle ne fait encore rien. Toutes les dispositions sont permises.

planetaire-help-marks = Les pions en marge
    .body =
        Tire autant que tu veux. Chaque tir laisse des pions :
        - sorti : **deux de même couleur**, au départ et à la sortie, 2 points
        - absorbé : un **noir**, 1 point
        - réfléchi : un **blanc**, 1 point
        - satellisé : **un seul de couleur**, 1 point

        Un rayon qui n’a rien rencontré et un rayon dévié vers le numéro d’en face laissent les mêmes pions.

        À une sortie déjà marquée, le nouveau pion passe dessus, les anciens à côté. Tous continuent de compter.

        ◇ On ne tire pas deux fois du même numéro dans une manche. D’un numéro qui n’a servi que de sortie, si.

        Couleurs dans l’ordre : rouge, vert, jaune, bleu, marron, orange, perle, gris, ◇ puis A, B, C…

planetaire-help-examples = Exemples
    .body =
        Des satellites, et ce que fait un tir :
        - aucun près de la colonne C : **11** sort en 30
        - D5 : **13** sort en 20, dévié une fois
        - C5 D2 : **21** sort en 2, dévié deux fois
        - C3 E3 F7 : **12** est réfléchi entre C3 et E3, **7** absorbé par F7
        - E4 G6 D7 : **5** et **13** sortent en 15
        - D4 E5 : **5** sort en 12 : D4 le dévie avant qu’E5 ne l’absorbe
        - D1 A2 E3 B4 : **12** est satellisé
        - D3 D5 C4 E4 D4 : aucun rayon ne touche D4, seule la déduction le trouve

planetaire-help-score = La fin d’une manche
    .body =
        Pose des billes là où tu penses qu’il y a des satellites, et déplace-les ou reprends-les librement jusqu’à ce que tu **finisses** la manche. Alors tout est dévoilé.

        Tes points :
        - 1 par pion, même recouvert
        - 5 par bille que tu n’as pas posée
        - 10 par bille sur une mauvaise case
        - 0 pour une bille sur un satellite

        ◇ Dans le doute, garde une bille : ça coûte deux fois moins.

        Les positions exactes comptent. ◇ À la révélation, je dis combien de dispositions donnent les mêmes 32 résultats.

        À l’origine, un Satellisateur qui marque mal un tir prend 10 points, et on rejoue la manche. Ici, c’est moi qui marque.

planetaire-help-match = La partie
    .body =
        Le nombre de manches est pair : chacun cache aussi souvent. Le plus petit total gagne ; à totaux égaux, égalité.

        ◇ **En même temps.** Chacun cache un ciel et détecte celui d’en face : deux manches en parallèle, dévoilées quand les deux ont fini. Tirs et billes sont publics.

        ◇ L’un après l’autre : la première place cache d’abord, puis on échange.

        ◇ **Solo.** Je cache un ciel au hasard pour une manche. Le par est d’environ 10 points ; 15 est un bon score humain.

        ◇ **Ciel au hasard.** Toutes les dispositions ont la même chance.

        ◇ **Notes privées.** Toi seul vois les cases que tu notes vides.

planetaire-help-options = Les options
    .body =
        - **5 satellites** et billes au lieu de 4 : pour les champions, bien plus difficile.
        - **4 ou 6 manches** au lieu de 2.
        - **L’un après l’autre** : l’ordre d’origine.
        - ◇ **Rayons Black Box**, la règle d’Eric Solomon : un satellite en diagonale devant le rayon le dévie une case plus tôt. Deux le réfléchissent, et un seul à côté de la case d’entrée aussi. Droit devant, il absorbe d’abord, même dans la case d’entrée.
        - ◇ **Équité** : pas de pénalité si toutes tes billes sont posées et donnent les 32 résultats de la vraie disposition.

planetaire-help-time = Quand le temps est écoulé
    .body =
        Temps écoulé ? Je joue pour toi :

        - ◇ **Satellisateur** : je scelle tel quel un ciel complet. Sinon, tu en reçois un au hasard.
        - ◇ **Détecteur** : tu passes ce tour. Après trois de suite, je finis ta manche avec tes billes telles quelles. Celles qui manquent comptent comme non posées.

        Un rayon tiré ou un ciel scellé ne se reprend pas.

planetaire-help-commands = Les commandes
    .body =
        Les boutons font la même chose.

        - `/planétaire ouvrir` lance une partie, avec ses options
        - Avant : `/table rejoindre`, `/table quitter`, `/table commencer` ; `/table fermer` la ferme
        - Ton ciel : `/planétaire cacher`, `/planétaire hasard`, `/planétaire sceller` le rend définitif
        - Rayons : `/planétaire tirer`
        - Billes : `/planétaire poser`, `/planétaire déplacer`, `/planétaire retirer`, `/planétaire billes` pour celles-ci exactement
        - Cases vides : `/planétaire noter` ; de nouveau, la note s’efface
        - `/planétaire finir` finit ta manche
        - `/console` : ton plateau et tes coups
        - Le plateau : `/table montrer` à nouveau, `/table agrandir` en plus grand, `/table décrire` en mots
        - `/table astuce` : ce que ferait un ordinateur ; **Analyser**, après la partie : de meilleurs coups
        - Le nouveau est cerclé ou souligné : depuis le dernier coup, ou dans ta console depuis le tien
        - `/table règles` : ces pages

planetaire-help-messages = En MP
    .body =
        Écris simplement. `12` tire du 12. `D3 F5 B7 H1` cache ces satellites, ou pose exactement ces billes.

        - tirer, `tirer 12` : { planetaire-words-fire }
        - poser une bille, `poser D3` : { planetaire-words-place }
        - la déplacer, `bouger D3 E4` : { planetaire-words-move }
        - la reprendre, `retirer D3` : { planetaire-words-withdraw }
        - toutes tes billes, `billes D3 F5` : { planetaire-words-marbles }
        - cases vides, `noter A1 A2` : { planetaire-words-note }
        - finir ta manche : { planetaire-words-end }
        - cacher, `cacher D3 F5 B7 H1` : { planetaire-words-hide }
        - un ciel au hasard : { planetaire-words-random }
        - le rendre définitif : { planetaire-words-seal }
        - ton plateau : { planetaire-words-show }
        - cette liste : { words-help }
        - les règles du moment : { words-rules }
