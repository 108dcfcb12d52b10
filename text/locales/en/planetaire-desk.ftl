# Planétaire’s console: buttons, forms and hints.

planetaire-button-fire = Fire a ray…
planetaire-button-marbles = Marbles…
planetaire-button-notes = Take notes…
planetaire-button-end = Check guess
planetaire-button-end-now = Yes, check
planetaire-button-back = Back
planetaire-button-random = Random sky
planetaire-button-cells = Type cells…
planetaire-button-seal = Seal my sky
planetaire-button-seal-now = Seal for good

planetaire-form-fire = Fire a ray
planetaire-form-marbles = Place marbles
planetaire-form-notes = Private notes
planetaire-form-cells = Your sky
planetaire-field-margin = Which margin, 1 to 32?
planetaire-field-marbles = Where? e.g. A1 B2 C3 D4, in any order
planetaire-field-notes = Cells to mark or unmark as empty
planetaire-field-cells = Your { $count } satellites, e.g. D3 F5

planetaire-hint-hide = **{ $placed } of { $needed }** placed. Only you see this.
planetaire-hint-seal = Your sky is complete. **Seal it** when you’re happy with it. After that, it can’t change.
planetaire-hint-seal-sure = Your sky: **{ $cells }**. Once sealed, **it can’t change**. Seal it?
planetaire-proofs = -# Help: dark cells are empty.
planetaire-set-up = I hid four satellites for you, too. Find your rival’s four for fewer points!
planetaire-hint-end =
    { $withheld ->
        [0] Check your guess? I’ll compare your marbles with the true sky. **You can’t undo this.**
        [one] Check your guess? **One marble isn’t placed**: that costs 5 points (a wrong one costs 10). **You can’t undo this.**
       *[other] Check your guess? **{ $withheld } marbles aren’t placed**: that’s 5 points each (a wrong one costs 10). **You can’t undo this.**
    }

planetaire-column = Column { $column }
planetaire-choose-column = Satellites: pick a column
planetaire-choose-row = Column { $column }: which row?
planetaire-take-away = Satellite here: pick to remove it

planetaire-typable = a margin to fire from (`12`), the cells of your sky or marbles (`D3 F5 B7 H1`), `place D3`, `move D3 E4`, `withdraw D3`, `note A1 A2`, `random`, `seal`, `show`, `end`
