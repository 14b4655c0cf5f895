# Südsee auf Deutsch. Was die Argumente bedeuten, steht in der englischen Datei.

south-seas-title = Südsee

# Bausteine: Schlüssel mit zwei Bindestrichen benutzt nur diese Sprache.

south-seas--the = { $kind ->
    [bridge] Der Steg
    [island] Die Insel
    [sea] Das Meer
   *[market] Der Markt
    } bei { $cell } ({ $part })
    .plain = { $kind ->
        [bridge] Der Steg
        [island] Die Insel
        [sea] Das Meer
       *[market] Der Markt
        }
south-seas--onto = { $kind ->
    [bridge] auf den Steg
    [island] auf die Insel
    [sea] ins Meer
   *[market] auf den Markt
    }
south-seas--from = { $kind ->
    [bridge] vom Steg
    [island] von der Insel
    [sea] aus dem Meer
   *[market] vom Markt
    } bei { $cell } ({ $part })
    .plain = { $kind ->
        [bridge] vom Steg
        [island] von der Insel
        [sea] aus dem Meer
       *[market] vom Markt
        }
south-seas--role = { $kind ->
    [bridge] Muschelsammler
    [island] Bananenpflücker
    [sea] Fischer
   *[market] Händler
    }
south-seas--ware = { $ware ->
    [banana] { $amount ->
        [one] Banane
       *[other] Bananen
        }
    [shell] { $amount ->
        [one] Muschel
       *[other] Muscheln
        }
   *[fish] { $amount ->
        [one] Fisch
       *[other] Fische
        }
    }
south-seas--points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }
south-seas--on-tiles = { $tiles ->
    [one] auf { $tiles } Plättchen
   *[other] auf { $tiles } Plättchen
    }
south-seas--ship = das Schiff für { south-seas--points } ({ $demand })

# Wendungen

south-seas-amount = { $amount } { south-seas--ware }
south-seas-demand-named = { $wares }
south-seas-demand-any = { $amount ->
    [one] { $amount } beliebige Ware
   *[other] { $amount } beliebige Waren
    }
south-seas-demand-same = { $amount ->
    [one] { $amount } Ware einer Art
   *[other] { $amount } Waren einer Art
    }
south-seas-demand-pair = { $amount ->
    [one] { $amount } Ware einer Art und { $other } einer anderen
   *[other] { $amount } Waren einer Art und { $other } einer anderen
    }
south-seas-islanders = Insulaner: { $seats }
south-seas-islanders-none = niemand ist dort
south-seas-islanders-of = { $seat } { $count }
south-seas-stake-open = { south-seas-amount }
south-seas-stake-complete = { south-seas-amount }, fertig
south-seas-stake-market-open = { $missing ->
    [one] { $missing } Nachbar fehlt
   *[other] { $missing } Nachbarn fehlen
    }
south-seas-stake-market-complete = fertig

# Ereignisse

south-seas-event-ship-turned-up = Ein Schiff läuft ein: { south-seas--points } für { $demand }.
south-seas-event-tile-drawn = { $seat } zieht das Plättchen { $tile } ({ $layout }).
    .plain = { $seat } zieht ein Plättchen: { $layout }.
south-seas-event-tile-removed = Das Plättchen { $tile } ({ $layout }) passt nirgends und scheidet aus ({ $rule }).
    .plain = Ein Plättchen passt nirgends und scheidet aus: { $layout } ({ $rule }).
south-seas-event-tile-placed = { $seat } legt { $tile } auf { $cell }.
    .plain = { $seat } legt das Plättchen.
south-seas-event-islander-placed = { $seat } setzt einen { south-seas--role } { south-seas--onto } bei { $cell } ({ $part }).
    .plain = { $seat } setzt einen { south-seas--role } { south-seas--onto }.
south-seas-event-islander-taken-back = { $seat } nimmt den { south-seas--role } { south-seas--from } zurück.
    .plain = { $seat } nimmt den { south-seas--role } { south-seas--from.plain } zurück.
south-seas-event-evaluated-complete = { south-seas--the } ist fertig: { south-seas-amount } { south-seas--on-tiles }; { $islanders } ({ $rule }).
    .plain = { south-seas--the.plain } ist fertig: { south-seas-amount } { south-seas--on-tiles }; { $islanders } ({ $rule }).
south-seas-event-evaluated-boat = { south-seas--the } bekommt ein Fischerboot: { south-seas-amount } { south-seas--on-tiles }; { $islanders } ({ $rule }).
    .plain = { south-seas--the.plain } bekommt ein Fischerboot: { south-seas-amount } { south-seas--on-tiles }; { $islanders } ({ $rule }).
