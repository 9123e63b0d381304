# The words of the table screen, for every game.

table-close = Close
table-opening = Lighting the candles…
table-refused = This link does not open the table. Ask its host for a new one.
table-leave = Leave the table
table-unnamed = The table
table-turn = Turn { $number } · { $name }
table-seats = Who sits at the table
table-seat-number = Seat { $number }
table-you = you
table-bot = bot
table-here = here
table-away = away
table-asked = to move
table-thinking = thinking…
table-reconnecting = Connection lost. Trying again…
table-menu = Menu
table-regions = Parts of the table
table-can-here = There is something you can do here
table-side = Log and chat

table-hand = Hand of { $name }: { $count ->
    [one] one card
   *[other] { $count } cards
}
table-hand-empty = No cards in hand
table-hidden-card = A card
table-card-keys = Enter answers with the card. I shows it large.
table-open-pile = { $title }: { $count ->
    [one] one card
   *[other] { $count } cards
}. Look through it
table-closed-pile = { $title }: { $count ->
    [one] one card
   *[other] { $count } cards
}, face down
table-pile-empty = There is nothing here yet.
table-pile-count = { $count ->
    [one] One card.
   *[other] { $count } cards, the top one first.
}
table-confidence = How sure we are of this card: { $confidence ->
    [medium] likely
    [low] uncertain
    [reconstructed] reconstructed
   *[other] { $confidence }
}

table-tray = What is asked
table-answers = Answers
table-because = because of
table-rule = Rule { $rule }
table-rulebook = Rulebook
table-rule-failed = The rule could not be fetched. Open the rulebook, or try again in a moment.
table-picked = { $done } of { $count } chosen{ $names ->
    [""] {""}
   *[other] : { $names }
}
table-hint = Hint
table-auto = Always…
table-auto-title = Always answer like this
table-auto-until = For how long?
table-auto-turn = this turn
table-auto-match = the whole match
table-auto-stop = Ask me again
table-autos = Answered by themselves
table-any = Any question

table-moment = One moment…
table-over = The match is over
table-together = Several are asked at once
table-still = Still to answer: { $names }
table-awaits = Waiting for { $name }.
table-awaits-away = Waiting for { $name }, who is away.
table-also-you = { $name }, also on this device.
table-bot-thinks = { $name } is thinking
table-not-asked = It is not your move now.
table-not-this-question = That does not answer the question: { $prompt }.
table-why-nothing = There is nothing to do with that now.

table-your-move = { $name }, it is your move.
table-ready = I am here
table-handover = Hand over the device

table-log = Log
table-log-toggle = Log
table-earlier = Earlier
table-back-to = Go back to before this
table-back-to-line = Go back to before: { $text }
table-back-do = Go back
table-reach-free = { $count ->
    [one] Takes back the last action.
   *[other] Takes back the last { $count } actions.
}
table-reach-vote = { $count ->
    [one] Takes back one action. The others must agree.
   *[other] Takes back { $count } actions. The others must agree.
}
table-reach-never = Something new has come to light since then, or somebody else has acted: this table does not go back so far.
table-undo = Undo
table-undo-vote = Ask to undo
table-vote = Undo asked for
table-vote-asks = { $name } asks to take back { $count ->
    [one] one action.
   *[other] { $count } actions.
}
table-vote-yes = Agree
table-vote-no = No
table-vote-waits = Waiting for { $names }.

table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-send = Send
table-reactions = Reactions
table-react = React with { $reaction }
table-banner-skip = { $title }. Go on

table-settings = Settings
table-replay = Replay
table-export = Export the match
table-wrong = Something is wrong
table-no-file = The file could not be fetched. Try again in a moment.
table-host = The seats, as host
table-to-bot = Let a bot play
table-to-person = Give back to a person
table-reissue = New link
table-new-link = The new link of { $name }. The old one no longer works.
table-invite = Invite
table-lock = Lock the table
table-unlock = Open the table again

table-won = Victory!
table-lost = Defeat
table-lasted = { $turns } turns, { $actions } actions.
table-again = Play again
table-look-around = Look around the table

table-guide = Your first turn
table-guide-next = Go on
table-guide-skip = No guide, thank you

table-keys = Keyboard
table-key-answer = give that answer
table-key-point = point at an answer; it lights up on the table
table-key-take = give the answer pointed at
table-key-look = show the card in focus large
table-key-undo = undo
table-key-hint = hint
table-key-log = open or close the log
table-key-close = close, skip, let go
table-key-keys = this list
