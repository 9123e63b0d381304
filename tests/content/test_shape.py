"""Cards that do not have the shape the schema asks for, said in plain words."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.content.helpers import GAME, load, mistakes_in, the_mistake, write
from wandwright.content.mistakes import Mistake
from wandwright.content.reading import DEEPEST_NESTING

CARD = "cards:\n  - id: lumos\n    name: Lumos\n    kind: spell\n"


def described(mistake: Mistake) -> tuple[int, str, str]:
    assert mistake.card == "lumos"
    return mistake.line, mistake.problem, mistake.allowed


def with_field(schema: Any, **beside: Any) -> Mapping[str, Any]:
    """A schema of cards that have the field `x`."""
    return {"type": "object", "properties": {"id": {}, "x": schema}, **beside}


@pytest.mark.parametrize(
    ("field", "problem"),
    [
        ("cost: many", '`cost` has to be a whole number, but it is "many"; write a plain number such as 10'),
        ('cost: "3"', '`cost` has to be a whole number, but it is "3"; write 3 without quotes'),
        ("cost: 010", '`cost` has to be a whole number, but it is "010"; write a plain number such as 10'),
        ("cost: 3.0", "`cost` has to be a whole number, but it is the number 3.0; leave the decimal point out"),
        ("cost: yes", "`cost` has to be a whole number, but it is true; correct it"),
        ("cost: [3]", "`cost` has to be a whole number, but it is a list; correct it"),
        ("cost:", "`cost` has no value; write a whole number after it"),
        ("cost: -1", "`cost` has to be at least 0, but it is the number -1; correct it"),
        ("cost: 10", "`cost` has to be at most 9, but it is the number 10; correct it"),
        ("weight: light", '`weight` has to be a number, but it is "light"; write a plain number such as 10'),
        ("tags: x", '`tags` has to be a list, but it is "x"; correct it'),
        ("tags: [x, x]", "`tags` has the same entry twice; correct it"),
        ("tags: [a, b, c, d]", "`tags` can have no more than 3 entries; correct it"),
        ("tags: [a, 7]", '`tags 2` has to be a text, but it is the number 7; write "7" with quotes'),
        ("quick: 1", "`quick` has to be true or false, but it is the number 1; correct it"),
        ("copies: 2", "`copies` has to be a group of fields, but it is the number 2; correct it"),
        ("copies: {1: x}", '`copies > 1` has to be a whole number, but it is "x"; write a plain number such as 10'),
    ],
)
def test_a_field_with_a_wrong_value(tmp_path: Path, field: str, problem: str) -> None:
    assert described(the_mistake(tmp_path, f"{CARD}    {field}\n")) == (5, problem, "")


@pytest.mark.parametrize("word", ["on", "off", "yes", "No", "TRUE"])
def test_a_bare_word_that_yaml_takes_for_a_boolean(tmp_path: Path, word: str) -> None:
    mistake = the_mistake(tmp_path, CARD.replace("name: Lumos", f"name: {word}"))
    assert f'YAML reads {word} without quotes as true or false, so write "{word}" with quotes' in mistake.problem
    assert load(write(tmp_path, CARD.replace("name: Lumos", f'name: "{word}"'))).records[0].fields["name"] == word


def test_a_bare_boolean_among_allowed_words(tmp_path: Path) -> None:
    schema = with_field({"type": "string", "enum": ["on", "off"]})
    assert described(the_mistake(tmp_path, "cards: [{id: lumos, x: on}]", schema)) == (
        1,
        '`x` can\'t be true; YAML reads on without quotes as true or false, so write "on" with quotes',
        "on, off",
    )


@pytest.mark.parametrize(
    ("value", "advice"),
    [("spel", '"spel"; did you mean spell?'), ("curse", '"curse"; choose an allowed one'), ("[]", "a list; choose an")],
)
def test_a_word_that_is_not_allowed(tmp_path: Path, value: str, advice: str) -> None:
    line, problem, allowed = described(the_mistake(tmp_path, CARD.replace("spell", value)))
    assert (line, allowed) == (4, "spell, item, ally")
    assert problem.startswith(f"`kind` can't be {advice}")


def test_a_word_left_out(tmp_path: Path) -> None:
    mistake = the_mistake(tmp_path, CARD.replace("spell", ""))
    assert described(mistake) == (4, "`kind` has no value; write one of the allowed ones", "spell, item, ally")


def test_a_long_value_is_cut_off_and_stays_on_one_line(tmp_path: Path) -> None:
    mistake = the_mistake(tmp_path, CARD.replace("spell", '"a\\nb' + "x" * 500 + '"'))
    assert len(mistake.problem) < 150
    assert "\n" not in str(mistake)
    assert '"a\\nbxxx' in str(mistake)


def test_missing_and_unknown_fields(tmp_path: Path) -> None:
    text = "cards:\n  - id: lumos\n    nmae: Lumos\n    colour: red\n"
    allowed = "copies, cost, effect, id, kind, name, quick, tags, weight"
    assert [described(mistake) for mistake in mistakes_in(write(tmp_path, text))] == [
        (2, "the field `name` is missing; add it", ""),
        (2, "the field `kind` is missing; add it", ""),
        (3, "`nmae` is not a field that can stand here; did you mean name?", allowed),
        (4, "`colour` is not a field that can stand here; delete it or correct its name", allowed),
    ]


def test_an_id_that_does_not_fit_its_pattern_gets_the_schemas_own_words(tmp_path: Path) -> None:
    mistake = the_mistake(tmp_path, CARD.replace("id: lumos", "id: Lumos!"))
    assert mistake.problem == '`id` is not written as it has to be, but it is "Lumos!"; correct it (lower-case letters)'


@pytest.mark.parametrize(
    ("clause", "found"),
    [
        ("{do: gian, n: 1}", [('`effect 1 > do` can\'t be "gian"; did you mean gain?', "gain, lose")]),
        ("{do: gain}", [("the field `n` is missing in `effect 1`; add it", "")]),
        (
            "{do: gain, n: 1, who: al}",
            [('`effect 1 > who` can\'t be "al"; did you mean all?', "all, self")],
        ),
        (
            "{do: lose, n: x}",
            [('`effect 1 > n` has to be a whole number, but it is "x"; write a plain number such as 10', "")],
        ),
        (
            "{do: lose, who: all}",
            [("`effect 1 > who` is not a field that can stand here; delete it or correct its name", "do, n")],
        ),
        ("{options: [{do: lose}]}", [("`effect 1 > options` needs 2 or more entries; correct it", "")]),
        (
            "{options: [{do: lose}, {do: gain, n: on}]}",
            [("`effect 1 > options 2 > n` has to be a whole number, but it is true; correct it", "")],
        ),
        ("lose", [('`effect 1` has to be a group of fields, but it is "lose"; correct it', "")]),
    ],
)
def test_of_several_forms_the_one_that_was_meant_is_explained(
    tmp_path: Path, clause: str, found: list[tuple[str, str]]
) -> None:
    mistakes = mistakes_in(write(tmp_path, f"{CARD}    effect:\n      - {clause}\n"))
    assert [(mistake.problem, mistake.allowed) for mistake in mistakes] == found
    assert {mistake.line for mistake in mistakes} == {6}


@pytest.mark.parametrize(
    ("schema", "value", "problem", "allowed"),
    [
        (
            with_field({"anyOf": [{"type": "integer"}, {"type": ["string", "null"]}]}),
            "[]",
            "`x` has to be a whole number or a text or nothing, but it is a list; correct it",
            "",
        ),
        (
            with_field({"oneOf": [{"required": ["a"]}, {"required": ["b"]}]}),
            "{a: 1, b: 2}",
            "`x` needs exactly one of these fields; correct it",
            "a, b",
        ),
        (
            with_field({"anyOf": [{"required": ["a"]}, {"required": ["b"]}]}),
            "{}",
            "`x` needs one of these fields; correct it",
            "a, b",
        ),
        (
            with_field({"oneOf": [{"type": "integer"}, {"minimum": 0}]}),
            "1",
            "`x` can be read in two ways; keep the fields of one of them",
            "",
        ),
        (with_field(False), "1", "`x` does not belong here; delete it", ""),
        (with_field({"not": {"const": 3}}), "3", "`x` can't be the number 3; choose another", ""),
        (
            with_field({"not": {"required": ["a", "b"]}}),
            "{a: 1, b: 2}",
            "`a` and `b` can't stand here together with the other fields; delete it",
            "",
        ),
        (
            with_field({"dependentRequired": {"a": ["b"]}}),
            "{a: 1}",
            "`a` needs the field `b` beside it; add it",
            "",
        ),
        (
            with_field({"propertyNames": {"enum": ["attack", "health"]}}),
            "{atack: 1}",
            "`x > atack` is not a field that can stand here; did you mean attack?",
            "attack, health",
        ),
        (
            with_field({"propertyNames": {"pattern": "^[a-z]+$"}}),
            "{A1: 1}",
            "`x > A1` is not a field that can stand here; delete it or correct its name",
            "",
        ),
        (
            with_field({"allOf": [{"properties": {"a": {}}}], "unevaluatedProperties": False}),
            "{a: 1, c: 2}",
            "`x > c` is not a field that can stand here; delete it or correct its name",
            "a",
        ),
        (
            with_field({"patternProperties": {"^a": {}}, "additionalProperties": False}),
            "{apple: 1, c: 2}",
            "`x > c` is not a field that can stand here; delete it or correct its name",
            "",
        ),
        (
            with_field({"anyOf": [{"enum": ["ally_played", "spell_played"]}, {"type": "object"}]}),
            "spells_played",
            '`x` can\'t be "spells_played"; did you mean spell_played or ally_played?',
            "ally_played, spell_played",
        ),
        (
            with_field({"allOf": [True, {"properties": {"a": {}}}], "unevaluatedProperties": False}),
            "{b: 1}",
            "`x > b` is not a field that can stand here; delete it or correct its name",
            "a",
        ),
        (
            with_field({"items": {"items": {"type": "string"}}}),
            "[[a], [b, 1]]",
            '`x 2 > entry 2` has to be a text, but it is the number 1; write "1" with quotes',
            "",
        ),
        (with_field({"const": True}), "maybe", '`x` can\'t be "maybe"; choose an allowed one', "true"),
        (with_field({"const": True}), "no", "`x` can't be false; choose an allowed one", "true"),
        (with_field({"enum": [1, 2]}), '"2"', '`x` can\'t be "2"; write 2 without quotes', "1, 2"),
        (with_field({"minLength": 1}), '""', "`x` can't be an empty text; correct it", ""),
        (
            with_field({"items": {"type": "array", "items": False}}),
            "[[1]]",
            "`x 1` has too many entries; correct it",
            "",
        ),
        (with_field({"contains": {"const": 1}}), "[]", "`x` lacks an entry that it needs; correct it", ""),
        (with_field({"dependentSchemas": {"a": False}}), "{a: 1}", "`x` does not fit here; correct it", ""),
    ],
)
def test_every_word_of_a_schema_has_plain_words(
    tmp_path: Path, schema: Mapping[str, Any], value: str, problem: str, allowed: str
) -> None:
    assert described(the_mistake(tmp_path, f"cards: [{{id: lumos, x: {value}}}]", schema)) == (1, problem, allowed)


CONDITIONAL = {
    "type": "object",
    "additionalProperties": False,
    "properties": {"id": {}, "do": {"enum": ["roll", "draw"]}, "n": {}, "then": {}, "die": {"enum": ["red", "blue"]}},
    "allOf": [
        {
            "if": {"properties": {"do": {"const": "roll"}}, "required": ["do"]},
            "then": {
                "required": ["die"],
                "propertyNames": {"enum": ["id", "do", "die"]},
                "properties": {"die": {"enum": ["red"]}},
            },
            "else": {"required": ["n"]},
        }
    ],
}


@pytest.mark.parametrize(
    ("fields", "found"),
    [
        # What the card needs depends on `do`; until its name is right nothing else is said.
        (
            "doo: roll, die: red",
            [("`doo` is not a field that can stand here; did you mean do?", "die, do, id, n, then")],
        ),
        ("do: roll", [("the field `die` is missing; add it", "")]),
        # Both the general and the special list refuse it: the special one is shown.
        (
            "do: roll, die: red, colour: 1",
            [("`colour` is not a field that can stand here; delete it or correct its name", "id, do, die")],
        ),
        ("do: roll, die: pink", [('`die` can\'t be "pink"; choose an allowed one', "red")]),
    ],
)
def test_what_one_field_asks_of_the_others(tmp_path: Path, fields: str, found: list[tuple[str, str]]) -> None:
    mistakes = mistakes_in(write(tmp_path, f"cards: [{{id: lumos, {fields}}}]"), schema=CONDITIONAL)
    assert [(mistake.problem, mistake.allowed) for mistake in mistakes] == found


def test_the_schema_of_a_whole_file_serves_as_well(tmp_path: Path) -> None:
    whole = {
        "type": "object",
        "properties": {"cards": {"type": "array"}},
        "$defs": {"card": {"type": "object", "required": ["name"]}},
    }
    mistake = the_mistake(tmp_path, "cards: [{id: lumos}]", whole)
    assert mistake.problem == "the field `name` is missing; add it"
    assert load(write(tmp_path, GAME), schema=whole).records[1].fields["name"] == "Lumos"


def test_the_deepest_nesting_that_can_be_read_can_be_judged(tmp_path: Path) -> None:
    # Document, list of cards, card and list of clauses are four levels; each choice adds two.
    depth = (DEEPEST_NESTING - 5) // 2
    clause = "{do: gain, n: x}"
    for _ in range(depth):
        clause = f"{{options: [{clause}, {{do: lose}}]}}"
    mistake = the_mistake(tmp_path, f"{CARD}    effect:\n      - {clause}\n")
    assert mistake.problem.startswith("`effect 1 > options 1 > options 1 > ")
    assert mistake.problem.endswith("write a plain number such as 10")
