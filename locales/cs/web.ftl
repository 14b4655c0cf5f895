# Webový klient česky. name: jméno člověka nebo bota; seat: písmeno; count, points, step: čísla.

web-lobby = Lobby
web-rules = Pravidla
web-replay = Záznam
web-replays = Záznamy
web-components = Herní materiál
web-settings = Nastavení
web-main-menu = Stránky
web-menu = Nabídka
web-close = Zavřít
web-page-table = Stůl
web-page-replay = Záznam
web-page-rules = Pravidla
web-page-components = Herní materiál
web-page-nowhere = Nikde

# Nastavení

web-language = Jazyk
web-theme = Vzhled
web-theme-system = jako zařízení
web-theme-light = světlý
web-theme-dark = tmavý
web-motion = Pohyb
web-motion-system = jako zařízení
web-motion-calm = klidný
web-motion-normal = živý
web-confirms = Potvrzovat každý tah
web-confirms-touch = při klepnutí
web-confirms-always = vždy
web-confirms-never = nikdy
web-codes = Kódy a souřadnice
web-codes-shown = zobrazit
web-codes-hidden = skrýt

# Hala

web-pitch = Ostrovy na stole.
web-pitch-how = Hraj s přáteli na více zařízeních, kolem jedné obrazovky nebo proti botům.
web-play-now = Hrát hned
web-play-bots = Proti botům
web-set-table = Založit stůl
web-minutes = { $minutes } min
web-level = Boti jako soupeři
web-level-easy = první partie
web-level-normal = zná cestu
web-level-expert = myslí dopředu
web-players-range = { $max ->
    [one] { $min }–{ $max } hráč
    [few] { $min }–{ $max } hráči
    [many] { $min }–{ $max } hráče
   *[other] { $min }–{ $max } hráčů
    }
web-your-tables = Tvoje stoly
web-no-tables = Tady uvidíš stoly, u kterých sedíš nebo se díváš, jen na tomto zařízení.
web-forget = Odebrat { $code } ze seznamu
web-state-waiting = Čeká
web-state-playing = Hraje se
web-state-over = Dohráno
web-join = Přisednout ke stolu
web-join-how = Máš odkaz nebo kód? Vlož ho sem.
web-join-code = Odkaz nebo kód
web-join-go = Jít tam
web-home-network = Hra v domácí síti
web-home-network-how = Telefony, tablety a počítače ve stejné síti hrají spolu i bez internetu.
web-home-network-show = Ukázat adresu
web-home-start = Na jednom počítači spusť program takto a nech ho běžet:
web-home-type = Na každém dalším zařízení ve stejné síti napiš do prohlížeče tuto adresu, i s http:// na začátku:
web-home-type-local = Na každém dalším zařízení ve stejné síti napiš adresu, kterou program vypíše při spuštění. Vypadá takto:
web-home-set = Tam založ stůl a pošli jeho odkaz nebo kód.
web-home-notes = Když se stránka neukáže, musí firewall onoho počítače propustit port { $port }. Cestou není nic šifrováno: dělej to jen v síti, které věříš.
web-no-cookies = Tento prohlížeč odmítá cookies. Místo u stolu se uchovává v cookie: bez ní se tu můžeš dívat, ale ne hrát.
web-replays-how = Projdi si uloženou hru krok za krokem a podívej se, proč se co stalo.
web-open-record = Otevřít záznam
web-replays-own = Tvoje partie
web-unofficial = Neoficiální fanouškovský projekt s vlastními kresbami a slovy. Některé tabulky kartiček a lodí jsou rekonstrukce; u herního materiálu je uvedeno, které.
web-nameless = Host
web-skip-to-content = Přejít k obsahu
web-skip-to-board = Přejít na plán

# Nový stůl

