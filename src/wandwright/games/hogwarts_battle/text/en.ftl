### What a player of Hogwarts Battle reads, in English.
###
### A translation is a file beside this one, named for its language, with the same messages. A message that it lacks is
### shown in English. It may also name a card: card-lumos = Lumos!
###
### Card texts are put together from the messages below. Phrases begin with a small letter and end without a full stop;
### the first letter of a line is made a capital. The arguments are:
###   $who      to whom it happens: self (the reader), active, all, others, any_one, any_two, up_to_two, one_other,
###             that (the hero spoken of)
###   $subject  the message who-… of $who, or nothing where the hero has been named just before
###   $side     own (a card of the reader) or foe (Dark Arts, Villain, Location, active Horcrux)
###   $n        a number; $text, $condition, $trigger… are phrases that are ready

## Names

name-attack = attack
name-influence = influence
name-health = health
name-card = card
name-control = control token
name-location = Location
name-next-locations = next Locations
name-last-foe = Last of the foes
name-market = market
name-hand = hand
name-deck = deck
name-discard-pile = discard pile
name-play-area = play area

type-spell = spell
type-item = item
type-ally = ally

kind-hero = hero
kind-starting = starting card
kind-hogwarts = Hogwarts card
kind-dark-arts = Dark Arts event
kind-villain = villain
kind-location = Location
kind-horcrux = Horcrux
kind-proficiency = Proficiency
kind-die = die

hero-harry = Harry Potter
hero-ron = Ron Weasley
hero-hermione = Hermione Granger
hero-neville = Neville Longbottom

die-gryffindor = Gryffindor die
die-slytherin = Slytherin die
die-ravenclaw = Ravenclaw die
die-hufflepuff = Hufflepuff die
die-any = House die of your choice

face-attack = attack
face-influence = influence
face-health = health
face-card = card

tag-broom = broom
tag-house-elf = house-elf
tag-morsmordre = Dark Mark
tag-owl = owl
tag-quidditch-gear = Quidditch
tag-voldemort = Voldemort
tag-weasley = Weasley

confidence-high = confirmed
confidence-medium = likely
confidence-low = uncertain
confidence-reconstructed = reconstructed

# What is printed on a card.
printed-cost = { $n } influence
printed-health = { $n } health
printed-for = { $what } with { $heroes } heroes
printed-slots = { $n ->
    [one] { $n } control token
   *[other] { $n } control tokens
}
printed-events = { $n ->
    [one] { $n } Dark Arts event each turn
   *[other] { $n } Dark Arts events each turn
}

## Heroes spoken of

who-self = you
who-active = the active hero
who-all = every hero
who-others = every other hero
who-any-one = any one hero
who-any-two = any two heroes
who-up-to-two = up to two heroes
who-one-other = one other hero
who-that = that hero

# Used in place of the two when a clause for heroes has a condition: who-<word>-if-<word>.
who-all-if-at-full-health = every hero at full health
who-others-if-at-full-health = every other hero at full health

## Triggers

when-discarded = when discarded
when-in-hand = while in your hand
when-villain-defeated = the next time you defeat a villain this turn
when-control-added = when a control token is added to the Location
when-control-removed = when a control token is removed from the Location
when-forced-discard = { $side ->
    [own] when a Dark Arts event or a villain makes you discard a card
   *[foe] when a Dark Arts event or a villain makes a hero discard a card
}
when-villain-revealed = when another villain is revealed
when-morsmordre = when Morsmordre! is resolved
when-card-acquired = { $side ->
    [own] when you acquire a card
   *[foe] when a hero acquires a card
}
when-card-played = { $side ->
    [own] when you play a card
   *[foe] when a hero plays a card
}
when-ally-played = { $side ->
    [own] when you play an ally
   *[foe] when a hero plays an ally
}
when-item-played = { $side ->
    [own] when you play an item
   *[foe] when a hero plays an item
}
when-spell-played = { $side ->
    [own] when you play a spell
   *[foe] when a hero plays a spell
}
when-attack-assigned = { $side ->
    [own] when you assign attack to a villain
   *[foe] when a hero assigns attack to a villain
}
when-health-gained = { $side ->
    [own] when a hero gains health in your turn
   *[foe] when a hero gains health
}
when-die-rolled = { $side ->
    [own] when you roll a die
   *[foe] when a hero rolls a die
}
when-passive = { $side ->
    [own] always
   *[foe] while this card is face up
}
when-revealed = when revealed
when-action = in your turn

