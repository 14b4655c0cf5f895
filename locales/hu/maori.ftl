# Maori magyarul. Az argumentumok jelentése az angol fájlban olvasható.
#
# A behelyettesített nevek és számok nem kapnak ragot és névelőt: kettőspont után vagy zárójelben állnak.

maori-title = Maori

# Építőelemek: a két kötőjeles kulcsokat csak ez a nyelv használja.

maori--shape = { $shape ->
    [single] különálló sziget
    [end] véglapka
    [middle] középlapka
    [water] vízlapka
   *[volcano] vulkán
    }
maori--turned = { $turn ->
    [right] , jobbra forgatva
    [around] , fejjel lefelé fordítva
    [left] , balra forgatva
   *[none] {""}
    }
maori--source = { $source ->
    [storage] { $tile } a tárolóhelyről
   *[display] { $tile }
    }
    .plain = { $source ->
        [storage] tárolt lapka
       *[display] elvett lapka
        }

# Kifejezések

maori-tile = { $tile } ({ maori--shape }: { $shown })
    .plain = { maori--shape } ({ $shown })
maori-tile-plain = { $tile } ({ maori--shape })
    .plain = { maori--shape }
maori-shows-palms = { $count } pálmafa
maori-shows-hut = { $count ->
    [one] kunyhó
   *[other] { $count } kunyhó
    }
maori-shows-wreaths = { $count ->
    [one] fél virágkoszorú
   *[other] { $count } fél virágkoszorú
    }
maori-shows-boats = { $count } csónak
maori-shows-shells = { $count } kagyló

# Események

maori-event-turned-up = Új kirakott lapka: { $what }, mező: { $cell }.
    .plain = Új kirakott lapka: { $what }.
maori-event-set-aside = Egy vulkán egyelőre félrekerül ({ $rule }).
maori-event-shuffled-in = { $count } vulkán bekerül a húzópakliba ({ $rule }).
maori-event-placer-drawn = { $seat }: lehelyezi a felfedezőhajót, és utolsóként kerül sorra ({ $rule }).
maori-event-explorer-placed = { $seat }: lehelyezi a felfedezőhajót, hely: { $position } ({ $rule }).
    .plain = { $seat }: lehelyezi a felfedezőhajót ({ $rule }).
maori-event-explorer-moved = { $seat }: { $steps } mezőt lép a felfedezőhajóval, új hely: { $position } ({ $rule }).
    .plain = { $seat }: { $steps } mezőt lép a felfedezőhajóval ({ $rule }).
maori-event-explorer-moved-paid = { $seat }: { $steps } mezőt lép a felfedezőhajóval, új hely: { $position }; ára { $price } kagyló ({ $rule }).
    .plain = { $seat }: { $steps } mezőt lép a felfedezőhajóval; ára { $price } kagyló ({ $rule }).
maori-event-own-ship-moved = { $seat }: a saját hajó új mezője { $cell } ({ $rule }).
    .plain = { $seat }: továbblép a saját hajóval ({ $rule }).
maori-event-own-ship-moved-paid = { $seat }: a saját hajó új mezője { $cell }, ára { $price } kagyló ({ $rule }).
    .plain = { $seat }: továbblép a saját hajóval, ára { $price } kagyló ({ $rule }).
maori-event-own-ship-stayed = { $seat }: a saját hajó a helyén marad ({ $rule }).
maori-event-tile-taken = { $seat }: lapkát vesz el – { $what } ({ $rule }).
    .plain = { $seat }: lapkát vesz el – { $what } ({ $rule }).
maori-event-tile-taken-paid = { $seat }: lapkát vesz el – { $what }; ára { $price } kagyló ({ $rule }).
    .plain = { $seat }: lapkát vesz el – { $what }; ára { $price } kagyló ({ $rule }).
maori-event-tile-taken-stored = { $seat }: lapkát vesz el a tárolóhelyéről – { $what } ({ $rule }).
    .plain = { $seat }: lapkát vesz el a tárolóhelyéről – { $what } ({ $rule }).
