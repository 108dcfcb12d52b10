# What a pilot is advised to order, and why.

interceptor-advice-order = { $ship ->
        [0] Order
       *[other] For ship { $ship }, order
    } `{ $order }`.
interceptor-advice-place = { $ship ->
        [0] Enter
       *[other] With ship { $ship }, enter
    } at `{ $at }`.
interceptor-advice-announce = { $ship ->
        [0] Announce
       *[other] For ship { $ship }, announce
    } **{ $said }**.
interceptor-advice-seal = Seal: nothing is left to decide.
interceptor-advice-ends = you end on { $hex } with your nose to { $nose }, and walls and asteroids { $harm ->
        [0] cost you nothing
        [one] cost you 1 point
       *[other] cost you { $harm } points
    }
interceptor-advice-safe = no order of anybody’s can hit you there
interceptor-advice-is-hit = somebody hits you there
interceptor-advice-hits = you hit somebody
interceptor-advice-lost = about { $lost } { $count ->
        [one] point
       *[other] points
    } of structure
