## Potions: what shelves ask for, beyond what Encounters do

asks-spells-played = play { $n ->
    [one] { $n } spell
   *[other] { $n } spells
}
asks-items-played = play { $n ->
    [one] { $n } item
   *[other] { $n } items
}
asks-allies-played = play { $n ->
    [one] { $n } ally
   *[other] { $n } allies
}
asks-influence-spent = spend { $n } influence
asks-cards-drawn = draw { $n ->
    [one] { $n } extra card
   *[other] { $n } extra cards
}
asks-cards-discarded = discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
asks-house-dice-rolled = roll { $n ->
    [one] { $n } House die
   *[other] { $n } House dice
}
asks-villains-defeated = defeat { $n ->
    [one] { $n } villain
   *[other] { $n } villains
}
asks-tokens-given = give another hero { $n } attack or influence
asks-tokens-saved = begin the turn with { $n } attack or influence
asks-others-healed = let { $n ->
    [one] { $n } other hero
   *[other] { $n } other heroes
} gain health
asks-both-tokens-on-villains = assign both attack and influence to villains
asks-charm-used = use your Charm
asks-heroes-stunned = { $n ->
    [one] a hero is stunned
   *[other] { $n } heroes are stunned
}
asks-any-health-gained = a hero gains { $n } health in all
asks-any-health-at-least = a hero has { $n } health
asks-any-health-at-most = a hero has { $n } health or less
asks-health-lost = lose { $n } health in all
asks-in-market = in the market: { $cards }
asks-control-at-least = { $n ->
    [one] a control token is
   *[other] { $n } control tokens are
} on the Location
asks-dark-potions-face-up = { $n ->
    [one] a Dark Arts Potion is
   *[other] { $n } Dark Arts Potions are
} face up

## Potions: cards

brewed-from = brewed from: { $ingredients }
banish-for = Banish it: { $text }
do-take-ingredients = take { $n ->
    [one] { $n } ingredient
   *[other] { $n } ingredients
} from any shelves
do-cap-spells = its owner plays at most { $n ->
    [one] { $n } spell
   *[other] { $n } spells
} a turn
do-swap-symbols = in its owner’s turn, health from Hogwarts cards is influence, and influence is health
do-banish-this = banish this card

## Potions: questions and events

prompt-take-token = { $hero }: take an ingredient from this shelf, or leave them
prompt-take-any-token = { $hero }: take an ingredient from any shelf
prompt-place-token = { $hero }: add { $card } to a potion, or discard it
prompt-finish-potion = { $hero }: { $card } is finished – banish it now, or keep it for your deck?
label-take-token = Take { $card } from shelf { $n }
label-leave-token = Leave them
label-add-token = Add it to { $card } ({ $space })
label-drop-token = Discard it
label-banish-potion = Banish it for its effect
event-gathers-nothing = { $hero } gathers no ingredients
event-adds-token = { $hero } adds { $card }
event-discards-token = { $hero } discards { $card }
event-brews = { $hero } finishes { $card }
event-keeps-potion = { $hero } keeps { $card }
event-shelf-filled = { $card } comes to the shelves
event-potion-revealed = { $card } can be brewed now
event-dark-potion-lies-down = { $card } lies down before { $hero }
event-dark-potion-acts = { $card } acts

## Potions: the table

name-brewing = Potions
name-shelves = Shelves
name-shelf = Shelf { $n }: { $text }
name-ingredients = ingredients
name-supply = face-down ingredients
name-met = met

event-gathering-forbidden = { $hero } can’t gather ingredients this turn
