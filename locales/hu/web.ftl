# A webes felület magyarul. name: egy ember vagy bot neve; seat: betű; count, points, step: számok.

web-lobby = Előtér
web-rules = Szabályok
web-replay = Visszajátszás
web-replays = Játszmák
web-components = Játékelemek
web-settings = Beállítások
web-main-menu = Oldalak
web-menu = Menü
web-close = Bezárás
web-page-table = Asztal
web-page-replay = Visszajátszás
web-page-rules = Szabályok
web-page-components = Játékelemek
web-page-nowhere = Sehol

# Beállítások

web-language = Nyelv
web-theme = Fények
web-theme-system = mint az eszközön
web-theme-light = nappal
web-theme-dark = éjszaka
web-motion = Mozgás
web-motion-system = mint az eszközön
web-motion-calm = nyugodt
web-motion-normal = élénk
web-rulers = Oszlopok és sorok a táblán
web-rulers-shown = látszanak
web-rulers-hidden = nem látszanak

# Előtér

web-pitch = Szigetek az asztalon.
web-pitch-how = Játssz barátokkal, ki-ki a saját eszközén, egy képernyő körül, vagy botok ellen.
web-play-now = Játék most
web-play-bots = Botok ellen
web-set-table = Asztalt terítek
web-south-seas-pitch = Rakj lapkákat, gyűjts árut, rakodd meg a hajókat
web-players-range = { $min }–{ $max } játékos
web-your-tables = Asztalaid
web-no-tables = Itt látod majd azokat az asztalokat, ahol játszol vagy nézelődsz, csak ezen az eszközön.
web-forget = { $code } levétele a listáról
web-state-waiting = Vár
web-state-playing = Folyik
web-state-over = Véget ért
web-join = Csatlakozás asztalhoz
web-join-how = Kaptál egy hivatkozást vagy kódot? Illeszd be ide.
web-join-code = Hivatkozás vagy kód
web-join-go = Odamegyek
web-replays-how = Nézz végig lépésről lépésre egy mentett játszmát, és lásd, mi miért történt.
web-open-record = Jegyzőkönyv megnyitása
web-unofficial = Nem hivatalos rajongói játék, saját rajzokkal és szavakkal. Néhány lapka- és hajótáblázat rekonstrukció; a játékelemeknél látszik, melyik.
web-nameless = Vendég
web-skip-to-content = Ugrás a tartalomhoz
web-skip-to-board = Ugrás a táblához

# Új asztal

web-new-table = Új asztal
web-game = Játék
web-seats = Helyek
web-seat-here = Itt, ennél az eszköznél
web-seat-by-link = Szabad, hivatkozással
web-seat-bot-named = Bot: { $bot }
web-seat-who = Ki játszik a(z) { $seat } helyen
web-seat-name = Név a(z) { $seat } helyhez
web-name = Név
web-options = További lehetőségek
web-variants = Szabályok ennél az asztalnál
web-name-missing = A(z) { $seat } helyhez még kell egy név.
web-file-choose = Fájl kiválasztása
web-file-none = A beépített készlettel játszotok.
web-file-remove = Inkább e fájl nélkül
web-watch = Ki nézheti
web-watch-anyone = akinek megvan a hivatkozás
web-watch-nobody = csak a játékosok
web-undo-policy = Visszavonás
web-undo-turn = a saját körön belül, a következő húzásig
web-undo-none = soha
web-aids = Segítség mutatása: mi maradt, esélyek, kiszolgálható hajók
web-hints = Tippek: mit lépne a Kapitány
web-serious = Komoly játszma: nincs tipp, visszavonás és segítség
web-component-file = Saját játékelem-fájl
web-create = Asztal megterítése

# A váróterem

web-waiting-title = Meg van terítve
web-waiting-open = { $count ->
    [one] Egy hely szabad.
   *[other] { $count } hely szabad.
    }
