# Maori in English.
#
# seat: a seat's letter. cell, from, cells, tile: as in notation. rule: a paragraph of the law. position: of the explorer.
# what: a tile as a phrase, maori-tile or maori-tile-plain. shape: single, end, middle, water or volcano.
# turn: none, right, around or left. price: shells paid.
# Keys with two hyphens are pieces that only this language's messages use.

maori-title = Maori

# Pieces

maori--shape = { $shape ->
    [single] single island
    [end] end piece
    [middle] middle piece
    [water] water
   *[volcano] volcano
    }
maori--turned = { $turn ->
    [right] , turned right
    [around] , turned upside down
    [left] , turned left
   *[none] {""}
    }
maori--price = { $price ->
    [one] { $price } shell
   *[other] { $price } shells
    }
maori--steps = { $steps ->
    [one] { $steps } position
   *[other] { $steps } positions
    }
maori--points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
maori--shells = { $shells ->
    [one] { $shells } shell
   *[other] { $shells } shells
    }
maori--boats = { $boats ->
    [one] { $boats } boat
   *[other] { $boats } boats
    }

# Phrases

maori-tile = { $tile } ({ maori--shape }: { $shown })
    .plain = { maori--shape } ({ $shown })
maori-tile-plain = { $tile } ({ maori--shape })
    .plain = { maori--shape }
maori-shows-palms = { $count ->
    [one] { $count } palm
   *[other] { $count } palms
    }
maori-shows-hut = { $count ->
    [one] hut
   *[other] { $count } huts
    }
maori-shows-wreaths = { $count ->
    [one] half wreath
   *[other] { $count } half wreaths
    }
maori-shows-boats = { $count ->
    [one] { $count } boat
   *[other] { $count } boats
    }
maori-shows-shells = { $count ->
    [one] { $count } shell
   *[other] { $count } shells
    }

# Events

maori-event-turned-up = The display gets { $what } at { $cell }.
    .plain = New in the display: { $what }.
maori-event-set-aside = A volcano is set aside for now ({ $rule }).
maori-event-shuffled-in = { $count ->
    [one] { $count } volcano is shuffled into the stack ({ $rule }).
   *[other] { $count } volcanoes are shuffled into the stack ({ $rule }).
    }
maori-event-placer-drawn = { $seat } places the explorer and moves last ({ $rule }).
maori-event-explorer-placed = { $seat } places the explorer at position { $position } ({ $rule }).
    .plain = { $seat } places the explorer ({ $rule }).
maori-event-explorer-moved = { $seat } moves the explorer { maori--steps } to { $position } ({ $rule }).
    .plain = { $seat } moves the explorer { maori--steps } ({ $rule }).
maori-event-explorer-moved-paid = { $seat } moves the explorer { maori--steps } to { $position } and pays { maori--price } ({ $rule }).
    .plain = { $seat } moves the explorer { maori--steps } and pays { maori--price } ({ $rule }).
maori-event-own-ship-moved = { $seat }'s own ship goes to { $cell } ({ $rule }).
    .plain = { $seat }'s own ship sails on ({ $rule }).
maori-event-own-ship-moved-paid = { $seat }'s own ship goes to { $cell } for { maori--price } ({ $rule }).
    .plain = { $seat }'s own ship sails on for { maori--price } ({ $rule }).
maori-event-own-ship-stayed = { $seat }'s own ship stays ({ $rule }).
maori-event-tile-taken = { $seat } takes { $what } ({ $rule }).
    .plain = { $seat } takes a tile: { $what } ({ $rule }).
maori-event-tile-taken-paid = { $seat } takes { $what } for { maori--price } ({ $rule }).
    .plain = { $seat } takes a tile for { maori--price }: { $what } ({ $rule }).
maori-event-tile-taken-stored = { $seat } takes { $what } from the storage ({ $rule }).
    .plain = { $seat } takes the tile from the storage: { $what } ({ $rule }).
maori-event-tile-laid = { $seat } lays { $tile } on { $cell }{ maori--turned }.
    .plain = { $seat } lays the tile{ maori--turned }.
maori-event-tile-stored = { $seat } stores { $tile }.
    .plain = { $seat } stores the tile.
maori-event-shells-gained = { $amount ->
    [one] { $seat } gets { $amount } shell for the tile ({ $rule }).
   *[other] { $seat } gets { $amount } shells for the tile ({ $rule }).
    }
maori-event-shells-short = { $seat } gets fewer shells than the tile shows ({ $amount } instead of { $shown }): the supply has no more ({ $rule }).
maori-event-tile-removed = { $seat } removes { $what } from { $cell }, out of the game ({ $rule }).
    .plain = { $seat } removes a tile, out of the game: { $what } ({ $rule }).
maori-event-passed = { $seat } does nothing ({ $rule }).
maori-event-refilled = The gap at { $cell } is filled with { $what }.
    .plain = A gap in the display is filled: { $what }.
