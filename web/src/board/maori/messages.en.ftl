# Maori: what the board shows and says.

maori-ui-go-sail = Sail here
maori-ui-go-lay = Lay it here
maori-ui-tagline = Sail round the bay, plant your own islands
maori-ui-board = Table. Tab goes to what may be chosen, arrows go from one to the next, R turns the tile, Enter confirms, Escape takes back.
maori-ui-display = Display and explorer
maori-ui-explorer = The explorer lies { $where }.
maori-ui-gap = Empty place
maori-ui-berth-north = above column { $n }
maori-ui-berth-east = right of row { $n }
maori-ui-berth-south = below column { $n }
maori-ui-berth-west = left of row { $n }
maori-ui-place-here = Place the explorer { $where }
maori-ui-sail-here =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, { $where }: { $price ->
        [0] free
        [one] { $price } shell
       *[other] { $price } shells
    }{ $laps ->
        [0] {""}
        [one] ; choose again for another lap
       *[other] ; choose again for up to { $laps } more laps
    }
maori-ui-take-this =
    { $tile }; { $price ->
        [0] free
        [one] { $price } shell
       *[other] { $price } shells
    }{ $held ->
        [yes] , in your hand
       *[no] {""}
    }

maori-ui-your-bay = Your bay
maori-ui-bay-of = Bay of { $name }
maori-ui-bay = Bay of { $name } ({ $seat })
maori-ui-spaces =
    { $count ->
        [0] full
        [one] { $count } space to fill
       *[other] { $count } spaces to fill
    }
maori-ui-stack =
    { $count ->
        [one] { $count } tile in the stack
       *[other] { $count } tiles in the stack
    }
maori-ui-enlarge = Show the bay of { $name } large
maori-ui-close = Back to the display
maori-ui-most = most
maori-ui-unfinished = Unfinished island: it would be taken off at the end
maori-ui-own-ship = The ship of { $name } lies on { $where }.
maori-ui-ship-beside = Own ship: it goes onto the first tile laid
maori-ui-space-name = column { $x }, row { $y }
maori-ui-lay-here =
    Lay on { $where }: { $tile }; { $price ->
        [0] free
        [one] { $price } shell
       *[other] { $price } shells
    }.{ $chosen ->
        [yes] { " " }In preview{ $turns ->
            [one] {""}
           *[other] , turn { $turn } of { $turns }
        }.
       *[no] { $turns ->
            [one] {""}
           *[other] { " " }{ $turns } ways to turn it.
        }
    }
maori-ui-remove-here = Remove { $tile } on { $where }
maori-ui-ship-here = Own ship to { $where }: { $tile }

maori-ui-mode = What to do with a tile
maori-ui-mode-lay = Lay
maori-ui-mode-store = Store
maori-ui-mode-remove = Remove
maori-ui-hint-tile = Pick a lit tile
maori-ui-hint-none = No tile can be taken from here
maori-ui-hint-space = Pick a space for it
maori-ui-hint-turn = Pick a space for it; tap again to turn
maori-ui-hint-no-space = It has no space; store it or pick another
maori-ui-hint-store = Pick the tile to store
maori-ui-hint-remove = Pick a tile of your bay to remove
maori-ui-storage-empty = Storage empty
maori-ui-storage-put = Put the tile into the storage
maori-ui-storage-has =
    Stored: { $tile }{ $can ->
        [yes] . Lay it
       *[no] {""}
    }
maori-ui-purse =
    { $count ->
        [one] { $count } shell
       *[other] { $count } shells
    }, { $supply } in the supply

maori-ui-palms = Palms
maori-ui-wreaths = Wreaths
maori-ui-boats = Most boats
maori-ui-shells = Most shells
maori-ui-empty = Empty spaces
maori-ui-if-now = if it ended now
maori-ui-in-the-end = in the end
maori-ui-forecast = If the game ended now: palms { $palms }, wreaths { $wreaths }, boats { $boats }, shells { $shells }, empty spaces { $empty }, together { $total }
maori-ui-scored = In the end: palms { $palms }, wreaths { $wreaths }, boats { $boats }, shells { $shells }, empty spaces { $empty }, together { $total }
maori-ui-facts =
    { $boats ->
        [one] { $boats } boat
       *[other] { $boats } boats
    } (steps: up to { $range }), { $shells ->
        [one] { $shells } shell
       *[other] { $shells } shells
    }, { $empty ->
        [one] { $empty } empty space
       *[other] { $empty } empty spaces
    }

maori-ui-side-north = north
maori-ui-side-east = east
maori-ui-side-south = south
maori-ui-side-west = west
maori-ui-shape-single = single island
maori-ui-shape-end = end piece, land goes on in the { $where }
maori-ui-shape-middle = middle piece, land goes on in the { $where }
maori-ui-shape-water = water
maori-ui-shape-volcano = volcano
maori-ui-shows-palms =
    { $count ->
        [one] { $count } palm
       *[other] { $count } palms
    }
maori-ui-shows-hut = hut
maori-ui-shows-wreath = half wreath in the { $where }
maori-ui-shows-boats =
    { $count ->
        [one] { $count } boat
       *[other] { $count } boats
    }
maori-ui-shows-shells =
    { $count ->
        [one] { $count } shell
       *[other] { $count } shells
    }

maori-ui-kind-single = Single islands
maori-ui-kind-end = End pieces
maori-ui-kind-middle = Middle pieces
maori-ui-kind-water = Water
maori-ui-kind-volcano = Volcanoes
maori-ui-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
maori-ui-copies = × { $count }
maori-ui-copies-left = { $left } of { $count } left
maori-ui-turns =
    { $count ->
        [one] upright
       *[other] may be turned: { $count } ways
    }
maori-ui-boards = Boards
maori-ui-board-has =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }, { $boats ->
        [one] { $boats } printed boat
       *[other] { $boats } printed boats
    } beside them
maori-ui-others = Ships and shells
maori-ui-the-explorer = The explorer, shared by all
maori-ui-the-shells =
    { $count ->
        [one] { $count } wooden shell
       *[other] { $count } wooden shells
    }

maori-ui-describe-table =
    { $stack ->
        [one] { $stack } tile
       *[other] { $stack } tiles
    } in the stack, { $supply ->
        [one] { $supply } shell
       *[other] { $supply } shells
    } in the supply.
maori-ui-describe-row = Display, row { $n }: { $tiles }.
maori-ui-describe-faced =
    The explorer faces: { $tile }, { $price ->
        [0] free
        [one] { $price } shell
       *[other] { $price } shells
    }.
maori-ui-describe-seat =
    Seat { $seat }: { $total ->
        [one] { $total } point
       *[other] { $total } points
    } if the game ended now, { $shells ->
        [one] { $shells } shell
       *[other] { $shells } shells
    }, { $boats ->
        [one] { $boats } boat
       *[other] { $boats } boats
    }, { $empty ->
        [one] { $empty } empty space
       *[other] { $empty } empty spaces
    }; { $storage }.
maori-ui-describe-tile =
    Bay of { $seat }, { $where }: { $tile }{ $open ->
        [yes] , unfinished
       *[no] {""}
    }.