web-waiting-full = Minden hely foglalt.
web-waiting-host = A játék akkor kezdődik, amikor a házigazda elindítja.
web-seat-open = Szabad hely
web-seat-letter = { $seat } hely
web-seat-bot = bot
web-seat-stand-in = bot helyettesít
web-seat-you = te
web-seat-away = nincs itt
web-sit-down = Leülök
web-sit-nameless = Előbb írj be egy nevet; a többiek ezt látják.
web-sit-another = Más is ül ennél az eszköznél
web-leave-seat = Felállok
web-give-bot = Legyen { $bot }
web-bot-for-seat = Bot a(z) { $seat } helyre
web-give-bot-how = Bot játszhat az helyett, aki egy perce nincs itt. Aki visszajön, rögtön visszakapja a helyét.
web-let-bot-play = Játsszon bot
web-seat-back = Amíg nem voltál itt, bot játszott helyetted. A hely újra a tiéd.
web-seat-left-how = Aki itt ült, felállt. Bot játszik tovább, hacsak ugyanaz a személy vissza nem jön.
web-offer-seat = Leülhet ide más
web-take-back-seat = Visszaveszem a helyet
web-your-name = A neved
web-start = Játék indítása
web-invite = Meghívás
web-invite-how = Küldd el a hivatkozást, vagy add meg a kódot: { $code }.
web-invite-link = Hivatkozás ehhez az asztalhoz
web-watch-link = Hivatkozás nézőknek
web-seat-link = { $name } helyének titkos hivatkozása
web-seat-link-how = A titkos hivatkozás másik eszközre viszi a helyet. Akinél megvan, az játszik ezen a helyen.
web-commitment = A véletlen már eldőlt, és a végén ellenőrizhető. Pecsét:
web-serious-told = Ez komoly játszma: nincs tipp, visszavonás és segítség.
web-copy = Másolás
web-copied = Másolva

# Az asztalnál

web-board = Tábla
web-zoom-in = Közelebb (+)
web-zoom-out = Távolabb (−)
web-whole-map = Az egész térkép (0)
web-players = Játékosok
web-side = Kirakat és paklik
web-table-code = { $code } asztal
web-your-turn = Te jössz
web-turn-named = { $name }, te jössz
web-hand-over = Add át az eszközt: { $name } következik. A többiek nézzenek félre.
web-show-hand = Én vagyok { $name }, lássam a lapjaimat
web-hide-hand = Lapok elrejtése
web-deciding = { $name } dönt
web-thinking = { $name } gondolkodik
web-seat-thinking = gondolkodik
web-hurry = Gyorsabban
web-hurry-how = A botok nem tartanak szünetet, amíg ember nem dönt
web-drawing = Húzás
web-over = Vége a játéknak
web-connection-connecting = Kapcsolódás
web-connection-connected = kapcsolódva
web-connection-reconnecting = újrakapcsolódás
web-connection-outdated = A szerver megújult. Töltsd újra az oldalt a folytatáshoz.
web-reload = Újratöltés
web-lost = Újrakapcsolódás. Semmi sem vész el.
web-lost-safe = Újrakapcsolódás, a lépésed biztonságban van.
web-sent = Elküldve
web-actions = Amit tehetsz
web-action-bar = A választásod
web-choices = { $count ->
    [0] Most nincs mit választani
    [one] 1 lehetőség
   *[other] { $count } lehetőség
    }
web-no-actions = Most nincs miről döntened.
web-confirm = Jóváhagyás
web-turn = Forgatás
web-put-down = Mást választok
web-undo = Visszavonás
web-hint = Tipp
web-hint-title = Mit lépne a Kapitány
web-hint-thinking = A Kapitány gondolkodik
web-hint-ahead = a végén várhatóan { $points } pont előny
web-hint-behind = a végén várhatóan { $points } pont hátrány
web-hint-level = a végén várhatóan egál
web-hint-why = Mellette szól: { $reasons }.
web-step = { $step }. lépés
web-score = Pont:
web-points = { $points ->
    [one] 1 pont
   *[other] { $points } pont
    }
web-seat-card = { $seat } hely, { $name }
web-seat-menu = { $name } helye
web-final-scores = Végeredmény
web-watch-replay = Visszajátszás megnézése
web-download = Jegyzőkönyv letöltése

# Napló és okok

web-log = Napló
web-log-empty = Még nem történt semmi.
web-log-undo = { $seat } visszavonja az utolsó cselekvést.
web-log-undone = visszavonva:
web-log-why = Az Enter megnyitja az okot.
web-why = Miért
web-words = A tábla szavakban
web-paragraph = { $rule } bekezdés
web-open-rules = Megnyitás a szabályokban
web-ruling = Döntés
web-rules-english = A szabályzat angolul íródott.
web-no-rules = Ehhez a játékhoz nincs szabályfüzet.
web-contents = Tartalom
web-components-of = { $title }: játékelemek

# Billentyűk

web-help = Így lehet itt játszani
web-help-how = Koppints egy helyre, hogy ott lásd a lapkádat, koppints újra a forgatáshoz, majd hagyd jóvá. Húzással mozgatod a táblát, görgővel vagy két ujjal nagyítasz.
web-help-keys = Billentyűzetről is minden megy:
web-key-places = lépkedés a helyek és lehetőségek között
web-key-turn = forgatás; Shifttel a másik irányba
web-key-number = lehetőség választása a sorszámával
web-key-confirm = jóváhagyás
web-key-put-down = mást választok
web-key-undo = visszavonás
web-key-hint = tipp, ha az asztal engedi
web-key-hurry = botok szünet nélkül, amíg ember nem dönt
web-key-skip = egyiket sem, tovább
web-key-list = minden cselekvés listája
web-key-last = az utolsó lépés mutatása
web-key-help = ez a súgó

