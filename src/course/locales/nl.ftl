### Nederlands. Een bericht toevoegen: zie src/course/messages/mod.rs.

## Lijsten

list = { $first } en { $last }
list-cut-short =
    { $shown_total ->
        [0] { $more } stuks
       *[other] { $shown } en nog { $more }
    }
