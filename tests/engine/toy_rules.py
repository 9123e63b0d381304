"""The rules of a toy game for the tests of the engine: secret bids for prizes.

Every seat holds coins dealt from a shuffled purse. A prize is turned up, every seat bids a coin at the same time, the
highest coin takes the prize (where nobody has a coin left it is diced for), and its winner may look at the next prize.
When the prizes are used up the seat with the dearest prizes wins. The option `join` says how bids come together: all,
first (who bids first takes the prize) or independent (each bid is laid down at once).
"""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.answers import Cards, Fixed
from wandwright.engine.questions.lanes import ALL, FIRST, INDEPENDENT, together
from wandwright.engine.questions.questions import Plain, Question
from wandwright.engine.state.chance import roll
from wandwright.engine.state.events import note
from wandwright.engine.state.fields import Field
from wandwright.engine.state.state import NO_CARD, NOBODY, Frame, State, finish

REVEAL: Final = 2
AWARD: Final = 3
BID: Final = 4
LOOK: Final = 5

PRIZES: Final = 6
COINS: Final = 15
JOINS: Final = {"all": ALL, "first": FIRST, "independent": INDEPENDENT}
PURSE: Final = 0
DICE: Final = 1

STEPS: Final = {REVEAL: "reveal", AWARD: "award"}
QUESTIONS: Final = (
    Question(BID, "bid", Cards("bid"), rule="R1", secret="hand", shown=True),
    Question(LOOK, "look", Fixed((("pass", "label-pass"), ("look", "label-look"))), rule="R2", always=True),
)


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
    looked: list[tuple[int, ...]]
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
        new.looked = self.looked[:]
        new.round = self.round
        new.join = self.join
        return new


# A prize that its winner has looked at lies before the winner, face down, and is the next to be turned up.
FIELDS: Final[tuple[Field, ...]] = (
    Field("prizes", "prizes", "pile", "count", mix="prizes"),
    Field("table", "table", "pile", "all"),
    Field("purse", "purse", "pile", "count", mix="coins"),
    Field("hand", "seats.*.hand", "pile", "owner", mix="coins"),
    Field("bids", "seats.*.bid", "card", "all"),
    Field("spent", "seats.*.spent", "pile", "all"),
    Field("won", "seats.*.won", "pile", "all"),
    Field("looked", "seats.*.looked", "pile", "owner", mix="prizes"),
    Field("round", "round", "number", "all"),
    Field("join", "join", "word", "all", names=tuple(JOINS)),
)


def value(card: int) -> int:
    """What a coin or a prize is worth."""
    return card + 1 if card < PRIZES else card - PRIZES + 1


def next_prize(state: ToyState) -> int:
    """The prize that somebody has looked at, else the top one; NO_CARD if none is left."""
    for seat, cards in enumerate(state.looked):
        if cards:
            state.looked[seat] = ()
            return cards[0]
    if not state.prizes:
        return NO_CARD
    prize = state.prizes[0]
    state.prizes = state.prizes[1:]
    return prize


def reveal(state: ToyState, frame: Frame) -> None:
    """Turn up a prize and ask for bids, or end the match."""
    seats = range(len(state.hand))
    prize = next_prize(state)
    if prize == NO_CARD:
        scores = tuple(sum(value(card) for card in won) for won in state.won)
        finish(state, tuple(seat for seat in seats if scores[seat] == max(scores)), scores, "prizes_gone")
        return
    state.round += 1
    state.table = (prize,)
    state.revealed += 1
    note(state, "turns_up", NOBODY, 1, prize, NO_CARD)
    state.stack.append((AWARD,))
    state.stack.append(together(state.join, tuple(Plain(BID, seat, prize) for seat in seats)))


def list_bid(state: ToyState, question: Plain) -> list[int]:
    return sorted(state.hand[question.seat])


def answer_bid(state: ToyState, question: Plain, option: int) -> None:
    if option not in state.hand[question.seat]:
        return
    state.hand[question.seat] = tuple(card for card in state.hand[question.seat] if card != option)
    state.bids[question.seat] = option
    note(state, "bids", question.seat, 1, option, question.source)


def award(state: ToyState, frame: Frame) -> None:
    """The highest coin takes the prize; where nobody bids, all seats are diced for."""
    best = max(state.bids)
    leaders = [seat for seat, bid in enumerate(state.bids) if bid == best]
    winner = leaders[roll(state, DICE, len(leaders))] if len(leaders) > 1 else leaders[0]
    prize = state.table[0]
    state.won[winner] += (prize,)
    state.table = ()
    note(state, "wins", winner, 1, prize, prize)
    for seat, bid in enumerate(state.bids):
        if bid != NO_CARD:
            state.spent[seat] += (bid,)
            state.bids[seat] = NO_CARD
    state.stack.append((REVEAL,))
    if state.prizes:
        state.stack.append(Plain(LOOK, winner, prize))


def list_look(state: ToyState, question: Plain) -> list[int]:
    return [0, 1]


def answer_look(state: ToyState, question: Plain, option: int) -> None:
    if option:
        state.looked[question.seat] = state.prizes[:1]
        state.prizes = state.prizes[1:]
        state.revealed += 1
        note(state, "looks", question.seat, 1, state.looked[question.seat][0], question.source)
