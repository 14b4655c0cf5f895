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
web-confirms = Confirm each move
web-confirms-touch = when tapping
web-confirms-always = always
web-confirms-never = never
web-codes = Codes and coordinates
web-codes-shown = shown
web-codes-hidden = hidden

# Lobby

web-pitch = Islands on your table.
web-pitch-how = Play with friends on their own devices, around one screen, or against bots.
web-play-now = Play now
web-play-bots = Play bots
web-set-table = Set a table
web-minutes = { $minutes } min
web-level = Bots to play against
web-level-easy = first games
web-level-normal = knows the way
web-level-expert = thinks ahead
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
web-home-network = Play in your home network
web-home-network-how = Telephones, tablets and computers in the same network play with each other, without the internet.
web-home-network-show = Show the address
web-home-start = Start the program on one computer in this way, and leave it running:
web-home-type = On every other device in the same network, type this address into the browser, with http:// in front:
web-home-type-local = On every other device in the same network, type the address that the program names when it starts. It looks like this:
web-home-set = Set a table there and send its link or its code.
web-home-notes = If no page comes, the firewall of that computer has to let port { $port } through. Nothing is encrypted on the way: do this only in a network you trust.
web-no-cookies = This browser refuses cookies. A seat is kept in a cookie: without one you can watch here, but not play.
web-replays-how = Watch a saved game step by step and see why things happened.
web-open-record = Open a record
web-replays-own = Your games
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
web-aids = Show aids: what is left, odds, ships you could load
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
web-screen-show = Show on this screen
web-screen-held = on a phone
web-screen-unheld = { $name } has no phone yet
web-screen-scan = Scan the code to play this seat there.
web-screen-code = Code that brings the seat of { $name } to a phone
web-screen-table-code = Code that brings a phone to this table
web-screen-join = Scan the code with a phone to sit down, or open { $address } there and type { $code }.
web-covered = Covered while you wait
web-covered-how = so that nobody looks over your shoulder
web-covered-hold = Hold to see your cards
web-seat-link = Secret link to the seat of { $name }
web-seat-link-how = The secret link brings a seat to another device. Whoever has it plays this seat.
web-commitment = Chance is settled already and can be checked at the end. Seal:
web-serious-told = This is a serious game: no hints, no taking back, no aids.
web-copy = Copy
web-send-link = Share
web-copied = Copied
web-copy-by-hand = This browser copies nothing by itself. Select the link and copy it by hand.
web-copy-address = This browser copies nothing by itself. Copy the address of this page by hand: it leads to this position.
web-link-local = This link works on this computer only. The lobby says how to play in your home network.

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
web-you-watch = You are watching
web-hand-over = Hand the device to { $name }. Everybody else looks away.
web-show-hand = I am { $name }, show my cards
web-hide-hand = Hide the cards again
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
web-connection-unstored = server trouble
web-mismatch = This page and the server do not fit together, and reloading did not help. Wait a little and try again.
web-reload = Reload
web-lost = Reconnecting. Nothing is lost.
web-lost-safe = Reconnecting, your move is safe.
web-unstored = The server has trouble storing the game. Nothing it has confirmed is lost; the game goes on by itself as soon as it can.
web-sent = Sent
web-actions = What you can do
web-choice-of = { $n } of { $total }
web-action-bar = Your choice
web-choices = { $count ->
    [0] Nothing to choose now
    [one] 1 choice
   *[other] { $count } choices
    }
web-no-actions = There is nothing for you to decide now.
web-confirm = Confirm
web-more-north = { $count } more in the north
web-more-east = { $count } more in the east
web-more-south = { $count } more in the south
web-more-west = { $count } more in the west
web-skip-sure = Really leave this out?
web-skip-ends = This may end your turn.
web-back = Back
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
web-scores-so-far = Scores so far
web-go-on = Go on
web-result-wins = { $name } wins by { $points }
web-result-tie = { $name } wins the tie
web-result-shared = Shared first place: { $names }
web-result-place = Your place: { $rank }
web-result-decided = What decided it
web-result-compare = { $source }: { $name } { $most }, { $other } { $least }
web-result-lead = In front for good since step { $step }.
web-result-best = Your best move
web-result-best-of = Best move: { $name }
web-result-see = See it
web-rematch = Rematch, seats move on
web-same-settings = Same settings
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
web-paragraph = Rule { $rule }
web-open-rules = Open it in the rules
web-ruling = Ruling
web-rules-english = These rules exist in English only so far.
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
web-noscript = Atoll needs JavaScript: the board is drawn in your browser.
web-unstarted = Atoll has not started yet. Load the page again; if that does not help, try a newer browser.
web-error-failed = Something went wrong. Please try again.
web-error-offline = The server does not answer. Check the connection and try again.
web-error-no-such-table = There is no such table. Check the code or the link.
web-error-unavailable = The server cannot do this now. Try again in a moment.
web-error-name = Choose another name: up to 24 visible characters, and not what a bot or a seat is called.
web-error-too-much-at-once = So many files of yours are being examined already. Try again when one of them is done.
web-error-too-much-to-examine = Too many files came from here. Try again in a minute.
web-error-took-too-long = Examining this took too long. Try again when the server has less to do.
web-error-missing-part = A part of this page is missing on the server, which may have been renewed just now. Try again in a moment.
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
web-error-full = There are as many people watching as there is room for. Try again later.
web-error-busy = The server has its hands full. Try again in a minute.
web-error-too-slow = This took too long to arrive. Try again on a better connection.
web-error-too-many-tables = Too many tables were set up from here. Play one of them, or wait a minute.
web-error-stale = Something else happened first. Look again and decide anew.
web-error-not-your-turn = It is not your turn.
web-error-hints-off = There are no hints at this table.
web-error-hand-closed = Show your cards first.
web-error-no-undo = Nothing is taken back at this table.
web-error-nothing-to-undo = There is nothing that can be taken back now.
web-error-undo-limit = You have taken back very often. Let a decision stand first.

