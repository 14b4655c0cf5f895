# Santa Cruz auf Deutsch. Was die Argumente bedeuten, steht in der englischen Datei.

santa-cruz-title = Santa Cruz
santa-cruz-option-sets = Wie alle zu ihrem Set Baukarten kommen (SC-5)
santa-cruz-option-sets-chosen = offen gewählt, reihum
santa-cruz-option-sets-random = zufällig verteilt (für den Einstieg)
santa-cruz-tie-break = wer zuerst dort ankam

# Bausteine: die Schlüssel mit zwei Strichen benutzt nur diese Sprache.

santa-cruz--building = { $building ->
    [lighthouse] Leuchtturm
    [church] Kirche
   *[house] Haus
    }
santa-cruz--a-building = { $building ->
    [lighthouse] einen Leuchtturm
    [church] eine Kirche
   *[house] ein Haus
    }
santa-cruz--no-building = { $building ->
    [lighthouse] keinen Leuchtturm
    [church] keine Kirche
   *[house] kein Haus
    }
santa-cruz--building-card = { $card ->
    [ship] Schiff
    [path] Weg
    [river] Fluss
   *[double] Doppelzug
    }
santa-cruz--scoring = { $card ->
    [sheep] Schafe
    [fish] Fisch
    [wood] Holz
    [sugar] Zucker
    [gold] Gold
    [sheep-fish] Schafe + Fisch
    [wood-sugar] Holz + Zucker
    [great-gold] Viel Gold
    [four-houses] Vier Häuser
    [mixed] Buntes Dorf
    [street] Straße
    [coast] Küste
    [river] Flüsse
    [volcano] Vulkane
    [eruption] Vulkanausbruch
   *[birds] Vögel
    }
santa-cruz--set = { $set ->
    [rivers] Flüsse (A)
    [paths] Wege (B)
    [ships] Schiffe (C)
   *[balanced] Ausgewogen (D)
    }
santa-cruz--two = { $kind ->
    [ship] zwei Schiffe
    [path] zwei Wege
   *[river] zwei Flüsse
    }
santa-cruz--points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }
santa-cruz--amount = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
    }
santa-cruz--targets = { $count ->
    [0] kein Bauplatz in Reichweite
    [one] { $count } Bauplatz in Reichweite
   *[other] { $count } Bauplätze in Reichweite
    }
santa-cruz--turns-up = { $count ->
    [0] {""}
   *[other] , deckt { $count } Plättchen auf
    }

# Wendungen

santa-cruz-seat = { $seat }
santa-cruz-scoring = { santa-cruz--scoring }
santa-cruz-cards = { $count } × { santa-cruz--building-card }
santa-cruz-thing-resource = { $resource ->
    [sheep] Schafe
    [fish] Fisch
    [wood] Holz
    [sugar] Zucker
   *[gold] Gold
    }
santa-cruz-thing-bonus = Fischbonus { $amount }
santa-cruz-thing-bird = Vogel
santa-cruz-tile = { santa-cruz--building }, { santa-cruz--points }
santa-cruz-tile-with = { santa-cruz--building }, { santa-cruz--points }: { $things }
santa-cruz-pay = { $seat } { $amount }

# Ereignisse

santa-cruz-event-tile-laid = Auf { $site } liegt: { $tile } ({ $rule }).
    .plain = An der Küste liegt: { $tile } ({ $rule }).
santa-cruz-event-card-dealt = { $seat } bekommt eine Wertungskarte ({ $rule }).
santa-cruz-event-new-card = { $seat } zieht eine neue Wertungskarte und legt sie beiseite ({ $rule }).
santa-cruz-event-card-seen = Es ist: { santa-cruz--scoring } ({ $rule }).
santa-cruz-event-first-chooser = { $seat } wählt zuerst ein Set ({ $rule }).
santa-cruz-event-set-taken = { $seat } hat das Set { santa-cruz--set } ({ $rule }).
santa-cruz-event-round-begun = Der { $round }. Durchgang beginnt; { $seat } fängt an ({ $rule }).
santa-cruz-event-marker-set = { $seat }: Der Marker steht auf { $amount } ({ $rule }).
santa-cruz-event-played = { $seat } spielt eine Baukarte: { santa-cruz--building-card } ({ $rule }).
santa-cruz-event-double-named = { $seat } nennt: { santa-cruz--two } ({ $rule }).
santa-cruz-event-scored = { $seat } spielt eine Wertungskarte: { santa-cruz--scoring } ({ $rule }).
santa-cruz-event-built = { $seat } baut { santa-cruz--a-building } auf { $site } ({ $rule }).
    .plain = { $seat } baut { santa-cruz--a-building } ({ $rule }).
