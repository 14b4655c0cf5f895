# Santa Cruz in English.
#
# seat, other, last: a seat's letter or name. site: as in notation. rule: a paragraph of the law. tile: what a tile shows.
# building: lighthouse, church or house. card: a building card (ship, path, river, double) or a scoring card, by its word.
# set: rivers, paths, ships or balanced. kind: landing, ship, path or river. resource: sheep, fish, wood, sugar or gold.
# Keys with two hyphens are pieces that only this language's messages use.

santa-cruz-title = Santa Cruz
santa-cruz-option-sets = How players come to their sets of building cards (SC-5)
santa-cruz-option-sets-chosen = chosen openly, one after another
santa-cruz-option-sets-random = dealt at random (for beginners)
santa-cruz-tie-break = whoever arrived first

# Pieces

santa-cruz--building = { $building ->
    [lighthouse] lighthouse
    [church] church
   *[house] house
    }
santa-cruz--building-card = { $card ->
    [ship] ship
    [path] path
    [river] river
   *[double] double
    }
santa-cruz--scoring = { $card ->
    [sheep] sheep
    [fish] fish
    [wood] wood
    [sugar] sugar
    [gold] gold
    [sheep-fish] sheep and fish
    [wood-sugar] wood and sugar
    [great-gold] great gold
    [four-houses] four houses
    [mixed] mixed buildings
    [street] street
    [coast] coast
    [river] river
    [volcano] volcano
    [eruption] eruption
   *[birds] birds
    }
santa-cruz--set = { $set ->
    [rivers] rivers (A)
    [paths] paths (B)
    [ships] ships (C)
   *[balanced] balanced (D)
    }
santa-cruz--kind = { $kind ->
    [landing] landing
    [ship] ship
    [path] path
   *[river] river
    }
santa-cruz--points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
santa-cruz--amount = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
    }
santa-cruz--targets = { $count ->
    [0] no site within reach
    [one] { $count } site within reach
   *[other] { $count } sites within reach
    }
santa-cruz--turns-up = { $count ->
    [0] {""}
    [one] , turns up { $count } tile
   *[other] , turns up { $count } tiles
    }

# Phrases

santa-cruz-seat = { $seat }
santa-cruz-scoring = { santa-cruz--scoring }
santa-cruz-cards = { $count } × { santa-cruz--building-card }
santa-cruz-thing-resource = { $resource ->
    [sheep] sheep
    [fish] fish
    [wood] wood
    [sugar] sugar
   *[gold] gold
    }
santa-cruz-thing-bonus = fish bonus { $amount }
santa-cruz-thing-bird = bird
santa-cruz-tile = { santa-cruz--building }, { santa-cruz--points }
santa-cruz-tile-with = { santa-cruz--building }, { santa-cruz--points }: { $things }
santa-cruz-pay = { $seat } { $amount }

# Events

santa-cruz-event-tile-laid = On { $site } lies: { $tile } ({ $rule }).
    .plain = A tile on the coast: { $tile } ({ $rule }).
santa-cruz-event-card-dealt = { $seat } is dealt a scoring card ({ $rule }).
santa-cruz-event-new-card = { $seat } draws a new scoring card and lays it aside ({ $rule }).
santa-cruz-event-card-seen = It is: { santa-cruz--scoring } ({ $rule }).
santa-cruz-event-first-chooser = { $seat } chooses a set first ({ $rule }).
santa-cruz-event-set-taken = { $seat } has the set { santa-cruz--set } ({ $rule }).
santa-cruz-event-round-begun = Round { $round } begins; { $seat } starts ({ $rule }).
santa-cruz-event-marker-set = { $seat }'s marker stands on { $amount } ({ $rule }).
santa-cruz-event-played = { $seat } plays a building card: { santa-cruz--building-card } ({ $rule }).
santa-cruz-event-double-named = { $seat } names: two { $kind ->
    [ship] ships
    [path] paths
   *[river] rivers
    } ({ $rule }).
santa-cruz-event-scored = { $seat } plays a scoring card: { santa-cruz--scoring } ({ $rule }).
santa-cruz-event-built = { $seat } builds a { santa-cruz--building } on { $site } ({ $rule }).
    .plain = { $seat } builds a { santa-cruz--building } ({ $rule }).
santa-cruz-event-built-shared = { $seat } builds a { santa-cruz--building } on { $site } beside { $other } ({ $rule }).
    .plain = { $seat } builds a { santa-cruz--building } beside { $other } ({ $rule }).
santa-cruz-event-gained-tile = { $seat } gains { santa-cruz--amount } for { $site }: { $total } now ({ $rule }).
    .plain = { $seat } gains { santa-cruz--amount } for the tile: { $total } now ({ $rule }).
