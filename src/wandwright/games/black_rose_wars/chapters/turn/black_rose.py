"""The turn and its first phase (R31 to R43, R211)."""

from __future__ import annotations

from wandwright.engine.questions.questions import Picks
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, NOBODY, Frame
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.events import steps as events
from wandwright.games.black_rose_wars.chapters.events.track import push_events
from wandwright.games.black_rose_wars.chapters.lodge.models import play_order
from wandwright.games.black_rose_wars.chapters.lodge.sheets import people
from wandwright.games.black_rose_wars.chapters.quests import completing
from wandwright.games.black_rose_wars.chapters.quests import steps as quests
from wandwright.games.black_rose_wars.chapters.quests.hand import draw_quests, older_quests
from wandwright.games.black_rose_wars.chapters.turn import steps
from wandwright.games.black_rose_wars.state import RoseState


def begin_phase(state: RoseState, phase: int) -> None:
    """R33: play order is that of the Crown when a phase begins."""
    state.phase = phase
    state.leader = state.crown
    state.active = state.crown
    note(state, "phase", NOBODY, phase, NO_CARD, NO_CARD, {"phase": v.PHASES[phase]})


def begin_turn(state: RoseState, frame: Frame) -> None:
    """R31, R211: what was drawn before this phase may be discarded in it (R40)."""
    state.turn += 1
    note(state, "turn", NOBODY, state.turn, NO_CARD, NO_CARD)
    begin_phase(state, v.BLACK_ROSE_PHASE)
    state.fresh = [()] * len(state.fresh)
    check = (quests.CHECK_QUESTS, completing.HELD)
    state.stack += [
        *((steps.END_TURN,), (steps.BEGIN_CLEANUP,), (steps.BEGIN_EVOCATIONS,), (steps.BEGIN_ACTION,)),
        *((steps.BEGIN_PREPARATION,), (steps.BEGIN_STUDY,), check, (steps.DEAL_QUESTS,)),
        *((steps.OFFER_QUESTS, 0), check, (steps.WORK_EVENTS,), (events.REVEAL_TOP,)),
        (events.SHIFT_TRACK,),
    ]


def work_events(state: RoseState, frame: Frame) -> None:
    """R39."""
    push_events(state, "black_rose")


def offer_quests(state: RoseState, frame: Frame) -> None:
    """R40: in play order: (…, place)."""
    _, place = frame
    order = play_order(state)
    if place >= len(order):
        return
    state.stack.append((steps.OFFER_QUESTS, place + 1))
    if older_quests(state, order[place]):
        state.stack.append(Picks(quests.DISCARD_QUEST, order[place], NO_CARD, 1, ()))


def deal_quests(state: RoseState, frame: Frame) -> None:
    """R41: one for each Mage with fewer than two."""
    for seat in play_order(state):
        if seat in people(state) and len(state.quests[seat]) < v.MOST_QUESTS:
            draw_quests(state, seat, 1, 1, state.moon)
