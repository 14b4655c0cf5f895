# Maori auf Deutsch. Was die Argumente bedeuten, steht in der englischen Datei.

maori-title = Maori

# Bausteine: Schlüssel mit zwei Bindestrichen benutzt nur diese Sprache.

maori--shape = { $shape ->
    [single] Einzelinsel
    [end] Endstück
    [middle] Mittelstück
    [water] Wasser
   *[volcano] Vulkan
    }
maori--turned = { $turn ->
    [right] , nach rechts gedreht
    [around] , auf den Kopf gedreht
    [left] , nach links gedreht
   *[none] {""}
    }
maori--price = { $price ->
    [one] { $price } Muschel
   *[other] { $price } Muscheln
    }
maori--steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
    }
maori--points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }
maori--shells = { $shells ->
    [one] { $shells } Muschel
   *[other] { $shells } Muscheln
    }
maori--boats = { $boats ->
    [one] { $boats } Boot
   *[other] { $boats } Boote
    }

# Wendungen

maori-tile = { $tile } ({ maori--shape }: { $shown })
    .plain = { maori--shape } ({ $shown })
maori-tile-plain = { $tile } ({ maori--shape })
    .plain = { maori--shape }
maori-shows-palms = { $count ->
    [one] { $count } Palme
   *[other] { $count } Palmen
    }
maori-shows-hut = { $count ->
    [one] Hütte
   *[other] { $count } Hütten
    }
maori-shows-wreaths = { $count ->
    [one] halber Kranz
   *[other] { $count } halbe Kränze
    }
maori-shows-boats = { $count ->
    [one] { $count } Boot
   *[other] { $count } Boote
    }
maori-shows-shells = { $count ->
    [one] { $count } Muschel
   *[other] { $count } Muscheln
    }

# Ereignisse

maori-event-turned-up = In die Auslage kommt { $what }, Feld { $cell }.
    .plain = Neu in der Auslage: { $what }.
maori-event-set-aside = Ein Vulkan wird zunächst beiseitegelegt ({ $rule }).
maori-event-shuffled-in = { $count ->
    [one] { $count } Vulkan wird in den Stapel gemischt ({ $rule }).
   *[other] { $count } Vulkane werden in den Stapel gemischt ({ $rule }).
    }
maori-event-placer-drawn = { $seat } setzt das Entdeckerschiff ein und ist in der Runde zuletzt am Zug ({ $rule }).
maori-event-explorer-placed = { $seat } setzt das Entdeckerschiff auf Position { $position } ({ $rule }).
    .plain = { $seat } setzt das Entdeckerschiff ein ({ $rule }).
maori-event-explorer-moved = { $seat } bewegt das Entdeckerschiff { maori--steps } weiter auf Position { $position } ({ $rule }).
    .plain = { $seat } bewegt das Entdeckerschiff { maori--steps } weiter ({ $rule }).
maori-event-explorer-moved-paid = { $seat } bewegt das Entdeckerschiff { maori--steps } weiter auf Position { $position } und zahlt { maori--price } ({ $rule }).
    .plain = { $seat } bewegt das Entdeckerschiff { maori--steps } weiter und zahlt { maori--price } ({ $rule }).
maori-event-own-ship-moved = { $seat }: Das eigene Schiff fährt nach { $cell } ({ $rule }).
    .plain = { $seat }: Das eigene Schiff fährt weiter ({ $rule }).
maori-event-own-ship-moved-paid = { $seat }: Das eigene Schiff fährt für { maori--price } nach { $cell } ({ $rule }).
    .plain = { $seat }: Das eigene Schiff fährt für { maori--price } weiter ({ $rule }).
maori-event-own-ship-stayed = { $seat }: Das eigene Schiff bleibt stehen ({ $rule }).
maori-event-tile-taken = { $seat } nimmt { $what } ({ $rule }).
    .plain = { $seat } nimmt ein Plättchen: { $what } ({ $rule }).
maori-event-tile-taken-paid = { $seat } nimmt { $what } für { maori--price } ({ $rule }).
    .plain = { $seat } nimmt für { maori--price } ein Plättchen: { $what } ({ $rule }).
maori-event-tile-taken-stored = { $seat } nimmt { $what } vom Lagerplatz ({ $rule }).
    .plain = { $seat } nimmt das Plättchen vom Lagerplatz: { $what } ({ $rule }).
maori-event-tile-laid = { $seat } legt { $tile } auf { $cell }{ maori--turned }.
    .plain = { $seat } legt das Plättchen{ maori--turned }.
