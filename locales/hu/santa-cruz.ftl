# Santa Cruz magyarul. Az argumentumok jelentése az angol fájlban olvasható.
#
# A behelyettesített nevek és helyek nem kapnak ragot és névelőt: kettőspont után vagy zárójelben állnak.

santa-cruz-title = Santa Cruz
santa-cruz-option-sets = Hogyan jutnak a játékosok építési készlethez (SC-5)
santa-cruz-option-sets-chosen = nyíltan, egymás után választanak
santa-cruz-option-sets-random = véletlenszerű kiosztás (új játékosoknak)
santa-cruz-tie-break = aki előbb ért oda a pontozósávon

# Építőelemek: a két kötőjeles kulcsokat csak ez a nyelv használja.

santa-cruz--building = { $building ->
    [lighthouse] világítótorony
    [church] templom
   *[house] ház
    }
santa-cruz--building-object = { $building ->
    [lighthouse] világítótornyot
    [church] templomot
   *[house] házat
    }
santa-cruz--building-card = { $card ->
    [ship] hajó
    [path] ösvény
    [river] folyó
   *[double] dupla lépés
    }
santa-cruz--scoring = { $card ->
    [sheep] bárány
    [fish] hal
    [wood] fa
    [sugar] cukor
    [gold] arany
    [sheep-fish] bárány + hal
    [wood-sugar] fa + cukor
    [great-gold] sok arany
    [four-houses] 4 ház
    [mixed] vegyes
    [street] utca
    [coast] tengerpart
    [river] folyó
    [volcano] vulkán
    [eruption] vulkánkitörés
   *[birds] madárlapka
    }
santa-cruz--set = { $set ->
    [rivers] folyók (A)
    [paths] ösvények (B)
    [ships] hajók (C)
   *[balanced] kiegyenlített (D)
    }
santa-cruz--two = { $kind ->
    [ship] két hajó
    [path] két ösvény
   *[river] két folyó
    }
santa-cruz--targets = { $count ->
    [0] egy elérhető mező sincs
   *[other] { $count } elérhető mező
    }
santa-cruz--turns-up = { $count ->
    [0] {""}
   *[other] , { $count } lapkát fed fel
    }

# Kifejezések

santa-cruz-seat = { $seat }
santa-cruz-scoring = { santa-cruz--scoring }
santa-cruz-cards = { $count } { santa-cruz--building-card }
santa-cruz-thing-resource = { $resource ->
    [sheep] bárány
    [fish] hal
    [wood] fa
    [sugar] cukor
   *[gold] arany
    }
santa-cruz-thing-bonus = { $amount } halbónusz
santa-cruz-thing-bird = madár
santa-cruz-tile = { santa-cruz--building }, { $points } pont
santa-cruz-tile-with = { santa-cruz--building }, { $points } pont: { $things }
santa-cruz-pay = { $seat }: { $amount }

# Események

santa-cruz-event-tile-laid = Lapka a parton – { $site }: { $tile } ({ $rule }).
    .plain = Lapka a parton: { $tile } ({ $rule }).
santa-cruz-event-card-dealt = { $seat }: pontozókártyát kap ({ $rule }).
santa-cruz-event-new-card = { $seat }: új pontozókártyát vesz el, és félreteszi ({ $rule }).
santa-cruz-event-card-seen = A kártya: { santa-cruz--scoring } ({ $rule }).
santa-cruz-event-first-chooser = { $seat }: elsőként választ készletet ({ $rule }).
santa-cruz-event-set-taken = { $seat }: az építési készlete – { santa-cruz--set } ({ $rule }).
santa-cruz-event-round-begun = { $round }. forduló: kezdődik; kezdőjátékos: { $seat } ({ $rule }).
santa-cruz-event-marker-set = { $seat }: a pontjelző mezője { $amount } ({ $rule }).
santa-cruz-event-played = { $seat }: építési kártyát játszik ki – { santa-cruz--building-card } ({ $rule }).
santa-cruz-event-double-named = { $seat }: a dupla lépés { santa-cruz--two } ({ $rule }).
santa-cruz-event-scored = { $seat }: pontozókártyát játszik ki – { santa-cruz--scoring } ({ $rule }).
santa-cruz-event-built = { $seat }: { santa-cruz--building-object } épít, mező: { $site } ({ $rule }).
    .plain = { $seat }: { santa-cruz--building-object } épít ({ $rule }).
