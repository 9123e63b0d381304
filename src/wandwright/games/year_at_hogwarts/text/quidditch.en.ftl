### What a player of A Year at Hogwarts reads, in English (quidditch).

## Names

name-pitch = Quidditch pitch
name-seekers = Seekers
name-quidditch = Quidditch cards
name-goals = goals
name-actions = actions left
title-goals = Phase 1, turn { $n }: two goals
title-snitch = Phase 2: the Golden Snitch
sign-quaffle = Quaffle
sign-bludger = Bludger
sign-holds-quaffle = Quaffle in hand
sign-holds-bludger = Bludger in hand
step-snitch = the Golden Snitch
pitch-house = { $house ->
    [gryffindor] Gryffindor
    [hufflepuff] Hufflepuff
    [ravenclaw] Ravenclaw
   *[slytherin] Slytherin
 }
pitch-piece = { $role ->
    [keeper] Keeper
    [beater] Beater { $n }
   *[chaser] Chaser { $n }
 }
pitch-slot = { $side ->
    [a] left
    [b] right
   *[none] middle
 } { $area ->
    [throw] hoops, row
    [defence] defence, row
    [attack] attack, row
   *[centre] line, row
 } { $n }
pitch-pawn = { $piece } of { $house }
pitch-seeker = Seeker of { $house }

## Prompts

prompt-house = { $who }: which House do you play for?
prompt-line-up = { $who }: where does your { $piece } stand?
prompt-pitch-act = { $who }: { $n ->
    [0] throw, or end the turn?
    [one] what do you do with your last action?
   *[other] what do you do? ({ $n } actions left)
 }
prompt-put-quaffle = { $who }: where does the Quaffle lie?
prompt-seek = { $who }: { $choice ->
    [yes] roll for your Seeker, or play a card before?
   *[no] roll for your Seeker
 }
prompt-steady = { $who }: { $n } rolled: { $choice ->
    [yes] fly on, or play a card?
   *[no] fly on
 }

## Answers

label-house = { $house ->
    [gryffindor] Gryffindor
    [hufflepuff] Hufflepuff
    [ravenclaw] Ravenclaw
   *[slytherin] Slytherin
 }
label-place-piece = Place: { $slot }
label-usual = Everybody in the usual formation
label-move-piece = { $piece }: { $slot }{ $how ->
    [steal] , steal the Quaffle
    [take] , take the ball
   *[move] { "" }
 }
label-throw = { $piece } throws at { $target } (reaches with { $n } { $n ->
    [6] on the die
   *[other] or more
 }; then a dodge with 4 or more)
label-shoot = { $piece } shoots { $keeper ->
    [yes] (scores if your die is higher than the Keeper’s: 42 %)
   *[no] (no Keeper: a sure goal)
 }
label-pass-on = Keeper passes to { $piece }
label-put-quaffle = Quaffle: { $slot }
label-roll-seeker = Roll for the Seeker
label-fly-on = Fly on

## Events

event-is-challenged = { $who } is challenged to Quidditch
event-picks-house = { $who } plays for { $house ->
    [gryffindor] Gryffindor
    [hufflepuff] Hufflepuff
    [ravenclaw] Ravenclaw
   *[slytherin] Slytherin
 }
event-lines-up = { $who } has lined up
event-tosses = { $who } rolls { $n } for the start
event-rolls-actions = { $who } has { $n } actions
event-moves-piece = { $who }: { $piece } to { $slot }
event-takes-quaffle = { $who }: { $piece } has the Quaffle
event-steals-quaffle = { $who }: { $piece } steals the Quaffle
event-takes-bludger = { $who }: { $piece } has a Bludger
event-throws = { $who }: { $piece } throws at { $target }, reach { $n }; the Bludger lies on { $slot }
event-dodges = { $who }: { $piece } dodges with { $n }
event-is-out = { $who }: { $piece } rolls { $n } and is out
event-shoots = { $who }: { $piece } shoots with { $n }
event-saves = { $who } saves with { $n }
event-scores = { $who }: { $piece } scores, goal { $n }
event-passes-quaffle = { $who }: the Keeper passes to { $piece }
event-puts-quaffle = { $who }: the Quaffle lies on { $slot }
event-whistle = the whistle ends phase 1 after { $n } turns
event-wins-phase = { $who } has won phase 1
event-plays-quidditch = { $who } plays { $card }
event-seeker-rolls = { $who } rolls { $n } for the Seeker
event-seeker-moves = { $who }: the Seeker is on step { $n }
event-seeker-waits = { $who }: the Seeker loses a turn
event-catches-snitch = { $who } catches the Golden Snitch

## Endings and advice

outcome-snitch = The Golden Snitch is caught
gain-pitch = a better stand on the pitch
spared-pitch = the stand on the pitch is kept

## Words of cards

do-seeker-steps = { $n ->
    [one] your Seeker goes { $n } step on
   *[other] your Seeker goes { $n } steps on
 }
do-rival-steps = the rival Seeker goes { $size ->
    [one] { $size } step
   *[other] { $size } steps
 } { $towards }
do-seeker-reroll = after your roll, roll the Seeker die again
do-seeker-roll-two = roll 2 Seeker dice this turn
do-rival-skips = the rival Seeker loses the next turn
