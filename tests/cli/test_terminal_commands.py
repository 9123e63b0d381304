"""What a person can type instead of an answer."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

import wandwright as ww
from tests.cli.helpers import GAME, Run, Shell
from wandwright import bots
from wandwright.cli.table.commands import comparison_lines
from wandwright.engine.language import sentence

START = ("terminal", GAME, "--seats", "2", "--seed", "9")


def play(shell: Shell, *typed: str) -> Run:
    run = shell(*START, typed=typed)
    assert run.code == 0
    assert not run.err
    return run


def after(run: Run, typed: str) -> list[str]:
    """What was printed after a typed line, up to the next one."""
    lines = run.lines()
    start = lines.index(f"> {typed}") + 1
    rest = lines[start:]
    end = next((place for place, line in enumerate(rest) if line.startswith("> ")), len(rest))
    return rest[:end]


def test_help_lists_every_command(shell: Shell) -> None:
    told = "\n".join(after(play(shell, "help"), "help"))
    for word in ("?", "card NAME", "rule R12", "hint", "board", "log", "undo", "save FILE", "load FILE", "quit"):
        assert word in told


def test_the_question_is_explained_by_its_rule(shell: Shell) -> None:
    told = " ".join(after(play(shell, "?"), "?"))
    assert told.startswith("Harry: play cards, attack, acquire, or end the turn.")
    assert "Rule R16: Step 3, in any order" in told


def test_the_question_is_explained_by_the_card_that_asks(shell: Shell) -> None:
    found = next(seed for seed in range(200) if asks_because_of_a_card(seed))
    run = shell("terminal", GAME, "--seats", "2", "--seed", str(found), typed=["?"])
    told = after(run, "?")
    assert "because of Flipendo!" in run.out
    assert "The card that asks:" in told
    assert "Flipendo! (Dark Arts event)" in told


def asks_because_of_a_card(seed: int) -> bool:
    decision = ww.game(GAME).start(seats=2, seed=seed).decision
    return decision is not None and decision.source == "flipendo"


@pytest.mark.parametrize("name", ["Crabbe & Goyle", "crabbe and goyle", "crabbe_and_goyle", "CRABBE"])
def test_a_card_is_found_by_its_name(shell: Shell, name: str) -> None:
    told = after(play(shell, f"card {name}"), f"card {name}")
    assert told[0] == "Crabbe & Goyle (Villain, 5 health)"


def test_an_unknown_card_is_answered_with_names_near_it(shell: Shell) -> None:
    run = play(shell, "card", "card lumso", "card zzzzz")
    assert after(run, "card") == ["Say which card: card NAME, as the table shows the name."]
    assert "Lumos!" in " ".join(after(run, "card lumso"))
    assert "as the table shows it" in " ".join(after(run, "card zzzzz"))


def test_the_card_in_play_is_meant_where_several_share_a_name(shell: Shell) -> None:
    run = shell("terminal", GAME, "--option", "game=3", "--seed", "1", typed=["card harry potter", "card harry"])
    assert "any one hero gains 1 attack" in " ".join(after(run, "card harry potter"))
    assert "any one hero gains 1 attack" in " ".join(after(run, "card harry"))


def test_a_rule_is_shown(shell: Shell) -> None:
    run = play(shell, "rule r3", "rule R998", "rule")
    assert after(run, "rule r3")[0].startswith("R3: The heroes lose")
    assert after(run, "rule R998")[0].startswith("There is no rule 'R998'")
    assert after(run, "rule")[0].startswith("Say which rule")


def test_a_hint_names_a_choice(shell: Shell) -> None:
    match = ww.game(GAME).start(seats=2, seed=9)
    advice = bots.advise(match, 0)
    assert match.decision is not None
    number = match.decision.actions.index(advice.action) + 1
    told = " ".join(after(play(shell, "hint", "help"), "hint"))
    hint = f"Hint: {number}. {sentence(advice.action.label)} {advice.reason}"
    assert told == " ".join([hint, *comparison_lines(advice, match.decision)])


def test_a_hint_compares_the_other_answers_where_chances_are_known() -> None:
    decision = ww.game(GAME).start(seats=2, seed=9).decision
    assert decision is not None
    first, second, third = decision.actions[:3]
    ranked = (bots.Ranked(second, 0.62, 0.0, 0.0), bots.Ranked(first, 0.579, 0.041, 0.01))
    lines = comparison_lines(bots.Advice(second, "", "best", first, ranked), decision)
    assert lines == [f"1. {first.label}: 58% to win, 4 points behind, give or take 2"]
    close = bots.Ranked(third, 0.618, 0.002, math.inf)
    assert comparison_lines(bots.Advice(second, "", "close", third, (ranked[0], close)), decision) == [
        f"3. {third.label}: 62% to win, about as good"
    ]
    unknown = tuple(one._replace(chance=None) for one in ranked)
    assert comparison_lines(bots.Advice(second, "", "best", first, unknown), decision) == []


def test_undo_takes_back_what_a_person_did(shell: Shell) -> None:
    run = play(shell, "play alohomora_harry", "undo", "log")
    assert "Taken back, to before: Play Alohomora!" in run.lines()
    assert "Harry plays Alohomora!: Harry gains 1 influence" not in after(run, "log")


def test_undo_goes_back_over_the_moves_of_bots(shell: Shell) -> None:
    run = shell(*START, "--bot", "1=greedy", typed=["end turn", "undo", "board", "play alohomora_harry"])
    assert "Taken back, to before: End the turn. What came to light will come again." in run.lines()
    assert after(run, "board")[0].startswith("Hogwarts Battle, game 1 · Turn 1: Harry")
    assert "Harry plays Alohomora!: Harry gains 1 influence" in run.lines()


def test_undo_of_several(shell: Shell) -> None:
    run = play(shell, "alohomora", "alohomora", "end turn", "undo 3", "log")
    assert "Turn 2: Ron" not in after(run, "log")
    assert "Harry plays Alohomora!" not in "\n".join(after(run, "log"))


@pytest.mark.parametrize("typed", ["undo", "undo 2", "undo 99999999999999999999", "undo x", "undo 0", "undo -1"])
def test_an_undo_that_is_not_possible_changes_nothing(shell: Shell, typed: str) -> None:
    run = play(shell, typed, "board")
    assert "taken back" in " ".join(after(run, typed)) or "Type undo" in " ".join(after(run, typed))
    assert "Turn 1: Harry" in after(run, "board")[0]


def test_the_log_can_be_short_or_whole(shell: Shell) -> None:
    run = play(shell, "alohomora", "end turn", "log all", "log 1", "log x", "help")
    assert after(run, "log all")[0] == "Turn 1: Harry"
    assert len(after(run, "log 1")) == 1
    assert after(run, "log x") == ["Type log, log all, or log with the number of lines: log 50."]


def test_save_and_load(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "evening.save"
    run = play(shell, "alohomora", f"save {file}", "end turn", f"load {file}", "log")
    assert f"  wandwright terminal {GAME} --load {file}" in run.lines()
    assert "Loaded: Hogwarts Battle, one action so far." in run.lines()
    assert "Turn 2: Ron" not in after(run, "log")
    assert len(ww.load(file.read_text(encoding="utf-8")).records) == 1


def test_a_file_is_replaced_only_when_asked_twice(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ron", encoding="utf-8")
    run = play(shell, f"save {file}")
    assert "is there already" in " ".join(run.out.split())
    assert file.read_text(encoding="utf-8") == "Dear Ron"
    play(shell, f"save {file}", f"save {file}")
    assert ww.load(file.read_text(encoding="utf-8")).records == ()


def test_files_that_can_not_be_used_are_told_and_the_match_goes_on(shell: Shell, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ron", encoding="utf-8")
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\xff\xfe\x00")
    wrong = [f"load {letter}", f"load {picture}", f"load {tmp_path}", "load nowhere.save", "load", "save"]
    wrong += [
        f"save {tmp_path / 'no' / 'such' / 'folder.save'}",
        "save \0",
        "save ~nobody-here/x",
        f"load {'x' * 5000}",
    ]
    run = play(shell, *wrong, "alohomora")
    assert all(after(run, line) for line in wrong)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data", "letter.txt", "picture.png"]
    assert "Harry plays Alohomora!: Harry gains 1 influence" in run.lines()


def test_quit_keeps_the_match_and_says_how_to_go_on(shell: Shell, data_folder: Path) -> None:
    run = shell(*START, "--bot", "1=uniform", typed=["alohomora", "quit", "alohomora"])
    assert run.code == 0
    (kept,) = data_folder.iterdir()
    assert kept.name.endswith("_person-uniform.save")
    assert run.lines()[-1] == f"  wandwright terminal {GAME} --load {kept} --bot 1=uniform"
    assert len(ww.load(kept.read_text(encoding="utf-8")).records) == 1


def test_where_the_folder_can_not_be_written_another_is_taken(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where a folder should be", encoding="utf-8")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.setenv("WANDWRIGHT_DATA", str(blocked))
    monkeypatch.chdir(elsewhere)
    run = play(shell, "quit")
    (kept,) = elsewhere.iterdir()
    assert str(kept) in run.lines()[-1]


def test_several_answers_on_one_line(shell: Shell) -> None:
    run = play(shell, "1 1 1", "log")
    assert run.lines().count("Harry plays Alohomora!: Harry gains 1 influence") == 2 * 3


def test_what_is_not_possible_any_more_is_left_out(shell: Shell) -> None:
    run = play(shell, "3, 1")
    assert "so this was left out: Play Alohomora!\n" in run.out


def test_a_part_of_the_words_is_enough(shell: Shell) -> None:
    run = play(shell, "END", "e", "play")
    assert "Harry ends the turn" in run.lines()
    assert after(run, "e")[0].startswith("'e' is no choice and no command. Type a number from 1 to")
    assert "could mean" in after(run, "play")[0]
