# Was alle Spiele teilen.

list-and = { $first } und { $last }

# In privaten Texten heißt, wer liest, „du“: in Listen. Nach „für“ oder „mit“ steht nie ein Name von Leuten,
# die „du“ sein können. Was jemand getan hat, steht im Perfekt mit „haben“.
reader = du
who-did = { $name-you ->
    [yes] Du hast
   *[no] **{ $name }** hat
}
who-has = { $name-you ->
    [yes] Du hast
   *[no] **{ $name }** hat
}

# Wo eine Nachricht länger wäre, als Discord erlaubt.
fit-more = … { $lines ->
    [one] noch { $lines } Zeile
   *[other] noch { $lines } Zeilen
}
fit-more-describe = … { $lines ->
    [one] noch { $lines } Zeile
   *[other] noch { $lines } Zeilen
}: `/tisch beschreiben`

# Ein Tag im Kalender.
date = { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
