# Maori: was das Spielfeld zeigt und sagt.

maori-ui-go-sail = Hierher segeln
maori-ui-go-lay = Hierher legen
maori-ui-tagline = Inseln umsegeln und eigene anlegen
maori-ui-board = Tisch. Tab geht zu dem, was wählbar ist, die Pfeile gehen weiter, R dreht das Plättchen, Eingabe bestätigt, Escape nimmt zurück.
maori-ui-display = Auslage und Entdeckerschiff
maori-ui-explorer = Das Entdeckerschiff liegt { $where }.
maori-ui-gap = Leeres Feld
maori-ui-berth-north = über Spalte { $n }
maori-ui-berth-east = rechts von Zeile { $n }
maori-ui-berth-south = unter Spalte { $n }
maori-ui-berth-west = links von Zeile { $n }
maori-ui-place-here = Das Entdeckerschiff einsetzen, { $where }
maori-ui-sail-here =
    { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }, { $where }: { $price ->
        [0] kostenlos
        [one] { $price } Muschel
       *[other] { $price } Muscheln
    }{ $laps ->
        [0] {""}
        [one] ; noch einmal wählen für eine weitere Runde
       *[other] ; noch einmal wählen für bis zu { $laps } weitere Runden
    }
maori-ui-take-this =
    { $tile }; { $price ->
        [0] kostenlos
        [one] { $price } Muschel
       *[other] { $price } Muscheln
    }{ $held ->
        [yes] , in deiner Hand
       *[no] {""}
    }

maori-ui-your-bay = Dein Tableau
maori-ui-bay-of = Tableau von { $name }
maori-ui-bay = Tableau von { $name } ({ $seat })
maori-ui-spaces =
    { $count ->
        [0] voll
        [one] { $count } Feld frei
       *[other] { $count } Felder frei
    }
maori-ui-stack =
    { $count ->
        [one] { $count } Plättchen im Stapel
       *[other] { $count } Plättchen im Stapel
    }
maori-ui-enlarge = Das Tableau von { $name } groß zeigen
maori-ui-close = Zurück zur Auslage
maori-ui-most = Mehrheit
maori-ui-unfinished = Unfertige Insel: Sie käme am Ende vom Tableau
maori-ui-own-ship = Das Schiff von { $name } liegt auf { $where }.
maori-ui-ship-beside = Eigenes Schiff: Es kommt auf das erste gelegte Plättchen
maori-ui-space-name = Spalte { $x }, Zeile { $y }
maori-ui-lay-here =
    Auf { $where } legen: { $tile }; { $price ->
        [0] kostenlos
        [one] { $price } Muschel
       *[other] { $price } Muscheln
    }.{ $chosen ->
        [yes] { " " }In der Vorschau{ $turns ->
            [one] {""}
           *[other] , Lage { $turn } von { $turns }
        }.
       *[no] { $turns ->
            [one] {""}
           *[other] { " " }{ $turns } Lagen sind möglich.
        }
    }
maori-ui-remove-here = Entfernen: { $tile } auf { $where }
maori-ui-ship-here = Eigenes Schiff auf { $where }: { $tile }

maori-ui-mode = Was mit einem Plättchen geschieht
maori-ui-mode-lay = Legen
maori-ui-mode-store = Lagern
maori-ui-mode-remove = Entfernen
maori-ui-hint-tile = Wähle ein leuchtendes Plättchen
maori-ui-hint-none = Von hier ist keins zu nehmen
maori-ui-hint-space = Wähle sein Feld
maori-ui-hint-turn = Wähle sein Feld; noch ein Tipp dreht
maori-ui-hint-no-space = Dafür ist kein Feld frei; lagere es oder wähle ein anderes
maori-ui-hint-store = Wähle das Plättchen für den Lagerplatz
maori-ui-hint-remove = Wähle ein Plättchen auf deinem Tableau
maori-ui-storage-empty = Lagerplatz leer
maori-ui-storage-put = Das Plättchen auf den Lagerplatz legen
maori-ui-storage-has =
    Auf dem Lagerplatz: { $tile }{ $can ->
        [yes] . Legen
       *[no] {""}
    }
