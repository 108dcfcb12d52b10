# Ce qu’on conseille à un cosmonaute, et pourquoi.

terre_lune-advice-go = Allez à **{ $place }**.
terre_lune-advice-prospect = Regardez le pion de la place **{ $spot }**.
terre_lune-advice-keep = Gardez ce pion.
terre_lune-advice-put-back = Remettez le pion à sa place.
terre_lune-advice-exchange = Échangez ces cartes : **{ $cards }**.
terre_lune-advice-push-forward = Poussez en avant la fusée de **{ $name }**.
terre_lune-advice-push-backward = Poussez en arrière la fusée de **{ $name }**.
terre_lune-advice-challenge = Lancez un défi, atout **{ $trump }**.
terre_lune-advice-ambush = Tendez une embuscade à **{ $name }**, atout **{ $trump }**.
terre_lune-advice-play = Jouez **{ $card }**.
terre_lune-advice-pack = Posez vos paquets sans leurre.
terre_lune-advice-seize = Prenez ces paquets : **{ $packets }**.
terre_lune-advice-end = Finissez votre tour.
terre_lune-advice-fight = vous gagnez aux cartes, atout { $trump }
terre_lune-advice-trick = la carte { $card } prend la levée, quoi que tiennent les autres
terre_lune-advice-race = vous gagnez la course, si tous continuent au plus simple
