"""What no game may leave untested. Each clause gives what is missing, as a list of names; an empty list is right.

    shelf = Shelf(tests / "scenarios")
    assert not uncited(game, read_citations(tests, letters_of(game.rulebook()), shelf))
    assert not unnoticed_cards(records, shelf, edition)

`records` are the fields of every card, and `edition` makes the game anew from other records.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from wandwright.engine.matches.games import Game
from wandwright.engine.words.clause_kinds import Fields
from wandwright.engine.words.programs import Programs
from wandwright.engine.words.word_types import Clause, Meaning
from wandwright.testkit.citations import Citations, is_ruling, rule_order
from wandwright.testkit.scenario import Scenario, ScenarioFailed
from wandwright.testkit.shelf import Shelf

Records = Sequence[Fields]
Edition = Callable[[list[Fields]], Game]
# What a board is made of is no card: the rules of walking and of the pitch have scenarios of their own.
PARTS_OF_BOARDS = frozenset({"board", "space", "passage", "slot", "pitch", "return", "layout"})
# A group of fields with one of these is a clause of an effect, whatever the game.
MARKS_OF_A_CLAUSE = frozenset({"do", "choose", "then", "pay"})


def uncited(game: Game, citations: Citations) -> list[str]:
    """Rules and rulings of the rulebook that no test cites."""
    return [number for number, _, _ in game.rulebook() if not citations.cites(number)]


def shown_by_cards_only(game: Game, citations: Citations) -> list[str]:
    """Rules and rulings that only scenarios of cards cite: what a card adds may hide what the rule itself says."""
    return [number for number, _, _ in game.rulebook() if citations.cites(number) and number not in citations.tests]


def unknown_rules(game: Game, citations: Citations) -> list[str]:
    """Rules that a test cites although the rulebook has none of that number."""
    return sorted(citations.rules() - {number for number, _, _ in game.rulebook()}, key=rule_order)


def misnumbered(game: Game) -> list[str]:
    """Rules that stand in the rulebook twice, or in a chapter before one with a smaller number of their own sort."""
    wrong: list[str] = []
    seen: set[str] = set()
    last: dict[tuple[bool, str], str] = {}
    for number, chapter, _ in game.rulebook():
        before = last.get((is_ruling(number), chapter))
        if number in seen or (before is not None and rule_order(number) <= rule_order(before)):
            wrong.append(number)
        seen.add(number)
        last[is_ruling(number), chapter] = number
    return wrong


def cards_without_scenario(records: Records, shelf: Shelf) -> list[str]:
    """Cards that no scenario says it is about."""
    cards = [fields for fields in records if fields.get("kind") not in PARTS_OF_BOARDS]
    return [fields["id"] for fields in cards if fields["id"] not in shelf.by_card]


def unknown_cards(records: Records, shelf: Shelf) -> list[str]:
    """Cards that a scenario is about although the pack has none of that name."""
    return sorted(shelf.by_card.keys() - {fields["id"] for fields in records})


def unnoticed_cards(records: Records, shelf: Shelf, edition: Edition) -> list[str]:
    """Effects whose loss no scenario of their card notices, as "card, field"."""
    missing = []
    for place, fields in enumerate(records):
        for part in effects_of(fields):
            changed = [*records[:place], {**fields, part: without_clauses(fields[part])}, *records[place + 1 :]]
            if not is_noticed(edition(changed), shelf.by_card.get(fields["id"], ())):
                missing.append(f"{fields['id']}, {part}")
    return missing


def unnoticed_words(words: Iterable[str], records: Records, shelf: Shelf, edition: Edition) -> list[str]:
    """Effect words whose loss, from every card of the pack at once, no scenario of these cards notices."""
    missing = []
    for word in words:
        cards = [fields["id"] for fields in records if word in words_in(fields)]
        without = edition([without_word(fields, word) for fields in records])
        if not is_noticed(without, (scenario for card in cards for scenario in shelf.by_card.get(card, ()))):
            missing.append(word)
    return missing


def is_noticed(game: Game, scenarios: Iterable[Scenario]) -> bool:
    """Does some scenario fail when it is played with this edition of its game?"""
    for scenario in scenarios:
        try:
            scenario.run(game)
        except ScenarioFailed:
            return True
    return False


def unreached(programs: Programs, scenarios: Iterable[Scenario]) -> list[str]:
    """Words of a game's machine of effects that no scenario runs; scenarios are played until all have run."""
    wanted = set(programs.numbers)
    with noting(programs) as run:
        for scenario in scenarios:
            if run >= wanted:
                break
            scenario.run()
    return sorted(wanted - run)


class Noted:
    """A meaning that notes when it runs; whatever else a game asks of a meaning, it answers itself."""

    def __init__(self, word: str, meaning: Meaning, run: set[str]) -> None:
        self.word = word
        self.meaning = meaning
        self.run = run

    def __call__(self, state: Any, seat: int, source: int, clause: Clause) -> None:
        self.run.add(self.word)
        self.meaning(state, seat, source, clause)

    def __getattr__(self, name: str) -> object:
        return getattr(self.meaning, name)


@contextmanager
def noting(programs: Programs) -> Iterator[set[str]]:
    """The words that have run, while the table of their meanings notes them."""
    run: set[str] = set()
    table = programs.meanings
    plain = table[:]

    table[:] = [Noted(word, table[number], run) for word, number in programs.numbers.items()]
    try:
        yield run
    finally:
        table[:] = plain


def effects_of(fields: Mapping[str, object]) -> list[str]:
    """The fields of a card that hold clauses, however deep."""
    return [name for name, value in fields.items() if any(clauses_in(value))]


def clauses_in(value: object) -> Iterator[Mapping[str, object]]:
    """Every clause below a value, however deep."""
    if isinstance(value, Mapping):
        if is_clause(value):
            yield value
        value = list(value.values())
    if isinstance(value, list | tuple):
        for inner in value:
            yield from clauses_in(inner)


def is_clause(value: object) -> bool:
    return isinstance(value, Mapping) and not MARKS_OF_A_CLAUSE.isdisjoint(value)


def words_in(value: object) -> set[str]:
    """The effect words below a value."""
    return {str(clause["do"]) for clause in clauses_in(value) if "do" in clause}


def without_clauses(value: object) -> object:
    """The same with every list of clauses empty: a card that does nothing."""
    return without(value, is_clause)


def without_word(fields: Mapping[str, object], word: str) -> Mapping[str, object]:
    """A card from which one effect word is struck out."""
    found: Mapping[str, object] = without(fields, lambda value: isinstance(value, Mapping) and value.get("do") == word)
    return found


def without(value: object, struck: Callable[[Any], bool]) -> Any:
    """The same without the members of lists that are to be struck out."""
    if isinstance(value, Mapping):
        return {name: without(inner, struck) for name, inner in value.items()}
    if isinstance(value, list | tuple):
        return tuple(without(inner, struck) for inner in value if not struck(inner))
    return value
