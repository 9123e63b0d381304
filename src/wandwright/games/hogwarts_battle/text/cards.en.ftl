### The cards of the New Rules, in English; en.ftl says how messages are put together.

## Heroes spoken of

who-active-and-neighbors = each of the active hero and the neighbours
who-neighbors = each neighbour
who-next = the next hero
who-previous = the previous hero
who-weakest = each hero with the lowest health

## Which cards: what stands behind the noun

filter-tag = “{ $tag }”
filter-cost = of cost { $value }
filter-cost-at-least = of cost { $value } or more
filter-cost-at-most = of cost { $value } or less
filter-parity = of { $value ->
    [even] an even
   *[odd] an odd
} cost

## Triggers

when-token-assigned = when you assign attack or influence to a foe
when-token-assigned-if-tokens-assigned = when you have assigned { $n } attack and influence in your turn
when-token-assigned-if-villains-assigned = when you have assigned attack or influence to { $n ->
    [one] a villain
   *[other] { $n } villains
} in your turn
when-token-assigned-if-foe-is = when you assign attack or influence to { $value ->
    [creature] a creature
   *[villain] a villain
}
when-creature-defeated = { $side ->
    [own] { $span ->
        [always] when you defeat a creature
       *[turn] the next time you defeat a creature this turn
    }
   *[foe] when a creature is defeated
}
when-creature-revealed = when another creature is revealed
when-card-drawn = when you draw an extra card in your turn
when-health-lost = when the active hero loses health
when-health-lost-if-health-lost = when the active hero has lost { $n } health in the turn
when-health-lost-to-villain = when the active hero loses health to another villain
when-hero-stunned = when a hero is stunned
when-deck-shuffled = before a hero shuffles the deck
when-new-hand = before the active hero draws a new hand

## Conditions

if-holds = { $side ->
    [own] if you hold
   *[foe] if the active hero holds
} { $n ->
    [one] { $filter ->
        [spell] a spell
        [item] an item
        [ally] an ally
        [potion] a potion
       *[card] a card
    }
   *[other] { $n } or more { $filter ->
        [spell] spells
        [item] items
        [ally] allies
        [potion] potions
       *[card] cards
    }
}{ $which }
if-holds-no = { $side ->
    [own] if you hold
   *[foe] if the active hero holds
} no { $filter ->
    [spell] spell
    [item] item
    [ally] ally
    [potion] potion
   *[card] card
}{ $which }
if-in-market = if the market has { $n ->
    [one] { $filter ->
        [spell] a spell
        [item] an item
        [ally] an ally
       *[card] a card
    }
   *[other] { $n } or more { $filter ->
        [spell] spells
        [item] items
        [ally] allies
       *[card] cards
    }
}{ $which }
if-cost-at-most = { $n ->
    [0] if the card has no cost
   *[other] if the card costs { $n } or less
}
if-parity = if the cost of the card is { $value ->
    [even] even
   *[odd] odd
}
if-starting = if it is a starting card
if-health-at-most = at { $n } health or less
if-health-lost = if the hero has lost { $n } or more health this turn
if-control-at-least = { $n ->
    [one] if a control token is on the Location
   *[other] if { $n } or more control tokens are on the Location
}
if-creatures-face-up = { $n ->
    [one] if a creature is face up
   *[other] if { $n } or more creatures are face up
}
if-tokens-assigned = if { $n } or more attack and influence have been assigned this turn
if-villains-assigned = if { $n } or more villains have been assigned attack or influence this turn
if-attack-on-foe = if { $n } or more attack has been assigned to one foe this turn
if-foe-is = if the foe is { $value ->
    [creature] a creature
   *[villain] a villain
}
if-hand-at-step-3 = if you began your actions with exactly { $n ->
    [one] { $n } card
   *[other] { $n } cards
} in hand

## Counts

