# La console de Planétaire : boutons, formulaires et indications.

planetaire-button-fire = Tirer un rayon…
planetaire-button-marbles = Billes…
planetaire-button-notes = Prendre des notes…
planetaire-button-end = Vérifier
planetaire-button-end-now = Oui, vérifier
planetaire-button-back = Retour
planetaire-button-random = Ciel au hasard
planetaire-button-cells = Écrire les cases…
planetaire-button-seal = Sceller mon ciel
planetaire-button-seal-now = Valider

planetaire-form-fire = Tirer un rayon
planetaire-form-marbles = Poser mes billes
planetaire-form-notes = Notes privées
planetaire-form-cells = Ton ciel
planetaire-field-margin = Quelle marge, de 1 à 32 ?
planetaire-field-marbles = Où ? Par ex. A1 B2 C3 D4, peu importe l’ordre
planetaire-field-notes = Cases à noter vides, ou à ne plus noter
planetaire-field-cells = Tes { $count } satellites, par ex. D3 F5

planetaire-hint-hide = **{ $placed } sur { $needed }** placés. Personne d’autre ne les voit.
planetaire-hint-seal = Ton ciel est complet. **Scelle-le** quand tu veux. Après, il ne change plus.
planetaire-hint-seal-sure = Ton ciel : **{ $cells }**. Une fois scellé, **il ne change plus**. Tu le scelles ?
planetaire-proofs = -# Aide : les cases sombres sont vides.
planetaire-set-up = J’ai caché quatre satellites pour toi. Trouve les quatre de ton rival pour moins de points !
planetaire-hint-end =
    { $withheld ->
        [0] Vérifier ? Je compare tes billes au vrai ciel. **Pas de retour en arrière.**
        [one] Vérifier ? **Une bille n’est pas posée** : ça coûte 5 points (une mal placée en coûte 10). **Pas de retour en arrière.**
       *[other] Vérifier ? **{ $withheld } billes ne sont pas posées** : 5 points chacune (une mal placée en coûte 10). **Pas de retour en arrière.**
    }

planetaire-column = Colonne { $column }
planetaire-choose-column = Satellites : choisis la colonne
planetaire-choose-row = Colonne { $column } : quelle ligne ?
planetaire-take-away = Satellite ici : choisis pour le retirer

planetaire-typable = une marge d’où tirer (`12`), les cases de ton ciel ou de tes billes (`D3 F5 B7 H1`), `poser D3`, `déplacer D3 E4`, `retirer D3`, `noter A1 A2`, `hasard`, `sceller`, `montrer`, `finir`