maori-event-tile-laid = { $seat }: lapkát rak le – { $tile }, mező: { $cell }{ maori--turned }.
    .plain = { $seat }: lerakja a lapkát{ maori--turned }.
maori-event-tile-stored = { $seat }: lapkát rak a tárolóhelyére – { $tile }.
    .plain = { $seat }: lapkát rak a tárolóhelyére.
maori-event-shells-gained = { $seat }: { $amount } kagylót kap a lapkáért ({ $rule }).
maori-event-shells-short = { $seat }: { $amount } kagylót kap, bár a lapkán { $shown } látható: nincs több a készletben ({ $rule }).
maori-event-tile-removed = { $seat }: lapkát vesz le a táblájáról – { $what }, mező: { $cell }; a lapka kikerül a játékból ({ $rule }).
    .plain = { $seat }: lapkát vesz le a táblájáról – { $what }; a lapka kikerül a játékból ({ $rule }).
maori-event-passed = { $seat }: nem csinál semmit ({ $rule }).
maori-event-refilled = Új lapka az üres helyre ({ $cell }): { $what }.
    .plain = Új lapka az üres helyre: { $what }.
maori-event-board-full = { $seat }: megtelt a tábla, az összes többi játékos még egyszer sorra kerül ({ $rule }).
maori-event-ended-filled = Mindenki sorra került még egyszer; vége a játéknak ({ $rule }).
maori-event-ended-passed = Két fordulón át senki sem csinált semmit; vége a játéknak ({ $rule }).
maori-event-island-unfinished = { $seat }: lekerül egy be nem fejezett sziget ({ $cells }) ({ $rule }).
    .plain = { $seat }: lekerül egy be nem fejezett sziget ({ $rule }).
maori-event-palms-scored = { $seat }: { $palms } pálmafa, darabja { $each }, sziget: { $cells }; { $points } pont ({ $rule }).
    .plain = { $seat }: { $palms } pálmafa, darabja { $each }; { $points } pont ({ $rule }).
maori-event-wreath-scored = { $seat }: teljes virágkoszorú ({ $cells }); { $points } pont ({ $rule }).
    .plain = { $seat }: teljes virágkoszorú; { $points } pont ({ $rule }).
maori-event-boats-scored = { $seat }: { $boats } csónak, { $points } pont ({ $rule }).
maori-event-shells-scored = { $seat }: { $shells } kagyló, { $points } pont ({ $rule }).
maori-event-empty-scored = { $spaces ->
    [0] { $seat }: nincs üres vizes mező ({ $rule }).
   *[other] { $seat }: { $spaces } üres vizes mező, −{ $spaces } pont ({ $rule }).
    }
maori-event-tie-broken = Egyenlő pontszám – { $seat }: { $shells } kagyló ({ $rule }).

maori-tie-break-shells = a több kagyló (MA-38)

# A számla

maori-ledger-shells = { $amount ->
   *[other] { $seat }: { $signed } kagyló ({ $rule })
    }
maori-ledger-points = { $amount ->
   *[other] { $seat }: { $signed } pont ({ $rule })
    }

# Mit tesz egy lépés

maori-action-place = Felfedezőhajó lehelyezése: { $position }
    .plain = Felfedezőhajó lehelyezése ide
maori-action-move = Felfedezőhajó: { $steps } mező, ide: { $position }
    .plain = Felfedezőhajó: { $steps } mező
maori-action-move-paid = Felfedezőhajó: { $steps } mező, ide: { $position }, ára { $price } kagyló
    .plain = Felfedezőhajó: { $steps } mező, ára { $price } kagyló
maori-action-lay = Lerakás: { maori--source }, mező: { $cell }{ maori--turned }
    .plain = Lerakás: { maori--source.plain }{ maori--turned }
maori-action-lay-paid = Lerakás: { maori--source }, mező: { $cell }{ maori--turned }, ára { $price } kagyló
    .plain = Lerakás: { maori--source.plain }{ maori--turned }, ára { $price } kagyló
