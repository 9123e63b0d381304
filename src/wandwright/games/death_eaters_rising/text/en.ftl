### What a player of Death Eaters Rising reads, in English.
###
### A translation is a file beside this one, named for its language, with the same messages. A message that it lacks is
### shown in English. It may also name a card, card-hogsmeade = Prasinky, and say how a name stands inside a sentence,
### the-ministry_of_magic = the Ministry of Magic.
###
### Card texts are put together from the messages below. Phrases begin with a small letter and end without a full stop;
### the first letter of a line is made a capital. The arguments are:
###   $side     own (a wizard or a headquarters: speaks to its owner), token (used by anybody in anybody's turn),
###             dark (Death Eaters and penalties)
###   $n        a number; $text, $condition, $trigger… are phrases that are ready

## Names

name-locations = locations
name-foes = enemies
name-teams = teams
name-dice = dice
name-damage = damage
name-corruption = corruption
name-deck = deck
name-below = below
name-azkaban = Azkaban
name-defeated = defeated wizards
name-corrupted = corrupted places
name-pool = pool
name-aside = set aside
name-wizards = wizards
name-tokens = spell tokens
name-assigned = assigned
name-begun = begun
name-not-rolled = not rolled
name-ability = { $card }, ability { $n }

sign-mission = mission
sign-voldemort = faced by Voldemort
sign-hidden = not revealed yet
sign-complete = complete

kind-affiliation = affiliation
kind-location = location
kind-place = place
kind-headquarters = headquarters
kind-wizard = wizard
kind-death-eater = Death Eater
kind-voldemort = the Dark Lord
kind-villain-card = card of the Dark Lord
kind-wizard-die = wizard die
kind-voldemort-die = eight-sided die
kind-spell-token = spell token

confidence-high = confirmed
confidence-medium = likely
confidence-low = uncertain
confidence-reconstructed = reconstructed

symbol-friendship = friendship
symbol-knowledge = knowledge
symbol-loyalty = loyalty
symbol-courage = courage

# So many symbols of one kind.
symbols-friendship = { $n } friendship
symbols-knowledge = { $n } knowledge
symbols-loyalty = { $n } loyalty
symbols-courage = { $n } courage
symbols-none = nothing

# The colour of $n dice that somebody takes; color-… are adjectives, shade-… stand alone.
color-orange = orange
color-blue = blue
color-red = red
color-purple = purple
shade-orange = orange
shade-blue = blue
shade-red = red
shade-purple = purple

# A face of a wizard die, and that face with the colour of its die.
face = { $n ->
    [1] { $symbol }
   *[other] { $symbol } ×{ $n }
}
die = { $face } ({ $color })
die-on = { $die } on { $card }

# A wizard with the damage so far, and the printed numbers of a card.
damaged = { $card } { $damage }/{ $health }
about-health = { $n } health
about-cost = needs { $needs }
about-spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
} for corruption
about-copies = { $n } in the box

turn-clockwise = turn clockwise
turn-counterclockwise = turn counterclockwise
turn-dark-mark = Dark Mark

# How a team is called. team-of is for starters that are not listed.
team-harry_potter = Harry's team
team-hermione_granger = Hermione's team
team-albus_dumbledore = Dumbledore's team
team-minerva_mcgonagall = McGonagall's team
team-nymphadora_tonks = Tonks's team
team-sirius_black = Sirius's team
team-of = { $name }'s team

# Names inside a sentence.
the-ministry_of_magic = the Ministry of Magic
the-department_of_mysteries = the Department of Mysteries
the-the_atrium = the Atrium
the-room_of_requirement = the Room of Requirement

## Triggers

when-pool = when you take your dice
when-after-roll = once a turn, after a roll
when-assign = assign { $cost }
when-once-per-turn = once a turn
when-self-damage = once a turn, put { $n } damage on { $card }
when-end-turn = at the end of your turn
when-regular = each turn that Voldemort faces this location
when-dark-mark = on a Dark Mark
when-penalty = once corrupted, on every Dark Mark
when-if = { $trigger }, { $condition }

## Conditions

if-team-has-other = if another { $name } wizard is on your team
if-team-has = if any { $name } wizard is on your team
if-mission-at = if your mission is at { $name }
if-death-eater-at-mission = if a Death Eater is at the mission location
if-dealt-death-eater-damage = if any Death Eater took damage this turn

## Counts

per-death-eater-damage-dealt = for each damage that Death Eaters took this turn

## Effects

