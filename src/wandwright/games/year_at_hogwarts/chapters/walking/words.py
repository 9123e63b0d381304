"""Words of spaces, tokens and most cards: cards drawn, points, PV, powder, where a pawn goes, what a turn allows."""

from __future__ import annotations

from typing import Final

from wandwright.engine.meanings import Ask, Clause
from wandwright.engine.words import Word
from wandwright.games.year_at_hogwarts.chapters.castle import clause_fields as f
from wandwright.games.year_at_hogwarts.chapters.castle import gains
from wandwright.games.year_at_hogwarts.chapters.fights.fighters import softened
from wandwright.games.year_at_hogwarts.chapters.fights.truces import is_engaged
from wandwright.games.year_at_hogwarts.chapters.walking import flights, shapes, steps
from wandwright.games.year_at_hogwarts.chapters.walking.trades import enter_common_room
from wandwright.games.year_at_hogwarts.state import YearState


def draw(state: YearState, seat: int, source: int, clause: tuple[int, int, int]) -> None:
    _, deck, amount = clause
    gains.draw(state, seat, deck, amount, source)


def gain_points(state: YearState, seat: int, source: int, clause: tuple[int, int]) -> None:
    gains.change_points(state, seat, clause[1], source)


def lose_points(state: YearState, seat: int, source: int, clause: tuple[int, int]) -> None:
    gains.change_points(state, seat, -clause[1], source)


def gain_pv(state: YearState, seat: int, source: int, clause: tuple[int, int]) -> None:
    gains.gain_pv(state, seat, clause[1], source)


def lose_pv(state: YearState, seat: int, source: int, clause: tuple[int, int, int]) -> None:
    _, amount, floor = clause
    gains.lose_pv(state, seat, softened(state, seat, amount), floor, source)


def raise_pv_to(state: YearState, seat: int, source: int, clause: tuple[int, int]) -> None:
    if state.pv[seat] < clause[1]:
        gains.gain_pv(state, seat, clause[1] - state.pv[seat], source)


def gain_floo(state: YearState, seat: int, source: int, clause: tuple[int, int]) -> None:
    gains.gain_floo(state, seat, clause[1], source)


def gain_portkey(state: YearState, seat: int, source: int, clause: tuple[int, int]) -> None:
    gains.gain_portkeys(state, seat, clause[1], source)


def move_to(state: YearState, seat: int, source: int, clause: tuple[int, int]) -> None:
    """R48c, R124: the pawn is put there; a journey is over. Members in a mission fight stay."""
    if not is_engaged(state, seat):
        gains.put_on(state, seat, clause[1], source)


def skip_turn(state: YearState, seat: int, source: int, clause: tuple[int, int]) -> None:
    state.lost_turns[seat] += clause[1]


def extra_turn(state: YearState, seat: int, source: int, clause: Clause) -> None:
    """R102: it follows this one."""
    state.again = 1


def free_stop_this_turn(state: YearState, seat: int, source: int, clause: Clause) -> None:
    state.free_stop = 1


def movement_bonus(state: YearState, seat: int, source: int, clause: tuple[int, int]) -> None:
    """H91: several add up, each whole or not at all."""
    state.bonus = (*state.bonus, clause[1])


def fly_to(state: YearState, seat: int, source: int, clause: tuple[int, int]) -> None:
    state.stack.append(shapes.Flight(steps.FLY, seat, source, clause[1]))


def common_room_choice(state: YearState, seat: int, source: int, clause: Clause) -> None:
    enter_common_room(state, seat)


def can_fetch(state: YearState, seat: int, clause: Clause) -> bool:
    return bool(flights.fetchable(state, seat))


# fmt: off
WORDS: Final[tuple[Word, ...]] = (
    Word("draw", "n cards of the deck go to the hand; fewer if it runs out",
         (f.DECK.needed("book", "potion", "spell"), f.N), draw),
    Word("gain_points", "n House Cup points more", (f.N,), gain_points),
    Word("lose_points", "n House Cup points fewer, never under 0", (f.N,), lose_points),
    Word("gain_pv", "n PV more, without an upper limit", (f.N,), gain_pv),
    Word("lose_pv", "n PV fewer, never under floor", (f.N, f.FLOOR), lose_pv),
    Word("raise_pv_to", "PV below n become n", (f.N,), raise_pv_to),
    Word("gain_floo", "n Floo Powder from the supply", (f.N,), gain_floo),
    Word("gain_portkey", "n Portkeys from the supply", (f.N,), gain_portkey),
    Word("move_to", "the pawn is put on the space, without a fight or an effect", (f.SPACE,), move_to),
    Word("skip_turn", "the next n turns are lost", (f.N,), skip_turn),
    Word("extra_turn", "another turn follows this one", (), extra_turn),
    Word("take_item_token", "n Item tokens of own choice from squares of the board", (f.N, f.FROM),
         Ask(steps.FETCH, shapes.Fetching), can=can_fetch),
    Word("free_stop_this_turn", "this turn the move may end early on any space whose name is written out", (),
         free_stop_this_turn),
    Word("movement_bonus", "n steps may be added to the total of this turn", (f.N,), movement_bonus),
    Word("fly_to", "the pawn goes to any space of the boards", (f.BOARDS,), fly_to, asks=True),
    Word("common_room_choice", "draw an Action, Book, Potion or Spell card, or offer a player a swap of tokens", (),
         common_room_choice, asks=True),
)
