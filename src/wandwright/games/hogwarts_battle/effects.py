"""The language of the cards: all words together, and the short forms of this game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from wandwright.engine.words.clause_kinds import Fields
from wandwright.engine.words.words import Vocabulary
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters import CHAPTERS
from wandwright.games.hogwarts_battle.chapters.effects.steps import RUN
from wandwright.games.hogwarts_battle.chapters.table.clauses import CONDITIONS, PICKED, TRIGGERS

# More cards than a hand ever has.
WHOLE_HAND: Final = 99


def expand(clause: Fields) -> list[Fields]:
    """What a short form means."""
    word = clause["do"]
    who = clause.get("who", "self")
    if "all" in clause and word == "discard":
        return [{**{name: clause[name] for name in clause if name != "all"}, "n": WHOLE_HAND}]
    if "rest" in clause:
        rest = {"do": "the_rest", "then": clause["rest"]}
        return [{"do": word, "who": who, "then": [*clause["then"], rest]}]
    if who in PICKED.only and word not in ("choose_heroes", "give_card"):
        return [{"do": "choose_heroes", "who": who, "then": [{**clause, "who": "self"}]}]
    if word == "if" and CONDITIONS[next(iter(clause["if"]))] in v.WATCHED:
        return [{**clause, "do": "watch_if"}]
    if word == "choose":
        return [{**clause, "mark": is_hostile(clause)}]
    if word == "banish":
        return banishing(clause, who)
    per = clause.get("per")
    if counts_hands(per) and who not in ("self", "active") and word != "repeat":
        # Each of several heroes counts the own hand.
        return [{"do": "each", "who": who, "then": [{**clause, "who": "self"}]}]
    if isinstance(per, str) and per in TRIGGERS:
        # "For each card played" also counts the cards played later in the turn.
        later = clause["then"] if word == "repeat" else [{name: clause[name] for name in clause if name != "per"}]
        return [clause, {"do": "watch", "event": per, "then": later}]
    return [clause]


def banishing(clause: Fields, who: str) -> list[Fields]:
    """Nobody chooses what lies on top of a deck; elsewhere each of several heroes chooses an own card."""
    if clause["from"] == "top_of_deck":
        return [{"do": "banish_top", "who": who}] * clause["n"]
    if who == "self":
        return [clause]
    return [{"do": "each", "who": who, "then": [{**clause, "who": "self"}]}]


def counts_hands(per: Any) -> bool:
    return isinstance(per, Mapping) and "card_in_hand" in per


def is_hostile(choice: Fields) -> bool:
    """A choice that offers a loss is hostile: a stunned hero may be passed over."""
    return any(part.get("do") == "lose_health" for option in choice["options"] for part in option)


WORDS: Final = Vocabulary(CHAPTERS.words, RUN, around=("when", "if", "limit"), expand=expand)
