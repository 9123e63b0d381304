"""Prepared positions: values set at paths of the JSON form, every card still somewhere exactly once."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from wandwright.engine.encoding.encoding import read_frame, read_part
from wandwright.engine.encoding.values import marked_entry, read_mark, small, write_card
from wandwright.engine.errors import BadPosition, UnknownCard, nearest
from wandwright.engine.state.fields import ZONES, Field, parts_of, put_value, value_at
from wandwright.engine.state.state import NO_CARD, Frame, State

if TYPE_CHECKING:
    from wandwright.engine.matches.games import Game

# A field, and the numbers at the `*` of its path.
Place = tuple[Field, tuple[int, ...]]
LONGEST_NUMBER = 6
NUMBERS = ("number", "list", "marks")


class Given(NamedTuple):
    """A value given by hand: where it goes, and the entry of a list, of marks or of slots where the path names one."""

    path: str
    value: object
    field: Field
    places: tuple[int, ...]
    entry: int | None


def prepare(game: Game, state: State, given: Mapping[str, object]) -> None:
    """Set the given values. Cards come from wherever they lie; cards pushed out of a given zone are put aside."""
    if "stack" in given:
        state.stack = read_stack(game, given["stack"])
    parts = [find(game, state, path, value) for path, value in given.items() if path != "stack"]
    # In the order of the declaration: a word may depend on what is declared before it.
    for part in sorted(parts, key=lambda part: game.fields.index(part.field)):
        if part.field.form not in ZONES:
            set_value(game, state, part)
    wanted = {(part.field, part.places): zone_text(game, state, part) for part in parts if part.field.form in ZONES}
    if wanted:
        move_cards(game, state, wanted)
    game.settle(state)


def read_stack(game: Game, value: Any) -> list[Frame]:
    """Pending work set by hand; the first frame is the next to run."""
    if not all(isinstance(number, int) for number in numbers_in(value)):
        raise BadPosition("The stack takes whole numbers only.")
    try:
        return [read_frame(game.rules, frame) for frame in reversed(value)]
    except (TypeError, ValueError, IndexError) as problem:
        raise BadPosition("The stack takes a list of frames, each a list that begins with a step's name.") from problem


def find(game: Game, state: State, path: str, value: object) -> Given:
    """The field behind a path, with the places and the entry that the path names."""
    parts = path.split(".")
    marks = field_at(game, state, parts[:-1])
    if marks is not None and marks.form == "marks":
        return Given(path, value, marks, (), marked_entry(game, state, marks, parts[-1]))
    field = field_at(game, state, parts)
    entry = None
    if field is None and len(parts) > 1 and is_number(parts[-1]):
        entry = int(parts.pop())
        field = field_at(game, state, parts)
    if field is None:
        known = [known_field.path for known_field in game.fields_in(state)]
        raise BadPosition(f"The state has no path {path!r}. {nearest(path, known)}")
    places = tuple(int(part) for part in parts if is_number(part))
    if places not in [there for there, _ in parts_of(field, getattr(state, field.name))]:
        raise BadPosition(f"The path {path} names a seat that is not at this table.")
    return Given(path, value, field, places, entry)


def is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < LONGEST_NUMBER


def field_at(game: Game, state: State, parts: list[str]) -> Field | None:
    """The field with this path, a number standing for the seat."""
    general = ".".join("*" if is_number(part) else part for part in parts)
    return next((field for field in game.fields_in(state) if field.path == general), None)


def set_value(game: Game, state: State, given: Given) -> None:
    """Set a number, a word, a list of them or other plain data."""
    path, value, field, _, entry = given
    numbers = list(numbers_in(value))
    if not all(isinstance(number, int) for number in numbers):
        raise BadPosition(f"The value {value!r} does not fit {path}: write whole numbers.")
    if field.form in NUMBERS and any(number < field.least for number in numbers):
        raise BadPosition(f"The value {value!r} does not fit {path}: write no number below {field.least}.")
    try:
        if entry is not None:
            set_entry(state, field, entry, value)
            return
        read = read_part(game, state, field, value)
        if field.form == "list" and len(read) != len(getattr(state, field.name)):
            raise ValueError("a list keeps its length")
        put_value(state, field.name, given.places, read)
    except (TypeError, ValueError, IndexError, AttributeError) as problem:
        raise BadPosition(f"The value {value!r} does not fit {path} ({field.form}).") from problem


def set_entry(state: State, field: Field, entry: int, value: object) -> None:
    """Set one entry of a list or of marks."""
    if field.form not in ("list", "marks"):
        raise ValueError("there are no entries here")
    read = read_mark(state, field, entry, value) if field.form == "marks" else small(value)
    getattr(state, field.name)[entry] = read


def numbers_in(value: object) -> Iterator[int | float]:
    """Every number of a value, however deep."""
    waiting = [value]
    while waiting:
        part = waiting.pop()
        if isinstance(part, dict):
            waiting += part.values()
        elif isinstance(part, list | tuple):
            waiting += part
        elif isinstance(part, int | float):
            yield part


def zone_text(game: Game, state: State, given: Given) -> list[str | None]:
    """The ids asked for in a zone, None for an empty place."""
    path, value, field, _, entry = given
    if entry is not None:
        value = with_place(game, state, given, entry)
    texts = [value] if field.form == "card" else value
    if not isinstance(texts, list | tuple) or not all(text is None or isinstance(text, str) for text in texts):
        raise BadPosition(f"The zone {path} takes a list of card ids.")
    if field.form == "slots":
        places = len(getattr(state, field.name))
        if len(texts) > places:
            raise BadPosition(f"The zone {path} has {places} places, not {len(texts)}.")
        return [*texts, *[None] * (places - len(texts))]
    return list(texts)


def with_place(game: Game, state: State, given: Given, entry: int) -> list[object]:
    """A zone as it is, but for one of its places."""
    path, value, field, places, _ = given
    if field.form == "card":
        raise BadPosition(f"The path {path} names a place of a zone that holds one card; leave out the last number.")
    cards = value_at(state, field.name, places)
    whole: list[object] = [write_card(game, state, card, True) for card in cards]
    if entry >= len(whole):
        raise BadPosition(f"The path {path} names a place that is not there.")
    whole[entry] = value
    return whole


def cards_at(state: State, place: Place) -> list[int]:
    """The cards in one zone."""
    field, places = place
    value = value_at(state, field.name, places)
    cards = [value] if field.form == "card" else value
    return [card for card in cards if card != NO_CARD]


def all_places(game: Game, state: State) -> list[Place]:
    """Every zone of the state."""
    return [
        (field, places)
        for field in game.fields_in(state)
        if field.form in ZONES
        for places, _ in parts_of(field, getattr(state, field.name))
    ]


def put_cards(state: State, place: Place, cards: list[int]) -> None:
    """Fill one zone."""
    field, places = place
    value: Any = tuple(cards)
    if field.form == "slots":
        value = cards
    elif field.form == "card":
        value = cards[0] if cards else NO_CARD
    put_value(state, field.name, places, value)


def move_cards(game: Game, state: State, wanted: dict[Place, list[str | None]]) -> None:
    """Give each given zone its cards, and put aside those that these push out.

    Where the zone for cards put aside is given, too, it holds what was named and no more: the others leave the match.
    """
    everything = {place: cards_at(state, place) for place in all_places(game, state)}
    free = [card for cards in everything.values() for card in cards]
    taken = {
        place: [take(game, state, text, everything[place], free) for text in texts] for place, texts in wanted.items()
    }
    pushed_out = [card for place in wanted for card in everything[place] if card in free]
    gone = {card for cards in taken.values() for card in cards} | set(pushed_out)
    for place, cards in everything.items():
        if place not in wanted and place[0].form != "slots":
            put_cards(state, place, [card for card in cards if card not in gone])
        elif place not in wanted:
            slots = [NO_CARD if card in gone else card for card in getattr(state, place[0].name)]
            put_cards(state, place, slots)
    for place, cards in taken.items():
        put_cards(state, place, cards)
    aside: Place = (next(field for field in game.fields if field.name == game.aside), ())
    if aside not in wanted:
        put_cards(state, aside, [*cards_at(state, aside), *pushed_out])


def take(game: Game, state: State, text: str | None, near: list[int], free: list[int]) -> int:
    """One copy of a card: from the same zone if it lies there, else from anywhere."""
    if text is None:
        return NO_CARD
    name, _, number = text.partition("#")
    copies = game.cards_with_id(state, name)
    if number:
        if not re.fullmatch("[1-9][0-9]*", number) or int(number) > len(copies):
            raise UnknownCard(f"There is no copy {text!r}; {name} has {len(copies)} copies in the box.")
        copies = (copies[int(number) - 1],)
    found = next((card for card in copies if card in near and card in free), None)
    if found is None:
        found = next((card for card in copies if card in free), None)
    if found is None:
        raise UnknownCard(
            f"No copy of {text} is left in this match; name it less often, or choose options that bring it in."
        )
    free.remove(found)
    return found
