### Nederlands. Een bericht toevoegen: zie src/messages/mod.rs.

## Lijsten

list = { $first } en { $last }
list-cut-short =
    { $shown_total ->
        [0] { $more } stuks
       *[other] { $shown } en nog { $more }
    }

## Zoeken in bomen

tree-stopped = Het zoeken is voor het einde gestopt; hier staat wat tot dan toe gevonden was.
tree-value = De waarde van { $root } is { $value }.
tree-value-at-least = De waarde van { $root } is ten minste { $value }: meer is er niet gevraagd.
tree-value-at-most = De waarde van { $root } is ten hoogste { $value }: meer is er niet gevraagd.
tree-move = De beste zet in { $root } leidt naar { $move }.
best-line = Het beste spel van beide kanten: { $line }.

## Minimax

minimax-depth = Knopen op diepte { $depth } worden niet verder doorzocht: hun heuristische waarde telt.
minimax-max =
    { $count ->
        [one] { $node } (MAX) heeft één kind, { $children }, dus de waarde is { $value }.
       *[other] { $node } (MAX) neemt de grootste van { $children }: de waarde is { $value }, van { $chosen }.
    }
minimax-min =
    { $count ->
        [one] { $node } (MIN) heeft één kind, { $children }, dus de waarde is { $value }.
       *[other] { $node } (MIN) neemt de kleinste van { $children }: de waarde is { $value }, van { $chosen }.
    }

## Alfa-bèta-snoeien

alphabeta-enter = Ga knoop { $node } ({ $player }) in met het venster alfa = { $alpha }, bèta = { $beta }.
alphabeta-leaf = Lees blad { $node }: de waarde is { $value }.
alphabeta-estimate = In knoop { $node } is de dieptegrens bereikt: de heuristische waarde { $value } telt.
alphabeta-alpha-rises = In knoop { $node } (MAX) is { $value }, van { $from }, tot nu toe het beste: alfa stijgt naar { $alpha }, bèta blijft { $beta }.
alphabeta-beta-falls = In knoop { $node } (MIN) is { $value }, van { $from }, tot nu toe het beste: bèta daalt naar { $beta }, alfa blijft { $alpha }.
alphabeta-best-outside = In knoop { $node } ({ $player }) is { $value }, van { $from }, tot nu toe het beste; dat laat het venster zoals het is: alfa = { $alpha }, bèta = { $beta }.
alphabeta-alpha-cut = In knoop { $node } (MIN) is bèta = { $beta } { $relation } alfa = { $alpha }: een alfa-snoei, want MAX heeft al { $alpha } en komt hier niet. Dus { $pruned }.
alphabeta-beta-cut = In knoop { $node } (MAX) is alfa = { $alpha } { $relation } bèta = { $beta }: een bèta-snoei, want MIN heeft al { $beta } en komt hier niet. Dus { $pruned }.
alphabeta-pruned-nothing = zou de rest gesnoeid worden, maar dit was het laatste kind
alphabeta-pruned-leaves =
    { $count ->
        [one] wordt { $children } gesnoeid en nooit gelezen
       *[other] worden { $children } gesnoeid en nooit gelezen
    }
alphabeta-pruned-branches =
    { $count ->
        [one] wordt { $children } gesnoeid en nooit doorzocht
       *[other] worden { $children } gesnoeid en nooit doorzocht
    }{ $leaves ->
        [one] , met één blad eronder
       *[other] , met { $leaves } bladeren eronder
    }
alphabeta-returns = Knoop { $node } geeft { $value } terug, de exacte waarde.
alphabeta-returns-at-most = Knoop { $node } geeft { $value } <= { $alpha } (alfa bij binnenkomst) terug: een bovengrens, dus de ware waarde is ten hoogste { $value }.
alphabeta-returns-at-least = Knoop { $node } geeft { $value } >= { $beta } (bèta bij binnenkomst) terug: een ondergrens, dus de ware waarde is ten minste { $value }.
alphabeta-all-leaves =
    { $total ->
        [one] Het enige blad is gelezen: er viel niets te snoeien.
       *[other] Alle { $total } bladeren zijn gelezen: er is geen blad gesnoeid.
    }
alphabeta-leaves =
    { $never ->
        [one] { $read } van de { $total } bladeren zijn gelezen; één is nooit gelezen: { $leaves }.
       *[other] { $read } van de { $total } bladeren zijn gelezen; { $never } zijn nooit gelezen: { $leaves }.
    }

## Nim

nim-rule-normal = Normaal Nim: wie de laatste neemt, wint. Stapels worden vanaf 0 geteld.
nim-rule-misere = Misère-Nim: wie de laatste neemt, verliest. Stapels worden vanaf 0 geteld.
nim-over-normal = Er is niets over: de vorige speler nam de laatste en heeft gewonnen (P).
nim-over-misere = Er is niets over: de vorige speler nam de laatste en heeft verloren, dus de speler aan zet heeft gewonnen (N).
nim-pile = Stapel { $pile } bevat { $size }, binair { $binary }.
nim-column =
    { $digit ->
        [0] De kolom van { $column } heeft { $ones } { $ones ->
            [one] één
           *[other] enen
        }, een even aantal: daar heeft de nim-som een 0.
       *[other] De kolom van { $column } heeft { $ones } { $ones ->
            [one] één
           *[other] enen
        }, een oneven aantal: daar heeft de nim-som een 1.
    }
nim-sum = De nim-som is binair { $binary }, dat is { $sum }.
nim-next-wins = De nim-som { $sum } is niet 0: de speler aan zet wint (N) door er 0 van te maken.
nim-previous-wins = De nim-som is 0 en elke zet verandert die: de vorige speler wint (P). Er is geen winnende zet.
nim-misere-next-wins = Er is een stapel groter dan 1, dus misère-Nim gaat als normaal Nim: de nim-som { $sum } is niet 0 en de speler aan zet wint (N).
nim-misere-previous-wins = Er is een stapel groter dan 1, dus misère-Nim gaat als normaal Nim: de nim-som is 0 en de vorige speler wint (P). Er is geen winnende zet.
nim-misere-even-ones = Alle stapels zijn 1 en het zijn er { $ones }, een even aantal: de speler aan zet neemt de laatste niet en wint (N).
nim-misere-odd-ones =
    { $ones ->
        [one] Er is er nog maar één: de speler aan zet moet die nemen en de vorige speler wint (P). Er is geen winnende zet.
       *[other] Alle stapels zijn 1 en het zijn er { $ones }, een oneven aantal: de speler aan zet neemt de laatste en de vorige speler wint (P). Er is geen winnende zet.
    }
nim-winning-move = Winnende zet: neem { $take } van stapel { $pile }; daar blijft { $size } XOR { $sum } = { $left } over en de nim-som wordt 0.
nim-misere-winning-move =
    { $ones ->
        [one] Winnende zet: neem { $take } van stapel { $pile }; daar blijft { $left } over, en voor de tegenstander één stapel van één.
       *[other] Winnende zet: neem { $take } van stapel { $pile }; daar blijft { $left } over, en voor de tegenstander { $ones } stapels van één, een oneven aantal.
    }
nim-move-wins = Neem { $take } van stapel { $pile } en er blijft { $left } over: een P-stelling voor de tegenstander, dus de zet wint.
nim-move-loses = Neem { $take } van stapel { $pile } en er blijft { $left } over: een N-stelling voor de tegenstander, dus de zet verliest.

## Redenen in spellen die bijna Nim zijn, en in het rekenen met hun waarden

reason-over-normal = Er is geen zet, dus wie aan zet is heeft verloren.
reason-over-misere = Er is niets meer te nemen: de tegenstander nam de laatste, dus wie aan zet is heeft gewonnen.
reason-leaves-a-lost-position = Er blijft een verloren stelling over, dus wie nu aan zet is wint.
added-piles = stapels
added-remainders = resten
added-odd-stairs = stapels op oneven treden
added-values = waarden van de stapels
added-numbers = getallen
reason-sum-of-none = Er zijn geen { $numbers }, dus hun nim-som is 0.
reason-sum-of-few = Binair zijn de { $numbers } { $told }; hun nim-som, kolom voor kolom zonder te onthouden, is { $sum }.
reason-sum-of-many = De nim-som van de { $total } { $numbers }, kolom voor kolom zonder te onthouden, is { $sum }.
reason-all-even = Elke kolom heeft een even aantal enen. Elke zet maakt een kolom oneven en de tegenstander kan ze allemaal weer even maken, dus wie aan zet is verliest.
reason-odd-column =
    { $ones ->
        [one] De hoogste kolom met een oneven aantal enen is die van { $column }: die heeft 1 één.
       *[other] De hoogste kolom met een oneven aantal enen is die van { $column }: die heeft { $ones } enen.
    }
reason-pile-becomes = Stapel { $pile } heeft daar een één: neem er { $take } van, zodat { $before } { $after } wordt en elke kolom even is.
reason-misere-like-normal = Zolang er minstens twee { $numbers } groter dan 1 zijn, wordt het misère-spel gewonnen zoals het normale: door een nim-som van 0 over te laten.
reason-misere-one-large-pile =
    { $ones ->
        [one] Alleen stapel { $pile } is groter dan 1: neem er { $take } van en laat er { $left } liggen, zodat er 1 stapel van één over is, een oneven aantal. Ze worden een voor een genomen en de tegenstander neemt de laatste.
       *[other] Alleen stapel { $pile } is groter dan 1: neem er { $take } van en laat er { $left } liggen, zodat er { $ones } stapels van één over zijn, een oneven aantal. Ze worden een voor een genomen en de tegenstander neemt de laatste.
    }
