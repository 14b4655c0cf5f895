# Santa Cruz: co deska ukazuje a říká.

santa-cruz-ui-go-build = Postavit
santa-cruz-ui-go-play = Zahrát
santa-cruz-ui-tagline = Osidli jeden ostrov dvakrát: nejdřív poznávej, pak využij, co víš
santa-cruz-ui-board = Mapa. Tab jde na další možnost, šipky chodí od místa k místu, Enter potvrdí, Escape vezme zpět.
santa-cruz-ui-recentre = Zpět k tomu, na čem teď záleží (C)
santa-cruz-ui-list = { $most } a { $last }
santa-cruz-ui-nothing = nic
santa-cruz-ui-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }

santa-cruz-ui-site-coast = stavební místo na pobřeží { $id }
    .plain = stavební místo na pobřeží
santa-cruz-ui-site-land = stavební místo ve vnitrozemí { $id }
    .plain = stavební místo ve vnitrozemí
santa-cruz-ui-site-volcano = stavební místo u sopky { $id }
    .plain = stavební místo u sopky
santa-cruz-ui-building-lighthouse = Maják
santa-cruz-ui-building-church = Kostel
santa-cruz-ui-building-house = Dům
santa-cruz-ui-resource-sheep = ovce
santa-cruz-ui-resource-fish = ryby
santa-cruz-ui-resource-wood = dřevo
santa-cruz-ui-resource-sugar = cukr
santa-cruz-ui-resource-gold = zlato
santa-cruz-ui-fish-bonus = rybí bonus { $count }
santa-cruz-ui-a-bird = pták
santa-cruz-ui-face-down = Zakrytá destička
santa-cruz-ui-building = { $building }, { $name } ({ $seat }), { $site }
santa-cruz-ui-shared-with = sdílí: { $seat }
santa-cruz-ui-shares = společné stavební místo
santa-cruz-ui-turns-up =
    { $count ->
        [one] odkryje { $count } destičku
        [few] odkryje { $count } destičky
       *[other] odkryje { $count } destiček
    }
santa-cruz-ui-target =
    Stavební místo { $n } / { $total }, { $site }: { $what }.{ $chosen ->
        [yes] { " " }V náhledu.
       *[no] {""}
    }
santa-cruz-ui-targets = Kde lze stavět

santa-cruz-ui-card-ship = Loď
santa-cruz-ui-card-path = Cesta
santa-cruz-ui-card-river = Řeka
santa-cruz-ui-card-double = Dvojtah
santa-cruz-ui-hint-ship = kterékoli volné pobřeží
santa-cruz-ui-hint-path = cestou od tvé budovy
santa-cruz-ui-hint-river = u řeky, kde už máš budovu
santa-cruz-ui-hint-double = jeden druh, dvakrát
santa-cruz-ui-twice = { $name }, dvakrát
santa-cruz-ui-double-how = Pak vyber jeden druh a postav jím dvě budovy.
santa-cruz-ui-reaches =
    { $count ->
        [0] žádné stavební místo
        [one] { $count } stavební místo
        [few] { $count } stavební místa
       *[other] { $count } stavebních míst
    }
santa-cruz-ui-reaches-nothing = Teď nikam nedosáhne. Když ji zahraješ, tvůj tah končí.
santa-cruz-ui-kinds = Čím bude dvojtah
santa-cruz-ui-first-of-two = První ze dvou budov