maori-event-tile-stored = { $seat } legt { $tile } auf den Lagerplatz.
    .plain = { $seat } legt das Plättchen auf den Lagerplatz.
maori-event-shells-gained = { $amount ->
    [one] { $seat } bekommt { $amount } Muschel für das Plättchen ({ $rule }).
   *[other] { $seat } bekommt { $amount } Muscheln für das Plättchen ({ $rule }).
    }
maori-event-shells-short = { $seat } bekommt weniger Muscheln, als das Plättchen zeigt ({ $amount } statt { $shown }): mehr hat der Vorrat nicht ({ $rule }).
maori-event-tile-removed = { $seat } nimmt { $what } von { $cell } aus dem Spiel ({ $rule }).
    .plain = { $seat } nimmt ein Plättchen aus dem Spiel: { $what } ({ $rule }).
maori-event-passed = { $seat } tut nichts ({ $rule }).
maori-event-refilled = Die Lücke auf Feld { $cell } füllt { $what }.
    .plain = Eine Lücke in der Auslage füllt { $what }.
maori-event-board-full = { $seat }: Das Tableau ist voll; alle anderen sind noch einmal am Zug ({ $rule }).
maori-event-ended-filled = Alle hatten ihren letzten Zug; das Spiel endet ({ $rule }).
maori-event-ended-passed = Zwei Runden lang hat niemand etwas getan; das Spiel endet ({ $rule }).
maori-event-island-unfinished = { $seat }: Die unfertige Insel { $cells } wird entfernt ({ $rule }).
    .plain = { $seat }: Eine unfertige Insel wird entfernt ({ $rule }).
maori-event-palms-scored = { $palms ->
    [one] { $seat }: { $palms } Palme zu je { $each } auf der Insel { $cells }: { maori--points } ({ $rule }).
   *[other] { $seat }: { $palms } Palmen zu je { $each } auf der Insel { $cells }: { maori--points } ({ $rule }).
    }
    .plain = { $palms ->
        [one] { $seat }: { $palms } Palme zu je { $each } auf einer Insel: { maori--points } ({ $rule }).
       *[other] { $seat }: { $palms } Palmen zu je { $each } auf einer Insel: { maori--points } ({ $rule }).
        }
maori-event-wreath-scored = { $seat }: ein ganzer Blumenkranz zwischen { $cells }: { maori--points } ({ $rule }).
    .plain = { $seat }: ein ganzer Blumenkranz: { maori--points } ({ $rule }).
maori-event-boats-scored = { $seat } zeigt { maori--boats }: { maori--points } ({ $rule }).
maori-event-shells-scored = { $seat } hat { maori--shells }: { maori--points } ({ $rule }).
maori-event-empty-scored = { $spaces ->
    [0] { $seat } hat kein leeres Feld ({ $rule }).
    [one] { $seat } hat { $spaces } leeres Feld: −{ $spaces } ({ $rule }).
   *[other] { $seat } hat { $spaces } leere Felder: −{ $spaces } ({ $rule }).
    }
maori-event-tie-broken = Gleichstand: { $seat } hat { maori--shells } ({ $rule }).

maori-tie-break-shells = mehr Muscheln (MA-38)

# Das Konto

maori-ledger-shells = { $amount ->
    [one] { $seat }: { $signed } Muschel ({ $rule })
   *[other] { $seat }: { $signed } Muscheln ({ $rule })
    }
maori-ledger-points = { $amount ->
    [one] { $seat }: { $signed } Punkt ({ $rule })
   *[other] { $seat }: { $signed } Punkte ({ $rule })
    }

# Was ein Zug tut

maori-action-place = Das Entdeckerschiff auf Position { $position } setzen
    .plain = Das Entdeckerschiff hier einsetzen
maori-action-move = Das Entdeckerschiff { maori--steps } weiter auf Position { $position } bewegen
    .plain = Das Entdeckerschiff { maori--steps } weiter bewegen
maori-action-move-paid = Das Entdeckerschiff für { maori--price } { maori--steps } weiter auf Position { $position } bewegen
    .plain = Das Entdeckerschiff für { maori--price } { maori--steps } weiter bewegen
maori-action-lay = { maori--source } auf { $cell } legen{ maori--turned }
    .plain = { maori--source.plain } legen{ maori--turned }
maori-action-lay-paid = { maori--source } für { maori--price } auf { $cell } legen{ maori--turned }
    .plain = { maori--source.plain } für { maori--price } legen{ maori--turned }
