"""One declared field in numbers: which slots it has in a row, and how a value is written into them."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from wandwright.engine.state.fields import (
    MANY,
    Field,
    Words,
    face_up_under,
    largest,
    parts_of,
    path_at,
    reads,
    sees,
    value_at,
    words_of,
)
from wandwright.engine.state.state import NO_CARD, State

# Plain data has no length that is declared: so many of its numbers are shown, and how many there are.
DATA: Final = 16
# What only marks something may be this large.
LARGEST: Final = float(2**31)
# What was before the first value.
NEVER: Final = object()
# Fields with a value for each seat and each place of a seat are rare, and written as a whole.
DEEP: Final = 2
# Writes a value from a slot on.
Write = Callable[["array[float]", int, Any], None]
# The names of the slots of one value, what each may come to, and how it is written.
Shape = tuple[list[str], list[float], Write]


class Kinds:
    """The ids of the cards of a match: equal cards are counted in one slot."""

    def __init__(self, ids: Sequence[str]) -> None:
        self.names = list(dict.fromkeys(ids))
        self.number = {name: place for place, name in enumerate(self.names)}
        self.of_card = [self.number[name] for name in ids]
        self.count = len(self.names)
        self.cards = len(ids)
        self._ids = ids

    def fits(self, ids: Sequence[str]) -> bool:
        """Are these the same cards?"""
        return ids is self._ids or list(ids) == list(self._ids)


class NumberField:
    """The slots of one field: as many as one value takes, for each number that can stand at a `*` of its path."""

    def __init__(self, field: Field, sights: Mapping[str, str], state: State, kinds: Kinds, at: int) -> None:
        self.field = field
        self.sights = sights
        self.at = at
        self.reads = {field.name, *reads(field)}
        # Does it follow from its own value alone?
        self.alone = len(self.reads) == 1
        self.is_open = field.sight == "all"
        self.countable = field.form in ("pile", "card") and not self.is_open
        self.is_pile = field.form == "pile"
        self.tops = field.form == "pile" and not self.is_open and bool(field.known or field.under)
        parts = parts_of(field, getattr(state, field.name))
        self.places = [places for places, _ in parts]
        names, most, self._write = shape_of(field, state, kinds, parts[0][1] if parts else ())
        if self.tops:
            # How many there are, how many of them are known, and which.
            names, most = ["", ".known", *[f".known{name}" for name in names]], [float(kinds.cards)] * 2 + most
        elif self.countable:
            names, most = ["", *names], [float(kinds.cards), *most]
        if self.countable and field.sight == "count" and not self.tops:
            names, most = [""], [float(kinds.cards)]
        self.width = len(names)
        self.slots = [path_at(field, places) + name for places in self.places for name in told_apart(names)]
        self.high = most * len(self.places)
        self.low = [-top if top > 1 else -1.0 for top in self.high]
        self._nothing: array[float] = array("f", bytes(4 * self.width))
        self._by_place = {places: at + number * self.width for number, places in enumerate(self.places)}
        self._stars = len(self.places[0]) if self.places else 0
        # One number that everybody sees, for each seat or for all.
        self.plain = self.is_open and self._write is write_number and self._stars < DEEP
        self.single = self.plain and self._stars == 0

    def write(self, row: array[float], state: State, eyes: tuple[int, ...], value: Any, before: Any) -> None:
        """Write what the eyes see of each value that is another one than before."""
        if value is NEVER:
            value, before = getattr(state, self.field.name), NEVER
        if self._stars == 1:
            self._write_each(row, state, eyes, value, before)
        elif self._stars == 0:
            self._write_at(row, state, self.at, (), value, eyes)
        else:
            for places, part in parts_of(self.field, value):
                self._write_at(row, state, self._by_place[places], places, part, eyes)

    def _write_each(self, row: array[float], state: State, eyes: tuple[int, ...], value: Any, before: Any) -> None:
        """Write the values that are others than before, of a field that has one for each seat or room."""
        if before is NEVER or len(before) != len(value):
            before = (NEVER,) * len(value)
        at, width, plain = self.at, self.width, self.plain
        for place, part in enumerate(value):
            old = before[place]
            if part is not old and part != old:
                if plain:
                    row[at] = part
                else:
                    self._write_at(row, state, at, (place,), part, eyes)
            at += width

    def _write_at(
        self, row: array[float], state: State, at: int, places: tuple[int, ...], value: Any, eyes: tuple[int, ...]
    ) -> None:
        """Write what the eyes see of one value."""
        if self.tops:
            self._write_tops(row, state, at, places, value, eyes)
            return
        row[at : at + self.width] = self._nothing
        if self.is_open:
            self._write(row, at, value)
            return
        if self.countable:
            row[at] = len(value) if self.is_pile else value != NO_CARD
            at += 1
        if sees(self.field.sight, places[-1] if places else None, eyes):
            self._write(row, at, value)

    def _write_tops(
        self, row: array[float], state: State, at: int, places: tuple[int, ...], value: Any, eyes: tuple[int, ...]
    ) -> None:
        """How many cards lie face down, and those that are known all the same: mostly none."""
        row[at] = len(value)
        seen = sees(self.field.sight, places[-1] if places else None, eyes)
        known = value if seen else self._known(state, places, value, eyes)
        if known or row[at + 1]:
            row[at + 1 : at + self.width] = self._nothing[1:]
            row[at + 1] = len(known)
            self._write(row, at + 2, known)

    def _known(self, state: State, places: tuple[int, ...], value: Any, eyes: Any) -> tuple[int, ...]:
        """The cards of a pile that are known although it lies face down."""
        field = self.field
        if field.under:
            return tuple(value[len(value) - face_up_under(field, state) :])
        owner = places[-1] if places else None
        peeks = field.peeked and sees(self.sights[field.peeked], owner, eyes)
        return tuple(value[: value_at(state, field.peeked if peeks else field.known, places)])


def shape_of(field: Field, state: State, kinds: Kinds, value: Any) -> Shape:
    """How one value of a field that is seen in full looks in numbers."""
    form = field.form
    if form in ("marks", "tallies"):
        return shape_of_entries(field, state, kinds, value)
    if form in ("card", "pile", "refs", "ref", "slots") and not field.names:
        return shape_of_cards(form, kinds, value)
    if field.names:
        return shape_of_words(field, words_of(field.names, state))
    if form == "bits" and field.said:
        return shape_of_bits(words_of(field.said, state))
    if form in ("data", "flags"):
        return ["", *[f"[{place}]" for place in range(DATA)]], [float(MANY), *[LARGEST] * DATA], write_data
    most = float(largest(field, state)) if form != "bits" else LARGEST
    if form == "list":
        return [f"[{place}]" for place in range(len(value))], [most] * len(value), first_of(len(value))
    return [""], [most], write_number


def write_number(row: array[float], at: int, value: Any) -> None:
    row[at] = value


def write_list(row: array[float], at: int, value: Any) -> None:
    # An array that others look at takes no empty slice.
    if value:
        row[at : at + len(value)] = array("f", value)


def first_of(count: int) -> Write:
    """Writes a list, and of a longer one than at the beginning of a match so much of it."""
    return lambda row, at, value: write_list(row, at, value[:count])


def write_data(row: array[float], at: int, value: Any) -> None:
    """How many numbers there are, and the first of them."""
    flat = flattened(value)
    row[at] = len(flat)
    if flat:
        write_list(row, at + 1, flat[:DATA])


def flattened(value: Any) -> list[int]:
    """Every number of nested rows, in order."""
    if isinstance(value, int):
        return [value]
    return [number for part in value for number in flattened(part)]


def shape_of_cards(form: str, kinds: Kinds, value: Any) -> Shape:
    """So many of each card; at places of their own, which card lies at each."""
    of_card, count = kinds.of_card, kinds.count
    named = [f"={name}" for name in kinds.names]

    def write_pile(row: array[float], at: int, cards: Any) -> None:
        for card in cards:
            if card != NO_CARD:
                row[at + of_card[card]] += 1.0

    def write_card(row: array[float], at: int, card: Any) -> None:
        if card != NO_CARD:
            row[at + of_card[card]] = 1.0

    def write_slots(row: array[float], at: int, cards: Any) -> None:
        for place, card in enumerate(cards[:places]):
            write_card(row, at + place * count, card)

    if form in ("card", "ref"):
        return named, [1.0] * count, write_card
    if form != "slots":
        return named, [float(kinds.cards)] * count, write_pile
    places = len(value)
    slots = [f"[{place}]{name}" for place in range(places) for name in named]
    return slots, [1.0] * len(slots), write_slots


def told_apart(names: Sequence[str]) -> list[str]:
    """Names of which no two are the same: the second of two equal ones is numbered."""
    met: Counter[str] = Counter()
    told = []
    for name in names:
        met[name] += 1
        told.append(name if met[name] == 1 else f"{name}#{met[name]}")
    return told


def numbers_of(words: Words) -> dict[int, str]:
    """Each number with its word."""
    return dict(words.items()) if isinstance(words, Mapping) else dict(enumerate(words))


def shape_of_words(field: Field, words: Words) -> Shape:
    """A slot for each word."""
    known = numbers_of(words)
    if field.extra is not None:
        known.setdefault(field.extra[1], field.extra[0])
    order = {number: place for place, number in enumerate(known)}
    names = [f"={word}" for word in known.values()]
    if field.form in ("words", "refs", "pile"):

        def write_words(row: array[float], at: int, value: Any) -> None:
            for number in value:
                if number in order:
                    row[at + order[number]] += 1.0

        return names, [float(MANY)] * len(names), write_words

    def write_word(row: array[float], at: int, number: Any) -> None:
        # A reference to nothing has no word.
        if number in order:
            row[at + order[number]] = 1.0

    return names, [1.0] * len(names), write_word


def shape_of_bits(words: Sequence[str]) -> Shape:
    """A slot for each thing that may be marked."""
    names = [f"={word}" for word in words]

    def write_bits(row: array[float], at: int, value: Any) -> None:
        for place in range(len(names)):
            row[at + place] = value >> place & 1

    return names, [1.0] * len(names), write_bits


def shape_of_entries(field: Field, state: State, kinds: Kinds, value: Any) -> Shape:
    """Marks of cards, summed up for equal ones; or of entries that have words of their own."""
    most = LARGEST if field.names and field.form == "marks" else float(max(largest(field, state), MANY))
    if not field.keys:
        of_card = kinds.of_card

        def write_marks(row: array[float], at: int, marks: Any) -> None:
            for card, amount in enumerate(marks):
                if amount:
                    row[at + of_card[card]] += amount

        return [f"={name}" for name in kinds.names], [most] * kinds.count, write_marks
    keys = numbers_of(words_of(field.keys, state))
    if field.form == "marks":
        names = [f"={key}" for key in list(keys.values())[: len(value)]]
        return names, [most] * len(names), first_of(len(names))
    order = {key: place for place, key in enumerate(keys)}
    sorts = list(numbers_of(words_of(field.names, state)).values())
    per = len(sorts)

    def write_tallies(row: array[float], at: int, tallies: Any) -> None:
        for key, *amounts in tallies:
            first = at + order[key] * per
            row[first : first + per] = array("f", amounts)

    names = [f"={key}.{sort}" for key in told_apart(list(keys.values())) for sort in sorts]
    return names, [most] * len(names), write_tallies