santa-cruz-event-gained-card = { $seat } gains { santa-cruz--amount } for { santa-cruz--scoring }: { $total } now ({ $rule }).
santa-cruz-event-gained-bonus = { $seat } gains { santa-cruz--amount } for { santa-cruz--scoring }, with a fish bonus of { $bonus }: { $total } now ({ $rule }).
santa-cruz-event-gained-chips = { $seat } gains { santa-cruz--amount } for bird chips: { $total } now ({ $rule }).
santa-cruz-event-lost = { $seat } loses { santa-cruz--amount } by the eruption: { $total } now ({ $rule }).
santa-cruz-event-bird-drawn = { $seat } draws a bird chip ({ $rule }).
santa-cruz-event-chip-seen = Its value is { $amount } ({ $rule }).
santa-cruz-event-no-bird-left = No bird chip is left for { $seat } ({ $rule }).
santa-cruz-event-turned-up = { $site } is turned up: { $tile } ({ $rule }).
    .plain = A tile is turned up: { $tile } ({ $rule }).
santa-cruz-event-lacking = { $seat } has no { santa-cruz--building } in stock for { $site } ({ $rule }).
    .plain = { $seat } has no { santa-cruz--building } in stock ({ $rule }).
santa-cruz-event-unable = { $kind ->
    [landing] { $seat } cannot land ({ $rule }).
   *[other] { $seat } can build nowhere by { santa-cruz--kind } ({ $rule }).
    }
santa-cruz-event-declined = { $seat } does not share a tile ({ $rule }).
santa-cruz-event-erupted = The volcano takes { $seat }'s { santa-cruz--building } on { $site } ({ $rule }).
    .plain = The volcano takes { $seat }'s { santa-cruz--building } ({ $rule }).
santa-cruz-event-round-over = Round { $round } is over ({ $rule }).
santa-cruz-event-own-pile-taken = { $seat } takes back the own pile ({ $rule }).
santa-cruz-event-pile-taken = { $seat } takes the pile of { $other } ({ $rule }).
santa-cruz-event-card-put-away = { $seat } puts a scoring card away ({ $rule }).
santa-cruz-event-put-away-seen = It was: { santa-cruz--scoring } ({ $rule }).
santa-cruz-event-birds-revealed = { $seat } reveals bird chips: { $one } × 1, { $two } × 2, { $three } × 3 ({ $rule }).
santa-cruz-event-game-ended = The game is over ({ $rule }).

# The ledger. amount: without its sign; signed: with it.

santa-cruz-ledger-points = { $amount ->
    [one] { $seat }: { $signed } point ({ $rule })
   *[other] { $seat }: { $signed } points ({ $rule })
    }

# What an action does

santa-cruz-action-set = Take the set { santa-cruz--set }: { $cards }
santa-cruz-action-play = Building card { santa-cruz--building-card }: { santa-cruz--targets }
santa-cruz-action-play-double = Building card double: build twice by ship, by river or by path
santa-cruz-action-score = Scoring card { santa-cruz--scoring }: { $pays }
santa-cruz-action-double = Two { $kind ->
    [ship] ships
    [path] paths
   *[river] rivers
    }: { santa-cruz--targets }
santa-cruz-action-build = Build on { $site } – { $tile }{ santa-cruz--turns-up }
    .plain = Build here – { $tile }{ santa-cruz--turns-up }
santa-cruz-action-share = Share { $site } with { $other } – { $tile }{ santa-cruz--turns-up }
    .plain = Share the site with { $other } – { $tile }{ santa-cruz--turns-up }
santa-cruz-action-reveal = Turn up { $site } and build there
    .plain = Turn up the tile and build there
santa-cruz-action-decline = Do not share a tile; the turn is over
santa-cruz-action-take-own = Take back the own pile: { santa-cruz--set }; { $scoring }
santa-cruz-action-take = Take the pile of { $seat }: { santa-cruz--set }; { $scoring }
santa-cruz-action-away = Put away { santa-cruz--scoring }

# What is asked

santa-cruz-prompt-lay = tiles are laid on the coast
santa-cruz-prompt-card = { $seat } draws a scoring card
    .plain = A scoring card is drawn
santa-cruz-prompt-first = who chooses a set first is drawn
santa-cruz-prompt-choose = { $seat }: choose a set of building cards
    .plain = Choose a set of building cards
santa-cruz-prompt-sets = { $seat } is dealt a set
    .plain = A set is dealt
santa-cruz-prompt-start = the start player is drawn
santa-cruz-prompt-play = { $seat }: play a card
    .plain = Play a card
santa-cruz-prompt-double = { $seat }: two of what?
    .plain = Two of what?
santa-cruz-prompt-build = { $kind ->
    [landing] { $seat }: land on the coast
   *[other] { $seat }: build by { santa-cruz--kind }{ $half ->
        [first] , the first of two
        [second] , the second of two
       *[single] {""}
        }
    }
    .plain = { $kind ->
        [landing] Land on the coast
       *[other] Build by { santa-cruz--kind }{ $half ->
            [first] , first of two
            [second] , second of two
           *[single] {""}
            }
        }