reason-misere-even-ones = Er zijn { $ones } stapels van één over, een even aantal. Ze worden een voor een genomen, dus de tegenstander neemt de laatste en verliest.
reason-misere-odd-ones =
    { $ones ->
        [one] Er is 1 stapel van één over, een oneven aantal. Ze worden een voor een genomen, dus wie aan zet is neemt de laatste en verliest.
       *[other] Er zijn { $ones } stapels van één over, een oneven aantal. Ze worden een voor een genomen, dus wie aan zet is neemt de laatste en verliest.
    }
reason-misere-remainders-end = Als elke rest hoogstens 1 is, is het misère-spel verloren voor wie aan zet is bij een nim-som van 1, in plaats van 0.
reason-bounded-remainders = Er mogen er hoogstens { $most } tegelijk genomen worden, dus een stapel telt als zijn rest bij deling door { $modulus }: wat er ook genomen wordt, het kan tot { $modulus } aangevuld worden.
reason-bounded-move = Neem { $take } van stapel { $pile }: zijn rest { $before } wordt { $after } en de nim-som van de resten wordt { $sum }.
reason-bounded-lost = De nim-som is { $sum }, zoals die achtergelaten moet worden. Elke zet verandert die en de tegenstander kan die terugbrengen, dus wie aan zet is verliest.
reason-moore-rule =
    { $most ->
        [one] Een zet verandert hoogstens 1 stapel, te weinig om van een aantal enen dat deelbaar is door { $modulus } een ander zulk aantal te maken; daarom worden de enen van elke binaire kolom geteld modulo { $modulus }.
       *[other] Een zet verandert hoogstens { $most } stapels, te weinig om van een aantal enen dat deelbaar is door { $modulus } een ander zulk aantal te maken; daarom worden de enen van elke binaire kolom geteld modulo { $modulus }.
    }
reason-moore-all-divisible = Het aantal enen is in elke kolom deelbaar door { $modulus }. Elke zet verbreekt dat en de tegenstander kan het herstellen, dus wie aan zet is verliest.
reason-moore-odd-column =
    { $ones ->
        [one] De hoogste kolom waarvan het aantal enen niet deelbaar is door { $modulus } is die van { $column }: die heeft 1 één, rest { $remainder }.
       *[other] De hoogste kolom waarvan het aantal enen niet deelbaar is door { $modulus } is die van { $column }: die heeft { $ones } enen, rest { $remainder }.
    }
reason-moore-move =
    { $count ->
        [one] Neem van stapel { $changed }.
       *[other] Neem van de stapels { $changed }.
    }
reason-moore-end =
    { $large ->
        [0] Geen stapel is groter dan 1: wie aan zet is verliest als hun aantal bij deling door { $modulus } rest 1 heeft.
        [one] Er is maar 1 stapel groter dan 1, dus een zet kan alleen stapels van één overlaten: wie aan zet is verliest als hun aantal bij deling door { $modulus } rest 1 heeft.
       *[other] Een zet mag alle stapels veranderen die groter zijn dan 1, en zo alleen stapels van één overlaten: wie aan zet is verliest als hun aantal bij deling door { $modulus } rest 1 heeft.
    }
reason-moore-like-normal =
    { $most ->
        [one] Zolang er meer dan 1 stapel groter is dan 1, wordt het misère-spel gewonnen zoals het normale.
       *[other] Zolang er meer dan { $most } stapels groter zijn dan 1, wordt het misère-spel gewonnen zoals het normale.
    }
reason-moore-ones-are-lost = { $ones } heeft bij deling door { $modulus } rest 1: wat er ook genomen wordt, de tegenstander kan weer zo'n aantal overlaten, dus wie aan zet is verliest.
reason-staircase-odd-stairs = Alleen de treden met een oneven nummer tellen; de laagste is 1, dat is stapel 0. Munten die de tegenstander van een even trede naar een oneven verplaatst, kunnen door naar de volgende even trede.
reason-staircase-move =
    { $lower ->
        [0] Verplaats er { $take } van trede { $stair } naar de grond: wat op trede { $odd } ligt wordt { $after } in plaats van { $before } en elke kolom is even.
       *[other] Verplaats er { $take } van trede { $stair } naar trede { $lower }: wat op trede { $odd } ligt wordt { $after } in plaats van { $before } en elke kolom is even.
    }
reason-fibonacci-without-the-last = Wie de laatste neemt, verliest, dus het gaat om de andere: { $pile }, zoals in het normale spel.
reason-fibonacci-no-parts = 0 is de lege som, zonder Fibonacci-getallen.
reason-fibonacci-one-part = { $pile } is een Fibonacci-getal.
reason-fibonacci-parts = { $pile } is de som van de Fibonacci-getallen { $parts }, waarvan er geen twee buren zijn.
reason-fibonacci-least = Er mogen er hoogstens { $most } genomen worden, dus het kleinste ervan, { $least }, mag. De tegenstander mag er dan hoogstens { $twice } nemen, minder dan { $next }, het kleinste van wat over is, dus wie aan zet is wint.
reason-fibonacci-all = Er mogen er hoogstens { $most } genomen worden, dus het kleinste ervan, { $least }, mag. Er blijft er dan geen over, dus wie aan zet is wint.
reason-fibonacci-least-is-too-large = Er mogen er hoogstens { $most } genomen worden, minder dan het kleinste ervan, { $least }. Wat er ook genomen wordt, de tegenstander mag het kleinste Fibonacci-getal van de rest nemen, dus wie aan zet is verliest.
reason-fibonacci-only-the-last = Alleen de laatste is over: wie aan zet is moet die nemen en verliest.
reason-wythoff-pair = Het paar ({ $smaller }, { $larger }) is verloren voor wie aan zet is: het verschil is { $difference }, en { $difference } maal de gulden snede, naar beneden afgerond, is { $smaller }.
reason-wythoff-misere-pairs = Bij misère zijn de paren (0, 1) en (2, 2) verloren in plaats van (0, 0) en (1, 2); alle andere zijn die van het normale spel.
reason-wythoff-lost = De stapels zijn een verloren paar. Elk getal staat in maar één verloren paar en elk verschil hoort bij één, dus geen zet leidt naar een ander verloren paar en wie aan zet is verliest.
reason-wythoff-from-one = Neem { $take } van stapel { $pile }: er blijft het verloren paar ({ $smaller }, { $larger }) over, dus wie aan zet is wint.
reason-wythoff-from-both = Neem { $take } van beide stapels: er blijft het verloren paar ({ $smaller }, { $larger }) over, dus wie aan zet is wint.
reason-lasker-values = Een stapel is zijn grootte waard, alleen zijn 3, 7, 11, ... er één meer waard en 4, 8, 12, ... één minder.
reason-lasker-takes = Neem { $take } van stapel { $pile } en laat er { $left } liggen, wat { $worth } waard is: dan is elke kolom even.
reason-lasker-splits = Splits stapel { $pile } in { $smaller } en { $larger }, die samen { $worth } waard zijn: dan is elke kolom even.
reason-welter-mated = De munten worden zo gepaard dat de velden van elk paar in zo veel mogelijk van hun laagste binaire cijfers overeenkomen; een paar is de nim-som van zijn velden min 1 waard, een munt alleen zijn veld: { $pairs }. De nim-som van alles is { $value }.
reason-welter-many = De { $coins } munten, gepaard en opgeteld, zijn { $value } waard.
reason-welter-lost = Elke zet verandert die waarde 0 en de tegenstander kan er weer 0 van maken, dus wie aan zet is verliest.
reason-welter-move = Verplaats munt { $coin } van veld { $from } naar { $to } en de waarde is 0: wie aan zet is wint.
reason-product-of-none = Het nim-product van nul getallen is 1.
reason-product-of-one = Een enkel getal is zijn eigen nim-product: { $number }.
reason-product-plain = { $first } ⊗ { $second } = { $product }: 0 en 1 vermenigvuldigen zoals gewoonlijk.
reason-product-by-parts = { $first } ⊗ { $second }: met de Fermat-macht F = { $fermat } is het eerste { $a } × F + { $b } en het tweede { $c } × F + { $d }. Omdat F ⊗ F = F ⊕ F/2, heeft het product ({ $a } ⊗ { $c }) ⊕ ({ $a } ⊗ { $d }) ⊕ ({ $b } ⊗ { $c }) = { $high } maal F, en daarnaast ({ $b } ⊗ { $d }) ⊕ ({ $a } ⊗ { $c } ⊗ { $half }) = { $low }: { $product }.
reason-inverse = De nim-inverse van { $number } is { $inverse }, want hun nim-product is 1.
reason-power-no-factors = Zonder factoren is het product 1, dus de macht van { $base } met exponent 0 is 1.
reason-power-exponent = Binair bestaat de exponent { $exponent } uit { $powers }: de machten van { $base } met deze exponenten worden vermenigvuldigd. Elke is het nim-kwadraat van de vorige.
reason-power-square = { $root } ⊗ { $root } = { $square } is de macht met exponent { $exponent }.
reason-power-result = Het nim-product van { $factors } is { $power }: de macht van { $base } met exponent { $exponent }.

## Boter-kaas-en-eieren