# A trigger with a condition: a message of its own, when-<word>-if-<word>, or else the general form.
when-if = { $trigger }, { $condition }
when-spell-played-if-spells-played = { $side ->
    [own] when you have played { $n } spells in your turn
   *[foe] when a hero has played { $n } spells in a turn
}
when-ally-played-if-allies-played = { $side ->
    [own] when you have played { $n } allies in your turn
   *[foe] when a hero has played { $n } allies in a turn
}
when-item-played-if-items-played = { $side ->
    [own] when you have played { $n } items in your turn
   *[foe] when a hero has played { $n } items in a turn
}
when-card-played-if-kinds-played = { $side ->
    [own] when you have played { $n ->
        [3] an ally, an item and a spell
       *[other] cards of { $n } types
    } in your turn
   *[foe] when a hero has played { $n ->
        [3] an ally, an item and a spell
       *[other] cards of { $n } types
    } in a turn
}
when-attack-assigned-if-attack-assigned = { $side ->
    [own] when you have assigned { $n } attack in your turn
   *[foe] when a hero has assigned { $n } attack in a turn
}
when-attack-assigned-if-attack-on-villain = { $side ->
    [own] when you have assigned { $n } or more attack to one villain in your turn, once for each villain
   *[foe] when a hero has assigned { $n } or more attack to one villain in a turn, once for each villain
}
when-health-gained-if-health-gained = { $side ->
    [own] when a hero has gained { $n } health in your turn
   *[foe] when a hero has gained { $n } health in a turn
}
when-card-acquired-if-cost-at-least = { $side ->
    [own] when you acquire a card that costs { $n } or more
   *[foe] when a hero acquires a card that costs { $n } or more
}
when-card-acquired-if-type = { $side ->
    [own] when you acquire { $type ->
        [spell] a spell
        [item] an item
       *[ally] an ally
    }
   *[foe] when a hero acquires { $type ->
        [spell] a spell
        [item] an item
       *[ally] an ally
    }
}

## Conditions

if-spells-played = { $side ->
    [own] if you play
   *[foe] if the active hero plays
} { $n ->
    [one] a spell
   *[other] { $n } or more spells
} this turn
if-allies-played = { $side ->
    [own] if you play
   *[foe] if the active hero plays
} { $n ->
    [one] an ally
   *[other] { $n } or more allies
} this turn
if-items-played = { $side ->
    [own] if you play
   *[foe] if the active hero plays
} { $n ->
    [one] an item
   *[other] { $n } or more items
} this turn
if-attack-assigned = { $side ->
    [own] if you assign
   *[foe] if the active hero assigns
} { $n } or more attack this turn
if-attack-on-villain = { $side ->
    [own] if you assign
   *[foe] if the active hero assigns
} { $n } or more attack to one villain this turn
if-health-gained = if { $n } or more health are gained this turn
if-kinds-played = { $side ->
    [own] if you play
   *[foe] if the active hero plays
} { $n ->
    [3] an ally, an item and a spell
   *[other] cards of { $n } types
} this turn
if-kinds-in-hand = { $side ->
    [own] if you hold
   *[foe] if the active hero holds
} { $n ->
    [3] an ally, an item and a spell
   *[other] cards of { $n } types
}
if-cost-at-least = if the card costs { $n } or more
if-type = if the card is { $type ->
    [spell] a spell
    [item] an item
   *[ally] an ally
}
if-other-holds-tag = if another hero has any “{ $tag }” card in hand
if-at-full-health = at full health
if-every-villain-hit = if attack has been assigned to every villain this turn

