"""How operations find what they are about: models or rooms, those that are meant or those that somebody picks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wandwright.engine.questions.lanes import ALL, together
from wandwright.engine.questions.questions import Picks
from wandwright.engine.words.clause_kinds import Flag, Listed, Number, OneOf
from wandwright.engine.words.word_types import Clause
from wandwright.engine.words.words import ClauseField
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.effects import room_selectors, selectors
from wandwright.games.black_rose_wars.chapters.effects.room_selectors import FIRST_PICKED_ROOM, OF_COLOUR
from wandwright.games.black_rose_wars.chapters.effects.selectors import FIRST_PICKED, MODELS
from wandwright.games.black_rose_wars.chapters.effects.values import ValueKind
from wandwright.games.black_rose_wars.chapters.spells import targets
from wandwright.games.black_rose_wars.chapters.words.shapes import Search, Swapping
from wandwright.games.black_rose_wars.state import RoseState

# What an operation does: to the position, for a side, because of a card, by its clause, with models or rooms.
Doing = Callable[[RoseState, int, int, Clause, list[int]], None]
BLACK_ROSE_ACTS: Final = 1
IT_ACTS: Final = 2
SELECTOR: Final = OneOf(MODELS, "selector")
SELF: Final = ClauseField("who", OneOf(MODELS, "selector", absent=MODELS["self"]), required=False)
# What a clause says beside its word. `by` names another side that acts.
BY: Final = ClauseField("by", OneOf({"black_rose": 1, "it": 2}, "selector")).optional("black_rose", "it")
N: Final = ClauseField("n", ValueKind())
TO: Final = ClauseField("to", OneOf(MODELS, "place_or_selector"))
WHO: Final = ClauseField("who", SELECTOR)
WHICH: Final = ClauseField("which", SELECTOR)
ROOM: Final = ClauseField("room", room_selectors.RoomKind())
UNTIL: Final = ClauseField("until", OneOf({"end_of_turn": 0}), "How long it lasts.")
EVOCATION: Final = ClauseField("evocation", Listed("evocations", "reference"))
MOON: Final = ClauseField("moon", Number(1, 3), "The deck of that Moon.")
SMALL: Final = Number(0, 30)


def flag(name: str, about: str) -> ClauseField:
    """Something that is so if it is said."""
    return ClauseField(name, Flag(), about, required=False)


def small(name: str, about: str) -> ClauseField:
    """A number that may be left out."""
    return ClauseField(name, SMALL, about, required=False)


def acting(state: RoseState, side: int, by: int) -> int:
    """The side that acts: the card's, the Black Rose, or the current Mage."""
    if by == BLACK_ROSE_ACTS:
        return v.BLACK_ROSE
    return state.it if by == IT_ACTS else side


class Operation:
    """What a word does with what its clause names first, by a selector; `by`: who acts comes next."""

    def __init__(self, do: Doing, *, by: bool = False) -> None:
        self.do = do
        self.by = by

    # Said here, too: a compiled object that can be called is laid out differently from one that can't.
    def __call__(self, state: RoseState, side: int, source: int, clause: Clause) -> None:
        raise NotImplementedError

    def meant(self, state: RoseState, side: int, clause: Clause) -> tuple[int, int]:
        """The selector, and the side that acts."""
        if self.by:
            _, selector, by, *_ = clause
            return selector, acting(state, side, by)
        _, selector, *_ = clause
        return selector, side


class OnModels(Operation):
    """An operation on models."""

    def __call__(self, state: RoseState, side: int, source: int, clause: Clause) -> None:
        selector, acts = self.meant(state, side, clause)
        if selector >= FIRST_PICKED:
            targets.pick_model(state, acts, source, clause, selector)
        else:
            self.do(state, acts, source, clause, selectors.models_of(state, selector, acts))


class OnRooms(Operation):
    """An operation on rooms; `fits` says which of them may be picked."""

    def __init__(
        self, do: Doing, *, by: bool = False, fits: Callable[[RoseState, Clause, int], bool] | None = None
    ) -> None:
        super().__init__(do, by=by)
        self.fits = fits

    def __call__(self, state: RoseState, side: int, source: int, clause: Clause) -> None:
        selector, acts = self.meant(state, side, clause)
        if FIRST_PICKED_ROOM <= selector < OF_COLOUR:
            targets.pick_room(state, acts, source, clause, selector)
        else:
            self.do(state, acts, source, clause, room_selectors.rooms_of(state, selector))

    def fitting(self, state: RoseState, clause: Clause, rooms: list[int]) -> list[int]:
        return rooms if self.fits is None else [room for room in rooms if self.fits(state, clause, room)]


def ask_in_secret(state: RoseState, question: Picks | Search | Swapping) -> None:
    """R173: whether there is a choice, and how far it has come, would tell the others what lies face down."""
    state.stack.append(question if question.seat == state.box.rival else together(ALL, (question,)))
