# Amit minden játékasztal mond, magyarul.

common-game-over = vége a játéknak
common-not-your-turn = most nem { $tried } dönt, hanem { $seat }
common-awaiting-draw = várj: előbb húzás következik
common-breaks = { $rule }: { $why }
common-error = { $detail }
common-unknown-game = nincs ilyen játék: „{ $game }”; a játékok: { $known }
common-unknown-bot = nincs ilyen bot: „{ $bot }”; a botok: { $known }
common-no-draw-pending = most nincs mit húzni; soron van: { $seat }
common-impossible-draw = ezt nem lehet kihúzni: „{ $draw }”; már nincs belőle a pakliban

# Eredmények

common-standing = { $rank }. { $seat }: { $points } pont
common-seat = { $seat }
common-winner = A győztes: { $seat }.
common-winners = Megosztott győzelem: { $seats }.
common-tie-break = Egyenlő pontszámnál ez döntött: { $how }.