maori-event-board-full = { $seat }'s board is full: everybody else has one more turn ({ $rule }).
maori-event-ended-filled = Everybody has had a last turn; the game ends ({ $rule }).
maori-event-ended-passed = Nobody has done anything for two rounds; the game ends ({ $rule }).
maori-event-island-unfinished = { $seat }'s unfinished island on { $cells } is removed ({ $rule }).
    .plain = { $seat }'s unfinished island is removed ({ $rule }).
maori-event-palms-scored = { $palms ->
    [one] { $seat }: { $palms } palm at { $each } on the island { $cells }: { maori--points } ({ $rule }).
   *[other] { $seat }: { $palms } palms at { $each } on the island { $cells }: { maori--points } ({ $rule }).
    }
    .plain = { $palms ->
        [one] { $seat }: { $palms } palm at { $each } on an island: { maori--points } ({ $rule }).
       *[other] { $seat }: { $palms } palms at { $each } on an island: { maori--points } ({ $rule }).
        }
maori-event-wreath-scored = { $seat }: a whole wreath between { $cells }: { maori--points } ({ $rule }).
    .plain = { $seat }: a whole wreath: { maori--points } ({ $rule }).
maori-event-boats-scored = { $seat } shows { maori--boats }: { maori--points } ({ $rule }).
maori-event-shells-scored = { $seat } holds { maori--shells }: { maori--points } ({ $rule }).
maori-event-empty-scored = { $spaces ->
    [0] { $seat } has no empty space ({ $rule }).
    [one] { $seat } has { $spaces } empty space: −{ $spaces } ({ $rule }).
   *[other] { $seat } has { $spaces } empty spaces: −{ $spaces } ({ $rule }).
    }
maori-event-tie-broken = Equal points: { $seat } holds { maori--shells } ({ $rule }).

maori-tie-break-shells = more shells (MA-38)

# The ledger. amount: without its sign; signed: with it.

maori-ledger-shells = { $amount ->
    [one] { $seat }: { $signed } shell ({ $rule })
   *[other] { $seat }: { $signed } shells ({ $rule })
    }
maori-ledger-points = { $amount ->
    [one] { $seat }: { $signed } point ({ $rule })
   *[other] { $seat }: { $signed } points ({ $rule })
    }

# What an action does. source: display or storage.

maori-action-place = Place the explorer at position { $position }
    .plain = Place the explorer here
maori-action-move = Move the explorer { maori--steps } to { $position }
    .plain = Move the explorer { maori--steps }
maori-action-move-paid = Move the explorer { maori--steps } to { $position } for { maori--price }
    .plain = Move the explorer { maori--steps } for { maori--price }
maori-action-lay = Lay { maori--source } on { $cell }{ maori--turned }
    .plain = Lay { maori--source.plain }{ maori--turned }
maori-action-lay-paid = Lay { maori--source } on { $cell }{ maori--turned } for { maori--price }
    .plain = Lay { maori--source.plain }{ maori--turned } for { maori--price }
maori-action-lay-from = Lay { maori--source } on { $cell }{ maori--turned } with the own ship at { $from } for { maori--price }
    .plain = Lay { maori--source.plain }{ maori--turned }; the own ship sails there first, for { maori--price } in all
maori--source = { $source ->
    [storage] the stored { $tile }
   *[display] { $tile }
    }
    .plain = { $source ->
        [storage] the stored tile
       *[display] the tile
        }
maori-action-store = Store { $tile }
    .plain = Store the tile
maori-action-store-paid = Store { $tile } for { maori--price }
    .plain = Store the tile for { maori--price }
maori-action-remove = Remove { $tile } from { $cell }
    .plain = Remove the tile
maori-action-pass = Do nothing
maori-action-ship = Move the own ship to { $cell }
    .plain = Move the own ship here
maori-action-stay = Leave the own ship where it is

# What is asked

maori-prompt-set-up = a tile is turned up
maori-prompt-placer = chance decides who places the explorer
maori-prompt-place = { $seat }: place the explorer
    .plain = Place the explorer
maori-prompt-move = { $seat }: move the explorer ({ maori--boats }, { maori--shells })
    .plain = Move the explorer
maori-prompt-act = { $seat }: lay, store, remove, or nothing?
    .plain = Take a lit tile
maori-prompt-act-nothing = { $seat }: lay, remove, or nothing?
    .plain = No tile can be taken here
maori-prompt-refill = the gap in the display is filled
maori-prompt-ship = { $seat }: move the own ship?
    .plain = Move the own ship?
maori-prompt-over = the game is over

# Beside the board. The letters b and s are those of the board. turn: yes if it is the seat's turn.

