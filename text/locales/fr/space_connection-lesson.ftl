# La leçon de Space Connection. Chaque temps : que presser, et pourquoi ; ses attributs : ce qu’on a essayé d’autre.

space_connection-lesson-scout = Ici se cachent 20 planètes en neuf systèmes. Un **système**, ce sont des planètes qui se touchent, ou une seule ; qui complète les neuf en premier a gagné. Une fusée regarde une position, et revient si elle rencontre une planète. Envoyez-en une en **A5**.
    .middle = Bien tenté, c’est ainsi qu’on cherche. Pour cette leçon, envoyez la fusée en **A5**.
    .laser = Un laser veut deux émetteurs sur **une même** ligne tracée, et A4 et G7 n’en partagent aucune. Il viendra plus tard : d’abord une fusée en **A5**.
space_connection-lesson-ship = Une planète ! Son système continue là où d’autres la touchent. Un astronef regarde sa position et les six autour. Envoyez-en un à côté de votre trouvaille, en **A6**.
    .again = Une pièce ou une planète visible occupe sa place : A5 n’en reçoit pas d’autre. Envoyez un astronef à côté, en **A6**.
    .far = C’est un autre coin du ciel. Les planètes d’un système se touchent : regardez autour de la vôtre, avec un astronef en **A6**.
space_connection-lesson-laser = Trois à la suite, et cette rangée est une ligne tracée. Un laser éclaire tout entre deux émetteurs d’une même ligne. Posez-les en **A1 et A4**, pour voir le reste d’un coup.
    .scout = Cela suffirait pour ce système, et à bon compte. Mais un laser voit toute la rangée : posez les émetteurs en **A1 et A4**.
    .crooked = Deux émetteurs ne font un rayon que sur une même ligne tracée, et A4 et G7 n’en partagent aucune. Essayez **A1 et A4**.
space_connection-lesson-end = Deux systèmes complets d’un seul rayon : plus rien ne les touche. Les émetteurs restent, et se relient aux suivants. En partie, l’autre chasse dans votre ciel comme vous dans le sien, un lancement chacun ; ce que vous savez vide se voit sur votre plateau.

# Ce qu’on dit à qui y joue pour la première fois, à chaque genre de décision.
space_connection-coach-hide = Un **système**, ce sont des planètes qui se touchent, ou une seule. Vos 20 planètes doivent faire exactement neuf systèmes ; je les compte pour vous.
space_connection-coach-hunt = Un **système**, ce sont des planètes qui se touchent ; qui complète les neuf a gagné. Les positions **cerclées** sont les milieux de triangles, seuls lieux d’un super-astronef. Un engin revient si sa position est une planète.
