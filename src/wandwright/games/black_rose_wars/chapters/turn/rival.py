"""The Rival of the solo variant (R163 to R167, R225, R226)."""

from __future__ import annotations

from wandwright.engine.rules import Rules
from wandwright.engine.state import Frame
from wandwright.games.black_rose_wars.state import RoseState


class RoseRules(Rules):
    """The rules; whatever the Rival is asked answers itself (R226)."""


def rival_activation(state: RoseState, frame: Frame) -> None:
    """R166."""
    state.passed[state.box.rival] = 1


def rival_card(state: RoseState, frame: Frame) -> None:
    """R166 step 3."""


def rival_blow(state: RoseState, frame: Frame) -> None:
    """R166 step 4."""
