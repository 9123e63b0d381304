### What a player of Black Rose Wars reads about the turn and the table, in English.

## Names

name-seat = seat { $n }
short-jafar = Jaf'ar
short-tessa = Tessa
short-rebecca = Rebecca
short-nero = Nero
name-players = Mages
name-lodge = Lodge
name-cell = Cell of { $who }
name-bull = Bull
name-power = Power Points
name-end = end
name-black-rose = Black Rose
name-space = space { $n }
name-events = Events
name-deck = deck
name-discard = discards
name-library = Library
name-damage = damage
name-points = PP
name-actions = Action Tokens
name-trophies = Trophies
name-completed = Quests completed
name-hand = hand
name-drawn = drawn
name-quests = Quests
name-drawn-quests = drawn Quests
name-played = played
name-memories = Memories
name-grimoire = Grimoire
slot-quick = Quick
slot-standard-1 = Standard 1
slot-standard-2 = Standard 2
slot-standard-3 = Standard 3
moon-first = First Moon
moon-second = Second Moon
moon-third = Third Moon
title-turn = Turn { $n }, { $phase ->
    [setup] set-up
    [black_rose] Black Rose Phase
    [study] Study
    [preparation] Preparation
    [action] Action Phase
    [evocation] Evocation Phase
    [cleanup] Clean-Up
   *[over] the end
 }, { $moon ->
    [first] First Moon
    [second] Second Moon
   *[third] Third Moon
 }
sign-destroyed = destroyed
sign-instability = instability { $n } of { $limit }
sign-waiting = not open yet
sign-used = used
sign-taken = token taken
sign-works = works now
sign-crown = Crown
sign-passed = passed
kind-mage = Mage
kind-school = school
kind-room = room
kind-spell = spell
kind-forgotten = Forgotten Spell
kind-personal = personal spell
kind-evocation = Evocation
kind-quest = Quest
kind-event = Event
kind-layout = layout
confidence-high = confirmed
confidence-medium = likely
confidence-low = uncertain
confidence-reconstructed = reconstructed
about-health = Health { $n }
about-health-of-mage = Health of its Mage
about-hand-limit = hand limit { $n }
about-movement = movement { $n }
about-strength = strength { $n }
about-attack = attack { $n }
about-instability-limit = limit { $n }
about-token-pp = token { $n } PP
about-copies = { $n } copies

## Prompts

prompt-first-player = { $who }: who gave or got a rose last of all? That Mage gets the Crown
prompt-pick-mage = { $who }: which Mage do you play?
prompt-pick-school = { $who }: which school do you begin with?
prompt-pick-list = { $who }: which list of spells do you begin with?
prompt-discard-quest = { $who }: do you discard a Quest?
prompt-name-decks = { $who }: name { $number ->
    [one] a deck
   *[other] { $number } decks
 } of the Library
prompt-keep = { $who }: { $number ->
    [one] which card do you keep?
   *[other] which { $number } cards do you keep?
 }
prompt-ban = { $who }: do you ban a card of your hand?
prompt-discard-down = { $who }: discard { $number ->
    [one] one card
   *[other] { $number } cards
 } to your hand limit
prompt-prepare = { $who }: prepare your spells, first the Quick one
prompt-act = { $who }: what do you do?
prompt-activate = { $who }: do you activate the room?
prompt-next-evocation = { $who }: which Evocation acts next?
prompt-name-winner = { $who }: you hold the Crown; who wins?
prompt-keep-quests = { $who }: { $number ->
    [one] which Quest do you keep?
   *[other] which { $number } Quests do you keep?
 }
prompt-older-quest = { $who }: which older Quest do you discard?
prompt-keep-forgotten = { $who }: which Forgotten Spell do you keep?
prompt-bull-prey = { $who }: whom does the Bull hunt?
prompt-bull-step = { $who }: which way does the Bull run?

## Answers

label-first = { $who }
label-mage = { $mage }
label-school = { $school }
label-deck = { $school }
label-list = List { $list }: { $spells }
label-keep = Keep { $card }
label-discard-quest = Discard { $card }
label-keep-quests = Discard nothing
label-ban = Ban { $card }
label-ban-nothing = Ban nothing
label-discard = Discard { $card }
label-prepare = { $card }, { $half ->
    [inverted] inverted
   *[upright] upright
 }
