# What all games share.

list-and = { $first } and { $last }

# Where a message would be longer than Discord takes.
fit-more = … { $lines ->
    [one] { $lines } more line
   *[other] { $lines } more lines
}
fit-more-describe = … { $lines ->
    [one] { $lines } more line
   *[other] { $lines } more lines
}: `/describe`