maori-ui-purse =
    { $count ->
        [one] { $count } Muschel
       *[other] { $count } Muscheln
    }, { $supply } im Vorrat

maori-ui-palms = Palmen
maori-ui-wreaths = Kränze
maori-ui-boats = Die meisten Boote
maori-ui-shells = Die meisten Muscheln
maori-ui-empty = Leere Felder
maori-ui-if-now = wenn jetzt Schluss wäre
maori-ui-in-the-end = am Ende
maori-ui-forecast = Wenn jetzt Schluss wäre: Palmen { $palms }, Kränze { $wreaths }, Boote { $boats }, Muscheln { $shells }, leere Felder { $empty }, zusammen { $total }
maori-ui-scored = Am Ende: Palmen { $palms }, Kränze { $wreaths }, Boote { $boats }, Muscheln { $shells }, leere Felder { $empty }, zusammen { $total }
maori-ui-facts =
    { $boats ->
        [one] { $boats } Boot
       *[other] { $boats } Boote
    } (höchstens { $range ->
        [one] { $range } Schritt
       *[other] { $range } Schritte
    }), { $shells ->
        [one] { $shells } Muschel
       *[other] { $shells } Muscheln
    }, { $empty ->
        [one] { $empty } leeres Feld
       *[other] { $empty } leere Felder
    }

maori-ui-side-north = Norden
maori-ui-side-east = Osten
maori-ui-side-south = Süden
maori-ui-side-west = Westen
maori-ui-shape-single = Einzelinsel
maori-ui-shape-end = Endstück, das Land geht weiter im { $where }
maori-ui-shape-middle = Mittelstück, das Land geht weiter im { $where }
maori-ui-shape-water = Wasser
maori-ui-shape-volcano = Vulkan
maori-ui-shows-palms =
    { $count ->
        [one] { $count } Palme
       *[other] { $count } Palmen
    }
maori-ui-shows-hut = Hütte
maori-ui-shows-wreath = halber Kranz im { $where }
maori-ui-shows-boats =
    { $count ->
        [one] { $count } Boot
       *[other] { $count } Boote
    }
maori-ui-shows-shells =
    { $count ->
        [one] { $count } Muschel
       *[other] { $count } Muscheln
    }

maori-ui-kind-single = Einzelinseln
maori-ui-kind-end = Endstücke
maori-ui-kind-middle = Mittelstücke
maori-ui-kind-water = Wasser
maori-ui-kind-volcano = Vulkane
maori-ui-tiles = { $count } Plättchen
maori-ui-copies = × { $count }
maori-ui-copies-left = noch { $left } von { $count }
maori-ui-turns =
    { $count ->
        [one] nicht drehbar
       *[other] drehbar: { $count } Lagen
    }
maori-ui-boards = Tableaus
maori-ui-board-has =
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }, daneben { $boats ->
        [one] { $boats } aufgedrucktes Boot
       *[other] { $boats } aufgedruckte Boote
    }
maori-ui-others = Schiffe und Muscheln
maori-ui-the-explorer = Das Entdeckerschiff, das alle teilen
maori-ui-the-shells =
    { $count ->
        [one] { $count } Holzmuschel
       *[other] { $count } Holzmuscheln
    }

maori-ui-describe-table =
    { $stack } Plättchen im Stapel, { $supply ->
        [one] { $supply } Muschel
       *[other] { $supply } Muscheln
    } im Vorrat.
maori-ui-describe-row = Auslage, Zeile { $n }: { $tiles }.
maori-ui-describe-faced =
    Vor dem Entdeckerschiff: { $tile }, { $price ->
        [0] kostenlos
        [one] { $price } Muschel
       *[other] { $price } Muscheln
    }.
maori-ui-describe-seat =
    { $seat }: { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }, wenn jetzt Schluss wäre, { $shells ->
        [one] { $shells } Muschel
       *[other] { $shells } Muscheln
    }, { $boats ->
        [one] { $boats } Boot
       *[other] { $boats } Boote
    }, { $empty ->
        [one] { $empty } leeres Feld
       *[other] { $empty } leere Felder
    }; { $storage }.
maori-ui-describe-tile =
    Tableau von { $seat }, { $where }: { $tile }{ $open ->
        [yes] , unfertig
       *[no] {""}
    }.
