# Santa Cruz česky. Význam argumentů je popsán v anglickém souboru.

santa-cruz-title = Santa Cruz
santa-cruz-option-sets = Jak hráči přijdou k sadě stavebních karet (SC-5)
santa-cruz-option-sets-chosen = vybírají si veřejně, jeden po druhém
santa-cruz-option-sets-random = sady se rozdají náhodně (pro začátečníky)
santa-cruz-tie-break = kdo na to pole došel dřív

# Stavební kameny: klíče se dvěma pomlčkami používá jen tento jazyk.

santa-cruz--building = { $building ->
    [lighthouse] maják
    [church] kostel
   *[house] dům
    }
santa-cruz--building-card = { $card ->
    [ship] loď
    [path] cesta
    [river] řeka
   *[double] dvojtah
    }
santa-cruz--scoring = { $card ->
    [sheep] ovce
    [fish] ryby
    [wood] dřevo
    [sugar] cukr
    [gold] zlato
    [sheep-fish] ovce + ryby
    [wood-sugar] dřevo + cukr
    [great-gold] hodně zlata
    [four-houses] čtyři domy
    [mixed] pestrá ves
    [street] ulice
    [coast] pobřeží
    [river] řeky
    [volcano] sopky
    [eruption] výbuch sopky
   *[birds] ptáci
    }
santa-cruz--set = { $set ->
    [rivers] řeky (A)
    [paths] cesty (B)
    [ships] lodě (C)
   *[balanced] vyvážená (D)
    }
# S čím se staví (7. pád)
santa-cruz--by = { $kind ->
    [ship] kartou loď
    [path] kartou cesta
   *[river] kartou řeka
    }
santa-cruz--two = { $kind ->
    [ship] dvě lodě
    [path] dvě cesty
   *[river] dvě řeky
    }
santa-cruz--points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
    }
santa-cruz--amount = { $amount ->
    [one] { $amount } bod
    [few] { $amount } body
    [many] { $amount } bodu
   *[other] { $amount } bodů
    }
santa-cruz--targets = { $count ->
    [0] žádné stavební místo v dosahu
    [one] { $count } stavební místo v dosahu
    [few] { $count } stavební místa v dosahu
    [many] { $count } stavebního místa v dosahu
   *[other] { $count } stavebních míst v dosahu
    }
santa-cruz--turns-up = { $count ->
    [0] {""}
    [one] , odkryje { $count } destičku
    [few] , odkryje { $count } destičky
    [many] , odkryje { $count } destičky
   *[other] , odkryje { $count } destiček
    }

# Obraty

santa-cruz-seat = { $seat }
santa-cruz-scoring = { santa-cruz--scoring }
santa-cruz-cards = { $count } × { santa-cruz--building-card }
santa-cruz-thing-resource = { $resource ->
    [sheep] ovce
    [fish] ryby
    [wood] dřevo
    [sugar] cukr
   *[gold] zlato
    }
santa-cruz-thing-bonus = rybí bonus { $amount }
santa-cruz-thing-bird = pták
santa-cruz-tile = { santa-cruz--building }, { santa-cruz--points }
santa-cruz-tile-with = { santa-cruz--building }, { santa-cruz--points }: { $things }
santa-cruz-pay = { $seat }: { $amount }

# Události

santa-cruz-event-tile-laid = Na stavebním místě { $site } leží: { $tile } ({ $rule }).
    .plain = Na pobřeží leží: { $tile } ({ $rule }).
santa-cruz-event-card-dealt = { $seat }: dostává bodovací kartu ({ $rule }).
santa-cruz-event-new-card = { $seat }: bere novou bodovací kartu a odkládá ji stranou ({ $rule }).
santa-cruz-event-card-seen = Je to: { santa-cruz--scoring } ({ $rule }).
santa-cruz-event-first-chooser = { $seat }: vybírá si sadu jako první ({ $rule }).
santa-cruz-event-set-taken = { $seat }: má sadu – { santa-cruz--set } ({ $rule }).
santa-cruz-event-round-begun = Začíná { $round }. kolo; první hraje { $seat } ({ $rule }).
santa-cruz-event-marker-set = { $seat }: ukazatel stojí na { $amount } ({ $rule }).
santa-cruz-event-played = { $seat }: hraje stavební kartu: { santa-cruz--building-card } ({ $rule }).
santa-cruz-event-double-named = { $seat }: volí { santa-cruz--two } ({ $rule }).
santa-cruz-event-scored = { $seat }: hraje bodovací kartu: { santa-cruz--scoring } ({ $rule }).
santa-cruz-event-built = { $seat }: staví { santa-cruz--building } na stavebním místě { $site } ({ $rule }).
    .plain = { $seat }: staví { santa-cruz--building } ({ $rule }).
