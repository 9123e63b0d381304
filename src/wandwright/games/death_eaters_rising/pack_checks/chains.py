"""Checks that look at all cards together: what one says of another is true, and the box is complete."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from wandwright.content.entries import Entries, Reference, same_value, words
from wandwright.content.mistakes import Mistake, Path
from wandwright.content.records import Record
from wandwright.games.death_eaters_rising.effects import WORDS
from wandwright.games.death_eaters_rising.pack_checks.checks import DARK_LISTS
from wandwright.games.death_eaters_rising.vocabulary import CHARACTERS, COLORS, LOCATIONS

# Kinds of which the box has exactly one.
SINGLE: Final = ("voldemort", "villain_card", "voldemort_die")
MOST_PLAYERS: Final = 4
# R80: the standard game needs five Death Eaters in Azkaban.
FEWEST_DEATH_EATERS: Final = 5
# The conditions that name another entry.
ASKED_KINDS: Final = {"team_has_other": "affiliation", "team_has": "affiliation", "mission_at": "location"}


def check_together(box: Entries) -> Sequence[Mistake]:
    """Everything that is wrong only because of how the cards lie together; first of all, every id is known."""
    lost = [*box.lost(reference for record in box.records for reference in references(record))]
    return lost or [*affiliations(box), *places(box), *dice(box), *box.twins(SINGLE), *box.gaps(lacks(box))]


def references(record: Record) -> Iterator[Reference]:
    fields = record.fields
    for name in ("headquarters", "location", "affiliation"):
        if name in fields:
            yield Reference(record, (name,), name, fields[name])
    for name, kind in (("starters", "wizard"), ("places", "place"), ("affiliations", "affiliation")):
        for number, entry in enumerate(fields.get(name, ())):
            yield Reference(record, (name, number), kind, entry)
    for asked, value in fields.get("ability", {}).get("if", {}).items():
        if asked in ASKED_KINDS:
            yield Reference(record, ("ability", "if", asked), ASKED_KINDS[asked], value)
    for name in DARK_LISTS:
        for path, clause in WORDS.every(fields.get(name, ()), (name,)):
            if "affiliation" in clause:
                yield Reference(record, (*path, "affiliation"), "affiliation", clause["affiliation"])


def affiliations(box: Entries) -> Iterator[Mistake]:
    """A24: who takes a starter takes its affiliation and its headquarters, so each belongs to exactly one."""
    listing: dict[str, Record] = {}
    for record in box.of("affiliation"):
        for number, name in enumerate(record.fields["starters"]):
            yield from one_starter(box.by_id[name], record, ("starters", number), listing)
        yield from own_headquarters(box, record)
    for wizard in box.of("wizard"):
        if wizard.fields["starter"] and wizard.id not in listing:
            problem = "no affiliation names this wizard among its `starters`; add it there, or write `starter: false`"
            yield wizard.wrong(("starter",), problem, "false")
    for headquarters in box.of("headquarters"):
        owner = box.by_id[headquarters.fields["affiliation"]]
        if owner.fields["headquarters"] != headquarters.id:
            problem = f"{owner.id} has the headquarters {owner.fields['headquarters']}; make the two agree"
            yield headquarters.wrong(("affiliation",), problem)


def one_starter(wizard: Record, record: Record, path: Path, listing: dict[str, Record]) -> Iterator[Mistake]:
    other = listing.setdefault(wizard.id, record)
    if not wizard.fields["starter"]:
        yield record.wrong(path, f"{wizard.id} is no starter; write `starter: true` there, or name another wizard")
    if record.id not in wizard.fields["affiliations"]:
        yield record.wrong(path, f"{wizard.id} does not belong to {record.id}; name a wizard of this affiliation")
    if other is not record:
        yield record.wrong(path, f"{wizard.id} is already a starter of {other.id}; name another wizard")


def own_headquarters(box: Entries, record: Record) -> Iterator[Mistake]:
    """Every player who can take this affiliation needs a headquarters card."""
    headquarters = box.by_id[record.fields["headquarters"]]
    if headquarters.fields["affiliation"] != record.id:
        problem = f"{headquarters.id} belongs to {headquarters.fields['affiliation']}; name a headquarters of its own"
        yield record.wrong(("headquarters",), problem)
    needed = min(len(record.fields["starters"]), MOST_PLAYERS)
    if headquarters.fields["copies"] < needed:
        problem = f"{needed} players can take {record.id}, but {headquarters.id} has fewer `copies`; make them {needed}"
        yield headquarters.wrong(("copies",), problem)


def places(box: Entries) -> Iterator[Mistake]:
    """R5: a place and its location name each other, and the locations lie at 0, 1 and 2."""
    for location in box.of("location"):
        for number, name in enumerate(location.fields["places"]):
            if box.by_id[name].fields["location"] != location.id:
                problem = f"{name} says that it lies on {box.by_id[name].fields['location']}; make the two agree"
                yield location.wrong(("places", number), problem)
    for place in box.of("place"):
        location = box.by_id[place.fields["location"]]
        if place.id not in location.fields["places"]:
            problem = f"{location.id} does not name this place among its `places`; add it there, or remove the place"
            yield place.wrong(("location",), problem)
    yield from same_value(box.of("location"), "order")


def dice(box: Entries) -> Iterator[Mistake]:
    """R3, R32: one kind of die of each colour, each with another doubled symbol, and enough for a headquarters."""
    yield from same_value(box.of("wizard_die"), "color")
    doubled: dict[str, Record] = {}
    for die in box.of("wizard_die"):
        symbol = next(face[0] for face in die.fields["faces"] if face[1] > 1)
        other = doubled.setdefault(symbol, die)
        if other is not die:
            problem = f"{other.id} has the doubled {symbol} too, and each colour doubles another (R3); change one"
            yield die.wrong(("faces",), problem)
    copies = {die.fields["color"]: die.fields["copies"] for die in box.of("wizard_die")}
    for headquarters in box.of("headquarters"):
        for color, number in headquarters.fields["dice"].items():
            if color in copies and number > copies[color]:
                problem = f"there are only {copies[color]} {color} dice; take fewer, or make more `copies` of the die"
                yield headquarters.wrong(("dice", color), problem)


def lacks(box: Entries) -> Iterator[str]:
    for kind in SINGLE:
        if not box.of(kind):
            yield f"is no {words(kind)}; do not remove it"
    for color in COLORS:
        if all(die.fields["color"] != color for die in box.of("wizard_die")):
            yield f"is no {color} wizard die; do not remove it"
    if not box.of("spell_token"):
        yield "is no spell token; do not remove them all"
    starters = sum(len(record.fields["starters"]) for record in box.of("affiliation"))
    wizards, death_eaters = len(box.of("wizard")), len(box.of("death_eater"))
    for number, fewest, things in (
        (len(box.of("location")), LOCATIONS, "locations for the three sides of the board"),
        (starters, MOST_PLAYERS, "starters, one for each player"),
        (death_eaters, FEWEST_DEATH_EATERS, "Death Eaters for the standard game (R80)"),
        (wizards + death_eaters, LOCATIONS * CHARACTERS + MOST_PLAYERS, "wizards and Death Eaters"),
    ):
        if number < fewest:
            yield f"are only {number} of the {fewest} {things}; add some, or do not remove them"
