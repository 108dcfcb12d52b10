# The puzzle of the day
daily-heading = **L’énigme du jour** · n° { $number } · jusqu’à { $end }, { $left }
daily-fresh = **{ $game }** · { $what }
daily-begun-there = **{ $game }** · vous y êtes : { $link }
daily-left = **{ $game }** · vous l’avez fermée, votre essai est passé. La prochaine arrive { $left }.
daily-older = Vous êtes encore à l’énigme n° { $number } de **{ $game }** : { $link } Elle cesse de compter { $end }, et en commencer une autre la ferme.
daily-over = { $told }
daily-begun = Elle vous attend dans nos messages privés, où personne ne lit par-dessus votre épaule. Bonne chance !
daily-line = Houston n° { $number } **{ $game }**
daily-computer = ordinateur : { $scored }
daily-streak = 🔥 { $days ->
        [one] un jour
       *[other] { $days } jours
    }
daily-shared-by = **{ $name }** · { $told }
daily-is-shared = La voilà, pour tout le monde, sans rien révéler du ciel.
daily-takes-nothing = Ce salon n’accepte rien de moi : je n’ai pas le droit d’y écrire. Essayez ailleurs.
daily-none = Ce jeu n’a pas d’énigme du jour. Ceux-ci en ont une : { $games }.
daily-no-dms = L’énigme se joue dans nos messages privés, pour que personne ne la voie avant son tour, et vous n’en acceptez pas de moi. Autorisez-les (dans les paramètres de confidentialité du serveur), écrivez-m’y un mot, puis redemandez `/énigme` : votre essai n’est pas entamé.
daily-busy = Une partie n’est pas finie dans nos messages privés (table { $table }) : { $link } Finissez-la d’abord, ou fermez-la là-bas avec `/table fermer`.
daily-button-begin = Commencer { $game }
daily-button-share = Partager { $game } ici
daily-how = -# Tout le monde a le même ciel, et un seul essai, sans conseil. Elle compte si vous l’avez résolue avant la fin du lendemain ; la fermer, ou commencer celle d’un autre jour, use votre essai. La graine est publique : qui veut tricher le peut.
daily-stats = 🔥 { $game } : { $all ->
        [one] une énigme du jour
       *[other] { $all } énigmes du jour
    }, de suite : { $now } en ce moment, { $best } au mieux.
daily-board = Énigme du jour **n° { $number }** · un seul essai
daily-over-footer = -# `/énigme` dans un salon montre votre résultat, et le partage sans un mot du ciel. **Revanche** joue un autre ciel, pour rien.
verify-puzzle = C’était l’énigme n° { $number }. Sa graine est le SHA-256 de `{ $words }`, que n’importe qui pouvait calculer avant : cela prouve que tout le monde avait ce ciel et que les coups font cette partie, pas que la personne qui jouait ne le connaissait pas.
verify-later-puzzle = C’est l’énigme n° { $number }. Rien n’est scellé : sa graine est le SHA-256 de `{ $words }`, que n’importe qui peut calculer. Tout le monde a le même ciel.
table-refused-puzzle-alone = L’énigme du jour se résout sans conseil : le résultat de l’ordinateur sera dit à côté du vôtre à la fin.

# What is shared of a puzzle
daily-button-play = Jouer le n° { $number }
daily-server = -# Sur ce serveur : { $count } l’ont résolue, au mieux { $best }.
