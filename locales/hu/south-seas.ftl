# Déltenger magyarul. Az argumentumok jelentése az angol fájlban olvasható.
#
# A behelyettesített nevek és számok nem kapnak ragot és névelőt: kettőspont után vagy zárójelben állnak.

south-seas-title = Déltenger

# Építőelemek: a két kötőjeles kulcsokat csak ez a nyelv használja.

south-seas--the = { $kind ->
    [bridge] a stég
    [island] a sziget
    [sea] a tenger
   *[market] a piac
    } ({ $cell } { $part })
    .plain = { $kind ->
        [bridge] a stég
        [island] a sziget
        [sea] a tenger
       *[market] a piac
        }
south-seas--done = { $kind ->
    [bridge] Elkészült a stég
    [island] Elkészült a sziget
    [sea] Lezárult a tenger
   *[market] Elkészült a piac
    } ({ $cell } { $part })
    .plain = { $kind ->
        [bridge] Elkészült a stég
        [island] Elkészült a sziget
        [sea] Lezárult a tenger
       *[market] Elkészült a piac
        }
south-seas--onto = { $kind ->
    [bridge] a stégre
    [island] a szigetre
    [sea] a tengerre
   *[market] a piacra
    }
south-seas--from = { $kind ->
    [bridge] a stégről
    [island] a szigetről
    [sea] a tengerről
   *[market] a piacról
    } ({ $cell } { $part })
    .plain = { $kind ->
        [bridge] a stégről
        [island] a szigetről
        [sea] a tengerről
       *[market] a piacról
        }
south-seas--role = { $kind ->
    [bridge] kagylószedő
    [island] banántermelő
    [sea] halász
   *[market] kereskedő
    }
south-seas--role-object = { $kind ->
    [bridge] kagylószedőt
    [island] banántermelőt
    [sea] halászt
   *[market] kereskedőt
    }
south-seas--role-cap = { $kind ->
    [bridge] Kagylószedő
    [island] Banántermelő
    [sea] Halász
   *[market] Kereskedő
    }
south-seas--ware = { $ware ->
    [banana] banán
    [shell] kagyló
   *[fish] hal
    }
south-seas--ship = { $points } pont: { $demand }

# Kifejezések

south-seas-amount = { $amount } { south-seas--ware }
south-seas-demand-named = { $wares }
south-seas-demand-any = { $amount } tetszőleges áru
south-seas-demand-same = { $amount } egyfajta áru
south-seas-demand-pair = { $amount } egyfajta és { $other } másfajta áru
south-seas-islanders = szigetlakók: { $seats }
south-seas-islanders-none = senki sincs rajta
south-seas-islanders-of = { $count }× { $seat }
south-seas-stake-open = { south-seas-amount }
south-seas-stake-complete = { south-seas-amount }, kész
south-seas-stake-market-open = { $missing } szomszéd hiányzik
south-seas-stake-market-complete = kész

# Események

south-seas-event-ship-turned-up = Hajó érkezik ({ south-seas--ship }).
south-seas-event-tile-drawn = { $seat }: lapkát húz – { $tile } ({ $layout }).
    .plain = { $seat }: lapkát húz – { $layout }.
south-seas-event-tile-removed = Sehová sem illik, ezért kikerül a játékból: { $tile } ({ $layout }) ({ $rule }).
    .plain = Sehová sem illik, ezért kikerül a játékból: { $layout } ({ $rule }).
south-seas-event-tile-placed = { $seat }: lapkát rak le – { $tile }, mező: { $cell }.
    .plain = { $seat }: lerakja a lapkát.
south-seas-event-islander-placed = { $seat }: { south-seas--role-object } állít { south-seas--onto } ({ $cell } { $part }).
    .plain = { $seat }: { south-seas--role-object } állít { south-seas--onto }.
south-seas-event-islander-taken-back = { $seat }: visszaveszi a { south-seas--role-object } { south-seas--from }.
    .plain = { $seat }: visszaveszi a { south-seas--role-object } { south-seas--from.plain }.
south-seas-event-evaluated-complete = { south-seas--done }: { south-seas-amount }, { $tiles } lapka; { $islanders } ({ $rule }).
    .plain = { south-seas--done.plain }: { south-seas-amount }, { $tiles } lapka; { $islanders } ({ $rule }).
