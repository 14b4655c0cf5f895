# Südsee: was das Brett zeigt und sagt.

south-seas-ui-tagline = Plättchen legen, Waren sammeln, Schiffe beladen
south-seas-ui-board = Karte. Tab geht zur nächsten Möglichkeit, R dreht das Plättchen, Eingabe bestätigt, Escape nimmt zurück.
south-seas-ui-recentre = Zurück zum neuesten Plättchen (C)
south-seas-ui-dead-cell = Auf Spalte { $x }, Zeile { $y } passt kein Plättchen mehr.
    .plain = Hier passt kein Plättchen mehr.
south-seas-ui-place =
    Platz { $n } von { $total }, Spalte { $x }, Zeile { $y }: { $tile }.{ $chosen ->
        [yes] { " " }In der Vorschau, Drehung { $turn } von { $turns }.
       *[no] { $turns ->
            [one] {""}
           *[other] { " " }{ $turns } mögliche Drehungen.
        }
    }
south-seas-ui-put =
    { $role } auf: { $where }{ $ware ->
        [banana] : { $symbols ->
            [one] { $symbols } Banane
           *[other] { $symbols } Bananen
        }
        [shell] : { $symbols ->
            [one] { $symbols } Muschel
           *[other] { $symbols } Muscheln
        }
        [fish] : { $symbols ->
            [one] { $symbols } Fisch
           *[other] { $symbols } Fische
        }
       *[none] {""}
    }, { $open ->
        [0] fertig
        [one] { $open } offenes Ende
       *[other] { $open } offene Enden
    }
south-seas-ui-back = Zurücknehmen: { $role } auf: { $where }
south-seas-ui-step-tile = Plättchen
south-seas-ui-step-islander = Insulaner
south-seas-ui-step-deliver = Beliefern
south-seas-ui-lay = Plättchen legen
south-seas-ui-lay-both = Beides legen
south-seas-ui-lay-back = Legen, zurücknehmen
south-seas-ui-tile-only = Nur Plättchen
south-seas-ui-no-islander = Kein Insulaner
south-seas-ui-no-ship = Kein Schiff
south-seas-ui-ways = Wer auf das Plättchen kommt
south-seas-ui-choosing =
    { $kind ->
        [bridge] Steg
        [island] Insel
        [sea] Meer
       *[market] Markt
    }, { $tiles } Plättchen, { $open ->
        [no] fertig
       *[yes] noch offen
    }
south-seas-ui-choosing-back = Kommt nach Hause: { $role }
south-seas-ui-choosing-empty = dort bleibt niemand
south-seas-ui-leaving =
    { $count ->
        [one] Deine Waren reichen jetzt für dieses Schiff.
       *[other] Deine Waren reichen jetzt für eines dieser Schiffe.
    }
south-seas-ui-islander = { $role } von { $name } ({ $seat })
south-seas-ui-role-shell-collector = Muschelsammler
south-seas-ui-role-banana-picker = Bananenpflücker
south-seas-ui-role-fisher = Fischer
south-seas-ui-role-merchant = Händler
south-seas-ui-list = { $most } und { $last }
south-seas-ui-side-north = Norden
south-seas-ui-side-east = Osten
south-seas-ui-side-south = Süden
south-seas-ui-side-west = Westen
south-seas-ui-shows-market = Markt
south-seas-ui-shows-island = Insel im { $where }
south-seas-ui-shows-bridge =
    { $count ->
        [one] Steg
       *[other] Stege
    } im { $where }
south-seas-ui-shows-sea = Meer im { $where }
south-seas-ui-part-bridge =
    { $count ->
        [0] Steg
       *[other] Steg im { $where }
    }, Spalte { $x }, Zeile { $y }
    .plain = { $count ->
            [0] Steg
           *[other] Steg im { $where }
        }
south-seas-ui-part-island = Insel im { $where }, Spalte { $x }, Zeile { $y }
    .plain = Insel im { $where }
south-seas-ui-part-sea = Meer im { $where }, Spalte { $x }, Zeile { $y }
    .plain = Meer im { $where }
south-seas-ui-part-market = Markt, Spalte { $x }, Zeile { $y }
    .plain = Markt

south-seas-ui-harbour = Hafen
south-seas-ui-to-come = noch { $count }
south-seas-ui-ships-left =
    { $count ->
        [one] { $count } Schiff kommt noch
       *[other] { $count } Schiffe kommen noch
    }