santa-cruz-ui-score-sheep = Ovce
santa-cruz-ui-score-fish = Ryby
santa-cruz-ui-score-wood = Dřevo
santa-cruz-ui-score-sugar = Cukr
santa-cruz-ui-score-gold = Zlato
santa-cruz-ui-score-sheep-fish = Ovce + ryby
santa-cruz-ui-score-wood-sugar = Dřevo + cukr
santa-cruz-ui-score-great-gold = Hodně zlata
santa-cruz-ui-score-four-houses = Čtyři domy
santa-cruz-ui-score-mixed = Pestrá ves
santa-cruz-ui-score-street = Ulice
santa-cruz-ui-score-coast = Pobřeží
santa-cruz-ui-score-river = Řeky
santa-cruz-ui-score-volcano = Sopky
santa-cruz-ui-score-eruption = Výbuch
santa-cruz-ui-score-birds = Ptáci
santa-cruz-ui-how-sheep = { $points } b., když máš ovce
santa-cruz-ui-how-fish = { $points } b., když máš ryby, plus rybí bonus
santa-cruz-ui-how-wood = { $points } b., když máš dřevo
santa-cruz-ui-how-sugar = { $points } b., když máš cukr
santa-cruz-ui-how-gold = { $points } b., když máš zlato
santa-cruz-ui-how-sheep-fish = obojí { $points } b., jedno { $single } b., plus rybí bonus
santa-cruz-ui-how-wood-sugar = obojí { $points } b., jedno { $single } b.
santa-cruz-ui-how-great-gold = { $points } b., když máš zlato
santa-cruz-ui-how-four-houses = { $points } b. za čtyři domy
santa-cruz-ui-how-mixed = { $points } b., když máš všechny tři druhy budov
santa-cruz-ui-how-street = { $points } b. za čtyři budovy spojené cestami
santa-cruz-ui-how-coast = { $points } b. za každou budovu na pobřeží
santa-cruz-ui-how-river = { $points } b. za každou budovu u řeky
santa-cruz-ui-how-volcano = { $points } b. za každou budovu u sopky
santa-cruz-ui-how-eruption = −{ $points } b. za každou budovu u sopky, pak zmizí
santa-cruz-ui-how-birds = { $points } b. za každý žeton ptáka

santa-cruz-ui-hand = Tvoje karty
santa-cruz-ui-hand-card =
    { $name }{ $copies ->
        [one] {""}
       *[other] {" × "}{ $copies }
    }: { $hint }{ $fresh ->
        [yes] . Nová, odložená stranou
       *[no] {""}
    }
santa-cruz-ui-new = nová
santa-cruz-ui-away = vrátí se do krabice, ostatní ji neuvidí

santa-cruz-ui-sets = Vyber si sadu karet
santa-cruz-ui-sets-how = Sedm stavebních karet pro 1. kolo. Tvoje bodovací karty leží dole: vezmi sadu, která jim pomůže.
santa-cruz-ui-set-rivers = Řeky
santa-cruz-ui-set-paths = Cesty
santa-cruz-ui-set-ships = Lodě
santa-cruz-ui-set-balanced = Vyvážená
santa-cruz-ui-set-about-rivers = Podél řek do vnitrozemí, kolem destiček, které ještě nikdo neviděl.
santa-cruz-ui-set-about-paths = Poroste to od domu k domu, ulice vzniknou samy.
santa-cruz-ui-set-about-ships = Vylodíš se kdekoli: pobřeží, majáky, ryby.
santa-cruz-ui-set-about-balanced = Po dvou od každého druhu, na každou příležitost.
santa-cruz-ui-draft = Vezmi si balíček pro 2. kolo
santa-cruz-ui-draft-how = Každý balíček je vše, co se v 1. kole zahrálo: sedm stavebních karet a bodovací karty. Kdo je poslední, vybírá první.
santa-cruz-ui-pile-of = Balíček: { $name }
santa-cruz-ui-taken-by = Má: { $name }
santa-cruz-ui-waiting-for = Vybírá { $name }.
santa-cruz-ui-count-card = { $count } × { $name }

santa-cruz-ui-track = Počitadlo bodů.
santa-cruz-ui-track-place = { $rank }. v pořadí: { $name } ({ $seat }), { $points }.
santa-cruz-ui-laps = Praporek u ukazatele říká, kolik bodů mají jeho hotové okruhy po { $count }.
santa-cruz-ui-pays-nobody = Nikdo nebere body
santa-cruz-ui-birds-of = Ptáci: { $name }
santa-cruz-ui-no-birds = žádní ptáci
santa-cruz-ui-round-over = { $round }. kolo skončilo
santa-cruz-ui-round-begins = { $round }. kolo: první hraje { $name }

santa-cruz-ui-round = Kolo { $round } / 2
santa-cruz-ui-before = Před vyloděním
santa-cruz-ui-birds-left =
    { $count ->
        [one] zbývá { $count } žeton ptáka
        [few] zbývají { $count } žetony ptáků
       *[other] zbývá { $count } žetonů ptáků
    }
santa-cruz-ui-cards-left =
    { $count ->
        [one] { $count } bodovací karta v hromádce
        [few] { $count } bodovací karty v hromádce
       *[other] { $count } bodovacích karet v hromádce
    }
