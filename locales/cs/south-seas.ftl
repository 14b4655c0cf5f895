# Jižní moře česky. Význam argumentů je popsán v anglickém souboru.

south-seas-title = Jižní moře

# Stavební kameny: klíče se dvěma pomlčkami používá jen tento jazyk.

south-seas--done = { $kind ->
    [bridge] Lávka na poli { $cell } ({ $part }) je hotová
    [island] Ostrov na poli { $cell } ({ $part }) je hotový
    [sea] Moře na poli { $cell } ({ $part }) je hotové
   *[market] Tržiště na poli { $cell } ({ $part }) je hotové
    }
    .plain = { $kind ->
        [bridge] Lávka je hotová
        [island] Ostrov je hotový
        [sea] Moře je hotové
       *[market] Tržiště je hotové
        }
south-seas--the = { $kind ->
    [bridge] Lávka
    [island] Ostrov
    [sea] Moře
   *[market] Tržiště
    } na poli { $cell } ({ $part })
    .plain = { $kind ->
        [bridge] Lávka
        [island] Ostrov
        [sea] Moře
       *[market] Tržiště
        }
south-seas--onto = { $kind ->
    [bridge] na lávku
    [island] na ostrov
    [sea] na moře
   *[market] na tržiště
    }
south-seas--from = { $kind ->
    [bridge] z lávky
    [island] z ostrova
    [sea] z moře
   *[market] z tržiště
    } na poli { $cell } ({ $part })
    .plain = { $kind ->
        [bridge] z lávky
        [island] z ostrova
        [sea] z moře
       *[market] z tržiště
        }
south-seas--role = { $kind ->
    [bridge] sběrač mušlí
    [island] trhač banánů
    [sea] rybář
   *[market] obchodník
    }
south-seas--role-object = { $kind ->
    [bridge] sběrače mušlí
    [island] trhače banánů
    [sea] rybáře
   *[market] obchodníka
    }
# Kolik čeho je (1. pád)
south-seas--ware = { $ware ->
    [banana] { $amount ->
        [one] banán
        [few] banány
        [many] banánu
       *[other] banánů
        }
    [shell] { $amount ->
        [one] mušle
        [few] mušle
        [many] mušle
       *[other] mušlí
        }
   *[fish] { $amount ->
        [one] ryba
        [few] ryby
        [many] ryby
       *[other] ryb
        }
    }
south-seas--points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
    }
south-seas--tiles = { $tiles ->
    [one] { $tiles } kartička
    [few] { $tiles } kartičky
    [many] { $tiles } kartičky
   *[other] { $tiles } kartiček
    }
south-seas--ship = loď za { south-seas--points } (žádá { $demand })

# Obraty

# Kolik čeho se získá, dodá nebo žádá (4. pád)
south-seas-amount = { $amount } { $ware ->
    [banana] { $amount ->
        [one] banán
        [few] banány
        [many] banánu
       *[other] banánů
        }
    [shell] { $amount ->
        [one] mušli
        [few] mušle
        [many] mušle
       *[other] mušlí
        }
   *[fish] { $amount ->
        [one] rybu
        [few] ryby
        [many] ryby
       *[other] ryb
        }
    }
south-seas-demand-named = { $wares }
south-seas-demand-any = { $amount ->
    [one] { $amount } libovolný kus zboží
    [few] { $amount } libovolné kusy zboží
    [many] { $amount } libovolného kusu zboží
   *[other] { $amount } libovolných kusů zboží
    }
south-seas-demand-same = { $amount ->
    [one] { $amount } kus zboží jednoho druhu
    [few] { $amount } kusy zboží jednoho druhu
    [many] { $amount } kusu zboží jednoho druhu
   *[other] { $amount } kusů zboží jednoho druhu
    }
south-seas-demand-pair = { south-seas-demand-same } a { $other ->
    [one] { $other } kus jiného
    [few] { $other } kusy jiného
    [many] { $other } kusu jiného
   *[other] { $other } kusů jiného
    }
