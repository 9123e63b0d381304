# The words of the Death Eaters Rising table.

region-board = Locations
region-teams = Teams
region-dark = Dark side

team-harry_potter = Harry's team
team-hermione_granger = Hermione's team
team-albus_dumbledore = Dumbledore's team
team-minerva_mcgonagall = McGonagall's team
team-nymphadora_tonks = Tonks's team
team-sirius_black = Sirius's team
team-of = Team of { $name }
affiliation-hogwarts = Hogwarts
affiliation-order_of_the_phoenix = the Order of the Phoenix
affiliation-dumbledores_army = Dumbledore's Army
team-about = { $team }, played by { $player }, { $wizards ->
    [one] one wizard
   *[other] { $wizards } wizards
}
active = active
no-wizards = No wizard is left.

kind-affiliation = Affiliation
kind-location = Location
kind-place = Place
kind-headquarters = Headquarters
kind-wizard = Wizard
kind-death_eater = Death Eater
kind-voldemort = The Dark Lord
kind-villain_card = Villain card
kind-wizard_die = Wizard die
kind-voldemort_die = Voldemort die
kind-spell_token = Spell token

fact-health = Damage spaces
fact-spaces = Corruption spaces
fact-copies = In the box
fact-color = Colour
value-orange = orange
value-blue = blue
value-red = red
value-purple = purple
field-name = name
field-affiliations = affiliation
field-affiliation = affiliation
field-starter = whether it is a starter
field-health = damage spaces
field-cost = symbols needed
field-ability = ability
field-abilities = abilities
field-dice = dice
field-copies = how many there are
field-regular = regular ability
field-dark_mark = Dark Mark ability
field-penalty = penalty
field-effect = effect
field-faces = faces
field-spaces = corruption spaces
field-order = place on the board
field-color = colour
field-symbol = main symbol
field-location = location
field-places = places
field-headquarters = headquarters
field-starters = starters
field-corrupted_to_lose = limit of corrupted places
field-defeated_to_lose = limit of defeated wizards

symbol-friendship = friendship
symbol-knowledge = knowledge
symbol-loyalty = loyalty
symbol-courage = courage
word-friendship = friendship
word-knowledge = knowledge
word-loyalty = loyalty
word-courage = courage
word-damage = damage
word-corruption = corruption
word-orange = orange
word-blue = blue
word-red = \bred\b
word-purple = purple
word-die = \bdie\b
word-token = spell tokens?
word-less = remove|lose|discard|aside
counted-symbol = { $count } { $symbol }
nothing = nothing

colour-orange = Orange
colour-blue = Blue
colour-red = Red
colour-purple = Purple
die-shows = { $colour } die: { $symbol }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
die-unrolled = { $colour } die, not rolled yet
die-aside = Set aside for this turn
die-supply = In the shared supply
dice = Dice and spell tokens
pool = Dice of this turn
pool-later = The dice come once the team has travelled and Voldemort has had his turn.
pool-empty = No die is left.
aside = Set aside
supply = Shared supply
your-tokens = Your spell tokens
drawn = Drawn
tokens = Spell tokens
tokens-below = Your spell tokens lie below, beside the dice
no-tokens = No spell tokens

watched = Voldemort faces this location
voldemort-looks = Voldemort faces: { $name }
mission-here = { $team } is here
mission = Mission
corruption = Corruption
travel-here = Travel here
corruption-of = Corruption { $corruption } of { $spaces }
place-full = Full: it is lost at the end of the turn!
below = Below it: { $name }
below-none = Below it: the location itself
bare = Both places are lost. If this falls, all is lost.

damage-of = Damage { $damage } of { $health }
needs = Still needs { $symbols }
will-be-hit = Is hit at the end of the turn
will-join = Joins the team at the end of the turn
stamp-hit = Hit!
stamp-join = Joins!
used = Used this turn

voldemort-damage = Damage { $damage } of { $health }
voldemort-open = { $count ->
    [0] Can't be hurt until more Death Eaters are in Azkaban
    [one] Can take 1 damage now
   *[other] Can take { $count } damage now
}
voldemort-hidden = Hidden among the { $count } cards of the deck

