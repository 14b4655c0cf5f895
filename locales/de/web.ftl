# Der Web-Client auf Deutsch. name: einer Person oder eines Bots; seat: ein Buchstabe; count, points, step: Zahlen.

web-lobby = Lobby
web-rules = Regeln
web-replay = Aufzeichnung
web-replays = Aufzeichnungen
web-components = Material
web-settings = Einstellungen
web-main-menu = Seiten
web-menu = Menü
web-close = Schließen
web-page-table = Tisch
web-page-replay = Aufzeichnung
web-page-rules = Regeln
web-page-components = Spielmaterial
web-page-nowhere = Nirgendwo

# Einstellungen

web-language = Sprache
web-theme = Aussehen
web-theme-system = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-motion = Bewegung
web-motion-system = wie das Gerät
web-motion-calm = ruhig
web-motion-normal = lebhaft
web-confirms = Jeden Zug bestätigen
web-confirms-touch = beim Tippen
web-confirms-always = immer
web-confirms-never = nie
web-codes = Kürzel und Koordinaten
web-codes-shown = zeigen
web-codes-hidden = ausblenden

# Lobby

web-pitch = Inseln auf dem Tisch.
web-pitch-how = Spielt gemeinsam auf mehreren Geräten, an einem Bildschirm oder gegen Bots.
web-play-now = Jetzt spielen
web-play-bots = Gegen Bots
web-set-table = Tisch eröffnen
web-minutes = { $minutes } Min.
web-level = Bots als Gegner
web-level-easy = erste Partien
web-level-normal = kennt den Weg
web-level-expert = denkt voraus
web-players-range = { $min }–{ $max } Personen
web-your-tables = Deine Tische
web-no-tables = Tische, an denen du sitzt oder zuschaust, stehen hier, nur auf diesem Gerät.
web-forget = { $code } von dieser Liste nehmen
web-state-waiting = Wartet
web-state-playing = Läuft
web-state-over = Beendet
web-join = An einen Tisch setzen
web-join-how = Hast du einen Link oder einen Code bekommen? Hier einfügen.
web-join-code = Link oder Code
web-join-go = Hingehen
web-home-network = Im Heimnetz spielen
web-home-network-how = Telefone, Tablets und Rechner im selben Netz spielen miteinander, ohne Internet.
web-home-network-show = Adresse zeigen
web-home-start = Starte das Programm auf einem Rechner so und lass es laufen:
web-home-type = Gib auf jedem anderen Gerät im selben Netz diese Adresse in den Browser ein, mit http:// davor:
web-home-type-local = Gib auf jedem anderen Gerät im selben Netz die Adresse ein, die das Programm beim Start nennt. Sie sieht so aus:
web-home-set = Decke dort einen Tisch und verschicke seinen Link oder seinen Code.
web-home-notes = Kommt keine Seite, muss die Firewall jenes Rechners den Port { $port } durchlassen. Unterwegs ist nichts verschlüsselt: tu das nur in einem Netz, dem du vertraust.
web-no-cookies = Dieser Browser lehnt Cookies ab. Ein Platz wird in einem Cookie aufbewahrt: ohne ihn kannst du hier zusehen, aber nicht spielen.
web-replays-how = Eine gespeicherte Partie Schritt für Schritt ansehen, mit allen Gründen.
web-open-record = Aufzeichnung öffnen
web-replays-own = Deine Partien
web-unofficial = Inoffizielles Fanprojekt mit eigenen Zeichnungen und Worten. Manche Plättchen- und Schiffstabellen sind rekonstruiert; beim Spielmaterial steht, welche.
web-nameless = Gast
web-skip-to-content = Zum Inhalt springen
web-skip-to-board = Zum Spielplan springen

# Ein neuer Tisch

web-new-table = Neuer Tisch
web-game = Spiel
web-seats = Plätze
web-seat-here = Hier, an diesem Gerät
web-seat-by-link = Offen, per Link
web-seat-bot-named = Bot: { $bot }
web-seat-who = Wer auf Platz { $seat } spielt
web-seat-name = Name für Platz { $seat }
web-name = Name
web-options = Mehr Möglichkeiten
web-variants = Regeln an diesem Tisch
web-name-missing = Platz { $seat } braucht noch einen Namen.
web-file-choose = Datei wählen
web-file-none = Das eingebaute Material wird verwendet.
web-file-remove = Ohne diese Datei
web-watch = Wer zuschauen darf
web-watch-anyone = alle, die den Link haben
web-watch-nobody = nur wer mitspielt
web-undo-policy = Zurücknehmen
web-undo-turn = im eigenen Zug, bis das nächste Mal gezogen wird
web-undo-none = nie
web-aids = Hilfen zeigen: was noch übrig ist, Chancen, Schiffe, die du beladen kannst
web-hints = Tipps erlauben: was die Kapitänin spielen würde
web-serious = Ernste Partie: keine Tipps, kein Zurücknehmen, keine Hilfen
web-component-file = Eigene Materialdatei
web-create = Tisch eröffnen

