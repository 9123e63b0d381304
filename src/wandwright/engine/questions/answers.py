"""Answer types of questions: a card, a seat, a space, a number, one of some words.

From this come an answer's verb, its notation, its targets and its label, so that a table can light what can be taken
and no program has to take a notation apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, cast

from wandwright.engine.questions.rows import TargetKind, TargetView
from wandwright.engine.state.keys import shown_key
from wandwright.engine.state.state import Frame, State

if TYPE_CHECKING:
    from wandwright.engine.matches.games import Game

# The answer "nothing": a polite no, "no more", or where a seat is asked only so that nobody sees it has no choice.
PASS: Final = 9999
# Its word, where a question has no better one.
NOTHING: Final = "nothing"


class Asked(Protocol):
    """A question, whatever else it remembers: what is asked, whom, and because of which card."""

    @property
    def kind(self) -> int:
        """The number of the question."""

    @property
    def seat(self) -> int:
        """Who is asked."""

    @property
    def source(self) -> int:
        """The card behind it."""


def as_asked(frame: Frame) -> Asked:
    """The frame of a question, whose first fields are read by their names."""
    return cast(Asked, frame)


# Where the cards of an answer lie, as a game finds them in its own state.
Zone = Callable[[Any, Any], Iterable[int]]


class Target(NamedTuple):
    """One thing on the table that an answer is about.

    kind  card, seat, space, die or pile
    key   by which a view shows it: the key of a card, the number of a seat or die, the name of a space or pile
    id    what it is, where that has a name: the id of a card
    also  the keys of things that mean the same answer: the other copies of a card in a hand, the other ends of a walk
    part  which part of the thing is meant, from 1, where it has several: an ability of a card, a face of a die
    way   the spaces that lead there by their names, from the first to the last, where a pawn walks
    """

    kind: TargetKind
    key: int | str | None
    id: str | None = None
    also: tuple[int | str, ...] = ()
    part: int | None = None
    way: tuple[str, ...] = ()

    def plain(self) -> TargetView:
        """Ready for JSON; what says nothing is left out."""
        data: TargetView = {"kind": self.kind, "key": self.key}
        if self.id is not None:
            data["id"] = self.id
        if self.also:
            data["also"] = list(self.also)
        if self.part is not None:
            data["part"] = self.part
        if self.way:
            data["way"] = list(self.way)
        return data


def of_cards(game: Game, state: State, cards: Sequence[int]) -> tuple[Target, ...]:
    """Equal cards as one target."""
    if not cards:
        return ()
    keys = [shown_key(state, card) for card in cards]
    return (Target("card", keys[0], game.card_id(state, cards[0]), tuple(keys[1:])),)


def of_seat(seat: int) -> tuple[Target, ...]:
    return (Target("seat", seat),)


class Extent(NamedTuple):
    """What the answers of a match are about: its seats, its cards, and the numbers of their kinds."""

    seats: int
    cards: int
    kinds: Sequence[int]


# Answers that do not say how many there are come nowhere near this code.
FEW: Final = 64


class Answers:
    """Answers that begin with one verb. `others` says the few that are no thing at all, by their codes.

    others  code: (notation, message)

    A game that says one of these things itself names its own state there; so here the state is anything.
    """

    def __init__(self, verb: str, label: str = "", others: Mapping[int, tuple[str, str]] | None = None) -> None:
        self.verb = verb
        self.label_id = label or f"label-{verb}"
        self.others: dict[int, tuple[str, str]] = {PASS: (NOTHING, "label-nothing"), **(others or {})}

    def verbs(self) -> frozenset[str]:
        """Every first word of a notation."""
        return frozenset({self.verb} | {notation.partition(" ")[0] for notation, _ in self.others.values()})

    def part_of(self, answer: int) -> tuple[Answers, int]:
        """Whoever says what an answer is, and by which code it is known there."""
        return self, answer

    def notation(self, game: Game, state: Any, question: Asked, answer: int) -> str:
        """The stable text of an answer."""
        if answer in self.others:
            return self.others[answer][0]
        return f"{self.verb} {self.words(game, state, question, answer)}"

    def targets(self, game: Game, state: Any, question: Asked, answer: int) -> tuple[Target, ...]:
        """What on the table an answer is about, what is taken in hand first."""
        return () if answer in self.others else self.things(game, state, question, answer)

    def label(self, game: Game, state: Any, question: Any, answer: int) -> str:
        """An answer in a player's words."""
        if answer in self.others:
            return game.speak(self.others[answer][1])
        return game.speak(self.label_id, **self.arguments(game, state, question, answer))

    def always(self) -> Sequence[int]:
        """The answers where they are always the same; none where the position decides."""
        return ()

    def codes(self, extent: Extent) -> Iterable[int]:
        """Every code that an answer can have in the matches of one set-up, but for `others`."""
        return self.always() or range(FEW)

    def words(self, game: Game, state: Any, question: Asked, answer: int) -> str:
        """What stands behind the verb."""
        return str(answer)

    def things(self, game: Game, state: Any, question: Asked, answer: int) -> tuple[Target, ...]:
        """What an answer that is a thing is about."""
        return ()

    def arguments(self, game: Game, state: Any, question: Asked, answer: int) -> dict[str, object]:
        """What the message of the label is told."""
        return {"n": answer}


