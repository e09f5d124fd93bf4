### Türkçe. İleti eklemek için: src/course/messages/mod.rs.

## Listeler

list = { $first } ve { $last }
list-cut-short =
    { $shown_total ->
        [0] { $more } tane
       *[other] { $shown } ve { $more } tane daha
    }

## Ağaç aramaları

tree-stopped = Arama sonuna varmadan durduruldu; burada anlatılanlar o ana kadar bulunanlardır.
tree-value = { $root } düğümünün değeri { $value }.
tree-value-at-least = { $root } düğümünün değeri en az { $value }: aramadan daha fazlası istenmedi.
tree-value-at-most = { $root } düğümünün değeri en çok { $value }: aramadan daha fazlası istenmedi.
tree-move = { $root } düğümündeki en iyi hamle { $move } düğümüne götürür.
tree-line = İki taraf da en iyi oynarsa: { $line }.

## Minimaks

minimax-depth = { $depth } derinliğindeki düğümlerden öteye gidilmez: sezgisel değerleri alınır.
minimax-max =
    { $count ->
        [1] { $node } (MAX) düğümünün tek çocuğu var, { $children }; değeri { $value } olur.
       *[other] { $node } (MAX) çocuklarının en büyüğünü alır ({ $children }): değeri { $value }, { $chosen } çocuğundan.
    }
minimax-min =
    { $count ->
        [1] { $node } (MIN) düğümünün tek çocuğu var, { $children }; değeri { $value } olur.
       *[other] { $node } (MIN) çocuklarının en küçüğünü alır ({ $children }): değeri { $value }, { $chosen } çocuğundan.
    }

## Alfa-beta budaması

alphabeta-enter = { $node } ({ $player }) düğümüne alfa = { $alpha }, beta = { $beta } penceresiyle girilir.
alphabeta-leaf = { $node } yaprağı okunur: değeri { $value }.
alphabeta-estimate = { $node } düğümünde derinlik sınırına varılır: sezgisel değeri alınır, { $value }.
alphabeta-alpha-rises = { $node } (MAX) düğümünde şimdiye kadarki en iyi değer { $value }, { $from } çocuğundan: alfa { $alpha } değerine yükselir, beta { $beta } olarak kalır.
alphabeta-beta-falls = { $node } (MIN) düğümünde şimdiye kadarki en iyi değer { $value }, { $from } çocuğundan: beta { $beta } değerine düşer, alfa { $alpha } olarak kalır.
alphabeta-best-outside = { $node } ({ $player }) düğümünde şimdiye kadarki en iyi değer { $value }, { $from } çocuğundan; bu, pencereyi değiştirmez: alfa = { $alpha }, beta = { $beta }.
alphabeta-alpha-cut = { $node } (MIN) düğümünde beta = { $beta } { $relation } alfa = { $alpha }: alfa kesmesi, çünkü MAX'ın elinde zaten { $alpha } var ve buraya gelmez. Bu yüzden { $pruned }.
alphabeta-beta-cut = { $node } (MAX) düğümünde alfa = { $alpha } { $relation } beta = { $beta }: beta kesmesi, çünkü MIN'in elinde zaten { $beta } var ve buraya gelmez. Bu yüzden { $pruned }.
alphabeta-pruned-nothing = kalan budanırdı, ama bu son çocuktu
alphabeta-pruned-leaves =
    { $count ->
       *[other] { $children } hiç okunmadan budanır
    }
alphabeta-pruned-branches =
    { $count ->
       *[other] { $children } hiç aranmadan budanır
    }, altında { $leaves } yaprakla birlikte
alphabeta-returns = { $node } düğümü { $value } döndürür; bu, kesin değeridir.
alphabeta-returns-at-most = { $node } düğümü { $value } <= { $alpha } (girişteki alfa) döndürür: bir üst sınır, yani gerçek değeri en çok { $value }.
alphabeta-returns-at-least = { $node } düğümü { $value } >= { $beta } (girişteki beta) döndürür: bir alt sınır, yani gerçek değeri en az { $value }.
alphabeta-all-leaves =
    { $total ->
        [1] Tek yaprak okundu: budanacak bir şey yoktu.
       *[other] { $total } yaprağın hepsi okundu: hiçbir yaprak budanmadı.
    }