santa-cruz-event-built-shared = { $seat }: { santa-cruz--building-object } épít, mező: { $site }, közös lapkán vele: { $other } ({ $rule }).
    .plain = { $seat }: { santa-cruz--building-object } épít, közös lapkán vele: { $other } ({ $rule }).
santa-cruz-event-gained-tile = { $seat }: { $amount } pontot kap, mező: { $site }; összesen { $total } ({ $rule }).
    .plain = { $seat }: { $amount } pontot kap a lapkáért; összesen { $total } ({ $rule }).
santa-cruz-event-gained-card = { $seat }: { $amount } pontot kap – { santa-cruz--scoring }; összesen { $total } ({ $rule }).
santa-cruz-event-gained-bonus = { $seat }: { $amount } pontot kap – { santa-cruz--scoring }, ebből { $bonus } halbónusz; összesen { $total } ({ $rule }).
santa-cruz-event-gained-chips = { $seat }: { $amount } pontot kap a madárlapkákért; összesen { $total } ({ $rule }).
santa-cruz-event-lost = { $seat }: { $amount } pontot veszít a vulkánkitörés miatt; összesen { $total } ({ $rule }).
santa-cruz-event-bird-drawn = { $seat }: elvesz egy madárlapkát ({ $rule }).
santa-cruz-event-chip-seen = Az értéke { $amount } ({ $rule }).
santa-cruz-event-no-bird-left = { $seat }: nem maradt madárlapka ({ $rule }).
santa-cruz-event-turned-up = Felfedett lapka – { $site }: { $tile } ({ $rule }).
    .plain = Felfedett lapka: { $tile } ({ $rule }).
santa-cruz-event-lacking = { $seat }: nincs { santa-cruz--building } a készletben, mező: { $site } ({ $rule }).
    .plain = { $seat }: nincs { santa-cruz--building } a készletben ({ $rule }).
santa-cruz-event-unable = { $kind ->
    [landing] { $seat }: nem tud megérkezni ({ $rule }).
    [ship] { $seat }: hajóval sehol sem tud építeni ({ $rule }).
    [path] { $seat }: ösvénnyel sehol sem tud építeni ({ $rule }).
   *[river] { $seat }: folyóval sehol sem tud építeni ({ $rule }).
    }
santa-cruz-event-declined = { $seat }: nem oszt meg lapkát ({ $rule }).
santa-cruz-event-erupted = { $seat }: a vulkán elpusztít egy épületet – { santa-cruz--building }, mező: { $site } ({ $rule }).
    .plain = { $seat }: a vulkán elpusztít egy épületet – { santa-cruz--building } ({ $rule }).
santa-cruz-event-round-over = { $round }. forduló: vége ({ $rule }).
santa-cruz-event-own-pile-taken = { $seat }: visszaveszi a saját kártyáit ({ $rule }).
santa-cruz-event-pile-taken = { $seat }: elveszi egy másik játékos kártyáit – { $other } ({ $rule }).
santa-cruz-event-card-put-away = { $seat }: eldob egy pontozókártyát ({ $rule }).
santa-cruz-event-put-away-seen = Az eldobott kártya: { santa-cruz--scoring } ({ $rule }).
santa-cruz-event-birds-revealed = { $seat }: felfedi a madárlapkáit – { $one } × 1, { $two } × 2, { $three } × 3 ({ $rule }).
santa-cruz-event-game-ended = Vége a játéknak ({ $rule }).

# A számla

santa-cruz-ledger-points = { $amount ->
   *[other] { $seat }: { $signed } pont ({ $rule })
    }

# Mit tesz egy lépés

santa-cruz-action-set = Készlet – { santa-cruz--set }: { $cards }
santa-cruz-action-play = Építési kártya – { santa-cruz--building-card }: { santa-cruz--targets }
santa-cruz-action-play-double = Építési kártya – dupla lépés: két építés hajóval, folyóval vagy ösvénnyel
santa-cruz-action-score = Pontozókártya – { santa-cruz--scoring }: { $pays }
santa-cruz-action-double = { $kind ->
    [ship] Két hajó
    [path] Két ösvény
   *[river] Két folyó
    }: { santa-cruz--targets }