santa-cruz-event-built-shared = { $seat } baut { santa-cruz--a-building } auf { $site } neben { $other } ({ $rule }).
    .plain = { $seat } baut { santa-cruz--a-building } neben { $other } ({ $rule }).
santa-cruz-event-gained-tile = { $seat } bekommt { santa-cruz--amount } für { $site }: jetzt { $total } ({ $rule }).
    .plain = { $seat } bekommt { santa-cruz--amount } für das Plättchen: jetzt { $total } ({ $rule }).
santa-cruz-event-gained-card = { $seat } bekommt { santa-cruz--amount } für { santa-cruz--scoring }: jetzt { $total } ({ $rule }).
santa-cruz-event-gained-bonus = { $seat } bekommt { santa-cruz--amount } für { santa-cruz--scoring }, davon { $bonus } als Fischbonus: jetzt { $total } ({ $rule }).
santa-cruz-event-gained-chips = { $seat } bekommt { santa-cruz--amount } für Vogelchips: jetzt { $total } ({ $rule }).
santa-cruz-event-lost = { $seat } verliert { santa-cruz--amount } durch den Ausbruch: jetzt { $total } ({ $rule }).
santa-cruz-event-bird-drawn = { $seat } zieht einen Vogelchip ({ $rule }).
santa-cruz-event-chip-seen = Sein Wert ist { $amount } ({ $rule }).
santa-cruz-event-no-bird-left = Für { $seat } ist kein Vogelchip mehr da ({ $rule }).
santa-cruz-event-turned-up = { $site } wird aufgedeckt: { $tile } ({ $rule }).
    .plain = Ein Plättchen wird aufgedeckt: { $tile } ({ $rule }).
santa-cruz-event-lacking = { $seat } hat für { $site } { santa-cruz--no-building } im Vorrat ({ $rule }).
    .plain = { $seat } hat { santa-cruz--no-building } im Vorrat ({ $rule }).
santa-cruz-event-unable = { $kind ->
    [landing] { $seat } kann nicht landen ({ $rule }).
    [ship] { $seat } kann mit einem Schiff nirgends bauen ({ $rule }).
    [path] { $seat } kann mit einem Weg nirgends bauen ({ $rule }).
   *[river] { $seat } kann mit einem Fluss nirgends bauen ({ $rule }).
    }
santa-cruz-event-declined = { $seat } verzichtet darauf, ein Plättchen zu teilen ({ $rule }).
santa-cruz-event-erupted = { $seat } verliert auf { $site } { santa-cruz--a-building } an den Vulkan ({ $rule }).
    .plain = { $seat } verliert { santa-cruz--a-building } an den Vulkan ({ $rule }).
santa-cruz-event-round-over = Der { $round }. Durchgang ist zu Ende ({ $rule }).
santa-cruz-event-own-pile-taken = { $seat } nimmt den eigenen Stapel zurück ({ $rule }).
santa-cruz-event-pile-taken = { $seat } nimmt den Stapel von { $other } ({ $rule }).
santa-cruz-event-card-put-away = { $seat } legt eine Wertungskarte ab ({ $rule }).
santa-cruz-event-put-away-seen = Es war: { santa-cruz--scoring } ({ $rule }).
santa-cruz-event-birds-revealed = { $seat } deckt Vogelchips auf: { $one } × 1, { $two } × 2, { $three } × 3 ({ $rule }).
santa-cruz-event-game-ended = Das Spiel ist zu Ende ({ $rule }).

# Das Konto

santa-cruz-ledger-points = { $amount ->
    [one] { $seat }: { $signed } Punkt ({ $rule })
   *[other] { $seat }: { $signed } Punkte ({ $rule })
    }

# Was ein Zug tut

santa-cruz-action-set = Das Set { santa-cruz--set } nehmen: { $cards }
santa-cruz-action-play = Baukarte { santa-cruz--building-card }: { santa-cruz--targets }
santa-cruz-action-play-double = Baukarte Doppelzug: zweimal mit Schiff, Fluss oder Weg bauen
santa-cruz-action-score = Wertungskarte { santa-cruz--scoring }: { $pays }
santa-cruz-action-double = { $kind ->
    [ship] Zwei Schiffe
    [path] Zwei Wege
   *[river] Zwei Flüsse
    }: { santa-cruz--targets }
