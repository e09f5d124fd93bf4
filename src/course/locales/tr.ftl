### Türkçe. İleti eklemek için: src/course/messages/mod.rs.

## Listeler

list = { $first } ve { $last }
list-cut-short =
    { $shown_total ->
        [0] { $more } tane
       *[other] { $shown } ve { $more } tane daha
    }
