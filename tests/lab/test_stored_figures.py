"""Stored figures: what a study says of each set-up is kept for the lobby, once for each set-up."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import wandwright as ww
from wandwright.cli import main
from wandwright.lab.folders import StudyFolder
from wandwright.lab.measures import Row
from wandwright.lab.plans import Factor, Wanted, make_plan
from wandwright.lab.stored_figures import NoFigures, keep_figures, typed_anew


def study(
    path: Path, name: str, winners: list[list[int]], bots: tuple[str, ...] = ("policy",), **wanted: object
) -> Path:
    """A study whose matches were won by these seats."""
    plan, _ = make_plan(ww.game(name), (), Wanted(matches=len(winners), measures=(), bots=bots, **wanted))  # type: ignore[arg-type]
    folder = StudyFolder(path)
    folder.begin(plan, f"wandwright simulate {name} --matches {len(winners)} --out {path} --workers 1")
    rows: list[Row] = []
    seats: list[Row] = []
    for number, variation in enumerate(plan.variations):
        for match, won in enumerate(winners):
            where: Row = {"variation": number, "match": match}
            whole = len(won) == variation.seats
            rows.append(where | {"together": whole, "nobody": not won, "decisions": 9, "turns": 12, "minutes": 5.0})
            seats += [where | {"seat": seat, "won": seat in won, "score": 1} for seat in range(variation.seats)]
    folder.keep("all", {"matches": rows, "seats": seats})
    return path


def test_a_set_up_is_kept_with_its_win_rate_and_its_command(tmp_path: Path) -> None:
    both = Factor("game", (1, 5), ("1", "5"))
    file = tmp_path / "figures.json"
    assert keep_figures(study(tmp_path / "s", "hogwarts-battle", [[0, 1], [], [0, 1]], factors=(both,)), file) == 2
    fifth, first = json.loads(file.read_text())
    assert first["options"] == {"heroes": ["harry", "ron"]}
    assert fifth["options"] == {"game": 5, "heroes": ["harry", "ron"]}
    assert (first["won"], first["matches"], first["turns"]) == (2, 3, 12.0)
    assert 0 < first["low"] < 2 / 3 < first["high"] < 1
    assert first["command"] == "wandwright simulate hogwarts-battle --matches 3"


def test_the_same_set_up_measured_again_takes_the_place_of_the_older_figure(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    keep_figures(study(tmp_path / "one", "hogwarts-battle", [[0, 1]]), file)
    keep_figures(study(tmp_path / "two", "hogwarts-battle", [[0, 1], [], []]), file)
    (figure,) = json.loads(file.read_text())
    assert figure["matches"] == 3


def test_rivals_have_no_win_rate(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    keep_figures(study(tmp_path / "s", "year-at-hogwarts", [[0], [1]]), file)
    (figure,) = json.loads(file.read_text())
    assert figure["won"] is figure["low"] is None
    assert figure["turns"] == 12.0


def test_a_study_of_different_bots_is_no_figure(tmp_path: Path) -> None:
    with pytest.raises(NoFigures, match="one bot in every seat"):
        keep_figures(study(tmp_path / "s", "hogwarts-battle", [[0, 1]], ("policy", "uniform")), tmp_path / "f.json")


def test_a_file_with_something_else_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    file.write_text('{"mine": 1}')
    with pytest.raises(NoFigures, match="name another file"):
        keep_figures(study(tmp_path / "s", "hogwarts-battle", [[0, 1]]), file)
    assert file.read_text() == '{"mine": 1}'


def test_what_belongs_to_one_machine_is_not_told() -> None:
    assert typed_anew("wandwright simulate g --out /x --vary a=1,2 --ray --seed 3") == (
        "wandwright simulate g --vary a=1,2 --seed 3"
    )


@pytest.mark.parametrize("name", ww.games())
def test_every_game_has_figures_of_its_usual_cards(name: str) -> None:
    """Each names options that the game has; its command is one that anybody can type."""
    figures = ww.game(name).figures()
    assert figures
    for one in figures:
        setup = ww.game(name).setup(one["seats"], 0, one["options"])
        assert setup.seats == one["seats"]
        assert one["command"].startswith(f"wandwright simulate {name} ")
        assert "/" not in one["command"]
        assert one["won"] is None or one["low"] <= one["won"] / one["matches"] <= one["high"]


def test_the_command_writes_them(tmp_path: Path) -> None:
    folder, file = study(tmp_path / "s", "hogwarts-battle", [[0, 1]]), tmp_path / "figures.json"
    assert main(["report", str(folder), "--figures", str(file)]) == 0
    assert len(json.loads(file.read_text())) == 1