santa-cruz-event-built-shared = { $seat }: staví { santa-cruz--building } na stavebním místě { $site }, kde už budovu má { $other } ({ $rule }).
    .plain = { $seat }: staví { santa-cruz--building } na stavebním místě, kde už budovu má { $other } ({ $rule }).
santa-cruz-event-gained-tile = { $seat }: dostává { santa-cruz--amount } za { $site }: teď { $total } ({ $rule }).
    .plain = { $seat }: dostává { santa-cruz--amount } za destičku: teď { $total } ({ $rule }).
santa-cruz-event-gained-card = { $seat }: dostává { santa-cruz--amount } za kartu { santa-cruz--scoring }: teď { $total } ({ $rule }).
santa-cruz-event-gained-bonus = { $seat }: dostává { santa-cruz--amount } za kartu { santa-cruz--scoring }, z toho rybí bonus { $bonus }: teď { $total } ({ $rule }).
santa-cruz-event-gained-chips = { $seat }: dostává { santa-cruz--amount } za žetony ptáků: teď { $total } ({ $rule }).
santa-cruz-event-lost = { $seat }: ztrácí výbuchem { santa-cruz--amount }: teď { $total } ({ $rule }).
santa-cruz-event-bird-drawn = { $seat }: bere žeton ptáka ({ $rule }).
santa-cruz-event-chip-seen = Má hodnotu { $amount } ({ $rule }).
santa-cruz-event-no-bird-left = { $seat }: žádný žeton ptáka už nezbývá ({ $rule }).
santa-cruz-event-turned-up = Odkrývá se { $site }: { $tile } ({ $rule }).
    .plain = Odkrývá se destička: { $tile } ({ $rule }).
santa-cruz-event-lacking = { $seat }: nemá v zásobě žádný { santa-cruz--building } pro stavební místo { $site } ({ $rule }).
    .plain = { $seat }: nemá v zásobě žádný { santa-cruz--building } ({ $rule }).
santa-cruz-event-unable = { $kind ->
    [landing] { $seat }: nemůže se vylodit ({ $rule }).
   *[other] { $seat }: nemůže nikde postavit budovu { santa-cruz--by } ({ $rule }).
    }
santa-cruz-event-declined = { $seat }: nesdílí destičku ({ $rule }).
santa-cruz-event-erupted = { $seat }: přichází vinou sopky o budovu – { santa-cruz--building } na stavebním místě { $site } ({ $rule }).
    .plain = { $seat }: přichází vinou sopky o budovu – { santa-cruz--building } ({ $rule }).
santa-cruz-event-round-over = Končí { $round }. kolo ({ $rule }).
santa-cruz-event-own-pile-taken = { $seat }: bere si zpět vlastní balíček ({ $rule }).
santa-cruz-event-pile-taken = { $seat }: bere si balíček, který má { $other } ({ $rule }).
santa-cruz-event-card-put-away = { $seat }: odhazuje bodovací kartu ({ $rule }).
santa-cruz-event-put-away-seen = Odhozená karta: { santa-cruz--scoring } ({ $rule }).
santa-cruz-event-birds-revealed = { $seat }: ukazuje žetony ptáků: { $one } × 1, { $two } × 2, { $three } × 3 ({ $rule }).
santa-cruz-event-game-ended = Hra skončila ({ $rule }).

# Účet

santa-cruz-ledger-points = { $amount ->
    [one] { $seat }: { $signed } bod ({ $rule })
    [few] { $seat }: { $signed } body ({ $rule })
    [many] { $seat }: { $signed } bodu ({ $rule })
   *[other] { $seat }: { $signed } bodů ({ $rule })
    }

# Co tah udělá

