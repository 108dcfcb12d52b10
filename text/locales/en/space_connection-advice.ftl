# What a hunter is advised to launch, and why.

space_connection-advice-scout = Send a scout to **{ $at }**.
space_connection-advice-ship = Send a ship to **{ $at }**.
space_connection-advice-super-ship = Send a super-ship to **{ $at }**.
space_connection-advice-laser = Set a laser emitter on **{ $at }**.
space_connection-advice-lasers = Set two laser emitters, on **{ $one }** and **{ $other }**.
space_connection-advice-hide = Hide your planets on **{ $cells }**.
space_connection-advice-seal = Seal your sky.
space_connection-advice-planet = { $count ->
        [one] there is a planet on { $cells }
       *[other] there are planets on { $cells }
    }
space_connection-advice-void = { $count ->
        [one] there is no planet on { $cells }
       *[other] there are no planets on { $cells }
    }
space_connection-advice-lost = about as much as { $lost } { $count ->
        [one] planet
       *[other] planets
    }
space_connection-advice-par = 🤖 In the same space the computer (strong) needs { $computers ->
        [one] 1 launch
       *[other] { $computers } launches
    }; you needed { $own }.