tictactoe-notation = X is MAX en O is MIN; waarden zijn gezien vanuit X. Vakjes zijn [rij, kolom], vanaf 0 geteld van linksboven.
tictactoe-turn = { $mark } is aan zet.
tictactoe-won = Het spel is uit: { $winner } heeft drie op een rij op { $line }.
tictactoe-draw = Het spel is uit: het bord is vol en niemand heeft drie op een rij.
tictactoe-threat = { $player } heeft twee tekens op de lijn { $line }: { $cell } maakt die af, een dreiging.
tictactoe-fork = Op { $cell } maakt { $player } { $count } dreigingen tegelijk, een vork: daarna maken { $completing } elk een lijn af.
tictactoe-move-decides =
    { $plies ->
        [one] Een teken op { $cell } is { $value } waard: { $winner } wint meteen.
       *[other] Een teken op { $cell } is { $value } waard: { $winner } wint in { $plies } halve zetten.
    }
tictactoe-move-draws = Een teken op { $cell } is { $value } waard: het spel eindigt in remise.
tictactoe-best-of-max = X neemt de grootste waarde, { $value }: de beste zet is { $cell }.
tictactoe-best-of-min = O neemt de kleinste waarde, { $value }: de beste zet is { $cell }.
tictactoe-completes = Die zet maakt op { $cell } een lijn van { $mark } af en wint.
tictactoe-holds-out = Elke zet verliest; deze houdt { $plies } halve zetten stand, en geen enkele langer.
tictactoe-blocks = Die zet houdt { $opponent } tegen, die op { $cell } een lijn zou afmaken.
tictactoe-forks = Op { $cell } ontstaan { $count } dreigingen tegelijk, een vork, waarvan de tegenstander er maar één kan tegenhouden.
tictactoe-value = De waarde van de stelling is { $value }.

## Vier op een rij

connect4-notation = Rood is MAX en Blauw is MIN; waarden zijn gezien vanuit Rood. Velden zijn [kolom, rij], vanaf 1 geteld van linksonder.
connect4-red-window =
    { $free ->
        [one] Het venster { $squares } bevat { $discs } rode schijven en één vrij veld: { $score }.
       *[other] Het venster { $squares } bevat { $discs } rode schijven en { $free } vrije velden: { $score }.
    }
connect4-blue-window =
    { $free ->
        [one] Het venster { $squares } bevat { $discs } blauwe schijven en één vrij veld: { $score }.
       *[other] Het venster { $squares } bevat { $discs } blauwe schijven en { $free } vrije velden: { $score }.
    }
connect4-center = In kolom 4 liggen { $red } rode en { $blue } blauwe schijven: { $weight } x ({ $red } - { $blue }) = { $center }.
connect4-sum = De vensters tellen op tot { $windows }, het midden tot { $center }: de schatting is { $windows } + { $center } = { $estimate }.
connect4-red-won = Het spel is uit: Rood heeft vier op een rij op { $squares }.
connect4-blue-won = Het spel is uit: Blauw heeft vier op een rij op { $squares }.
connect4-draw = Het spel is uit: het bord is vol en niemand heeft vier op een rij.
connect4-stopped = De tijd was om voordat er één halve zet vooruit kon worden gekeken.
connect4-red-looks-ahead =
    { $depth ->
        [one] Rood is aan zet en kijkt één halve zet vooruit.
       *[other] Rood is aan zet en kijkt { $depth } halve zetten vooruit.
    }
connect4-blue-looks-ahead =
    { $depth ->
        [one] Blauw is aan zet en kijkt één halve zet vooruit.
       *[other] Blauw is aan zet en kijkt { $depth } halve zetten vooruit.
    }
connect4-move = Kolom { $column } is { $value } waard, een schatting op deze diepte.
connect4-move-draws = Kolom { $column } is { $value } waard: remise na { $plies } halve zetten.
connect4-move-wins-for-red =
    { $plies ->
        [one] Kolom { $column } is { $value } waard: Rood wint meteen.
       *[other] Kolom { $column } is { $value } waard: Rood wint in { $plies } halve zetten.
    }
connect4-move-wins-for-blue =
    { $plies ->
        [one] Kolom { $column } is { $value } waard: Blauw wint meteen.
       *[other] Kolom { $column } is { $value } waard: Blauw wint in { $plies } halve zetten.
    }
connect4-best-of-max = Rood neemt de grootste waarde, { $value }: de beste zet is kolom { $column }.
connect4-best-of-min = Blauw neemt de kleinste waarde, { $value }: de beste zet is kolom { $column }.
connect4-line = Het beste spel van beide kanten, kolom voor kolom: { $line }.

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
exercise-cut-rule-asked =
    Snoei wanneer alfa { $cut_when } bèta. Wat is de waarde van de wortel? Welke bladeren worden gelezen, hoeveel zijn dat er en welke worden gesnoeid?
exercise-horizon =
    De inwendige knopen op de tweede laag hebben schattingen, die het zoeken op diepte { $shallow } als hun waarde neemt. { $player } is aan zet in de wortel. Vergelijk wat diepte { $shallow } en diepte { $deep } spelen: achter de horizon is een andere zet de beste.
exercise-horizon-asked = Wat is de waarde van de wortel op diepte { $depth } en welke zet is de beste?
exercise-horizon-notation = in geneste arrays is geen plaats voor de schattingen van inwendige knopen; kies "adjacency" of "nodes"
exercise-nim-asked-with-children =
    Wat is de nim-som? Is het een P-stelling of een N-stelling? Geef alle winnende zetten, en van elke zet of die naar een P-stelling of naar een N-stelling leidt; stapels worden vanaf 0 geteld.
exercise-leaf-counts =
    In een uniforme boom heeft elke inwendige knoop { $branching } kinderen, en alle bladeren liggen { $depth } lagen onder de wortel.
exercise-leaf-counts-asked =
    Hoeveel bladeren en hoeveel knopen zijn er? Hoeveel bladeren leest alfa-bèta in de beste volgorde, en hoeveel in de slechtste?
exercise-nim-normal = Nim met stapels van { $piles }; wie de laatste neemt, wint.
exercise-nim-misere = Misère-Nim met stapels van { $piles }; wie de laatste neemt, verliest.
exercise-nim-asked =
    Wat is de nim-som? Is het een P-stelling of een N-stelling? Geef alle winnende zetten; stapels worden vanaf 0 geteld.
exercise-grundy-sequence = Een zet neemt één van deze aantallen van een stapel: { $amounts }. Wie niet kan zetten, verliest.
exercise-grundy-sequence-asked =
    Wat zijn de Grundy-waarden van de stapels van 0 tot en met { $n }? Vanaf waar herhalen ze zich, en om de hoeveel stapels?
exercise-mex = De opties van een stelling hebben de Grundy-waarden { $numbers }.
exercise-mex-asked = Wat is de mex, het kleinste getal dat ontbreekt?
exercise-tic-tac-toe-win-loss = Boter-kaas-en-eieren; { $mover } is aan zet. Winst van X telt 1, winst van O -1, remise 0.
exercise-tic-tac-toe-depth =
    Boter-kaas-en-eieren; { $mover } is aan zet. Winst van X na d halve zetten telt 10 - d, winst van O d - 10, remise 0.
exercise-tic-tac-toe-asked = Wat is elk leeg vakje waard vanuit X gezien, wat is de stelling waard en welke zet is de beste?
exercise-connect-four =
    Vier op een rij na de kolommen { $moves }; Rood begint. Tel de vensters van vier velden waarin schijven van maar één kleur liggen.
exercise-connect-four-asked =
    Wat is de schatting E(s), gezien vanuit Rood, en welke vensters tellen mee? Drie schijven en een vrij veld tellen 5, twee schijven en twee vrije velden 2, een schijf in de middelste kolom 3.

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
part-maximal-leaves = het grootste aantal bladeren dat gelezen kan worden
part-mex = de mex
part-period = de periode
part-grundy = de Grundy-waarde
part-values = de Grundy-waarden vanaf stapel 0
part-center = wat de middelste kolom telt
part-eval = de schatting E(s)
part-cells = de waarde van de zet
part-nodes = het aantal knopen
part-leaves = het aantal bladeren
part-winning-move = een winnende zet
part-children = de uitkomst van het kind
part-winning-moves = alle winnende zetten
part-outcome = wie er wint
part-nim-sum = de nim-som

## De vorm van inzendingen

format-unreadable = Fout in de vorm: { $detail }
format-unknown-node = Er is geen knoop met de naam "{ $name }".
format-unknown-node-near = Er is geen knoop met de naam "{ $name }"; bedoelde je "{ $nearest }"?
format-node-twice = De knoop "{ $name }" staat twee keer in deze lijst; haal er een weg.
format-no-nodes = Hier staat geen knoop; laat dit onderdeel weg, of zeg iets over ten minste één knoop.
format-nothing-to-grade = Er is niets te beoordelen. Een inzending kan bevatten: { $parts }.
format-too-many = Hier staan er meer dan { $most }; noem de belangrijkste.
format-heap-values = Geef de waarden van de stapels vanaf 0: ten minste één, en niet verder dan de stapel van { $heap }.
format-no-square = Zo'n veld is er niet: velden zijn [kolom, rij], van linksonder af kolommen 1 tot 7 en rijen 1 tot 6.
format-no-cell = Zo'n vakje is er niet: vakjes zijn [rij, kolom], elk van 0 tot 2.
format-twice = Dit staat twee keer in de lijst; haal er een weg.
format-no-move = Een zet neemt iets van een stapel: noem de stapel en wat er genomen wordt of overblijft, zo dat het samen klopt.
format-no-pile = Er is geen stapel { $pile }: stapels worden vanaf 0 geteld, en er zijn er { $total }.

