# Terminálový program česky. Příkazy a názvy kláves zůstávají tak, jak se píšou.

terminal-you = ty
terminal-seat = místo { $seat }
terminal-seats = Místa: { $seats }
terminal-over = Hra skončila.
terminal-commitment = Pečeť: { $commitment }
terminal-saved = Hra je uložena v { $path }.
terminal-stopped = Hra je uložena; pokračovat lze příkazem: atoll play --resume { $path }
terminal-not-saved = Tento tah se nepodařilo uložit: { $detail }.
terminal-undone = Vzato zpět: { $move }.
terminal-nothing-to-undo = Není co vzít zpět: naposledy se táhlo, nebo hrál někdo jiný.
terminal-cannot-end = Tvůj tah ještě nemůže skončit: nejdřív něco vyber.
terminal-cannot-skip = Tento krok nelze přeskočit.
terminal-notice = { $error }.
terminal-language = Jazyk: { $name }
terminal-close-verify = Záznam je úplný. Ověřit ho:                 atoll verify { $path }
terminal-close-replay = Projít ho a vidět, co se proč počítalo:     atoll replay { $path }
terminal-last-move = Poslední tah:

# Průběh

terminal-log-chosen = { $seat }: { $what }.
terminal-log-drawn = { $move }.
terminal-why-move = Tah { $number }: { $move }
terminal-why-nothing = Nikdo za to nic nezíská ani neztratí.

# Po řádcích

terminal-intro-seats = { $game }. Místa: { $seats }.
terminal-character = { $seat }: { $name }. { $about }
terminal-intro-chance = Pořadí tažení je už pevně dané. Pečeť: { $commitment }.
terminal-intro-saved = Každý tah se hned ukládá do { $path }. Příkazy vypíše help.
terminal-intro-moves = { $count ->
    [one] Zatím byl { $count } tah:
    [few] Zatím byly { $count } tahy; poslední:
    [many] Zatím bylo { $count } tahu; poslední:
   *[other] Zatím bylo { $count } tahů; poslední:
    }
terminal-hold = ? { $seat }: dál příkazem end ({ $then }), zpět příkazem undo.
terminal-hand-over = ? { $seat }: přistup prosím ke klávesnici, ostatní se nedívají, a stiskni Enter.
terminal-position-hidden = pozice by prozradila, co mají ostatní v ruce; bude k vidění po skončení hry
terminal-input-ended = Vstup skončil.
terminal-log-usage = Napiš „log“ nebo „log N“ s počtem tahů.
terminal-copy-saved = Kopie je uložena v { $path }.
terminal-no-move-asked = Teď se na žádný tah nečeká; napiš end nebo undo.
terminal-no-such-number = Tah { $number } neexistuje; čísla jsou od 1 do { $count }.
terminal-no-such-move = Takový tah neexistuje; čísla jsou od 1 do { $count }.
terminal-moves-made = Tahy jsou hotové: dál příkazem end, zpět příkazem undo. Příkazy vypíše help.
terminal-refused = { $error }. Tahy vypíše list, příkazy help.
terminal-would-be = Bylo by: { $what }
terminal-nothing-played = Nic se nezahrálo.
terminal-language-usage = Napiš „lang“ a jedno z těchto: { $known }
terminal-no-paragraph = Pravidla nemají číslo „{ $text }“; seznam vypíše rules.
terminal-no-paragraphs = Tato pravidla nejsou číslovaná.
terminal-paragraphs = Napiš rules ID pro jedno z těchto pravidel:

terminal-command-move = napiš tah v notaci, nebo jeho číslo v seznamu
terminal-command-list = všechny povolené tahy po řádcích a co udělají
terminal-command-try = co by tah udělal; nic se nezahraje (také: try ČÍSLO)
terminal-command-hint = co by zahrál nejlepší bot a proč
terminal-command-end = ukončit svůj tah, aby hra pokračovala (také: prázdný řádek)
terminal-command-undo = vzít poslední tah zpět, dokud není ukončen
terminal-command-board = plán
terminal-command-seats = místa a nabídka slovy
terminal-command-bag = co zbývá v hromádkách
terminal-command-log = posledních N tahů
terminal-command-why = co udělal tah N, kdo za něj co získal a podle kterého pravidla
terminal-command-rules = jedno pravidlo; bez ID seznam pravidel
terminal-command-position = pozice jako text
terminal-command-save = zapsat kopii do nového souboru; sama hra se ukládá po každém tahu
terminal-command-lang = pokračovat v jiném jazyce: en, de, hu nebo cs
terminal-command-quit = skončit; později dál příkazem „atoll play --resume“