label-prepared = Ready
label-play-slot = Play the spell: { $slot ->
    [quick] Quick
    [standard_1] Standard 1
    [standard_2] Standard 2
   *[standard_3] Standard 3
 }
label-give-up = Give up for a step: { $slot ->
    [quick] Quick
    [standard_1] Standard 1
    [standard_2] Standard 2
   *[standard_3] Standard 3
 }
label-move = Move
label-attack = Attack
label-end = End the activation
label-pass = Pass
label-activate = Activate the room
label-leave-room = Leave the room as it is
label-next-evocation = { $model }
label-winner = { $who }
label-prey = { $who }
label-bull-step = { $room }

## Events

event-rose-gains = the Black Rose gains { $n } PP
event-gains = { $who } gains { $n } PP
event-loses = { $who } loses { $n } PP
event-moon = { $n ->
    [2] the Second Moon begins
   *[other] the Third Moon begins
 }
event-personal = { $who } takes { $card } into the hand
event-crown = { $who } takes the Crown
event-mage = this seat plays { $mage }
event-school = { $who } begins with { $school }
event-list = { $who } takes { $n ->
    [1] list A
   *[other] list B
 }
event-turn = turn { $n } begins
event-phase = { $phase ->
    [black_rose] Black Rose Phase
    [study] Study
    [preparation] Preparation
    [action] Action Phase
    [evocation] Evocation Phase
   *[cleanup] Clean-Up
 }
event-event = event: { $card }
event-event-leaves = { $card } leaves the track
event-draws = { $who } draws { $card }
event-draws-several-card = { $who } draws { $list }
event-draws-hidden = { $who } draws a card
event-draws-hidden-several = { $who } draws { $n } cards
event-names = { $who } takes a card of { $school }
event-names-several-school = { $who } takes cards of { $list }
event-rejects = { $who } puts { $card } back
event-rejects-several-card = { $who } puts back { $list }
event-draws-forgotten = { $who } keeps { $card }
event-draws-forgotten-hidden = { $who } keeps a Forgotten Spell
event-draws-quest = { $who } draws the Quest { $card }
event-draws-quest-hidden = { $who } draws a Quest
event-discards-quest = { $who } discards the Quest { $card }
event-discards-quest-hidden = { $who } discards a Quest
event-finds-hidden = { $who } searches the Grimoire and takes a card
event-steals-quest-hidden = { $who } steals a Quest
event-bans = { $who } bans { $card }
event-bans-several-card = { $who } bans { $list }
event-discards = { $who } discards { $card }
event-discards-several-card = { $who } discards { $list }
event-prepares = { $who } prepares { $n ->
    [one] one spell
   *[other] { $n } spells
 }
event-passes = { $who } passes
event-moves = { $who } moves
event-attacks = { $who } attacks
event-destroyed = { $room } is destroyed: { $n } PP for { $who }
event-bull-placed = the Bull comes into the Lodge
event-bull-strikes = the Bull strikes for { $n } in { $room }
event-score-quests = { $who }: { $n } PP for completed Quests
event-score-trophies = { $who }: { $n } PP for Trophies
event-score-rooms = { $who }: { $n } PP for room tokens
event-score-crown = { $who }: { $n } PP for the Crown
event-wins = { $who } becomes Grand Master with { $n } PP
event-nobody-wins = nobody wins; the Black Rose has { $n } PP

## Endings

outcome-grand-master = A Mage has most Power Points
outcome-crown = Equal points: the Crown has named the winner
outcome-black-rose = The Black Rose leads: all Mages lose
outcome-solo-won = You are ahead of all others
outcome-solo-lost = You are not ahead of all others
ending-hope-points = { $left ->
    [one] One more point was missing.
   *[other] { $left } more points were missing.
 }
ending-part-casts = { $n ->
    [one] { $n } spell played
   *[other] { $n } spells played
 }
ending-part-completes = { $n ->
    [one] { $n } Quest completed
   *[other] { $n } Quests completed
 }
ending-part-gains = { $n } PP gained