## Fouten

diagnosis-too-large = De boom is te groot om naar de oorzaak van fouten te zoeken: dat gebeurt tot { $nodes } knopen en een diepte van { $plies }.
mistake-first-matters = { $mistake } Dat maakt voor het eerst verschil bij { $node }.
mistake-cut-rule-mismatch = Er is volgens de andere regel gesnoeid: kijk nog eens of je snoeit zodra alfa en bèta gelijk zijn (>=) of pas als ze elkaar gekruist hebben (>).
mistake-fail-mode-mismatch = Een waarde buiten het venster is op de andere manier teruggegeven: fail-soft geeft de beste gevonden waarde, fail-hard het dichtstbijzijnde uiteinde van het venster.
mistake-bound-as-exact = Er staat een exacte waarde waar het zoeken alleen een grens kent: na het snoeien hadden de ongelezen kinderen de waarde nog kunnen veranderen.
mistake-bound-wrong-side = De grens staat aan de verkeerde kant: een gesnoeide MIN-knoop is hoogstens waard wat hij teruggeeft, een gesnoeide MAX-knoop minstens dat.
mistake-root-tie-on-bound = De zet is alleen door een grens gelijk: het is niet bekend of zijn waarde net zo goed is als die van de eerste beste zet.
mistake-alpha-not-carried = Elke zet in de wortel is met een nieuw venster doorzocht: wat een eerdere zet heeft zekergesteld, moet mee naar de volgende.
mistake-alpha-leaked = Alfa en bèta zijn als één venster voor de hele boom bijgehouden: elke knoop heeft zijn eigen venster, en wat zijn kinderen veranderen gaat alleen via zijn waarde omhoog.
mistake-deep-cut-missed = Een diepe snoei is gemist: een knoop erft de grenzen van al zijn voorouders, niet alleen van zijn ouder.
mistake-late-test = Er is te laat getoetst of gesnoeid kan worden: vergelijk alfa en bèta na elk kind, voordat het volgende gelezen wordt.
mistake-visited-called-pruned = Wat bezocht is, staat als gesnoeid: gesnoeid zijn de kinderen die nooit gelezen worden, niet de knoop die de snoei veroorzaakt.
mistake-event-without-branch = Er staat een snoei waar niets meer te snoeien is: alfa en bèta ontmoeten elkaar bij het laatste kind, en er valt geen tak weg.
mistake-window-timing = De vensters horen bij een ander moment: gevraagd is het venster waarmee een knoop wordt binnengegaan, voordat zijn kinderen het veranderen.
mistake-order = De kinderen zijn in omgekeerde volgorde bezocht.
mistake-levels-swapped = MAX en MIN zijn verwisseld: kijk nog eens wie er in de wortel aan zet is.
mistake-perspective = Het teken is dat van de andere speler: alle waarden gelden vanuit MAX.
mistake-perspective-of-x = Het teken is dat van de andere speler: alle waarden gelden vanuit X.
mistake-perspective-of-red = Het teken is dat van de andere speler: alle waarden gelden vanuit Rood.
mistake-outcomes-swapped = P en N zijn verwisseld: in een P-stelling wint de vorige speler, in een N-stelling de volgende, die aan zet is.
mistake-sentinel = Er staat een getal waar oneindig hoort: begin met een open venster en zonder beste waarde.
mistake-knuth-moore = De formule klopt niet: het is b^⌈d/2⌉ + b^⌊d/2⌋ - 1, één keer naar boven en één keer naar beneden afgerond, en één eraf.
mistake-count-convention = Er is iets anders geteld: kijk nog eens of er naar knopen, bladeren of takken gevraagd wordt, en of de wortel meetelt.
mistake-nim-convention = Er is volgens de andere regel gespeeld: bij normaal spel wint wie de laatste zet doet, bij misère verliest die speler.
mistake-nim-sum-arith = De getallen zijn niet met exclusieve of samengenomen: schrijf ze binair en tel elke kolom op zonder te onthouden.
mistake-one-of-many = Er is maar één winnende zet genoemd, en er zijn er meer: probeer elke zet.
mistake-mex-not-xor = Mex en exclusieve of zijn verwisseld: meerdere stapels worden met exclusieve of samengenomen, en een stelling is de mex waard van waar haar zetten heen leiden.
mistake-mex-misread = De mex is een ander getal: het is het kleinste dat ontbreekt, geteld vanaf 0, of er nu grotere in staan of niet.
mistake-period-not-minimal = De waarden herhalen zich zo, maar het kan korter: geef de kortste periode, vanaf waar ze voor het eerst geldt.
mistake-opponent-misread = De tegenstander is verkeerd gelezen: de andere kant speelt voor zichzelf, en wat die heeft telt tegen je.
mistake-no-depth-penalty = De diepte is vergeten: winst in d halve zetten is 10 - d waard, zodat snelle winst meer waard is dan late.
mistake-depth-sign = De diepte heeft het verkeerde teken: ze gaat van winst af en komt bij verlies op, zodat snelle winst en laat verlies de voorkeur hebben.
mistake-fatalism = De stelling is verloren, maar niet elke zet verliest even snel: speel de zet die het laatst verliest.

## Vormen die andere nakijkprogramma's lezen

check-readable = de inzending is leesbaar
table-check = Controle
table-expected = Verwacht
table-got = Gegeven

## Problemen: soorten

