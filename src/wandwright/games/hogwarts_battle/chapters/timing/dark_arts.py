"""Step 1: Dark Arts cards are revealed and resolved one at a time (R14, R46)."""

from __future__ import annotations

from wandwright.engine.rules.hooks import any_of
from wandwright.engine.state.chance import shuffle
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, NOBODY, Frame
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.timing import steps
from wandwright.games.hogwarts_battle.chapters.timing.hostile import run_hostile
from wandwright.games.hogwarts_battle.state import BattleState


def next_event(state: BattleState) -> int:
    """The next Dark Arts card; an empty deck is re-made from its discards (R14). NO_CARD if there is none."""
    if state.box.hooks.next_event:
        for seen in state.box.hooks.next_event:
            card = seen(state)
            if card != NO_CARD:
                return card
    if not state.dark_deck and state.dark_discard:
        state.dark_deck = shuffle(state, v.DARK_ARTS_STREAM, state.dark_discard, state.box.definition)
        state.dark_discard = ()
        note(state, "dark_arts_reshuffled", NOBODY, len(state.dark_deck), NO_CARD, NO_CARD)
    if not state.dark_deck:
        return NO_CARD
    card = state.dark_deck[0]
    state.dark_deck = state.dark_deck[1:]
    state.revealed += 1
    return card


def reveal_events(state: BattleState, frame: Frame) -> None:
    """The cards that are left; whether another card has asked for them stands in the frame."""
    _, number, *chained = frame
    reveal(state, number, chained=bool(chained))


def reveal(state: BattleState, number: int, *, chained: bool) -> None:
    """Step 1: reveal and resolve Dark Arts cards one at a time (R14)."""
    box = state.box
    if number <= 0:
        return
    if box.hooks.events_end:
        for ends in box.hooks.events_end:
            if ends(state):
                return
    card = next_event(state)
    if card == NO_CARD:
        return
    if number > 1:
        rest: Frame = (steps.REVEAL_EVENTS, number - 1)
        state.stack.append((*rest, 1) if chained else rest)
    if box.hooks.event_revealed:
        for join in box.hooks.event_revealed:
            join(state, chained)
    if not (box.hooks.lays_event and any_of(box.hooks.lays_event, state, card)):
        state.dark_discard = (card, *state.dark_discard)
    if state.events is not None:
        note(state, "dark_arts", state.active, 1, card, NO_CARD)
    run_hostile(state, v.DARK_ARTS, card, box.on_play[card], state.active)
