# Contact's lesson. Each beat: what to press, and why; its attributes: what else one tried.

contact-lesson-feel = A signal comes from one of three planets: **B**, **C** or **L**. Nobody may name it: a hand flies there in hops from **0**, the Earth, where the rocket stands. Its time in the air is the distance. Ask to feel it: press **Once more, please**.
    .blind = Guessed blindly, two times in three a fuel is gone. Feel the flight first: press **Once more, please**.
contact-lesson-guess = Up, tap; up, tap: **a long hop, then a short one**. Far from the Earth lies F, at the bottom, and B is near it: that fits. Guess **B**.
    .left = From the Earth to C a long hop leads straight through A, which is in the way. F and then B fit: guess **B**.
    .right = L lies on the Earth’s own level, nearer than F: no hop on the way is so long. F and then B fit: guess **B**.
contact-lesson-end = Found at the first guess, so the signal card’s points are yours; a wrong one costs the card and a fuel, and twice you may ask to feel it again. In a crew you take turns as the source: then you plan the hops, and press as your own hand would rise and tap.

# What whoever plays it for the first time is told, at each kind of decision.
contact-coach-practise = Try your hand, nothing counts yet: choose where to take off and where to land, then press once for each. The time in between is the distance.
contact-coach-route = Choose hops that lead nowhere else: a long and a short one are easier to tell than two alike.
contact-coach-tap = One press takes off, the next one lands. Only the time in the air tells how far a hop is, so fly them all at one pace.
contact-coach-guess = The longer the hand was up, the farther the hop. Follow the hops from the rocket, and see at which planet they could end.
