# Co říká stůl každé hry, česky.

common-game-over = hra skončila
common-not-your-turn = teď nejsi na tahu ({ $tried }); na tahu: { $seat }
common-awaiting-draw = počkej: nejdřív se táhne
common-breaks = { $rule }: { $why }
common-error = { $detail }
common-unknown-game = hra „{ $game }“ neexistuje; hry jsou: { $known }
common-unknown-bot = bot „{ $bot }“ neexistuje; boti jsou: { $known }
common-no-draw-pending = teď se nic netáhne; na tahu: { $seat }
common-impossible-draw = „{ $draw }“ nelze táhnout: v hromádce už není

# Výsledky

common-standing = { $points ->
    [one] { $rank }. { $seat }: { $points } bod
    [few] { $rank }. { $seat }: { $points } body
    [many] { $rank }. { $seat }: { $points } bodu
   *[other] { $rank }. { $seat }: { $points } bodů
    }
common-seat = { $seat }
common-winner = Vítězí: { $seat }.
common-winners = O vítězství se dělí: { $seats }.
common-tie-break = Při shodě rozhodlo: { $how }.

# Boti: jak se jmenují a jak hrají

common-bot-random = Naplavenina
common-bot-random-about = Hraje cokoli povoleného a nedívá se, kam to vede.
common-bot-easy = Plavčík
common-bot-easy-about = Sbírá, co leží na stole, a není vždy pozorný.
common-bot-greedy = Kupec
common-bot-greedy-about = Promyslí si vlastní tah a hned bere nejlepší obchod.
common-bot-normal = Navigátor
common-bot-normal-about = Naučil se, jakou cenu mají pozice, a drží kurz.
common-bot-expert = Kapitán
common-bot-expert-about = Než se rozhodne, rozehraje nejlepší tahy do mnoha možných budoucností.
