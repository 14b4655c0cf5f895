# Jižní moře: co deska ukazuje a říká.

south-seas-ui-board = Mapa. Tab přejde na další možnost, R otočí kartičku, Enter potvrdí, Escape vrátí.
south-seas-ui-recentre = Zpět na nejnovější kartičku (C)
south-seas-ui-dead-cell = Do sloupce { $x }, řádku { $y } už se nehodí žádná kartička.
south-seas-ui-place =
    Místo { $n } z { $total }, sloupec { $x }, řádek { $y }: { $tile }.{ $chosen ->
        [yes] { " " }V náhledu, otočení { $turn } z { $turns }.
       *[no] { $turns ->
            [one] {""}
            [few] { " " }{ $turns } možná otočení.
           *[other] { " " }{ $turns } možných otočení.
        }
    }
south-seas-ui-put =
    { $role }, kam: { $where }{ $ware ->
        [banana] : { $symbols ->
            [one] { $symbols } banán
            [few] { $symbols } banány
           *[other] { $symbols } banánů
        }
        [shell] : { $symbols ->
            [one] { $symbols } mušle
            [few] { $symbols } mušle
           *[other] { $symbols } mušlí
        }
        [fish] : { $symbols ->
            [one] { $symbols } ryba
            [few] { $symbols } ryby
           *[other] { $symbols } ryb
        }
       *[none] {""}
    }, { $open ->
        [0] hotovo
        [one] { $open } otevřený konec
        [few] { $open } otevřené konce
       *[other] { $open } otevřených konců
    }
south-seas-ui-back = Vzít zpět: { $role }, odkud: { $where }
south-seas-ui-islander = { $role }, hráč { $name } ({ $seat })
south-seas-ui-role-shell-collector = Sběrač mušlí
south-seas-ui-role-banana-picker = Česač banánů
south-seas-ui-role-fisher = Rybář
south-seas-ui-role-merchant = Obchodník
south-seas-ui-list = { $most } a { $last }
south-seas-ui-side-north = sever
south-seas-ui-side-east = východ
south-seas-ui-side-south = jih
south-seas-ui-side-west = západ
south-seas-ui-shows-market = tržiště
south-seas-ui-shows-island = ostrov: { $where }
south-seas-ui-shows-bridge =
    { $count ->
        [one] most
       *[other] mosty
    }: { $where }
south-seas-ui-shows-sea = moře: { $where }
south-seas-ui-part-bridge = most ({ $where }), sloupec { $x }, řádek { $y }
south-seas-ui-part-island = ostrov ({ $where }), sloupec { $x }, řádek { $y }
south-seas-ui-part-sea = moře ({ $where }), sloupec { $x }, řádek { $y }
south-seas-ui-part-market = tržiště, sloupec { $x }, řádek { $y }

south-seas-ui-harbour = Přístav
south-seas-ui-to-come = ještě { $count }
south-seas-ui-ships-left =
    { $count ->
        [one] Připluje ještě { $count } loď
        [few] Připlují ještě { $count } lodě
       *[other] Připluje ještě { $count } lodí
    }
south-seas-ui-ship = Loď za { $value }: { $demand }
south-seas-ui-take = Vzít tuto loď
south-seas-ui-load =
    { $count ->
        [one] Dodat
        [few] Dodat, { $count } způsoby placení
       *[other] Dodat, { $count } způsobů placení
    }
south-seas-ui-pays = Vybráno, platí se: { $wares }
south-seas-ui-payments = Čím zaplatit
south-seas-ui-empty-berth = Prázdné kotviště
south-seas-ui-stacks = Kartička v ruce a balíček
south-seas-ui-drawn = Tažená kartička { $tile }
south-seas-ui-hand = V ruce
south-seas-ui-places =
    { $count ->
        [one] { $count } místo
        [few] { $count } místa
       *[other] { $count } míst
    }
south-seas-ui-turn = otočit
south-seas-ui-next = další
south-seas-ui-tiles-left =
    { $count ->
        [one] kartička zbývá
        [few] kartičky zbývají
       *[other] kartiček zbývá
    }