santa-cruz-action-set = Vzít sadu – { santa-cruz--set }: { $cards }
santa-cruz-action-play = Stavební karta { santa-cruz--building-card }: { santa-cruz--targets }
santa-cruz-action-play-double = Stavební karta dvojtah: postavit dvě budovy kartou loď, řeka nebo cesta
santa-cruz-action-score = Bodovací karta { santa-cruz--scoring }: { $pays }
santa-cruz-action-double = { $kind ->
    [ship] Dvě lodě
    [path] Dvě cesty
   *[river] Dvě řeky
    }: { santa-cruz--targets }
santa-cruz-action-build = Postavit na stavebním místě { $site } – { $tile }{ santa-cruz--turns-up }
    .plain = Postavit tady – { $tile }{ santa-cruz--turns-up }
santa-cruz-action-share = Sdílet stavební místo { $site }, které má { $other } – { $tile }{ santa-cruz--turns-up }
    .plain = Sdílet stavební místo, které má { $other } – { $tile }{ santa-cruz--turns-up }
santa-cruz-action-reveal = Odkrýt { $site } a postavit tam budovu
    .plain = Odkrýt destičku a postavit tam budovu
santa-cruz-action-decline = Destičku nesdílet; tah končí
santa-cruz-action-take-own = Vzít si zpět vlastní balíček: { santa-cruz--set }; { $scoring }
santa-cruz-action-take = Vzít si balíček, který má { $seat }: { santa-cruz--set }; { $scoring }
santa-cruz-action-away = Odhodit kartu { santa-cruz--scoring }

# Na co se hra ptá

santa-cruz-prompt-lay = na pobřeží se pokládají destičky
santa-cruz-prompt-card = { $seat }: bere bodovací kartu
    .plain = Bere se bodovací karta
santa-cruz-prompt-first = náhoda určí, kdo si vybere sadu jako první
santa-cruz-prompt-choose = { $seat }: vyber si sadu stavebních karet
    .plain = Vyber si sadu stavebních karet
santa-cruz-prompt-sets = { $seat }: dostává sadu
    .plain = Rozdává se sada
santa-cruz-prompt-start = náhoda určí, kdo začíná
santa-cruz-prompt-play = { $seat }: zahraj kartu
    .plain = Zahraj kartu
santa-cruz-prompt-double = { $seat }: čím bude dvojtah?
    .plain = Čím bude dvojtah?
santa-cruz-prompt-build = { $kind ->
    [landing] { $seat }: vyloď se a postav budovu na pobřeží
   *[other] { $seat }: postav budovu { santa-cruz--by }{ $half ->
        [first] , první ze dvou budov
        [second] , druhou ze dvou budov
       *[single] {""}
        }
    }
    .plain = { $kind ->
        [landing] Vyloď se a stav na pobřeží
       *[other] Postav budovu { santa-cruz--by }{ $half ->
            [first] {" "}(1 / 2)
            [second] {" "}(2 / 2)
           *[single] {""}
            }
        }
santa-cruz-prompt-bird = { $seat }: bere žeton ptáka
    .plain = Bere se žeton ptáka
santa-cruz-prompt-turn = odkrývá se destička
santa-cruz-prompt-take = { $seat }: vezmi si balíček pro 2. kolo
    .plain = Vezmi si balíček pro 2. kolo
santa-cruz-prompt-away = { $seat }: odhoď jednu bodovací kartu
    .plain = Odhoď jednu bodovací kartu
santa-cruz-prompt-show = { $seat }: ukazuje žetony ptáků
    .plain = Ukazují se žetony ptáků
santa-cruz-prompt-over = hra skončila

# Vedle desky. M, K a D jsou majáky, kostely a domy v zásobě.

santa-cruz-summary-round = { $round }. kolo: první hraje { $seat }, poslední { $last }{ $sharing ->
    [free] {" "}(smí jednou sdílet destičku)
   *[used] {" "}(destičku už sdílí)
    }
santa-cruz-summary-seat = { $turn ->
    [yes] ▶
   *[no] {" "}
    } { $seat }  { santa-cruz--points }  zásoba M{ $lighthouses } K{ $churches } D{ $houses }  ptáci { $birds }
santa-cruz-summary-cards = {"    "}stavební karty: { $cards }
santa-cruz-summary-scoring = {"    "}bodovací karty v ruce: { $count }
santa-cruz-summary-scored = {"    "}zahrané bodovací karty: { $cards }
santa-cruz-summary-pile = Balíček, který má { $seat }: { santa-cruz--set }; { $scoring }
santa-cruz-own-scoring = Tvoje bodovací karty: { $cards }
santa-cruz-own-new = Tvoje nová karta: { santa-cruz--scoring }
santa-cruz-own-away = Tvoje odhozená karta: { santa-cruz--scoring }
santa-cruz-own-birds = Tvoje žetony ptáků: { $one } × 1, { $two } × 2, { $three } × 3

