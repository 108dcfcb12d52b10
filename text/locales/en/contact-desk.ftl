# The desk of Contact: buttons, selects and hints.

contact-button-take-off = Take off
contact-button-land = Land
contact-button-send = Send
contact-button-drop = Begin again
contact-button-back = Take a leg back
contact-button-clear = New route
contact-button-exchange = New target…
contact-button-reactivate = A fuel for the help cards…
contact-button-repeat = Once more, please
contact-button-two = 50:50…
contact-button-first = First stop…
contact-button-brief = Briefing…
contact-button-practise = Practise…
contact-button-begin = Begin the mission
contact-button-yes-guess = Yes, { $tiles }
contact-button-yes = Yes
contact-button-again = See it again
contact-button-home = Back

contact-choose-stop = From { $tile } on to…
contact-choose-signal = Play for the signal card of…
contact-choose-guess = The signal comes from…
contact-choose-two = 50:50: one of the two is…
contact-choose-other = 50:50: { $tile } or…
contact-choose-from = Practise: take off from…
contact-choose-to = Practise: from { $tile } to…
contact-choose-card = Which help card do you spend?
contact-choice-target = your target

contact-hint-target = Your secret target: **{ $tile }**.
contact-hint-target-route = Your secret target: **{ $tile }**. Your route: { $route }.
contact-hint-route = Choose where your flight lands next. Only you see this.
contact-hint-signal = Choose the signal card: many points for a route that is easy to read.
contact-hint-tap = Press as your hand would rise and tap. Landings: { $landings } of { $legs }.
contact-hint-ready = All landings are in: **send it**, or begin again. `{ $strip }`
contact-hint-sent = Your flight is with the crew. Say nothing, show nothing.
contact-hint-heard = Heard: { $strips }
contact-hint-practise = Choose where to take off and where to land.
contact-hint-flight = Practice: { $route }. Press as your hand would rise and tap.
contact-hint-sure-guess = You name **{ $tiles }**. If { $count ->
        [one] that is
       *[other] both are
    } wrong, { $cards ->
        [0] a fuel is gone
       *[other] a fuel and the signal card are gone
    }. Sure?
contact-hint-sure-first = The rocket will show the first stop-over of the last flight, and the help card is used up. Sure?
contact-hint-sure-exchange = You get another target, and the help card is used up. Sure?
contact-hint-sure-reactivate = One fuel makes all help cards active again. Sure?
contact-typable = your route (`B K`), `back`, `clear`, `signal 4`, `exchange`, `drop`, `send`, `guess K`, `guess K B`, `repeat`, `stop`, `briefing 1`, `reactivate`, `practise 0 B`, `begin`, `show`

# What winning is.
contact-goal = { $seats ->
        [1] Find
       *[other] Together, find
    } 12 planets by the rhythm of the hand before the fuel runs out.