do-gain-die = { $side ->
    [token] the active player gains
   *[own] gain
} { $mixed ->
    [yes] { $n } dice, each { $colors }
   *[no] { $n } { $colors } { $n ->
        [one] die
       *[other] dice
    }
}
do-reroll = re-roll { $n ->
    [one] { $n } die that is not assigned
   *[other] { $n } dice that are not assigned
}
do-change-face = turn { $n ->
    [one] { $n } unassigned die that shows { $symbols } to another of its faces
   *[other] { $n } unassigned dice that show { $symbols }, each to another of its faces
}
do-heal = remove { $n } damage from { $wizards ->
    [one] a wizard
   *[other] each of up to { $wizards } wizards
} { $target ->
    [own_team] of your team
   *[any_wizard] {""}
}
do-remove-corruption = remove { $n } corruption from { $target ->
    [any_place] any place
   *[mission_place] the mission place
}
do-gain-token = { $all ->
    [yes] draw { $draw ->
        [one] { $draw } spell token
       *[other] { $draw } spell tokens
    }
   *[no] draw { $draw ->
        [one] { $draw } spell token
       *[other] { $draw } spell tokens
    }, keep { $keep } and discard the rest
}
do-damage-death-eater = put { $n } damage on { $undamaged ->
    [yes] an undamaged Death Eater
   *[no] a Death Eater
} at the mission location
do-assign-symbol = assign { $symbols } to a card
do-swap-wizard = swap a wizard of your team for a wizard of another team
do-damage-wizards = { $target ->
    [active_team_all] every wizard of the active team takes { $n } damage
    [active_team_most_damaged] the most damaged wizard of the active team takes { $n } damage (on a tie, all of them)
    [active_team_least_damaged] the least damaged wizard of the active team takes { $n } damage (on a tie, all of them)
    [each_team_most_damaged] on every team, the most damaged wizard takes { $n } damage (on a tie, all of them)
    [here_affiliation] every { $affiliation } wizard at this location takes { $n } damage
   *[here_all] every wizard at this location takes { $n } damage
}
do-add-corruption = add { $n } corruption { $target ->
    [most_corrupted] to the most corrupted place
    [voldemort_location] at the location that Voldemort faces
   *[here] at this location
}
do-heal-death-eaters = remove { $n } damage from { $target ->
    [here_others] every other Death Eater at this location
   *[all] every Death Eater
}
do-discard-token = the active player discards { $n ->
    [one] { $n } spell token
   *[other] { $n } spell tokens
}
do-lose-die = the active player sets { $n ->
    [one] { $n } die
   *[other] { $n } dice
} aside before the first roll of this turn

## A Death Eater in as few words as its card has room for

brief-damage-wizards = { $target ->
    [active_team_all] active team: { $n } damage to each
    [active_team_most_damaged] active team's most damaged: { $n } damage
    [active_team_least_damaged] active team's least damaged: { $n } damage
    [each_team_most_damaged] every team's most damaged: { $n } damage
    [here_affiliation] { $affiliation }, here: { $n } damage to each
   *[here_all] wizards here: { $n } damage to each
}
brief-add-corruption = { $n } corruption { $target ->
    [most_corrupted] on the most corrupted place
    [voldemort_location] where Voldemort looks
   *[here] here
}
brief-heal-death-eaters = { $target ->
    [here_others] other Death Eaters here: { $n } damage less
   *[all] each Death Eater: { $n } damage less
}
brief-discard-token = active player: { $n ->
    [one] { $n } spell token
   *[other] { $n } spell tokens
} less
brief-lose-die = first roll with { $n ->
    [one] { $n } die
   *[other] { $n } dice
} less
brief-otherwise = { $text }; if none, { $otherwise }

## Rules that a kind of card carries

rule-location = when all its places are corrupted, corruption is added to the location itself; when that is full, the players lose
rule-voldemort = once his card is revealed, he can be attacked from the location that he faces; he never has more damage than there are Death Eaters in Azkaban
headquarters = headquarters: { $card }
starters = begins with { $cards }
lose-defeated = with { $seats } players: lost at { $n ->
    [one] { $n } defeated wizard
   *[other] { $n } defeated wizards
}
lose-corrupted = the players lose with { $n ->
    [one] { $n } corrupted place
   *[other] { $n } corrupted places
}

## Joints

sentence = { $text }.
triggered = { $trigger }: { $text }
counted = { $per }, { $text }
otherwise = { $text }; without a token, { $otherwise }
dice = dice: { $dice }
dice-count = { $n } { $shade }
faces = faces: { $faces }
face-count = { $n } × { $face }

