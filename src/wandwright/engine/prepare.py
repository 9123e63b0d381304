"""Positions set by hand: values at paths of the JSON form, every card still somewhere exactly once."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from wandwright.engine.encoding import ZONES, marked_card, read_frame, read_value, small, write_card
from wandwright.engine.errors import BadPosition, UnknownCard, nearest
from wandwright.engine.fields import Field
from wandwright.engine.state import NO_CARD, Frame, State

if TYPE_CHECKING:
    from wandwright.engine.games import Game

Place = tuple[Field, int | None]
LONGEST_NUMBER = 6
NUMBERS = ("number", "numbers", "list", "marks")


def prepare(game: Game, state: State, given: Mapping[str, Any]) -> None:
    """Set the given values. Cards come from wherever they lie; cards pushed out of a given zone are put aside."""
    zones: dict[Place, list[int]] = {}
    wanted: dict[Place, list[str | None]] = {}
    for path, value in given.items():
        if path == "stack":
            state.stack = read_stack(game, value)
            continue
        field, seat, index = find_field(game, state, path)
        if field.form in ZONES:
            wanted[(field, seat)] = zone_text(field, state, seat, index, value, path, game)
        else:
            set_value(game, state, field, seat, index, value, path)
    if wanted:
        move_cards(game, state, wanted, zones)
    game.settle(state)


def read_stack(game: Game, value: Any) -> list[Frame]:
    """Pending work set by hand; the first frame is the next to run."""
    if not all(isinstance(number, int) for number in numbers_in(value)):
        raise BadPosition("The stack takes whole numbers only.")
    try:
        return [read_frame(game.rules, frame) for frame in reversed(value)]
    except (TypeError, ValueError, IndexError) as problem:
        raise BadPosition("The stack takes a list of frames, each a list that begins with a step's name.") from problem


def find_field(game: Game, state: State, path: str) -> tuple[Field, int | None, int | None]:
    """The field behind a path, with the seat and the place in a list where the path names them."""
    parts = path.split(".")
    field = field_at(game, parts)
    index = None
    marks = field_at(game, parts[:-1])
    if marks is not None and marks.form == "marks":
        return (marks, None, marked_card(game, state, parts[-1]))
    if field is None and len(parts) > 1 and is_number(parts[-1]):
        index = int(parts.pop())
        field = field_at(game, parts)
    if field is None:
        known = [known_field.path for known_field in game.fields]
        raise BadPosition(f"The state has no path {path!r}. {nearest(path, known)}")
    seat = next((int(part) for part in parts if is_number(part)), None)
    if seat is not None and seat >= len(getattr(state, field.name)):
        raise BadPosition(f"The path {path} names a seat that is not at this table.")
    return (field, seat, index)


def is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < LONGEST_NUMBER


def field_at(game: Game, parts: list[str]) -> Field | None:
    """The field with this path, a number standing for the seat."""
    general = ".".join("*" if is_number(part) else part for part in parts)
    return next((field for field in game.fields if field.path == general), None)


def set_value(
    game: Game, state: State, field: Field, seat: int | None, index: int | None, value: Any, path: str
) -> None:
    """Set a number, a list of numbers or other plain data."""
    numbers = list(numbers_in(value))
    if not all(isinstance(number, int) for number in numbers):
        raise BadPosition(f"The value {value!r} does not fit {path}: write whole numbers.")
    if field.form in NUMBERS and any(number < 0 for number in numbers):
        raise BadPosition(f"The value {value!r} does not fit {path}: write no number below 0.")
    try:
        if seat is not None:
            getattr(state, field.name)[seat] = read_value(game, state, field, value)
        elif index is not None:
            getattr(state, field.name)[index] = small(value)
        else:
            read = read_value(game, state, field, value)
            if field.form == "list" and len(read) != len(getattr(state, field.name)):
                raise ValueError("a list keeps its length")
            setattr(state, field.name, read)
    except (TypeError, ValueError, IndexError, AttributeError) as problem:
        raise BadPosition(f"The value {value!r} does not fit {path} ({field.form}).") from problem


def numbers_in(value: Any) -> Iterator[int | float]:
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


def zone_text(
    field: Field, state: State, seat: int | None, index: int | None, value: Any, path: str, game: Game
) -> list[str | None]:
    """The ids asked for in a zone, None for an empty place."""
    if index is not None:
        value = with_place(field, state, seat, index, value, path, game)
    texts = [value] if field.form == "cards" else value
    if not isinstance(texts, list | tuple) or not all(text is None or isinstance(text, str) for text in texts):
        raise BadPosition(f"The zone {path} takes a list of card ids.")
    if field.form == "slots":
        places = len(getattr(state, field.name))
        if len(texts) > places:
            raise BadPosition(f"The zone {path} has {places} places, not {len(texts)}.")
        return [*texts, *[None] * (places - len(texts))]
    return list(texts)


def with_place(
    field: Field, state: State, seat: int | None, index: int, value: Any, path: str, game: Game
) -> list[Any]:
    """A zone as it is, but for one of its places."""
    if field.form == "cards":
        raise BadPosition(f"The path {path} names a place of a zone that holds one card; leave out the last number.")
    cards = getattr(state, field.name)
    whole: list[Any] = [write_card(game, state, card, True) for card in (cards if seat is None else cards[seat])]
    if index >= len(whole):
        raise BadPosition(f"The path {path} names a place that is not there.")
    whole[index] = value
    return whole


def cards_at(state: State, place: Place) -> list[int]:
    """The cards in one zone."""
    field, seat = place
    value = getattr(state, field.name)
    if seat is not None:
        value = value[seat]
    cards = [value] if field.form == "cards" else list(value)
    return [card for card in cards if card != NO_CARD]


def all_places(game: Game, state: State) -> list[Place]:
    """Every zone of the state."""
    places: list[Place] = []
    for field in game.fields:
        if field.form in ("piles", "cards"):
            places += [(field, seat) for seat in range(len(getattr(state, field.name)))]
        elif field.form in ZONES:
            places.append((field, None))
    return places


def put_cards(state: State, place: Place, cards: list[int]) -> None:
    """Fill one zone."""
    field, seat = place
    value: Any = tuple(cards)
    if field.form == "slots":
        value = cards
    elif field.form == "cards":
        value = cards[0] if cards else NO_CARD
    if seat is None:
        setattr(state, field.name, value)
    else:
        getattr(state, field.name)[seat] = value


def move_cards(game: Game, state: State, wanted: dict[Place, list[str | None]], taken: dict[Place, list[int]]) -> None:
    """Give each given zone its cards, and leave every other card in one place."""
    everything = {place: cards_at(state, place) for place in all_places(game, state)}
    free = [card for cards in everything.values() for card in cards]
    for place, texts in wanted.items():
        near = everything[place]
        taken[place] = [take(game, state, text, near, free) for text in texts]
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
    aside = (next(field for field in game.fields if field.name == game.aside), None)
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
