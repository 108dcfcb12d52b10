# The lesson of De la Terre à la Lune. Each beat: what to press, and why; its attributes: what else one tried.

terre_lune-lesson-throw = The dice are thrown: the red one, a **6**, is for your rocket, the blue ones for the pirate satellite. You fly to the Moon and back, and on the way you collect **claims** on four stations. Beta is just six steps away: go to **Beta**.
    .far = There you would float between two places and take nothing. A 6 reaches a station: go to **Beta**.
    .gamma = Just as good, for Gamma is as far. This lesson goes on on **Beta**.
terre_lune-lesson-station = A claim is yours, face down: it counts once you bring its mineral’s **deposit** home from the Moon. Houston is behind you, so you may call a **challenge**: five tricks at cards, for more claims. You hold blue 1, the **MOLAB**, which is the highest card: call it with **blue** trumps.
    .green = You hold one green card only, and a low one. With the MOLAB in your hand, **blue** should be trumps.
    .end = One claim is little, and Houston cannot refuse a challenge here. Call it, with **blue** trumps.
terre_lune-lesson-trick = Whoever leads shows a colour, and the others follow if they can; trumps beat all, and 1 beats 8. Lead your best: play **blue 1**.
    .green = A low green card is easily beaten, and whoever takes the trick leads next. Nothing beats **blue 1**: play it.
    .yellow = Who has no yellow could trump it. Draw the trumps first: play **blue 1**.
terre_lune-lesson-end = The trick is yours. Most of five tricks win the challenge, and your MOLAB of trumps brings one claim more. Then on to the Moon, past the pirate, to find deposits for your claims, and home: whoever is first brings 200 points, and ends the race.

# What whoever plays it for the first time is told, at each kind of decision.
terre_lune-coach-way = Whoever stops on a station takes a **claim**. It counts once you have found the deposit of its mineral on the Moon, and brought it home.
terre_lune-coach-actions = Your cards are for challenges and ambushes: 1 is the **MOLAB**, the highest, 2 the **MOBEX**, 8 the lowest. An exchange gets rid of low ones: exactly as many as the red die says.
terre_lune-coach-peek = You may keep a deposit if you hold a **claim** on its mineral; it makes all those claims count. Else remember where it lies.
terre_lune-coach-card = Follow the colour that was led, else trump. The 1, the MOLAB, is the highest. Most of five tricks win the claims, or the packets.
terre_lune-coach-packing = The winner takes packets unseen, by their size alone: a claim without a deposit, mixed in, makes a poor packet look rich.
terre_lune-coach-seizing = A large packet may hold many claims, or decoys that are worth nothing.
