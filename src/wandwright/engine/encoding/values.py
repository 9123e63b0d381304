"""One value of a field as it is written in JSON, in saves and in scenarios, and read back.

A card is written as its id with the number of the copy (`lumos#2`), or without it where the copy does not matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from wandwright.engine.errors import BadPosition
from wandwright.engine.state.fields import Field, Words, number_for, numbered, word_for, words_of
from wandwright.engine.state.state import NO_CARD, State

if TYPE_CHECKING:
    from wandwright.engine.matches.games import Game

LARGEST_NUMBER = 100_000
# What only marks something and is never counted with may be larger.
LARGEST_MARK = 2**31


def write_card(game: Game, state: State, card: int, exact: bool) -> str | None:
    """A card as text; None where there is none."""
    return write_cards(game, state, (card,), exact)[0]


def write_cards(game: Game, state: State, cards: Sequence[int], exact: bool) -> list[str | None]:
    """Cards as text. A save writes hundreds of them, so the two questions about each are asked without a detour."""
    name, copy = game.card_id, game.copy_number
    if exact:
        return [None if card == NO_CARD else f"{name(state, card)}#{copy(state, card)}" for card in cards]
    return [None if card == NO_CARD else name(state, card) for card in cards]


def plain(value: object) -> object:
    """Tuples as lists, all the way down; nearly all of it is numbers."""
    if not isinstance(value, tuple | list):
        return value
    return [part if type(part) is int else plain(part) for part in value]


def tupled(value: object, most: int = LARGEST_NUMBER) -> object:
    """Lists as tuples, all the way down; numbers stay small, so that no position asks for endless work."""
    if isinstance(value, tuple | list):
        return tuple(tupled(part, most) for part in value)
    return small(value, most) if isinstance(value, int) else value


def small(value: Any, most: int = LARGEST_NUMBER) -> int:
    """A number as positions use them."""
    number = int(value)
    if not -most <= number <= most:
        raise ValueError(f"{number} is larger than any number in a position")
    return number


def write_value(game: Game, state: State, field: Field, value: Any, exact: bool) -> object:
    """One value of a field, for one seat where the field has one for each."""
    form = field.form
    if form == "marks":
        return write_marks(game, state, field, value, exact)
    if field.names:
        return write_words(state, field, value)
    if form in ("pile", "slots", "refs"):
        return write_cards(game, state, value, exact)
    if form in ("card", "ref"):
        return write_card(game, state, value, exact)
    return plain(value)


def write_words(state: State, field: Field, value: Any) -> object:
    """Numbers as the words that are declared for them."""
    if field.form == "tallies":
        return write_tallies(state, field, value)
    if value == ():
        return []
    words = words_of(field.names, state)
    if field.form in ("words", "refs"):
        return [word_for(field, words, part) for part in value]
    return word_for(field, words, value)


def write_marks(game: Game, state: State, field: Field, marks: Sequence[int], exact: bool) -> dict[str, object]:
    """The entries that have a number, each by its word."""
    marked = [entry for entry, number in enumerate(marks) if number]
    if not marked:
        return {}
    keys, names = words_of(field.keys, state), words_of(field.names, state)
    written: dict[str, object] = {}
    for entry in marked:
        key = keys[entry] if field.keys else str(write_card(game, state, entry, exact))
        number = marks[entry]
        written[key] = word_for(field, entry_words(field, names, entry), number) if field.names else number
    return written


def entry_words(field: Field, names: Any, entry: int) -> Words:
    """The words of one entry of marks: the same for all, or of its own where the position tells them."""
    words: Words = names[entry] if callable(field.names) else names
    return words


def word_of_mark(state: State, field: Field, entry: int, number: int) -> str | None:
    """The word of the number that an entry has."""
    return word_for(field, entry_words(field, words_of(field.names, state), entry), number)


def write_tallies(state: State, field: Field, tallies: Sequence[Sequence[int]]) -> list[dict[str, dict[str, int]]]:
    """What has amounts, in its order, with those that are more than nothing."""
    if not tallies:
        return []
    keys, names = words_of(field.keys, state), words_of(field.names, state)
    return [
        {keys[entry]: {name: amount for name, amount in zip(names, amounts, strict=True) if amount}}
        for entry, *amounts in tallies
    ]


def read_value(game: Game, state: State, field: Field, value: Any) -> Any:
    """One value of a field from its JSON form."""
    form = field.form
    if form == "marks":
        return read_marks(game, state, field, value)
    if form == "tallies":
        return read_tallies(state, field, value)
    if field.names:
        known = numbered(words_of(field.names, state))
        several = form in ("words", "refs")
        return tuple(number_for(field, known, word) for word in value) if several else number_for(field, known, value)
    if form in ("card", "ref"):
        return read_card(game, state, value)
    if form in ("pile", "refs", "slots"):
        cards = [read_card(game, state, text) for text in value]
        return cards if form == "slots" else tuple(cards)
    if form == "list":
        return [small(number) for number in value]
    if form in ("bits", "flags"):
        return tupled(value, LARGEST_MARK)
    return small(value) if form == "number" else tupled(value)


def read_marks(game: Game, state: State, field: Field, value: dict[str, object]) -> list[int]:
    """A number for each entry; those that are not named have none."""
    marks = [0] * len(getattr(state, field.name))
    for text, mark in value.items():
        entry = marked_entry(game, state, field, text)
        marks[entry] = read_mark(state, field, entry, mark)
    return marks


def read_mark(state: State, field: Field, entry: int, mark: object) -> int:
    """The number of one entry, or the number of its word."""
    if not field.names:
        return small(mark)
    return number_for(field, numbered(entry_words(field, words_of(field.names, state), entry)), mark)


def marked_entry(game: Game, state: State, field: Field, text: str) -> int:
    """The entry that a word of marks stands for: one of the keys, or a card."""
    if field.keys:
        return number_for(field, numbered(words_of(field.keys, state)), text)
    return marked_card(game, state, text)


def read_tallies(state: State, field: Field, value: Any) -> tuple[tuple[int, ...], ...]:
    """What has amounts, each with an amount for every name."""
    keys = numbered(words_of(field.keys, state))
    names = numbered(words_of(field.names, state))
    tallies = []
    for written in value:
        ((key, amounts),) = written.items()
        tally = [number_for(field, keys, key), *[0] * len(names)]
        for name, amount in amounts.items():
            tally[1 + number_for(field, names, name)] = small(amount)
        tallies.append(tuple(tally))
    return tuple(tallies)


def marked_card(game: Game, state: State, text: str) -> int:
    """The card of a mark or a reference; without its number it is the first copy."""
    name, _, number = str(text).partition("#")
    copies = game.cards_with_id(state, name)
    place = int(number) if number.isascii() and number.isdecimal() else 1
    if (number and number != str(place)) or not 0 < place <= len(copies):
        raise BadPosition(f"There is no copy {text!r}; {name} has {len(copies)} copies in the box.")
    return copies[place - 1]


def read_card(game: Game, state: State, text: str | None) -> int:
    """A card, as write_card wrote it."""
    return NO_CARD if text is None else marked_card(game, state, text)
