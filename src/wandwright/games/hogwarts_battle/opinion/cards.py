"""Evaluation of cards: what one is worth to whoever owns it, and when it is best played, by its clauses."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from wandwright.engine.words.clause_kinds import Fields
from wandwright.games.hogwarts_battle.box import Box
from wandwright.games.hogwarts_battle.chapters.table.clauses import HARM
from wandwright.games.hogwarts_battle.effects import WORDS

# How often a clause comes true that waits for something.
CHANCE_OF_TRIGGER: Final = {"": 1.0, "discarded": 0.15, "villain_defeated": 0.4, "in_hand": 0.5, "passive": 1.0}
CHANCE_OF_OTHER_TRIGGER: Final = 0.6
CHANCE_OF_CONDITION: Final = 0.5
COUNTED: Final = 1.5
PAID: Final = 0.5
CHOICE: Final = 1.1
# A potion that is banished for its second effect is gone.
ONCE: Final = 0.5
DETENTION: Final = -3.0
# In which order cards are played: what draws comes first; a choice waits until more is known.
DRAWS: Final = 4
PLAIN: Final = 3
CHOOSES: Final = 2
DISCARDS: Final = 1
COPIES: Final = 0
# Under a ban on drawing: a card that would draw waits until nothing else is left to be done.
WAITS: Final = -1
HARMS: Final = frozenset(WORDS.with_trait(HARM))


class Reading(NamedTuple):
    """How clauses are weighed: what a word brings, and how often a clause comes true that waits for something."""

    word: Callable[[Fields], float]
    often: Mapping[str, float]
    else_often: float


def word_worth(clause: Fields) -> float:
    """What the record of its word says; harm counts where foes are weighed (foes.py)."""
    return 0.0 if clause["do"] in HARMS else recorded_worth(clause)


def word_without_draws(clause: Fields) -> float:
    """The same as long as nobody may draw cards; what is discarded after them is discarded all the same."""
    return 0.0 if clause["do"] == "draw" else word_worth(clause)


OF_HEROES: Final = Reading(word_worth, CHANCE_OF_TRIGGER, CHANCE_OF_OTHER_TRIGGER)
WITHOUT_DRAWS: Final = Reading(word_without_draws, CHANCE_OF_TRIGGER, CHANCE_OF_OTHER_TRIGGER)


def worths_of(box: Box) -> tuple[float, ...]:
    """The worth of every physical card at this table, by its clauses."""
    by_definition = [card_worth(definition.fields, box.seats, OF_HEROES) for definition in box.definitions]
    return tuple([by_definition[number] for number in box.definition])


def banned_worths_of(box: Box) -> tuple[float, ...]:
    """The same under a ban on drawing."""
    by_definition = [card_worth(definition.fields, box.seats, WITHOUT_DRAWS) for definition in box.definitions]
    return tuple([by_definition[number] for number in box.definition])


def card_worth(fields: Fields, seats: int, reading: Reading) -> float:
    """A Charm by the mean of its effects, a potion by the better of its two; Detention! only stands in the way."""
    if fields["kind"] == "detention":
        return DETENTION
    worth = clauses_worth(fields.get("effect", ()), seats, reading)
    if "banished" in fields:
        worth = max(worth, ONCE * clauses_worth(fields["banished"], seats, reading))
    tiers = fields.get("tiers", {})
    return worth + sum([clauses_worth(clauses, seats, reading) for clauses in tiers.values()]) / len(tiers or "-")


def clauses_worth(clauses: Sequence[Fields], seats: int, reading: Reading = OF_HEROES) -> float:
    return sum([clause_worth(clause, seats, reading) for clause in clauses])


def clause_worth(clause: Fields, seats: int, reading: Reading = OF_HEROES) -> float:
    """What a clause is worth on average, with how often it comes true and how many heroes it touches."""
    worth = plain_worth(clause, seats, reading)
    worth *= reading.often.get(clause.get("when", ""), reading.else_often)
    if "if" in clause:
        worth *= CHANCE_OF_CONDITION
    if "pay" in clause:
        worth *= PAID
    return worth


def plain_worth(clause: Fields, seats: int, reading: Reading) -> float:
    if "choose" in clause:
        options = sorted([clauses_worth(option, seats, reading) for option in clause["options"]], reverse=True)
        return CHOICE * sum(options[: clause["choose"]])
    worth = clauses_worth(clause.get("then", ()), seats, reading)
    if "do" in clause:
        worth += reading.word(clause) * (COUNTED if "per" in clause else 1.0)
    # A ban binds whoever acts, and in each turn one hero does.
    return worth if clause.get("do") == "forbid" else worth * heroes_touched(clause.get("who", "self"), seats)


def recorded_worth(clause: Fields) -> float:
    word = WORDS.words[clause["do"]]
    number: int = clause.get(word.worth_of, 1)
    return (word.worth or 0.0) * number


def heroes_touched(who: str, seats: int) -> float:
    """Tokens and health for another hero count almost as much as the own ones."""
    several = {"all": 0.9 * seats, "others": 0.9 * (seats - 1), "any_two": 1.9, "up_to_two": 1.9}
    return {**several, "any_one": 1.2, "one_other": 0.9}.get(who, 1.0)


def ranks_of(box: Box) -> tuple[int, ...]:
    """When every physical card at this table is to be played, the highest rank first."""
    by_definition = [play_rank(definition.fields.get("effect", ())) for definition in box.definitions]
    return tuple([by_definition[number] for number in box.definition])


def banned_ranks_of(box: Box) -> tuple[int, ...]:
    """The same under a ban on drawing."""
    draws = [would_draw(definition.fields.get("effect", ())) for definition in box.definitions]
    return tuple([WAITS if draws[number] else rank for number, rank in zip(box.definition, ranks_of(box), strict=True)])


def would_draw(clauses: Sequence[Fields]) -> bool:
    """Does it draw when it is played, whatever its owner chooses?"""
    drawing = [clause for clause in clauses if clause.get("do") == "draw" and not clause.get("when")]
    return bool(drawing)


def play_rank(clauses: Sequence[Fields]) -> int:
    """R17: a card that draws shows what else there is to play; what needs other cards comes after them."""
    found = list(all_clauses(clauses))
    words = {clause.get("do", "") for clause in found}
    chooses = any("choose" in clause or clause.get("who") == "any_one" for clause in found)
    if "copy_ally" in words:
        return COPIES
    if "discard" in words and "draw" not in words:
        return DISCARDS
    if chooses:
        return CHOOSES
    return DRAWS if "draw" in words else PLAIN


def all_clauses(clauses: Sequence[Fields]) -> Iterator[Fields]:
    """Every clause, those inside others too."""
    for clause in clauses:
        yield clause
        for inner in (*clause.get("options", ()), clause.get("then", ())):
            yield from all_clauses(inner)


# All are worked out once for a box.
card_worths: Final = lru_cache(maxsize=64)(worths_of)
banned_worths: Final = lru_cache(maxsize=64)(banned_worths_of)
play_ranks: Final = lru_cache(maxsize=64)(ranks_of)
banned_ranks: Final = lru_cache(maxsize=64)(banned_ranks_of)
