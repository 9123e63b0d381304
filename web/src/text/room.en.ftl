# Friends first: the way to a waiting room, and the room itself.

friends-sentence = Choose a game. Your friends get a link, see who is there, choose whom they play, and you let it begin.
friends-game = Which game?
friends-open = Gather for { $game }
friends-otherwise = Lay a table yourself: seats, bots, seed and house rules

room-of = At the invitation of { $name }
room-invited = { $name } invites you to this game
room-lasts = It lasts { $low } to { $high } minutes. Say who you are, and take a seat.
room-full = Every seat is taken. You can look on.
room-who = Who is here
room-here = is here
room-away = is away just now
room-free = A free seat
room-free-more = { $count ->
    [one] for whoever opens the link next
   *[other] for whoever opens the link next; { $count } seats are free
    }
room-bot = Let a bot sit here
room-beside = Somebody else plays on this device
room-their-name = Their name
room-plays = plays { $part }
room-would-play = { $part }, unless they choose
room-clear = Free the seat of { $name }
room-clear-short = Free the seat
room-choose = Choose: { $what }
room-choose-for = { $name } chooses: { $what }
room-mine = my choice
room-invite = Invite by this link
room-code = QR code of the link
room-invite-help = One link for all: send it, or let them point a phone at the code. Whoever opens it after the start looks on.
room-start = Begin
room-ready = { $count } at the table. Seats that are still free are put away.
room-too-few = { $count ->
    [one] One more has to come, or a bot takes the seat.
   *[other] { $count } more have to come, or bots take the seats.
    }
room-too-many = At most { $most } can play this. Free a seat, or choose something else.
room-wait = { $name } lets the match begin. Choose whom you play meanwhile.
room-state = Waiting room: { $names }
room-enter = To the waiting room

ending-same-people = The same people
guest-of = Guest of { $name }
guest-number = Guest { $number }

refused-no-room = This match has begun already. Go to its table.
refused-not-offered = That can't be chosen here. Choose one of the values that the page offers.
refused-all-taken = Every seat is taken. Ask the host to free one, or look on.
refused-wish-taken = Somebody has chosen that already. Choose another one.
refused-seat-taken = Somebody sits there. Free the seat first.
refused-room-changed = Somebody has come or gone just now. Look who is here, and begin again.
refused-not-begun = The match has not begun yet. Wait until the host lets it begin.

replay-branch = { $what }: on from turn { $turn }
