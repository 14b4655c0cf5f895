# Maori: amit a tábla mutat és mond.

maori-ui-go-sail = Hajózás ide
maori-ui-go-lay = Lerakás ide
maori-ui-tagline = Hajózd körbe a szigeteket, és építs sajátokat
maori-ui-board = Asztal. A Tab a választhatókhoz lép, a nyilak továbbmennek, az R forgatja a lapkát, az Enter megerősít, az Escape visszavon.
maori-ui-display = Kirakott lapkák és felfedezőhajó
maori-ui-explorer = A felfedezőhajó helye: { $where }.
maori-ui-gap = Üres hely
maori-ui-berth-north = { $n }. oszlop, fölül
maori-ui-berth-east = { $n }. sor, jobbról
maori-ui-berth-south = { $n }. oszlop, alul
maori-ui-berth-west = { $n }. sor, balról
maori-ui-place-here = A felfedezőhajó ide kerül: { $where }
maori-ui-sail-here =
    { $steps } mező, ide: { $where }: { $price ->
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
        [yes] , nálad van
       *[no] {""}
    }

maori-ui-your-bay = A te táblád
maori-ui-bay-of = Tábla: { $name }
maori-ui-bay = Tábla: { $name } ({ $seat })
maori-ui-spaces =
    { $count ->
        [0] tele van
       *[other] { $count } üres mező
    }
maori-ui-stack = { $count } lapka a húzópakliban
maori-ui-enlarge = Tábla nagyban: { $name }
maori-ui-close = Vissza a kirakott lapkákhoz
maori-ui-most = többség
maori-ui-unfinished = Befejezetlen sziget: a végén lekerülne
maori-ui-own-ship = Saját hajó ({ $name }): { $where }.
maori-ui-ship-beside = Saját hajó: az elsőként lerakott lapkára kerül
maori-ui-space-name = { $x }. oszlop, { $y }. sor
maori-ui-lay-here =
    Lerakás ide: { $where }: { $tile }; { $price ->
        [0] ingyen
       *[other] { $price } kagyló
    }.{ $chosen ->
        [yes] { " " }Előnézetben{ $turns ->
            [one] {""}
           *[other] , állás: { $turn } / { $turns }
        }.
       *[no] { $turns ->
            [one] {""}
           *[other] { " " }{ $turns } állásban lehet.
        }
    }
maori-ui-remove-here = Levétel innen: { $where }: { $tile }
maori-ui-ship-here = Saját hajó ide: { $where }: { $tile }

maori-ui-mode = Mi legyen a lapkával
maori-ui-mode-lay = Lerakás
maori-ui-mode-store = Tárolás
maori-ui-mode-remove = Levétel
maori-ui-hint-tile = Válassz egy világító lapkát
maori-ui-hint-none = Innen egy lapka sem vehető el
maori-ui-hint-space = Válassz neki mezőt
maori-ui-hint-turn = Válassz neki mezőt; újabb koppintás forgat
maori-ui-hint-no-space = Nincs hová tenni; tárold, vagy válassz másikat
maori-ui-hint-store = Válaszd ki a tárolni való lapkát
maori-ui-hint-remove = Válassz egy lapkát a tábládról
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
maori-ui-boats = Csónaktöbbség
maori-ui-shells = Kagylótöbbség
maori-ui-empty = Üres mezők
maori-ui-if-now = ha most lenne vége
maori-ui-in-the-end = a végén
maori-ui-forecast = Ha most lenne vége: pálmák { $palms }, koszorúk { $wreaths }, csónakok { $boats }, kagylók { $shells }, üres mezők { $empty }, összesen { $total }
maori-ui-scored = A végén: pálmák { $palms }, koszorúk { $wreaths }, csónakok { $boats }, kagylók { $shells }, üres mezők { $empty }, összesen { $total }
maori-ui-facts = { $boats } csónak (legfeljebb { $range } mező), { $shells } kagyló, { $empty } üres mező

maori-ui-side-north = észak
maori-ui-side-east = kelet
maori-ui-side-south = dél
maori-ui-side-west = nyugat
maori-ui-shape-single = különálló sziget
maori-ui-shape-end = véglapka, a szárazföld folytatása: { $where }
maori-ui-shape-middle = középlapka, a szárazföld folytatása: { $where }
maori-ui-shape-water = vízlapka
maori-ui-shape-volcano = vulkán
maori-ui-shows-palms = { $count } pálma
maori-ui-shows-hut = kunyhó
maori-ui-shows-wreath = fél koszorú: { $where }
maori-ui-shows-boats = { $count } csónak
maori-ui-shows-shells = { $count } kagyló

maori-ui-kind-single = Különálló szigetek
maori-ui-kind-end = Véglapkák
maori-ui-kind-middle = Középlapkák
maori-ui-kind-water = Vízlapkák
maori-ui-kind-volcano = Vulkánok
maori-ui-tiles = { $count } lapka
maori-ui-copies = × { $count }
maori-ui-copies-left = még { $left } / { $count }
maori-ui-turns =
    { $count ->
        [one] nem forgatható
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
maori-ui-describe-seat = { $seat }: { $total } pont, ha most lenne vége, { $shells } kagyló, { $boats } csónak, { $empty } üres mező; { $storage }.
maori-ui-describe-tile =
    Tábla ({ $seat }), { $where }: { $tile }{ $open ->
        [yes] , befejezetlen
       *[no] {""}
    }.