problem-empty-body-title = Het verzoek bevat geen vraag
problem-empty-body-explanation = De body van het verzoek is leeg. Stuur een JSON-object met de vraag; op de pagina /docs staat van elke operatie een voorbeeld.
problem-malformed-json-title = De vraag is geen JSON
problem-malformed-json-explanation = De tekst houdt zich op de regel en kolom die het detail noemt niet aan de regels van JSON (RFC 8259). Veelvoorkomende oorzaken: een tekst die halverwege is afgebroken, een komma na de laatste waarde, enkele aanhalingstekens, commentaar, NaN of Infinity (gebruik null voor een open einde van een venster).
problem-not-utf8-title = De vraag is geen UTF-8-tekst
problem-not-utf8-explanation = JSON wordt uitgewisseld als UTF-8 zonder byte order mark. Sla het bestand op als UTF-8 (in sommige editors "UTF-8 without BOM") en stuur het opnieuw.
problem-bad-query-title = De querystring is niet te lezen
problem-bad-query-explanation = Een parameter van de querystring is onbekend, staat er twee keer, of heeft een waarde die niet te lezen is. De fouten noemen de parameter en wat er verwacht wordt.
problem-bad-request-title = Het verzoek is niet te lezen
problem-bad-request-explanation = Een header of de eerste regel van het verzoek is niet zoals HTTP die wil. Het detail zegt welke.
problem-header-too-large-title = De header van het verzoek is te groot
problem-header-too-large-explanation = De eerste regel van het verzoek en de headers mogen samen 16 KiB zijn. Een vraag die niet in een querystring past, wordt met POST gestuurd.
problem-body-timeout-title = De body is niet op tijd gekomen
problem-body-timeout-explanation = De server heeft op de rest van de body gewacht en het opgegeven. Stuur het verzoek opnieuw, over een verbinding die niet hapert.
problem-unknown-path-title = Op dit pad is niets
problem-unknown-path-explanation = Het pad is geen operatie en geen pagina. De pagina / noemt ze allemaal.
problem-wrong-method-title = Dit pad kent deze methode niet
problem-wrong-method-explanation = De header Allow noemt de methoden die het pad kent. Vragen worden met POST gesteld; stellingen die in een querystring passen kunnen ook met GET.
problem-not-acceptable-title = Het antwoord kan niet in die vorm gegeven worden
problem-not-acceptable-explanation = De header Accept laat geen van de vormen toe waarin dit pad kan antwoorden. Laat die weg, of accepteer application/json.
problem-too-large-title = De body is te groot
problem-too-large-explanation = De body, of wat er na het uitpakken van overblijft, is groter dan deze server aanneemt. Vraag minder tegelijk, of draai een eigen server met een hogere --body-limit.
problem-wrong-media-type-title = Er staat niet bij dat de body JSON is
problem-wrong-media-type-explanation = Vragen worden gestuurd met de header content-type: application/json. Met curl: -H 'content-type: application/json'. De body mag met gzip ingepakt zijn.
problem-unknown-key-title = De vraag heeft een sleutel die niet bekend is
problem-unknown-key-explanation = Een sleutel die niet bekend is wordt geweigerd, want een tikfout in een optionele sleutel zou het antwoord stilzwijgend veranderen. De fouten noemen de sleutel en de bekende die er het meest op lijkt.
problem-duplicate-key-title = Een sleutel staat er twee keer
problem-duplicate-key-explanation = In één object staat dezelfde sleutel twee keer, en het is niet duidelijk welke van de twee waarden bedoeld is. Haal er een weg.
problem-missing-key-title = In de vraag ontbreekt een sleutel
problem-missing-key-explanation = Een sleutel die de operatie nodig heeft, staat er niet. De fouten noemen hem.
problem-wrong-type-title = Een waarde heeft het verkeerde type
problem-wrong-type-explanation = Een waarde is van een ander type dan de vraag wil, bijvoorbeeld een tekst waar een getal bedoeld is. De fouten wijzen de waarde aan en zeggen wat er verwacht wordt.
problem-out-of-range-title = Een waarde valt buiten het bereik
problem-out-of-range-explanation = Een waarde heeft het goede type, maar is te klein, te groot, of niet een van de toegestane woorden. De fouten wijzen de waarde aan en zeggen wat er mag.
problem-nested-too-deep-title = De vraag is te diep genest
problem-nested-too-deep-explanation = Geneste arrays en knoopobjecten mogen tot een beperkte diepte genest zijn. Stuur een diepere boom in de notatie als burenlijst, {"{"}"root": "A", "children": {"{"}"A": ["B", 3], "B": [5, 8]{"}"}{"}"}, die zo diep mag zijn als hij groot is.
problem-invalid-tree-title = De boom is geen boom
problem-invalid-tree-explanation = Een spelboom heeft één wortel; elke andere knoop heeft precies één ouder; elke knoop heeft kinderen of een waarde. De fouten noemen de knoop waar dat misgaat, en hoe.
problem-invalid-graph-title = De graaf is geen graaf
problem-invalid-graph-explanation = In een spel dat als graaf gegeven is, leidt elke zet naar een knoop die ook gegeven is: in de notatie {"{"}"a": ["b"], "b": []{"}"} heeft een knoop zonder zetten een lege lijst. De fouten wijzen de zet aan waar dat misgaat.
problem-invalid-game-code-title = De code is niet die van een spel
problem-invalid-game-code-explanation = De code van een neem- en splitsspel wordt geschreven als 0.77: na de punt staat één cijfer voor elk aantal dat genomen mag worden, van 0 tot 7, of tot F in grondtal 16; ervoor staat 0 of 4 (of 8 of C in grondtal 16), of niets. Sommige spellen zijn ook bij naam bekend. Het detail zegt wat er mis is.
problem-no-exercise-found-title = Er is geen opgave gevonden die voldoet
problem-no-exercise-found-explanation = Opgaven worden vanuit de seed getrokken tot er een aan alle voorwaarden voldoet, een bepaald aantal keren. Geen van de getrokken opgaven voldeed. Maak een voorwaarde ruimer, kies een andere grootte of een ander bereik van waarden, of probeer een andere seed; sommige voorwaarden sluiten elkaar uit.
problem-unknown-leaf-title = Er moest een blad zonder waarde gelezen worden
problem-unknown-leaf-explanation = Een blad dat null is, of een knoop op de dieptegrens zonder heuristische waarde, mag in een boom staan zolang het zoeken die nooit leest. Dit keer moest dat wel. Geef de knoop een waarde.
problem-empty-window-title = Het venster is leeg
problem-empty-window-explanation = Voor een venster [alfa, bèta] moet alfa < bèta gelden: anders ligt er geen waarde tussen de twee. Gebruik null voor een open einde.
problem-impossible-board-title = Geen spel boter-kaas-en-eieren komt op dit bord uit
problem-impossible-board-explanation = De spelers zetten om de beurt en een spel eindigt met de eerste drie op een rij. Het detail zegt welke regel het bord overtreedt.
problem-impossible-position-title = Geen spel vier op een rij komt op deze stelling uit
problem-impossible-position-explanation = Schijven vallen naar het laagste vrije veld, Rood begint, de spelers zetten om de beurt en een spel eindigt met de eerste vier op een rij. Het detail zegt welke regel de stelling overtreedt.
problem-game-over-title = Het spel is uit
problem-game-over-explanation = De vraag gaat over een stelling waarin niemand meer zet: het spel is gewonnen, of het bord is vol. Vraag naar een eerdere stelling.
problem-illegal-move-title = Een zet mag niet volgens de regels
problem-illegal-move-explanation = Een van de zetten kan niet gespeeld worden: de kolom is vol of bestaat niet, of het spel was daarvoor al uit. De fouten wijzen de zet aan.
problem-over-the-limit-title = De vraag is groter dan deze server beantwoordt
problem-over-the-limit-explanation = De vraag gaat over een grens heen die de beheerder van deze server heeft gesteld; het detail noemt die. Vraag minder, of draai een eigen server met een hogere grens (arborist serve --help).
problem-unknown-operation-title = Die operatie bestaat niet
problem-unknown-operation-explanation = De operatie staat niet in de catalogus. De pagina / noemt ze allemaal.
problem-overloaded-title = Er wachten te veel vragen
problem-overloaded-explanation = De wachtrij voor het zoeken is vol. Vraag het opnieuw na het aantal seconden dat de header Retry-After noemt.
problem-out-of-time-title = De tijd is om
problem-out-of-time-explanation = De vraag had voor het einde van de tijd geen antwoord, ook geen gedeeltelijk. Vraag minder, of wacht langer als de beheerder van de server dat toelaat.
problem-shutting-down-title = De server wordt afgesloten
problem-shutting-down-explanation = De server maakt af wat al begonnen is en neemt geen nieuwe vragen aan. Vraag het opnieuw na het aantal seconden dat de header Retry-After noemt.
problem-internal-title = De dienst heeft gefaald
problem-internal-explanation = Dit is een fout in Arborist, en die is vastgelegd. Meld die graag, met het id van het verzoek.

## Problemen: pagina's

page-problem-status = HTTP-status { $status }
page-all-problems = Alle soorten problemen
page-problems = Problemen

## Problemen: JSON

expected-found = verwacht: { $wanted }; gevonden: { $found }
found-number = het getal { $number }
found-text = de tekst "{ $text }"
wanted-array = een array
wanted-object = een object
elements =
    { $count ->
        [one] 1 element
       *[other] { $count } elementen
    }
wanted-whole-number-in-range = een geheel getal van { $smallest } tot en met { $largest }
wanted-whole-number = een geheel getal
wanted-boolean = true of false
wanted-text = een tekst
wanted-any-json = een willekeurige JSON-waarde
wanted-one-of = een van { $words }
found-something-else = iets anders
json-byte-order-mark = de tekst begint met een byte order mark (EF BB BF); sla die op als UTF-8 zonder dat teken
json-not-utf8 = de tekst is vanaf byte { $byte } geen UTF-8
json-empty = de vraag is leeg; stuur een JSON-object
json-malformed = regel { $line }, kolom { $column }: { $reason }
json-array-open = de tekst eindigt binnen een array: er ontbreekt een ']'
json-object-open = de tekst eindigt binnen een object: er ontbreekt een '{"}"}'
json-string-open = de tekst eindigt binnen een string: er ontbreekt een '"'
json-ends-early = de tekst eindigt waar een waarde verwacht wordt
json-goes-on = na het einde van de vraag staat nog meer tekst
json-trailing-comma = er staat een komma na het laatste element
json-value-expected = er wordt een waarde verwacht (een getal, een tekst tussen dubbele aanhalingstekens, '[', '{"{"}', true, false of null)
json-key-expected = er wordt een sleutel tussen dubbele aanhalingstekens verwacht
json-colon-expected = na de sleutel wordt een ':' verwacht
json-comma-or-bracket-expected = er wordt een ',' of een ']' verwacht
json-comma-or-brace-expected = er wordt een ',' of een '{"}"}' verwacht
json-no-number = dit is geen getal zoals JSON getallen schrijft
json-no-character = deze \u-escape is geen teken
json-no-escape = deze backslash begint geen escape die JSON kent
json-control-character = binnen een string staat een besturingsteken, zoals het einde van de regel
json-too-deep = arrays en objecten mogen tot een diepte van { $most } genest zijn; stuur een diepere boom in de notatie als burenlijst, {"{"}"root": "A", "children": {"{"}"A": ["B", 3], ...{"}"}{"}"}
json-decimal-too-large = { $number } is te groot voor een decimaal getal van 64 bits
json-whole-number-too-large = { $number } is te groot: gehele getallen hebben hoogstens 64 bits
json-too-many-elements = hier staan meer elementen dan de { $count } die verwacht worden
json-unknown-word = "{ $word }" is niet een van { $known }
json-unknown-word-near = "{ $word }" is niet een van { $known }; bedoelde je "{ $near }"?
json-no-key = hier bestaat geen sleutel "{ $key }"
json-unknown-key = hier bestaat geen sleutel "{ $key }"; bekende sleutels zijn { $known }
json-unknown-key-near = hier bestaat geen sleutel "{ $key }"; bekende sleutels zijn { $known }; bedoelde je "{ $near }"?
json-missing-key = de sleutel "{ $key }" ontbreekt
json-duplicate-key = de sleutel "{ $key }" staat twee keer in dit object
node-twice = de knoop "{ $node }" staat twee keer in dit object

## Problemen: HTTP

