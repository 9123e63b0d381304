"""The fields of a state, declared once: from them follow its class, its JSON form, scenarios, views and guesses.

A game lists its fields in `fields.py`; `tools/states.py` writes the class in `state.py` from that list.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from wandwright.engine.errors import BadPosition, nearest
from wandwright.engine.state.state import NO_CARD, State

# Words by their numbers.
Words = Sequence[str] | Mapping[int, str]
# Words that are always the same, or that a position (its pack, its table) tells; with `keys`, marks have words of their
# own for each entry.
Names = tuple[str, ...] | Callable[[Any], Any]

SIGHTS: Final = ("all", "count", "owner", "alone", "none")
# The largest number of a field: always the same, or told by a position.
Most = int | Callable[[Any], int]
# What is counted in a match comes nowhere near this, unless its field says so.
MANY: Final = 1000
# Forms that hold cards: every card of the box lies in exactly one of these.
ZONES: Final = ("pile", "slots", "card")
# Forms that refer to a card or a space and do not hold it; -1 refers to nothing.
REFERENCES: Final = ("ref", "refs")


class Form(NamedTuple):
    """What one value is in Python: its type, how an empty one is written, and whether the rules change it in place."""

    type: str
    empty: str
    in_place: bool = False


FORMS: Final[dict[str, Form]] = {
    "number": Form("int", "0"),
    "bits": Form("int", "0"),
    "flags": Form("tuple[int, ...]", "()"),
    "word": Form("int", "0"),
    "words": Form("tuple[int, ...]", "()"),
    "card": Form("int", "NO_CARD"),
    "pile": Form("tuple[int, ...]", "()"),
    "slots": Form("list[int]", "[NO_CARD]", in_place=True),
    "ref": Form("int", "NO_CARD"),
    "refs": Form("tuple[int, ...]", "()"),
    "list": Form("list[int]", "[0]", in_place=True),
    "marks": Form("list[int]", "[0]", in_place=True),
    "tallies": Form("tuple[tuple[int, ...], ...]", "()"),
    "data": Form("tuple[int, ...]", "()"),
    "frames": Form("tuple[Frame, ...]", "()"),
}


class Field(NamedTuple):
    """One field of a state.

    path   where it stands in the JSON form; each `*` stands for a seat, a board or a room that has a value of its own
    form   number; bits, flags (numbers that only mark something, so they may be large); word, words (numbers written
           as words); card, pile, slots (zones that hold cards); ref, refs (cards or spaces that are only referred to);
           list (of numbers); marks (a number for some of the cards, or of `keys`); tallies (for some of `keys`, an
           amount of each of `names`); data (plain numbers); frames (work)
    sight  who may know it: all, count (how many cards, not which), owner (the seat at the last `*` and who shares its
           secrets; the others know how many cards), alone (that seat, but nobody who shares its secrets), none
    shown  False where the game's view shows it in a shape of its own, or not at all
    names  the words of a word, of references to spaces, of the numbers of marks, of the amounts of tallies
    said   the words by which a view says a number or bits (the JSON form keeps the number): those of the bits that are
           set, or that of the number, by words that know their numbers
    keys   the words of the entries of marks (where they are no cards) and of tallies
    extra  a word for one number outside the names; views show nothing there
    known, peeked   of a pile that lies face down, the fields that say how many top cards all and its owner know
    under  of one pile that lies face down (no `*`), how many of its lowest cards lie face up, told by the pile itself
    mix    hidden zones with the same word: nobody can tell in which of them a card lies; with a `*`: of one seat
    size   how many entries an empty list has, or how many values stand at the `*`, as Python over `box`; with two `*`
           two of them, with a comma between
    least, most   the smallest and the largest number that a match can come to, where numbers are counted
    type   the Python type, where the form does not say it
    part   the part of the game it belongs to, where only some matches have that; the box has a flag of that name
    """

    name: str
    path: str
    form: str
    sight: str
    shown: bool = True
    names: Names = ()
    said: Names | Mapping[int, str] = ()
    keys: Names = ()
    extra: tuple[str, int] | None = None
    known: str = ""
    peeked: str = ""
    under: Callable[[Any], int] | None = None
    mix: str = ""
    size: str = ""
    type: str = ""
    part: str = ""
    least: int = 0
    most: Most = MANY


def largest(field: Field, state: object) -> int:
    """The largest number that a field may hold in this position."""
    return field.most(state) if callable(field.most) else field.most


def side_by_side(
    group: str,
    *names: str,
    form: str = "number",
    sight: str = "all",
    size: str = "",
    part: str = "",
    most: Most = MANY,
) -> tuple[Field, ...]:
    """Fields of one sort in one group of the JSON form, each under its own name."""
    return tuple(Field(name, f"{group}.{name}", form, sight, size=size, part=part, most=most) for name in names)


def face_up_under(field: Field, state: State) -> int:
    """How many of the lowest cards of a pile everybody sees."""
    return field.under(state) if field.under else 0


def stars(field: Field) -> int:
    """How deep the values of a field are nested: a list for the first `*`, tuples for the others."""
    return field.path.count("*")


def parts_of(field: Field, value: object) -> list[tuple[tuple[int, ...], Any]]:
    """Each value of a field with the numbers that stand at the `*` of its path."""
    found: list[tuple[tuple[int, ...], Any]] = [((), value)]
    for _ in range(stars(field)):
        found = [((*places, number), part) for places, parts in found for number, part in enumerate(parts)]
    return found


def value_at(state: State, name: str, places: Sequence[int]) -> Any:
    """The value of a field at the numbers of its `*`."""
    value = getattr(state, name)
    for place in places:
        value = value[place]
    return value


def put_value(state: State, name: str, places: tuple[int, ...], value: object) -> None:
    """Set the value of a field at the numbers of its `*`."""
    setattr(state, name, with_value(getattr(state, name), places, value))


def with_value(whole: object, places: tuple[int, ...], value: object) -> object:
    """Nested values with another one at a place; what is shared with other positions is not touched."""
    if not places:
        return value
    assert isinstance(whole, list | tuple)
    parts = list(whole)
    parts[places[0]] = with_value(parts[places[0]], places[1:], value)
    return parts if isinstance(whole, list) else tuple(parts)


def path_at(field: Field, places: Sequence[int]) -> str:
    """The path with numbers for its `*`."""
    path = field.path
    for place in places:
        path = path.replace("*", str(place), 1)
    return path


def sees(sight: str, owner: int | None, eyes: Sequence[int | None]) -> bool:
    """May some eyes know a value of this sight in full: a seat (None for a spectator), then whose secrets it shares?"""
    if sight == "all" or owner is None:
        return sight == "all"
    return (sight == "owner" and owner in eyes) or (sight == "alone" and owner == eyes[0])


def reads(field: Field) -> list[str]:
    """The fields that say how much of a pile is known."""
    return [name for name in (field.known, field.peeked) if name]


def words_of(names: Names | Mapping[int, str], state: State) -> Any:
    """The words as they are in this position."""
    return names(state) if callable(names) else names


def numbered(words: Words) -> dict[str, int]:
    """The numbers of words. Of equal words the first counts."""
    pairs = list(words.items() if isinstance(words, Mapping) else enumerate(words))
    return {word: number for number, word in reversed(pairs)}


def word_for(field: Field, words: Words, number: int) -> str | None:
    """The word of a number; None where a reference refers to nothing."""
    if field.extra is not None and number == field.extra[1]:
        return field.extra[0]
    return None if field.form in REFERENCES and number == NO_CARD else words[number]


def number_for(field: Field, known: Mapping[str, int], word: object) -> int:
    """The number of a word, for a field whose words are known by their numbers."""
    if word is None and field.form in REFERENCES:
        return NO_CARD
    if field.extra is not None and word == field.extra[0]:
        return field.extra[1]
    if not isinstance(word, str) or word not in known:
        more = () if field.extra is None else field.extra[:1]
        raise BadPosition(f"There is no {word!r} in {field.path}. {nearest(str(word), [*known, *more])}")
    return known[word]
