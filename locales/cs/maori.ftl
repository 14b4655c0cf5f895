# Maori česky. Význam argumentů je popsán v anglickém souboru.

maori-title = Maori

# Stavební kameny: klíče se dvěma pomlčkami používá jen tento jazyk.

maori--shape = { $shape ->
    [single] samostatný ostrov
    [end] koncový díl
    [middle] střední díl
    [water] voda
   *[volcano] sopka
    }
maori--turned = { $turn ->
    [right] , otočenou doprava
    [around] , otočenou vzhůru nohama
    [left] , otočenou doleva
   *[none] {""}
    }
maori--moved = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
    [many] { $steps } kroku
   *[other] { $steps } kroků
    }
# Kolik čeho se platí, posouvá, má (4. pád)
maori--price = { $price ->
    [one] { $price } mušli
    [few] { $price } mušle
    [many] { $price } mušle
   *[other] { $price } mušlí
    }
maori--points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
    }
maori--shells = { $shells ->
    [one] { $shells } mušli
    [few] { $shells } mušle
    [many] { $shells } mušle
   *[other] { $shells } mušlí
    }
maori--boats = { $boats ->
    [one] { $boats } člun
    [few] { $boats } čluny
    [many] { $boats } člunu
   *[other] { $boats } člunů
    }
maori--source = { $source ->
    [storage] { $tile } ze skladu
   *[display] { $tile }
    }
    .plain = { $source ->
        [storage] kartičku ze skladu
       *[display] kartičku
        }

# Obraty

maori-tile = { $tile } ({ maori--shape }: { $shown })
    .plain = { maori--shape } ({ $shown })
maori-tile-plain = { $tile } ({ maori--shape })
    .plain = { maori--shape }
maori-shows-palms = { $count ->
    [one] { $count } palma
    [few] { $count } palmy
    [many] { $count } palmy
   *[other] { $count } palem
    }
maori-shows-hut = { $count ->
    [one] chýše
    [few] { $count } chýše
    [many] { $count } chýše
   *[other] { $count } chýší
    }
maori-shows-wreaths = { $count ->
    [one] půlka věnce
    [few] { $count } půlky věnců
    [many] { $count } půlky věnců
   *[other] { $count } půlek věnců
    }
maori-shows-boats = { $count ->
    [one] { $count } člun
    [few] { $count } čluny
    [many] { $count } člunu
   *[other] { $count } člunů
    }
maori-shows-shells = { $count ->
    [one] { $count } mušle
    [few] { $count } mušle
    [many] { $count } mušle
   *[other] { $count } mušlí
    }

# Události

maori-event-turned-up = Do nabídky na místo { $cell } přichází { $what }.
    .plain = Do nabídky přichází { $what }.
maori-event-set-aside = Sopka se prozatím odkládá stranou ({ $rule }).
maori-event-shuffled-in = { $count ->
    [one] Do hromádky se zamíchává { $count } sopka ({ $rule }).
    [few] Do hromádky se zamíchávají { $count } sopky ({ $rule }).
    [many] Do hromádky se zamíchává { $count } sopky ({ $rule }).
   *[other] Do hromádky se zamíchává { $count } sopek ({ $rule }).
    }
maori-event-placer-drawn = { $seat }: umístí průzkumnou loď a v kole hraje jako poslední ({ $rule }).
maori-event-explorer-placed = { $seat }: umisťuje průzkumnou loď na pozici { $position } ({ $rule }).
    .plain = { $seat }: umisťuje průzkumnou loď ({ $rule }).
maori-event-explorer-moved = { $seat }: posouvá průzkumnou loď o { maori--moved } na pozici { $position } ({ $rule }).
    .plain = { $seat }: posouvá průzkumnou loď o { maori--moved } ({ $rule }).
maori-event-explorer-moved-paid = { $seat }: posouvá průzkumnou loď o { maori--moved } na pozici { $position } a platí { maori--price } ({ $rule }).
    .plain = { $seat }: posouvá průzkumnou loď o { maori--moved } a platí { maori--price } ({ $rule }).
maori-event-own-ship-moved = { $seat }: vlastní loď pluje na pole { $cell } ({ $rule }).
    .plain = { $seat }: vlastní loď pluje dál ({ $rule }).
maori-event-own-ship-moved-paid = { $seat }: vlastní loď pluje za { maori--price } na pole { $cell } ({ $rule }).
    .plain = { $seat }: vlastní loď pluje dál za { maori--price } ({ $rule }).
maori-event-own-ship-stayed = { $seat }: vlastní loď zůstává na místě ({ $rule }).
maori-event-tile-taken = { $seat }: bere kartičku { $what } ({ $rule }).
    .plain = { $seat }: bere kartičku – { $what } ({ $rule }).
