"""Validation that the schema can't do: an entry may promise only what the rules carry out, where it stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from wandwright.content.certainty import check_confidence
from wandwright.content.mistakes import Found, Path, listed, place_name
from wandwright.content.records import Record
from wandwright.engine.words.clause_kinds import Fields
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.effects import WORDS

SET_TYPES: Final = ("trap", "protection")
# What only an instance of damage, or what a card set off, can be told.
OF_PROTECTIONS: Final = ("prevent", "redirect", "reflect")
OF_SET_CARDS: Final = (*OF_PROTECTIONS, "cancel")
# Read off an Event or an Evocation while it works.
STATIC: Final = ("hook", "rule")
ROOM_TARGETS: Final = ("room",)
# Selectors that need a target or a target room.
NEED_TARGET: Final = ("target", "target_1", "target_2", "target_or_self", "models_at_target")
NEED_ROOM: Final = ("models_in_target_room", "chosen_model_in_target_room", "chosen_mage_in_target_room", "target_room")


def check(record: Record) -> Iterator[Found]:
    """Everything that one entry promises and the rules would not keep."""
    fields = record.fields
    yield from check_confidence(fields)
    for half in v.HALVES:
        if half in fields:
            yield from check_half(fields[half], (half,))
    yield from check_outside(fields)


def check_half(half: Fields, path: Path) -> Iterator[Found]:
    """R74, R85, R86: what is set has a place and a trigger; what is not has neither."""
    is_set = half["type"] in SET_TYPES
    for name in ("placement", "trigger"):
        if (name in half) != is_set:
            problem = f"a {half['type']} half {'needs' if is_set else 'has no'} `{name}`"
            yield (*path, name), f"{problem}; {'add' if is_set else 'delete'} it", ""
    if half.get("placement") == "room" and half["target"] != "room":
        yield (*path, "target"), "a token that lies in a room needs that room as its target; choose `room`", "room"
    yield from check_clauses(half, path, is_set)


def check_clauses(half: Fields, path: Path, is_set: bool) -> Iterator[Found]:
    """Words and selectors that make sense in this half."""
    banned = STATIC if is_set else (*STATIC, *OF_SET_CARDS)
    for way, clause in WORDS.every(half["effect"], (*path, "effect")):
        if clause["do"] in (*banned, "pay", "instead_of_attack"):
            yield wrong_word(clause["do"], way, banned)
        yield from check_aims(half, clause, way)


def check_aims(half: Fields, clause: Fields, way: Path) -> Iterator[Found]:
    """R181: what speaks of a target needs one."""
    for name, value in clause.items():
        if value in NEED_TARGET and half["target"] in ("none", "room"):
            yield (*way, name), f"`{value}` speaks of a target, but this half picks none; change one of them", ""
        if value in NEED_ROOM and half["target"] not in ROOM_TARGETS:
            yield (*way, name), f"`{value}` speaks of a target room, but this half picks none; change one of them", ""


def check_outside(fields: Fields) -> Iterator[Found]:
    """Rooms, Quests, Events and Evocations: words of damage instances have no place there."""
    for name, clauses in lists_of(fields):
        allowed = fields["kind"] in ("event", "evocation")
        banned = OF_SET_CARDS if allowed else (*OF_SET_CARDS, *STATIC)
        for way, clause in WORDS.every(clauses, name):
            if clause["do"] in banned:
                yield wrong_word(clause["do"], way, banned)


def lists_of(fields: Fields) -> Iterator[tuple[Path, Sequence[Any]]]:
    for name in ("effect", "abilities"):
        if name in fields:
            yield (name,), fields[name]
    if "reward" in fields:
        yield ("reward", "effect"), fields["reward"]["effect"]


def wrong_word(word: str, here: Path, banned: Sequence[str]) -> Found:
    allowed = [known.name for known in WORDS.said() if known.name not in banned]
    return (*here, "do"), f"`{word}` can't work in {place_name(here)}; choose an allowed word", listed(allowed)
