"""Views: how a value of a position looks to a seat, by its field's declaration; `sights.py` makes a view of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from typing import Any, Final

from wandwright.engine.encoding.encoding import put
from wandwright.engine.encoding.values import entry_words, plain, write_tallies
from wandwright.engine.secrets.seen import CardRef, OutcomeView
from wandwright.engine.state.fields import Field, Words, face_up_under, parts_of, reads, sees, word_for, words_of
from wandwright.engine.state.keys import keys_of
from wandwright.engine.state.state import NO_CARD, State

# A seat (None for a spectator) and the seats whose secrets it shares.
Eyes = tuple[int | None, ...]
# How a value looks in a position; the second argument holds the id of each card by its number.
Look = Callable[[State, Sequence[str], Any], object]


def see_card(state: State, ids: Sequence[str], card: int) -> CardRef | None:
    """What lies open at a place; None where no card does."""
    return None if card == NO_CARD else see_open(state, ids, card)


def see_open(state: State, ids: Sequence[str], card: int) -> CardRef:
    """A card that lies open."""
    keys = keys_of(state) if state.shuffled else state.keys
    return {"id": ids[card], "key": keys[card]}


def see_pile(state: State, ids: Sequence[str], cards: Iterable[int]) -> list[CardRef | None]:
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


def see_data(state: State, ids: Sequence[str], value: object) -> object:
    """Tuples as lists, all the way down."""
    return plain(value)


def see_count(state: State, ids: Sequence[str], cards: Sequence[int]) -> dict[str, int]:
    """How many cards, not which."""
    return {"count": len(cards)}


def outcome_view(state: State) -> OutcomeView | None:
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
        self._reads = {field.name, *reads(field)}
        self.lies_flat = True

    def depends(self, changed: Set[str]) -> bool:
        """Is it other where these fields are?"""
        return not self._reads.isdisjoint(changed)

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


def parts_in(data: dict[str, Any], group: str, number: int) -> list[dict[str, object]]:
    """The parts of a group; those that are not there yet are made."""
    parts: list[dict[str, object]] = data.setdefault(group, [])
    while len(parts) < number:
        parts.append({})
    return parts


class CloserLook:
    """Any other field: words at a `*`, values that are nested, a pile of all with cards that only some know."""

    def __init__(self, field: Field, by_name: Mapping[str, Field]) -> None:
        self.field = field
        self.group, self.row, self.last = shape_of(field.path)
        self.in_words = bool(field.names) and field.form not in ("marks", "tallies")
        self.open = open_look(field) if field.sight == "all" and not field.names else None
        # Only cards can be counted; a number that is not for everybody is left out.
        self.countable = field.form in ("pile", "card")
        self.known = field.known
        self.peeked = field.peeked or field.known
        self.peeked_sight = by_name[self.peeked].sight if field.known else ""
        self._reads = {field.name, *reads(field)}
        # Is it put into a view no deeper than `loose` goes?
        self.lies_flat = bool(self.group) or ("*" not in field.path and field.path.count(".") < 2)

    def depends(self, changed: Set[str]) -> bool:
        """Is it other where these fields are? Words are told by the pack and the table, which stay as they are."""
        return not self._reads.isdisjoint(changed)

    def add(self, data: dict[str, object], state: State, ids: Sequence[str], eyes: Eyes) -> None:
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
        self, one: dict[str, object], state: State, ids: Sequence[str], places: tuple[int, ...], value: Any, eyes: Eyes
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
        else:
            one.pop(self.last, None)

    def look(self, state: State, ids: Sequence[str], places: tuple[int, ...], value: Any, eyes: Eyes) -> Any:
        """A value as the eyes see it: in full, or how many cards with those on top or at the bottom that it knows."""
        field = self.field
        owner = places[-1] if places else None
        if sees(field.sight, owner, eyes):
            return see_in_full(state, field, ids, value)
        if field.form == "card":
            return {"count": int(value != NO_CARD)}
        if field.under:
            first_open = len(value) - face_up_under(field, state)
            return {"count": len(value), "last": see_pile(state, ids, value[first_open:])}
        if not self.known:
            return {"count": len(value)}
        known = getattr(state, self.peeked if sees(self.peeked_sight, owner, eyes) else self.known)
        for one in places:
            known = known[one]
        return {"count": len(value), "known": see_pile(state, ids, value[:known])}


def open_look(field: Field) -> Look | None:
    """How a value looks that everybody sees and that no words stand for in the JSON form."""
    if field.said:
        return lambda state, _, value: see_said(field, words_of(field.said, state), value)
    return LOOKS.get(field.form)


def see_said(field: Field, words: Any, value: int) -> object:
    """The words of the bits that are set, or that of a number; None where it has none."""
    if field.form == "bits":
        return [word for place, word in enumerate(words) if value >> place & 1]
    return words.get(value)


def see_in_full(state: State, field: Field, ids: Sequence[str], value: Any) -> object:
    """One value of a field, by whatever words are declared for it."""
    if field.form == "marks":
        return see_words_of_marks(state, field, value)
    if field.form == "tallies":
        return write_tallies(state, field, value)
    if field.names:
        return see_words(field, words_of(field.names, state), value)
    if field.said:
        return see_said(field, words_of(field.said, state), value)
    return LOOKS[field.form](state, ids, value)


def see_words(field: Field, words: Words, value: Any) -> object:
    """A word, or a row of words."""
    if field.form in ("words", "refs"):
        return [see_word(field, words, part) for part in value]
    return see_word(field, words, value)


def see_word(field: Field, words: Words, number: int) -> str | None:
    """The word of a number; None for the extra word, which stands for none of the others."""
    return None if field.extra is not None and number == field.extra[1] else word_for(field, words, number)


def see_words_of_marks(state: State, field: Field, marks: Sequence[int]) -> dict[str, object]:
    """The entries that have a mark, by their words, or by the keys of the cards."""
    keys, names = words_of(field.keys, state), words_of(field.names, state)
    shown: dict[str, object] = {}
    for entry, number in enumerate(marks):
        if number:
            key = keys[entry] if field.keys else str(keys_of(state)[entry])
            shown[key] = see_word(field, entry_words(field, names, entry), number) if field.names else number
    return shown
