"""Hooks: where the Rival joins in."""

from __future__ import annotations

from wandwright.games.black_rose_wars.chapters.lodge.hidden import ONLY
from wandwright.games.black_rose_wars.chapters.rival import activation, steps
from wandwright.games.black_rose_wars.state import RoseState

# R165: its Mage and its deck.
finish_setup = activation.bring_rival


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


# R165: its next card lies ready.
before_activation = activation.ready_card


def activates_by_rule(state: RoseState, seat: int) -> bool:
    """R166."""
    if seat != state.box.rival:
        return False
    state.stack.append((steps.RIVAL_ACTIVATION,))
    return True
