# Space Connection’s lesson. Each beat: what to press, and why; its attributes: answers to other presses.

space_connection-lesson-scout = Somewhere here hide 20 planets in nine systems. A **system** is planets that touch, or one alone. Complete all nine first, and you win. A scout looks at one spot, and comes back if it finds a planet. Send one to **A5**.
    .middle = Good try: that’s how you search. For this lesson, send the scout to **A5**.
    .laser = Two lasers need **one** drawn line, and A4 and G7 share none. That comes later: first send a scout to **A5**.
space_connection-lesson-ship = A planet! Its system goes on where others touch it. A ship looks at its own spot and the six around it. Send one next to your find, to **A6**.
    .again = A5 is already a planet, so nothing else fits there. Send a ship beside it, to **A6**.
    .far = That’s another corner of the sky. Planets of one system touch, so look around your find: a ship to **A6**.
space_connection-lesson-laser = Three in a row, and the row is a drawn line! Two lasers on one line light everything between them. Place them at **A1 and A4** to see the rest at once.
    .scout = That’s enough for this system, and cheap. But two lasers see the whole row: place them at **A1 and A4**.
    .crooked = Lasers only make a beam on one drawn line, and A4 and G7 share none. Try **A1 and A4**.
space_connection-lesson-end = One beam, two systems complete: nothing else touches them. Lasers stay, and later ones join them. In a game, your opponent hunts your sky while you hunt theirs, one launch each. Spots you know are empty show as pale discs.

# Hints for a first game, one for each kind of decision.
space_connection-coach-hide = *Random sky* gets you going at once. Hiding your own? Planets that touch are one **system**; I count them for you.
space_connection-coach-hunt = 20 planets hide here. Those that touch make a **system**: find all **9** first!
space_connection-coach-alone = 20 planets hide here. Those that touch make a **system**: find all **9** in few launches!
