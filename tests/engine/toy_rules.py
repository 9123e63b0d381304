"""The rules of a toy game for the tests of the engine: secret bids for prizes.

Every seat holds coins dealt from a shuffled purse. A prize is turned up, every seat bids a coin at the same time, the
highest coin takes the prize (where nobody has a coin left it is diced for), and its winner may look at the next prize.
When the prizes are used up the seat with the dearest prizes wins. The option `join` says how bids come together: all,
first (who bids first takes the prize) or independent (each bid is laid down at once).
"""

from __future__ import annotations

from typing import Final

from wandwright.engine.chance import pick
from wandwright.engine.fields import Field
from wandwright.engine.rules import ALL, FIRST, INDEPENDENT, Rules, together
from wandwright.engine.state import NO_CARD, NOBODY, Frame, State, finish
from wandwright.engine.views import Sight

REVEAL: Final = 2
AWARD: Final = 3
BID: Final = 4
LOOK: Final = 5

PRIZES: Final = 6
COINS: Final = 15
JOINS: Final = {"all": ALL, "first": FIRST, "independent": INDEPENDENT}
PURSE: Final = 0
DICE: Final = 1
NOTHING_LOOKED_AT: Final = -1


class ToyState(State):
    """Cards 0 to 5 are the prizes, the others the coins."""

    __slots__ = ("bids", "hand", "join", "looked", "prizes", "purse", "round", "spent", "table", "won")

    prizes: tuple[int, ...]
    table: tuple[int, ...]
    purse: tuple[int, ...]
    hand: list[tuple[int, ...]]
    bids: list[int]
    spent: list[tuple[int, ...]]
    won: list[tuple[int, ...]]
    looked: int
    round: int
    join: int

    def copy(self) -> ToyState:
        new = type(self).__new__(type(self))
        new.copy_base(self)
        new.prizes = self.prizes
        new.table = self.table
        new.purse = self.purse
        new.hand = self.hand[:]
        new.bids = self.bids[:]
        new.spent = self.spent[:]
        new.won = self.won[:]
        new.looked = self.looked
        new.round = self.round
        new.join = self.join
        return new


FIELDS: Final[tuple[Field, ...]] = (
    Field("prizes", "prizes", "pile", "count"),
    Field("table", "table", "pile", "all"),
    Field("purse", "purse", "pile", "count", mix="coins"),
    Field("hand", "seats.*.hand", "pile", "owner", mix="coins"),
    Field("bids", "seats.*.bid", "card", "all"),
    Field("spent", "seats.*.spent", "pile", "all"),
    Field("won", "seats.*.won", "pile", "all"),
    Field("looked", "looked", "number", "none"),
    Field("round", "round", "number", "all"),
    Field("join", "join", "word", "all", names=tuple(JOINS)),
)


def tell(state: State, kind: str, seat: int, card: int, source: int = NO_CARD) -> None:
    if state.events is not None:
        state.events.append((kind, seat, 1, card, source))


SIGHT: Final = Sight(FIELDS)


def value(card: int) -> int:
    """What a coin or a prize is worth."""
    return card + 1 if card < PRIZES else card - PRIZES + 1


def reveal(state: ToyState, frame: Frame) -> None:
    """Turn up a prize and ask for bids, or end the match."""
    seats = range(len(state.hand))
    if not state.prizes:
        scores = tuple(sum(value(card) for card in won) for won in state.won)
        finish(state, tuple(seat for seat in seats if scores[seat] == max(scores)), scores, "prizes_gone")
        return
    state.round += 1
    state.table = state.prizes[:1]
    state.prizes = state.prizes[1:]
    state.looked = NOTHING_LOOKED_AT
    state.revealed += 1
    tell(state, "turns_up", NOBODY, state.table[0])
    state.stack.append((AWARD,))
    state.stack.append(together(state.join, tuple((BID, seat, state.table[0]) for seat in seats)))


def list_bids(state: ToyState, question: Frame) -> list[int]:
    return sorted(state.hand[question[1]])


def answer_bid(state: ToyState, question: Frame, option: int) -> None:
    seat: int = question[1]
    state.hand[seat] = tuple(card for card in state.hand[seat] if card != option)
    state.bids[seat] = option
    tell(state, "bids", seat, option, question[2])


def award(state: ToyState, frame: Frame) -> None:
    """The highest coin takes the prize; where nobody bids, all seats are diced for."""
    best = max(state.bids)
    leaders = [seat for seat, bid in enumerate(state.bids) if bid == best]
    winner = leaders[pick(state, DICE, len(leaders))] if len(leaders) > 1 else leaders[0]
    prize = state.table[0]
    state.won[winner] += (prize,)
    state.table = ()
    tell(state, "wins", winner, prize, prize)
    for seat, bid in enumerate(state.bids):
        if bid != NO_CARD:
            state.spent[seat] += (bid,)
            state.bids[seat] = NO_CARD
    state.stack.append((REVEAL,))
    if state.prizes:
        state.stack.append((LOOK, winner, prize))


def list_looks(state: ToyState, question: Frame) -> list[int]:
    return [0, 1]


def answer_look(state: ToyState, question: Frame, option: int) -> None:
    if option:
        state.looked = question[1]
        state.revealed += 1
        tell(state, "looks", question[1], state.prizes[0], question[2])


def toy_rules() -> Rules:
    rules = Rules()
    rules.register_step(REVEAL, "reveal", reveal)
    rules.register_step(AWARD, "award", award)
    rules.register_question(BID, "bid", list_bids, answer_bid)
    rules.register_question(LOOK, "look", list_looks, answer_look, always=True)
    return rules
