# A terminálprogram magyarul. A parancsszavak és a billentyűnevek úgy maradnak, ahogy be kell írni őket.

terminal-you = te
terminal-seat = hely: { $seat }
terminal-seats = Helyek: { $seats }
terminal-over = Vége a játéknak.
terminal-commitment = Pecsét: { $commitment }
terminal-saved = A játék mentése itt van: { $path }
terminal-stopped = A játék el van mentve; folytatás: atoll play --resume { $path }
terminal-not-saved = Ezt a lépést nem sikerült elmenteni: { $detail }.
terminal-undone = Visszavonva: { $move }.
terminal-nothing-to-undo = Nincs mit visszavonni: legutóbb húzás vagy más lépése történt.
terminal-cannot-end = Még nem érhet véget a köröd: előbb válassz lépést.
terminal-cannot-skip = Ezt a lépést nem lehet kihagyni.
terminal-notice = { $error }.
terminal-language = Nyelv: { $name }
terminal-close-verify = A mentett játszma teljes. Ellenőrzés:       atoll verify { $path }
terminal-close-replay = Lépésenként, és hogy mi miért történt:      atoll replay { $path }
terminal-last-move = Az utolsó lépés:

# A napló

terminal-log-chosen = { $seat }: { $what }.
terminal-log-drawn = { $move }.
terminal-why-move = { $number }. lépés: { $move }
terminal-why-nothing = Senki sem kap és nem veszít érte semmit.

# Soronként

terminal-intro-seats = { $game }. Helyek: { $seats }.
terminal-character = { $seat }: { $name }. { $about }
terminal-intro-chance = A húzások sorrendje rögzítve van. Pecsét: { $commitment }.
terminal-intro-saved = Minden lépés azonnal elmentődik ide: { $path } A parancsokat a help sorolja fel.
terminal-intro-moves = Eddig { $count } lépés történt; az utolsók:
terminal-hold = ? { $seat }: end a folytatáshoz ({ $then }), undo a visszavonáshoz.
terminal-hand-over = ? { $seat }: kérlek, gyere egyedül a billentyűzethez, és nyomd meg az Entert.
terminal-position-hidden = az állás elárulná, mi van mások kezében; a játék végén megtekinthető
terminal-input-ended = Véget ért a bemenet.
terminal-log-usage = Írd: „log”, vagy „log N”, ahol N a lépések száma.
terminal-copy-saved = A másolat el van mentve ide: { $path }
terminal-no-move-asked = Most nincs kérdés; írd: end vagy undo.
terminal-no-such-number = Nincs ilyen számú lépés: { $number }; a számok 1 és { $count } között vannak.
terminal-no-such-move = Nincs ilyen lépés; a számok 1 és { $count } között vannak.
terminal-moves-made = Megvannak a lépéseid: end a folytatáshoz, undo a visszavonáshoz. A parancsokat a help sorolja fel.
terminal-refused = { $error }. A lépéseket a list, a parancsokat a help sorolja fel.
terminal-would-be = Ez lenne: { $what }
terminal-nothing-played = Nem történt lépés.
terminal-language-usage = Írd: „lang” és ezek egyike: { $known }
terminal-no-paragraph = A szabálykönyvben nincs ilyen szabálypont: „{ $text }”; a listához írd: rules
terminal-no-paragraphs = A szabálykönyvben nincsenek számozott szabálypontok.
terminal-paragraphs = Írd: rules ID, ezek egyikéhez:

terminal-command-move = egy lépés leírva, vagy a száma a listában
terminal-command-list = minden szabályos lépés soronként, és hogy mit tesz
terminal-command-try = mit tenne egy lépés; nem kerül lejátszásra (így is: try SZÁM)
terminal-command-hint = mit lépne a legjobb bot, és miért
terminal-command-end = a köröd vége, hogy a játék folytatódjon (így is: üres sor)
terminal-command-undo = az utolsó lépésed visszavonása, amíg nem zárod le a köröd
terminal-command-board = a térkép
terminal-command-seats = helyek és kínálat szavakban
terminal-command-bag = mi van még a paklikban
terminal-command-log = az utolsó N lépés
terminal-command-why = mit tett az N. lépés, ki mit kapott érte, és melyik szabály szerint
terminal-command-rules = a szabálykönyv egy szabálypontja; ID nélkül a lista
terminal-command-position = az állás szövegként
terminal-command-save = másolat egy új fájlba; maga a játék minden lépés után mentődik
terminal-command-lang = folytatás más nyelven: en, de, hu vagy cs
terminal-command-quit = kilépés; később folytatható: „atoll play --resume”

# Visszajátszás