maori-event-tile-taken-paid = { $seat }: bere kartičku { $what } za { maori--price } ({ $rule }).
    .plain = { $seat }: bere kartičku za { maori--price } – { $what } ({ $rule }).
maori-event-tile-taken-stored = { $seat }: bere ze skladu kartičku { $what } ({ $rule }).
    .plain = { $seat }: bere kartičku ze skladu – { $what } ({ $rule }).
maori-event-tile-laid = { $seat }: pokládá kartičku { $tile } na pole { $cell }{ maori--turned }.
    .plain = { $seat }: pokládá kartičku{ maori--turned }.
maori-event-tile-stored = { $seat }: ukládá kartičku { $tile } do skladu.
    .plain = { $seat }: ukládá kartičku do skladu.
maori-event-shells-gained = { $amount ->
    [one] { $seat }: dostává za kartičku { $amount } mušli ({ $rule }).
    [few] { $seat }: dostává za kartičku { $amount } mušle ({ $rule }).
    [many] { $seat }: dostává za kartičku { $amount } mušle ({ $rule }).
   *[other] { $seat }: dostává za kartičku { $amount } mušlí ({ $rule }).
    }
maori-event-shells-short = { $seat }: mušle za kartičku jen { $amount } (na kartičce { $shown }): víc jich v zásobě není ({ $rule }).
maori-event-tile-removed = { $seat }: odebírá kartičku { $what } z pole { $cell } ze hry ({ $rule }).
    .plain = { $seat }: odebírá kartičku ze hry – { $what } ({ $rule }).
maori-event-passed = { $seat }: nic nedělá ({ $rule }).
maori-event-refilled = Mezeru na místě { $cell } zaplňuje { $what }.
    .plain = Mezeru v nabídce zaplňuje { $what }.
maori-event-board-full = { $seat }: deska je plná; všichni ostatní jsou ještě jednou na tahu ({ $rule }).
maori-event-ended-filled = Všichni už měli poslední tah; hra končí ({ $rule }).
maori-event-ended-passed = Dvě kola nikdo nic neudělal; hra končí ({ $rule }).
maori-event-island-unfinished = { $seat }: nedokončený ostrov { $cells } se odebírá ({ $rule }).
    .plain = { $seat }: nedokončený ostrov se odebírá ({ $rule }).
maori-event-palms-scored = { $palms ->
    [one] { $seat }: { $palms } palma, za každou { $each }, ostrov { $cells }: { maori--points } ({ $rule }).
    [few] { $seat }: { $palms } palmy, za každou { $each }, ostrov { $cells }: { maori--points } ({ $rule }).
    [many] { $seat }: { $palms } palmy, za každou { $each }, ostrov { $cells }: { maori--points } ({ $rule }).
   *[other] { $seat }: { $palms } palem, za každou { $each }, ostrov { $cells }: { maori--points } ({ $rule }).
    }
    .plain = { $palms ->
        [one] { $seat }: { $palms } palma, za každou { $each }: { maori--points } ({ $rule }).
        [few] { $seat }: { $palms } palmy, za každou { $each }: { maori--points } ({ $rule }).
        [many] { $seat }: { $palms } palmy, za každou { $each }: { maori--points } ({ $rule }).
       *[other] { $seat }: { $palms } palem, za každou { $each }: { maori--points } ({ $rule }).
        }
maori-event-wreath-scored = { $seat }: celý věnec mezi poli { $cells }: { maori--points } ({ $rule }).
    .plain = { $seat }: celý věnec: { maori--points } ({ $rule }).
maori-event-boats-scored = { $seat }: ukazuje { maori--boats }, { maori--points } ({ $rule }).
maori-event-shells-scored = { $seat }: má { maori--shells }, { maori--points } ({ $rule }).
maori-event-empty-scored = { $spaces ->
    [0] { $seat }: žádné prázdné pole ({ $rule }).
    [one] { $seat }: { $spaces } prázdné pole, −{ $spaces } ({ $rule }).
    [few] { $seat }: { $spaces } prázdná pole, −{ $spaces } ({ $rule }).
    [many] { $seat }: { $spaces } prázdného pole, −{ $spaces } ({ $rule }).
   *[other] { $seat }: { $spaces } prázdných polí, −{ $spaces } ({ $rule }).
    }
maori-event-tie-broken = Stejně bodů – { $seat }: má { maori--shells } ({ $rule }).

maori-tie-break-shells = víc mušlí (MA-38)

# Účet

maori-ledger-shells = { $amount ->
    [one] { $seat }: { $signed } mušle ({ $rule })
    [few] { $seat }: { $signed } mušle ({ $rule })
    [many] { $seat }: { $signed } mušle ({ $rule })
   *[other] { $seat }: { $signed } mušlí ({ $rule })
    }