maori-action-lay-from = { maori--source } mit dem eigenen Schiff von { $from } aus für { maori--price } auf { $cell } legen{ maori--turned }
    .plain = { maori--source.plain } legen{ maori--turned }; vorher fährt das eigene Schiff hin, zusammen { maori--price }
maori--source = { $source ->
    [storage] { $tile } vom Lagerplatz
   *[display] { $tile }
    }
    .plain = { $source ->
        [storage] Das Plättchen vom Lagerplatz
       *[display] Das Plättchen
        }
maori-action-store = { $tile } auf den Lagerplatz legen
    .plain = Das Plättchen auf den Lagerplatz legen
maori-action-store-paid = { $tile } für { maori--price } auf den Lagerplatz legen
    .plain = Das Plättchen für { maori--price } auf den Lagerplatz legen
maori-action-remove = { $tile } von { $cell } entfernen
    .plain = Das Plättchen entfernen
maori-action-pass = Nichts tun
maori-action-ship = Das eigene Schiff nach { $cell } bewegen
    .plain = Das eigene Schiff hierher bewegen
maori-action-stay = Das eigene Schiff stehen lassen

# Was gefragt ist

maori-prompt-set-up = ein Plättchen wird aufgedeckt
maori-prompt-placer = es wird gelost, wer das Entdeckerschiff einsetzt
maori-prompt-place = { $seat }: Setze das Entdeckerschiff ein
    .plain = Setze das Entdeckerschiff ein
maori-prompt-move = { $seat }: Bewege das Entdeckerschiff ({ maori--boats }, { maori--shells })
    .plain = Bewege das Entdeckerschiff
maori-prompt-act = { $seat }: Legen, lagern, entfernen oder nichts?
    .plain = Nimm ein leuchtendes Plättchen
maori-prompt-act-nothing = { $seat }: Legen, entfernen oder nichts?
    .plain = Hier ist kein Plättchen zu nehmen
maori-prompt-refill = die Lücke in der Auslage wird gefüllt
maori-prompt-ship = { $seat }: Bewegst du das eigene Schiff?
    .plain = Bewegst du das eigene Schiff?
maori-prompt-over = das Spiel ist aus

# Neben dem Tableau. b sind Boote, s Muscheln, wie auf dem Tableau.

maori-summary-seat = { $turn ->
    [yes] ▶
   *[no] {" "}
    } { $seat }  { maori--points }  { $boats }b { $shells }s  { $empty ->
    [0] voll
   *[other] { $empty } leer
    }
maori-summary-score = {"    "}Palmen { $palms }, Kränze { $wreaths }, Boote { $boats }, Muscheln { $shells }, leer { $empty }
maori-summary-stored = {"    "}auf dem Lagerplatz: { $what }
maori-summary-filled = Letzte Runde; ein volles Tableau hat { $seat }
maori-summary-stacks = Stapel: { $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen
    }, Vorrat: { $supply ->
    [one] { $supply } Muschel
   *[other] { $supply } Muscheln
    }

maori-counter-tiles = { $count ->
    [one] Noch { $count } Plättchen im Stapel:
   *[other] Noch { $count } Plättchen im Stapel:
    }
maori-counter-tile = {"  "}{ $count } × { $what }

# Warum ein Zug nicht geht: steht nach der Nummer der Regel und einem Doppelpunkt

