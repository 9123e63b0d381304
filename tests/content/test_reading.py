"""YAML that can't be read, or that means something else than it seems to."""

from __future__ import annotations

import signal
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.content.helpers import GAME, LUMOS, load, mistakes_in, the_mistake, write
from wandwright.content.mistakes import Mistake
from wandwright.content.nodes import Node
from wandwright.content.reading import DEEPEST_NESTING, MOST_VALUES, Unreadable, read_yaml

LOADERS = [pytest.param(yaml.SafeLoader, id="python")]
if yaml.__with_libyaml__:
    LOADERS.append(pytest.param(yaml.CSafeLoader, id="libyaml"))


@pytest.mark.parametrize("loader", LOADERS)
@pytest.mark.parametrize(
    ("text", "line", "advice"),
    [
        ("cards:\n  - id: a\n\tname: b\n", 3, "never with tabs"),
        ("cards:\n  - id: a\n    name: Wingardium: Leviosa\n", 3, "quotes around a text that has a colon"),
        ("cards:\n  - id: a\n   name: b\n", 3, "same column"),
        ("cards:\n  - {id: a, tags: [b, c}\n", 2, "closing ]"),
        ("cards:\n  - {id: a\n  - {id: b}\n", 3, "closing }"),
        ('cards:\n  - name: "open\n    kind: spell\n', 2, "never closed"),
        ('cards:\n  - name: "C:\\games"\n', 2, "single quotes"),
        ("cards:\n  - id: a\n    name\n    kind: spell\n", 3, "colon"),
        ("cards: @\n", 1, "has to stand in quotes"),
        ("cards: |x\n", 1, "look at this line"),
    ],
)
def test_a_syntax_error_names_its_line_and_what_to_do(loader: Any, text: str, line: int, advice: str) -> None:
    with pytest.raises(Unreadable, match=r"this is not valid YAML at column \d+: .*the parser says: ") as caught:
        read_yaml(text, "cards.yaml", [], loader)
    assert caught.value.mistake.line == line
    assert advice in caught.value.mistake.problem


def test_a_syntax_error_names_file_line_and_column(tmp_path: Path) -> None:
    mistake = the_mistake(tmp_path, "cards:\n  - id: a\n    name: Wingardium: Leviosa\n")
    assert str(mistake).startswith(f"{tmp_path / 'cards.yaml'}:3: this is not valid YAML at column 21: ")


@pytest.mark.parametrize("loader", LOADERS)
@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("no", False),
        ("ON", True),
        ('"no"', "no"),
        ("~", None),
        ("12", 12),
        ("-3", -3),
        ("0.5", 0.5),
        ("'12'", "12"),
        ("010", "010"),
        ("0x1f", "0x1f"),
        ("1:30", "1:30"),
        ("1_000", "1_000"),
        (".inf", ".inf"),
        ("2001-12-24", "2001-12-24"),
        ("9" * 5000, "9" * 5000),
    ],
)
def test_a_value_means_what_a_person_expects(loader: Any, text: str, value: object) -> None:
    mistakes: list[Mistake] = []
    root = read_yaml(f"[{text}]", "cards.yaml", mistakes, loader)
    assert root is not None
    assert root.plain() == [value]
    assert type(root.plain()[0]) is type(value)
    assert mistakes == []


@pytest.mark.parametrize("loader", LOADERS)
def test_every_value_keeps_the_line_of_its_name(loader: Any) -> None:
    root = read_yaml("a:\n  b:\n    - 1\n\n    - c: 2\n      4: 3\n", "cards.yaml", [], loader)
    assert root is not None
    paths: list[tuple[str | int, ...]] = [("a",), ("a", "b"), ("a", "b", 0), ("a", "b", 1, "c"), ("a", "b", 1, 4)]
    assert [root.find(path).line for path in paths] == [1, 2, 3, 5, 6]
    assert root.find(("a", "b", 7, "x")).line == 2


