# Csendes-óceán: amit a tábla mutat és mond.

south-seas-ui-board = Térkép. A Tab a következő lehetőségre lép, az R forgatja a lapkát, az Enter megerősít, az Escape visszaveszi.
south-seas-ui-recentre = Vissza a legújabb lapkához (C)
south-seas-ui-dead-cell = A(z) { $x }. oszlop { $y }. sorába már egy lapka sem illik.
south-seas-ui-place =
    { $total } hely közül a(z) { $n }., { $x }. oszlop, { $y }. sor: { $tile }.{ $chosen ->
        [yes] { " " }Előnézetben, { $turns } forgatásból a(z) { $turn }.
       *[no] { $turns ->
            [one] {""}
           *[other] { " " }{ $turns } lehetséges forgatás.
        }
    }
south-seas-ui-put =
    { $role } ide: { $where }{ $ware ->
        [banana] : { $symbols } banán
        [shell] : { $symbols } kagyló
        [fish] : { $symbols } hal
       *[none] {""}
    }, { $open ->
        [0] kész
       *[other] { $open } nyitott vég
    }
south-seas-ui-back = Visszavétel: { $role } innen: { $where }
south-seas-ui-islander = { $role }, { $name } ({ $seat }) szigetlakója
south-seas-ui-role-shell-collector = Kagylógyűjtő
south-seas-ui-role-banana-picker = Banánszedő
south-seas-ui-role-fisher = Halász
south-seas-ui-role-merchant = Kereskedő
south-seas-ui-list = { $most } és { $last }
south-seas-ui-side-north = észak
south-seas-ui-side-east = kelet
south-seas-ui-side-south = dél
south-seas-ui-side-west = nyugat
south-seas-ui-shows-market = piac
south-seas-ui-shows-island = sziget: { $where }
south-seas-ui-shows-bridge = híd: { $where }
south-seas-ui-shows-sea = tenger: { $where }
south-seas-ui-part-bridge = híd ({ $where }), { $x }. oszlop, { $y }. sor
south-seas-ui-part-island = sziget ({ $where }), { $x }. oszlop, { $y }. sor
south-seas-ui-part-sea = tenger ({ $where }), { $x }. oszlop, { $y }. sor
south-seas-ui-part-market = piac, { $x }. oszlop, { $y }. sor

south-seas-ui-harbour = Kikötő
south-seas-ui-to-come = még { $count }
south-seas-ui-ships-left = Még { $count } hajó érkezik
south-seas-ui-ship = { $value } pontos hajó: { $demand }
south-seas-ui-take = Ezt a hajót elveszem
south-seas-ui-load =
    { $count ->
        [one] Szállítás
       *[other] Szállítás, { $count } módon fizethető
    }
south-seas-ui-pays = Kiválasztva, ára: { $wares }
south-seas-ui-payments = Mivel fizetsz
south-seas-ui-empty-berth = Üres kikötőhely
south-seas-ui-stacks = Kézben lévő lapka és pakli
south-seas-ui-drawn = Húzott lapka: { $tile }
south-seas-ui-hand = Kézben
south-seas-ui-places = { $count } hely
south-seas-ui-turn = forgat
south-seas-ui-next = tovább
south-seas-ui-tiles-left = lapka maradt
south-seas-ui-removed = { $count } lapka sehova sem illett: { $tiles }
south-seas-ui-aids = Mi van még a pakliban
south-seas-ui-dead = { $count } holt mező
south-seas-ui-odds = { $count } közül { $left } maradt, { $percent }%
south-seas-ui-odds-of = { $key }: { $count } közül { $left } maradt, { $percent }%

south-seas-ui-count-bananas = { $count } banán
south-seas-ui-count-shells = { $count } kagyló
south-seas-ui-count-fish = { $count } hal
south-seas-ui-nothing = semmi
south-seas-ui-demand-any = bármely { $count } áru
south-seas-ui-demand-same = { $count } egyforma
south-seas-ui-demand-pair = { $more } egyforma és { $less } másfajta
south-seas-ui-owns = Áruk: { $wares }
south-seas-ui-home = { $all } szigetlakóból { $count } van otthon
south-seas-ui-won =
    { $count ->
        [0] Nincs hajója
       *[other] { $count } hajó: { $values }
    }
south-seas-ui-no-ships = nincs hajó

south-seas-ui-tiles = { $count } lapka
south-seas-ui-ships = { $count } hajó
south-seas-ui-wares = Áruk és kívánságok
south-seas-ui-wares-note = Ami a lapkákon és a ládákon áll, a lépések jelölésében használt betűvel.
south-seas-ui-ware-banana = banán, szigetekről
south-seas-ui-ware-shell = kagyló, hidakról
south-seas-ui-ware-fish = hal, a tengerből
south-seas-ui-people = Szigetlakók és csónakjelzők
south-seas-ui-tokens = Csónakjelzők a kifogott halakon
south-seas-ui-start = Kezdőlapka
south-seas-ui-copies = × { $count }
south-seas-ui-copies-left = { $count } közül { $left } maradt

south-seas-ui-describe-stacks = A paklikban { $tiles } lapka és { $ships } hajó van.
south-seas-ui-describe-drawn = Húzott lapka, { $id }: { $tile }.
south-seas-ui-describe-berth = { $n }. kikötőhely: { $ship }.
south-seas-ui-describe-seat = { $seat } hely: { $score } pont, { $wares }, { $supply } szigetlakó otthon, { $ships } hajó.
south-seas-ui-describe-tile = { $x }. oszlop, { $y }. sor: { $tile }.
south-seas-ui-describe-boat = Halászcsónak: { $where }.
south-seas-ui-describe-symbol = { $what }: { $where }.
south-seas-ui-describe-islander = { $seat }, { $role }: { $where }.
