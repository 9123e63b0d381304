### What a player of A Year at Hogwarts reads, in English (decks).

## Prompts

prompt-choose-drawn = { $who }: which of the cards do you resolve?
prompt-put-away = { $who }: which card goes under its deck? { $number } to go
prompt-aim = { $who }: who loses a card?
prompt-beg = { $who }: who gives you a card?
prompt-hand-over = { $who }: which card do you hand over?
prompt-search = { $who }: which card do you name?

## Answers

label-resolve-drawn = Resolve { $card }
label-put-away = Put away { $card }
label-target = { $who }
label-beg = { $who }
label-target-foe = { $card }
label-hand-over = Hand over { $card }
label-name-found = { $card }

## Events

event-resolves = { $who } draws { $card }
event-plays-at-start = { $who } plays { $card }
event-hands-over = { $who } hands over a card
event-finds-card = { $who } takes { $card } out of the deck

## Words of cards

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
