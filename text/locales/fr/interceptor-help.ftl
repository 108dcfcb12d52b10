# Les règles d’Interceptor, complètes, en courtes pages : 1 900 caractères au plus chacune.
# ◇ marque une règle maison, absente de l’original.

interceptor-help-aim = Le but
    .body =
        Un combat pour 2 à 6 pilotes. Chacun scelle un **ordre secret**. Puis tout se passe **en même temps** : déplacements, astéroïdes, tirs. **Le dernier pilote en jeu gagne.**

        Un vaisseau a 5 points de structure et une vitesse de -5 à 5. Un ordre la change de 2 au plus. À 0 point exactement, le vaisseau est perdu ; au-dessous, le pilote aussi.

        ◇ marque une règle maison ou un petit plus : l’original ne l’a pas.

interceptor-help-board = Le plateau
    .body =
        Les colonnes B, D, F… sont un demi-hexagone plus bas. ◇ D’ordinaire : 11×11 et 4 astéroïdes jusqu’à 3 vaisseaux, 13×13 et 5 pour 4 ou 5, 15×15 et 6 au-delà.

        Un vaisseau vole dans le sens de son nez, ou à reculons si sa vitesse est négative.

        {""}**Placement** secret : un hexagone du bord, une direction et une vitesse. On peut partager un hexagone, sans jamais se heurter. ◇ *Au hasard* : nez vers l’intérieur, vitesse de 1 à 3.

        ◇ Les astéroïdes commencent à 3 hexagones au moins du bord, dans des directions au hasard.

interceptor-help-orders = Les ordres
    .body =
        Une vitesse (ton nombre de déplacements), puis des lettres : `3 AGAADX`.
        - **A** : avancer d’un hexagone
        - **D**, **G** : virer le nez d’une face à droite ou à gauche, trois fois au plus
        - **L** : looping, 3 déplacements sur place. Le nez se retourne, la vitesse garde son signe : tu repars en arrière
        - **T** : tête-à-queue, un hexagone. Le nez se retourne, la vitesse change de signe : tu continues dans le même sens
        - **X** : ne pas tirer
        - **REPLI** : quitter le combat, quand il reste assez peu de vaisseaux

        Déplacements entre deux virages : 0 aux vitesses 0 et 1, 1 à 2, 2 à 3, 3 à 4. À 5, pas de virage. Chaque ordre repart de zéro : son premier virage n’en demande aucun. On peut finir par un virage.

        Les vitesses finales sont publiques.

interceptor-help-correction = Les ordres erronés
    .body =
        Je te montre ce que je ne peux pas lire. Ce qui enfreint une règle, je le **corrige sans pitié** avant que tu scelles :

        - une vitesse hors de portée devient la plus proche
        - les déplacements en trop sont retirés ; ceux qui manquent deviennent des A à la fin
        - un virage trop près du précédent attend d’être permis, ou se perd si les déplacements s’épuisent. Eux ne se décalent jamais
        - un quatrième virage, un virage à vitesse 5, un T sans déplacement restant sont retirés
        - un looping sans 3 déplacements restants devient des A

        Ainsi `4 AGADAA` devient `4 AGAAAD`.

        Tu peux réécrire tant que tout le monde n’a pas scellé. ◇ Un ordre scellé que tu réécris reste scellé, personne ne le remarque, et ton temps continue.

interceptor-help-turn = Déplacements et astéroïdes
    .body =
        {""}**Déplacements.** Chaque hexagone hors du plateau coûte 1 point : le vaisseau reste, son ordre continue. Chaque astéroïde où tu entres et d’où tu sors coûte 1. Un vaisseau sans point disparaît avant que les astéroïdes bougent.

        {""}**Les astéroïdes** dérivent d’un hexagone selon leur flèche. ◇ Au bord, ils rebondissent et bougent aussitôt. Deux qui se rencontreraient ou se croiseraient restent et échangent leurs directions. Trois ou plus font demi-tour. Celui qui bute sur un arrêté rejoint son groupe.

        Un vaisseau percuté perd 1. Un vaisseau déjà dedans perd 1, même si l’astéroïde est bloqué, et il est emporté.

interceptor-help-fire = Les tirs
    .body =
        Tous tirent en même temps, dans le sens du nez, même à reculons : **3** points sur l’hexagone adjacent, **2** sur le suivant, **1** sur l’arc des trois d’après.

        Rien n’arrête un tir. Il touche les amis aussi, mais jamais sur ton hexagone.

        Après la dérive, les vaisseaux dans un astéroïde sont **cachés** : on ne peut pas les toucher, et ils ne tirent pas.

        {""}**Étoiles** pour un vaisseau abattu : 2 ★, ou 1 ★ chacun s’il est touché à plusieurs dans cette salve. Rien pour tes propres vaisseaux, ni si ton pilote s’y perd.

