# Interceptor’s lesson. Each beat: what to press, and why; its attributes: answers to other presses.

interceptor-lesson-order = You’re at A11, speed 1. Houston is at A7, stuck at the edge. Each turn, everyone secretly writes a speed, then letters: **F** flies one hex ahead, **L** turns left, **R** right. Be greedy: write **5 LFFFFF**.
    .straight = Without a turn, you fly past to the north-east. **L** first points your nose north: write **5 LFFFFF**.
    .late = You turn after all three moves, too late. Turn first: write **5 LFFFFF**.
interceptor-lesson-seal = Too fast, but that costs nothing: speed changes by **2 at most**, so from 1 you reach 3. Your order became **3 LFFF**. The picture shows where it ends: right in front of Houston. You fire ahead of your nose, for 3 damage at one hex and 2 at two. **Seal** it!
    .hold = **X** holds your fire, and you want this shot. Keep 3 LFFF and **seal** it.
    .short = You stop two hexes away: only 2 damage, and Houston survives. Keep 3 LFFF and **seal** it.
interceptor-lesson-end = All orders fly at once. Houston’s two moves into the edge cost 2 of 5 points, and your shot took the other 3. A kill, and the pilot is safe! In a game, you can rewrite an order until everyone has sealed, or press the letters one by one.

# Hints for a first game, one for each kind of decision.
interceptor-coach-place = Your ship enters from the edge. It flies where its **nose** points and fires there: red **3, 2, 1** is the damage.
interceptor-coach-announce = That’s the pursuit: a ship that’s hit gives half its plan away. When you turn stays your secret, and so does a flip.
interceptor-coach-order = Your ship flies, then fires by itself. Red **3, 2, 1**: the damage there. Rings: where ships flying straight on end. **T** flips you: you drift backwards.