web-new-table = Nový stůl
web-game = Hra
web-seats = Místa
web-seat-here = Tady, na tomto zařízení
web-seat-by-link = Volné, přes odkaz
web-seat-bot-named = Bot: { $bot }
web-seat-who = Kdo hraje, místo { $seat }
web-seat-name = Jméno pro místo { $seat }
web-name = Jméno
web-options = Další možnosti
web-variants = Pravidla u tohoto stolu
web-name-missing = Místo { $seat } ještě potřebuje jméno.
web-file-choose = Vybrat soubor
web-file-none = Použije se vestavěná sada.
web-file-remove = Bez tohoto souboru
web-watch = Kdo se smí dívat
web-watch-anyone = kdo má odkaz
web-watch-nobody = jen hráči
web-undo-policy = Vracení tahů
web-undo-turn = ve vlastním tahu, do dalšího tažení
web-undo-none = nikdy
web-aids = Ukazovat pomůcky: co zbývá, šance, lodě, které můžeš naložit
web-hints = Povolit rady: co by zahrál Kapitán
web-serious = Vážná hra: bez rad, vracení tahů a pomůcek
web-component-file = Vlastní soubor s materiálem
web-create = Založit stůl

# Čekárna

web-waiting-title = Stůl je připravený
web-waiting-open = { $count ->
    [one] Jedno místo je volné.
    [few] { $count } místa jsou volná.
    [many] { $count } místa je volného.
   *[other] { $count } míst je volných.
    }
web-waiting-full = Všechna místa jsou obsazená.
web-waiting-host = Hra začne, jakmile ji hostitel spustí.
web-seat-open = Volné místo
web-seat-letter = Místo { $seat }
web-seat-bot = bot
web-seat-stand-in = bot zaskakuje
web-seat-you = ty
web-seat-away = není tu
web-sit-down = Posadit se
web-sit-nameless = Nejdřív napiš jméno; ostatní ho uvidí.
web-sit-another = Na tomto zařízení hraje ještě někdo
web-leave-seat = Vstát
web-give-bot = Dát místo botovi: { $bot }
web-bot-for-seat = Bot na místo { $seat }
web-give-bot-how = Za toho, kdo je minutu pryč, může hrát bot. Kdo se vrátí, má své místo hned zpět.
web-let-bot-play = Nechat hrát bota
web-seat-back = Za tvé nepřítomnosti hrál bot. Místo je zase tvoje.
web-seat-left-how = Kdo tu seděl, vstal. Dál hraje bot, ledaže se tentýž člověk vrátí.
web-offer-seat = Nechat tu sednout někoho jiného
web-take-back-seat = Vzít si místo zpět
web-your-name = Tvoje jméno
web-start = Začít hru
web-invite = Pozvat
web-invite-how = Pošli odkaz, nebo nech opsat kód { $code }.
web-invite-link = Odkaz na tento stůl
web-watch-link = Odkaz pro diváky
web-screen-show = Ukázat na této obrazovce
web-screen-held = na telefonu
web-screen-unheld = { $name }: zatím bez telefonu
web-screen-scan = Naskenuj kód a hraj za toto místo v telefonu.
web-screen-code = Kód pro telefon na místo: { $name }
web-screen-table-code = Kód, který přivede telefon k tomuto stolu
web-screen-join = Naskenuj kód telefonem a posaď se, nebo v něm otevři { $address } a napiš { $code }.
web-covered = Zakryto, dokud čekáš
web-covered-how = aby ti nikdo nekoukal přes rameno
web-covered-hold = Podrž a uvidíš své karty
web-seat-link = Tajný odkaz na místo: { $name }
web-seat-link-how = Tajný odkaz přenese místo na jiné zařízení. Kdo ho má, hraje na tomto místě.
web-commitment = Pořadí tažení je už pevně dané a po hře se dá ověřit. Pečeť:
web-serious-told = Toto je vážná hra: bez rad, vracení tahů a pomůcek.
web-copy = Kopírovat
web-send-link = Sdílet
web-copied = Zkopírováno
web-copy-by-hand = Tento prohlížeč sám nic nekopíruje. Označ odkaz a zkopíruj ho ručně.
web-copy-address = Tento prohlížeč sám nic nekopíruje. Zkopíruj ručně adresu této stránky: vede k této pozici.
web-link-local = Tento odkaz platí jen na tomto počítači. V hale stojí, jak se hraje v domácí síti.

# U stolu

