# Santa Cruz: was das Spielfeld zeigt und sagt.

santa-cruz-ui-go-build = Bauen
santa-cruz-ui-go-play = Ausspielen
santa-cruz-ui-tagline = Eine Insel zweimal besiedeln: erst erkunden, dann kennen
santa-cruz-ui-board = Karte. Tab geht zur nächsten Möglichkeit, die Pfeile gehen von Bauplatz zu Bauplatz, Enter bestätigt, Escape nimmt zurück.
santa-cruz-ui-recentre = Zurück zu dem, was jetzt zählt (C)
santa-cruz-ui-list = { $most } und { $last }
santa-cruz-ui-nothing = nichts
santa-cruz-ui-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

santa-cruz-ui-site-coast = Bauplatz { $id } an der Küste
    .plain = Bauplatz an der Küste
santa-cruz-ui-site-land = Bauplatz { $id } im Land
    .plain = Bauplatz im Land
santa-cruz-ui-site-volcano = Bauplatz { $id } am Vulkan
    .plain = Bauplatz am Vulkan
santa-cruz-ui-building-lighthouse = Leuchtturm
santa-cruz-ui-building-church = Kirche
santa-cruz-ui-building-house = Haus
santa-cruz-ui-resource-sheep = Schafe
santa-cruz-ui-resource-fish = Fisch
santa-cruz-ui-resource-wood = Holz
santa-cruz-ui-resource-sugar = Zucker
santa-cruz-ui-resource-gold = Gold
santa-cruz-ui-fish-bonus = Fischbonus { $count }
santa-cruz-ui-a-bird = ein Vogel
santa-cruz-ui-face-down = Verdecktes Plättchen
santa-cruz-ui-building = { $building } von { $name } ({ $seat }) auf { $site }
santa-cruz-ui-shared-with = geteilt mit { $seat }
santa-cruz-ui-shares = teilt den Bauplatz
santa-cruz-ui-turns-up =
    { $count ->
        [one] deckt { $count } Plättchen auf
       *[other] deckt { $count } Plättchen auf
    }
santa-cruz-ui-target =
    Bauplatz { $n } von { $total }, { $site }: { $what }.{ $chosen ->
        [yes] { " " }In der Vorschau.
       *[no] {""}
    }
santa-cruz-ui-targets = Wo gebaut werden kann

santa-cruz-ui-card-ship = Schiff
santa-cruz-ui-card-path = Weg
santa-cruz-ui-card-river = Fluss
santa-cruz-ui-card-double = Doppelzug
santa-cruz-ui-hint-ship = jeder freie Bauplatz an der Küste
santa-cruz-ui-hint-path = über einen Weg ab einem eigenen Gebäude
santa-cruz-ui-hint-river = an einem Fluss mit eigenem Gebäude
santa-cruz-ui-hint-double = eine Art, zweimal
santa-cruz-ui-twice = { $name }, zweimal
santa-cruz-ui-double-how = Wähle danach eine Art und baue zweimal damit.
santa-cruz-ui-reaches =
    { $count ->
        [0] kein Bauplatz
        [one] { $count } Bauplatz
       *[other] { $count } Bauplätze
    }
santa-cruz-ui-reaches-nothing = Sie erreicht jetzt nichts. Wer sie spielt, beendet damit den Zug.
santa-cruz-ui-kinds = Was der Doppelzug ist
santa-cruz-ui-first-of-two = Erstes von zwei Gebäuden

