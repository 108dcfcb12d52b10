# Lo que comparten todos los juegos.

list-and = { $first } y { $last }

# En privado se habla de tú: «tú» en una lista o tras dos puntos, «has» para lo que se ha hecho.
# El nombre puede ser «tú», así que ninguna preposición va delante, salvo «entre».
reader = tú
who-did = { $name-you ->
    [yes] Has
   *[no] **{ $name }** ha
}
who-has = { $name-you ->
    [yes] Has
   *[no] **{ $name }** ha
}

# Donde un mensaje sería más largo de lo que admite Discord.
fit-more = … { $lines ->
    [one] { $lines } línea más
   *[other] { $lines } líneas más
}
fit-more-describe = … { $lines ->
    [one] { $lines } línea más
   *[other] { $lines } líneas más
}: `/mesa describir`

# Un día del calendario, donde hay una fecha.
date = { $day } de { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    } de { $year }
