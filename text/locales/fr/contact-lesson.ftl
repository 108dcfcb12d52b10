# La leçon de Contact. Chaque temps : que presser, et pourquoi ; ses attributs : ce qu’on a essayé d’autre.

contact-lesson-feel = Un signal vient d’une de ces trois planètes : **B**, **C** ou **L**. Personne n’a le droit de dire laquelle. À la place, une main y vole par bonds depuis **0**, la Terre, où est la fusée. Le temps en l’air, c’est la distance, de bord à bord. Sens-la toi-même : appuie sur **Nouveau vol**.
    .blind = Deviner à l’aveugle, c’est un bidon de perdu deux fois sur trois. Sens d’abord le vol : appuie sur **Nouveau vol**.
contact-lesson-guess = En l’air, tape ; en l’air, tape : **un long bond, puis un court**. Les anneaux montrent jusqu’où va chacun : le premier finit à F, en bas ; celui autour de F touche B. Ça correspond : devine **B**.
    .left = De la Terre à C, un long bond passe droit à travers A, qui barre la route. F puis B correspond : devine **B**.
    .right = L est à la hauteur de la Terre, plus près que F : aucun bond de ce côté n’est si long. F puis B correspond : devine **B**.
contact-lesson-end = Trouvée du premier coup : les points de la carte Signal sont à toi ! Une erreur coûte la carte et un bidon, et tu peux demander deux nouveaux vols. En équipage, chacun est la source à son tour : tu choisis les bonds, puis tu décolles et tu atterris. Plus le bond est long, plus tu attends.

# Ce qu’on dit à qui y joue pour la première fois, à chaque genre de tour.
contact-coach-practise = En essai, rien ne compte. Le temps entre décollage et atterrissage, c’est la distance, de bord à bord.
contact-coach-route = Choisis des bonds qui ne mènent nulle part ailleurs. Un long et un court se distinguent mieux que deux pareils.
contact-coach-tap = Une pression décolle, la suivante atterrit. Seul le temps en l’air dit la longueur d’un bond : garde toujours la même allure.
contact-coach-guess = Plus la main reste en l’air, plus le bond est long, de bord à bord. Suis les bonds depuis la fusée : sur quelle planète peuvent-ils finir ? Revoir un vol ne coûte rien, seuls les nouveaux vols sont comptés.