south-seas-islanders = ostrované: { $seats }
south-seas-islanders-none = nikdo tam není
south-seas-islanders-of = { $count }× { $seat }
south-seas-stake-open = { $amount } { south-seas--ware }
south-seas-stake-complete = { $amount } { south-seas--ware }, hotovo
south-seas-stake-market-open = { $missing ->
    [one] chybí { $missing } soused
    [few] chybějí { $missing } sousedé
    [many] chybí { $missing } souseda
   *[other] chybí { $missing } sousedů
    }
south-seas-stake-market-complete = hotovo

# Události

south-seas-event-ship-turned-up = Připlouvá { south-seas--ship }.
south-seas-event-tile-drawn = { $seat }: táhne kartičku { $tile } ({ $layout }).
    .plain = { $seat }: táhne kartičku – { $layout }.
south-seas-event-tile-removed = Kartičku { $tile } ({ $layout }) nelze nikam přiložit, vyřazuje se ze hry ({ $rule }).
    .plain = Kartičku nelze nikam přiložit, vyřazuje se ze hry: { $layout } ({ $rule }).
south-seas-event-tile-placed = { $seat }: pokládá kartičku { $tile } na pole { $cell }.
    .plain = { $seat }: pokládá kartičku.
south-seas-event-islander-placed = { $seat }: umisťuje { south-seas--role-object } { south-seas--onto } na poli { $cell } ({ $part }).
    .plain = { $seat }: umisťuje { south-seas--role-object } { south-seas--onto }.
south-seas-event-islander-taken-back = { $seat }: bere { south-seas--role-object } zpět { south-seas--from }.
    .plain = { $seat }: bere { south-seas--role-object } zpět { south-seas--from.plain }.
south-seas-event-evaluated-complete = { south-seas--done }: { $amount } { south-seas--ware }, { south-seas--tiles }; { $islanders } ({ $rule }).
    .plain = { south-seas--done.plain }: { $amount } { south-seas--ware }, { south-seas--tiles }; { $islanders } ({ $rule }).
south-seas-event-evaluated-boat = { south-seas--the } dostává rybářský člun: { $amount } { south-seas--ware }, { south-seas--tiles }; { $islanders } ({ $rule }).
    .plain = { south-seas--the.plain } dostává rybářský člun: { $amount } { south-seas--ware }, { south-seas--tiles }; { $islanders } ({ $rule }).
south-seas-event-evaluated-end = { south-seas--the } se počítá na konci hry: { $amount } { south-seas--ware }, { south-seas--tiles }; { $islanders } ({ $rule }).
    .plain = { south-seas--the.plain } se počítá na konci hry: { $amount } { south-seas--ware }, { south-seas--tiles }; { $islanders } ({ $rule }).
south-seas-event-gained = { $seat }: získává { south-seas-amount } { south-seas--from } ({ $rule }).
    .plain = { $seat }: získává { south-seas-amount } { south-seas--from.plain } ({ $rule }).
south-seas-event-fish-covered = Žeton člunu zakrývá { $group ->
    [double] dvojici ryb
   *[single] jednu rybu
    } na poli { $cell } ({ $rule }).
    .plain = Žeton člunu zakrývá { $group ->
        [double] dvojici ryb
       *[single] jednu rybu
        } ({ $rule }).
south-seas-event-fish-covered-without-token = Žetony člunů došly, přesto je zakryta { $group ->
    [double] dvojice ryb
   *[single] jedna ryba
    } na poli { $cell } ({ $rule }).
    .plain = Žetony člunů došly, přesto je zakryta { $group ->
        [double] dvojice ryb
       *[single] jedna ryba
        } ({ $rule }).
south-seas-event-islander-returned = { $seat }: { south-seas--role } se vrací { south-seas--from } ({ $rule }).
    .plain = { $seat }: { south-seas--role } se vrací { south-seas--from.plain } ({ $rule }).
