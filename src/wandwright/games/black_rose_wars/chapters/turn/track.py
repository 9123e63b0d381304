"""Events: the track, what works now, and what reacts (R35 to R39, R136, R212, R217)."""

from __future__ import annotations

from wandwright.engine.chance import shuffle
from wandwright.engine.events import note
from wandwright.engine.programs import NO_PROGRAM
from wandwright.engine.state import NO_CARD, NOBODY, Frame
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.turn import steps
from wandwright.games.black_rose_wars.chapters.turn.points import gain_points
from wandwright.games.black_rose_wars.chapters.words.acts import begin_act
from wandwright.games.black_rose_wars.library import Hook
from wandwright.games.black_rose_wars.marks import marked
from wandwright.games.black_rose_wars.models import owner_of, room_of
from wandwright.games.black_rose_wars.state import RoseState
from wandwright.games.black_rose_wars.steps import RUN
from wandwright.games.black_rose_wars.vocabulary import FIRST_EVOCATION, NO_MODEL, NOWHERE


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
    card = frame[1]
    program = state.box.event_effect[card]
    if program != NO_PROGRAM:
        begin_act(state, v.EVENT, v.BLACK_ROSE, card)
        state.stack.append((RUN, program, 0, v.BLACK_ROSE, card))


def active_events(state: RoseState, phase: str = "") -> list[int]:
    """R136, R212: the Events that work now, the oldest first; with a phase, only those of that phase."""
    box = state.box
    found: list[int] = []
    for space in range(len(state.track) - 1, -1, -1):
        card = state.track[space]
        if card == NO_CARD or not box.event_spaces[card] >> space & 1:
            continue
        if box.event_phase[card] == phase or (not phase and box.event_phase[card] in (v.PHASES[state.phase], "always")):
            found.append(card)
    return found


def push_events(state: RoseState, phase: str) -> None:
    """R39, R212, A50: the plain effects of a phase's Events, the oldest first."""
    for card in reversed(active_events(state, phase)):
        state.stack.append((steps.EVENT_ACT, card))


def has_rule(state: RoseState, rule: str) -> bool:
    """Does an Event on the track change this rule, whether or not it works now?"""
    ruling = state.box.ruling.get(rule)
    return ruling is not None and not ruling.isdisjoint(state.track)


def rule_value(state: RoseState, rule: str) -> int:
    """R212: modifiers add up."""
    if not has_rule(state, rule):
        return 0
    rules = state.box.event_rules
    return sum(one.value for card in active_events(state) for one in rules[card] if one.name == rule)


def rule_holds(state: RoseState, rule: str, colour: int = -1) -> bool:
    """Is a modifier without a number active, of that colour if it names one?"""
    if not has_rule(state, rule):
        return False
    rules = state.box.event_rules
    return any(one.name == rule and one.colour in (-1, colour) for card in active_events(state) for one in rules[card])


def run_hooks(state: RoseState, when: str, it: int, room: int = NOWHERE, sort: int = -1) -> None:
    """What Events do because of something; `room` and the type of a side (`sort`) are what it was about."""
    box = state.box
    reacting = box.reacting.get(when)
    if reacting is None or reacting.isdisjoint(state.track):
        return
    fitting = [
        (card, hook)
        for card in active_events(state)
        for hook in box.event_hooks[card]
        if hook.when == when and hook_fits(state, hook, room, sort) and not (hook.once and card in state.hooked)
    ]
    for card, hook in reversed(fitting):
        if hook.once:
            state.hooked = marked(state.hooked, card)
        begin_act(state, v.EVENT, v.BLACK_ROSE, card, room=room, trigger=it)
        state.it = it
        state.stack.append((RUN, hook.program, 0, v.BLACK_ROSE, card))


def hook_fits(state: RoseState, hook: Hook, room: int, sort: int) -> bool:
    if hook.colour >= 0 and (room == NOWHERE or state.box.room_colour[room] != hook.colour):
        return False
    if hook.room >= 0 and room != hook.room:
        return False
    return not hook.types or (sort >= 0 and bool(hook.types >> sort & 1))


def run_ability(state: RoseState, model: int, kind: int, room: int, when: str, trigger: int = NO_MODEL) -> None:
    """What one Evocation does because of something; its kind and room are given, for it may be gone (R210)."""
    owner = owner_of(model)
    for hook in reversed(state.box.evocation_hooks[kind]):
        if hook.when == when:
            begin_act(state, v.BY_EVOCATION, owner, actor=model, room=room, trigger=trigger)
            state.it = trigger
            state.stack.append((RUN, hook.program, 0, owner, NO_CARD))


def ability_act(state: RoseState, frame: Frame) -> None:
    """An ability of a phase, if the Evocation is still there: (…, model, when)."""
    _, model, when = frame
    kind = state.evocation[model - FIRST_EVOCATION]
    if kind != NO_MODEL:
        run_ability(state, model, kind, room_of(state, model), when)
