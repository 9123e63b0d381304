# The words of the lobby and everything around the table.

your-move = Your move
loading = One moment …
try-again = Try again
skip-to-content = Skip to the content

nav-main = Places
nav-home = To the hall
nav-new = New table
nav-tables = My tables
nav-rules = Rulebook
nav-settings = Settings
nav-about = About

lobby-headline = The candles are lit. Take a seat.
lobby-sentence = Play tonight, with friends by a link or with bots at your side. The table knows every rule, so you can look at the cards.
lobby-play = Play
lobby-play-game = Play { $game } with a bot partner
lobby-laying = Laying the table …
lobby-go-on = Also open
lobby-go-on-match = Go on: { $what }, turn { $turn }
lobby-go-on-room = To the waiting room: { $what }
lobby-go-on-book = Go on: { $name }
lobby-all-tables = All { $count } running tables
lobby-doors = More to do
lobby-friends = Play with friends
lobby-friends-help = Pick a game, send one link, meet in the waiting room.
lobby-rules = Read the rules
lobby-rules-help = Every rule with its number, searchable.
lobby-import = Bring a saved match
lobby-import-help = Go on with a match you have saved as a file.

new-pick = What shall we play?
new-unknown = There is no such game here. Pick one of these.
new-other-game = Another game
new-what = What is played
new-packs = Own cards
new-packs-help = Cards that the keeper of this server has brought. They are laid over those of the box and stay with the table.
new-who = Who sits at the table
new-only-bots = Only bots so far: you will watch them play.
new-more = More: undo, name of the table, seed
new-title = Name of the table
new-seed = Seed
new-seed-help = A number. The same seed deals the same cards. Leave it empty for chance.
new-rulings = House rules
new-rulings-help = Where the rules can be read in two ways, choose yours. As they stand, they follow the rulebook's own reading.
new-open = Open the table

seat-here = On this device
seat-friend = Friend by link
seat-bot = Bot
seat-person = Person
seat-who = Who takes seat { $number }
seat-own = { $what } of seat { $number }
seat-name = Name for seat { $number }
seat-name-here = Name
seat-name-friend = Name (your friend can change it)
seat-bot-level = How well the bot in seat { $number } plays
seat-add = Add a seat
seat-remove = Take seat { $number } away
seat-fewest = At least { $count } seats are needed
seat-full = All { $count } seats are laid.

undo-legend = Taking back
undo-free = Free
undo-free-help = Anything can be taken back at any time. Good for learning and for playing alone.
undo-safe = Until something is seen
undo-safe-help = Back to the last die, drawn card or answer of another.
undo-vote = By agreement
undo-vote-help = Further back than that, the others are asked.
undo-off = Never
undo-off-help = A move made is a move made.

invite-headline = Invite your friends
invite-sentence = Each link is one seat. Send it, or let them point a phone at the code.
invite-link = Link for { $name }
invite-copy = Copy the link
invite-copied = Copied
invite-share = Come and sit down at our table.
invite-share-button = Share
invite-renew = Make a new link
invite-qr = QR code of the link for { $name }
invite-arrived = is at the table
invite-waiting = has not come yet
invite-go = To the table
invite-watch = A link to watch
invite-watch-title = To watch only
invite-secret = Whoever has a link can take the seat. You can make a new one at any time; the old one stops working.

tables-running = Running
tables-finished = Finished
tables-none = No table yet. Lay the first one, or open a link that a friend has sent you.
tables-forget-sure = Forget this table? Without its link you can't come back to it.
table-finished = Finished
table-won = Won
table-lost = Lost
table-waiting = Waiting
table-waiting-for = Waiting for { $names }
table-packs = with own cards: { $packs }
table-stopped = Can only be looked at
table-look-at = Look at it
table-turn = turn { $turn }
table-seats = At the table
table-you = (you)
table-replay = Look back
table-look = See the end
table-look-back = Look back
table-sit-down = Sit down
table-forget = Forget

import-sentence = A match that was saved here or on another server. All its seats will be on this device; you can hand out links at the table.
import-drop = Drop the file here, or choose it

rules-headline = Rulebook
rules-game = Game
rules-search = Search the rules
rules-search-example = stunned, R24, discard …
rules-found = { $count ->
    [0] Nothing found. Try another word.
    [one] One rule found.
   *[other] { $count } rules found.
}
rules-chapters = Chapters
rules-number = Rule { $number }

settings-language = Language
settings-theme = Light
settings-name = Your name at the table
settings-motion = Movement
settings-speed = Speed
settings-sound = Sound
settings-notifications = Tell me when it is my move and this page is out of sight
settings-notifications-refused = The browser does not allow it. Allow notifications for this page in the browser's settings, then try again.
theme-auto = Like the system
theme-light = Parchment
theme-dark = Night
motion-full = Everything moves
motion-reduced = Reduced
motion-off = Nothing moves
speed-slow = Slow
speed-usual = Usual
speed-quick = Quick
sound-off = None
sound-chime = Chime for my move
sound-all = All

gate-closed = This table stays closed
gate-connecting = Walking to the table …
gate-welcome = Your seat is ready
gate-with = At the table: { $names }.
gate-name = Your name

replay-headline = A match looked back at
replay-timeline = Timeline
replay-position = Position in the match
replay-where = Turn { $turn } · { $at } of { $count }
replay-opened = All cards lie open: press a seat to see its hand.
replay-back = One action back
replay-on = One action on
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-play = Play
replay-pause = Pause
replay-save = Save as a file
replay-play-on = Play on from here
replay-leave = Leave

fan-notice-short = An unofficial fan project, not affiliated with any publisher.
about-fan = An unofficial fan project
about-fan-text = Wandwright is made by people who like these games. It is not affiliated with, endorsed or sponsored by any publisher or rights holder. Names belong to their owners.
about-words = Every card text here is in our own words, made from what the card does, and every picture is our own. Buy the box: it is lovely.
about-icons = Pictures and letters
about-icons-text = The icons are from
about-icons-authors = They were drawn by Lorc, Delapouite, Skoll, Caro Asercion and the other contributors, and are used in other colours and sizes.
about-fonts = Names are set in Alegreya, text in Source Sans 3, both under the SIL Open Font License.
about-licences = The licence texts of everything that this page is made of
about-private = What is kept
about-private-text = There are no accounts. Your seats are secret links, kept in this browser only; the server keeps their fingerprints. Settings stay in this browser too.

missing-headline = Nobody has laid a table here
missing-sentence = The address may be mistyped. Go back to the hall and choose from there.

problem-offline = The server can't be reached. Check that it is running and that you are connected, then try again.
problem-no-table = There is no such table, or your link does not open it. Ask for a new link.
problem-no-key = This browser has no key for the table. Open it with the link you were sent, or ask for a new one.
problem-too-large = The file is too large. A saved match has at most 20 MB; choose another file.
problem-too-fast = That was a little fast. Wait a moment, then try again.
problem-other = The server could not do that. Try again; if it happens again, start the server anew.