santa-cruz-ui-score-sheep = Schafe
santa-cruz-ui-score-fish = Fisch
santa-cruz-ui-score-wood = Holz
santa-cruz-ui-score-sugar = Zucker
santa-cruz-ui-score-gold = Gold
santa-cruz-ui-score-sheep-fish = Schafe + Fisch
santa-cruz-ui-score-wood-sugar = Holz + Zucker
santa-cruz-ui-score-great-gold = Viel Gold
santa-cruz-ui-score-four-houses = Vier Häuser
santa-cruz-ui-score-mixed = Buntes Dorf
santa-cruz-ui-score-street = Straße
santa-cruz-ui-score-coast = Küste
santa-cruz-ui-score-river = Flüsse
santa-cruz-ui-score-volcano = Vulkane
santa-cruz-ui-score-eruption = Ausbruch
santa-cruz-ui-score-birds = Vögel
santa-cruz-ui-how-sheep = { $points } P. mit Schafen
santa-cruz-ui-how-fish = { $points } P. mit Fisch, plus Fischbonus
santa-cruz-ui-how-wood = { $points } P. mit Holz
santa-cruz-ui-how-sugar = { $points } P. mit Zucker
santa-cruz-ui-how-gold = { $points } P. mit Gold
santa-cruz-ui-how-sheep-fish = mit beidem { $points } P., mit einem { $single } P., plus Fischbonus
santa-cruz-ui-how-wood-sugar = mit beidem { $points } P., mit einem { $single } P.
santa-cruz-ui-how-great-gold = { $points } P. mit Gold
santa-cruz-ui-how-four-houses = { $points } P. für vier Häuser
santa-cruz-ui-how-mixed = { $points } P. mit allen drei Arten von Gebäuden
santa-cruz-ui-how-street = { $points } P. für vier durch Wege verbundene Gebäude
santa-cruz-ui-how-coast = { $points } P. für jedes Gebäude an der Küste
santa-cruz-ui-how-river = { $points } P. für jedes Gebäude am Fluss
santa-cruz-ui-how-volcano = { $points } P. für jedes Gebäude am Vulkan
santa-cruz-ui-how-eruption = −{ $points } P. für jedes Gebäude am Vulkan, dann sind sie weg
santa-cruz-ui-how-birds = { $points } P. für jeden Vogelchip

santa-cruz-ui-hand = Deine Karten
santa-cruz-ui-hand-card =
    { $name }{ $copies ->
        [one] {""}
       *[other] {" × "}{ $copies }
    }: { $hint }{ $fresh ->
        [yes] . Neu, beiseitegelegt
       *[no] {""}
    }
santa-cruz-ui-new = neu
santa-cruz-ui-away = kommt ungesehen zurück in die Schachtel

santa-cruz-ui-sets = Wähle dein Kartenset
santa-cruz-ui-sets-how = Sieben Baukarten für den 1. Durchgang. Deine Wertungskarten liegen unten: Nimm das Set, das zu ihnen passt.
santa-cruz-ui-set-rivers = Flüsse
santa-cruz-ui-set-paths = Wege
santa-cruz-ui-set-ships = Schiffe
santa-cruz-ui-set-balanced = Ausgewogen
santa-cruz-ui-set-about-rivers = Den Flüssen landeinwärts folgen, vorbei an Plättchen, die noch niemand gesehen hat.
santa-cruz-ui-set-about-paths = Von Haus zu Haus wachsen; Straßen entstehen von selbst.
santa-cruz-ui-set-about-ships = Überall landen: Küsten, Leuchttürme, Fisch.
santa-cruz-ui-set-about-balanced = Zwei von jeder Art, für jede Gelegenheit.
santa-cruz-ui-draft = Nimm einen Stapel für den 2. Durchgang
santa-cruz-ui-draft-how = Jeder Stapel ist alles, was im 1. Durchgang gespielt wurde: sieben Baukarten und die Wertungskarten. Der letzte Rang nimmt zuerst.
santa-cruz-ui-pile-of = Stapel von { $name }
santa-cruz-ui-taken-by = { $name } hat ihn
santa-cruz-ui-waiting-for = { $name } wählt.
santa-cruz-ui-count-card = { $count } × { $name }

santa-cruz-ui-track = Punkteleiste.
santa-cruz-ui-track-place = Rang { $rank }: { $name } ({ $seat }), { $points }.
santa-cruz-ui-laps = Ein Fähnchen am Marker nennt die Punkte der vollen Umläufe zu je { $count }.
santa-cruz-ui-pays-nobody = Niemand bekommt Punkte
santa-cruz-ui-birds-of = Vögel von { $name }
santa-cruz-ui-no-birds = keine Vögel
santa-cruz-ui-round-over = { $round }. Durchgang: zu Ende
santa-cruz-ui-round-begins = { $round }. Durchgang: { $name } beginnt

santa-cruz-ui-round = { $round }. Durchgang von 2
santa-cruz-ui-before = Vor der Landung
santa-cruz-ui-birds-left =
    { $count ->
        [one] noch { $count } Vogelchip
       *[other] noch { $count } Vogelchips
    }
santa-cruz-ui-cards-left =
    { $count ->
        [one] { $count } Wertungskarte im Stapel
       *[other] { $count } Wertungskarten im Stapel
    }
