"""The workshop worker: lays cards that somebody writes over those of a game, in a process for imports.

A pack is data; nothing in it is run. What has been checked comes back as faces, or as the cards that a table keeps.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from wandwright.content.editions import write_edition
from wandwright.content.files import read_directory
from wandwright.content.mistakes import Mistake, PackError
from wandwright.engine.errors import WandwrightError
from wandwright.engine.matches.games import Game, game
from wandwright.engine.matches.loading import UNFIT
from wandwright.server.errors import Refusal
from wandwright.server.protocol.catalogue import CardInfo
from wandwright.server.protocol.lobby import PlayerWish
from wandwright.server.snapshots.parts import card_info
from wandwright.server.workers.import_worker import Examined, check_players, examined, serve_all
from wandwright.testkit.pack_cards import brought_up, change_of

FILE = "cards.yaml"
MOST_MISTAKES = 50


class Sheet(NamedTuple):
    """The text of a pack, and for whom its cards are drawn."""

    game: str
    text: str
    locale: str


class Trial(NamedTuple):
    """The text of a pack, and the table that it is tried at."""

    game: str
    text: str
    players: tuple[PlayerWish, ...]
    seed: int
    options: Mapping[str, Any]


class Prepared(NamedTuple):
    """The table that cards are tried at, and all cards of its game as it keeps them."""

    match: Examined
    cards: bytes


class Drawn(NamedTuple):
    """The faces of a pack, or its mistakes."""

    faces: tuple[CardInfo, ...] = ()
    mistakes: tuple[Mistake, ...] = ()


def draw(sheet: Sheet) -> Drawn:
    """The cards that a pack brings or changes, as a table shows them; its mistakes if it has any."""
    with TemporaryDirectory() as folder:
        try:
            laid = lay(sheet.game, sheet.text, Path(folder))
        except PackError as problem:
            return Drawn(mistakes=tuple(without_folder(one, folder) for one in problem.mistakes[:MOST_MISTAKES]))
        named = [entry.node.find(("id",)).value for entry in read_directory(Path(folder), FILE, required=True).entries]
    try:
        faces = {face.id: card_info(face) for face in laid.cards(sheet.locale)}
    except UNFIT as problem:
        raise not_playable() from problem
    # Those that are taken out have none.
    return Drawn(tuple(faces[str(name)] for name in named if name in faces))


def prepare(trial: Trial) -> Prepared:
    """A match in which the cards of a pack come up soon, once whatever can be asked of its table has been asked."""
    with TemporaryDirectory() as folder:
        try:
            laid = lay(trial.game, trial.text, Path(folder))
        except PackError as problem:
            raise Refusal(
                f"These cards have {len(problem.mistakes)} mistakes; mend them first.", "workshop-mistakes"
            ) from problem
    try:
        setup = laid.setup(len(trial.players), trial.seed, trial.options)
        match = brought_up(laid, setup, change_of(laid, game(trial.game)))
        check_players(match, trial.players)
        serve_all(match)
    except WandwrightError:
        raise
    except UNFIT as problem:
        raise not_playable() from problem
    return Prepared(examined(match, trial.players), write_edition(laid.records()))


def lay(name: str, text: str, folder: Path) -> Game:
    (folder / FILE).write_bytes(text.encode("utf-8", "replace"))
    return game(name, (folder,))


def without_folder(mistake: Mistake, folder: str) -> Mistake:
    """Where the text lay for a moment is nobody's business."""
    shown = {field: getattr(mistake, field).replace(f"{folder}/", "") for field in ("file", "problem", "allowed")}
    return mistake._replace(**shown)


def not_playable() -> Refusal:
    return Refusal(
        "These cards are written rightly, but the game can't use them so. Begin from a card of the box that is like "
        "yours, and change one thing after the other.",
        "workshop-unfit",
    )
