# Interceptor's desk: buttons, forms and hints.

interceptor-button-seal = Seal
interceptor-button-seal-now = Retreat for good
interceptor-button-back = Back
interceptor-button-reopen = Write again
interceptor-button-random = At random
interceptor-button-type = Type it…
interceptor-button-ship = Ship { $number }
interceptor-button-undo = ⌫
interceptor-button-hold = X: hold fire
interceptor-button-fire = X: fire after all
interceptor-button-retreat = Retreat
# Which letter of the notation: each is shown as the reader writes it, with what it does beside it.
interceptor-button-letter = { $letter ->
        [A] F ↑ forward
        [D] R ↻ right
        [G] L ↺ left
        [L] U · loop
       *[T] T · flip
    }
interceptor-button-order = My order…

interceptor-form-order = My order
interceptor-field-order = Speed, then letters: F L R U T X
interceptor-form-place = Where my ship enters
interceptor-field-place = Border hex, nose, speed

interceptor-hint-place = Choose a side, then a hex, a facing and a speed: or type all three. Only you see this.
interceptor-hint-placed = Your ship enters at **{ $place }**. Change it as you like, then **seal**.
interceptor-hint-order = Speed now: **{ $speed }**. Choose a speed and letters, or write to me `{ $order }`. Only you see this.
interceptor-hint-of = **{ $ship }**: { $hint }
interceptor-hint-sealed = Sealed. Until everyone has sealed you may send another order: it replaces this one, and nobody notices. Or unseal it to think again.
interceptor-hint-seal-sure = { $ships ->
        [one] **Your order is to retreat**: your ship does not move or fire, may still be shot down, and then leaves the fight **for good**.
       *[other] **Your orders are to retreat with { $ships } ships**: they do not move or fire, may still be shot down, and then leave the fight **for good**.
    } Seal it?
interceptor-hint-sealed-place = Sealed. Until everyone has sealed you may send another placement: it replaces this one, and nobody notices. Or unseal it to think again.
interceptor-hint-announce = { $ship }: what will it do?

interceptor-choose-edge = On which side does it enter?
interceptor-edge-top = Top, row 1
interceptor-edge-bottom = Bottom, row { $row }
interceptor-edge-left = Left, column A
interceptor-edge-right = Right, column { $column }
interceptor-choose-hex = On which hex?
interceptor-choose-nose = Where does the nose point?
interceptor-choose-speed = How fast?
interceptor-choice-nose = Nose { $nose }
interceptor-choice-speed = Speed { $speed }
interceptor-choose-announcement = What will it do?

interceptor-typable = an order (`3 FLFFRX`, `2: 3 FLF` for your second ship, `RETREAT`), where your ship enters (`A7 NE 3`), what a ship that was hit announces (`left faster`), `random`, `seal`, `reopen`, `show`
interceptor-choice-no-turning = No turning
interceptor-choice-interval = { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } between turns

# What winning is, and another hex to enter on.
interceptor-goal = Shoot the others down and stay out of their fire. The last pilot in the fight wins.
interceptor-button-elsewhere = Another hex…