interceptor-help-pursuit = La poursuite
    .body =
        Un vaisseau touché annonce le **premier virage** de son prochain ordre (G, D ou aucun), et **plus vite, moins vite ou pareil** (quel que soit le signe), seulement à ceux qui l’ont touché. Ça doit être possible, et l’ordre, une fois en vol, doit s’y tenir.

        Deux vaisseaux qui se sont touchés l’un l’autre ne s’annoncent rien. ◇ Un repli tient toute annonce.

interceptor-help-ending = Repli et fin
    .body =
        Le salon fixe à partir de combien de vaisseaux restants on peut se **replier** (2 d’ordinaire), ou jamais.

        Un vaisseau qui se replie ne bouge pas, ne tire pas, et les astéroïdes ne lui font rien. Si les autres ne l’abattent pas, il s’en va.

        ◇ Le dernier pilote qui a des vaisseaux en jeu gagne. Si les derniers tombent ensemble, ou se replient tous, c’est une égalité entre ceux qui volaient à ce tour. ◇ 20 tours de suite sans dégâts aussi.

interceptor-help-campaign = La campagne
    .body =
        `/interceptor ouvrir campagne:dans` ouvre une partie de la campagne du serveur. Dans les autres, chacun pilote le vaisseau de base.

        Chaque vaisseau a ses états de service, publics : étoiles, améliorations, combats, pertes. Tu les remportes si tu as commencé à cette place. Une partie fermée avant la fin ne change rien.

        - ton vaisseau survit ou se replie : il garde tout
        - détruit à 0 exactement : ses améliorations sont perdues
        - au-dessous de 0 : les étoiles aussi

        {""}**5 ★** achètent une amélioration : +1 de structure, de vitesse maximum ou d’accélération ; un déplacement de moins entre deux virages (agilité) ; +1 dégât sur l’hexagone adjacent, le deuxième ou les trois lointains ; un canon arrière (3 points derrière). ◇ Quatre fois chacune au plus, l’agilité trois fois, le canon arrière une. À partir de 5, on ne vire toujours pas. ◇ Ce que tu achètes pendant un combat sert au suivant, et se perd avec le vaisseau.

interceptor-help-time = Temps écoulé
    .body =
        Houston joue pour toi :

        - ◇ placement : au hasard
        - annonce : aucun virage, même vitesse
        - ordre : même vitesse, tout en A, tir, ◇ ou ce que tu as écrit sans sceller

        ◇ Cet ordre peut contredire l’annonce.

interceptor-help-commands = Les commandes
    .body =
        - `/interceptor ouvrir`, `/table rejoindre`, `/table quitter`, `/table commencer` : avant le combat
        - `/interceptor placer où:A7 NE 3`, `/interceptor hasard` : ton entrée
        - `/interceptor ordre ordre:3 AGAADX` : ton ordre
        - `/interceptor annoncer virage:gauche vitesse:plus` : si ton vaisseau est touché
        - `/interceptor sceller`, ou `/interceptor rouvrir` pour réécrire
        - `/interceptor pilote` : des états de service ; `/interceptor dépenser` : acheter une amélioration
        - `/console` : ton plateau ; `/table agrandir` : en plus grand ; `/table décrire` : en mots
        - `/table astuce` : ce que ferait un ordinateur ; après la partie, **Analyser** : ce qui aurait été mieux
        - Cerclé ou souligné : nouveau depuis le dernier coup, dans ta console depuis le tien

        En MP : `3 AGAADX`, `REPLI`, `A7 NE 3`, `gauche plus vite`, ou `2: 3 AGA` pour ton deuxième vaisseau. Ou :
        - ton ordre : { interceptor-words-order }
        - ton entrée : { interceptor-words-place }
        - ton annonce : { interceptor-words-announce }
        - sceller : { interceptor-words-seal }
        - réécrire : { interceptor-words-reopen }
        - au hasard : { interceptor-words-random }
        - tes états de service : { interceptor-words-pilot }
        - `dépenser vitesse` : { interceptor-words-spend }
        - ton plateau : { interceptor-words-show }
        - cette liste : { words-help }
        - les règles du moment : { words-rules }
