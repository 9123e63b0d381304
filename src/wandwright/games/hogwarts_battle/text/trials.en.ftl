## Encounters: what completes them

to-complete = { $span ->
    [turn] to complete it in one turn
   *[kept] to complete it over any number of turns
}: { $text }

asks-attack-assigned = assign { $n } attack
asks-cards-played = play { $cards }
asks-played-each = play { $cards }
asks-different-costs-played = play { $n } cards with different costs
asks-cards-acquired = acquire { $cards }
asks-cost-acquired = acquire { $kind } that cost { $n } or more together
asks-influence-gained = gain { $n } influence
asks-foes-defeated = defeat { $n ->
    [one] { $n } foe
   *[other] { $n } foes
}
asks-attack-on-this = assign { $n } attack to this card
asks-cards-banished = banish { $cards }
asks-control-removed = remove { $n ->
    [one] { $n } control token
   *[other] { $n } control tokens
}
asks-dark-arts-resolved = resolve { $n ->
    [one] { $n } Dark Arts card
   *[other] { $n } Dark Arts cards
}
asks-stuns = heroes are stunned { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
}
asks-symbols = assign dice: { $faces }

asked-cards = { $n ->
    [0] {""}
   *[other] { $n }
} { $type ->
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
}
asked-with-parity = { $cards } with an { $value ->
    [even] even
   *[odd] odd
} cost
asked-with-cost = { $cards } with cost { $value }
asked-with-cost-at-least = { $cards } with cost { $value } or more
asked-with-cost-at-most = { $cards } with cost { $value } or less
asked-with-tag = { $cards } marked “{ $value }”

do-collect-reward = gain the reward of the foe that was defeated last
do-surcharge = every card costs { $n } influence more to acquire

prompt-collect = { $hero }: { $card } is completed – collect it now or leave it?
label-collect = Collect it
label-leave = Leave it
event-collects = { $hero } collects { $card }
event-trial-open = { $card } is next and works from the next turn on
event-attacks-trial = { $hero } assigns attack to { $card }: { $n }

name-progress = done
name-collectable = can be collected at the end of the turn