per-card-in-hand = for each { $filter ->
    [spell] spell
    [item] item
    [ally] ally
    [potion] potion
   *[card] card
}{ $which } in hand
per-creature-face-up = for each creature face up
per-villain-face-up = for each villain face up
per-dark-arts-resolved = for each Dark Arts event resolved this turn
per-control-token = for each control token on the Location

## Effects

do-banish = { $must ->
    [yes] { $who ->
        [self] banish
       *[active] { $subject } banishes
    }
   *[no] { $who ->
        [self] you may banish
       *[active] { $subject } may banish
    }
} { $from ->
    [top_of_deck] the top card of { $who ->
        [self] your
       *[active] their
    } deck
   *[hand] { $n } { $filter ->
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
        [potion] { $n ->
            [one] potion
           *[other] potions
        }
       *[card] { $n ->
            [one] card
           *[other] cards
        }
    }{ $which } { $from ->
        [hand] from hand
        [discard] from the discard pile
        [hand_or_discard] from hand or discard pile
       *[any_discard] from the discard pile of any hero
    }
}
do-gain-detention = { $who ->
    [self] gain
   *[active] { $subject } gains
} { $n } Detention! { $to ->
    [hand] in hand
    [discard] on the discard pile
   *[deck] in the deck
}
do-look-dark-arts = reveal the top Dark Arts event; { $to ->
    [banish] you may banish it
   *[discard] you may discard it
}
do-cap-dark-arts = no more than { $n ->
    [one] { $n } Dark Arts event is
   *[other] { $n } Dark Arts events are
} revealed in your turn
do-skip-dark-arts = { $who ->
    [self] in your next step 1 reveal
   *[active] { $subject } reveals
} { $all ->
    [yes] no Dark Arts event
   *[no] { $n } fewer Dark Arts { $n ->
        [one] event
       *[other] events
    }
}{ $who ->
    [self] {""}
   *[active] {" "}in their next step 1
}
do-banish-dark-arts = banish the top { $n ->
    [one] event
   *[other] { $n } events
} of the Dark Arts discard pile
do-drop-tokens = { $who ->
    [self] give back all your
   *[active] { $subject } gives back all
} { $what ->
    [influence] influence
   *[both] attack and influence
}
do-full-health = { $who ->
    [self] you are back at full health
   *[active] { $subject } is back at full health
}
do-hand-size = the new hand has { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
do-copy-spell = you may copy the effect of a spell that you have played this turn
do-show-top = reveal the top card of your deck; { $condition }, { $take ->
    [yes] { $then ->
        [yes] draw it and { $text }
       *[no] draw it
    }
   *[no] { $text }
}
do-arrange-top = look at the top { $n ->
    [one] card
   *[other] { $n } cards
} of your deck and put { $n ->
    [one] it back
   *[other] them back in any order
}
do-restack = { $who ->
    [self] shuffle your discard pile and put it on top of your deck
   *[active] { $subject } shuffles their discard pile and puts it on top of their deck
}
do-give-card = you may put a card from your discard pile into the hand of another hero
do-replace-market = { $which ->
    [dearest] the dearest cards of the market go
   *[all] the cards of the market go
} under the deck, and new ones come
do-remove-influence = remove { $n } influence from every { $foe ->
    [villain] villain
    [creature] creature
   *[any] foe
}
do-assign-attack = put { $n } attack on every { $foe ->
    [villain] villain
    [creature] creature
   *[any] foe
}
do-raise-influence-limit = this turn every { $foe ->
    [villain] villain
    [creature] creature
   *[any] foe
} may take { $n } more influence

# Other forms of words that Games 1 to 7 have.
do-discard-all = { $who ->
    [self] discard
   *[active] { $subject } discards
} all { $filter ->
    [spell] spells
    [item] items
    [ally] allies
   *[card] cards
}{ $which } in hand
do-remove-attack-foe = remove { $n } attack from every { $foe ->
    [creature] creature
   *[any] foe
}
do-suppress-ability-foe = the ability of one { $foe ->
    [creature] creature
   *[any] foe
} has no effect until your next turn
do-take-from-discard-card = { $may ->
    [yes] { $who ->
        [self] you may take
       *[active] { $subject } may take
    }
   *[no] { $who ->
        [self] take
       *[active] { $subject } takes
    }
} a { $filter ->
    [spell] spell
    [item] item
    [ally] ally
    [potion] potion
   *[card] card
}{ $which } from the discard pile into hand
do-roll-creature = { $who ->
    [self] roll the creature die
   *[active] { $subject } rolls the creature die
}
do-roll-turn = { $who ->
    [self] roll any House die; you
   *[active] { $subject } rolls any House die and
} may turn it to another face for { $turn } influence
do-roll-dark-creature = { $who ->
    [self] roll
   *[active] { $subject } rolls
} the creature die: on attack, { $attack }; on health, { $health }; on double health, { $health2 }; on card, { $card }; on two cards, { $card2 }; on the control symbol, { $control }
do-forbid-attack-others = no other foe can be attacked
do-forbid-tokens-from-allies = allies give no attack and no influence

more-if-banished = { $text }; if it is { $type ->
    [spell] a spell
    [item] an item
   *[ally] an ally
}, { $then }
more-for-each = { $text }; for each of them, { $then }
more-rest = { $text }; { $then }
if-dropped = { $text }; if there was any, { $then }

## Prompts and answers

prompt-banish = { $number ->
    [one] { $hero }: choose a card to banish
   *[other] { $hero }: choose { $number } cards to banish
}
prompt-event = { $hero }: leave the Dark Arts event on top, or put it away
prompt-copy-spell = { $hero }: choose a spell played this turn to copy
prompt-arrange = { $hero }: choose which card lies next on top of your deck
prompt-gift = { $hero }: choose a card of your discard pile to give away
prompt-receiver = { $hero }: choose who gets the card
prompt-turn-die = { $hero }: turn the die to another face for { $price } influence, or leave it

label-persuade = Influence on { $card }
label-banish = { $pile ->
    [hand] Banish { $card }
    [own] Banish { $card } from your discard pile
   *[other] Banish { $card } from the discard pile of { $hero }
}
label-event-keep = Leave it on top
label-event-discard = Discard it unresolved
label-event-banish = Banish it
label-next = { $card } next
label-give = Give { $card }
label-to = To { $hero }
label-turn = Turn it to { $face }
label-leave-die = Leave the die
label-benefit-health2 = Every hero gains 2 health
label-benefit-card2 = Every hero draws 2 cards
label-benefit-control = Remove 1 control token

## Events

event-persuades = { $hero } puts influence on { $card }: { $n } of { $influence }
event-influence-removed = { $n } influence is taken off { $card }
event-banishes = { $hero } banishes { $card }
event-banishes-several-card = { $hero } banishes { $list }
event-gains-detention = { $hero } gains { $card }
event-dark-arts-seen = { $hero } reveals the next Dark Arts event: { $card }
event-dark-arts-discarded = { $hero } discards the event { $card } unresolved
event-restacks = { $hero } shuffles the discard pile and puts it on top of the deck
event-market-replaced = { $n ->
    [one] { $n } market card goes under the deck
   *[other] { $n } market cards go under the deck
}
event-is-given = { $hero } gets { $card }
event-turns-die = { $hero } turns the { $die } to { $face }
event-ally-silenced = { $card } gives no attack and no influence now

who-self-and-neighbors = { $side ->
    [own] each of you and your neighbours
   *[foe] each of the active hero and the neighbours
}
when-hero-falling = when another hero would be stunned
when-tokens-cleared = before you put unused tokens back
when-turn-begins = before your turn
if-dark-potions-face-up = { $n ->
    [one] if a Dark Arts Potion is face up
   *[other] if { $n } or more Dark Arts Potions are face up
}
per-dark-potion-face-up = for each Dark Arts Potion face up
do-forbid-gather = no ingredients can be gathered this turn
do-forbid-charm = no Charm can be used this turn
