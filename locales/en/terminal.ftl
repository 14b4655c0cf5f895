# The terminal program in English. Command words and key names stay as they are: they are typed.

terminal-you = you
terminal-seat = seat { $seat }
terminal-seats = Seats: { $seats }
terminal-over = The game is over.
terminal-commitment = Seal { $commitment }
terminal-saved = The game is saved in { $path }.
terminal-stopped = The game is saved; go on with: atoll play --resume { $path }
terminal-not-saved = This move could not be saved: { $detail }.
terminal-undone = Taken back: { $move }.
terminal-nothing-to-undo = There is nothing to take back: a draw or another seat's move came last.
terminal-cannot-end = Your turn cannot end yet: choose a move first.
terminal-cannot-skip = This step cannot be skipped.
terminal-notice = { $error }.
terminal-language = Language: { $name }
terminal-close-verify = The record is complete. Check it:         atoll verify { $path }
terminal-close-replay = Step through it and see what counted why: atoll replay { $path }
terminal-last-move = The last move:

# The log. what: what an action does; move: in notation.

terminal-log-chosen = { $seat }: { $what }.
terminal-log-drawn = { $move }.
terminal-why-move = Move { $number }: { $move }
terminal-why-nothing = Nobody gains or loses anything by it.

# Line by line

terminal-intro-seats = { $game }. Seats: { $seats }.
terminal-character = { $seat } is { $name }: { $about }
terminal-intro-chance = The order of the draws is settled already. Seal: { $commitment }.
terminal-intro-saved = Every move is saved at once in { $path }. Type help for the commands.
terminal-intro-moves = { $count ->
    [one] { $count } move has been made:
   *[other] { $count } moves have been made; the last ones:
    }
terminal-hold = ? { $seat }: type end to go on ({ $then }), or undo.
terminal-hand-over = ? { $seat }: please come to the keyboard, alone, and press Enter.
terminal-position-hidden = the position would tell what others have in hand; it can be seen when the game is over
terminal-input-ended = The input has ended.
terminal-log-usage = Write `log` or `log N` with a number of moves.
terminal-copy-saved = A copy is saved in { $path }.
terminal-no-move-asked = No move is asked for now; type end or undo.
terminal-no-such-number = There is no move { $number }; they are numbered 1 to { $count }.
terminal-no-such-move = There is no such move; they are numbered 1 to { $count }.
terminal-moves-made = Your moves are made: type end to go on, or undo. Type help for the commands.
terminal-refused = { $error }. Type list for the moves, help for the commands.
terminal-would-be = Would be: { $what }
terminal-nothing-played = Nothing has been played.
terminal-language-usage = Write `lang` and one of these: { $known }
terminal-no-paragraph = The rulebook has no rule `{ $text }`; type rules for the list.
terminal-no-paragraphs = The rulebook has no numbered rules.
terminal-paragraphs = Type rules ID for one of these rules:

terminal-command-move = type a move in notation, or its number in the list
terminal-command-list = all legal moves, one a line, with what they do
terminal-command-try = what a move would do; nothing is played (also: try NUMBER)
terminal-command-hint = what the expert would play, and why
terminal-command-end = end your turn, so that the game goes on (also: an empty line)
terminal-command-undo = take your last move back, until you end your turn
terminal-command-board = the map
terminal-command-seats = seats and displays in words
terminal-command-bag = what is left in the stacks
terminal-command-log = the last N moves
terminal-command-why = what move N did, who got what for it, and by which rule
terminal-command-rules = a rule of the rulebook; without ID, the list of rules
terminal-command-position = the position as text
terminal-command-save = write a copy into a new file; the game itself is saved after every move
terminal-command-lang = go on in another language: en, de, hu or cs
terminal-command-quit = stop; go on later with `atoll play --resume`

# Replays

terminal-replay-after = After move { $number }: { $move }
terminal-replay-before = Before the first move
terminal-replay-not-over = The game is not over: { $prompt }.
terminal-going = go to move: { $text } (0 to { $count })
terminal-at-move = move { $at } of { $count }
terminal-at-move-running = move { $at } of { $count }, playing

# The screen

terminal-too-small = The terminal has { $width } × { $height } characters; { $columns } × { $rows } are needed. Make it larger, or stop with q and use --plain.
terminal-more = … i shows everything
terminal-head = { $seats }. Every move is saved in { $path }
terminal-screen-hold = { $seat }: Enter ends your turn, u takes back
terminal-screen-hand-over = { $seat }: come to the keyboard alone, then press Enter
terminal-thinking = { $seat } is thinking
terminal-hint-thinking = The expert is thinking.
terminal-hint-margin = expected margin { $margin }
terminal-cell-ways = cell { $at } of { $count }, way { $way } of { $ways } (r)
terminal-cell-one-way = cell { $at } of { $count }, one way
terminal-list-at = { $at } of { $count }
terminal-log = Log
terminal-log-scrolled = Log – PgDn to the newest
terminal-title-over = The game is over
terminal-title-left = What is left
terminal-title-table = Table
terminal-title-why = Why
terminal-title-hint = What the expert would play
terminal-help = Help
terminal-help-signs = Signs on the map: [A] or A a piece of seat A; ▸A seat A's last move; ┌╌ a cell you can choose.
terminal-help-rules = The rules follow. Type / and a rule's number or a word to find it, n for the next place.
terminal-page-find = find: { $text } Enter, Esc
terminal-page-close = Esc closes
terminal-page-foot = { $first }–{ $last } of { $count }: ↑ ↓ PgUp PgDn, / find, n next, Esc closes

# Names of keys

terminal-name-arrows = arrows
terminal-name-space = space
terminal-name-r-space = r, space

# What keys do

terminal-keys-arrows = to the next cell in that direction; in a list, up and down
terminal-keys-tab = next or previous cell or line
terminal-keys-vary = another way on the same cell: next rotation, next part
terminal-keys-digit = that line of the list
terminal-keys-enter = play what is shown; end your turn when its moves are made
terminal-keys-end = end your turn
terminal-keys-skip = skip, if that is allowed
terminal-keys-undo = take your last move back, until you end your turn
terminal-keys-hint = what the expert would play, and why
terminal-keys-pan = move the map (also Shift with arrows)
terminal-keys-centre = look at the cell again
terminal-keys-log-scroll = scroll the log
terminal-keys-bag = what is left in the stacks
terminal-keys-table = seats and displays in full
terminal-keys-why = why the last moves counted: the law they rest on
terminal-keys-log = the whole log
terminal-keys-language = the next language: English, Deutsch, Magyar, Čeština
terminal-keys-quit = stop; the game is saved
terminal-keys-step = next or previous move
terminal-keys-ten = ten moves on or back
terminal-keys-ends = the beginning, the end
terminal-keys-go = to move N
terminal-keys-run = play by itself, or stop
terminal-keys-why-move = why: the law this move rests on
terminal-keys-last = look at the last move again
terminal-keys-log-so-far = the log up to here
terminal-keys-stop = stop

# What keys do, in one word

terminal-foot-cell = cell
terminal-foot-turn = turn
terminal-foot-play = play
terminal-foot-choose = choose
terminal-foot-end = end turn
terminal-foot-take-over = take over
terminal-foot-skip = skip
terminal-foot-undo = undo
terminal-foot-bag = bag
terminal-foot-log = log
terminal-foot-why = why
terminal-foot-table = table
terminal-foot-hint = hint
terminal-foot-language = language
terminal-foot-help = help
terminal-foot-quit = quit
terminal-foot-step = step
terminal-foot-run = play
terminal-foot-go = go to
