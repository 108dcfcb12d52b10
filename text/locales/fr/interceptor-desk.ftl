# Le pupitre d’Interceptor : boutons, formulaires et indications.

interceptor-button-seal = Sceller
interceptor-button-seal-now = Se replier pour de bon
interceptor-button-back = Retour
interceptor-button-reopen = Réécrire
interceptor-button-random = Au hasard
interceptor-button-type = Écrire…
interceptor-button-ship = Vaisseau { $number }
interceptor-button-undo = ⌫
interceptor-button-hold = X : ne pas tirer
interceptor-button-fire = X : tirer quand même
interceptor-button-retreat = REPLI
# Les lettres d’un ordre sont celles de l’original ; à côté, ce que fait chacune.
interceptor-button-letter = { $letter ->
        [A] A ↑ avancer
        [D] D ↻ droite
        [G] G ↺ gauche
        [L] L · boucle
       *[T] T · tête-à-queue
    }
interceptor-button-order = Mon ordre…

interceptor-form-order = Mon ordre
interceptor-field-order = Vitesse, puis lettres : A D G L T X
interceptor-form-place = Où entre mon vaisseau
interceptor-field-place = Hexagone de bordure, nez, vitesse

interceptor-hint-place = Choisissez un côté, puis un hexagone, une direction et une vitesse : ou écrivez les trois. Vous seul voyez ceci.
interceptor-hint-placed = Votre vaisseau entre en **{ $place }**. Changez à votre guise, puis **scellez**.
interceptor-hint-order = Vitesse actuelle : **{ $speed }**. Choisissez une vitesse et des lettres, ou écrivez-moi `{ $order }`. Vous seul voyez ceci.
interceptor-hint-of = **{ $ship }** : { $hint }
interceptor-hint-sealed = C’est scellé. Tant que tous n’ont pas scellé, envoyez un autre ordre : il remplace celui-ci, et personne ne le remarque. Ou descellez pour y repenser.
interceptor-hint-seal-sure = { $ships ->
        [one] **Votre ordre est un repli** : votre vaisseau ne bouge pas, ne tire pas, peut encore être abattu, puis quitte le combat **pour de bon**.
       *[other] **Vos ordres replient { $ships } vaisseaux** : ils ne bougent pas, ne tirent pas, peuvent encore être abattus, puis quittent le combat **pour de bon**.
    } Sceller ?
interceptor-hint-sealed-place = C’est scellé. Tant que tous n’ont pas scellé, envoyez un autre placement : il remplace celui-ci, et personne ne le remarque. Ou descellez pour y repenser.
interceptor-hint-announce = { $ship } : que fera-t-il ?

interceptor-choose-edge = De quel côté entre-t-il ?
interceptor-edge-top = Haut, ligne 1
interceptor-edge-bottom = Bas, ligne { $row }
interceptor-edge-left = Gauche, colonne A
interceptor-edge-right = Droite, colonne { $column }
interceptor-choose-hex = Sur quel hexagone ?
interceptor-choose-nose = Où pointe le nez ?
interceptor-choose-speed = À quelle vitesse ?
interceptor-choice-nose = Nez { $nose }
interceptor-choice-speed = Vitesse { $speed }
interceptor-choose-announcement = Que fera-t-il ?

interceptor-typable = un ordre (`3 AGAADX`, `2: 3 AGA` pour votre deuxième vaisseau, `REPLI`), où entre votre vaisseau (`A7 NE 3`), ce qu’annonce un vaisseau touché (`gauche plus vite`), `hasard`, `sceller`, `rouvrir`, `voir`
interceptor-choice-no-turning = Interdit de virer
interceptor-choice-interval = { $moves ->
        [one] { $moves } déplacement
       *[other] { $moves } déplacements
    } entre deux virages

# What winning is, and another hex to enter on.
interceptor-goal = Abats les autres et évite leurs tirs. Le dernier pilote en vol gagne.
interceptor-button-elsewhere = Autre hexagone…
