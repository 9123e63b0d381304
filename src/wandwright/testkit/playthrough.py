"""Golden playthroughs: the beginning of a match as readable text, kept in a file and compared with what is played now.

    python -m wandwright.testkit.playthrough            compares every file of tests/playthroughs
    python -m wandwright.testkit.playthrough --write    writes them anew from their own first lines

The lines above `---` say what is played (game, seats, seed, options, manner, decisions). To add a playthrough, write a
file with these lines only and run `--write`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any

import yaml

from wandwright.engine.errors import WandwrightError
from wandwright.engine.matches.games import game
from wandwright.engine.matches.matches import Match
from wandwright.testkit.trials import MANNERS, Chooser, Trial, choose

FOLDER = Path("tests", "playthroughs")
SEPARATOR = "---"
KEYS = {"game": str, "seats": int, "seed": int, "options": dict, "manner": str, "decisions": int}
HASH_LENGTH = 12


class BadPlaythrough(WandwrightError):
    """A playthrough file does not say what is to be played."""


class PlaythroughDiffers(WandwrightError):
    """A match is played differently now; the message shows the first different line."""


def read_header(path: Path) -> dict[str, Any]:
    """What a file says it plays."""
    text = path.read_text(encoding="utf-8").partition(f"\n{SEPARATOR}\n")[0]
    try:
        header = yaml.safe_load(text)
    except yaml.YAMLError as problem:
        raise BadPlaythrough(f"{path}: the lines above {SEPARATOR} can't be read: {problem}") from problem
    wrong = [key for key, kind in KEYS.items() if not isinstance(header, dict) or not isinstance(header.get(key), kind)]
    if wrong or set(header) != set(KEYS) or header["manner"] not in MANNERS:
        raise BadPlaythrough(
            f"{path}: the lines above {SEPARATOR} must give {', '.join(KEYS)} (manner: {' or '.join(MANNERS)})."
        )
    return dict(header)


def play(header: dict[str, Any]) -> str:
    """The whole text of a playthrough."""
    trial = Trial(game(header["game"]), header["seats"], header["options"], header["seed"], header["manner"])
    first = yaml.safe_dump(header, sort_keys=False, default_flow_style=None, allow_unicode=True, width=110)
    return first + SEPARATOR + "\n" + "\n".join(lines(trial, header["decisions"])) + "\n"


def lines(trial: Trial, most: int) -> Iterator[str]:
    """The match line by line: what happens, then each question with its answers, the answer, and what happens."""
    match = trial.start()
    chooser = Chooser(trial.seed)
    yield from event_lines(match, 0)
    for number in range(most):
        if not match.decisions:
            break
        yield ""
        yield from question_lines(match, number)
        action = choose(match, chooser, trial.manner)
        happened = match.event_count
        match.apply(action)
        reveals = " ".join(sorted(match.records[-1].reveals))
        yield f"> {action.seat}: {action.notation}" + (f"  [{reveals}]" if reveals else "")
        yield from event_lines(match, happened)
    yield ""
    yield outcome_line(match)


def question_lines(match: Match, number: int) -> Iterator[str]:
    """Every open question: its number, the hash of the position, who is asked what and why, and the legal answers."""
    yield f"#{number} {match.hash()[:HASH_LENGTH]}"
    for decision in match.decisions:
        why = [decision.kind, decision.rule, decision.source or "no card", *(["optional"] if decision.optional else [])]
        yield f"{decision.seat}: {decision.prompt} ({', '.join(why)})"
        yield f"   {' | '.join(action.notation for action in decision.actions)}"


def event_lines(match: Match, first: int) -> Iterator[str]:
    """What happened from one event on; a line that another brought about is set below it."""
    for event in match.events_from(first):
        yield ("  - " if event.cause is None else "    - ") + match.game.event_text(event, match.state)


def outcome_line(match: Match) -> str:
    outcome = match.outcome
    if outcome is None:
        return f"= the match goes on {match.hash()[:HASH_LENGTH]}"
    winners = ", ".join(map(str, outcome.winners)) or "nobody"
    return f"= {outcome.reason}, won by {winners} {match.hash()[:HASH_LENGTH]}"


def compare(path: Path) -> None:
    """PlaythroughDiffers unless the match is still played as the file says."""
    stored = path.read_text(encoding="utf-8").splitlines()
    played = play(read_header(path)).splitlines()
    for number, (old, new) in enumerate(zip_longest(stored, played), 1):
        if old != new:
            raise PlaythroughDiffers(
                f"{path}:{number}: the match is played differently now.\n  stored: {old}\n  played: {new}\n"
                "If that is wanted, write it anew: python -m wandwright.testkit.playthrough --write"
            )


def write(path: Path) -> None:
    """Play a file's match and write it down."""
    path.write_text(play(read_header(path)), encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare the files, or write them anew; 1 if one differs."""
    parser = argparse.ArgumentParser(prog="python -m wandwright.testkit.playthrough", description=__doc__)
    parser.add_argument("files", nargs="*", type=Path, help=f"playthroughs; without any, all of {FOLDER}")
    parser.add_argument("--write", action="store_true", help="write the files anew from their first lines")
    chosen = parser.parse_args(arguments)
    failed = 0
    for path in chosen.files or sorted(FOLDER.glob("*.txt")):
        try:
            (write if chosen.write else compare)(path)
        except (OSError, WandwrightError) as problem:
            sys.stderr.write(f"{problem}\n")
            failed = 1
        else:
            sys.stdout.write(f"{path}: {'written' if chosen.write else 'as stored'}\n")
    return failed


if __name__ == "__main__":
    sys.exit(main())
