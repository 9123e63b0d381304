"""What seats remember: a card that a seat saw go into a hidden zone lies there until something leaves that zone unseen.

A match compares its positions before and after each answer, by the declaration of the fields: no rule has to do
anything for it, and play without a match pays nothing. Guesses keep what their seat remembers (`guesses.py`). All of it
follows from the answers, so it is in no save: whoever loads or takes back plays them again.

In doubt a seat has forgotten: it can't tell like cards from each other, nor those that were shuffled together.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from wandwright.engine.fields import ZONES, Field, parts_of, sees
from wandwright.engine.keys import shuffles_since
from wandwright.engine.state import NO_CARD, State

if TYPE_CHECKING:
    from wandwright.engine.games import Game

# A field and the numbers at the `*` of its path.
Zone = tuple[str, tuple[int, ...]]
# Cards, each with the zone that it lies in.
Known = dict[int, Zone]
NOTHING: Final[Known] = {}


class Lying(NamedTuple):
    """The cards of one zone in a position, the top one first."""

    field: Field
    places: tuple[int, ...]
    cards: tuple[int, ...]


def remembered(state: State, seat: int) -> Known:
    """What a seat remembers. It holds for one position: rules that play on without a match remember nothing."""
    memory = state.memory
    if not memory or memory[0] != state.serial or not 0 <= seat < len(memory[1]):
        return NOTHING
    return dict(memory[1][seat])


def forget_others(state: State, seat: int) -> None:
    """A guess keeps what its own seat remembers; what the others do is a secret of the true match."""
    if state.memory:
        serial, rows = state.memory
        state.memory = (serial, tuple([row if owner == seat else () for owner, row in enumerate(rows)]))


def remember(game: Game, before: State, state: State, seats: int) -> None:
    """An answer has led from one position to another: each seat remembers what it saw go out of its sight."""
    rows = before.memory[1] if before.memory else ((),) * seats
    shuffles = shuffles_since(before, state)
    fields = list(changed_zones(game, before, state, everything=bool(shuffles)))
    if fields:
        change = Change(game, (before, state), fields, shuffles)
        rows = tuple([tuple(sorted(change.known(dict(row), seat).items())) for seat, row in enumerate(rows)])
    state.memory = (state.serial, rows)


def changed_zones(game: Game, before: State, state: State, *, everything: bool) -> Iterator[Field]:
    """The fields with cards that are other than before, or of which more or fewer cards are known."""
    for field in game.fields_in(state):
        if field.form in ZONES:
            names = (field.name, field.known, field.peeked) if field.known else (field.name,)
            if everything or any(getattr(before, name) != getattr(state, name) for name in names if name):
                yield field


class Change:
    """Where cards lay before an answer and where they lie after it, and which of them were shuffled meanwhile."""

    def __init__(
        self, game: Game, states: tuple[State, State], fields: list[Field], shuffles: list[tuple[int, ...]]
    ) -> None:
        self.game = game
        self.before, self.state = states
        self.then = [lying for field in fields for lying in zones_in(self.before, field)]
        self.now = [lying for field in fields for lying in zones_in(self.state, field)]
        self.was = where_cards_lie(self.then)
        self.lies = where_cards_lie(self.now)
        self.shuffles = shuffles

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
        return {card for lying in zones for card in lying.cards[: seen_cards(self.game, state, lying, eyes)]}

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


def zones_in(state: State, field: Field) -> Iterator[Lying]:
    """Each zone of a field."""
    for places, value in parts_of(field, getattr(state, field.name)):
        cards = (value,) if isinstance(value, int) else value
        yield Lying(field, places, tuple([card for card in cards if card != NO_CARD]))


def where_cards_lie(zones: Iterable[Lying]) -> Known:
    return {card: (lying.field.name, lying.places) for lying in zones for card in lying.cards}


def seen_cards(game: Game, state: State, lying: Lying, eyes: tuple[int | None, ...]) -> int:
    """How many cards of a zone some eyes see: all, or those on top that they know."""
    field, places, cards = lying
    owner = places[-1] if places else None
    if sees(game.sight(state, field), owner, eyes):
        return len(cards)
    return known_tops(game, state, field, places, eyes)


def known_tops(game: Game, state: State, field: Field, places: tuple[int, ...], eyes: tuple[int | None, ...]) -> int:
    """How many top cards of a pile that lies face down some eyes know: all do, or its owner does."""
    if not field.known:
        return 0
    owner = places[-1] if places else None
    peeks = field.peeked and sees(game.sight(state, game.field(field.peeked)), owner, eyes)
    return int(value_at(state, field.peeked if peeks else field.known, places))


def value_at(state: State, name: str, places: tuple[int, ...]) -> Any:
    """The value of a field at the numbers of its `*`."""
    value = getattr(state, name)
    for place in places:
        value = value[place]
    return value
