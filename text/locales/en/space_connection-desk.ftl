# Space Connection’s console: buttons, forms and hints.

space_connection-button-piece = { $piece ->
        [scout] Scout
        [ship] Ship
        [super] Super
       *[laser] Laser
    }
space_connection-button-send = { $piece ->
        [scout] Scout to { $at }
        [ship] Ship to { $at }
        [super] Super-ship to { $at }
       *[laser] Laser { $at }
    }
space_connection-button-pick = Pick a spot…
space_connection-button-launch = Launch…
space_connection-button-random = Random sky
space_connection-button-write = Write spots…
space_connection-button-shift = Move a planet…
space_connection-button-clear = Clear
space_connection-button-seal = Seal my sky
space_connection-button-seal-now = Seal for good
space_connection-button-keep = Save favorite…
space_connection-button-forget = Forget favorite…
space_connection-button-note = Take notes…
space_connection-button-concede = Give up…
space_connection-button-concede-now = Give up for good
space_connection-button-back = Back
space_connection-button-alone = Use one laser
space_connection-button-laser-now = Fire the laser

space_connection-form-launch = Launch
space_connection-form-write = My sky
space_connection-form-shift = Move a planet
space_connection-form-keep = Save my sky
space_connection-field-keep = Its name, for you alone
space_connection-field-keep-hint = Spiral
space_connection-form-note = My private notes
space_connection-field-launch = What and where? G7 alone sends a scout
space_connection-field-launch-hint = G7 · ship D4 · super C5 · laser A1 A4
space_connection-field-write = The 20 spots of my planets
space_connection-field-shift = From where, to where?
space_connection-field-note = Likely planets, then “empty”, empty spots
space_connection-field-note-hint = C4 C5 empty A1 A2

space_connection-set-up = I drew your own sky: it’s the small board. You hunt on the large one.
space_connection-hint-hide = Pick a row and a spot, write them all, or let me draw a sky. Only you see this.
space_connection-hint-seal = **Seal it** when you’re ready. After that, it can’t change.
space_connection-hint-seal-sure = Your sky is the one in the picture. Once sealed, **it can’t change**. Seal it?
space_connection-hint-piece = { $piece ->
        [scout] A **scout** shows one spot. It comes back if it finds a planet.
        [ship] A **ship** shows its spot and those around. It comes back if its own spot is a planet.
        [super] A **super-ship** shows the ten spots around a **circled** one. It comes back if that one is a planet.
       *[laser] Two **lasers** on one drawn line show every planet between them. They stay.
    } { $left } left.
space_connection-aim = { $piece ->
        [scout] **{ $at }** alone, { $left } left. It comes back if { $at } is a planet.
        [ship] **{ $at }** and around: { $count } new, { $left } left. It comes back if { $at } is a planet.
        [super] **Triangle of { $at }**: { $count } new, { $left } left. It comes back if { $at } is a planet.
       *[laser] **A line**: { $count } new, { $left } left. Lasers don’t come back.
    }
space_connection-hint-second = First laser at { $at }. Where’s the second?
space_connection-hint-laser-sure = { $count ->
        [one] The **laser**
       *[other] The **lasers**
    } at **{ $emitters }** would light the line in the picture. Lasers don’t come back: { $left ->
        [0] you’ll have none left
        [one] you’ll have one left
       *[other] you’ll have { $left } left
    }.
space_connection-hint-concede = Give up? Your opponent wins at once, and both skies are revealed. **You can’t undo this.**
space_connection-hint-concede-solo = Give up? The hunt ends, and the sky is revealed. **You can’t undo this.**

space_connection-row = Row { $row }
space_connection-choose-row = Planets: pick a row
space_connection-choose-load = Load a favorite sky
space_connection-choose-forget = Forget which favorite?
space_connection-choose-at = Row { $row }: pick a spot
space_connection-take-away = Remove this planet
space_connection-choose-aim-row = { $piece ->
        [scout] Scout: pick a row
        [ship] Ship: pick a row
        [super] Super-ship: pick a row
       *[laser] Laser: pick a row
    }
space_connection-choose-aim-other = Another row…
space_connection-choose-target = { $piece ->
        [scout] Scout: pick a spot
        [ship] Ship: pick a spot
        [super] Super-ship: pick a spot
       *[laser] Laser: pick a spot
    }
space_connection-choose-second = Second laser at…
space_connection-known-empty = known empty
space_connection-typable = a spot for a scout (`G7`), `ship D4`, `super C5`, `laser A1 A4`, the spots of your sky (`C4 C5 D5`), `planet C4`, `move C4 D5`, `random`, `clear`, `keep Spiral`, `load Spiral`, `forget Spiral`, `seal`, `note C4`, `empty A1 A2`, `erase C4`, `show`, `concede`