south-seas-event-evaluated-boat = Halászcsónak kerül { south-seas--onto } ({ $cell } { $part }): { south-seas-amount }, { $tiles } lapka; { $islanders } ({ $rule }).
    .plain = Halászcsónak kerül { south-seas--onto }: { south-seas-amount }, { $tiles } lapka; { $islanders } ({ $rule }).
south-seas-event-evaluated-end = A játék végén számít { south-seas--the }: { south-seas-amount }, { $tiles } lapka; { $islanders } ({ $rule }).
    .plain = A játék végén számít { south-seas--the.plain }: { south-seas-amount }, { $tiles } lapka; { $islanders } ({ $rule }).
south-seas-event-gained = { $seat }: +{ south-seas-amount } { south-seas--from } ({ $rule }).
    .plain = { $seat }: +{ south-seas-amount } { south-seas--from.plain } ({ $rule }).
south-seas-event-fish-covered = Csónaklapka takar le { $group ->
    [double] egy kettős halrajt
   *[single] egy egyedi halat
    }, mező: { $cell } ({ $rule }).
    .plain = Csónaklapka takar le { $group ->
        [double] egy kettős halrajt
       *[single] egy egyedi halat
        } ({ $rule }).
south-seas-event-fish-covered-without-token = Nincs több csónaklapka, de { $group ->
    [double] egy kettős halraj
   *[single] egy egyedi hal
    } így is letakartnak számít, mező: { $cell } ({ $rule }).
    .plain = Nincs több csónaklapka, de { $group ->
        [double] egy kettős halraj
       *[single] egy egyedi hal
        } így is letakartnak számít ({ $rule }).
south-seas-event-islander-returned = { $seat }: a { south-seas--role } visszatér { south-seas--from } ({ $rule }).
    .plain = { $seat }: a { south-seas--role } visszatér { south-seas--from.plain } ({ $rule }).
south-seas-event-market-completed = Elkészült egy piac ({ $cell }); hajó jár érte: { $seat } ({ $rule }).
    .plain = Elkészült egy piac; hajó jár érte: { $seat } ({ $rule }).
south-seas-event-market-completed-empty = Elkészült egy piac ({ $cell }); nincs rajta kereskedő ({ $rule }).
    .plain = Elkészült egy piac; nincs rajta kereskedő ({ $rule }).
south-seas-event-ship-won = { $seat }: hajót kap egy piacért ({ south-seas--ship }) ({ $rule }).
south-seas-event-no-ship-left = { $seat }: a piacért már nem maradt hajó ({ $rule }).
south-seas-event-ship-delivered = { $seat }: szállít egy hajóra ({ south-seas--ship }), átad: { $wares } ({ $rule }).
south-seas-event-ended-last-tile = Lekerült az utolsó lapka is; vége a játéknak ({ $rule }).
south-seas-event-ended-last-ship = Elkelt az utolsó hajó; vége a játéknak ({ $rule }).
south-seas-event-ended-nothing-fits = A pakliból már egyetlen lapka sem illik; a játék azonnal véget ér ({ $rule }).
south-seas-event-wares-counted = { $seat }: { $wares } megmaradt áru, { $points } pont ({ $rule }).

# A számla

south-seas-ledger-wares = { $amount ->
   *[other] { $seat }: { $signed } { south-seas--ware } ({ $rule })
    }
south-seas-ledger-points = { $amount ->
   *[other] { $seat }: { $signed } pont ({ $rule })
    }

# Mit tesz egy lépés

south-seas-action-place = Lapka lerakása, mező: { $cell }{ $turn ->
    [right] , jobbra forgatva
    [around] , fejjel lefelé fordítva
    [left] , balra forgatva
   *[none] {""}
    }
    .plain = Lapka lerakása{ $turn ->
        [right] , jobbra forgatva
        [around] , fejjel lefelé fordítva
        [left] , balra forgatva
       *[none] {""}
        }
south-seas-action-put = { south-seas--role-cap } { south-seas--onto }: { $part } ({ $stake })
    .plain = { south-seas--role-cap } { south-seas--onto } ({ $stake })
south-seas-action-back = Visszavétel: { south-seas--role } { south-seas--from }
    .plain = Visszavétel: { south-seas--role } { south-seas--from.plain }
