"""The toy with a board, as the engine knows it: nothing but its rules, its words and its drawing."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from tests.toys.run_rules import ENOUGH, FIELDS, TURN, WORTH, YARD, RunState, move_of, run_rules
from wandwright.engine.chance import first_number
from wandwright.engine.errors import UnknownCard
from wandwright.engine.events import Event
from wandwright.engine.games import Game
from wandwright.engine.options import Option, Setup
from wandwright.engine.state import Frame, State
from wandwright.engine.tables import Count as Number
from wandwright.engine.tables import Marker, Panel, Pawn, Section, Sign, Step, Track, draw_board
from wandwright.engine.views import outcome_view

LABELS = tuple(name.capitalize() for name in YARD.names)


class Run(Game):
    """Gather stars in the castle yard."""

    name = "run"
    title = "The Yard Run"
    summary = "Roll, run exactly so far, gather stars."
    fewest_seats = 2
    most_seats = 4
    usual_seats = 2
    fields = FIELDS
    streams = ("die",)
    aside = ""
    opening_events = frozenset({"rolls"})
    verbs = frozenset({"move"})

    def __init__(self) -> None:
        self.rules = run_rules()

    @property
    def content_hash(self) -> str:
        return "run content"

    def options(self) -> tuple[Option, ...]:
        return ()

    def with_packs(self, directories: tuple[Path, ...]) -> Game:
        return self

    def complete_setup(self, seats: int | None, options: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        return seats or self.usual_seats, options

    def set_up(self, setup: Setup, script: dict[int, Any] | None = None) -> State:
        state = RunState()
        state.begin()
        state.streams = [first_number(setup.seed, name) for name in self.streams]
        state.script = script
        state.spaces = [YARD.number("gate")] * setup.seats
        state.stars = [0] * setup.seats
        state.active = 0
        state.turn = 0
        state.stack.append((TURN,))
        return state

    def settle(self, state: State) -> None:
        """Nothing follows from where the pawns are."""

    def card_id(self, state: State, card: int) -> str:
        raise UnknownCard("This game has no cards.")

    def copy_number(self, state: State, card: int) -> int:
        return 1

    def cards_with_id(self, state: State, text: str) -> tuple[int, ...]:
        raise UnknownCard("This game has no cards.")

    def scripted_result(self, state: State, stream: str, value: Any) -> Any:
        return value

    def notation(self, state: State, question: Frame, option: int) -> str:
        return f"move {YARD.names[option]}"

    def label(self, state: State, question: Frame, option: int) -> str:
        stars = WORTH[option]
        reward = f" ({stars} {'star' if stars == 1 else 'stars'})" if stars else ""
        return f"Run to the {LABELS[option]}{reward}"

    def option_card(self, state: State, question: Frame, option: int) -> str | None:
        return None

    def prompt(self, state: State, question: Frame, *, secret: bool = False) -> str:
        return f"Runner {question[1] + 1}: you rolled {question[2]}. Where do you end?"

    def source(self, state: State, question: Frame) -> str | None:
        return None

    def rule(self, state: State, question: Frame) -> str:
        return "R1"

    def pick(self, state: State, question: Frame) -> dict[str, Any]:
        return {"count": 1, "chosen": []}

    def is_secret(self, state: State, question: Frame) -> bool:
        return False

    def is_secret_event(self, state: State, kind: str) -> bool:
        return False

    def event_text(self, event: Event, state: State) -> str:
        runner = f"Runner {(event.seat or 0) + 1}"
        if event.kind == "rolls":
            return f"{runner} rolled {event.amount}"
        return f"{runner} ran to the {LABELS[event.amount]}"

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        run = cast(RunState, state)
        walks: dict[str, list[int]] = {}
        if run.question and run.outcome is None:
            found = YARD.walks(run.spaces[run.active], move_of(run, run.question))
            walks = {str(end): list(walk) for end, walk in found.items() if end in run.options}
        return {
            "game": self.name,
            "seat": seat,
            "turn": run.turn,
            "active": run.active,
            "spaces": run.spaces[:],
            "stars": run.stars[:],
            "walks": walks,
            "outcome": outcome_view(run),
        }

    def table(self, view: dict[str, Any]) -> tuple[Section, ...]:
        names = [f"Runner {seat + 1}" for seat in range(len(view["stars"]))]
        walks = {int(end): tuple(walk) for end, walk in view["walks"].items()}
        marks = {space: (Sign("★" * stars),) for space, stars in enumerate(WORTH) if stars}
        pawns = [Pawn(names[seat], space, seat) for seat, space in enumerate(view["spaces"])]
        drawn = draw_board(YARD, "The yard", LABELS, pawns, walks, marks)
        drawn = drawn._replace(spaces=tuple(space._replace(answer=f"move {space.name}") for space in drawn.spaces))
        markers = tuple(Marker(names[seat], stars, seat) for seat, stars in enumerate(view["stars"]))
        track = Track("Stars", ENOUGH + 1, markers, steps=(Step(ENOUGH, "wins"),))
        panels = tuple(
            Panel(
                names[seat],
                seat=seat,
                marks=("active",) if seat == view["active"] and not view["outcome"] else (),
                counts=(Number("stars", stars),),
            )
            for seat, stars in enumerate(view["stars"])
        )
        sections = [
            Section("turn", f"Turn {view['turn']}"),
            Section("board", "The yard", boards=(drawn,), tracks=(track,)),
            Section("players", "Runners", panels),
        ]
        if view["outcome"]:
            sections.append(Section("outcome", "The stars are gathered."))
        return tuple(sections)

    def card_text(self, card_id: str) -> tuple[str, ...]:
        raise UnknownCard("This game has no cards.")

    def rule_text(self, rule: str) -> str:
        return next(text for number, _, text in self.rulebook() if number == rule)

    def rulebook(self) -> tuple[tuple[str, str, str], ...]:
        return (("R1", "Running", "Run exactly as far as you rolled; a tower may be stopped at early."),)

    def determinize(self, state: State, seat: int, key: int) -> State:
        """Nothing is hidden but the rolls to come."""
        new = cast(RunState, state).copy()
        new.script = None
        new.streams = [first_number(key, f"{seat}:{name}") for name in self.streams]
        return new

    def evaluate(self, state: State, seat: int) -> float:
        run = cast(RunState, state)
        return float(2 * run.stars[seat] - sum(run.stars))

    def bench_setups(self) -> tuple[tuple[str, int, dict[str, Any]], ...]:
        return (("two seats", 2, {}),)
