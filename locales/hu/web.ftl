# A webes felület magyarul. name: egy ember vagy bot neve; seat: betű; count, points, step: számok.

web-lobby = Főoldal
web-rules = Szabályok
web-replay = Visszajátszás
web-replays = Visszajátszás
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
web-theme = Megjelenés
web-theme-system = mint az eszközön
web-theme-light = világos
web-theme-dark = sötét
web-motion = Mozgás
web-motion-system = mint az eszközön
web-motion-calm = nyugodt
web-motion-normal = élénk
web-confirms = Lépések megerősítése
web-confirms-touch = érintéskor
web-confirms-always = mindig
web-confirms-never = soha
web-codes = Kódok és koordináták
web-codes-shown = látszanak
web-codes-hidden = nem látszanak

# Előtér

web-pitch = Szigetek az asztalon.
web-pitch-how = Játssz barátokkal több eszközön vagy egy képernyő körül, esetleg botok ellen.
web-play-now = Játszom
web-play-bots = Botok ellen
web-set-table = Új asztal
web-minutes = { $minutes } perc
web-level = Botok ellenfélnek
web-level-easy = első partik
web-level-normal = ismeri az utat
web-level-expert = előre gondolkodik
web-players-range = { $min }–{ $max } játékos
web-your-tables = Asztalaid
web-no-tables = Itt látod majd azokat az asztalokat, ahol játszol, vagy amelyeket nézel, csak ezen az eszközön.
web-forget = Levétel a listáról: { $code }
web-state-waiting = Játékosra vár
web-state-playing = Folyamatban
web-state-over = Véget ért
web-join = Csatlakozás asztalhoz
web-join-how = Kaptál egy hivatkozást vagy kódot? Illeszd be ide.
web-join-code = Hivatkozás vagy kód
web-join-go = Csatlakozom
web-home-network = Játék az otthoni hálózaton
web-home-network-how = Az azonos hálózaton lévő telefonok, táblagépek és számítógépek internet nélkül játszanak egymással.
web-home-network-show = A cím megmutatása
web-home-start = Indítsd el a programot az egyik számítógépen így, és hagyd futni:
web-home-type = A hálózat minden más eszközén írd ezt a címet a böngészőbe, elöl a http:// résszel:
web-home-type-local = A hálózat minden más eszközén írd be azt a címet, amelyet a program induláskor kiír. Ilyen alakú:
web-home-set = Ott teríts meg egy asztalt, és küldd el a hivatkozását vagy a kódját.
web-home-notes = Ha nem jelenik meg az oldal, annak a számítógépnek a tűzfalán engedélyezni kell ezt a portot: { $port }. Útközben semmi sincs titkosítva: csak olyan hálózaton tedd, amelyben megbízol.
web-no-cookies = Ez a böngésző elutasítja a sütiket. A helyet süti őrzi meg: nélküle itt nézni lehet, játszani nem.
web-replays-how = Nézz végig lépésről lépésre egy mentett játszmát, és lásd, mi miért történt.
web-open-record = Mentett játszma megnyitása
web-replays-own = Játszmáid
web-unofficial = Nem hivatalos rajongói játék, saját rajzokkal és szavakkal. Néhány lapka- és hajótáblázat rekonstrukció; a játékelemeknél látszik, melyik.
web-nameless = Vendég
web-skip-to-content = Ugrás a tartalomhoz
web-skip-to-board = Ugrás a táblához

# Új asztal

web-new-table = Új asztal
web-game = Játék
web-seats = Helyek
web-seat-here = Itt, ezen az eszközön
web-seat-by-link = Szabad, hivatkozással
web-seat-bot-named = Bot: { $bot }
web-seat-who = Ki játszik itt: { $seat }
web-seat-name = Név ide: { $seat }
web-name = Név
web-options = További beállítások
web-variants = Szabályok ennél az asztalnál
web-name-missing = Itt még kell egy név: { $seat }.
web-file-choose = Fájl kiválasztása
web-file-none = A beépített készlettel játszotok.
web-file-remove = Inkább e fájl nélkül
web-watch = Ki nézheti
web-watch-anyone = akinek megvan a hivatkozás
web-watch-nobody = csak a játékosok
web-undo-policy = Visszavonás
web-undo-turn = a saját körön belül, a következő húzásig
web-undo-none = soha
web-aids = Segítség mutatása: mi maradt, esélyek, megrakható hajók
web-hints = Tippek: mit lépne a Kapitány
web-serious = Komoly játszma: nincs tipp, visszavonás és segítség
web-component-file = Saját játékelem-fájl
web-create = Asztal létrehozása

