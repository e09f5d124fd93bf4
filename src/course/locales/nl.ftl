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
## Beoordelingen

grade-all-right =
    { $total ->
        [one] Het antwoord is goed.
       *[other] Alle { $total } antwoorden zijn goed.
    }
grade-some-right = { $right } van de { $total } antwoorden { $right ->
        [one] is
       *[other] zijn
    } goed.
check-right = Goed: { $part }.
check-equivalent = Goed: { $part }. Het zoeken zelf geeft { $expected }, en { $got } is even goed.
check-other-convention = Goed volgens een andere afspraak ({ $convention }): { $part }. Volgens de afspraak van de vraag is het { $expected }; jij hebt { $got }.
check-missing = Ontbreekt: { $part }.
check-partly = Deels goed: { $part }. Het is { $expected }; jij hebt { $got }.
check-wrong = Fout: { $part }. Het is { $expected }; jij hebt { $got }.
part-at-node = { $part } bij { $node }
part-other = { $name }
part-value = de waarde van de wortel
part-move = de beste zet
part-bound = of de waarde exact is of een grens
part-principal-variation = de hoofdvariant
part-leaves-read = de bladeren die gelezen worden
part-leaves-read-count = hoeveel bladeren gelezen worden
part-pruned = de takken die gesnoeid worden
part-pruned-leaves = de bladeren die gesnoeid worden
part-pruned-leaves-count = hoeveel bladeren gesnoeid worden
part-cuts = de knopen waar gesnoeid wordt
part-windows = het venster bij binnenkomst
part-returned = de teruggegeven waarde
part-node-values = de minimaxwaarde
part-visited = de volgorde waarin knopen bezocht worden
part-visited-count = hoeveel knopen bezocht worden
part-minimal-leaves = het kleinste aantal bladeren dat gelezen kan worden

## De vorm van inzendingen

format-unreadable = Fout in de vorm: { $detail }
format-unknown-node = De boom heeft geen knoop met de naam "{ $name }".
format-unknown-node-near = De boom heeft geen knoop met de naam "{ $name }"; bedoelde je "{ $nearest }"?
format-node-twice = De knoop "{ $name }" staat twee keer in deze lijst; haal er een weg.
format-no-nodes = Hier staat geen knoop; laat dit onderdeel weg, of zeg iets over ten minste één knoop.
format-nothing-to-grade = Er is niets te beoordelen. Een inzending kan bevatten: { $parts }.

## Fouten

diagnosis-too-large = De boom is te groot om naar de oorzaak van fouten te zoeken: dat gebeurt tot { $nodes } knopen en een diepte van { $plies }.
mistake-first-matters = { $mistake } Dat maakt voor het eerst verschil bij { $node }.
mistake-cut-rule-mismatch = Er is volgens de andere regel gesnoeid: kijk nog eens of je snoeit zodra alfa en bèta gelijk zijn (>=) of pas als ze elkaar gekruist hebben (>).
mistake-fail-mode-mismatch = Een waarde buiten het venster is op de andere manier teruggegeven: fail-soft geeft de beste gevonden waarde, fail-hard het dichtstbijzijnde uiteinde van het venster.
mistake-bound-as-exact = Er staat een exacte waarde waar het zoeken alleen een grens kent: na het snoeien hadden de ongelezen kinderen de waarde nog kunnen veranderen.
mistake-bound-wrong-side = De grens staat aan de verkeerde kant: een gesnoeide MIN-knoop is hoogstens waard wat hij teruggeeft, een gesnoeide MAX-knoop minstens dat.
mistake-root-tie-on-bound = De zet is alleen door een grens gelijk: het is niet bekend of zijn waarde net zo goed is als die van de eerste beste zet.
mistake-alpha-not-carried = Elke zet bij de wortel is met een nieuw venster doorzocht: wat een eerdere zet heeft zekergesteld, moet mee naar de volgende.
mistake-alpha-leaked = Alfa en bèta zijn als één venster voor de hele boom bijgehouden: elke knoop heeft zijn eigen venster, en wat zijn kinderen veranderen gaat alleen via zijn waarde omhoog.
mistake-deep-cut-missed = Een diepe snoei is gemist: een knoop erft de grenzen van al zijn voorouders, niet alleen van zijn ouder.
mistake-late-test = Er is te laat getoetst of gesnoeid kan worden: vergelijk alfa en bèta na elk kind, voordat het volgende gelezen wordt.
mistake-visited-called-pruned = Wat bezocht is, staat als gesnoeid: gesnoeid zijn de kinderen die nooit gelezen worden, niet de knoop die de snoei veroorzaakt.
mistake-event-without-branch = Er staat een snoei waar niets meer te snoeien is: alfa en bèta ontmoeten elkaar bij het laatste kind, en er valt geen tak weg.
mistake-window-timing = De vensters horen bij een ander moment: gevraagd is het venster waarmee een knoop wordt binnengegaan, voordat zijn kinderen het veranderen.
mistake-order = De kinderen zijn in omgekeerde volgorde bezocht.
mistake-levels-swapped = MAX en MIN zijn verwisseld: kijk nog eens wie er bij de wortel aan zet is.
mistake-perspective = Het teken is dat van de andere speler: alle waarden gelden vanuit MAX.
mistake-sentinel = Er staat een getal waar oneindig hoort: begin met een open venster en zonder beste waarde.
mistake-knuth-moore = De formule klopt niet: het is b^⌈d/2⌉ + b^⌊d/2⌋ - 1, één keer naar boven en één keer naar beneden afgerond, en één eraf.
mistake-count-convention = Er is iets anders geteld: kijk nog eens of er naar knopen, bladeren of takken gevraagd wordt, en of de wortel meetelt.

## Vormen die andere nakijkprogramma's lezen

check-readable = de inzending is leesbaar
table-check = Controle
table-expected = Verwacht
table-got = Gegeven
