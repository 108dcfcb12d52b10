# Ce que tous les jeux partagent.

list-and = { $first } et { $last }
