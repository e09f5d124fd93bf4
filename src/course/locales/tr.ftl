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
## Notlar

grade-all-right =
    { $total ->
        [one] Yanıt doğru.
       *[other] { $total } yanıtın hepsi doğru.
    }
grade-some-right = { $total } yanıttan { $right } tanesi doğru.
check-right = Doğru: { $part }.
check-equivalent = Doğru: { $part }. Aramanın verdiği yanıt { $expected }; { $got } da aynı ölçüde geçerli.
check-other-convention = Başka bir kabule göre doğru ({ $convention }): { $part }. Sorudaki kabule göre yanıt { $expected }; sizin yanıtınız { $got }.
check-missing = Eksik: { $part }.
check-partly = Kısmen doğru: { $part }. Doğrusu { $expected }; sizin yanıtınız { $got }.
check-wrong = Yanlış: { $part }. Doğrusu { $expected }; sizin yanıtınız { $got }.
part-at-node = { $part } ({ $node } düğümü)
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

## Yanıtların biçimi

format-unreadable = Biçim hatası: { $detail }
format-unknown-node = Ağaçta "{ $name }" adlı bir düğüm yok.
format-unknown-node-near = Ağaçta "{ $name }" adlı bir düğüm yok; "{ $nearest }" mi demek istediniz?
format-node-twice = "{ $name }" düğümü bu listede iki kez geçiyor; birini silin.
format-no-nodes = Burada hiç düğüm yok; bu bölümü çıkarın ya da en az bir düğüm için yanıt verin.
format-nothing-to-grade = Notlandırılacak bir şey yok. Bir yanıtta bulunabilecekler: { $parts }.

## Yanlışlar

diagnosis-too-large = Ağaç, yanlışların nedenini aramak için fazla büyük: bu, en çok { $nodes } düğüm ve { $plies } kat derinlik için yapılır.
mistake-first-matters = { $mistake } İlk etkisi { $node } düğümünde görülüyor.
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
mistake-perspective = İşaret öteki oyuncuya göre: tüm değerler MAX açısından verilir.
mistake-sentinel = Sonsuz olması gereken yerde bir sayı var: açık bir pencereyle ve hiçbir en iyi değer olmadan başlayın.
mistake-knuth-moore = Formül yanlış uygulanmış: doğrusu b^⌈d/2⌉ + b^⌊d/2⌋ - 1; biri yukarı, biri aşağı yuvarlanır ve bir çıkarılır.
mistake-count-convention = Başka bir şey sayılmış: düğümlerin mi, yaprakların mı, dalların mı sorulduğuna ve kökün sayılıp sayılmadığına yeniden bakın.

## Öteki değerlendiricilerin okuduğu biçimler

check-readable = gönderi okunabiliyor
table-check = Denetim
table-expected = Beklenen
table-got = Verilen