class Fixed(Answers):
    """A few answers with words of their own: (notation, message) in the order of their codes, from 0 on."""

    def __init__(self, phrases: Iterable[tuple[str, str]], others: Mapping[int, tuple[str, str]] | None = None) -> None:
        super().__init__("", others=others)
        self.phrases = dict(enumerate(phrases))

    def verbs(self) -> frozenset[str]:
        first = frozenset(notation.partition(" ")[0] for notation, _ in self.phrases.values())
        return (super().verbs() | first) - {""}

    def codes(self, extent: Extent) -> Iterable[int]:
        return self.always()

    def always(self) -> Sequence[int]:
        return tuple(self.phrases)

    def notation(self, game: Game, state: Any, question: Asked, answer: int) -> str:
        return {**self.others, **self.phrases}[answer][0]

    def label(self, game: Game, state: Any, question: Any, answer: int) -> str:
        return game.speak({**self.others, **self.phrases}[answer][1])


class Cards(Answers):
    """An answer is a physical card."""

    def codes(self, extent: Extent) -> Iterable[int]:
        return range(extent.cards)

    def words(self, game: Game, state: Any, question: Asked, answer: int) -> str:
        return game.card_id(state, answer)

    def things(self, game: Game, state: Any, question: Asked, answer: int) -> tuple[Target, ...]:
        return of_cards(game, state, (answer,))

    def arguments(self, game: Game, state: Any, question: Asked, answer: int) -> dict[str, object]:
        return {"card": game.card_name(game.card_id(state, answer))}


class Kinds(Answers):
    """An answer is a kind of card (the number of a definition): equal cards are one answer.

    zone  where the cards of that kind lie that can be taken; without it none of them can be pointed at
    """

    def __init__(
        self,
        verb: str,
        label: str = "",
        others: Mapping[int, tuple[str, str]] | None = None,
        zone: Zone | None = None,
    ) -> None:
        super().__init__(verb, label, others)
        self.zone = zone

    def codes(self, extent: Extent) -> Iterable[int]:
        return extent.kinds

    def words(self, game: Game, state: Any, question: Asked, answer: int) -> str:
        return game.kind_id(state, answer)

    def things(self, game: Game, state: Any, question: Asked, answer: int) -> tuple[Target, ...]:
        lying = [] if self.zone is None else [c for c in self.zone(state, question) if game.kind_of(state, c) == answer]
        return of_cards(game, state, lying) or (Target("card", None, game.kind_id(state, answer)),)

    def arguments(self, game: Game, state: Any, question: Asked, answer: int) -> dict[str, object]:
        return {"card": game.card_name(game.kind_id(state, answer))}


class Seats(Answers):
    """An answer is a seat."""

    def words(self, game: Game, state: Any, question: Asked, answer: int) -> str:
        return game.seat_id(state, answer)

    def things(self, game: Game, state: Any, question: Asked, answer: int) -> tuple[Target, ...]:
        return of_seat(answer)

    def arguments(self, game: Game, state: Any, question: Asked, answer: int) -> dict[str, object]:
        return {"n": answer, **game.addressed(state, answer)}


class Named(Answers):
    """An answer is one of a list of names: a space of a board, a colour, a house. `kind` is what can be pointed at."""

    def __init__(
        self,
        verb: str,
        names: Sequence[str],
        label: str = "",
        others: Mapping[int, tuple[str, str]] | None = None,
        kind: TargetKind = "space",
    ) -> None:
        super().__init__(verb, label, others)
        self.names = names
        self.kind = kind

    def always(self) -> Sequence[int]:
        return range(len(self.names))

    def words(self, game: Game, state: Any, question: Asked, answer: int) -> str:
        return self.names[answer]

    def things(self, game: Game, state: Any, question: Asked, answer: int) -> tuple[Target, ...]:
        return (Target(self.kind, self.names[answer]),)

    def arguments(self, game: Game, state: Any, question: Asked, answer: int) -> dict[str, object]:
        return {"name": self.names[answer]}


class Numbered(Answers):
    """An answer is one of some options, called by its number from 1 on."""

    def words(self, game: Game, state: Any, question: Asked, answer: int) -> str:
        return str(answer + 1)

    def arguments(self, game: Game, state: Any, question: Asked, answer: int) -> dict[str, object]:
        return {"n": answer + 1}


class Ranges(Answers):
    """Answers of several sorts in one question, each sort from a number on up to the next: play, attack, use…

    parts  the first code of each sort, and what its answers are; they are told how far beyond it an answer is
    """

    def __init__(self, parts: Sequence[tuple[int, Answers]], others: Mapping[int, tuple[str, str]]) -> None:
        super().__init__("", others=others)
        self.parts = sorted(parts, key=lambda part: part[0], reverse=True)

    def verbs(self) -> frozenset[str]:
        found = frozenset(notation.partition(" ")[0] for notation, _ in self.others.values())
        return found.union(*(part.verbs() for _, part in self.parts))

    def codes(self, extent: Extent) -> Iterable[int]:
        return [first + code for first, part in self.parts for code in (*part.codes(extent), *part.others)]

    def part_of(self, answer: int) -> tuple[Answers, int]:
        if answer in self.others:
            return self, answer
        for first, part in self.parts:
            if answer >= first:
                return part, answer - first
        raise LookupError(answer)

    def notation(self, game: Game, state: State, question: Asked, answer: int) -> str:
        part, rest = self.part_of(answer)
        found = super().notation if part is self else part.notation
        return found(game, state, question, rest)

    def targets(self, game: Game, state: State, question: Asked, answer: int) -> tuple[Target, ...]:
        part, rest = self.part_of(answer)
        found = super().targets if part is self else part.targets
        return found(game, state, question, rest)

    def label(self, game: Game, state: State, question: Asked, answer: int) -> str:
        part, rest = self.part_of(answer)
        found = super().label if part is self else part.label
        return found(game, state, question, rest)