alphabeta-leaves = { $total } yaprağın { $read } tanesi okundu; { $never } tanesi hiç okunmadı: { $leaves }.

## Nim

nim-rule-normal = Normal Nim: sonuncuyu alan kazanır. Yığınlar 0'dan başlayarak sayılır.
nim-rule-misere = Ters (misère) Nim: sonuncuyu alan kaybeder. Yığınlar 0'dan başlayarak sayılır.
nim-over-normal = Hiçbir şey kalmadı: önceki oyuncu sonuncuyu aldı ve kazandı (P).
nim-over-misere = Hiçbir şey kalmadı: önceki oyuncu sonuncuyu aldı ve kaybetti; sıradaki oyuncu kazandı (N).
nim-pile = { $pile } numaralı yığında { $size } var, ikilik düzende { $binary }.
nim-column =
    { $digit ->
        [0] { $column } sütununda { $ones } tane 1 var, çift sayı: nim toplamında orada 0 durur.
       *[other] { $column } sütununda { $ones } tane 1 var, tek sayı: nim toplamında orada 1 durur.
    }
nim-sum = Nim toplamı ikilik düzende { $binary }, yani { $sum }.
nim-next-wins = Nim toplamı { $sum }, 0 değil: sıradaki oyuncu onu 0 yaparak kazanır (N).
nim-previous-wins = Nim toplamı 0 ve her hamle onu değiştirir: önceki oyuncu kazanır (P). Kazanan hamle yoktur.
nim-misere-next-wins = Bir yığın 1'den büyük olduğu için ters Nim normal Nim gibidir: nim toplamı { $sum }, 0 değil; sıradaki oyuncu kazanır (N).
nim-misere-previous-wins = Bir yığın 1'den büyük olduğu için ters Nim normal Nim gibidir: nim toplamı 0; önceki oyuncu kazanır (P). Kazanan hamle yoktur.
nim-misere-even-ones = Bütün yığınlar 1 ve sayıları { $ones }, çift sayı: sıradaki oyuncu sonuncuyu almaz ve kazanır (N).
nim-misere-odd-ones =
    { $ones ->
        [1] Yalnızca bir tane kaldı: sıradaki oyuncu onu almak zorunda, önceki oyuncu kazanır (P). Kazanan hamle yoktur.
       *[other] Bütün yığınlar 1 ve sayıları { $ones }, tek sayı: sonuncuyu sıradaki oyuncu alır, önceki oyuncu kazanır (P). Kazanan hamle yoktur.
    }
nim-winning-move = Kazanan hamle: { $pile } numaralı yığından { $take } tane alın; orada { $size } XOR { $sum } = { $left } kalır ve nim toplamı 0 olur.
nim-misere-winning-move =
    { $ones ->
        [1] Kazanan hamle: { $pile } numaralı yığından { $take } tane alın; orada { $left } kalır, rakibe de birlik tek bir yığın.
       *[other] Kazanan hamle: { $pile } numaralı yığından { $take } tane alın; orada { $left } kalır, rakibe de { $ones } tane birlik yığın, tek sayı.
    }
nim-move-wins = { $pile } numaralı yığından { $take } tane almak orada { $left } bırakır: rakip için P konumu, yani hamle kazanır.
nim-move-loses = { $pile } numaralı yığından { $take } tane almak orada { $left } bırakır: rakip için N konumu, yani hamle kaybeder.

## XOX (üç taş)

