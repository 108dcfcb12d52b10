# Was ein Computer starten würde, und warum.

space_connection-advice-scout = Schick eine Sonde nach **{ $at }**.
space_connection-advice-ship = Schick ein Schiff nach **{ $at }**.
space_connection-advice-super-ship = Schick ein Superschiff nach **{ $at }**.
space_connection-advice-laser = Setz einen Laser auf **{ $at }**.
space_connection-advice-lasers = Setz zwei Laser: auf **{ $one }** und **{ $other }**.
space_connection-advice-hide = Versteck deine Planeten auf **{ $cells }**.
space_connection-advice-seal = Versiegle deinen Himmel.
space_connection-advice-planet = { $count ->
        [one] { $cells } ist ein Planet
       *[other] { $cells } sind Planeten
    }
space_connection-advice-only-way = { $count ->
        [one] { $cells } ist ein Planet: Nur dort kann sein System weitergehen
       *[other] { $cells } sind Planeten: Nur dort können ihre Systeme weitergehen
    }
space_connection-advice-void = { $count ->
        [one] { $cells } ist leer
       *[other] { $cells } sind leer
    }
space_connection-advice-border = { $count ->
        [one] { $cells } ist leer, neben einem fertigen System
       *[other] { $cells } sind leer, neben fertigen Systemen
    }
space_connection-advice-lost = etwa { $lost } { $count ->
        [one] Planet
       *[other] Planeten
    }
space_connection-advice-par = 🤖 Computer (stark): { $computers ->
        [one] 1 Start
       *[other] { $computers } Starts
    } im selben Himmel. Du: { $own }.
space_connection-mark-best = Voll auf Kurs
space_connection-mark-good = Auf Kurs
space_connection-mark-doubtful = Abgedriftet
space_connection-mark-mistake = Verloren im All
space_connection-compared = Bringt etwa { $left } { $count ->
        [one] Planeten
       *[other] Planeten
    }, der beste Start { $best }: „{ $better }“
