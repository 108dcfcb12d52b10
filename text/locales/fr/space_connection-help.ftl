# Les règles de Space Connection, complètes, en courtes pages : 1 900 caractères au plus chacune.
# ◇ signale ce qui est un choix de la maison et non de la règle d’origine.

space_connection-help-aim = Le but
    .body =
        Chacun des deux joueurs cache **20 planètes en exactement neuf systèmes planétaires**. Un système, c’est une planète, ou plusieurs qui se touchent, quelle que soit leur forme. Puis chacun cherche dans l’espace d’en face avec des fusées, des astronefs, des super-astronefs et des lasers.

        Le premier qui a **découvert les neuf systèmes de l’autre** a gagné.

        Le premier siège joue les verts, le second les bleus.

        ◇ signale un choix de la maison : la règle d’origine n’en dit rien, ou ses figures manquent.

space_connection-help-board = Le plateau
    .body =
        ◇ Un hexagone de **127 positions** en rangées A à M ; chaque rangée est numérotée depuis la gauche : **G7** est le milieu. Les rangées A à G ont 7 à 13 positions, H à M de 12 à 7.

        Chaque position touche les six qui l’entourent, moins au bord.

        Des lignes tracées traversent l’hexagone et forment **24 triangles**. Un triangle a dix positions : trois sommets, six autres sur ses côtés, et son **centre**, dessiné avec un anneau. Toute position est sur une ligne tracée ou est un centre.

        Les quinze lignes sont A1–A7, D1–D10, G1–G13, J1–J10, M1–M7 ; G1–M1, D1–M4, A1–M7, A4–J10, A7–G13 ; A1–G1, A4–J1, A7–M1, D10–M4, G13–M7.

space_connection-help-picture = L’image
    .body =
        Deux plateaux. En grand, celui où tu cherches ; dans l’image pour tous, celui de la personne qui lance maintenant. En petit dessous, l’autre : ton propre ciel, ou l’autre chasse. À côté de chaque plateau : qui cherche chez qui, combien de systèmes et de planètes sont trouvés, et ce qui reste en main. Une étoile dit qui lance maintenant.

        - boule rayée : une planète trouvée ; cerclée d’or : son système est complet
        - dans ton petit ciel, que toi seul vois : une boule est encore cachée, une croix rouge est trouvée
        - petit point sans numéro : connu vide
        - fusée, soucoupe, aile : une fusée, un astronef, un super-astronef perdu
        - losange rouge : un émetteur ; trait rouge : un rayon
        - anneau blanc : le dernier lancer
        - anneau en tirets avec un point d’interrogation : vous y avez noté une planète ; croix bleue : vous y avez noté du vide
        - anneau d’or brisé : pendant que vous cachez, là où une planète aiderait ; à la fin, une planète qui n’a pas été trouvée

        En solo, il y a un seul plateau, et tout cela est dans ses coins. `/table décrire` met le tout en mots.

space_connection-help-sky = Votre ciel
    .body =
        Placez 20 planètes de façon à former **ni plus ni moins de neuf systèmes**. Votre image relie les planètes de chaque système, et je dis ce qui ne va pas encore : combien de systèmes sont de trop et quelles positions les réuniraient, ou combien il en manque.

        Écrivez toutes les positions d’un coup, ajoutez et ôtez des planètes une à une, déplacez-en une, ou laissez-moi tirer un ciel.

        ◇ **Favoris.** Gardez votre ciel sous un nom, et chargez-le à toute table à venir. Vous seul voyez ce que vous gardez.

        ◇ **Ciel au hasard.** Tous les ciels que la règle permet ont la même chance.

        Une fois scellé, il ne change plus. Quand les deux le sont, ◇ le sort dit qui lance en premier.

space_connection-help-launch = Les lancers
    .body =
        À votre tour, vous envoyez **une** chose dans l’espace d’en face, puis c’est à l’autre, quoi que vous ayez trouvé.

        - **Fusée** (vous en avez 30) : n’importe où ; elle découvre sa position. Une planète : elle revient. Rien : elle est perdue.
        - **Astronef** (10) : n’importe où ; il découvre sa position et celles qui l’entourent.
        - **Super-astronef** (5) : seulement au centre d’un triangle dessiné ; il en découvre les dix positions.

        Astronefs et super-astronefs ne reviennent que si **leur propre position** est une planète. Sinon les planètes autour sont montrées, et l’engin est perdu.

        Les pièces perdues restent sur le jeu. ◇ On n’envoie rien sur une position qui porte visiblement une planète trouvée, une pièce perdue ou un émetteur. Une position seulement connue vide est permise.

space_connection-help-laser = Les lasers
    .body =
        Vous avez cinq émetteurs. ◇ Un tour de laser en pose **un ou deux** sur des lignes tracées, et remplace le lancer.

        Deux de vos émetteurs sur la même ligne tracée font un rayon : **toutes les planètes entre eux sont montrées, extrémités comprises**, et les autres positions sont connues vides.

        Chaque paire compte : un troisième émetteur fait un rayon avec chacun des précédents dont il partage une ligne, même par-dessus un autre émetteur.

        Les émetteurs ne reviennent jamais. ◇ Un émetteur peut se poser sur une planète trouvée ou une pièce perdue, mais pas sur un autre émetteur, et chaque tour de laser doit faire au moins un rayon nouveau.

