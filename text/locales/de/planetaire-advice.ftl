# Was man beim Suchen raten kann, und warum.

planetaire-advice-fire = Feuere einen Strahl von **{ $margin }**.
planetaire-advice-place = Leg deine Murmeln auf **{ $cells }** und sonst nirgendwohin.
planetaire-advice-place-none = Nimm deine Murmeln weg: Keine ist das Risiko wert.
planetaire-advice-end = Beende die Runde mit deinen Murmeln, wie sie liegen.
planetaire-advice-hide = Versteck deine Satelliten auf **{ $cells }**.
planetaire-advice-seal = Versiegle deinen Himmel.
planetaire-advice-full = { $count ->
        [one] ein Satellit ist auf { $cells }
       *[other] Satelliten sind auf { $cells }
    }
planetaire-advice-empty = { $count ->
        [one] kein Satellit ist auf { $cells }
       *[other] keine Satelliten sind auf { $cells }
    }
planetaire-advice-nothing = { $count ->
        [one] ein Strahl von { $cells } verrät dir nichts Neues
       *[other] Strahlen von { $cells } verraten dir nichts Neues
    }
planetaire-advice-exit = der Strahl von { $margin } kommt bei { $exit } heraus
planetaire-advice-absorbed = der Strahl von { $margin } wird verschluckt
planetaire-advice-reflected = der Strahl von { $margin } kommt zurück
planetaire-advice-satellised = der Strahl von { $margin } geht in den Orbit
planetaire-advice-lost = etwa { $lost } { $count ->
        [one] Punkt
       *[other] Punkte
    }
planetaire-advice-par = 🤖 Derselbe Himmel: starker Computer { $computers }, du { $own }.
planetaire-mark-best = Adlerauge
planetaire-mark-good = Gutes Auge
planetaire-mark-doubtful = Trübe Sicht
planetaire-mark-mistake = Im Dunkeln
planetaire-compared = Strahl **{ $did }** lässt etwa { $left } { $left ->
        [one] möglichen
       *[other] mögliche
    } Himmel übrig. Mit Strahl **{ $better }** wären es { $best }.
