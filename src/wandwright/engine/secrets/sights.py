"""Visibility: what a seat may see of a position, by the declaration of its fields.

A game makes one `Sight` of its fields and puts into its view what the declaration can't say.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from itertools import chain
from operator import attrgetter
from typing import Any, Final, NamedTuple

from wandwright.engine.questions.lanes import waits_for_all
from wandwright.engine.secrets.views import LOOKS, CloserLook, Eyes, FaceDown, Look, see_count, see_number
from wandwright.engine.state.fields import Field, Names, reads, stars
from wandwright.engine.state.keys import keys_of
from wandwright.engine.state.state import State

# A simple field: its name, how it looks, and its group or the words before its own.
Place = tuple[str, Look | None, str, tuple[str, ...], str]
# A field of words: its name, the words, the number of none of them, are there several, the words before its own.
WordPlace = tuple[str, Names, int | None, bool, tuple[str, ...], str]


# What lies on a table beside the fields that its game declares.
ALWAYS: Final = ("outcome", "revealed", "streams")
# Where more than one field in so many is another one, all are looked at: that is quicker then.
MOST_CHANGED: Final = 3
# Forms of fields that show no card, and so no key of one.
CARDLESS: Final = frozenset({"number", "bits", "flags", "list", "word", "words", "data"})


class Glimpse(NamedTuple):
    """What the declared fields of a position have shown to some eyes, before anything is added to them.

    eyes  the seat that looked (None: a spectator), and those whose secrets it shared then
    """

    state: State
    seen: dict[str, object]
    eyes: Eyes


class Part(NamedTuple):
    """What one field has its part in: the words that a view begins with there, and what is put into it anew.

    closer  piles that lie face down, and whatever else needs a closer look
    """

    tops: frozenset[str]
    places: tuple[Place, ...]
    words: tuple[WordPlace, ...]
    closer: tuple[FaceDown | CloserLook, ...]


class Sight:
    """What is to be seen of each field, worked out once: a view is made after every answer.

    `opened` gives the sight of fields that an option opens or closes.
    """

    def __init__(self, fields: Iterable[Field], opened: Mapping[str, str] | None = None) -> None:
        every = [field._replace(sight=(opened or {}).get(field.name, field.sight)) for field in fields]
        seen = [field for field in every if field.shown and field.sight != "none"]
        by_name = {field.name: field for field in every}
        self._places = [place(field) for field in seen if is_simple(field)]
        self._words = [word_place(field) for field in seen if is_plain_word(field)]
        self._piles = [FaceDown(field, by_name) for field in seen if lies_face_down(field)]
        rest = [field for field in seen if not (is_simple(field) or is_plain_word(field) or lies_face_down(field))]
        self._others = [CloserLook(field, by_name) for field in rest]
        read = {name for field in seen for name in (field.name, *reads(field))}
        self._names = sorted(read)
        self._values = attrgetter(*self._names) if len(read) > 1 else None
        self._whole = attrgetter(*ALWAYS, *by_name)
        self._cards = {field.name for field in seen if field.form not in CARDLESS}
        self._rows = {field.name for field in seen if "*" in field.path}
        self._parts = {name: self._part(name, seen) for name in self._names}
        # Do all seats and spectators see the same of every field?
        self.alike = all(is_alike(field, by_name) for field in seen)

    def _part(self, name: str, seen: Iterable[Field]) -> Part:
        """What is to be put into a view anew where a field is another one."""
        closer: list[FaceDown | CloserLook] = [*self._piles, *self._others]
        tops = {field.path.partition(".")[0] for field in seen if name in (field.name, *reads(field))}
        return Part(
            frozenset(tops),
            tuple([one for one in self._places if one[0] == name]),
            tuple([one for one in self._words if one[0] == name]),
            tuple([one for one in closer if one.depends({name})]),
        )

    def see(
        self, state: State, ids: Sequence[str], seat: int | None = None, mates: Sequence[int] = ()
    ) -> dict[str, Any]:
        """Everything that a seat (None for a spectator) may see; `ids` holds the id of each card by its number.

        mates  the seats whose secrets it shares
        """
        data: dict[str, object] = {}
        add_places(data, state, ids, self._places)
        add_words(data, state, self._words)
        eyes = (seat, *mates)
        for pile in self._piles:
            pile.add(data, state, ids, eyes)
        for other in self._others:
            other.add(data, state, ids, eyes)
        return data

    def see_beside(
        self, state: State, ids: Sequence[str], near: Glimpse, seat: int | None = None, mates: Sequence[int] = ()
    ) -> dict[str, Any]:
        """The same, beside what the same eyes saw of another position of the match: only what is other is looked at."""
        eyes = (seat, *mates)
        if self._values is None or eyes != near.eyes:
            return self.see(state, ids, seat, mates)
        changed = self._changed(state, near.state)
        if not changed:
            return near.seen
        parts = [self._parts[name] for name in changed]
        flat = all(one.lies_flat for part in parts for one in part.closer)
        if not flat or len(parts) * MOST_CHANGED > len(self._names) or self._resized(state, near.state, changed):
            return self.see(state, ids, seat, mates)
        data = near.seen.copy()
        for top in frozenset[str]().union(*[part.tops for part in parts]):
            if top in data:
                data[top] = loose(data[top])
        add_places(data, state, ids, chain.from_iterable([part.places for part in parts]))
        add_words(data, state, chain.from_iterable([part.words for part in parts]))
        for one in chain.from_iterable([part.closer for part in parts]):
            one.add(data, state, ids, eyes)
        return data

    def _changed(self, state: State, other: State) -> set[str]:
        """The fields that are not the same in two positions, with those whose cards show other keys."""
        assert self._values is not None, "there is more than one field"
        pairs = zip(self._names, self._values(state), self._values(other), strict=True)
        changed = {name for name, now, then in pairs if now is not then and now != then}
        return changed if keys_of(state) == keys_of(other) else changed | self._cards

    def lies_still(self, before: State, after: State) -> bool:
        """Do several seats plan face down in both positions, with nothing on the table moved since?"""
        planning = waits_for_all(before) and waits_for_all(after) and before.held == after.held
        if not planning or before.stack[:-1] != after.stack[:-1] or keys_of(before) != keys_of(after):
            return False
        return bool(self._whole(before) == self._whole(after))

    def _resized(self, state: State, other: State, changed: Set[str]) -> bool:
        """Has a field with a part for each seat or board more or fewer parts than before?"""
        rows = changed & self._rows
        return any(len(getattr(state, name)) != len(getattr(other, name)) for name in rows)


def add_places(data: dict[str, Any], state: State, ids: Sequence[str], places: Iterable[Place]) -> None:
    """Put the simple fields into a view."""
    for name, look, group, parents, last in places:
        value = getattr(state, name)
        if group:
            if group not in data:
                data[group] = [{} for _ in value]
            for one, part in zip(data[group], value, strict=True):
                one[last] = part if look is None else look(state, ids, part)
            continue
        inner = data
        for parent in parents:
            inner = inner.setdefault(parent, {})
        inner[last] = value if look is None else look(state, ids, value)


def add_words(data: dict[str, Any], state: State, words: Iterable[WordPlace]) -> None:
    """Put the fields of words into a view."""
    for name, names, extra, several, parents, last in words:
        inner = data
        for parent in parents:
            inner = inner.setdefault(parent, {})
        known = names(state) if callable(names) else names
        value = getattr(state, name)
        inner[last] = [known[one] for one in value] if several else None if value == extra else known[value]


def share_parts(own: Any, other: Any) -> None:
    """Take what is equal in what other eyes saw from there, so that it is kept once for all of them."""
    rows: Iterable[tuple[Any, Any, Any]] = ()
    if isinstance(own, dict) and isinstance(other, dict):
        rows = [(name, part, other.get(name)) for name, part in own.items()]
    elif isinstance(own, list) and isinstance(other, list):
        rows = list(zip(range(len(own)), own, other, strict=False))
    for name, part, like in rows:
        if part is like:
            continue
        if part == like:
            own[name] = like
        else:
            share_parts(part, like)


def loosened(seen: dict[str, object]) -> dict[str, object]:
    """What was seen, so that parts can be put in without changing it: two levels of its own, the rest is shared."""
    return {name: loose(part) for name, part in seen.items()}


def loose(part: object) -> object:
    if isinstance(part, dict):
        return part.copy()
    return [one.copy() if isinstance(one, dict) else one for one in part] if isinstance(part, list) else part


def is_alike(field: Field, by_name: Mapping[str, Field]) -> bool:
    """Does everybody see the same of a field: it, or how many cards, and the same of those that are known?"""
    looked_at = field.peeked or field.known
    return {field.sight, by_name[looked_at].sight if looked_at else "all"} <= {"all", "count", "none"}


def is_plain_word(field: Field) -> bool:
    """Is it one word or one row of words that everybody sees?"""
    return field.sight == "all" and field.form in ("word", "words") and "*" not in field.path


def word_place(field: Field) -> WordPlace:
    """A field of words: the words, the number that means none of them, and where it goes."""
    *parents, last = field.path.split(".")
    extra = None if field.extra is None else field.extra[1]
    return (field.name, field.names, extra, field.form == "words", tuple(parents), last)


def lies_face_down(field: Field) -> bool:
    """Is it a pile for each seat, of which seats see different things?"""
    group, _, last = field.path.partition(".*.")
    one_for_each = bool(last) and "." not in group and "*" not in last
    return field.form == "pile" and one_for_each and (field.sight == "owner" or bool(field.known))


def is_simple(field: Field) -> bool:
    """Does everybody see the same of it, with no word to be looked up and nothing nested?"""
    if (
        field.names
        or field.said
        or field.keys
        or field.known
        or field.under
        or stars(field) > 1
        or field.path.endswith("*")
    ):
        return False
    return field.sight == "all" or (field.sight == "count" and field.form == "pile")


def place(field: Field) -> Place:
    """A field, how it looks and where it goes: the group with a part for each seat or board, or the words before.

    Most are numbers, which look as they are: None.
    """
    look: Look | None = see_count if field.sight == "count" else LOOKS[field.form]
    if look is see_number:
        look = None
    group, _, name = field.path.rpartition(".*.")
    if group:
        return (field.name, look, group, (), name)
    *parents, last = field.path.split(".")
    return (field.name, look, "", tuple(parents), last)
