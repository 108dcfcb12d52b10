# What a detector is advised to do, and why.

planetaire-advice-fire = Fire a ray from **{ $margin }**.
planetaire-advice-place = Put your marbles on **{ $cells }** and nowhere else.
planetaire-advice-place-none = Take your marbles back: none is worth the risk.
planetaire-advice-end = End the round with your marbles as they are.
planetaire-advice-hide = Hide your satellites at **{ $cells }**.
planetaire-advice-seal = Seal your sky.
planetaire-advice-full = { $count ->
        [one] there’s a satellite at { $cells }
       *[other] there are satellites at { $cells }
    }
planetaire-advice-empty = { $count ->
        [one] there’s no satellite at { $cells }
       *[other] there are no satellites at { $cells }
    }
planetaire-advice-nothing = { $count ->
        [one] a ray from { $cells } tells you nothing new
       *[other] rays from { $cells } tell you nothing new
    }
planetaire-advice-exit = the ray from { $margin } comes out at { $exit }
planetaire-advice-absorbed = the ray from { $margin } is absorbed
planetaire-advice-reflected = the ray from { $margin } is reflected
planetaire-advice-satellised = the ray from { $margin } is satellized
planetaire-advice-lost = about { $lost } { $count ->
        [one] point
       *[other] points
    }
planetaire-advice-par = 🤖 Same sky: strong computer { $computers }, you { $own }.
planetaire-mark-best = Clear sight
planetaire-mark-good = Good eye
planetaire-mark-doubtful = Hazy
planetaire-mark-mistake = In the dark
planetaire-compared = Ray **{ $did }** leaves about { $left } possible { $left ->
        [one] sky
       *[other] skies
    }. Ray **{ $better }** would have left { $best }.
