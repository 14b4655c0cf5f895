# The web client in English. name: of a person or bot; seat: a letter; count, points, step: numbers.

web-lobby = Lobby
web-rules = Rules
web-replay = Replay
web-replays = Replays
web-components = Pieces
web-settings = Settings
web-main-menu = Pages
web-menu = Menu
web-close = Close
web-page-table = Table
web-page-replay = Replay
web-page-rules = Rules
web-page-components = Pieces
web-page-nowhere = Nowhere

# Settings

web-language = Language
web-theme = Light
web-theme-system = as the device
web-theme-light = day
web-theme-dark = night
web-motion = Motion
web-motion-system = as the device
web-motion-calm = calm
web-motion-normal = lively
web-rulers = Columns and rows at the board
web-rulers-shown = shown
web-rulers-hidden = hidden

# Lobby

web-pitch = Islands on your table.
web-pitch-how = Play with friends on their own devices, around one screen, or against bots.
web-play-now = Play now
web-play-bots = Play bots
web-set-table = Set a table
web-south-seas-pitch = Lay tiles, gather wares, load the ships
web-players-range = { $min }–{ $max } players
web-your-tables = Your tables
web-no-tables = Tables you sit at or watch will be listed here, on this device only.
web-forget = Take { $code } off this list
web-state-waiting = Waiting
web-state-playing = Under way
web-state-over = Finished
web-join = Join a table
web-join-how = Somebody sent you a link or a code? Paste it here.
web-join-code = Link or code
web-join-go = Go there
web-replays-how = Watch a saved game step by step and see why things happened.
web-open-record = Open a record
web-unofficial = Unofficial fan project with its own drawings and words. Some tile and ship tables are reconstructions; the pieces say which.
web-nameless = Guest
web-skip-to-content = Skip to the content
web-skip-to-board = Skip to the board

# A new table

web-new-table = New table
web-game = Game
web-seats = Seats
web-seat-here = Here, at this device
web-seat-by-link = Open, by link
web-seat-bot-named = Bot: { $bot }
web-seat-who = Who plays seat { $seat }
web-seat-name = Name for seat { $seat }
web-name = Name
web-options = More choices
web-variants = Rules of this table
web-name-missing = Seat { $seat } still needs a name.
web-file-choose = Choose a file
web-file-none = The built-in set is used.
web-file-remove = Do without this file
web-watch = Who may watch
web-watch-anyone = whoever has the link
web-watch-nobody = seats only
web-undo-policy = Taking back
web-undo-turn = within the own turn, up to the next draw
web-undo-none = never
web-aids = Show aids: what is left, odds, ships you could serve
web-hints = Allow hints: what the Captain would play
web-serious = Serious game: no hints, no taking back, no aids
web-component-file = Component file, if you have your own
web-create = Set the table

# The waiting room

web-waiting-title = The table is set
web-waiting-open = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
    }
web-waiting-full = All seats are taken.
web-waiting-host = The game begins as soon as the host starts it.
web-seat-open = Free seat
web-seat-letter = Seat { $seat }
web-seat-bot = bot
web-seat-stand-in = bot stands in
web-seat-you = you
web-seat-away = away
web-sit-down = Sit down
web-sit-nameless = Type a name first; the others see it.
web-sit-another = Somebody else sits at this device too
web-leave-seat = Leave
web-give-bot = Give it to { $bot }
web-bot-for-seat = Bot for seat { $seat }
web-give-bot-how = A bot may play for somebody who has been away for a minute. Whoever comes back has the seat again at once.
web-let-bot-play = Let a bot play
web-seat-back = A bot played for you while you were away. The seat is yours again.
web-seat-left-how = Whoever sat here has got up. A bot plays on, unless that person comes back.
web-offer-seat = Let somebody else sit down here
web-take-back-seat = Take the seat back
web-your-name = Your name
web-start = Start the game
web-invite = Invite
web-invite-how = Send the link, or let people type the code { $code }.
web-invite-link = Link to this table
web-watch-link = Link to watch
web-seat-link = Secret link to the seat of { $name }
web-seat-link-how = The secret link brings a seat to another device. Whoever has it plays this seat.
web-commitment = Chance is settled already and can be checked at the end. Seal:
web-serious-told = This is a serious game: no hints, no taking back, no aids.
web-copy = Copy
web-copied = Copied

# At the table

web-board = Board
web-zoom-in = Closer (+)
web-zoom-out = Farther (−)
web-whole-map = Show the whole map (0)
web-players = Players
web-side = Display and stacks
web-table-code = Table { $code }
web-your-turn = Your turn
web-turn-named = { $name }, your turn
web-hand-over = Hand the device to { $name }. Everybody else looks away.
web-show-hand = I am { $name }, show my hand
web-hide-hand = Hide the hand again
web-deciding = { $name } decides
web-thinking = { $name } is thinking
web-seat-thinking = is thinking
web-hurry = Faster
web-hurry-how = Bots do not pause until the next decision of a person
web-drawing = Drawing
web-over = The game is over
web-connection-connecting = Connecting
web-connection-connected = connected
web-connection-reconnecting = reconnecting
web-connection-outdated = The server has been renewed. Reload the page to go on.
web-reload = Reload
web-lost = Reconnecting. Nothing is lost.
web-lost-safe = Reconnecting, your move is safe.
web-sent = Sent
web-actions = What you can do
web-action-bar = Your choice
web-choices = { $count ->
    [0] Nothing to choose now
    [one] 1 choice
   *[other] { $count } choices
    }
