"""`wandwright check`: scenarios and packs, every mistake, and the exit code."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.helpers import GAME, Shell
from wandwright.cli import check

RIGHT = """\
name: a token of influence
game: hogwarts-battle
options: {game: 1, heroes: [harry, ron]}
given: {heroes.0.hand: [alohomora_harry], dark_arts.deck: [expulso], villains.active: [crabbe_and_goyle]}
play: [play alohomora_harry]
expect: {heroes.0.influence: 1}
"""
WRONG = RIGHT.replace("influence: 1}", "influence: 2}").replace("a token", "two tokens")


def test_a_right_scenario(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "right.yaml"
    file.write_text(RIGHT, encoding="utf-8")
    run = shell("check", str(file))
    assert run == (0, f"{file}: right, a token of influence\n1 right, 0 wrong.\n", "")


def test_a_wrong_scenario_says_what_differs(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "several.yaml"
    file.write_text(f"{RIGHT}---\n{WRONG}", encoding="utf-8")
    run = shell("check", str(file))
    assert run.code == 1
    assert run.lines() == [
        f"{file}: right, a token of influence",
        f"{file}: two tokens of influence",
        "  heroes.0.influence is 1, expected 2",
        "1 right, 1 wrong.",
    ]


def test_quiet_prints_only_what_is_wrong(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "right.yaml").write_text(RIGHT, encoding="utf-8")
    assert shell("check", "--quiet", str(tmp_path)).out == "1 right, 0 wrong.\n"


def test_every_scenario_below_a_directory(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "right.yaml").write_text(RIGHT, encoding="utf-8")
    (tmp_path / "deep" / "wrong.yaml").write_text(WRONG, encoding="utf-8")
    run = shell("check", str(tmp_path))
    assert run.code == 1
    assert run.lines()[-1] == "1 right, 1 wrong."


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("", "holds no scenario"),
        ("- one\n- two\n", "a scenario is a mapping"),
        ("game: [\n", "can't be read"),
        ("game: chess\n", "There is no game 'chess'"),
        ("game: hogwarts-battle\nplai: []\n", "Did you mean play?"),
        ("game: hogwarts-battle\nplay: [fly away]\n", "fly away"),
        ("game: hogwarts-battle\ngiven: {heroes.0.shoes: 2}\n", "has no path"),
        ("game: hogwarts-battle\noptions: {game: 12}\n", "from 1 to 7"),
    ],
)
def test_a_file_that_is_no_good_scenario(shell: Shell, tmp_path: Path, content: str, told: str) -> None:
    file = tmp_path / "strange.yaml"
    file.write_text(content, encoding="utf-8")
    run = shell("check", str(file))
    assert run.code == 1
    assert told in run.out
    assert str(file) in run.out


def test_nothing_to_check_is_a_failure(shell: Shell, tmp_path: Path) -> None:
    assert shell("check", str(tmp_path)).code == 1
    assert shell("check", str(tmp_path / "nowhere.yaml")).code == 1


def test_a_right_pack(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "cards.yaml").write_text("cards:\n  - id: lumos\n    cost: 2\n", encoding="utf-8")
    run = shell("check", str(tmp_path), "--game", GAME)
    assert run == (0, f"{tmp_path}: right, a pack for Hogwarts Battle\n1 right, 0 wrong.\n", "")


def test_a_pack_may_hold_scenarios_only(shell: Shell, tmp_path: Path) -> None:
    """What is to be played, without a card of its own: by its directory and by its file, mistakes included."""
    file = tmp_path / "scenarios.yaml"
    right = (
        "scenarios:\n  - {id: short-evening, sets: [game1], locations: [diagon_alley_location], active_foes: 1,\n"
        "     foes: {named: [draco_malfoy]}, trials: [], hero_card: game3, heroes: '2-4'}\n"
    )
    file.write_text(right, encoding="utf-8")
    for path in (tmp_path, file):
        run = shell("check", str(path), "--game", GAME)
        assert run == (0, f"{tmp_path}: right, a pack for Hogwarts Battle\n1 right, 0 wrong.\n", "")
    file.write_text(right.replace("draco_malfoy", "draco"), encoding="utf-8")
    run = shell("check", str(tmp_path), "--game", GAME)
    assert run.code == 1
    assert f"{file}:3: short-evening:" in run.out


def test_a_pack_with_mistakes_names_them_all(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "cards.yaml"
    file.write_text("cards:\n  - id: lumos\n    cost: many\n  - id: incendio\n    colour: red\n", encoding="utf-8")
    for path in (tmp_path, file):
        run = shell("check", str(path), "--game", GAME)
        assert run.code == 1
        assert f"{file}:3: lumos:" in run.out
        assert f"{file}:5: incendio:" in run.out


def test_an_unknown_game_for_a_pack(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "cards.yaml").write_text("cards: []\n", encoding="utf-8")
    assert shell("check", str(tmp_path), "--game", "chess").code == 2


def test_the_game_of_a_pack_must_be_named_where_there_are_several(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "games", lambda: ("chess", "go"))
    (tmp_path / "cards.yaml").write_text("cards: []\n", encoding="utf-8")
    run = shell("check", str(tmp_path))
    assert run.code == 2
    assert "--game NAME, one of chess, go" in run.err
