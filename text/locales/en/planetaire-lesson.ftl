# Planétaire’s lesson. Each beat: what to press, and why; its attributes: what else they tried.

planetaire-lesson-edge = Four satellites hide in this sky. A ray turns away from a satellite beside it; a satellite straight ahead absorbs it. Start along the edge, where a ray can only turn out of the sky: fire from **9**.
    .middle = A ray through the middle can turn several times. Save that riddle for later and start at the edge, with **9**.
    .end = That would end your round before it begins. Find something first: fire from **9**.
planetaire-lesson-turn = Straight through, so **columns A and B are empty**. A ray that comes out costs 2 points, and the lowest score wins. Now the bottom edge: fire from **17**.
    .again = You already know that margin’s answer, so it can’t fire twice. Try **17**.
    .marble = A marble marks where you think a satellite is, and a wrong one costs 10 points. Find out more first: fire from **17**.
planetaire-lesson-proof = It flew along row 8 and turned out below column D. **Only a satellite at D7**, right above, can do that. Check it head-on: fire from **18**, along row 7.
    .far = That ray looks elsewhere. To hit D7 head-on, fire from **18**.
    .beside = The ray turned *in* D8, so D8 itself is empty: the satellite is next to it. Fire from **18**.
planetaire-lesson-marble = Absorbed, for 1 point: there it is. Mark it: put a marble on **D7**.
    .beside = The ray crossed E7, so E7 is empty. The satellite is one cell further: **D7**.
    .below = The second ray turned in D8, so D8 is empty. The satellite is right above: **D7**.
    .end = Four unplaced marbles cost 5 points each. You already know one place: put a marble on **D7**.
planetaire-lesson-end = One satellite found, for 5 points. Three still hide! In a game you fire until you’re sure, place four marbles, then press **{ planetaire-button-end }**. A wrong marble costs 10 points, an unplaced one 5.

# What a first-time player is told, at each kind of turn.
planetaire-coach-hide = *Random sky* places them. Satellites side by side are hard to tell apart.
planetaire-coach-sky = Rays cost **1 or 2 points**, a wrong marble **10**. Fewest points win.
planetaire-coach-rays = A satellite **beside** a ray’s way turns it, not one diagonally ahead. A wrong guess (marble) costs 10.