south-seas-event-evaluated-end = { south-seas--the } zählt am Spielende: { south-seas-amount } { south-seas--on-tiles }; { $islanders } ({ $rule }).
    .plain = { south-seas--the.plain } zählt am Spielende: { south-seas-amount } { south-seas--on-tiles }; { $islanders } ({ $rule }).
south-seas-event-gained = { $seat } erhält { south-seas-amount } { south-seas--from } ({ $rule }).
    .plain = { $seat } erhält { south-seas-amount } { south-seas--from.plain } ({ $rule }).
south-seas-event-fish-covered = Ein Bootsplättchen bedeckt { $group ->
    [double] ein Paar Fische
   *[single] einen einzelnen Fisch
    } bei { $cell } ({ $rule }).
    .plain = Ein Bootsplättchen bedeckt { $group ->
        [double] ein Paar Fische
       *[single] einen einzelnen Fisch
        } ({ $rule }).
south-seas-event-fish-covered-without-token = Kein Bootsplättchen ist mehr übrig; bedeckt ist trotzdem { $group ->
    [double] ein Paar Fische
   *[single] ein einzelner Fisch
    } bei { $cell } ({ $rule }).
    .plain = Kein Bootsplättchen ist mehr übrig; bedeckt ist trotzdem { $group ->
        [double] ein Paar Fische
       *[single] ein einzelner Fisch
        } ({ $rule }).
south-seas-event-islander-returned = { $seat }: Der { south-seas--role } kehrt { south-seas--from } zurück ({ $rule }).
    .plain = { $seat }: Der { south-seas--role } kehrt { south-seas--from.plain } zurück ({ $rule }).
south-seas-event-market-completed = Der Markt bei { $cell } ist fertig; { $seat } bekommt ein Schiff ({ $rule }).
    .plain = Ein Markt ist fertig; { $seat } bekommt ein Schiff ({ $rule }).
south-seas-event-market-completed-empty = Der Markt bei { $cell } ist fertig; kein Händler steht darauf ({ $rule }).
    .plain = Ein Markt ist fertig; kein Händler steht darauf ({ $rule }).
south-seas-event-ship-won = { $seat } nimmt für einen Markt { south-seas--ship } ({ $rule }).
south-seas-event-no-ship-left = { $seat }: Für den Markt ist kein Schiff mehr da ({ $rule }).
south-seas-event-ship-delivered = { $seat } liefert { $wares } an { south-seas--ship } ({ $rule }).
south-seas-event-ended-last-tile = Das letzte Plättchen liegt; das Spiel endet ({ $rule }).
south-seas-event-ended-last-ship = Das letzte Schiff ist vergeben; das Spiel endet ({ $rule }).
south-seas-event-ended-nothing-fits = Kein Plättchen im Stapel passt mehr; das Spiel endet sofort ({ $rule }).
south-seas-event-wares-counted = { $wares ->
    [one] { $seat } hat noch { $wares } Ware: { south-seas--points } ({ $rule }).
   *[other] { $seat } hat noch { $wares } Waren: { south-seas--points } ({ $rule }).
    }

# Das Konto

south-seas-ledger-wares = { $seat }: { $signed } { south-seas--ware } ({ $rule })
south-seas-ledger-points = { $amount ->
    [one] { $seat }: { $signed } Punkt ({ $rule })
   *[other] { $seat }: { $signed } Punkte ({ $rule })
    }

# Was ein Zug tut

south-seas-action-place = Das Plättchen auf { $cell } legen{ $turn ->
    [right] , nach rechts gedreht
    [around] , auf den Kopf gedreht
    [left] , nach links gedreht
   *[none] {""}
    }
    .plain = Das Plättchen legen{ $turn ->
        [right] , nach rechts gedreht
        [around] , auf den Kopf gedreht
        [left] , nach links gedreht
       *[none] {""}
        }
south-seas-action-put = Einen { south-seas--role } { south-seas--onto } { $part } setzen ({ $stake })
    .plain = Einen { south-seas--role } { south-seas--onto } setzen ({ $stake })
south-seas-action-back = Den { south-seas--role } { south-seas--from } zurücknehmen
    .plain = Den { south-seas--role } { south-seas--from.plain } zurücknehmen
south-seas-action-take = Nehmen: { south-seas--ship }
south-seas-action-load = { $wares } liefern an { south-seas--ship }
south-seas-action-skip-islander = Ohne Insulaner weiter
south-seas-action-skip-delivery = Nichts liefern