http-body-too-slow = de body is niet binnen { $seconds } seconden gekomen
http-lines-too-slow = de rest van de regels is niet binnen { $seconds } seconden gekomen
http-body-broke-off = de body brak af voor het einde
http-too-many-large-bodies = er worden al te veel grote body's beantwoord; vraag het over een seconde opnieuw
http-no-room-for-line = er worden al te veel grote body's beantwoord; stuur deze regel over een seconde opnieuw
http-body-too-large = de body is groter dan { $bytes } bytes, het meeste dat deze server aanneemt
http-host-missing = de header Host ontbreekt
http-host-twice = de header Host staat er twee keer
http-nothing-here = op dit pad is niets
http-unreadable = het verzoek is niet te lezen
http-gzip-broken = volgens content-encoding is de body met gzip ingepakt, maar uitpakken lukt niet
http-unpacks-too-large = de body is uitgepakt groter dan { $bytes } bytes
http-declared-otherwise = volgens de header is de body "{ $declared }"; { $remedy }
http-media-type-missing = de header content-type ontbreekt; { $remedy }
http-post-json = stuur JSON met de header content-type: application/json
http-post-lines = stuur op elke regel één JSON-object, met de header content-type: application/x-ndjson
http-packed-lines = de body is met gzip ingepakt; regels worden alleen onverpakt aangenomen
http-unknown-packing = de body is ingepakt met "{ $packing }"; alleen gzip wordt hier uitgepakt
http-no-such-document = de documentatie heeft zo'n bestand niet; ze begint op /docs/
http-unknown-kind = er is geen soort probleem die { $code } heet; de pagina /problems noemt ze allemaal
http-unknown-kind-near = er is geen soort probleem die { $code } heet; bedoelde je { $near }?
http-failed = de dienst kon dit verzoek niet beantwoorden; het is vastgelegd
http-only-parameter = een vraag met POST staat in de body; de enige parameter daarnaast is "{ $parameter }"
http-too-many-large-answers = er worden te veel grote antwoorden verstuurd; vraag het over een seconde opnieuw, of vraag minder met een kleinere limit
http-unknown-path = op { $path } is niets; de pagina / noemt wat er wel is
http-unknown-path-near = op { $path } is niets; bedoelde je { $near }?
http-wrong-method = { $path } kent { $method } niet; de header Allow noemt wat wel kan
http-time-up-in-line = de tijd was om voordat het zoeken kon beginnen, want anderen werden beantwoord
http-time-up = de tijd was om voordat er een antwoord was
http-queue-full = er wachten al te veel zoekopdrachten; vraag het over een seconde opnieuw
http-shutting-down = de server wordt afgesloten en neemt geen nieuwe vragen aan
http-header-too-large = de header van het verzoek is groter dan 16 KiB
http-not-http = de eerste regel van het verzoek of een header is geen HTTP/1.1
http-wait-not-seconds = wait="{ $text }" is geen aantal seconden, zoals wait=5 of wait=0.5
http-wait-twice = de parameter "wait" staat er twee keer

## Opdrachtregel

command-failed = de operatie is mislukt; dit is een fout in Arborist
command-cannot-read = kan { $file } niet lezen: { $error }
command-cannot-read-input = kan de standaardinvoer niet lezen: { $error }
command-cannot-write-output = kan niet naar de standaarduitvoer schrijven: { $error }
command-some-problems = van de { $answers } antwoorden zijn er { $problems } een probleem; het eerste is dat op regel { $first }
command-progress = nagekeken: { $answers }, problemen: { $problems }

## Problemen: vragen

wanted-key = een sleutel
wanted-number = een getal
unknown-operation = er is geen operatie "{ $path }"; er zijn { $known }
unknown-operation-near = er is geen operatie "{ $path }"; er zijn { $known }; bedoelde je { $near }?
identifier-wanted = als id wordt een tekst of een getal verwacht
query-unknown = er is geen parameter "{ $name }"; bekend zijn { $known } en wait
query-unknown-near = er is geen parameter "{ $name }"; bekend zijn { $known } en wait; bedoelde je "{ $near }"?
query-twice = de parameter "{ $name }" staat er twee keer
query-missing = de parameter "{ $name }" ontbreekt, bijvoorbeeld { $name }={ $example }
query-wanted-integers = gehele getallen tussen komma's, zoals 3,4,5
batch-too-long = de batch heeft { $items } onderdelen; deze server neemt er hoogstens { $most } aan
batch-time-up = de tijd van de batch was om voordat dit onderdeel aan de beurt was
batch-too-many-bytes = de andere antwoorden zijn samen groter dan { $bytes } bytes; vraag het in meerdere batches, of met een kleinere limit
batch-in-batch = een batch kan geen batches bevatten; zet hun onderdelen in deze
lines-common-id = een "id" hoort bij één regel, niet bij alle; zet die in de regels
lines-too-long = de regel is langer dan { $bytes } bytes, het meeste dat hier aangenomen wordt
explain-not-explained = antwoorden van "{ $path }" worden niet uitgelegd; die van { $known } wel
explain-not-explained-near = antwoorden van "{ $path }" worden niet uitgelegd; die van { $known } wel; bedoelde je { $near }?

## Problemen: bomen

tree-childless = deze knoop heeft geen kinderen en geen waarde
tree-name-twice = de naam "{ $name }" staat er twee keer; elke knoop moet een eigen naam hebben
tree-name-too-long = de naam van een knoop heeft hoogstens { $most } bytes
tree-name-of-another = zo heet al een andere knoop, die geen naam heeft: "{ $name }" is het pad dat naar die knoop leidt; kies een andere naam
tree-too-large = de boom heeft meer dan { $most } knopen
tree-empty = de boom is leeg: in "children" staat geen enkele knoop
tree-undefined-root = de wortel "{ $root }" staat niet in "children" en niet in "values"
tree-root-has-parent = de wortel "{ $root }" is een kind van "{ $parent }": een wortel heeft geen ouder
tree-no-root = geen enkele knoop kan de wortel zijn: elke knoop is een kind van een andere; { $cycle }
tree-several-roots = meer dan één knoop heeft geen ouder: { $nodes }; noem de wortel in "root", of verbind de knopen
tree-undefined-child = "{ $child }" is een kind van "{ $parent }", maar staat zelf niet in "children" of "values"
tree-two-parents = "{ $child }" is een kind van zowel "{ $first }" als "{ $second }": in een boom heeft elke knoop één ouder
tree-child-twice = "{ $child }" staat twee keer tussen de kinderen van "{ $parent }"
tree-childless-name = "{ $node }" heeft geen kinderen en geen waarde
tree-cycle = er is een cykel: { $cycle }
tree-unreachable = "{ $node }" is vanuit de wortel "{ $root }" niet te bereiken
tree-value-of-nobody = er is een waarde voor "{ $node }", maar dat is geen knoop van de boom
tree-mover-of-nobody = er staat wie in "{ $node }" aan zet is, maar dat is geen knoop van de boom
tree-mixed-notations = twee notaties lopen door elkaar: "{ $adjacency }" hoort bij een burenlijst, {"{"}"root": "A", "children": {"{"}"A": [...]{"}"}{"}"}, en "{ $node }" bij een knoopobject, {"{"}"name": "A", "children": [...]{"}"}
tree-number-not-finite = { $number } is geen eindig getal
tree-number-too-large = { $number } is te groot: getallen van een boom hebben met het teken hoogstens 64 bits
tree-wanted = een boom (geneste arrays, een object als burenlijst of een knoopobject)
tree-wanted-by-name = een object met namen van knopen als sleutels
tree-wanted-name = de naam van een knoop
tree-wanted-list = een array van namen van knopen en getallen
tree-wanted-child = de naam van een knoop, of een getal of null voor een blad
tree-wanted-leaf = een getal, null of een array van kinderen
tree-wanted-no-name = een getal, null of een array van kinderen (alleen de notatie als burenlijst heeft namen tussen de kinderen)
tree-wanted-node-object = een knoopobject of een getal
tree-wanted-node-objects = een array van knoopobjecten of getallen
tree-wanted-movers = "max", "min" of een object dat dit voor elke knoop bij naam zegt
tree-wanted-children = een object met lijsten van kinderen per naam, of een array van knoopobjecten
tree-over-the-limit = de boom heeft { $nodes } knopen; deze server neemt bomen van hoogstens { $most } knopen aan
tree-unknown-leaf = blad { $leaf } heeft geen waarde, en het zoeken moet die lezen; geef het er een
tree-no-heuristic-value = in knoop { $node } is de dieptegrens bereikt, en die knoop heeft geen heuristische waarde; geef er een in "values" (burenlijst) of "value" (knoopobject), of zoek dieper
tree-time-up-ordering = de tijd was om terwijl de kinderen op hun ware waarden gesorteerd werden; vraag het met de gegeven volgorde ("given")
tree-movers-disagree = de vraag en de wortel van de boom zijn het niet eens over wie in de wortel aan zet is; laat een van beide weg
tree-wanted-window = een venster [alfa, bèta], met null voor een open einde
tree-empty-window = alfa ({ $alpha }) moet kleiner zijn dan bèta ({ $beta }); gebruik null voor een open einde
tree-random-too-large = een boom met { $branching } kinderen per knoop en { $depth } lagen heeft meer dan { $most } knopen; vraag om minder
tree-random-too-deep = knoopobjecten van meer dan { $most } lagen zijn te diep genest om terug te sturen; vraag om een andere notatie
tree-random-ordered-below = een perfect geordende boom heeft de waarden 0 tot en met b^d - 1; laat "below" weg, of vraag om de volgorde "random"
tree-random-no-seed = de sleutel "seed" ontbreekt: een willekeurige boom heeft die nodig, zodat dezelfde vraag hetzelfde antwoord krijgt

## Problemen: vier op een rij

