# Interceptor's lesson. Each beat: what to press, and why; its attributes: what else one tried.

interceptor-lesson-order = You are at A11, at speed 1; Houston stands at A7, caught at the edge. Each turn all write in secret: a speed, then letters. **F** goes one hex ahead, **L** turns left, **R** right. Be greedy: write **5 LFFFFF**.
    .straight = Without a turn you fly past him to the north-east. **L** first turns your nose to the north: write **5 LFFFFF**.
    .late = That turns after the three moves, too late to meet him. Turn first: write **5 LFFFFF**.
interceptor-lesson-seal = Written wrongly, and that costs nothing: a speed changes by **2 at most**, so from 1 you reach 3. Your order became **3 LFFF**, and the picture shows where it leads: right before him. A ship fires ahead of its nose, 3 damage at one hex, 2 at two. It will do: **seal** it.
    .hold = **X** means that you do not fire, and this shot you want. Keep 3 LFFF and **seal** it.
    .short = That stops two hexes away: 2 damage only, and he would live. Keep 3 LFFF and **seal** it.
interceptor-lesson-end = All orders happen at once: his two moves against the edge cost him 2 of his 5 points, and your shot the other 3. That is a kill, and its pilot is saved. In a game you may rewrite an order until all have sealed; letters you can also press one by one.

# What whoever plays it for the first time is told, at each kind of decision.
interceptor-coach-place = A ship enters from the edge. It flies and fires where its **nose** points; a speed of 1 to 3 leaves you room to turn.
interceptor-coach-announce = Whoever was hit tells his pursuers two things: his first turn, and whether he will be faster. The order that follows must keep to it.
interceptor-coach-order = To hit, end your move with another ship ahead of your nose, three hexes away at most: all fly at once, so aim where it will be. **v2** is a ship’s speed, which an order changes by 2 at most; the red **3, 2, 1** before a nose is the damage of its fire there. **F** goes ahead, **L** turns left, **R** right.