santa-cruz-action-build = Auf { $site } bauen – { $tile }{ santa-cruz--turns-up }
    .plain = Hier bauen – { $tile }{ santa-cruz--turns-up }
santa-cruz-action-share = { $site } mit { $other } teilen – { $tile }{ santa-cruz--turns-up }
    .plain = Den Bauplatz mit { $other } teilen – { $tile }{ santa-cruz--turns-up }
santa-cruz-action-reveal = { $site } aufdecken und dort bauen
    .plain = Plättchen aufdecken und dort bauen
santa-cruz-action-decline = Kein Plättchen teilen; der Zug ist zu Ende
santa-cruz-action-take-own = Den eigenen Stapel zurücknehmen: { santa-cruz--set }; { $scoring }
santa-cruz-action-take = Den Stapel von { $seat } nehmen: { santa-cruz--set }; { $scoring }
santa-cruz-action-away = { santa-cruz--scoring } ablegen

# Wonach gefragt wird

santa-cruz-prompt-lay = Plättchen werden an die Küste gelegt
santa-cruz-prompt-card = { $seat } zieht eine Wertungskarte
    .plain = Eine Wertungskarte wird gezogen
santa-cruz-prompt-first = es wird gelost, wer zuerst ein Set wählt
santa-cruz-prompt-choose = { $seat }: Wähle ein Set Baukarten
    .plain = Wähle ein Set Baukarten
santa-cruz-prompt-sets = { $seat } bekommt ein Set
    .plain = Ein Set wird ausgeteilt
santa-cruz-prompt-start = es wird gelost, wer anfängt
santa-cruz-prompt-play = { $seat }: Spiele eine Karte
    .plain = Spiele eine Karte
santa-cruz-prompt-double = { $seat }: Zwei wovon?
    .plain = Zwei wovon?
santa-cruz-prompt-build = { $kind ->
    [landing] { $seat }: Lande an der Küste
    [ship] { $seat }: Baue mit dem Schiff{ santa-cruz--half }
    [path] { $seat }: Baue mit dem Weg{ santa-cruz--half }
   *[river] { $seat }: Baue mit dem Fluss{ santa-cruz--half }
    }
    .plain = { $kind ->
        [landing] Lande an der Küste
        [ship] Baue mit dem Schiff{ santa-cruz--half.plain }
        [path] Baue mit dem Weg{ santa-cruz--half.plain }
       *[river] Baue mit dem Fluss{ santa-cruz--half.plain }
        }
santa-cruz--half = { $half ->
    [first] , das erste von zwei Gebäuden
    [second] , das zweite von zwei Gebäuden
   *[single] {""}
    }
    .plain = { $half ->
        [first] {" "}(1 von 2)
        [second] {" "}(2 von 2)
       *[single] {""}
        }
santa-cruz-prompt-bird = { $seat } zieht einen Vogelchip
    .plain = Ein Vogelchip wird gezogen
santa-cruz-prompt-turn = ein Plättchen wird aufgedeckt
santa-cruz-prompt-take = { $seat }: Nimm einen Stapel für den 2. Durchgang
    .plain = Nimm einen Stapel für Durchgang 2
santa-cruz-prompt-away = { $seat }: Lege eine Wertungskarte ab
    .plain = Lege eine Wertungskarte ab
santa-cruz-prompt-show = { $seat } deckt Vogelchips auf
    .plain = Vogelchips werden aufgedeckt
santa-cruz-prompt-over = das Spiel ist zu Ende

# Neben dem Plan. L, K und H sind Leuchttürme, Kirchen und Häuser im Vorrat.

santa-cruz-summary-round = { $round }. Durchgang: { $seat } fing an, { $last } kommt zuletzt{ $sharing ->
    [free] {" "}und darf einmal ein Plättchen teilen
   *[used] {" "}und hat ein Plättchen geteilt
    }
santa-cruz-summary-seat = { $turn ->
    [yes] ▶
   *[no] {" "}
    } { $seat }  { santa-cruz--points }  Vorrat L{ $lighthouses } K{ $churches } H{ $houses }  Vögel { $birds }
santa-cruz-summary-cards = {"    "}Baukarten: { $cards }
santa-cruz-summary-scoring = {"    "}Wertungskarten auf der Hand: { $count }
santa-cruz-summary-scored = {"    "}gewertet: { $cards }
santa-cruz-summary-pile = Stapel von { $seat }: { santa-cruz--set }; { $scoring }
santa-cruz-own-scoring = Deine Wertungskarten: { $cards }
santa-cruz-own-new = Deine neue Karte: { santa-cruz--scoring }
santa-cruz-own-away = Abgelegt hast du: { santa-cruz--scoring }
santa-cruz-own-birds = Deine Vogelchips: { $one } × 1, { $two } × 2, { $three } × 3

