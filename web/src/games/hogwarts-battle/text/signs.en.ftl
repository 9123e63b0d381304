# The signs of this game, in the order of its icons: what each one means.

sign-attack = Attack: put it on a villain
sign-influence = Influence: buys cards
sign-health = Health
sign-control = Control: the dark side takes the location
sign-card = Card: draw (+) or discard (−)
sign-stunned = Stunned: out of health
sign-silenced = Its ability is switched off
sign-die = A die is rolled
sign-all = Several heroes
sign-one = One hero
sign-discarded = When a card is discarded
sign-take = Take back from the discard pile
sign-deck = Top of the deck
sign-again = Once more
sign-reveal = Reveal or look at
sign-reward = Reward
sign-gone = Banished from the match
