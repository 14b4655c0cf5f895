# South Seas in English.
#
# seat: a seat's letter. cell, part, tile: as in notation. rule: a paragraph of the law.
# kind: bridge, island, sea or market. ware: banana, shell or fish. points: of a ship; demand: what it wants.
# Keys with two hyphens are pieces that only this language's messages use.

south-seas-title = South Seas

# Pieces

south-seas--kind = { $kind ->
    [bridge] bridge
    [island] island
    [sea] sea
   *[market] market
    }
south-seas--role = { $kind ->
    [bridge] shell collector
    [island] banana picker
    [sea] fisher
   *[market] merchant
    }
south-seas--feature = { south-seas--kind } at { $cell } ({ $part })
south-seas--ware = { $ware ->
    [banana] { $amount ->
        [one] banana
       *[other] bananas
        }
    [shell] { $amount ->
        [one] shell
       *[other] shells
        }
   *[fish] fish
    }
south-seas--points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
south-seas--tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
    }
south-seas--ship = { $points }-point ship ({ $demand })

# Phrases

south-seas-amount = { $amount } { south-seas--ware }
south-seas-demand-named = { $wares }
south-seas-demand-any = { $amount ->
    [one] any { $amount } ware
   *[other] any { $amount } wares
    }
south-seas-demand-same = { $amount ->
    [one] { $amount } ware of one kind
   *[other] { $amount } wares of one kind
    }
south-seas-demand-pair = { $amount ->
    [one] { $amount } ware of one kind and { $other } of another
   *[other] { $amount } wares of one kind and { $other } of another
    }
south-seas-islanders = islanders: { $seats }
south-seas-islanders-none = nobody is on it
south-seas-islanders-of = { $seat } { $count }
south-seas-stake-open = { south-seas-amount }
south-seas-stake-complete = { south-seas-amount }, complete
south-seas-stake-market-open = { $missing ->
    [one] { $missing } neighbour missing
   *[other] { $missing } neighbours missing
    }
south-seas-stake-market-complete = complete

# Events

south-seas-event-ship-turned-up = A ship arrives: the { south-seas--ship }.
south-seas-event-tile-drawn = { $seat } draws tile { $tile } ({ $layout }).
    .plain = { $seat } draws a tile: { $layout }.
south-seas-event-tile-removed = Tile { $tile } ({ $layout }) fits nowhere and leaves the game ({ $rule }).
    .plain = A tile fits nowhere and leaves the game: { $layout } ({ $rule }).
south-seas-event-tile-placed = { $seat } lays { $tile } on { $cell }.
    .plain = { $seat } lays the tile.
south-seas-event-islander-placed = { $seat } places a { south-seas--role } on the { south-seas--feature }.
    .plain = { $seat } places a { south-seas--role } on the { south-seas--kind }.
south-seas-event-islander-taken-back = { $seat } takes the { south-seas--role } back from the { south-seas--feature }.
    .plain = { $seat } takes the { south-seas--role } back from the { south-seas--kind }.
south-seas-event-evaluated-complete = The { south-seas--feature } is complete: { south-seas-amount } on { south-seas--tiles }; { $islanders } ({ $rule }).
    .plain = The { south-seas--kind } is complete: { south-seas-amount } on { south-seas--tiles }; { $islanders } ({ $rule }).
south-seas-event-evaluated-boat = The { south-seas--feature } gets a fishing boat: { south-seas-amount } on { south-seas--tiles }; { $islanders } ({ $rule }).
    .plain = The { south-seas--kind } gets a fishing boat: { south-seas-amount } on { south-seas--tiles }; { $islanders } ({ $rule }).
south-seas-event-evaluated-end = The { south-seas--feature } counts at the end: { south-seas-amount } on { south-seas--tiles }; { $islanders } ({ $rule }).
    .plain = The { south-seas--kind } counts at the end: { south-seas-amount } on { south-seas--tiles }; { $islanders } ({ $rule }).
south-seas-event-gained = { $seat } gains { south-seas-amount } from the { south-seas--feature } ({ $rule }).
    .plain = { $seat } gains { south-seas-amount } from the { south-seas--kind } ({ $rule }).
south-seas-event-fish-covered = A boat token covers { $group ->
    [double] a double fish group
   *[single] a single fish
    } at { $cell } ({ $rule }).
    .plain = A boat token covers { $group ->
        [double] a double fish group
       *[single] a single fish
        } ({ $rule }).
south-seas-event-fish-covered-without-token = No token is left, but covered is { $group ->
    [double] a double fish group
   *[single] a single fish
    } at { $cell } ({ $rule }).
    .plain = No token is left, but covered is { $group ->
        [double] a double fish group
       *[single] a single fish
        } ({ $rule }).
south-seas-event-islander-returned = { $seat }'s { south-seas--role } returns from the { south-seas--feature } ({ $rule }).
    .plain = { $seat }'s { south-seas--role } returns from the { south-seas--kind } ({ $rule }).
