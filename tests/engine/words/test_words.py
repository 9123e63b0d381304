"""A word is one record: its number, its clause and what is known about it follow from that."""

from __future__ import annotations

import pytest

from tests.engine.toy_words import IF, ONE, PER, WORDS
from wandwright.engine.words.clause_kinds import Fields, Flag, Listed, Number, OneOf, Several, TableOf
from wandwright.engine.words.words import ClauseField, Compiler, Vocabulary, Word

NAMES = ("red", "blue", "green")


def nothing(state: object, seat: int, source: int, clause: tuple[int, ...]) -> None:
    """A word without meaning."""


def compiled(*fields: ClauseField, **said: object) -> tuple[object, ...]:
    """A clause of a word with these fields."""
    words = Vocabulary((Word("word", "says it", fields, nothing),), 2)
    return Compiler(words, {"tags": ("old", "new")}).clause({"do": "word", **said})


def test_words_that_never_ask_come_first() -> None:
    assert [word.name for word in WORDS.numbered[: WORDS.first_asking]] == ["gain", "spend"]
    assert WORDS.first_asking == 2
    assert "give" in WORDS.numbers
    assert all(word.may_ask() for word in WORDS.numbered[2:])


def test_a_word_without_meaning_has_no_number() -> None:
    assert "shiny" in {word.name for word in WORDS.said()}
    assert "shiny" not in WORDS.numbers


def test_what_is_said_by_its_own_name_is_no_word_after_do() -> None:
    assert {"choose", "if"} & {word.name for word in WORDS.said()} == set()


def test_fields_become_numbers_in_their_order() -> None:
    compiler = Compiler(WORDS, {})
    number = WORDS.numbers["gain"]
    assert compiler.clause({"do": "gain", "n": 3}) == (number, 3, 0, 0, 0)
    assert compiler.clause({"per": "prize_won", "who": "others", "n": 1, "do": "gain"}) == (number, 1, 2, 1, 0)


@pytest.mark.parametrize(
    ("field", "value", "numbers"),
    [
        (ClauseField("x", Number(1, 9)), 4, (4,)),
        (ClauseField("x", Number(1, 6, absent=1)), None, (1,)),
        (ClauseField("x", Flag()), True, (1,)),
        (ClauseField("x", Flag(said=True)), None, (0,)),
        (ClauseField("x", OneOf({"red": 3, "blue": 5}, absent=7)), "blue", (5,)),
        (ClauseField("x", OneOf({"red": 3, "blue": 5}, absent=7)), None, (7,)),
        (ClauseField("x", Several(NAMES, "colour")), ["green", "red"], ((2, 0),)),
        (ClauseField("x", Several(NAMES, "colour", bits=True)), ["green", "red"], (5,)),
        (ClauseField("x", Listed("tags")), "new", (1,)),
        (ClauseField("x", Listed("tags", bit=True)), "new", (2,)),
        (ClauseField("x", IF.kind), {"rich": 4}, (1, 4)),
        (ClauseField("x", IF.kind), None, (0, 0)),
        (ClauseField("x", PER.kind), "prize_won", (1, 0)),
    ],
)
def test_kinds_of_fields(field: ClauseField, value: object, numbers: tuple[object, ...]) -> None:
    said = {} if value is None else {"x": value}
    assert compiled(field, **said) == (0, *numbers)


def test_equal_programs_share_a_number() -> None:
    compiler = Compiler(WORDS, {})
    first = compiler.program([ONE, ONE])
    assert compiler.program([ONE]) != first
    assert compiler.program([dict(ONE), dict(ONE)]) == first
    assert compiler.program([]) == 0


def test_options_remember_their_clauses() -> None:
    compiler = Compiler(WORDS, {})
    number, programs = compiler.clause({"do": "choose", "choose": [[ONE], [ONE, ONE]]})
    assert number == WORDS.numbers["choose"]
    assert isinstance(programs, tuple)
    assert [compiler.options[program] for program in programs] == [[ONE], [ONE, ONE]]


def test_a_table_has_a_program_for_each_name() -> None:
    field = ClauseField("x", TableOf(NAMES))
    words = Vocabulary((*WORDS.words.values(), Word("roll", "a die is rolled", (field,), nothing)), WORDS.run_frame)
    compiler = Compiler(words, {})
    _, table = compiler.clause({"do": "roll", "x": {"green": [ONE, ONE], "red": [ONE], "blue": []}})
    assert table == (compiler.program([ONE]), 0, compiler.program([ONE, ONE]))


def test_a_game_spells_out_its_short_forms() -> None:
    def twice(clause: Fields) -> list[Fields]:
        return [clause, clause] if clause["do"] == "gain" else [clause]

    words = Vocabulary(WORDS.words.values(), WORDS.run_frame, expand=twice)
    assert Compiler(words, {}).compiled([ONE]) == Compiler(WORDS, {}).compiled([ONE, ONE])


def test_clauses_inside_clauses_are_found_with_their_way() -> None:
    choice = {"choose": [[ONE], [{"do": "if", "if": {"rich": 1}, "then": [{"do": "give", "n": 1}]}]]}
    assert [way for way, _ in WORDS.inside(choice)] == [("choose", 0), ("choose", 1)]
    assert WORDS.words_in([choice]) == {"gain", "if", "give"}


def test_traits() -> None:
    assert WORDS.with_trait("price") == ("spend",)
