"""Scenarios say what they found, and every mistake in one is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import wandwright as ww
from tests.engine.toy import Toy
from wandwright.testkit.scenario import KEYS, BadScenario, Scenario, load_scenarios

LUMOS = """\
game: hogwarts-battle
card: lumos
name: every hero draws one card
rule: R16
options: {game: 1, heroes: [harry, ron]}
given:
  stack: [[act, 0, -1]]
  heroes.0.hand: [lumos]
  heroes.0.deck: [hedwig, firebolt]
  heroes.1.hand: []
  heroes.1.deck: [pigwidgeon]
play: [play lumos]
expect: {heroes.0.hand: [hedwig], heroes.1.hand: [pigwidgeon], legal: [end turn], not_legal: [play lumos]}
"""


def written(folder: Path, text: str = LUMOS, *, old: str = "", new: str = "") -> Path:
    """A scenario file, with one piece of it exchanged."""
    assert old in text
    path = folder / "scenario.yaml"
    path.write_text(text.replace(old, new) if old else text, encoding="utf-8")
    return path


def test_a_scenario_that_goes_as_expected_gives_its_match(tmp_path: Path) -> None:
    scenario = ww.scenario(written(tmp_path))
    match = scenario.run()
    assert [record.notation for record in match.records] == ["play lumos"]
    assert (scenario.card, scenario.rules, scenario.name) == ("lumos", ("R16",), "every hero draws one card")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("heroes.0.hand: [hedwig]", "heroes.0.hand: [firebolt]", "heroes.0.hand is"),
        ("legal: [end turn]", "legal: [play hedwig, dance]", "expected 'dance' to be legal"),
        ("not_legal: [play lumos]", "not_legal: [end turn]", "expected 'end turn' not to be legal"),
        ("legal: [end turn]", "outcome: villains_defeated", "outcome"),
        ("legal: [end turn]", "heroes.5.hand: []", "no path"),
        ("legal: [end turn]", "decision.seat: 1", "decision.seat is 0, expected 1"),
        ("legal: [end turn]", "events: [Nobody does anything]", "expected the event"),
        ("play: [play lumos]", "play: [play hedwig]", "action 1 .play hedwig."),
        ("play: [play lumos]", "play: [{1: play lumos}]", "Seat 1 is not asked"),
    ],
)
def test_what_differed_is_said(tmp_path: Path, old: str, new: str, words: str) -> None:
    path = written(tmp_path, old=old, new=new)
    with pytest.raises(ww.ScenarioFailed, match=f"(?s)scenario.yaml: every hero draws one card.*{words}"):
        ww.scenario(path).run()


@pytest.mark.parametrize(
    ("dice", "words"),
    [
        (["friendship"], "chance.dice is too short: list every result that this stream gives"),
        (["friendship"] * 4, ""),
        (["friendship"] * 6, "chance.dice is too long: the last 2 of its results were not asked for"),
    ],
)
def test_scripted_chance_is_the_whole_chance(dice: list[str], words: str) -> None:
    given = {"stack": [["take_pool"]], "mission": "ministry_of_magic", "characters": []}
    data = {"game": "death-eaters-rising", "given": given, "chance": {"dice": dice}, "play": ["roll"]}
    scenario = Scenario(data, "in a test")
    if not words:
        scenario.run()
        return
    with pytest.raises(ww.ScenarioFailed, match=words):
        scenario.run()


def test_every_difference_is_said_at_once(tmp_path: Path) -> None:
    path = written(tmp_path, old="{heroes.0.hand: [hedwig]", new="{heroes.0.hand: [], turn: 9, active: 1")
    with pytest.raises(ww.ScenarioFailed) as caught:
        ww.scenario(path).run()
    assert str(caught.value).count("\n") == 3


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("game: hogwarts-battle\n", "", ww.BadScenario),
        ("game: hogwarts-battle", "game: 3", ww.BadScenario),
        ("game: hogwarts-battle", "game: hogwarts-batle", ww.UnknownGame),
        ("given:", "givven:", ww.BadScenario),
        ("heroes.0.hand: [lumos]", "heroes.0.hnd: [lumos]", ww.BadPosition),
        ("heroes.0.hand: [lumos]", "heroes.0.hand: [lumoss]", ww.UnknownCard),
        ("{game: 1,", "{game: 9,", ww.BadOption),
        ("[harry, ron]", "[harry, rom]", ww.UnknownHero),
        ("rule: R16", "seats: 7", ww.BadOption),
        ("rule: R16", "chance: {tea_leaves: [1]}", ww.BadScenario),
        ("[[act, 0, -1]]", "[[dance]]", ww.BadPosition),
        ("rule: R16", "rule: [R16", ww.BadScenario),
        ("rule: R16", "\tx", ww.BadScenario),
    ],
)
def test_mistakes_in_a_scenario_are_told(tmp_path: Path, old: str, new: str, error: type[ww.WandwrightError]) -> None:
    path = written(tmp_path, old=old, new=new)
    with pytest.raises(error):
        ww.scenario(path).run()


@pytest.mark.parametrize("content", [b"", b"- a\n- b\n", b"\xff\xfe\x00", b"game: [" + b"[" * 5000, b"3"])
def test_a_file_that_is_no_scenario_is_told(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "odd.yaml"
    path.write_bytes(content)
    with pytest.raises(ww.BadScenario, match="odd"):
        ww.scenario(path)


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(ww.BadScenario, match="nowhere"):
        ww.scenario(tmp_path / "nowhere.yaml")


@pytest.mark.parametrize("path", [None, 5, b"scenario.yaml", ["scenario.yaml"]])
def test_a_path_that_is_none_is_told(path: Any) -> None:
    with pytest.raises(ww.BadScenario, match="give its path"):
        ww.scenario(path)


def test_a_file_may_hold_several_documents(tmp_path: Path) -> None:
    path = tmp_path / "two.yaml"
    path.write_text(LUMOS + "---\n" + LUMOS + "---\n", encoding="utf-8")
    assert len(load_scenarios(path)) == 2
    with pytest.raises(ww.BadScenario, match="found 2"):
        ww.scenario(path)


def test_chance_is_scripted_by_stream() -> None:
    data = {
        "game": "hogwarts-battle",
        "options": {"game": 1, "heroes": ["harry", "ron"]},
        "chance": {"dark_arts": [["expulso", "flipendo"]]},
        "given": {"villains.active": [None]},
        "expect": {"dark_arts.discard": ["expulso"]},
    }
    match = Scenario(data, "in a test").run()
    assert match.events[1].card == "expulso"


def test_a_scenario_plays_another_edition_of_its_game() -> None:
    data = {"game": "toy", "given": {"seats.0.hand": ["coin_3", "coin_9"]}, "play": [{0: "bid coin_9"}]}
    match = Scenario(data, "in a test").run(Toy())
    assert match.records[-1].notation == "bid coin_9"


def test_outcomes_are_compared_by_reason_winners_and_scores() -> None:
    data: dict[str, Any] = {"game": "toy", "options": {"coins": 2}, "given": {"prizes": []}}
    wanted: Any
    for wanted in ("prizes_gone", {"winners": [0, 1], "scores": [0, 0], "reason": "prizes_gone"}):
        Scenario({**data, "expect": {"outcome": wanted}}, "in a test").run(Toy())
    for wanted in (None, "nobody_came", {"winners": [0]}):
        with pytest.raises(ww.ScenarioFailed, match="outcome"):
            Scenario({**data, "expect": {"outcome": wanted}}, "in a test").run(Toy())


def test_a_prepared_match_is_saved_with_its_position() -> None:
    data = {"game": "hogwarts-battle", "given": {"location.control": 2, "heroes.1.health": 4}}
    match = Scenario(data, "in a test").begin()
    loaded = ww.load(match.save())
    assert loaded.hash() == match.hash()
    assert loaded.view(0)["location"]["control"] == match.view(0)["location"]["control"]


PLAIN = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-3, 99), st.text(max_size=4), st.sampled_from(["lumos", "act"])),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.dictionaries(st.one_of(st.text(max_size=4), st.integers(0, 3)), inner, max_size=2),
    ),
    max_leaves=6,
)
SENSIBLE: dict[str, Any] = {
    "game": "hogwarts-battle",
    "options": {"game": 7, "proficiencies": "deal"},
    "given": {"stack": [["act", 0, -1]]},
    "chance": {"dice": ["attack"]},
    "play": ["end turn"],
    "expect": {"legal": ["end turn"]},
}
PATHS = [field.path.replace("*", "0") for field in ww.game("hogwarts-battle").fields]


@given(key=st.sampled_from(sorted(set(KEYS) - {"game", "packs"})), value=PLAIN)
def test_no_value_of_a_key_raises_anything_but_our_errors(key: str, value: Any) -> None:
    data = {**SENSIBLE, key: value}
    try:
        match = Scenario(data, "in a test").run()
    except ww.WandwrightError:
        return
    assert match.setup.seats >= 2


@given(path=st.sampled_from(PATHS), value=PLAIN, turn=st.booleans())
def test_no_given_value_raises_anything_but_our_errors(path: str, value: Any, turn: bool) -> None:
    """Whatever the position is, playing it is refused in our words or goes on."""
    given = {path: value} if turn else {**SENSIBLE["given"], path: value}
    data = {**SENSIBLE, "given": given, "play": ["end turn"], "expect": {}}
    try:
        match = Scenario(data, "in a test").run()
    except ww.WandwrightError:
        return
    assert match.records[-1].notation == "end turn"


@given(key=st.sampled_from(["dice", "hero:0", "dark_arts", "villains"]), value=PLAIN)
def test_no_scripted_chance_raises_anything_but_our_errors(key: str, value: Any) -> None:
    data = {**SENSIBLE, "given": {"horcrux.number": 0}, "chance": {key: value}, "play": [], "expect": {}}
    try:
        match = Scenario(data, "in a test").run()
    except ww.WandwrightError:
        return
    assert match.state.serial >= 0


def test_a_saved_match_is_told_from_a_scenario(tmp_path: Path) -> None:
    saved = tmp_path / "match.wandwright"
    saved.write_text(ww.game("hogwarts-battle").start(seats=2).save(), encoding="utf-8")
    with pytest.raises(BadScenario, match="saved match, not a scenario"):
        load_scenarios(saved)
