# Les tables : salle d’attente, places, échéances, boutons.