south-seas-action-take = Elveszem ezt a hajót ({ south-seas--ship })
south-seas-action-load = Szállítás: { $wares } → { south-seas--ship }
south-seas-action-skip-islander = Szigetlakó nélkül tovább
south-seas-action-skip-delivery = Nem szállítok

# Mi a kérdés

south-seas-prompt-place = { $seat }: rakd le a lapkát: { $tile } ({ $layout })
    .plain = Rakd le a lapkát
south-seas-prompt-islander = { $seat }: szigetlakót állítasz vagy visszaveszel?
    .plain = Szigetlakót állítasz vagy visszaveszel?
south-seas-prompt-choose = { $seat }: válassz hajót a piacért
    .plain = Válassz hajót a piacért
south-seas-prompt-deliver = { $seat }: szállítasz egy hajóra?
    .plain = Szállítasz egy hajóra?
south-seas-prompt-draw = { $seat }: lapkát húz
    .plain = Új lapka húzása
south-seas-prompt-ship = új hajó kerül elő
south-seas-prompt-over = vége a játéknak

# A térkép mellett

south-seas-summary-seat = { $turn ->
    [yes] ▶
   *[no] {" "}
    } { $seat }  { $points } pont  { $bananas }b { $shells }s { $fish }f  szigetlakó { $supply }/4
south-seas-summary-ships = Hajók
south-seas-summary-ship = {"  "}{ south-seas--ship }
south-seas-summary-no-ship = {"  "}(nincs)
south-seas-summary-stacks = Pakli: { $tiles } lapka, { $ships } hajó

south-seas-counter-tiles = { $count } lapka van még a pakliban:
south-seas-counter-layout = {"  "}{ $count } × { $id } { $layout }
south-seas-counter-layout-boats = {"  "}{ $count } × { $id } { $layout }, halászcsónakkal: { $boats }
south-seas-counter-ships = { $count } hajó van még a pakliban:
south-seas-counter-ship = {"  "}{ $count } × { south-seas--ship }

# Miért nem szabad: a szabálypont és kettőspont után áll

south-seas-illegal-tile-laid-already = ebben a körben már le van rakva a lapka
south-seas-illegal-tile-must-be-laid = a húzott lapkát le kell rakni
south-seas-illegal-occupied-cell = ott már van lapka
south-seas-illegal-no-neighbour = a lapkának oldalával kell illeszkednie egy lerakott lapkához
south-seas-illegal-edges-do-not-continue = minden érintkező oldalnak folytatódnia kell: sziget szigettel, tenger tengerrel, stég stéggel
south-seas-illegal-same-as-fewer-turns = a lapka kevesebb negyedfordulattal ugyanígy néz ki; azt a forgatást add meg
south-seas-illegal-islander-after-tile = szigetlakót közvetlenül a lapka után lehet állítani, körönként legfeljebb egyet
south-seas-illegal-no-islander-left = nincs több szigetlakó a saját készletben
south-seas-illegal-no-such-part = szigetlakót csak az éppen lerakott lapka egyik részére lehet állítani; ilyen része nincs
south-seas-illegal-occupied-bridge = ezen a stégen már van szigetlakó
south-seas-illegal-occupied-island = ezen a szigeten már van szigetlakó
south-seas-illegal-occupied-sea = ezen a tengeren már van szigetlakó
south-seas-illegal-occupied-market = ezen a piacon már van kereskedő
south-seas-illegal-later-part = ez a rész ugyanahhoz a területhez tartozik, mint a lapka egy korábbi része; azt add meg
south-seas-illegal-back-after-tile = szigetlakót közvetlenül a lapka lerakása után lehet visszavenni, állítás helyett
south-seas-illegal-no-islander-there = ott nincs saját szigetlakó
south-seas-illegal-supply-not-empty = ennél az asztalnál csak üres készlettel vehető vissza szigetlakó
south-seas-illegal-no-market-due = fizetés nélkül csak kész piacért jár hajó
south-seas-illegal-not-highest-ship = piacért a legértékesebb felfordított hajók egyike jár
south-seas-illegal-ship-must-be-taken = a legértékesebb hajók egyikét el kell venni
south-seas-illegal-delivery-last = szállítani a kör végén lehet, legfeljebb egy hajóra
south-seas-illegal-ship-not-shown = ez a hajó nincs felfordítva
south-seas-illegal-wrong-payment = a hajó más árut kér; pontosan kell fizetni
south-seas-illegal-wares-not-owned = nincs meg ez az áru a saját készletben

