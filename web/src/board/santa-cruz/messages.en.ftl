# Santa Cruz: what the board shows and says.

santa-cruz-ui-go-build = Build
santa-cruz-ui-go-play = Play
santa-cruz-ui-tagline = Settle one island twice: explore, then know
santa-cruz-ui-board = Map. Tab goes to the next choice, arrows go from site to site, Enter confirms, Escape takes back.
santa-cruz-ui-recentre = Back to what matters now (C)
santa-cruz-ui-list = { $most } and { $last }
santa-cruz-ui-nothing = nothing
santa-cruz-ui-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

santa-cruz-ui-site-coast = coast site { $id }
    .plain = coast site
santa-cruz-ui-site-land = land site { $id }
    .plain = land site
santa-cruz-ui-site-volcano = volcano site { $id }
    .plain = volcano site
santa-cruz-ui-building-lighthouse = Lighthouse
santa-cruz-ui-building-church = Church
santa-cruz-ui-building-house = House
santa-cruz-ui-resource-sheep = sheep
santa-cruz-ui-resource-fish = fish
santa-cruz-ui-resource-wood = wood
santa-cruz-ui-resource-sugar = sugar
santa-cruz-ui-resource-gold = gold
santa-cruz-ui-fish-bonus = fish bonus { $count }
santa-cruz-ui-a-bird = a bird
santa-cruz-ui-face-down = Face-down tile
santa-cruz-ui-building = { $building } of { $name } ({ $seat }) on { $site }
santa-cruz-ui-shared-with = shared with { $seat }
santa-cruz-ui-shares = shares the site
santa-cruz-ui-turns-up =
    { $count ->
        [one] turns up { $count } tile
       *[other] turns up { $count } tiles
    }
santa-cruz-ui-target =
    Site { $n } of { $total }, { $site }: { $what }.{ $chosen ->
        [yes] { " " }In preview.
       *[no] {""}
    }
santa-cruz-ui-targets = Where you may build

santa-cruz-ui-card-ship = Ship
santa-cruz-ui-card-path = Path
santa-cruz-ui-card-river = River
santa-cruz-ui-card-double = Double
santa-cruz-ui-hint-ship = any free coast site
santa-cruz-ui-hint-path = by a path from a building of yours
santa-cruz-ui-hint-river = on a river where you have a building
santa-cruz-ui-hint-double = one kind, twice
santa-cruz-ui-twice = { $name }, twice
santa-cruz-ui-double-how = Then name one kind and build twice with it.
santa-cruz-ui-reaches =
    { $count ->
        [0] no site
        [one] { $count } site
       *[other] { $count } sites
    }
santa-cruz-ui-reaches-nothing = It reaches nothing now. Playing it ends your turn.
santa-cruz-ui-kinds = What the double card is
santa-cruz-ui-first-of-two = First of two buildings

santa-cruz-ui-score-sheep = Sheep
santa-cruz-ui-score-fish = Fish
santa-cruz-ui-score-wood = Wood
santa-cruz-ui-score-sugar = Sugar
santa-cruz-ui-score-gold = Gold
santa-cruz-ui-score-sheep-fish = Sheep and fish
santa-cruz-ui-score-wood-sugar = Wood and sugar
santa-cruz-ui-score-great-gold = Great gold
santa-cruz-ui-score-four-houses = Four houses
santa-cruz-ui-score-mixed = Mixed village
santa-cruz-ui-score-street = Street
santa-cruz-ui-score-coast = Coast
santa-cruz-ui-score-river = Rivers
santa-cruz-ui-score-volcano = Volcanoes
santa-cruz-ui-score-eruption = Eruption
santa-cruz-ui-score-birds = Birds
santa-cruz-ui-how-sheep = { $points } with a sheep
santa-cruz-ui-how-fish = { $points } with a fish, plus bonus
santa-cruz-ui-how-wood = { $points } with wood
santa-cruz-ui-how-sugar = { $points } with sugar
santa-cruz-ui-how-gold = { $points } with gold
santa-cruz-ui-how-sheep-fish = { $points } with both, { $single } with one, plus bonus
santa-cruz-ui-how-wood-sugar = { $points } with both, { $single } with one
santa-cruz-ui-how-great-gold = { $points } with gold
santa-cruz-ui-how-four-houses = { $points } with four houses
santa-cruz-ui-how-mixed = { $points } with one of each
santa-cruz-ui-how-street = { $points } with four along paths
santa-cruz-ui-how-coast = { $points } for each on the coast
santa-cruz-ui-how-river = { $points } for each on a river
santa-cruz-ui-how-volcano = { $points } for each on a volcano
santa-cruz-ui-how-eruption = costs { $points } for each on a volcano, then they are gone
santa-cruz-ui-how-birds = { $points } for each bird chip

santa-cruz-ui-hand = Your cards
santa-cruz-ui-hand-card =
    { $name }{ $copies ->
        [one] {""}
       *[other] {" × "}{ $copies }
    }: { $hint }{ $fresh ->
        [yes] . New, laid aside
       *[no] {""}
    }
santa-cruz-ui-new = new
santa-cruz-ui-away = goes back into the box, unseen by the others