south-seas-event-market-completed = Tržiště na poli { $cell } je hotové; loď dostane: { $seat } ({ $rule }).
    .plain = Tržiště je hotové; loď dostane: { $seat } ({ $rule }).
south-seas-event-market-completed-empty = Tržiště na poli { $cell } je hotové; nestojí na něm žádný obchodník ({ $rule }).
    .plain = Tržiště je hotové; nestojí na něm žádný obchodník ({ $rule }).
south-seas-event-ship-won = { $seat }: bere za tržiště { south-seas--ship } ({ $rule }).
south-seas-event-no-ship-left = { $seat }: za tržiště už nezbyla žádná loď ({ $rule }).
south-seas-event-ship-delivered = { $seat }: dodává { $wares } na { south-seas--ship } ({ $rule }).
south-seas-event-ended-last-tile = Poslední kartička je položena; hra končí ({ $rule }).
south-seas-event-ended-last-ship = Poslední loď je rozebrána; hra končí ({ $rule }).
south-seas-event-ended-nothing-fits = Žádnou kartičku z hromádky už nelze přiložit; hra okamžitě končí ({ $rule }).
south-seas-event-wares-counted = { $wares ->
    [one] { $seat }: má ještě { $wares } kus zboží, { south-seas--points } ({ $rule }).
    [few] { $seat }: má ještě { $wares } kusy zboží, { south-seas--points } ({ $rule }).
    [many] { $seat }: má ještě { $wares } kusu zboží, { south-seas--points } ({ $rule }).
   *[other] { $seat }: má ještě { $wares } kusů zboží, { south-seas--points } ({ $rule }).
    }

# Účet

south-seas-ledger-wares = { $seat }: { $signed } { south-seas--ware } ({ $rule })
south-seas-ledger-points = { $amount ->
    [one] { $seat }: { $signed } bod ({ $rule })
    [few] { $seat }: { $signed } body ({ $rule })
    [many] { $seat }: { $signed } bodu ({ $rule })
   *[other] { $seat }: { $signed } bodů ({ $rule })
    }

# Co tah udělá

south-seas-action-place = Položit kartičku na pole { $cell }{ $turn ->
    [right] , otočenou doprava
    [around] , otočenou vzhůru nohama
    [left] , otočenou doleva
   *[none] {""}
    }
    .plain = Položit kartičku{ $turn ->
        [right] , otočenou doprava
        [around] , otočenou vzhůru nohama
        [left] , otočenou doleva
       *[none] {""}
        }
south-seas-action-put = Umístit { south-seas--role-object } { south-seas--onto } { $part } ({ $stake })
    .plain = Umístit { south-seas--role-object } { south-seas--onto } ({ $stake })
south-seas-action-back = Vzít { south-seas--role-object } zpět { south-seas--from }
    .plain = Vzít { south-seas--role-object } zpět { south-seas--from.plain }
south-seas-action-take = Vzít { south-seas--ship }
south-seas-action-load = Dodat { $wares } na { south-seas--ship }
south-seas-action-skip-islander = Pokračovat bez ostrovana
south-seas-action-skip-delivery = Nic nedodat

# Na co se hra ptá

south-seas-prompt-place = { $seat }: polož kartičku { $tile } ({ $layout })
    .plain = Polož kartičku
south-seas-prompt-islander = { $seat }: umístíš ostrovana, nebo ho vezmeš zpět?
    .plain = Umístíš, nebo vezmeš zpět ostrovana?
south-seas-prompt-choose = { $seat }: vyber loď za tržiště
    .plain = Vyber loď za tržiště
south-seas-prompt-deliver = { $seat }: dodáš zboží na loď?
    .plain = Dodáš zboží na loď?
south-seas-prompt-draw = { $seat }: táhne kartičku
    .plain = Táhne se kartička
south-seas-prompt-ship = odkrývá se loď
south-seas-prompt-over = hra skončila

