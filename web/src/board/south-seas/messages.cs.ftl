# Jižní moře: co deska ukazuje a říká.

south-seas-ui-tagline = Pokládej kartičky, sbírej zboží, nakládej lodě
south-seas-ui-board = Mapa. Tab přejde na další možnost, R otočí kartičku, Enter potvrdí, Escape vezme zpět.
south-seas-ui-recentre = Zpět na nejnovější kartičku (C)
south-seas-ui-dead-cell = Do sloupce { $x }, řádku { $y } už se nehodí žádná kartička.
    .plain = Sem už se nehodí žádná kartička.
south-seas-ui-place =
    Místo { $n } / { $total }, sloupec { $x }, řádek { $y }: { $tile }.{ $chosen ->
        [yes] { " " }V náhledu, otočení { $turn } / { $turns }.
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
south-seas-ui-step-tile = Kartička
south-seas-ui-step-islander = Ostrovan
south-seas-ui-step-deliver = Dodávka
south-seas-ui-lay = Položit kartičku
south-seas-ui-lay-both = Položit obojí
south-seas-ui-lay-back = Položit a vzít zpět
south-seas-ui-tile-only = Jen kartičku
south-seas-ui-no-islander = Bez ostrovana
south-seas-ui-no-ship = Bez lodi
south-seas-ui-ways = Kdo půjde na kartičku
south-seas-ui-choosing =
    { $kind ->
        [bridge] lávka
        [island] ostrov
        [sea] moře
       *[market] tržiště
    }, { $tiles ->
        [one] { $tiles } kartička
        [few] { $tiles } kartičky
       *[other] { $tiles } kartiček
    }, { $open ->
        [no] hotovo
       *[yes] zatím otevřeno
    }
south-seas-ui-choosing-back = Vrací se domů: { $role }
south-seas-ui-choosing-empty = nikdo tam nezůstane
south-seas-ui-leaving =
    { $count ->
        [one] Tvé zboží teď stačí na tuto loď.
       *[other] Tvé zboží teď stačí na jednu z těchto lodí.
    }
south-seas-ui-islander = { $role }, { $name } ({ $seat })
south-seas-ui-role-shell-collector = Sběrač mušlí
south-seas-ui-role-banana-picker = Trhač banánů
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
        [one] lávka
       *[other] lávky
    }: { $where }
south-seas-ui-shows-sea = moře: { $where }
south-seas-ui-part-bridge = lávka ({ $where }), sloupec { $x }, řádek { $y }
    .plain = lávka ({ $where })
south-seas-ui-part-island = ostrov ({ $where }), sloupec { $x }, řádek { $y }
    .plain = ostrov ({ $where })
south-seas-ui-part-sea = moře ({ $where }), sloupec { $x }, řádek { $y }
    .plain = moře ({ $where })
south-seas-ui-part-market = tržiště, sloupec { $x }, řádek { $y }
    .plain = tržiště

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
       *[other] Dodat ({ $count }× jinak)
    }
south-seas-ui-pays = Vybráno, platí se: { $wares }
south-seas-ui-payments = Čím zaplatit
south-seas-ui-empty-berth = Prázdné kotviště
south-seas-ui-stacks = Kartička v ruce a hromádka
south-seas-ui-drawn = Tažená kartička { $tile }
    .plain = Tažená kartička
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
    .plain = { $count ->
            [one] { $count } kartička se nikam nehodila
            [few] { $count } kartičky se nikam nehodily
           *[other] { $count } kartiček se nikam nehodilo
        }
south-seas-ui-aids = Co zbývá v hromádce
south-seas-ui-dead =
    { $count ->
        [one] { $count } mrtvé pole
        [few] { $count } mrtvá pole
       *[other] { $count } mrtvých polí
    }
south-seas-ui-odds = zbývá { $left } / { $count }, { $percent } %
south-seas-ui-odds-of = { $key }: zbývá { $left } / { $count }, { $percent } %

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
        [one] { $count } libovolný kus
        [few] { $count } libovolné kusy
       *[other] { $count } libovolných kusů
    }
south-seas-ui-demand-same =
    { $count ->
        [one] { $count } kus
        [few] { $count } kusy jednoho druhu
       *[other] { $count } kusů jednoho druhu
    }
south-seas-ui-demand-pair =
    { $more ->
        [one] { $more } kus jednoho druhu
        [few] { $more } kusy jednoho druhu
       *[other] { $more } kusů jednoho druhu
    } a { $less } jiného
south-seas-ui-owns = Zboží: { $wares }
south-seas-ui-home = V zásobě: ostrované { $count } / { $all }
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
south-seas-ui-wares = Zboží a co lodě žádají
south-seas-ui-wares-note = Co je na kartičkách a bednách, s písmenem, které používá zápis akcí.
south-seas-ui-ware-banana = banány, z ostrovů
south-seas-ui-ware-shell = mušle, z lávek
south-seas-ui-ware-fish = ryby, z moře
south-seas-ui-people = Ostrované a žetony člunů
south-seas-ui-tokens = Žetony člunů na ulovených rybách
south-seas-ui-start = Startovní kartička
south-seas-ui-copies = × { $count }
south-seas-ui-copies-left = zbývá { $left } / { $count }

south-seas-ui-describe-stacks =
    V hromádkách: { $tiles ->
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
    { $seat }: { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodů
    }, { $wares }, v zásobě { $supply ->
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
south-seas-ui-describe-islander = { $role } ({ $seat }): { $where }.

south-seas-ui-source-loaded = naložené lodě
south-seas-ui-source-market = lodě z tržišť
south-seas-ui-source-wares = zbylé zboží, 3 za 1 bod
