# Les règles d’Interceptor, complètes, en courtes pages : 1 900 caractères au plus chacune.
# ◇ marque une règle maison, absente de l’original.

interceptor-help-aim = Le but
    .body =
        Un combat pour 2 à 6 pilotes entre des astéroïdes. Chacun écrit un **ordre secret**. Quand tous sont scellés, ils s’exécutent **en même temps** : déplacements, astéroïdes, tirs. **Le dernier pilote en jeu gagne.**

        Un vaisseau a 5 points de structure et une vitesse de -5 à 5, qu’un ordre change de 2 au plus. À 0 point exactement, il est détruit et son pilote s’en sort dans sa capsule. Au-dessous de 0, le pilote est perdu aussi.

        ◇ marque une règle maison : l’original n’en dit rien, ou on offre un petit plus.

interceptor-help-board = Le plateau
    .body =
        Des hexagones en colonnes A, B, C… et lignes 1, 2, 3… Les colonnes B, D, F… sont un demi-hexagone plus bas. ◇ D’ordinaire : 11×11 et 4 astéroïdes jusqu’à 3 vaisseaux, 13×13 et 5 pour 4 ou 5, 15×15 et 6 au-delà. Tu peux choisir une autre taille, et de 0 à 12 astéroïdes.

        Un nez pointe vers N, NE, SE, S, SO ou NO. Un vaisseau vole dans le sens de son nez, ou à reculons si sa vitesse est négative.

        {""}Le **placement** est secret : chaque vaisseau entre sur un hexagone du bord, avec une direction et une vitesse. On peut partager un hexagone, et les vaisseaux ne se heurtent jamais. ◇ *Au hasard* : un hexagone du bord quelconque, le nez vers l’intérieur, une vitesse de 1 à 3.

        ◇ Les astéroïdes commencent à 3 hexagones au moins du bord, et dérivent au hasard.

interceptor-help-orders = Les ordres
    .body =
        Une vitesse, puis des lettres : `3 AGAADX`. La vitesse donne le nombre de déplacements.
        - **A** : avancer d’un hexagone, dans le sens du mouvement
        - **D**, **G** : virer d’une face à droite ou à gauche du nez, trois fois au plus par ordre
        - **L** : looping. Il prend 3 déplacements sur place et retourne le nez. La vitesse garde son signe : tu repars en arrière
        - **T** : tête-à-queue. Un hexagone dans le sens du mouvement, tandis que le nez se retourne. La vitesse change de signe : tu continues, à reculons
        - **X** : ne pas tirer
        - **REPLI** : quitter le combat, quand il reste assez peu de vaisseaux

        Déplacements entre deux virages : 0 aux vitesses 0 et 1, 1 à 2, 2 à 3, 3 à 4. À 5, interdit de virer. Le premier virage n’en demande aucun, et chaque ordre repart de zéro.

        `5 LAT` : tu finis deux hexagones en arrière, même nez, vitesse -5. `3 AGAADX` : avancer, gauche, avancer de deux, droite, pas de tir.

        Tout le monde voit la vitesse finale de chaque vaisseau, à côté du plateau et dans `/table décrire`.

interceptor-help-correction = Les ordres erronés
    .body =
        Si je ne peux pas lire un ordre, je te montre l’endroit. S’il enfreint une règle, je le **corrige sans pitié**, et tu vois le résultat avant de sceller :

        - une vitesse hors de portée devient la plus proche
        - les déplacements en trop sont retirés ; ceux qui manquent deviennent des A à la fin
        - un virage trop près du précédent attend d’être permis. C’est le virage qui se décale, jamais les déplacements. S’ils s’épuisent avant, il est perdu
        - un quatrième virage est retiré, et tout virage à vitesse 5
        - un looping sans 3 déplacements restants devient des A
        - un T sans déplacement restant est retiré

        Ainsi `4 AGADAA` devient `4 AGAAAD`. Un ordre corrigé que tu réécris reste tel quel.

        Tu peux réécrire tant que tout le monde n’a pas scellé. ◇ Si tu réécris après avoir scellé, ça reste scellé, personne ne le remarque, et ton temps continue.

interceptor-help-turn = Déplacements et astéroïdes
    .body =
        {""}**Déplacements.** Un vaisseau qui sortirait du plateau reste sur son hexagone. Il perd 1 point par hexagone, et son ordre continue. Chaque astéroïde où tu entres et d’où tu sors coûte 1. Finir dans un astéroïde ne coûte encore rien.

        Un vaisseau sans point disparaît avant que les astéroïdes bougent.

        {""}**Les astéroïdes** dérivent d’un hexagone selon leur flèche. ◇ Au bord, ils rebondissent comme une balle, et bougent aussitôt. Deux qui se rencontreraient ou se croiseraient restent et échangent leurs directions. Trois ou plus font demi-tour. Celui qui bute sur un arrêté rejoint son groupe.

        Un vaisseau percuté perd 1. Un vaisseau dans l’hexagone d’un astéroïde perd 1 et est emporté, même si l’astéroïde est bloqué.

interceptor-help-fire = Les tirs
    .body =
        Tout le monde tire en même temps, dans le sens du nez, quelle que soit la vitesse : **3** points sur l’hexagone adjacent, **2** sur le suivant, **1** sur les trois d’après : tout droit, à gauche et à droite.

        Ni vaisseau ni astéroïde n’arrête un tir. Tout vaisseau dans la zone est touché, les amis aussi. Sur un même hexagone, on ne se touche jamais.

        Un vaisseau qui partage un hexagone avec un astéroïde, après la dérive, est **caché** : on ne peut pas le toucher, et il ne tire pas.

        {""}**Étoiles** : abats un vaisseau et gagne 2 ★, ou 1 ★ chacun s’il a été touché à plusieurs. Rien pour tes propres vaisseaux, ni si ton pilote est perdu dans la même salve.

