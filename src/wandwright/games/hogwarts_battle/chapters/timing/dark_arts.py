"""Step 1: Dark Arts cards are revealed and resolved one at a time (R14, R46)."""

from __future__ import annotations

from wandwright.engine.chance import shuffle
from wandwright.engine.events import note
from wandwright.engine.state import NO_CARD, NOBODY, Frame
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.creatures import counting
from wandwright.games.hogwarts_battle.chapters.potions.dark import lay_down
from wandwright.games.hogwarts_battle.chapters.timing import steps
from wandwright.games.hogwarts_battle.chapters.timing.hostile import run_hostile
from wandwright.games.hogwarts_battle.state import BattleState


def next_event(state: BattleState) -> int:
    """The next Dark Arts card; an empty deck is re-made from its discards (R14). NO_CARD if there is none."""
    if state.box.new_rules and state.dark_seen:
        card, *rest = state.dark_seen
        state.dark_seen = tuple(rest)
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
    """Step 1: reveal and resolve Dark Arts cards one at a time (R14)."""
    box = state.box
    number: int = frame[1]
    if number <= 0 or (box.new_rules and counting.events_capped(state)):
        return
    card = next_event(state)
    if card == NO_CARD:
        return
    if number > 1:
        rest = (steps.REVEAL_EVENTS, number - 1)
        state.stack.append(rest if len(frame) == len(rest) else (*rest, 1))
    if not (box.variations and lies_before_hero(state, card, frame)):
        state.dark_discard = (card, *state.dark_discard)
    if state.events is not None:
        note(state, "dark_arts", state.active, 1, card, NO_CARD)
    run_hostile(state, v.DARK_ARTS, card, box.on_play[card], state.active)


def lies_before_hero(state: BattleState, card: int, frame: Frame) -> bool:
    """A Dark Potion does not go to the discards (R62). Whether another card has asked for this one is kept (R46a)."""
    counting.event_revealed(state, chained=len(frame) > 2)
    if card not in state.box.cellar.dark:
        return False
    lay_down(state, card)
    return True