space_connection-help-system = Systèmes complets
    .body =
        Quand toutes les planètes d’un système sont trouvées, je le dis : « Système complet (3/9) », avec ses planètes.

        Qui l’a trouvé le marque avec **une fusée**, à défaut un astronef, à défaut un émetteur. Cette pièce est dépensée. Une fusée qui vient de revenir peut payer ; ◇ un super-astronef, jamais. S’il ne reste rien, la marque est faite quand même.

        Autour d’un système complet, tout est vide ; à vous de le voir : je ne marque que ce qu’une pièce ou un rayon a montré.

space_connection-help-end = La fin
    .body =
        Le neuvième système gagne aussitôt.

        ◇ Avec la **dernière réplique**, qui a lancé en second peut répondre une fois quand le premier trouve le neuvième système : chacun a eu autant de tours. Si les deux en ont neuf, c’est une égalité.

        ◇ Qui n’a plus rien à lancer passe son tour. Quand personne n’a plus rien, le plus de systèmes complets l’emporte, puis le plus de planètes ; sinon c’est une égalité.

        ◇ On peut abandonner à tout moment de la chasse.

        ◇ **Solo.** Je cache un ciel au hasard, et vous le cherchez avec les pièces d’un joueur. Je compte vos lancers : moins il y en a, mieux c’est.

        ◇ **Notes privées.** Notez où vous pensez qu’il y a des planètes, ou rien : personne d’autre ne le voit.

space_connection-help-time = Quand quelqu’un se tait
    .body =
        La table choisit combien de temps une décision peut prendre. Ce temps passé, j’agis à la place de qui se tait, pour que personne ne reste bloqué :

        - ◇ Pendant qu’on cache : un ciel de 20 planètes en neuf systèmes est scellé tel quel ; sinon j’en tire un.
        - ◇ Pendant la chasse : le tour passe, et rien n’est gaspillé. N’importe quel lancer me fait oublier les tours manqués. Après **trois tours de silence de suite**, je considère que vous êtes parti, et l’autre a gagné.

        Un lancer ne se reprend pas.

space_connection-help-commands = Les commandes
    .body =
        - `/connection ouvrir` ouvre une table ; les options s’y trouvent aussi
        - `/table rejoindre`, `/table quitter`, `/table commencer` : avant la partie
        - `/table montrer` ramène le plateau en bas, `/table fermer` ferme la table
        - `/connection cacher positions:C4 C5 D5` cache des planètes, `/connection planète en:C4` en ajoute ou en ôte une, `/connection déplacer de:C4 vers:D5` en déplace une, `/connection hasard` tire un ciel, `/connection sceller` le rend définitif
        - `/connection favori garder nom:Spirale` garde votre ciel sous un nom, pour vous seul, où que vous jouiez ; `charger`, `liste` et `oublier` font le reste
        - `/connection fusée en:G7`, `/connection astronef en:G7`, `/connection super en:C5`
        - `/connection laser en:A1 et:A4` pose deux émetteurs, `/connection laser en:A1` un seul
        - `/connection noter marque:Des planètes positions:C4 C5` note pour vous seul
        - `/connection abandonner` abandonne, après une question
        - `/console` montre votre plateau et ce que vous pouvez faire ; `/table agrandir`, ce qui y compte en ce moment, en plus grand ; `/table décrire`, le plateau en mots
        - `/table conseil` dit ce que ferait un ordinateur à votre place ; **Mes tournants**, une fois la partie finie, ce qui aurait été mieux
        - Ce qui est nouveau est cerclé ou souligné : sur le plateau, depuis le dernier coup ; dans votre console, depuis le vôtre
        - `/table règles` montre ces pages

        Les boutons sous le plateau et dans votre console font de même.

space_connection-help-messages = En message privé
    .body =
        Vous pouvez simplement m’écrire. `G7` y envoie une fusée ; pendant que vous cachez, des positions comme `C4 C5 D5` sont votre ciel. Les mots français et anglais conviennent tous :

        - une fusée, comme `fusée G7` : { space_connection-words-scout }
        - un astronef : { space_connection-words-ship }
        - un super-astronef : { space_connection-words-super }
        - des émetteurs, comme `laser A1 A4` : { space_connection-words-laser }
        - cacher, comme `cacher C4 C5 D5` : { space_connection-words-hide }
        - ajouter ou ôter une planète : { space_connection-words-planet }
        - en déplacer une, comme `bouger C4 D5` : { space_connection-words-move }
        - un ciel tiré par moi : { space_connection-words-random }
        - recommencer : { space_connection-words-clear }
        - le garder comme favori, comme dans `garder Spirale` : { space_connection-words-keep }
        - charger un favori : { space_connection-words-load }
        - vos favoris : { space_connection-words-list }
        - rendre votre ciel définitif : { space_connection-words-seal }
        - noter des planètes : { space_connection-words-note }
        - noter des positions vides : { space_connection-words-empty }
        - effacer des notes, ou oublier un favori : { space_connection-words-erase }
        - abandonner : { space_connection-words-concede }
        - voir votre plateau : { space_connection-words-show }
        - cette liste : { words-help }
        - les règles de ce moment : { words-rules }
