"""Targets of an effect: picked before it begins, or when their operation is reached (R76, R77, R181, R192)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from wandwright.engine.state.state import Frame
from wandwright.engine.words.word_types import Clause
from wandwright.games.black_rose_wars.chapters.combat import set_cards
from wandwright.games.black_rose_wars.chapters.effects import room_selectors, selectors
from wandwright.games.black_rose_wars.chapters.lodge import board
from wandwright.games.black_rose_wars.chapters.lodge import steps as lodge
from wandwright.games.black_rose_wars.chapters.lodge.models import evocations_of, is_mage, owner_of, room_of
from wandwright.games.black_rose_wars.chapters.spells import steps
from wandwright.games.black_rose_wars.chapters.spells.shapes import Picking, Targeting
from wandwright.games.black_rose_wars.state import RoseState
from wandwright.games.black_rose_wars.vocabulary import BLACK_ROSE, NO_MODEL, NOWHERE

TARGETS: Final = {
    name: number
    for number, name in enumerate(
        (
            *("none", "self", "model", "mage", "evocation", "evocation_any", "own_evocation", "room"),
            *("mage_or_self", "two_mages", "up_to_3_models"),
        )
    )
}
NONE, SELF, MODEL, MAGE, EVOCATION, EVOCATION_ANY, OWN_EVOCATION, A_ROOM = range(8)
MAGE_OR_SELF, TWO_MAGES, UP_TO_3_MODELS = range(8, 11)
HOW_MANY: Final = {TWO_MAGES: 2, UP_TO_3_MODELS: 3}


class Half(Protocol):
    """What choosing needs of a side of a spell."""

    @property
    def target(self) -> str:
        """What is picked."""

    @property
    def range(self) -> int:
        """How far away it may be."""

    @property
    def least(self) -> int:
        """How far away it has to be."""


def pick_targets(state: RoseState, seat: int, half: Half) -> None:
    """R181: all targets are picked before the first operation; a side with nothing to pick goes on without (R77)."""
    sort = TARGETS[half.target]
    if sort in (NONE, SELF):
        state.targets = (seat,) if sort == SELF else ()
        return
    kind = steps.TARGET_ROOM if sort == A_ROOM else steps.TARGET
    number = HOW_MANY.get(sort, 1)
    asked = Targeting(kind, seat, state.act_card, sort, half.least, half.range, number, ())
    if sort != TWO_MAGES or len(list_target(state, asked)) > 1:
        state.stack.append(asked)


def list_target(state: RoseState, question: Targeting) -> list[int]:
    found = [model for model in aimed_at(state, question) if model not in question.picked]
    return [*found, lodge.ENOUGH] if question.sort == UP_TO_3_MODELS and question.picked else found


def aimed_at(state: RoseState, question: Targeting) -> list[int]:
    """R76: every model that the side may be aimed at."""
    seat, sort = question.seat, question.sort
    if sort == OWN_EVOCATION:
        models = evocations_of(state, seat)
    elif sort == TWO_MAGES:
        return selectors.mages_among(selectors.all_models(state))
    else:
        models = [model for model in selectors.all_models(state) if FITTING[sort](model, seat)]
    return [model for model in models if in_reach(state, seat, room_of(state, model), question)]


FITTING: Final[dict[int, Callable[[int, int], bool]]] = {
    MODEL: lambda model, seat: owner_of(model) != seat,
    MAGE: lambda model, seat: is_mage(model) and model != seat,
    EVOCATION: lambda model, seat: not is_mage(model) and owner_of(model) != seat,
    EVOCATION_ANY: lambda model, seat: not is_mage(model),
    MAGE_OR_SELF: lambda model, seat: is_mage(model),
    UP_TO_3_MODELS: lambda model, seat: owner_of(model) != seat,
}


def in_reach(state: RoseState, seat: int, room: int, question: Targeting) -> bool:
    """R76: steps on the shortest way; a Cell is never in range."""
    here = state.mage_room[seat]
    if NOWHERE in (here, room):
        return False
    return question.least <= board.distance(state, here, room) <= question.most


def answer_target(state: RoseState, question: Targeting, answer: int) -> None:
    picked = question.picked if answer == lodge.ENOUGH else (*question.picked, answer)
    state.targets = picked


def list_target_room(state: RoseState, question: Targeting) -> list[int]:
    """R76: a room in range, destroyed ones too."""
    here = state.mage_room[question.seat]
    if here == NOWHERE:
        return []
    return [lodge.ROOM + room for room in sorted(board.rooms_within(state, here, question.most, question.least))]


def answer_target_room(state: RoseState, question: Targeting, answer: int) -> None:
    state.target_room = answer - lodge.ROOM


def asked_of(state: RoseState, side: int) -> int:
    """Who picks for a side: the Crown holder for the Black Rose."""
    return state.crown if side == BLACK_ROSE else side


def pick_model(state: RoseState, side: int, source: int, clause: Clause, selector: int) -> None:
    """A `chosen_` selector, reached: the acting Mage picks (R181)."""
    found = selectors.models_of(state, selector, side)
    if not found:
        return
    # Whom a redirected blow hits is picked by the protected Mage, which is who acts then.
    state.stack.append(Picking(steps.PICK, asked_of(state, side), source, side, selector, NO_MODEL, clause))


def list_pick(state: RoseState, question: Picking) -> list[int]:
    return selectors.models_of(state, question.selector, question.side)


def answer_pick(state: RoseState, question: Picking, answer: int) -> None:
    """R192: whoever is picked is targeted, before anything happens to it."""
    state.stack.append((steps.APPLY, question.clause, question.side, question.source, answer))
    if is_mage(answer) and answer != question.side:
        set_cards.targeted(state, (answer,), state.act_source, question.side)


def apply(state: RoseState, frame: Frame) -> None:
    """The operation with the model that was picked, if it can still be reached (R185, R192)."""
    _, clause, side, source, model = frame
    if selectors.reaches(state, model) and not selectors.is_spared(state, model):
        operation_of(state, clause).do(state, side, source, clause, [model])


def operation_of(state: RoseState, clause: Clause) -> Any:
    """What the word of a clause means."""
    word, *_ = clause
    return state.box.programs.meanings[word]


def pick_room(state: RoseState, side: int, source: int, clause: Clause, selector: int) -> None:
    """A room that is picked when the operation is reached; of equally unstable ones the Crown holder picks."""
    seat = state.crown if selector == room_selectors.MOST_UNSTABLE else asked_of(state, side)
    state.stack.append(Picking(steps.PICK_ROOM, seat, source, side, selector, NO_MODEL, clause))


def list_pick_room(state: RoseState, question: Picking) -> list[int]:
    rooms = room_selectors.rooms_of(state, question.selector, question.about)
    return [lodge.ROOM + room for room in operation_of(state, question.clause).fitting(state, question.clause, rooms)]


def answer_pick_room(state: RoseState, question: Picking, answer: int) -> None:
    state.stack.append((steps.APPLY_ROOMS, question.clause, question.side, question.source, answer - lodge.ROOM))


def apply_rooms(state: RoseState, frame: Frame) -> None:
    """The operation with the room that was picked."""
    _, clause, side, source, room = frame
    operation_of(state, clause).do(state, side, source, clause, [room])
