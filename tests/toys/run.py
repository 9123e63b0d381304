"""The toy with a board, as the engine knows it: nothing but its rules, its words and its drawing."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from tests.toys import run_rules
from tests.toys.run_rules import (
    ENOUGH,
    FIELDS,
    QUESTIONS,
    STEPS,
    TURN,
    WORTH,
    YARD,
    Running,
    RunState,
    move_of,
)
from wandwright.engine.display.tables import Count as Number
from wandwright.engine.display.tables import Marker, Panel, Pawn, Section, Sign, Step, Track, draw_board
from wandwright.engine.matches.games import Game
from wandwright.engine.matches.options import Setup
from wandwright.engine.rules.rules import Rules
from wandwright.engine.state.chance import begin_chance
from wandwright.engine.state.events import Event
from wandwright.engine.state.state import State

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
    opening_events = frozenset({"rolls"})

    def make_rules(self) -> Rules:
        return Rules(STEPS, QUESTIONS, (run_rules,))

    def set_up(self, setup: Setup, script: dict[int, Any] | None = None) -> State:
        state = RunState()
        state.begin()
        begin_chance(state, setup.seed, self.streams, 0)
        state.script = script
        state.spaces = [YARD.number("gate")] * setup.seats
        state.stars = [0] * setup.seats
        state.active = 0
        state.turn = 0
        state.stack.append((TURN,))
        return state

    def event_text(self, event: Event, state: State) -> str:
        runner = f"Runner {(event.seat or 0) + 1}"
        if event.kind == "rolls":
            return f"{runner} rolled {event.amount}"
        return f"{runner} ran to the {str(event.details['to']).capitalize()}"

    def add_to_view(self, data: dict[str, Any], state: State, seat: int | None) -> None:
        """One walk to each space that the move can end on."""
        run = cast(RunState, state)
        data["walks"] = {}
        if run.question and run.outcome is None:
            question = cast(Running, run.question)
            found = YARD.walks(run.spaces[run.active], move_of(question))
            data["walks"] = {str(end): list(walk) for end, walk in found.items() if end in run.legal}

    def table(self, view: dict[str, Any]) -> tuple[Section, ...]:
        names = [f"Runner {seat + 1}" for seat in range(len(view["seats"]))]
        stars = [about["stars"] for about in view["seats"]]
        walks = {int(end): tuple(walk) for end, walk in view["walks"].items()}
        marks = {space: (Sign("★" * worth),) for space, worth in enumerate(WORTH) if worth}
        pawns = [Pawn(names[seat], YARD.number(about["space"]), seat) for seat, about in enumerate(view["seats"])]
        drawn = draw_board(YARD, "The yard", LABELS, pawns, walks, marks)
        drawn = replace(drawn, spaces=tuple(replace(space, answer=f"move {space.name}") for space in drawn.spaces))
        markers = tuple(Marker(names[seat], number, seat) for seat, number in enumerate(stars))
        track = Track("Stars", ENOUGH + 1, markers, steps=(Step(ENOUGH, "wins"),))
        panels = tuple(
            Panel(
                names[seat],
                seat=seat,
                marks=("active",) if seat == view["active"] and not view["outcome"] else (),
                counts=(Number("stars", number),),
            )
            for seat, number in enumerate(stars)
        )
        sections = [
            Section("turn", f"Turn {view['turn']}"),
            Section("board", "The yard", boards=(drawn,), tracks=(track,)),
            Section("players", "Runners", panels),
        ]
        if view["outcome"]:
            sections.append(Section("outcome", "The stars are gathered."))
        return tuple(sections)

    def rulebook(self) -> tuple[tuple[str, str, str], ...]:
        return (("R1", "Running", "Run exactly as far as you rolled; a tower may be stopped at early."),)

    def evaluate(self, state: State, seat: int) -> float:
        run = cast(RunState, state)
        return float(2 * run.stars[seat] - sum(run.stars))
