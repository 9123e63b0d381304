### The cards of Black Rose Wars in words, in English.
###
### Card texts are put together from the messages below. Phrases begin with a small letter and end without a full stop;
### the first letter of a line is made a capital. The arguments are:
###   $who, $to, $which, $a, $b, $of, $by   whom a clause speaks of, as a word to choose by: self is the one spoken to
###   $who_nom, $who_gen, $who_dat, $who_acc   the same as a phrase, in the case that a language needs
###   $place_in, $place_to, $place_of, $place_acc   a room: in it, to it, of it, the room itself
###   $where    whose room "here" is: mage (the one spoken to), room (the room itself), evocation
###   $n        a number, or all; $size and $sign are those of a number that may be negative

## Sentences

sentence = { $text }.
list-then = { $first }; { $rest }
list-comma = { $first }, { $rest }
list-and = { $first } and { $rest }
list-or = { $first } or { $rest }
list-or-else = { $first }; or { $rest }
list-next = { $first }, then { $rest }
repeated = { $n ->
    [2] twice
   *[other] { $n } times
}: { $text }

## Sides of a spell

side = { $side ->
    [inverted] inverted: { $text }
   *[upright] upright: { $text }
}
side-head = { $set ->
    [yes] { $type }, { $reach }, { $target }, { $token }
   *[no] { $type }, { $reach }, { $target }
}
side-cost = cost: { $text }
triggered = { $trigger }: { $text }
vortex = vortex: place 1 instability in your room
type-combat = combat
type-utility = utility
type-evocation = evocation
type-trap = trap
type-protection = protection
played-combat = combat
played-utility = utility
played-evocation = evocation
played-trap = trap
played-protection = protection
token-room = token in that room
token-mage = token on your sheet
reach = { $least ->
    [0] { $n ->
        [any] any range
       *[other] range { $n }
    }
   *[other] { $n ->
        [any] range { $least } or more
       *[other] range { $least } to { $n }
    }
}
target-none = no target
target-self = yourself
target-model = one enemy model
target-mage = one enemy Mage
target-evocation = one enemy Evocation
target-evocation-any = one Evocation of anybody
target-own-evocation = one of your Evocations
target-room = one room
target-mage-or-self = one Mage or yourself
target-two-mages = two Mages (you may be one)
target-up-to-3-models = up to three enemy models

## Whom a clause speaks of

who-target = the target
who-targets = each target
who-chooser = it
who-target-1 = the first target
who-target-2 = the second target
who-target-or-self = the target
who-it-each-mage = it
who-it-each-evocation = it
who-it-mage = that Mage
who-it-evocation = that Evocation
who-this = this Evocation
who-summoned = the summoned Evocation
who-attacker = the attacker
who-trigger-model = that model
who-trigger-mage = that Mage
who-trigger-owner = that Mage (or the owner of that Evocation)
who-chosen-mage = the chosen Mage
who-other-mage-in-lodge = another Mage in the Lodge
who-black-rose = the Black Rose
who-each-mage = each Mage
who-each-enemy-mage = each enemy Mage in the Lodge
who-enemy-mages-with-own-damage = each enemy Mage in the Lodge that carries your damage
who-each-evocation = each Evocation
who-own-evocations = each of your Evocations
who-enemy-evocations = each enemy Evocation
who-models-here = each enemy model in { $where ->
    [evocation] its room
    [room] this room
   *[mage] your room
}
who-models-in-target-room = each enemy model in the target room
who-models-in-adjacent-rooms = each enemy model in adjacent rooms
who-models-at-target = each enemy model in the target’s room
who-chosen-model-here = an enemy model in { $where ->
    [evocation] its room
    [room] this room
   *[mage] your room
}
who-chosen-model-in-target-room = an enemy model in the target room
who-chosen-mage-in-target-room = an enemy Mage in the target room
who-chosen-model-within-1 = an enemy model up to 1 room away
who-chosen-mage-within-1 = an enemy Mage up to 1 room away
who-chosen-model-any = any enemy model in the Lodge
who-chosen-mage-any = any enemy Mage in the Lodge
who-another-model-within-1 = another model up to 1 room away from you, not of the attacker’s side
who-another-model-within-1-of-target = another enemy model up to 1 room away from the target
who-own-chosen = one of your Evocations
who-chosen-any = any Evocation
who-crown-holder = the Crown holder
who-mage-with-most-pp = the Mage with the most PP (each of them, if tied)
who-mages-in-cells = each Mage in a Cell
who-mages-without-completed-quests = each Mage without a completed Quest
who-last-hitter = the side that dealt the last damage