santa-cruz-ui-sharing-free = { $name } hraje jako poslední a smí jednou stavět na společném stavebním místě.
santa-cruz-ui-sharing-used = { $name } hraje jako poslední a na společném stavebním místě už má budovu.
santa-cruz-ui-own-birds = Tvoji ptáci: { $values } (dohromady { $sum })
santa-cruz-ui-pays-now = Co by teď která karta vynesla
santa-cruz-ui-card = Karta
santa-cruz-ui-where-own = Máš ji v ruce
santa-cruz-ui-where-unseen = Ještě neviděná
santa-cruz-ui-where-seen = Zahraná nebo známá
santa-cruz-ui-unseen =
    { $count ->
        [one] { $count } neviděná destička
        [few] { $count } neviděné destičky
       *[other] { $count } neviděných destiček
    }

santa-cruz-ui-stock = V zásobě: domy { $house }, kostely { $church }, majáky { $lighthouse }. Žetony ptáků: { $birds }.
santa-cruz-ui-may-share = smí sdílet
santa-cruz-ui-may-share-how = Poslední v tomto kole: smí jednou stavět na stavebním místě, které už má někdo jiný.
santa-cruz-ui-stands-on = Suroviny: { $list }. Rybí bonus { $bonus }.
santa-cruz-ui-cards-of = Sada { $set }. { $cards }. Bodovací karty v ruce: { $scoring }.
santa-cruz-ui-card-left = { $name }: zbývá { $left }, zahráno { $played }
santa-cruz-ui-scoring-in-hand =
    { $count ->
        [one] { $count } bodovací karta v ruce
        [few] { $count } bodovací karty v ruce
       *[other] { $count } bodovacích karet v ruce
    }

santa-cruz-ui-tiles =
    { $count ->
        [one] { $count } destička
        [few] { $count } destičky
       *[other] { $count } destiček
    }
santa-cruz-ui-tiles-coast = Pobřeží: { $count }
santa-cruz-ui-tiles-land = Vnitrozemí: { $count }
santa-cruz-ui-tiles-volcano = Sopka: { $count }
santa-cruz-ui-building-cards = Stavební karty: { $count }
santa-cruz-ui-scoring-cards = Bodovací karty: { $count }
santa-cruz-ui-bird-chips = Žetony ptáků: { $count }
santa-cruz-ui-wood = Dřevěné budovy každého hráče
santa-cruz-ui-copies = × { $count }
santa-cruz-ui-map = Mapa: stavební místa { $sites }, cesty { $paths }, řeky { $rivers }
santa-cruz-ui-map-sites = Stavební místa:
santa-cruz-ui-map-paths = Cesty:
santa-cruz-ui-map-rivers = Řeky:

santa-cruz-ui-describe-order = Pořadí na počitadle bodů: { $order }.
santa-cruz-ui-describe-left = Neviděné destičky: pobřeží { $coast }, vnitrozemí { $land }, sopka { $volcano }; bodovací karty { $cards }, žetony ptáků { $birds }.
santa-cruz-ui-describe-seat = { $seat }: body { $score }. Sada { $set }. V zásobě domy { $house }, kostely { $church }, majáky { $lighthouse }. Stavební karty v ruce: { $cards }. Bodovací karty v ruce: { $scoring }. Zahráno: { $played }. Suroviny: { $goods }, rybí bonus { $bonus }. Žetony ptáků: { $birds }. Nejdelší ulice: { $street }.
santa-cruz-ui-describe-pile = Balíček ({ $seat }): sada { $set }, bodovací karty { $scoring }.
santa-cruz-ui-describe-hand = Tvoje bodovací karty: { $cards }.
santa-cruz-ui-describe-new = Tvoje nová bodovací karta: { $card }.
santa-cruz-ui-describe-built = { $building } ({ $seat }).
santa-cruz-ui-describe-site = { $site }: { $what }. Sousedí: { $joined }{ $rivers ->
        [none] {""}
       *[other] ; řeka: { $rivers }
    }.{ $built }
santa-cruz-ui-describe-pays = { $card } by teď vynesla: { $pays }.

santa-cruz-ui-source-start = začátek
santa-cruz-ui-source-tile = zastavěná místa
santa-cruz-ui-source-card = bodovací karty
santa-cruz-ui-source-bonus = rybí bonus
santa-cruz-ui-source-chips = ptáci