south-seas-ui-removed =
    { $count ->
        [one] { $count } kartička se nikam nehodila: { $tiles }
        [few] { $count } kartičky se nikam nehodily: { $tiles }
       *[other] { $count } kartiček se nikam nehodilo: { $tiles }
    }
south-seas-ui-aids = Co zbývá v balíčku
south-seas-ui-dead =
    { $count ->
        [one] { $count } mrtvé pole
        [few] { $count } mrtvá pole
       *[other] { $count } mrtvých polí
    }
south-seas-ui-odds = zbývá { $left } z { $count }, { $percent } %
south-seas-ui-odds-of = { $key }: zbývá { $left } z { $count }, { $percent } %

south-seas-ui-count-bananas =
    { $count ->
        [one] { $count } banán
        [few] { $count } banány
       *[other] { $count } banánů
    }
south-seas-ui-count-shells =
    { $count ->
        [one] { $count } mušle
        [few] { $count } mušle
       *[other] { $count } mušlí
    }
south-seas-ui-count-fish =
    { $count ->
        [one] { $count } ryba
        [few] { $count } ryby
       *[other] { $count } ryb
    }
south-seas-ui-nothing = nic
south-seas-ui-demand-any =
    { $count ->
        [one] { $count } libovolné zboží
        [few] { $count } libovolná zboží
       *[other] { $count } libovolných zboží
    }
south-seas-ui-demand-same =
    { $count ->
        [one] { $count } kus
        [few] { $count } stejné
       *[other] { $count } stejných
    }
south-seas-ui-demand-pair =
    { $more ->
        [one] { $more } kus
        [few] { $more } stejné
       *[other] { $more } stejných
    } a { $less } jiného druhu
south-seas-ui-owns = Zboží: { $wares }
south-seas-ui-home = Doma { $count } z { $all } ostrovanů
south-seas-ui-won =
    { $count ->
        [0] Žádné lodě
        [one] { $count } loď: { $values }
        [few] { $count } lodě: { $values }
       *[other] { $count } lodí: { $values }
    }
south-seas-ui-no-ships = žádné lodě

south-seas-ui-tiles =
    { $count ->
        [one] { $count } kartička
        [few] { $count } kartičky
       *[other] { $count } kartiček
    }
south-seas-ui-ships =
    { $count ->
        [one] { $count } loď
        [few] { $count } lodě
       *[other] { $count } lodí
    }
south-seas-ui-wares = Zboží a přání
south-seas-ui-wares-note = Co je na dílcích a bednách, s písmenem, které používá zápis akcí.
south-seas-ui-ware-banana = banány, z ostrovů
south-seas-ui-ware-shell = mušle, z mostů
south-seas-ui-ware-fish = ryby, z moře
south-seas-ui-people = Ostrované a žetony člunů
south-seas-ui-tokens = Žetony člunů na ulovených rybách
south-seas-ui-start = Počáteční kartička
south-seas-ui-copies = × { $count }
south-seas-ui-copies-left = zbývá { $left } z { $count }

south-seas-ui-describe-stacks =
    V balíčcích: { $tiles ->
        [one] { $tiles } kartička
        [few] { $tiles } kartičky
       *[other] { $tiles } kartiček
    }, { $ships ->
        [one] { $ships } loď
        [few] { $ships } lodě
       *[other] { $ships } lodí
    }.
south-seas-ui-describe-drawn = Tažená kartička { $id }: { $tile }.
south-seas-ui-describe-berth = Kotviště { $n }: { $ship }.
south-seas-ui-describe-seat =
    Místo { $seat }: { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodů
    }, { $wares }, doma { $supply ->
        [one] { $supply } ostrovan
        [few] { $supply } ostrované
       *[other] { $supply } ostrovanů
    }, { $ships ->
        [one] { $ships } loď
        [few] { $ships } lodě
       *[other] { $ships } lodí
    }.
south-seas-ui-describe-tile = Sloupec { $x }, řádek { $y }: { $tile }.
south-seas-ui-describe-boat = Rybářský člun: { $where }.
south-seas-ui-describe-symbol = { $what }: { $where }.
south-seas-ui-describe-islander = { $seat }, { $role }: { $where }.