connect4-red = Rood
connect4-blue = Blauw
connect4-square = kolom { $column }, rij { $row }
connect4-illegal-move = zet { $number }: { $reason }
connect4-no-such-column = er is geen kolom { $number }; kolommen zijn 1 tot en met { $width }
connect4-not-a-column = { $character } is geen kolom; een zet is { $columns }
connect4-columns-as-digits = een cijfer van 1 tot en met { $width }
connect4-columns-up-to-ten = een cijfer van 1 tot en met 9, of a voor kolom 10
connect4-column-full = kolom { $column } is vol; speel een andere
connect4-after-win = het spel was uit: { $winner } had met zet { $winning_move } gewonnen; laat weg wat daarna komt
connect4-after-draw = het spel was uit: zet { $last_move } had het bord gevuld, remise
connect4-row-count = het bord heeft { $height } rijen, de bovenste eerst; gevonden: { $found }
connect4-row-length = rij { $row } heeft { $found } velden; elke rij heeft er { $width }
connect4-not-a-disc = { $found } in { $square } is geen schijf; gebruik R, B (of Y), en . voor een vrij veld
connect4-floating-disc = de schijf in { $square } zweeft: het veld eronder is vrij, en schijven vallen naar het laagste vrije veld
connect4-impossible-counts = er liggen { $red } rode en { $blue } blauwe schijven; Rood begint en de spelers zetten om de beurt, dus Rood heeft er evenveel als Blauw of één meer
connect4-two-winners = beide kanten hebben vier op een rij, maar een spel eindigt met de eerste
connect4-played-on = { $winner } heeft vier op een rij, maar volgens de aantallen schijven deed { $last } de laatste zet: het spel was al eerder uit
connect4-no-winning-move = { $winner } heeft vier op een rij die geen laatste zet gemaakt kan hebben: welke van die schijven ook van de top van een kolom genomen wordt, er blijft een rij van vier over, dus het spel was al eerder uit
connect4-wrong-turn = { $claimed } kan niet aan zet zijn: Rood begint en de spelers zetten om de beurt, dus { $turn } is aan zet (schijven op het bord: { $discs })
connect4-wanted-board = een bord met één tekst per rij, de bovenste eerst, zoals "...R..."
connect4-wanted-moves = de gespeelde kolommen, als een tekst zoals "465344" of een array zoals [4, 6, 5, 3, 4, 4]
connect4-no-position = de sleutel "moves" of de sleutel "board" ontbreekt; {"{"}"moves": ""{"}"} is het lege bord
connect4-position-twice = de stelling is twee keer gegeven, met "moves" en met "board"; laat er een weg
connect4-width-out-of-range = een bord heeft { $least } tot en met { $most } kolommen, niet { $width }
connect4-height-out-of-range = een bord heeft { $least } tot en met { $most } rijen, niet { $height }
connect4-weight-out-of-range = een gewicht is een geheel getal van -{ $most } tot en met { $most }; gevonden: { $found }
connect4-not-standard = het bord heeft { $width } kolommen en { $height } rijen, niet 7 en 6
connect4-too-many-threads = een vraag mag hier hoogstens { $most } { $most ->
        [one] thread
       *[other] threads
    } hebben, niet { $asked }; de beheerder stelt dat in met --solver-threads
connect4-no-move-to-score = het spel is uit, dus er is geen zet om te waarderen; laat de laatste zet weg
connect4-time-up-scoring = de tijd was om voordat alle scores bewezen waren; vraag het opnieuw, dan gaat het verder waar dit zoeken eindigde, of vraag /connect4/solve wat er bewezen is

## Problemen: boter-kaas-en-eieren

tictactoe-cell-count = een bord heeft 9 vakjes, rij voor rij, en tussen de rijen mag "/" staan; dit heeft er { $count }
tictactoe-row-count = een bord heeft 3 rijen, dit heeft er { $count }
tictactoe-row-length = een rij heeft 3 vakjes, deze heeft er { $count }
tictactoe-not-a-cell = { $character } in kolom { $column } is geen vakje: schrijf X, O, of "." voor een leeg vakje; kolommen worden vanaf 0 geteld
tictactoe-in-row = rij { $row }: { $error }; rijen worden vanaf 0 geteld
tictactoe-wanted-board = een bord van drie rijen, zoals ["XXO", "O..", "..."], of van negen vakjes, zoals "XXOO....."
tictactoe-wanted-row = een rij van drie vakjes, zoals "XO."
tictactoe-impossible-counts = X heeft { $x } tekens en O heeft er { $o }: de spelers zetten om de beurt, dus de aantallen verschillen hoogstens één
tictactoe-two-winners = X en O hebben allebei drie op een rij: wie dat het eerst heeft, beëindigt het spel
tictactoe-played-on = { $winner } heeft drie op een rij, maar { $loser } heeft meer tekens en deed dus de laatste zet: het spel was voor die zet al uit
tictactoe-turn-against-counts = { $more } heeft één teken meer dan { $turn }, dus { $turn } is aan zet
tictactoe-turn-of-the-winner = { $winner } heeft drie op een rij en deed dus de laatste zet: nu is { $loser } aan de beurt
tictactoe-time-up = de tijd was om voordat het spel tot het einde doorzocht was

## Problemen: opgaven

exercise-none-found = geen van { $attempts } geprobeerde opgaven voldoet aan de voorwaarden; maak er een ruimer, of kies een andere grootte, een ander bereik van waarden of een andere seed
exercise-time-up = de tijd was om terwijl er een opgave werd gezocht die aan de voorwaarden voldoet
exercise-empty-count = at_least, { $at_least }, is meer dan at_most, { $at_most }: geen getal voldoet aan beide
exercise-wanted-range = een geheel getal, of twee in een array (het kleinste en het grootste)
exercise-range-of-two = een bereik heeft twee getallen, het kleinste en het grootste
exercise-range-too-far = de getallen van een bereik lopen van -{ $farthest } tot en met { $farthest }
exercise-empty-range = het kleinste getal, { $least }, is meer dan het grootste, { $most }; schrijf het kleinste eerst
exercise-foreign = een opgave van de soort { $kind } kent geen "{ $name }"; hier kan: { $known }
exercise-foreign-none = een opgave van de soort { $kind } kent geen "{ $name }"; hier kan er geen enkele
exercise-not-allowed = in een opgave van deze soort is { $name } van { $least } tot en met { $most }
exercise-tree-too-large = elke boom van die vorm heeft ten minste { $smallest } knopen; een opgave heeft er hoogstens { $most }, dus vraag om minder kinderen of lagen

## Problemen: beoordelingen

grade-not-graded = antwoorden van "{ $path }" worden niet beoordeeld; die van { $known } wel
grade-not-graded-near = antwoorden van "{ $path }" worden niet beoordeeld; die van { $known } wel; bedoelde je { $near }?
grade-asked-twice = wat er gevraagd was staat er twee keer, in "question" en in "exercise"; laat er een weg
grade-ask-without-exercise = "ask" kiest een vraag van een "exercise", en die is er niet; laat het weg
grade-nothing-asked = de sleutel "question" of de sleutel "exercise" ontbreekt: zeg wat er gevraagd was
grade-no-such-question = de opgave heeft geen vraag "{ $id }"; die heeft { $known }
grade-no-such-question-near = de opgave heeft geen vraag "{ $id }"; die heeft { $known }; bedoelde je "{ $near }"?
grade-unknown-part = er is geen onderdeel "{ $name }" om te beoordelen; er zijn { $known }
grade-unknown-part-near = er is geen onderdeel "{ $name }" om te beoordelen; er zijn { $known }; bedoelde je "{ $near }"?
grade-no-weight = { $weight } is geen gewicht: gewichten zijn getallen van 0 tot en met 1000000
grade-wanted-weights = een object van gewichten per naam van een onderdeel
grade-too-many-weights = een onderdeel heeft één gewicht, en er zijn hier meer gewichten dan onderdelen
grade-points = een inzending is meer dan 0 en hoogstens { $most } punten waard
grade-lti-needs = de vorm lti heeft "{ $name }" nodig in "report"
grade-no-time = schrijf een tijd met de tijdzone, zoals 2026-11-30T12:00:00Z
grade-time-up = de tijd was om voordat de inzending beoordeeld was; beoordeel een kleinere boom
grade-too-many-piles = er zijn { $piles } stapels; antwoorden over hoogstens { $most } stapels worden beoordeeld
grade-heap-out-of-reach = de stapels kleiner dan { $examined } bewijzen geen periode, dus de stapel van { $heap } is buiten bereik; vraag het met een kleinere "n"
grade-wanted-claim = een getal, een tekst zoals "<= 2", of een object {"{"}"value": 2, "bound": "upper"{"}"}
grade-wanted-end = een getal, null, of "-inf" of "inf"
grade-wanted-count = een geheel getal vanaf 0, of een tekst van de cijfers ervan
grade-wanted-digits = een geheel getal van hoogstens { $most } cijfers

## Problemen: onpartijdige spellen