interceptor-help-pursuit = La poursuite
    .body =
        Un vaisseau touché fait une annonce avant les ordres suivants. Il dit son **premier virage** (G, D ou aucun), et s’il ira **plus vite, moins vite ou pareil**, quel que soit le signe. Seuls les pilotes qui l’ont touché le voient.

        Ça engage : un ordre qui le contredit, une fois en vol, est refusé. Une annonce qu’aucun ordre ne peut tenir aussi.

        Deux vaisseaux qui se sont touchés l’un l’autre ne s’annoncent rien. ◇ Un repli tient toute annonce.

interceptor-help-ending = Repli et fin
    .body =
        Avant la partie, tu choisis à partir de combien de vaisseaux restants on peut se **replier** (2 d’ordinaire). Ou alors, c’est un combat à mort.

        Un vaisseau qui se replie ne bouge pas et ne tire pas, et les astéroïdes ne lui font rien. Les autres bougent et tirent, et peuvent encore l’abattre. S’il survit, il s’en va.

        ◇ Le dernier pilote qui a des vaisseaux en jeu gagne, quel qu’en soit le nombre. Si les derniers tombent ensemble, ou se replient tous, c’est une égalité entre ceux qui volaient à ce tour. ◇ Après 20 tours de suite sans dégâts, c’est aussi une égalité.

interceptor-help-campaign = La campagne
    .body =
        Une partie ouverte avec `/interceptor ouvrir campagne:dans` compte pour la campagne de son serveur. Les autres ne comptent pas, et chacun y pilote le vaisseau de base.

        Chacun de tes vaisseaux a ses états de service : étoiles, améliorations, combats, pertes. Tu les apportes au début et les remportes à la fin, si tu as commencé à cette place. Une partie fermée avant la fin ne change rien.

        - ton vaisseau survit ou se replie : il garde tout, avec les étoiles gagnées
        - détruit à 0 exactement : ses améliorations sont perdues, le pilote garde ses étoiles
        - au-dessous de 0 : les étoiles sont perdues aussi

        Entre deux combats, **5 ★** achètent une amélioration : +1 de structure, de vitesse maximum ou d’accélération ; un déplacement de moins entre deux virages ; +1 dégât sur l’hexagone adjacent, le deuxième ou les trois lointains ; un canon arrière (3 points sur l’hexagone de derrière). ◇ Quatre fois chacune au plus, l’agilité trois fois, le canon arrière une. On ne vire toujours pas à partir de 5. ◇ Ce que tu achètes pendant un combat sert au suivant, et se perd avec le vaisseau.

        `/interceptor pilote` montre tes états de service ou ceux d’un autre, `/interceptor dépenser` achète. Ils sont publics.

interceptor-help-time = Temps écoulé
    .body =
        Le rythme se choisit avant la partie. Temps écoulé ? Houston joue pour toi :

        - ◇ placement : au hasard
        - annonce : aucun virage, même vitesse
        - ordre : même vitesse, tout en A, tir. ◇ S’il est écrit mais pas scellé, il est scellé tel quel

        ◇ Un ordre donné ainsi peut contredire l’annonce.

interceptor-help-commands = Les commandes
    .body =
        - `/interceptor ouvrir` ouvre un salon de départ, avec ses options
        - `/table rejoindre`, `/table quitter`, `/table commencer` : avant le combat
        - `/interceptor placer où:A7 NE 3` choisit ton entrée, `/interceptor hasard` la laisse au hasard
        - `/interceptor ordre ordre:3 AGAADX` écrit ton ordre
        - `/interceptor annoncer virage:gauche vitesse:plus` annonce ton plan
        - `/interceptor sceller` scelle, `/interceptor rouvrir` permet de réécrire
        - `/interceptor pilote` montre les états de service, `/interceptor dépenser` achète une amélioration
        - `/console` montre ton plateau et ce que tu peux faire ; `/table agrandir`, ce qui compte en ce moment, en plus grand ; `/table décrire`, le plateau en mots
        - `/table astuce` dit ce que ferait un ordinateur à ta place ; **Analyser**, une fois la partie finie, ce qui aurait été mieux
        - Ce qui est nouveau est cerclé ou souligné : sur le plateau, depuis le dernier coup ; dans ta console, depuis le tien

        En MP, écris simplement `3 AGAADX`, `REPLI`, `A7 NE 3` ou, si ton vaisseau est touché, `gauche plus vite`. `2: 3 AGA` vaut pour ton deuxième vaisseau. Ces mots aussi, en français et en anglais :
        - ton ordre : { interceptor-words-order }
        - ton entrée : { interceptor-words-place }
        - ton annonce : { interceptor-words-announce }
        - sceller : { interceptor-words-seal }
        - réécrire : { interceptor-words-reopen }
        - placer au hasard : { interceptor-words-random }
        - tes états de service : { interceptor-words-pilot }
        - acheter une amélioration, comme `dépenser vitesse` : { interceptor-words-spend }
        - voir ton plateau : { interceptor-words-show }
        - cette liste : { words-help }
        - les règles du moment : { words-rules }
