# Co říká stůl každé hry, česky.

common-game-over = hra skončila
common-not-your-turn = na řadě je { $seat }, ne { $tried }
common-awaiting-draw = počkej: nejdřív se táhne
common-breaks = { $rule }: { $why }
common-error = { $detail }
common-unknown-game = hra „{ $game }“ neexistuje; hry jsou: { $known }
common-unknown-bot = bot „{ $bot }“ neexistuje; boti jsou: { $known }
common-no-draw-pending = teď se nic netáhne; na řadě je { $seat }
common-impossible-draw = „{ $draw }“ nelze táhnout: v hromádce už není

# Výsledky

common-standing = { $points ->
    [one] { $rank }. { $seat }: { $points } bod
    [few] { $rank }. { $seat }: { $points } body
    [many] { $rank }. { $seat }: { $points } bodu
   *[other] { $rank }. { $seat }: { $points } bodů
    }
common-seat = { $seat }
common-winner = Vítězí { $seat }.
common-winners = O vítězství se dělí { $seats }.
common-tie-break = Při shodě rozhodlo: { $how }.
