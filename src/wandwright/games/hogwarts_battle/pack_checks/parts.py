"""Validation of the New Rules' parts: a card of Games 1 to 7 can't say them, for its matches have no place for them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from wandwright.content.mistakes import Found
from wandwright.engine.words.clause_kinds import Fields
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters import CHAPTERS
from wandwright.games.hogwarts_battle.chapters.table.clauses import CONDITIONS, COUNTERS, TRIGGERS
from wandwright.games.hogwarts_battle.effects import WORDS

# The words of the chapters, with what they wait for, ask and count.
NEW_WORDS: Final = frozenset(
    (
        *(word.name for chapter in CHAPTERS if chapter.part for word in chapter.words),
        *(word for word, number in TRIGGERS.items() if number >= v.ON_TOKEN_ASSIGNED),
        *(word for word, number in CONDITIONS.items() if number >= v.IF_HOLDS),
        *(word for word, number in COUNTERS.items() if number >= v.PER_CARD_IN_HAND),
    )
)


def check_part(fields: Fields) -> Iterator[Found]:
    """A card of Games 1 to 7 can't say what only the New Rules know."""
    for name in ("effect", "reward") if "game" in fields else ():
        for path, clause in WORDS.every(fields.get(name, ()), (name,)):
            asked = (*clause.get("if", ()), *named(clause.get("per", ())))
            for word in (clause.get("do"), clause.get("when"), *asked):
                if word in NEW_WORDS:
                    yield path, f"`{word}` belongs to the New Rules; give the card a `set` in place of `game`", ""


def named(per: Any) -> tuple[str, ...]:
    """What a counter counts."""
    return (per,) if isinstance(per, str) else tuple(per)
