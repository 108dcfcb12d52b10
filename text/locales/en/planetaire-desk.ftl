# Planétaire's desk: buttons, forms and hints.

planetaire-button-fire = Fire a ray…
planetaire-button-marbles = Marbles…
planetaire-button-notes = Private notes…
planetaire-button-end = End my round…
planetaire-button-end-now = End it for good
planetaire-button-back = Back
planetaire-button-random = Random sky
planetaire-button-cells = Type the cells…
planetaire-button-seal = Seal my sky
planetaire-button-seal-now = Seal it for good

planetaire-form-fire = Fire a ray
planetaire-form-marbles = My marbles
planetaire-form-notes = My private notes
planetaire-form-cells = My sky
planetaire-field-margin = From which margin, 1 to 32?
planetaire-field-marbles = Where all my marbles are (empty: nowhere)
planetaire-field-notes = Cells to mark or unmark as empty
planetaire-field-cells = The { $count } cells of my satellites

planetaire-hint-hide = Choose where your satellites go: **{ $placed } of { $needed }** are placed. Only you see this.
planetaire-hint-seal = Your sky is complete. **Seal it** when you are happy with it: after that it cannot be changed.
planetaire-hint-seal-sure = Your sky: **{ $cells }**. Once sealed, **it cannot be changed any more**. Seal it?
planetaire-hint-detect = Choose a margin to fire from, or place your marbles.
planetaire-hint-end =
    { $withheld ->
        [0] End your round? Your marbles will be compared with the true sky. **This cannot be taken back.**
        [one] End your round? **One marble is withheld**, which costs 5 points (a wrong one costs 10). **This cannot be taken back.**
       *[other] End your round? **{ $withheld } marbles are withheld**, at 5 points each (a wrong one costs 10). **This cannot be taken back.**
    }

planetaire-column = Column { $column }
planetaire-choose-column = Add or take away a satellite: which column?
planetaire-choose-row = Column { $column }: which row?
planetaire-take-away = A satellite is here: choose to take it away
planetaire-choose-low = Fire from the left or bottom (1–16)
planetaire-choose-high = Fire from the right or top (17–32)
planetaire-margin = Margin { $margin }

planetaire-typable = a margin to fire from (`12`), the cells of your sky or of your marbles (`D3 F5 B7 H1`), `place D3`, `move D3 E4`, `withdraw D3`, `note A1 A2`, `random`, `seal`, `show`, `end`

# What winning is.
planetaire-goal = Find { $count ->
        [one] 1 satellite
       *[other] { $count } satellites
    } with as few marks as you can. Low score wins.
