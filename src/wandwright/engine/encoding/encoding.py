"""Serialization of a state as JSON, made from the declared fields: to text and from text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from wandwright.engine.encoding.values import plain, read_value, small, tupled, write_value
from wandwright.engine.errors import BadPosition
from wandwright.engine.questions.lanes import ANSWERED, TOGETHER, Lane
from wandwright.engine.questions.questions import Question
from wandwright.engine.rules.rules import Rules
from wandwright.engine.state.chance import STREAM_BYTES
from wandwright.engine.state.fields import Field, parts_of, stars
from wandwright.engine.state.keys import LARGEST_KEY, keys_of
from wandwright.engine.state.state import Frame, Outcome, State, new_frame

if TYPE_CHECKING:
    from wandwright.engine.matches.games import Game

# The exact form of a stream: two digits for each of its bytes.
STREAM = re.compile(f"[0-9a-f]{{{2 * STREAM_BYTES}}}")


def write_frame(rules: Rules, frame: Frame) -> list[object]:
    """A frame with the name of its step instead of the number."""
    if not frame:
        return []
    name = rules.names[frame[0]]
    if frame[0] == TOGETHER:
        lanes = [[write_frame(rules, begun), write_frame(rules, now), *rest] for begun, now, *rest in frame[2]]
        return [name, frame[1], lanes, frame[3]]
    if frame[0] == ANSWERED:
        return [name, write_frame(rules, frame[1]), *frame[2:]]
    return [name, *(plain(part) for part in frame[1:])]


def read_frame(rules: Rules, data: Any) -> Frame:
    """The frame behind its text; the opposite of write_frame."""
    if not data:
        return ()
    if data[0] not in rules.names:
        raise BadPosition(f"There is no step {data[0]!r} in this game.")
    number = rules.names.index(data[0])
    if number == TOGETHER:
        return (number, small(data[1]), tuple(read_lane(rules, lane) for lane in data[2]), int(data[3]))
    if number == ANSWERED:
        return (number, read_frame(rules, data[1]), int(data[2]), small(data[3]))
    parts = [number, *(tupled(part) for part in data[1:])]
    question = rules.questions[number]
    return tuple(parts) if question is None else in_shape(question, parts)


def read_lane(rules: Rules, data: Sequence[Any]) -> Lane:
    """A lane of questions open at the same time."""
    begun, now, answer, given = data
    return (read_frame(rules, begun), read_frame(rules, now), int(answer), small(given))


def in_shape(question: Question, parts: list[object]) -> Frame:
    """A question's frame with its fields; a list that is too long or too short is none."""
    fields = question.shape._fields
    if len(parts) != len(fields):
        raise BadPosition(f"The question {question.name} takes {', '.join(fields[1:])}, not {len(parts) - 1} values.")
    frame: Frame = new_frame(question.shape, parts)
    return frame


def write_part(game: Game, state: State, field: Field, value: Any, exact: bool) -> object:
    """One value of a field, pending work included."""
    if field.form in ("number", "bits"):
        return value
    if field.form == "frames":
        return [write_frame(game.rules, frame) for frame in value]
    return write_value(game, state, field, value, exact)


def read_part(game: Game, state: State, field: Field, value: Any) -> Any:
    """The value behind its JSON form; the opposite of write_part."""
    if field.form == "frames":
        return tuple(read_frame(game.rules, frame) for frame in value)
    return read_value(game, state, field, value)


def write_field(game: Game, state: State, field: Field, data: dict[str, Any], exact: bool) -> None:
    """All values of a field. Most have one `*` or none and are put straight where they belong."""
    value = getattr(state, field.name)
    group, parents, last = place_of(field.path)
    if group:
        for one, part in zip(data.setdefault(group, [{} for _ in value]), value, strict=True):
            one[last] = write_part(game, state, field, part, exact)
    elif last:
        for parent in parents:
            data = data.setdefault(parent, {})
        data[last] = write_part(game, state, field, value, exact)
    else:
        for places, part in parts_of(field, value):
            put(data, field.path, places, write_part(game, state, field, part, exact))


@cache
def place_of(path: str) -> tuple[str, tuple[str, ...], str]:
    """The group of a field with one `*`, or the words before the last one; nothing where it is nested deeper."""
    *parents, last = path.split(".")
    if "*" not in path:
        return ("", tuple(parents), last)
    return (parents[0], (), last) if len(parents) == 2 and last != "*" else ("", (), "")


