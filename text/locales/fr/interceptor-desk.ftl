# La console d’Interceptor : boutons, formulaires et indications.

interceptor-button-seal = Sceller
interceptor-button-seal-now = Partir pour de bon
interceptor-button-back = Retour
interceptor-button-reopen = Réécrire
interceptor-button-random = Au hasard
interceptor-button-type = Écrire…
interceptor-button-ship = Vaisseau { $number }
interceptor-button-speed = Vitesse { $speed }
interceptor-button-again = ▶
interceptor-button-undo = ⌫
interceptor-button-hold = X : ne pas tirer
interceptor-button-fire = X : tirer
interceptor-button-retreat = REPLI : partir
# Les lettres d’un ordre sont celles de l’original ; à côté, ce que fait chacune.
interceptor-button-letter = { $letter ->
        [A] A ↑
        [D] D ↱
        [G] G ↰
        [L] L looping
       *[T] T ↻
    }
interceptor-button-stay = Rester
interceptor-button-left = Gauche ↰
interceptor-button-right = Droite ↱
interceptor-button-no-turn = Aucun
interceptor-button-order = Écrire l’ordre…

interceptor-form-order = Mon ordre
interceptor-field-order = Vitesse, puis lettres : A D G L T X
interceptor-form-place = Où entre mon vaisseau
interceptor-field-place = Hexagone du bord, direction, vitesse

interceptor-hint-place = Choisis un côté. Personne d’autre ne le voit.
interceptor-hint-placed = Tu entres en **{ $hex }**, nez **{ $nose }**, vitesse **{ $speed }**.
interceptor-hint-order = Vitesse : **{ $speed }**, { $turning ->
        [never] sans virer
        [always] virages libres
        [one] { $moves } pas entre virages
       *[other] { $moves } pas entre virages
    }.
interceptor-hint-of = **{ $ship }** : { $hint }
interceptor-hint-sealed = C’est scellé. Tant que tout le monde n’a pas scellé, tu peux **Réécrire**, ni vu ni connu.
interceptor-hint-seal-sure = { $ships ->
        [one] **Tu te replies** : ton vaisseau ne bouge pas, ne tire pas, peut encore être abattu, puis part **pour de bon**.
       *[other] **Tu replies { $ships } vaisseaux** : ils ne bougent pas, ne tirent pas, peuvent encore être abattus, puis partent **pour de bon**.
    } Sceller ?
interceptor-hint-sealed-place = C’est scellé. Tant que tout le monde n’a pas scellé, tu peux **Réécrire**, ni vu ni connu.
interceptor-hint-announce = D’abord à gauche, à droite, ou rien ?
interceptor-hint-announce-speed = Et la vitesse ?
interceptor-hint-turn-due = Annoncé, pas encore fait : **{ $turn }**.

interceptor-choose-edge = Choisis un côté
interceptor-edge-top = Haut
interceptor-edge-bottom = Bas
interceptor-edge-left = Gauche
interceptor-edge-right = Droite
interceptor-choose-hex = Choisis un hexagone
interceptor-choice-nose = Nez { $nose }
interceptor-choice-speed = Vitesse { $speed }

interceptor-typable = un ordre (`3 AGAADX`, `2: 3 AGA` pour ton deuxième vaisseau, `REPLI`), où entre ton vaisseau (`A7 NE 3`), ton plan si ton vaisseau est touché (`gauche plus vite`), `hasard`, `sceller`, `rouvrir`, `voir`
interceptor-choice-no-turning = Interdit de virer
interceptor-choice-interval = { $moves ->
        [one] { $moves } déplacement
       *[other] { $moves } déplacements
    } entre deux virages

# Un autre hexagone par où entrer.
interceptor-button-elsewhere = Hex…
