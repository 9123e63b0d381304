"""Questions: what the active hero does next, and the other questions of a turn and of set-up."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.answers import Kinds, Ranges
from wandwright.engine.questions.questions import Question
from wandwright.games.hogwarts_battle.answers import Foes
from wandwright.games.hogwarts_battle.chapters import CHAPTERS
from wandwright.games.hogwarts_battle.chapters.market.questions import Offers
from wandwright.games.hogwarts_battle.chapters.piles.questions import own_hand
from wandwright.games.hogwarts_battle.chapters.turn import steps
from wandwright.games.hogwarts_battle.chapters.turn.powers import own_power_cards

# What later chapters let a hero do: their ACTIONS, sorts of answers from a number on, and single OTHER_ACTIONS.
LATER: Final = tuple(part for chapter in CHAPTERS for part in chapter.declared("questions", "ACTIONS"))
OTHERS: Final = tuple(part for chapter in CHAPTERS for part in chapter.declared("questions", "OTHER_ACTIONS"))
ALL_ACTIONS: Final = Ranges(
    (
        (steps.PLAY, Kinds("play", zone=own_hand)),
        (steps.ATTACK, Foes("attack")),
        (steps.ACQUIRE, Offers("acquire", zone=lambda state, _: [card for card in state.market if card >= 0])),
        (steps.USE, Kinds("use", zone=lambda state, question: own_power_cards(state, question.seat))),
        *LATER,
    ),
    {steps.END: ("end turn", "label-end"), **dict(OTHERS)},
)
LEARNED: Final = Kinds("learn", "label-take-back", zone=lambda state, _: state.proficiencies)
# fmt: off
QUESTIONS: Final[tuple[Question, ...]] = (
    Question(steps.ACT, "act", ALL_ACTIONS, rule="R16", secret="hand", shown=True, always=True,
             ends=("end",), lapses=("play", "attack", "acquire")),
    Question(steps.PICK_ALLY, "copy", Kinds("copy", zone=lambda state, _: state.played), rule="R30"),
    Question(steps.PICK_PROFICIENCY, "proficiency", LEARNED, rule="R12"),
)