# Fair draws, found on this device

web-fair-own = { $draws ->
    [one] One draw recomputed on this device: it follows from the seal of before the game and from your own salt.
   *[other] All { $draws } draws recomputed on this device: they follow from the seal of before the game and from your own salt.
}
web-fair-early = { $draws ->
    [one] One draw recomputed on this device: it follows from the seal of before the game and from the salt of those who play.
   *[other] All { $draws } draws recomputed on this device: they follow from the seal of before the game and from the salt of those who play.
}
web-fair-early-alone = { $draws ->
    [one] One draw recomputed on this device: it follows from the seal of before the game. No salt of a person is in it: the server alone drew.
   *[other] All { $draws } draws recomputed on this device: they follow from the seal of before the game. No salt of a person is in them: the server alone drew.
}
web-fair-late = { $draws ->
    [one] One draw recomputed on this device: it follows from the seal that was shown when you came during the game, and from the salt of those who play.
   *[other] All { $draws } draws recomputed on this device: they follow from the seal that was shown when you came during the game, and from the salt of those who play.
}
web-fair-late-alone = { $draws ->
    [one] One draw recomputed on this device: it follows from the seal that was shown when you came during the game. No salt of a person is in it: the server alone drew.
   *[other] All { $draws } draws recomputed on this device: they follow from the seal that was shown when you came during the game. No salt of a person is in them: the server alone drew.
}
web-fair-record = { $draws ->
    [one] One draw recomputed on this device: it follows from the seal and the salt in the record. Compare them with what you kept; this device has kept nothing of this game.
   *[other] All { $draws } draws recomputed on this device: they follow from the seal and the salt in the record. Compare them with what you kept; this device has kept nothing of this game.
}
web-fair-record-alone = { $draws ->
    [one] One draw recomputed on this device: it follows from the seal in the record. No salt of a person is in it: whoever made the seal alone drew. This device has kept nothing of this game.
   *[other] All { $draws } draws recomputed on this device: they follow from the seal in the record. No salt of a person is in them: whoever made the seal alone drew. This device has kept nothing of this game.
}
web-fair-unsealed = { $draws ->
    [one] One draw recomputed on this device: it follows from the secret in the record, but nobody sealed that before the game.
   *[other] All { $draws } draws recomputed on this device: they follow from the secret in the record, but nobody sealed that before the game.
}
web-fair-bad = Checked on this device: this is not the game that was promised.
web-fair-open = The draws can be checked when the game is over.
web-fair-busy = This device is recomputing every draw…
web-fair-no-engine = This build cannot verify by itself.
web-fair-failed = This device could not check the draws; load the page again.
web-fair-kept = What this device has kept
web-fair-kept-how = Whoever has these and the record can check every draw, with any program that follows our rules for fair chance.
web-fair-seal = Seal
web-fair-salt = Salt of seat { $seat }
web-fair-salted = Salt has been added by: { $seats }.
web-fair-unsalted = No salt of a person: the server alone draws.
web-fair-alarm = The draws are not as promised
web-fair-alarm-seal = The server shows another seal than before. It may choose what is drawn.
web-fair-alarm-salt = The server does not use the salt that this device added for seat { $seat }. It may choose what is drawn.
web-fair-alarm-bot = The server has added salt for the bot on seat { $seat }. It may choose what is drawn.
web-fair-fault-seal = The record has another seal than the one this device kept.
web-fair-fault-secret = The secret does not open the seal: it was chosen afterwards.
web-fair-fault-terms = The record is of another game than the table agreed on: other pieces, options or moves given.
web-fair-fault-own-salt = The salt that this device added for seat { $seat } is not in the record.
web-fair-fault-told-salt = The salt of seat { $seat } was changed after the game had begun.
web-fair-fault-draw = Move { $number }: “{ $text }” was drawn, but seal and salt demand “{ $due }”.
web-fair-fault-draws = { $count ->
    [one] One of { $draws } draws is another one when it is recomputed.
   *[other] { $count } of { $draws } draws are others when they are recomputed.
}
web-fair-fault-move = Move { $number } of the record is not the one that you saw.
web-fair-fault-record = The record is wrong: { $why }
web-fair-fault-withheld = The game is over, but the server keeps back what is needed to check it.
