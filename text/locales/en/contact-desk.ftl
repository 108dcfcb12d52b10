# Contact’s console: buttons, selects and hints.

contact-button-take-off = Take off
contact-button-land = Land
contact-button-send = Send
contact-button-drop = Start over
contact-button-back = Undo leg
contact-button-clear = Clear route
contact-button-stops = Other stop…
contact-button-exchange = Swap target…
contact-button-reactivate = Reactivate help cards…
contact-button-repeat = New flight: { $left } left
contact-button-via = via { $tile }
contact-button-try = Try a stop…
contact-button-two = Play 50:50…
contact-button-first = Show first stop…
contact-button-brief = Call briefing…
contact-button-begin = Start mission
contact-button-fly = Fly to { $tile }
contact-button-other = Other flight…
contact-button-yes-guess = Yes, { $tiles }
contact-button-yes = Yes
contact-button-again = See again
contact-button-home = Back

contact-choose-stop = From { $tile }, fly to…
contact-choose-signal = Play for the signal card of…
contact-choose-guess = The signal comes from…
contact-choose-two = 50:50: first planet…
contact-choose-other = 50:50: { $tile } or…
contact-choose-from = Practice: take off from…
contact-choose-to = Practice: from { $tile } to…
contact-choose-card = Spend which help card?
contact-choice-target = target

contact-hint-route = Fly straight to **{ $tile }**, or by a stop: targets equally far sound the same.
contact-hint-route-blocked = Planet **{ $by }** blocks the way to **{ $tile }**: go round it.
contact-hint-signal = Pick the signal card. Easy route to read? Pick a high one.
contact-hint-tap = Take off, then land: the longer the hop, the longer you wait, at one pace of your own. Landings: { $landings } of { $legs }.
contact-hint-tapped = So far: `{ $strip }`{ $seconds }
contact-hint-ready = All landings done: **send it**, or start over. `{ $strip }`{ $seconds }
contact-hint-sent = The crew has your flight. Now keep a straight face!
contact-hint-heard = Heard: { $strips }
contact-hint-practise = Pick where to take off and where to land.
contact-hint-practice-goal = Practice: fly to **{ $near }**, then farther to **{ $far }**: hold longer.
contact-hint-practice-solo = Practice: watch a hop to **{ $near }**, then a longer one to **{ $far }**.
contact-hint-sure-guess = You name **{ $tiles }**. If { $count ->
        [one] that’s
       *[other] both are
    } wrong, contact is lost. Sure?
contact-hint-sure-first = This shows the last flight’s first stop and uses up the help card. Sure?
contact-hint-sure-exchange = This gives you another target and uses up the help card. Sure?
contact-hint-sure-reactivate = 1 fuel makes all help cards active again. Sure?
contact-typable = your route (`B K`), `back`, `clear`, `signal 4`, `exchange`, `drop`, `send`, `guess K`, `guess K B`, `repeat`, `stop`, `briefing 1`, `reactivate`, `practise 0 B`, `begin`, `show`
