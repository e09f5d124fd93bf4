### Türkçe. İleti eklemek için: src/messages/mod.rs.

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
best-line = İki taraf da en iyi oynarsa: { $line }.

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
alphabeta-alpha-cut = { $node } (MIN) düğümünde beta = { $beta } { $relation } alfa = { $alpha }: alfa budaması, çünkü MAX'ın elinde zaten { $alpha } var ve buraya gelmez. Bu yüzden { $pruned }.
alphabeta-beta-cut = { $node } (MAX) düğümünde alfa = { $alpha } { $relation } beta = { $beta }: beta budaması, çünkü MIN'in elinde zaten { $beta } var ve buraya gelmez. Bu yüzden { $pruned }.
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
nim-rule-misere = Misère Nim (ters Nim): sonuncuyu alan kaybeder. Yığınlar 0'dan başlayarak sayılır.
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
nim-previous-wins = Nim toplamı 0 ve her hamle onu değiştirir: önceki oyuncu kazanır (P). Kazandıran hamle yoktur.
nim-misere-next-wins = Bir yığın 1'den büyük olduğu için misère Nim normal Nim gibidir: nim toplamı { $sum }, 0 değil; sıradaki oyuncu kazanır (N).
nim-misere-previous-wins = Bir yığın 1'den büyük olduğu için misère Nim normal Nim gibidir: nim toplamı 0; önceki oyuncu kazanır (P). Kazandıran hamle yoktur.
nim-misere-even-ones = Bütün yığınlar 1 ve sayıları { $ones }, çift sayı: sıradaki oyuncu sonuncuyu almaz ve kazanır (N).
nim-misere-odd-ones =
    { $ones ->
        [1] Yalnızca bir tane kaldı: sıradaki oyuncu onu almak zorunda, önceki oyuncu kazanır (P). Kazandıran hamle yoktur.
       *[other] Bütün yığınlar 1 ve sayıları { $ones }, tek sayı: sonuncuyu sıradaki oyuncu alır, önceki oyuncu kazanır (P). Kazandıran hamle yoktur.
    }
nim-winning-move = Kazandıran hamle: { $pile } numaralı yığından { $take } tane alın; orada { $size } XOR { $sum } = { $left } kalır ve nim toplamı 0 olur.
nim-misere-winning-move =
    { $ones ->
        [1] Kazandıran hamle: { $pile } numaralı yığından { $take } tane alın; orada { $left } kalır, rakibe de birlik tek bir yığın.
       *[other] Kazandıran hamle: { $pile } numaralı yığından { $take } tane alın; orada { $left } kalır, rakibe de { $ones } tane birlik yığın, tek sayı.
    }
nim-move-wins = { $pile } numaralı yığından { $take } tane almak orada { $left } bırakır: rakip için P konumu, yani hamle kazandırır.
nim-move-loses = { $pile } numaralı yığından { $take } tane almak orada { $left } bırakır: rakip için N konumu, yani hamle kaybettirir.

## Nim'e benzeyen oyunlarda ve değerlerinin aritmetiğinde gerekçeler

reason-over-normal = Hamle yok, o yüzden sıradaki oyuncu kaybetmiştir.
reason-over-misere = Alınacak bir şey kalmadı: sonuncuyu rakip aldı, o yüzden sıradaki oyuncu kazanmıştır.
reason-leaves-a-lost-position = Böylece kaybedilmiş bir konum kalır, yani şimdi sıradaki oyuncu kazanır.
added-piles = yığınlar
added-remainders = kalanlar
added-odd-stairs = tek numaralı basamaklardaki yığınlar
added-values = yığınların değerleri
added-numbers = sayılar
reason-sum-of-none = Toplanacak bir şey yok ({ $numbers }), o yüzden nim toplamı 0.
reason-sum-of-few = İkilik düzende { $numbers } şöyle: { $told }; sütun sütun, eldesiz toplanınca nim toplamları { $sum }.
reason-sum-of-many = Nim toplamı ({ $numbers }, { $total } tane), sütun sütun, eldesiz toplanınca { $sum }.
reason-all-even = Her sütunda çift sayıda 1 var. Her hamle bir sütunu tek yapar, rakip de hepsini yeniden çift yapabilir; o yüzden sıradaki oyuncu kaybeder.
reason-odd-column = Tek sayıda 1 bulunan en yüksek sütun { $column } sütunu: orada { $ones } tane 1 var.
reason-pile-becomes = { $pile } numaralı yığında orada 1 var: ondan { $take } tane alın; { $before } yerine { $after } olur ve her sütun çift olur.
reason-misere-like-normal = Misère oyun, { $numbers } arasında 1'den büyük en az iki tane oldukça, normal oyun gibi kazanılır: nim toplamını 0 bırakarak.
reason-misere-one-large-pile = Yalnızca { $pile } numaralı yığın 1'den büyük: ondan { $take } tane alıp { $left } bırakın; birlik { $ones } yığın kalır, tek sayı. Bunlar birer birer alınır ve sonuncuyu rakip alır.
reason-misere-even-ones = Birlik { $ones } yığın kaldı, çift sayı. Bunlar birer birer alınır; sonuncuyu rakip alır ve kaybeder.
reason-misere-odd-ones = Birlik { $ones } yığın kaldı, tek sayı. Bunlar birer birer alınır; sonuncuyu sıradaki oyuncu alır ve kaybeder.
reason-misere-remainders-end = Bütün kalanlar en çok 1 olunca misère oyunda sıradaki oyuncu nim toplamı 0 iken değil, 1 iken kaybeder.
reason-bounded-remainders = Bir seferde en çok { $most } tane alınabilir, o yüzden bir yığın { $modulus } ile bölümünden kalanı kadar sayılır: ondan ne alınırsa alınsın { $modulus } sayısına tamamlanabilir.
reason-bounded-move = { $pile } numaralı yığından { $take } tane alın: kalanı { $before } yerine { $after } olur, kalanların nim toplamı da { $sum } olur.
reason-bounded-lost = Nim toplamı { $sum }, tam bırakılması gerektiği gibi. Her hamle onu değiştirir, rakip de geri getirebilir; o yüzden sıradaki oyuncu kaybeder.
reason-moore-rule = Bir hamle en çok { $most } yığını değiştirir; bu, { $modulus } ile bölünebilen bir 1 sayısını yine öyle başka bir sayıya çevirmeye yetmez. O yüzden her ikilik sütunda 1 sayısının { $modulus } ile bölümünden kalana bakılır.
reason-moore-all-divisible = Her sütundaki 1 sayısı { $modulus } ile bölünür. Her hamle bunu bozar, rakip de düzeltebilir; o yüzden sıradaki oyuncu kaybeder.
reason-moore-odd-column = 1 sayısı { $modulus } ile bölünmeyen en yüksek sütun { $column } sütunu: orada { $ones } tane 1 var, kalan { $remainder }.
reason-moore-move =
    { $count ->
        [1] Şu yığından alın: { $changed }.
       *[other] Şu yığınlardan alın: { $changed }.
    }
reason-moore-end =
    { $large ->
        [0] Hiçbir yığın 1'den büyük değil: sayıları { $modulus } ile bölününce 1 kalıyorsa sıradaki oyuncu kaybeder.
        [1] Yalnızca 1 yığın 1'den büyük, o yüzden bir hamle yalnız birlik yığınlar bırakabilir: sayıları { $modulus } ile bölününce 1 kalıyorsa sıradaki oyuncu kaybeder.
       *[other] Bir hamle 1'den büyük bütün yığınları değiştirip yalnız birlik yığınlar bırakabilir: sayıları { $modulus } ile bölününce 1 kalıyorsa sıradaki oyuncu kaybeder.
    }
reason-moore-like-normal = { $most } taneden çok yığın 1'den büyük oldukça misère oyun normal oyun gibi kazanılır.
reason-moore-ones-are-lost = { $ones } sayısı { $modulus } ile bölününce 1 kalır: ne alınırsa alınsın rakip yine böyle bir sayı bırakabilir, o yüzden sıradaki oyuncu kaybeder.
reason-staircase-odd-stairs = Yalnızca tek numaralı basamaklar sayılır; en alttaki 1 numaralı basamak 0 numaralı yığındır. Rakibin çift numaralı bir basamaktan tek numaralı bir basamağa indirdiği paralar bir sonraki çift numaralı basamağa indirilebilir.
reason-staircase-move =
    { $lower ->
        [0] { $stair } numaralı basamaktan zemine { $take } tane indirin: { $odd } numaralı basamakta { $before } yerine { $after } olur ve her sütun çift olur.
       *[other] { $stair } numaralı basamaktan { $lower } numaralı basamağa { $take } tane indirin: { $odd } numaralı basamakta { $before } yerine { $after } olur ve her sütun çift olur.
    }
