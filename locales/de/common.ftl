# Was jeder Spieltisch sagt, auf Deutsch.

common-game-over = das Spiel ist aus
common-not-your-turn = am Zug ist { $seat }, nicht { $tried }
common-awaiting-draw = warte: erst wird gezogen
common-breaks = { $rule }: { $why }
common-error = { $detail }
common-unknown-game = es gibt kein Spiel „{ $game }“; Spiele sind: { $known }
common-unknown-bot = es gibt keinen Bot „{ $bot }“; Bots sind: { $known }
common-no-draw-pending = jetzt ist nichts zu ziehen; am Zug ist { $seat }
common-impossible-draw = „{ $draw }“ kann nicht gezogen werden: davon ist nichts mehr im Stapel

# Ergebnisse

common-standing = { $points ->
    [one] { $rank }. { $seat }: { $points } Punkt
   *[other] { $rank }. { $seat }: { $points } Punkte
    }
common-seat = { $seat }
common-winner = { $seat } gewinnt.
common-winners = Den Sieg teilen sich { $seats }.
common-tie-break = Bei Gleichstand entschied: { $how }.

# Bots: wie sie heißen und wie sie spielen

common-bot-random = Treibholz
common-bot-random-about = Spielt irgendetwas Erlaubtes und schaut nicht, wohin es führt.
common-bot-easy = Strandläufer
common-bot-easy-about = Sammelt auf, was auf dem Tisch liegt, und passt nicht immer auf.
common-bot-greedy = Kauffrau
common-bot-greedy-about = Denkt ihren eigenen Zug durch und nimmt sofort das beste Geschäft.
common-bot-normal = Navigator
common-bot-normal-about = Hat gelernt, was Stellungen wert sind, und hält Kurs.
common-bot-expert = Kapitänin
common-bot-expert-about = Spielt die besten Züge in viele mögliche Zukünfte weiter, bevor sie entscheidet.
