"""Effect words (the language that cards are written in): one record a word, and everything that follows from it.

From the record of a word come its number, the way from a clause of the pack to a clause of a program, its part of the
pack's schema and the texts it needs. What it means is a function of the game; programs.py runs it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from wandwright.engine.words.clause_kinds import PROGRAM, Fields, Kind, Pack, Way
from wandwright.engine.words.programs import Programs
from wandwright.engine.words.word_types import Ask, Clause, Meaning, Program, Test

# What stands around a clause, from the outside to the inside, where the word itself does not take it.
AROUND: Final = ("limit", "if", "may", "pay")


class ClauseField(NamedTuple):
    """What a clause says under one name.

    about     what an editor shows; empty where the kind says it
    required  whether a clause with the word has to say it; if not, the kind knows what its absence means
    only      the names that this word allows, of those that the kind knows
    beside    another field that has to be there with it
    """

    name: str
    kind: Kind
    about: str = ""
    required: bool = True
    only: tuple[str, ...] = ()
    beside: str = ""

    def optional(self, *only: str, beside: str = "") -> ClauseField:
        """The same field where a word can do without it, with some names only if they are given."""
        return self._replace(required=False, only=only or self.only, beside=beside)

    def needed(self, *only: str) -> ClauseField:
        """The same field where a word can't do without it, with some names only if they are given."""
        return self._replace(required=True, only=only or self.only)

    def numbers(self, pack: Pack, clause: Fields) -> tuple[Any, ...]:
        """What a clause says under this name, as its program has it."""
        return self.kind.numbers(pack, clause[self.name]) if self.name in clause else self.kind.absent


class Word(NamedTuple):
    """An effect word: everything about it.

    about        one line for whoever writes a card; empty for a word that no pack says, only `expand` of a game
    fields       in the order in which a clause of a program has them
    run          its meaning; none if the rules read it off the card
    asks         whether it may leave work behind: ask (an Ask does by itself), trigger, or end the match
    can          whether it could do anything for a seat now; `always` if nothing stops it, none only if it never runs
    worth        what a bot thinks of it, for each one of the field `worth_of` (or once); 0.0 where that is decided by
                 what is inside or by the position, none only if it never runs
    sets_off     the events that it can bring about, for whoever looks for effects without end
    traits       what else the pack checks and the texts of the game want to know about it, in words of the game's own
    is_key       it is said by its own name, `choose: 1`, and not as `do: choose`
    """

    name: str
    about: str
    fields: tuple[ClauseField, ...] = ()
    run: Meaning | None = None
    asks: bool = False
    can: Test | None = None
    worth: float | None = None
    worth_of: str = ""
    sets_off: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    is_key: bool = False

    def may_ask(self) -> bool:
        """May it leave work behind?"""
        return self.asks or isinstance(self.run, Ask)

    def takes(self, name: str) -> bool:
        """Does a clause with this word have a field of that name?"""
        return any(field.name == name for field in self.fields)


THEN: Final = ClauseField("then", PROGRAM, "What follows.")
OTHERWISE: Final = ClauseField("otherwise", PROGRAM, "What happens in its place.")


def as_it_stands(clause: Fields) -> list[Fields]:
    """A game without short forms of its own."""
    return [clause]