# A váróterem

web-waiting-title = Kész az asztal
web-waiting-open = { $count ->
    [one] Egy hely szabad.
   *[other] { $count } hely szabad.
    }
web-waiting-full = Minden hely foglalt.
web-waiting-host = A játék akkor kezdődik, amikor a házigazda elindítja.
web-seat-open = Szabad hely
web-seat-letter = Hely: { $seat }
web-seat-bot = bot
web-seat-stand-in = bot helyettesít
web-seat-you = te
web-seat-away = nincs itt
web-sit-down = Leülök
web-sit-nameless = Előbb írj be egy nevet; a többiek ezt látják.
web-sit-another = Más is játszik ezen az eszközön
web-leave-seat = Felállok
web-give-bot = Bot ide: { $bot }
web-bot-for-seat = Bot ide: { $seat }
web-give-bot-how = Aki egy perce nincs itt, helyette bot játszhat. Aki visszajön, rögtön visszakapja a helyét.
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
web-screen-show = Mutatás ezen a képernyőn
web-screen-held = telefonon
web-screen-unheld = { $name }: még nincs telefonon
web-screen-scan = Olvasd be a kódot, és ott játszhatsz ezen a helyen.
web-screen-code = Kód telefonhoz, a hely: { $name }
web-screen-table-code = Kód, amely ehhez az asztalhoz hozza a telefont
web-screen-join = Olvasd be a kódot telefonnal, és ülj le, vagy nyisd meg ott ezt a címet: { $address }, és írd be: { $code }.
web-covered = Letakarva, amíg vársz
web-covered-how = hogy senki se lessen a kártyáidra
web-covered-hold = Tartsd nyomva, és látod a kártyáidat
web-seat-link = Titkos hivatkozás a helyhez: { $name }
web-seat-link-how = A titkos hivatkozás másik eszközre viszi a helyet. Akinél megvan, az játszik ezen a helyen.
web-commitment = A húzások sorrendje már rögzítve van, a végén ellenőrizhető. Pecsét:
web-serious-told = Ez komoly játszma: nincs tipp, visszavonás és segítség.
web-copy = Másolás
web-send-link = Megosztás
web-copied = Másolva
web-copy-by-hand = Ez a böngésző nem másol magától. Jelöld ki a hivatkozást, és másold kézzel.
web-copy-address = Ez a böngésző nem másol magától. Másold ki kézzel az oldal címét: ehhez az álláshoz vezet.
web-link-local = Ez a hivatkozás csak ezen a számítógépen működik. A főoldalon olvasható, hogyan lehet az otthoni hálózaton játszani.

# Az asztalnál

web-board = Tábla
web-zoom-in = Közelebb (+)
web-zoom-out = Távolabb (−)
web-whole-map = Az egész térkép (0)
web-players = Játékosok
web-side = Kínálat és paklik
web-table-code = Asztal: { $code }
web-your-turn = Te jössz
web-turn-named = Te jössz: { $name }
web-you-watch = Nézőként vagy itt
web-hand-over = Add át az eszközt. Soron van: { $name }. A többiek nézzenek félre.
web-show-hand = Lássam a lapjaimat: { $name }
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
web-connection-outdated = A szerver frissült. Töltsd újra az oldalt a folytatáshoz.
web-connection-unstored = szerverhiba
web-mismatch = Ez az oldal és a szerver nem illik össze, és az újratöltés nem segített. Várj egy kicsit, és próbáld újra.
web-reload = Újratöltés
web-lost = Újrakapcsolódás. Semmi sem vész el.
web-lost-safe = Újrakapcsolódás, a lépésed biztonságban van.
web-unstored = A szerver most nem tudja elmenteni a játszmát. Semmi sem vész el, amit visszaigazolt; a játék magától folytatódik, amint lehet.
web-sent = Elküldve
web-actions = Amit tehetsz
web-choice-of = { $n } / { $total }
web-action-bar = A választásod
web-choices = { $count ->
    [0] Most nincs mit választani
    [one] 1 lehetőség
   *[other] { $count } lehetőség
    }
