# Ce que tous les jeux partagent.

list-and = { $first } et { $last }

# En privé, on tutoie : « toi » dans une liste ou après une préposition, « tu as » pour ce qui a été fait.
reader = toi
who-did = { $name-you ->
    [yes] Tu as
   *[no] **{ $name }** a
}
who-has = { $name-you ->
    [yes] Tu as
   *[no] **{ $name }** a
}

# Là où un message serait plus long que Discord ne l’accepte.
fit-more = … encore { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
}
fit-more-describe = … encore { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
} : `/table décrire`

# Un jour du calendrier, là où une date est dite.
date = { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }
