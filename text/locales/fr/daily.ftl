# L’énigme du jour
daily-heading = **Énigme du jour n° { $number }** · jusqu’à { $end }, { $left }
daily-fresh = **{ $game }** · { $what }
daily-begun-there = **{ $game }** · tu y joues : { $link }
daily-left = **{ $game }** · tu l’as fermée, ton essai est passé. La prochaine arrive { $left }.
daily-older = Tu joues encore à l’énigme n° { $number } de **{ $game }** : { $link } Elle compte jusqu’à { $end }. En commencer une autre la ferme.
daily-over = { $told }
daily-begun = Elle t’attend en MP, où personne ne lit par-dessus ton épaule. Bonne chance !
daily-line = Houston n° { $number } **{ $game }**
daily-computer = ordinateur : { $scored }
daily-streak = 🔥 { $days ->
        [one] un jour
       *[other] { $days } jours
    }
daily-shared-by = **{ $name }** · { $told }
daily-is-shared = Partagée avec tout le monde, sans rien révéler.
daily-takes-nothing = Je ne peux pas écrire ici. Essaie un autre salon.
daily-none = Ce jeu n’a pas d’énigme du jour. Ceux-ci en ont une : { $games }.
daily-no-dms = L’énigme se joue en MP, pour que personne ne regarde, mais les tiens me sont fermés. Autorise-les dans les paramètres de confidentialité du serveur, écris-m’y un mot, puis refais `/énigme`. Ton essai n’est pas entamé.
daily-busy = Une autre partie en MP n’est pas finie (#{ $table }) : { $link } Finis-la d’abord, ou ferme-la là-bas avec `/table fermer`.
daily-button-begin = Jouer à { $game }
daily-button-share = Partager { $game } ici
daily-how = -# Tout le monde a la même énigme et un seul essai, sans astuce ; la fermer, ou en commencer une autre, compte comme un essai. À finir avant demain minuit.
daily-stats = 🔥 { $game } : { $all ->
        [one] une énigme du jour
       *[other] { $all } énigmes du jour
    }, série en cours : { $now }, meilleure : { $best }.
daily-board = Énigme du jour **n° { $number }** · un seul essai
daily-over-footer = -# `/énigme` dans un salon montre ton résultat, et le partage sans rien révéler. Le bouton sous le résultat en joue une autre, pour le plaisir.
verify-puzzle = C’était l’énigme du jour n° { $number }. Sa graine est le SHA-256 de `{ $words }`, que n’importe qui pouvait calculer avant. Cela prouve que tout le monde avait cette énigme et que les coups font cette partie, pas que le joueur ne le connaissait pas.
verify-later-puzzle = C’est l’énigme du jour n° { $number }. Elle n’a pas de code de vérification : sa graine est le SHA-256 de `{ $words }`, que n’importe qui peut calculer. Tout le monde a la même.
table-refused-puzzle-alone = Pas d’astuce dans l’énigme du jour. À la fin, tu vois le résultat de l’ordinateur à côté du tien.

# Ce qu’on partage d’une énigme
daily-button-play = Jouer le n° { $number }
daily-server = -# Sur ce serveur : { $count } l’ont résolue, au mieux { $best }.
daily-server-streak = -# 🔥 Ce serveur la résout depuis { $days } jours de suite.

# Les énigmes qu’on tire de ses parties
riddle-button = En faire une énigme
riddle-button-post = La poser ici
riddle-preview = Un moment où tu as vu juste. Tout le salon le reçoit, un essai chacun :
riddle-in-dms = Un moment où tu as vu juste. Pour le poser à d’autres, ouvre cette partie dans un salon :
riddle-none = Aucun moment de cette partie ne fait une bonne énigme.
riddle-is-posted = C’est posé. Les bonnes réponses sont comptées.
riddle-heading = 🧩 **{ $name }** demande, d’après { $game } #{ $table } :
riddle-fresh = -# Un essai chacun. Personne d’autre ne lit ton résultat.
riddle-count = -# { $right } sur { $count } ont trouvé · un essai chacun
riddle-right = ✅ Exact : **{ $answer }** !
riddle-wrong = ❌ Non : c’est **{ $answer }**.
riddle-again = Tu as déjà eu ton essai. C’est **{ $answer }**.
riddle-was-there = Tu jouais cette partie, tu ne comptes donc pas. C’est **{ $answer }**.
riddle-got = -# { $right } sur { $count } ont trouvé.
riddle-gone = Cette énigme n’existe plus.
