### Türkçe. İleti eklemek için: src/course/messages/mod.rs.

## Listeler

list = { $first } ve { $last }
list-cut-short =
    { $shown_total ->
        [0] { $more } tane
       *[other] { $shown } ve { $more } tane daha
    }

## Alıştırmalar

exercise-minimax =
    Ağacın her iç düğümünün minimax değerini yapraklardan köke doğru hesaplayın. Kökte { $player } oynar, oyuncular sırayla oynar.
exercise-minimax-asked = Her iç düğümün değeri nedir, kökün değeri nedir ve en iyi hamle hangisidir?
exercise-alphabeta =
    Ağacı elle, soldan sağa, alfa-beta ile arayın. Kökte { $player } oynar, oyuncular sırayla oynar.
exercise-alphabeta-asked =
    alfa { $cut_when } beta olunca budayın. Kökün değeri ve en iyi hamle nedir? Hangi yapraklar okunur, hangileri budanır, her düğüme hangi pencereyle girilir ve düğüm ne döndürür?
exercise-cut-rule =
    Ağacı alfa-beta ile iki kez arayın: önce alfa >= beta olur olmaz, sonra yalnızca alfa > beta olunca budayarak. Kökte { $player } oynar. Değer aynıdır; okunan yapraklar değildir.
exercise-horizon =
    İkinci kattaki iç düğümlerin tahminleri vardır; { $shallow } derinliğindeki arama bunları değer sayar. Kökte { $player } oynar. { $shallow } ve { $deep } derinliklerinin ne oynadığını karşılaştırın: ufkun ötesinde başka bir hamle en iyidir.
exercise-horizon-asked = { $depth } derinliğinde kökün değeri nedir ve en iyi hamle hangisidir?
exercise-leaf-counts =
    Düzgün bir ağaçta her iç düğümün { $branching } çocuğu vardır ve bütün yapraklar kökün { $depth } kat altındadır.
exercise-leaf-counts-asked =
    Kaç yaprak ve kaç düğüm vardır? En iyi sıralamada alfa-beta kaç yaprak okur?
exercise-nim-normal = Yığınları { $piles } olan Nim; son taşı alan kazanır.
exercise-nim-misere = Yığınları { $piles } olan misère Nim; son taşı alan kaybeder.
exercise-nim-asked =
    Nim toplamı nedir? Konum P konumu mu, N konumu mu? Bütün kazanan hamleleri verin; yığınlar 0'dan sayılır.
exercise-grundy-sequence = Bir hamlede bir yığından şu sayılardan istenen biri kadar alınır: { $amounts }. Hamle yapamayan kaybeder.
exercise-grundy-sequence-asked =
    0 ile { $n } arasındaki (ikisi de dahil) yığınların Grundy değerleri nelerdir? Değerler nereden başlayarak ve kaç yığında bir yinelenir?
exercise-mex = Bir konumdan gidilebilen konumların Grundy değerleri: { $numbers }.
exercise-mex-asked = Mex, yani eksik olan en küçük sayı nedir?
exercise-tic-tac-toe-win-loss = Üç taş (tic-tac-toe); sıra { $mover } oyuncusunda. X'in kazancı 1, O'nun kazancı -1, beraberlik 0 sayılır.
exercise-tic-tac-toe-depth =
    Üç taş (tic-tac-toe); sıra { $mover } oyuncusunda. X'in d hamle sonraki kazancı 10 - d, O'nunki d - 10, beraberlik 0 sayılır.
exercise-tic-tac-toe-asked = Her boş kare X'in gözünden kaç eder, konum kaç eder ve en iyi hamle hangisidir?
exercise-connect-four =
    Connect Four, { $moves } sütunlarından sonra; önce kırmızı oynar. Yalnızca tek renk taş bulunan dört karelik pencereleri sayın.
exercise-connect-four-asked =
    Kırmızının gözünden E(s) değeri nedir ve hangi pencereler sayılır? Üç taş ve bir boş kare 5, iki taş ve iki boş kare 2, orta sütundaki bir taş 3 eder.