web-board = Plán
web-zoom-in = Blíž (+)
web-zoom-out = Dál (−)
web-whole-map = Celá mapa (0)
web-players = Hráči
web-side = Nabídka a zásoby
web-table-code = Stůl { $code }
web-your-turn = Jsi na tahu
web-turn-named = Na tahu: { $name }
web-you-watch = Jen se díváš
web-hand-over = Předej zařízení. Na tahu: { $name }. Ostatní se nedívají.
web-show-hand = Jsem { $name }, ukaž mi mé karty
web-hide-hand = Karty zase skrýt
web-deciding = { $name } se rozhoduje
web-thinking = { $name } přemýšlí
web-seat-thinking = přemýšlí
web-hurry = Rychleji
web-hurry-how = Boti nedělají pauzy, dokud se nerozhoduje člověk
web-drawing = Táhne se
web-over = Hra skončila
web-connection-connecting = Připojování
web-connection-connected = připojeno
web-connection-reconnecting = připojuje se znovu
web-connection-outdated = Server byl aktualizován. Načti stránku znovu a pokračuj.
web-connection-unstored = potíže serveru
web-mismatch = Tato stránka a server k sobě nepasují a nové načtení nepomohlo. Chvíli počkej a zkus to znovu.
web-reload = Načíst znovu
web-lost = Připojuje se znovu. Nic se neztratí.
web-lost-safe = Připojuje se znovu, tvůj tah je v bezpečí.
web-unstored = Server teď nemůže partii uložit. Nic z toho, co potvrdil, se neztratí; hra bude sama pokračovat, jakmile to půjde.
web-sent = Odesláno
web-actions = Co můžeš udělat
web-choice-of = { $n } / { $total }
web-action-bar = Tvoje volba
web-choices = { $count ->
    [0] Teď není z čeho vybírat
    [one] 1 možnost
    [few] { $count } možnosti
    [many] { $count } možnosti
   *[other] { $count } možností
    }
web-no-actions = Teď nemáš o čem rozhodovat.
web-confirm = Potvrdit
web-more-north = na severu: ještě { $count }
web-more-east = na východě: ještě { $count }
web-more-south = na jihu: ještě { $count }
web-more-west = na západě: ještě { $count }
web-skip-sure = Opravdu vynechat?
web-skip-ends = Tím může tvůj tah skončit.
web-back = Zpět
web-turn = Otočit
web-put-down = Vybrat něco jiného
web-undo = Vzít zpět
web-hint = Rada
web-hint-title = Co by zahrál Kapitán
web-hint-thinking = Kapitán přemýšlí
web-hint-ahead = na konci se čeká náskok { $points } bodu
web-hint-behind = na konci se čeká ztráta { $points } bodu
web-hint-level = na konci se čeká vyrovnaný stav
web-hint-why = Mluví pro to: { $reasons }.
web-step = krok { $step }
web-score = Body:
web-points = { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
    }
web-seat-card = Místo { $seat }, { $name }
web-seat-menu = Místo: { $name }
web-final-scores = Konečné skóre
web-scores-so-far = Body zatím
web-go-on = Dál
web-result-wins = { $name } vítězí o { $points ->
    [one] bod
    [few] { $points } body
   *[other] { $points } bodů
  }
web-result-tie = { $name } vítězí při rovnosti bodů
web-result-shared = Dělené první místo: { $names }
web-result-place = Tvé místo: { $rank }.
web-result-decided = Co rozhodlo
web-result-compare = { $source }: { $name } { $most }, { $other } { $least }
web-result-lead = Nadobro ve vedení od kroku { $step }.
web-result-best = Tvůj nejlepší tah
web-result-best-of = Nejlepší tah: { $name }
web-result-see = Ukázat
web-rematch = Odveta, místa se posunou
web-same-settings = Stejné nastavení
web-watch-replay = Přehrát záznam
web-download = Stáhnout záznam

# Průběh a důvody

web-log = Průběh
web-log-empty = Zatím se nic nestalo.
web-log-undo = { $seat }: bere poslední tah zpět.
web-log-undone = vzato zpět:
web-log-why = Enter otevře důvod.
web-why = Proč
web-words = Plán slovy
web-paragraph = Pravidlo { $rule }
web-open-rules = Otevřít v pravidlech
web-ruling = Výklad
web-rules-english = Tato pravidla jsou zatím jen anglicky.
web-no-rules = K této hře není žádná kniha pravidel.
web-contents = Obsah
web-components-of = { $title }: herní materiál

# Klávesy

