"""Every question, declared once, and the chapters in which the functions of steps and questions are found by name."""

from __future__ import annotations

from typing import Final

from wandwright.engine import programs
from wandwright.engine.answers import Cards, Kinds, Seats
from wandwright.engine.questions import Question
from wandwright.engine.rules import Rules
from wandwright.games.death_eaters_rising import answers as a
from wandwright.games.death_eaters_rising import settings, speech, steps
from wandwright.games.death_eaters_rising.rules import assigning, dark, dice, ending, tokens, turn, windows
from wandwright.games.death_eaters_rising.words import players

CHAPTERS: Final = (turn, dark, dice, assigning, tokens, windows, ending, players, speech, settings, programs)

DROPPED: Final = Kinds("drop", "label-drop-token", zone=lambda state, question: state.tokens[question.seat])
KEPT: Final = Kinds("keep", "label-keep-token", zone=lambda state, question: state.drawn)
HEALED: Final = a.Characters("heal", others={steps.NOBODY_HEALED: ("heal nobody", "label-heal-nobody")})
MORE: Final = {steps.NO_MORE: ("no more", "label-no-more")}

# What reveals or ends something is asked even where only one answer is possible.
# fmt: off
QUESTIONS: Final = (
    Question(steps.TRAVEL, "travel", a.Locations("travel"), rule="R20"),
    Question(steps.ORDER, "order", Cards("resolve"), shape=steps.Ordering),
    Question(steps.CORRUPT, "corrupt", a.NamedPlaces("corrupt"), shape=steps.Amount),
    Question(steps.DROP_TOKEN, "discard_token", DROPPED, prompt="prompt-drop-token"),
    Question(steps.COLOUR, "colour", a.Colours("take", "label-colour", steps.SUPPLY), shape=steps.Colours, rule="R31"),
    Question(steps.LOSE_DIE, "lose_die", a.Colours("lose", "label-lose-die", steps.IN_POOL)),
    Question(steps.ACT, "act", a.ACTS, always=True, lapses=("assign", "discard", "roll")),
    Question(steps.SPELL, "spell", a.ACTS, rule="R66", always=True, optional=True),
    Question(steps.FIRST_CALL, "first_call", a.ACTS, rule="R67", always=True, optional=True, bots_wait=True),
    Question(steps.LAST_CALL, "last_call", a.ACTS, rule="R66", always=True),
    Question(steps.REROLL, "reroll", a.Dice("reroll", others=MORE), shape=steps.Rerolls, rule="A37"),
    Question(steps.CHANGE_DIE, "change_die", a.Dice("turn", "label-change-die", MORE), shape=steps.Changes, rule="A37"),
    Question(steps.CHANGE_FACE, "change_face", a.Faces("show", "label-change-face"), shape=steps.Face, rule="A37"),
    Question(steps.HEAL, "heal", HEALED, shape=steps.Heals, rule="R54", picks="chosen", count="wizards"),
    Question(steps.CLEANSE, "cleanse", a.Places("cleanse"), shape=steps.Amount, rule="R72"),
    Question(steps.HIT, "hit", a.Characters("hit"), shape=steps.Hits, rule="R62"),
    Question(steps.KEEP_TOKEN, "keep_token", KEPT, shape=steps.Keeping, rule="R65", picks="chosen"),
    Question(steps.PLACE_SYMBOL, "place_symbol", a.Spots("on"), shape=steps.Symbol, rule="R69"),
    Question(steps.SWAP_MINE, "swap_mine", a.Characters("give"), rule="A17"),
    Question(steps.SWAP_WITH, "swap_with", Seats("with"), shape=steps.Swap, rule="A17"),
    Question(steps.SWAP_THEIRS, "swap_theirs", a.Characters("give"), shape=steps.Return, rule="A17"),
)
# fmt: on


def make_rules() -> Rules:
    """The rules as the engine runs them."""
    return Rules(steps.STEPS, QUESTIONS, CHAPTERS)