web-no-actions = Most nincs miről döntened.
web-confirm = Jóváhagyás
web-more-north = még { $count } északra
web-more-east = még { $count } keletre
web-more-south = még { $count } délre
web-more-west = még { $count } nyugatra
web-skip-sure = Tényleg kihagyod?
web-skip-ends = Ezzel véget érhet a köröd.
web-back = Vissza
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
web-seat-card = { $name }, hely: { $seat }
web-seat-menu = Hely: { $name }
web-final-scores = Végeredmény
web-scores-so-far = Pontok eddig
web-go-on = Tovább
web-result-wins = { $name } nyert, az előny: { $points } pont
web-result-tie = { $name } nyert döntetlen után
web-result-shared = Megosztott első hely: { $names }
web-result-place = A helyezésed: { $rank }.
web-result-decided = Mi döntött
web-result-compare = { $source }: { $name } { $most }, { $other } { $least }
web-result-lead = Végleg az élen ettől a lépéstől: { $step }.
web-result-best = A legjobb lépésed
web-result-best-of = A legjobb lépés: { $name }
web-result-see = Megnézem
web-rematch = Visszavágó, eggyel arrébb ülve
web-same-settings = Ugyanígy újra
web-watch-replay = Visszajátszás megnézése
web-download = Játszma letöltése

# Napló és okok

web-log = Napló
web-log-empty = Még nem történt semmi.
web-log-undo = { $seat }: visszavonja az utolsó lépését.
web-log-undone = visszavonva:
web-log-why = Az Enter megnyitja az okot.
web-why = Miért
web-words = A tábla szavakban
web-paragraph = Szabálypont: { $rule }
web-open-rules = Megnyitás a szabályokban
web-ruling = Tisztázás
web-rules-english = Ezek a szabályok egyelőre csak angolul olvashatók.
web-no-rules = Ehhez a játékhoz nincs szabálykönyv.
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
web-key-list = minden lehetséges lépés
web-key-last = az utolsó lépés mutatása
web-key-help = ez a súgó

# Visszajátszás

web-replay-of = Visszajátszás: { $title }
web-replay-time = A játszma menete
web-replay-step = { $step }. lépés / { $last }
web-replay-jump = Ugrás ide: { $step }. lépés
web-replay-first = Az elejére
web-replay-back = Egy lépéssel vissza
web-replay-play = Lejátszás
web-replay-pause = Megállítás
web-replay-next = Egy lépéssel előre
web-replay-last = A végére
web-share = Hivatkozás másolása erre az állásra
web-play-on = Folytatás innen
web-play-on-how = Új asztalnál folytatódik a játszma ({ $step }. lépés). A későbbi húzások újak lesznek.
web-open-record-how = Válassz egy fájlt, amelyet asztalról töltöttél le, vagy amelyet a program írt. Lépésről lépésre ellenőrizzük.
web-choose-file = Válassz játszmafájlt, vagy húzd ide
web-record-large = Ez a fájl túl nagy.
web-verdict-true = Minden lépés szabályos.
web-verdict-bad = Ez a játszma nem felel meg a szabályoknak.
web-verdict-draws = { $count ->
    [one] Egy húzást ellenőriztünk a pecséttel.
   *[other] Minden húzást ({ $count }) ellenőriztünk a pecséttel.
    }
web-verdict-no-secret = A húzásokat csak a játék végén lehet ellenőrizni.

# Gondok

