# The words of the New Rules at the table.

hero-luna = Luna
hero-ginny = Ginny

kind-creature = Creature
kind-villain_creature = Villain and creature
kind-encounter = Encounter
kind-patronus = Patronus
kind-charm = Charm
kind-potion = Potion
kind-dark_arts_potion = Dark Arts Potion
kind-ingredient = Ingredient
kind-detention = Detention!
value-potion = potion
fact-influence = Influence

foe-deck = Foes
kept-new = What you keep
foe-influence = { $given } of { $influence } influence on it
drag-influence = Drag it onto a glowing foe, or click the foe
guide-persuade-title = Win it over
guide-persuade = This foe takes influence. Put a token on it, one each turn; when it has all that it needs, it is beaten.
why-no-influence = It needs influence. You have none; play cards that give some.
why-influence-cap = It has had its influence for this turn.

encounter-about = Encounter, { $left } left. { $done } of { $needed } done. Symbols on it: { $symbols }
encounter-done = { $done } of { $needed } done
encounter-ready = Can be collected at the end of the turn
encounter-waits = Works from the next turn on
trials = Encounters and Horcruxes

charm-open = Open at { $tier } health

brewing = Potions
potion-deck = Potions
supply = Ingredients
used-ingredients = Used
shelves = Shelves
shelf-met = met
shelf-open = not met yet
shelf-about = Shelf { $number }: { $asked } ({ $state })
free-space = free space for { $ingredient }
filled-space = { $ingredient } is there
dark-potion-of = Dark Arts Potion before { $name }
region-brewing = Potions

limit-even = even
limit-odd = odd
request-spells_played = { $n } spells played
request-items_played = { $n } items played
request-allies_played = { $n ->
    [one] An ally played
   *[other] { $n } allies played
}
request-attack_assigned = { $n } attack assigned
request-influence_gained = { $n } influence gained
request-influence_spent = { $n } influence spent
request-cards_drawn = { $n ->
    [one] An extra card drawn
   *[other] { $n } extra cards drawn
}
request-cards_discarded = { $n ->
    [one] A card discarded
   *[other] { $n } cards discarded
}
request-cards_acquired = { $n ->
    [one] A card acquired
   *[other] { $n } cards acquired
}{ $filter ->
    [cost_at_least] { "" } worth { $cost } or more
   *[other] { "" }
}
request-cards_banished = { $n ->
    [one] A card banished
   *[other] { $n } cards banished
}
request-control_removed = { $n ->
    [one] A control token removed
   *[other] { $n } control tokens removed
}
request-control_at_least = { $n } control tokens on the Location
request-villains_defeated = { $n ->
    [one] A villain defeated
   *[other] { $n } villains defeated
}
request-dark_arts_resolved = { $n } Dark Arts resolved
request-dark_potions_face_up = A Dark Arts Potion face up
request-heroes_stunned = A hero stunned
request-others_healed = Another hero healed
request-any_health_gained = A hero gained { $n } health
request-any_health_at_least = A hero at { $n } health
request-any_health_at_most = A hero at { $n } health or less
request-health_lost = { $n } health lost
request-house_dice_rolled = A House die rolled
request-tokens_given = A token given to another
request-tokens_saved = A token saved
request-both_tokens_on_villains = Attack and influence on villains
request-charm_used = Charm used
request-in_market = { $filter ->
    [ally] { $n ->
        [one] An ally in the market
       *[other] { $n } allies in the market
    }
   *[item] { $n } items in the market
}
