"""Words about the pawn and its move: where it goes, what it fetches, how far it walks."""

from __future__ import annotations

from typing import Final

from wandwright.engine.words.word_types import Ask, Clause, always
from wandwright.engine.words.words import Word
from wandwright.games.year_at_hogwarts.chapters.castle import clause_fields as f
from wandwright.games.year_at_hogwarts.chapters.castle import gains
from wandwright.games.year_at_hogwarts.chapters.fights.truces import is_engaged
from wandwright.games.year_at_hogwarts.chapters.walking import flights, shapes, steps
from wandwright.games.year_at_hogwarts.chapters.walking.common_rooms import enter_common_room
from wandwright.games.year_at_hogwarts.state import YearState


def move_to(state: YearState, seat: int, source: int, clause: tuple[int, int]) -> None:
    """R48c, R124: the pawn is put there; a journey is over. Members in a mission fight stay."""
    _, space = clause
    if not is_engaged(state, seat):
        gains.put_on(state, seat, space, source)


def can_fetch(state: YearState, seat: int, clause: Clause) -> bool:
    return bool(flights.fetchable(state, seat))


def free_stop_this_turn(state: YearState, seat: int, source: int, clause: Clause) -> None:
    state.free_stop = 1


def movement_bonus(state: YearState, seat: int, source: int, clause: tuple[int, int]) -> None:
    """H91: several add up, each whole or not at all."""
    _, bonus = clause
    state.bonus = (*state.bonus, bonus)


def fly_to(state: YearState, seat: int, source: int, clause: tuple[int, int]) -> None:
    _, boards = clause
    state.stack.append(shapes.Flight(steps.FLY, seat, source, boards))


def common_room_choice(state: YearState, seat: int, source: int, clause: Clause) -> None:
    enter_common_room(state, seat)


# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("move_to", "the pawn is put on the space, without a fight or an effect", (f.SPACE,), move_to, can=always,
         worth=0.0),
    Word("take_item_token", "n Item tokens of own choice from squares of the board", (f.N, f.FROM),
         Ask(steps.FETCH, shapes.Fetching), can=can_fetch, worth=0.0),
    Word("free_stop_this_turn", "this turn the move may end early on any space whose name is written out", (),
         free_stop_this_turn, can=always, worth=0.0),
    Word("movement_bonus", "n steps may be added to the total of this turn", (f.N,), movement_bonus, can=always,
         worth=0.0),
    Word("fly_to", "the pawn goes to any space of the boards", (f.BOARDS,), fly_to, asks=True, can=always, worth=0.0),
    Word("common_room_choice", "draw an Action, Book, Potion or Spell card, or offer a player a swap of tokens", (),
         common_room_choice, asks=True, can=always, worth=0.0),
)