web-help = Jak se tu hraje
web-help-how = Klepni na místo a uvidíš tam svou kartičku, klepni znovu a otočíš ji, pak potvrď. Tažením posouváš plán, kolečkem nebo dvěma prsty měníš velikost.
web-help-keys = Všechno jde i z klávesnice:
web-key-places = mezi místy a možnostmi
web-key-turn = otočit; se Shiftem na druhou stranu
web-key-number = vybrat možnost podle čísla
web-key-confirm = potvrdit
web-key-put-down = vybrat něco jiného
web-key-undo = vzít zpět
web-key-hint = rada, pokud ji stůl dovoluje
web-key-hurry = boti bez pauz, dokud se nerozhoduje člověk
web-key-skip = nic z toho, dál
web-key-list = seznam všech možných tahů
web-key-last = ukázat poslední tah
web-key-help = tato nápověda

# Záznam

web-replay-of = Záznam: { $title }
web-replay-time = Průběh hry
web-replay-step = Krok { $step } / { $last }
web-replay-jump = Přejít na krok { $step }
web-replay-first = Na začátek
web-replay-back = O tah zpět
web-replay-play = Přehrát
web-replay-pause = Pozastavit
web-replay-next = O tah dál
web-replay-last = Na konec
web-share = Kopírovat odkaz na tuto pozici
web-play-on = Hrát odtud dál
web-play-on-how = Nový stůl pokračuje v této hře po kroku { $step }. Další tažení budou nová.
web-open-record-how = Vyber soubor stažený od stolu nebo zapsaný programem. Kontroluje se tah za tahem.
web-choose-file = Vyber záznam nebo ho sem přetáhni
web-record-large = Tento soubor je na záznam příliš velký.
web-verdict-true = Každý tah odpovídá pravidlům.
web-verdict-bad = Tento záznam není pravdivý.
web-verdict-draws = { $count ->
    [one] Jedno tažení bylo ověřeno podle pečeti.
    [few] Všechna tažení ({ $count }) byla ověřena podle pečeti.
    [many] Všechna tažení ({ $count }) byla ověřena podle pečeti.
   *[other] Všechna tažení ({ $count }) byla ověřena podle pečeti.
    }
web-verdict-no-secret = Tažení lze ověřit až po skončení hry.

# Potíže

web-trouble = To se nepovedlo
web-try-again = Zkusit znovu
web-nowhere = Tady žádný ostrov není
web-nowhere-how = Tato adresa vede na otevřené moře. Cestu najdeš v lobby.
web-noscript = Atoll potřebuje JavaScript: deska se kreslí ve tvém prohlížeči.
web-unstarted = Atoll se ještě nespustil. Načti stránku znovu; pokud to nepomůže, zkus novější prohlížeč.
web-error-failed = Něco se nepovedlo. Zkus to prosím znovu.
web-error-offline = Server neodpovídá. Zkontroluj připojení a zkus to znovu.
web-error-no-such-table = Takový stůl neexistuje. Zkontroluj kód nebo odkaz.
web-error-unavailable = Server to teď nemůže udělat. Zkus to za chvíli znovu.
web-error-name = Zvol jiné jméno: nejvýš 24 viditelných znaků, a ne takové, jak se říká botovi nebo místu.
web-error-too-much-at-once = Tolik tvých souborů se už zkoumá. Zkus to znovu, až bude některý hotový.
web-error-too-much-to-examine = Odsud přišlo příliš mnoho souborů. Zkus to znovu za minutu.
web-error-took-too-long = Zkoumání trvalo příliš dlouho. Zkus to znovu, až bude mít server méně práce.
web-error-missing-part = Část této stránky na serveru chybí, možná byl právě obnoven. Zkus to za chvíli znovu.
web-error-seat-taken = Na tohle místo si právě sedl někdo jiný.
web-error-wrong-token = Tento tajný odkaz u tohoto stolu neplatí.
web-error-not-host = To smí jen hostitel.
web-error-not-your-seat = Toto místo není tvoje.
web-error-not-abandoned = Kdo na tomto místě hraje, je tady.
web-error-away-briefly = Ještě před chvílí tu ten člověk byl. Bot může zaskočit, pokud se do { $seconds } s nikdo nevrátí.
web-error-seat-closed = Tyto karty už někdo viděl. Do konce je hraje bot, ledaže se vrátí tentýž člověk.
web-error-not-offered = Hra už běží. Popros hostitele, ať toto místo nabídne.
web-error-not-left = Z tohoto místa nikdo nevstal.
web-error-another-hand = Toto zařízení hraje za jiné místo a zná jeho karty. Otevři odkaz na jiném zařízení.
web-error-open-seats = Jedno místo je ještě volné. Počkej na někoho, nebo ho dej botovi.
web-error-too-large = To je příliš velké.
web-error-too-fast = To bylo moc rychle. Počkej pár vteřin.
web-error-full = Dívá se tolik lidí, kolik se jich vejde. Zkus to později.
web-error-busy = Server má plné ruce. Zkus to za minutu znovu.
web-error-too-slow = Trvalo příliš dlouho, než to dorazilo. Zkus to znovu s lepším připojením.
web-error-too-many-tables = Odtud bylo založeno příliš mnoho stolů. Hraj u některého z nich, nebo minutu počkej.
web-error-stale = Mezitím se stalo něco jiného. Podívej se a rozhodni se znovu.
web-error-not-your-turn = Nejsi na tahu.
web-error-hints-off = U tohoto stolu nejsou rady.
web-error-hand-closed = Nejdřív si odkryj karty.
web-error-no-undo = U tohoto stolu se nic nebere zpět.
web-error-nothing-to-undo = Teď není co vzít zpět.
web-error-undo-limit = Zpět se bralo už mnohokrát. Nech nejdřív některé rozhodnutí platit.

