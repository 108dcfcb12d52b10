# Ce qui est gardé d’une personne, et comment l'effacer.
privacy-kept =
    • **Parties** : ce que vous avez fait aux tables, sous un numéro à la place de votre nom, pour qu’elles continuent, se remontrent et se vérifient ; tant que je tourne.
    • **Vous** : votre identifiant Discord, vos noms, votre langue, notre salon privé et vos `/moi réglages`, pour que je puisse vous appeler ; jusqu’à ce que vous les effaciez.
    • **Statistiques** et ce que vous gardez d’une partie à l’autre, pour que cela compte ; jusqu’à ce que vous l’effaciez. `/moi réglages statistiques:` les cache aux autres.
    • **Personne d’autre** n’en reçoit rien. Ce que j’ai publié dans les salons est chez Discord, et disparaît quand on l’y supprime.
    • **Exporter** vous donne le tout en fichier. **Effacer** me fait oublier qui vous êtes, dans toutes les sauvegardes à venir aussi : vous quittez vos parties en cours, les parties finies restent, avec *un joueur* à votre place.
privacy-export = Exporter
privacy-delete = Effacer…
privacy-exported = Tout ce que je garde de vous, en fichier. Personne d’autre ne le voit.
privacy-asked = Dois-je vous oublier ? { $tables ->
        [0] { "" }
        [one] Vous quittez la table où vous êtes, selon ses règles. { "" }
       *[other] Vous quittez les { $tables } tables où vous êtes, selon leurs règles. { "" }
    }Vos noms, vos réglages, vos statistiques et ce que vous gardez d’une partie à l’autre disparaissent aussitôt. Les parties finies restent, avec *un joueur* à votre place. **On ne peut pas revenir en arrière.**
privacy-really = Oubliez-moi
privacy-back = Tout garder
privacy-deleted = Plus personne ici ne sait qui vous étiez. { $tables ->
        [0] { "" }
        [one] Vous avez quitté une table. { "" }
       *[other] Vous avez quitté { $tables } tables. { "" }
    }Quoi que vous me demandiez ensuite, nous recommençons à zéro.

# Les pages de l’exploitant, sous /aide et /vie-privée.
pages = **En détail** : { $links }
pages-privacy = Confidentialité
pages-terms = Conditions d’utilisation
