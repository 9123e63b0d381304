"""What a seat may see of a position, by the declaration of its fields.

A game makes one `Sight` of its fields and puts into its view what the declaration can't say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from wandwright.engine.encoding import put
from wandwright.engine.fields import Field, Names, Words, parts_of, sees, stars, word_for, words_of
from wandwright.engine.keys import keys_of
from wandwright.engine.state import NO_CARD, State
from wandwright.engine.values import entry_words, plain, write_tallies

# What everybody sees of a card: its id, and a key that stays with the physical card until it is shuffled.
Ref = dict[str, Any]
# A seat (None for a spectator) and the seats whose secrets it shares.
Eyes = tuple[int | None, ...]
# How a value looks in a position; the second argument holds the id of each card by its number.
Look = Callable[[State, Sequence[str], Any], Any]


def see_card(state: State, ids: Sequence[str], card: int) -> Ref | None:
    """A card that lies open; None where there is none."""
    if card == NO_CARD:
        return None
    keys = keys_of(state) if state.shuffled else state.keys
    return {"id": ids[card], "key": keys[card]}


def see_pile(state: State, ids: Sequence[str], cards: Iterable[int]) -> list[Ref | None]:
    """Cards that lie open, in their order."""
    keys = keys_of(state) if state.shuffled else state.keys
    return [None if card == NO_CARD else {"id": ids[card], "key": keys[card]} for card in cards]


def see_marks(state: State, ids: Sequence[str], marks: Sequence[int]) -> dict[str, int]:
    """The cards that have a mark, by their keys, with how much."""
    keys = keys_of(state)
    return {str(keys[card]): amount for card, amount in enumerate(marks) if amount}


def see_number(state: State, ids: Sequence[str], value: int) -> int:
    """A number as it is."""
    return value


def see_list(state: State, ids: Sequence[str], values: Sequence[int]) -> list[int]:
    """Numbers as a list of their own."""
    return list(values)


def see_data(state: State, ids: Sequence[str], value: Any) -> Any:
    """Tuples as lists, all the way down."""
    return plain(value)


def see_count(state: State, ids: Sequence[str], cards: Sequence[int]) -> dict[str, int]:
    """How many cards, not which."""
    return {"count": len(cards)}


def outcome_view(state: State) -> dict[str, Any] | None:
    """Who won, the scores and the reason; None while the match goes on."""
    if state.outcome is None:
        return None
    winners, scores, reason = state.outcome
    return {"winners": list(winners), "scores": list(scores), "reason": reason}


LOOKS: Final[dict[str, Look]] = {
    "number": see_number,
    "bits": see_number,
    "flags": see_data,
    "list": see_list,
    "marks": see_marks,
    "card": see_card,
    "slots": see_pile,
    "pile": see_pile,
    "ref": see_card,
    "refs": see_pile,
    "data": see_data,
}


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
        # Do all seats and spectators see the same of every field?
        self.alike = all(is_alike(field, by_name) for field in seen)

    def see(
        self, state: State, ids: Sequence[str], seat: int | None = None, mates: Sequence[int] = ()
    ) -> dict[str, Any]:
        """Everything that a seat (None for a spectator) may see; `ids` holds the id of each card by its number.

        mates  the seats whose secrets it shares
        """
        eyes: tuple[int | None, ...] = (seat, *mates)
        data: dict[str, Any] = {}
        for name, look, group, parents, last in self._places:
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
        for name, names, extra, several, parents, last in self._words:
            inner = data
            for parent in parents:
                inner = inner.setdefault(parent, {})
            words = names(state) if callable(names) else names
            value = getattr(state, name)
            inner[last] = [words[one] for one in value] if several else None if value == extra else words[value]
        for pile in self._piles:
            pile.add(data, state, ids, eyes)
        for other in self._others:
            other.add(data, state, ids, eyes)
        return data


def is_alike(field: Field, by_name: Mapping[str, Field]) -> bool:
    """Does everybody see the same of a field: it, or how many cards, and the same of those that are known?"""
    looked_at = field.peeked or field.known
    return {field.sight, by_name[looked_at].sight if looked_at else "all"} <= {"all", "count", "none"}


def is_plain_word(field: Field) -> bool:
    """Is it one word or one row of words that everybody sees?"""
    return field.sight == "all" and field.form in ("word", "words") and "*" not in field.path


def word_place(field: Field) -> tuple[str, Names, int | None, bool, tuple[str, ...], str]:
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
    if field.names or field.keys or field.known or stars(field) > 1 or field.path.endswith("*"):
        return False
    return field.sight == "all" or (field.sight == "count" and field.form == "pile")


def place(field: Field) -> tuple[str, Look | None, str, tuple[str, ...], str]:
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


class FaceDown:
    """A pile for each seat: its owner sees it, or how many top cards of it are known."""

    def __init__(self, field: Field, by_name: Mapping[str, Field]) -> None:
        self.name = field.name
        self.group, _, self.last = field.path.partition(".*.")
        self.owner_sees = field.sight == "owner"
        self.known = field.known
        self.peeked = field.peeked or field.known
        peeked_sight = by_name[self.peeked].sight if field.known else ""
        self.all_peek = peeked_sight == "all"
        self.owner_peeks = peeked_sight == "owner"

    def add(self, data: dict[str, Any], state: State, ids: Sequence[str], eyes: Eyes) -> None:
        """Put into a view what the eyes see of each pile."""
        piles = getattr(state, self.name)
        if self.group not in data:
            data[self.group] = [{} for _ in piles]
        known = getattr(state, self.known) if self.known else ()
        peeked = getattr(state, self.peeked) if self.known else ()
        for owner, one in enumerate(data[self.group]):
            cards = piles[owner]
            if self.owner_sees and owner in eyes:
                one[self.last] = see_pile(state, ids, cards)
            elif not known:
                one[self.last] = {"count": len(cards)}
            else:
                peeks = self.all_peek or (self.owner_peeks and owner in eyes)
                tops = peeked[owner] if peeks else known[owner]
                one[self.last] = {"count": len(cards), "known": see_pile(state, ids, cards[:tops]) if tops else []}


def shape_of(path: str) -> tuple[str, bool, str]:
    """Of `group.*.last` or `group.*.last.*` the group, whether it is a row, and the last word; else nothing."""
    parts = path.split(".")
    if len(parts) in (3, 4) and parts[1] == "*" and parts[2] != "*" and parts[3:] in ([], ["*"]):
        return parts[0], len(parts) == 4, parts[2]
    return "", False, ""


def parts_in(data: dict[str, Any], group: str, number: int) -> list[dict[str, Any]]:
    """The parts of a group; those that are not there yet are made."""
    parts: list[dict[str, Any]] = data.setdefault(group, [])
    while len(parts) < number:
        parts.append({})
    return parts


class CloserLook:
    """Any other field: words at a `*`, values that are nested, a pile of all with cards that only some know."""

    def __init__(self, field: Field, by_name: Mapping[str, Field]) -> None:
        self.field = field
        self.group, self.row, self.last = shape_of(field.path)
        self.in_words = bool(field.names) and field.form not in ("marks", "tallies")
        self.open = LOOKS[field.form] if field.sight == "all" and field.form in LOOKS and not field.names else None
        # Only cards can be counted; a number that is not for everybody is left out.
        self.countable = field.form in ("pile", "card")
        self.known = field.known
        self.peeked = field.peeked or field.known
        self.peeked_sight = by_name[self.peeked].sight if field.known else ""

    def add(self, data: dict[str, Any], state: State, ids: Sequence[str], eyes: Eyes) -> None:
        """Put into a view what the eyes see of each value; most belong to a seat or a room, or to a row of each."""
        field = self.field
        value = getattr(state, field.name)
        if self.group and self.in_words and field.sight == "all":
            words = words_of(field.names, state)
            for one, part in zip(parts_in(data, self.group, len(value)), value, strict=True):
                one[self.last] = see_words(field, words, part)
            return
        if self.group:
            for place, one in enumerate(parts_in(data, self.group, len(value))):
                self.add_at(one, state, ids, (place,), value[place], eyes)
            return
        for places, part in parts_of(field, value):
            if self.countable or sees(field.sight, places[-1] if places else None, eyes):
                put(data, field.path, places, self.look(state, ids, places, part, eyes))

    def add_at(
        self, one: dict[str, Any], state: State, ids: Sequence[str], places: tuple[int, ...], value: Any, eyes: Eyes
    ) -> None:
        """Put what the eyes see of one seat's or room's value, or of its row of them."""
        sight = self.field.sight
        if not self.row:
            if self.countable or sees(sight, places[-1], eyes):
                one[self.last] = self.look(state, ids, places, value, eyes)
            return
        if self.open is not None:
            one[self.last] = [self.open(state, ids, part) for part in value]
            return
        row = [
            self.look(state, ids, (*places, owner), part, eyes)
            for owner, part in enumerate(value)
            if self.countable or sees(sight, owner, eyes)
        ]
        if row:
            one[self.last] = row

    def look(self, state: State, ids: Sequence[str], places: tuple[int, ...], value: Any, eyes: Eyes) -> Any:
        """A value as the eyes see it: in full, or how many cards with those on top that it knows."""
        field = self.field
        owner = places[-1] if places else None
        if sees(field.sight, owner, eyes):
            return see_in_full(state, field, ids, value)
        if field.form == "card":
            return {"count": int(value != NO_CARD)}
        if not self.known:
            return {"count": len(value)}
        known = getattr(state, self.peeked if sees(self.peeked_sight, owner, eyes) else self.known)
        for one in places:
            known = known[one]
        return {"count": len(value), "known": see_pile(state, ids, value[:known])}


def see_in_full(state: State, field: Field, ids: Sequence[str], value: Any) -> Any:
    """One value of a field, by whatever words are declared for it."""
    if field.form == "marks":
        return see_words_of_marks(state, field, value)
    if field.form == "tallies":
        return write_tallies(state, field, value)
    if field.names:
        return see_words(field, words_of(field.names, state), value)
    return LOOKS[field.form](state, ids, value)


def see_words(field: Field, words: Words, value: Any) -> Any:
    """A word, or a row of words."""
    if field.form in ("words", "refs"):
        return [see_word(field, words, part) for part in value]
    return see_word(field, words, value)


def see_word(field: Field, words: Words, number: int) -> str | None:
    """The word of a number; None for the extra word, which stands for none of the others."""
    return None if field.extra is not None and number == field.extra[1] else word_for(field, words, number)


def see_words_of_marks(state: State, field: Field, marks: Sequence[int]) -> dict[str, Any]:
    """The entries that have a mark, by their words, or by the keys of the cards."""
    keys, names = words_of(field.keys, state), words_of(field.names, state)
    shown: dict[str, Any] = {}
    for entry, number in enumerate(marks):
        if number:
            key = keys[entry] if field.keys else str(keys_of(state)[entry])
            shown[key] = see_word(field, entry_words(field, names, entry), number) if field.names else number
    return shown
