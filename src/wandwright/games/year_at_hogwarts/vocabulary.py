"""The names that packs, options and rules share, each with its number."""

from __future__ import annotations

from typing import Final

# Decks. Books, Potions and Spells go to a hand; the others are resolved when they are drawn.
DECKS: Final = ("action", "event", "duel", "book", "potion", "spell", "quidditch")
ACTION, EVENT, DUEL, BOOK, POTION, SPELL, QUIDDITCH = range(len(DECKS))
DECK_FIELDS: Final = tuple(f"{deck}_deck" for deck in DECKS)
HAND_DECKS: Final = (BOOK, POTION, SPELL)
HAND_FIELDS: Final = {BOOK: "books", POTION: "potions", SPELL: "spells"}

# Which cards of a hand a clause speaks of, as decks.
FILTERS: Final = {"spell": 1, "potion": 2, "spell_or_potion": 3, "any": 4}
FILTERED: Final = {1: (SPELL,), 2: (POTION,), 3: (POTION, SPELL), 4: HAND_DECKS}

BOARDS: Final = ("main", "diagon", "places")
MAIN, DIAGON, PLACES = range(len(BOARDS))
CLASSES: Final = ("charms", "transfiguration", "defence", "potions", "herbology", "creatures")
HOUSES: Final = ("gryffindor", "hufflepuff", "ravenclaw", "slytherin")

MODES: Final = ("year", "return", "quidditch")
YEAR_MODE, RETURN_MODE, QUIDDITCH_MODE = range(len(MODES))
VARIANTS: Final = ("underage", "qualified", "teams", "solo")
UNDERAGE, QUALIFIED, TEAMS, SOLO = range(len(VARIANTS))
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
ADJUST_ROLL, REROLL_MOVEMENT, EXTRA_BOOK, EXTRA_POTION, CHOOSE_ACTION, SLIP_PAST = range(1, 7)
ROLL_3_KEEP_2, STOP_ON_CLASS, MOVE_UP_TO, RAT_FORM, FREE_PASSAGES, STOP_EARLY, MINIMUM, PLUS_STEPS = range(7, 15)
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
REROLL_DIE, FIRST_LOSS_MINUS, EXTRA_SPELL_CARD, LAST_STAND, SPOILS_PLUS, WIN_DRAW, HEAL_PLUS = range(1, 8)
DIE_PLUS, UNDERDOG_DIE, DISRUPT, MEND, PIERCE_DEFENCE, FIRST_STRIKE, SIXES_BITE, FINAL_ONLY = range(8, 16)

# Where chance comes from.
STREAMS: Final = ("setup", "dice", "fight", "cards", "pitch")
SETUP_STREAM, DICE_STREAM, FIGHT_STREAM, CARDS_STREAM, PITCH_STREAM = range(len(STREAMS))

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
