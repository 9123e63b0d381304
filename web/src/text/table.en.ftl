# The words of the table screen, for every game.

at-close = Close
at-opening = Lighting the candles…
at-refused = This link does not open the table. Ask its host for a new one.
at-leave = Leave the table
at-unnamed = The table
at-turn = Turn { $number } · { $name }
at-seats = Who sits at the table
at-seat-number = Seat { $number }
at-you = you
at-bot = bot
at-here = here
at-away = away
at-asked = to move
at-thinking = thinking…
at-reconnecting = Connection lost. Trying again…
at-menu = Menu
at-regions = Parts of the table
at-can-here = There is something you can do here
at-side = Log and chat

at-hand = Hand of { $name }: { $count ->
    [one] one card
   *[other] { $count } cards
}
at-hand-empty = No cards in hand
at-hidden-card = A card
at-card-keys = Enter answers with the card. I shows it large.
at-open-pile = { $title }: { $count ->
    [one] one card
   *[other] { $count } cards
}. Look through it
at-closed-pile = { $title }: { $count ->
    [one] one card
   *[other] { $count } cards
}, face down
at-pile-empty = There is nothing here yet.
at-pile-count = { $count ->
    [one] One card.
   *[other] { $count } cards, the top one first.
}
at-confidence = How sure we are of this card: { $confidence ->
    [medium] likely
    [low] uncertain
    [reconstructed] reconstructed
   *[other] { $confidence }
}
at-doubts = The printed card was not at hand for all of this. What follows is our best reading, and your own pack can correct it.
at-doubt = { $confidence ->
    [medium] likely
    [low] uncertain
    [reconstructed] made up to fit the game
   *[other] { $confidence }
}: { $fields }

at-tray = What is asked
at-answers = Answers
at-pick-up = Pick up: { $title }
at-in-hand = In hand: { $title }
at-put-back = Put it back
at-all-answers = All answers
at-several = { $count } answers lead here
at-because = because of
at-rule = Rule { $rule }
at-rulebook = Rulebook
at-rule-failed = The rule could not be fetched. Open the rulebook, or try again in a moment.
at-picked = { $done } of { $count } chosen
at-picked-names = { $done } of { $count } chosen: { $names }
at-picked-before = Chosen before: { $names }.
at-mark-left = { $left } still to mark
at-mark-up-to = Up to { $left } more to mark
at-marked = { $count ->
    [one] One is marked.
   *[other] { $count } are marked.
}
at-marked-all = { $count } are marked, and that is all you may choose. Take a mark off first.
at-confirm = Confirm
at-hint = Hint
at-auto = Always…
at-auto-title = Always answer like this
at-auto-until = For how long?
at-auto-turn = this turn
at-auto-match = the whole match
at-auto-stop = Ask me again
at-autos = Answered by themselves
at-any = Any question

at-moment = One moment…
at-over = The match is over
at-stopped = This table can only be looked at
at-stopped-why = { $sort ->
    [game] Its game is not installed here any more.
    [rules] It was begun with other rules of its game than are installed now.
   *[replay] What is kept of it can't be played again by the rules of now.
}
at-stopped-do = Look around, and export the match if you want to keep it.
at-together = Several are asked at once
at-still = Still to answer: { $names }
at-awaits = Waiting for { $name }.
at-awaits-away = Waiting for { $name }, who is away.
at-also-you = { $name }, also on this device.
at-then = Then: { $text }
at-bot-thinks = { $name } is thinking
at-not-asked = It is not your move now.
at-not-this-question = That does not answer the question: { $prompt }.
at-why-nothing = There is nothing to do with that now.
at-just-changed = The question has just changed. Read it, then press again.
at-sent-already = Your answer is on its way.
at-sent-later = There is no connection just now. Your answer is kept, and sent as soon as there is one.
at-told-first = That press only ended what was being told. Press again to answer.
at-only-replay = Here you look back: nothing is played. Play on from a position to try it yourself.
at-only-watching = You are watching. Only those who hold a seat can play.
at-choose-below = Choose one of the buttons below.
at-not-there = Nothing takes it there. Lay it where the table glows.
at-no-such-answer = There is no answer { $number } now.
at-nothing-to-end = There is nothing to end now. Answer the question first.
at-covered = This hand is covered. Whoever it belongs to presses “{ at-ready }” first.
at-no-line = There is no connection just now. Try again when it is back.
at-broken-off = The connection broke before the table had answered. Look what has become of it, and try again if need be.
at-mark-first = { $left ->
    [one] Mark one more first.
   *[other] Mark { $left } more first.
}