# Záznamy

terminal-replay-after = Po tahu { $number }: { $move }
terminal-replay-before = Před prvním tahem
terminal-replay-not-over = Hra neskončila: { $prompt }.
terminal-going = na tah: { $text } (0 až { $count })
terminal-at-move = tah { $at } / { $count }
terminal-at-move-running = tah { $at } / { $count }, přehrává se

# Obrazovka

terminal-too-small = Terminál má { $width } × { $height } znaků; potřeba je { $columns } × { $rows }. Zvětši ho, nebo skonči klávesou q a použij --plain.
terminal-more = … i ukáže vše
terminal-head = { $seats }. Každý tah se ukládá do { $path }
terminal-screen-hold = { $seat }: Enter ukončí tah, u vezme zpět
terminal-screen-hand-over = { $seat }: přistup ke klávesnici, ostatní se nedívají, pak Enter
terminal-thinking = { $seat }: přemýšlí
terminal-hint-thinking = Nejlepší bot přemýšlí.
terminal-hint-margin = očekávaný rozdíl { $margin }
terminal-cell-ways = pole { $at } / { $count }, způsob { $way } / { $ways } (r)
terminal-cell-one-way = pole { $at } / { $count }, jediný způsob
terminal-list-at = { $at } / { $count }
terminal-log = Průběh
terminal-log-scrolled = Průběh – PgDn k nejnovějšímu
terminal-title-over = Hra skončila
terminal-title-left = Co zbývá
terminal-title-table = Stůl
terminal-title-why = Proč
terminal-title-hint = Co by zahrál nejlepší bot
terminal-help = Nápověda
terminal-help-signs = Značky na plánu: [A] nebo A figurka místa A; ▸A poslední tah místa A; ┌╌ pole, které lze vybrat.
terminal-help-rules = Následují pravidla. Hledá se klávesou / a číslem pravidla nebo slovem, další místo je n.
terminal-page-find = hledat: { $text } Enter, Esc
terminal-page-close = Esc zavře
terminal-page-foot = { $first }–{ $last } / { $count }: ↑ ↓ PgUp PgDn, / hledat, n další, Esc zavře

# Názvy kláves

terminal-name-arrows = šipky
terminal-name-space = mezerník
terminal-name-r-space = r, mezerník

# Co dělají klávesy

terminal-keys-arrows = na další pole v tom směru; v seznamu nahoru a dolů
terminal-keys-tab = další nebo předchozí pole či řádek
terminal-keys-vary = jinak na stejném poli: další otočení, další část
terminal-keys-digit = tento řádek seznamu
terminal-keys-enter = zahrát, co je vidět; ukončit tah, když je vše hotovo
terminal-keys-end = ukončit tah
terminal-keys-skip = přeskočit, je-li to dovoleno
terminal-keys-undo = vzít poslední tah zpět, dokud není ukončen
terminal-keys-hint = co by zahrál nejlepší bot a proč
terminal-keys-pan = posunout plán (také Shift se šipkami)
terminal-keys-centre = zpět k poli
terminal-keys-log-scroll = listovat průběhem
terminal-keys-bag = co zbývá v hromádkách
terminal-keys-table = místa a nabídka úplně
terminal-keys-why = proč poslední tahy něco vynesly: pravidla za nimi
terminal-keys-log = celý průběh
terminal-keys-language = další jazyk: English, Deutsch, Magyar, Čeština
terminal-keys-quit = skončit; hra je uložena
terminal-keys-step = další nebo předchozí tah
terminal-keys-ten = o deset tahů dál nebo zpět
terminal-keys-ends = začátek, konec
terminal-keys-go = na tah N
terminal-keys-run = přehrávat, nebo zastavit
terminal-keys-why-move = proč: pravidla za tímto tahem
terminal-keys-last = zpět k poslednímu tahu
terminal-keys-log-so-far = průběh až sem
terminal-keys-stop = skončit

# Co dělají klávesy, jedním slovem

terminal-foot-cell = pole
terminal-foot-turn = otočit
terminal-foot-play = zahrát
terminal-foot-choose = vybrat
terminal-foot-end = konec tahu
terminal-foot-take-over = převzít
terminal-foot-skip = přeskočit
terminal-foot-undo = zpět
terminal-foot-bag = hromádky
terminal-foot-log = průběh
terminal-foot-why = proč
terminal-foot-table = stůl
terminal-foot-hint = rada
terminal-foot-language = jazyk
terminal-foot-help = nápověda
terminal-foot-quit = konec
terminal-foot-step = krok
terminal-foot-run = přehrát
terminal-foot-go = na tah