list-and = { $first } and { $rest }
list-or = { $first } or { $rest }
list-comma = { $first }, { $rest }
list-then = { $first }; then { $rest }
list-anyway = { $first }; in any case, { $rest }

## Prompts
## Who must do what, at the table. $team is the team that is asked, $card the card that asks, $amount a number.

prompt-travel = { $team }: send your wizards to a location
prompt-order = { $team }: { $sort ->
    [0] choose the Death Eater that acts next
    [1] choose the Death Eater whose Dark Mark acts next
   *[other] choose the penalty that comes next
}
prompt-corrupt = { $team }: several places tie for most corruption. Choose the one that gets more
prompt-drop-token = { $team }: choose a spell token to discard
prompt-colour = { $team }: choose the colour of the die from { $card }
prompt-lose-die = { $team }: choose a die to set aside for this turn
prompt-act-begin = { $team }: roll your dice
prompt-act-begin-or-move = { $team }: roll your dice, or set one aside and move to Voldemort
prompt-act-rolled = { $team }: assign at least one die, or set one aside
prompt-act-misfit = { $team }: no die fits. Set one aside
prompt-act-assigned = { $team }: assign more dice, roll the rest, or stop
prompt-act-done = { $team }: no die can be assigned any more. Do what you still can, or end the turn
prompt-act-over = { $team }: no die can be assigned any more. End the turn
prompt-spell = { $team } may cast a spell token
prompt-first-call = { $team }: cast a spell token before the first roll, or pass
prompt-last-call = { $team }: cast a spell token before the turn ends, or pass
prompt-reroll = { $team }: choose a die to re-roll
prompt-change-die = { $team }: choose a die to turn
prompt-change-face = { $team }: choose the face that the { $color } die shows
prompt-heal = { $team }: choose a wizard to heal by { $amount }
prompt-cleanse = { $team }: choose a place to remove { $amount } corruption from
prompt-hit = { $team }: choose a Death Eater who takes { $amount } damage
prompt-keep-token = { $team }: choose a spell token to keep
prompt-place-symbol = { $team }: choose the card that gets { $symbol }
prompt-swap-mine = { $team }: choose the wizard that you give away
prompt-swap-with = { $team }: choose the team that you swap with
prompt-swap-theirs = { $team }: choose the wizard that you give in return

## Answers

label-travel = Travel to { $card }
label-resolve = { $card }
label-corrupt = { $card } (corruption { $n } of { $spaces })
label-drop-token = Discard “{ $card }”
label-colour = { $color ->
    [orange] orange
    [blue] blue
    [red] red
   *[purple] purple
} die
label-lose-die = Set aside { $color ->
    [orange] an orange
    [blue] a blue
    [red] a red
   *[purple] a purple
} die
label-roll = Roll the dice
label-roll-rest = Roll the rest
label-stop = Stop, set the dice that are left aside, and end the turn
label-end = End the turn
label-pass = Pass
label-use = Use { $card }
label-cast = Cast “{ $card }”
label-discard = Set aside { $die } and roll the rest
label-discard-last = Set aside { $die }
label-relocate = Set aside the { $color ->
    [orange] orange
    [blue] blue
    [red] red
   *[purple] purple
} die and move to { $card }
label-assign = Assign { $die } to { $target }
label-on = On { $target }
# What a die or a symbol can be put on, with what is still to be covered.
target-card = { $card } (still needs { $needs })
target-recruit = { $card }, to recruit (still needs { $needs })
target-attack = { $card }, to attack (still needs { $needs })
target-ability = { $card }, ability “{ $text }” (still needs { $needs })
label-reroll = Re-roll { $die }
label-change-die = Turn { $die }
label-change-face = { $face }
label-heal = Heal { $card } (damage { $damage } of { $health })
label-heal-nobody = Nobody
label-no-more = No more
label-cleanse = { $card } (corruption { $n } of { $spaces })
label-hit = { $card } (damage { $damage } of { $health })
label-keep-token = Keep “{ $card }”
label-give = Give { $card } (damage { $damage } of { $health })
label-with = { $team }

## Events
## What happened, one line each. $team did it or felt it, $card is the card concerned.