terminal-replay-after = { $number }. lépés után: { $move }
terminal-replay-before = Az első lépés előtt
terminal-replay-not-over = A játék nem ért véget: { $prompt }.
terminal-going = ugrás lépésre: { $text } (0 és { $count } között)
terminal-at-move = lépés: { $at } / { $count }
terminal-at-move-running = lépés: { $at } / { $count }, magától megy

# A képernyő

terminal-too-small = A terminál { $width } × { $height } karakteres; legalább { $columns } × { $rows } kell. Nagyítsd meg, vagy lépj ki a q billentyűvel, és használd a --plain kapcsolót.
terminal-more = … i: minden látszik
terminal-head = { $seats }. Minden lépés ide mentődik: { $path }
terminal-screen-hold = { $seat }: Enter: kör vége, u: visszavonás
terminal-screen-hand-over = { $seat }: gyere egyedül a billentyűzethez, aztán Enter
terminal-thinking = { $seat }: gondolkodik
terminal-hint-thinking = A legjobb bot gondolkodik.
terminal-hint-margin = várható különbség { $margin }
terminal-cell-ways = mező { $at } / { $count }, mód { $way } / { $ways } (r)
terminal-cell-one-way = mező { $at } / { $count }, egyféleképpen
terminal-list-at = { $at } / { $count }
terminal-log = Napló
terminal-log-scrolled = Napló – PgDn a legújabbhoz
terminal-title-over = Vége a játéknak
terminal-title-left = Ami még megvan
terminal-title-table = Asztal
terminal-title-why = Miért
terminal-title-hint = Mit lépne a legjobb bot
terminal-help = Súgó
terminal-help-signs = Jelek a térképen: [A] vagy A: az A hely egy figurája; ▸A: az A hely utolsó lépése; ┌╌ választható mező.
terminal-help-rules = A szabályok következnek. Keresés: / és egy szabálypont száma vagy egy szó, n a következő hely.
terminal-page-find = keresés: { $text } Enter, Esc
terminal-page-close = Esc bezár
terminal-page-foot = { $first }–{ $last } / { $count }: ↑ ↓ PgUp PgDn, / keresés, n tovább, Esc bezár

# Billentyűk neve

terminal-name-arrows = nyilak
terminal-name-space = szóköz
terminal-name-r-space = r, szóköz

# Mit tesznek a billentyűk

terminal-keys-arrows = a következő mezőre abba az irányba; listában fel és le
terminal-keys-tab = következő vagy előző mező vagy sor
terminal-keys-vary = másképp ugyanazon a mezőn: következő forgatás, következő rész
terminal-keys-digit = a lista azon sora
terminal-keys-enter = a látott lépés lejátszása; a kör lezárása, ha minden megvan
terminal-keys-end = a kör lezárása
terminal-keys-skip = kihagyás, ha szabad
terminal-keys-undo = az utolsó lépés visszavonása, amíg nem zárod le a kört
terminal-keys-hint = mit lépne a legjobb bot, és miért
terminal-keys-pan = a térkép mozgatása (Shift és nyilak is)
terminal-keys-centre = vissza a mezőhöz
terminal-keys-log-scroll = a napló görgetése
terminal-keys-bag = mi van még a paklikban
terminal-keys-table = helyek és kínálat teljesen
terminal-keys-why = miért járt valami az utolsó lépésekért: a szabályok
terminal-keys-log = a teljes napló
terminal-keys-language = a következő nyelv: English, Deutsch, Magyar, Čeština
terminal-keys-quit = kilépés; a játék el van mentve
terminal-keys-step = következő vagy előző lépés
terminal-keys-ten = tíz lépés előre vagy vissza
terminal-keys-ends = az eleje, a vége
terminal-keys-go = az N. lépéshez
terminal-keys-run = lejátszás vagy megállítás
terminal-keys-why-move = miért: a szabályok, amelyeken ez a lépés alapul
terminal-keys-last = vissza az utolsó lépéshez
terminal-keys-log-so-far = a napló idáig
terminal-keys-stop = kilépés

# Mit tesznek a billentyűk, egy szóban

terminal-foot-cell = mező
terminal-foot-turn = forgatás
terminal-foot-play = lépés
terminal-foot-choose = választás
terminal-foot-end = kör vége
terminal-foot-take-over = átvétel
terminal-foot-skip = kihagyás
terminal-foot-undo = visszavonás
terminal-foot-bag = pakli
terminal-foot-log = napló
terminal-foot-why = miért
terminal-foot-table = asztal
terminal-foot-hint = tipp
terminal-foot-language = nyelv
terminal-foot-help = súgó
terminal-foot-quit = kilépés
terminal-foot-step = lépés
terminal-foot-run = lejátszás
terminal-foot-go = ugrás
