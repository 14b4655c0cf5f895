# Amit minden játékasztal mond, magyarul.

common-game-over = vége a játéknak
common-not-your-turn = most nem te jössz ({ $tried }); soron van: { $seat }
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

# Botok: a nevük és a jellemük

common-bot-random = Sodródó
common-bot-random-about = Bármit lép, ami szabályos, és nem nézi, hová vezet.
common-bot-easy = Partjáró
common-bot-easy-about = Felszedi, ami az asztalon hever, és nem mindig figyel.
common-bot-greedy = Kalmár
common-bot-greedy-about = Végiggondolja a saját körét, és azonnal a legjobb üzletet köti meg.
common-bot-normal = Navigátor
common-bot-normal-about = Megtanulta, mit érnek az állások, és tartja az irányt.
common-bot-expert = Kapitány
common-bot-expert-about = A legjobb köröket sok lehetséges jövőben végigjátssza, mielőtt dönt.
