"""Hooks: where the Rival joins in."""

from __future__ import annotations

from wandwright.games.black_rose_wars.chapters.lodge.hidden import ONLY
from wandwright.games.black_rose_wars.chapters.rival import activation, steps
from wandwright.games.black_rose_wars.state import RoseState


def finish_setup(state: RoseState) -> None:
    """R165: its Mage and its deck."""
    activation.bring_rival(state)


def keeps_used(state: RoseState, seat: int, card: int) -> bool:
    """R165: on its own discards."""
    if seat != state.box.rival:
        return False
    state.rival_discard += (card,)
    return True


def known_to_nobody(state: RoseState) -> tuple[tuple[str, int], ...]:
    """Its deck and its face-down cards."""
    rival = state.box.rival
    return (("rival_deck", ONLY), ("prepared", rival), ("set_cards", rival))


def begin_action_phase(state: RoseState) -> None:
    """R165: it has taken no activation yet."""
    state.rival_activations = 0


def before_activation(state: RoseState) -> None:
    """R165: its next card lies ready."""
    activation.ready_card(state)


def activates_by_rule(state: RoseState, seat: int) -> bool:
    """R166."""
    if seat != state.box.rival:
        return False
    state.stack.append((steps.RIVAL_ACTIVATION,))
    return True