# Was gefragt ist

south-seas-prompt-place = { $seat }: Lege das Plättchen { $tile } ({ $layout })
    .plain = Lege das Plättchen
south-seas-prompt-islander = { $seat }: Setzt du einen Insulaner oder nimmst du einen zurück?
    .plain = Insulaner setzen oder zurücknehmen?
south-seas-prompt-choose = { $seat }: Wähle ein Schiff für den Markt
    .plain = Wähle ein Schiff für den Markt
south-seas-prompt-deliver = { $seat }: Lieferst du an ein Schiff?
    .plain = Lieferst du an ein Schiff?
south-seas-prompt-draw = { $seat } zieht ein Plättchen
    .plain = Ein Plättchen wird gezogen
south-seas-prompt-ship = ein Schiff wird aufgedeckt
south-seas-prompt-over = das Spiel ist aus

# Neben dem Plan

south-seas-summary-seat = { $turn ->
    [yes] ▶
   *[no] {" "}
    } { $seat }  { south-seas--points }  { $bananas }b { $shells }s { $fish }f  Insulaner { $supply } von 4
south-seas-summary-ships = Schiffe
south-seas-summary-ship = {"  "}{ south-seas--points } für { $demand }
south-seas-summary-no-ship = {"  "}(keines)
south-seas-summary-stacks = Stapel: { $tiles } Plättchen, { $ships ->
    [one] { $ships } Schiff
   *[other] { $ships } Schiffe
    }

south-seas-counter-tiles = { $count ->
    [one] Noch { $count } Plättchen im Stapel:
   *[other] Noch { $count } Plättchen im Stapel:
    }
south-seas-counter-layout = {"  "}{ $count } × { $id } { $layout }
south-seas-counter-layout-boats = {"  "}{ $count } × { $id } { $layout }, { $boats } mit Boot
south-seas-counter-ships = { $count ->
    [one] Noch { $count } Schiff im Stapel:
   *[other] Noch { $count } Schiffe im Stapel:
    }
south-seas-counter-ship = {"  "}{ $count } × { south-seas--points } für { $demand }

# Warum ein Zug nicht geht: steht nach der Nummer der Regel und einem Doppelpunkt

south-seas-illegal-tile-laid-already = das Plättchen dieses Zuges liegt schon
south-seas-illegal-tile-must-be-laid = das gezogene Plättchen muss gelegt werden
south-seas-illegal-occupied-cell = dort liegt schon ein Plättchen
south-seas-illegal-no-neighbour = das Plättchen muss mit einer Kante an ein liegendes grenzen
south-seas-illegal-edges-do-not-continue = jede angrenzende Kante muss weitergehen: Insel an Insel, Meer an Meer, Steg an Steg
south-seas-illegal-same-as-fewer-turns = weniger weit gedreht sieht das Plättchen genauso aus; nenne diese Drehung
south-seas-illegal-islander-after-tile = ein Insulaner wird gleich nach dem Plättchen gesetzt, höchstens einer je Zug
south-seas-illegal-no-islander-left = im eigenen Vorrat ist kein Insulaner mehr
south-seas-illegal-no-such-part = ein Insulaner kommt auf einen Teil des eben gelegten Plättchens; diesen Teil hat es nicht
south-seas-illegal-occupied-bridge = auf diesem Steg ist schon ein Insulaner
south-seas-illegal-occupied-island = auf dieser Insel ist schon ein Insulaner
south-seas-illegal-occupied-sea = in diesem Meer ist schon ein Insulaner
south-seas-illegal-occupied-market = auf diesem Markt ist schon ein Händler
south-seas-illegal-later-part = dieser Teil gehört zum selben Gebiet wie ein früherer Teil des Plättchens; nenne jenen
south-seas-illegal-back-after-tile = ein Insulaner wird gleich nach dem Legen zurückgenommen, anstatt einen zu setzen
south-seas-illegal-no-islander-there = dort ist kein eigener Insulaner
south-seas-illegal-supply-not-empty = an diesem Tisch darf ein Insulaner nur zurück, solange der eigene Vorrat leer ist
south-seas-illegal-no-market-due = ein Schiff ohne Bezahlung gibt es nur für einen fertigen Markt
south-seas-illegal-not-highest-ship = ein Markt bringt ein offenes Schiff mit dem höchsten Wert
south-seas-illegal-ship-must-be-taken = eines der wertvollsten Schiffe muss genommen werden
south-seas-illegal-delivery-last = geliefert wird am Ende des Zuges, an höchstens ein Schiff
south-seas-illegal-ship-not-shown = dieses Schiff liegt nicht offen
south-seas-illegal-wrong-payment = das Schiff verlangt andere Waren; bezahlt wird genau
south-seas-illegal-wares-not-owned = diese Waren sind nicht im eigenen Besitz