south-seas-event-market-completed = The market at { $cell } is complete; { $seat } is due a ship ({ $rule }).
    .plain = A market is complete; { $seat } is due a ship ({ $rule }).
south-seas-event-market-completed-empty = The market at { $cell } is complete; it has no merchant ({ $rule }).
    .plain = A market is complete; it has no merchant ({ $rule }).
south-seas-event-ship-won = { $seat } takes the { south-seas--ship } for a market: { south-seas--points } ({ $rule }).
south-seas-event-no-ship-left = No ship is left for { $seat }'s market ({ $rule }).
south-seas-event-ship-delivered = { $seat } delivers { $wares } to the { south-seas--ship }: { south-seas--points } ({ $rule }).
south-seas-event-ended-last-tile = The last tile is laid; the game ends ({ $rule }).
south-seas-event-ended-last-ship = The last ship is taken; the game ends ({ $rule }).
south-seas-event-ended-nothing-fits = No tile left in the stack fits; the game ends at once ({ $rule }).
south-seas-event-wares-counted = { $wares ->
    [one] { $seat } has { $wares } ware left: { south-seas--points } ({ $rule }).
   *[other] { $seat } has { $wares } wares left: { south-seas--points } ({ $rule }).
    }

# The ledger. amount: without its sign; signed: with it.

south-seas-ledger-wares = { $seat }: { $signed } { south-seas--ware } ({ $rule })
south-seas-ledger-points = { $amount ->
    [one] { $seat }: { $signed } point ({ $rule })
   *[other] { $seat }: { $signed } points ({ $rule })
    }

# What an action does. turn: none, right, around or left.

south-seas-action-place = Lay the tile on { $cell }{ $turn ->
    [right] , turned right
    [around] , turned upside down
    [left] , turned left
   *[none] {""}
    }
    .plain = Lay the tile{ $turn ->
        [right] , turned right
        [around] , turned upside down
        [left] , turned left
       *[none] {""}
        }
south-seas-action-put = Place a { south-seas--role } on the { south-seas--kind } { $part } ({ $stake })
    .plain = Place a { south-seas--role } on the { south-seas--kind } ({ $stake })
south-seas-action-back = Take the { south-seas--role } back from the { south-seas--feature }
    .plain = Take the { south-seas--role } back from the { south-seas--kind }
south-seas-action-take = Take the { south-seas--ship }
south-seas-action-load = Deliver { $wares } to the { south-seas--ship }
south-seas-action-skip-islander = Neither place nor take back an islander
south-seas-action-skip-delivery = Do not deliver

# What is asked

south-seas-prompt-place = { $seat }: lay tile { $tile } ({ $layout })
    .plain = Lay the tile
south-seas-prompt-islander = { $seat }: an islander in or out?
    .plain = An islander in or out?
south-seas-prompt-choose = { $seat }: choose a ship for the market
    .plain = Choose a ship for the market
south-seas-prompt-deliver = { $seat }: deliver to a ship?
    .plain = Deliver to a ship?
south-seas-prompt-draw = { $seat } draws a tile
    .plain = A tile is drawn
south-seas-prompt-ship = a ship is turned up
south-seas-prompt-over = the game is over

# Beside the board. The letters b, s and f are those of the map. turn: yes if it is the seat's turn.

south-seas-summary-seat = { $turn ->
    [yes] ▶
   *[no] {" "}
    } { $seat }  { south-seas--points }  { $bananas }b { $shells }s { $fish }f  islanders { $supply } of 4
south-seas-summary-ships = Ships
south-seas-summary-ship = {"  "}{ south-seas--points } for { $demand }
south-seas-summary-no-ship = {"  "}(none)
south-seas-summary-stacks = Stacks: { south-seas--tiles }, { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
    }

south-seas-counter-tiles = { $count ->
    [one] { $count } tile left in the stack:
   *[other] { $count } tiles left in the stack:
    }
south-seas-counter-layout = {"  "}{ $count } × { $id } { $layout }
south-seas-counter-layout-boats = {"  "}{ $count } × { $id } { $layout }, { $boats } with a boat
south-seas-counter-ships = { $count ->
    [one] { $count } ship left in the stack:
   *[other] { $count } ships left in the stack:
    }
south-seas-counter-ship = {"  "}{ $count } × { south-seas--points } for { $demand }

# Why an action is refused: behind a paragraph and a colon

