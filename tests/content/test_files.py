"""Directories and files that are not what a pack needs: each a mistake with its remedy."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.content.helpers import BROOM, GAME, LUMOS, load, mistakes_in, the_mistake, write
from wandwright.content.files import LARGEST_FILE
from wandwright.content.mistakes import Mistake


def test_a_missing_directory(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    assert mistakes_in(write(tmp_path / "game", GAME), gone) == [
        Mistake(str(gone), 0, "", "there is no such directory; check its name", "")
    ]


def test_a_file_in_the_place_of_a_directory(tmp_path: Path) -> None:
    game = write(tmp_path / "game", GAME)
    (mistake,) = mistakes_in(game, game / "cards.yaml")
    assert mistake.problem == "this is a file; name the directory that holds it"


def test_a_name_that_no_directory_can_have() -> None:
    (mistake,) = mistakes_in(Path("no\0name"))
    assert mistake.problem.startswith("this directory can't be read (")
    assert str(mistake).startswith("no\\u0000name: ")


def refuse(*_arguments: object, **_options: object) -> None:
    raise PermissionError(13, "Permission denied")


def test_a_directory_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "iterdir", refuse)
    (mistake,) = mistakes_in(tmp_path)
    assert mistake.problem == ("this directory can't be read (Permission denied); check its name and who may read it")


def test_a_file_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = write(tmp_path / "game", GAME)
    monkeypatch.setattr(Path, "open", refuse)
    (mistake,) = mistakes_in(game)
    assert mistake.file == str(game / "cards.yaml")
    assert mistake.problem == "the file can't be read (Permission denied); check who may read it"


def test_the_games_own_pack_needs_its_file(tmp_path: Path) -> None:
    (mistake,) = mistakes_in(write(tmp_path, GAME, "more.yaml"))
    assert mistake.problem == "there is no cards.yaml in this directory; put it there"


def test_a_users_pack_needs_some_file(tmp_path: Path) -> None:
    (tmp_path / "own").mkdir()
    (mistake,) = mistakes_in(write(tmp_path / "game", GAME), tmp_path / "own")
    assert mistake.problem == "there is no .yaml file in this directory; put a cards.yaml there"


@pytest.mark.parametrize("name", ["more.yml", "more.YAML"])
def test_a_file_that_would_not_be_read_is_pointed_out(tmp_path: Path, name: str) -> None:
    write(tmp_path, GAME)
    (mistake,) = mistakes_in(write(tmp_path, GAME, name))
    assert mistake.file.endswith(name)
    assert mistake.problem == "only files that end in .yaml are read; rename it to more.yaml"


def test_all_yaml_files_are_read_and_hidden_and_other_files_are_not(tmp_path: Path) -> None:
    write(tmp_path, f"cards:\n{LUMOS}")
    write(tmp_path, f"cards:\n{BROOM}", "brooms.yaml")
    write(tmp_path, "nonsense", ".cards.yaml")
    write(tmp_path, "nonsense", "schema.json")
    assert [record.id for record in load(tmp_path).records] == ["broom", "lumos"]


def test_what_is_not_a_plain_file_is_not_opened(tmp_path: Path) -> None:
    write(tmp_path, GAME)
    (tmp_path / "folder.yaml").mkdir()
    os.mkfifo(tmp_path / "pipe.yaml")
    (tmp_path / "loop.yaml").symlink_to(tmp_path / "loop.yaml")
    mistakes = mistakes_in(tmp_path)
    assert [Path(mistake.file).name for mistake in mistakes] == ["folder.yaml", "loop.yaml", "pipe.yaml"]
    assert {mistake.problem for mistake in mistakes} == {"this is not a plain file; move it elsewhere"}


@pytest.mark.parametrize("text", ["", "# only a remark\n", "---\n", "~\n"])
def test_an_empty_file(tmp_path: Path, text: str) -> None:
    assert the_mistake(tmp_path, text).problem == "the file is empty; start it with `cards:`"


def test_a_file_that_is_too_large(tmp_path: Path) -> None:
    mistake = the_mistake(tmp_path, b"#" * (LARGEST_FILE + 1))
    assert mistake.problem == "the file is larger than 5 MB; split it or make it smaller"


def test_letters_that_are_not_utf_8(tmp_path: Path) -> None:
    mistake = the_mistake(tmp_path, "cards:\n  - name: Kouzlo č\n".encode("cp1250"))
    assert (mistake.line, mistake.problem) == (2, "a letter here is not UTF-8; save the file as UTF-8")
    mistake = the_mistake(tmp_path, GAME.encode("utf-16"))
    assert mistake.problem == "the file is saved as UTF-16; save it as UTF-8"


def test_utf_8_with_and_without_a_mark(tmp_path: Path) -> None:
    name = "Zaklínadlo ✨"
    pack = load(write(tmp_path, GAME.replace("Lumos", name).encode("utf-8-sig")))
    assert pack.records[1].fields["name"] == name


@pytest.mark.parametrize(
    ("text", "kind"), [("- id: a\n", "a list"), ("cards\n", '"cards"'), ("7\n", "the number 7"), ("on\n", "true")]
)
def test_a_top_level_that_is_not_a_group(tmp_path: Path, text: str, kind: str) -> None:
    problem = the_mistake(tmp_path, text).problem
    assert problem == f"the file has to start with `cards:` and hold a list of cards, but it is {kind}"


def test_unknown_names_at_the_top(tmp_path: Path) -> None:
    mistakes = mistakes_in(write(tmp_path, f"card: []\n{GAME}version: 1\n"))
    assert [(mistake.line, mistake.problem, mistake.allowed) for mistake in mistakes] == [
        (1, "`card` can't stand at the top of a file; did you mean cards?", "cards, scenarios"),
        (10, "`version` can't stand at the top of a file; delete it", "cards, scenarios"),
    ]


def test_a_file_without_cards(tmp_path: Path) -> None:
    mistakes = mistakes_in(write(tmp_path, "spells: []\n"))
    assert [mistake.problem for mistake in mistakes] == [
        "`spells` can't stand at the top of a file; delete it",
        "the file has no `cards:`; add it above the cards",
    ]


@pytest.mark.parametrize(("value", "kind"), [("", "nothing"), ("{a: 1}", "a group of fields"), ("x", '"x"')])
def test_cards_that_are_no_list(tmp_path: Path, value: str, kind: str) -> None:
    problem = the_mistake(tmp_path, f"cards: {value}\n").problem
    assert problem == f"`cards` has to be a list in which each card starts with `- id:`, but it is {kind}"


def test_a_card_that_is_no_group(tmp_path: Path) -> None:
    mistake = the_mistake(tmp_path, f"{GAME}  - lumos\n")
    assert (mistake.line, mistake.card) == (9, "card 3")
    assert mistake.problem == 'a card has to be a group of fields that starts with `id:`, but it is "lumos"'


def test_the_mistakes_of_all_files_come_together(tmp_path: Path) -> None:
    game = write(tmp_path / "game", GAME.replace("spell", "spel"))
    write(game, "cards: [\n", "broken.yaml")
    own = write(tmp_path / "own", "cards:\n  - id: broom\n    cost: many\n")
    places = [(Path(mistake.file).name, mistake.line) for mistake in mistakes_in(game, own, tmp_path / "gone")]
    assert places == [("broken.yaml", 2), ("cards.yaml", 4), ("cards.yaml", 3), ("gone", 0)]
