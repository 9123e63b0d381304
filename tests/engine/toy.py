"""The toy game of toy_rules as the engine knows it: proof that another game needs no change of the engine."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from tests.engine.toy_rules import (
    BID,
    COINS,
    FIELDS,
    JOINS,
    LOOK,
    NOTHING_LOOKED_AT,
    PRIZES,
    PURSE,
    REVEAL,
    SIGHT,
    ToyState,
    list_bids,
    toy_rules,
    value,
)
from wandwright.engine.chance import first_number, shuffle
from wandwright.engine.errors import UnknownCard, nearest
from wandwright.engine.events import Event
from wandwright.engine.games import Game
from wandwright.engine.options import Option, Setup
from wandwright.engine.rules import TOGETHER
from wandwright.engine.state import NO_CARD, Frame, State
from wandwright.engine.tables import Count, Panel, Section

IDS = [f"prize_{value(card)}" if card < PRIZES else f"coin_{value(card)}" for card in range(PRIZES + COINS)]


class Toy(Game):
    """The toy as the engine knows it."""

    name = "toy"
    title = "Toy"
    summary = "Bid coins for prizes."
    fewest_seats = 2
    most_seats = 4
    usual_seats = 2
    fields = FIELDS
    seeing = SIGHT
    streams = ("purse", "dice")
    aside = "purse"
    opening_events = frozenset({"turns_up"})
    verbs = frozenset({"bid", "look", "pass"})

    def __init__(self) -> None:
        self.rules = toy_rules()

    @property
    def content_hash(self) -> str:
        return "toy content"

    def options(self) -> tuple[Option, ...]:
        return (
            Option("join", "How bids come together.", "all", ("all", "first", "independent")),
            Option("coins", "How many coins each seat is dealt.", 2, low=1, high=3),
            Option("colours", "The colours of the seats.", (), values=("red", "blue", "green", "grey"), many=True),
        )

    def with_packs(self, directories: tuple[Path, ...]) -> Game:
        return self

    def complete_setup(self, seats: int | None, options: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        return seats or self.usual_seats, options

    def set_up(self, setup: Setup, script: dict[int, Any] | None = None) -> State:
        state = ToyState()
        state.begin()
        state.streams = [first_number(setup.seed, name) for name in self.streams]
        state.script = script
        state.prizes = shuffle(state, PURSE, tuple(range(PRIZES)), range(PRIZES))
        purse = shuffle(state, PURSE, tuple(range(PRIZES, PRIZES + COINS)), range(PRIZES + COINS))
        coins = setup.options["coins"]
        state.hand = [purse[seat * coins : (seat + 1) * coins] for seat in range(setup.seats)]
        state.purse = purse[setup.seats * coins :]
        state.bids = [NO_CARD] * setup.seats
        state.spent = [()] * setup.seats
        state.won = [()] * setup.seats
        state.table = ()
        state.looked = NOTHING_LOOKED_AT
        state.round = 0
        state.join = JOINS[setup.options["join"]]
        state.stack.append((REVEAL,))
        return state

    def settle(self, state: State) -> None:
        """Nothing in this game follows from the zones."""

    def card_id(self, state: State, card: int) -> str:
        return IDS[card]

    def copy_number(self, state: State, card: int) -> int:
        return 1

    def cards_with_id(self, state: State, text: str) -> tuple[int, ...]:
        known = {self.card_id(state, card): card for card in range(PRIZES + COINS)}
        if text not in known:
            raise UnknownCard(f"There is no card {text!r}. {nearest(text, known)}")
        return (known[text],)

    def scripted_result(self, state: State, stream: str, value: Any) -> Any:
        if isinstance(value, int):
            return value
        return tuple(self.cards_with_id(state, text)[0] for text in value)

    def notation(self, state: State, question: Frame, option: int) -> str:
        if question[0] == LOOK:
            return ("pass", "look")[option]
        return f"bid {self.card_id(state, option)}"

    def label(self, state: State, question: Frame, option: int) -> str:
        return self.notation(state, question, option).capitalize()

    def option_card(self, state: State, question: Frame, option: int) -> str | None:
        return self.card_id(state, option) if question[0] == BID else None

    def prompt(self, state: State, question: Frame, *, secret: bool = False) -> str:
        return f"Seat {question[1]}: " + ("bid a coin." if question[0] == BID else "look at the next prize?")

    def source(self, state: State, question: Frame) -> str | None:
        return self.card_id(state, question[2])

    def rule(self, state: State, question: Frame) -> str:
        return "R1" if question[0] == BID else "R2"

    def pick(self, state: State, question: Frame) -> dict[str, Any]:
        return {"count": 1, "chosen": []}

    def is_secret(self, state: State, question: Frame) -> bool:
        return bool(question[0] == BID)

    def is_secret_answer(self, state: State, question: Frame) -> bool:
        return False

    def is_secret_event(self, state: State, kind: str) -> bool:
        return kind == "looks"

    def event_text(self, event: Event, state: State) -> str:
        return f"{event.kind} {event.card or '?'}"

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        toy = cast(ToyState, state)
        next_prize = self.card_id(toy, toy.prizes[0]) if seat is not None and toy.looked == seat else None
        outcome = None if toy.outcome is None else toy.outcome.reason
        return {**self.seeing.see(toy, IDS, seat), "next": next_prize, "outcome": outcome}

    def table(self, view: dict[str, Any]) -> tuple[Section, ...]:
        panels = tuple(
            Panel(f"Seat {seat}", seat=seat, counts=(Count("won", len(about["won"])),))
            for seat, about in enumerate(view["seats"])
        )
        return (Section("players", "Seats", panels), Section("turn", f"Round {view['round']}"))

    def card_text(self, card_id: str) -> tuple[str, ...]:
        kind, _, worth = card_id.partition("_")
        return (card_id, kind, f"It is worth {worth}.")

    def rule_text(self, rule: str) -> str:
        return next(text for number, _, text in self.rulebook() if number == rule)

    def rulebook(self) -> tuple[tuple[str, str, str], ...]:
        return (("R1", "Bids", "Every seat bids a coin."), ("R2", "Bids", "The winner may look at the next prize."))

    def determinize(self, state: State, seat: int, key: int) -> State:
        """The own hand and a looked-at prize stay; every other hidden card lies anew."""
        new = cast(ToyState, state).copy()
        new.script = None
        new.streams = [first_number(key, f"{seat}:{name}") for name in self.streams]
        known = 1 if new.looked == seat else 0
        kinds = range(PRIZES + COINS)
        new.prizes = new.prizes[:known] + shuffle(new, PURSE, tuple(sorted(new.prizes[known:])), kinds)
        others = [owner for owner in range(len(new.hand)) if owner != seat]
        hidden = tuple(sorted([*new.purse, *(card for owner in others for card in new.hand[owner])]))
        hidden = shuffle(new, PURSE, hidden, kinds)
        for owner in others:
            size = len(new.hand[owner])
            new.hand[owner], hidden = hidden[:size], hidden[size:]
        new.purse = hidden
        self.guess_answers(new, seat)
        return new

    def guess_answers(self, state: ToyState, seat: int) -> None:
        """Bids of others that are not laid down yet are hidden too; so are the coins they may choose from."""
        state.others = tuple(
            (question, tuple(list_bids(state, question)) if question[1] != seat else options)
            for question, options in state.others
        )
        if state.held and state.question[1] != seat:
            state.options = list_bids(state, state.question)
        if state.held and state.stack[-1][0] == TOGETHER:
            step, join, questions, given, *rest = state.stack[-1]
            guessed = tuple(
                (question, option if question[1] == seat else state.hand[question[1]][0]) for question, option in given
            )
            state.stack[-1] = (step, join, questions, guessed, *rest)

    def evaluate(self, state: State, seat: int) -> float:
        return float(sum(value(card) for card in cast(ToyState, state).won[seat]))

    def bench_setups(self) -> tuple[tuple[str, int, dict[str, Any]], ...]:
        return (("two seats", 2, {}),)
