# Ce qu’on conseille à un cosmonaute, et pourquoi.

terre_lune-advice-go = Direction **{ $place }**.
terre_lune-advice-prospect = Regarde le gisement de la place **{ $spot }**.
terre_lune-advice-keep = Garde ce gisement.
terre_lune-advice-put-back = Remets le gisement à sa place.
terre_lune-advice-exchange = { $count ->
        [one] Échange la carte **{ $cards }**
       *[other] Échange les cartes **{ $cards }**
    }.
terre_lune-advice-push-forward = Pousse **{ $name }** en avant.
terre_lune-advice-push-backward = Pousse **{ $name }** en arrière.
terre_lune-advice-challenge = Lance un défi, atout **{ $trump }**.
terre_lune-advice-ambush = Tends une embuscade à **{ $name }**, atout **{ $trump }**.
terre_lune-advice-play = Joue **{ $card }**.
terre_lune-advice-pack = Pose tes paquets sans leurre.
terre_lune-advice-seize = Prends ces paquets : **{ $packets }**.
terre_lune-advice-end = Finis ton tour.
terre_lune-advice-fight = tu gagnes aux cartes, atout { $trump }
terre_lune-advice-trick = la carte { $card } prend la levée, quoi qu’aient les autres
terre_lune-advice-race = tu gagnes la course si tous continuent au plus simple
terre_lune-advice-lost-card = chances de gagner aux cartes −{ $percent } %
terre_lune-mark-best = Droit sur la Lune
terre_lune-mark-good = Bonne poussée
terre_lune-mark-doubtful = Détour
terre_lune-mark-mistake = Poussée ratée
terre_lune-compared-card = Gagne aux cartes dans { $left } cas sur 100. La meilleure carte gagne dans { $best } : « { $better } »
terre_lune-compared-race = Gagne la course dans { $left } cas sur 100. Le meilleur coup la gagne dans { $best } : « { $better } »
