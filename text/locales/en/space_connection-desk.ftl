# The desk of Space Connection: buttons, forms and hints.

space_connection-button-launch = Launch…
space_connection-button-random = Random sky
space_connection-button-write = Write positions…
space_connection-button-shift = Move a planet…
space_connection-button-clear = Clear
space_connection-button-seal = Seal my sky
space_connection-button-seal-now = Seal it for good
space_connection-button-keep = Keep as a favourite…
space_connection-button-forget = Forget a favourite…
space_connection-button-note = Private notes…
space_connection-button-concede = Give up…
space_connection-button-concede-now = Give up for good
space_connection-button-back = Back
space_connection-button-alone = This emitter alone
space_connection-button-laser-now = Switch the laser on

space_connection-form-launch = Launch
space_connection-form-write = My sky
space_connection-form-shift = Move a planet
space_connection-form-keep = Keep my sky
space_connection-field-keep = Its name, for you alone
space_connection-field-keep-hint = Spiral
space_connection-form-note = My private notes
space_connection-field-launch = What and where? G7 alone sends a scout
space_connection-field-launch-hint = G7 · ship D4 · super C5 · laser A1 A4
space_connection-field-write = The 20 positions of my planets
space_connection-field-shift = From where, to where?
space_connection-field-note = Planets noted; after “empty”, empty ones
space_connection-field-note-hint = C4 C5 empty A1 A2

space_connection-hint-hide = Place planets by row and position, by writing them, or let me draw a sky. You alone see this.
space_connection-hint-seal = **Seal it** when you please: after that it does not change any more.
space_connection-hint-seal-sure = Your sky is the one in the picture. Once sealed, **it cannot be changed any more**. Seal it?
space_connection-hint-hunt = Choose a piece, then where it goes.
space_connection-hint-wait = You can note positions meanwhile.
space_connection-hint-aim = { $piece }: which row?
space_connection-hint-target = { $piece }: which position?
space_connection-hint-second = First emitter at { $at }. Where is the second?
space_connection-hint-laser-sure = { $count ->
        [one] **Laser**: an emitter
       *[other] **Laser**: emitters
    } at **{ $emitters }**. { $count ->
        [one] It
       *[other] They
    } would light { $reach }. Emitters do not come back: { $left ->
        [0] none would be left
        [one] one would be left
       *[other] { $left } would be left
    }.
space_connection-hint-concede = Give up? The other wins at once, and both skies are uncovered. **This cannot be taken back.**
space_connection-hint-concede-solo = Give up? The hunt ends, and the sky is uncovered. **This cannot be taken back.**

space_connection-row = Row { $row }
space_connection-choose-row = Add or take away a planet: which row?
space_connection-choose-load = Load a favourite sky
space_connection-choose-forget = Which favourite shall be forgotten?
space_connection-choose-at = Row { $row }: which position?
space_connection-take-away = A planet is here: choose to take it away
space_connection-choose-piece = What do you launch?
space_connection-choose-aim-row = { $piece }: which row?
space_connection-choose-target = { $piece } to…
space_connection-choose-second = Second emitter at…
space_connection-left = { $left } left
space_connection-known-empty = known to be empty
space_connection-typable = a position for a scout (`G7`), `ship D4`, `super C5`, `laser A1 A4`, the positions of your sky (`C4 C5 D5`), `planet C4`, `move C4 D5`, `random`, `clear`, `keep Spiral`, `load Spiral`, `forget Spiral`, `seal`, `note C4`, `empty A1 A2`, `erase C4`, `show`, `concede`

# What winning is.
space_connection-goal = { $seats ->
        [1] Find all nine systems of planets in as few launches as you can.
       *[other] Find all nine systems of planets before your opponent finds yours.
    }
