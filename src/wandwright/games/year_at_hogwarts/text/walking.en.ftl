### What a player of A Year at Hogwarts reads, in English (walking).

## Prompts

prompt-start = { $who }: { $choice ->
    [yes] roll the dice, or do something before?
   *[no] roll the dice
 }
prompt-total = { $who }: how far do you walk, and where to?
prompt-move = { $who }: where does your move end?
prompt-way = { $who }: past which tokens?
prompt-take = { $who }: take a token?
prompt-leave = { $who }: which token do you leave for it?
prompt-slip = { $who }: fight, or slip past?
prompt-common-room = { $who }: draw a card or offer a swap
prompt-offered-item = { $who }: what do you offer?
prompt-wanted-item = { $who }: what do you want for it?
prompt-accept = { $who }: do you accept the swap?
prompt-exam = { $who }: which Book do you resolve?
prompt-floo = { $who }: travel by Floo Powder?
prompt-pitch = { $who }: challenge somebody, or use a Portkey?
prompt-fly = { $who }: where does Buckbeak take you?
prompt-passage = { $who }: go through the passage?
prompt-tower = { $who }: on which tower does a Death Eater stand?
prompt-put-item = { $who }: where do you put the token?
prompt-finish = { $who }: end the turn, or use a token
prompt-fetch = { $who }: which token do you fetch?
prompt-stay = { $who }: stay here for the team, or go back?
prompt-swap-mission = { $who }: swap a mission instead of anything else here?

## Answers

label-return = Go back
label-stay = Stay here
label-swap-mission = Swap { $card }
label-roll = Roll the dice
label-wait = Wait here for the team
label-use-item = Use { $item }
label-play-card = Play { $card }
label-begin-mission = Begin { $card }
label-try-horcrux = Try to destroy the Horcrux: { $space }
label-total = { $n ->
    [one] { $n } step
   *[other] { $n } steps
 }
label-reroll-movement = Roll again
label-go = Go to { $space }
label-fly-away = Fly with Buckbeak instead
label-way = { $n ->
    [0] Past no token
   *[other] { $meets ->
        [0] Past { $items }
       *[other] Past { $items }, then to { $foe }
    }
 }
label-take = Take { $item }{ $use ->
    [mission] { " " }(needed for { $missions })
    [ritual] { " " }(for the ritual in the Graveyard)
    [weapon] { " " }(breaks Horcruxes)
    [final] { " " }(for the final meeting)
   *[none] { "" }
 }
label-leave = Leave it
label-leave-item = Leave { $item }
label-fight = Fight
label-slip = Slip past
label-draw-deck = Draw: { $deck ->
    [action] an Action card
    [book] a Book
    [potion] a Potion
   *[spell] a Spell
 }
label-swap-with = Offer { $who } a swap
label-offer = Offer { $item }
label-ask = Ask for { $item }
label-refuse = Refuse
label-accept = Accept
label-resolve-book = Resolve { $card }
label-done = Done
label-floo = Floo to { $space }{ $lies ->
    [yes] : { $items }
   *[no] { "" }
 }
label-challenge = Challenge { $who }
label-portkey = Portkey to the Graveyard
label-fly = Fly to { $space }
label-through = Through to { $space }
label-tower = A Death Eater on { $space }
label-put = Put it on { $space }
label-end-turn = End the turn
label-fetch = Fetch { $item }

# A space whose sort comes again and again, by the place beside it.
place-near = { $name }, near { $place }

## Events

event-waits = { $who } waits
event-swaps-mission = { $who } swaps a mission
event-turn = turn { $n }: { $who }
event-rolls = { $who } rolls { $dice }
event-walks = { $who } walks to { $space }
event-points = { $who }: { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
event-gains-pv = { $who } gains { $n } PV
event-loses-pv = { $who } loses { $n } PV{ $told ->
    [yes] { " " }({ $cause })
   *[no] { "" }
 }
event-gains-floo = { $who } gains { $n } Floo Powder
event-gains-portkey = { $who } gains { $n ->
    [one] { $n } Portkey
   *[other] { $n } Portkeys
 }
event-draws = { $who } draws { $card }
event-draws-several-card = { $who } draws { $list }
event-draws-hidden = { $who } draws a card
event-discards = { $card } goes under its deck
event-discards-several-card = cards that go under their deck: { $list }
event-recovers = { $who } recovers with { $n } PV
event-is-put = { $who } is put on { $space }
event-takes = { $who } takes { $item }
event-takes-several-item = { $who } takes { $list }
event-swaps = { $who } gets { $item }
event-guards = a Death Eater stands here: { $space }
event-puts = { $item } lies on { $space } now
event-uses = { $who } uses { $item }
event-flies = { $who } flies to { $space }
event-travels = { $who } goes to { $space } { $by }
event-returns = { $who } returns to { $space }
event-passes-exam = { $who } passes an exam with { $card }: { $n } points
event-loses-turn = { $who } loses the turn
by-floo = by Floo Powder
by-portkey = by Portkey
by-passage = through the passage

## Words of cards and spaces

do-draw = draw { $n } { $deck ->
    [book] { $n ->
        [one] Book
       *[other] Books
    }
    [potion] { $n ->
        [one] Potion
       *[other] Potions
    }
   *[spell] { $n ->
        [one] Spell
       *[other] Spells
    }
 }
do-gain-points = gain { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
do-lose-points = lose { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
do-gain-pv = gain { $n } PV
do-lose-pv = lose { $n } PV{ $floor ->
    [0] {""}
   *[other] , but keep at least { $floor }
 }
do-raise-pv-to = with fewer than { $n } PV, have { $n } now
do-gain-floo = gain { $n } Floo Powder
do-gain-portkey = gain { $n ->
    [one] { $n } Portkey
   *[other] { $n } Portkeys
 }
do-move-to = go to { $space }
do-skip-turn = lose your next turn
do-extra-turn = another turn follows this one
do-take-item-token = take an Item token from a square of your board
do-free-stop-this-turn = this turn you may end your move on any named space
do-movement-bonus = you may add { $n } steps this turn
do-exam-bonus = until the drawer's next turn each Book resolved gives { $n } points more
do-fly-to = go to any space of Diagon Alley or Places
do-common-room-choice = draw an Action card, a Book, a Potion or a Spell, or offer a player a swap of tokens
do-quidditch-or-portkey = challenge a player to Quidditch, or use a Portkey

## Movement abilities

ability-adjust-roll = you may change your total by up to { $n }
ability-reroll-movement = once a turn you may roll the movement dice again
ability-extra-book = where you draw Books, draw { $n } more
ability-extra-potion = on Potion spaces draw { $n } more
ability-choose-action = on Action spaces draw 2 and resolve one
ability-slip-past = once a turn you may pass one space with others without a fight
ability-roll-3-keep-2 = roll 3 movement dice and keep 2
ability-stop-on-class = your move may end early in any classroom
ability-move-up-to = you may use fewer steps
ability-rat-form = heroes do not stop you
ability-free-passages = secret passages cost nothing
ability-stop-early = your move may end up to { $n } steps early
ability-minimum = a roll below { $n } counts as { $n }
ability-plus-steps = { $n ->
    [one] always { $n } step more
   *[other] always { $n } steps more
 }