event-turn = turn { $n }: { $team }
event-travels = { $team } travels to { $card }
event-relocates = { $team } moves on to { $card }
event-voldemort-die = the Voldemort die: { $face }
event-faces = Voldemort faces { $card }
event-attacks = Voldemort attacks at { $card }
event-damage = { $n } damage on { $card }
event-damage-several-card = { $n } damage each on { $list }
event-heals = { $n } damage off { $card }
event-corruption = { $n } corruption on { $card }
event-no-room = no room for more corruption on { $card }
event-cleanses = { $n } corruption off { $card }
event-resolves = { $card } acts
event-dark-mark = the Dark Mark of { $card }
event-penalty = the penalty of { $card }
event-in-vain = nothing comes of it: { $card }
die-taken = { $color ->
    [orange] orange die
    [blue] blue die
    [red] red die
   *[purple] purple die
}
event-gains-die = { $team } takes: { $die }
event-gains-die-several-die = { $team } takes: { $list }
event-loses-die = { $team } sets aside: { $die }
event-loses-die-several-die = { $team } sets aside { $list }
event-rolls = { $team } rolls: { $die }
event-rolls-several-die = { $team } rolls: { $list }
event-rerolls = { $team } rolls again: { $die }
event-rerolls-several-die = { $team } rolls again: { $list }
event-turns-die = { $team } turns a die to { $die }
event-assigns = { $team } assigns { $die } to { $card }
event-assigns-several-die = { $team } assigns { $list } to { $card }
event-assigns-symbol = { $team } assigns { $symbol } to { $card }
event-discards-die = { $team } sets aside { $die }
event-discards-die-several-die = { $team } sets aside { $list }
event-uses = { $team } uses { $card }
event-casts = { $team } casts “{ $card }”
event-draws-token = { $team } draws the spell token “{ $card }”
event-drops-token = { $team } discards the spell token “{ $card }”
event-swaps = { $team } gives away { $card }
event-recruits = { $team } recruits { $card }
event-hits = { $team } hits { $card }
event-place-corrupted = Voldemort has corrupted { $card }
event-location-falls = all of { $card } is corrupted
event-defeated = { $card } goes to the Hospital Wing
event-defeated-several-card = these go to the Hospital Wing: { $list }
event-imprisoned = { $card } goes to Azkaban
event-appears = new at { $location }: { $card }
event-voldemort-revealed = { $card } appears in person

## Outcomes

outcome-voldemort-defeated = The players win: Voldemort is defeated
outcome-too-many-defeated = The players lose: too many wizards are defeated
outcome-team-lost = The players lose: a team has no wizard left
outcome-places-corrupted = The players lose: too many places are corrupted
outcome-location-corrupted = The players lose: a whole location is corrupted

## The end
## What is told of a match that is over.

ending-strait-hospital = { $left ->
    [one] In turn { $turn }, the Hospital Wing had room for one more wizard only.
   *[other] In turn { $turn }, the Hospital Wing had room for { $left } more wizards only.
}
ending-strait-places = { $left ->
    [one] In turn { $turn }, one more corrupted place would have lost it all.
   *[other] In turn { $turn }, { $left } more corrupted places would have lost it all.
}
ending-hope-voldemort = Voldemort had taken { $done } of { $of } damage.
ending-part-recruits = { $n ->
    [one] { $n } wizard recruited
   *[other] { $n } wizards recruited
}
ending-part-casts = { $n ->
    [one] { $n } spell cast
   *[other] { $n } spells cast
}
ending-part-defeated = { $n ->
    [one] { $n } wizard lost
   *[other] { $n } wizards lost
}
ending-total-hits = Damage dealt
ending-total-cleanses = Corruption removed

## Hints
## Why an answer is good. $card is the character or location, $n how many, $team who is spared something.

reason-hits = It hits { $card }
reason-covers-recruit = That covers all of { $card }, who joins the team
reason-covers-hit = That covers all of { $card } for a hit
reason-nearer-recruit = { $card } then lacks { $n ->
    [one] one symbol
   *[other] { $n } symbols
} to be recruited
reason-nearer-hit = { $card } then lacks { $n ->
    [one] one symbol
   *[other] { $n } symbols
} to be hit
reason-aim-recruit = The dice may well recruit { $card }
reason-aim-hit = The dice may well hit { $card }
reason-cleanses = It takes { $n } corruption off { $card }
reason-heals = It takes { $n } damage off { $card }
reason-tokens = { $n ->
    [one] It brings a spell token
   *[other] It brings { $n } spell tokens
}
reason-spares-corruption = It keeps corruption off { $card }
reason-spares-damage = It spares { $card } { $n } damage
reason-spares-token = { $team } keeps a spell token
