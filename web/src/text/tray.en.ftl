# The tray: who is asked, and the cards to choose among; what ends a turn, and what would be lost with it.

tray-your-move = Your move, { $name }: { $text }
tray-you = You: { $text }
tray-you-as = You, { $name }: { $text }
tray-hint-close = Close the hint
tray-cards = { $count ->
    [one] One card to choose
   *[other] { $count } cards to choose among
}
tray-cards-fold = Look at the table
tray-cards-unfold = Show the cards
tray-above = Choose among what lies just above.
tray-left = Choose among what lies on the left.

closing-left = You can still do something:
closing-times = { $label } (×{ $count })
closing-more = { $count ->
    [one] one more
   *[other] { $count } more
}
closing-anyway = End anyway
closing-go-on = Go on playing
closing-never = End, and never ask me again
closing-setting = Ask before a turn ends in which something is left unused
closing-asked = First answer above: end, or go on?

losing-title = Give this up for good?
losing-told = You give this up: { $label }.
losing-keep = Keep it
losing-confirm = Give it up

at-key-end = end the turn, or what else can be ended

tray-signs = Signs
legend-title = What the signs mean
