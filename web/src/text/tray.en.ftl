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
tray-above = Choose above, before you.

ending-left = You can still do something:
ending-times = { $label } (×{ $count })
ending-more = { $count ->
    [one] one more
   *[other] { $count } more
}
ending-anyway = End anyway
ending-go-on = Go on playing
ending-never = End, and never ask me again
ending-setting = Ask before a turn ends in which something is left unused

at-key-end = end the turn, or what else can be ended
