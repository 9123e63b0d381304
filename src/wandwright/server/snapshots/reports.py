"""Bug reports: a position as a scenario that `wandwright check` runs."""

from __future__ import annotations

import json
from typing import Any

import yaml

from wandwright.engine.encoding.encoding import write_frame, write_part
from wandwright.engine.matches.matches import Match
from wandwright.engine.state.fields import parts_of, path_at
from wandwright.engine.state.state import State
from wandwright.server.snapshots.exports import dealt_anew
from wandwright.server.snapshots.parts import log_lines
from wandwright.testkit.scenario import Scenario

LATEST_LINES = 40


def report(match: Match, seat: int) -> str:
    """What the seat knows of the position now, what can be done in it, and the last lines of the log."""
    guess = dealt_anew(match, seat)
    data: dict[str, Any] = {
        "name": "Something is wrong here",
        "game": match.game.name,
        "seats": match.setup.seats,
        "seed": 0,
        "options": json.loads(json.dumps(match.setup.options)),
        "given": given(guess),
    }
    # The expectation is what the rules say now; whoever reports a mistake changes it to what should be.
    data["expect"] = expectation(Scenario(data, "report").begin(match.game))
    comments = [f"# {line.text}" for line in log_lines(match, {seat}, 0)[-LATEST_LINES:]]
    head = [
        "# Say here what is wrong, and change `expect` to what should be. Run it with: wandwright check FILE",
        "# What seat " + str(seat) + " could not know was dealt anew. The last lines of the log:",
    ]
    return "\n".join([*head, *comments, yaml.safe_dump(data, sort_keys=False, allow_unicode=True, width=120)])


def given(match: Match) -> dict[str, Any]:
    """Every declared field by its path, and the pending work with the open question on top."""
    found, state = match.game, match.state
    paths: dict[str, Any] = {}
    for field in found.fields_in(state):
        for places, part in parts_of(field, getattr(state, field.name)):
            paths[path_at(field, places)] = write_part(found, state, field, part, True)
    paths["stack"] = pending(match, state)
    return json.loads(json.dumps(paths))  # type: ignore[no-any-return]


def pending(match: Match, state: State) -> list[Any]:
    """The next frame first. Questions open at the same time are on the stack already; a single one is put back."""
    frames = [write_frame(match.game.rules, frame) for frame in reversed(state.stack)]
    alone = bool(state.question) and bool(state.legal) and not state.held
    return [write_frame(match.game.rules, state.question), *frames] if alone else frames


def expectation(match: Match) -> dict[str, Any]:
    if match.outcome is not None:
        return {"outcome": match.outcome.reason}
    return {"legal": [action.notation for decision in match.waited_for() for action in decision.actions]}
