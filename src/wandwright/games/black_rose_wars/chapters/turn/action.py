"""The Action Phase (R56 to R66, R72, R158 to R162, R178, R218)."""

from __future__ import annotations

from wandwright.engine.questions.answers import PASS
from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.combat import attacks, movement
from wandwright.games.black_rose_wars.chapters.effects.acts import begin_act
from wandwright.games.black_rose_wars.chapters.events.track import push_events
from wandwright.games.black_rose_wars.chapters.lodge import steps as lodge
from wandwright.games.black_rose_wars.chapters.lodge.models import has_enemies
from wandwright.games.black_rose_wars.chapters.lodge.slots import filled_slots, next_standard
from wandwright.games.black_rose_wars.chapters.quests import completing
from wandwright.games.black_rose_wars.chapters.quests import steps as quests
from wandwright.games.black_rose_wars.chapters.spells import casting, rooms
from wandwright.games.black_rose_wars.chapters.turn import steps
from wandwright.games.black_rose_wars.chapters.turn.black_rose import begin_phase
from wandwright.games.black_rose_wars.state import RoseState

ACTIONS = 2


def begin_action(state: RoseState, frame: Frame) -> None:
    """R56; Events of this phase with a plain effect act once, now (A50)."""
    begin_phase(state, v.ACTION)
    state.passed = [0] * len(state.passed)
    for begin in state.box.hooks.begin_action_phase:
        begin(state)
    state.stack.append((steps.NEXT_ACTIVATION, state.leader))
    push_events(state, "action")


def next_activation(state: RoseState, frame: Frame) -> None:
    """R56, R57: from this seat on, whoever has not passed: (…, seat)."""
    _, first = frame
    for seat in state.box.play_orders[first]:
        if state.passed[seat]:
            continue
        state.stack.append((steps.NEXT_ACTIVATION, (seat + 1) % len(state.passed)))
        state.active = seat
        for ready in state.box.hooks.before_activation:
            ready(state)
        if not any(begin(state, seat) for begin in state.box.hooks.activates_by_rule):
            state.left = ACTIONS
            state.standard = 0
            state.stack.append((steps.NEXT_ACTION,))
        return


def next_action(state: RoseState, frame: Frame) -> None:
    """R178: who has nothing left passes, or ends the activation, without being asked."""
    seat = state.active
    if state.left and has_something(state, seat):
        state.stack.append(Plain(steps.ACT, seat, NO_CARD))
    elif state.left == ACTIONS:
        pass_phase(state, seat)


def has_something(state: RoseState, seat: int) -> bool:
    """An Action Token or an unplayed spell: what everybody can see."""
    return state.actions[seat] > 0 or bool(filled_slots(state, seat))


def pass_phase(state: RoseState, seat: int) -> None:
    state.passed[seat] = 1
    note(state, "passes", seat, 0, NO_CARD, NO_CARD)


def list_act(state: RoseState, question: Plain) -> list[int]:
    """R58; out of its Cell a Mage has to go first (R159, R218)."""
    seat = question.seat
    first = state.left == ACTIONS
    if state.mage_room[seat] == v.NOWHERE:
        leaving = ways_out(state, seat)
        return leaving or [PASS] if first else [*leaving, steps.END]
    found = physical(state, seat) + playable(state, seat) + given_up(state, seat)
    return [*found, PASS if first else steps.END]


def ways_out(state: RoseState, seat: int) -> list[int]:
    """R159: a Move of at least one step, or a spell for one."""
    if state.states[seat] & v.ROOTED:
        return []
    token = state.actions[seat] > 0 and movement.movement_of(state, seat) > 0
    return [*([steps.MOVE] if token else []), *given_up(state, seat)]


def physical(state: RoseState, seat: int) -> list[int]:
    """R63, R65: a Move, also of no step; an Attack on an enemy in the room."""
    if state.actions[seat] < 1:
        return []
    return [steps.MOVE, steps.ATTACK] if has_enemies(state, seat) else [steps.MOVE]


def playable(state: RoseState, seat: int) -> list[int]:
    """R59, R61, R62: the Quick Spell, and the leftmost Standard one if none was played in this activation."""
    found = [steps.PLAY + v.QUICK] if casting.can_play(state, seat, v.QUICK) else []
    standard = -1 if state.standard else next_standard(state, seat)
    if standard >= 0 and casting.can_play(state, seat, standard):
        found.append(steps.PLAY + standard)
    return found


def given_up(state: RoseState, seat: int) -> list[int]:
    """R72: any unplayed spell, unless the Mage is rooted."""
    if state.states[seat] & v.ROOTED:
        return []
    return [steps.GIVE_UP + slot for slot in filled_slots(state, seat)]


def answer_act(state: RoseState, question: Plain, answer: int) -> None:
    seat = question.seat
    if answer == steps.END:
        return
    if answer == PASS:
        pass_phase(state, seat)
        return
    state.left -= 1
    state.stack += [(steps.NEXT_ACTION,), (quests.CHECK_QUESTS, completing.HELD)]
    if answer in (steps.MOVE, steps.ATTACK):
        do_physical(state, seat, answer)
    elif answer >= steps.GIVE_UP:
        casting.discard_to_move(state, seat, answer - steps.GIVE_UP)
    else:
        slot = answer - steps.PLAY
        state.standard |= slot != v.QUICK
        casting.cast(state, seat, slot)


def do_physical(state: RoseState, seat: int, answer: int) -> None:
    """R63, R64: a token is flipped; after the Move or the Attack the room may be activated."""
    state.actions[seat] -= 1
    note(state, "moves" if answer == steps.MOVE else "attacks", seat, 0, NO_CARD, NO_CARD)
    begin_act(state, v.PHYSICAL, seat, actor=seat)
    state.stack.append((steps.OFFER_ROOM, seat))
    if answer == steps.ATTACK:
        attacks.physical_attack(state, seat)
    else:
        leaving = state.mage_room[seat] == v.NOWHERE
        movement.begin_walk(state, seat, movement.movement_of(state, seat), seat, leave_cell=leaving)


def offer_room(state: RoseState, frame: Frame) -> None:
    """R64: the room in which the Mage then is: (…, seat)."""
    _, seat = frame
    room = state.mage_room[seat]
    if room != v.NOWHERE and rooms.can_activate(state, seat, room):
        state.stack.append(Plain(steps.ACTIVATE, seat, NO_CARD))


def list_activate(state: RoseState, question: Plain) -> list[int]:
    return [lodge.YES, lodge.NO]


def answer_activate(state: RoseState, question: Plain, answer: int) -> None:
    if answer == lodge.YES:
        rooms.activate(state, question.seat, state.mage_room[question.seat])
