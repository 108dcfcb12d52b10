# Planétaire. On ne distingue jamais un rayon perdu d’un rayon dévié : « sort en ».
# Jamais « de » ni « que » devant un nom de joueur : l’élision dépendrait du nom.

planetaire-title = Planétaire
planetaire-pitch = Un duel de déduction : l’un cache des satellites dans un ciel de 8 × 8, l’autre les trouve à coups de rayons.

# Les mots que l’on tape en message privé, séparés par des virgules.
planetaire-words-fire = tirer, tire, tir, rayon
planetaire-words-place = poser, pose, bille
planetaire-words-move = déplacer, déplace, bouger, bouge
planetaire-words-withdraw = retirer, retire, enlever, enlève, reprendre
planetaire-words-note = noter, note, vide
planetaire-words-end = finir, finis, fin, terminer, termine
planetaire-words-hide = cacher, cache, ciel
planetaire-words-random = hasard, aléatoire
planetaire-words-seal = sceller, scelle, prêt, prête, valider
planetaire-words-help = aide, règles
planetaire-words-show = montrer, montre, voir, plateau

planetaire-pawn-black = noir
planetaire-pawn-white = blanc
planetaire-pawn-red = rouge
planetaire-pawn-green = vert
planetaire-pawn-yellow = jaune
planetaire-pawn-blue = bleu
planetaire-pawn-brown = marron
planetaire-pawn-orange = orange
planetaire-pawn-pearl = perle
planetaire-pawn-grey = gris
planetaire-pawn-letter = lettre { $letter }
