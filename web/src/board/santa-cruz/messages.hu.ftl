# Santa Cruz: amit a tábla mutat és mond.

santa-cruz-ui-board = Térkép. A Tab a következő lehetőségre lép, a nyilak helyről helyre visznek, az Enter megerősít, az Escape visszavon.
santa-cruz-ui-recentre = Vissza ahhoz, ami most fontos (C)
santa-cruz-ui-list = { $most } és { $last }
santa-cruz-ui-nothing = semmi
santa-cruz-ui-points = { $count } pont

santa-cruz-ui-site-coast = { $id } parti hely
santa-cruz-ui-site-land = { $id } szárazföldi hely
santa-cruz-ui-site-volcano = { $id } vulkáni hely
santa-cruz-ui-building-lighthouse = Világítótorony
santa-cruz-ui-building-church = Templom
santa-cruz-ui-building-house = Ház
santa-cruz-ui-resource-sheep = juh
santa-cruz-ui-resource-fish = hal
santa-cruz-ui-resource-wood = fa
santa-cruz-ui-resource-sugar = cukor
santa-cruz-ui-resource-gold = arany
santa-cruz-ui-fish-bonus = halbónusz { $count }
santa-cruz-ui-a-bird = egy madár
santa-cruz-ui-face-down = Lefordított lapka
santa-cruz-ui-building = { $building }, { $name } ({ $seat }), { $site }
santa-cruz-ui-shared-with = közösen vele: { $seat }
santa-cruz-ui-shares = közös hely
santa-cruz-ui-turns-up = { $count } lapkát fordít fel
santa-cruz-ui-target =
    { $n }. hely a { $total } közül, { $site }: { $what }.{ $chosen ->
        [yes] { " " }Előnézetben.
       *[no] {""}
    }
santa-cruz-ui-targets = Ahol építhetsz

santa-cruz-ui-card-ship = Hajó
santa-cruz-ui-card-path = Ösvény
santa-cruz-ui-card-river = Folyó
santa-cruz-ui-card-double = Dupla
santa-cruz-ui-hint-ship = bármely szabad part
santa-cruz-ui-hint-path = ösvényen a tiédtől
santa-cruz-ui-hint-river = folyó mentén, ahol már laksz
santa-cruz-ui-hint-double = egy fajta, kétszer
santa-cruz-ui-twice = { $name }, kétszer
santa-cruz-ui-double-how = Ezután nevezz meg egy fajtát, és építs vele kétszer.
santa-cruz-ui-reaches =
    { $count ->
        [0] egy hely sem
       *[other] { $count } hely
    }
santa-cruz-ui-reaches-nothing = Most semmit sem ér el. Ha kijátszod, a köröd véget ér.
santa-cruz-ui-kinds = Mi legyen a dupla lap
santa-cruz-ui-first-of-two = Az első a két épületből

santa-cruz-ui-score-sheep = Juh
santa-cruz-ui-score-fish = Hal
santa-cruz-ui-score-wood = Fa
santa-cruz-ui-score-sugar = Cukor
santa-cruz-ui-score-gold = Arany
santa-cruz-ui-score-sheep-fish = Juh és hal
santa-cruz-ui-score-wood-sugar = Fa és cukor
santa-cruz-ui-score-great-gold = Sok arany
santa-cruz-ui-score-four-houses = Négy ház
santa-cruz-ui-score-mixed = Vegyes falu
santa-cruz-ui-score-street = Utca
santa-cruz-ui-score-coast = Part
santa-cruz-ui-score-river = Folyók
santa-cruz-ui-score-volcano = Vulkánok
santa-cruz-ui-score-eruption = Kitörés
santa-cruz-ui-score-birds = Madarak
santa-cruz-ui-how-sheep = { $points } juhért
santa-cruz-ui-how-fish = { $points } halért, meg a bónusz
santa-cruz-ui-how-wood = { $points } fáért
santa-cruz-ui-how-sugar = { $points } cukorért
santa-cruz-ui-how-gold = { $points } aranyért
santa-cruz-ui-how-sheep-fish = mindkettő { $points }, egyik { $single }, meg a bónusz
santa-cruz-ui-how-wood-sugar = mindkettő { $points }, egyik { $single }
santa-cruz-ui-how-great-gold = { $points } aranyért
santa-cruz-ui-how-four-houses = { $points } négy házért
santa-cruz-ui-how-mixed = { $points }, ha mindháromból van
santa-cruz-ui-how-street = { $points } négyért ösvények mentén
santa-cruz-ui-how-coast = { $points } mindegyikért a parton
santa-cruz-ui-how-river = { $points } mindegyikért folyónál
santa-cruz-ui-how-volcano = { $points } mindegyikért vulkánnál
santa-cruz-ui-how-eruption = vulkánnál mindegyik { $points } pontba kerül, aztán eltűnik
santa-cruz-ui-how-birds = { $points } minden madárért

santa-cruz-ui-hand = A lapjaid
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