score = How the match stands
pile-villain = Damage on Voldemort
goal = Win: deal Voldemort { $health } damage before { $defeated } wizards are defeated or { $corrupted } places are lost.
lost-at = { $left ->
    [one] One more, and you lose
   *[other] At { $limit } you lose
}

piles = Around the board
pile-hospital = Hospital Wing
pile-hospital-about = Defeated wizards. Too many, and you lose.
pile-corrupted = Places lost
pile-corrupted-about = Corrupted places; each acts on every Dark Mark. Too many, and you lose.
pile-azkaban = Azkaban
pile-azkaban-about = Defeated Death Eaters. Voldemort can take as much damage as there are here.
pile-deck = Deck
pile-token-supply = Tokens left
pile-used-tokens = Tokens used
pile-count = { $title }: { $count }
pile-limit = { $title }: { $count } of { $limit }

cast-one = Cast a spell token ({ $count })
brief-discard = Set it aside
brief-relocate = Set it aside and move to Voldemort

why-watching = You are watching; the teams act.
why-die-supply = This die lies in the shared supply.
why-die-aside = This die is set aside for the rest of the turn.
why-die-card = This die stays on its card until the end of the turn.
why-die-unrolled = Roll first: nobody knows yet what this die will show.
why-die-fits-nowhere = This die fits nowhere now.
why-no-match = There is no open symbol here for this die ({ $piece }).
why-travel-first = First the team travels and Voldemort has his turn; then the dice are rolled.
why-elsewhere = Your team is elsewhere: only characters at its location are in reach.
why-complete = Everything it needs is covered.
why-roll-first = Roll the dice first.
why-voldemort-elsewhere = He can be attacked only from the location he faces.
why-voldemort-cap = He can't take more damage than there are Death Eaters in Azkaban: { $cap }.
why-used = It has been used this turn already.
why-not-yours = That belongs to another team.
why-token-not-now = This token can't do anything now.
why-nothing = There is nothing to do with that now.

reason-voldemort_defeated = Voldemort is defeated. The wizarding world breathes again!
reason-too_many_defeated = Too many wizards lie in the Hospital Wing.
reason-team_lost = A team has no wizard left.
reason-places_corrupted = Too many places have fallen to Voldemort.
reason-location_corrupted = A whole location has fallen to Voldemort.
tally-recruits = { $count ->
    [one] One wizard recruited
   *[other] { $count } wizards recruited
}
tally-imprisoned = { $count ->
    [one] One Death Eater sent to Azkaban
   *[other] { $count } Death Eaters sent to Azkaban
}
tally-defeated = { $count ->
    [one] One wizard defeated
   *[other] { $count } wizards defeated
}
tally-place_corrupted = { $count ->
    [one] One place lost
   *[other] { $count } places lost
}
tally-casts = { $count ->
    [one] One spell token cast
   *[other] { $count } spell tokens cast
}

guide-board-title = Three places to defend
guide-board = Wizards and Death Eaters stand at three locations. Voldemort, in the middle, faces one of them: that is where he strikes.
guide-travel-title = Where will your team go?
guide-travel = This turn you can reach only who stands at your location. Wizards there can be recruited, Death Eaters can be hit. The location that Voldemort faces is dangerous.
guide-voldemort-title = Voldemort's turn
guide-voldemort = His die has turned him, or shown the Dark Mark. He hurts the wizards at the location he faces and corrupts the place; the Death Eaters there act too.
guide-roll-title = Roll your dice
guide-roll = Your headquarters and your wizards give you these dice. Roll them all.
guide-assign-title = Pick up a die
guide-assign = Click a die, then a glowing card; or drag it there. Cover all symbols of a wizard to recruit, of a Death Eater to hit. After each roll assign at least one die, or set one aside.
guide-home-title = Help from home
guide-home = Dice can also go on your headquarters and on wizards of your team. Once covered, that works at once, each once a turn.
guide-again-title = Roll on
guide-again = Assign more of these dice, or roll the rest again. Dice on a card stay there until the turn ends.
guide-end-title = All done?
guide-end = At the end of the turn finished cards take effect: wizards join you, Death Eaters are hit and give you spell tokens. Then the next team travels.
