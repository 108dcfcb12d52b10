# La leçon d’Interceptor. Chaque temps : que presser, et pourquoi ; ses attributs : la réponse aux autres essais.

interceptor-lesson-order = Tu es en A11, à vitesse 1. Houston est en A7, coincé au bord. À chaque tour, tout le monde écrit en secret une vitesse, puis des lettres : **A** avance d’un hexagone, **G** vire à gauche, **D** à droite. Vois grand : écris **5 GAAAAA**.
    .straight = Sans virage, tu passes au large, vers le nord-est. **G** tourne d’abord ton nez au nord : écris **5 GAAAAA**.
    .late = Tu vires après les trois déplacements, trop tard. Vire d’abord : écris **5 GAAAAA**.
interceptor-lesson-seal = Trop rapide, mais ça ne coûte rien : une vitesse change de **2 au plus**, donc de 1 tu passes à 3. Ton ordre est devenu **3 GAAA**. L’image montre où il mène : juste devant Houston. Tu tires devant ton nez : 3 dégâts à un hexagone, 2 à deux. **Scelle** !
    .hold = **X** retient ton tir, et ce tir, tu le veux. Garde 3 GAAA et **scelle**.
    .short = Tu t’arrêtes à deux hexagones : 2 dégâts seulement, et Houston survit. Garde 3 GAAA et **scelle**.
interceptor-lesson-end = Tous les ordres partent en même temps. Ses deux déplacements contre le bord ont coûté à Houston 2 points sur 5, et ton tir les 3 autres. Abattu, pilote sauf ! En partie, tu peux réécrire un ordre tant que tout le monde n’a pas scellé, ou appuyer sur les lettres une à une.

# Les astuces d’une première partie, une par genre de décision.
interceptor-coach-place = Ton vaisseau entre par le bord. Il vole et tire là où pointe son **nez** : en rouge **3, 2, 1**, les dégâts.
interceptor-coach-announce = C’est la poursuite : un vaisseau touché livre la moitié de son plan. Le moment du virage reste secret, un tête-à-queue aussi.
interceptor-coach-order = Ton vaisseau vole, puis tire tout seul : en rouge **3, 2, 1**, les dégâts. Anneaux : où finit qui va droit. **T** te retourne : tu files à reculons.