## Rooms

place-here = { $form ->
    [in] in { $where ->
        [evocation] its room
        [room] this room
       *[mage] your room
    }
    [to] to { $where ->
        [evocation] its room
        [room] this room
       *[mage] your room
    }
    [of] of { $where ->
        [evocation] its room
        [room] this room
       *[mage] your room
    }
   *[acc] { $where ->
        [evocation] its room
        [room] this room
       *[mage] your room
    }
}
place-target-room = { $form ->
    [in] in the target room
    [to] to the target room
    [of] of the target room
   *[acc] the target room
}
place-trap-room = { $form ->
    [in] in the trap’s room
    [to] to the trap’s room
    [of] of the trap’s room
   *[acc] the trap’s room
}
place-same-room = { $form ->
    [in] in the same room
    [to] to the same room
    [of] of the same room
   *[acc] the same room
}
place-location-of-target = { $form ->
    [in] in the target’s room
    [to] to the target’s room
    [of] of the target’s room
   *[acc] the target’s room
}
place-location-of-target-owner = { $form ->
    [in] in its owner’s room
    [to] to its owner’s room
    [of] of its owner’s room
   *[acc] its owner’s room
}
place-location-of-mage = { $form ->
    [in] in that Mage’s room
    [to] to that Mage’s room
    [of] of that Mage’s room
   *[acc] that Mage’s room
}
place-location-of-each-mage = { $form ->
    [in] in its room
    [to] to its room
    [of] of its room
   *[acc] its room
}
place-location-of-each-evocation = { $form ->
    [in] in its room
    [to] to its room
    [of] of its room
   *[acc] its room
}
place-location-of-evocation = { $form ->
    [in] in the room where it stood
    [to] to the room where it stood
    [of] of the room where it stood
   *[acc] the room where it stood
}
place-location-of-defeated = { $form ->
    [in] in the room where that Mage fell
    [to] to the room where that Mage fell
    [of] of the room where that Mage fell
   *[acc] the room where that Mage fell
}
place-own-cell = { $form ->
    [in] in its own Cell
    [to] to its own Cell
    [of] of its own Cell
   *[acc] its own Cell
}
place-chosen-room-within-1 = { $form ->
    [in] in a room up to 1 room away
    [to] to a room up to 1 room away
    [of] of a room up to 1 room away
   *[acc] a room up to 1 room away
}
place-chosen-room-within-2 = { $form ->
    [in] in a room up to 2 rooms away
    [to] to a room up to 2 rooms away
    [of] of a room up to 2 rooms away
   *[acc] a room up to 2 rooms away
}
place-chosen-room-any = { $form ->
    [in] in any intact room
    [to] to any intact room
    [of] of any intact room
   *[acc] any intact room
}
place-each-adjacent-room = { $form ->
    [in] in each adjacent room
    [to] to each adjacent room
    [of] of each adjacent room
   *[acc] each adjacent room
}
place-each-room-with-mage = { $form ->
    [in] in each room with a Mage
    [to] to each room with a Mage
    [of] of each room with a Mage
   *[acc] each room with a Mage
}
place-every-room-not-destroyed = { $form ->
    [in] in every intact room
    [to] to every intact room
    [of] of every intact room
   *[acc] every intact room
}
place-room-with-most-instability-not-destroyed = { $form ->
    [in] in the intact room with the most instability (if tied, the Crown holder picks)
    [to] to the intact room with the most instability (if tied, the Crown holder picks)
    [of] of the intact room with the most instability (if tied, the Crown holder picks)
   *[acc] the intact room with the most instability (if tied, the Crown holder picks)
}
place-color = { $form ->
    [in] in each { $color_nom } room
    [to] to each { $color_nom } room
    [of] of each { $color_nom } room
   *[acc] each { $color_nom } room
}
place-id = { $form ->
    [in] in the { $name }
    [to] to the { $name }
    [of] of the { $name }
   *[acc] the { $name }
}
except-rooms = (not { $rooms })
shade-red = red
shade-yellow = yellow
shade-green = green
shade-blue = blue
shade-purple = purple
shade-grey = grey
shade-black = black