# Vedle plánu

south-seas-summary-seat = { $turn ->
    [yes] ▶
   *[no] {" "}
    } { $seat }  { south-seas--points }  { $bananas }b { $shells }s { $fish }f  ostrované { $supply }/4
south-seas-summary-ships = Lodě
south-seas-summary-ship = {"  "}{ south-seas--points } za { $demand }
south-seas-summary-no-ship = {"  "}(žádná)
south-seas-summary-stacks = Hromádky: { south-seas--tiles }, { $ships ->
    [one] { $ships } loď
    [few] { $ships } lodě
    [many] { $ships } lodi
   *[other] { $ships } lodí
    }

south-seas-counter-tiles = { $count ->
    [one] V hromádce zbývá { $count } kartička:
    [few] V hromádce zbývají { $count } kartičky:
    [many] V hromádce zbývá { $count } kartičky:
   *[other] V hromádce zbývá { $count } kartiček:
    }
south-seas-counter-layout = {"  "}{ $count } × { $id } { $layout }
south-seas-counter-layout-boats = {"  "}{ $count } × { $id } { $layout }, s člunem: { $boats }
south-seas-counter-ships = { $count ->
    [one] V hromádce zbývá { $count } loď:
    [few] V hromádce zbývají { $count } lodě:
    [many] V hromádce zbývá { $count } lodi:
   *[other] V hromádce zbývá { $count } lodí:
    }
south-seas-counter-ship = {"  "}{ $count } × { south-seas--points } za { $demand }

# Proč tah nejde: stojí za číslem pravidla a dvojtečkou

south-seas-illegal-tile-laid-already = kartička tohoto tahu už leží
south-seas-illegal-tile-must-be-laid = tažená kartička se musí položit
south-seas-illegal-occupied-cell = tam už kartička leží
south-seas-illegal-no-neighbour = kartička musí sousedit hranou s některou položenou
south-seas-illegal-edges-do-not-continue = každá společná hrana musí navazovat: ostrov na ostrov, moře na moře, lávka na lávku
south-seas-illegal-same-as-fewer-turns = kartička vypadá stejně i po menším otočení; uveď to
south-seas-illegal-islander-after-tile = ostrovan se umisťuje hned po kartičce, nejvýše jeden za tah
south-seas-illegal-no-islander-left = ve vlastní zásobě už není žádný ostrovan
south-seas-illegal-no-such-part = ostrovan se umisťuje na část právě položené kartičky; takovou část nemá
south-seas-illegal-occupied-bridge = na této lávce už je ostrovan
south-seas-illegal-occupied-island = na tomto ostrově už je ostrovan
south-seas-illegal-occupied-sea = v tomto moři už je ostrovan
south-seas-illegal-occupied-market = na tomto tržišti už je obchodník
south-seas-illegal-later-part = tato část patří ke stejnému území jako dřívější část kartičky; uveď tu dřívější
south-seas-illegal-back-after-tile = ostrovan se bere zpět hned po položení kartičky, místo umístění jiného
south-seas-illegal-no-islander-there = tam žádný vlastní ostrovan není
south-seas-illegal-supply-not-empty = u tohoto stolu lze vzít ostrovana zpět, jen když je vlastní zásoba prázdná
south-seas-illegal-no-market-due = loď bez placení je jen za hotové tržiště
south-seas-illegal-not-highest-ship = za tržiště náleží odkrytá loď s nejvyšší hodnotou
south-seas-illegal-ship-must-be-taken = jednu z nejcennějších lodí je nutné vzít
south-seas-illegal-delivery-last = zboží se dodává na konci tahu, nejvýše na jednu loď
south-seas-illegal-ship-not-shown = tato loď není odkrytá
south-seas-illegal-wrong-payment = loď žádá jiné zboží; platí se přesně
south-seas-illegal-wares-not-owned = toto zboží není ve vlastní zásobě

