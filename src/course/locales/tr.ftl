### Türkçe. İleti eklemek için: src/course/messages/mod.rs.

## Listeler

list = { $first } ve { $last }
list-cut-short =
    { $shown_total ->
        [0] { $more } tane
       *[other] { $shown } ve { $more } tane daha
    }

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
part-period = periyot
part-grundy = Grundy değeri
part-values = 0 yığınından başlayarak Grundy değerleri
part-center = orta sütunun katkısı
part-eval = E(s) değerlendirmesi
part-cells = hamlenin değeri
part-nodes = düğüm sayısı
part-leaves = yaprak sayısı
part-winning-move = kazandıran bir hamle
part-winning-moves = kazandıran hamlelerin tümü
part-outcome = kimin kazandığı
part-nim-sum = nim toplamı

## Yanıtların biçimi

format-unreadable = Biçim hatası: { $detail }
format-unknown-node = Ağaçta "{ $name }" adlı bir düğüm yok.
format-unknown-node-near = Ağaçta "{ $name }" adlı bir düğüm yok; "{ $nearest }" mi demek istediniz?
format-node-twice = "{ $name }" düğümü bu listede iki kez geçiyor; birini silin.
format-no-nodes = Burada hiç düğüm yok; bu bölümü çıkarın ya da en az bir düğüm için yanıt verin.
format-nothing-to-grade = Notlandırılacak bir şey yok. Bir yanıtta bulunabilecekler: { $parts }.
format-too-many = Burada { $most } öğeden fazlası var; en önemlilerini verin.
format-heap-values = Değerleri 0 yığınından başlayarak verin: en az bir tane, en çok { $heap } yığınına kadar.
format-no-square = Böyle bir kare yok: kareler [sütun, satır] biçimindedir; sol alttan başlayarak sütunlar 1-7, satırlar 1-6.
format-no-cell = Böyle bir hücre yok: hücreler [satır, sütun] biçimindedir, her biri 0 ile 2 arasındadır.
format-twice = Bu, listede iki kez geçiyor; birini silin.
format-no-move = Bir hamle yığından taş alır: yığını ve alınan ya da kalan sayıyı, ikisi de varsa birbirine uyacak biçimde yazın.
format-no-pile = { $pile } numaralı yığın yok: yığınlar 0'dan başlayarak sayılır ve { $total } yığın var.

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
mistake-nim-convention = Öteki kurala göre oynanmış: normal kuralda son taşı alan kazanır, misère kuralında kaybeder.
mistake-nim-sum-arith = Yığınlar dışlayan veya (XOR) ile birleştirilmemiş: ikilik düzende yazıp her sütunu elde taşımadan toplayın.
mistake-one-of-many = Kazandıran hamlelerden yalnızca biri verilmiş, oysa başkaları da var: her yığını deneyin.
mistake-mex-not-xor = Mex ile dışlayan veya (XOR) karıştırılmış: birden çok yığın XOR ile birleştirilir, bir konumun değeri ise hamlelerinin götürdüğü değerlerin mex'idir.
mistake-period-not-minimal = Değerler böyle de yineleniyor, ama daha kısası var: en kısa periyodu, ilk geçerli olduğu yerden verin.
mistake-opponent-misread = Rakip yanlış okunmuş: karşı taraf kendi çıkarına oynar, elindekiler size karşı sayılır.
mistake-no-depth-penalty = Derinlik hesaba katılmamış: d katta kazanmanın değeri 10 - d'dir; yakın galibiyet uzak olandan değerlidir.
mistake-depth-sign = Derinliğin işareti ters: galibiyetten çıkarılır, yenilgiye eklenir; böylece yakın galibiyet ve geç yenilgi yeğlenir.
mistake-fatalism = Konum kayıp, ama her hamle aynı hızda kaybetmez: en geç kaybettireni oynayın.