tictactoe-notation = X MAX'tır, O MIN'dir; değerler X'in gözündendir. Hücreler [satır, sütun] olarak, sol üstten 0'dan başlayarak sayılır.
tictactoe-turn = Sıra { $mark } oyuncusunda.
tictactoe-won = Oyun bitti: { $winner } bir sırada üç işaret yaptı: { $line }.
tictactoe-draw = Oyun bitti: tahta dolu ve kimse bir sırada üç işaret yapamadı.
tictactoe-threat = { $player } oyuncusunun { $line } çizgisinde iki işareti var: { $cell } onu tamamlar, bu bir tehdittir.
tictactoe-fork = { $player } { $cell } hücresinde bir hamlede { $count } tehdit birden kurar, bu bir çataldır: sonra { $completing } bir çizgiyi tamamlar.
tictactoe-move-decides =
    { $plies ->
        [1] { $cell } hücresine oynamanın değeri { $value }: { $winner } hemen kazanır.
       *[other] { $cell } hücresine oynamanın değeri { $value }: { $winner } { $plies } yarım hamlede kazanır.
    }
tictactoe-move-draws = { $cell } hücresine oynamanın değeri { $value }: oyun berabere biter.
tictactoe-best-of-max = X en büyük değeri alır, { $value }: en iyi hamle { $cell }.
tictactoe-best-of-min = O en küçük değeri alır, { $value }: en iyi hamle { $cell }.
tictactoe-completes = Bu hamle { $cell } hücresinde { $mark } çizgisini tamamlar ve kazanır.
tictactoe-holds-out = Her hamle kaybeder; bu hamle { $plies } yarım hamle dayanır, hiçbiri daha fazla dayanmaz.
tictactoe-blocks = Bu hamle, { $cell } hücresinde çizgi tamamlayacak olan { $opponent } oyuncusunu engeller.
tictactoe-forks = { $cell } hücresinde bir hamlede { $count } tehdit birden kurar, bu bir çataldır; rakip yalnızca birini önleyebilir.
tictactoe-value = Konumun değeri { $value }.
tictactoe-line = İki taraf da en iyi oynarsa: { $line }.

## Dörtlü bağla (Connect Four)

connect4-notation = Kırmızı MAX'tır, Mavi MIN'dir; değerler Kırmızı'nın gözündendir. Kareler [sütun, satır] olarak, sol alttan 1'den başlayarak sayılır.
connect4-red-window = { $squares } penceresinde { $discs } kırmızı taş ve { $free } boş kare var: { $score }.
connect4-blue-window = { $squares } penceresinde { $discs } mavi taş ve { $free } boş kare var: { $score }.
connect4-center = 4. sütunda { $red } kırmızı ve { $blue } mavi taş var: { $weight } x ({ $red } - { $blue }) = { $center }.
connect4-sum = Pencerelerin toplamı { $windows }, merkezin payı { $center }: tahmin { $windows } + { $center } = { $estimate }.
connect4-red-won = Oyun bitti: Kırmızı bir çizgide dört taş yaptı: { $squares }.
connect4-blue-won = Oyun bitti: Mavi bir çizgide dört taş yaptı: { $squares }.
connect4-draw = Oyun bitti: tahta dolu ve kimse bir çizgide dört taş yapamadı.
connect4-stopped = Tek bir yarım hamle ileriye bakılamadan süre doldu.
connect4-red-looks-ahead = Sıra Kırmızı'da; { $depth } yarım hamle ileriye bakar.
connect4-blue-looks-ahead = Sıra Mavi'de; { $depth } yarım hamle ileriye bakar.
connect4-move = { $column }. sütunun değeri { $value }; bu derinlikte bir tahmindir.
connect4-move-draws = { $column }. sütunun değeri { $value }: { $plies } yarım hamle sonra berabere.
connect4-move-wins-for-red =
    { $plies ->
        [1] { $column }. sütunun değeri { $value }: Kırmızı hemen kazanır.
       *[other] { $column }. sütunun değeri { $value }: Kırmızı { $plies } yarım hamlede kazanır.
    }
connect4-move-wins-for-blue =
    { $plies ->
        [1] { $column }. sütunun değeri { $value }: Mavi hemen kazanır.
       *[other] { $column }. sütunun değeri { $value }: Mavi { $plies } yarım hamlede kazanır.
    }
connect4-best-of-max = Kırmızı en büyük değeri alır, { $value }: en iyi hamle { $column }. sütun.
connect4-best-of-min = Mavi en küçük değeri alır, { $value }: en iyi hamle { $column }. sütun.
connect4-line = İki taraf da en iyi oynarsa, sütun sütun: { $line }.
