# Les règles de Space Connection, complètes, en courtes pages : 1 900 caractères au plus chacune.
# ◇ marque une règle maison, absente de l’original.

space_connection-help-aim = Le but
    .body =
        Deux joueurs cachent chacun **20 planètes en exactement neuf systèmes planétaires**. Un système, c’est une planète, ou plusieurs qui se touchent, quelle que soit leur forme. Ensuite, tu cherches celles d’en face avec des fusées, des astronefs, des super-astronefs et des lasers.

        {""}**Trouve ses neuf systèmes en premier**, et tu gagnes.

        La première place joue les verts, la seconde les bleus.

        ◇ marque une règle maison : l’original n’en dit rien, ou ses figures manquent.

space_connection-help-board = Le plateau
    .body =
        ◇ Un hexagone de **127 cases** en rangées A à M. Chaque rangée est numérotée depuis la gauche : **G7** est le milieu. Les rangées A à G ont de 7 à 13 cases, H à M de 12 à 7.

        Chaque case touche les six qui l’entourent, moins au bord.

        Des lignes tracées traversent l’hexagone et forment **24 triangles**. Un triangle a dix cases : trois sommets, six autres sur ses côtés, et son **centre**, dessiné avec un anneau. Toute case est sur une ligne tracée ou est un centre.

        Les quinze lignes sont A1–A7, D1–D10, G1–G13, J1–J10, M1–M7 ; G1–M1, D1–M4, A1–M7, A4–J10, A7–G13 ; A1–G1, A4–J1, A7–M1, D10–M4, G13–M7.

space_connection-help-picture = L’image
    .body =
        Il y a deux plateaux. En grand, celui où tu cherches ; dans l’image pour tous, celui de la personne qui lance maintenant. En petit dessous, l’autre : ton propre ciel, ou l’autre chasse. À côté de chaque plateau : qui cherche chez qui, combien de systèmes et de planètes sont trouvés, et ce qui reste en main. Une étoile dit qui lance maintenant.

        - boule rayée : une planète trouvée ; cerclée d’or, son système est complet
        - dans ton petit ciel, que personne d’autre ne voit : une boule est encore cachée, une croix rouge est trouvée
        - petit point sans numéro : connu vide
        - fusée, soucoupe, aile : une fusée, un astronef, un super-astronef perdu
        - losange rouge : un émetteur ; trait rouge : un rayon
        - anneau blanc : le dernier coup
        - anneau en tirets avec un point d’interrogation : tu y as noté une planète ; croix bleue : tu y as noté du vide
        - anneau d’or brisé : pendant que tu caches, là où une planète aiderait ; à la fin, une planète que personne n’a trouvée

        En solo, il y a un seul plateau, avec tout cela dans ses coins. `/table décrire` met le tout en mots.

space_connection-help-sky = Ton ciel
    .body =
        Place 20 planètes en **exactement neuf systèmes**. Ton image relie les planètes de chaque système. Je te dis ce qui ne va pas encore : combien de systèmes sont de trop et où une planète les réunirait, ou combien il en manque.

        Écris toutes les cases d’un coup, ajoute et enlève des planètes une à une, déplaces-en une, ou laisse-moi tirer un ciel.

        ◇ **Favoris.** Garde ton ciel sous un nom, et charge-le dans une autre partie. Personne d’autre ne voit ce que tu gardes.

        ◇ **Ciel au hasard.** Tous les ciels que la règle permet ont la même chance.

        Une fois scellé, ton ciel ne change plus. Quand les deux le sont, ◇ on tire à pile ou face qui lance en premier.

space_connection-help-launch = Ton tour
    .body =
        À ton tour, lance **une** pièce dans le ciel d’en face. Ensuite c’est à l’autre, quoi que tu aies trouvé.

        - **Fusée** (tu en as 30) : va n’importe où et montre sa case. Une planète : elle revient. Rien : elle est perdue.
        - **Astronef** (10) : va n’importe où et montre sa case et celles qui l’entourent.
        - **Super-astronef** (5) : ne va que sur une case cerclée, le centre d’un triangle dessiné, et en montre les dix cases.

        Astronefs et super-astronefs ne reviennent que si **leur propre case** est une planète. Sinon, tu vois les planètes autour, et la pièce est perdue.

        Les pièces perdues restent sur le plateau. ◇ Tu ne peux rien lancer sur une case où l’on voit une planète trouvée, une pièce perdue ou un émetteur. Une case seulement connue vide est permise.

space_connection-help-laser = Les lasers
    .body =
        Tu as cinq émetteurs. ◇ Un tour de laser en pose **un ou deux** sur des lignes tracées, au lieu de lancer une pièce.

        Deux de tes émetteurs sur la même ligne tracée font un rayon. **Toutes les planètes entre eux sont montrées, extrémités comprises**, et les autres cases sont connues vides.

        Chaque paire compte : un troisième émetteur fait un rayon avec chacun des précédents sur une même ligne, même par-dessus un autre émetteur.

        Les émetteurs ne reviennent jamais. ◇ Un émetteur peut se poser sur une planète trouvée ou une pièce perdue, mais pas sur un autre émetteur. Chaque tour de laser doit faire au moins un rayon nouveau.