santa-cruz-ui-sets = Choose your set of cards
santa-cruz-ui-sets-how = Seven building cards for round 1. Your scoring cards lie below: take the set that helps them.
santa-cruz-ui-set-rivers = Rivers
santa-cruz-ui-set-paths = Paths
santa-cruz-ui-set-ships = Ships
santa-cruz-ui-set-balanced = Balanced
santa-cruz-ui-set-about-rivers = Follow the rivers inland, past tiles nobody has seen.
santa-cruz-ui-set-about-paths = Grow from house to house; streets come by themselves.
santa-cruz-ui-set-about-ships = Land anywhere: coasts, lighthouses, fish.
santa-cruz-ui-set-about-balanced = Two of each kind, for every opportunity.
santa-cruz-ui-draft = Take a pile for round 2
santa-cruz-ui-draft-how = Each pile is all that was played in round 1: seven building cards and the scoring cards. Lowest rank takes first.
santa-cruz-ui-pile-of = Pile of { $name }
santa-cruz-ui-taken-by = { $name } has it
santa-cruz-ui-waiting-for = { $name } chooses.
santa-cruz-ui-count-card = { $count } × { $name }

santa-cruz-ui-track = Score track.
santa-cruz-ui-track-place = Place { $rank }: { $name } ({ $seat }), { $points }.
santa-cruz-ui-laps = A flag on a marker tells the points of its finished laps of { $count }.
santa-cruz-ui-pays-nobody = Nobody scores
santa-cruz-ui-birds-of = Birds of { $name }
santa-cruz-ui-no-birds = no birds
santa-cruz-ui-round-over = Round { $round } is over
santa-cruz-ui-round-begins = Round { $round }: { $name } begins

santa-cruz-ui-round = Round { $round } of 2
santa-cruz-ui-before = Before the landing
santa-cruz-ui-birds-left =
    { $count ->
        [one] { $count } bird chip left
       *[other] { $count } bird chips left
    }
santa-cruz-ui-cards-left =
    { $count ->
        [one] { $count } scoring card in the stack
       *[other] { $count } scoring cards in the stack
    }
santa-cruz-ui-sharing-free = { $name } is last and may share a site once.
santa-cruz-ui-sharing-used = { $name } is last and has shared a site.
santa-cruz-ui-own-birds = Your birds: { $values } (together { $sum })
santa-cruz-ui-pays-now = What each card would pay now
santa-cruz-ui-card = Card
santa-cruz-ui-where-own = In your hand
santa-cruz-ui-where-unseen = Not seen yet
santa-cruz-ui-where-seen = Played or known
santa-cruz-ui-unseen =
    { $count ->
        [one] { $count } tile unseen
       *[other] { $count } tiles unseen
    }

santa-cruz-ui-stock = In stock: houses { $house }, churches { $church }, lighthouses { $lighthouse }. Bird chips: { $birds }.
santa-cruz-ui-may-share = may share
santa-cruz-ui-may-share-how = Last in this round: may build once on a site that another player holds.
santa-cruz-ui-stands-on = Resources: { $list }. Fish bonus { $bonus }.
santa-cruz-ui-cards-of = Set { $set }. { $cards }. Scoring cards in hand: { $scoring }.
santa-cruz-ui-card-left = { $name }: { $left } left, { $played } played
santa-cruz-ui-scoring-in-hand =
    { $count ->
        [one] { $count } scoring card in hand
       *[other] { $count } scoring cards in hand
    }

santa-cruz-ui-tiles = Tiles: { $count }
santa-cruz-ui-tiles-coast = Coast: { $count }
santa-cruz-ui-tiles-land = Land: { $count }
santa-cruz-ui-tiles-volcano = Volcano: { $count }
santa-cruz-ui-building-cards = Building cards: { $count }
santa-cruz-ui-scoring-cards = Scoring cards: { $count }
santa-cruz-ui-bird-chips = Bird chips: { $count }
santa-cruz-ui-wood = Wooden buildings of each seat
santa-cruz-ui-copies = × { $count }
santa-cruz-ui-map = Map: sites { $sites }, paths { $paths }, rivers { $rivers }
santa-cruz-ui-map-sites = Sites:
santa-cruz-ui-map-paths = Paths:
santa-cruz-ui-map-rivers = Rivers:

santa-cruz-ui-describe-order = Order on the track: { $order }.
santa-cruz-ui-describe-left = Unseen tiles: coast { $coast }, land { $land }, volcano { $volcano }; scoring cards { $cards }, bird chips { $birds }.
santa-cruz-ui-describe-seat = { $seat }: points { $score }. Set { $set }. In stock houses { $house }, churches { $church }, lighthouses { $lighthouse }. Building cards in hand: { $cards }. Scoring cards in hand: { $scoring }. Played: { $played }. Resources: { $goods }, fish bonus { $bonus }. Bird chips: { $birds }. Longest street: { $street }.
santa-cruz-ui-describe-pile = Pile of { $seat }: set { $set }, scoring cards { $scoring }.
santa-cruz-ui-describe-hand = Your scoring cards: { $cards }.
santa-cruz-ui-describe-new = Your new scoring card: { $card }.
santa-cruz-ui-describe-built = { $building } of { $seat }.
santa-cruz-ui-describe-site = { $site }: { $what }. Joined with { $joined }{ $rivers ->
        [none] {""}
       *[other] , on { $rivers }
    }.{ $built }
santa-cruz-ui-describe-pays = { $card } would pay { $pays }.

santa-cruz-ui-source-start = start
santa-cruz-ui-source-tile = built sites
santa-cruz-ui-source-card = scoring cards
santa-cruz-ui-source-bonus = fish bonus
santa-cruz-ui-source-chips = birds
