"""Memory of seats: a card that a seat saw go into a hidden zone lies there until something leaves that zone unseen.

It follows from the answers and the declaration of the fields: no rule has to do anything for it, and it is in no save.
When somebody is about to guess, a match plays its answers since the last time again, and compares the positions before
and after each (`Match.recall`): mere play pays nothing. Guesses (`guesses.py`) keep what their seat remembers.

In doubt a seat has forgotten: it can't tell like cards from each other, nor those that were shuffled together.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from wandwright.engine.state.fields import ZONES, Field, face_up_under, parts_of, reads, sees, value_at
from wandwright.engine.state.keys import shuffles_since
from wandwright.engine.state.state import NO_CARD, Frame, State

if TYPE_CHECKING:
    from wandwright.engine.matches.games import Game
    from wandwright.engine.questions.records import Record

# A field and the numbers at the `*` of its path.
Zone = tuple[str, tuple[int, ...]]
# Cards, each with the zone that it lies in.
Known = dict[int, Zone]
Row = tuple[tuple[int, Zone], ...]
# A seat and the seats whose secrets it shares.
Eyes = tuple[int | None, ...]
NOTHING: Final[Known] = {}


class Lying(NamedTuple):
    """The cards of one zone in a position, the top one first."""

    field: Field
    places: tuple[int, ...]
    cards: tuple[int, ...]


class Recalled(NamedTuple):
    """How far a match was played again: so many answers, the last of them, and the position then, with its memory."""

    answers: int
    last: Record
    state: State


class Zones:
    """The zones of a match, and what says how many cards of them are known, to be compared after every answer.

    `fields` are declared as they are seen in this match, with what an option opens or closes.
    """

    def __init__(self, fields: Iterable[Field]) -> None:
        every = tuple(fields)
        self.sights = {field.name: field.sight for field in every}
        self.fields = [field for field in every if field.form in ZONES]
        self._reads = {field.name: {name for name in (field.name, *reads(field)) if name} for field in self.fields}
        self._names = sorted({name for names in self._reads.values() for name in names})
        self._values = attrgetter(*self._names) if len(self._names) > 1 else None
        self.hidden = [field for field in self.fields if field.sight != "all"]
        self._hidden = {name for field in self.hidden for name in self._reads[field.name]}

    def changed(self, before: State, state: State) -> list[Field]:
        """The fields with cards that are other than before, or of which more or fewer are known.

        Nothing where only open zones are others: nobody has lost sight of a card.
        """
        if self._values is None:
            return self.fields
        pairs = zip(self._names, self._values(before), self._values(state), strict=True)
        other = {name for name, then, now in pairs if then is not now and then != now}
        if other.isdisjoint(self._hidden):
            return []
        return [field for field in self.fields if not other.isdisjoint(self._reads[field.name])]


def remembered(state: State, seat: int) -> Known:
    """What a seat remembers. It holds for one position: rules that play on without a match remember nothing."""
    memory = state.memory
    if not memory or memory[0] != state.serial or not 0 <= seat < len(memory[1]):
        return NOTHING
    return dict(memory[1][seat])


def memory_of(state: State, seat: int) -> Frame:
    """What one seat remembers and no other, as a state keeps it: what the others do is a secret of the true match."""
    if not state.memory:
        return ()
    serial, rows = state.memory
    return (serial, tuple([row if owner == seat else () for owner, row in enumerate(rows)]))


def played_again(game: Game, seats: int, done: Recalled | None, records: Sequence[Record], first: State) -> Recalled:
    """Play the answers that have come since, or all of them from the first position if some were taken back."""
    if done is None or len(records) < done.answers or records[done.answers - 1] is not done.last:
        state, new = first.copy(), records
    else:
        state, new = done.state.copy(), records[done.answers :]
    for record in new:
        state.keyed = ()
        before = state.copy()
        game.rules.apply_to(state, record.place, record.code)
        remember(game, before, state, seats)
    return Recalled(len(records), records[-1], state)


def remember(game: Game, before: State, state: State, seats: int) -> None:
    """An answer has led from one position to another: each seat remembers what it saw go out of its sight."""
    rows = before.memory[1] if before.memory else ((),) * seats
    zones = game.zones(state)
    fields = zones.changed(before, state)
    if fields:
        change = Change(game, (before, state), fields)
        rows = tuple([change.row(row, seat) for seat, row in enumerate(rows)])
    state.memory = (state.serial, rows)


class Change:
    """Where cards lay before an answer and where they lie after it, and which of them were shuffled meanwhile."""

    def __init__(self, game: Game, states: tuple[State, State], fields: list[Field]) -> None:
        self.game = game
        self.before, self.state = states
        self.sights = game.zones(self.state).sights
        self.shuffles = shuffles_since(*states)
        self._compare(fields)
        if any(card not in self.lies for cards in self.shuffles for card in cards):
            # Shuffled, and yet as they lay before.
            self._compare(game.zones(self.state).fields, every=True)

    def _compare(self, fields: list[Field], *, every: bool = False) -> None:
        """The zones of these fields that have changed, or all of them."""
        self.then: list[Lying] = []
        self.now: list[Lying] = []
        for field in fields:
            old, new = (
                parts_of(field, getattr(self.before, field.name)),
                parts_of(field, getattr(self.state, field.name)),
            )
            for (places, then), (_, now) in zip(old, new, strict=True):
                if every or field.known or then != now:
                    self.then.append(Lying(field, places, cards_of(then)))
                    self.now.append(Lying(field, places, cards_of(now)))
        self.was = where_cards_lie(self.then)
        self.lies = where_cards_lie(self.now)

    def row(self, row: Row, seat: int) -> Row:
        """What a seat remembers now that remembered so much before."""
        return tuple(sorted(self.known(dict(row), seat).items()))

    def known(self, old: Known, seat: int) -> Known:
        """What a seat remembers now that remembered so much before."""
        then, now = self._seen(self.before, self.then, seat), self._seen(self.state, self.now, seat)
        hidden = self.was.keys() - then - now
        robbed = {self.was[card] for card in hidden if self.was[card] != self.lies.get(card)}
        gone = {card: self.lies[card] for card in then - now if card in self.lies}
        known = {card: zone for card, zone in (old | gone).items() if card not in now and zone not in robbed}
        for cards in self.shuffles:
            self._forget_mixed(known, cards, now)
        for card in sorted(now - then - old.keys()):
            self._forget_like(known, card)
        return known

    def _seen(self, state: State, zones: list[Lying], seat: int) -> set[int]:
        """The cards of these zones that a seat sees."""
        eyes = (seat, *self.game.mates(state, seat))
        return {card for lying in zones for card in self._cards_seen(state, lying, eyes)}

    def _cards_seen(self, state: State, lying: Lying, eyes: Eyes) -> tuple[int, ...]:
        """The cards of a zone that some eyes see: all, or those on top that they know and those that lie face up."""
        field, places, cards = lying
        if sees(field.sight, places[-1] if places else None, eyes):
            return cards
        tops = known_tops(state, field, places, eyes, self.sights) if field.known else 0
        return (*cards[:tops], *cards[len(cards) - face_up_under(field, state) :])

    def _forget_mixed(self, known: Known, cards: tuple[int, ...], now: set[int]) -> None:
        """Of cards that were shuffled together nobody knows which lies where, unless all lie in one zone."""
        if len({self.lies.get(card) for card in cards if card not in now}) > 1:
            for card in cards:
                known.pop(card, None)

    def _forget_like(self, known: Known, card: int) -> None:
        """A card came to light: for all the seat knows it is the like one that it remembers in the same place."""
        places = {self.was.get(card)}.union(
            *({self.lies.get(one) for one in cards} for cards in self.shuffles if card in cards)
        )
        kind = self.game.kind_of(self.state, card)
        like = (one for one, zone in known.items() if zone in places and self.game.kind_of(self.state, one) == kind)
        known.pop(next(like, NO_CARD), None)


def cards_of(value: Any) -> tuple[int, ...]:
    """The cards of a zone: of a pile, of slots that may be empty, or the only one."""
    if isinstance(value, tuple):
        return value
    return tuple([card for card in ((value,) if isinstance(value, int) else value) if card != NO_CARD])


def where_cards_lie(zones: Iterable[Lying]) -> Known:
    return {card: (lying.field.name, lying.places) for lying in zones for card in lying.cards}


def known_tops(state: State, field: Field, places: tuple[int, ...], eyes: Eyes, sights: Mapping[str, str]) -> int:
    """How many top cards of a pile that lies face down some eyes know: all do, or its owner does."""
    owner = places[-1] if places else None
    peeks = field.peeked and sees(sights[field.peeked], owner, eyes)
    return int(value_at(state, field.peeked if peeks else field.known, places))
