# Ce que tous les jeux partagent.

list-and = { $first } et { $last }

# Là où un message serait plus long que Discord ne l’accepte.
fit-more = … encore { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}
fit-more-describe = … encore { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
} : `/décrire`