# Mi a baj egy beírt lépéssel

south-seas-notation-move = „{ $text }” nem lépés; a lépések: place X,Y rN · put RÉSZ · back X,Y RÉSZ · take HAJÓ · load HAJÓ ÁRU · skip
south-seas-notation-cell = „{ $text }” nem mező; így írd: oszlop,sor, például 0,-1 (mindkettő -100 és 100 között)
south-seas-notation-rotation = „{ $text }” nem forgatás; r0, r1, r2 vagy r3 lehet (negyedfordulatok az óramutató járásával egyezően)
south-seas-notation-wares = „{ $text }” nem áru; így írd: 2B1S3F (B banán, S kagyló, F hal)
south-seas-notation-ship = nincs ilyen hajó: „{ $text }”; az „atoll data show south-seas” parancs felsorolja őket
south-seas-notation-payment = add meg a hajóra szánt árut is, például „{ $text }”
south-seas-notation-part = nincs ilyen rész: „{ $text }”; a lapka ({ $tile }) részei: { $parts }
south-seas-notation-no-tile = ezen a mezőn nincs lapka: { $cell }

# Változatok

south-seas-option-retrieve = Mikor vehető vissza szigetlakó a térképről (SS-12)
south-seas-option-retrieve-any-time = bármikor, ha ebben a körben nem állítottunk
south-seas-option-retrieve-only-when-supply-empty = csak üres saját készlettel
south-seas-option-first = Melyik hely kezd (SS-4)

# A lapkák képei

south-seas-layout-straight-bridge = egyenes stég
south-seas-layout-three-bridges = három stég egy kereszteződésnél (kő)
south-seas-layout-bridge-curve = stégkanyar
south-seas-layout-four-bridges = négy stég egy kereszteződésnél (kő)
south-seas-layout-cap = egy szigetcsúcs
south-seas-layout-cap-bridge-passing = szigetcsúcs, mellette elhaladó stég
south-seas-layout-cap-curve-one-hand = szigetcsúcs és stégkanyar az egyik oldalra
south-seas-layout-cap-curve-other-hand = szigetcsúcs és stégkanyar a másik oldalra
south-seas-layout-cap-three-bridges = szigetcsúcs és három stég egy kereszteződésnél (kő)
south-seas-layout-cap-side-bridge = szigetcsúcs, oldalról a szigethez érő stég
south-seas-layout-cap-opposite-bridge = szigetcsúcs, szemből a szigethez érő stég
south-seas-layout-caps-opposite = két szemközti, különálló szigetcsúcs
south-seas-layout-band = keresztben húzódó sziget
south-seas-layout-three-sides = sziget három oldalon
south-seas-layout-caps-adjacent = két szomszédos, különálló szigetcsúcs
south-seas-layout-corner = szigetsarok
south-seas-layout-corner-bridge-curve = szigetsarok és stégkanyar
south-seas-layout-four-sides = sziget mind a négy oldalon
south-seas-layout-three-sides-bridge = sziget három oldalon, hozzá érő stéggel
south-seas-layout-market-0 = piac stég nélkül
south-seas-layout-market-1 = piac egy stéggel
south-seas-layout-market-2 = piac két szemközti stéggel
south-seas-layout-market-3 = piac három stéggel
south-seas-layout-market-4 = piac négy stéggel

# Egy tipp okai: mi szól egy lépés mellett.
south-seas-reason-claim = értékes helyet foglal el
south-seas-reason-points = hajót szerez
south-seas-reason-wares = szükséges árut hoz
south-seas-reason-home = szabadon maradnak a szigetlakók
south-seas-reason-serve = hamarosan megrakható vele egy hajó
south-seas-reason-bridge = a stégek többet érnek
south-seas-reason-island = a szigetek többet érnek
south-seas-reason-sea = a tengerek többet érnek
south-seas-reason-market = közelebb a piac elkészülte
south-seas-reason-deny = elvisz egy hajót az ellenfél elől
south-seas-reason-block = feltartja az ellenfelet