def put(data: dict[str, object], path: str, places: Sequence[int], value: object) -> None:
    """Set a value in a nested form, making what lies between; `places` are the numbers at the `*` of the path."""
    numbers = iter(places)
    steps: list[object] = [next(numbers) if part == "*" else part for part in path.split(".")]
    inside: Any = data
    for step, following in pairwise(steps):
        inside = part_at(inside, step, following)
    if isinstance(inside, list):
        inside.append(value)
    else:
        inside[steps[-1]] = value


def part_at(inside: Any, step: Any, following: object) -> object:
    """What lies at one step of a path; it is made where it is not there yet."""
    if isinstance(inside, dict):
        return inside.setdefault(step, fresh(following))
    while len(inside) <= step:
        inside.append(fresh(following))
    return inside[step]


def fresh(step: object) -> object:
    """What holds the next step of a path: a list for a number, names for a word."""
    return [] if isinstance(step, int) else {}


def write_state(game: Game, state: State, *, exact: bool = True) -> dict[str, Any]:
    """The whole state, pending work included; the next frame is the first of the stack."""
    data: dict[str, object] = {}
    for field in game.fields_in(state):
        write_field(game, state, field, data, exact)
    data["stack"] = [write_frame(game.rules, frame) for frame in reversed(state.stack)]
    data["question"] = write_frame(game.rules, state.question)
    data["legal"] = list(state.legal)
    data["others"] = [[write_frame(game.rules, question), list(legal)] for question, legal in state.others]
    data["held"] = state.held
    data["serial"] = state.serial
    data["chain"] = state.chain
    data["revealed"] = state.revealed
    data["streams"] = {name: stream.hex() for name, stream in zip(game.streams, state.streams, strict=False)}
    data["keys"] = list(keys_of(state))
    data["script"] = None if state.script is None else {str(key): plain(value) for key, value in state.script.items()}
    data["outcome"] = None if state.outcome is None else plain(tuple(state.outcome))
    return data


def read_state(game: Game, state: State, data: dict[str, Any]) -> State:
    """Fill a state from its exact JSON form. KeyError, ValueError and the like mean that the data is damaged."""
    for field in game.fields_in(state):
        written = dig(data, field.path.split("."))
        setattr(state, field.name, nested(game, state, field, stars(field), written))
    state.stack = [read_frame(game.rules, frame) for frame in reversed(data["stack"])]
    state.question = read_frame(game.rules, data["question"])
    state.legal = [int(answer) for answer in data["legal"]]
    state.others = tuple((read_frame(game.rules, question), tuple(legal)) for question, legal in data["others"])
    state.held = int(data["held"])
    state.serial = int(data["serial"])
    state.chain = int(data["chain"])
    state.revealed = int(data["revealed"])
    state.streams = [read_stream(data["streams"][name]) for name in list(game.streams)[: len(state.streams)]]
    state.keys = read_keys(data["keys"], len(state.keys))
    state.shuffled = ()
    script = data["script"]
    state.script = None if script is None else {int(key): tupled(value) for key, value in script.items()}
    outcome = data["outcome"]
    state.outcome = None if outcome is None else Outcome(tuple(outcome[0]), tuple(outcome[1]), str(outcome[2]))
    return state


def read_stream(text: str) -> bytes:
    """The secret of a stream, from its 32 hexadecimal digits."""
    if not STREAM.fullmatch(text):
        raise ValueError("a stream of chance is written as 32 hexadecimal digits")
    return bytes.fromhex(text)


def read_keys(data: list[int], cards: int) -> list[int]:
    """The keys of all cards; each has its own."""
    keys = [int(key) for key in data]
    if len(keys) != cards or len(set(keys)) != cards or not all(0 < key <= LARGEST_KEY for key in keys):
        raise ValueError(f"each of the {cards} cards needs a key of its own")
    return keys


def dig(data: Any, steps: Sequence[str]) -> object:
    """What stands at a path: at each `*` a list."""
    for number, step in enumerate(steps):
        if step == "*":
            return [dig(part, steps[number + 1 :]) for part in data]
        data = data[step]
    return data


def nested(game: Game, state: State, field: Field, depth: int, written: Any) -> Any:
    """The values of a field as a state keeps them: a list at the first `*`, tuples at the others."""
    if not depth:
        return read_part(game, state, field, written)
    parts = [nested(game, state, field, depth - 1, part) for part in written]
    return parts if depth == stars(field) else tuple(parts)
