# Webový klient česky. name: jméno člověka nebo bota; seat: písmeno; count, points, step: čísla.

web-lobby = Hala
web-rules = Pravidla
web-replay = Záznam
web-replays = Záznamy
web-components = Herní díly
web-settings = Nastavení
web-main-menu = Stránky
web-menu = Nabídka
web-close = Zavřít
web-page-table = Stůl
web-page-replay = Záznam
web-page-rules = Pravidla
web-page-components = Herní díly
web-page-nowhere = Nikde

# Nastavení

web-language = Jazyk
web-theme = Světlo
web-theme-system = jako zařízení
web-theme-light = den
web-theme-dark = noc
web-motion = Pohyb
web-motion-system = jako zařízení
web-motion-calm = klidný
web-motion-normal = živý
web-rulers = Sloupce a řady u plánu
web-rulers-shown = ukazovat
web-rulers-hidden = skrýt

# Hala

web-pitch = Ostrovy na stole.
web-pitch-how = Hrajte s přáteli každý na svém zařízení, kolem jedné obrazovky nebo proti botům.
web-play-now = Hrát hned
web-play-bots = Proti botům
web-set-table = Prostřít stůl
web-south-seas-pitch = Pokládej dílky, sbírej zboží, nakládej lodě
web-players-range = { $min }–{ $max } hráčů
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
web-replays-how = Projdi si uloženou hru krok za krokem a podívej se, proč se co stalo.
web-open-record = Otevřít záznam
web-unofficial = Neoficiální fanouškovský projekt s vlastními kresbami a slovy. Některé tabulky dílků a lodí jsou rekonstrukce; u herních dílů je uvedeno, které.
web-nameless = Host
web-skip-to-content = Přejít k obsahu
web-skip-to-board = Přejít na plán

# Nový stůl

web-new-table = Nový stůl
web-game = Hra
web-seats = Místa
web-seat-here = Tady, u tohoto zařízení
web-seat-by-link = Volné, přes odkaz
web-seat-bot-named = Bot: { $bot }
web-seat-who = Kdo hraje na místě { $seat }
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
web-undo-turn = ve vlastním tahu, do dalšího losování
web-undo-none = nikdy
web-aids = Ukazovat pomůcky: co zbývá, šance, lodě, které lze obsloužit
web-hints = Povolit rady: co by zahrál Kapitán
web-serious = Vážná hra: bez rad, vracení tahů a pomůcek
web-component-file = Vlastní soubor s díly
web-create = Prostřít stůl

# Čekárna

web-waiting-title = Stůl je prostřený
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
web-sit-another = U tohoto zařízení sedí ještě někdo
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
web-seat-link = Tajný odkaz na místo, kde hraje { $name }
web-seat-link-how = Tajný odkaz přenese místo na jiné zařízení. Kdo ho má, hraje na tomto místě.
web-commitment = O náhodě už je rozhodnuto a na konci ji lze ověřit. Pečeť:
web-serious-told = Toto je vážná hra: bez rad, vracení tahů a pomůcek.
web-copy = Kopírovat
web-copied = Zkopírováno

# U stolu

web-board = Plán
web-zoom-in = Blíž (+)
web-zoom-out = Dál (−)
web-whole-map = Celá mapa (0)
web-players = Hráči
web-side = Nabídka a zásoby
web-table-code = Stůl { $code }
web-your-turn = Jsi na tahu
web-turn-named = { $name }, jsi na tahu
web-hand-over = Předej zařízení, na řadě je { $name }. Ostatní se nedívají.
web-show-hand = Jsem { $name }, ukaž mi mou ruku
web-hide-hand = Ruku zase skrýt
web-deciding = { $name } se rozhoduje
web-thinking = { $name } přemýšlí
web-seat-thinking = přemýšlí
web-hurry = Rychleji
web-hurry-how = Boti nedělají pauzy, dokud se nerozhoduje člověk
web-drawing = Losuje se
web-over = Hra skončila
web-connection-connecting = Připojování
web-connection-connected = připojeno
web-connection-reconnecting = připojuje se znovu
web-connection-outdated = Server byl obnoven. Načti stránku znovu a pokračuj.
web-reload = Načíst znovu
web-lost = Připojuje se znovu. Nic se neztratí.
web-lost-safe = Připojuje se znovu, tvůj tah je v bezpečí.
web-sent = Odesláno
web-actions = Co můžeš udělat
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
web-watch-replay = Přehrát záznam
web-download = Stáhnout záznam

