# The lesson of De la Terre à la Lune. Each beat: what to press, and why; its attributes: what else one tried.

terre_lune-lesson-throw = The dice are thrown: the red one, a **6**, is for your rocket, the blue ones for the pirate satellite. You fly to the Moon and back, and on the way you collect **claims** on four stations. Beta is just six steps away: go to **Beta**.
    .far = There you would float between two places and take nothing. A 6 reaches a station: go to **Beta**.
    .gamma = Just as good, for Gamma is as far. This lesson goes on on **Beta**.
terre_lune-lesson-station = A claim is yours, face down: it counts once you bring its mineral’s **deposit** home from the Moon. Houston is behind you, so you may call a **défi**: five tricks at cards, for more claims. You hold blue 1, the **MOLAB**, which is the highest card: call it with **blue** trumps.
    .green = You hold one green card only, and a low one. With the MOLAB in your hand, **blue** should be trumps.
    .end = One claim is little, and Houston cannot refuse a défi here. Call it, with **blue** trumps.
terre_lune-lesson-trick = Whoever leads shows a colour, and the others follow if they can; trumps beat all, and 1 beats 8. Lead your best: play **blue 1**.
    .green = A low green card is easily beaten, and whoever takes the trick leads next. Nothing beats **blue 1**: play it.
    .yellow = Who has no yellow could trump it. Draw the trumps first: play **blue 1**.
terre_lune-lesson-end = The trick is yours. Most of five tricks win the défi, and your MOLAB of trumps brings one claim more. Then on to the Moon, past the pirate, to find deposits for your claims, and home: whoever is first brings 200 points, and ends the race.
