# What all games share.

list-and = { $first } and { $last }

# In a private text the reader is *you*: in lists and after prepositions, and as who did something.
reader = you
who-did = { $name-you ->
    [yes] You
   *[no] **{ $name }**
}
who-has = { $name-you ->
    [yes] You have
   *[no] **{ $name }** has
}

# Where a message would be longer than Discord takes.
fit-more = … { $lines ->
    [one] { $lines } more line
   *[other] { $lines } more lines
}
fit-more-describe = … { $lines ->
    [one] { $lines } more line
   *[other] { $lines } more lines
}: `/table describe`

# A day of the calendar, as what is dated has it.
date = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