space_connection-help-system = Systèmes complets
    .body =
        Quand toutes les planètes d’un système sont trouvées, je le dis : « Système complet (3/9) », avec ses planètes.

        Qui l’a trouvé le marque avec **une fusée**, à défaut un astronef, à défaut un émetteur. Cette pièce est dépensée. Une fusée qui vient de revenir peut payer ; ◇ un super-astronef, jamais. S’il ne reste rien, c’est marqué quand même.

        Autour d’un système complet, tout est vide. À toi de le voir : je ne marque que ce qu’une pièce ou un rayon a montré.

space_connection-help-end = La fin
    .body =
        Le neuvième système gagne aussitôt.

        ◇ Avec la **dernière réplique**, si le premier à lancer trouve le neuvième système, l’autre a droit à un dernier coup. Chacun a ainsi autant de tours. Si les deux en ont neuf, c’est une égalité.

        ◇ Plus rien à lancer ? Tu passes. Quand aucun des deux ne peut lancer, le plus de systèmes complets gagne, puis le plus de planètes ; sinon, c’est une égalité.

        ◇ Tu peux abandonner à tout moment de la chasse.

        ◇ **Solo.** Je cache un ciel au hasard, et tu le cherches avec les pièces d’un joueur. Je compte tes coups : moins il y en a, mieux c’est.

        ◇ **Notes privées.** Note où tu penses qu’il y a des planètes, ou rien. Personne d’autre ne le voit.

space_connection-help-time = Temps écoulé
    .body =
        Le rythme se choisit avant la partie. Temps écoulé ? Houston joue pour toi, et personne ne reste bloqué :

        - ◇ Pendant que tu caches : un ciel de 20 planètes en neuf systèmes est scellé tel quel. Si le tien n’est pas prêt, j’en tire un.
        - ◇ Pendant la chasse : ton tour passe, et tu ne perds aucune pièce. N’importe quel coup efface tes tours ratés. Après **trois tours ratés de suite**, l’autre gagne.

        Un coup ne se reprend pas.

space_connection-help-commands = Les commandes
    .body =
        - `/connection ouvrir` ouvre un salon de départ, avec ses options
        - `/table rejoindre`, `/table quitter`, `/table commencer` : avant la partie
        - `/table montrer` ramène le plateau en bas, `/table fermer` ferme la partie
        - `/connection cacher positions:C4 C5 D5` cache des planètes, `/connection planète en:C4` en ajoute ou en enlève une, `/connection déplacer de:C4 vers:D5` en déplace une, `/connection hasard` tire un ciel, `/connection sceller` le rend définitif
        - `/connection favori garder nom:Spirale` garde ton ciel sous un nom, rien que pour toi, où que tu joues ; `charger`, `liste` et `oublier` font le reste
        - `/connection fusée en:G7`, `/connection astronef en:G7`, `/connection super en:C5`
        - `/connection laser en:A1 et:A4` pose deux émetteurs, `/connection laser en:A1` un seul
        - `/connection noter marque:Des planètes positions:C4 C5` prend une note, rien que pour toi
        - `/connection abandonner` abandonne, après une question
        - `/console` montre ton plateau et ce que tu peux faire ; `/table agrandir`, ce qui compte en ce moment, en plus grand ; `/table décrire`, le plateau en mots
        - `/table astuce` dit ce que ferait un ordinateur à ta place ; **Analyser**, une fois la partie finie, ce qui aurait été mieux
        - Ce qui est nouveau est cerclé ou souligné : sur le plateau, depuis le dernier coup ; dans ta console, depuis le tien
        - `/table règles` montre ces pages

        Les boutons sous le plateau et dans ta console font de même.

space_connection-help-messages = En MP
    .body =
        Tu peux simplement m’écrire. `G7` y envoie une fusée. Pendant que tu caches, des cases comme `C4 C5 D5` sont ton ciel. Les mots français et anglais marchent tous :

        - une fusée, comme `fusée G7` : { space_connection-words-scout }
        - un astronef : { space_connection-words-ship }
        - un super-astronef : { space_connection-words-super }
        - des émetteurs, comme `laser A1 A4` : { space_connection-words-laser }
        - cacher, comme `cacher C4 C5 D5` : { space_connection-words-hide }
        - ajouter ou enlever une planète : { space_connection-words-planet }
        - en déplacer une, comme `bouger C4 D5` : { space_connection-words-move }
        - me laisser tirer un ciel : { space_connection-words-random }
        - recommencer : { space_connection-words-clear }
        - le garder en favori, comme `garder Spirale` : { space_connection-words-keep }
        - charger un favori : { space_connection-words-load }
        - tes favoris : { space_connection-words-list }
        - rendre ton ciel définitif : { space_connection-words-seal }
        - noter des planètes : { space_connection-words-note }
        - noter des cases vides : { space_connection-words-empty }
        - effacer des notes, ou oublier un favori : { space_connection-words-erase }
        - abandonner : { space_connection-words-concede }
        - voir ton plateau : { space_connection-words-show }
        - cette liste : { words-help }
        - les règles du moment : { words-rules }
