# Astuces : ce que ferait un ordinateur, pour qui le demande ; et l’analyse d’une partie finie.

advice-heading = 💡 **Astuce**, rien que pour toi
advice-alt = Ton astuce, en rose sur le plateau : { $what }
advice-counted = Tout le monde voit sur le plateau que tu l’as demandée.
advice-certain = **Certain** : { $what }{ $of ->
        [1] .
       *[other] { " " }(vrai dans les { $of } cas qui restent).
    }
advice-likely = { $how ->
        [guess] Simple supposition : { $what }.
        [open] Ça dépend des autres : { $what } dans { $low } à { $high } cas sur 100.
        [most] Moins de { $high } % de chances : { $what }.
        [least] Plus de { $low } % de chances : { $what }.
        [hardly] Très peu probable : { $what }.
        [surely] Très probable : { $what }.
        [about] Environ { $percent } % de chances (± { $within }) : { $what }.
       *[near] Environ { $percent } % de chances : { $what }.
    }
advice-nothing = Tu n’as rien à décider pour l’instant : pas d’astuce.
advice-voice = Ce qui te guide maintenant, c’est la main d’un autre joueur. À toi de l’écouter : je ne dis pas ce qu’on peut en calculer.
advice-asked = 💡 Astuces demandées : { $who }.
advice-asked-by = { $name } { $times ->
        [1] une fois
        [2] deux fois
       *[other] { $times } fois
    }

# En partie, au salon de départ et dans les refus
table-button-advice = Astuce
table-refused-advice-counts = Ce qu’on gagne ici compte pour la suite : pas d’astuces.
table-refused-no-advice = Les astuces sont désactivées dans cette partie. Avant le début, l’hôte peut les permettre sous **Options** ; tout le monde voit alors combien de fois chacun demande. En solo ou contre des ordinateurs, elles sont toujours là.
lobby-term-hints = astuces
    .about = Si l’on peut demander ce que ferait un ordinateur. On voit alors combien de fois chacun demande.
lobby-hints-none = non
lobby-hints-counted = oui, et comptées

# L’analyse d’une partie finie
table-button-look-back = Analyser
look-back-heading = 🔎 **Analyse**, rien que pour toi : tournant { $page }/{ $pages }
look-back-did = Tu as choisi : « { $what } »
look-back-better = Mieux, d’après ce que tu savais alors : « { $what } »
look-back-lost = Coût : { $lost }.
look-back-none = 🔎 D’après ce que tu savais alors, aucune décision n’était nettement moins bonne que la meilleure. Bien joué !
look-back-running = La partie n’est pas encore finie. Tu pourras l’analyser ensuite.

advice-say = Dis `{ $words }`.
advice-lost = chances de gagner −{ $percent } %

# Une partie finie que l’on revoit ensemble
table-button-review = Revoir ensemble
table-button-live = Suivre en direct
review-heading = 🔎 **{ $game }** · #{ $table } · étape { $step }/{ $steps }
review-heading-live = 🎬 **{ $game }** · #{ $table } · étape { $step }
review-eyes-seat = Vue de { $name }
review-eyes = Vue par qui ?
review-choices = Tournants · vue par qui ?
review-turn = { $sign } { $step } · { $name } · { $mark } : { $lost }
review-mark = { $sign } **{ $mark }** · { $name }
review-mark-poor = { $sign } **{ $mark }** · { $name } : { $why }
review-cost = Coût : { $lost }. Mieux : « { $better } »
review-grade = { $name } **{ $number }**/100
review-grade-whole = { $name } **{ $number }**/100 : ⭐ { $best } 👍 { $good } 🤔 { $doubtful } ❌ { $mistake }
review-how = Les notes jugent d’après ce que chacun savait alors. La chance ne compte pas.
review-lead = { $name } mène.
review-lead-none = Qui veut mener ? Appuie sur une flèche.
review-button-pass = Passer la main
review-button-copy = Ma copie
review-button-marks = Voir les notes
review-led = Quelqu’un d’autre mène. Ta copie commence au même moment.
review-posted = C’est dans ce salon. Tu mènes : tout le monde voit ce que tu montres.
review-running = La partie n’est pas encore finie. On pourra la revoir ensemble ensuite.
review-button-play-on = Rejouer
review-play-on = 🧪 **{ $game }** #{ $table } reprend à ce moment. Tu joues à la place de { $name }{ $company ->
        [alone] {""}
       *[computers] , les ordinateurs jouent le reste
    }.
review-play-on-seen = Tu as vu les secrets et la fin : c’est un entraînement, sans statistiques ni classement.
review-play-on-end = Ici, la partie est finie. Reviens à un moment d’avant.
review-button-begin = Jouer ici
practice-board = 🧪 Entraînement, à partir d’un moment de #{ $table }. Ses secrets étaient connus : ça ne compte nulle part.
