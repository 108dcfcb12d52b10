# Space Connection's lesson. Each beat: what to press, and why; its attributes: what else one tried.

space_connection-lesson-scout = Somewhere here hide 20 planets in nine systems. A **system** is planets that touch, or one alone; whoever completes all nine first has won. A scout looks at one position and comes back if it meets a planet. Send one to **A5**.
    .middle = A fair try, and that is how one searches. For this lesson send the scout to **A5**.
    .laser = A laser needs two emitters on **one** drawn line, and A4 and G7 share none. It comes later: send a scout to **A5** first.
space_connection-lesson-ship = A planet! Its system goes on where others touch it. A ship looks at its own position and at the six around it. Send one next to your find, to **A6**.
    .again = A piece or a planet that lies in sight takes its place, so A5 takes no other. Send a ship beside it, to **A6**.
    .far = That is another corner of the sky. Planets of one system touch: look around your find, with a ship to **A6**.
space_connection-lesson-laser = Three in a row, and the row is a drawn line. A laser lights everything between two emitters on one line. Place them at **A1 and A4**, to see the rest of it at once.
    .scout = That would do for this system, and cheaply. But a laser sees the whole row: place emitters at **A1 and A4**.
    .crooked = Emitters light a beam only on one drawn line, and A4 and G7 share none. Try **A1 and A4**.
space_connection-lesson-end = Two systems complete with one beam, for nobody else touches them. Emitters stay where they are and join later ones. In a game the other hunts your sky as you hunt his, launch by launch; what you know to be empty shows as pale discs on your board.

# What whoever plays it for the first time is told, at each kind of decision.
space_connection-coach-hide = A **system** is planets that touch, or one alone. Your 20 planets must make exactly nine systems; I count them for you.
space_connection-coach-hunt = A **system** is planets that touch; whoever completes all nine has won. The **ringed** positions are the middles of triangles, where alone a super-ship may go. A piece comes back if its own position is a planet.