reason-fibonacci-without-the-last = Sonuncuyu alan kaybeder, o yüzden oyun ötekiler içindir: normal oyundaki gibi { $pile } tane.
reason-fibonacci-no-parts = 0 boş toplamdır: içinde hiç Fibonacci sayısı yoktur.
reason-fibonacci-one-part = { $pile } bir Fibonacci sayısıdır.
reason-fibonacci-parts = { $pile } şu Fibonacci sayılarının toplamıdır: { $parts }; hiçbir ikisi komşu değildir.
reason-fibonacci-least = En çok { $most } tane alınabilir, o yüzden bunların en küçüğü olan { $least } alınabilir. Rakip bundan sonra en çok { $twice } tane alabilir; bu, geriye kalanların en küçüğü olan { $next } sayısından azdır, o yüzden sıradaki oyuncu kazanır.
reason-fibonacci-all = En çok { $most } tane alınabilir, o yüzden bunların en küçüğü olan { $least } alınabilir. Böylece hiçbiri kalmaz, o yüzden sıradaki oyuncu kazanır.
reason-fibonacci-least-is-too-large = En çok { $most } tane alınabilir; bu, bunların en küçüğü olan { $least } sayısından azdır. Ne alınırsa alınsın rakip geriye kalanın en küçük Fibonacci sayısını alabilir, o yüzden sıradaki oyuncu kaybeder.
reason-fibonacci-only-the-last = Yalnızca sonuncu kaldı: sıradaki oyuncu onu almak zorundadır ve kaybeder.
reason-wythoff-pair = ({ $smaller }, { $larger }) çifti sıradaki oyuncu için kayıptır: farkı { $difference }, altın oranın { $difference } katının aşağı yuvarlanmışı da { $smaller }.
reason-wythoff-misere-pairs = Misère kuralında (0, 0) ile (1, 2) yerine (0, 1) ile (2, 2) çiftleri kayıptır; ötekiler normal oyundaki gibidir.
reason-wythoff-lost = Yığınlar bir kayıp çifttir. Her sayı yalnız bir kayıp çiftte bulunur, her fark da yalnız birine aittir; hiçbir hamle başka bir kayıp çifte götürmez ve sıradaki oyuncu kaybeder.
reason-wythoff-from-one = { $pile } numaralı yığından { $take } tane alın: geriye ({ $smaller }, { $larger }) kayıp çifti kalır, o yüzden sıradaki oyuncu kazanır.
reason-wythoff-from-both = İki yığından da { $take } tane alın: geriye ({ $smaller }, { $larger }) kayıp çifti kalır, o yüzden sıradaki oyuncu kazanır.
reason-lasker-values = Bir yığının değeri büyüklüğüdür; yalnız 3, 7, 11, ... taşlık yığınların değeri bir fazla, 4, 8, 12, ... taşlık yığınlarınki bir eksiktir.
reason-lasker-takes = { $pile } numaralı yığından { $take } tane alıp { $left } bırakın; bunun değeri { $worth }: böylece her sütun çift olur.
reason-lasker-splits = { $pile } numaralı yığını { $smaller } ve { $larger } olarak bölün; birlikte değerleri { $worth }: böylece her sütun çift olur.
reason-welter-mated = Paralar, her çiftin kareleri en düşük ikilik basamaklarının olabildiğince çoğunda aynı olacak biçimde eşlenir; bir çiftin değeri karelerinin nim toplamının bir eksiği, tek kalan paranınki karesidir: { $pairs }. Hepsinin nim toplamı { $value }.
reason-welter-many = { $coins } para eşlenip toplanınca değerleri { $value } eder.
reason-welter-lost = Her hamle 0 olan bu değeri değiştirir, rakip de onu yeniden 0 yapabilir; o yüzden sıradaki oyuncu kaybeder.
reason-welter-move = { $coin } numaralı parayı { $from } karesinden { $to } karesine götürün, değer 0 olur: sıradaki oyuncu kazanır.
reason-product-of-none = Hiç sayı yoksa nim çarpımı 1'dir.
reason-product-of-one = Tek bir sayının nim çarpımı kendisidir: { $number }.
reason-product-plain = { $first } ⊗ { $second } = { $product }: 0 ile 1 her zamanki gibi çarpılır.
reason-product-by-parts = { $first } ⊗ { $second }: F = { $fermat } Fermat kuvvetiyle birincisi { $a } × F + { $b }, ikincisi { $c } × F + { $d }. F ⊗ F = F ⊕ F/2 olduğundan çarpımda F'nin katı ({ $a } ⊗ { $c }) ⊕ ({ $a } ⊗ { $d }) ⊕ ({ $b } ⊗ { $c }) = { $high }, gerisi de ({ $b } ⊗ { $d }) ⊕ ({ $a } ⊗ { $c } ⊗ { $half }) = { $low }: { $product }.
reason-inverse = { $number } sayısının nim tersi { $inverse }, çünkü nim çarpımları 1.
reason-power-no-factors = Hiç çarpan yoksa sonuç 1'dir, o yüzden { $base } sayısının 0 üslü kuvveti 1.
reason-power-exponent = İkilik düzende { $exponent } üssü şunlardan oluşur: { $powers }. { $base } sayısının bu üslü kuvvetleri çarpılır; her biri bir öncekinin nim karesidir.
reason-power-square = { $root } ⊗ { $root } = { $square }, { $exponent } üslü kuvvettir.
reason-power-result = Nim çarpımı ({ $factors }) { $power }: { $base } sayısının { $exponent } üslü kuvveti.

## XOX

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
tictactoe-completes = Bu hamle { $cell } hücresinde { $mark } çizgisini tamamlar ve oyunu kazandırır.
tictactoe-holds-out = Her hamle kaybettirir; bu hamle { $plies } yarım hamle dayanır, hiçbiri daha fazla dayanmaz.
tictactoe-blocks = Bu hamle, { $cell } hücresinde çizgi tamamlayacak olan { $opponent } oyuncusunu engeller.
tictactoe-forks = { $cell } hücresinde bir hamlede { $count } tehdit birden kurar, bu bir çataldır; rakip yalnızca birini önleyebilir.
tictactoe-value = Konumun değeri { $value }.

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

## Alıştırmalar

exercise-minimax =
    Ağacın her iç düğümünün minimaks değerini yapraklardan köke doğru hesaplayın. Kökte { $player } oynar, oyuncular sırayla oynar.
exercise-minimax-asked = Her iç düğümün değeri nedir, kökün değeri nedir ve en iyi hamle hangisidir?
exercise-alphabeta =
    Ağacı elle, soldan sağa, alfa-beta ile arayın. Kökte { $player } oynar, oyuncular sırayla oynar.
exercise-alphabeta-asked =
    Alfa { $cut_when } beta olunca budayın. Kökün değeri ve en iyi hamle nedir? Hangi yapraklar okunur, hangileri budanır, her düğüme hangi pencereyle girilir ve düğüm ne döndürür?
exercise-cut-rule =
    Ağacı alfa-beta ile iki kez arayın: önce alfa >= beta olur olmaz, sonra yalnızca alfa > beta olunca budayarak. Kökte { $player } oynar. Değer aynıdır; okunan yapraklar değildir.
exercise-cut-rule-asked =
    Alfa { $cut_when } beta olunca budayın. Kökün değeri nedir? Hangi yapraklar okunur, kaç yaprak okunur ve hangileri budanır?
exercise-horizon =
    İkinci kattaki iç düğümlerin tahminleri vardır; { $shallow } derinliğindeki arama bunları değer sayar. Kökte { $player } oynar. { $shallow } ve { $deep } derinliklerinin ne oynadığını karşılaştırın: ufkun ötesinde başka bir hamle en iyidir.
exercise-horizon-asked = { $depth } derinliğinde kökün değeri nedir ve en iyi hamle hangisidir?
exercise-horizon-notation = iç içe dizilerde iç düğümlerin tahminlerine yer yoktur; "adjacency" ya da "nodes" seçin
exercise-nim-asked-with-children =
    Nim toplamı nedir? Konum P konumu mu, N konumu mu? Bütün kazandıran hamleleri ve her hamlenin P konumuna mı N konumuna mı götürdüğünü verin; yığınlar 0'dan sayılır.
exercise-leaf-counts =
    Düzgün bir ağaçta her iç düğümün { $branching } çocuğu vardır ve bütün yapraklar kökün { $depth } kat altındadır.
exercise-leaf-counts-asked =
    Kaç yaprak ve kaç düğüm vardır? Alfa-beta en iyi sıralamada kaç yaprak, en kötü sıralamada kaç yaprak okur?
exercise-nim-normal = Yığınları { $piles } olan Nim; son taşı alan kazanır.
exercise-nim-misere = Yığınları { $piles } olan misère Nim; son taşı alan kaybeder.
exercise-nim-asked =
    Nim toplamı nedir? Konum P konumu mu, N konumu mu? Bütün kazandıran hamleleri verin; yığınlar 0'dan sayılır.
exercise-grundy-sequence = Bir hamlede bir yığından şu sayılardan istenen biri kadar alınır: { $amounts }. Hamle yapamayan kaybeder.
exercise-grundy-sequence-asked =
    0 ile { $n } arasındaki (ikisi de dahil) yığınların Grundy değerleri nelerdir? Değerler nereden başlayarak ve kaç yığında bir yinelenir?
exercise-mex = Bir konumdan gidilebilen konumların Grundy değerleri: { $numbers }.
exercise-mex-asked = Mex, yani eksik olan en küçük sayı nedir?
exercise-tic-tac-toe-win-loss = XOX; sıra { $mover } oyuncusunda. X'in kazancı 1, O'nun kazancı -1, beraberlik 0 sayılır.
exercise-tic-tac-toe-depth =
    XOX; sıra { $mover } oyuncusunda. X'in d yarım hamle sonraki kazancı 10 - d, O'nunki d - 10, beraberlik 0 sayılır.
