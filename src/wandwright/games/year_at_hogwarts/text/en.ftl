### What a player of A Year at Hogwarts reads, in English.

## Names

name-players = players
name-map = map
name-pv = PV
name-points = points
name-floo = Floo Powder
name-portkeys = Portkeys
name-done = missions done
name-books = Books
name-potions = Potions
name-spells = Spells
name-missions = missions
name-items = items
title-round = Round { $n }
sign-death-eater = Death Eater
deck-action = Action cards
deck-event = Event cards
deck-duel = Duel cards
deck-book = Books
deck-potion = Potions
deck-spell = Spells
deck-quidditch = Quidditch cards
deck-mission = missions
kind-board = board
kind-space = space
kind-passage = secret passage
kind-pitch = pitch
kind-slot = slot of the pitch
kind-character = character
kind-item = Item token
kind-mission = mission
kind-combat = opponent of a mission
kind-duel = Duel card
kind-spell = Spell
kind-potion = Potion
kind-book = Book
kind-action = Action card
kind-event = Event card
kind-quidditch = Quidditch card
kind-return = second mode
confidence-high = confirmed
confidence-medium = likely
confidence-low = uncertain
confidence-reconstructed = reconstructed
about-points = { $n } points
about-pv = { $n } PV
about-resistance = resistance { $n }: hit by { $n } or more
about-dice = { $n } attack dice
about-copies = { $n } copies
label-nothing = Nothing

## Sentences

sentence = { $text }.
list-then = { $first }; { $rest }
list-comma = { $first }, { $rest }
face-count = { $n } { $face }
when-effect = { $text }
when-event = all players: { $text }
when-combat = in a fight: { $text }
when-turn-start = at the start of your turn: { $text }
when-on-reveal = when revealed: { $text }
when-before-player-attack = before each of your attacks: { $text }
when-after-player-attack = after each of your attacks: { $text }

## Endings

outcome-year-done = The year is over: the goal is met
outcome-calendar = The calendar is over
outcome-year-over = The year is over and the goal was not reached
outcome-fallen = You have no PV left

## Advice

