"""The names that packs, options and rules share, each with its number."""

from __future__ import annotations

from typing import Final

# Decks. Books, Potions and Spells go to a hand; the others are resolved when they are drawn.
DECKS: Final = ("action", "event", "duel", "book", "potion", "spell", "quidditch")
ACTION: Final = 0
EVENT: Final = 1
DUEL: Final = 2
BOOK: Final = 3
POTION: Final = 4
SPELL: Final = 5
QUIDDITCH: Final = 6
DECK_FIELDS: Final = tuple(f"{deck}_deck" for deck in DECKS)
HAND_DECKS: Final = (BOOK, POTION, SPELL)
HAND_FIELDS: Final = {BOOK: "books", POTION: "potions", SPELL: "spells"}

# Which cards of a hand a clause speaks of, as decks.
FILTERS: Final = {"spell": 1, "potion": 2, "spell_or_potion": 3, "any": 4}
FILTERED: Final = {1: (SPELL,), 2: (POTION,), 3: (POTION, SPELL), 4: HAND_DECKS}

BOARDS: Final = ("main", "diagon", "places")
MAIN: Final = 0
DIAGON: Final = 1
PLACES: Final = 2
CLASSES: Final = ("charms", "transfiguration", "defence", "potions", "herbology", "creatures")
HOUSES: Final = ("gryffindor", "hufflepuff", "ravenclaw", "slytherin")

MODES: Final = ("year", "return", "quidditch")
YEAR_MODE: Final = 0
RETURN_MODE: Final = 1
QUIDDITCH_MODE: Final = 2
VARIANTS: Final = ("underage", "qualified", "teams", "solo")
UNDERAGE: Final = 0
QUALIFIED: Final = 1
TEAMS: Final = 2
SOLO: Final = 3
LENGTHS: Final = ("quick", "classic", "long")

# Abilities of the sheets; 0 is none.
MOVEMENT: Final = {
    name: number
    for number, name in enumerate(
        (
            *("adjust_roll", "reroll_movement", "extra_book", "extra_potion", "choose_action", "slip_past"),
            *("roll_3_keep_2", "stop_on_class", "move_up_to", "rat_form", "free_passages", "stop_early"),
            *("minimum", "plus_steps"),
        ),
        1,
    )
}
ADJUST_ROLL: Final = 1
REROLL_MOVEMENT: Final = 2
EXTRA_BOOK: Final = 3
EXTRA_POTION: Final = 4
CHOOSE_ACTION: Final = 5
SLIP_PAST: Final = 6
ROLL_3_KEEP_2: Final = 7
STOP_ON_CLASS: Final = 8
MOVE_UP_TO: Final = 9
RAT_FORM: Final = 10
FREE_PASSAGES: Final = 11
STOP_EARLY: Final = 12
MINIMUM: Final = 13
PLUS_STEPS: Final = 14
FIGHTING: Final = {
    name: number
    for number, name in enumerate(
        (
            *("reroll_die", "first_loss_minus", "extra_spell_card", "last_stand", "spoils_plus", "win_draw"),
            *("heal_plus", "die_plus", "underdog_die", "disrupt", "mend", "pierce_defence", "first_strike"),
            *("sixes_bite", "final_only"),
        ),
        1,
    )
}
REROLL_DIE: Final = 1
FIRST_LOSS_MINUS: Final = 2
EXTRA_SPELL_CARD: Final = 3
LAST_STAND: Final = 4
SPOILS_PLUS: Final = 5
WIN_DRAW: Final = 6
HEAL_PLUS: Final = 7
DIE_PLUS: Final = 8
UNDERDOG_DIE: Final = 9
DISRUPT: Final = 10
MEND: Final = 11
PIERCE_DEFENCE: Final = 12
FIRST_STRIKE: Final = 13
SIXES_BITE: Final = 14
FINAL_ONLY: Final = 15

# What a turn remembers of slipping past others: it was done; the move ends beside somebody, but did not have to stop.
SLIPPED: Final = 1
MAY_SLIP: Final = 2

# Where chance comes from.
STREAMS: Final = ("setup", "dice", "fight", "cards", "pitch")
SETUP_STREAM: Final = 0
DICE_STREAM: Final = 1
FIGHT_STREAM: Final = 2
CARDS_STREAM: Final = 3
PITCH_STREAM: Final = 4

# R92, R93, R37: tokens picked up in a turn, tokens held.
TAKEN_IN_A_TURN: Final = 2
MOST_ITEMS: Final = 6
# R7: the supply.
FLOO_TOKENS: Final = 20
PORTKEY_TOKENS: Final = 10
# R113, R147, R159, R167: who is brought to 0 PV comes back with so many.
RECOVERY_PV: Final = 6
# Neville: more dice with so many PV or fewer.
LAST_STAND_PV: Final = 2

# Where an Item token is (fields.py, item_at): out of the match, on a space, or with a seat.
IN_BOX: Final = 0
FIRST_SPACE: Final = 1
FIRST_SEAT: Final = 1000

# The numbers of spaces, on the board and off it, are below this.
MOST_SPACES: Final = 160
