# The words of the Hogwarts Battle table.

region-foes = Foes
region-market = Market
region-heroes = Heroes

hero-harry = Harry
hero-ron = Ron
hero-hermione = Hermione
hero-neville = Neville

kind-spell = Spell
kind-item = Item
kind-ally = Ally
kind-dark_arts = Dark Arts event
kind-villain = Villain
kind-location = Location
kind-horcrux = Horcrux
kind-proficiency = Proficiency
kind-hero = Hero
kind-die = Die

fact-game = From Game
fact-type = Type
fact-cost = Cost
fact-health = Health
fact-slots = Control spaces
fact-events = Dark Arts events
value-spell = spell
value-item = item
value-ally = ally

symbol-attack = attack
symbol-influence = influence
symbol-health = health
symbol-control = control tokens?
symbol-card = cards?
costs = Costs

dark-arts = Dark Arts
dark-deck = Dark Arts
dark-discard = Last event
villain-deck = Villains
last-foe = Last foe
next-locations = Next Locations
defeated = Defeated
hogwarts-deck = Deck
banished = Banished
proficiencies = Proficiencies
deck = Deck
discard = Discard
play-area = Play area
play-here = Play your cards here
nothing-played = Nothing played yet this turn
kept = Your Proficiency and Horcruxes
horcruxes = Horcruxes
horcruxes-left = { $count ->
    [one] the last one
   *[other] { $count } left
}
horcrux-about = Horcrux, { $left } left. Symbols on it: { $symbols }

location-about = { $name }: { $control } of { $slots } control tokens, { $events ->
    [one] one Dark Arts event
   *[other] { $events } Dark Arts events
} a turn, { $left ->
    [0] the last Location
    [one] one more Location after it
   *[other] { $left } more Locations after it
}
location-step = Location { $number } of { $all }
location-events = { $count } a turn
location-full = Full: it falls at the end of the turn!
location-fallen = Fallen. All is lost.

villain-health = { $wounds } of { $health } attack on it
silenced = Silenced
hero-about = { $name }, played by { $player }, { $health } of { $full } health
health-of = Health { $health } of { $full }
attack-of = Attack { $count }
influence-of = Influence { $count }
hand-of = Cards in hand { $count }
drag-attack = Drag it onto a villain, or click the villain
active = active
your-turn = Your turn
turn-of = { $name }’s turn
stunned = Stunned
die-rolled = The die is cast.

why-watching = You are watching; the heroes act.
why-price = It costs { $price }, you have { $have } influence.
why-no-attack = You have no attack to assign. Play cards that give some.
why-attack-cap = At most { $cap } attack a turn can be put on each villain now.
why-last = This one can't be attacked yet.
why-not-yours = That belongs to another hero.
why-played = It has been played this turn already.
why-nothing = There is nothing to do with that now.

reason-villains_defeated = All villains are defeated. Hogwarts is safe!
reason-last_location_fell = The last Location has fallen to the villains.
tally-defeats = { $count ->
    [one] One villain defeated
   *[other] { $count } villains defeated
}
tally-plays = { $count } cards played
tally-acquires = { $count } cards acquired
tally-stunned = Stunned { $count ->
    [one] once
   *[other] { $count } times
}
tally-control_added = Control tokens added { $count ->
    [one] once
   *[other] { $count } times
}

guide-dark-arts-title = First, the Dark Arts
guide-dark-arts = Every turn begins with trouble. This card has just been turned over and has done what it says.
guide-location-title = This place must hold
guide-location = The villains put skulls here. If every space is full at the end of a turn, the place falls; when the last one falls, you lose.
guide-answer-title = You are asked something
guide-answer = The bar below always says what is asked, and why. Whatever has a golden edge is an answer: click it here or on the table.
guide-loss-title = Something is lost
guide-loss = The bar below says what, and why. What has a broken red edge is given up: choose what you miss least, here or on the table.
guide-play-title = Play your hand
guide-play = Click a card, or drag it into the play area. Cards give attack, influence, health or more cards. Play as many as you like.
guide-attack-title = Strike
guide-attack = You have attack. Click a villain to put it there; as much as its health, and it is beaten.
guide-acquire-title = Get stronger
guide-acquire = You have influence. Click a glowing card to buy it; it goes to your discard pile and comes back in a later hand.
guide-end-title = All done?
guide-end = When nothing more is worth doing, end the turn. Tokens you have not used are lost, you draw five new cards, and the next hero's trouble begins.
