# South Seas: what the board shows and says.

south-seas-ui-tagline = Lay tiles, gather wares, load the ships
south-seas-ui-board = Map. Tab goes to the next choice, R turns the tile, Enter confirms, Escape takes back.
south-seas-ui-recentre = Back to the newest tile (C)
south-seas-ui-dead-cell = No tile left fits on column { $x }, row { $y }.
    .plain = No tile left fits here.
south-seas-ui-place =
    Place { $n } of { $total }, column { $x }, row { $y }: { $tile }.{ $chosen ->
        [yes] { " " }In preview, turn { $turn } of { $turns }.
       *[no] { $turns ->
            [one] {""}
           *[other] { " " }{ $turns } ways to turn it.
        }
    }
south-seas-ui-put =
    { $role } on { $where }{ $ware ->
        [banana] : { $symbols ->
            [one] { $symbols } banana
           *[other] { $symbols } bananas
        }
        [shell] : { $symbols ->
            [one] { $symbols } shell
           *[other] { $symbols } shells
        }
        [fish] : { $symbols } fish
       *[none] {""}
    }, { $open ->
        [0] complete
        [one] { $open } open end
       *[other] { $open } open ends
    }
south-seas-ui-back = Take back: { $role } on { $where }
south-seas-ui-step-tile = Tile
south-seas-ui-step-islander = Islander
south-seas-ui-step-deliver = Deliver
south-seas-ui-lay = Lay the tile
south-seas-ui-lay-both = Lay both
south-seas-ui-lay-back = Lay and take back
south-seas-ui-tile-only = Tile only
south-seas-ui-no-islander = No islander
south-seas-ui-no-ship = No ship
south-seas-ui-ways = Who goes on the tile
south-seas-ui-choosing =
    { $kind ->
        [bridge] bridge
        [island] island
        [sea] sea
       *[market] market
    }, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, { $open ->
        [no] complete
       *[yes] still open
    }
south-seas-ui-choosing-back = { $role } comes home
south-seas-ui-choosing-empty = nobody left there
south-seas-ui-leaving =
    { $count ->
        [one] Your wares would load this ship now.
       *[other] Your wares would load one of these ships now.
    }
south-seas-ui-islander = { $role } of { $name } ({ $seat })
south-seas-ui-role-shell-collector = Shell collector
south-seas-ui-role-banana-picker = Banana picker
south-seas-ui-role-fisher = Fisher
south-seas-ui-role-merchant = Merchant
south-seas-ui-list = { $most } and { $last }
south-seas-ui-side-north = north
south-seas-ui-side-east = east
south-seas-ui-side-south = south
south-seas-ui-side-west = west
south-seas-ui-shows-market = market
south-seas-ui-shows-island = island { $where }
south-seas-ui-shows-bridge =
    { $count ->
        [one] bridge
       *[other] bridges
    } { $where }
south-seas-ui-shows-sea = sea { $where }
south-seas-ui-part-bridge = the bridge { $where }, column { $x }, row { $y }
    .plain = { $count ->
            [0] the bridge
           *[other] the bridge in the { $where }
        }
south-seas-ui-part-island = the island { $where }, column { $x }, row { $y }
    .plain = the island in the { $where }
south-seas-ui-part-sea = the sea { $where }, column { $x }, row { $y }
    .plain = the sea in the { $where }
south-seas-ui-part-market = the market, column { $x }, row { $y }
    .plain = the market

south-seas-ui-harbour = Harbour
south-seas-ui-to-come = { $count } to come
south-seas-ui-ships-left =
    { $count ->
        [one] { $count } ship is still to come
       *[other] { $count } ships are still to come
    }
south-seas-ui-ship = Ship of { $value }: { $demand }
south-seas-ui-take = Take this ship
south-seas-ui-load =
    { $count ->
        [one] Deliver
       *[other] Deliver, { $count } ways to pay
    }
south-seas-ui-pays = Chosen, pays { $wares }
south-seas-ui-payments = What to pay
south-seas-ui-empty-berth = Empty berth
south-seas-ui-stacks = Tile in hand and stack
south-seas-ui-drawn = Drawn tile { $tile }
    .plain = Drawn tile
south-seas-ui-hand = Tile in hand
south-seas-ui-places =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
south-seas-ui-turn = turn
south-seas-ui-next = next
south-seas-ui-tiles-left =
    { $count ->
        [one] tile left
       *[other] tiles left
    }
south-seas-ui-removed =
    { $count ->
        [one] { $count } tile fitted nowhere: { $tiles }
       *[other] { $count } tiles fitted nowhere: { $tiles }
    }
    .plain = { $count ->
            [one] { $count } tile fitted nowhere
           *[other] { $count } tiles fitted nowhere
        }
south-seas-ui-aids = What is left in the stack
south-seas-ui-dead =
    { $count ->
        [one] { $count } dead cell
       *[other] { $count } dead cells
    }
south-seas-ui-odds = { $left } of { $count } left, { $percent } %
south-seas-ui-odds-of = { $key }: { $left } of { $count } left, { $percent } %

south-seas-ui-count-bananas =
    { $count ->
        [one] { $count } banana
       *[other] { $count } bananas
    }
south-seas-ui-count-shells =
    { $count ->
        [one] { $count } shell
       *[other] { $count } shells
    }
south-seas-ui-count-fish = { $count } fish
south-seas-ui-nothing = nothing
south-seas-ui-demand-any =
    any { $count ->
        [one] { $count } ware
       *[other] { $count } wares
    }
south-seas-ui-demand-same = { $count } alike
south-seas-ui-demand-pair = { $more } alike and { $less } of another kind
south-seas-ui-owns = Wares: { $wares }
south-seas-ui-home = Islanders in the supply: { $count } of { $all }
south-seas-ui-won =
    { $count ->
        [0] No ships
        [one] { $count } ship: { $values }
       *[other] { $count } ships: { $values }
    }
south-seas-ui-no-ships = no ships

south-seas-ui-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
south-seas-ui-ships =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
south-seas-ui-wares = Wares and demands
south-seas-ui-wares-note = What stands on tiles and crates, with the letter that the notation of actions uses.
south-seas-ui-ware-banana = bananas, from islands
south-seas-ui-ware-shell = shells, from bridges
south-seas-ui-ware-fish = fish, from seas
south-seas-ui-people = Islanders and boat tokens
south-seas-ui-tokens = Boat tokens laid on caught fish
south-seas-ui-start = Start tile
south-seas-ui-copies = × { $count }
south-seas-ui-copies-left = { $left } of { $count } left

south-seas-ui-describe-stacks =
    In the stacks: { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }.
south-seas-ui-describe-drawn = Drawn tile { $id }: { $tile }.
south-seas-ui-describe-berth = Berth { $n }: { $ship }.
south-seas-ui-describe-seat =
    Seat { $seat }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $wares }, { $supply ->
        [one] { $supply } islander
       *[other] { $supply } islanders
    } at home, { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }.
south-seas-ui-describe-tile = Column { $x }, row { $y }: { $tile }.
south-seas-ui-describe-boat = Fishing boat in { $where }.
south-seas-ui-describe-symbol = { $what } on { $where }.
south-seas-ui-describe-islander = { $role } of { $seat } on { $where }.

south-seas-ui-source-loaded = ships loaded
south-seas-ui-source-market = ships from markets
south-seas-ui-source-wares = wares left, 3 for 1 point
