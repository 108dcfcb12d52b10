# Planétaire's lesson. Each beat: what to press, and why; its attributes: what else one tried.

planetaire-lesson-edge = Four satellites hide in this sky, and rays find them. A satellite beside a ray turns it away; one right in front swallows it. Fire from **9**, along the edge: there a ray can only be turned out, so it is easy to read.
    .middle = A ray through the middle may be turned several times: a riddle for later. Begin at the edge, with **9**.
    .end = That would end your round before it began. First find something: fire from **9**.
planetaire-lesson-turn = Straight through, so **columns A and B are empty**. A ray that comes out costs 2 points, and the fewest points win. Now the bottom edge: fire from **17**.
    .again = Each margin is fired from once, for its answer is known. Try **17**.
    .marble = A marble only says where you think a satellite is, and a wrong one costs 10 points. Find out first: fire from **17**.
planetaire-lesson-proof = It flew along row 8 and was turned out below column D: **only a satellite at D7**, right above, can do that. Make sure, head-on: fire from **18**, along row 7.
    .far = That ray looks somewhere else. To meet D7 head-on, fire from **18**.
    .beside = The ray was turned *in* D8, so D8 itself is empty: the satellite stands beside it. Fire from **18**.
planetaire-lesson-marble = Swallowed, for 1 point: there it is. Mark it: put a marble on **D7**.
    .beside = The ray crossed E7 on its way, so E7 is empty. The satellite is one cell further: **D7**.
    .below = The second ray turned in D8, so D8 is empty. The satellite is right above: **D7**.
    .end = Four marbles withheld cost 5 points each. You know one place by now: put a marble on **D7**.
planetaire-lesson-end = One satellite proved, for 5 points. The other three hide on: in a game you fire until you are sure, place four marbles, and press **End my round…**. A wrong marble costs 10 points, one withheld 5.

# What whoever plays it for the first time is told, at each kind of decision.
planetaire-coach-hide = A ray is turned by a satellite beside it and swallowed by one in front of it. Satellites that stand close together hide one another.
planetaire-coach-fire = **Points are bad here**: a ray costs 1, or 2 if it comes out elsewhere; in the end a wrong marble costs 10, one withheld 5. The lowest total wins.
