"""Studies: set-ups on common seeds, kept in a folder, taken up again, and the same wherever they are played."""

from __future__ import annotations

from pathlib import Path

import pytest

import wandwright as ww
from wandwright.engine.errors import BadOption
from wandwright.lab.executors import Executor, Processes, Serial
from wandwright.lab.folders import BadFolder, StudyFolder
from wandwright.lab.measures import MATCHES, BadMeasure, find_measures
from wandwright.lab.own_measures import ALWAYS, OWN, changes, leader
from wandwright.lab.plans import FACTORIAL, PAIRED, Factor, Plan, Wanted, make_plan
from wandwright.lab.playing import SEATS_TABLE, OtherVersion, Tables, play_job
from wandwright.lab.ray_executor import OnRay
from wandwright.lab.tallies import groups, tallies

GAMES = Factor("game", (1, 2), ("1", "2"))
HANDS = Factor("hands", ("open", "closed"), ("open", "closed"))


def plan_of(name: str = "hogwarts-battle", **wanted: object) -> Plan:
    asked = {"matches": 6, "bots": ("uniform",), "measures": ()} | wanted
    return make_plan(ww.game(name), (), Wanted(**asked))[0]  # type: ignore[arg-type]


def rows_of(plan: Plan, executor: Executor) -> list[tuple[str, Tables]]:
    return sorted(executor.run(plan.jobs(), play_job), key=lambda one: one[0])


def all_rows(tables: list[tuple[str, Tables]], name: str) -> list[dict[str, object]]:
    return [dict(row) for _, found in tables for row in found[name]]


def test_a_factorial_design_has_every_combination_and_a_paired_one_each_value_alone() -> None:
    factorial = plan_of(factors=(GAMES, HANDS), seats=(2, 3), design=FACTORIAL)
    assert len(factorial.variations) == 8
    assert factorial.variations[0].label == "seats=2, game=1, hands=open"
    paired = plan_of(factors=(GAMES, HANDS), seats=(2, 3), design=PAIRED)
    assert [one.label for one in paired.variations] == ["as usual", "seats=3", "game=2", "hands=closed"]
    assert [one.values for one in paired.variations] == [
        {"seats": "2", "game": "1", "hands": "open"},
        {"seats": "3", "game": "1", "hands": "open"},
        {"seats": "2", "game": "2", "hands": "open"},
        {"seats": "2", "game": "1", "hands": "closed"},
    ]


def test_a_set_up_that_the_game_refuses_is_told_or_left_out() -> None:
    with pytest.raises(BadOption, match="for 2 to 4 heroes"):
        plan_of(seats=(4, 5), options={"game": 1})
    plan, refused = make_plan(ww.game("hogwarts-battle"), (), Wanted(seats=(4, 5), skip=True))
    assert [one.seats for one in plan.variations] == [4]
    assert refused[0].startswith("seats=5: ")


@pytest.mark.parametrize("name", ww.games())
def test_a_study_can_be_repeated_and_counts_every_match(name: str) -> None:
    plan = plan_of(name, matches=2, measures=ALWAYS)
    first = rows_of(plan, Serial())
    assert first == rows_of(plan, Serial())
    matches = all_rows(first, MATCHES)
    assert [row["match"] for row in matches] == [0, 1]
    for row in matches:
        assert row["reason"]
        assert isinstance(row["minutes"], float)
        assert row["minutes"] > 0.5
        rivals = ww.game(name).retrospect.points(ww.game(name).start().state) is not None
        assert (row["lead_changes"] is not None) is rivals
    tempo = all_rows(first, "tempo")
    assert {row["match"] for row in tempo} == {0, 1}
    cards = all_rows(first, "cards")
    assert sum(int(str(row["used"])) for row in cards) > 0
    assert sum(int(str(row["acquired"])) for row in cards) > 0


def test_processes_and_a_cluster_give_what_one_process_gives() -> None:
    """Nothing of a result may depend on where it ran; killed workers are tried in `test_executors.py`."""
    pytest.importorskip("ray")
    plan = plan_of("black-rose-wars", matches=12, measures=("length", "ended"))
    here = rows_of(plan, Serial())
    assert len(here) == 3
    assert rows_of(plan, Processes(2)) == here
    assert rows_of(plan, OnRay("local", 2)) == here