grundy-out-of-time = de tijd was om voordat de Grundy-waarden bekend waren; vraag een kleiner spel
grundy-heap-out-of-reach = de stapels kleiner dan { $examined }, meer worden er bij zo'n spel niet bekeken, bewijzen geen periode, dus de stapel van { $heap } is buiten bereik; vraag een kleinere
grundy-subtraction-missing = geef op wat genomen mag worden: met "set" de getallen die mogen, of met "all_but" de getallen die niet mogen
grundy-subtraction-told-twice = "set" en "all_but" zijn twee soorten spellen; laat een van beide weg
grundy-subtraction-takes-nothing = een zet neemt minstens 1, dus 0 kan niet bij de aantallen staan
grundy-code-base = het grondtal van een code is 8 of 16
grundy-code-empty = de code is leeg; schrijf er een zoals 0.77
grundy-code-two-points = de code heeft twee punten; schrijf er een zoals 0.77
grundy-code-no-digit = '{ $letter }' is geen cijfer van een code; codes worden geschreven zoals 0.77, en bij naam bekend zijn { $names }
grundy-code-not-octal = het cijfer { $digit } is niet octaal: het zou een stapel in drieën splitsen; vraag het met "base": 16 als dat de bedoeling is
grundy-code-several-before-the-point = vóór de punt staat hoogstens één cijfer, dus schrijf 0.{ $digits } als er niet meer bedoeld is
grundy-code-moves-nothing = met het cijfer { $digit } vóór de punt mag een zet niets nemen en niets of één stapel overlaten: een stapel, of het ontbreken ervan, laten zoals het is, is geen zet; daar kunnen alleen { $allowed } staan
grundy-code-too-long = de code heeft { $digits } cijfers na de punt; het mogen er hoogstens { $most } zijn
grundy-wanted-amounts = een geheel getal, een array met gehele getallen of een object zoals {"{"}"from": 1, "to": 3{"}"}
grundy-take-impossible = een zet kan er geen { $amount } nemen
grundy-take-empty-range = er is geen getal van { $from } tot en met { $to }
grundy-take-wide-range = van { $from } tot en met { $to } zijn er meer dan { $most } getallen; zonder "to" mag elk getal vanaf "from" genomen worden
grundy-take-changes-nothing = niets nemen en niets of één stapel overlaten verandert niets; een regel die 0 neemt, splitst in 2 of meer delen
grundy-take-too-many-parts = een rest wordt in hoogstens { $most } delen gesplitst
grundy-take-too-many-amounts = de regels noemen samen meer dan { $most } aantallen; {"{"}"from": 1{"}"} zonder "to" neemt elk aantal vanaf 1
grundy-take-too-many-rules = het spel heeft { $rules } regels; het mogen er hoogstens { $most } zijn
grundy-take-no-heap = er is geen stapel van { $from } tot en met { $to }
grundy-take-no-remainder = de rest bij deling door { $modulus } is kleiner dan { $modulus }, dus nooit { $remainder }
grundy-two-notations = "{ $one }" en "{ $other }" zijn twee notaties van hetzelfde; laat een van beide weg
grundy-graph-missing = geef het spel als "graph", {"{"}"a": ["b"], "b": []{"}"}, of met zijn "edges", [["a", "b"]]
grundy-graph-too-large = de graaf heeft { $nodes } knopen en { $edges } kanten; deze server neemt hoogstens { $most_nodes } knopen en { $most_edges } kanten aan
grundy-graph-undefined = "{ $to }", waar een zet vanuit "{ $from }" naartoe leidt, heeft geen eigen lijst; een knoop zonder zetten heeft de lijst []
grundy-graph-no-start = de start is geen knoop van de graaf
grundy-wanted-follower-lists = een object met voor elke knoop de lijst van zijn opvolgers, {"{"}"a": ["b"], "b": []{"}"}
grundy-wanted-edges = een array met kanten, [["a", "b"], ["b", "c"]]
grundy-wanted-node-name = de naam van een knoop, een tekst
grundy-wanted-followers = een array met de namen van de knopen waar een zet naartoe leidt
grundy-wanted-edge = een kant met twee knopen, ["a", "b"]
grundy-sum-too-many = de som heeft { $count } componenten; het mogen er hoogstens { $most } zijn, maar in één component kunnen zoveel stapels van één spel staan als je wilt
grundy-wanted-component = een object met één spel, zoals {"{"}"nim": {"{"}"piles": [3, 4]{"}"}{"}"}
grundy-sum-no-game = het spel ontbreekt; bekend zijn { $known }
grundy-sum-two-games = een component is één spel; maak van een tweede spel een eigen component
grundy-sum-misere = misère-sommen worden niet opgelost: wie ze wint, volgt niet uit de Grundy-waarden ("de nim-som, tenzij alle stapels 1 zijn" geldt alleen voor Nim); vraag /nim/winning-move naar misère-Nim, of stuur de hele som als graaf waarin elke stelling zonder zet een zet heeft naar één extra stelling
grundy-sum-rule = de regel is "normal"
grundy-sum-treblecross-threat = drie op een rij is meteen te maken, en wie dat doet, wint, wat er verder ook op tafel ligt: zo'n rij heeft geen Grundy-waarde en past in geen enkele som; vraag /grundy/treblecross naar die rij alleen
grundy-sum-treblecross-over = er staan drie tekens naast elkaar, dus het spel is afgelopen; laat de rij weg of neem het laatste teken terug
grundy-row-unknown-mark = '{ $found }' op plaats { $place }, geteld vanaf 0, is geen '{ $marked }' en ook geen '{ $blank }'
grundy-row-too-long = de rij heeft { $places } plaatsen; het mogen er hoogstens { $most } zijn
grundy-row-too-short = de rij heeft { $cells } vakjes; voor drie tekens naast elkaar zijn er minstens 3 nodig, dus op een kortere rij kan niemand winnen
grundy-coins-missing = geef de rij als "coins", "THHT", of met de nummers van de munten met kop boven, "heads", [2, 3]
grundy-coins-from-one = munten zijn genummerd vanaf 1, de meest linkse, dus er is geen munt 0
grundy-coins-told-twice = munt { $coin } staat al in de lijst; een munt ligt één keer met kop boven
grundy-coins-too-far = munt { $coin } ligt te ver naar rechts: van dit spel worden rijen van hoogstens { $most } munten opgelost
grundy-bar-without-squares = een reep heeft minstens één rij en één kolom: het giftige blokje wordt nooit gegeten
grundy-bar-missing = geef de reep met zijn "rows" en "columns", allebei, of met de lengtes van zijn rijen, "bar": [5, 3, 3, 1]
grundy-bar-told-twice = "bar" beschrijft de hele reep, dus laat die weg, of laat "rows" en "columns" weg
grundy-bar-no-rows = de reep heeft geen rijen; het giftige blokje, in de eerste rij en kolom, wordt nooit gegeten
grundy-bar-empty-row = de rij is leeg; laat die weg, net als alle rijen eronder
grundy-bar-longer-row = de rij is langer dan die erboven: een zet eet alles op wat eronder en rechts ervan ligt
grundy-bar-too-large = Chomp wordt opgelost door elke stelling te bekijken die kan ontstaan, en het aantal daarvan maal het aantal blokjes van de reep mag hoogstens { $most } zijn: 11 rijen van 11 blokjes, 5 van 30, 2 van 500
grundy-hackenbush-too-large = de tekening heeft { $edges } kanten; het mogen er hoogstens { $most } zijn
grundy-hackenbush-no-ground = de grond is van geen enkele kant een knoop, dus alle kanten zouden los van de grond hangen
grundy-euclid-both-zero = beide getallen zijn 0, en dat bereikt geen enkel spel: het getal dat wordt afgetrokken, blijft zoals het is
grundy-euclid-zero-before-equal = een van de getallen is 0, maar in het spel dat eindigt zodra de getallen gelijk zijn, zijn beide minstens 1
grundy-misere-too-much = { $reason }; vraag kleinere of minder stapels
grundy-misere-too-many-positions = uit deze stapels kunnen meer dan { $most } stellingen ontstaan; een misère-spel wordt opgelost door ze allemaal te bekijken, want er is geen regel bekend om stapels bij misère op te tellen
grundy-misere-too-many-heaps = de stellingen die uit deze stapels kunnen ontstaan, bevatten samen meer dan { $most } stapels; een misère-spel wordt opgelost door ze allemaal te bekijken, want er is geen regel bekend om stapels bij misère op te tellen

## Problemen: Nim

nim-only-normal = { $why }; voor dit spel wordt alleen "normal" beantwoord
nim-misere-staircase = de misère-vorm van trap-Nim volgt niet uit de nim-som: aan het einde tellen munten op even treden mee
nim-misere-lasker = de misère-vorm van een spel waarin stapels gesplitst worden, volgt niet uit hun Grundy-waarden
nim-misere-welter = de misère-vorm van het spel van Welter volgt niet uit de Grundy-waarden
sum-lasker-pile-too-large = een stapel van 2^64 - 1 is 2^64 waard, en in een som hebben waarden ten hoogste 64 bits; maak hem kleiner
nim-welter-shared-square = op veld { $square } liggen twee munten, deze en munt { $first }; elke munt heeft een eigen veld nodig
nim-welter-out-of-time = de tijd was om voordat alle winnende zetten bekend waren; vraag het met minder munten
nim-moore-out-of-time = de tijd was om voordat de winnende zetten bekend waren; vraag het met minder stapels, een kleinere "offset" of een kleinere "limit"
nim-moore-too-many-piles = het Nim van Moore wordt voor hoogstens { $most } stapels beantwoord, want de winnende zetten zijn combinaties ervan; vraag het met minder
nim-wythoff-two-piles = het spel van Wythoff heeft twee stapels, zoals [13, 15]; hier zijn het er { $piles }
nim-no-inverse-of-zero = 0 heeft geen inverse: 0 maal een willekeurig getal is 0 en nooit 1; vraag naar een getal vanaf 1