santa-cruz-prompt-bird = { $seat } draws a bird chip
    .plain = A bird chip is drawn
santa-cruz-prompt-turn = a tile is turned up
santa-cruz-prompt-take = { $seat }: take a pile for round 2
    .plain = Take a pile for round 2
santa-cruz-prompt-away = { $seat }: put one scoring card away
    .plain = Put one scoring card away
santa-cruz-prompt-show = { $seat } reveals bird chips
    .plain = Bird chips are revealed
santa-cruz-prompt-over = the game is over

# Beside the board. turn: yes if it is the seat's turn. sharing: free or used.

santa-cruz-summary-round = Round { $round }: { $seat } started, { $last } is last{ $sharing ->
    [free] {" "}and may share a tile once
   *[used] {" "}and has shared a tile
    }
santa-cruz-summary-seat = { $turn ->
    [yes] ▶
   *[no] {" "}
    } { $seat }  { santa-cruz--points }  stock L{ $lighthouses } C{ $churches } H{ $houses }  birds { $birds }
santa-cruz-summary-cards = {"    "}building cards: { $cards }
santa-cruz-summary-scoring = {"    "}scoring cards in hand: { $count }
santa-cruz-summary-scored = {"    "}scored: { $cards }
santa-cruz-summary-pile = Pile of { $seat }: { santa-cruz--set }; { $scoring }
santa-cruz-own-scoring = Your scoring cards: { $cards }
santa-cruz-own-new = Your new card: { santa-cruz--scoring }
santa-cruz-own-away = You put away: { santa-cruz--scoring }
santa-cruz-own-birds = Your bird chips: { $one } × 1, { $two } × 2, { $three } × 3

santa-cruz-counter-tiles = { $category ->
    [coast] Coast
    [land] Land
   *[volcano] Volcano
    }: { $count ->
    [one] { $count } tile unseen
   *[other] { $count } tiles unseen
    } – lighthouses { $lighthouses }, churches { $churches }, houses { $houses }
santa-cruz-counter-cards = Scoring cards in the stack: { $count }
santa-cruz-counter-unseen = Scoring cards not seen: { $cards }
santa-cruz-counter-birds = Bird chips left: { $count }

# Why an action is refused: behind a paragraph and a colon

santa-cruz-illegal-set-taken = another player has this set already
santa-cruz-illegal-card = this card is not in your hand
santa-cruz-illegal-double-landing = a double is a ship, river or path
santa-cruz-illegal-own-building = you have a building there already
santa-cruz-illegal-third-building = two buildings stand there already
santa-cruz-illegal-share-not-last = another player's building stands there, and only the round's last player may share
santa-cruz-illegal-share-used = another player's building stands there, and you have shared once in this round
santa-cruz-illegal-landing = a landing needs a coast tile
santa-cruz-illegal-ship = a ship reaches coast tiles only
santa-cruz-illegal-path = no path joins it to a building of yours
santa-cruz-illegal-river = you have no building on a river there
santa-cruz-illegal-stock = you have no such building in stock
santa-cruz-illegal-decline = you can build on a free tile, so you must build
santa-cruz-illegal-pile = this pile is not there to be taken
santa-cruz-illegal-away = this scoring card is not in your hand
santa-cruz-illegal-choose-first = first you choose a set
santa-cruz-illegal-double-first = first you name the double card's kind
santa-cruz-illegal-land-first = first you land on the coast
santa-cruz-illegal-build-first = first you build with the card you played
santa-cruz-illegal-take-first = first you take a pile
santa-cruz-illegal-away-first = first you put a scoring card away
santa-cruz-illegal-play-first = it is time to play a card

# What is wrong with a typed move. text: what was typed. The words of moves are the same in every language.

santa-cruz-notation-move = `{ $text }` is not a move; moves are: set paths · play ship · score sheep · double river · build C01 · decline · take A · away sheep
santa-cruz-notation-site = there is no site `{ $text }`; `atoll data show santa-cruz` lists them
santa-cruz-notation-seat = there is no seat `{ $text }` at this table
santa-cruz-notation-set = `{ $text }` is not a set; write rivers, paths, ships or balanced
santa-cruz-notation-card = `{ $text }` is not a building card; write ship, path, river or double
santa-cruz-notation-kind = `{ $text }` is not what a double card can be; write ship, path or river
santa-cruz-notation-scoring = `{ $text }` is not a scoring card; write sheep, fish, wood, sugar, gold, sheep-fish, wood-sugar, great-gold, four-houses, mixed, street, coast, river, volcano, eruption or birds

# Reasons of a hint: what speaks for a move.
santa-cruz-reason-points = it brings points now
santa-cruz-reason-birds = it brings a bird
santa-cruz-reason-places = the sites will pay
santa-cruz-reason-street = the street grows
santa-cruz-reason-resources = it reaches a new resource
santa-cruz-reason-reach = it opens good sites
santa-cruz-reason-hand = the scoring cards in hand will pay more