class Vocabulary:
    """The words of a game with their numbers; those that never leave work behind come first.

    run_frame  the number under which the game registers the step `run`
    around  the names of fields that may stand around any word, in the order of the schema
    expand  how the game spells out a short form: the clauses that are meant by one clause
    """

    def __init__(
        self,
        words: Iterable[Word],
        run_frame: int,
        *,
        around: Sequence[str] = (),
        expand: Callable[[Fields], list[Fields]] = as_it_stands,
    ) -> None:
        self.words = {word.name: word for word in words}
        self.run_frame = run_frame
        self.around = tuple(around)
        self.expand = expand
        working = [word for word in self.words.values() if word.run is not None]
        self.numbered = tuple(sorted(working, key=Word.may_ask))
        self.numbers = {word.name: number for number, word in enumerate(self.numbered)}
        fields = [field for word in self.words.values() for field in word.fields]
        self.nesting = {field.name: field.kind for field in fields if field.kind.nests}
        self.first_asking = sum(not word.may_ask() for word in self.numbered)

    def said(self) -> list[Word]:
        """The words that a pack says after `do`."""
        return [word for word in self.words.values() if word.about and not word.is_key]

    def with_trait(self, trait: str) -> tuple[str, ...]:
        """The words that have a trait."""
        return tuple(word.name for word in self.words.values() if trait in word.traits)

    def inside(self, clause: Fields) -> Iterator[tuple[Way, Sequence[Fields]]]:
        """The lists of clauses inside a clause, each with the way to it."""
        for name, value in clause.items():
            if name in self.nesting:
                for below, clauses in self.nesting[name].lists(value):
                    yield (name, *below), clauses

    def every(self, clauses: Sequence[Fields], path: Way = ()) -> Iterator[tuple[Way, Fields]]:
        """Every one of some clauses, however deep, with the way to it."""
        for number, clause in enumerate(clauses):
            yield (*path, number), clause
            for below, inner in self.inside(clause):
                yield from self.every(inner, (*path, number, *below))

    def words_in(self, clauses: Sequence[Fields]) -> frozenset[str]:
        """Every word that some clauses say, however deep."""
        return frozenset(str(clause["do"]) for _, clause in self.every(clauses) if "do" in clause)

    def takes(self, word: str, field: str) -> bool:
        """Does a word take a field itself? `if` around another word belongs to the clause as a whole."""
        return word in self.words and self.words[word].takes(field)

    def word_of(self, clause: Fields) -> str:
        """What a clause says: its word, or what is said by its own name."""
        if "do" in clause:
            return str(clause["do"])
        return next((word.name for word in self.words.values() if word.is_key and word.name in clause), "")

    def without(self, clause: Fields, *names: str) -> Sequence[Fields]:
        """What a clause does, without what stands around it."""
        inner = {name: clause[name] for name in clause if name not in names}
        return [inner] if self.word_of(inner) else inner["then"]

    def plain(self, clause: Fields) -> Fields:
        """A clause whose word is named by `do`: what stands around the others becomes a word with `then`."""
        word = str(clause.get("do", ""))
        for name in AROUND:
            if name in clause and name in self.words and word != name and not self.takes(word, name):
                return {"do": name, name: clause[name], "then": self.without(clause, name)}
        return clause if word else {"do": self.word_of(clause), **clause}


class Compiler:
    """Collects the programs of a whole pack; a program is known by its number, and equal ones share it.

    lists    names that only the pack knows, such as its tags
    options  the clauses of each program that was offered as an option, for whoever says it
    """

    def __init__(self, vocabulary: Vocabulary, lists: Mapping[str, Sequence[str]]) -> None:
        self.vocabulary = vocabulary
        self.lists = lists
        self.options: dict[int, Sequence[Fields]] = {}
        self.numbers: dict[Program, int] = {(): 0}

    def program(self, clauses: Sequence[Fields]) -> int:
        """The number of the program that runs these clauses in their order."""
        return self.add(self.compiled(clauses))

    def add(self, program: Program) -> int:
        return self.numbers.setdefault(program, len(self.numbers))

    def option(self, clauses: Sequence[Fields]) -> int:
        number = self.program(clauses)
        self.options.setdefault(number, clauses)
        return number

    def compiled(self, clauses: Sequence[Fields]) -> Program:
        """Clauses of the pack as clauses of a program."""
        vocabulary = self.vocabulary
        meant = [part for clause in clauses for part in vocabulary.expand(vocabulary.plain(clause))]
        return tuple(self.clause(part) for part in meant)

    def clause(self, clause: Fields) -> Clause:
        """The number of the word, then its fields in their order."""
        word = self.vocabulary.words[clause["do"]]
        found: list[object] = [self.vocabulary.numbers[word.name]]
        for field in word.fields:
            found += field.numbers(self, clause)
        return tuple(found)

    def programs(self) -> Programs:
        """Everything that was compiled, ready to run."""
        words = self.vocabulary
        return Programs(tuple(self.numbers), words.numbered, words.first_asking, words.run_frame)
