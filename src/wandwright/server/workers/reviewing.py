"""Review of a finished match in pieces, so that no bot waits long behind it."""

from __future__ import annotations

import json
from typing import NamedTuple

from wandwright.bots.review import Piece, Reviewer
from wandwright.engine.matches.loading import rebuild
from wandwright.engine.matches.matches import Match
from wandwright.server.storage.editions import data_of, game_from

# A piece of so many answers takes a second or two.
ANSWERS = 8


class ReviewTask(NamedTuple):
    """A stretch of answers of a match that is over; `save` is the match as it is kept, `cards` empty the installed."""

    game: str
    cards: bytes
    save: str
    first: int
    last: int
    locales: tuple[str, ...]


def review_tasks(match: Match, locales: tuple[str, ...]) -> list[ReviewTask]:
    """The pieces of a whole match, in their order."""
    save, cards = match.save(), data_of(match.game)
    starts = range(0, max(1, match.action_count), ANSWERS)
    return [ReviewTask(match.game.name, cards, save, first, first + ANSWERS, locales) for first in starts]


def review_piece(task: ReviewTask) -> Piece:
    """What is found in a stretch; runs in a process of the pool."""
    match = rebuild(game_from(task.game, task.cards), json.loads(task.save))
    return Reviewer(match, task.first, task.last, task.locales).piece()
