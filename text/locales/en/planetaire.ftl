# Planétaire. Lost and deviated rays are never told apart: "comes out at".

planetaire-title = Planétaire
planetaire-pitch = A duel of deduction: one hides satellites in an 8×8 sky, the other finds them with rays.

# Words that people type in a direct message, separated by commas.
planetaire-words-fire = fire, shoot, shot, ray
planetaire-words-place = place, put, marble
planetaire-words-move = move, shift
planetaire-words-withdraw = withdraw, remove, take
planetaire-words-note = note, empty, mark
planetaire-words-end = end, finish, done
planetaire-words-hide = hide, sky
planetaire-words-random = random
planetaire-words-seal = seal, ready, confirm
planetaire-words-help = help, rules
planetaire-words-show = show, board, console

planetaire-pawn-black = black
planetaire-pawn-white = white
planetaire-pawn-red = red
planetaire-pawn-green = green
planetaire-pawn-yellow = yellow
planetaire-pawn-blue = blue
planetaire-pawn-brown = brown
planetaire-pawn-orange = orange
planetaire-pawn-pearl = pearl
planetaire-pawn-grey = grey
planetaire-pawn-letter = letter { $letter }
