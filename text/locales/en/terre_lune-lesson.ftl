# The lesson of De la Terre à la Lune. Each beat: what to press, and why; its attributes: what else was tried.

terre_lune-lesson-throw = The dice are rolled. The red one, a **6**, moves your rocket; the blue ones move the pirate satellite. Fly to the Moon and back, and collect **claims** on the stations on your way. Beta is just six steps away: go to **Beta**.
    .far = You’d float between two places with nothing to pick up. A 6 reaches a station: go to **Beta**.
    .gamma = Just as good: Gamma is as far. But this lesson goes on at **Beta**.
terre_lune-lesson-station = You have a claim, face down. It counts once you bring its mineral’s **deposit** home from the Moon. Houston is behind you, so you can call a **challenge**: five tricks of cards, for more claims. The lowest number wins, and you hold blue 1, the **MOLAB**, the highest card. Call it with **blue** as trump.
    .green = You hold only one green card, and a weak one. With this MOLAB in hand, make **blue** trump.
    .end = One claim isn’t much, and Houston can’t refuse a challenge here. Call it, with **blue** as trump.
terre_lune-lesson-trick = The first card sets the color, and the others follow if they can. Trumps beat everything, and 1 beats 8. Lead your best: play **blue 1**.
    .green = A weak green card is easily beaten, and the winner of a trick leads the next. Nothing beats **blue 1**: play it.
    .yellow = A player without yellow could trump it. Draw the trumps first: play **blue 1**.
terre_lune-lesson-end = The trick is yours! Most of five tricks wins the challenge, and your trump MOLAB earns one more claim. Then on to the Moon, past the pirate, to find deposits for your claims, and home. The first one back gets 200 points and ends the race.

# What a first-time player is told, at each kind of decision.
terre_lune-coach-dice = Get **claims** at stations: on the Moon you keep only minerals you hold one for. **Red** moves you, **blue** the pirate.
terre_lune-coach-pull = Stop on the pirate’s orbit and it **drags you along**: flying back costs part of your next roll. Crossing it is safe.
terre_lune-coach-way = Stop on a station and you take a **claim**. It counts once you find its mineral’s deposit on the Moon and bring it home.
terre_lune-coach-cards = Cards are for **challenges**: stop at a station ahead of another rocket, and five tricks decide who takes claims there. **1** beats 8.
terre_lune-coach-home = First home: **200**, and all others fly home. Second: **150**. Most points wins.
terre_lune-coach-actions = Cards count now: **1** beats 8. Strong hand? The green button fights for more claims.
terre_lune-coach-peek = You can keep a deposit if you hold a **claim** on its mineral: then all your claims on it count. Any other goes back, and stays marked on your board.
terre_lune-coach-card = Follow the color that was led; if you can’t, trump. Most of five tricks wins.
terre_lune-coach-packing = The winner picks packets unseen, by size alone. A claim without a deposit makes a poor packet look rich.
terre_lune-coach-seizing = A big packet may hold many claims, or worthless decoys.
terre_lune-coach-go = Try **{ $place }**: { $why ->
        [home] landing first brings **{ $prime } points**, and ends the race
        [moon] you land and may look at a deposit
       *[claim] you take a **claim** there, which counts with its mineral’s deposit from the Moon
    }.