## Numbers that are not printed

value-count = { $text } (X: { $times ->
    [1] { $counter }
   *[other] { $times } times { $counter }
}{ $max ->
    [0] {""}
   *[other] , at most { $max }
})
value-if = { $text } ({ $n } if { $condition })
value-by-type = { $text } (X by its type: { $types })
value-type = { $n } for { $types }
count-health-of-target-evocation = the target’s health
count-models-damaged = the number of models you damaged
count-own-altars = the number of your Altars
count-own-evocations-of-it = { $it ->
    [self] the number of your Evocations
   *[other] the number of its Evocations
}
count-own-instability-in-target-room = your instability in the target room
if-target-has-no-prepared = the target is a Mage without a prepared spell
if-healed-other = you healed another Mage
if-target-damage-at-least-half-health = the target’s damage is at least half its health
if-owns-undead = you own an undead Evocation

## Triggers of Traps and Protections

trigger-enemy-enters = when an enemy model enters the trap’s room
trigger-enemy-leaves = when an enemy model leaves the trap’s room
trigger-enemy-activates = when an enemy Mage activates { $room ->
    [yes] { $colors ->
        [yes] the trap’s room, if it is { $colors_nom }
       *[no] the trap’s room
    }
   *[no] { $colors ->
        [yes] a { $colors_nom } room
       *[no] a room
    }
}
trigger-enemy-casts = when an enemy Mage { $within ->
    [0] in the Lodge
    [one] up to { $within } room away
   *[other] up to { $within } rooms away
} plays a combat, utility or evocation side
trigger-enemy-completes-quest = when another Mage completes a Quest
trigger-mage-defeated = when another Mage is defeated
trigger-self-targeted = when you are targeted { $by ->
    [physical] by a Physical Attack
    [spell] by a spell
    [evocation] by an Evocation
    [trap] by a Trap
    [reaction] by a Protection
    [room] by a room effect
    [quest] by a Quest
    [event] by an Event
   *[any] {""}
}
trigger-self-would-be-damaged = when you would take damage { $by ->
    [physical] from a Physical Attack
    [spell] from a spell
    [evocation] from an Evocation
    [trap] from a Trap
    [reaction] from a Protection
    [room] from a room effect
    [quest] from a Quest
    [event] from an Event
   *[any] {""}
}
trigger-own-evocation-would-be-damaged = when one of your Evocations would take damage

## Hooks

hook-cleanup = at the start of Clean-Up
hook-study-phase = at the start of the Study Phase
hook-enemy-enters-here = whenever an enemy model enters its room
hook-evocation-defeated = whenever an Evocation is defeated
hook-mage-activates-room = whenever a Mage activates { $color ->
    [no] { $id ->
        [no] a room
       *[other] { $place_acc }
    }
   *[other] a { $color_nom } room
}
hook-mage-completes-quest = whenever a Mage completes a Quest
hook-mage-defeated = whenever a Mage is defeated
hook-mage-enters-cell = whenever a Mage is sent to its Cell
hook-mage-enters-room = whenever a Mage enters { $color ->
    [no] { $id ->
        [no] a room
       *[other] { $place_acc }
    }
   *[other] a { $color_nom } room
}
hook-mage-places-instability = whenever a Mage places instability
hook-mage-resolves-side = whenever a Mage has resolved { $types_given ->
    [yes] a { $types } side
   *[no] a side
}
hook-owner-would-be-damaged-here = whenever you would take damage in its room
hook-this-damages-mage = whenever its attack damages a Mage
hook-this-defeated = when it is defeated

