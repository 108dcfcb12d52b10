# Interceptor’s console: buttons, forms and hints.

interceptor-button-seal = Seal
interceptor-button-seal-now = Retreat for good
interceptor-button-back = Back
interceptor-button-reopen = Rewrite
interceptor-button-random = Random
interceptor-button-type = Type it…
interceptor-button-ship = Ship { $number }
interceptor-button-speed = Speed { $speed }
interceptor-button-again = ▶
interceptor-button-undo = ⌫
interceptor-button-hold = X: hold fire
interceptor-button-fire = X: fire
interceptor-button-retreat = Retreat
# The letters of an order are the original’s in every language; beside each, which way it goes.
interceptor-button-letter = { $letter ->
        [A] F ↑
        [D] R ↱
        [G] L ↰
        [L] U loop
       *[T] T ↻
    }
interceptor-button-stay = Stay
interceptor-button-left = Left ↰
interceptor-button-right = Right ↱
interceptor-button-no-turn = Neither
interceptor-button-order = Write order…

interceptor-form-order = My order
interceptor-field-order = Speed, then letters: F L R U T X
interceptor-form-place = Where my ship enters
interceptor-field-place = Border hex, direction, speed

interceptor-hint-place = Pick a side. Only you see where.
interceptor-hint-placed = You enter at **{ $hex }**, nose **{ $nose }**, speed **{ $speed }**.
interceptor-hint-order = Speed now: **{ $speed }**, { $turning ->
        [never] no bends
        [always] bends at will
        [one] 1 move between bends
       *[other] { $moves } moves between bends
    }.
interceptor-hint-of = **{ $ship }**: { $hint }
interceptor-hint-sealed = Sealed. Until everyone has, you can still **Rewrite**, and nobody notices.
interceptor-hint-seal-sure = { $ships ->
        [one] **You’re retreating**: your ship doesn’t move or fire, can still be shot down, then leaves **for good**.
       *[other] **You’re retreating with { $ships } ships**: they don’t move or fire, can still be shot down, then leave **for good**.
    } Seal it?
interceptor-hint-sealed-place = Sealed. Until everyone has, you can still **Rewrite**, and nobody notices.
interceptor-hint-announce = First turn: left, right or neither?
interceptor-hint-announce-speed = And the speed?
interceptor-hint-turn-due = Still to come, as you announced: **{ $turn }**.

interceptor-choose-edge = Pick a side
interceptor-edge-top = Top
interceptor-edge-bottom = Bottom
interceptor-edge-left = Left
interceptor-edge-right = Right
interceptor-choose-hex = Pick a hex
interceptor-choice-nose = Nose { $nose }
interceptor-choice-speed = Speed { $speed }

interceptor-typable = an order (`3 FLFFRX`, `2: 3 FLF` for your second ship, `RETREAT`), where your ship enters (`A7 NE 3`), your plan if you were hit (`left faster`), `random`, `seal`, `reopen`, `show`
interceptor-choice-no-turning = No turning
interceptor-choice-interval = { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } between L or R

# What winning is, and another hex to enter on.
interceptor-button-elsewhere = Hex…
