"""The report of a study: sentences, tables and plots that follow from its rows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import wandwright as ww
from wandwright.lab.executors import Serial
from wandwright.lab.folders import StudyFolder
from wandwright.lab.measures import Row
from wandwright.lab.plans import PAIRED, Factor, Plan, Wanted, make_plan
from wandwright.lab.playing import play_job
from wandwright.lab.report import report_page
from wandwright.lab.report.card_effects import card_effects, stratified
from wandwright.lab.report.findings import findings
from wandwright.lab.report.results import EmptyStudy, Results

STACKS = Factor("market_stacks", ("off", "on"), ("off", "on"))
MATCHES = 100


def begun(path: Path, name: str = "hogwarts-battle", **wanted: object) -> tuple[StudyFolder, Plan]:
    plan, _ = make_plan(ww.game(name), (), Wanted(**wanted))  # type: ignore[arg-type]
    folder = StudyFolder(path)
    folder.begin(plan, f"wandwright simulate {name} --out <here>")
    return folder, plan


def invented(path: Path, before: int, after: int) -> Results:
    """So many of a hundred matches are won without and with market_stacks, the same ones as far as possible."""
    folder, _ = begun(path, factors=(STACKS,), seats=(2, 3), options={"game": 5}, matches=MATCHES, measures=())
    rows: list[Row] = []
    seats: list[Row] = []
    cards: list[Row] = []
    for variation in range(4):
        wins = (before, after)[variation % 2]
        for match in range(MATCHES):
            where: Row = {"variation": variation, "match": match}
            won = match < wins
            rows.append(where | {"together": won, "nobody": not won, "decisions": 300, "turns": 20 + match % 5})
            seats += [where | {"seat": seat, "won": won, "score": int(won)} for seat in range(2 + variation // 2)]
            if match % 2:
                cards.append(where | {"seat": 0, "card": "lumos", "acquired": 1, "used": 2, "won": won})
    folder.keep("all", {"matches": rows, "seats": seats, "cards": cards})
    return Results(folder)


def test_a_sure_difference_is_told_with_its_interval(tmp_path: Path) -> None:
    told = findings(invented(tmp_path / "study", 31, 44), {"turns": "turns a match"})
    assert told[0].sentence.replace("\N{NO-BREAK SPACE}", " ") == (
        "With market_stacks on instead of off, on the average of 2 pairs of set-ups, the win rate rises by 13 points, "
        "95 % interval 6 to 20."
    )
    (one,) = [line for line in told if line.sentence.startswith("With market_stacks") and "(2 seats)" in line.sentence]
    assert one.sure
    assert one.sentence.replace("\N{NO-BREAK SPACE}", " ") == (
        "With market_stacks on instead of off the win rate (2 seats) rises from 31 % to 44 %, difference 13 points, "
        "95 % interval 6 to 19."
    )


def test_what_is_not_sure_is_told_as_such(tmp_path: Path) -> None:
    told = findings(invented(tmp_path / "study", 31, 32), {})
    unsure = [line for line in told if line.sentence.startswith("With market_stacks")]
    assert unsure
    assert not any(line.sure for line in unsure)
    assert "do not say whether there is a difference" in unsure[0].sentence


def test_a_set_up_of_a_paired_design_is_called_by_what_is_other(tmp_path: Path) -> None:
    factors = (STACKS, Factor("hands", ("open", "closed"), ("open", "closed")))
    folder, plan = begun(
        tmp_path / "study", factors=factors, design=PAIRED, matches=2, bots=("uniform",), measures=("length",)
    )
    for key, tables in Serial().run(plan.jobs(), play_job):
        folder.keep(key, tables)
    results = Results(folder)
    assert [results.label(number) for number in range(3)] == [
        "the first values of all",
        "market_stacks on",
        "hands closed",
    ]
    assert [results.contrast_label(one) for one in results.contrasts()] == [
        "market_stacks on (not off)",
        "hands closed (not open)",
    ]


def test_cards_are_compared_within_a_set_up(tmp_path: Path) -> None:
    """Half of the matches use the card, whoever wins: a rate that differs between set-ups is none of its doing."""
    (lumos,) = card_effects(invented(tmp_path / "study", 20, 80))
    assert lumos.apart is not None
    assert lumos.apart.value == pytest.approx(0, abs=0.01)
    assert not lumos.apart.is_sure
    # Within both set-ups the card helps by 20 points, though those with it win less often over all.
    sure = stratified([(14, 20, 40, 80), (24, 80, 2, 20)])
    assert sure is not None
    assert sure.value == pytest.approx(0.2)


@pytest.mark.parametrize("name", ["hogwarts-battle", "year-at-hogwarts"])
def test_the_page_is_whole_and_needs_no_network(name: str, tmp_path: Path) -> None:
    folder, plan = begun(tmp_path / "study", name, seats=(2, 3), matches=4, bots=("uniform",))
    for key, tables in Serial().run(plan.jobs(), play_job):
        folder.keep(key, tables)
    page = report_page(folder.path)
    for heading in ("What was found", "Win rates", "How it was won or lost", "Turn by turn", "How to do it again"):
        assert heading in page
    assert page.count("<svg") >= 6
    assert f"wandwright simulate {name} --out &lt;here&gt;" in page
    assert ww.game(name).content_hash in page
    assert "are few" in page
    assert ("Who won: character" in page) is (name == "year-at-hogwarts")
    # Addresses name the language of a drawing and nothing that is fetched.
    assert set(re.findall(r'https?://[^"\s<]+', page)) <= {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
    names = re.findall(r'\bid="([^"]+)"', page)
    assert len(names) == len(set(names))


def test_a_study_without_a_match_has_no_report_yet(tmp_path: Path) -> None:
    folder, _ = begun(tmp_path / "study", matches=4)
    with pytest.raises(EmptyStudy, match="give its command again"):
        report_page(folder.path)
