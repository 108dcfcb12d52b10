# La leçon d’Interceptor. Chaque temps : que presser, et pourquoi ; ses attributs : ce qu’on a essayé d’autre.

interceptor-lesson-order = Vous êtes en A11, à vitesse 1 ; Houston est en A7, coincé au bord. À chaque tour, tous écrivent en secret : une vitesse, puis des lettres. **A** avance d’un hexagone, **G** vire à gauche, **D** à droite. Soyez gourmand : écrivez **5 GAAAAA**.
    .straight = Sans virage, vous passez au large, vers le nord-est. **G** tourne d’abord le nez au nord : écrivez **5 GAAAAA**.
    .late = Là, vous virez après les trois déplacements, trop tard pour le rencontrer. Virez d’abord : écrivez **5 GAAAAA**.
interceptor-lesson-seal = C’était mal écrit, et cela ne coûte rien : une vitesse change de **2 au plus**, donc de 1 on va jusqu’à 3. Votre ordre est devenu **3 GAAA**, et l’image montre où il mène : juste devant lui. Un vaisseau tire devant son nez, 3 dégâts à un hexagone, 2 à deux. C’est bon : **scellez**.
    .hold = **X** veut dire que vous ne tirez pas, et ce tir, vous le voulez. Gardez 3 GAAA et **scellez**.
    .short = Là, vous vous arrêtez à deux hexagones : 2 dégâts seulement, et il survivrait. Gardez 3 GAAA et **scellez**.
interceptor-lesson-end = Tous les ordres s’exécutent à la fois : ses deux déplacements contre le bord lui ont coûté 2 de ses 5 points, et votre tir les 3 autres. Il est abattu, son pilote est sauf. En partie, un ordre se réécrit tant que tous n’ont pas scellé ; les lettres peuvent aussi se presser une à une.

# Ce qu’on dit à qui y joue pour la première fois, à chaque genre de décision.
interceptor-coach-place = Un vaisseau entre par le bord. Il vole et tire là où pointe son **nez** ; une vitesse de 1 à 3 laisse de quoi virer.
interceptor-coach-announce = Qui a été touché dit deux choses à ses poursuivants : son premier virage, et s’il ira plus vite. L’ordre qui suit doit s’y tenir.
interceptor-coach-order = Pour toucher, finissez votre vol avec un autre vaisseau devant votre nez, à trois hexagones au plus : tous volent à la fois, visez donc où il sera. **v2** est la vitesse d’un vaisseau, qu’un ordre change de 2 au plus ; les **3, 2, 1** rouges devant un nez sont les dégâts de son tir. **A** avance, **G** vire à gauche, **D** à droite.
