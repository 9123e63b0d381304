"""Step 2: the villains act (R15)."""

from __future__ import annotations

from wandwright.engine.state.state import Frame
from wandwright.games.hogwarts_battle.chapters.timing.hostile import run_hostile
from wandwright.games.hogwarts_battle.chapters.timing.order import villain_order
from wandwright.games.hogwarts_battle.chapters.villains import steps
from wandwright.games.hogwarts_battle.state import BattleState


def villain_step(state: BattleState, frame: Frame) -> None:
    """Step 2: the villains that are face up now act one after the other (R15)."""
    villains, on_play = state.villains, state.box.on_play
    acting = [villains[place] for place in villain_order(state) if on_play[villains[place]]]
    face_next(state, tuple(acting), 0)


def face_villains(state: BattleState, frame: Frame) -> None:
    """The villains that are left to act."""
    _, acting, index = frame
    face_next(state, acting, index)


def face_next(state: BattleState, acting: tuple[int, ...], index: int) -> None:
    """The next villain that is still face up and not silenced."""
    box = state.box
    while index < len(acting):
        card = acting[index]
        index += 1
        if card not in state.villains or state.shields[state.villains.index(card)]:
            continue
        if index < len(acting):
            state.stack.append((steps.FACE_VILLAINS, acting, index))
        run_hostile(state, box.hostile_kind[card], card, box.on_play[card], state.active)
        return
