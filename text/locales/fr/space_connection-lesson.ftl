# La leçon de Space Connection. Chaque temps : que presser, et pourquoi ; ses attributs : la réponse aux autres essais.

space_connection-lesson-scout = Ici se cachent 20 planètes en neuf systèmes. Un **système**, ce sont des planètes qui se touchent, ou une seule. Complète les neuf en premier, et tu gagnes. Une fusée regarde une case, et revient si elle trouve une planète. Envoies-en une en **A5**.
    .middle = Bien tenté, c’est ainsi qu’on cherche. Pour cette leçon, envoie la fusée en **A5**.
    .laser = Deux lasers veulent **une même** ligne tracée, et A4 et G7 n’en partagent aucune. Ça viendra : d’abord une fusée en **A5**.
space_connection-lesson-ship = Une planète ! Son système continue là où d’autres la touchent. Un astronef regarde sa case et les six autour. Envoies-en un à côté de ta trouvaille, en **A6**.
    .again = A5 est déjà une planète : rien d’autre n’y tient. Envoie un astronef à côté, en **A6**.
    .far = C’est un autre coin du ciel. Les planètes d’un système se touchent : regarde autour de la tienne, avec un astronef en **A6**.
space_connection-lesson-laser = Trois à la suite, et cette rangée est une ligne tracée ! Deux lasers sur une même ligne éclairent tout entre eux. Pose-les en **A1 et A4**, pour voir le reste d’un coup.
    .scout = Ça suffit pour ce système, et à bon compte. Mais deux lasers voient toute la rangée : pose-les en **A1 et A4**.
    .crooked = Deux lasers ne font un rayon que sur une même ligne tracée, et A4 et G7 n’en partagent aucune. Essaie **A1 et A4**.
space_connection-lesson-end = Un rayon, deux systèmes complets : plus rien ne les touche. Les lasers restent, et se relient aux suivants. En partie, l’autre chasse dans ton ciel comme toi dans le sien, un coup chacun. Les cases que tu sais vides apparaissent en disques pâles.

# Les astuces d’une première partie, une par genre de décision.
space_connection-coach-hide = Avec *Ciel au hasard*, tu joues tout de suite. Tu préfères choisir ? Des planètes qui se touchent forment un **système** ; je les compte.
space_connection-coach-hunt = 20 planètes. Celles qui se touchent font un **système** : trouve les **9** !
space_connection-coach-alone = 20 planètes. Celles qui se touchent font un **système** : trouve les **9** en peu de lancers !
