# Ce qui est gardé d’une personne, et comment l’effacer.
privacy-kept =
    • **Parties** : tes coups, sous un numéro à la place de ton nom, pour que les parties continuent, se revoient et se vérifient. Aussi longtemps que ce bot existe.
    • **Toi** : ton identifiant Discord, tes noms, ta langue, notre salon de MP et tes `/moi réglages`, pour que je puisse t’appeler. Jusqu’à ce que tu les effaces.
    • **Statistiques** et ce que tu gardes d’une partie à l’autre, pour que ça compte. Jusqu’à ce que tu l’effaces. `/moi réglages statistiques:` les cache aux autres.
    • **Personne d’autre** n’en reçoit rien. Ce que je publie dans les salons est chez Discord, et disparaît quand on l’y supprime.
    • **Exporter** te donne le tout en fichier. **Effacer** me fait oublier qui tu es, dans toutes les sauvegardes à venir aussi. Tu quittes tes parties en cours ; les parties finies restent, avec *un joueur* à ta place.
privacy-export = Exporter
privacy-delete = Effacer…
privacy-exported = Tout ce que je garde de toi, en fichier. Personne d’autre ne le voit.
privacy-asked = Je t’oublie ? { $tables ->
        [0] { "" }
        [one] Tu quittes la partie où tu es, selon ses règles. { "" }
       *[other] Tu quittes les { $tables } parties où tu es, selon leurs règles. { "" }
    }Tes noms, tes réglages, tes statistiques et ce que tu gardes d’une partie à l’autre disparaissent aussitôt. Les parties finies restent, avec *un joueur* à ta place. **On ne peut pas revenir en arrière.**
privacy-really = Oublie-moi
privacy-back = Tout garder
privacy-deleted = C’est fait : plus personne ici ne sait qui tu étais. { $tables ->
        [0] { "" }
        [one] Tu as quitté une partie. { "" }
       *[other] Tu as quitté { $tables } parties. { "" }
    }Si tu reviens, on repart de zéro.

# Les pages de l’exploitant, sous /aide et /vie-privée.
pages = **En détail** : { $links }
pages-privacy = Confidentialité
pages-terms = Conditions d’utilisation
