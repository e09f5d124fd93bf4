### Nederlands. Een bericht toevoegen: zie src/course/messages/mod.rs.

## Lijsten

list = { $first } en { $last }
list-cut-short =
    { $shown_total ->
        [0] { $more } stuks
       *[other] { $shown } en nog { $more }
    }

## Opgaven

exercise-minimax =
    Bepaal van de bladeren naar de wortel de minimaxwaarde van elke inwendige knoop. { $player } is aan zet in de wortel; de spelers zetten om de beurt.
exercise-minimax-asked = Wat is de waarde van elke inwendige knoop, wat is de waarde van de wortel en welke zet is de beste?
exercise-alphabeta =
    Doorzoek de boom met de hand met alfa-bèta, van links naar rechts. { $player } is aan zet in de wortel; de spelers zetten om de beurt.
exercise-alphabeta-asked =
    Snoei wanneer alfa { $cut_when } bèta. Wat is de waarde van de wortel en wat is de beste zet? Welke bladeren worden gelezen en welke gesnoeid, met welk venster wordt elke knoop betreden en wat geeft die terug?
exercise-cut-rule =
    Doorzoek de boom twee keer met alfa-bèta: één keer snoeiend zodra alfa >= bèta, één keer pas wanneer alfa > bèta. { $player } is aan zet in de wortel. De waarde is dezelfde; de gelezen bladeren zijn dat niet.
exercise-horizon =
    De inwendige knopen op de tweede laag hebben schattingen, die een zoektocht met diepte { $shallow } als hun waarde neemt. { $player } is aan zet in de wortel. Vergelijk wat diepte { $shallow } en diepte { $deep } spelen: achter de horizon is een andere zet de beste.
exercise-horizon-asked = Wat is de waarde van de wortel op diepte { $depth } en welke zet is de beste?
exercise-leaf-counts =
    In een uniforme boom heeft elke inwendige knoop { $branching } kinderen, en alle bladeren liggen { $depth } lagen onder de wortel.
exercise-leaf-counts-asked =
    Hoeveel bladeren en hoeveel knopen zijn er? Hoeveel bladeren leest alfa-bèta in de beste volgorde?
exercise-nim-normal = Nim met stapels van { $piles }; wie de laatste pakt, wint.
exercise-nim-misere = Misère-Nim met stapels van { $piles }; wie de laatste pakt, verliest.
exercise-nim-asked =
    Wat is de nimsom? Is het een P-stelling of een N-stelling? Geef alle winnende zetten; stapels worden vanaf 0 geteld.
exercise-grundy-sequence = Een zet neemt één van deze aantallen van een stapel: { $amounts }. Wie niet kan zetten, verliest.
exercise-grundy-sequence-asked =
    Wat zijn de Grundywaarden van de stapels van 0 tot en met { $n }? Vanaf waar herhalen ze zich, en om de hoeveel stapels?
exercise-mex = De opties van een stelling hebben de Grundywaarden { $numbers }.
exercise-mex-asked = Wat is de mex, het kleinste getal dat ontbreekt?
exercise-tic-tac-toe-win-loss = Boter-kaas-en-eieren; { $mover } is aan zet. Winst van X telt 1, winst van O -1, remise 0.
exercise-tic-tac-toe-depth =
    Boter-kaas-en-eieren; { $mover } is aan zet. Winst van X na d zetten telt 10 - d, winst van O d - 10, remise 0.
exercise-tic-tac-toe-asked = Wat is elk leeg vakje waard vanuit X gezien, wat is de stelling waard en welke zet is de beste?
exercise-connect-four =
    Vier op een rij na de kolommen { $moves }; rood begint. Tel de vensters van vier vakjes waarin schijven van maar één kleur liggen.
exercise-connect-four-asked =
    Wat is de evaluatie E(s) vanuit rood gezien, en welke vensters tellen mee? Drie schijven en een leeg vakje tellen 5, twee schijven en twee lege vakjes 2, een schijf in de middelste kolom 3.
