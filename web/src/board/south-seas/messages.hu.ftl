# Déltenger: amit a tábla mutat és mond.

south-seas-ui-tagline = Rakj le lapkákat, gyűjts árut, rakd meg a hajókat
south-seas-ui-board = Térkép. A Tab a következő lehetőségre lép, az R forgatja a lapkát, az Enter megerősít, az Escape visszavon.
south-seas-ui-recentre = Vissza a legújabb lapkához (C)
south-seas-ui-dead-cell = Ide már egy lapka sem illik: { $x }. oszlop, { $y }. sor.
    .plain = Ide már egy lapka sem illik.
south-seas-ui-place =
    Hely: { $n } / { $total }, { $x }. oszlop, { $y }. sor: { $tile }.{ $chosen ->
        [yes] { " " }Előnézetben, forgatás: { $turn } / { $turns }.
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
south-seas-ui-step-tile = Lapka
south-seas-ui-step-islander = Szigetlakó
south-seas-ui-step-deliver = Szállítás
south-seas-ui-lay = Lapka lerakása
south-seas-ui-lay-both = Mindkettő lerakása
south-seas-ui-lay-back = Lerakás, visszavétel
south-seas-ui-tile-only = Csak a lapka
south-seas-ui-no-islander = Szigetlakó nélkül
south-seas-ui-no-ship = Hajó nélkül
south-seas-ui-ways = Ki kerül a lapkára
south-seas-ui-choosing =
    { $kind ->
        [bridge] stég
        [island] sziget
        [sea] tenger
       *[market] piac
    }, { $tiles } lapka, { $open ->
        [no] kész
       *[yes] még nyitott
    }
south-seas-ui-choosing-back = Hazatér: { $role }
south-seas-ui-choosing-empty = ott senki sem marad
south-seas-ui-leaving =
    { $count ->
        [one] Az áruid most elegek ehhez a hajóhoz.
       *[other] Az áruid most elegek e hajók egyikéhez.
    }
south-seas-ui-islander = { $role }: { $name } ({ $seat })
south-seas-ui-role-shell-collector = Kagylószedő
south-seas-ui-role-banana-picker = Banántermelő
south-seas-ui-role-fisher = Halász
south-seas-ui-role-merchant = Kereskedő
south-seas-ui-list = { $most } és { $last }
south-seas-ui-side-north = észak
south-seas-ui-side-east = kelet
south-seas-ui-side-south = dél
south-seas-ui-side-west = nyugat
south-seas-ui-shows-market = piac
south-seas-ui-shows-island = sziget: { $where }
south-seas-ui-shows-bridge = stég: { $where }
south-seas-ui-shows-sea = tenger: { $where }
south-seas-ui-part-bridge = stég ({ $where }), { $x }. oszlop, { $y }. sor
    .plain = stég ({ $where })
south-seas-ui-part-island = sziget ({ $where }), { $x }. oszlop, { $y }. sor
    .plain = sziget ({ $where })
south-seas-ui-part-sea = tenger ({ $where }), { $x }. oszlop, { $y }. sor
    .plain = tenger ({ $where })
south-seas-ui-part-market = piac, { $x }. oszlop, { $y }. sor
    .plain = piac

south-seas-ui-harbour = Kikötő
south-seas-ui-to-come = még { $count }
south-seas-ui-ships-left = Még { $count } hajó érkezik
south-seas-ui-ship = { $value } pontos hajó: { $demand }
south-seas-ui-take = Ezt a hajót elveszem
south-seas-ui-load =
    { $count ->
        [one] Szállítás
       *[other] Szállítás ({ $count }-féleképp)
    }
south-seas-ui-pays = Kiválasztva, ára: { $wares }
south-seas-ui-payments = Mivel fizetsz
south-seas-ui-empty-berth = Üres kikötőhely
south-seas-ui-stacks = Kézben lévő lapka és pakli
south-seas-ui-drawn = Húzott lapka: { $tile }
    .plain = Húzott lapka
south-seas-ui-hand = Kézben
south-seas-ui-places = { $count } hely
south-seas-ui-turn = forgatás
south-seas-ui-next = tovább
south-seas-ui-tiles-left = lapka maradt
south-seas-ui-removed = { $count } lapka sehova sem illett: { $tiles }
    .plain = { $count } lapka sehova sem illett
south-seas-ui-aids = Mi van még a pakliban
south-seas-ui-dead = { $count } holt mező
south-seas-ui-odds = még { $left } / { $count }, { $percent }%
south-seas-ui-odds-of = { $key }: még { $left } / { $count }, { $percent }%

south-seas-ui-count-bananas = { $count } banán
south-seas-ui-count-shells = { $count } kagyló
south-seas-ui-count-fish = { $count } hal
south-seas-ui-nothing = semmi
south-seas-ui-demand-any = { $count } tetszőleges áru
south-seas-ui-demand-same = { $count } egyfajta
south-seas-ui-demand-pair = { $more } egyfajta és { $less } másfajta
south-seas-ui-owns = Áruk: { $wares }
south-seas-ui-home = Készletben: { $count } / { $all } szigetlakó
south-seas-ui-won =
    { $count ->
        [0] Nincs hajója
       *[other] { $count } hajó: { $values }
    }
south-seas-ui-no-ships = nincs hajó

south-seas-ui-tiles = { $count } lapka
south-seas-ui-ships = { $count } hajó
south-seas-ui-wares = Áruk és a hajók igényei
south-seas-ui-wares-note = Ami a lapkákon és a ládákon áll, a lépések jelölésében használt betűvel.
south-seas-ui-ware-banana = banán, szigetekről
south-seas-ui-ware-shell = kagyló, stégekről
south-seas-ui-ware-fish = hal, a tengerből
south-seas-ui-people = Szigetlakók és csónaklapkák
south-seas-ui-tokens = Csónaklapkák a kifogott halakon
south-seas-ui-start = Startlapka
south-seas-ui-copies = × { $count }
south-seas-ui-copies-left = még { $left } / { $count }

south-seas-ui-describe-stacks = A paklikban { $tiles } lapka és { $ships } hajó van.
south-seas-ui-describe-drawn = Húzott lapka, { $id }: { $tile }.
south-seas-ui-describe-berth = { $n }. kikötőhely: { $ship }.
south-seas-ui-describe-seat = { $seat }: { $score } pont, { $wares }, { $supply } szigetlakó a készletben, { $ships } hajó.
south-seas-ui-describe-tile = { $x }. oszlop, { $y }. sor: { $tile }.
south-seas-ui-describe-boat = Halászcsónak: { $where }.
south-seas-ui-describe-symbol = { $what }: { $where }.
south-seas-ui-describe-islander = { $role } ({ $seat }): { $where }.

south-seas-ui-source-loaded = megrakott hajók
south-seas-ui-source-market = piacok hajói
south-seas-ui-source-wares = maradék áru, 3 egy pontért