santa-cruz-counter-tiles = { $category ->
    [coast] Küste
    [land] Land
   *[volcano] Vulkan
    }: { $count } Plättchen ungesehen – Leuchttürme { $lighthouses }, Kirchen { $churches }, Häuser { $houses }
santa-cruz-counter-cards = Wertungskarten im Stapel: { $count }
santa-cruz-counter-unseen = Noch nicht gesehene Wertungskarten: { $cards }
santa-cruz-counter-birds = Vogelchips im Vorrat: { $count }

# Warum ein Zug nicht geht: steht nach der Nummer der Regel und einem Doppelpunkt

santa-cruz-illegal-set-taken = dieses Set hat schon jemand anders
santa-cruz-illegal-card = diese Karte ist nicht auf deiner Hand
santa-cruz-illegal-double-landing = ein Doppelzug ist Schiff, Fluss oder Weg
santa-cruz-illegal-own-building = dort steht schon ein Gebäude von dir
santa-cruz-illegal-third-building = dort stehen schon zwei Gebäude
santa-cruz-illegal-share-not-last = dort steht ein fremdes Gebäude, und teilen darf nur, wer im Durchgang zuletzt kommt
santa-cruz-illegal-share-used = dort steht ein fremdes Gebäude, und du hast in diesem Durchgang schon einmal geteilt
santa-cruz-illegal-landing = gelandet wird auf einem Küstenplättchen
santa-cruz-illegal-ship = ein Schiff erreicht nur Küstenplättchen
santa-cruz-illegal-path = kein Weg verbindet es mit einem Gebäude von dir
santa-cruz-illegal-river = dort fließt kein Fluss, an dem ein Gebäude von dir steht
santa-cruz-illegal-stock = dieses Gebäude ist nicht in deinem Vorrat
santa-cruz-illegal-decline = du kannst auf einem freien Plättchen bauen, also musst du bauen
santa-cruz-illegal-pile = dieser Stapel liegt nicht zum Nehmen da
santa-cruz-illegal-away = diese Wertungskarte ist nicht auf deiner Hand
santa-cruz-illegal-choose-first = zuerst wählst du ein Set
santa-cruz-illegal-double-first = zuerst nennst du, was der Doppelzug ist
santa-cruz-illegal-land-first = zuerst landest du an der Küste
santa-cruz-illegal-build-first = zuerst baust du mit der gespielten Karte
santa-cruz-illegal-take-first = zuerst nimmst du einen Stapel
santa-cruz-illegal-away-first = zuerst legst du eine Wertungskarte ab
santa-cruz-illegal-play-first = jetzt wird eine Karte gespielt

# Was an einem getippten Zug falsch ist. Die Wörter der Züge sind in jeder Sprache gleich.

santa-cruz-notation-move = „{ $text }“ ist kein Zug; Züge sind: set paths · play ship · score sheep · double river · build C01 · decline · take A · away sheep
santa-cruz-notation-site = einen Bauplatz „{ $text }“ gibt es nicht; `atoll data show santa-cruz` listet alle auf
santa-cruz-notation-seat = „{ $text }“ spielt an diesem Tisch nicht mit
santa-cruz-notation-set = „{ $text }“ ist kein Set; schreibe rivers, paths, ships oder balanced
santa-cruz-notation-card = „{ $text }“ ist keine Baukarte; schreibe ship, path, river oder double
santa-cruz-notation-kind = „{ $text }“ kann ein Doppelzug nicht sein; schreibe ship, path oder river
santa-cruz-notation-scoring = „{ $text }“ ist keine Wertungskarte; schreibe sheep, fish, wood, sugar, gold, sheep-fish, wood-sugar, great-gold, four-houses, mixed, street, coast, river, volcano, eruption oder birds

# Gründe eines Tipps: was für einen Zug spricht.
santa-cruz-reason-points = bringt gleich Punkte
santa-cruz-reason-birds = bringt einen Vogel
santa-cruz-reason-places = die Bauplätze zahlen sich noch aus
santa-cruz-reason-street = die Straße wird länger
santa-cruz-reason-resources = erreicht einen neuen Rohstoff
santa-cruz-reason-reach = öffnet gute Bauplätze
santa-cruz-reason-hand = die Wertungskarten auf der Hand bringen mehr
