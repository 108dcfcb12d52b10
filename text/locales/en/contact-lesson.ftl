# Contact’s lesson. Each beat: what to press, and why; its attributes: what else they tried.

contact-lesson-feel = A signal comes from one of three planets: **B**, **C** or **L**. Nobody may say which. Instead, a hand flies there in hops from **0**, the Earth, where the rocket is. Time in the air is the distance, from edge to edge. Feel it for yourself: press **New flight**.
    .blind = A blind guess costs a fuel two times out of three. Feel the flight first: press **New flight**.
contact-lesson-guess = Up, tap; up, tap: **a long hop, then a short one**. The rings show how far each goes: the first ends at F, at the bottom; the one around F touches B. That fits: guess **B**.
    .left = From the Earth to C, a long hop runs straight through A, which is in the way. F, then B fits: guess **B**.
    .right = L is level with the Earth and nearer than F: no hop that way is that long. F, then B fits: guess **B**.
contact-lesson-end = Found on the first guess: the signal card’s points are yours! A wrong one costs the card and a fuel, and you can ask for a new flight twice. In a crew, you take turns as the source: you plan the hops, then take off and land. The longer the hop, the longer you wait.

# What a first-time player is told, at each kind of turn.
contact-coach-practise = Nothing counts in practice. The time between take-off and landing is the distance, from edge to edge.
contact-coach-route = Pick hops that lead nowhere else. A long one and a short one are easier to tell apart than two alike.
contact-coach-tap = One press takes off, the next one lands. Only time in the air tells how far a hop is, so fly them all at one pace.
contact-coach-guess = The longer the hand is up, the longer the hop, from edge to edge. Follow the hops from the rocket: which planet could they end at? Seeing it again is free; only new flights are counted.