south-seas-ui-ship = Schiff, Wert { $value }: { $demand }
south-seas-ui-take = Dieses Schiff nehmen
south-seas-ui-load =
    { $count ->
        [one] Beliefern
       *[other] Beliefern ({ $count } Zahlweisen)
    }
south-seas-ui-pays = Gewählt, kostet { $wares }
south-seas-ui-payments = Womit bezahlen
south-seas-ui-empty-berth = Leerer Liegeplatz
south-seas-ui-stacks = Plättchen in der Hand und Stapel
south-seas-ui-drawn = Gezogenes Plättchen { $tile }
    .plain = Gezogenes Plättchen
south-seas-ui-hand = In der Hand
south-seas-ui-places =
    { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
south-seas-ui-turn = drehen
south-seas-ui-next = weiter
south-seas-ui-tiles-left = übrig
south-seas-ui-removed =
    { $count ->
        [one] { $count } Plättchen passte nirgends: { $tiles }
       *[other] { $count } Plättchen passten nirgends: { $tiles }
    }
    .plain = { $count ->
            [one] { $count } Plättchen passte nirgends
           *[other] { $count } Plättchen passten nirgends
        }
south-seas-ui-aids = Was noch im Stapel ist
south-seas-ui-dead =
    { $count ->
        [one] { $count } totes Feld
       *[other] { $count } tote Felder
    }
south-seas-ui-odds = { $left } von { $count } übrig, { $percent } %
south-seas-ui-odds-of = { $key }: { $left } von { $count } übrig, { $percent } %

south-seas-ui-count-bananas =
    { $count ->
        [one] { $count } Banane
       *[other] { $count } Bananen
    }
south-seas-ui-count-shells =
    { $count ->
        [one] { $count } Muschel
       *[other] { $count } Muscheln
    }
south-seas-ui-count-fish =
    { $count ->
        [one] { $count } Fisch
       *[other] { $count } Fische
    }
south-seas-ui-nothing = nichts
south-seas-ui-demand-any =
    { $count ->
        [one] { $count } beliebige Ware
       *[other] { $count } beliebige Waren
    }
south-seas-ui-demand-same = { $count } gleiche
south-seas-ui-demand-pair = { $more } gleiche und { $less } von anderer Art
south-seas-ui-owns = Waren: { $wares }
south-seas-ui-home = Insulaner im Vorrat: { $count } von { $all }
south-seas-ui-won =
    { $count ->
        [0] Keine Schiffe
        [one] { $count } Schiff: { $values }
       *[other] { $count } Schiffe: { $values }
    }
south-seas-ui-no-ships = keine Schiffe

south-seas-ui-tiles = { $count } Plättchen
south-seas-ui-ships =
    { $count ->
        [one] { $count } Schiff
       *[other] { $count } Schiffe
    }
south-seas-ui-wares = Waren und was Schiffe verlangen
south-seas-ui-wares-note = Was auf Plättchen und Kisten steht, mit dem Buchstaben in der Notation der Aktionen.
south-seas-ui-ware-banana = Bananen, von Inseln
south-seas-ui-ware-shell = Muscheln, von Stegen
south-seas-ui-ware-fish = Fische, aus dem Meer
south-seas-ui-people = Insulaner und Bootsplättchen
south-seas-ui-tokens = Bootsplättchen auf gefangenen Fischen
south-seas-ui-start = Startplättchen
south-seas-ui-copies = × { $count }
south-seas-ui-copies-left = { $left } von { $count } übrig

south-seas-ui-describe-stacks =
    { $tiles ->
        [one] Ein Plättchen
       *[other] { $tiles } Plättchen
    } und { $ships ->
        [one] ein Schiff
       *[other] { $ships } Schiffe
    } in den Stapeln.
south-seas-ui-describe-drawn = Gezogenes Plättchen { $id }: { $tile }.
south-seas-ui-describe-berth = Liegeplatz { $n }: { $ship }.
south-seas-ui-describe-seat =
    { $seat }: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }, { $wares }, { $supply } Insulaner im Vorrat, { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffe
    }.
south-seas-ui-describe-tile = Spalte { $x }, Zeile { $y }: { $tile }.
south-seas-ui-describe-boat = Fischerboot: { $where }.
south-seas-ui-describe-symbol = { $what }: { $where }.
south-seas-ui-describe-islander = { $role } von { $seat }: { $where }.

south-seas-ui-source-loaded = beladene Schiffe
south-seas-ui-source-market = Schiffe von Märkten
south-seas-ui-source-wares = übrige Waren, 3 für 1 Punkt
