# La console de Contact : boutons, menus et indications.

contact-button-take-off = Décoller
contact-button-land = Atterrir
contact-button-send = Envoyer
contact-button-drop = Recommencer
contact-button-back = Annuler
contact-button-clear = Vider l’itinéraire
contact-button-stops = Autre escale…
contact-button-exchange = Changer d’objectif…
contact-button-reactivate = Réactiver les Aides…
contact-button-repeat = Autre vol ({ $left })
contact-button-via = via { $tile }
contact-button-try = Essai d’escale…
contact-button-two = Jouer 50:50…
contact-button-first = Voir l’escale…
contact-button-brief = Ouvrir un briefing…
contact-button-begin = Lancer la mission
contact-button-fly = Voler vers { $tile }
contact-button-other = Autre vol…
contact-button-yes-guess = Oui, { $tiles }
contact-button-yes = Oui
contact-button-again = Revoir
contact-button-home = Retour

contact-choose-stop = Départ { $tile }, vers…
contact-choose-signal = Jouer pour la carte Signal de…
contact-choose-guess = Le signal vient de…
contact-choose-two = 50:50 : première planète…
contact-choose-other = 50:50 : { $tile } ou…
contact-choose-from = Essai : décoller de…
contact-choose-to = Essai : départ { $tile }, vers…
contact-choose-card = Quelle carte Aide dépenses-tu ?
contact-choice-target = objectif

contact-hint-route = Tout droit vers **{ $tile }**, ou par une escale : à distance égale, les objectifs se ressemblent.
contact-hint-route-blocked = **{ $by }** barre la route de **{ $tile }** : contourne.
contact-hint-signal = Choisis la carte Signal. Itinéraire facile à lire ? Prends-en une haute.
contact-hint-tap = Décolle, puis atterris : plus le bond est long, plus tu attends, toujours à ton allure. Atterrissages : { $landings } sur { $legs }.
contact-hint-tapped = Déjà tapé : `{ $strip }`{ $seconds }
contact-hint-ready = Tous les atterrissages y sont : **envoie**, ou recommence. `{ $strip }`{ $seconds }
contact-hint-sent = L’équipage a reçu ton vol. Reste de marbre !
contact-hint-heard = Entendu : { $strips }
contact-hint-practise = Choisis d’où décoller et où atterrir.
contact-hint-practice-goal = Essai : vole vers **{ $near }**, puis plus loin, **{ $far }** : plus longtemps.
contact-hint-practice-solo = Essai : regarde un bond vers **{ $near }**, puis plus loin, **{ $far }**.
contact-hint-sure-guess = Tu nommes **{ $tiles }**. Si { $count ->
        [one] c’est faux
       *[other] les deux sont fausses
    }, le contact est perdu. C’est sûr ?
contact-hint-sure-first = La première escale du dernier vol sera montrée, et la carte Aide aura servi. C’est sûr ?
contact-hint-sure-exchange = Tu recevras un autre objectif, et la carte Aide aura servi. C’est sûr ?
contact-hint-sure-reactivate = Un bidon réactive toutes les cartes Aide. C’est sûr ?
contact-typable = ton itinéraire (`B K`), `reculer`, `effacer`, `signal 4`, `échanger`, `recommencer`, `envoyer`, `deviner K`, `deviner K B`, `répéter`, `escale`, `briefing 1`, `réactiver`, `essai 0 B`, `commencer`, `montrer`
