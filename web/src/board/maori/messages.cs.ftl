# Maori: co herní plán ukazuje a říká.

maori-ui-go-sail = Plout sem
maori-ui-go-lay = Položit sem
maori-ui-tagline = Obeplouvej ostrovy a zakládej vlastní
maori-ui-board = Stůl. Tab přejde k tomu, co lze zvolit, šipky jdou dál, R otočí kartičku, Enter potvrdí, Escape vezme zpět.
maori-ui-display = Nabídka a průzkumná loď
maori-ui-explorer = Průzkumná loď kotví { $where }.
maori-ui-gap = Prázdné místo
maori-ui-berth-north = nad { $n }. sloupcem
maori-ui-berth-east = vpravo od { $n }. řádku
maori-ui-berth-south = pod { $n }. sloupcem
maori-ui-berth-west = vlevo od { $n }. řádku
maori-ui-place-here = Umístit průzkumnou loď { $where }
maori-ui-sail-here =
    { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } kroků
    }, { $where }: { $price ->
        [0] zdarma
        [one] { $price } mušle
        [few] { $price } mušle
       *[other] { $price } mušlí
    }{ $laps ->
        [0] {""}
       *[other] ; další volbou ještě až { $laps }× kolem
    }
maori-ui-take-this =
    { $tile }; { $price ->
        [0] zdarma
        [one] { $price } mušle
        [few] { $price } mušle
       *[other] { $price } mušlí
    }{ $held ->
        [yes] , v ruce
       *[no] {""}
    }

maori-ui-your-bay = Tvoje deska
maori-ui-bay-of = Deska: { $name }
maori-ui-bay = Deska: { $name } ({ $seat })
maori-ui-spaces =
    { $count ->
        [0] plná
        [one] { $count } volné pole
        [few] { $count } volná pole
       *[other] { $count } volných polí
    }
maori-ui-stack =
    { $count ->
        [one] { $count } kartička v hromádce
        [few] { $count } kartičky v hromádce
       *[other] { $count } kartiček v hromádce
    }
maori-ui-enlarge = Zvětšit desku: { $name }
maori-ui-close = Zpět k nabídce
maori-ui-most = většina
maori-ui-unfinished = Nedokončený ostrov: na konci by se odebral
maori-ui-own-ship = Loď ({ $name }): { $where }.
maori-ui-ship-beside = Vlastní loď: přijde na první položenou kartičku
maori-ui-space-name = sloupec { $x }, řádek { $y }
maori-ui-lay-here =
    Položit na pole { $where }: { $tile }; { $price ->
        [0] zdarma
        [one] { $price } mušle
        [few] { $price } mušle
       *[other] { $price } mušlí
    }.{ $chosen ->
        [yes] { " " }V náhledu{ $turns ->
            [one] {""}
           *[other] , natočení { $turn } / { $turns }
        }.
       *[no] { $turns ->
            [one] {""}
            [few] { " " }Možná natočení: { $turns }.
           *[other] { " " }Možná natočení: { $turns }.
        }
    }
maori-ui-remove-here = Odebrat z pole { $where }: { $tile }
maori-ui-ship-here = Vlastní loď na pole { $where }: { $tile }

maori-ui-mode = Co s kartičkou
maori-ui-mode-lay = Položit
maori-ui-mode-store = Uložit
maori-ui-mode-remove = Odebrat
maori-ui-hint-tile = Vyber svítící kartičku
maori-ui-hint-none = Odtud nelze vzít žádnou kartičku
maori-ui-hint-space = Vyber jí pole
maori-ui-hint-turn = Vyber jí pole; dalším klepnutím ji otočíš
maori-ui-hint-no-space = Nemá volné pole; ulož ji, nebo vyber jinou
maori-ui-hint-store = Vyber kartičku k uložení
maori-ui-hint-remove = Vyber kartičku ze své desky
maori-ui-storage-empty = Sklad je prázdný
maori-ui-storage-put = Uložit kartičku do skladu
maori-ui-storage-has =
    Ve skladu: { $tile }{ $can ->
        [yes] . Položit
       *[no] {""}
    }
maori-ui-purse =
    { $count ->
        [one] { $count } mušle
        [few] { $count } mušle
       *[other] { $count } mušlí
    }, v zásobě { $supply }