web-no-actions = There is nothing for you to decide now.
web-confirm = Confirm
web-turn = Turn
web-put-down = Choose something else
web-undo = Take back
web-hint = Hint
web-hint-title = What the Captain would play
web-hint-thinking = The Captain is thinking
web-hint-ahead = expected to end { $points } points ahead
web-hint-behind = expected to end { $points } points behind
web-hint-level = expected to end level
web-hint-why = In its favour: { $reasons }.
web-step = step { $step }
web-score = Points:
web-points = { $points ->
    [one] 1 point
   *[other] { $points } points
    }
web-seat-card = Seat { $seat }, { $name }
web-seat-menu = Seat of { $name }
web-final-scores = Final scores
web-watch-replay = Watch the replay
web-download = Download the record

# Log and reasons

web-log = Log
web-log-empty = Nothing has happened yet.
web-log-undo = { $seat } takes the last action back.
web-log-undone = taken back:
web-log-why = Enter opens the reason.
web-why = Why
web-words = The board in words
web-paragraph = Paragraph { $rule }
web-open-rules = Open it in the rules
web-ruling = Ruling
web-rules-english = The law is written in English.
web-no-rules = There is no rulebook for this game.
web-contents = Contents
web-components-of = The pieces of { $title }

# Keys

web-help = How to play here
web-help-how = Tap a place to see your piece there, tap again to turn it, then confirm. Drag to move the board, use the wheel or two fingers to zoom.
web-help-keys = Everything works from the keyboard too:
web-key-places = between the places and choices
web-key-turn = turn the piece; with Shift the other way
web-key-number = pick a choice by its number
web-key-confirm = confirm
web-key-put-down = choose something else
web-key-undo = take back
web-key-hint = hint, if the table allows it
web-key-hurry = bots without pauses until a person decides
web-key-skip = do neither, go on
web-key-list = list of all actions
web-key-last = show the last move
web-key-help = this help

# Replay

web-replay-of = Replay: { $title }
web-replay-time = Course of the game
web-replay-step = Step { $step } of { $last }
web-replay-jump = Go to step { $step }
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One move on
web-replay-last = To the end
web-share = Copy a link to this position
web-play-on = Play on from here
web-play-on-how = A new table goes on with this game after step { $step }. What is drawn from there on is drawn anew.
web-open-record-how = Choose a file that was downloaded from a table or written by the program. It is checked move by move.
web-choose-file = Choose a record or drop it here
web-record-large = This file is too large for a record.
web-verdict-true = Every move follows the rules.
web-verdict-bad = This record is not what it claims to be.
web-verdict-draws = { $count ->
    [one] One draw was checked against the seal.
   *[other] All { $count } draws were checked against the seal.
    }
web-verdict-no-secret = The draws cannot be checked until the game is over.

# Pieces
web-provenance-sourced = sourced
web-provenance-inferred = inferred
web-provenance-reconstructed = reconstructed
web-provenance-note = Every mark says how we know: sourced is written somewhere, inferred follows from what is written, reconstructed is our own choice where nothing is known.

# Trouble

web-trouble = That did not work
web-try-again = Try again
web-nowhere = No island here
web-nowhere-how = This address leads into open water. The lobby knows the way.
web-error-failed = Something went wrong. Please try again.
web-error-offline = The server does not answer. Check the connection and try again.
web-error-no-such-table = There is no such table. Check the code or the link.
web-error-unavailable = The server cannot do this now. Try again in a moment.
web-error-seat-taken = Somebody else has just taken this seat.
web-error-wrong-token = This secret link is not valid at this table.
web-error-not-host = Only the host of the table can do this.
web-error-not-your-seat = This seat is not yours.
web-error-not-abandoned = The person on this seat is here.
web-error-away-briefly = This person was here a moment ago. A bot can stand in if nobody is back in { $seconds } s.
web-error-seat-closed = Somebody has seen this hand already. A bot plays it to the end, unless the same person comes back.
web-error-not-offered = The game is on. Ask the host to offer this seat.
web-error-not-left = Nobody has got up from this seat.
web-error-another-hand = This device plays another seat of this game and knows its hand. Open the link on another device.
web-error-open-seats = A seat is still free. Wait for somebody, or give it to a bot.
web-error-too-large = That is too large.
web-error-too-fast = That was too fast. Wait a few seconds.
web-error-stale = Something else happened first. Look again and decide anew.
web-error-not-your-turn = It is not your turn.
web-error-hints-off = There are no hints at this table.
web-error-hand-closed = Show your hand first.
web-error-no-undo = Nothing is taken back at this table.
web-error-nothing-to-undo = There is nothing that can be taken back now.
web-error-undo-limit = You have taken back very often. Let a decision stand first.
