"""Safe YAML parsing: text in, nodes with lines out. No file can run code, loop for ever or grow without bound.

The parser's events are used directly instead of its finished objects: so each value keeps its line, a field
written twice is seen, and depth and size are bounded while reading.
"""

from __future__ import annotations

import re
from typing import Any, Final, NoReturn

import yaml

from wandwright.content.mistakes import Mistake, shortened
from wandwright.content.nodes import WHOLE_NUMBER, Node
from wandwright.engine.errors import WandwrightError

LOADER: Final = yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader

MOST_VALUES = 100_000
DEEPEST_NESTING = 30

# YAML 1.1 reads these words without quotes as true or false.
BOOLEANS = {
    form: word in ("yes", "on", "true")
    for word in ("yes", "no", "on", "off", "true", "false")
    for form in (word, word.capitalize(), word.upper())
}
EMPTY = ("", "~", "null", "Null", "NULL")
DECIMAL = re.compile(r"[-+]?[0-9]{1,15}\.[0-9]{1,15}")
# YAML's own list of characters that a file may not hold, turned round.
FORBIDDEN_SIGN = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

# What the parser says, and what a person should do about it.
HINTS = (
    ("cannot start any token", "a tab or a sign that has to stand in quotes; indent with spaces, never with tabs"),
    ("found a tab", "indent with spaces, never with tabs"),
    ("mapping values are not allowed", "put quotes around a text that has a colon in it, or correct the indentation"),
    ("could not find expected ':'", "a field needs a colon and a space after its name"),
    ("expected <block end>", "lines of one group have to start in the same column"),
    ("block mapping", "lines of one group have to start in the same column"),
    ("block collection", "entries of one list have to start in the same column"),
    ("unexpected end of stream", "a quote is opened and never closed"),
    ("flow sequence", "a list in [ ] needs commas between its entries and a closing ]"),
    ("flow mapping", "a group in { } needs commas between its fields and a closing }"),
    ("escape", "inside double quotes a backslash has a meaning; use single quotes"),
)

# Errors that the parser notices only later: the place to look at is where the thing began.
BEGUN_EARLIER = ("could not find expected ':'", "unexpected end of stream")


class Unreadable(WandwrightError):
    """A file can't be read any further; carries the mistake that says why."""

    def __init__(self, mistake: Mistake) -> None:
        super().__init__(str(mistake))
        self.mistake = mistake


def read_yaml(text: str, file: str, mistakes: list[Mistake], loader: Any = LOADER) -> Node | None:
    """The file's one value, None for an empty file; adds what is wrong to the mistakes, raises Unreadable to stop."""
    forbidden = FORBIDDEN_SIGN.search(text)
    if forbidden:
        line = text.count("\n", 0, forbidden.start()) + 1
        raise Unreadable(Mistake(file, line, "", "the file has a control character here; delete it", ""))
    parser = loader(text)
    try:
        return _Reader(parser, file, mistakes).document()
    except yaml.MarkedYAMLError as error:
        raise Unreadable(_syntax_mistake(error, file)) from error
    except (yaml.YAMLError, ValueError, OverflowError) as error:
        # The pure Python parser lets the number errors of absurd escapes and version lines through.
        line = getattr(parser, "line", 0) + 1
        raise Unreadable(
            Mistake(file, line, "", f"this is not valid YAML: {error}; write it more plainly", "")
        ) from error
    finally:
        parser.dispose()


def _syntax_mistake(error: yaml.MarkedYAMLError, file: str) -> Mistake:
    said = " ".join(part for part in (error.context, error.problem) if part)
    hint = next((hint for fragment, hint in HINTS if fragment in said), "look at this line and the one before it")
    begun = any(fragment in said for fragment in BEGUN_EARLIER)
    mark = (error.context_mark if begun else error.problem_mark) or error.problem_mark
    line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
    return Mistake(file, line, "", f"this is not valid YAML at column {column}: {hint} (the parser says: {said})", "")


def plain_scalar(text: str) -> object:
    """What a value without quotes means.

    Only plain numbers count as numbers: YAML 1.1 would read 010 as 8 and 1:30 as 90. Those and dates stay text.
    """
    if text in BOOLEANS:
        return BOOLEANS[text]
    if text in EMPTY:
        return None
    if WHOLE_NUMBER.fullmatch(text):
        return int(text)
    return float(text) if DECIMAL.fullmatch(text) else text


def line_of(event: yaml.Event) -> int:
    """Where it begins; the parser says it of every event."""
    assert event.start_mark is not None
    return event.start_mark.line + 1


