"""Saved matches: files that a person names, and the folder where a match waits after `quit`."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from wandwright.cli.speech import quoted, speak
from wandwright.engine.errors import ContentMismatch, DamagedSave, FutureSave, RulesMismatch, WandwrightError
from wandwright.engine.matches.loading import load
from wandwright.engine.matches.matches import Match
from wandwright.server.settings import data_folder

SUFFIX: Final = ".save"
PERSON: Final = "person"
# As free_name makes it; a file that a person has named does not look like this.
OWN_NAME: Final = re.compile(r"[a-z-]+_\d{8}-\d{6}(?:-\d+)?_[a-z-]+" + re.escape(SUFFIX))


# What is told of a save that can't be played on, by what is wrong with it.
WRONG_SAVES: Final = {
    DamagedSave: "save-damaged",
    FutureSave: "save-future",
    ContentMismatch: "save-other-cards",
    RulesMismatch: "save-other-rules",
}


class CannotKeep(WandwrightError):
    """A match can't be written to, or read from, a file."""


class Kept(NamedTuple):
    """A match that waits in the folder: its file, when it was left, and who sat where (a bot's name, or person)."""

    path: Path
    left: datetime
    seats: tuple[str, ...]

    @property
    def bots(self) -> dict[int, str]:
        return {seat: name for seat, name in enumerate(self.seats) if name != PERSON}


def named_file(text: str) -> Path:
    """The file that a person means; what can't be a file's name at all is refused here."""
    try:
        path = Path(text).expanduser()
        path.exists()
    except (OSError, ValueError, RuntimeError) as problem:
        raise CannotKeep(speak("file-name", text=quoted(text, 60))) from problem
    return path


def write_match(match: Match, path: Path) -> None:
    """Write all of it or nothing: a save that was there stays whole if the disk is full."""
    written = path.with_name(f"{path.name}.part")
    try:
        written.write_text(match.save(), encoding="utf-8")
        written.replace(path)
    except (OSError, ValueError) as problem:
        with suppress(OSError, ValueError):
            written.unlink()
        raise CannotKeep(speak("not-saved", path=str(path), reason=reason(problem))) from problem


def read_match(path: Path, packs: tuple[str, ...]) -> Match:
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as problem:
        raise CannotKeep(speak("not-text", path=str(path))) from problem
    except (OSError, ValueError) as problem:
        raise CannotKeep(speak("not-read", path=str(path), reason=reason(problem))) from problem
    try:
        return load(text, packs)
    except tuple(WRONG_SAVES) as problem:
        raise CannotKeep(speak(WRONG_SAVES[type(problem)], path=str(path))) from problem


def reason(problem: Exception) -> str:
    """The system's own words for what went wrong, in small letters, without codes and paths."""
    text = problem.strerror if isinstance(problem, OSError) and problem.strerror else speak("reason-unknown")
    return text[:1].lower() + text[1:]


def keep(match: Match, seats: tuple[str, ...], before: Path | None) -> Path:
    """Leave a match in the first folder that takes it; one that was taken up from there goes back to its file."""
    problems: list[Exception] = []
    for folder in (data_folder(), Path.cwd(), Path(tempfile.gettempdir())):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path = before if before is not None and not problems else free_name(folder, match.game.name, seats)
            write_match(match, path)
        except (OSError, CannotKeep) as problem:
            problems.append(problem)
        else:
            return path
    raise CannotKeep(speak("not-kept", reason=str(problems[0])))


def free_name(folder: Path, game: str, seats: tuple[str, ...]) -> Path:
    """A name that says the game, the time and who sits where."""
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    number = 1
    while True:
        again = f"-{number}" if number > 1 else ""
        path = folder / f"{game}_{stamp}{again}_{'-'.join(seats)}{SUFFIX}"
        if not path.exists():
            return path
        number += 1


def waiting(game: str) -> list[Kept]:
    """The matches of a game that wait in the folder, the latest first."""
    try:
        files = sorted(data_folder().glob(f"{game}_*{SUFFIX}"))
    except OSError:
        return []
    return sorted(read_names(files), key=lambda kept: kept.left, reverse=True)


def read_names(files: list[Path]) -> Iterator[Kept]:
    for path in filter(kept_here, files):
        _, _, seats = path.name.removesuffix(SUFFIX).rpartition("_")
        left = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
        yield Kept(path, left, tuple(seats.split("-")))


def kept_here(path: Path) -> bool:
    """Is this one of the folder's own files, which may go once its match is over?"""
    return path.parent == data_folder() and OWN_NAME.fullmatch(path.name) is not None