maori-ledger-points = { $amount ->
    [one] { $seat }: { $signed } bod ({ $rule })
    [few] { $seat }: { $signed } body ({ $rule })
    [many] { $seat }: { $signed } bodu ({ $rule })
   *[other] { $seat }: { $signed } bodů ({ $rule })
    }

# Co tah udělá

maori-action-place = Umístit průzkumnou loď na pozici { $position }
    .plain = Umístit průzkumnou loď sem
maori-action-move = Posunout průzkumnou loď o { maori--moved } na pozici { $position }
    .plain = Posunout průzkumnou loď o { maori--moved }
maori-action-move-paid = Posunout průzkumnou loď o { maori--moved } na pozici { $position } za { maori--price }
    .plain = Posunout průzkumnou loď o { maori--moved } za { maori--price }
maori-action-lay = Položit kartičku { maori--source } na pole { $cell }{ maori--turned }
    .plain = Položit { maori--source.plain }{ maori--turned }
maori-action-lay-paid = Položit kartičku { maori--source } na pole { $cell }{ maori--turned } za { maori--price }
    .plain = Položit { maori--source.plain }{ maori--turned } za { maori--price }
maori-action-lay-from = Položit kartičku { maori--source } na pole { $cell }{ maori--turned } s vlastní lodí na poli { $from } za { maori--price }
    .plain = Položit { maori--source.plain }{ maori--turned }; vlastní loď tam nejdřív dopluje, dohromady za { maori--price }
maori-action-store = Uložit kartičku { $tile } do skladu
    .plain = Uložit kartičku do skladu
maori-action-store-paid = Uložit kartičku { $tile } do skladu za { maori--price }
    .plain = Uložit kartičku do skladu za { maori--price }
maori-action-remove = Odebrat kartičku { $tile } z pole { $cell }
    .plain = Odebrat kartičku
maori-action-pass = Nic nedělat
maori-action-ship = Přesunout vlastní loď na pole { $cell }
    .plain = Přesunout vlastní loď sem
maori-action-stay = Nechat vlastní loď na místě

# Na co se hra ptá

maori-prompt-set-up = odkrývá se kartička
maori-prompt-placer = náhoda určí, kdo umístí průzkumnou loď
maori-prompt-place = { $seat }: umísti průzkumnou loď
    .plain = Umísti průzkumnou loď
maori-prompt-move = { $seat }: posuň průzkumnou loď (máš { maori--boats } a { maori--shells })
    .plain = Posuň průzkumnou loď
maori-prompt-act = { $seat }: položit, uložit, odebrat, nebo nic?
    .plain = Vezmi zvýrazněnou kartičku
maori-prompt-act-nothing = { $seat }: položit, odebrat, nebo nic?
    .plain = Odsud nelze vzít žádnou kartičku
maori-prompt-refill = mezera v nabídce se zaplňuje
maori-prompt-ship = { $seat }: přesuneš vlastní loď?
    .plain = Přesuneš vlastní loď?
maori-prompt-over = hra skončila

# Vedle desky. b jsou čluny, s mušle, jako na desce.

maori-summary-seat = { $turn ->
    [yes] ▶
   *[no] {" "}
    } { $seat }  { maori--points }  { $boats }b { $shells }s  { $empty ->
    [0] plno
   *[other] volno { $empty }
    }
maori-summary-score = {"    "}palmy { $palms }, věnce { $wreaths }, čluny { $boats }, mušle { $shells }, volno { $empty }
maori-summary-stored = {"    "}ve skladu: { $what }
maori-summary-filled = Poslední kolo; plnou desku má: { $seat }
maori-summary-stacks = Hromádka: { $tiles ->
    [one] { $tiles } kartička
    [few] { $tiles } kartičky
    [many] { $tiles } kartičky
   *[other] { $tiles } kartiček
    }, zásoba: { $supply ->
    [one] { $supply } mušle
    [few] { $supply } mušle
    [many] { $supply } mušle
   *[other] { $supply } mušlí
    }

maori-counter-tiles = { $count ->
    [one] V hromádce zbývá { $count } kartička:
    [few] V hromádce zbývají { $count } kartičky:
    [many] V hromádce zbývá { $count } kartičky:
   *[other] V hromádce zbývá { $count } kartiček:
    }
maori-counter-tile = {"  "}{ $count } × { $what }

# Proč tah nejde: stojí za číslem pravidla a dvojtečkou