## Rules

rule-movement-modifier = Physical Moves go { $size ->
    [one] { $size } room
   *[other] { $size } rooms
} { $sign ->
    [less] less far
   *[more] further
}
rule-physical-damage-modifier = Physical Attacks deal { $size } { $sign ->
    [less] less
   *[more] more
} damage
rule-combat-spell-damage-modifier = the first damage of each combat side is { $size } { $sign ->
    [less] lower
   *[more] higher
}
rule-damage-to-mages-modifier = whatever damages a Mage deals { $size } { $sign ->
    [less] less
   *[more] more
}
rule-library-draw-modifier = each Mage draws { $size } { $sign ->
    [less] { $size ->
        [one] card less
       *[other] cards less
    }
   *[more] { $size ->
        [one] card more
       *[other] cards more
    }
} from the Library
rule-library-keep-modifier = each Mage keeps { $size } Library { $sign ->
    [less] { $size ->
        [one] card less
       *[other] cards less
    }
   *[more] { $size ->
        [one] card more
       *[other] cards more
    }
}
rule-grimoire-draw-modifier = each Mage draws { $size } { $sign ->
    [less] { $size ->
        [one] card less
       *[other] cards less
    }
   *[more] { $size ->
        [one] card more
       *[other] cards more
    }
} from the Grimoire
rule-protection-prevents-modifier = Protections prevent { $size } { $sign ->
    [less] less
   *[more] more
} damage
rule-quick-slot-locked = no Quick Spell can be played
rule-room-color-cannot-activate = { $color_nom } rooms can’t be activated
rule-traps-do-not-trigger = Traps don’t trigger
rule-no-heal = nothing heals damage
rule-evocations-immune = Evocations take no damage
rule-ignores-traps = it sets off no Traps
rule-is-the-mage = it marks a Mage who is an Abomination and is no model of its own

## States

state-abomination = { $who ->
    [self] you are an Abomination: strength 4, and you also act in the Evocation Phase
   *[other] { $who_nom } is an Abomination: strength 4, and acts in the Evocation Phase
}
state-putrefying = { $who ->
    [self] each damage of your Physical Attacks also places 1 instability in your room
   *[other] each damage of its Physical Attacks also places 1 instability in the room of { $who_nom }
}
state-rooted = { $who ->
    [self] you can’t move
   *[other] { $who_nom } can’t move
}
state-weakened = { $who ->
    [self] your Physical Attacks deal 1 less damage
   *[other] attacks of { $who_nom } deal 1 less damage
}
state-no-protection = { $who ->
    [self] your Protections don’t trigger
   *[other] Protections of { $who_nom } don’t trigger
}

## Words of the cards