# Was an einem getippten Zug falsch ist

south-seas-notation-move = „{ $text }“ ist kein Zug; Züge sind: place X,Y rN · put TEIL · back X,Y TEIL · take SCHIFF · load SCHIFF WAREN · skip
south-seas-notation-cell = „{ $text }“ ist kein Feld; schreibe Spalte,Zeile wie 0,-1 (jeweils -100 bis 100)
south-seas-notation-rotation = „{ $text }“ ist keine Drehung; schreibe r0, r1, r2 oder r3 (Vierteldrehungen im Uhrzeigersinn)
south-seas-notation-wares = „{ $text }“ sind keine Waren; schreibe sie wie 2B1S3F (B Bananen, S Muscheln, F Fische)
south-seas-notation-ship = es gibt kein Schiff „{ $text }“; „atoll data show south-seas“ zeigt alle
south-seas-notation-payment = nenne auch die Waren für das Schiff, zum Beispiel „{ $text }“
south-seas-notation-part = das Plättchen { $tile } hat keinen Teil „{ $text }“; seine Teile sind { $parts }
south-seas-notation-no-tile = auf { $cell } liegt kein Plättchen

# Varianten

south-seas-option-retrieve = Wann ein Insulaner vom Plan zurückgenommen werden darf (SS-12)
south-seas-option-retrieve-any-time = immer, wenn in diesem Zug keiner gesetzt wurde
south-seas-option-retrieve-only-when-supply-empty = nur solange der eigene Vorrat leer ist
south-seas-option-first = Welcher Platz beginnt (SS-4)

# Bilder der Plättchen

south-seas-layout-straight-bridge = gerader Steg
south-seas-layout-three-bridges = drei Stege an einem Stein
south-seas-layout-bridge-curve = Stegkurve
south-seas-layout-four-bridges = vier Stege an einem Stein
south-seas-layout-cap = ein Inselzipfel
south-seas-layout-cap-bridge-passing = Inselzipfel, Steg führt vorbei
south-seas-layout-cap-curve-one-hand = Inselzipfel und Stegkurve zur einen Seite
south-seas-layout-cap-curve-other-hand = Inselzipfel und Stegkurve zur anderen Seite
south-seas-layout-cap-three-bridges = Inselzipfel und drei Stege an einem Stein
south-seas-layout-cap-side-bridge = Inselzipfel, Steg von der Seite endet an der Insel
south-seas-layout-cap-opposite-bridge = Inselzipfel, Steg von gegenüber endet an der Insel
south-seas-layout-caps-opposite = zwei Inselzipfel gegenüber, getrennt
south-seas-layout-band = Inselband quer
south-seas-layout-three-sides = Insel auf drei Seiten
south-seas-layout-caps-adjacent = zwei Inselzipfel über Eck, getrennt
south-seas-layout-corner = Inselecke
south-seas-layout-corner-bridge-curve = Inselecke und Stegkurve
south-seas-layout-four-sides = Insel auf allen vier Seiten
south-seas-layout-three-sides-bridge = Insel auf drei Seiten, an der ein Steg endet
south-seas-layout-market-0 = Markt ohne Steg
south-seas-layout-market-1 = Markt mit einem Steg
south-seas-layout-market-2 = Markt mit zwei Stegen gegenüber
south-seas-layout-market-3 = Markt mit drei Stegen
south-seas-layout-market-4 = Markt mit vier Stegen

# Gründe eines Tipps: was für einen Zug spricht.
south-seas-reason-claim = sichert sich etwas Lohnendes
south-seas-reason-points = bringt Schiffe
south-seas-reason-wares = bringt Waren, die gebraucht werden
south-seas-reason-home = hält Insulaner frei
south-seas-reason-serve = belädt bald ein Schiff
south-seas-reason-bridge = die Stege werden wertvoller
south-seas-reason-island = die Inseln werden wertvoller
south-seas-reason-sea = die Meere werden wertvoller
south-seas-reason-market = der Markt ist eher fertig
south-seas-reason-deny = nimmt einem Gegner ein Schiff weg
south-seas-reason-block = hält einen Gegner auf
