"""The Event track: Events are revealed, move on and leave (R35 to R39, R43, R171, R217)."""

from __future__ import annotations

from wandwright.engine.state.chance import shuffle
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, NOBODY, Frame
from wandwright.engine.words.programs import NO_PROGRAM
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.effects import steps as effects
from wandwright.games.black_rose_wars.chapters.effects.acts import begin_act
from wandwright.games.black_rose_wars.chapters.events import steps
from wandwright.games.black_rose_wars.chapters.events.modifiers import active_events
from wandwright.games.black_rose_wars.chapters.events.points import gain_points, take_crown
from wandwright.games.black_rose_wars.state import RoseState
from wandwright.games.black_rose_wars.vocabulary import NOWHERE


def shift_track(state: RoseState, frame: Frame) -> None:
    """R35: every Event moves on; one that leaves space 3 pays the Black Rose."""
    leaving = state.track[-1]
    state.track = [NO_CARD, *state.track[:-1]]
    if leaving == NO_CARD:
        return
    discard_event(state, leaving)
    note(state, "event_leaves", NOBODY, 0, leaving, NO_CARD)
    if not any(card != NO_CARD and state.box.is_bull[card] for card in state.track):
        state.bull = NOWHERE
    gain_points(state, v.BLACK_ROSE, state.box.event_exit[leaving])


def discard_event(state: RoseState, card: int) -> None:
    moon = state.box.moon_of[card]
    state.event_discard[moon] = (card, *state.event_discard[moon])


def top_event(state: RoseState, moon: int) -> int:
    """R43, R171: the top Event of a Moon's deck; whoever foresaw it knows one less."""
    if not state.event_deck[moon]:
        state.event_deck[moon] = shuffle(state, v.CARDS_STREAM, state.event_discard[moon], state.box.definition)
        state.event_discard[moon] = ()
    deck = state.event_deck[moon]
    if not deck:
        return NO_CARD
    state.event_deck[moon] = deck[1:]
    state.revealed += 1
    state.foreseen = [known_less(known, moon) for known in state.foreseen]
    return deck[0]


def known_less(known: tuple[int, ...], moon: int) -> tuple[int, ...]:
    return tuple(max(n - (place == moon), 0) for place, n in enumerate(known))


def foresee(state: RoseState, seat: int, n: int) -> None:
    """R171: the seat has put the top n Events back, in an order that nobody else knows."""
    moon = state.moon
    for other in range(len(state.foreseen)):
        known = list(state.foreseen[other] or (0,) * len(v.MOONS))
        known[moon] = max(known[moon], n) if other == seat else 0
        state.foreseen[other] = tuple(known)


def reveal_top(state: RoseState, frame: Frame) -> None:
    """R36: the top Event into space 1; then its Crown (R37) and, if it is instant, its effect (R38)."""
    card = top_event(state, state.moon)
    if card == NO_CARD:
        return
    state.track[0] = card
    note(state, "event", last_mage(state), 0, card, NO_CARD)
    if state.box.event_instant[card]:
        state.stack.append((steps.EVENT_ACT, card))
    if state.box.event_crown[card]:
        state.stack.append((steps.CROWN_EVENT,))
    gain_points(state, v.BLACK_ROSE, state.box.event_reveal[card])


def last_mage(state: RoseState) -> int:
    return (state.leader - 1) % int(state.box.mages)


def reveal_event(state: RoseState, moon: int) -> None:
    """The word of that name: points and an instant effect; nothing else of it counts."""
    card = top_event(state, moon)
    if card == NO_CARD:
        return
    note(state, "event", NOBODY, 0, card, state.act_card)
    discard_event(state, card)
    if state.box.event_instant[card]:
        state.stack.append((steps.EVENT_ACT, card))
    gain_points(state, v.BLACK_ROSE, state.box.event_reveal[card])


def event_act(state: RoseState, frame: Frame) -> None:
    """What an Event does: (…, card)."""
    _, card = frame
    program = state.box.event_effect[card]
    if program != NO_PROGRAM:
        begin_act(state, v.EVENT, v.BLACK_ROSE, card)
        state.stack.append((effects.RUN, program, 0, v.BLACK_ROSE, card))


def push_events(state: RoseState, phase: str) -> None:
    """R39, R212, A50: the plain effects of a phase's Events, the oldest first."""
    for card in reversed(active_events(state, phase)):
        state.stack.append((steps.EVENT_ACT, card))


def crown_event(state: RoseState, frame: Frame) -> None:
    """R37, A25: the Mage who revealed it."""
    take_crown(state, last_mage(state))