# Das Wartezimmer

web-waiting-title = Der Tisch ist bereit
web-waiting-open = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
    }
web-waiting-full = Alle Plätze sind besetzt.
web-waiting-host = Das Spiel beginnt, sobald es gestartet wird.
web-seat-open = Freier Platz
web-seat-letter = Platz { $seat }
web-seat-bot = Bot
web-seat-stand-in = Bot vertritt
web-seat-you = du
web-seat-away = nicht da
web-sit-down = Hinsetzen
web-sit-nameless = Gib zuerst einen Namen ein; die anderen sehen ihn.
web-sit-another = Noch jemand sitzt an diesem Gerät
web-leave-seat = Aufstehen
web-give-bot = An { $bot } geben
web-bot-for-seat = Bot für Platz { $seat }
web-give-bot-how = Ein Bot kann spielen, wenn jemand eine Minute weg ist. Wer zurückkommt, hat den Platz sofort wieder.
web-let-bot-play = Einen Bot spielen lassen
web-seat-back = Ein Bot hat für dich gespielt, solange du weg warst. Der Platz gehört wieder dir.
web-seat-left-how = Wer hier saß, ist aufgestanden. Ein Bot spielt weiter, außer diese Person kommt zurück.
web-offer-seat = Jemand anderen hier sitzen lassen
web-take-back-seat = Platz zurücknehmen
web-your-name = Dein Name
web-start = Spiel beginnen
web-invite = Einladen
web-invite-how = Schick den Link, oder lass den Code { $code } eintippen.
web-invite-link = Link zu diesem Tisch
web-watch-link = Link zum Zuschauen
web-screen-show = Auf diesem Bildschirm zeigen
web-screen-held = am Handy
web-screen-unheld = { $name }: noch kein Handy
web-screen-scan = Scanne den Code, um diesen Platz dort zu spielen.
web-screen-code = Code, der den Platz von { $name } auf ein Handy bringt
web-screen-table-code = Code, der ein Handy an diesen Tisch bringt
web-screen-join = Scanne den Code mit dem Handy, um Platz zu nehmen, oder öffne dort { $address } und tippe { $code } ein.
web-covered = Verdeckt, solange du wartest
web-covered-how = damit dir niemand über die Schulter schaut
web-covered-hold = Halten, um deine Karten zu sehen
web-seat-link = Geheimer Link zum Platz von { $name }
web-seat-link-how = Der geheime Link bringt einen Platz auf ein anderes Gerät. Wer ihn hat, spielt diesen Platz.
web-commitment = Die Reihenfolge der Ziehungen steht schon fest und lässt sich am Ende prüfen. Siegel:
web-serious-told = Dies ist eine ernste Partie: keine Tipps, kein Zurücknehmen, keine Hilfen.
web-copy = Kopieren
web-send-link = Teilen
web-copied = Kopiert
web-copy-by-hand = Dieser Browser kopiert nichts von selbst. Markiere den Link und kopiere ihn von Hand.
web-copy-address = Dieser Browser kopiert nichts von selbst. Kopiere die Adresse dieser Seite von Hand: sie führt zu dieser Stellung.
web-link-local = Dieser Link gilt nur auf diesem Rechner. In der Lobby steht, wie man im Heimnetz spielt.

# Am Tisch

