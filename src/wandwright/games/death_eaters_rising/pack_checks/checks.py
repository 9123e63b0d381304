"""Validation that the schema can't do: a card may only promise what the rules carry out, where it stands.

Each check gives path, problem and what is allowed. Checks that look at several cards at once are in chains.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from wandwright.content.certainty import check_confidence
from wandwright.content.mistakes import Found, Path, listed, place_name
from wandwright.content.records import Record
from wandwright.engine.words.clause_kinds import Fields
from wandwright.games.death_eaters_rising.chapters.board import clauses as traits
from wandwright.games.death_eaters_rising.effects import WORDS

DEEDS: Final = WORDS.with_trait(traits.DEED)
DARK: Final = WORDS.with_trait(traits.DARK)
CAST: Final = WORDS.with_trait(traits.CAST)
# What the ability of a wizard can do at each moment.
WORDS_AT: Final[Mapping[str, tuple[str, ...]]] = {
    "pool": WORDS.with_trait(traits.POOL),
    "after_roll": WORDS.with_trait(traits.AFTER_ROLL),
    **dict.fromkeys(("assign", "once_per_turn", "self_damage", "end_turn"), DEEDS),
}
# The lists in which the dark side speaks.
DARK_LISTS: Final = ("regular", "dark_mark", "penalty")
HEADQUARTERS_DICE: Final = 4
DOUBLED: Final = 2
# `heal nobody` is an answer, so no card can have that name.
TAKEN_IDS: Final = frozenset({"nobody"})


def check(record: Record) -> Iterator[Found]:
    """Everything that one card promises and the rules would not keep."""
    fields = record.fields
    if record.id in TAKEN_IDS:
        yield ("id",), f'the id "{record.id}" has a meaning of its own among the answers; choose another', ""
    yield from check_confidence(fields)
    yield from check_numbers(fields)
    if fields["kind"] == "wizard":
        yield from check_ability(fields)
    if fields["kind"] == "headquarters":
        for number, ability in enumerate(fields["abilities"]):
            yield from check_words(ability["effect"], ("abilities", number, "effect"), WORDS_AT["assign"])
    if fields["kind"] == "spell_token":
        yield from check_words(fields["effect"], ("effect",), CAST)
    for name in DARK_LISTS:
        yield from check_dark(fields.get(name, ()), (name,), DARK)


def check_numbers(fields: Fields) -> Iterator[Found]:
    """What is special to the numbers of a kind."""
    kind = fields["kind"]
    number = sum(fields.get("dice", {}).values())
    if kind == "headquarters" and number != HEADQUARTERS_DICE:
        yield ("dice",), f"a headquarters has {HEADQUARTERS_DICE} dice (R31), but these are {number}; correct them", ""
    if kind == "wizard_die":
        doubled = [face for face in fields["faces"] if face[1] == DOUBLED]
        if len(doubled) != 1:
            problem = f"a wizard die has exactly one doubled face (R3), but this one has {len(doubled)}; correct it"
            yield ("faces",), problem, ""


def check_ability(fields: Fields) -> Iterator[Found]:
    """The ability of a wizard: its price, its condition and its words fit the moment."""
    ability = fields["ability"]
    when = ability["when"]
    for name, moment in (("cost", "assign"), ("damage", "self_damage")):
        if name in ability and when != moment:
            yield ("ability", name), f"`{name}` works only with `when: {moment}`; delete it or change `when`", ""
    if ability.get("damage", 0) > fields["health"]:
        problem = f"the wizard can never take so much damage with `health: {fields['health']}`; make it less"
        yield ("ability", "damage"), problem, ""
    if when == "assign" and "if" in ability:
        problem = "whoever lays dice on an ability wants it to work, so `when: assign` has no condition; delete `if`"
        yield ("ability", "if"), problem, ""
    if when == "pool" and "dealt_death_eater_damage" in ability.get("if", ()):
        problem = "no damage is dealt before the pool is taken, so the condition is never true; choose another"
        yield ("ability", "if"), problem, "team_has_other, team_has, mission_at, death_eater_at_mission"
    yield from check_words(ability["effect"], ("ability", "effect"), WORDS_AT[when], when)


def check_words(clauses: Sequence[Fields], path: Path, words: Sequence[str], when: str = "") -> Iterator[Found]:
    """Clauses of the players: words that work at this place, with numbers that can be."""
    for number, clause in enumerate(clauses):
        here = (*path, number)
        if clause["do"] not in words:
            yield wrong_word(clause["do"], here, words)
        elif clause["do"] == "gain_token" and clause["keep"] > clause["draw"]:
            problem = f"{place_name(here)} keeps more tokens than it draws; make `keep` at most {clause['draw']}"
            yield (*here, "keep"), problem, ""
        elif "per" in clause and when != "end_turn":
            problem = "`per` counts the damage of a whole turn, so it works only with `when: end_turn`; delete it"
            yield (*here, "per"), problem, ""


def wrong_word(word: str, here: Path, words: Sequence[str]) -> Found:
    return (*here, "do"), f"`{word}` can't work in {place_name(here)}; choose an allowed word", listed(words)


def check_dark(clauses: Sequence[Fields], path: Path, words: Sequence[str]) -> Iterator[Found]:
    """Clauses of a Death Eater or a corrupted place."""
    for number, clause in enumerate(clauses):
        here = (*path, number)
        if clause["do"] not in words:
            yield wrong_word(clause["do"], here, words)
            continue
        if path[0] == "penalty" and clause.get("target") == "here_others":
            problem = "a place is no Death Eater, so there are no others beside it; choose another target"
            yield (*here, "target"), problem, "all"
        if (clause.get("target") == "here_affiliation") != ("affiliation" in clause):
            yield affiliation_mistake(clause, here)
        if "otherwise" in clause:
            # It follows only where the player has no token, so there is none to discard.
            rest = [word for word in words if word != "discard_token"]
            yield from check_dark(clause["otherwise"], (*here, "otherwise"), rest)


def affiliation_mistake(clause: Fields, here: Path) -> Found:
    if "affiliation" in clause:
        problem = "`affiliation` works only with `target: here_affiliation`; delete it or change the target"
        return (*here, "affiliation"), problem, ""
    return here, f"{place_name(here)} has to say whom it damages; add `affiliation`", ""
