# La leçon de De la Terre à la Lune. Chaque temps : que presser, et pourquoi ; ses attributs : ce qu’on a essayé d’autre.

terre_lune-lesson-throw = Les dés sont jetés. Le rouge, un **6**, avance ta fusée ; les bleus, le satellite-pirate. Vole jusqu’à la Lune et retour, et ramasse en chemin des **concessions** sur les stations. Bêta est juste à six pas : va à **Bêta**.
    .far = Là, tu flotterais entre deux lieux sans rien à prendre. Un 6 mène à une station : va à **Bêta**.
    .gamma = Aussi bien : Gamma est à la même distance. Mais cette leçon continue à **Bêta**.
terre_lune-lesson-station = Tu as une concession, face cachée. Elle compte si tu rapportes de la Lune le **gisement** de son minerai. Houston est derrière toi : tu peux lancer un **défi**, cinq levées aux cartes, pour d’autres concessions. Le plus petit nombre l’emporte, et tu as le bleu 1, le **MOLAB**, la plus forte carte. Lance-le à l’atout **bleu**.
    .green = Tu n’as qu’une carte verte, et faible. Avec ce MOLAB en main, choisis l’atout **bleu**.
    .end = Une concession, c’est peu, et Houston ne peut pas refuser le défi. Lance-le, à l’atout **bleu**.
terre_lune-lesson-trick = La première carte donne la couleur, les autres suivent s’ils peuvent. L’atout bat tout, et le 1 bat le 8. Entame de ta meilleure : joue le **bleu 1**.
    .green = Une carte verte si faible est vite battue, et le gagnant de la levée entame la suivante. Rien ne bat le **bleu 1** : joue-le.
    .yellow = Un joueur sans jaune pourrait couper. Fais d’abord tomber les atouts : joue le **bleu 1**.
terre_lune-lesson-end = La levée est à toi ! Qui prend le plus de levées sur cinq gagne le défi, et ton MOLAB d’atout rapporte une concession de plus. Ensuite la Lune, au nez du pirate, pour trouver les gisements de tes concessions, puis la Terre. Le premier rentré gagne 200 points et finit la course.

# Ce qu’on dit à qui y joue pour la première fois, à chaque genre de décision.
terre_lune-coach-dice = Prends des **concessions** aux stations : sans elles, pas de minerais de la Lune. Dé **rouge** : toi ; **bleus** : le pirate.
terre_lune-coach-pull = Si tu t’arrêtes sur l’orbite du pirate, il **t’entraîne** : le retour coûte une partie de ton prochain dé. La traverser est sans risque.
terre_lune-coach-way = Arrête-toi sur une station pour y prendre une **concession**. Elle compte si tu trouves sur la Lune le gisement de son minerai et le rapportes.
terre_lune-coach-cards = Les cartes servent aux **défis** : arrête-toi à une station devant une autre fusée, et cinq levées décident qui y prend des concessions. Le **1** bat le 8.
terre_lune-coach-home = Premier rentré : **200**, et tous rentrent. Deuxième : **150**. Le plus gros score gagne.
terre_lune-coach-actions = Le **1** bat le 8. Belle main ? Le bouton vert met en jeu d’autres concessions.
terre_lune-coach-peek = Tu peux garder un gisement si tu as une **concession** de son minerai : alors toutes tes concessions de ce minerai comptent. Tout autre retourne à sa place et reste marqué sur ton plateau.
terre_lune-coach-card = Suis la couleur demandée, sinon coupe avec l’atout. Qui prend le plus de levées sur cinq gagne.
terre_lune-coach-packing = Le gagnant choisit des paquets fermés, d’après leur taille. Une concession sans gisement donne l’air riche à un paquet pauvre.
terre_lune-coach-seizing = Un gros paquet peut cacher bien des concessions, ou des leurres sans valeur.
terre_lune-coach-go = Essaie **{ $place }** : { $why ->
        [home] le premier rentré gagne **{ $prime } points** et finit la course
        [moon] tu t’y poses et peux regarder un gisement
       *[claim] tu y prends une **concession** : avec son minerai, elle compte
    }.
