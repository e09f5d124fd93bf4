### English. How to add a message: see src/course/messages/mod.rs.

## Lists

# "a, b and c": $first is "a, b".
list = { $first } and { $last }
list-cut-short =
    { $shown_total ->
        [0] { $more } of them
       *[other] { $shown } and { $more } more
    }