web-board = Spielplan
web-zoom-in = Näher (+)
web-zoom-out = Weiter weg (−)
web-whole-map = Ganze Karte zeigen (0)
web-players = Mitspielende
web-side = Auslage und Stapel
web-table-code = Tisch { $code }
web-your-turn = Du bist dran
web-turn-named = { $name }, du bist dran
web-you-watch = Du schaust zu
web-hand-over = Gib das Gerät an { $name }. Alle anderen schauen weg.
web-show-hand = Ich bin { $name }, zeig meine Karten
web-hide-hand = Die Karten wieder verbergen
web-deciding = { $name } entscheidet
web-thinking = { $name } denkt nach
web-seat-thinking = denkt nach
web-hurry = Schneller
web-hurry-how = Bots machen keine Pausen, bis wieder ein Mensch entscheidet
web-drawing = Es wird gezogen
web-over = Das Spiel ist aus
web-connection-connecting = Verbinden
web-connection-connected = verbunden
web-connection-reconnecting = verbindet neu
web-connection-outdated = Der Server wurde aktualisiert. Lade die Seite neu, um weiterzuspielen.
web-connection-unstored = Störung am Server
web-mismatch = Diese Seite und der Server passen nicht zusammen, und Neuladen hat nicht geholfen. Warte ein wenig und versuche es noch einmal.
web-reload = Neu laden
web-lost = Die Verbindung wird wiederhergestellt. Nichts geht verloren.
web-lost-safe = Die Verbindung wird wiederhergestellt, dein Zug ist sicher.
web-unstored = Der Server kann die Partie gerade nicht speichern. Nichts, was er bestätigt hat, geht verloren; sie geht von selbst weiter, sobald er es kann.
web-sent = Gesendet
web-actions = Was du tun kannst
web-choice-of = { $n } von { $total }
web-action-bar = Deine Wahl
web-choices = { $count ->
    [0] Gerade gibt es nichts zu wählen
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
    }
web-no-actions = Gerade hast du nichts zu entscheiden.
web-confirm = Bestätigen
web-more-north = noch { $count } im Norden
web-more-east = noch { $count } im Osten
web-more-south = noch { $count } im Süden
web-more-west = noch { $count } im Westen
web-skip-sure = Wirklich auslassen?
web-skip-ends = Damit kann dein Zug enden.
web-back = Zurück
web-turn = Drehen
web-put-down = Etwas anderes wählen
web-undo = Zurücknehmen
web-hint = Tipp
web-hint-title = Die Kapitänin rät
web-hint-thinking = Die Kapitänin denkt nach
web-hint-ahead = voraussichtlich am Ende { $points } Punkte voraus
web-hint-behind = voraussichtlich am Ende { $points } Punkte zurück
web-hint-level = voraussichtlich am Ende gleichauf
web-hint-why = Dafür spricht: { $reasons }.
web-step = Schritt { $step }
web-score = Punkte:
web-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }
web-seat-card = Platz { $seat }, { $name }
web-seat-menu = Platz von { $name }
web-final-scores = Endstand
web-scores-so-far = Punkte bisher
web-go-on = Weiter
web-result-wins = { $name } gewinnt mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  } Vorsprung
web-result-tie = { $name } gewinnt bei Gleichstand
web-result-shared = Geteilter erster Platz: { $names }
web-result-place = Dein Platz: { $rank }
web-result-decided = Was entschied
web-result-compare = { $source }: { $name } { $most }, { $other } { $least }
web-result-lead = Endgültig in Führung seit Schritt { $step }.
web-result-best = Dein bester Zug
web-result-best-of = Bester Zug: { $name }
web-result-see = Ansehen
web-rematch = Revanche, Plätze rücken weiter
web-same-settings = Gleiche Einstellungen
web-watch-replay = Aufzeichnung ansehen
web-download = Aufzeichnung herunterladen

# Verlauf und Gründe

web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-log-undo = { $seat } nimmt den letzten Zug zurück.
web-log-undone = zurückgenommen:
web-log-why = Die Eingabetaste öffnet den Grund.
web-why = Warum
web-words = Der Spielplan in Worten
web-paragraph = Regel { $rule }
web-open-rules = In den Regeln öffnen
web-ruling = Klarstellung
web-rules-english = Diese Regeln gibt es bisher nur auf Englisch.
web-no-rules = Zu diesem Spiel gibt es kein Regelheft.
web-contents = Inhalt
web-components-of = Das Material von { $title }

# Tasten

