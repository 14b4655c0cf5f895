# Santa Cruz: amit a tábla mutat és mond.

santa-cruz-ui-go-build = Építés
santa-cruz-ui-go-play = Kijátszás
santa-cruz-ui-tagline = Népesíts be egy szigetet kétszer: előbb fedezd fel, aztán használd, amit tudsz
santa-cruz-ui-board = Térkép. A Tab a következő lehetőségre lép, a nyilak mezőről mezőre visznek, az Enter megerősít, az Escape visszavon.
santa-cruz-ui-recentre = Vissza ahhoz, ami most fontos (C)
santa-cruz-ui-list = { $most } és { $last }
santa-cruz-ui-nothing = semmi
santa-cruz-ui-points = { $count } pont

santa-cruz-ui-site-coast = { $id } part menti mező
    .plain = part menti mező
santa-cruz-ui-site-land = { $id } tájmező
    .plain = tájmező
santa-cruz-ui-site-volcano = { $id } vulkáni mező
    .plain = vulkáni mező
santa-cruz-ui-building-lighthouse = Világítótorony
santa-cruz-ui-building-church = Templom
santa-cruz-ui-building-house = Ház
santa-cruz-ui-resource-sheep = bárány
santa-cruz-ui-resource-fish = hal
santa-cruz-ui-resource-wood = fa
santa-cruz-ui-resource-sugar = cukor
santa-cruz-ui-resource-gold = arany
santa-cruz-ui-fish-bonus = halbónusz { $count }
santa-cruz-ui-a-bird = egy madár
santa-cruz-ui-face-down = Lefordított lapka
santa-cruz-ui-building = { $building }, { $name } ({ $seat }), { $site }
santa-cruz-ui-shared-with = közös: { $seat }
santa-cruz-ui-shares = közös mező
santa-cruz-ui-turns-up = { $count } lapkát fed fel
santa-cruz-ui-target =
    Mező: { $n } / { $total }, { $site }: { $what }.{ $chosen ->
        [yes] { " " }Előnézetben.
       *[no] {""}
    }
santa-cruz-ui-targets = Ahol építhetsz

santa-cruz-ui-card-ship = Hajó
santa-cruz-ui-card-path = Ösvény
santa-cruz-ui-card-river = Folyó
santa-cruz-ui-card-double = Dupla lépés
santa-cruz-ui-hint-ship = bármely szabad part menti mező
santa-cruz-ui-hint-path = ösvényen, egy épületedtől
santa-cruz-ui-hint-river = folyón, ahol már van épületed
santa-cruz-ui-hint-double = egy fajta, kétszer
santa-cruz-ui-twice = { $name }, kétszer
santa-cruz-ui-double-how = Ezután válassz egy fajtát, és építs vele kétszer.
santa-cruz-ui-reaches =
    { $count ->
        [0] egy mező sem
       *[other] { $count } mező
    }
santa-cruz-ui-reaches-nothing = Most semmit sem ér el. Ha kijátszod, a köröd véget ér.
santa-cruz-ui-kinds = Mi legyen a dupla lépés
santa-cruz-ui-first-of-two = Az első a két épületből