maori-summary-seat = { $turn ->
    [yes] ▶
   *[no] {" "}
    } { $seat }  { maori--points }  { $boats }b { $shells }s  { $empty ->
    [0] full
   *[other] { $empty } empty
    }
maori-summary-score = {"    "}palms { $palms }, wreaths { $wreaths }, boats { $boats }, shells { $shells }, empty { $empty }
maori-summary-stored = {"    "}stored: { $what }
maori-summary-filled = Last round: { $seat }'s board is full
maori-summary-stacks = Stack: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
    }, supply: { $supply ->
    [one] { $supply } shell
   *[other] { $supply } shells
    }

maori-counter-tiles = { $count ->
    [one] { $count } tile left in the stack:
   *[other] { $count } tiles left in the stack:
    }
maori-counter-tile = {"  "}{ $count } × { $what }

# Why an action is refused: behind a paragraph and a colon

maori-illegal-no-such-position = the explorer has the positions 0 to 15
maori-illegal-place-first = the explorer has to be placed first
maori-illegal-move-first = a turn begins with moving the explorer
maori-illegal-ship-now = the action is done; the own ship moves or stays
maori-illegal-one-action = one action is due: lay, store, remove or pass
maori-illegal-moved-already = the explorer has been moved; one action is due: lay, store, remove or pass
maori-illegal-no-step = the explorer moves at least 1 position
maori-illegal-too-far = every boat on the board is a free position, every further one costs a shell; there are not enough
maori-illegal-volcano = a volcano is never taken, and no tile behind it
maori-illegal-no-tile-there = the row or column in front of the explorer has no tile so far behind
maori-illegal-too-deep = every tile passed over costs a shell; there are not enough
maori-illegal-storage-empty = the storage is empty
maori-illegal-storage-full = the storage holds one tile; it is full
maori-illegal-same-as-fewer-turns = the tile looks the same with fewer quarter turns; name that rotation
maori-illegal-upright = a tile with palms stands upright and is not turned
maori-illegal-no-water = the board has no water space there
maori-illegal-occupied = a tile lies there already
maori-illegal-no-ships = there are no own ships in the basic game
maori-illegal-not-beside-ship = the space must be next to the own ship, or the ship must be moved there first for shells
maori-illegal-ship-ashore = the own ship is still beside the board; it goes onto the first tile that is laid
maori-illegal-ship-needs-tile = the own ship moves over own tiles only
maori-illegal-ship-not-beside = the tile that the own ship goes to must be next to the space
maori-illegal-ship-too-far = every step of the own ship and every tile passed over costs a shell; there are not enough
maori-illegal-nearer-tile = another own tile next to the space is nearer, or as near and earlier in reading order; name that one
maori-illegal-ship-no-way = no way over own tiles that the shells can pay for leads there
maori-illegal-nothing-to-remove = no own tile lies there
maori-illegal-under-ship = the own ship is on that tile
maori-illegal-ship-there = the own ship is there already; let it stay instead
maori-illegal-ship-to-empty = the own ship moves to an own tile only

# What is wrong with a typed move. text: what was typed. The words of moves are the same in every language.

maori-notation-move = `{ $text }` is not a move; moves are: place P · move N · lay D X,Y rN · lay stored X,Y rN · lay … from X,Y · store D · remove X,Y · pass · ship X,Y · stay
maori-notation-space = `{ $text }` is not a space; write column,row from the upper left corner, such as 0,2 (each 0 to 4)
maori-notation-rotation = `{ $text }` is not a rotation; write r0, r1, r2 or r3 (clockwise quarter turns)
maori-notation-position = `{ $text }` is not a position of the explorer; write 0 to 15, clockwise from above the left column
maori-notation-depth = `{ $text }` is not a depth; write how many tiles are passed over, 0 to 3
maori-notation-steps = `{ $text }` is not a number of steps

# Options

maori-option-mode = With or without own ships (MA-40)
maori-option-mode-basic = basic: without
maori-option-mode-advanced = advanced: the own ship may move after the action
maori-option-mode-pro = pro: the own ship goes to the tile just laid
maori-option-board = The board that everybody plays on (MA-2, MA-50)
maori-option-board-a = A: land as strips in two corners
maori-option-board-b = B: land lies crosswise in two corners
maori-option-board-c = C: upright, four wide and five high
maori-option-board-reef = reef: 20 spaces, palms inside the reef count double

# Reasons of a hint: what speaks for a move.
maori-reason-palms = it brings palms
maori-reason-wreaths = it completes a wreath
maori-reason-boats = it helps with the most boats
maori-reason-shells = it saves or brings shells
maori-reason-fill = it fills the board
maori-reason-open = it leaves islands that can be finished
maori-reason-wreath-half = it prepares a wreath
maori-reason-lost = it leaves nothing that cannot be finished
maori-reason-hut = it has a hut in the making
maori-reason-ship = the own ship stands well
maori-reason-deny = it leaves the next one little to take