maori-action-lay-from = Lerakás: { maori--source }, mező: { $cell }{ maori--turned }; a saját hajó új mezője { $from }, ára összesen { $price } kagyló
    .plain = Lerakás: { maori--source.plain }{ maori--turned }; előbb a saját hajó lép oda, ára összesen { $price } kagyló
maori-action-store = Tárolás: { $tile }
    .plain = A lapka tárolása
maori-action-store-paid = Tárolás: { $tile }, ára { $price } kagyló
    .plain = A lapka tárolása, ára { $price } kagyló
maori-action-remove = Levétel: { $tile }, mező: { $cell }
    .plain = A lapka levétele
maori-action-pass = Nem csinálok semmit
maori-action-ship = Saját hajó ide: { $cell }
    .plain = Saját hajó ide
maori-action-stay = A saját hajó marad

# Mi a kérdés

maori-prompt-set-up = új lapka kerül elő
maori-prompt-placer = a véletlen dönti el, ki helyezi le a felfedezőhajót
maori-prompt-place = { $seat }: helyezd le a felfedezőhajót
    .plain = Helyezd le a felfedezőhajót
maori-prompt-move = { $seat }: mozgasd a felfedezőhajót ({ $boats } csónak, { $shells } kagyló)
    .plain = Mozgasd a felfedezőhajót
maori-prompt-act = { $seat }: lerakás, tárolás, levétel vagy semmi?
    .plain = Vegyél el egy kiemelt lapkát
maori-prompt-act-nothing = { $seat }: lerakás, levétel vagy semmi?
    .plain = Innen nem vehető el lapka
maori-prompt-refill = új lapka kerül az üres helyre
maori-prompt-ship = { $seat }: átmozgatod a saját hajót?
    .plain = Átmozgatod a saját hajót?
maori-prompt-over = vége a játéknak

# A tábla mellett. b a csónak, s a kagyló, mint a táblán.

maori-summary-seat = { $turn ->
    [yes] ▶
   *[no] {" "}
    } { $seat }  { $points } pont  { $boats }b { $shells }s  { $empty ->
    [0] tele
   *[other] { $empty } üres
    }
maori-summary-score = {"    "}pálmafák { $palms }, koszorúk { $wreaths }, csónakok { $boats }, kagylók { $shells }, üres { $empty }
maori-summary-stored = {"    "}a tárolóhelyen: { $what }
maori-summary-filled = Utolsó kör; megtelt a tábla: { $seat }
maori-summary-stacks = Húzópakli: { $tiles } lapka, készlet: { $supply } kagyló

maori-counter-tiles = { $count } lapka van még a húzópakliban:
maori-counter-tile = {"  "}{ $count } × { $what }

# Miért nem szabad: a szabálypont és kettőspont után áll