south-seas-illegal-tile-laid-already = this turn's tile has been laid already
south-seas-illegal-tile-must-be-laid = the drawn tile has to be laid
south-seas-illegal-occupied-cell = a tile lies there already
south-seas-illegal-no-neighbour = the tile must touch a laid tile along an edge
south-seas-illegal-edges-do-not-continue = every touching edge must continue: island to island, sea to sea, bridge to bridge
south-seas-illegal-same-as-fewer-turns = the tile looks the same with fewer quarter turns; name that rotation
south-seas-illegal-islander-after-tile = an islander is placed right after the tile, at most one a turn
south-seas-illegal-no-islander-left = the seat has no islander in its supply
south-seas-illegal-no-such-part = an islander goes on a part of the tile just laid; it has no such part
south-seas-illegal-occupied-bridge = this bridge already holds an islander
south-seas-illegal-occupied-island = this island already holds an islander
south-seas-illegal-occupied-sea = this sea already holds an islander
south-seas-illegal-occupied-market = this market already holds a merchant
south-seas-illegal-later-part = this part belongs to the same feature as an earlier part of the tile; name that one
south-seas-illegal-back-after-tile = an islander is taken back right after placing the tile, instead of placing one
south-seas-illegal-no-islander-there = no islander of the seat stands there
south-seas-illegal-supply-not-empty = at this table an islander may be taken back only while the own supply is empty
south-seas-illegal-no-market-due = a ship is taken without paying only for a completed market
south-seas-illegal-not-highest-ship = a market earns a face-up ship of the highest value
south-seas-illegal-ship-must-be-taken = one of the ships of highest value has to be taken
south-seas-illegal-delivery-last = delivery comes last in a turn, to at most one ship
south-seas-illegal-ship-not-shown = that ship is not face up
south-seas-illegal-wrong-payment = the ship demands other wares; payment is exact
south-seas-illegal-wares-not-owned = the seat does not own these wares

# What is wrong with a typed move. text: what was typed. The words of moves are the same in every language.

south-seas-notation-move = `{ $text }` is not a move; moves are: place X,Y rN · put PART · back X,Y PART · take SHIP · load SHIP WARES · skip
south-seas-notation-cell = `{ $text }` is not a cell; write column,row such as 0,-1 (each from -100 to 100)
south-seas-notation-rotation = `{ $text }` is not a rotation; write r0, r1, r2 or r3 (clockwise quarter turns)
south-seas-notation-wares = `{ $text }` are not wares; write them like 2B1S3F (B bananas, S shells, F fish)
south-seas-notation-ship = there is no ship `{ $text }`; `atoll data show south-seas` lists them
south-seas-notation-payment = name the payment for the ship, for example `{ $text }`
south-seas-notation-part = tile { $tile } has no part `{ $text }`; its parts are { $parts }
south-seas-notation-no-tile = no tile lies on { $cell }

# Options

south-seas-option-retrieve = When an islander may be taken back from the map (SS-12)
south-seas-option-retrieve-any-time = whenever none was placed this turn
south-seas-option-retrieve-only-when-supply-empty = only while the own supply is empty
south-seas-option-first = Which seat begins (SS-4)

# Layouts of tiles

south-seas-layout-straight-bridge = straight bridge
south-seas-layout-three-bridges = three bridges meeting at a stone
south-seas-layout-bridge-curve = bridge curve
south-seas-layout-four-bridges = four bridges meeting at a stone
south-seas-layout-cap = one island cap
south-seas-layout-cap-bridge-passing = cap and a bridge passing by
south-seas-layout-cap-curve-one-hand = cap and a curve, one hand
south-seas-layout-cap-curve-other-hand = cap and a curve, other hand
south-seas-layout-cap-three-bridges = cap and three bridges at a stone
south-seas-layout-cap-side-bridge = cap and a side bridge ending at the island
south-seas-layout-cap-opposite-bridge = cap and an opposite bridge ending at the island
south-seas-layout-caps-opposite = two caps, opposite, separate
south-seas-layout-band = island band across
south-seas-layout-three-sides = island on three sides
south-seas-layout-caps-adjacent = two caps, adjacent, separate
south-seas-layout-corner = island corner
south-seas-layout-corner-bridge-curve = island corner and a bridge curve
south-seas-layout-four-sides = island on all four sides
south-seas-layout-three-sides-bridge = island on three sides and a bridge ending at it
south-seas-layout-market-0 = market, no bridge
south-seas-layout-market-1 = market, one bridge
south-seas-layout-market-2 = market, two opposite bridges
south-seas-layout-market-3 = market, three bridges
south-seas-layout-market-4 = market, four bridges

# Reasons of a hint: what speaks for a move.
south-seas-reason-claim = it claims something worth having
south-seas-reason-points = it brings ships
south-seas-reason-wares = it brings wares that are needed
south-seas-reason-home = it keeps islanders free
south-seas-reason-serve = it loads a ship soon
south-seas-reason-bridge = the bridges are worth more
south-seas-reason-island = the islands are worth more
south-seas-reason-sea = the seas are worth more
south-seas-reason-market = the market is nearer to completion
south-seas-reason-deny = it takes a ship from a rival
south-seas-reason-block = it holds a rival up