# Co je špatně na napsaném tahu

south-seas-notation-move = „{ $text }“ není tah; tahy jsou: place X,Y rN · put ČÁST · back X,Y ČÁST · take LOĎ · load LOĎ ZBOŽÍ · skip
south-seas-notation-cell = „{ $text }“ není pole; piš sloupec,řádek, například 0,-1 (obojí od -100 do 100)
south-seas-notation-rotation = „{ $text }“ není otočení; piš r0, r1, r2 nebo r3 (otočení o 90° po směru hodinových ručiček)
south-seas-notation-wares = „{ $text }“ není zboží; piš například 2B1S3F (B banány, S mušle, F ryby)
south-seas-notation-ship = loď „{ $text }“ neexistuje; všechny vypíše „atoll data show south-seas“
south-seas-notation-payment = uveď i zboží pro loď, například „{ $text }“
south-seas-notation-part = kartička { $tile } nemá část „{ $text }“; má tyto části: { $parts }
south-seas-notation-no-tile = na poli { $cell } žádná kartička neleží

# Varianty

south-seas-option-retrieve = Kdy lze vzít ostrovana z plánu zpět (SS-12)
south-seas-option-retrieve-any-time = kdykoli, pokud v tomto tahu nebyl žádný umístěn
south-seas-option-retrieve-only-when-supply-empty = jen když je vlastní zásoba prázdná
south-seas-option-first = Které místo začíná (SS-4)

# Obrázky kartiček

south-seas-layout-straight-bridge = rovná lávka
south-seas-layout-three-bridges = tři lávky u kamene
south-seas-layout-bridge-curve = zatáčka lávky
south-seas-layout-four-bridges = čtyři lávky u kamene
south-seas-layout-cap = jeden cíp ostrova
south-seas-layout-cap-bridge-passing = cíp ostrova, lávka vede kolem
south-seas-layout-cap-curve-one-hand = cíp ostrova a zatáčka lávky na jednu stranu
south-seas-layout-cap-curve-other-hand = cíp ostrova a zatáčka lávky na druhou stranu
south-seas-layout-cap-three-bridges = cíp ostrova a tři lávky u kamene
south-seas-layout-cap-side-bridge = cíp ostrova, lávka z boku končí u ostrova
south-seas-layout-cap-opposite-bridge = cíp ostrova, lávka z protější strany končí u ostrova
south-seas-layout-caps-opposite = dva protilehlé oddělené cípy ostrovů
south-seas-layout-band = pás ostrova napříč
south-seas-layout-three-sides = ostrov na třech stranách
south-seas-layout-caps-adjacent = dva sousední oddělené cípy ostrovů
south-seas-layout-corner = roh ostrova
south-seas-layout-corner-bridge-curve = roh ostrova a zatáčka lávky
south-seas-layout-four-sides = ostrov na všech čtyřech stranách
south-seas-layout-three-sides-bridge = ostrov na třech stranách, u kterého končí lávka
south-seas-layout-market-0 = tržiště bez lávky
south-seas-layout-market-1 = tržiště s jednou lávkou
south-seas-layout-market-2 = tržiště se dvěma protilehlými lávkami
south-seas-layout-market-3 = tržiště se třemi lávkami
south-seas-layout-market-4 = tržiště se čtyřmi lávkami

# Důvody rady: co mluví pro tah.
south-seas-reason-claim = zabírá něco hodnotného
south-seas-reason-points = přináší lodě
south-seas-reason-wares = přináší potřebné zboží
south-seas-reason-home = nechává ostrovany volné
south-seas-reason-serve = brzy naloží loď
south-seas-reason-bridge = lávky mají větší cenu
south-seas-reason-island = ostrovy mají větší cenu
south-seas-reason-sea = moře mají větší cenu
south-seas-reason-market = tržiště je blíž dokončení
south-seas-reason-deny = bere soupeři loď
south-seas-reason-block = brzdí soupeře