# Visszajátszás

web-replay-of = Visszajátszás: { $title }
web-replay-time = A játszma menete
web-replay-step = { $step }. lépés / { $last }
web-replay-jump = Ugrás a(z) { $step }. lépéshez
web-replay-first = Az elejére
web-replay-back = Egy lépéssel vissza
web-replay-play = Lejátszás
web-replay-pause = Megállítás
web-replay-next = Egy lépéssel előre
web-replay-last = A végére
web-share = Hivatkozás másolása erre az állásra
web-play-on = Játék innen tovább
web-play-on-how = Új asztal folytatja ezt a játszmát a(z) { $step }. lépés után. Ami onnan húzásra kerül, azt újra húzzuk.
web-open-record-how = Válassz egy fájlt, amelyet asztalról töltöttél le, vagy amelyet a program írt. Lépésről lépésre ellenőrizzük.
web-choose-file = Válassz jegyzőkönyvet, vagy húzd ide
web-record-large = Ez a fájl túl nagy jegyzőkönyvnek.
web-verdict-true = Minden lépés szabályos.
web-verdict-bad = Ez a jegyzőkönyv nem igaz.
web-verdict-draws = { $count ->
    [one] Egy húzást ellenőriztünk a pecséttel.
   *[other] Mind a(z) { $count } húzást ellenőriztük a pecséttel.
    }
web-verdict-no-secret = A húzásokat csak a játék végén lehet ellenőrizni.

# Gondok

web-trouble = Ez nem sikerült
web-try-again = Próbáljuk újra
web-nowhere = Itt nincs sziget
web-nowhere-how = Ez a cím a nyílt vízre vezet. Az előtérben tudják az utat.
web-error-failed = Valami nem sikerült. Próbáld újra.
web-error-offline = A szerver nem válaszol. Nézd meg a kapcsolatot, és próbáld újra.
web-error-no-such-table = Nincs ilyen asztal. Nézd meg a kódot vagy a hivatkozást.
web-error-unavailable = A szerver ezt most nem tudja megtenni. Próbáld újra egy pillanat múlva.
web-error-seat-taken = Erre a helyre éppen leült valaki más.
web-error-wrong-token = Ez a titkos hivatkozás ennél az asztalnál nem érvényes.
web-error-not-host = Ezt csak az asztal házigazdája teheti meg.
web-error-not-your-seat = Ez a hely nem a tiéd.
web-error-not-abandoned = Ezen a helyen itt van, aki játszik.
web-error-away-briefly = Ez a személy az előbb még itt volt. Bot akkor léphet be, ha { $seconds } mp múlva sincs itt senki.
web-error-seat-closed = Ezt a kezet már látta valaki. Bot játssza végig, hacsak ugyanaz a személy vissza nem jön.
web-error-not-offered = A játék már tart. Kérd meg a házigazdát, hogy ajánlja fel ezt a helyet.
web-error-not-left = Erről a helyről senki sem állt fel.
web-error-another-hand = Ez az eszköz a játék egy másik helyén játszik, és ismeri annak a kezét. Nyisd meg a hivatkozást másik eszközön.
web-error-open-seats = Egy hely még szabad. Várj valakit, vagy adj oda egy botot.
web-error-too-large = Ez túl nagy.
web-error-too-fast = Ez túl gyors volt. Várj néhány másodpercet.
web-error-stale = Közben más történt. Nézd meg újra, és dönts még egyszer.
web-error-not-your-turn = Most nem te jössz.
web-error-hints-off = Ennél az asztalnál nincsenek tippek.
web-error-hand-closed = Előbb mutasd meg a kezed.
web-error-no-undo = Ennél az asztalnál nincs visszavonás.
web-error-nothing-to-undo = Most nincs mit visszavonni.
web-error-undo-limit = Nagyon sokszor vontál vissza. Előbb hagyj állni egy döntést.

web-provenance-sourced = forrásból
web-provenance-inferred = következtetett
web-provenance-reconstructed = rekonstruált
web-provenance-note = Minden jel azt mondja meg, honnan tudjuk: ami forrásból való, az le van írva valahol; a következtetett abból adódik; a rekonstruált a mi választásunk ott, ahol semmi sem ismert.
