# Le pupitre de Space Connection : boutons, formulaires et indications.

connection-button-launch = Lancer…
connection-button-random = Ciel au hasard
connection-button-write = Écrire les positions…
connection-button-shift = Déplacer une planète…
connection-button-clear = Vider
connection-button-seal = Sceller mon ciel
connection-button-keep = Garder comme favori…
connection-button-forget = Oublier un favori…
connection-button-note = Notes privées…
connection-button-concede = Abandonner…
connection-button-concede-now = Abandonner pour de bon
connection-button-back = Retour
connection-button-alone = Cet émetteur seul

connection-form-launch = Lancer
connection-form-write = Mon ciel
connection-form-shift = Déplacer une planète
connection-form-keep = Garder mon ciel
connection-field-keep = Son nom, pour vous seul
connection-field-keep-hint = Spirale
connection-form-note = Mes notes privées
connection-field-launch = Quoi et où ? G7 seul envoie une fusée
connection-field-launch-hint = G7 · astronef D4 · super C5 · laser A1 A4
connection-field-write = Les 20 positions de mes planètes
connection-field-shift = D’où, vers où ?
connection-field-note = Planètes notées ; après « vide », les vides
connection-field-note-hint = C4 C5 vide A1 A2

connection-hint-hide = Placez des planètes par rangée et position, écrivez-les, ou laissez-moi tirer un ciel. Vous seul voyez ceci.
connection-hint-seal = **Scellez-le** quand il vous plaît : après, il ne change plus.
connection-hint-hunt = Choisissez une pièce, puis où elle va.
connection-hint-wait = En attendant, vous pouvez noter des positions.
connection-hint-aim = { $piece } : quelle rangée ?
connection-hint-target = { $piece } : quelle position ?
connection-hint-second = Premier émetteur en { $at }. Où va le second ?
connection-hint-concede = Abandonner ? L’autre gagne aussitôt, et les deux ciels sont dévoilés. **On ne peut pas revenir en arrière.**
connection-hint-concede-solo = Abandonner ? La chasse s’arrête, et le ciel est dévoilé. **On ne peut pas revenir en arrière.**

connection-row = Rangée { $row }
connection-choose-row = Ajouter ou ôter une planète : quelle rangée ?
connection-choose-load = Charger un ciel favori
connection-choose-forget = Quel favori oublier ?
connection-choose-at = Rangée { $row } : quelle position ?
connection-take-away = Une planète est ici : choisir pour l’ôter
connection-choose-piece = Que lancez-vous ?
connection-choose-aim-row = { $piece } : quelle rangée ?
connection-choose-target = { $piece } en…
connection-choose-second = Second émetteur en…
connection-left = encore { $left }
connection-known-empty = connue vide
connection-typable = une position pour une fusée (`G7`), `astronef D4`, `super C5`, `laser A1 A4`, les positions de votre ciel (`C4 C5 D5`), `planète C4`, `bouger C4 D5`, `hasard`, `vider`, `garder Spirale`, `charger Spirale`, `oublier Spirale`, `sceller`, `noter C4`, `vide A1 A2`, `oublier C4`, `montrer`, `abandonner`
