# Le pupitre de Contact : boutons, menus et indications.

contact-button-take-off = Décoller
contact-button-land = Atterrir
contact-button-send = Envoyer
contact-button-drop = Recommencer
contact-button-back = Retirer un tronçon
contact-button-clear = Nouvel itinéraire
contact-button-exchange = Changer d’objectif…
contact-button-reactivate = Un carburant pour les cartes Aide…
contact-button-repeat = Encore une fois
contact-button-two = 50:50…
contact-button-first = Première escale…
contact-button-brief = Briefing…
contact-button-practise = S’entraîner…
contact-button-begin = Commencer la mission
contact-button-yes-guess = Oui, { $tiles }
contact-button-yes = Oui
contact-button-again = Revoir le vol
contact-button-home = Retour

contact-choose-stop = Départ : { $tile }, vers…
contact-choose-signal = Jouer pour la carte Signal de…
contact-choose-guess = Le signal vient de…
contact-choose-two = 50:50 : l’une des deux est…
contact-choose-other = 50:50 : { $tile } ou…
contact-choose-from = Essai : décoller de…
contact-choose-to = Essai : départ { $tile }, vers…
contact-choose-card = Quelle carte Aide dépensez-vous ?
contact-choice-target = votre objectif

contact-hint-target = Votre objectif secret : **{ $tile }**.
contact-hint-target-route = Votre objectif secret : **{ $tile }**. Votre itinéraire : { $route }.
contact-hint-route = Choisissez où votre vol se pose ensuite. Vous seul voyez ceci.
contact-hint-signal = Choisissez la carte Signal : beaucoup de points pour un itinéraire facile à lire.
contact-hint-tap = Pressez comme votre main se lèverait et taperait. Atterrissages : { $landings } sur { $legs }.
contact-hint-ready = Tous les atterrissages y sont : **envoyez**, ou recommencez. `{ $strip }`
contact-hint-sent = Votre vol est chez l’équipage. Ne dites rien, ne montrez rien.
contact-hint-heard = Entendu : { $strips }
contact-hint-practise = Choisissez d’où décoller et où atterrir.
contact-hint-flight = Essai : { $route }. Pressez comme votre main se lèverait et taperait.
contact-hint-sure-guess = Vous nommez **{ $tiles }**. Si { $count ->
        [one] c’est faux
       *[other] les deux sont fausses
    }, { $cards ->
        [0] un carburant est perdu
       *[other] un carburant et la carte Signal sont perdus
    }. Sûr ?
contact-hint-sure-first = La fusée montrera la première escale du dernier vol, et la carte Aide sera épuisée. Sûr ?
contact-hint-sure-exchange = Vous recevrez un autre objectif, et la carte Aide sera épuisée. Sûr ?
contact-hint-sure-reactivate = Un carburant réactive toutes les cartes Aide. Sûr ?
contact-typable = votre itinéraire (`B K`), `reculer`, `effacer`, `signal 4`, `échanger`, `recommencer`, `envoyer`, `deviner K`, `deviner K B`, `répéter`, `escale`, `briefing 1`, `réactiver`, `essai 0 B`, `commencer`, `montrer`

# What winning is.
contact-goal = { $seats ->
        [1] Trouve
       *[other] Ensemble, trouvez
    } 12 planètes au rythme de la main avant la panne de carburant.
