# What a detector is advised to do, and why.

planetaire-advice-fire = Fire a ray from **{ $margin }**.
planetaire-advice-place = Put your marbles on **{ $cells }**, and on no other cell.
planetaire-advice-place-none = Take your marbles back: none is worth its risk.
planetaire-advice-end = End the round with your marbles as they are.
planetaire-advice-hide = Hide your satellites on **{ $cells }**.
planetaire-advice-seal = Seal your sky.
planetaire-advice-full = { $count ->
        [one] there is a satellite on { $cells }
       *[other] there are satellites on { $cells }
    }
planetaire-advice-empty = { $count ->
        [one] there is no satellite on { $cells }
       *[other] there are no satellites on { $cells }
    }
planetaire-advice-nothing = { $count ->
        [one] a ray from { $cells } would tell you nothing new
       *[other] rays from { $cells } would tell you nothing new
    }
planetaire-advice-exit = the ray from { $margin } comes out at { $exit }
planetaire-advice-absorbed = the ray from { $margin } is absorbed
planetaire-advice-reflected = the ray from { $margin } is reflected
planetaire-advice-satellised = the ray from { $margin } is satellised
planetaire-advice-lost = about { $lost } { $count ->
        [one] point
       *[other] points
    }
planetaire-advice-par = 🤖 On the same sky the computer (strong) is charged { $computers ->
        [one] 1 point
       *[other] { $computers } points
    }; you, { $own }.