web-provenance-sourced = doloženo
web-provenance-inferred = odvozeno
web-provenance-reconstructed = rekonstruováno
web-provenance-note = Každá značka říká, odkud to víme: doložené je někde napsáno, odvozené z toho plyne, rekonstruované je naše volba tam, kde není známo nic.

# Poctivé tažení, přepočítané na tomto zařízení

web-fair-own = { $draws ->
    [one] Jedno tažení přepočítáno na tomto zařízení: plyne z pečeti z doby před hrou a z tvé vlastní soli.
    [few] Všechna { $draws } tažení přepočítána na tomto zařízení: plynou z pečeti z doby před hrou a z tvé vlastní soli.
   *[other] Všech { $draws } tažení přepočítáno na tomto zařízení: plynou z pečeti z doby před hrou a z tvé vlastní soli.
}
web-fair-early = { $draws ->
    [one] Jedno tažení přepočítáno na tomto zařízení: plyne z pečeti z doby před hrou a ze soli hrajících.
    [few] Všechna { $draws } tažení přepočítána na tomto zařízení: plynou z pečeti z doby před hrou a ze soli hrajících.
   *[other] Všech { $draws } tažení přepočítáno na tomto zařízení: plynou z pečeti z doby před hrou a ze soli hrajících.
}
web-fair-early-alone = { $draws ->
    [one] Jedno tažení přepočítáno na tomto zařízení: plyne z pečeti z doby před hrou. Není v něm sůl žádného člověka: táhl jen server.
    [few] Všechna { $draws } tažení přepočítána na tomto zařízení: plynou z pečeti z doby před hrou. Není v nich sůl žádného člověka: táhl jen server.
   *[other] Všech { $draws } tažení přepočítáno na tomto zařízení: plynou z pečeti z doby před hrou. Není v nich sůl žádného člověka: táhl jen server.
}
web-fair-late = { $draws ->
    [one] Jedno tažení přepočítáno na tomto zařízení: plyne z pečeti ukázané při tvém příchodu během hry a ze soli hrajících.
    [few] Všechna { $draws } tažení přepočítána na tomto zařízení: plynou z pečeti ukázané při tvém příchodu během hry a ze soli hrajících.
   *[other] Všech { $draws } tažení přepočítáno na tomto zařízení: plynou z pečeti ukázané při tvém příchodu během hry a ze soli hrajících.
}
web-fair-late-alone = { $draws ->
    [one] Jedno tažení přepočítáno na tomto zařízení: plyne z pečeti ukázané při tvém příchodu během hry. Není v něm sůl žádného člověka: táhl jen server.
    [few] Všechna { $draws } tažení přepočítána na tomto zařízení: plynou z pečeti ukázané při tvém příchodu během hry. Není v nich sůl žádného člověka: táhl jen server.
   *[other] Všech { $draws } tažení přepočítáno na tomto zařízení: plynou z pečeti ukázané při tvém příchodu během hry. Není v nich sůl žádného člověka: táhl jen server.
}
web-fair-record = { $draws ->
    [one] Jedno tažení přepočítáno na tomto zařízení: plyne z pečeti a soli v záznamu. Porovnej je s tím, co máš uloženo; toto zařízení si z této hry neuložilo nic.
    [few] Všechna { $draws } tažení přepočítána na tomto zařízení: plynou z pečeti a soli v záznamu. Porovnej je s tím, co máš uloženo; toto zařízení si z této hry neuložilo nic.
   *[other] Všech { $draws } tažení přepočítáno na tomto zařízení: plynou z pečeti a soli v záznamu. Porovnej je s tím, co máš uloženo; toto zařízení si z této hry neuložilo nic.
}
web-fair-record-alone = { $draws ->
    [one] Jedno tažení přepočítáno na tomto zařízení: plyne z pečeti v záznamu. Není v něm sůl žádného člověka: táhl jen ten, kdo pečetil. Toto zařízení si z této hry neuložilo nic.
    [few] Všechna { $draws } tažení přepočítána na tomto zařízení: plynou z pečeti v záznamu. Není v nich sůl žádného člověka: táhl jen ten, kdo pečetil. Toto zařízení si z této hry neuložilo nic.
   *[other] Všech { $draws } tažení přepočítáno na tomto zařízení: plynou z pečeti v záznamu. Není v nich sůl žádného člověka: táhl jen ten, kdo pečetil. Toto zařízení si z této hry neuložilo nic.
}
web-fair-unsealed = { $draws ->
    [one] Jedno tažení přepočítáno na tomto zařízení: plyne z tajemství v záznamu, to však před hrou nikdo nezapečetil.
    [few] Všechna { $draws } tažení přepočítána na tomto zařízení: plynou z tajemství v záznamu, to však před hrou nikdo nezapečetil.
   *[other] Všech { $draws } tažení přepočítáno na tomto zařízení: plynou z tajemství v záznamu, to však před hrou nikdo nezapečetil.
}
web-fair-bad = Ověřeno na tomto zařízení: toto není hra, která byla slíbena.
web-fair-open = Tažení lze ověřit, až hra skončí.
web-fair-busy = Toto zařízení přepočítává každé tažení…
web-fair-no-engine = Toto sestavení neumí ověřovat samo.
web-fair-failed = Toto zařízení nemohlo tažení ověřit; načti stránku znovu.
web-fair-kept = Co si toto zařízení uložilo
web-fair-kept-how = Kdo má toto a záznam, může ověřit každé tažení libovolným programem, který se drží našich pravidel pro poctivou náhodu.
web-fair-seal = Pečeť
web-fair-salt = Sůl místa { $seat }
web-fair-salted = Sůl přidali: { $seats }.
web-fair-unsalted = Bez soli člověka: táhne jen server.
web-fair-alarm = Netáhne se tak, jak bylo slíbeno
web-fair-alarm-seal = Server ukazuje jinou pečeť než předtím. Může si vybírat, co se táhne.
web-fair-alarm-salt = Server nepoužívá sůl, kterou toto zařízení přidalo za místo { $seat }. Může si vybírat, co se táhne.
web-fair-alarm-bot = Server přidal sůl za bota na místě { $seat }. Může si vybírat, co se táhne.
web-fair-fault-seal = Záznam má jinou pečeť než tu, kterou si toto zařízení uložilo.
web-fair-fault-secret = Tajemství neotevírá pečeť: bylo zvoleno dodatečně.
web-fair-fault-terms = Záznam je z jiné hry, než na jaké se stůl dohodl: jiné díly, volby nebo převzaté tahy.
web-fair-fault-own-salt = Sůl, kterou toto zařízení přidalo za místo { $seat }, v záznamu není.
web-fair-fault-told-salt = Po začátku hry byla změněna sůl místa: { $seat }.
web-fair-fault-draw = Tah { $number } táhne „{ $text }“, ale pečeť a sůl vyžadují „{ $due }“.
web-fair-fault-draws = { $count ->
    [one] Při přepočítání vychází jinak { $count } / { $draws } tažení.
    [few] Při přepočítání vycházejí jinak { $count } / { $draws } tažení.
   *[other] Při přepočítání vychází jinak { $count } / { $draws } tažení.
}
web-fair-fault-move = Tah { $number } v záznamu není ten, který byl vidět.
web-fair-fault-record = Záznam je chybný: { $why }
web-fair-fault-withheld = Hra skončila, ale server zadržuje, co je k ověření potřeba.
