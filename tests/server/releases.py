"""Another release of the package: a copy in which a card, the rules or the version is another."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import wandwright
from tests.server.processes import environment

PACKAGE = Path(wandwright.__file__).parent
SAVE = (
    "import json, sys; from wandwright.testkit.scenario import Scenario; "
    "match = Scenario(json.loads(sys.argv[1]), 'prepared').begin(); "
    "[match.apply(notation) for notation in json.loads(sys.argv[2])]; print(match.save())"
)


class Release:
    """A copy of the package that can be changed and run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(
            PACKAGE, folder / "wandwright", ignore=shutil.ignore_patterns("__pycache__", "static", "*.so", "*.pyd")
        )

    def change(self, file: str, before: str, after: str) -> None:
        """Another text in a file of the package; it has to be there once."""
        path = self.folder / "wandwright" / file
        text = path.read_text(encoding="utf-8")
        assert text.count(before) == 1, f"{before!r} in {file}"
        path.write_text(text.replace(before, after), encoding="utf-8")

    def save(self, document: dict[str, Any], play: tuple[str, ...]) -> str:
        """A match of this release: a position, and what was played from there."""
        command = [sys.executable, "-c", SAVE, json.dumps(document), json.dumps(play)]
        run = subprocess.run(command, check=True, capture_output=True, text=True, env=environment(self.folder))
        return run.stdout.strip()


class Correction(NamedTuple):
    """A card whose number is corrected while its effect waits for an answer, and what the answer brings by either."""

    game: str
    card: str
    file: str
    before: str
    after: str
    document: dict[str, Any]
    play: tuple[str, ...]
    answer: str
    path: tuple[str, ...]
    old: Any
    new: Any


HEDWIG = """  - id: hedwig
    name: Hedwig
    kind: starting
    type: ally
    game: 1
    copies: 1
    hero: harry
    cost: 0
    tags: [owl]
    effect:
      - {choose: 1, options: [[{do: gain_attack, n: 1}], ["""
BATTLE = Correction(
    game="hogwarts-battle",
    card="hedwig",
    file="games/hogwarts_battle/pack/cards.yaml",
    before=f"{HEDWIG}{{do: gain_health, n: 2}}]]}}",
    after=f"{HEDWIG}{{do: gain_health, n: 4}}]]}}",
    document={
        "game": "hogwarts-battle",
        "options": {"game": 1, "heroes": ["harry", "ron"]},
        "given": {
            "heroes.0.health": 5,
            "heroes.0.hand": ["hedwig", "alohomora_harry"],
            "dark_arts.deck": ["petrification"],
            "villains.active": ["crabbe_and_goyle"],
        },
    },
    play=("play hedwig",),
    answer="choose 2",
    path=("heroes", "0", "health"),
    old=6,
    new=8,
)
RISING = Correction(
    game="death-eaters-rising",
    card="heal_two_from_one",
    file="games/death_eaters_rising/pack/cards.yaml",
    before="- {do: heal, n: 2, wizards: 1, target: any_wizard}\n    confidence: medium",
    after="- {do: heal, n: 3, wizards: 1, target: any_wizard}\n    confidence: medium",
    document={
        "game": "death-eaters-rising",
        "seats": 2,
        "given": {
            "turn": 1,
            "mission": "ministry_of_magic",
            "stack": [["take_pool"]],
            "characters": ["luna_lovegood", "draco_malfoy", "lucius_malfoy"],
            "damage": {"harry_potter": 4, "nymphadora_tonks": 4},
            "teams.0.tokens": ["heal_two_from_one"],
        },
        "chance": {"dice": ["courage", "courage", "loyalty", "friendship"]},
    },
    play=("roll", "cast heal_two_from_one"),
    answer="heal harry_potter",
    path=("damage",),
    old=[2, 4],
    new=[1, 4],
)