santa-cruz-action-build = Építés: { $site } – { $tile }{ santa-cruz--turns-up }
    .plain = Építés ide – { $tile }{ santa-cruz--turns-up }
santa-cruz-action-share = Közös lapka ({ $other }): { $site } – { $tile }{ santa-cruz--turns-up }
    .plain = Közös lapka ({ $other }) – { $tile }{ santa-cruz--turns-up }
santa-cruz-action-reveal = Felfedés és építés: { $site }
    .plain = Felfedés és építés
santa-cruz-action-decline = Nem osztok meg lapkát; véget ér a köröm
santa-cruz-action-take-own = Saját kártyák vissza: { santa-cruz--set }; { $scoring }
santa-cruz-action-take = Kártyák ({ $seat }): { santa-cruz--set }; { $scoring }
santa-cruz-action-away = Eldobás: { santa-cruz--scoring }

# Mi a kérdés

santa-cruz-prompt-lay = lapkák kerülnek a partra
santa-cruz-prompt-card = { $seat }: pontozókártyát kap
    .plain = Pontozókártya húzása
santa-cruz-prompt-first = a véletlen dönti el, ki választ elsőként készletet
santa-cruz-prompt-choose = { $seat }: válassz egy építési készletet
    .plain = Válassz egy építési készletet
santa-cruz-prompt-sets = { $seat }: készletet kap
    .plain = Készletek kiosztása
santa-cruz-prompt-start = a véletlen dönti el, ki a kezdőjátékos
santa-cruz-prompt-play = { $seat }: játssz ki egy kártyát
    .plain = Játssz ki egy kártyát
santa-cruz-prompt-double = { $seat }: mi legyen a dupla lépés?
    .plain = Mi legyen a dupla lépés?
santa-cruz-prompt-build = { $kind ->
    [landing] { $seat }: érkezz meg: építs a parton
    [ship] { $seat }: építs hajóval{ santa-cruz--half }
    [path] { $seat }: építs ösvénnyel{ santa-cruz--half }
   *[river] { $seat }: építs folyóval{ santa-cruz--half }
    }
    .plain = { $kind ->
        [landing] Érkezz meg: építs a parton
        [ship] Építs hajóval{ santa-cruz--half.plain }
        [path] Építs ösvénnyel{ santa-cruz--half.plain }
       *[river] Építs folyóval{ santa-cruz--half.plain }
        }
santa-cruz--half = { $half ->
    [first] , a két építés közül az első
    [second] , a két építés közül a második
   *[single] {""}
    }
    .plain = { $half ->
        [first] {" "}(1 / 2)
        [second] {" "}(2 / 2)
       *[single] {""}
        }
santa-cruz-prompt-bird = { $seat }: elvesz egy madárlapkát
    .plain = Madárlapka húzása
santa-cruz-prompt-turn = egy lapka felfedése
santa-cruz-prompt-take = { $seat }: válaszd ki, kinek a kártyáival játszol a 2. fordulóban
    .plain = Válassz kártyákat a 2. fordulóra
santa-cruz-prompt-away = { $seat }: dobj el egy pontozókártyát
    .plain = Dobj el egy pontozókártyát
santa-cruz-prompt-show = { $seat }: felfedi a madárlapkáit
    .plain = Madárlapkák felfedése
santa-cruz-prompt-over = vége a játéknak

# A tábla mellett. V, T és H a készletben lévő világítótornyok, templomok és házak.

santa-cruz-summary-round = { $round }. forduló – kezdőjátékos: { $seat }, utolsó: { $last }{ $sharing ->
    [free] {" "}(egyszer megoszthat egy lapkát)
   *[used] {" "}(már megosztott egy lapkát)
    }
santa-cruz-summary-seat = { $turn ->
    [yes] ▶
   *[no] {" "}
    } { $seat }  { $points } pont  készlet V{ $lighthouses } T{ $churches } H{ $houses }  madárlapka { $birds }
santa-cruz-summary-cards = {"    "}építési kártyák: { $cards }
santa-cruz-summary-scoring = {"    "}pontozókártyák kézben: { $count }
santa-cruz-summary-scored = {"    "}kijátszott pontozókártyák: { $cards }
santa-cruz-summary-pile = Elvehető kártyák ({ $seat }): { santa-cruz--set }; { $scoring }
santa-cruz-own-scoring = Saját pontozókártyák: { $cards }
santa-cruz-own-new = Saját új kártya: { santa-cruz--scoring }
santa-cruz-own-away = Eldobott kártya: { santa-cruz--scoring }
santa-cruz-own-birds = Saját madárlapkák: { $one } × 1, { $two } × 2, { $three } × 3