class _Reader:
    """Reads one document from the parser's events."""

    def __init__(self, parser: Any, file: str, mistakes: list[Mistake]) -> None:
        self.parser = parser
        self.file = file
        self.mistakes = mistakes
        self.values = 0
        # None while the anchored value itself is still being read.
        self.anchors: dict[str, Node | None] = {}

    def document(self) -> Node | None:
        self.parser.get_event()
        if self.parser.check_event(yaml.StreamEndEvent):
            return None
        self.parser.get_event()
        root = self.value(0)
        self.parser.get_event()
        if not self.parser.check_event(yaml.StreamEndEvent):
            self.stop(self.parser.get_event(), "a second document starts here; keep one and delete the line `---`")
        return None if root.value is None and root.fields is None and root.items is None else root

    def stop(self, event: yaml.Event, problem: str) -> NoReturn:
        raise Unreadable(Mistake(self.file, line_of(event), "", problem, ""))

    def note(self, line: int, problem: str) -> None:
        self.mistakes.append(Mistake(self.file, line, "", problem, ""))

    def value(self, depth: int) -> Node:
        event = self.parser.get_event()
        if isinstance(event, yaml.AliasEvent):
            return self.alias(event)
        self.count(event, 1)
        if depth > DEEPEST_NESTING:
            self.stop(event, f"groups and lists are nested more than {DEEPEST_NESTING} deep here; make it flatter")
        if event.anchor is not None:
            self.anchors[event.anchor] = None
        node = self.finished(event, depth)
        if event.anchor is not None:
            self.anchors[event.anchor] = node
        return node

    def count(self, event: yaml.Event, more: int) -> None:
        self.values += more
        if self.values > MOST_VALUES:
            self.stop(event, f"the file has more than {MOST_VALUES} values, aliases counted in full; make it smaller")

    def alias(self, event: yaml.AliasEvent) -> Node:
        line = line_of(event)
        name = str(event.anchor)
        if name not in self.anchors:
            self.stop(event, f"*{shortened(name)} repeats something that no & names above; write it out here")
        node = self.anchors[name]
        if node is None:
            self.stop(event, f"*{shortened(name)} contains itself; write out what is meant")
        self.count(event, node.size)
        return node.at(line)

    def finished(self, event: yaml.MappingStartEvent | yaml.SequenceStartEvent | yaml.ScalarEvent, depth: int) -> Node:
        line = line_of(event)
        if event.tag is not None:
            self.note(line, f"`{shortened(event.tag)}` is a YAML tag, which a pack can't use; delete it")
        if isinstance(event, yaml.MappingStartEvent):
            return Node(self.file, line, fields=self.fields(depth))
        if isinstance(event, yaml.SequenceStartEvent):
            return Node(self.file, line, items=self.items(depth))
        text = self.checked_text(event.value, line)
        return Node(self.file, line, value=plain_scalar(text) if event.implicit[0] else text, text=text)

    def items(self, depth: int) -> tuple[Node, ...]:
        items = []
        while not self.parser.check_event(yaml.SequenceEndEvent):
            items.append(self.value(depth + 1))
        self.parser.get_event()
        return tuple(items)

    def fields(self, depth: int) -> dict[str, Node]:
        fields: dict[str, Node] = {}
        while not self.parser.check_event(yaml.MappingEndEvent):
            line = line_of(self.parser.peek_event())
            name = self.name(depth, line)
            node = self.value(depth + 1)
            if name is None:
                continue
            if name in fields:
                first = fields[name].line
                self.note(line, f"`{shortened(name)}` is written twice, first on line {first}; keep one of them")
            else:
                fields[name] = node.at(line)
        self.parser.get_event()
        return fields

    def name(self, depth: int, line: int) -> str | None:
        """A field's name is its letters, whatever YAML would make of them: `on` and `4` are names, too."""
        if not self.parser.check_event(yaml.ScalarEvent):
            self.value(depth + 1)
            self.note(line, "the name of a field has to be a plain word; write `name: value`")
            return None
        name = self.value(depth + 1).text
        if name == "<<":
            self.note(line, "`<<` (merging groups) is not supported; write the fields out")
            return None
        return name

    def checked_text(self, text: str, line: int) -> str:
        """Half of a character pair (an escape such as \\ud800) can't be saved or sent, so it is refused here."""
        if text.isascii() or not any("\ud800" <= sign <= "\udfff" for sign in text):
            return text
        self.note(line, "the text has an escape that is no character; write the character itself")
        return ""
