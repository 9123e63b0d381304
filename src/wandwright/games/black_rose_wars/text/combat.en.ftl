### What a player of Black Rose Wars reads about combat and spells: moving, fighting, spells, rooms, Quests, in English.

## Prompts

prompt-step = { $n ->
    [one] { $who }: one step, or stop here
   *[other] { $who }: up to { $n } steps, or stop here
 }
prompt-step-of = { $n ->
    [one] { $who }: one step for { $model }, or stop here
   *[other] { $who }: up to { $n } steps for { $model }, or stop here
 }
prompt-strike-whom = { $who }: whom do you attack?
prompt-protect-blow = { $who }: { $n } damage ({ $source ->
    [physical] Physical Attack
    [spell] spell
    [evocation] Evocation
    [trap] Trap
    [reaction] reflected
    [room] room
    [quest] Quest
    [event] Event
   *[none] other
 }) is about to hit; a set card against it?
prompt-protect-target = { $who }: you are picked ({ $source ->
    [physical] Physical Attack
    [spell] spell
    [evocation] Evocation
    [room] room
    [quest] Quest
   *[none] other
 }); a set card against it?
prompt-shade = { $who }: does { $model } take the { $number } damage for you?
prompt-order-traps = { $who }: which of your Traps resolves first?
prompt-set-room = { $who }: where does the token of your Trap lie?
prompt-next-spell = { $who }: which spell do you play now?
prompt-replace-slot = { $who }: which prepared spell gives way to a card from hand?
prompt-replace-card = { $who }: which card from hand do you play?
prompt-dismiss = { $who }: dismiss an Evocation for { $evocation }?
prompt-evocation-attack = { $who }: whom does { $model } attack?
prompt-heal-token = { $who }: whose token is taken off { $model } (left: { $left })?
prompt-convert-token = { $who }: whose token on { $model } is replaced (left: { $left })?
prompt-convert-instability = { $who }: whose Instability is replaced, { $room } (left: { $left })?

## Answers

label-go = Go: { $room }
label-stop = Stop here
label-attack-model = { $sort ->
    [mage] Attack { $model }
   *[evocation] Attack { $model } of { $owner }
 }
label-attack-nobody = No attack
label-instead = Its ability in place of the attack
label-use-protection = Turn up { $card } ({ $half ->
    [upright] upright
   *[inverted] inverted
 })
label-unprotected = Turn up nothing
label-trap-first = { $card } ({ $half ->
    [upright] upright
   *[inverted] inverted
 }) first
label-set-room = Set it here: { $room }
label-cast-slot = Play { $slot ->
    [quick] the Quick Spell
   *[other] the next Standard Spell
 }
label-replace-slot = Replace { $slot ->
    [quick] the Quick Spell
    [standard_1] the first Standard Spell
    [standard_2] the second Standard Spell
   *[standard_3] the third Standard Spell
 }
label-replace-none = Play nothing from hand
label-cast-card = Play { $card } ({ $half ->
    [upright] upright
   *[inverted] inverted
 })
label-dismiss = Dismiss { $model }
label-dismiss-none = Keep all, summon nothing
label-heal-token = Token of { $by }
label-convert-token = Token of { $by }

## What happened

event-enters = { $model } enters { $room }
event-enters-several-room = { $model } enters { $list }
event-enters-cell = { $who } is in the Cell
event-is-hit = { $n ->
    [one] { $model } takes 1 damage ({ $by })
   *[other] { $model } takes { $n } damage ({ $by })
 }
event-is-defeated = { $who } is defeated; the last token is of { $by }
event-sets-in-room = { $who } sets a Trap or Protection: { $room }
event-sets-on-sheet = { $who } sets a Trap or Protection on the sheet
event-loses-set-card = { $who } loses { $card }, which was set
event-springs = a Trap of { $who } springs: { $card }
event-protects = { $who } turns up a Protection: { $card }
event-is-spared = { $who } is spared
event-gives-up = { $who } puts { $card } into Memories unresolved
event-casts = { $who } plays { $card }
event-activates = { $who } activates { $room }
event-places-instability = { $by } places { $n } Instability: { $room }
event-converts-instability = { $by } replaces { $n } Instability: { $room }
event-is-healed = { $n ->
    [one] { $model } is healed of 1 damage
   *[other] { $model } is healed of { $n } damage
 }
event-is-converted = a token on { $model } now is of { $by }
event-is-dismissed = { $model } is dismissed
event-is-summoned = { $model } is summoned: { $room }
event-is-removed = { $model } is removed
event-completes = { $who } completes { $card }
event-has-state = { $n ->
    [1] { $model } becomes an Abomination
    [2] { $model } is putrefying
    [4] { $model } is rooted
    [8] { $model } is weakened
   *[16] { $model } has no Protection
 }
