"""Rising darkness, and requests for more Dark Arts cards that may be ignored (R46a, R64, R79, R82, R116)."""

from __future__ import annotations

from typing import Final

from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, NOBODY
from wandwright.games.hogwarts_battle.chapters.piles.shapes import Limit
from wandwright.games.hogwarts_battle.chapters.timing.steps import REVEAL_EVENTS
from wandwright.games.hogwarts_battle.chapters.variations.steps import REVEAL
from wandwright.games.hogwarts_battle.state import BattleState

# The two tokens of V5.
FIRST_FOE: Final = 1
FINAL_FOE: Final = 2
DARK_ARTS: Final = ("dark_arts", "dark_arts_potion")


def darkness_tokens(state: BattleState) -> int:
    """How many tokens of V5 lie there."""
    return state.darkness.bit_count()


def events_in_step_1(state: BattleState) -> int:
    """R79: start and tokens. Start is the Location's number, 1 with V5, the level's in an EASY campaign (R124)."""
    box = state.box
    printed = box.events[state.location]
    start = 1 if box.varied.rising and not box.varied.on_top else printed
    return (box.events_of_level or start) + darkness_tokens(state)


def put_token(state: BattleState, token: int) -> None:
    """V5: a token is laid once and stays, also when a Location falls (R116)."""
    if not state.darkness & token:
        state.darkness |= token
        note(state, "darkness", NOBODY, darkness_tokens(state), NO_CARD, NO_CARD)


# V4.


def answer_reveal(state: BattleState, question: Limit, answer: int) -> None:
    if answer == REVEAL:
        state.stack.append((REVEAL_EVENTS, question.most, 1))
    else:
        note(state, "ignores_reveal", question.seat, question.most, NO_CARD, NO_CARD)
