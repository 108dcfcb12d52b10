# What all games share.

list-and = { $first } and { $last }
