# La leçon de Planétaire. Chaque temps : que presser, et pourquoi ; ses attributs : ce qu’on a essayé d’autre.

planetaire-lesson-edge = Quatre satellites se cachent dans ce ciel. Un satellite à côté d’un rayon le dévie ; droit devant, il absorbe le rayon. Commence le long du bord, où un rayon ne peut être dévié que vers l’extérieur : tire du **9**.
    .middle = Au milieu, un rayon peut tourner plusieurs fois. Garde cette énigme pour plus tard et commence au bord, par le **9**.
    .end = Ta manche finirait avant d’avoir commencé. Trouve d’abord quelque chose : tire du **9**.
planetaire-lesson-turn = Tout droit, donc **les colonnes A et B sont vides**. Un rayon qui ressort coûte 2 points, et le plus petit score gagne. Au bord du bas, maintenant : tire du **17**.
    .again = Tu connais déjà la réponse de cette marge : on n’y tire qu’une fois. Essaie le **17**.
    .marble = Une bille marque où tu crois voir un satellite, et une mal placée coûte 10 points. Cherche encore un peu : tire du **17**.
planetaire-lesson-proof = Il a suivi la ligne 8 et il est sorti sous la colonne D. **Seul un satellite en D7**, juste au-dessus, peut faire ça. Vérifie de face : tire du **18**, le long de la ligne 7.
    .far = Ce rayon regarde ailleurs. Pour toucher D7 de face, tire du **18**.
    .beside = Le rayon a tourné *dans* D8, donc D8 est vide : le satellite est à côté. Tire du **18**.
planetaire-lesson-marble = Absorbé, pour 1 point : il est bien là. Marque-le : pose une bille en **D7**.
    .beside = Le rayon a traversé E7, donc E7 est vide. Le satellite est une case plus loin : **D7**.
    .below = Le deuxième rayon a tourné dans D8, donc D8 est vide. Le satellite est juste au-dessus : **D7**.
    .end = Quatre billes non posées coûtent 5 points chacune. Tu connais déjà une place : pose une bille en **D7**.
planetaire-lesson-end = Un satellite prouvé, pour 5 points. Il en reste trois ! En partie, tu tires jusqu’à en avoir le cœur net, tu poses quatre billes, puis tu appuies sur **{ planetaire-button-end }**. Une bille mal placée coûte 10 points, une non posée 5.

# Ce qu’on dit à qui y joue pour la première fois, à chaque genre de tour.
planetaire-coach-hide = *Ciel au hasard* les cache. Des satellites voisins se distinguent mal.
planetaire-coach-sky = Un rayon coûte **1 ou 2 points**, une bille mal placée **10**. Le plus petit score gagne.
planetaire-coach-rays = Un satellite **à côté** de sa route dévie un rayon, pas en diagonale. Un pari faux (bille) coûte 10.