maori-illegal-no-such-position = průzkumná loď má pozice 0 až 15
maori-illegal-place-first = nejdřív je nutné umístit průzkumnou loď
maori-illegal-move-first = tah začíná posunem průzkumné lodi
maori-illegal-ship-now = akce už proběhla; vlastní loď se přesune, nebo zůstane
maori-illegal-one-action = na řadě je jedna akce: položit, uložit, odebrat, nebo nic
maori-illegal-moved-already = průzkumná loď už se posunula; na řadě je jedna akce: položit, uložit, odebrat, nebo nic
maori-illegal-no-step = průzkumná loď se posouvá nejméně o 1 krok
maori-illegal-too-far = každý člun na desce je jeden krok zdarma, každý další stojí mušli; tolik jich není
maori-illegal-volcano = sopka se nikdy nebere a kartičky za ní také ne
maori-illegal-no-tile-there = v řadě před průzkumnou lodí tak daleko žádná kartička není
maori-illegal-too-deep = každá přeskočená kartička stojí mušli; tolik jich není
maori-illegal-storage-empty = sklad je prázdný
maori-illegal-storage-full = do skladu se vejde jedna kartička a už tam je
maori-illegal-same-as-fewer-turns = kartička vypadá stejně i po menším otočení; uveď to
maori-illegal-upright = kartička s palmami stojí vzpřímeně a neotáčí se
maori-illegal-no-water = tam deska žádné vodní pole nemá
maori-illegal-occupied = tam už kartička leží
maori-illegal-no-ships = v základní hře vlastní lodě nejsou
maori-illegal-not-beside-ship = pole musí sousedit s vlastní lodí, nebo tam loď musí nejdřív za mušle doplout
maori-illegal-ship-ashore = vlastní loď je ještě vedle desky; připluje na první položenou kartičku
maori-illegal-ship-needs-tile = vlastní loď pluje jen po vlastních kartičkách
maori-illegal-ship-not-beside = kartička, na kterou vlastní loď pluje, musí sousedit s polem
maori-illegal-ship-too-far = každý krok vlastní lodi a každá přeskočená kartička stojí mušli; tolik jich není
maori-illegal-nearer-tile = jiná vlastní kartička vedle pole je blíž, nebo stejně blízko a dříve v pořadí čtení; uveď tu bližší
maori-illegal-ship-no-way = po vlastních kartičkách tam nevede cesta, na kterou by mušle stačily
maori-illegal-nothing-to-remove = tam žádná vlastní kartička neleží
maori-illegal-under-ship = na této kartičce je vlastní loď
maori-illegal-ship-there = vlastní loď už tam je; nech ji raději na místě
maori-illegal-ship-to-empty = vlastní loď pluje jen na vlastní kartičku

# Co je špatně na napsaném tahu. Slova tahů jsou ve všech jazycích stejná.

maori-notation-move = „{ $text }“ není tah; tahy jsou: place P · move N · lay D X,Y rN · lay stored X,Y rN · lay … from X,Y · store D · remove X,Y · pass · ship X,Y · stay
maori-notation-space = „{ $text }“ není pole; piš sloupec,řádek od levého horního rohu, například 0,2 (obojí 0 až 4)
maori-notation-rotation = „{ $text }“ není otočení; piš r0, r1, r2 nebo r3 (otočení o 90° po směru hodinových ručiček)
maori-notation-position = „{ $text }“ není pozice průzkumné lodi; piš 0 až 15, po směru hodinových ručiček od místa nad levým sloupcem
maori-notation-depth = „{ $text }“ není hloubka; piš, kolik kartiček se přeskočí, 0 až 3
maori-notation-steps = „{ $text }“ není počet kroků

# Varianty

maori-option-mode = S vlastními loděmi, nebo bez nich (MA-40)
maori-option-mode-basic = základní hra: bez nich
maori-option-mode-advanced = pokročilá hra: po akci se vlastní loď smí přesunout
maori-option-mode-pro = profi hra: vlastní loď pluje na právě položenou kartičku
maori-option-board = Deska, na které všichni hrají (MA-2, MA-50)
maori-option-board-a = A: pevnina v pruzích ve dvou rozích
maori-option-board-b = B: pevnina napříč ve dvou rozích
maori-option-board-c = C: na výšku, čtyři pole na šířku a pět na výšku
maori-option-board-reef = útes: 20 polí, palmy uvnitř útesu se počítají dvojnásob

# Důvody rady: co mluví pro tah.
maori-reason-palms = přináší palmy
maori-reason-wreaths = dokončuje věnec
maori-reason-boats = přibližuje většinu člunů
maori-reason-shells = šetří nebo přináší mušle
maori-reason-fill = zaplňuje desku
maori-reason-open = ostrovy půjde dokončit
maori-reason-wreath-half = připravuje věnec
maori-reason-lost = nezbude nic, co nelze dokončit
maori-reason-hut = staví ostrov s chýší
maori-reason-ship = vlastní loď stojí dobře
maori-reason-deny = dalšímu nechává málo dobrého
