# What a computer would launch, and why.

space_connection-advice-scout = Send a scout to **{ $at }**.
space_connection-advice-ship = Send a ship to **{ $at }**.
space_connection-advice-super-ship = Send a super-ship to **{ $at }**.
space_connection-advice-laser = Place a laser on **{ $at }**.
space_connection-advice-lasers = Place two lasers, on **{ $one }** and **{ $other }**.
space_connection-advice-hide = Hide your planets on **{ $cells }**.
space_connection-advice-seal = Seal your sky.
space_connection-advice-planet = { $count ->
        [one] { $cells } is a planet
       *[other] { $cells } are planets
    }
space_connection-advice-only-way = { $count ->
        [one] { $cells } is a planet: its system can’t go on anywhere else
       *[other] { $cells } are planets: their systems can’t go on anywhere else
    }
space_connection-advice-void = { $count ->
        [one] { $cells } is empty
       *[other] { $cells } are empty
    }
space_connection-advice-border = { $count ->
        [one] { $cells } is empty, next to a complete system
       *[other] { $cells } are empty, next to complete systems
    }
space_connection-advice-lost = about { $lost } { $count ->
        [one] planet
       *[other] planets
    }
space_connection-advice-par = 🤖 Computer (strong): { $computers ->
        [one] 1 launch
       *[other] { $computers } launches
    } on the same sky. You: { $own }.
space_connection-mark-best = Dead on course
space_connection-mark-good = On course
space_connection-mark-doubtful = Drifting
space_connection-mark-mistake = Lost in space
space_connection-compared = Worth about { $left } { $count ->
        [one] planet
       *[other] planets
    }. The best launch is worth { $best }: “{ $better }”