def test_rows_become_tallies_and_groups() -> None:
    plan = plan_of("black-rose-wars", matches=8, options={"mage_seats": ("nero", "tessa"), "black_rose_wins": "leads"})
    tables = rows_of(plan, Serial())
    seated = all_rows(tables, SEATS_TABLE)
    (tally,) = tallies([2], all_rows(tables, MATCHES), seated)
    assert sum(tally.wins) + tally.nobody == tally.matches == 8
    assert [(one.value, one.played, one.won) for one in groups(["mage", "seat"], seated)] == [
        ("nero", 8, tally.wins[0]),
        ("tessa", 8, tally.wins[1]),
        ("0", 8, tally.wins[0]),
        ("1", 8, tally.wins[1]),
    ]
    with pytest.raises(BadOption, match=r"no 'mgae' here\. Did you mean mage"):
        groups(["mgae"], seated)


def test_a_folder_goes_on_where_it_was_left(tmp_path: Path) -> None:
    plan, folder = plan_of(matches=12, measures=("length",)), StudyFolder(tmp_path / "study")
    folder.begin(plan, "the command")
    jobs = plan.jobs()
    for key, tables in Serial().run(jobs, play_job):
        folder.keep(key, tables)
        break
    assert len(folder.done()) == 1
    folder.begin(plan, "the command")
    for key, tables in Serial().run(jobs, play_job, folder.done()):
        folder.keep(key, tables)
    whole = all_rows(rows_of(plan, Serial()), MATCHES)
    assert folder.table(MATCHES).to_pylist() == whole
    assert folder.manifest["command"] == "the command"
    assert folder.manifest["plan"]["content"] == ww.game("hogwarts-battle").content_hash


def test_a_folder_of_another_command_or_of_other_things_is_refused(tmp_path: Path) -> None:
    folder = StudyFolder(tmp_path / "study")
    folder.begin(plan_of(), "wandwright simulate this")
    with pytest.raises(BadFolder, match=r"other: matches.*wandwright simulate this"):
        folder.begin(plan_of(matches=7), "wandwright simulate that")
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "mum.txt").write_text("dear mum")
    with pytest.raises(BadFolder, match="something else"):
        StudyFolder(tmp_path / "letters").begin(plan_of(), "")
    (tmp_path / "file").write_text("")
    with pytest.raises(BadFolder, match="can't be written"):
        StudyFolder(tmp_path / "file" / "study").begin(plan_of(), "")
    with pytest.raises(BadFolder, match="holds no study"):
        _ = StudyFolder(tmp_path / "letters").manifest


def test_a_worker_with_other_cards_refuses_to_play() -> None:
    job = next(iter(plan_of().jobs().values()))
    with pytest.raises(OtherVersion, match="same version"):
        play_job(job._replace(plan=job.plan._replace(content="other cards")))


def test_a_measure_of_ones_own_is_found_by_its_path_and_writes_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "my_measures.py").write_text(
        "from wandwright.lab import Measure\n"
        "class Stuns(Measure):\n"
        "    words = {'stuns': 'heroes stunned a match'}\n"
        "    def rows(self, match):\n"
        "        yield {'stuns': sum(event.kind == 'stunned' for event in match.events)}\n"
    )
    tables = rows_of(plan_of(matches=2, measures=("my_measures:Stuns",)), Serial())
    assert sum(int(str(row["stuns"])) for row in all_rows(tables, MATCHES)) > 0
    with pytest.raises(BadMeasure, match="Did you mean"):
        find_measures(["lenght"], OWN)
    with pytest.raises(BadMeasure, match="is no measure"):
        find_measures(["pathlib:Path"], OWN)
    with pytest.raises(BadMeasure, match="can't be loaded"):
        find_measures(["my_measures:Jinxes"], OWN)


def test_luck_plays_a_match_again_by_the_same_chance() -> None:
    rows = all_rows(rows_of(plan_of("year-at-hogwarts", matches=4, measures=("luck",)), Serial()), MATCHES)
    assert {row["again"] for row in rows} <= {True, False}
    assert rows == all_rows(rows_of(plan_of("year-at-hogwarts", matches=4, measures=("luck",)), Serial()), MATCHES)


def test_who_leads_and_how_often_that_changes() -> None:
    assert leader([3, 5, 4]) == 1
    assert leader([5, 5, 4]) == -1
    assert changes([0, -1, 0, 1, -1, 0]) == 2