web-help = So spielt man hier
web-help-how = Tippe auf eine Stelle, um dein Plättchen dort zu sehen, tippe noch einmal, um es zu drehen, und bestätige dann. Ziehen verschiebt den Plan, Mausrad oder zwei Finger ändern die Größe.
web-help-keys = Alles geht auch mit der Tastatur:
web-key-places = zwischen Stellen und Möglichkeiten wechseln
web-key-turn = drehen; mit Umschalt andersherum
web-key-number = eine Möglichkeit nach ihrer Nummer wählen
web-key-confirm = bestätigen
web-key-put-down = etwas anderes wählen
web-key-undo = zurücknehmen
web-key-hint = Tipp, wenn der Tisch es erlaubt
web-key-hurry = Bots ohne Pausen, bis wieder ein Mensch entscheidet
web-key-skip = nichts davon, weiter
web-key-list = Liste aller möglichen Züge
web-key-last = letzten Zug zeigen
web-key-help = diese Hilfe

# Aufzeichnung

web-replay-of = Aufzeichnung: { $title }
web-replay-time = Verlauf der Partie
web-replay-step = Schritt { $step } von { $last }
web-replay-jump = Zu Schritt { $step }
web-replay-first = Zum Anfang
web-replay-back = Einen Zug zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-next = Einen Zug weiter
web-replay-last = Zum Ende
web-share = Link zu dieser Stellung kopieren
web-play-on = Von hier weiterspielen
web-play-on-how = Ein neuer Tisch spielt diese Partie nach Schritt { $step } weiter. Was ab da gezogen wird, wird neu gezogen.
web-open-record-how = Wähle eine Datei, die von einem Tisch heruntergeladen oder vom Programm geschrieben wurde. Sie wird Zug für Zug geprüft.
web-choose-file = Aufzeichnung wählen oder hierher ziehen
web-record-large = Diese Datei ist zu groß für eine Aufzeichnung.
web-verdict-true = Jeder Zug folgt den Regeln.
web-verdict-bad = Diese Aufzeichnung stimmt nicht.
web-verdict-draws = { $count ->
    [one] Eine Ziehung wurde am Siegel geprüft.
   *[other] Alle Ziehungen ({ $count }) wurden am Siegel geprüft.
    }
web-verdict-no-secret = Die Ziehungen lassen sich erst nach dem Ende prüfen.

# Schwierigkeiten

web-trouble = Das hat nicht geklappt
web-try-again = Noch einmal versuchen
web-nowhere = Hier ist keine Insel
web-nowhere-how = Diese Adresse führt aufs offene Wasser. Die Lobby kennt den Weg.
web-noscript = Atoll braucht JavaScript: das Brett wird in deinem Browser gezeichnet.
web-unstarted = Atoll ist noch nicht gestartet. Lade die Seite noch einmal; hilft das nicht, nimm einen neueren Browser.
web-error-failed = Etwas ist schiefgegangen. Bitte versuche es noch einmal.
web-error-offline = Der Server antwortet nicht. Prüfe die Verbindung und versuche es noch einmal.
web-error-no-such-table = Diesen Tisch gibt es nicht. Prüfe den Code oder den Link.
web-error-unavailable = Der Server kann das gerade nicht. Versuche es gleich noch einmal.
web-error-name = Wähle einen anderen Namen: höchstens 24 sichtbare Zeichen, und nicht, wie ein Bot oder ein Platz heißt.
web-error-too-much-at-once = Von dir werden schon so viele Dateien geprüft. Versuche es wieder, wenn eine davon fertig ist.
web-error-too-much-to-examine = Von hier kamen zu viele Dateien. Versuche es in einer Minute wieder.
web-error-took-too-long = Das zu prüfen dauerte zu lange. Versuche es wieder, wenn der Server weniger zu tun hat.
web-error-missing-part = Ein Teil dieser Seite fehlt auf dem Server, der vielleicht gerade erneuert wurde. Versuche es gleich noch einmal.
web-error-seat-taken = Auf diesen Platz hat sich gerade jemand anderes gesetzt.
web-error-wrong-token = Dieser geheime Link gilt an diesem Tisch nicht.
web-error-not-host = Das kann nur, wer den Tisch eröffnet hat.
web-error-not-your-seat = Dieser Platz gehört dir nicht.
web-error-not-abandoned = Auf diesem Platz ist jemand da.
web-error-away-briefly = Diese Person war eben noch da. Ein Bot kann einspringen, wenn in { $seconds } s niemand zurück ist.
web-error-seat-closed = Diese Hand hat schon jemand gesehen. Ein Bot spielt sie zu Ende, außer dieselbe Person kommt zurück.
web-error-not-offered = Das Spiel läuft schon. Bitte den Gastgeber, diesen Platz anzubieten.
web-error-not-left = Von diesem Platz ist niemand aufgestanden.
web-error-another-hand = Dieses Gerät spielt einen anderen Platz und kennt dessen Hand. Öffne den Link auf einem anderen Gerät.
web-error-open-seats = Ein Platz ist noch frei. Warte auf jemanden, oder gib ihn einem Bot.
web-error-too-large = Das ist zu groß.
web-error-too-fast = Das war zu schnell. Warte ein paar Sekunden.
web-error-full = So viele sehen zu, wie Platz haben. Versuch es später noch einmal.
web-error-busy = Der Server hat alle Hände voll zu tun. Versuch es in einer Minute noch einmal.
web-error-too-slow = Das hat zu lange gedauert. Versuch es mit einer besseren Verbindung noch einmal.
web-error-too-many-tables = Von hier wurden zu viele Tische eröffnet. Spiel an einem davon, oder warte eine Minute.
web-error-stale = Etwas anderes ist zuerst geschehen. Sieh noch einmal hin und entscheide neu.
web-error-not-your-turn = Du bist nicht dran.
web-error-hints-off = An diesem Tisch gibt es keine Tipps.
web-error-hand-closed = Deck zuerst deine Karten auf.
web-error-no-undo = An diesem Tisch wird nichts zurückgenommen.
web-error-nothing-to-undo = Gerade lässt sich nichts zurücknehmen.
web-error-undo-limit = Du hast sehr oft zurückgenommen. Lass erst einen Zug stehen.

