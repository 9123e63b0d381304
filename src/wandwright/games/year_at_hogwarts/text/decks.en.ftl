### What a player of A Year at Hogwarts reads, in English (decks).
do-draw-and-resolve = draw { $deck ->
    [event] an Event card
   *[action] an Action card
 } and resolve it
do-discard-cards = put { $n } of your cards under their decks
do-target-discards = another player puts { $n } random cards under their decks
do-target-gives-card = another player gives you { $n } cards
do-search-deck = take { $n } named cards out of { $deck ->
    [potion] the Potion deck
   *[spell] the Spell deck
 }
