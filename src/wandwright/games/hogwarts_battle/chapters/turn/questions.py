"""What the active hero does next, and the other questions of a turn and of set-up."""

from __future__ import annotations

from typing import Final

from wandwright.engine.answers import Kinds, Ranges
from wandwright.engine.questions import Question
from wandwright.games.hogwarts_battle.answers import Foes
from wandwright.games.hogwarts_battle.chapters.creatures.steps import PERSUADE
from wandwright.games.hogwarts_battle.chapters.market.questions import Offers
from wandwright.games.hogwarts_battle.chapters.piles.questions import own_hand
from wandwright.games.hogwarts_battle.chapters.trials.questions import ActiveTrial
from wandwright.games.hogwarts_battle.chapters.trials.steps import ATTACK_TRIAL
from wandwright.games.hogwarts_battle.chapters.turn import steps
from wandwright.games.hogwarts_battle.chapters.turn.powers import own_power_cards
from wandwright.games.hogwarts_battle.chapters.variations.questions import ACTIONS as AT_THE_MARKET
from wandwright.games.hogwarts_battle.chapters.variations.questions import OTHER_ACTIONS as OTHERS_AT_THE_MARKET

ACTIONS: Final = Ranges(
    (
        (steps.PLAY, Kinds("play", zone=own_hand)),
        (steps.ATTACK, Foes("attack")),
        (steps.ACQUIRE, Offers("acquire", zone=lambda state, _: [card for card in state.market if card >= 0])),
        (steps.USE, Kinds("use", zone=lambda state, question: own_power_cards(state, question.seat))),
        (PERSUADE, Foes("persuade")),
        *AT_THE_MARKET,
        (ATTACK_TRIAL, ActiveTrial("attack")),
    ),
    {steps.END: ("end turn", "label-end"), **OTHERS_AT_THE_MARKET},
)
LEARNED: Final = Kinds("learn", "label-take-back", zone=lambda state, _: state.proficiencies)
# fmt: off
QUESTIONS: Final[tuple[Question, ...]] = (
    Question(steps.ACT, "act", ACTIONS, rule="R16", secret="hand", shown=True, always=True,
             lapses=("play", "attack", "acquire")),
    Question(steps.PICK_ALLY, "copy", Kinds("copy", zone=lambda state, _: state.played), rule="R30"),
    Question(steps.PICK_PROFICIENCY, "proficiency", LEARNED, rule="R12"),
)
