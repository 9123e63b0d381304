"""Own scenarios: a file of a pack, chosen by its id, refused with a sentence where it is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

import wandwright as ww
from wandwright.content.editions import read_edition, write_edition
from wandwright.content.mistakes import PackError
from wandwright.engine.rules.rollout import random_playout

OWN: dict[str, Any] = {
    "id": "short-evening",
    "sets": ["game1", "game2", "monster-box-1"],
    "locations": ["diagon_alley_location", "mirror_of_erised_location"],
    "active_foes": 2,
    "foes": {"named": ["troll", "draco_malfoy"], "random": 2, "pool_sets": ["game1", "monster-box-1"]},
    "trials": ["encounter_peskipiksi_pesternomi"],
    "hero_card": "game3",
    "heroes": "2-5",
}


def pack(folder: Path, **changes: Any) -> Path:
    """A pack with one scenario and no cards."""
    folder.mkdir(exist_ok=True)
    (folder / "scenarios.yaml").write_text(yaml.safe_dump({"scenarios": [{**OWN, **changes}]}), encoding="utf-8")
    return folder


def test_an_own_scenario_is_played_by_its_id(tmp_path: Path) -> None:
    game = ww.game("hogwarts-battle", (pack(tmp_path / "own"),))
    match = game.start(seats=5, seed=4, options={"scenario": "short-evening"})
    again = ww.load(match.save(), packs=(str(tmp_path / "own"),))
    assert again.hash() == match.hash()
    assert random_playout(game.rules, match.state, 3) > 0
    assert match.state.outcome is not None


def test_a_changed_scenario_is_other_content(tmp_path: Path) -> None:
    first = ww.game("hogwarts-battle", (pack(tmp_path / "one"),))
    second = ww.game("hogwarts-battle", (pack(tmp_path / "two", active_foes=1),))
    assert len({first.content_hash, second.content_hash, ww.game("hogwarts-battle").content_hash}) == 3


def test_a_kept_edition_keeps_own_scenarios(tmp_path: Path) -> None:
    """Without its pack a table could not go on, nor a save be opened by whoever has the edition."""
    game = ww.game("hogwarts-battle", (pack(tmp_path / "own", note="for Friday"),))
    kept = ww.game("hogwarts-battle").with_records(read_edition(write_edition(game.records())))
    assert kept.content_hash == game.content_hash
    match = game.start(seats=2, seed=4, options={"scenario": "short-evening"})
    assert kept.start(seats=2, seed=4, options={"scenario": "short-evening"}).hash() == match.hash()
    again = ww.load(match.save(), editions=lambda name, content: kept if content == game.content_hash else None)
    assert again.hash() == match.hash()
    assert kept.records() == game.records()


def test_a_corrected_note_spoils_no_save(tmp_path: Path) -> None:
    first = ww.game("hogwarts-battle", (pack(tmp_path / "one", note="for Friday"),))
    second = ww.game("hogwarts-battle", (pack(tmp_path / "two", note="for Saturday"),))
    assert first.content_hash == second.content_hash


WRITTEN = """\
cards: []
scenarios:
  - id: short-evening
    sets: [game1]
    locations:
      - diagon_alley_location
      - diagon_aley_location
    active_foes: 4
    foes: {named: [draco_malfoy]}
    hero_card: game1
    heroes: 2-4
"""


@pytest.mark.parametrize(
    ("change", "places"),
    [
        (("", ""), ["8: short-evening: `active_foes` is a number from 1 to 3 (allowed: 1 to 3)"]),
        (("foes: 4", "foes: 1"), ["7: short-evening: there is no card `diagon_aley_location`; did you mean"]),
        (
            ("    sets: [game1]\n", ""),
            ["3: short-evening: `sets` is missing; add it", "7: short-evening: `active_foes`"],
        ),
        (
            ("{named: [draco_malfoy]}", "none"),
            ["3: short-evening: a scenario is a group of fields, and its `foes` too"],
        ),
        (
            ("  - id: short-evening", "  - 7\n  - id: x"),
            ["3: scenario 1: a scenario is a group of fields", "9: x: `act"],
        ),
        (("heroes: 2-4\n", "heroes: 2-4\n    heroes: 2-3\n"), ["12: short-evening: `heroes` is written twice"]),
        (("cards: []\nscenarios:\n  -", "cards: []\nscenarios:\n   "), ["2: `scenarios` has to be a list"]),
    ],
)
def test_a_mistake_names_file_and_line(tmp_path: Path, change: tuple[str, str], places: list[str]) -> None:
    (tmp_path / "evening.yaml").write_text(WRITTEN.replace(*change, 1), encoding="utf-8")
    with pytest.raises(PackError) as caught:
        ww.game("hogwarts-battle", (tmp_path,))
    told = [str(mistake) for mistake in caught.value.mistakes]
    assert len(told) == len(places)
    assert all(
        line.startswith(f"{tmp_path / 'evening.yaml'}:{place}") for line, place in zip(told, places, strict=True)
    )


def test_two_scenarios_of_a_pack_can_not_have_one_id(tmp_path: Path) -> None:
    written = yaml.safe_dump({"scenarios": [OWN, OWN]})
    (tmp_path / "scenarios.yaml").write_text(written, encoding="utf-8")
    with pytest.raises(PackError, match="there is a scenario of this id already") as caught:
        ww.game("hogwarts-battle", (tmp_path,))
    assert caught.value.mistakes[0].line > len(written.splitlines()) // 2


def test_without_its_pack_an_own_scenario_is_unknown() -> None:
    with pytest.raises(ww.BadOption):
        ww.game("hogwarts-battle").start(seats=2, seed=1, options={"scenario": "short-evening"})


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"sets": ["game9"]}, "there is no set `game9`"),
        ({"locations": ["diagon_aley_location"]}, "did you mean diagon_alley_location or"),
        ({"locations": ["troll"]}, "`troll` is a creature and can't stand in `locations`"),
        ({"locations": []}, "at least one Location"),
        ({"foes": {"named": ["troll"]}}, "2 foes are face up, but there are only 1"),
        ({"foes": {"named": ["troll", "fluffy"], "random": 9, "pool": ["scabbers"]}}, "the pool has only 1"),
        ({"foes": {"named": "troll"}}, "`named` has to be a list of names"),
        ({"trials": ["lumos"]}, "`lumos` is a hogwarts and can't stand in `trials`"),
        ({"active_foes": 4}, "`active_foes` is a number from 1 to 3"),
        ({"heroes": "1-9"}, "for instance 2-5"),
        ({"hero_card": "game2"}, "`hero_card` says which hero cards are played"),
        ({"id": "year-1"}, "there is a scenario of this id already"),
        ({"weather": "fog"}, "there is no field `weather`"),
        ({"dark_arts_potions": ["charms-potions-3"]}, "can't be brewed without `potions`"),
        ({"potions": "all"}, "`potions` is a group of fields"),
        ({"potions": {"sets": [], "ingredients": []}}, "potions need `sets`, `ingredients` and `shelves`"),
        ({"potions": {"sets": [], "ingredients": [], "shelves": "x"}}, "there is no such sheet of shelves"),
        ({"foes": {"named": ["troll", "fluffy"], "final": 7}}, "`final` has to be a text"),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(PackError) as caught:
        ww.game("hogwarts-battle", (pack(tmp_path / "own", **changes),))
    assert sentence in str(caught.value)
