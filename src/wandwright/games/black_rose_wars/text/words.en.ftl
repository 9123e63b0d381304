### What a player of Black Rose Wars reads when a card asks something, in English.

evocation-of = { $name } of { $who }

## Prompts

prompt-target = { $has ->
    [yes] { $who }, { $card }: who is the target?
   *[no] { $who }: who is the target?
 }{ $number ->
    [one] {""}
   *[other] {" "}({ $n } of { $number })
 }
prompt-target-room = { $who }, { $card }: which room is the target?
prompt-pick = { $has ->
    [yes] { $who }, { $card }: whom does it reach?
   *[no] { $who }: whom does it reach?
 }
prompt-pick-room = { $has ->
    [yes] { $who }, { $card }: which room?
   *[no] { $who }: which room?
 }
prompt-choose-option = { $has ->
    [yes] { $who }, { $card }: choose one
   *[no] { $who }: choose one
 }
prompt-may = { $who }: do you want this? { $text }
prompt-next-of = { $who }: who comes next?
prompt-push = { $who }: whom do you move first?
prompt-push-step = { $who }: where does { $model } go? { $steps ->
    [one] One step left
   *[other] Up to { $steps } steps
 }
prompt-teleport = { $who }: into which room do you put { $model }?
prompt-force = { $who }: { $model } strikes for { $strength } at your word; whom?
prompt-discard = { $who }: which card goes to your Memories? { $n } to go
prompt-recover = { $who }: which card do you take back from your Memories? Up to { $n }
prompt-search = { $who }: which card do you take from your { $pile ->
    [memories] Memories
   *[grimoire] Grimoire
 }?
prompt-order-events = { $who }: which Event shall come as number { $n }?
prompt-swap-spell = { $who }: which prepared spell do you exchange for which hand card?
prompt-give-up-quest = { $who }: which Quest do you discard?
prompt-fulfil-quest = { $who }: which of your Quests counts as completed?
prompt-lose-completed = { $who }: which completed Quest do you lose?
prompt-take-trophy = { $who }: which Trophy do you take from { $holder }?
prompt-lose-trophy = { $who }: which Trophy do you give back?
prompt-remove-set = { $who }: which token in { $room } do you remove?

## Answers

label-target = { $sort ->
    [evocation] { $model } of { $owner }
   *[mage] { $model }
 }
label-room = { $room }
label-enough = Enough
label-nothing = Nothing
label-no = No
label-yes = Yes
label-mask-0 = Smiling mask: { $text }
label-mask-1 = Sad mask: { $text }
label-recover = Take back { $card }
label-take-card = Take { $card }
label-next-event = { $card }
label-slot = { $slot ->
    [quick] The Quick Spell
    [standard_1] The first Standard Spell
    [standard_2] The second Standard Spell
   *[standard_3] The third Standard Spell
 }
label-put-in = { $slot ->
    [quick] Quick
    [standard_1] Standard 1
    [standard_2] Standard 2
   *[standard_3] Standard 3
 }: { $card }, { $half ->
    [inverted] inverted
   *[upright] upright
 }
label-put-nothing = No exchange
label-give-up-quest = Discard { $card }
label-fulfil = Complete { $card }
label-lose-quest = Lose { $card }
label-trophy = The Trophy of { $who }
label-remove-set = The token { $n } of { $who }

## Events

event-is-stronger = { $who } has { $n } strength more this turn
event-is-quicker = { $who } has { $n } movement more this turn
event-recovers = { $who } takes { $card } back from Memories
event-finds = { $who } searches the Grimoire and takes a card
event-looks-ahead = { $n ->
    [one] { $who } looks at the next Event
   *[other] { $who } looks at the next { $n } Events
 }
event-shows = { $who } has to show { $card }
event-turns-token = { $n ->
    [1] the token of { $room } is ready again
   *[2] the token of { $room } is used up
 }
event-readies = { $n ->
    [0] { $who } has no used Action Token
    [one] { $who } readies an Action Token
   *[other] { $who } readies { $n } Action Tokens
 }
event-loses-quest = { $who } loses the completed Quest { $card }
event-takes-trophy = { $who } takes a Trophy
event-loses-trophy = { $who } gives a Trophy back
event-steals-quest = { $who } steals a Quest
event-exchanges = { $who } exchanges a spell that was shown
