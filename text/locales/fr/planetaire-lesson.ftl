# La leçon de Planétaire. Chaque temps : que presser, et pourquoi ; ses attributs : ce qu’on a essayé d’autre.

planetaire-lesson-edge = Quatre satellites se cachent dans ce ciel, et des rayons les trouvent. Un satellite à côté d’un rayon le dévie ; un satellite droit devant l’avale. Tirez du **9**, le long du bord : là, un rayon ne peut être dévié que dehors, il est facile à lire.
    .middle = Au milieu, un rayon peut être dévié plusieurs fois : une énigme pour plus tard. Commencez au bord, par le **9**.
    .end = Votre manche finirait avant d’avoir commencé. Trouvez d’abord quelque chose : tirez du **9**.
planetaire-lesson-turn = Tout droit, donc **les colonnes A et B sont vides**. Un rayon qui ressort coûte 2 points, et c’est le plus petit total qui gagne. Au bord du bas, maintenant : tirez du **17**.
    .again = On ne tire qu’une fois d’un numéro, puisque sa réponse est connue. Essayez le **17**.
    .marble = Une bille dit seulement où vous croyez qu’est un satellite, et une fausse coûte 10 points. Cherchez d’abord : tirez du **17**.
planetaire-lesson-proof = Il a suivi la ligne 8 et a été dévié dehors sous la colonne D : **seul un satellite en D7**, juste au-dessus, peut faire cela. Vérifiez de face : tirez du **18**, le long de la ligne 7.
    .far = Ce rayon regarde ailleurs. Pour rencontrer D7 de face, tirez du **18**.
    .beside = Le rayon a tourné *dans* D8, donc D8 est vide : le satellite est à côté. Tirez du **18**.
planetaire-lesson-marble = Absorbé, pour 1 point : il est bien là. Marquez-le : posez une bille en **D7**.
    .beside = Le rayon a traversé E7, donc E7 est vide. Le satellite est une case plus loin : **D7**.
    .below = Le deuxième rayon a tourné dans D8, donc D8 est vide. Le satellite est juste au-dessus : **D7**.
    .end = Quatre billes retenues coûtent 5 points chacune. Vous connaissez déjà une place : posez une bille en **D7**.
planetaire-lesson-end = Un satellite prouvé, pour 5 points. Les trois autres se cachent encore : en partie, on tire jusqu’à être sûr, on pose quatre billes, puis on presse **Finir ma manche…**. Une bille mal placée coûte 10 points, une bille retenue 5.

# Ce qu’on dit à qui y joue pour la première fois, à chaque genre de décision.
planetaire-coach-hide = Un rayon est dévié par un satellite à côté de lui, avalé par un satellite devant lui. Des satellites serrés se cachent l’un l’autre.
planetaire-coach-fire = **Ici, les points sont mauvais** : un rayon coûte 1, ou 2 s’il ressort ailleurs ; à la fin, une bille mal placée coûte 10, une bille retenue 5. Le plus petit total gagne.