santa-cruz-ui-sets = Válaszd ki a lapkészletedet
santa-cruz-ui-sets-how = Hét építőlap az 1. fordulóra. A pontozólapjaid alul vannak: azt a készletet vedd el, amelyik segíti őket.
santa-cruz-ui-set-rivers = Folyók
santa-cruz-ui-set-paths = Ösvények
santa-cruz-ui-set-ships = Hajók
santa-cruz-ui-set-balanced = Kiegyensúlyozott
santa-cruz-ui-set-about-rivers = A folyók mentén befelé, lapkák mellett, amelyeket még senki sem látott.
santa-cruz-ui-set-about-paths = Háztól házig terjeszkedni; az utcák maguktól jönnek.
santa-cruz-ui-set-about-ships = Partra szállni bárhol: partok, világítótornyok, hal.
santa-cruz-ui-set-about-balanced = Mindből kettő, minden alkalomra.
santa-cruz-ui-draft = Vegyél el egy paklit a 2. fordulóra
santa-cruz-ui-draft-how = Minden pakli az, amit az 1. fordulóban kijátszottak: hét építőlap és a pontozólapok. A leghátul álló vesz először.
santa-cruz-ui-pile-of = { $name } paklija
santa-cruz-ui-taken-by = Nála van: { $name }
santa-cruz-ui-waiting-for = { $name } választ.
santa-cruz-ui-count-card = { $count } × { $name }

santa-cruz-ui-track = Pontsáv.
santa-cruz-ui-track-place = { $rank }. hely: { $name } ({ $seat }), { $points }.
santa-cruz-ui-laps = A jelölő zászlaja a megtett, { $count } pontos körök értékét mutatja.
santa-cruz-ui-pays-nobody = Senki sem kap pontot
santa-cruz-ui-birds-of = { $name } madarai
santa-cruz-ui-no-birds = nincs madár
santa-cruz-ui-round-over = Véget ért az { $round }. forduló
santa-cruz-ui-round-begins = { $round }. forduló: { $name } kezd

santa-cruz-ui-round = { $round }. forduló a 2-ből
santa-cruz-ui-before = Partraszállás előtt
santa-cruz-ui-birds-left = { $count } madárkorong maradt
santa-cruz-ui-cards-left = { $count } pontozólap a pakliban
santa-cruz-ui-sharing-free = { $name } az utolsó, és egyszer építhet közös helyre.
santa-cruz-ui-sharing-used = { $name } az utolsó, és már épített közös helyre.
santa-cruz-ui-own-birds = A madaraid: { $values } (összesen { $sum })
santa-cruz-ui-pays-now = Mit érne most egy-egy lap
santa-cruz-ui-card = Lap
santa-cruz-ui-where-own = A kezedben
santa-cruz-ui-where-unseen = Még nem látott
santa-cruz-ui-where-seen = Kijátszott vagy ismert
santa-cruz-ui-unseen = { $count } nem látott lapka

santa-cruz-ui-stock = Készleten: { $house } ház, { $church } templom, { $lighthouse } világítótorony. Madárkorongok: { $birds }.
santa-cruz-ui-may-share = építhet közös helyre
santa-cruz-ui-may-share-how = Utolsó ebben a fordulóban: egyszer olyan helyre is építhet, ahol már áll másé.
santa-cruz-ui-stands-on = Itt él: { $list }. Halbónusz { $bonus }.
santa-cruz-ui-cards-of = Készlet: { $set }. { $cards }. Pontozólapok kézben: { $scoring }.
santa-cruz-ui-card-left = { $name }: { $left } maradt, { $played } kijátszva
santa-cruz-ui-scoring-in-hand = { $count } pontozólap kézben

santa-cruz-ui-tiles = { $count } lapka
santa-cruz-ui-tiles-coast = Part: { $count }
santa-cruz-ui-tiles-land = Szárazföld: { $count }
santa-cruz-ui-tiles-volcano = Vulkán: { $count }
santa-cruz-ui-building-cards = { $count } építőlap
santa-cruz-ui-scoring-cards = { $count } pontozólap
santa-cruz-ui-bird-chips = { $count } madárkorong
santa-cruz-ui-wood = A játékosok faépületei
santa-cruz-ui-copies = × { $count }
santa-cruz-ui-map = Térkép: { $sites } hely, { $paths } ösvény, { $rivers } folyó
santa-cruz-ui-map-sites = Helyek:
santa-cruz-ui-map-paths = Ösvények:
santa-cruz-ui-map-rivers = Folyók:

santa-cruz-ui-describe-order = Sorrend a sávon: { $order }.
santa-cruz-ui-describe-left = Nem látott: { $coast } parti, { $land } szárazföldi és { $volcano } vulkáni lapka, { $cards } pontozólap, { $birds } madárkorong.
santa-cruz-ui-describe-seat = { $seat } hely: { $score } pont. Készlet: { $set }. Készleten { $house } ház, { $church } templom, { $lighthouse } világítótorony. Építőlapok kézben: { $cards }. Pontozólapok kézben: { $scoring }. Kijátszva: { $played }. Itt él: { $goods }, halbónusz { $bonus }. Madárkorongok: { $birds }. Leghosszabb utca: { $street }.
santa-cruz-ui-describe-pile = { $seat } paklija: { $set } készlet, pontozólapok: { $scoring }.
santa-cruz-ui-describe-hand = A pontozólapjaid: { $cards }.
santa-cruz-ui-describe-new = Az új pontozólapod: { $card }.
santa-cruz-ui-describe-built = { $building }, { $seat }.
santa-cruz-ui-describe-site = { $site }: { $what }. Szomszédai: { $joined }{ $rivers ->
        [none] {""}
       *[other] ; folyó: { $rivers }
    }.{ $built }
santa-cruz-ui-describe-pays = { $card } most ennyit érne: { $pays }.