santa-cruz-ui-score-sheep = Bárány
santa-cruz-ui-score-fish = Hal
santa-cruz-ui-score-wood = Fa
santa-cruz-ui-score-sugar = Cukor
santa-cruz-ui-score-gold = Arany
santa-cruz-ui-score-sheep-fish = Bárány + hal
santa-cruz-ui-score-wood-sugar = Fa + cukor
santa-cruz-ui-score-great-gold = Sok arany
santa-cruz-ui-score-four-houses = 4 ház
santa-cruz-ui-score-mixed = Vegyes
santa-cruz-ui-score-street = Utca
santa-cruz-ui-score-coast = Tengerpart
santa-cruz-ui-score-river = Folyó
santa-cruz-ui-score-volcano = Vulkán
santa-cruz-ui-score-eruption = Vulkánkitörés
santa-cruz-ui-score-birds = Madárlapka
santa-cruz-ui-how-sheep = { $points } pont, ha van bárányod
santa-cruz-ui-how-fish = { $points } pont, ha van halad, plusz halbónusz
santa-cruz-ui-how-wood = { $points } pont, ha van fád
santa-cruz-ui-how-sugar = { $points } pont, ha van cukrod
santa-cruz-ui-how-gold = { $points } pont, ha van aranyad
santa-cruz-ui-how-sheep-fish = mindkettővel { $points }, eggyel { $single } pont, plusz halbónusz
santa-cruz-ui-how-wood-sugar = mindkettővel { $points }, eggyel { $single } pont
santa-cruz-ui-how-great-gold = { $points } pont, ha van aranyad
santa-cruz-ui-how-four-houses = { $points } pont 4 háztól
santa-cruz-ui-how-mixed = { $points } pont, ha mindhárom fajta épületed áll
santa-cruz-ui-how-street = { $points } pont 4 összekötött épülettől
santa-cruz-ui-how-coast = épületenként { $points } pont a parton
santa-cruz-ui-how-river = épületenként { $points } pont a folyókon
santa-cruz-ui-how-volcano = épületenként { $points } pont a vulkánokon
santa-cruz-ui-how-eruption = −{ $points } pont minden vulkáni épületért, aztán lekerülnek
santa-cruz-ui-how-birds = madárlapkánként { $points } pont

santa-cruz-ui-hand = A kártyáid
santa-cruz-ui-hand-card =
    { $name }{ $copies ->
        [one] {""}
       *[other] {" × "}{ $copies }
    }: { $hint }{ $fresh ->
        [yes] . Új, félretéve
       *[no] {""}
    }
santa-cruz-ui-new = új
santa-cruz-ui-away = visszakerül a dobozba, a többiek nem látják

santa-cruz-ui-sets = Válassz építési készletet
santa-cruz-ui-sets-how = Hét építési kártya az 1. fordulóra. A pontozókártyáid alul vannak: azt a készletet válaszd, amelyik segíti őket.
santa-cruz-ui-set-rivers = Folyók
santa-cruz-ui-set-paths = Ösvények
santa-cruz-ui-set-ships = Hajók
santa-cruz-ui-set-balanced = Kiegyenlített
santa-cruz-ui-set-about-rivers = A folyók mentén befelé, lapkák mellett, amelyeket még senki sem látott.
santa-cruz-ui-set-about-paths = Háztól házig terjeszkedsz, az utcák maguktól összeállnak.
santa-cruz-ui-set-about-ships = Bárhol partra érhetsz: partok, világítótornyok, hal.
santa-cruz-ui-set-about-balanced = Mindenből kettő, minden alkalomra.
santa-cruz-ui-draft = Vegyél el egy paklit a 2. fordulóra
santa-cruz-ui-draft-how = Minden pakli az, amit az 1. fordulóban kijátszottak: hét építési kártya és a pontozókártyák. A leghátul álló választ először.
santa-cruz-ui-pile-of = Pakli: { $name }
santa-cruz-ui-taken-by = Nála van: { $name }
santa-cruz-ui-waiting-for = { $name } választ.
santa-cruz-ui-count-card = { $count } × { $name }

santa-cruz-ui-track = Pontozósáv.
santa-cruz-ui-track-place = { $rank }. helyezett: { $name } ({ $seat }), { $points }.
santa-cruz-ui-laps = A pontjelző zászlaja a teljes körök pontjait mutatja ({ $count } pont körönként).
santa-cruz-ui-pays-nobody = Senki sem kap pontot
santa-cruz-ui-birds-of = Madarak: { $name }
santa-cruz-ui-no-birds = nincs madár
santa-cruz-ui-round-over = { $round }. forduló: vége
santa-cruz-ui-round-begins = { $round }. forduló: { $name } kezd