exercise-tic-tac-toe-asked = Her boş hücre X'in gözünden kaç eder, konum kaç eder ve en iyi hamle hangisidir?
exercise-connect-four =
    Connect Four, { $moves } sütunlarından sonra; Kırmızı başlar. Yalnızca tek renk taş bulunan dört karelik pencereleri sayın.
exercise-connect-four-asked =
    Kırmızı'nın gözünden E(s) tahmini kaçtır ve hangi pencereler sayılır? Üç taş ve bir boş kare 5, iki taş ve iki boş kare 2, orta sütundaki bir taş 3 eder.

## Notlar

grade-all-right =
    { $total ->
        [one] Yanıt doğru.
       *[other] { $total } yanıtın hepsi doğru.
    }
grade-some-right = { $total } yanıttan { $right } tanesi doğru.
check-right = Doğru: { $part }.
check-equivalent = Doğru: { $part }. Aramanın verdiği yanıt { $expected }; { $got } yanıtı da aynı ölçüde geçerli.
check-other-convention = Başka bir kabule göre doğru ({ $convention }): { $part }. Sorudaki kabule göre yanıt { $expected }; sizin yanıtınız { $got }.
check-missing = Eksik: { $part }.
check-partly = Kısmen doğru: { $part }. Doğrusu { $expected }; sizin yanıtınız { $got }.
check-wrong = Yanlış: { $part }. Doğrusu { $expected }; sizin yanıtınız { $got }.
part-at-node = { $part } ({ $node })
part-other = { $name }
part-value = kökün değeri
part-move = en iyi hamle
part-bound = değerin kesin mi yoksa bir sınır mı olduğu
part-principal-variation = en iyi oyun dizisi
part-leaves-read = okunan yapraklar
part-leaves-read-count = okunan yaprak sayısı
part-pruned = budanan dallar
part-pruned-leaves = budanan yapraklar
part-pruned-leaves-count = budanan yaprak sayısı
part-cuts = budamanın gerçekleştiği düğümler
part-windows = girişteki pencere
part-returned = döndürülen değer
part-node-values = minimaks değeri
part-visited = düğümlerin ziyaret sırası
part-visited-count = ziyaret edilen düğüm sayısı
part-minimal-leaves = okunabilecek en az yaprak sayısı
part-maximal-leaves = okunabilecek en çok yaprak sayısı
part-mex = mex
part-period = periyot
part-grundy = Grundy değeri
part-values = boş yığından başlayarak Grundy değerleri
part-center = orta sütunun katkısı
part-eval = E(s) tahmini
part-cells = hamlenin değeri
part-nodes = düğüm sayısı
part-leaves = yaprak sayısı
part-winning-move = kazandıran bir hamle
part-children = çocuk konumun sonucu
part-winning-moves = kazandıran hamlelerin tümü
part-outcome = kimin kazandığı
part-nim-sum = nim toplamı

## Yanıtların biçimi

format-unreadable = Biçim hatası: { $detail }
format-unknown-node = "{ $name }" adlı bir düğüm yok.
format-unknown-node-near = "{ $name }" adlı bir düğüm yok; şunu mu demek istediniz: "{ $nearest }"?
format-node-twice = "{ $name }" düğümü bu listede iki kez geçiyor; birini silin.
format-no-nodes = Burada hiç düğüm yok; bu bölümü çıkarın ya da en az bir düğüm için yanıt verin.
format-nothing-to-grade = Notlandırılacak bir şey yok. Bir yanıtta bulunabilecekler: { $parts }.
format-too-many = Burada { $most } öğeden fazlası var; en önemlilerini verin.
format-heap-values = Değerleri boş yığından başlayarak verin: en az bir tane, en çok { $heap } taşlık yığına kadar.
format-no-square = Böyle bir kare yok: kareler [sütun, satır] biçimindedir; sol alttan başlayarak sütunlar 1-7, satırlar 1-6.
format-no-cell = Böyle bir hücre yok: hücreler [satır, sütun] biçimindedir, her biri 0 ile 2 arasındadır.
format-twice = Bu, listede iki kez geçiyor; birini silin.
format-no-move = Bir hamle yığından taş alır: yığını ve alınan ya da kalan sayıyı, ikisi de varsa birbirine uyacak biçimde yazın.
format-no-pile = { $pile } numaralı yığın yok: yığınlar 0'dan başlayarak sayılır ve { $total } yığın var.

## Yanlışlar

diagnosis-too-large = Ağaç, yanlışların nedenini aramak için fazla büyük: bu, en çok { $nodes } düğüm ve { $plies } kat derinlik için yapılır.
mistake-first-matters = { $mistake } Etkisi ilk kez şurada görülüyor: { $node }.
mistake-cut-rule-mismatch = Budama öteki kurala göre yapılmış: alfa ile beta eşitlenince mi (>=), yoksa yalnızca biri ötekini geçince mi (>) budanacağına yeniden bakın.
mistake-fail-mode-mismatch = Pencerenin dışındaki bir değer öteki biçimde döndürülmüş: fail-soft bulunan en iyi değeri, fail-hard pencerenin yakın ucunu döndürür.
mistake-bound-as-exact = Aramanın yalnızca bir sınır bildiği yerde kesin bir değer verilmiş: budamadan sonra okunmayan çocuklar değeri hâlâ değiştirebilirdi.
mistake-bound-wrong-side = Sınır yanlış yönde: budanan bir MIN düğümünün değeri en çok, budanan bir MAX düğümünün değeri en az döndürdüğü kadardır.
mistake-root-tie-on-bound = Hamle yalnızca bir sınırla eşit görünüyor: değerinin ilk en iyi hamleninki kadar iyi olduğu bilinmiyor.
mistake-alpha-not-carried = Kökteki her hamle yeni bir pencereyle aranmış: önceki hamlenin sağladığı sınır bir sonrakine taşınmalıdır.
mistake-alpha-leaked = Alfa ve beta tüm ağaç için tek bir pencere gibi tutulmuş: her düğümün kendi penceresi vardır; çocukların değiştirdikleri yukarıya yalnızca düğümün değeriyle taşınır.
mistake-deep-cut-missed = Derin bir budama atlanmış: bir düğüm yalnızca ebeveyninin değil, tüm atalarının sınırlarını devralır.
mistake-late-test = Budama koşulu geç sınanmış: alfa ile betayı her çocuktan sonra, bir sonraki okunmadan önce karşılaştırın.
mistake-visited-called-pruned = Ziyaret edilen düğüm budanmış sayılmış: budanan, hiç okunmayan çocuklardır, budamaya yol açan düğüm değil.
mistake-event-without-branch = Budanacak dal kalmadığı yerde budama gösterilmiş: alfa ile beta son çocukta buluşuyor ve hiçbir dal budanmıyor.
mistake-window-timing = Pencereler başka bir ana ait: istenen, çocuklar değiştirmeden önce düğüme girişteki penceredir.
mistake-order = Çocuklar ters sırada ziyaret edilmiş.
mistake-levels-swapped = MAX ile MIN yer değiştirmiş: kökte kimin oynadığına yeniden bakın.
mistake-perspective = İşaret öteki oyuncuya göre: tüm değerler MAX'ın gözünden verilir.
mistake-perspective-of-x = İşaret öteki oyuncuya göre: tüm değerler X'in gözünden verilir.
mistake-perspective-of-red = İşaret öteki oyuncuya göre: tüm değerler Kırmızı'nın gözünden verilir.
mistake-outcomes-swapped = P ile N yer değiştirmiş: P konumunda önceki oyuncu kazanır, N konumunda sıradaki oyuncu.
mistake-sentinel = Sonsuz olması gereken yerde bir sayı var: açık bir pencereyle ve hiçbir en iyi değer olmadan başlayın.
mistake-knuth-moore = Formül yanlış uygulanmış: doğrusu b^⌈d/2⌉ + b^⌊d/2⌋ - 1; biri yukarı, biri aşağı yuvarlanır ve bir çıkarılır.
mistake-count-convention = Başka bir şey sayılmış: düğümlerin mi, yaprakların mı, dalların mı sorulduğuna ve kökün sayılıp sayılmadığına yeniden bakın.
mistake-nim-convention = Öteki kurala göre oynanmış: normal kuralda son hamleyi yapan kazanır, misère kuralında kaybeder.
mistake-nim-sum-arith = Sayılar dışlayan veya (XOR) ile birleştirilmemiş: ikilik düzende yazıp her sütunu eldesiz toplayın.
mistake-one-of-many = Kazandıran hamlelerden yalnızca biri verilmiş, oysa başkaları da var: her hamleyi deneyin.
mistake-mex-not-xor = Mex ile dışlayan veya (XOR) karıştırılmış: birden çok yığın XOR ile birleştirilir, bir konumun değeri ise hamlelerinin götürdüğü değerlerin mex'idir.
mistake-mex-misread = Mex başka bir sayıdır: 0'dan başlayarak sayıldığında eksik olan ilk sayıdır; daha büyüklerinin bulunup bulunmaması fark etmez.
mistake-period-not-minimal = Değerler böyle de yineleniyor, ama daha kısası var: en kısa periyodu, ilk geçerli olduğu yerden verin.
mistake-opponent-misread = Rakip yanlış okunmuş: karşı taraf kendi çıkarına oynar, elindekiler size karşı sayılır.
mistake-no-depth-penalty = Derinlik hesaba katılmamış: d yarım hamlede kazanmanın değeri 10 - d'dir; yakın galibiyet uzak olandan değerlidir.
mistake-depth-sign = Derinliğin işareti ters: galibiyetten çıkarılır, yenilgiye eklenir; böylece yakın galibiyet ve geç yenilgi yeğlenir.
mistake-fatalism = Konum kayıp, ama her hamle aynı hızda kaybettirmez: en geç kaybettireni oynayın.

