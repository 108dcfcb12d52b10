# La leçon de Contact. Chaque temps : que presser, et pourquoi ; ses attributs : ce qu’on a essayé d’autre.

contact-lesson-feel = Un signal vient d’une de trois planètes : **B**, **C** ou **L**. Personne ne peut la nommer : une main y vole par bonds depuis **0**, la Terre, où se tient la fusée. Son temps en l’air, c’est la distance. Demandez à la sentir : pressez **Encore une fois**.
    .blind = Deviner à l’aveugle, deux fois sur trois, c’est un carburant perdu. Sentez d’abord le vol : pressez **Encore une fois**.
contact-lesson-guess = En l’air, tape ; en l’air, tape : **un long bond, puis un court**. Loin de la Terre, en bas, se trouve F, et B est tout près : cela correspond. Devinez **B**.
    .left = De la Terre vers C, un long bond passe droit à travers A, qui barre la route. F puis B correspondent : devinez **B**.
    .right = L est à la hauteur de la Terre, plus près que F : aucun bond de ce côté n’est si long. F puis B correspondent : devinez **B**.
contact-lesson-end = Trouvée du premier coup : les points de la carte Signal sont à vous ; une erreur coûte la carte et un carburant, et deux fois vous pouvez demander à sentir encore. En équipage, chacun est la source à son tour : alors vous choisissez les bonds, et pressez comme votre main se lèverait et taperait.
