# Das Terminalprogramm auf Deutsch. Befehlswörter und Tastennamen bleiben, wie man sie tippt.

terminal-you = du
terminal-seat = Platz { $seat }
terminal-seats = Plätze: { $seats }
terminal-over = Das Spiel ist aus.
terminal-commitment = Siegel { $commitment }
terminal-saved = Das Spiel ist in { $path } gespeichert.
terminal-stopped = Das Spiel ist gespeichert; weiter geht es mit: atoll play --resume { $path }
terminal-not-saved = Dieser Zug konnte nicht gespeichert werden: { $detail }.
terminal-undone = Zurückgenommen: { $move }.
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen: Zuletzt wurde gezogen, oder jemand anders war dran.
terminal-cannot-end = Dein Zug kann noch nicht enden: Wähle zuerst, was du tust.
terminal-cannot-skip = Dieser Schritt kann nicht ausgelassen werden.
terminal-notice = { $error }.
terminal-language = Sprache: { $name }
terminal-close-verify = Die Aufzeichnung ist vollständig. Prüfen:    atoll verify { $path }
terminal-close-replay = Schritt für Schritt sehen, was warum zählte: atoll replay { $path }
terminal-last-move = Der letzte Zug:

# Der Verlauf

terminal-log-chosen = { $seat }: { $what }.
terminal-log-drawn = { $move }.
terminal-why-move = Zug { $number }: { $move }
terminal-why-nothing = Niemand gewinnt oder verliert dadurch etwas.

# Zeile für Zeile

terminal-intro-seats = { $game }. Plätze: { $seats }.
terminal-character = { $seat } ist { $name }: { $about }
terminal-intro-chance = Die Reihenfolge der Ziehungen steht schon fest. Siegel: { $commitment }.
terminal-intro-saved = Jeder Zug wird sofort in { $path } gespeichert. Die Befehle zeigt help.
terminal-intro-moves = { $count ->
    [one] Bisher gab es { $count } Zug:
   *[other] Bisher gab es { $count } Züge; die letzten:
    }
terminal-hold = ? { $seat }: weiter mit end ({ $then }), oder zurück mit undo.
terminal-hand-over = ? { $seat }: Bitte allein an die Tastatur kommen und die Eingabetaste drücken.
terminal-position-hidden = die Stellung würde verraten, was andere auf der Hand haben; nach dem Spiel ist sie zu sehen
terminal-input-ended = Die Eingabe ist zu Ende.
terminal-log-usage = Schreibe „log“ oder „log N“ mit einer Anzahl von Zügen.
terminal-copy-saved = Eine Kopie ist in { $path } gespeichert.
terminal-no-move-asked = Gerade ist kein Zug gefragt; schreibe end oder undo.
terminal-no-such-number = Es gibt keinen Zug { $number }; die Nummern gehen von 1 bis { $count }.
terminal-no-such-move = Diesen Zug gibt es nicht; die Nummern gehen von 1 bis { $count }.
terminal-moves-made = Deine Züge sind gemacht: weiter mit end, oder zurück mit undo. Die Befehle zeigt help.
terminal-refused = { $error }. Die Züge zeigt list, die Befehle help.
terminal-would-be = Ergäbe: { $what }
terminal-nothing-played = Gespielt wurde nichts.
terminal-language-usage = Schreibe „lang“ und eines von diesen: { $known }
terminal-no-paragraph = Die Regeln haben keine Nummer „{ $text }“; die Liste zeigt rules.
terminal-no-paragraphs = Diese Regeln sind nicht nummeriert.
terminal-paragraphs = Schreibe rules ID für eine dieser Regeln:

terminal-command-move = einen Zug in Notation oder seine Nummer in der Liste schreiben
terminal-command-list = alle erlaubten Züge, je Zeile einer, und was sie tun
terminal-command-try = was ein Zug täte; gespielt wird nichts (auch: try NUMMER)
terminal-command-hint = was der beste Bot spielen würde, und warum
terminal-command-end = den eigenen Zug beenden, damit es weitergeht (auch: leere Zeile)
terminal-command-undo = den letzten eigenen Zug zurücknehmen, solange der Zug nicht beendet ist
terminal-command-board = der Plan
terminal-command-seats = Plätze und Auslagen in Worten
terminal-command-bag = was noch in den Stapeln ist
terminal-command-log = die letzten N Züge
terminal-command-why = was Zug N tat, wer dafür was bekam, und nach welcher Regel
terminal-command-rules = eine Regel; ohne ID die Liste aller
terminal-command-position = die Stellung als Text
terminal-command-save = eine Kopie in eine neue Datei schreiben; das Spiel selbst wird nach jedem Zug gespeichert
terminal-command-lang = in einer anderen Sprache weiter: en, de, hu oder cs
terminal-command-quit = aufhören; später weiter mit „atoll play --resume“

# Aufzeichnungen