## Öteki değerlendiricilerin okuduğu biçimler

check-readable = yanıt okunabiliyor
table-check = Denetim
table-expected = Beklenen
table-got = Verilen

## Sorunlar: türler

problem-empty-body-title = İstekte soru yok
problem-empty-body-explanation = İsteğin gövdesi boş. Soruyu bir JSON nesnesi olarak gönderin; /docs sayfasında her işlemin bir örneği var.
problem-malformed-json-title = Soru JSON değil
problem-malformed-json-explanation = Metin, ayrıntıda belirtilen satır ve sütunda JSON kurallarına (RFC 8259) uymuyor. Sık görülen nedenler: ortasında kesilmiş bir metin, son değerden sonra bir virgül, tek tırnaklar, açıklama satırları, NaN veya Infinity (pencerenin açık ucu için null kullanın).
problem-not-utf8-title = Soru UTF-8 metni değil
problem-not-utf8-explanation = JSON, bayt sırası işareti (BOM) olmadan UTF-8 olarak gönderilir. Dosyayı UTF-8 olarak kaydedin (bazı düzenleyicilerde "UTF-8 without BOM") ve yeniden gönderin.
problem-bad-query-title = Sorgu dizesi okunamıyor
problem-bad-query-explanation = Sorgu dizesindeki bir parametre bilinmiyor, iki kez geçiyor ya da okunamayan bir değer taşıyor. Hatalar parametreyi ve beklenen değeri belirtir.
problem-bad-request-title = İstek okunamıyor
problem-bad-request-explanation = Bir başlık ya da istek satırı HTTP'nin istediği gibi değil. Hangisi olduğu ayrıntıda yazar.
problem-header-too-large-title = İsteğin başlığı çok büyük
problem-header-too-large-explanation = İstek satırı ile başlıklar birlikte en çok 16 KiB olabilir. Sorgu dizesine sığmayan bir soru POST ile gönderilir.
problem-body-timeout-title = Gövde zamanında gelmedi
problem-body-timeout-explanation = Sunucu gövdenin kalanını bekledi ve vazgeçti. İsteği, takılmayan bir bağlantı üzerinden yeniden gönderin.
problem-unknown-path-title = Bu yolda bir şey yok
problem-unknown-path-explanation = Yol ne bir işlemin ne de bir sayfanın adı. Hepsi / sayfasında listelenir.
problem-wrong-method-title = Bu yol bu yöntemi kabul etmiyor
problem-wrong-method-explanation = Yolun kabul ettiği yöntemler Allow başlığında yazar. Sorular POST ile gönderilir; sorgu dizesine sığan konumlar GET ile de sorulabilir.
problem-not-acceptable-title = Yanıt istenen biçimde verilemiyor
problem-not-acceptable-explanation = Accept başlığı, bu yolun yanıt verebildiği biçimlerin hiçbirine izin vermiyor. Başlığı kaldırın ya da application/json kabul edin.
problem-too-large-title = Gövde çok büyük
problem-too-large-explanation = Gövde, ya da paketi açılınca ortaya çıkan metin, bu sunucunun kabul ettiğinden büyük. Bir defada daha az sorun ya da kendi sunucunuzu daha yüksek bir --body-limit ile çalıştırın.
problem-wrong-media-type-title = Gövdenin JSON olduğu belirtilmemiş
problem-wrong-media-type-explanation = Sorular content-type: application/json başlığıyla gönderilir. curl ile: -H 'content-type: application/json'. Gövde gzip ile paketlenmiş olabilir.
problem-unknown-key-title = Soruda bilinmeyen bir anahtar var
problem-unknown-key-explanation = Bilinmeyen bir anahtar reddedilir, çünkü isteğe bağlı bir anahtardaki yazım hatası yanıtı sessizce değiştirirdi. Hatalar anahtarı ve ona en yakın bilinen anahtarı belirtir.
problem-duplicate-key-title = Bir anahtar iki kez geçiyor
problem-duplicate-key-explanation = Bir nesnede aynı anahtar iki kez bulunuyor; iki değerden hangisinin kastedildiği belli değil. Birini silin.
problem-missing-key-title = Soruda bir anahtar eksik
problem-missing-key-explanation = İşlemin gerektirdiği bir anahtar yok. Hatalar onu belirtir.
problem-wrong-type-title = Bir değerin türü yanlış
problem-wrong-type-explanation = Bir değer sorunun istediğinden başka bir türde, örneğin sayı beklenen yerde bir metin var. Hatalar değerin yerini gösterir ve ne beklendiğini söyler.
problem-out-of-range-title = Bir değer aralığının dışında
problem-out-of-range-explanation = Bir değerin türü doğru, ama kendisi çok küçük, çok büyük ya da izin verilen sözcüklerden biri değil. Hatalar değerin yerini gösterir ve neye izin verildiğini söyler.
problem-nested-too-deep-title = Soru çok derin iç içe geçmiş
problem-nested-too-deep-explanation = İç içe diziler ve düğüm nesneleri ancak sınırlı bir derinliğe kadar iç içe geçebilir. Daha derin bir ağacı komşuluk gösterimiyle gönderin: {"{"}"root": "A", "children": {"{"}"A": ["B", 3], "B": [5, 8]{"}"}{"}"}; bu gösterimde ağaç ne kadar büyükse o kadar derin olabilir.
problem-invalid-tree-title = Ağaç bir ağaç değil
problem-invalid-tree-explanation = Bir oyun ağacının tek bir kökü vardır; öteki her düğümün tam olarak bir ebeveyni vardır; her düğümün ya çocukları ya da bir değeri vardır. Hatalar buna uymayan düğümü ve nasıl uymadığını belirtir.
problem-invalid-graph-title = Çizge bir çizge değil
problem-invalid-graph-explanation = Çizge olarak verilen bir oyunda her hamle, kendisi de verilmiş bir düğüme götürür: {"{"}"a": ["b"], "b": []{"}"} gösteriminde hamlesi olmayan bir düğümün listesi boştur. Hatalar buna uymayan hamleyi gösterir.
problem-invalid-game-code-title = Kod bir oyunun kodu değil
problem-invalid-game-code-explanation = Bir alma ve bölme oyununun kodu 0.77 gibi yazılır: noktadan sonra, alınabilecek her sayı için 0 ile 7 arasında (16 tabanında F'ye kadar) bir rakam durur; noktadan önce 0 ya da 4 (16 tabanında 8 ya da C de) durur veya hiçbir şey durmaz. Bazı oyunlar adlarıyla da bilinir. Neyin yanlış olduğu ayrıntıda yazar.
problem-no-exercise-found-title = İstenen gibi bir alıştırma bulunamadı
problem-no-exercise-found-explanation = Alıştırmalar "seed" değerinden yola çıkılarak, biri bütün kısıtları sağlayana kadar belirli sayıda çekilir. Çekilenlerin hiçbiri sağlamadı. Bir kısıtı gevşetin, başka bir boyut veya değer aralığı seçin ya da başka bir "seed" deneyin; bazı kısıtlar birbirini dışlar.
problem-unknown-leaf-title = Değeri olmayan bir yaprağın okunması gerekti
problem-unknown-leaf-explanation = null olan bir yaprak ya da derinlik sınırında sezgisel değeri olmayan bir düğüm, arama onu hiç okumadığı sürece ağaçta bulunabilir. Bu arama okumak zorunda kaldı. Düğüme bir değer verin.
problem-empty-window-title = Pencere boş
problem-empty-window-explanation = Bir [alfa, beta] penceresinde alfa < beta olmalıdır: yoksa ikisinin arasında hiçbir değer kalmaz. Açık bir uç için null kullanın.
problem-impossible-board-title = Hiçbir XOX oyunu bu tahtaya varmaz
problem-impossible-board-explanation = Oyuncular sırayla oynar ve oyun üç işaretli ilk çizgiyle biter. Tahtanın hangi kurala uymadığı ayrıntıda yazar.
problem-impossible-position-title = Hiçbir Connect Four oyunu bu konuma varmaz
problem-impossible-position-explanation = Taşlar en alttaki boş kareye düşer, Kırmızı başlar, oyuncular sırayla oynar ve oyun dört taşlı ilk çizgiyle biter. Konumun hangi kurala uymadığı ayrıntıda yazar.
problem-game-over-title = Oyun bitmiş
problem-game-over-explanation = Soru, artık kimsenin oynayamadığı bir konumla ilgili: oyun kazanılmış ya da tahta dolmuş. Daha önceki bir konumu sorun.
problem-illegal-move-title = Bir hamle kurallara uygun değil
problem-illegal-move-explanation = Hamlelerden biri oynanamaz: sütun dolu ya da yok, veya oyun ondan önce bitmişti. Hatalar hamleyi gösterir.
problem-over-the-limit-title = Soru bu sunucunun yanıtladıklarından büyük
problem-over-the-limit-explanation = Soru, bu sunucuyu işletenin koyduğu ve ayrıntıda belirtilen bir sınırı aşıyor. Daha az sorun ya da kendi sunucunuzu daha yüksek bir sınırla çalıştırın (arborist serve --help).
problem-unknown-operation-title = Böyle bir işlem yok
problem-unknown-operation-explanation = İşlem katalogda yok. Hepsi / sayfasında listelenir.
problem-overloaded-title = Çok fazla soru bekliyor
problem-overloaded-explanation = Arama kuyruğu dolu. Retry-After başlığında belirtilen saniye kadar sonra yeniden sorun.
problem-out-of-time-title = Süre doldu
problem-out-of-time-explanation = Sorunun, süresi dolmadan önce kısmi bir yanıtı bile yoktu. Daha az sorun ya da sunucuyu işleten izin veriyorsa daha uzun bekleyin.
problem-shutting-down-title = Sunucu kapanıyor
problem-shutting-down-explanation = Sunucu başladığını bitiriyor ve yeni soru almıyor. Retry-After başlığında belirtilen saniye kadar sonra yeniden sorun.
problem-internal-title = Hizmet yanıt veremedi
problem-internal-explanation = Bu, Arborist'te bir hatadır ve günlüğe yazıldı. Lütfen isteğin kimliğiyle birlikte bildirin.

## Sorunlar: sayfalar

page-problem-status = HTTP durum kodu { $status }
page-all-problems = Bütün sorun türleri
page-problems = Sorunlar

## Sorunlar: JSON

expected-found = { $wanted } bekleniyordu, { $found } bulundu
found-number = { $number } sayısı
found-text = "{ $text }" metni
wanted-array = bir dizi
wanted-object = bir nesne
elements = { $count } öğe
wanted-whole-number-in-range = { $smallest } ile { $largest } arasında bir tam sayı
wanted-whole-number = bir tam sayı
wanted-boolean = true ya da false
wanted-text = bir metin
wanted-any-json = herhangi bir JSON değeri
wanted-one-of = şunlardan biri ({ $words })
found-something-else = başka bir şey
json-byte-order-mark = metin bir bayt sırası işaretiyle (EF BB BF) başlıyor; bu işaret olmadan UTF-8 olarak kaydedin
json-not-utf8 = metin { $byte } numaralı bayttan itibaren UTF-8 değil
json-empty = soru boş; bir JSON nesnesi gönderin
json-malformed = { $line }. satır, { $column }. sütun: { $reason }
json-array-open = metin bir dizinin içinde bitiyor: ']' eksik
json-object-open = metin bir nesnenin içinde bitiyor: '{"}"}' eksik
json-string-open = metin, tırnak içindeki bir metnin ortasında bitiyor: '"' eksik
json-ends-early = metin, bir değerin beklendiği yerde bitiyor
json-goes-on = sorunun bittiği yerden sonra metin devam ediyor
json-trailing-comma = son öğeden sonra bir virgül var
json-value-expected = bir değer bekleniyor (bir sayı, çift tırnak içinde bir metin, '[', '{"{"}', true, false ya da null)
json-key-expected = çift tırnak içinde bir anahtar bekleniyor
json-colon-expected = anahtardan sonra ':' bekleniyor
json-comma-or-bracket-expected = ',' ya da ']' bekleniyor
json-comma-or-brace-expected = ',' ya da '{"}"}' bekleniyor
json-no-number = bu, JSON'un yazdığı biçimde bir sayı değil
json-no-character = bu \u kaçış dizisi bir karakter değil
json-no-escape = bu ters eğik çizgi JSON'un bildiği bir kaçış dizisi başlatmıyor
json-control-character = tırnak içindeki metinde satır sonu gibi bir denetim karakteri var
json-too-deep = diziler ve nesneler en çok { $most } kat iç içe geçebilir; daha derin bir ağacı komşuluk gösterimiyle gönderin: {"{"}"root": "A", "children": {"{"}"A": ["B", 3], ...{"}"}{"}"}
json-decimal-too-large = { $number } 64 bitlik bir ondalık sayı için çok büyük
json-whole-number-too-large = { $number } çok büyük: tam sayılar en çok 64 bittir
json-too-many-elements = burada beklenen { $count } öğeden fazlası var
json-unknown-word = "{ $word }" şunlardan biri değil: { $known }
json-unknown-word-near = "{ $word }" şunlardan biri değil: { $known }; şunu mu demek istediniz: "{ $near }"?
json-no-key = burada "{ $key }" anahtarı yok
json-unknown-key = burada "{ $key }" anahtarı yok; bilinen anahtarlar: { $known }
json-unknown-key-near = burada "{ $key }" anahtarı yok; bilinen anahtarlar: { $known }; şunu mu demek istediniz: "{ $near }"?
json-missing-key = "{ $key }" anahtarı eksik
json-duplicate-key = "{ $key }" anahtarı bu nesnede iki kez geçiyor
node-twice = "{ $node }" düğümü bu nesnede iki kez geçiyor

## Sorunlar: HTTP

http-body-too-slow = gövde { $seconds } saniye içinde gelmedi
http-lines-too-slow = satırların kalanı { $seconds } saniye içinde gelmedi
http-body-broke-off = gövde sonuna varmadan kesildi
http-too-many-large-bodies = şu anda zaten çok fazla büyük gövde yanıtlanıyor; bir saniye sonra yeniden sorun
http-no-room-for-line = şu anda zaten çok fazla büyük gövde yanıtlanıyor; bu satırı bir saniye sonra yeniden gönderin
http-body-too-large = gövde { $bytes } bayttan büyük; bu sunucu en çok bu kadarını kabul eder
http-host-missing = Host başlığı eksik
http-host-twice = Host başlığı iki kez geçiyor
http-nothing-here = bu yolda bir şey yok
http-unreadable = istek okunamıyor
http-gzip-broken = gövdenin gzip ile paketlendiği belirtilmiş (content-encoding), ama paket açılamıyor
http-unpacks-too-large = gövde, paketi açılınca { $bytes } bayttan büyük
http-declared-otherwise = gövdenin türü "{ $declared }" olarak belirtilmiş; { $remedy }
http-media-type-missing = content-type başlığı eksik; { $remedy }
http-post-json = content-type: application/json başlığıyla JSON gönderin
http-post-lines = content-type: application/x-ndjson başlığıyla her satırda bir JSON nesnesi gönderin
http-packed-lines = gövde gzip ile paketlenmiş; satırlar yalnızca paketlenmeden kabul edilir
http-unknown-packing = gövde "{ $packing }" ile paketlenmiş; burada yalnızca gzip açılır
http-no-such-document = belgelerde böyle bir dosya yok; belgeler /docs/ sayfasında başlar
http-unknown-kind = { $code } adlı bir sorun türü yok; hepsi /problems sayfasında listelenir
http-unknown-kind-near = { $code } adlı bir sorun türü yok; şunu mu demek istediniz: { $near }?
http-failed = hizmet bu isteği yanıtlayamadı; durum günlüğe yazıldı
http-only-parameter = POST ile gönderilen bir soru gövdede durur; onun yanındaki tek parametre "{ $parameter }" olabilir
http-too-many-large-answers = şu anda çok fazla büyük yanıt gönderiliyor; bir saniye sonra yeniden sorun ya da daha küçük bir limit ile daha azını isteyin
http-unknown-path = { $path } yolunda bir şey yok; olanlar / sayfasında listelenir
http-unknown-path-near = { $path } yolunda bir şey yok; şunu mu demek istediniz: { $near }?
http-wrong-method = { $path } yolu { $method } yöntemini kabul etmiyor; kabul ettikleri Allow başlığında yazar
http-time-up-in-line = başka sorular yanıtlandığı için süre, arama başlayamadan doldu
http-time-up = süre, bir yanıt bulunmadan doldu
http-queue-full = zaten çok fazla arama bekliyor; bir saniye sonra yeniden sorun
http-shutting-down = sunucu kapanıyor ve yeni soru almıyor
http-header-too-large = isteğin başlığı 16 KiB'tan büyük
http-not-http = istek satırı ya da bir başlık HTTP/1.1'e uymuyor
http-wait-not-seconds = wait="{ $text }" bir saniye sayısı değil; wait=5 ya da wait=0.5 gibi yazın
http-wait-twice = "wait" parametresi iki kez geçiyor

## Komut satırı

command-failed = işlem başarısız oldu; bu, Arborist'te bir hatadır
command-cannot-read = { $file } okunamıyor: { $error }
command-cannot-read-input = standart girdi okunamıyor: { $error }
command-cannot-write-output = standart çıktıya yazılamıyor: { $error }
command-some-problems = { $answers } yanıttan { $problems } tanesi sorun bildiriyor; ilki { $first } numaralı satırın yanıtı
command-progress = notlandırılan: { $answers }, sorunlu: { $problems }

## Sorunlar: sorular

wanted-key = bir anahtar
wanted-number = bir sayı
unknown-operation = "{ $path }" adlı bir işlem yok; olanlar: { $known }
unknown-operation-near = "{ $path }" adlı bir işlem yok; olanlar: { $known }; şunu mu demek istediniz: { $near }?
identifier-wanted = id olarak bir metin ya da bir sayı bekleniyordu
query-unknown = "{ $name }" adlı bir parametre yok; bilinenler: { $known } ve wait
query-unknown-near = "{ $name }" adlı bir parametre yok; bilinenler: { $known } ve wait; şunu mu demek istediniz: "{ $near }"?
query-twice = "{ $name }" parametresi iki kez geçiyor
query-missing = "{ $name }" parametresi eksik, örneğin { $name }={ $example }
query-wanted-integers = 3,4,5 gibi, virgüllerle ayrılmış tam sayılar
batch-too-long = toplu soruda { $items } öğe var; bu sunucu en çok { $most } öğe kabul eder
batch-time-up = toplu sorunun süresi bu öğeye gelmeden doldu
batch-too-many-bytes = öteki yanıtlar birlikte { $bytes } bayttan büyük; birkaç toplu soruya bölerek ya da daha küçük bir limit ile sorun
batch-in-batch = toplu bir soru başka toplu sorular içeremez; onların öğelerini buna koyun
lines-common-id = bir "id" bütün satırlara değil tek bir satıra aittir; onu satırlara yazın
lines-too-long = satır { $bytes } bayttan uzun; burada en çok bu kadarı kabul edilir
explain-not-explained = "{ $path }" işleminin yanıtları açıklanmıyor; açıklananlar: { $known }
explain-not-explained-near = "{ $path }" işleminin yanıtları açıklanmıyor; açıklananlar: { $known }; şunu mu demek istediniz: { $near }?

## Sorunlar: ağaçlar

tree-childless = bu düğümün ne çocukları ne de bir değeri var
tree-name-twice = "{ $name }" adı iki kez geçiyor; her düğümün kendi adı olmalı
tree-name-too-long = bir düğümün adı en çok { $most } bayttır
tree-name-of-another = "{ $name }" aynı zamanda adı olmayan başka bir düğümün anılma biçimi: o düğüme götüren yol; başka bir ad seçin
tree-too-large = ağacın { $most } taneden fazla düğümü var
tree-empty = ağaç boş: "children" hiçbir düğüm içermiyor
tree-undefined-root = "{ $root }" kökü ne "children" ne de "values" içinde var
tree-root-has-parent = "{ $root }" kökü "{ $parent }" düğümünün çocuğu: bir kökün ebeveyni olmaz
tree-no-root = hiçbir düğüm kök olamaz: her düğüm bir başkasının çocuğu; { $cycle }
tree-several-roots = birden çok düğümün ebeveyni yok: { $nodes }; kökü "root" ile belirtin ya da düğümleri birleştirin
tree-undefined-child = "{ $parent }" düğümünün "{ $child }" adlı çocuğu ne "children" ne de "values" içinde var
tree-two-parents = "{ $child }" hem "{ $first }" hem de "{ $second }" düğümünün çocuğu: bir ağaçta her düğümün tek bir ebeveyni vardır
tree-child-twice = "{ $parent }" düğümünün çocukları arasında "{ $child }" iki kez geçiyor
tree-childless-name = "{ $node }" düğümünün ne çocukları ne de bir değeri var
tree-cycle = bir döngü var: { $cycle }
tree-unreachable = "{ $node }" düğümüne "{ $root }" kökünden ulaşılamıyor
tree-value-of-nobody = "{ $node }" için bir değer var, ama ağaçta böyle bir düğüm yok
tree-mover-of-nobody = "{ $node }" düğümünde kimin oynadığı belirtilmiş, ama ağaçta böyle bir düğüm yok
tree-mixed-notations = iki gösterim karışmış: "{ $adjacency }" komşuluk gösterimine, {"{"}"root": "A", "children": {"{"}"A": [...]{"}"}{"}"}, "{ $node }" ise düğüm nesnesine, {"{"}"name": "A", "children": [...]{"}"}, aittir
tree-number-not-finite = { $number } sonlu bir sayı değil
tree-number-too-large = { $number } çok büyük: bir ağacın sayıları işaretiyle birlikte en çok 64 bittir
tree-wanted = bir ağaç (iç içe diziler, komşuluk gösterimiyle bir nesne ya da bir düğüm nesnesi)
tree-wanted-by-name = anahtarları düğüm adları olan bir nesne
tree-wanted-name = bir düğümün adı
tree-wanted-list = düğüm adlarından ve sayılardan oluşan bir dizi
tree-wanted-child = bir düğümün adı ya da bir yaprak için bir sayı veya null
tree-wanted-leaf = bir sayı, null ya da çocuklardan oluşan bir dizi
tree-wanted-no-name = bir sayı, null ya da çocuklardan oluşan bir dizi (çocuklar arasında adlar yalnızca komşuluk gösteriminde bulunur)
tree-wanted-node-object = bir düğüm nesnesi ya da bir sayı
tree-wanted-node-objects = düğüm nesnelerinden ya da sayılardan oluşan bir dizi
tree-wanted-movers = "max", "min" ya da bunu her düğüm için adıyla belirten bir nesne
tree-wanted-children = ada göre çocuk listelerinden oluşan bir nesne ya da düğüm nesnelerinden oluşan bir dizi
tree-over-the-limit = ağacın { $nodes } düğümü var; bu sunucu en çok { $most } düğümlük ağaçları kabul eder
tree-unknown-leaf = { $leaf } yaprağının değeri yok ve arama onu okumak zorunda; ona bir değer verin
tree-no-heuristic-value = { $node } düğümünde derinlik sınırına varıldı ve düğümün sezgisel değeri yok; "values" (komşuluk gösterimi) ya da "value" (düğüm nesnesi) ile bir değer verin veya daha derin arayın
tree-time-up-ordering = çocuklar gerçek değerlerine göre sıralanırken süre doldu; verilen sırayla ("given") sorun
tree-movers-disagree = soru ile ağacın kökü, kökte kimin oynadığı konusunda uyuşmuyor; birini çıkarın
tree-wanted-window = bir [alfa, beta] penceresi (açık uç için null)
tree-empty-window = alfa ({ $alpha }) betadan ({ $beta }) küçük olmalı; açık bir uç için null kullanın
tree-random-too-large = düğüm başına { $branching } çocuğu ve { $depth } katı olan bir ağacın { $most } taneden fazla düğümü olur; daha azını isteyin
tree-random-too-deep = { $most } kattan derin düğüm nesneleri geri gönderilemeyecek kadar derin iç içe geçer; başka bir gösterim isteyin
tree-random-ordered-below = kusursuz sıralanmış bir ağacın değerleri 0 ile b^d - 1 arasındadır; "below" anahtarını çıkarın ya da "random" sırasını isteyin
tree-random-no-seed = "seed" anahtarı eksik: rastgele bir ağaç için gereklidir, aynı sorunun yanıtı aynı olsun diye

## Sorunlar: dörtlü bağla (Connect Four)

connect4-red = Kırmızı
connect4-blue = Mavi
connect4-square = { $column }. sütun, { $row }. satır
connect4-illegal-move = { $number }. hamle: { $reason }
connect4-no-such-column = { $number } numaralı bir sütun yok; sütunlar 1 ile { $width } arasındadır
connect4-not-a-column = { $character } bir sütun değil; bir hamle { $columns } olmalı
connect4-columns-as-digits = 1 ile { $width } arasında bir rakam
connect4-columns-up-to-ten = 1 ile 9 arasında bir rakam ya da 10. sütun için a
connect4-column-full = { $column }. sütun dolu; başka bir sütuna oynayın
connect4-after-win = oyun bitmişti: { $winner } { $winning_move }. hamleyle kazanmıştı; ondan sonrakileri çıkarın
connect4-after-draw = oyun bitmişti: { $last_move }. hamle tahtayı doldurmuştu, berabere
connect4-row-count = tahtanın, en üstteki önce olmak üzere { $height } satırı olmalı; { $found } satır bulundu
connect4-row-length = { $row }. satırda { $found } kare var; her satırda { $width } kare olmalı
connect4-not-a-disc = { $found } ({ $square }) bir taş değil; R, B (ya da Y) ve boş kare için . kullanın
connect4-floating-disc = bir taş havada duruyor ({ $square }): altındaki kare boş, oysa taşlar en alttaki boş kareye düşer
connect4-impossible-counts = { $red } kırmızı ve { $blue } mavi taş var; Kırmızı başlar ve oyuncular sırayla oynar, bu yüzden kırmızı taşlar mavilerle eşit sayıda ya da bir fazla olmalı
connect4-two-winners = iki tarafın da bir çizgide dört taşı var, oysa oyun ilkiyle biter
connect4-played-on = { $winner } bir çizgide dört taş yapmış, ama taş sayılarına göre son hamleyi { $last } yapmış: oyun daha önce bitmişti
connect4-no-winning-move = { $winner } hiçbir son hamlenin yapmış olamayacağı biçimde bir çizgide dört taş yapmış: bir sütunun tepesindeki hangi taşı kaldırılırsa kaldırılsın geride dörtlü bir çizgi kalır, yani oyun daha önce bitmişti
connect4-wrong-turn = sıra { $claimed } oyuncusunda olamaz: Kırmızı başlar ve oyuncular sırayla oynar, bu yüzden sıra { $turn } oyuncusunda (tahtadaki taş sayısı: { $discs })
connect4-wanted-board = her satırı bir metin olan bir tahta (en üst satır önce, "...R..." gibi)
connect4-wanted-moves = oynanan sütunlar ("465344" gibi bir metin ya da [4, 6, 5, 3, 4, 4] gibi bir dizi)
connect4-no-position = "moves" anahtarı ya da "board" anahtarı eksik; boş tahta {"{"}"moves": ""{"}"} olarak yazılır
connect4-position-twice = konum iki kez verilmiş, hem "moves" hem "board" ile; birini çıkarın
connect4-width-out-of-range = bir tahtanın { $least } ile { $most } arasında sütunu olur, { $width } olmaz
connect4-height-out-of-range = bir tahtanın { $least } ile { $most } arasında satırı olur, { $height } olmaz
connect4-weight-out-of-range = bir ağırlık -{ $most } ile { $most } arasında bir tam sayıdır, { $found } bulundu
connect4-not-standard = tahtanın { $width } sütunu ve { $height } satırı var, oysa 7 ve 6 olmalı
connect4-too-many-threads = burada bir soru en çok { $most } iş parçacığı kullanabilir, { $asked } olmaz; bunu sunucuyu işleten --solver-threads ile belirler
connect4-no-move-to-score = oyun bitmiş, bu yüzden puanlanacak bir hamle yok; son hamleyi çıkarın
connect4-time-up-scoring = süre, bütün puanlar kanıtlanmadan doldu; yeniden sorun (arama kaldığı yerden sürer) ya da kanıtlananlar için /connect4/solve işlemine sorun

## Sorunlar: XOX

tictactoe-cell-count = bir tahtanın satır satır 9 hücresi olur, satırlar "/" ile ayrılabilir; burada { $count } hücre var
tictactoe-row-count = bir tahtanın 3 satırı olur, burada { $count } satır var
tictactoe-row-length = bir satırda 3 hücre olur, burada { $count } hücre var
tictactoe-not-a-cell = { $column } numaralı sütundaki { $character } bir hücre değil: X, O ya da boş hücre için "." yazın; sütunlar 0'dan başlayarak sayılır
tictactoe-in-row = { $row } numaralı satır: { $error }; satırlar 0'dan başlayarak sayılır
tictactoe-wanted-board = üç satırlık (["XXO", "O..", "..."] gibi) ya da dokuz hücrelik ("XXOO....." gibi) bir tahta
tictactoe-wanted-row = üç hücrelik bir satır ("XO." gibi)
tictactoe-impossible-counts = X'in { $x }, O'nun { $o } işareti var: oyuncular sırayla oynar, bu yüzden sayılar en çok bir farklı olabilir
tictactoe-two-winners = hem X hem O bir sırada üç işaret yapmış: bunu ilk yapan oyunu bitirir
tictactoe-played-on = { $winner } bir sırada üç işaret yapmış, ama { $loser } oyuncusunun işareti daha çok, demek ki son hamleyi o yapmış: oyun o hamleden önce bitmişti
tictactoe-turn-against-counts = { $more } oyuncusunun { $turn } oyuncusundan bir işareti fazla, bu yüzden sıra { $turn } oyuncusunda
tictactoe-turn-of-the-winner = { $winner } bir sırada üç işaret yapmış, demek ki son hamleyi o yapmış: sıra { $loser } oyuncusunda
tictactoe-time-up = süre, oyun sonuna kadar aranmadan doldu

## Sorunlar: alıştırmalar

exercise-none-found = denenen { $attempts } örneğin hiçbiri kısıtları sağlamıyor; birini gevşetin ya da başka bir boyut, değer aralığı veya "seed" seçin
exercise-time-up = kısıtları sağlayan bir örnek aranırken süre doldu
exercise-empty-count = at_least ({ $at_least }) at_most ({ $at_most }) değerinden büyük: hiçbir sayı ikisine birden uymaz
exercise-wanted-range = bir tam sayı ya da bir dizi içinde iki tam sayı (en küçük ve en büyük)
exercise-range-of-two = bir aralığın iki sayısı olur: en küçük ve en büyük
exercise-range-too-far = bir aralığın sayıları -{ $farthest } ile { $farthest } arasındadır
exercise-empty-range = en küçük olan ({ $least }) en büyük olandan ({ $most }) büyük; önce en küçüğü yazın
exercise-foreign = { $kind } türünden bir alıştırmada "{ $name }" bulunmaz; burada bulunabilenler: { $known }
exercise-foreign-none = { $kind } türünden bir alıştırmada "{ $name }" bulunmaz; burada hiçbiri bulunmaz
exercise-not-allowed = bu türden bir alıştırmada { $name } { $least } ile { $most } arasındadır
exercise-tree-too-large = böyle her ağacın en az { $smallest } düğümü olur; bir alıştırmada en çok { $most } düğüm bulunur, bu yüzden daha az çocuk ya da kat isteyin

## Sorunlar: notlar

grade-not-graded = "{ $path }" işleminin yanıtları notlandırılmıyor; notlandırılanlar: { $known }
grade-not-graded-near = "{ $path }" işleminin yanıtları notlandırılmıyor; notlandırılanlar: { $known }; şunu mu demek istediniz: { $near }?
grade-asked-twice = ne sorulduğu iki kez belirtilmiş, hem "question" hem "exercise" ile; birini çıkarın
grade-ask-without-exercise = "ask" bir "exercise" içinden bir soru seçer, oysa burada alıştırma yok; "ask" anahtarını çıkarın
grade-nothing-asked = "question" anahtarı ya da "exercise" anahtarı eksik: ne sorulduğunu belirtin
grade-no-such-question = alıştırmada "{ $id }" adlı bir soru yok; olanlar: { $known }
grade-no-such-question-near = alıştırmada "{ $id }" adlı bir soru yok; olanlar: { $known }; şunu mu demek istediniz: "{ $near }"?
grade-unknown-part = notlandırılacak "{ $name }" adlı bir bölüm yok; olanlar: { $known }
grade-unknown-part-near = notlandırılacak "{ $name }" adlı bir bölüm yok; olanlar: { $known }; şunu mu demek istediniz: "{ $near }"?
grade-no-weight = { $weight } bir ağırlık değil: ağırlıklar 0 ile 1000000 arasında sayılardır
grade-wanted-weights = bölümlerin adlarına göre ağırlıklardan oluşan bir nesne
grade-too-many-weights = bir bölümün tek bir ağırlığı olur, oysa burada bölümlerden çok ağırlık var
grade-points = bir yanıt 0 puandan çok, en çok { $most } puan eder
grade-lti-needs = lti biçimi için "report" içinde "{ $name }" gerekli
grade-no-time = zamanı saat dilimiyle birlikte 2026-11-30T12:00:00Z gibi yazın
grade-time-up = süre, yanıt notlandırılmadan doldu; daha küçük bir ağaç notlandırın
grade-too-many-piles = { $piles } yığın var; en çok { $most } yığınla ilgili yanıtlar notlandırılır
grade-heap-out-of-reach = { $examined } taştan küçük yığınlar bir periyot kanıtlamıyor, bu yüzden { $heap } taşlık yığının değeri bulunamıyor; daha küçük bir "n" ile sorun
grade-wanted-claim = bir sayı, "<= 2" gibi bir metin ya da {"{"}"value": 2, "bound": "upper"{"}"} gibi bir nesne
grade-wanted-end = bir sayı, null ya da "-inf" veya "inf"
grade-wanted-count = 0'dan küçük olmayan bir tam sayı ya da rakamlarından oluşan bir metin
grade-wanted-digits = en çok { $most } basamaklı bir tam sayı

## Sorunlar: tarafsız oyunlar

grundy-out-of-time = süre, Grundy değerleri bulunmadan doldu; daha küçük bir oyun sorun
grundy-heap-out-of-reach = böyle bir oyunda { $examined } taştan küçük yığınlara bakılır ve bunlar bir periyot kanıtlamıyor; bu yüzden { $heap } taşlık yığının değeri bulunamıyor; daha küçük bir yığın sorun
grundy-subtraction-missing = neyin alınabileceğini belirtin: ya alınabilecek sayıları "set" anahtarıyla ya da alınamayacak sayıları "all_but" anahtarıyla verin
grundy-subtraction-told-twice = "set" ile "all_but" iki ayrı oyun türüdür; birini çıkarın
grundy-subtraction-takes-nothing = bir hamle en az 1 tane alır; bu yüzden sayılar arasında 0 bulunamaz
grundy-code-base = bir kodun tabanı 8 ya da 16 olur
grundy-code-empty = kod boş; 0.77 gibi bir kod yazın
grundy-code-two-points = kodda iki nokta var; 0.77 gibi bir kod yazın
grundy-code-no-digit = '{ $letter }' bir kodun rakamı değil; kodlar 0.77 gibi yazılır, adıyla bilinen oyunlar ise şunlardır: { $names }
grundy-code-not-octal = { $digit } rakamı 8 tabanında yoktur: bir yığını üçe bölerdi; istenen buysa "base": 16 ile sorun
grundy-code-several-before-the-point = noktadan önce en çok bir rakam durur; kastedilen yalnızca bu rakamlarsa 0.{ $digits } yazın
grundy-code-moves-nothing = noktadan önceki { $digit } rakamı, hiçbir şey almayıp hiç yığın bırakmayan ya da tek bir yığın bırakan bir hamleye izin verir: oysa bir yığını, ya da yığın yokluğunu, olduğu gibi bırakmak hamle değildir; orada yalnızca şunlar durabilir: { $allowed }
grundy-code-too-long = kodda noktadan sonra { $digits } rakam var; en çok { $most } olabilir
grundy-wanted-amounts = bir tam sayı, tam sayılardan oluşan bir dizi ya da {"{"}"from": 1, "to": 3{"}"} gibi bir nesne
grundy-take-impossible = bir hamle { $amount } tane alamaz
grundy-take-empty-range = { $from } sayısından { $to } sayısına kadar hiçbir sayı yok
grundy-take-wide-range = { $from } ile { $to } arasında { $most } taneden çok sayı var; "to" verilmezse "from" değerinden başlayarak istenen her sayı alınabilir
grundy-take-changes-nothing = hiç almayıp hiçbir şey ya da tek bir yığın bırakmak hiçbir şeyi değiştirmez; 0 alan bir kural en az 2 parçaya böler
grundy-take-too-many-parts = kalan en çok { $most } parçaya bölünür
grundy-take-too-many-amounts = kurallar birlikte { $most } taneden çok sayı sıralıyor; "to" olmadan yazılan {"{"}"from": 1{"}"}, 1 ve daha büyük her sayıda almaya izin verir
grundy-take-too-many-rules = oyunun { $rules } kuralı var; en çok { $most } olabilir
grundy-take-no-heap = büyüklüğü { $from } sayısından { $to } sayısına kadar olan hiçbir yığın yok
grundy-take-no-remainder = { $modulus } sayısına bölümden kalan { $modulus } sayısından küçüktür; bu yüzden hiçbir zaman { $remainder } olmaz
grundy-two-notations = "{ $one }" ile "{ $other }" aynı şeyin iki gösterimidir; birini çıkarın
grundy-graph-missing = oyunu ya "graph" anahtarıyla, {"{"}"a": ["b"], "b": []{"}"}, ya da kenarlarıyla, yani "edges" anahtarıyla, [["a", "b"]], verin
grundy-graph-too-large = çizgede { $nodes } düğüm ve { $edges } kenar var; bu sunucu en çok { $most_nodes } düğüm ve { $most_edges } kenar kabul eder
grundy-graph-undefined = "{ $from }" düğümündeki bir hamlenin götürdüğü "{ $to }" düğümünün kendi listesi yok; hamlesi olmayan bir düğümün listesi [] olur
grundy-graph-no-start = başlangıç, çizgenin bir düğümü değil
grundy-wanted-follower-lists = her düğüm için hamlelerin götürdüğü düğümlerin listesini veren, {"{"}"a": ["b"], "b": []{"}"} gibi bir nesne
grundy-wanted-edges = [["a", "b"], ["b", "c"]] gibi, kenarlardan oluşan bir dizi
grundy-wanted-node-name = bir düğümün adı, yani bir metin
grundy-wanted-followers = hamlelerin götürdüğü düğümlerin adlarından oluşan bir dizi
grundy-wanted-edge = ["a", "b"] gibi iki düğümlü bir kenar
grundy-sum-too-many = toplamda { $count } bileşen var; en çok { $most } olabilir, ama bir oyunun yığınlarından istendiği kadarı tek bir bileşende durabilir
grundy-wanted-component = tek bir oyun içeren, {"{"}"nim": {"{"}"piles": [3, 4]{"}"}{"}"} gibi bir nesne
grundy-sum-no-game = oyun eksik; bilinenler: { $known }
grundy-sum-two-games = bir bileşen tek bir oyundur; ikinci oyunu ayrı bir bileşen yapın
grundy-sum-misere = misère toplamlar çözülmez: onları kimin kazandığı Grundy değerlerinden çıkmaz ("bütün yığınlar 1 değilse nim toplamı" yalnızca Nim için geçerlidir); misère Nim için /nim/winning-move işlemini kullanın ya da toplamın tamamını, hamlesi olmayan her konumdan fazladan tek bir konuma hamle olan bir çizge olarak gönderin
grundy-sum-rule = geçerli tek kural "normal"
grundy-sum-treblecross-threat = üçlü hemen tamamlanabiliyor ve tamamlayan, masada başka ne olursa olsun kazanır: böyle bir sıranın Grundy değeri yoktur ve hiçbir toplamda yer almaz; onu tek başına /grundy/treblecross işlemine sorun
grundy-sum-treblecross-over = yan yana üç işaret var, yani oyun bitmiş; bu sırayı çıkarın ya da son işareti geri alın
grundy-row-unknown-mark = 0'dan sayınca { $place } numaralı yerdeki '{ $found }' ne '{ $marked }' ne de '{ $blank }'
grundy-row-too-long = sırada { $places } yer var; en çok { $most } olabilir
grundy-row-too-short = sırada { $cells } hücre var; yan yana üç işaret için en az 3 hücre gerekir, daha kısa bir sırada kimse kazanamazdı
grundy-coins-missing = para sırasını ya "coins" anahtarıyla, "THHT", ya da turası üstte olanların numaralarıyla, yani "heads" anahtarıyla, [2, 3], verin
grundy-coins-from-one = paralar en soldakinden başlanarak 1'den numaralanır; 0 numaralı para yoktur
grundy-coins-told-twice = { $coin } numaralı para listede zaten var; turası üstte olan her para bir kez yazılır
grundy-coins-too-far = { $coin } numaralı para çok sağda: bu oyunun en çok { $most } paralık sıraları çözülür
grundy-bar-without-squares = bir çikolatanın en az bir satırı ve bir sütunu vardır: zehirli kare hiç yenmez
grundy-bar-missing = çikolatayı ya "rows" ve "columns" anahtarlarının ikisiyle birden ya da satırlarının uzunluklarıyla, "bar": [5, 3, 3, 1], verin
grundy-bar-told-twice = "bar" çikolatanın tamamını anlatır; ya onu ya da "rows" ile "columns" anahtarlarını çıkarın
grundy-bar-no-rows = çikolatanın hiç satırı yok; ilk satır ile ilk sütundaki zehirli kare hiç yenmez
grundy-bar-empty-row = satır boş; onu ve altındaki bütün satırları çıkarın
grundy-bar-longer-row = satır bir üstündekinden uzun: bir hamle, altta ve sağda kalan her şeyi yer
grundy-bar-too-large = Chomp, ortaya çıkabilecek her konuma bakılarak çözülür; bu konumların sayısı ile çikolatanın kare sayısının çarpımı en çok { $most } olabilir: 11 karelik 11 satır, 30 karelik 5 satır ya da 500 karelik 2 satır
grundy-hackenbush-too-large = resimde { $edges } kenar var; en çok { $most } olabilir
grundy-hackenbush-no-ground = zemin hiçbir kenarın düğümü değil; bu durumda bütün kenarlar zemine bağlanmadan havada kalırdı
grundy-euclid-both-zero = iki sayı da 0; hiçbir oyun buraya varmaz: çıkarılan sayı olduğu gibi kalır
grundy-euclid-zero-before-equal = bir sayı 0; oysa sayılar eşitlenince biten oyunda ikisi de en az 1 olur
grundy-misere-too-much = { $reason }; daha küçük ya da daha az sayıda yığın sorun
grundy-misere-too-many-positions = bu yığınlardan { $most } taneden çok konum ortaya çıkabilir; misère bir oyun bunların hepsine bakılarak çözülür, çünkü misère oyunda yığınları toplayan bir kural bilinmiyor
grundy-misere-too-many-heaps = bu yığınlardan ortaya çıkabilecek konumlarda toplam { $most } taneden çok yığın var; misère bir oyun bunların hepsine bakılarak çözülür, çünkü misère oyunda yığınları toplayan bir kural bilinmiyor

## Sorunlar: Nim

nim-only-normal = { $why }; bu oyun için yalnızca "normal" yanıtlanır
nim-misere-staircase = misère merdiven Nim'in kazananı nim toplamından çıkmaz: sonunda çift numaralı basamaklardaki paralar da sayılır
nim-misere-lasker = yığınların bölündüğü bir oyunun misère biçimi, yığınların Grundy değerlerinden çıkmaz
nim-misere-welter = Welter oyununun misère biçimi Grundy değerlerinden çıkmaz
sum-lasker-pile-too-large = 2^64 - 1 taşlık bir yığının değeri 2^64 olur, bir toplamda ise değerler en çok 64 bittir; yığını küçültün
nim-welter-shared-square = { $square } numaralı karede iki para var: bu ve { $first } numaralı para; her paraya ayrı bir kare gerekir
nim-welter-out-of-time = süre, kazandıran hamlelerin hepsi bulunmadan doldu; daha az parayla sorun
nim-moore-out-of-time = süre, kazandıran hamleler bulunmadan doldu; daha az yığınla, daha küçük bir "offset" ya da daha küçük bir "limit" ile sorun
nim-moore-too-many-piles = Moore Nim en çok { $most } yığın için yanıtlanır, çünkü kazandıran hamleleri yığınların kombinasyonlarıdır; daha az yığınla sorun
nim-wythoff-two-piles = Wythoff oyununda [13, 15] gibi iki yığın vardır; burada { $piles } tane var
nim-no-inverse-of-zero = 0'ın tersi yoktur: 0 ile herhangi bir sayının çarpımı 0 olur, hiçbir zaman 1 olmaz; 1 ya da daha büyük bir sayı sorun
