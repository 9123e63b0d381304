"""Answer types of the pitch: a House, a slot, a piece and where it goes; on the table a piece is its slot."""

from __future__ import annotations

from collections.abc import Iterable

from wandwright.engine.matches.games import Game
from wandwright.engine.questions.answers import Answers, Asked, Extent, Target
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.chapters.quidditch.names import piece_label, slot_label
from wandwright.games.year_at_hogwarts.chapters.quidditch.tables import HELD, MOST_PIECES, MOST_SLOTS, PER_PIECE, SIDES
from wandwright.games.year_at_hogwarts.state import YearState


def of_slot(state: YearState, slot: int) -> Target:
    return Target("space", state.box.quidditch.slot_names[slot])


def of_piece(state: YearState, piece: int) -> Target:
    """A piece by the slot it stands on and by its name."""
    pitch = state.box.quidditch
    return Target("space", pitch.slot_names[state.slots[piece]], pitch.piece_names[piece])


class HouseNames(Answers):
    """A House by its number."""

    def words(self, game: Game, state: YearState, question: Asked, answer: int) -> str:
        return v.HOUSES[answer]

    def arguments(self, game: Game, state: YearState, question: Asked, answer: int) -> dict[str, object]:
        return {"house": v.HOUSES[answer]}


class Slots(Answers):
    """A slot by its number."""

    def words(self, game: Game, state: YearState, question: Asked, answer: int) -> str:
        return state.box.quidditch.slot_names[answer]

    def things(self, game: Game, state: YearState, question: Asked, answer: int) -> tuple[Target, ...]:
        return (of_slot(state, answer),)

    def arguments(self, game: Game, state: YearState, question: Asked, answer: int) -> dict[str, object]:
        return {"slot": slot_label(state.box.quidditch, answer)}


class Moves(Answers):
    """A piece, and the slot it goes to."""

    def codes(self, extent: Extent) -> Iterable[int]:
        return [PER_PIECE * piece + to for piece in range(MOST_PIECES) for to in range(MOST_SLOTS)]

    def words(self, game: Game, state: YearState, question: Asked, answer: int) -> str:
        pitch = state.box.quidditch
        piece, slot = divmod(answer, PER_PIECE)
        return f"{pitch.piece_names[piece]} {pitch.slot_names[slot]}"

    def things(self, game: Game, state: YearState, question: Asked, answer: int) -> tuple[Target, ...]:
        piece, slot = divmod(answer, PER_PIECE)
        return (of_piece(state, piece), of_slot(state, slot))

    def arguments(self, game: Game, state: YearState, question: Asked, answer: int) -> dict[str, object]:
        pitch = state.box.quidditch
        piece, slot = divmod(answer, PER_PIECE)
        holder = state.balls[0] - HELD
        steals = holder >= 0 and pitch.side_of[holder] != state.side and state.slots[holder] == slot
        told = {"piece": piece_label(pitch, piece), "slot": slot_label(pitch, slot)}
        return {**told, "how": "steal" if steals else "take" if slot in state.balls else "move"}


class Throws(Answers):
    """A Beater, and the rival at whom the Bludger is thrown."""

    def codes(self, extent: Extent) -> Iterable[int]:
        return [PER_PIECE * piece + to for piece in range(MOST_PIECES) for to in range(MOST_SLOTS)]

    def words(self, game: Game, state: YearState, question: Asked, answer: int) -> str:
        names = state.box.quidditch.piece_names
        beater, target = divmod(answer, PER_PIECE)
        return f"{names[beater]} {names[target]}"

    def things(self, game: Game, state: YearState, question: Asked, answer: int) -> tuple[Target, ...]:
        beater, target = divmod(answer, PER_PIECE)
        return (of_piece(state, beater), of_piece(state, target))

    def arguments(self, game: Game, state: YearState, question: Asked, answer: int) -> dict[str, object]:
        pitch = state.box.quidditch
        beater, target = divmod(answer, PER_PIECE)
        far = len(pitch.lines[state.slots[beater]][state.slots[target]])
        return {"piece": piece_label(pitch, beater), "target": piece_label(pitch, target), "n": far}


class Shots(Answers):
    """A Chaser who shoots at the hoops of the other side."""

    def words(self, game: Game, state: YearState, question: Asked, answer: int) -> str:
        return state.box.quidditch.piece_names[answer]

    def things(self, game: Game, state: YearState, question: Asked, answer: int) -> tuple[Target, ...]:
        hoops = SIDES[1 - state.box.quidditch.side_of[answer]]
        return (of_piece(state, answer), Target("pile", f"hoops:{hoops}"))

    def arguments(self, game: Game, state: YearState, question: Asked, answer: int) -> dict[str, object]:
        pitch = state.box.quidditch
        keeper = pitch.keeper[1 - pitch.side_of[answer]]
        return {"piece": piece_label(pitch, answer), "keeper": "yes" if state.slots[keeper] >= 0 else "no"}


class Passes(Shots):
    """A Chaser who gets the Quaffle from the Keeper."""

    def things(self, game: Game, state: YearState, question: Asked, answer: int) -> tuple[Target, ...]:
        keeper = state.box.quidditch.keeper[state.side]
        return (of_piece(state, keeper), of_piece(state, answer))


def own_plays(state: YearState, question: Asked) -> list[int]:
    """The Quidditch cards in the hand of who is asked."""
    return list(state.quidditch[question.seat])
