# What a computer would order, and why.

interceptor-advice-order = { $ship ->
        [0] Write
       *[other] For ship { $ship }, write
    } `{ $order }`.
interceptor-advice-place = { $ship ->
        [0] Enter
       *[other] With ship { $ship }, enter
    } at `{ $at }`.
interceptor-advice-announce = { $ship ->
        [0] Announce
       *[other] For ship { $ship }, announce
    } **{ $said }**.
interceptor-advice-seal = Seal: everything is decided.
interceptor-advice-ends = you end on { $hex }, nose { $nose }, and walls and asteroids { $harm ->
        [0] cost you nothing
        [one] cost you 1 point
       *[other] cost you { $harm } points
    }
interceptor-advice-safe = nobody can hit you there
interceptor-advice-is-hit = you get hit
interceptor-advice-hits = you hit someone
interceptor-advice-lost = about { $lost } structure { $count ->
        [one] point
       *[other] points
    }
interceptor-mark-best = Ace
interceptor-mark-good = Clean flying
interceptor-mark-doubtful = Shaky
interceptor-mark-mistake = Pilot error
