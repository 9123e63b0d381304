"""Golden playthroughs. When one differs, the rules, the prompts or the chance have changed: was that meant?"""

from __future__ import annotations

from pathlib import Path

import pytest

import wandwright as ww
from wandwright.testkit.playthrough import BadPlaythrough, PlaythroughDiffers, compare, main, read_header, write

FOLDER = Path(__file__).resolve().parents[1] / "playthroughs"
FILES = sorted(FOLDER.glob("*.txt"))
HEADER = "game: hogwarts-battle\nseats: 2\nseed: 5\noptions: {game: 2}\nmanner: eager\ndecisions: 12\n"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_match_is_played_as_it_was_written_down(path: Path) -> None:
    compare(path)


def test_every_game_of_the_box_has_a_playthrough() -> None:
    headers = [read_header(path) for path in FILES]
    assert {header["options"]["game"] for header in headers if header["game"] == "hogwarts-battle"} == set(range(1, 8))
    assert {header["game"] for header in headers} == set(ww.games())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_playthrough_stays_small_enough_to_be_read(path: Path) -> None:
    assert path.stat().st_size < 60_000


def test_a_header_alone_becomes_a_playthrough(tmp_path: Path) -> None:
    path = tmp_path / "new.txt"
    path.write_text(HEADER, encoding="utf-8")
    with pytest.raises(PlaythroughDiffers):
        compare(path)
    write(path)
    compare(path)
    text = path.read_text(encoding="utf-8")
    assert text.startswith(HEADER + "---\n")
    assert text.count("\n> ") == 12
    assert text.rstrip().splitlines()[-1].startswith("= the match goes on")


def test_a_difference_shows_its_line_and_the_way_out(tmp_path: Path) -> None:
    path = tmp_path / "changed.txt"
    path.write_text(HEADER, encoding="utf-8")
    write(path)
    lines = path.read_text(encoding="utf-8").splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("> "))
    lines[place] = "> 0: dance"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.raises(PlaythroughDiffers, match=rf"changed.txt:{place + 1}: (?s:.*)stored: > 0: dance(?s:.*)--write"):
        compare(path)


def test_a_match_that_ends_says_how(tmp_path: Path) -> None:
    path = tmp_path / "whole.txt"
    path.write_text(HEADER.replace("decisions: 12", "decisions: 5000"), encoding="utf-8")
    write(path)
    last = path.read_text(encoding="utf-8").rstrip().splitlines()[-1]
    assert last.startswith(("= last_location_fell, won by nobody", "= villains_defeated, won by 0, 1"))


@pytest.mark.parametrize(
    "header",
    [
        "",
        "game: hogwarts-battle\n",
        HEADER.replace("eager", "wild"),
        HEADER.replace("seats: 2", "seats: two"),
        "a: [\n",
    ],
)
def test_a_header_that_does_not_say_what_to_play_is_refused(tmp_path: Path, header: str) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(header, encoding="utf-8")
    with pytest.raises(BadPlaythrough, match="the lines above"):
        read_header(path)


def test_the_command_compares_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "new.txt"
    path.write_text(HEADER, encoding="utf-8")
    assert main([str(path)]) == 1
    assert "played differently" in capsys.readouterr().err
    assert main(["--write", str(path)]) == 0
    assert main([str(path)]) == 0
    assert "as stored" in capsys.readouterr().out
    assert main([str(tmp_path / "missing.txt")]) == 1
    assert "missing.txt" in capsys.readouterr().err
