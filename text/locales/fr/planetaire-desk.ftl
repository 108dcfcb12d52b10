# Le pupitre de Planétaire : boutons, formulaires et indications.

planetaire-button-fire = Tirer un rayon…
planetaire-button-marbles = Billes…
planetaire-button-notes = Notes privées…
planetaire-button-end = Finir ma manche…
planetaire-button-end-now = Finir pour de bon
planetaire-button-back = Retour
planetaire-button-random = Ciel au hasard
planetaire-button-cells = Écrire les cases…
planetaire-button-seal = Sceller mon ciel
planetaire-button-seal-now = Sceller pour de bon

planetaire-form-fire = Tirer un rayon
planetaire-form-marbles = Mes billes
planetaire-form-notes = Mes notes privées
planetaire-form-cells = Mon ciel
planetaire-field-margin = De quelle marge, de 1 à 32 ?
planetaire-field-marbles = Où sont toutes mes billes (vide : nulle part)
planetaire-field-notes = Cases à noter vides, ou à ne plus noter
planetaire-field-cells = Les { $count } cases de mes satellites

planetaire-hint-hide = Choisissez où vont vos satellites : **{ $placed } sur { $needed }** sont placés. Vous seul voyez ceci.
planetaire-hint-seal = Votre ciel est complet. **Scellez-le** quand il vous plaît : après, il ne change plus.
planetaire-hint-seal-sure = Votre ciel : **{ $cells }**. Une fois scellé, **il ne peut plus être changé**. Le sceller ?
planetaire-hint-detect = Choisissez une marge d’où tirer, ou placez vos billes.
planetaire-hint-end =
    { $withheld ->
        [0] Finir votre manche ? Vos billes seront comparées au vrai ciel. **On ne peut pas revenir en arrière.**
        [one] Finir votre manche ? **Une bille est retenue**, ce qui coûte 5 points (une bille fausse en coûte 10). **On ne peut pas revenir en arrière.**
       *[other] Finir votre manche ? **{ $withheld } billes sont retenues**, à 5 points chacune (une bille fausse en coûte 10). **On ne peut pas revenir en arrière.**
    }

planetaire-column = Colonne { $column }
planetaire-choose-column = Ajouter ou retirer un satellite : quelle colonne ?
planetaire-choose-row = Colonne { $column } : quelle ligne ?
planetaire-take-away = Un satellite est ici : choisir pour le retirer
planetaire-choose-low = Tirer de la gauche ou du bas (1–16)
planetaire-choose-high = Tirer de la droite ou du haut (17–32)
planetaire-margin = Marge { $margin }

planetaire-typable = une marge d’où tirer (`12`), les cases de votre ciel ou de vos billes (`D3 F5 B7 H1`), `poser D3`, `déplacer D3 E4`, `retirer D3`, `noter A1 A2`, `hasard`, `sceller`, `montrer`, `finir`

# What winning is.
planetaire-goal = Trouve { $count ->
        [one] 1 satellite
       *[other] { $count } satellites
    } avec le moins de marques possible. Le plus petit score gagne.
