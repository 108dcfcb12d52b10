# The desk of Space Connection: buttons, forms and hints.

connection-button-launch = Launch…
connection-button-random = Random sky
connection-button-write = Write positions…
connection-button-shift = Move a planet…
connection-button-clear = Clear
connection-button-seal = Seal my sky
connection-button-keep = Keep as a favourite…
connection-button-forget = Forget a favourite…
connection-button-note = Private notes…
connection-button-concede = Give up…
connection-button-concede-now = Give up for good
connection-button-back = Back
connection-button-alone = This emitter alone

connection-form-launch = Launch
connection-form-write = My sky
connection-form-shift = Move a planet
connection-form-keep = Keep my sky
connection-field-keep = Its name, for you alone
connection-field-keep-hint = Spiral
connection-form-note = My private notes
connection-field-launch = What and where? G7 alone sends a scout
connection-field-launch-hint = G7 · ship D4 · super C5 · laser A1 A4
connection-field-write = The 20 positions of my planets
connection-field-shift = From where, to where?
connection-field-note = Planets noted; after “empty”, empty ones
connection-field-note-hint = C4 C5 empty A1 A2

connection-hint-hide = Place planets by row and position, by writing them, or let me draw a sky. You alone see this.
connection-hint-seal = **Seal it** when you please: after that it does not change any more.
connection-hint-hunt = Choose a piece, then where it goes.
connection-hint-wait = You can note positions meanwhile.
connection-hint-aim = { $piece }: which row?
connection-hint-target = { $piece }: which position?
connection-hint-second = First emitter at { $at }. Where is the second?
connection-hint-concede = Give up? The other wins at once, and both skies are uncovered. **This cannot be taken back.**
connection-hint-concede-solo = Give up? The hunt ends, and the sky is uncovered. **This cannot be taken back.**

connection-row = Row { $row }
connection-choose-row = Add or take away a planet: which row?
connection-choose-load = Load a favourite sky
connection-choose-forget = Which favourite shall be forgotten?
connection-choose-at = Row { $row }: which position?
connection-take-away = A planet is here: choose to take it away
connection-choose-piece = What do you launch?
connection-choose-aim-row = { $piece }: which row?
connection-choose-target = { $piece } to…
connection-choose-second = Second emitter at…
connection-left = { $left } left
connection-known-empty = known to be empty
connection-typable = a position for a scout (`G7`), `ship D4`, `super C5`, `laser A1 A4`, the positions of your sky (`C4 C5 D5`), `planet C4`, `move C4 D5`, `random`, `clear`, `keep Spiral`, `load Spiral`, `forget Spiral`, `seal`, `note C4`, `empty A1 A2`, `erase C4`, `show`, `concede`
