# La leçon de De la Terre à la Lune. Chaque temps : que presser, et pourquoi ; ses attributs : ce qu’on a essayé d’autre.

terre_lune-lesson-throw = Les dés sont jetés : le rouge, un **6**, est pour votre fusée, les bleus pour le satellite-pirate. Vous volez jusqu’à la Lune et retour, et en chemin vous ramassez des **options** sur quatre stations. Bêta est juste à six pas : allez à **Bêta**.
    .far = Là, vous flotteriez entre deux lieux sans rien prendre. Un 6 mène à une station : allez à **Bêta**.
    .gamma = Aussi bien, Gamma est à la même distance. Mais cette leçon continue à **Bêta**.
terre_lune-lesson-station = Vous avez une option, face cachée : elle compte si vous rapportez de la Lune le **pion** de son minerai. Houston est derrière vous : vous pouvez lancer un **défi**, cinq levées aux cartes, pour d’autres options. Vous avez le bleu 1, le **MOLAB**, la plus haute carte : lancez-le à l’atout **bleu**.
    .green = Vous n’avez qu’une carte verte, et basse. Avec ce MOLAB en main, que l’atout soit **bleu**.
    .end = Une option, c’est peu, et Houston ne peut refuser le défi. Lancez-le, à l’atout **bleu**.
terre_lune-lesson-trick = Qui entame montre une couleur, les autres suivent s’ils peuvent ; l’atout bat tout, et le 1 bat le 8. Entamez de votre meilleure : jouez le **bleu 1**.
    .green = Une carte verte si basse est vite battue, et qui prend la levée entame la suivante. Rien ne bat le **bleu 1** : jouez-le.
    .yellow = Qui n’a pas de jaune pourrait couper. Faites d’abord tomber les atouts : jouez le **bleu 1**.
terre_lune-lesson-end = La levée est à vous. Le plus de levées sur cinq gagne le défi, et votre MOLAB d’atout rapporte une option de plus. Ensuite la Lune, au nez du pirate, pour trouver les pions de vos options, puis la Terre : le premier rentré gagne 200 points et finit la course.

# Ce qu’on dit à qui y joue pour la première fois, à chaque genre de décision.
terre_lune-coach-way = Qui s’arrête sur une station y prend une **option**. Elle compte quand vous avez trouvé sur la Lune le pion de son minerai, et l’avez rapporté.
terre_lune-coach-actions = Vos cartes servent aux défis et aux embuscades : le 1 est le **MOLAB**, la plus haute, le 2 le **MOBEX**, le 8 la plus basse. L’échange écarte les basses : exactement autant que dit le dé rouge.
terre_lune-coach-peek = On garde un pion si l’on a une **option** sur son minerai ; il fait compter toutes ces options. Sinon, retenez où il est.
terre_lune-coach-card = Suivez la couleur demandée, sinon coupez. Le 1, le MOLAB, est le plus haut. Le plus de levées sur cinq gagne les options, ou les paquets.
terre_lune-coach-packing = Le gagnant prend des paquets sans les voir, à leur taille seule : une option sans pion, mêlée dedans, donne l’air riche à un paquet pauvre.
terre_lune-coach-seizing = Un gros paquet peut tenir bien des options, ou des leurres qui ne valent rien.