santa-cruz-ui-round = Forduló: { $round } / 2
santa-cruz-ui-before = Megérkezés előtt
santa-cruz-ui-birds-left = { $count } madárlapka maradt
santa-cruz-ui-cards-left = { $count } pontozókártya a pakliban
santa-cruz-ui-sharing-free = { $name } az utolsó, és egyszer építhet közös mezőre.
santa-cruz-ui-sharing-used = { $name } az utolsó, és már épített közös mezőre.
santa-cruz-ui-own-birds = A madaraid: { $values } (összesen { $sum })
santa-cruz-ui-pays-now = Mit érne most egy-egy kártya
santa-cruz-ui-card = Kártya
santa-cruz-ui-where-own = A kezedben van
santa-cruz-ui-where-unseen = Még nem látott
santa-cruz-ui-where-seen = Kijátszott vagy ismert
santa-cruz-ui-unseen = { $count } nem látott lapka

santa-cruz-ui-stock = A készletben: { $house } ház, { $church } templom, { $lighthouse } világítótorony. Madárlapkák: { $birds }.
santa-cruz-ui-may-share = építhet közös mezőre
santa-cruz-ui-may-share-how = Utolsó ebben a fordulóban: egyszer olyan mezőre is építhet, ahol már áll másé.
santa-cruz-ui-stands-on = Nyersanyagai: { $list }. Halbónusz { $bonus }.
santa-cruz-ui-cards-of = Készlet: { $set }. { $cards }. Pontozókártyák a kézben: { $scoring }.
santa-cruz-ui-card-left = { $name }: { $left } maradt, { $played } kijátszva
santa-cruz-ui-scoring-in-hand = { $count } pontozókártya a kézben

santa-cruz-ui-tiles = { $count } lapka
santa-cruz-ui-tiles-coast = Tengerpart: { $count }
santa-cruz-ui-tiles-land = Táj: { $count }
santa-cruz-ui-tiles-volcano = Vulkán: { $count }
santa-cruz-ui-building-cards = { $count } építési kártya
santa-cruz-ui-scoring-cards = { $count } pontozókártya
santa-cruz-ui-bird-chips = { $count } madárlapka
santa-cruz-ui-wood = A játékosok faépületei
santa-cruz-ui-copies = × { $count }
santa-cruz-ui-map = Térkép: { $sites } mező, { $paths } ösvény, { $rivers } folyó
santa-cruz-ui-map-sites = Mezők:
santa-cruz-ui-map-paths = Ösvények:
santa-cruz-ui-map-rivers = Folyók:

santa-cruz-ui-describe-order = Sorrend a pontozósávon: { $order }.
santa-cruz-ui-describe-left = Nem látott: { $coast } part menti, { $land } táj- és { $volcano } vulkáni lapka, { $cards } pontozókártya, { $birds } madárlapka.
santa-cruz-ui-describe-seat = { $seat }: { $score } pont. Készlet: { $set }. A készletben { $house } ház, { $church } templom, { $lighthouse } világítótorony. Építési kártyák a kézben: { $cards }. Pontozókártyák a kézben: { $scoring }. Kijátszva: { $played }. Nyersanyagai: { $goods }, halbónusz { $bonus }. Madárlapkák: { $birds }. Leghosszabb utca: { $street }.
santa-cruz-ui-describe-pile = Pakli ({ $seat }): készlet { $set }, pontozókártyák: { $scoring }.
santa-cruz-ui-describe-hand = A pontozókártyáid: { $cards }.
santa-cruz-ui-describe-new = Az új pontozókártyád: { $card }.
santa-cruz-ui-describe-built = { $building } ({ $seat }).
santa-cruz-ui-describe-site = { $site }: { $what }. Szomszédai: { $joined }{ $rivers ->
        [none] {""}
       *[other] ; folyó: { $rivers }
    }.{ $built }
santa-cruz-ui-describe-pays = { $card } most ennyit érne: { $pays }.

santa-cruz-ui-source-start = kezdés
santa-cruz-ui-source-tile = beépített mezők
santa-cruz-ui-source-card = pontozókártyák
santa-cruz-ui-source-bonus = halbónusz
santa-cruz-ui-source-chips = madarak
