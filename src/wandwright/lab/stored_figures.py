"""Stored figures: how hard each set-up of a study was, as the lobby tells it before a match is begun."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from wandwright.engine.errors import WandwrightError
from wandwright.engine.matches.games import Game, game
from wandwright.lab.folders import StudyFolder, write
from wandwright.lab.intervals import wilson
from wandwright.lab.plans import Variation
from wandwright.lab.report.results import Results

Figure = dict[str, Any]
# Where and on how many cores it was played says nothing about what came out.
OF_THIS_MACHINE: Final = frozenset({"--out", "--workers", "--ray"})


class NoFigures(WandwrightError):
    """These can't be the figures of a game."""


def figures_of(results: Results) -> Iterator[Figure]:
    """A figure for each set-up: won by all together or by rivals, and how long it took."""
    plan = results.plan
    if plan["packs"]:
        raise NoFigures("This study was played with own cards; the figures of a game are of its own cards alone.")
    if any(name != plan["bots"][0] for name in plan["bots"]):
        raise NoFigures("This study was played by different bots; figures are of one bot in every seat.")
    found = game(plan["game"])
    for number, one in enumerate(results.variations):
        tally = results.tallies[number]
        turns, minutes = results.estimate(number, "turns"), results.estimate(number, "minutes")
        if not tally.matches:
            continue
        won = tally.together if tally.cooperative else None
        low, high = wilson(won or 0, tally.matches)
        yield {
            "seats": one.seats,
            "options": told_options(found, one),
            "bot": plan["bots"][0],
            "matches": tally.matches,
            "won": won,
            "low": None if won is None else round(low, 3),
            "high": None if won is None else round(high, 3),
            "turns": None if turns is None else round(turns.value, 1),
            "minutes": None if minutes is None else round(minutes.value, 1),
            "content": plan["content"],
            "rules": plan["rules"],
            "command": typed_anew(results.command),
        }


def typed_anew(command: str) -> str:
    """The command as anybody can type it, without what belongs to one machine."""
    words = shlex.split(command)
    kept = [
        word
        for before, word in zip(["", *words], words, strict=False)
        if word not in OF_THIS_MACHINE and (before not in OF_THIS_MACHINE or word.startswith("--"))
    ]
    return shlex.join(kept)


def told_options(found: Game, one: Variation) -> dict[str, Any]:
    """The options that are not as usual, and who plays whom where the game has settled it."""
    settled = found.setup(one.seats, 0, one.options).options
    told: dict[str, Any] = {}
    for option in found.options():
        value = settled[option.name] if option.many else one.options.get(option.name, option.default)
        if value != option.default:
            told[option.name] = list(value) if option.many else value
    return told


def keep_figures(study: Path, file: Path) -> int:
    """Write the figures of a study into the file, in the place of older ones of the same set-ups; says how many."""
    found = list(figures_of(Results(StudyFolder(study))))
    kept = {place_of(one): one for one in (*read_figures(file), *found)}
    lines = ",\n ".join(json.dumps(one, ensure_ascii=False) for _, one in sorted(kept.items()))
    write(file, f"[{lines}]\n".encode())
    return len(found)


def place_of(one: Mapping[str, Any]) -> str:
    return json.dumps([one["seats"], one["options"]], sort_keys=True)


def read_figures(file: Path) -> list[Figure]:
    """What the file holds; nothing where it is still to be made."""
    try:
        found: list[Figure] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else []
        if not all(isinstance(one, dict) and {"seats", "options"} <= one.keys() for one in found):
            raise ValueError("other things than figures")
    except (OSError, ValueError, TypeError) as problem:
        raise NoFigures(f"{file} holds no figures; name another file, or delete it.") from problem
    return found
