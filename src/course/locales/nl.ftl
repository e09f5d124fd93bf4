### Nederlands. Een bericht toevoegen: zie src/course/messages/mod.rs.

## Lijsten

list = { $first } en { $last }
list-cut-short =
    { $shown_total ->
        [0] { $more } stuks
       *[other] { $shown } en nog { $more }
    }

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
part-period = de periode
part-grundy = de Grundy-waarde
part-values = de Grundy-waarden vanaf stapel 0
part-center = wat de middelste kolom telt
part-eval = de schatting E(s)
part-cells = de waarde van de zet
part-nodes = het aantal knopen
part-leaves = het aantal bladeren
part-winning-move = een winnende zet
part-winning-moves = alle winnende zetten
part-outcome = wie er wint
part-nim-sum = de nim-som

## De vorm van inzendingen

format-unreadable = Fout in de vorm: { $detail }
format-unknown-node = De boom heeft geen knoop met de naam "{ $name }".
format-unknown-node-near = De boom heeft geen knoop met de naam "{ $name }"; bedoelde je "{ $nearest }"?
format-node-twice = De knoop "{ $name }" staat twee keer in deze lijst; haal er een weg.
format-no-nodes = Hier staat geen knoop; laat dit onderdeel weg, of zeg iets over ten minste één knoop.
format-nothing-to-grade = Er is niets te beoordelen. Een inzending kan bevatten: { $parts }.
format-too-many = Hier staan er meer dan { $most }; noem de belangrijkste.
format-heap-values = Geef de waarden van de stapels vanaf 0: ten minste één, en niet verder dan de stapel van { $heap }.
format-no-square = Er is geen zo'n veld: velden zijn [kolom, rij], van linksonder af kolommen 1 tot 7 en rijen 1 tot 6.
format-no-cell = Er is geen zo'n vakje: vakjes zijn [rij, kolom], elk van 0 tot 2.
format-twice = Dit staat twee keer in de lijst; haal er een weg.
format-no-move = Een zet pakt iets van een stapel: noem de stapel en wat er gepakt wordt of overblijft, zo dat het klopt.
format-no-pile = Er is geen stapel { $pile }: stapels worden vanaf 0 geteld, en er zijn er { $total }.

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
mistake-nim-convention = Er is volgens de andere regel gespeeld: bij normaal spel wint wie het laatste pakt, bij misère verliest die speler.
mistake-nim-sum-arith = De stapels zijn niet met exclusieve of samengenomen: schrijf ze binair en tel elke kolom op zonder te onthouden.
mistake-one-of-many = Er is maar één winnende zet genoemd, en er zijn er meer: probeer elke stapel.
mistake-mex-not-xor = Mex en exclusieve of zijn verwisseld: meerdere stapels worden met exclusieve of samengenomen, en een stelling is de mex waard van waar haar zetten heen leiden.
mistake-period-not-minimal = De waarden herhalen zich zo, maar het kan korter: geef de kortste periode, vanaf waar ze voor het eerst geldt.
mistake-opponent-misread = De tegenstander is verkeerd gelezen: de andere kant speelt voor zichzelf, en wat die heeft telt tegen je.
mistake-no-depth-penalty = De diepte is vergeten: winst in d zetten is 10 - d waard, zodat snelle winst meer waard is dan late.
mistake-depth-sign = De diepte heeft het verkeerde teken: ze gaat van winst af en komt bij verlies op, zodat snelle winst en laat verlies de voorkeur hebben.
mistake-fatalism = De stelling is verloren, maar niet elke zet verliest even snel: speel de zet die het laatst verliest.