terminal-replay-after = Nach Zug { $number }: { $move }
terminal-replay-before = Vor dem ersten Zug
terminal-replay-not-over = Das Spiel ist nicht zu Ende: { $prompt }.
terminal-going = zu Zug: { $text } (0 bis { $count })
terminal-at-move = Zug { $at } von { $count }
terminal-at-move-running = Zug { $at } von { $count }, läuft

# Der Bildschirm

terminal-too-small = Das Terminal hat { $width } × { $height } Zeichen; nötig sind { $columns } × { $rows }. Vergrößere es, oder höre mit q auf und nimm --plain.
terminal-more = … i zeigt alles
terminal-head = { $seats }. Jeder Zug wird in { $path } gespeichert
terminal-screen-hold = { $seat }: Enter beendet den Zug, u nimmt zurück
terminal-screen-hand-over = { $seat }: allein an die Tastatur kommen, dann Eingabetaste
terminal-thinking = { $seat } überlegt
terminal-hint-thinking = Der beste Bot überlegt.
terminal-hint-margin = erwarteter Abstand { $margin }
terminal-cell-ways = Feld { $at } von { $count }, Art { $way } von { $ways } (r)
terminal-cell-one-way = Feld { $at } von { $count }, nur eine Art
terminal-list-at = { $at } von { $count }
terminal-log = Verlauf
terminal-log-scrolled = Verlauf – mit PgDn zum Neuesten
terminal-title-over = Das Spiel ist aus
terminal-title-left = Was noch da ist
terminal-title-table = Tisch
terminal-title-why = Warum
terminal-title-hint = Was der beste Bot spielen würde
terminal-help = Hilfe
terminal-help-signs = Zeichen auf dem Plan: [A] oder A eine Figur von Platz A; ▸A der letzte Zug von A; ┌╌ ein Feld, das du wählen kannst.
terminal-help-rules = Es folgen die Regeln. Mit / und der Nummer einer Regel oder einem Wort wird gesucht, mit n weiter.
terminal-page-find = Suche: { $text } Enter, Esc
terminal-page-close = Esc schließt
terminal-page-foot = { $first }–{ $last } von { $count }: ↑ ↓ PgUp PgDn, / Suche, n weiter, Esc schließt

# Namen von Tasten

terminal-name-arrows = Pfeile
terminal-name-space = Leertaste
terminal-name-r-space = r, Leertaste

# Was Tasten tun

terminal-keys-arrows = zum nächsten Feld in dieser Richtung; in einer Liste auf und ab
terminal-keys-tab = nächstes oder voriges Feld oder Zeile
terminal-keys-vary = eine andere Art auf demselben Feld: nächste Drehung, nächster Teil
terminal-keys-digit = diese Zeile der Liste
terminal-keys-enter = spielen, was zu sehen ist; den Zug beenden, wenn alles getan ist
terminal-keys-end = den Zug beenden
terminal-keys-skip = auslassen, wenn das erlaubt ist
terminal-keys-undo = zurücknehmen, solange der Zug nicht beendet ist
terminal-keys-hint = was der beste Bot spielen würde, und warum
terminal-keys-pan = den Plan verschieben (auch Umschalt mit Pfeilen)
terminal-keys-centre = wieder zum Feld
terminal-keys-log-scroll = im Verlauf blättern
terminal-keys-bag = was noch in den Stapeln ist
terminal-keys-table = Plätze und Auslagen vollständig
terminal-keys-why = warum die letzten Züge zählten: die Regeln dahinter
terminal-keys-log = der ganze Verlauf
terminal-keys-language = die nächste Sprache: English, Deutsch, Magyar, Čeština
terminal-keys-quit = aufhören; das Spiel ist gespeichert
terminal-keys-step = nächster oder voriger Zug
terminal-keys-ten = zehn Züge vor oder zurück
terminal-keys-ends = der Anfang, das Ende
terminal-keys-go = zu Zug N
terminal-keys-run = von selbst laufen lassen oder anhalten
terminal-keys-why-move = warum: die Regeln hinter diesem Zug
terminal-keys-last = wieder zum letzten Zug
terminal-keys-log-so-far = der Verlauf bis hierher
terminal-keys-stop = aufhören

# Was Tasten tun, in einem Wort

terminal-foot-cell = Feld
terminal-foot-turn = drehen
terminal-foot-play = spielen
terminal-foot-choose = wählen
terminal-foot-end = Zug beenden
terminal-foot-take-over = übernehmen
terminal-foot-skip = auslassen
terminal-foot-undo = zurück
terminal-foot-bag = Stapel
terminal-foot-log = Verlauf
terminal-foot-why = warum
terminal-foot-table = Tisch
terminal-foot-hint = Tipp
terminal-foot-language = Sprache
terminal-foot-help = Hilfe
terminal-foot-quit = Ende
terminal-foot-step = Schritt
terminal-foot-run = abspielen
terminal-foot-go = zu Zug