maori-ui-palms = Palmy
maori-ui-wreaths = Věnce
maori-ui-boats = Většina člunů
maori-ui-shells = Většina mušlí
maori-ui-empty = Prázdná pole
maori-ui-if-now = kdyby byl teď konec
maori-ui-in-the-end = na konci
maori-ui-forecast = Kdyby byl teď konec: palmy { $palms }, věnce { $wreaths }, čluny { $boats }, mušle { $shells }, prázdná pole { $empty }, celkem { $total }
maori-ui-scored = Na konci: palmy { $palms }, věnce { $wreaths }, čluny { $boats }, mušle { $shells }, prázdná pole { $empty }, celkem { $total }
maori-ui-facts =
    { $boats ->
        [one] { $boats } člun
        [few] { $boats } čluny
       *[other] { $boats } člunů
    } (kroky: nejvýš { $range }), { $shells ->
        [one] { $shells } mušle
        [few] { $shells } mušle
       *[other] { $shells } mušlí
    }, { $empty ->
        [one] { $empty } prázdné pole
        [few] { $empty } prázdná pole
       *[other] { $empty } prázdných polí
    }

maori-ui-side-north = sever
maori-ui-side-east = východ
maori-ui-side-south = jih
maori-ui-side-west = západ
maori-ui-shape-single = samostatný ostrov
maori-ui-shape-end = koncový díl, země pokračuje: { $where }
maori-ui-shape-middle = střední díl, země pokračuje: { $where }
maori-ui-shape-water = voda
maori-ui-shape-volcano = sopka
maori-ui-shows-palms =
    { $count ->
        [one] { $count } palma
        [few] { $count } palmy
       *[other] { $count } palem
    }
maori-ui-shows-hut = chýše
maori-ui-shows-wreath = půl věnce: { $where }
maori-ui-shows-boats =
    { $count ->
        [one] { $count } člun
        [few] { $count } čluny
       *[other] { $count } člunů
    }
maori-ui-shows-shells =
    { $count ->
        [one] { $count } mušle
        [few] { $count } mušle
       *[other] { $count } mušlí
    }

maori-ui-kind-single = Samostatné ostrovy
maori-ui-kind-end = Koncové díly
maori-ui-kind-middle = Střední díly
maori-ui-kind-water = Voda
maori-ui-kind-volcano = Sopky
maori-ui-tiles =
    { $count ->
        [one] { $count } kartička
        [few] { $count } kartičky
       *[other] { $count } kartiček
    }
maori-ui-copies = × { $count }
maori-ui-copies-left = zbývá { $left } / { $count }
maori-ui-turns =
    { $count ->
        [one] jen jedno natočení
       *[other] lze otočit: { $count } natočení
    }
maori-ui-boards = Desky hráčů
maori-ui-board-has =
    { $count ->
        [one] { $count } pole
        [few] { $count } pole
       *[other] { $count } polí
    }, vedle nich { $boats ->
        [one] { $boats } natištěný člun
        [few] { $boats } natištěné čluny
       *[other] { $boats } natištěných člunů
    }
maori-ui-others = Lodě a mušle
maori-ui-the-explorer = Společná průzkumná loď
maori-ui-the-shells =
    { $count ->
        [one] { $count } dřevěná mušle
        [few] { $count } dřevěné mušle
       *[other] { $count } dřevěných mušlí
    }

maori-ui-describe-table =
    { $stack ->
        [one] { $stack } kartička
        [few] { $stack } kartičky
       *[other] { $stack } kartiček
    } v hromádce, { $supply ->
        [one] { $supply } mušle
        [few] { $supply } mušle
       *[other] { $supply } mušlí
    } v zásobě.
maori-ui-describe-row = Nabídka, řádek { $n }: { $tiles }.
maori-ui-describe-faced =
    Před průzkumnou lodí: { $tile }, { $price ->
        [0] zdarma
        [one] { $price } mušle
        [few] { $price } mušle
       *[other] { $price } mušlí
    }.
maori-ui-describe-seat =
    { $seat }: { $total ->
        [one] { $total } bod
        [few] { $total } body
       *[other] { $total } bodů
    }, kdyby byl teď konec, { $shells ->
        [one] { $shells } mušle
        [few] { $shells } mušle
       *[other] { $shells } mušlí
    }, { $boats ->
        [one] { $boats } člun
        [few] { $boats } čluny
       *[other] { $boats } člunů
    }, { $empty ->
        [one] { $empty } prázdné pole
        [few] { $empty } prázdná pole
       *[other] { $empty } prázdných polí
    }; { $storage }.
maori-ui-describe-tile =
    Deska ({ $seat }), { $where }: { $tile }{ $open ->
        [yes] , nedokončeno
       *[no] {""}
    }.
