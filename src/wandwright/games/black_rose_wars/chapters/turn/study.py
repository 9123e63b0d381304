"""The Study Phase (R44 to R50, R172, R174): all at once and in secret, each step when all have answered."""

from __future__ import annotations

from wandwright.engine.questions.answers import PASS
from wandwright.engine.questions.lanes import ALL, together
from wandwright.engine.questions.questions import Picks
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD, Frame
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.events.modifiers import rule_value
from wandwright.games.black_rose_wars.chapters.events.reactions import push_abilities
from wandwright.games.black_rose_wars.chapters.events.track import push_events
from wandwright.games.black_rose_wars.chapters.library import shapes as library_shapes
from wandwright.games.black_rose_wars.chapters.library import steps as library
from wandwright.games.black_rose_wars.chapters.library.drawing import IN_STUDY, draw_grimoire, settle_drawn
from wandwright.games.black_rose_wars.chapters.lodge.marks import turned_up
from wandwright.games.black_rose_wars.chapters.lodge.picking import cards_of, kinds_of, left_of
from wandwright.games.black_rose_wars.chapters.lodge.sheets import hand_limit
from wandwright.games.black_rose_wars.chapters.turn import steps
from wandwright.games.black_rose_wars.chapters.turn.black_rose import begin_phase
from wandwright.games.black_rose_wars.state import RoseState

GRIMOIRE, LIBRARY, KEPT = 2, 4, 2


def students(state: RoseState) -> tuple[int, ...]:
    """In play order, without the Rival (R164)."""
    return state.box.study_orders[state.leader]


def begin_study(state: RoseState, frame: Frame) -> None:
    """R174 step 1: abilities of Evocations, in play order."""
    begin_phase(state, v.STUDY)
    names = [(steps.STUDY_NAMES, 0)] if not state.box.library_peek else [(steps.STUDY_NAMES, 1)]
    state.stack += [(steps.DOWN_TO_LIMIT,), (steps.STUDY_BANS,), (steps.STUDY_KEEPS,), *names, (steps.STUDY_GRIMOIRE,)]
    push_abilities(state, "study_phase")
    push_events(state, "study")


def study_grimoire(state: RoseState, frame: Frame) -> None:
    """R44."""
    number = GRIMOIRE + rule_value(state, "grimoire_draw_modifier")
    for seat in students(state):
        draw_grimoire(state, seat, number)


def library_number(state: RoseState) -> int:
    return max(LIBRARY + rule_value(state, "library_draw_modifier"), 0)


def study_names(state: RoseState, frame: Frame) -> None:
    """R46: all name their decks at once; with library_peek one after the other, card by card (A5)."""
    _, one_by_one = frame
    number = library_number(state)
    if not number:
        return
    if one_by_one:
        each = [naming(seat, 1) for seat in students(state) for _ in range(number)]
        state.stack += reversed(each)
    else:
        state.stack.append(together(ALL, tuple(naming(seat, number) for seat in students(state))))


def naming(seat: int, number: int) -> library_shapes.Naming:
    return library_shapes.Naming(library.NAME_DECKS, seat, NO_CARD, number, 0, IN_STUDY, ())


def study_keeps(state: RoseState, frame: Frame) -> None:
    """R47: never more than were drawn; who keeps all, or nothing, has no choice."""
    keep = max(KEPT + rule_value(state, "library_keep_modifier"), 0)
    asked: list[Frame] = []
    for seat in students(state):
        if 0 < keep < len(state.drawn[seat]):
            asked.append(Picks(library.KEEP, seat, NO_CARD, keep, ()))
        else:
            settle_drawn(state, seat, list(state.drawn[seat]) if keep else [])
    if asked:
        state.stack.append(together(ALL, tuple(asked)))


def study_bans(state: RoseState, frame: Frame) -> None:
    """R48: each may ban one card."""
    asked = tuple(Picks(steps.BAN, seat, NO_CARD, 1, ()) for seat in students(state) if state.hand[seat])
    if asked:
        state.stack.append(together(ALL, asked))


def list_ban(state: RoseState, question: Picks) -> list[int]:
    return [*kinds_of(state, state.hand[question.seat]), PASS]


def answer_ban(state: RoseState, question: Picks, answer: int) -> None:
    """R48: to the discards of its school; a personal or Forgotten one leaves the game."""
    if answer == PASS:
        return
    seat = question.seat
    (card,) = cards_of(state, state.hand[seat], (answer,))
    state.hand[seat] = tuple(other for other in state.hand[seat] if other != card)
    turned_up(state, seat, card)
    school = state.box.school_of[card]
    if school >= 0:
        state.library_discard[school] = (card, *state.library_discard[school])
    else:
        state.removed = (*state.removed, card)
    note(state, "bans", seat, 1, card, NO_CARD)


def down_to_limit(state: RoseState, frame: Frame) -> None:
    """R50, R140: how many are too many is open to all."""
    asked: list[Frame] = []
    for seat in students(state):
        excess = len(state.hand[seat]) - hand_limit(state, seat)
        if excess > 0:
            asked.append(Picks(steps.DISCARD_DOWN, seat, NO_CARD, excess, ()))
    if asked:
        state.stack.append(together(ALL, tuple(asked)))


def list_discard_down(state: RoseState, question: Picks) -> list[int]:
    return left_of(state, state.hand[question.seat], question.picked)


def answer_discard_down(state: RoseState, question: Picks, answer: int) -> None:
    seat = question.seat
    for card in cards_of(state, state.hand[seat], (*question.picked, answer)):
        state.hand[seat] = tuple(other for other in state.hand[seat] if other != card)
        turned_up(state, seat, card)
        state.memories[seat] = (card, *state.memories[seat])
        note(state, "discards", seat, 1, card, NO_CARD)