santa-cruz-ui-sharing-free = { $name } ist zuletzt an der Reihe und darf einmal einen Bauplatz teilen.
santa-cruz-ui-sharing-used = { $name } ist zuletzt an der Reihe und hat schon einen Bauplatz geteilt.
santa-cruz-ui-own-birds = Deine Vögel: { $values } (zusammen { $sum })
santa-cruz-ui-pays-now = Was jede Karte jetzt brächte
santa-cruz-ui-card = Karte
santa-cruz-ui-where-own = Auf deiner Hand
santa-cruz-ui-where-unseen = Noch nicht gesehen
santa-cruz-ui-where-seen = Gespielt oder bekannt
santa-cruz-ui-unseen =
    { $count ->
        [one] { $count } Plättchen ungesehen
       *[other] { $count } Plättchen ungesehen
    }

santa-cruz-ui-stock = Vorrat: Häuser { $house }, Kirchen { $church }, Leuchttürme { $lighthouse }. Vogelchips: { $birds }.
santa-cruz-ui-may-share = darf teilen
santa-cruz-ui-may-share-how = Zuletzt in diesem Durchgang: darf einmal auf einem Bauplatz bauen, den jemand anders hat.
santa-cruz-ui-stands-on = Rohstoffe: { $list }. Fischbonus { $bonus }.
santa-cruz-ui-cards-of = Set { $set }. { $cards }. Wertungskarten auf der Hand: { $scoring }.
santa-cruz-ui-card-left = { $name }: noch { $left }, gespielt { $played }
santa-cruz-ui-scoring-in-hand =
    { $count ->
        [one] { $count } Wertungskarte auf der Hand
       *[other] { $count } Wertungskarten auf der Hand
    }

santa-cruz-ui-tiles = { $count } Plättchen
santa-cruz-ui-tiles-coast = Küste: { $count }
santa-cruz-ui-tiles-land = Land: { $count }
santa-cruz-ui-tiles-volcano = Vulkan: { $count }
santa-cruz-ui-building-cards = Baukarten: { $count }
santa-cruz-ui-scoring-cards = Wertungskarten: { $count }
santa-cruz-ui-bird-chips = Vogelchips: { $count }
santa-cruz-ui-wood = Die Holzgebäude jeder Person
santa-cruz-ui-copies = × { $count }
santa-cruz-ui-map = Karte: Bauplätze { $sites }, Wege { $paths }, Flüsse { $rivers }
santa-cruz-ui-map-sites = Bauplätze:
santa-cruz-ui-map-paths = Wege:
santa-cruz-ui-map-rivers = Flüsse:

santa-cruz-ui-describe-order = Reihenfolge auf der Leiste: { $order }.
santa-cruz-ui-describe-left = Ungesehene Plättchen: Küste { $coast }, Land { $land }, Vulkan { $volcano }; Wertungskarten { $cards }, Vogelchips { $birds }.
santa-cruz-ui-describe-seat = { $seat }: Punkte { $score }. Set { $set }. Im Vorrat Häuser { $house }, Kirchen { $church }, Leuchttürme { $lighthouse }. Baukarten auf der Hand: { $cards }. Wertungskarten auf der Hand: { $scoring }. Gespielt: { $played }. Rohstoffe: { $goods }, Fischbonus { $bonus }. Vogelchips: { $birds }. Längste Straße: { $street }.
santa-cruz-ui-describe-pile = Stapel von { $seat }: Set { $set }, Wertungskarten { $scoring }.
santa-cruz-ui-describe-hand = Deine Wertungskarten: { $cards }.
santa-cruz-ui-describe-new = Deine neue Wertungskarte: { $card }.
santa-cruz-ui-describe-built = { $building } von { $seat }.
santa-cruz-ui-describe-site = { $site }: { $what }. Verbunden mit { $joined }{ $rivers ->
        [none] {""}
       *[other] , an { $rivers }
    }.{ $built }
santa-cruz-ui-describe-pays = { $card } brächte { $pays }.

santa-cruz-ui-source-start = Start
santa-cruz-ui-source-tile = bebaute Bauplätze
santa-cruz-ui-source-card = Wertungskarten
santa-cruz-ui-source-bonus = Fischbonus
santa-cruz-ui-source-chips = Vögel