@pytest.mark.parametrize("loader", LOADERS)
@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("a: *b\n", "*b repeats something that no & names above; write it out here"),
        ("a: &a [*a]\n", "*a contains itself; write out what is meant"),
        ("&a {b: *a}\n", "*a contains itself; write out what is meant"),
        ("a: 1\n---\nb: 2\n", "a second document starts here; keep one and delete the line `---`"),
        ("[" * (DEEPEST_NESTING + 2), f"groups and lists are nested more than {DEEPEST_NESTING} deep"),
        ("- " * 100_000, f"groups and lists are nested more than {DEEPEST_NESTING} deep"),
        ("[" + "1," * MOST_VALUES + "1]", f"the file has more than {MOST_VALUES} values"),
        ("a: \x07\n", "the file has a control character here; delete it"),
    ],
)
def test_what_stops_the_reading_of_a_file(loader: Any, text: str, problem: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_yaml(text, "cards.yaml", [], loader)
    assert caught.value.mistake.problem.startswith(problem)


@pytest.mark.parametrize("loader", LOADERS)
@pytest.mark.parametrize("text", ['"\\UFFFFFFFF"', f"%YAML 1.{'1' * 5000}\n---\n1", "%YAML 2.0\n---\n1"])
def test_absurd_escapes_and_versions_are_not_valid_yaml(loader: Any, text: str) -> None:
    with pytest.raises(Unreadable, match="this is not valid YAML"):
        read_yaml(text, "cards.yaml", [], loader)


@pytest.mark.parametrize("loader", LOADERS)
def test_an_alias_bomb_is_refused_before_it_grows(loader: Any) -> None:
    levels = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    levels += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 30)]
    with pytest.raises(Unreadable, match="aliases counted in full"):
        read_yaml("\n".join(levels), "cards.yaml", [], loader)


def test_aliases_repeat_a_value_on_their_own_line(tmp_path: Path) -> None:
    text = (
        "cards:\n  - {id: a, name: A, kind: spell, tags: &t [x, y]}\n  - {id: b, name: B, kind: ally,\n    tags: *t}\n"
    )
    pack = load(write(tmp_path, text))
    assert [record.fields["tags"] for record in pack.records] == [("x", "y"), ("x", "y")]
    assert [record.line_of("tags") for record in pack.records] == [2, 4]


@pytest.mark.parametrize("loader", LOADERS)
@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("a: 1\nb: 2\na: 3\n", 3, "`a` is written twice, first on line 1; keep one of them"),
        ("4: 1\n'4': 2\n", 2, "`4` is written twice, first on line 1; keep one of them"),
        ("a: 1\n[b]: 2\n", 2, "the name of a field has to be a plain word; write `name: value`"),
        ("a: &x {b: 1}\nc:\n  <<: *x\n", 3, "`<<` (merging groups) is not supported; write the fields out"),
        ("a: !!python/object/apply:os.getcwd []\n", 1, "is a YAML tag, which a pack can't use; delete it"),
        ("a: !!int '3'\n", 1, "is a YAML tag, which a pack can't use; delete it"),
        ("a: !mine x\n", 1, "`!mine` is a YAML tag, which a pack can't use; delete it"),
    ],
)
def test_what_is_wrong_but_does_not_stop_the_reading(loader: Any, text: str, line: int, problem: str) -> None:
    mistakes: list[Mistake] = []
    root = read_yaml(text, "cards.yaml", mistakes, loader)
    assert isinstance(root, Node)
    assert [mistake.line for mistake in mistakes] == [line]
    assert mistakes[0].problem.endswith(problem)


def test_half_a_character_is_refused() -> None:
    # libyaml refuses the escape itself; the parser written in Python lets it through.
    mistakes: list[Mistake] = []
    root = read_yaml('a: "\\ud800"\n"\\ud801": 1\n', "cards.yaml", mistakes, yaml.SafeLoader)
    assert root is not None
    assert root.plain() == {"a": "", "": 1}
    assert {mistake.line for mistake in mistakes} == {1, 2}
    assert "no character" in mistakes[0].problem


def test_a_field_written_twice_names_its_card_beside_the_other_mistakes(tmp_path: Path) -> None:
    text = f"cards:\n{LUMOS}    cost: 1\n    cost: 2\n  - id: broom\n    name: Broom\n    kind: tool\n"
    found = [(mistake.line, mistake.card) for mistake in mistakes_in(write(tmp_path, text))]
    assert found == [(6, "lumos"), (9, "broom")]


def test_tags_run_no_code(tmp_path: Path) -> None:
    before = set(sys.modules), signal.getsignal(signal.SIGINT)
    text = f"{GAME}    tags: !!python/object/apply:os.mkdir ['{tmp_path / 'made'}']\n"
    assert "is a YAML tag" in mistakes_in(write(tmp_path, text))[0].problem
    assert not (tmp_path / "made").exists()
    assert before == (set(sys.modules), signal.getsignal(signal.SIGINT))
