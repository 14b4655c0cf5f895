# What every game's table says, in English. seat: a seat's letter, or a name with it.

common-game-over = the game is over
common-not-your-turn = it is seat { $seat }'s turn to decide, not seat { $tried }'s
common-awaiting-draw = wait: a draw comes first
common-breaks = { $rule }: { $why }
common-error = { $detail }
common-unknown-game = there is no game `{ $game }`; games are: { $known }
common-unknown-bot = there is no bot `{ $bot }`; bots are: { $known }
common-no-draw-pending = nothing is to be drawn now; seat { $seat } is to act
common-impossible-draw = `{ $draw }` cannot be drawn: none is left in the stack

# Results

common-standing = { $points ->
    [one] { $rank }. { $seat }: { $points } point
   *[other] { $rank }. { $seat }: { $points } points
    }
common-seat = { $seat }
common-winner = { $seat } wins.
common-winners = { $seats } share the win.
common-tie-break = Equal scores were separated by this: { $how }.

# Bots: what players call them, and their characters

common-bot-random = Drift
common-bot-random-about = Plays anything that is allowed and does not look where it leads.
common-bot-easy = Beachcomber
common-bot-easy-about = Picks up what lies on the table and is not always careful.
common-bot-greedy = Trader
common-bot-greedy-about = Thinks its own turn through and takes the best deal at once.
common-bot-normal = Navigator
common-bot-normal-about = Has learned what positions are worth and keeps its course.
common-bot-expert = Captain
common-bot-expert-about = Plays the best turns on into many possible futures before it decides.
