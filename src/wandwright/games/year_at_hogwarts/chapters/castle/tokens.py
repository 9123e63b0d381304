"""Item tokens: who holds them and where they lie (R91 to R98)."""

from __future__ import annotations

from wandwright.engine.boards.walks import spaces_of
from wandwright.engine.state.events import note
from wandwright.engine.state.state import NO_CARD
from wandwright.games.year_at_hogwarts import vocabulary as v
from wandwright.games.year_at_hogwarts.state import YearState


def held_by(state: YearState, seat: int) -> list[int]:
    """The tokens of a seat."""
    here = v.FIRST_SEAT + seat
    return [item for item, place in enumerate(state.item_at) if place == here]


def how_many(state: YearState, seat: int) -> int:
    return state.item_at.count(v.FIRST_SEAT + seat)


def holds(state: YearState, seat: int, item: int) -> bool:
    return state.item_at[item] == v.FIRST_SEAT + seat


def can_use(state: YearState, seat: int, item: int) -> bool:
    """R105: a token of its own, but for one that the mission needs which the team is fighting for."""
    return state.item_at[item] == v.FIRST_SEAT + seat and item not in needed_by_fight(state, seat)


def needed_by_fight(state: YearState, seat: int) -> tuple[int, ...]:
    """R105: the tokens of the mission that this seat's team is fighting for."""
    box = state.box
    number = state.fought[box.team_of[seat]]
    return box.mission_items[box.fights.mission_cards[number]] if number else ()


def lying_on(state: YearState, space: int) -> list[int]:
    """R95: a space may hold several; mostly it holds one."""
    here, item_at = v.FIRST_SPACE + space, state.item_at
    if item_at.count(here) == 1:
        return [item_at.index(here)]
    return [item for item, place in enumerate(item_at) if place == here]


def squares_with_tokens(state: YearState) -> int:
    """Every space on which a token lies, as a set."""
    found, square_at = 0, state.box.square_at
    for place in state.item_at:
        found |= square_at[place]
    return found


def give(state: YearState, seat: int, item: int, kind: str = "takes") -> None:
    """A token goes to a seat."""
    state.item_at[item] = v.FIRST_SEAT + seat
    note(state, kind, seat, 1, NO_CARD, NO_CARD, {"item": state.box.item_names[item]})


def lay(state: YearState, seat: int, item: int, space: int) -> None:
    """A token is put on a space; its owner may not take it again in this turn (R94, H82)."""
    state.item_at[item] = v.FIRST_SPACE + space
    state.put |= 1 << item
    names = state.box
    details = {"item": names.item_names[item], "space": names.space_names[space]}
    note(state, "puts", seat, 1, NO_CARD, NO_CARD, details)


def squares_of(state: YearState, board: int) -> list[int]:
    """The item squares of a board."""
    box = state.box
    return [space for space in spaces_of(box.item_squares) if box.boards[space] == board]