web-trouble = Ez nem sikerült
web-try-again = Próbáld újra
web-nowhere = Itt nincs sziget
web-nowhere-how = Ez a cím a nyílt vízre vezet. A főoldalról minden elérhető.
web-noscript = Az Atollhoz JavaScript kell: a táblát a böngésződ rajzolja.
web-unstarted = Az Atoll még nem indult el. Töltsd be újra az oldalt; ha ez nem segít, próbáld újabb böngészővel.
web-error-failed = Valami nem sikerült. Próbáld újra.
web-error-offline = A szerver nem válaszol. Nézd meg a kapcsolatot, és próbáld újra.
web-error-no-such-table = Nincs ilyen asztal. Nézd meg a kódot vagy a hivatkozást.
web-error-unavailable = A szerver ezt most nem tudja megtenni. Próbáld újra egy pillanat múlva.
web-error-name = Válassz másik nevet: legfeljebb 24 látható karakter, és ne úgy hangozzon, mint egy bot vagy egy hely neve.
web-error-too-much-at-once = Már ennyi fájlodat vizsgálja a szerver. Próbáld újra, ha az egyik elkészült.
web-error-too-much-to-examine = Túl sok fájl jött innen. Próbáld újra egy perc múlva.
web-error-took-too-long = Ennek a vizsgálata túl sokáig tartott. Próbáld újra, ha a szervernek kevesebb dolga van.
web-error-missing-part = Az oldal egy része hiányzik a szerverről, amely talán épp most újult meg. Próbáld újra egy pillanat múlva.
web-error-seat-taken = Erre a helyre éppen leült valaki más.
web-error-wrong-token = Ez a titkos hivatkozás ennél az asztalnál nem érvényes.
web-error-not-host = Ezt csak az asztal házigazdája teheti meg.
web-error-not-your-seat = Ez a hely nem a tiéd.
web-error-not-abandoned = Aki ezen a helyen játszik, itt van.
web-error-away-briefly = Ez a személy az előbb még itt volt. Bot akkor léphet be, ha { $seconds } mp múlva sincs itt.
web-error-seat-closed = Ezeket a lapokat már látta valaki. Bot játszik végig, hacsak ugyanaz a személy vissza nem jön.
web-error-not-offered = A játék már tart. Kérd meg a házigazdát, hogy ajánlja fel ezt a helyet.
web-error-not-left = Erről a helyről senki sem állt fel.
web-error-another-hand = Ez az eszköz a játék egy másik helyén játszik, és ismeri annak a lapjait. Nyisd meg a hivatkozást másik eszközön.
web-error-open-seats = Egy hely még szabad. Várj valakit, vagy ültess oda egy botot.
web-error-too-large = Ez túl nagy.
web-error-too-fast = Ez túl gyors volt. Várj néhány másodpercet.
web-error-full = Annyian nézik, ahányan elférnek. Próbáld később.
web-error-busy = A szervernek most tele van a keze. Próbáld újra egy perc múlva.
web-error-too-slow = Túl sokáig tartott, míg megérkezett. Próbáld újra jobb kapcsolattal.
web-error-too-many-tables = Innen túl sok asztalt nyitottak. Játssz az egyiknél, vagy várj egy percet.
web-error-stale = Közben más történt. Nézd meg újra, és dönts még egyszer.
web-error-not-your-turn = Most nem te jössz.
web-error-hints-off = Ennél az asztalnál nincsenek tippek.
web-error-hand-closed = Előbb fedd fel a lapjaidat.
web-error-no-undo = Ennél az asztalnál nincs visszavonás.
web-error-nothing-to-undo = Most nincs mit visszavonni.
web-error-undo-limit = Nagyon sokszor vontál vissza. Előbb hagyj állni egy döntést.

web-provenance-sourced = forrásból
web-provenance-inferred = kikövetkeztetett
web-provenance-reconstructed = rekonstruált
web-provenance-note = Minden jel azt mondja meg, honnan tudjuk: ami forrásból való, az le van írva valahol; a kikövetkeztetett abból adódik; a rekonstruált a mi választásunk ott, ahol semmi sem ismert.

# Tisztességes húzás, ezen az eszközön utánaszámolva

