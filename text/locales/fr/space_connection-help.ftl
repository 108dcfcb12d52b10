# Les règles de Space Connection, complètes, en courtes pages : 1 900 caractères au plus chacune.
# ◇ marque une règle maison, absente de l’original.

space_connection-help-aim = Le but
    .body =
        Deux joueurs cachent chacun **20 planètes en exactement neuf systèmes planétaires**. Un système, c’est une planète, ou plusieurs qui se touchent, de toute forme. Ensuite, chacun cherche celles de l’autre avec des fusées, des astronefs, des super-astronefs et des lasers.

        {""}**Trouve les neuf en premier**, et tu gagnes.

        La première place joue les verts, la seconde les bleus.

        ◇ marque une règle maison, et non l’original.

space_connection-help-board = Le plateau
    .body =
        ◇ Un hexagone de **127 cases** en rangées A à M, chacune numérotée depuis la gauche : **G7** est le milieu. Les rangées A à G ont de 7 à 13 cases, H à M de 12 à 7. Chaque case en touche six au plus.

        Quinze lignes forment **24 triangles** de dix cases : trois sommets, six sur les côtés, et un **centre** cerclé. Toute case est sur une ligne ou est un centre.

        Les lignes : A1–A7, D1–D10, G1–G13, J1–J10, M1–M7 ; G1–M1, D1–M4, A1–M7, A4–J10, A7–G13 ; A1–G1, A4–J1, A7–M1, D10–M4, G13–M7.

space_connection-help-picture = L’image
    .body =
        Tu cherches sur le grand plateau. Dans l’image pour tous, c’est la chasse de la personne au sablier, qui lance maintenant. Le petit plateau est ton propre ciel, ou l’autre chasse.

        - boule rayée : une planète trouvée ; cerclée d’or, son système est complet
        - dans ton ciel : une boule est encore cachée, une croix rouge trouvée
        - anneau d’or pointillé : son système continue sur un des points d’or autour
        - petit point clair : connu vide
        - fusée, soucoupe, aile : une fusée, un astronef, un super-astronef perdu
        - losange rouge : un laser ; trait rouge : un rayon
        - anneau blanc : le dernier coup
        - anneau en tirets avec un point d’interrogation : une planète que tu as notée ; croix bleue : une case vide que tu as notée
        - anneau d’or brisé : pendant que tu caches, là où une planète aide ; à la fin, une planète non trouvée

space_connection-help-sky = Ton ciel
    .body =
        Place 20 planètes en **exactement neuf systèmes**. Je dis ce qui ne va pas : des systèmes manquent, ou combien sont de trop et où une planète les réunirait.

        ◇ **Favoris.** Garde ton ciel sous un nom pour une autre partie. Toi seul le vois.

        ◇ **Ciel au hasard.** Tous les ciels permis ont la même chance.

        Une fois scellé, ton ciel ne change plus. Quand les deux le sont, ◇ on tire à pile ou face qui lance en premier, ou le premier siège commence (option ; dans ta première partie contre un ordinateur, c’est toi).

space_connection-help-launch = Ton tour
    .body =
        Lance **une** pièce dans le ciel d’en face. Ensuite c’est à l’autre, quoi que tu aies trouvé.

        - **Fusée** (tu en as 30) : n’importe où ; montre sa case.
        - **Astronef** (10) : n’importe où ; montre sa case et celles qui l’entourent.
        - **Super-astronef** (5) : seulement au centre cerclé d’un triangle ; en montre les dix cases.

        Une pièce ne revient que si **sa propre case** est une planète. Sinon, elle est perdue et reste sur le plateau.

        ◇ Tu ne peux rien lancer sur une planète trouvée, une pièce perdue ou un laser. Une case seulement connue vide est permise.

space_connection-help-laser = Les lasers
    .body =
        Tu as cinq lasers. ◇ Un tour de laser en pose **un ou deux** sur des lignes tracées, au lieu de lancer une pièce.

        Deux des tiens sur la même ligne font un rayon. **Toutes les planètes entre eux sont montrées, extrémités comprises** ; les autres cases du rayon sont connues vides.

        Un troisième laser fait un rayon avec chacun des précédents sur ses lignes, même par-dessus un autre.

        Les lasers ne reviennent jamais. ◇ Ils se posent aussi sur une planète trouvée ou une pièce perdue, pas sur un autre laser. Chaque tour de laser doit faire un rayon nouveau.