at-ready = I am here
at-handover = Hand over the device

at-log = Log
at-log-toggle = Log
at-earlier = Earlier
at-back-to = Go back to before this
at-back-to-line = Go back to before: { $text }
at-back-do = Go back
at-reach-free = { $count ->
    [one] Takes back the last action.
   *[other] Takes back the last { $count } actions.
}
at-reach-vote = { $count ->
    [one] Takes back one action. The others must agree.
   *[other] Takes back { $count } actions. The others must agree.
}
at-reach-never = Something new has come to light since then, or somebody else has acted: this table does not go back so far.
at-undo = Undo
at-undo-vote = Ask to undo
at-undo-nothing = Nothing has been played yet, so there is nothing to take back.
at-undo-off = At this table what is done is done: undo is off.
at-undo-plan = Takes back the last step of your plan, which nobody has seen.
at-undo-own = { $count ->
    [one] Takes back the last action.
   *[other] Takes back the last { $count } actions.
}
at-undo-before-chance = Goes back to before chance had its say
at-undo-before-hidden = Goes back to before a hidden card was shown
at-undo-before-seat = Goes back to before { $name } acted
at-undo-never = { $back }: this table takes back only what has shown nothing new.
at-undo-needs = { $back }: needs a yes from { $names }.
at-vote = Undo asked for
at-vote-asks = { $name } asks to take back { $count ->
    [one] one action.
   *[other] { $count } actions.
}
at-vote-yes = Agree
at-vote-no = No
at-vote-refused = Not everybody agreed: nothing is taken back.
at-vote-waits = Waiting for { $names }.

at-chat = Chat
at-chat-open = Open the chat
at-chat-empty = Nobody has said anything yet.
at-chat-say = Say something
at-send = Send
at-reactions = Reactions
at-react = React with { $reaction }
at-banner-skip = Go on

at-settings = Settings
at-replay = Replay
at-export = Export the match
at-wrong = Something is wrong
at-to-bot = Let a bot play
at-to-person = Give back to a person
at-reissue = New link
at-new-link = The new link of { $name }. The old one no longer works.
at-invite = Invite
at-lock = Lock the table
at-unlock = Open the table again

at-won = Victory!
at-lost = Defeat
at-lasted = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
at-look-around = Look around the table

at-guide = Your first turn
at-guide-next = Go on
at-guide-skip = No guide, thank you

at-keys = Keyboard
at-key-answer = give that answer, or mark it
at-key-point = point at an answer; it lights up on the table
at-key-take = give the answer pointed at; confirm what is marked
at-key-look = show the card in focus large
at-key-undo = undo
at-key-hint = hint
at-key-log = open or close the log
at-key-close = close, skip, let go
at-key-keys = this list

at-map-keys = Arrow keys go from space to space, Enter chooses one. Plus and minus zoom, zero shows all.
at-map-view = View of the map
at-map-larger = Larger
at-map-smaller = Smaller
at-map-all = Show all
at-map-there = here: { $names }
at-track-at = { $name } is at { $at } of { $last }
at-plan-open = still planning
at-plan-done = ready
at-plan-hidden = A card, face down
at-plan-empty = Nothing yet
at-plan-carried = carried out
at-mark-active = has the turn
at-mark-asked = to move
at-mark-stunned = stunned
at-mark-silenced = silenced
at-face-down = { $count } face down
at-nothing-here = nothing yet