# Průběh a důvody

web-log = Průběh
web-log-empty = Zatím se nic nestalo.
web-log-undo = { $seat } bere poslední akci zpět.
web-log-undone = vzato zpět:
web-log-why = Enter otevře důvod.
web-why = Proč
web-words = Plán slovy
web-paragraph = Odstavec { $rule }
web-open-rules = Otevřít v pravidlech
web-ruling = Výklad
web-rules-english = Pravidla jsou sepsána anglicky.
web-no-rules = K této hře není žádná kniha pravidel.
web-contents = Obsah
web-components-of = { $title }: herní díly

# Klávesy

web-help = Jak se tu hraje
web-help-how = Klepni na místo a uvidíš tam svůj dílek, klepni znovu a otočí se, pak potvrď. Tažením posouváš plán, kolečkem nebo dvěma prsty měníš velikost.
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
web-key-list = seznam všech akcí
web-key-last = ukázat poslední tah
web-key-help = tato nápověda

# Záznam

web-replay-of = Záznam: { $title }
web-replay-time = Průběh hry
web-replay-step = Krok { $step } z { $last }
web-replay-jump = Přejít na krok { $step }
web-replay-first = Na začátek
web-replay-back = O tah zpět
web-replay-play = Přehrát
web-replay-pause = Pozastavit
web-replay-next = O tah dál
web-replay-last = Na konec
web-share = Kopírovat odkaz na tuto pozici
web-play-on = Hrát odtud dál
web-play-on-how = Nový stůl pokračuje v této hře po kroku { $step }. Co se losuje potom, losuje se znovu.
web-open-record-how = Vyber soubor stažený od stolu nebo zapsaný programem. Kontroluje se tah za tahem.
web-choose-file = Vyber záznam nebo ho sem přetáhni
web-record-large = Tento soubor je na záznam příliš velký.
web-verdict-true = Každý tah odpovídá pravidlům.
web-verdict-bad = Tento záznam není pravdivý.
web-verdict-draws = { $count ->
    [one] Jedno losování bylo ověřeno podle pečeti.
    [few] Všechna { $count } losování byla ověřena podle pečeti.
    [many] Všech { $count } losování bylo ověřeno podle pečeti.
   *[other] Všech { $count } losování bylo ověřeno podle pečeti.
    }
web-verdict-no-secret = Losování lze ověřit až po skončení hry.

# Potíže

web-trouble = To se nepovedlo
web-try-again = Zkusit znovu
web-nowhere = Tady žádný ostrov není
web-nowhere-how = Tato adresa vede na otevřené moře. V hale znají cestu.
web-error-failed = Něco se nepovedlo. Zkus to prosím znovu.
web-error-offline = Server neodpovídá. Zkontroluj připojení a zkus to znovu.
web-error-no-such-table = Takový stůl neexistuje. Zkontroluj kód nebo odkaz.
web-error-unavailable = Server to teď nemůže udělat. Zkus to za chvíli znovu.
web-error-seat-taken = Na tohle místo si právě sedl někdo jiný.
web-error-wrong-token = Tento tajný odkaz u tohoto stolu neplatí.
web-error-not-host = To smí jen ten, kdo stůl prostřel.
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
web-error-stale = Mezitím se stalo něco jiného. Podívej se a rozhodni se znovu.
web-error-not-your-turn = Nejsi na tahu.
web-error-hints-off = U tohoto stolu nejsou rady.
web-error-hand-closed = Nejdřív ukaž svou ruku.
web-error-no-undo = U tohoto stolu se nic nebere zpět.
web-error-nothing-to-undo = Teď není co vzít zpět.
web-error-undo-limit = Zpět se bralo už mnohokrát. Nech nejdřív některé rozhodnutí platit.

web-provenance-sourced = doloženo
web-provenance-inferred = odvozeno
web-provenance-reconstructed = rekonstruováno
web-provenance-note = Každá značka říká, odkud to víme: doložené je někde napsáno, odvozené z toho plyne, rekonstruované je naše volba tam, kde není známo nic.
