### What a player of A Year at Hogwarts reads, in English (decks).
do-draw-and-resolve = draw { $deck ->
    [event] an Event card
   *[action] an Action card
 } and resolve it
do-discard-cards = put { $n } of your { $cards ->
    [spell_or_potion] Spells and Potions under its deck
   *[any] cards under its deck
 }
do-target-discards = another player puts { $n } random { $cards ->
    [spell_or_potion] Spell or Potion
   *[any] card
 } under its deck
do-target-gives-card = { $n ->
    [one] another player gives you { $n } card
   *[other] another player gives you { $n } cards
 }
do-search-deck = { $n ->
    [one] take { $n } card that you name
   *[other] take { $n } cards that you name
 } out of { $deck ->
    [potion] the Potion deck
   *[spell] the Spell deck
 }