web-fair-own = { $draws ->
    [one] Egy húzást ez az eszköz újraszámolt: a játék előtti pecsétből és a saját sódból következik.
   *[other] Minden húzást ({ $draws }) ez az eszköz újraszámolt: a játék előtti pecsétből és a saját sódból következnek.
}
web-fair-early = { $draws ->
    [one] Egy húzást ez az eszköz újraszámolt: a játék előtti pecsétből és a játékosok sójából következik.
   *[other] Minden húzást ({ $draws }) ez az eszköz újraszámolt: a játék előtti pecsétből és a játékosok sójából következnek.
}
web-fair-early-alone = { $draws ->
    [one] Egy húzást ez az eszköz újraszámolt: a játék előtti pecsétből következik. Nincs benne ember sója: egyedül a szerver húzott.
   *[other] Minden húzást ({ $draws }) ez az eszköz újraszámolt: a játék előtti pecsétből következnek. Nincs bennük ember sója: egyedül a szerver húzott.
}
web-fair-late = { $draws ->
    [one] Egy húzást ez az eszköz újraszámolt: abból a pecsétből, amelyet játék közbeni érkezésedkor láttál, és a játékosok sójából következik.
   *[other] Minden húzást ({ $draws }) ez az eszköz újraszámolt: abból a pecsétből, amelyet játék közbeni érkezésedkor láttál, és a játékosok sójából következnek.
}
web-fair-late-alone = { $draws ->
    [one] Egy húzást ez az eszköz újraszámolt: abból a pecsétből következik, amelyet játék közbeni érkezésedkor láttál. Nincs benne ember sója: egyedül a szerver húzott.
   *[other] Minden húzást ({ $draws }) ez az eszköz újraszámolt: abból a pecsétből következnek, amelyet játék közbeni érkezésedkor láttál. Nincs bennük ember sója: egyedül a szerver húzott.
}
web-fair-record = { $draws ->
    [one] Egy húzást ez az eszköz újraszámolt: a feljegyzésben álló pecsétből és sóból következik. Vesd össze azzal, amit megőriztél; ez az eszköz semmit sem őrzött meg ebből a játékból.
   *[other] Minden húzást ({ $draws }) ez az eszköz újraszámolt: a feljegyzésben álló pecsétből és sóból következnek. Vesd össze azzal, amit megőriztél; ez az eszköz semmit sem őrzött meg ebből a játékból.
}
web-fair-record-alone = { $draws ->
    [one] Egy húzást ez az eszköz újraszámolt: a feljegyzésben álló pecsétből következik. Nincs benne ember sója: egyedül az húzott, aki pecsételt. Ez az eszköz semmit sem őrzött meg ebből a játékból.
   *[other] Minden húzást ({ $draws }) ez az eszköz újraszámolt: a feljegyzésben álló pecsétből következnek. Nincs bennük ember sója: egyedül az húzott, aki pecsételt. Ez az eszköz semmit sem őrzött meg ebből a játékból.
}
web-fair-unsealed = { $draws ->
    [one] Egy húzást ez az eszköz újraszámolt: a feljegyzésben álló titokból következik, de azt a játék előtt senki sem pecsételte le.
   *[other] Minden húzást ({ $draws }) ez az eszköz újraszámolt: a feljegyzésben álló titokból következnek, de azt a játék előtt senki sem pecsételte le.
}
web-fair-bad = Ez az eszköz ellenőrizte: nem ez az a játék, amelyet ígértek.
web-fair-open = A húzások a játék végén ellenőrizhetők.
web-fair-busy = Ez az eszköz minden húzást újraszámol…
web-fair-no-engine = Ez a változat nem tud maga ellenőrizni.
web-fair-failed = Ez az eszköz nem tudta ellenőrizni a húzásokat; töltsd újra az oldalt.
web-fair-kept = Amit ez az eszköz megőrzött
web-fair-kept-how = Akinek ez és a feljegyzés megvan, minden húzást ellenőrizhet bármely programmal, amely a tisztességes véletlen szabályait követi.
web-fair-seal = Pecsét
web-fair-salt = Só ezen a helyen: { $seat }
web-fair-salted = Sót adott hozzá: { $seats }.
web-fair-unsalted = Nincs benne ember sója: egyedül a szerver húz.
web-fair-alarm = A húzás nem olyan, amilyennek ígérték
web-fair-alarm-seal = A szerver más pecsétet mutat, mint korábban. Megválaszthatja, mit húznak.
web-fair-alarm-salt = A szerver nem használja azt a sót, amelyet ez az eszköz ezért a helyért adott: { $seat }. Megválaszthatja, mit húznak.
web-fair-alarm-bot = A szerver sót adott hozzá a bot nevében ezen a helyen: { $seat }. Megválaszthatja, mit húznak.
web-fair-fault-seal = A feljegyzésben más pecsét áll, mint amelyet ez az eszköz megőrzött.
web-fair-fault-secret = A titok nem nyitja a pecsétet: utólag választották.
web-fair-fault-terms = A feljegyzés más játékról szól, mint amelyben az asztal megegyezett: mások a darabok, a beállítások vagy az átvett lépések.
web-fair-fault-own-salt = Nincs a feljegyzésben a só, amelyet ez az eszköz ezért a helyért adott: { $seat }.
web-fair-fault-told-salt = A játék kezdete után megváltoztatták ennek a helynek a sóját: { $seat }.
web-fair-fault-draw = Lépés: { $number }. A feljegyzésben „{ $text }” a húzás, de a pecsét és a só szerint „{ $due }” következik.
web-fair-fault-draws = { $count ->
    [one] { $draws } húzásból egy újraszámolva más.
   *[other] { $draws } húzásból { $count } újraszámolva más.
}
web-fair-fault-move = A feljegyzés { $number }. lépése nem az, amelyet láttál.
web-fair-fault-record = A feljegyzés hibás: { $why }
web-fair-fault-withheld = A játéknak vége, de a szerver visszatartja, ami az ellenőrzéshez kell.
