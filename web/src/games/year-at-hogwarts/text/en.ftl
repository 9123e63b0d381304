# The words of the table of A Year at Hogwarts.

region-map = Map
region-sheet = Sheet
region-notes = Notebook
region-race = Cup
region-others = The others
map = Hogwarts and the wizarding world
title = A Year at Hogwarts
board-d = Diagon Alley
board-p = Places
village = Hogsmeade
lake = The Black Lake
death-eater = a Death Eater
waits-death-eater = A Death Eater waits here.
here = Here: { $names }
choose-here = Choose here
note-tower = A move may end here early. Floo Powder works here.
note-mission = A place of missions.
note-stop = Every move ends here.
note-class = Exams of this class are taken here.
dice = Attack dice
resistance = Resistance
floo = Floo Powder
portkey = Portkeys
pv = { $n } PV
points = Points
slots = Item tokens, six at most
lost-turns = loses { $n } turns
notebook = Mission notebook
no-missions = No mission is open.
with = with { $name }
missions-done = Missions done
kind-attack_spell = { $n } × attack Spell
kind-defence_spell = { $n } × defence Spell
kind-attack_potion = { $n } × attack Potion
kind-defence_potion = { $n } × defence Potion
gryffindor = Gryffindor
hufflepuff = Hufflepuff
ravenclaw = Ravenclaw
slytherin = Slytherin
hourglasses = The four House hourglasses
hourglass = { $house }: { $names }; more than { $goal } end the year
calendar = Round { $round } of { $rounds }
round = Round { $round }
hand = Cards in hand
spells = Spells
potions = Potions
books = Books
why-not = You can't use this now. What glows can be chosen.
kind-spell = Spell
kind-potion = Potion
kind-book = Book
kind-action = Action
kind-event = Event
kind-duel = Duel
kind-combat = Opponent
kind-mission = Mission
kind-item = Item token
kind-character = Character
kind-quidditch = Quidditch
kind-space = Space
character-harry = Harry
character-ron = Ron
character-hermione = Hermione
character-neville = Neville
character-draco = Draco
character-luna = Luna
character-ginny = Ginny
character-cedric = Cedric
character-peter = Peter
character-voldemort = Voldemort
goal = Goal: more than { $points } points and { $missions ->
    [one] a mission
   *[other] { $missions } missions
}.
fold-tower = Towers
fold-named = Named places
fold-others = Other spaces

fight = The fight
against = { $n } or more hits
pitch = The Quidditch pitch
actions = { $n } actions left
phase-snitch = The hunt for the Snitch
hoops = Hoops
seeker = Seeker, step { $n } of { $of }
role-keeper = Keeper
role-beater = Beater
role-chaser = Chaser
ball-quaffle = with the Quaffle
ball-bludger = with a Bludger
seals = The six Horcruxes
seal-whole = whole
seal-broken = destroyed
match-turn = Turn { $n } of the match
quidditch = Quidditch
match-cards = cards: { $n }
match-team = { $name }, { $house }: { $n ->
    [one] 1 goal
   *[other] { $n } goals
}
match-hint-1 = Who scores two goals first gets ahead and draws Quidditch cards for the hunt.
match-hint-2 = Each Seeker rolls a die and flies on. Who reaches the Snitch first wins.
near = { $name }, near { $place }
queue = Voldemort's pawns
pawn-moves = moves now
pawn-moved = has moved
pawn-waits = to move
pawn-beaten = beaten
attacks = to act
rolled = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
goal-dusk = Heroes: break the six seals. Peter: bring Voldemort back.
goal-night = { $n ->
    [0] Every seal is broken: when they meet, the higher die wins.
    [one] 1 seal is whole: if they meet now, Voldemort wins.
   *[other] { $n } seals are whole: if they meet now, Voldemort wins.
}

# What one looks for, and how far it is.
far-floo = by Floo Powder
far-portkey = by Portkey
show-on-map = Show on the map
place-of = Place of your mission: { $mission }
goal-here = You have to come here.
needed-for = needed for { $missions }
needed = your side needs it
errands = What to do
errands-dark-dusk = Take these four things, then go to the Quidditch Pitch: from there to the Graveyard, and Voldemort returns.
errands-heroes-dusk = A weapon breaks Horcruxes: end your move on one, roll a die, and roll higher than the other side.
errands-dark-night = Voldemort himself takes the Elder Wand; then he must meet Harry while a Horcrux stands, or roll higher.
errands-heroes-night = Break all six Horcruxes; Harry himself takes the Resurrection Stone. Then he must meet Voldemort.
task-take = { $item }
task-break = Break: { $item }
task-graveyard = All four: go to { $space }
task-meet = Harry and Voldemort meet

# In a fight: what the dice will do, and what was learned.
odds = Next: { $n ->
    [one] 1 die
   *[other] { $n } dice
 }, { $needed } or more hits. At least so many hits:
odds-hits = At least so many hits
odds-of = { $n ->
    [one] 1 hit or more
   *[other] { $n } hits or more
 }: { $chance } %
# R246: what each number of defence dice costs and gains.
defence = Defence dice, and what they cost { $name }
defence-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
}
defence-loss = −{ $loss } PV on average
defence-falls = falls: { $n } %
defence-fells = the attacker falls: { $n } %
met-before = You met: { $foe }

# A match of Quidditch.
slot = { $side ->
    [a] left
    [b] right
   *[none] middle
 } { $area ->
    [throw] hoops, row
    [defence] defence, row
    [attack] attack, row
   *[centre] line, row
 } { $n }
knocked-out = Knocked out: { $names }
match-won = Who catches the Snitch wins the match.
match-shoot = Score: a Chaser with the Quaffle beside the rival hoops; your die must be higher than the Keeper’s.
match-pass = Pass: only a Keeper, to a Chaser nearby.
match-steal = Steal: a Chaser moves onto the rival who holds the Quaffle.
match-throw = Knock out: a Beater throws a Bludger along a line.