space_connection-help-system = Systèmes complets
    .body =
        Quand toutes les planètes d’un système sont trouvées, je le dis : « Système complet (3/9) ».

        Qui l’a trouvé le marque avec **une fusée**, à défaut un astronef, à défaut un laser : la pièce est dépensée. Une fusée qui vient de revenir peut payer ; ◇ un super-astronef, jamais. S’il ne reste rien, c’est gratuit.

        Autour, tout est vide. Je ne le marque pas pour toi.

space_connection-help-end = La fin
    .body =
        Le neuvième système gagne aussitôt.

        ◇ **Dernière réplique** (option) : si le premier à lancer le trouve, l’autre a un dernier coup. Neuf partout : égalité.

        ◇ Plus rien à lancer ? Tu passes. Quand aucun des deux ne peut lancer, le plus de systèmes complets gagne, puis le plus de planètes ; sinon, égalité.

        ◇ Tu peux abandonner pendant la chasse.

        ◇ **Solo.** Je cache un ciel au hasard ; tu as les pièces d’un joueur. Utilise peu de coups.

        ◇ **Notes privées.** Note des planètes ou des cases vides ; personne d’autre ne les voit.

space_connection-help-time = Temps écoulé
    .body =
        Temps écoulé ? Je joue pour toi :

        - ◇ Pendant que tu caches : je scelle ton ciel tel quel s’il est prêt. Sinon, j’en tire un.
        - ◇ Pendant la chasse : tu passes, sans perdre de pièce. **Trois tours ratés de suite** font perdre ; n’importe quel coup les efface.

        Un coup ne se reprend pas.

space_connection-help-commands = Les commandes
    .body =
        Les boutons font la même chose.

        - `/connexion ouvrir` lance une partie, avec ses options
        - Avant : `/table rejoindre`, `/table quitter`, `/table commencer` ; `/table fermer` la ferme
        - Ton ciel : `/connexion cacher`, `/connexion planète` en ajoute ou enlève une, `/connexion déplacer`, `/connexion hasard`, `/connexion sceller` le rend définitif
        - `/connexion favori garder` le garde, rien que pour toi, où que tu joues ; aussi `charger`, `liste`, `oublier`
        - `/connexion fusée`, `/connexion astronef`, `/connexion super`
        - Un laser ou deux : `/connexion laser`
        - Une note privée : `/connexion noter`
        - `/connexion abandonner`
        - `/console` : ton plateau et tes coups
        - Le plateau : `/table montrer` à nouveau, `/table agrandir` en plus grand, `/table décrire` en mots
        - `/table astuce` : ce que ferait un ordinateur ; **Analyser**, après la partie : de meilleurs coups
        - Le nouveau est cerclé ou souligné : depuis le dernier coup, ou dans ta console depuis le tien
        - `/table règles` : ces pages

space_connection-help-messages = En MP
    .body =
        Écris simplement. `G7` envoie une fusée. Pendant que tu caches, `C4 C5 D5` est ton ciel.

        - une fusée, `fusée G7` : { space_connection-words-scout }
        - un astronef : { space_connection-words-ship }
        - un super-astronef : { space_connection-words-super }
        - des lasers, `laser A1 A4` : { space_connection-words-laser }
        - cacher, `cacher C4 C5 D5` : { space_connection-words-hide }
        - ajouter ou enlever une planète : { space_connection-words-planet }
        - en déplacer une, `bouger C4 D5` : { space_connection-words-move }
        - un ciel au hasard : { space_connection-words-random }
        - recommencer : { space_connection-words-clear }
        - garder en favori, `garder Spirale` : { space_connection-words-keep }
        - en charger un : { space_connection-words-load }
        - les lister : { space_connection-words-list }
        - rendre ton ciel définitif : { space_connection-words-seal }
        - noter des planètes : { space_connection-words-note }
        - noter des cases vides : { space_connection-words-empty }
        - effacer des notes, ou oublier un favori : { space_connection-words-erase }
        - abandonner : { space_connection-words-concede }
        - ton plateau : { space_connection-words-show }
        - cette liste : { words-help }
        - les règles du moment : { words-rules }