do-damage = { $by ->
    [black_rose] { $to ->
        [self] take { $n } damage from the Black Rose
       *[other] { $to_nom } takes { $n } damage from the Black Rose
    }
   *[other] { $to ->
        [self] take { $n } damage
        [chooser] { $to_nom } takes { $n } damage from you
       *[other] deal { $n } damage to { $to_nom }
    }
}
do-heal = { $to ->
    [self] heal { $n ->
        [all] all your damage
       *[other] { $n } damage
    }
   *[other] { $to_nom } heals { $n ->
        [all] all its damage
       *[other] { $n } damage
    }
}
do-convert-damage = { $by ->
    [black_rose] { $to ->
        [self] the Black Rose replaces up to { $n } damage of others on you with its own
       *[other] the Black Rose replaces up to { $n } damage of others on { $to_nom } with its own
    }
   *[other] replace up to { $n } damage of others on { $to ->
        [self] you
       *[other] { $to_nom }
    } with your own
}
do-instability = { $by ->
    [black_rose] the Black Rose places { $n } instability { $place_in }
   *[other] place { $n } instability { $place_in }
}
do-convert-instability = replace up to { $n } instability { $from ->
    [black_rose] of the Black Rose
   *[others] of others
} { $place_in } with your own
do-move = { $who ->
    [self] move
   *[other] { $who_nom } moves
} up to { $n ->
    [one] { $n } room
   *[other] { $n } rooms
}
do-push = push { $who_nom } up to { $n ->
    [one] { $n } room
   *[other] { $n } rooms
}
do-pull = pull { $who_nom } up to { $n ->
    [one] { $n } room
   *[other] { $n } rooms
} towards you
do-teleport = teleport { $who ->
    [self] { $place_to }
   *[other] { $who_nom } { $place_to }
}
do-swap = { $a ->
    [self] swap places with { $b_nom }
    [target_1] the two targets swap places
   *[other] { $a_nom } and { $b_nom } swap places
}
do-stop-movement = { $who ->
    [self] your movement ends
   *[other] the movement of { $who_nom } ends
}
do-summon = summon { $count ->
    [1] { $evocation }
   *[other] { $count } × { $evocation }
} { $place_in }
do-activate-evocation = activate { $which_nom }{ $control ->
    [yes] {" "}under your control
   *[no] {""}
}{ $attack_only ->
    [yes] {" "}for an attack only
   *[no] {""}
}
do-modify-evocation = { $which_nom } has { $sign ->
    [less] −{ $size }
   *[more] +{ $size }
} { $stat ->
    [movement] movement
   *[attack] attack
} until the end of the turn
do-destroy-evocation = destroy { $which_nom }{ $max_health ->
    [0] {""}
   *[other] {" "}if its health is { $max_health } or less
}
do-draw = { $who ->
    [self] draw
   *[other] { $who_nom } draws
} { $from ->
    [library] { $n ->
        [one] { $n } card from the Library
       *[other] { $n } cards from the Library
    }
    [quest] { $n ->
        [one] { $n } Quest
       *[other] { $n } Quests
    }{ $moon ->
        [1] {" "}of the First Moon
        [2] {" "}of the Second Moon
        [3] {" "}of the Third Moon
       *[0] {""}
    }
    [forgotten] { $n ->
        [one] { $n } Forgotten Spell
       *[other] { $n } Forgotten Spells
    }
   *[grimoire] { $n ->
        [one] { $n } card from { $who ->
            [self] your
           *[other] its
        } Grimoire
       *[other] { $n } cards from { $who ->
            [self] your
           *[other] its
        } Grimoire
    }
}{ $keep ->
    [0] {""}
   *[other] , keep { $keep }
}
do-reveal-event = reveal and discard the top Event of the { $moon ->
    [1] First
    [2] Second
   *[3] Third
} Moon (the Black Rose gains its PP; only an instant one takes effect)
do-discard = { $who ->
    [self] discard
   *[other] { $who_nom } discards
} { $choice ->
    [random] { $n ->
        [one] { $n } random card
       *[other] { $n } random cards
    }
   *[owner] { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
} from hand
do-recover = { $who ->
    [self] take
   *[other] { $who_nom } takes
} up to { $n ->
    [one] { $n } card
   *[other] { $n } cards
} back from { $who ->
    [self] your
   *[other] its
} Memories
do-search = take { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of your choice from { $from ->
    [memories] your Memories
   *[grimoire] your Grimoire and shuffle it
}
do-peek = look at the top { $n ->
    [one] Event
   *[other] { $n } Events
} in secret{ $reorder ->
    [yes] {" "}and put them back in any order
   *[no] {""}
}
do-reveal = { $who ->
    [self] show your
   *[other] { $who_nom } shows its
} { $n ->
    [one] next prepared spell
   *[other] next { $n } prepared spells
} to all
do-cancel-prepared = { $who ->
    [self] discard your
   *[other] { $who_nom } discards its
} { $n ->
    [one] next prepared spell
   *[other] next { $n } prepared spells
} unplayed
do-swap-prepared = { $who ->
    [self] you may exchange
   *[other] { $who_nom } may exchange
} { $n ->
    [one] { $n } prepared spell for a card from hand
   *[other] up to { $n } prepared spells for cards from hand
}
do-cast-next = { $who ->
    [self] play your
   *[other] { $who_nom } plays its
} next prepared spell now
do-cast-from-hand = { $who ->
    [self] you may play
   *[other] { $who_nom } may play
} a card from hand in place of a prepared spell, which returns to hand
do-forced-attack = deal { $n } physical damage to another model in the room of { $who_nom } (not yours)
do-gain-pp = { $who ->
    [self] gain
   *[other] { $who_nom } gains
} { $n } PP
do-lose-pp = { $who ->
    [self] lose
   *[other] { $who_nom } loses
} { $n } PP
do-steal-pp = steal { $n } PP from { $who_nom }
do-take-crown = { $who ->
    [self] take
   *[other] { $who_nom } takes
} the Crown
do-activate-room = { $copy ->
    [yes] use the effect { $place_of } without its token { $exclude }
   *[no] activate { $place_acc } { $exclude }
}
do-refresh-room = ready the token { $place_of }
do-exhaust-room = turn the token { $place_of } to used
do-refresh-action = { $who ->
    [self] ready
   *[other] { $who_nom } readies
} { $n ->
    [one] { $n } used Action Token
   *[other] up to { $n } used Action Tokens
}
do-physical-attack = { $area ->
    [yes] make a Physical Attack on every enemy model in your room
   *[no] make a Physical Attack
}{ $set ->
    [0] {""}
   *[other] {" "}for exactly { $set } damage
}{ $bonus ->
    [0] {""}
   *[other] {" "}with +{ $bonus } strength
}
do-buff = { $who ->
    [self] you have
   *[other] { $who_nom } has
} { $sign ->
    [less] −{ $size }
   *[more] +{ $size }
} { $stat ->
    [movement] movement
   *[strength] strength
} until the end of the turn
do-status = until the end of the turn { $text }
do-prevent = prevent { $n ->
    [all] all of the damage
   *[other] { $n } damage
}
do-cancel = { $side ->
    [protection] the effect does nothing to you
   *[trap] the room has no effect
}
do-reflect = deal { $n } damage to { $to_nom }
do-redirect = redirect the damage to { $to_nom }
do-may-redirect = you may redirect the damage to { $to_nom }
do-discard-quest = { $who ->
    [self] discard
   *[other] { $who_nom } discards
} { $n ->
    [one] { $n } Quest
   *[other] { $n } Quests
}
do-steal-quest = steal { $n ->
    [one] { $n } random Quest
   *[other] { $n } random Quests
} from { $who_nom }
do-complete-quest = complete { $n } of your Quests for its PP, without its reward
do-lose-completed-quest = { $who ->
    [self] lose
   *[other] { $who_nom } loses
} { $n ->
    [one] { $n } completed Quest
   *[other] { $n } completed Quests
}
do-steal-trophy = steal { $n ->
    [one] { $n } Trophy
   *[other] { $n } Trophies
} from { $who_nom }
do-lose-trophy = { $who ->
    [self] give back
   *[other] { $who_nom } gives back
} { $n ->
    [one] { $n } Trophy
   *[other] { $n } Trophies
}
do-remove-trap = remove { $n ->
    [one] { $n } enemy Trap
   *[other] { $n } enemy Traps
} { $place_in }
do-pay = pay: { $text }
do-choose = { $tag ->
    [mask] { $by ->
        [self] choose a mask
       *[other] { $by_nom } chooses a mask
    } –
   *[none] { $by ->
        [self] choose one:
       *[other] { $by_nom } chooses one:
    }
} { $options }
mask = { $mask ->
    [smile] smiling: { $text }
   *[sad] sad: { $text }
}
do-choose-mage = choose { $who_nom }
do-if = if { $condition }: { $text }{ $other ->
    [yes] ; otherwise: { $else }
   *[no] {""}
}
do-for-each = { $of ->
    [each_mage] { $of_nom }: { $text }
   *[other] for { $of_nom }: { $text }
}
do-may = you may { $text }
do-instead-of-attack = instead of its attack it may do this: { $text }
do-hook = { $hook }{ $once ->
    [per_turn] {" "}(only the first time each turn)
   *[no] {""}
}: { $text }
do-rule = { $text }
do-bull = put the Bull into the Black Rose Room; if it is in the Lodge already, it charges up to 2 rooms towards the Mage with the most PP and deals { $n } damage to each model where it stops

## Mages, schools, rooms, Evocations

mage-numbers = health { $health }, hand limit { $hand_limit }, movement { $movement }, strength { $strength }
mage-school = favourite school: { $school }
mage-spell = personal spell: { $spell }
school-list = list { $list }: { $spells }
school-conspiracy = quick steps, room activations, hurtful Traps, stolen PP and Quests, deals with the Black Rose
school-destruction = damage to one or to a whole room, and instability
school-divination = Altars, completed Quests, healing, drawing and searching cards, the Crown
school-illusion = masks with two effects, Traps and Protections, redirected damage, forced movement
school-necromancy = many undead, damage, stolen PP, exchanged damage, own healing
school-transmutation = Physical Attacks, transformation, instability
room-numbers = { $color_nom } room, holds { $limit } instability, its token is worth { $pp } PP
token-enters-second-moon = its token comes with the Second Moon
evocation-numbers = { $tags }{ $tags ->
    [0] {""}
   *[other] :{" "}
}movement { $movement }, attack { $attack }, { $health ->
    [mage] health of its Mage
   *[other] health { $health }
}
tag-undead = undead
tag-elemental = elemental
tag-human = human
tag-illusion = illusion
tag-construct = construct
tag-transformation = transformation
tag-altar = altar

## Quests

quest-goal = goal: { $goal }
quest-reward = reward: { $text }
quest-pp = { $n } PP
quest-replaces = the reward takes the place of the room’s effect
quest-players = only with { $n } or more players
window-turn = { $goal } within one turn
window-held = { $goal }
window-instant = at the end of one of your actions { $goal }
window-cleanup = at the end of the turn { $goal }
goal-activate-room = activate { $room ->
    [no] { $distinct_colors ->
        [yes] { $count } rooms of different colours
       *[no] { $color ->
            [no] { $count ->
                [one] a room
               *[other] { $distinct ->
                    [yes] { $count } different rooms
                   *[no] rooms { $count } times
                }
            }
           *[other] { $count ->
                [one] a { $color_nom } room
               *[other] { $distinct ->
                    [yes] { $count } different { $color_nom } rooms
                   *[no] { $color_nom } rooms { $count } times
                }
            }
        }
    }
   *[other] { $count ->
        [one] { $place_acc }
       *[other] { $place_acc } { $count } times
    }
}
goal-damage-dealt = { $distinct_targets ->
    [yes] deal damage to { $count } different Mages
   *[no] deal { $count } damage { $to ->
        [mage] to Mages
       *[no] {""}
    }
}
goal-defeat-contribution = { $count ->
    [one] a Mage that carries your damage is defeated
   *[other] { $count } Mages that carry your damage are defeated
}
goal-enemy-models-here = { $count ->
    [one] { $count } enemy model is in your room
   *[other] { $count } enemy models are in your room
}
goal-evocation-defeated = defeat { $count ->
    [one] an enemy Evocation
   *[other] { $count } enemy Evocations
}
goal-evocation-summoned = summon { $count ->
    [one] an Evocation
   *[other] { $count } Evocations
}
goal-forgotten-cast = play { $count ->
    [one] a Forgotten Spell
   *[other] { $count } Forgotten Spells
}
goal-forgotten-drawn = draw and keep { $count ->
    [one] a Forgotten Spell
   *[other] { $count } Forgotten Spells
}
goal-hand-size-at-most = { $count ->
    [0] you have no cards in hand
    [one] you have at most { $count } card in hand
   *[other] you have at most { $count } cards in hand
}
goal-hold-crown = you hold the Crown
goal-instability-placed = place { $count } instability
goal-mage-defeated-by-self = deal the last damage to { $count ->
    [one] a defeated Mage
   *[other] { $count } defeated Mages
}
goal-no-damage-on-self = you carry no damage
goal-own-evocations-in-play = you have { $count ->
    [one] { $count } Evocation
   *[other] { $count } Evocations
} in play
goal-physical-attack-hits = damage a model with { $count ->
    [one] a Physical Attack
   *[other] { $count } Physical Attacks
}
goal-pp-at-least = you have { $count } PP or more
goal-room-token-won = win { $count ->
    [one] a room token
   *[other] { $count } room tokens
}
goal-rooms-entered = enter { $count ->
    [one] a room
   *[other] { $count } rooms
}
goal-sole-contributor-defeat = { $count ->
    [one] a Mage that carries only your damage is defeated
   *[other] { $count } Mages that carry only your damage are defeated
}
goal-spell-cast = play { $count ->
    [one] a spell
   *[other] { $count } spells
}{ $distinct_schools ->
    [yes] {" "}of different schools
   *[no] {""}
}
goal-trap-or-protection-triggered = { $count ->
    [one] one of your Traps or Protections triggers
   *[other] { $count } of your Traps and Protections trigger
}
goal-trap-triggered = { $on_mage ->
    [yes] a Mage sets off { $count ->
        [one] one of your Traps
       *[other] { $count } of your Traps
    }
   *[no] { $count ->
        [one] one of your Traps triggers
       *[other] { $count } of your Traps trigger
    }
}
goal-trophies-from-distinct-mages = you have Trophies of { $count ->
    [one] a Mage
   *[other] { $count } different Mages
}
only-holding-crown = while you hold the Crown
only-room-instability-at-least = with at least { $value } instability in it
only-room-any-of = { $rooms_in }
only-by = with { $value ->
    [physical] a Physical Attack
    [spell] a spell
    [evocation] an Evocation
    [trap] a Trap
    [reaction] a Protection
    [room] a room effect
    [quest] a Quest reward
   *[any] anything
}
only-trophies-at-least = and have { $value ->
    [one] a Trophy
   *[other] { $value } Trophies
}

## Events

works-reveal = at once – { $text }
works-black-rose = in each Black Rose Phase, { $number ->
    [one] on space { $spaces }
   *[other] on spaces { $spaces }
} – { $text }
works-study = in the Study Phase, { $number ->
    [one] on space { $spaces }
   *[other] on spaces { $spaces }
} – { $text }
works-action = in the Action Phase, { $number ->
    [one] on space { $spaces }
   *[other] on spaces { $spaces }
} – { $text }
works-cleanup = in Clean-Up, { $number ->
    [one] on space { $spaces }
   *[other] on spaces { $spaces }
} – { $text }
works-always = { $number ->
    [one] on space { $spaces }
   *[other] on spaces { $spaces }
} – { $text }
works-crown = whoever reveals it takes the Crown
works-pp = the Black Rose gains { $reveal } PP when this Event is revealed and { $exit } PP when it leaves
