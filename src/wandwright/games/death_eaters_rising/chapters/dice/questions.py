"""Questions: which dice are taken, re-rolled and turned, what is done with them, and who casts."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.questions import Question
from wandwright.games.death_eaters_rising import vocabulary as v
from wandwright.games.death_eaters_rising.chapters.dice import answers as a
from wandwright.games.death_eaters_rising.chapters.dice import shapes, steps

# What ends the rolling, the turn or an optional reaction.
ENDS: Final = ("stop", "end", "pass")
MORE: Final = {steps.NO_MORE: ("no more", "label-no-more")}
TURNED: Final = a.Dice("turn", "label-change-die", MORE)

# What reveals or ends something is asked even where only one answer is possible.
# fmt: off
QUESTIONS: Final = (
    Question(steps.COLOUR, "colour", a.Colours("take", "label-colour", v.SUPPLY), shape=shapes.Colours, rule="R31"),
    Question(steps.LOSE_DIE, "lose_die", a.Colours("lose", "label-lose-die", v.IN_POOL), loses=("lose",)),
    Question(steps.ACT, "act", a.ACTS, always=True, ends=ENDS, lapses=("assign", "discard", "roll")),
    Question(steps.SPELL, "spell", a.ACTS, rule="R66", always=True, optional=True, ends=ENDS),
    Question(steps.FIRST_CALL, "first_call", a.ACTS, rule="R67", always=True, optional=True, bots_wait=True, ends=ENDS),
    Question(steps.LAST_CALL, "last_call", a.ACTS, rule="R66", always=True, ends=ENDS),
    Question(steps.REROLL, "reroll", a.Dice("reroll", others=MORE), shape=shapes.Rerolls, rule="A37"),
    Question(steps.CHANGE_DIE, "change_die", TURNED, shape=shapes.Changes, rule="A37"),
    Question(steps.CHANGE_FACE, "change_face", a.Faces("show", "label-change-face"), shape=shapes.Face, rule="A37"),
)
