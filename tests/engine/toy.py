"""The toy game of toy_rules as the engine knows it: proof that another game needs no change of the engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

from tests.engine import toy_rules
from tests.engine.toy_rules import COINS, FIELDS, JOINS, PRIZES, PURSE, QUESTIONS, REVEAL, STEPS, ToyState, value
from wandwright.engine.display.tables import Count, Panel, Section
from wandwright.engine.matches.games import Game
from wandwright.engine.matches.options import Option, Setup
from wandwright.engine.rules.rules import Rules
from wandwright.engine.state.chance import begin_chance, shuffle
from wandwright.engine.state.state import NO_CARD, State

IDS = tuple(f"prize_{value(card)}" if card < PRIZES else f"coin_{value(card)}" for card in range(PRIZES + COINS))


class Toy(Game):
    """The toy as the engine knows it."""

    name = "toy"
    title = "Toy"
    summary = "Bid coins for prizes."
    fewest_seats = 2
    most_seats = 4
    usual_seats = 2
    fields = FIELDS
    streams = ("purse", "dice")
    aside = "purse"
    opening_events = frozenset({"turns_up"})
    secret_events: ClassVar[Mapping[str, str]] = {"looks": "looked"}
    texts: ClassVar[Mapping[str, str]] = {
        "prompt-bid": "{who}: bid a coin.",
        "prompt-look": "{who}: look at the next prize?",
        "label-bid": "Bid {card}",
        "label-pass": "Pass",
        "label-look": "Look",
        "label-nothing": "Nothing",
        "event-turns-up": "{card} is turned up",
        "event-bids": "{who} bids {card}",
        "event-wins": "{who} wins {card}",
        "event-looks": "{who} looks at {card}",
    }

    def make_rules(self) -> Rules:
        return Rules(STEPS, QUESTIONS, (toy_rules,))

    @property
    def content_hash(self) -> str:
        return "toy content"

    def options(self) -> tuple[Option, ...]:
        return (
            Option("join", "How bids come together.", "all", ("all", "first", "independent")),
            Option("coins", "How many coins each seat is dealt.", 2, low=1, high=3),
            Option("colours", "The colours of the seats.", (), values=("red", "blue", "green", "grey"), many=True),
        )

    def set_up(self, setup: Setup, script: dict[int, Any] | None = None) -> State:
        state = ToyState()
        state.begin()
        begin_chance(state, setup.seed, self.streams, PRIZES + COINS)
        state.script = script
        state.prizes = shuffle(state, PURSE, tuple(range(PRIZES)), range(PRIZES))
        purse = shuffle(state, PURSE, tuple(range(PRIZES, PRIZES + COINS)), range(PRIZES + COINS))
        coins = setup.options["coins"]
        state.hand = [purse[seat * coins : (seat + 1) * coins] for seat in range(setup.seats)]
        state.purse = purse[setup.seats * coins :]
        state.bids = [NO_CARD] * setup.seats
        state.spent = [()] * setup.seats
        state.won = [()] * setup.seats
        state.looked = [()] * setup.seats
        state.table = ()
        state.round = 0
        state.join = JOINS[setup.options["join"]]
        state.stack.append((REVEAL,))
        return state

    def ids(self, state: State) -> Sequence[str]:
        return IDS

    def table(self, view: dict[str, Any]) -> tuple[Section, ...]:
        panels = tuple(
            Panel(f"Seat {seat}", seat=seat, counts=(Count("won", len(about["won"])),))
            for seat, about in enumerate(view["seats"])
        )
        return (Section("players", "Seats", panels), Section("turn", f"Round {view['round']}"))

    def card_text(self, card_id: str) -> tuple[str, ...]:
        kind, _, worth = card_id.partition("_")
        return (card_id, kind, f"It is worth {worth}.")

    def rulebook(self) -> tuple[tuple[str, str, str], ...]:
        return (("R1", "Bids", "Every seat bids a coin."), ("R2", "Bids", "The winner may look at the next prize."))

    def evaluate(self, state: State, seat: int) -> float:
        return float(sum(value(card) for card in cast(ToyState, state).won[seat]))
