"""The questions before a match."""

from __future__ import annotations

from pathlib import Path

import pytest

import wandwright as ww
from tests.cli.helpers import GAME, Shell
from wandwright import bots


def kept_match(folder: Path) -> ww.Match:
    (path,) = folder.iterdir()
    return ww.load(path.read_text(encoding="utf-8"))


def test_enter_at_every_question_is_a_game_with_a_partner(shell: Shell, data_folder: Path) -> None:
    run = shell("play", "--seed", "4", typed=[""] * 7)
    assert run.code == 0
    match = kept_match(data_folder)
    assert (match.setup.seats, match.setup.seed, match.setup.options["game"]) == (2, 4, 1)
    assert match.setup.options["heroes"] == ("harry", "ron")
    assert run.lines()[-1].endswith("--bot 1=policy")
    assert "Harry: play cards, attack, acquire, or end the turn" in run.out


def test_everything_can_be_chosen(shell: Shell, data_folder: Path) -> None:
    typed = ["3", "3", "Neville harry,RON", "hands=closed counting=before", "uni", "person", "g"]
    run = shell("terminal", GAME, typed=typed)
    match = kept_match(data_folder)
    assert match.setup.seats == 3
    options = match.setup.options
    assert (options["game"], options["heroes"]) == (3, ("neville", "harry", "ron"))
    assert (options["hands"], options["counting"]) == ("closed", "before")
    assert run.lines()[-1].endswith("--bot 0=uniform --bot 2=greedy")


def test_what_can_not_be_used_is_explained_and_asked_again(shell: Shell, data_folder: Path) -> None:
    typed = ["8", "two", "2", "7", "", "draco harry", "harry", "", "list", "hands", "", "robot", "person", "person"]
    run = shell("terminal", GAME, typed=typed)
    assert run.code == 0
    assert kept_match(data_folder).setup.options["game"] == 2
    for told in (
        "'8' is not possible here. Type a number from 1 to 7.",
        "'two' is not possible here. Type a number from 1 to 7.",
        "'7' is not possible here. Type a number from 2 to 5.",
        "'draco harry' is not possible here. Type 2 of these, each once: harry, ron",
        "'harry' is not possible here. Type 2 of these",
        "counting = whole_turn, before",
        "name=value",
        "'robot' is not possible here",
    ):
        assert told in " ".join(run.out.split())


def test_the_first_question_is_which_game(shell: Shell, data_folder: Path) -> None:
    run = shell("play", "--seed", "4", typed=["chess", "3", *[""] * 6])
    question = run.lines().index("Which game?")
    assert question == 0
    assert run.lines()[1].startswith("  1 Hogwarts Battle: ")
    assert "'chess' is not possible here" in run.out
    assert kept_match(data_folder).game.name == "death-eaters-rising"


@pytest.mark.parametrize("before", range(6))
def test_help_hint_and_quit_are_understood_at_every_question(shell: Shell, data_folder: Path, before: int) -> None:
    run = shell("play", "--seed", "4", typed=[*[""] * before, "?", "hint", "quit"])
    assert "Type an answer, or press Enter to take what stands in brackets." in " ".join(run.out.split())
    assert "Hint: press Enter for " in run.out
    assert run.lines()[-1] == "Nothing was started."
    assert not data_folder.exists()


def test_bots_are_told_by_what_they_do(shell: Shell) -> None:
    run = shell("terminal", GAME, typed=[""] * 4)
    assert "greedy" not in run.out
    assert "uniform" not in run.out
    assert f"2 Cadogan, a bot: {bots.summary(bots.USUAL)}" in " ".join(run.out.split())


@pytest.mark.parametrize(
    ("words", "system", "prompt"),
    [
        (["--language", "cs"], "", "Harry: hraj karty"),
        ([], "it_IT.UTF-8", "Harry: gioca carte"),
        (["--language", "en"], "cs_CZ.UTF-8", "Harry: play cards"),
        ([], "ja_JP.UTF-8", "Harry: play cards"),
    ],
)
def test_the_language_is_the_one_asked_for_or_the_systems(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, words: list[str], system: str, prompt: str
) -> None:
    monkeypatch.setenv("LC_ALL", system)
    run = shell("terminal", GAME, "--seats", "2", "--seed", "4", *words)
    assert prompt in run.out


def test_leaving_before_the_start_starts_nothing(shell: Shell, data_folder: Path) -> None:
    run = shell("terminal", GAME, typed=["1", "2"])
    assert run.code == 0
    assert run.lines()[-1] == "Nothing was started."
    assert not data_folder.exists()


def test_without_a_seed_each_match_is_another(shell: Shell, data_folder: Path) -> None:
    for _ in range(2):
        shell("terminal", GAME, "--seats", "2")
    matches = [ww.load(path.read_text(encoding="utf-8")) for path in data_folder.iterdir()]
    assert len({match.setup.seed for match in matches}) == 2


def test_a_pack_comes_to_the_table_and_into_the_way_back(shell: Shell, tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "cards.yaml").write_text("cards:\n  - id: alohomora_harry\n    name: Open Sesame\n", encoding="utf-8")
    run = shell("terminal", GAME, "--seats", "2", "--seed", "4", "--pack", str(pack), typed=["card open sesame"])
    assert "Open Sesame (Starting card, spell)" in run.lines()
    assert run.lines()[-1].endswith(f"--pack {pack}")


def test_a_save_of_another_pack_is_refused(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "evening.save"
    file.write_text(ww.game(GAME).start(seats=2).save(), encoding="utf-8")
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "cards.yaml").write_text("cards:\n  - id: lumos\n    cost: 1\n", encoding="utf-8")
    run = shell("terminal", GAME, "--pack", str(pack), "--load", str(file))
    assert run.code == 2
    assert "other cards" in run.err
