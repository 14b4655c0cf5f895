# Maori: amit a tábla mutat és mond.

maori-ui-board = Asztal. A Tab a választhatókhoz lép, a nyilak továbbmennek, az R forgatja a lapkát, az Enter megerősít, az Escape visszavesz.
maori-ui-display = Kirakott lapkák és felfedezőhajó
maori-ui-explorer = A felfedezőhajó helye: { $where }.
maori-ui-gap = Üres hely
maori-ui-berth-north = a { $n }. oszlop fölött
maori-ui-berth-east = a { $n }. sortól jobbra
maori-ui-berth-south = a { $n }. oszlop alatt
maori-ui-berth-west = a { $n }. sortól balra
maori-ui-place-here = A felfedezőhajó ide kerül: { $where }
maori-ui-sail-here =
    { $steps } lépés, { $where }: { $price ->
        [0] ingyen
       *[other] { $price } kagyló
    }{ $laps ->
        [0] {""}
       *[other] ; újabb választással még legfeljebb { $laps } kör
    }
maori-ui-take-this =
    { $tile }; { $price ->
        [0] ingyen
       *[other] { $price } kagyló
    }{ $held ->
        [yes] , a kezedben
       *[no] {""}
    }

maori-ui-your-bay = A te öblöd
maori-ui-bay-of = { $name } öble
maori-ui-bay = { $name } öble ({ $seat })
maori-ui-spaces =
    { $count ->
        [0] tele van
       *[other] { $count } üres mező
    }
maori-ui-stack = { $count } lapka a húzópakliban
maori-ui-enlarge = { $name } öble nagyban
maori-ui-close = Vissza a kirakott lapkákhoz
maori-ui-most = legtöbb
maori-ui-unfinished = Befejezetlen sziget: a végén lekerülne
maori-ui-own-ship = { $name } hajója itt áll: { $where }.
maori-ui-ship-beside = Saját hajó: az elsőként lerakott lapkára kerül
maori-ui-space-name = { $x }. oszlop, { $y }. sor
maori-ui-lay-here =
    Lerakás ide: { $where }: { $tile }; { $price ->
        [0] ingyen
       *[other] { $price } kagyló
    }.{ $chosen ->
        [yes] { " " }Előnézetben{ $turns ->
            [one] {""}
           *[other] , { $turn }. állás a { $turns } közül
        }.
       *[no] { $turns ->
            [one] {""}
           *[other] { " " }{ $turns } állásban lehet.
        }
    }
maori-ui-remove-here = Eltávolítás innen: { $where }: { $tile }
maori-ui-ship-here = Saját hajó ide: { $where }: { $tile }

maori-ui-mode = Mi legyen a lapkával
maori-ui-mode-lay = Lerak
maori-ui-mode-store = Félretesz
maori-ui-mode-remove = Eltávolít
maori-ui-hint-tile = Válassz egy világító lapkát
maori-ui-hint-none = Innen egy lapka sem vehető el
maori-ui-hint-space = Válassz neki mezőt; újabb koppintás forgat
maori-ui-hint-no-space = Nincs hová tenni; tedd félre, vagy válassz másikat
maori-ui-hint-store = Válaszd ki a félretenni való lapkát
maori-ui-hint-remove = Válassz egy lapkát az öblödből
maori-ui-storage-empty = A tárolóhely üres
maori-ui-storage-put = A lapka a tárolóhelyre
maori-ui-storage-has =
    A tárolóhelyen: { $tile }{ $can ->
        [yes] . Lerakás
       *[no] {""}
    }
maori-ui-purse = { $count } kagyló, a készletben { $supply }

maori-ui-palms = Pálmák
maori-ui-wreaths = Koszorúk
maori-ui-boats = Legtöbb csónak
maori-ui-shells = Legtöbb kagyló
maori-ui-empty = Üres mezők
maori-ui-if-now = ha most lenne vége
maori-ui-forecast = Ha most lenne vége: pálmák { $palms }, koszorúk { $wreaths }, csónakok { $boats }, kagylók { $shells }, üres mezők { $empty }, összesen { $total }
maori-ui-facts = { $boats } csónak (legfeljebb { $range } lépés), { $shells } kagyló, { $empty } üres mező

maori-ui-side-north = észak
maori-ui-side-east = kelet
maori-ui-side-south = dél
maori-ui-side-west = nyugat
maori-ui-shape-single = különálló sziget
maori-ui-shape-end = véglapka, a szárazföld folytatása: { $where }
maori-ui-shape-middle = középlapka, a szárazföld folytatása: { $where }
maori-ui-shape-water = víz
maori-ui-shape-volcano = vulkán
maori-ui-shows-palms = { $count } pálma
maori-ui-shows-hut = kunyhó
maori-ui-shows-wreath = fél koszorú: { $where }
maori-ui-shows-boats = { $count } csónak
maori-ui-shows-shells = { $count } kagyló

maori-ui-kind-single = Különálló szigetek
maori-ui-kind-end = Véglapkák
maori-ui-kind-middle = Középlapkák
maori-ui-kind-water = Víz
maori-ui-kind-volcano = Vulkánok
maori-ui-tiles = { $count } lapka
maori-ui-copies = × { $count }
maori-ui-copies-left = még { $left } a { $count } közül
maori-ui-turns =
    { $count ->
        [one] egyállású
       *[other] forgatható: { $count } állás
    }
maori-ui-boards = Játékostáblák
maori-ui-board-has = { $count } mező, mellettük { $boats } nyomtatott csónak
maori-ui-others = Hajók és kagylók
maori-ui-the-explorer = A közös felfedezőhajó
maori-ui-the-shells = { $count } fakagyló

maori-ui-describe-table = { $stack } lapka a húzópakliban, { $supply } kagyló a készletben.
maori-ui-describe-row = Kirakott lapkák, { $n }. sor: { $tiles }.
maori-ui-describe-faced =
    A felfedezőhajó előtt: { $tile }, { $price ->
        [0] ingyen
       *[other] { $price } kagyló
    }.
maori-ui-describe-seat = { $seat } hely: { $total } pont, ha most lenne vége, { $shells } kagyló, { $boats } csónak, { $empty } üres mező; { $storage }.
maori-ui-describe-tile =
    { $seat } öble, { $where }: { $tile }{ $open ->
        [yes] , befejezetlen
       *[no] {""}
    }.