maori-illegal-no-such-position = a felfedezőhajó helyei 0-tól 15-ig számozódnak
maori-illegal-place-first = először le kell helyezni a felfedezőhajót
maori-illegal-move-first = a kör a felfedezőhajó mozgatásával kezdődik
maori-illegal-ship-now = az akció megtörtént; a saját hajó átmegy vagy a helyén marad
maori-illegal-one-action = egy akció következik: lerakás, tárolás, levétel vagy semmi
maori-illegal-moved-already = a felfedezőhajó már lépett; egy akció következik: lerakás, tárolás, levétel vagy semmi
maori-illegal-no-step = a felfedezőhajóval legalább 1 mezőt lépni kell
maori-illegal-too-far = a táblán látható csónakok adják az ingyenes mezőket, minden további mező egy kagylóba kerül; nincs ennyi kagyló
maori-illegal-volcano = vulkán nem vehető el, és a mögötte lévő lapkák sem
maori-illegal-no-tile-there = a felfedezőhajó előtti sorban nincs ilyen távoli lapka
maori-illegal-too-deep = minden átugrott lapka egy kagylóba kerül; nincs ennyi kagyló
maori-illegal-storage-empty = a tárolóhely üres
maori-illegal-storage-full = a tárolóhelyen csak egy lapka fér el, és már foglalt
maori-illegal-same-as-fewer-turns = a lapka kevesebb negyedfordulattal ugyanígy néz ki; azt a forgatást add meg
maori-illegal-upright = a pálmafás lapkának állnia kell, nem forgatható
maori-illegal-no-water = ott nincs vizes mező a táblán
maori-illegal-occupied = ott már van lapka
maori-illegal-no-ships = az alapjátékban nincsenek saját hajók
maori-illegal-not-beside-ship = a mezőnek a saját hajó mellett kell lennie, vagy a hajónak előbb kagylóért oda kell mennie
maori-illegal-ship-ashore = a saját hajó még a tábla mellett van; az elsőként lerakott lapkára kerül
maori-illegal-ship-needs-tile = a saját hajó csak saját lapkákon át mehet
maori-illegal-ship-not-beside = a lapkának, amelyre a saját hajó megy, a mező mellett kell lennie
maori-illegal-ship-too-far = a saját hajó minden lépése és minden átugrott lapka egy kagylóba kerül; nincs ennyi kagyló
maori-illegal-nearer-tile = a mező mellett egy másik saját lapka közelebb van, vagy ugyanilyen közel, de olvasási sorrendben előbb; azt add meg
maori-illegal-ship-no-way = oda nem vezet saját lapkákon át olyan út, amelyre elég a kagyló
maori-illegal-nothing-to-remove = ott nincs saját lapka
maori-illegal-under-ship = azon a lapkán a saját hajó áll
maori-illegal-ship-there = a saját hajó már ott van; inkább hagyd a helyén
maori-illegal-ship-to-empty = a saját hajó csak saját lapkára mehet

# Mi a baj egy beírt lépéssel. A lépések szavai minden nyelven azonosak.

maori-notation-move = „{ $text }” nem lépés; a lépések: place P · move N · lay D X,Y rN · lay stored X,Y rN · lay … from X,Y · store D · remove X,Y · pass · ship X,Y · stay
maori-notation-space = „{ $text }” nem mező; így írd: oszlop,sor a bal felső saroktól, például 0,2 (mindkettő 0 és 4 között)
maori-notation-rotation = „{ $text }” nem forgatás; r0, r1, r2 vagy r3 lehet (negyedfordulatok az óramutató járásával egyezően)
maori-notation-position = „{ $text }” nem helye a felfedezőhajónak; 0 és 15 közötti szám kell, az óramutató járásával egyezően a bal oszlop fölöttől
maori-notation-depth = „{ $text }” nem mélység; az átugrott lapkák száma kell, 0 és 3 között
maori-notation-steps = „{ $text }” nem lépésszám

# Változatok

maori-option-mode = Saját hajókkal vagy nélkülük (MA-40)
maori-option-mode-basic = alapjáték: saját hajók nélkül
maori-option-mode-advanced = haladó játék: az akció után mozgatható a saját hajó
maori-option-mode-pro = profi játék: a saját hajó az éppen lerakott lapkára megy
maori-option-board = A tábla, amelyen mindenki játszik (MA-2, MA-50)
maori-option-board-a = A: szárazföld sávokban két sarokban
maori-option-board-b = B: szárazföld keresztben két sarokban
maori-option-board-c = C: álló tábla, négy széles és öt magas
maori-option-board-reef = korallzátony: 20 mező, a zátonyon belül a pálmafák duplán számítanak

# Egy tipp okai: mi szól egy lépés mellett.
maori-reason-palms = pálmákat hoz
maori-reason-wreaths = teljessé tesz egy koszorút
maori-reason-boats = közelebb a csónaktöbbség
maori-reason-shells = kagylót spórol vagy hoz
maori-reason-fill = feltölti a táblát
maori-reason-open = a szigetek még befejezhetők
maori-reason-wreath-half = koszorút készít elő
maori-reason-lost = nem marad befejezhetetlen sziget
maori-reason-hut = kunyhós szigetet épít
maori-reason-ship = jó helyen áll a saját hajó
maori-reason-deny = a következőnek kevés jó lapka marad