santa-cruz-counter-tiles = { $category ->
    [coast] Pobřeží
    [land] Vnitrozemí
   *[volcano] Sopka
    }: { $count ->
    [one] { $count } neviděná destička
    [few] { $count } neviděné destičky
    [many] { $count } neviděné destičky
   *[other] { $count } neviděných destiček
    } – majáky { $lighthouses }, kostely { $churches }, domy { $houses }
santa-cruz-counter-cards = Bodovací karty v hromádce: { $count }
santa-cruz-counter-unseen = Neviděné bodovací karty: { $cards }
santa-cruz-counter-birds = Zbývající žetony ptáků: { $count }

# Proč tah nejde: stojí za číslem pravidla a dvojtečkou

santa-cruz-illegal-set-taken = tuto sadu už má někdo jiný
santa-cruz-illegal-card = tuto kartu v ruce nemáš
santa-cruz-illegal-double-landing = dvojtah může být loď, řeka nebo cesta
santa-cruz-illegal-own-building = už tam stojí tvoje budova
santa-cruz-illegal-third-building = už tam stojí dvě budovy
santa-cruz-illegal-share-not-last = stojí tam cizí budova a sdílet destičku smí jen ten, kdo hraje v kole jako poslední
santa-cruz-illegal-share-used = stojí tam cizí budova a právo sdílet destičku už v tomto kole máš za sebou
santa-cruz-illegal-landing = vylodit se lze jen na destičce na pobřeží
santa-cruz-illegal-ship = loď dopluje jen k destičce na pobřeží
santa-cruz-illegal-path = s žádnou tvou budovou ji nespojuje cesta
santa-cruz-illegal-river = neteče tam řeka, u které stojí tvoje budova
santa-cruz-illegal-stock = takovou budovu v zásobě nemáš
santa-cruz-illegal-decline = můžeš stavět na volné destičce, takže stavět musíš
santa-cruz-illegal-pile = tento balíček si vzít nelze
santa-cruz-illegal-away = tuto bodovací kartu v ruce nemáš
santa-cruz-illegal-choose-first = nejdřív si vyber sadu
santa-cruz-illegal-double-first = nejdřív urči, čím bude dvojtah
santa-cruz-illegal-land-first = nejdřív se vyloď na pobřeží
santa-cruz-illegal-build-first = nejdřív postav budovu zahranou kartou
santa-cruz-illegal-take-first = nejdřív si vezmi balíček
santa-cruz-illegal-away-first = nejdřív odhoď bodovací kartu
santa-cruz-illegal-play-first = teď je čas zahrát kartu

# Co je špatně na napsaném tahu. Slova tahů jsou ve všech jazycích stejná.

santa-cruz-notation-move = „{ $text }“ není tah; tahy jsou: set paths · play ship · score sheep · double river · build C01 · decline · take A · away sheep
santa-cruz-notation-site = stavební místo „{ $text }“ není; všechna vypíše `atoll data show santa-cruz`
santa-cruz-notation-seat = „{ $text }“ u tohoto stolu nehraje
santa-cruz-notation-set = „{ $text }“ není sada; piš rivers, paths, ships nebo balanced
santa-cruz-notation-card = „{ $text }“ není stavební karta; piš ship, path, river nebo double
santa-cruz-notation-kind = „{ $text }“ dvojtah být nemůže; piš ship, path nebo river
santa-cruz-notation-scoring = „{ $text }“ není bodovací karta; piš sheep, fish, wood, sugar, gold, sheep-fish, wood-sugar, great-gold, four-houses, mixed, street, coast, river, volcano, eruption nebo birds

# Důvody rady: co mluví pro tah.
santa-cruz-reason-points = hned přináší body
santa-cruz-reason-birds = přináší ptáka
santa-cruz-reason-places = stavební místa se vyplatí
santa-cruz-reason-street = ulice poroste
santa-cruz-reason-resources = získává novou surovinu
santa-cruz-reason-reach = otevírá dobrá stavební místa
santa-cruz-reason-hand = bodovací karty v ruce přinesou víc
