# Die Konsole von Planétaire: Buttons, Formulare und Hinweise.

planetaire-button-fire = Strahl feuern …
planetaire-button-marbles = Murmeln …
planetaire-button-notes = Notieren …
planetaire-button-end = Prüfen
planetaire-button-end-now = Ja, prüfen
planetaire-button-back = Zurück
planetaire-button-random = Zufallshimmel
planetaire-button-cells = Felder tippen …
planetaire-button-seal = Himmel versiegeln
planetaire-button-seal-now = Endgültig versiegeln

planetaire-form-fire = Strahl feuern
planetaire-form-marbles = Murmeln legen
planetaire-form-notes = Private Notizen
planetaire-form-cells = Dein Himmel
planetaire-field-margin = Von welcher Zahl, 1 bis 32?
planetaire-field-marbles = Wo? etwa A1 B2 C3 D4, Reihenfolge egal
planetaire-field-notes = Felder als leer notieren oder wieder nicht
planetaire-field-cells = Deine { $count } Satelliten, etwa D3 F5

planetaire-hint-hide = **{ $placed } von { $needed }** gesetzt. Nur du siehst das.
planetaire-hint-seal = Dein Himmel ist vollständig. **Versiegle ihn**, wenn er dir gefällt. Danach lässt er sich nicht mehr ändern.
planetaire-hint-seal-sure = Dein Himmel: **{ $cells }**. Einmal versiegelt, **lässt er sich nicht mehr ändern**. Versiegeln?
planetaire-proofs = -# Hilfe: Dunkle Felder sind leer.
planetaire-set-up = Auch für dich habe ich vier Satelliten versteckt. Finde die anderen vier für weniger Punkte!
planetaire-hint-end =
    { $withheld ->
        [0] Prüfen? Ich vergleiche deine Murmeln mit dem wahren Himmel. **Das lässt sich nicht zurücknehmen.**
        [one] Prüfen? **Eine Murmel fehlt noch**: Das kostet 5 Punkte (eine falsche 10). **Das lässt sich nicht zurücknehmen.**
       *[other] Prüfen? **{ $withheld } Murmeln fehlen noch**: Das kostet je 5 Punkte (eine falsche 10). **Das lässt sich nicht zurücknehmen.**
    }

planetaire-column = Spalte { $column }
planetaire-choose-column = Satelliten: Spalte wählen
planetaire-choose-row = Spalte { $column }: welche Reihe?
planetaire-take-away = Hier ist ein Satellit: wegnehmen

planetaire-typable = eine Randzahl, von der du feuerst (`12`), die Felder deines Himmels oder deiner Murmeln (`D3 F5 B7 H1`), `legen D3`, `bewegen D3 E4`, `wegnehmen D3`, `notieren A1 A2`, `zufall`, `versiegeln`, `zeigen`, `beenden`
