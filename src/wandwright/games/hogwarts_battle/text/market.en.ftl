## The market, rising darkness and the personal shop (R53, R63 to R67)

name-shop = personal shop
name-darkness = rising darkness
prompt-offered = { $hero }: choose the card that comes to the market; the other one goes under the deck
prompt-reveal = { $most ->
    [one] { $hero }: reveal one more Dark Arts card, or ignore it?
   *[other] { $hero }: reveal { $most } more Dark Arts cards, or ignore them?
}
label-sweep = Renew the whole market
label-dismiss = Dismiss { $card } for { $n } influence
label-buy = Buy { $card } in your shop for { $n } influence
label-lay = { $card } comes to the market
label-reveal = Reveal
label-ignore = Ignore
event-sweeps = { $hero } has the whole market renewed
event-dismisses = { $hero } pays { $n } influence to dismiss { $card }
event-under-deck = { $card } goes under the deck
event-offered = { $card } is drawn for the market
event-darkness = { $n ->
    [one] the darkness rises: one more Dark Arts card each turn
   *[other] the darkness rises: { $n } more Dark Arts cards each turn
}
event-ignores-reveal = { $hero } ignores the call for more Dark Arts cards