web-provenance-sourced = belegt
web-provenance-inferred = erschlossen
web-provenance-reconstructed = rekonstruiert
web-provenance-note = Jede Marke sagt, woher wir es wissen: Belegtes steht irgendwo geschrieben, Erschlossenes folgt daraus, Rekonstruiertes ist unsere Wahl, wo nichts bekannt ist.

# Faires Ziehen, auf diesem Gerät nachgerechnet

web-fair-own = { $draws ->
    [one] Eine Ziehung auf diesem Gerät nachgerechnet: Sie folgt aus dem Siegel von vor dem Spiel und aus deinem eigenen Salz.
   *[other] Alle { $draws } Ziehungen auf diesem Gerät nachgerechnet: Sie folgen aus dem Siegel von vor dem Spiel und aus deinem eigenen Salz.
}
web-fair-early = { $draws ->
    [one] Eine Ziehung auf diesem Gerät nachgerechnet: Sie folgt aus dem Siegel von vor dem Spiel und aus dem Salz der Spielenden.
   *[other] Alle { $draws } Ziehungen auf diesem Gerät nachgerechnet: Sie folgen aus dem Siegel von vor dem Spiel und aus dem Salz der Spielenden.
}
web-fair-early-alone = { $draws ->
    [one] Eine Ziehung auf diesem Gerät nachgerechnet: Sie folgt aus dem Siegel von vor dem Spiel. Kein Salz eines Menschen ist darin: Der Server allein hat gezogen.
   *[other] Alle { $draws } Ziehungen auf diesem Gerät nachgerechnet: Sie folgen aus dem Siegel von vor dem Spiel. Kein Salz eines Menschen ist darin: Der Server allein hat gezogen.
}
web-fair-late = { $draws ->
    [one] Eine Ziehung auf diesem Gerät nachgerechnet: Sie folgt aus dem Siegel, das gezeigt wurde, als du während des Spiels kamst, und aus dem Salz der Spielenden.
   *[other] Alle { $draws } Ziehungen auf diesem Gerät nachgerechnet: Sie folgen aus dem Siegel, das gezeigt wurde, als du während des Spiels kamst, und aus dem Salz der Spielenden.
}
web-fair-late-alone = { $draws ->
    [one] Eine Ziehung auf diesem Gerät nachgerechnet: Sie folgt aus dem Siegel, das gezeigt wurde, als du während des Spiels kamst. Kein Salz eines Menschen ist darin: Der Server allein hat gezogen.
   *[other] Alle { $draws } Ziehungen auf diesem Gerät nachgerechnet: Sie folgen aus dem Siegel, das gezeigt wurde, als du während des Spiels kamst. Kein Salz eines Menschen ist darin: Der Server allein hat gezogen.
}
web-fair-record = { $draws ->
    [one] Eine Ziehung auf diesem Gerät nachgerechnet: Sie folgt aus Siegel und Salz in der Aufzeichnung. Vergleiche beides mit dem, was du aufgehoben hast; dieses Gerät hat von diesem Spiel nichts aufgehoben.
   *[other] Alle { $draws } Ziehungen auf diesem Gerät nachgerechnet: Sie folgen aus Siegel und Salz in der Aufzeichnung. Vergleiche beides mit dem, was du aufgehoben hast; dieses Gerät hat von diesem Spiel nichts aufgehoben.
}
web-fair-record-alone = { $draws ->
    [one] Eine Ziehung auf diesem Gerät nachgerechnet: Sie folgt aus dem Siegel in der Aufzeichnung. Kein Salz eines Menschen ist darin: Wer siegelte, hat allein gezogen. Dieses Gerät hat von diesem Spiel nichts aufgehoben.
   *[other] Alle { $draws } Ziehungen auf diesem Gerät nachgerechnet: Sie folgen aus dem Siegel in der Aufzeichnung. Kein Salz eines Menschen ist darin: Wer siegelte, hat allein gezogen. Dieses Gerät hat von diesem Spiel nichts aufgehoben.
}
web-fair-unsealed = { $draws ->
    [one] Eine Ziehung auf diesem Gerät nachgerechnet: Sie folgt aus dem Geheimnis in der Aufzeichnung, doch das hat vor dem Spiel niemand versiegelt.
   *[other] Alle { $draws } Ziehungen auf diesem Gerät nachgerechnet: Sie folgen aus dem Geheimnis in der Aufzeichnung, doch das hat vor dem Spiel niemand versiegelt.
}
web-fair-bad = Auf diesem Gerät geprüft: Das ist nicht das Spiel, das versprochen war.
web-fair-open = Die Ziehungen lassen sich prüfen, wenn das Spiel vorbei ist.
web-fair-busy = Dieses Gerät rechnet jede Ziehung nach …
web-fair-no-engine = Diese Fassung kann nicht selbst prüfen.
web-fair-failed = Dieses Gerät konnte die Ziehungen nicht prüfen; lade die Seite neu.
web-fair-kept = Was dieses Gerät aufgehoben hat
web-fair-kept-how = Wer das und die Aufzeichnung hat, kann jede Ziehung prüfen, mit jedem Programm, das unseren Regeln für fairen Zufall folgt.
web-fair-seal = Siegel
web-fair-salt = Salz von Platz { $seat }
web-fair-salted = Salz haben zugegeben: { $seats }.
web-fair-unsalted = Kein Salz eines Menschen: Der Server allein zieht.
web-fair-alarm = Gezogen wird nicht wie versprochen
web-fair-alarm-seal = Der Server zeigt ein anderes Siegel als vorher. Er kann sich aussuchen, was gezogen wird.
web-fair-alarm-salt = Der Server verwendet das Salz nicht, das dieses Gerät für Platz { $seat } zugegeben hat. Er kann sich aussuchen, was gezogen wird.
web-fair-alarm-bot = Der Server hat für den Bot auf Platz { $seat } Salz zugegeben. Er kann sich aussuchen, was gezogen wird.
web-fair-fault-seal = Die Aufzeichnung hat ein anderes Siegel als das, das dieses Gerät aufgehoben hat.
web-fair-fault-secret = Das Geheimnis passt nicht zum Siegel: Es wurde nachträglich gewählt.
web-fair-fault-terms = Die Aufzeichnung ist von einem anderen Spiel, als am Tisch vereinbart war: andere Teile, Optionen oder vorgegebene Züge.
web-fair-fault-own-salt = Das Salz, das dieses Gerät für Platz { $seat } zugegeben hat, fehlt in der Aufzeichnung.
web-fair-fault-told-salt = Das Salz von Platz { $seat } wurde nach Beginn des Spiels geändert.
web-fair-fault-draw = Zug { $number } zieht „{ $text }“, doch Siegel und Salz verlangen „{ $due }“.
web-fair-fault-draws = { $count ->
    [one] Eine von { $draws } Ziehungen ist beim Nachrechnen eine andere.
   *[other] { $count } von { $draws } Ziehungen sind beim Nachrechnen andere.
}
web-fair-fault-move = Zug { $number } der Aufzeichnung ist nicht der, den du gesehen hast.
web-fair-fault-record = Die Aufzeichnung ist falsch: { $why }
web-fair-fault-withheld = Das Spiel ist vorbei, doch der Server hält zurück, was zum Prüfen nötig ist.