## Counts

per-ally-played = for each ally played this turn
per-spell-played = for each spell played this turn
per-item-played = for each item played this turn
per-ally-in-hand = for each ally in hand
per-cards-in-hand-costing = for each card in hand that costs { $n } or more

## Limits

limit-turn = once each turn
limit-hero-turn = once each turn for each hero
limit-game = once in the game

## Prices

pay-discard = discard { $n } { $filter ->
    [spell] { $n ->
        [one] spell
       *[other] spells
    }
    [item] { $n ->
        [one] item
       *[other] items
    }
    [ally] { $n ->
        [one] ally
       *[other] allies
    }
   *[card] { $n ->
        [one] card
       *[other] cards
    }
}
pay-influence = pay { $n } influence
pay-attack = pay { $n } attack
pay-this = give this card up
pay = { $who ->
    [self] you
   *[active] { $subject }
} may { $price }, then { $text }

## Effects

do-gain-attack = { $who ->
    [self] gain
    [any_two] { $subject } gain
    [up_to_two] { $subject } gain
   *[active] { $subject } gains
} { $n } attack
do-gain-influence = { $who ->
    [self] gain
    [any_two] { $subject } gain
    [up_to_two] { $subject } gain
   *[active] { $subject } gains
} { $n } influence
do-gain-health = { $who ->
    [self] gain
    [any_two] { $subject } gain
    [up_to_two] { $subject } gain
   *[active] { $subject } gains
} { $n } health
do-lose-health = { $who ->
    [self] lose
    [any_two] { $subject } lose
    [up_to_two] { $subject } lose
   *[active] { $subject } loses
} { $n } health
do-draw = { $who ->
    [self] draw
    [any_two] { $subject } draw
    [up_to_two] { $subject } draw
   *[active] { $subject } draws
} { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
do-discard = { $who ->
    [self] discard
    [any_two] { $subject } discard
    [up_to_two] { $subject } discard
   *[active] { $subject } discards
} { $n } { $filter ->
    [spell] { $n ->
        [one] spell
       *[other] spells
    }
    [item] { $n ->
        [one] item
       *[other] items
    }
    [ally] { $n ->
        [one] ally
       *[other] allies
    }
   *[card] { $n ->
        [one] card
       *[other] cards
    }
}
do-add-control = add { $n ->
    [one] { $n } control token
   *[other] { $n } control tokens
}
do-remove-control = remove { $up_to ->
    [yes] up to { $n ->
        [one] { $n } control token
       *[other] { $n } control tokens
    }
   *[no] { $n ->
        [one] { $n } control token
       *[other] { $n } control tokens
    }
}
do-remove-attack = remove { $n } attack from every villain
do-reveal-dark-arts = reveal { $n ->
    [one] { $n } more Dark Arts event
   *[other] { $n } more Dark Arts events
}
# These two name their heroes only where the first effect inside does not.
do-choose-heroes = { $subject }: { $text }
do-each = { $subject }: { $text }
do-repeat = { $per }, { $text }
do-roll = { $who ->
    [self] roll
   *[active] { $subject } rolls
} { $die ->
    [gryffindor] the Gryffindor die
    [slytherin] the Slytherin die
    [ravenclaw] the Ravenclaw die
    [hufflepuff] the Hufflepuff die
   *[any] any House die
}{ $times ->
    [1] {""}
    [2] {" "}twice
   *[other] {" "}{ $times } times
}
do-roll-dark = { $who ->
    [self] roll
   *[active] { $subject } rolls
} { $die ->
    [gryffindor] the Gryffindor die
    [slytherin] the Slytherin die
    [ravenclaw] the Ravenclaw die
   *[hufflepuff] the Hufflepuff die
}: on attack, { $attack }; on influence, { $influence }; on health, { $health }; on card, { $card }
do-suppress-ability = the ability of one villain has no effect until your next turn
do-take-from-discard = { $may ->
    [yes] { $who ->
        [self] you may take
       *[active] { $subject } may take
    }
   *[no] { $who ->
        [self] take
        [any_two] { $subject } take
        [up_to_two] { $subject } take
       *[active] { $subject } takes
    }
} { $filter ->
    [spell] a spell
    [item] an item
   *[ally] an ally
} from the discard pile into hand
do-topdeck-acquired = you may put { $filter ->
    [spell] spells
    [item] items
   *[ally] allies
} that you acquire this turn on top of your deck
do-copy-ally = you may copy the effect of an ally that you have played this turn
do-forbid = { $who ->
    [all] heroes
   *[active] { $subject }
} cannot { $what ->
    [draw] draw extra cards
    [gain_health] gain health
    [remove_control] remove control tokens
   *[tokens_off_turn] gain attack or influence in another hero’s turn
}{ $span ->
    [turn] {" "}this turn
   *[always] {""}
}
do-cap-attack = no more than { $n } attack can be assigned to each villain this turn
do-cap-health-loss = you lose no more than { $n } health to each Dark Arts event and each villain
do-reveal-top = { $subject } reveals the top card of their deck; { $condition }, discard it and { $text }
do-look-top = you may look at the top card of your deck and discard it or leave it there
do-search-deck = take a card that costs { $cost_at_most } or less from your deck into your hand and shuffle the deck
do-signal = { $what ->
   *[morsmordre] cards that wait for Morsmordre! take effect
}
do-extra-health = { $subject } gains { $n } more
do-discount = { $filter ->
   *[die] cards that can roll a House die
} cost you { $n } influence less
do-reroll = you may roll it again once

## Joints

sentence = { $text }.
triggered = { $trigger }: { $text }
conditional = { $condition }, { $text }
limited = { $text } ({ $limit })
counted = { $text } { $per }
if-discarded = { $text }; if it is { $type ->
    [spell] a spell
    [item] an item
   *[ally] an ally
}, { $then }
if-stunned = { $text }; if that stuns the hero, { $then }
choose = { $who ->
    [self] choose
    [any_two] { $subject } each choose
    [up_to_two] { $subject } each choose
   *[active] { $subject } chooses
} { $n ->
    [1] one
    [2] two
   *[other] { $n }
}: { $options }
reward = { $kind ->
    [horcrux] Owner’s power – { $text }
   *[villain] Reward: { $text }
}
needs-any = to destroy it, assign one die: { $faces }
needs-all = to destroy it, assign dice: { $faces }
faces = faces: { $faces }
face-count = { $n } × { $face }

list-and = { $first } and { $rest }
list-or = { $first } or { $rest }
list-comma = { $first }, { $rest }
list-apart = { $first }; { $rest }
list-after-choice = { $first }; after that { $rest }
list-options = { $first }; or { $rest }

## Rules that a tag carries

rule-voldemort = { $game ->
    [0] he takes no attack and no influence until every other foe is defeated and every trial is complete; when he is defeated, the heroes win
    [7] he cannot be attacked until every other villain is defeated and every Horcrux is destroyed; when he is defeated, the heroes win
   *[other] he cannot be attacked until every other villain is defeated; when he is defeated, the heroes win
}

## Prompts
## Who must do what, at the table. $hero is the hero who is asked, $card the card that asks, $n a number.

prompt-act = { $hero }: play cards, attack, acquire, or end the turn
prompt-discard = { $left ->
    [one] { $hero }: choose a card to discard
   *[other] { $hero }: choose { $left } cards to discard
}
prompt-discard-spell = { $left ->
    [one] { $hero }: choose a spell to discard
   *[other] { $hero }: choose { $left } spells to discard
}
prompt-discard-item = { $left ->
    [one] { $hero }: choose an item to discard
   *[other] { $hero }: choose { $left } items to discard
}
prompt-discard-ally = { $left ->
    [one] { $hero }: choose an ally to discard
   *[other] { $hero }: choose { $left } allies to discard
}
prompt-discard-stunned = { $left ->
    [one] { $hero } is stunned: choose a card to discard
   *[other] { $hero } is stunned: choose { $left } cards to discard
}
prompt-choose = { $left ->
    [one] { $hero }: choose one effect of { $card }
   *[other] { $hero }: choose { $left } effects of { $card }
}
prompt-hero-any-one = { $hero }: choose a hero for { $card }
prompt-hero-any-two = { $hero }: choose two heroes for { $card }
prompt-hero-up-to-two = { $hero }: choose one or two heroes for { $card }
prompt-hero-one-other = { $hero }: choose another hero for { $card }
prompt-order-discards = { $hero }: more than one discarded card does something. Which comes first?
prompt-take-back = { $hero }: choose a card of your discard pile to take into your hand
prompt-search = { $hero }: choose a card of your deck to take into your hand
prompt-silence = { $hero }: choose { $foe ->
    [creature] a creature
   *[villain] a villain
} whose ability stops working until your next turn
prompt-copy = { $hero }: choose an ally played this turn to copy
prompt-die = { $hero }: choose a House die to roll
prompt-face = { $hero }: the { $die } shows { $face }. Say what becomes of it
prompt-place = { $hero }: put { $card } on your discard pile or on top of your deck
prompt-keep-top = { $hero }: the top card of your deck is { $card }. Keep it there or discard it
prompt-keep-top-hidden = { $hero }: keep the top card of the deck or discard it
prompt-look = { $hero }: your deck is empty. Shuffle the discard pile and look at the top card?
prompt-remove = { $hero }: choose how many control tokens to remove
prompt-proficiency = { $hero }: choose a Proficiency
prompt-because = because of { $card }

## Answers

label-end = End the turn
label-play = Play { $card }
label-attack = Attack { $card }
label-acquire = Acquire { $card } for { $n } influence
label-use = Use { $card }
label-discard = Discard { $card }
label-first = { $card } first
label-take-back = Take { $card }
label-nothing = Nothing, thank you
label-no-more = Nobody else
label-copy = Copy { $card }
label-silence = Silence { $card }
label-roll = Roll the { $die }
label-benefit = { $face ->
    [attack] Every hero gains 1 attack
    [influence] Every hero gains 1 influence
    [health] Every hero gains 1 health
   *[card] Every hero draws 1 card
}
label-dark-benefit = Let it happen: { $text }
label-assign = Put it on the Horcrux
label-reroll = Roll again
label-to-discard = On the discard pile
label-to-deck = On top of the deck
label-look = Shuffle and look
label-keep = Keep it on top
label-remove = { $n ->
    [0] Remove none
    [one] Remove { $n } control token
   *[other] Remove { $n } control tokens
}

## Events
## What happened, one line each. $hero did it or felt it, $card is the card concerned.

event-turn = turn { $n }: { $hero }
event-turn-ends = { $hero } ends the turn
event-dark-arts = Dark Arts: { $card }
event-resolves = { $several ->
    [yes] { $card } act
   *[no] { $card } acts
}
event-plays = { $hero } plays { $card }
event-attacks = { $hero } attacks { $card }: { $n } of { $health }
event-defeats = { $several ->
    [yes] { $card } are defeated
   *[no] { $card } is defeated
}
event-reward = the reward of { $card }
event-pays = { $card } pays for the defeated villain
event-acquires = { $hero } acquires { $card }
event-acquires-several-card = { $hero } acquires { $list }
event-topdecks = { $hero } puts { $card } on top of the deck
event-uses = { $hero } uses { $card }
event-gains-attack = { $hero } gains { $n } attack
event-gains-influence = { $hero } gains { $n } influence
event-gains-health = { $hero } gains { $n } health
event-loses-health = { $hero } loses { $n } health
event-loss-prevented = { $hero } loses no health this time, thanks to { $card }
event-protected = { $card } spares { $hero } { $n } health
event-loss-prevented-hidden = { $hero } is protected and loses no health this time
event-protected-hidden = { $hero } is protected and loses { $n } health less
event-health-blocked = { $hero } can't gain health now
event-health-full = { $hero } is already at full health
event-draw-blocked = { $hero } can't draw extra cards now
event-removal-blocked = no control token can be removed now
event-tokens-blocked = { $hero } gains no tokens on another hero's turn
event-forbidden = { $what ->
    [draw] no hero can draw extra cards this turn
    [health] no hero can gain health this turn
    [own-health] { $hero } can't gain health this turn
   *[removal] no control token can be removed this turn
}
event-attack-capped = each villain takes at most { $n } attack this turn
event-stunned = { $hero } is stunned
event-loses-attack = { $hero } loses { $n } attack
event-loses-influence = { $hero } loses { $n } influence
event-returns-attack = { $hero } puts { $n } unused attack back
event-returns-influence = { $hero } puts { $n } unused influence back
event-recovers = { $hero } is back at { $n } health
event-draws = { $hero } draws { $card }
event-draws-several-card = { $hero } draws { $list }
event-draws-hidden = { $hero } draws a card
event-draws-hidden-several = { $hero } draws { $n } cards
event-reshuffles = { $hero } shuffles the discard pile into a new deck
event-dark-arts-reshuffled = the Dark Arts discard pile is shuffled into a new deck
event-discards = { $hero } discards { $card }
event-discards-several-card = { $hero } discards { $list }
event-reveals = { $hero } reveals { $card }
event-reveals-several-card = { $hero } reveals { $list }
event-looks = { $hero } looks at { $card } on top of the deck
event-looks-hidden = { $hero } looks at the top card of the deck
event-takes-back = { $hero } takes { $card } from the discard pile
event-takes-back-several-card = { $hero } takes { $list } from the discard pile
event-finds = { $hero } takes { $card } from the deck
event-finds-several-card = { $hero } takes { $list } from the deck
event-finds-hidden = { $hero } takes a card from the deck
event-finds-hidden-several = { $hero } takes { $n } cards from the deck
event-copies = { $hero } copies { $card }
event-silenced = { $hero } silences { $card }
event-silence-ends = { $card } can act again
event-rolls = { $hero } rolls the { $die }: { $face }
event-assigns-symbol = { $hero } puts the { $face } symbol on { $card }
event-destroys-horcrux = { $hero } destroys { $card }
event-horcrux-active = { $card } is now the active Horcrux
event-control-added = { $n ->
    [one] { $n } control token is added to the Location
   *[other] { $n } control tokens are added to the Location
}
event-control-removed = { $n ->
    [one] { $n } control token is removed
   *[other] { $n } control tokens are removed
}
event-control-full = the Location is full: no token is added
event-location-falls = { $card } falls to the villains
event-location-revealed = the heroes move on to { $card }
event-villain-revealed = { $several ->
    [yes] { $card } appear
   *[no] { $card } appears
}
event-attack-removed = { $n ->
    [one] { $n } attack is taken off { $card }
   *[other] { $n } attack are taken off { $card }
}
event-market = { $card } comes to the market
event-market-several-card = new in the market: { $list }
event-proficiency = { $hero } learns { $card }

## Outcomes

outcome-villains-defeated = The heroes win: every villain is defeated
outcome-last-location-fell = The heroes lose: the last Location has fallen

## Cards that speak of several people, so that their verbs do too

several-crabbe_and_goyle = yes

## The end
## What is told of a match that is over.

ending-sequel = Game { $game }
ending-strait-health = { $left ->
    [0] { $hero } was stunned in turn { $turn }.
   *[other] { $hero } was down to { $left } health in turn { $turn }.
}
ending-strait-location = { $left ->
    [0] In turn { $turn } the last Location was full: it would have fallen at the end of the turn.
    [one] In turn { $turn } the last Location was one token from falling.
   *[other] In turn { $turn } the last Location was { $left } tokens from falling.
}
ending-hope-villains = { $done ->
    [one] You had defeated one villain of { $of }.
   *[other] You had defeated { $done } villains of { $of }.
}
ending-part-attacks = { $n } attack dealt
ending-part-acquires = { $n ->
    [one] { $n } card acquired
   *[other] { $n } cards acquired
}
ending-part-stunned = { $n ->
    [one] stunned once
   *[other] stunned { $n } times
}
ending-total-gains-attack = Attack
ending-total-gains-influence = Influence
ending-total-gains-health = Health regained

## Hints
## Why an answer is good. $hero gains or is spared something, $card is the villain or Horcrux, $n how many.

reason-defeats = It brings { $card } down
reason-destroys-horcrux = It destroys the Horcrux: { $card }
reason-symbol = It brings the Horcrux nearer to its end: { $card }
reason-wounds = It puts { $n } attack on { $card }; { $left } more will do
reason-silences = It silences { $card }
reason-removes-control = { $n ->
    [one] It removes a control token
   *[other] It removes { $n } control tokens
}
reason-heals = It brings { $hero } { $n } health
reason-attack = It brings { $hero } { $n } attack
reason-influence = It brings { $hero } { $n } influence
reason-draws = { $n ->
    [one] { $hero } has a card more in hand
   *[other] { $hero } has { $n } cards more in hand
}
reason-better-deck = It makes { $hero }’s deck better
reason-spares-control = { $n ->
    [one] It keeps a control token away
   *[other] It keeps { $n } control tokens away
}
reason-spares-stun = It keeps { $hero } from falling
reason-spares-health = It spares { $hero } { $n } health
reason-spares-deck = It keeps a weaker card out of { $hero }’s deck
reason-spares-hand = The better cards stay in { $hero }’s hand

## The New Rules: names

type-potion = potion

kind-creature = creature
kind-villain-creature = villain-creature
kind-encounter = Encounter
kind-charm = Charm
kind-patronus = Patronus
kind-potion = potion
kind-ingredient = ingredient
kind-dark-arts-potion = Dark Arts Potion
kind-detention = Detention!

hero-luna = Luna Lovegood
hero-ginny = Ginny Weasley

die-creature = creature die

face-health2 = double health
face-card2 = two cards
face-control = skull

tag-detention = Detention!

ingredient-bicorn-horn = Bicorn Horn
ingredient-mandrake-leaf = Mandrake Leaf
ingredient-flobberworm = Flobberworm
ingredient-hellebore = Hellebore
ingredient-lacewing-fly = Lacewing Fly
ingredient-wild = Wild Ingredient

several-cornish_pixies = yes
several-inferi = yes
several-howlers = yes
several-argus_filch_and_mrs_norris = yes
several-padma_and_parvati_patil = yes

scenario-game-1 = Game 1
scenario-game-2 = Game 2
scenario-game-3 = Game 3
scenario-game-4 = Game 4
scenario-game-5 = Game 5
scenario-game-6 = Game 6
scenario-game-7 = Game 7
scenario-monster-box-1 = Monster Box 1
scenario-monster-box-2 = Monster Box 2
scenario-monster-box-3 = Monster Box 3
scenario-monster-box-4 = Monster Box 4
scenario-charms-potions-1 = Charms and Potions 1
scenario-charms-potions-2 = Charms and Potions 2
scenario-charms-potions-3 = Charms and Potions 3
scenario-charms-potions-4 = Charms and Potions 4
scenario-year-1 = Year 1
scenario-year-2 = Year 2
scenario-year-3 = Year 3
scenario-year-4 = Year 4
scenario-year-5 = Year 5
scenario-year-6 = Year 6
scenario-year-7 = Year 7
scenario-battle-for-hogwarts = Battle for Hogwarts
