# La leçon de Contact. Chaque temps : que presser, et pourquoi ; ses attributs : ce qu’on a essayé d’autre.

contact-lesson-feel = Un signal vient d’une de trois planètes : **B**, **C** ou **L**. Personne ne peut la nommer : une main y vole par bonds depuis **0**, la Terre, où se tient la fusée. Son temps en l’air, c’est la distance. Demandez à la sentir : pressez **Encore une fois**.
    .blind = Deviner à l’aveugle, deux fois sur trois, c’est un carburant perdu. Sentez d’abord le vol : pressez **Encore une fois**.
contact-lesson-guess = En l’air, tape ; en l’air, tape : **un long bond, puis un court**. Loin de la Terre, en bas, se trouve F, et B est tout près : cela correspond. Devinez **B**.
    .left = De la Terre vers C, un long bond passe droit à travers A, qui barre la route. F puis B correspondent : devinez **B**.
    .right = L est à la hauteur de la Terre, plus près que F : aucun bond de ce côté n’est si long. F puis B correspondent : devinez **B**.
contact-lesson-end = Trouvée du premier coup : les points de la carte Signal sont à vous ; une erreur coûte la carte et un carburant, et deux fois vous pouvez demander à sentir encore. En équipage, chacun est la source à son tour : alors vous choisissez les bonds, et pressez comme votre main se lèverait et taperait.

# Ce qu’on dit à qui y joue pour la première fois, à chaque genre de décision.
contact-coach-practise = Essayez votre main, rien ne compte encore : choisissez où décoller et où atterrir, puis pressez une fois pour chaque. Le temps entre les deux, c’est la distance.
contact-coach-route = Choisissez des bonds qui ne mènent nulle part ailleurs : un long et un court se distinguent mieux que deux pareils.
contact-coach-tap = Une pression décolle, la suivante atterrit. Seul le temps en l’air dit la longueur d’un bond : volez-les tous à la même allure.
contact-coach-guess = Plus la main est restée en l’air, plus le bond est long. Suivez les bonds depuis la fusée, et voyez à quelle planète ils peuvent finir.