maori-illegal-no-such-position = das Entdeckerschiff hat die Positionen 0 bis 15
maori-illegal-place-first = zuerst muss das Entdeckerschiff eingesetzt werden
maori-illegal-move-first = ein Zug beginnt mit dem Bewegen des Entdeckerschiffs
maori-illegal-ship-now = die Aktion ist getan; jetzt fährt das eigene Schiff oder bleibt stehen
maori-illegal-one-action = eine Aktion steht an: legen, lagern, entfernen oder nichts
maori-illegal-moved-already = das Entdeckerschiff ist schon bewegt; eine Aktion steht an: legen, lagern, entfernen oder nichts
maori-illegal-no-step = das Entdeckerschiff fährt mindestens 1 Schritt weit
maori-illegal-too-far = jedes Boot auf dem Tableau ist ein freier Schritt, jeder weitere kostet eine Muschel; so viele sind nicht da
maori-illegal-volcano = ein Vulkan wird nie genommen und kein Plättchen hinter ihm
maori-illegal-no-tile-there = in der Reihe vor dem Entdeckerschiff liegt so weit hinten kein Plättchen
maori-illegal-too-deep = jedes übersprungene Plättchen kostet eine Muschel; so viele sind nicht da
maori-illegal-storage-empty = der Lagerplatz ist leer
maori-illegal-storage-full = auf dem Lagerplatz hat ein Plättchen Platz; er ist belegt
maori-illegal-same-as-fewer-turns = weniger weit gedreht sieht das Plättchen genauso aus; nenne diese Drehung
maori-illegal-upright = ein Plättchen mit Palmen steht aufrecht und wird nicht gedreht
maori-illegal-no-water = dort hat das Tableau kein Wasserfeld
maori-illegal-occupied = dort liegt schon ein Plättchen
maori-illegal-no-ships = im Grundspiel gibt es keine eigenen Schiffe
maori-illegal-not-beside-ship = das Feld muss neben dem eigenen Schiff liegen, oder das Schiff muss erst für Muscheln dorthin fahren
maori-illegal-ship-ashore = das eigene Schiff steht noch neben dem Tableau; es kommt auf das erste gelegte Plättchen
maori-illegal-ship-needs-tile = das eigene Schiff fährt nur über eigene Plättchen
maori-illegal-ship-not-beside = das Plättchen, auf das das eigene Schiff fährt, muss neben dem Feld liegen
maori-illegal-ship-too-far = jeder Schritt des eigenen Schiffs und jedes übersprungene Plättchen kostet eine Muschel; so viele sind nicht da
maori-illegal-nearer-tile = ein anderes eigenes Plättchen neben dem Feld ist näher oder gleich nah und früher in Leserichtung; nenne jenes
maori-illegal-ship-no-way = dorthin führt über eigene Plättchen kein Weg, den die Muscheln bezahlen
maori-illegal-nothing-to-remove = dort liegt kein eigenes Plättchen
maori-illegal-under-ship = auf diesem Plättchen steht das eigene Schiff
maori-illegal-ship-there = dort steht das eigene Schiff schon; lass es stattdessen stehen
maori-illegal-ship-to-empty = das eigene Schiff fährt nur auf ein eigenes Plättchen

# Was an einem getippten Zug falsch ist. Die Wörter der Züge sind in jeder Sprache gleich.

maori-notation-move = „{ $text }“ ist kein Zug; Züge sind: place P · move N · lay D X,Y rN · lay stored X,Y rN · lay … from X,Y · store D · remove X,Y · pass · ship X,Y · stay
maori-notation-space = „{ $text }“ ist kein Feld; schreibe Spalte,Zeile von links oben, wie 0,2 (jeweils 0 bis 4)
maori-notation-rotation = „{ $text }“ ist keine Drehung; schreibe r0, r1, r2 oder r3 (Vierteldrehungen im Uhrzeigersinn)
maori-notation-position = „{ $text }“ ist keine Position des Entdeckerschiffs; schreibe 0 bis 15, im Uhrzeigersinn ab der linken Spalte oben
maori-notation-depth = „{ $text }“ ist keine Tiefe; schreibe, wie viele Plättchen übersprungen werden, 0 bis 3
maori-notation-steps = „{ $text }“ ist keine Zahl von Schritten

# Varianten

maori-option-mode = Mit oder ohne eigene Schiffe (MA-40)
maori-option-mode-basic = Grundspiel: ohne
maori-option-mode-advanced = Spiel für Fortgeschrittene: nach der Aktion darf das eigene Schiff fahren
maori-option-mode-pro = Profispiel: das eigene Schiff fährt auf das eben gelegte Plättchen
maori-option-board = Das Tableau, auf dem alle spielen (MA-2, MA-50)
maori-option-board-a = A: Land als Streifen in zwei Ecken
maori-option-board-b = B: Land liegt quer in zwei Ecken
maori-option-board-c = C: hochkant, vier breit und fünf hoch
maori-option-board-reef = Riff: 20 Felder, Palmen im Riff zählen doppelt

# Gründe eines Tipps: was für einen Zug spricht.
maori-reason-palms = bringt Palmen
maori-reason-wreaths = vollendet einen Kranz
maori-reason-boats = bringt der Mehrheit der Boote näher
maori-reason-shells = spart oder bringt Muscheln
maori-reason-fill = füllt das Tableau
maori-reason-open = hält Inseln offen, die fertig werden können
maori-reason-wreath-half = bereitet einen Kranz vor
maori-reason-lost = lässt nichts liegen, was nie fertig wird
maori-reason-hut = hat eine Hütte in Arbeit
maori-reason-ship = das eigene Schiff steht gut
maori-reason-deny = lässt der nächsten Person wenig Gutes