santa-cruz-counter-tiles = { $category ->
    [coast] Part
    [land] Táj
   *[volcano] Vulkán
    }: { $count } nem látott lapka – világítótorony { $lighthouses }, templom { $churches }, ház { $houses }
santa-cruz-counter-cards = Pontozókártyák a pakliban: { $count }
santa-cruz-counter-unseen = Nem látott pontozókártyák: { $cards }
santa-cruz-counter-birds = Megmaradt madárlapkák: { $count }

# Miért nem lehet: a szabálypont és kettőspont után áll

santa-cruz-illegal-set-taken = ez a készlet már másé
santa-cruz-illegal-card = ez a kártya nincs a kezedben
santa-cruz-illegal-double-landing = a dupla lépés hajó, folyó vagy ösvény lehet
santa-cruz-illegal-own-building = ott már áll egy épületed
santa-cruz-illegal-third-building = ott már két épület áll
santa-cruz-illegal-share-not-last = ott más épülete áll, és lapkát csak a forduló utolsó játékosa oszthat meg
santa-cruz-illegal-share-used = ott más épülete áll, és ebben a fordulóban már megosztottál egy lapkát
santa-cruz-illegal-landing = megérkezéskor csak part menti lapkára lehet építeni
santa-cruz-illegal-ship = hajóval csak part menti lapkára lehet építeni
santa-cruz-illegal-path = nem köti össze ösvény egyetlen épületeddel sem
santa-cruz-illegal-river = azon a mezőn nincs olyan folyó, amelyen épületed áll
santa-cruz-illegal-stock = ilyen épület nincs a készletedben
santa-cruz-illegal-decline = szabad lapkára is építhetsz, tehát építened kell
santa-cruz-illegal-pile = ezek a kártyák nem vehetők el
santa-cruz-illegal-away = ez a pontozókártya nincs a kezedben
santa-cruz-illegal-choose-first = előbb készletet kell választanod
santa-cruz-illegal-double-first = előbb ki kell választanod, mi legyen a dupla lépés
santa-cruz-illegal-land-first = előbb meg kell érkezned a partra
santa-cruz-illegal-build-first = előbb építened kell a kijátszott kártyával
santa-cruz-illegal-take-first = előbb el kell venned egy játékos kártyáit
santa-cruz-illegal-away-first = előbb el kell dobnod egy pontozókártyát
santa-cruz-illegal-play-first = most egy kártyát kell kijátszani

# Mi a baj egy beírt lépéssel. A lépések szavai minden nyelven azonosak.

santa-cruz-notation-move = „{ $text }” nem lépés; a lépések: set paths · play ship · score sheep · double river · build C01 · decline · take A · away sheep
santa-cruz-notation-site = nincs „{ $text }” nevű mező; az összeset felsorolja: `atoll data show santa-cruz`
santa-cruz-notation-seat = ennél az asztalnál nem játszik „{ $text }”
santa-cruz-notation-set = „{ $text }” nem készlet; rivers, paths, ships vagy balanced lehet
santa-cruz-notation-card = „{ $text }” nem építési kártya; ship, path, river vagy double lehet
santa-cruz-notation-kind = „{ $text }” nem lehet dupla lépés; ship, path vagy river lehet
santa-cruz-notation-scoring = „{ $text }” nem pontozókártya; sheep, fish, wood, sugar, gold, sheep-fish, wood-sugar, great-gold, four-houses, mixed, street, coast, river, volcano, eruption vagy birds lehet

# Egy tipp okai: mi szól egy lépés mellett.
santa-cruz-reason-points = most hoz pontot
santa-cruz-reason-birds = madarat hoz
santa-cruz-reason-places = ezek a mezők még pontot hoznak
santa-cruz-reason-street = hosszabb lesz az utca
santa-cruz-reason-resources = új nyersanyagot ér el
santa-cruz-reason-reach = jó mezők válnak elérhetővé
santa-cruz-reason-hand = a kézben lévő pontozókártyák többet érnek
