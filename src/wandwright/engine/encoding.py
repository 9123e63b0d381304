"""The JSON form of a state, made from the declared fields: to text, from text, and positions set by hand.

A card is written as its id with the number of the copy (`lumos#2`), or without it where the copy does not matter.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from wandwright.engine.chance import STREAM_BYTES
from wandwright.engine.errors import BadPosition
from wandwright.engine.fields import Field
from wandwright.engine.keys import LARGEST_KEY, keys_of
from wandwright.engine.lanes import ANSWERED, TOGETHER, Lane
from wandwright.engine.questions import Question
from wandwright.engine.rules import Rules
from wandwright.engine.state import NO_CARD, Frame, Outcome, State

if TYPE_CHECKING:
    from wandwright.engine.games import Game

LARGEST_NUMBER = 100_000
# The exact form of a stream: two digits for each of its bytes.
STREAM = re.compile(f"[0-9a-f]{{{2 * STREAM_BYTES}}}")
ZONES = ("pile", "piles", "slots", "cards")


def write_card(game: Game, state: State, card: int, exact: bool) -> str | None:
    """A card as text; None where there is none."""
    if card == NO_CARD:
        return None
    name = game.card_id(state, card)
    return f"{name}#{game.copy_number(state, card)}" if exact else name


def write_frame(rules: Rules, frame: Frame) -> list[Any]:
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
        return (number, small(data[1]), tuple(read_lane(rules, *lane) for lane in data[2]), int(data[3]))
    if number == ANSWERED:
        return (number, read_frame(rules, data[1]), int(data[2]), small(data[3]))
    parts = [number, *(tupled(part) for part in data[1:])]
    question = rules.questions[number]
    return tuple(parts) if question is None else in_shape(question, parts)


def read_lane(rules: Rules, begun: Any, now: Any, answer: Any, given: Any) -> Lane:
    """A lane of questions open at the same time."""
    return (read_frame(rules, begun), read_frame(rules, now), int(answer), small(given))


def in_shape(question: Question, parts: list[Any]) -> Frame:
    """A question's frame with its fields; a list that is too long or too short is none."""
    fields = question.shape._fields
    if len(parts) != len(fields):
        raise BadPosition(f"The question {question.name} takes {', '.join(fields[1:])}, not {len(parts) - 1} values.")
    frame: Frame = question.shape(*parts)
    return frame


def plain(value: Any) -> Any:
    """Tuples as lists, all the way down."""
    return [plain(part) for part in value] if isinstance(value, tuple | list) else value


def tupled(value: Any) -> Any:
    """Lists as tuples, all the way down; numbers stay small, so that no position asks for endless work."""
    if isinstance(value, tuple | list):
        return tuple(tupled(part) for part in value)
    return small(value) if isinstance(value, int) else value


def small(value: Any) -> int:
    """A number as positions use them."""
    number = int(value)
    if not -LARGEST_NUMBER <= number <= LARGEST_NUMBER:
        raise ValueError(f"{number} is larger than any number in a position")
    return number


def write_value(game: Game, state: State, form: str, value: Any, exact: bool) -> Any:
    """One value of a field, for one seat where the field has one for each."""
    if form in ("pile", "piles", "slots"):
        return [write_card(game, state, card, exact) for card in value]
    if form in ("card", "cards"):
        return write_card(game, state, value, exact)
    if form == "frames":
        return [write_frame(game.rules, frame) for frame in value]
    if form == "marks":
        return {write_card(game, state, card, exact): number for card, number in enumerate(value) if number}
    return plain(value)


def put(data: dict[str, Any], path: str, value: Any) -> None:
    """Set a value in a nested form, making what lies between."""
    *parents, last = path.split(".")
    for parent in parents:
        data = data.setdefault(parent, {})
    data[last] = value


def write_state(game: Game, state: State, *, exact: bool = True) -> dict[str, Any]:
    """The whole state, pending work included; the next frame is the first of the stack."""
    data: dict[str, Any] = {}
    for field in game.fields:
        value = getattr(state, field.name)
        if ".*." in field.path:
            group, _, name = field.path.partition(".*.")
            seats = data.setdefault(group, [{} for _ in value])
            for seat, part in enumerate(value):
                seats[seat][name] = write_value(game, state, field.form, part, exact)
        else:
            put(data, field.path, write_value(game, state, field.form, value, exact))
    data["stack"] = [write_frame(game.rules, frame) for frame in reversed(state.stack)]
    data["question"] = write_frame(game.rules, state.question)
    data["options"] = list(state.options)
    data["others"] = [[write_frame(game.rules, question), list(options)] for question, options in state.others]
    data["held"] = state.held
    data["serial"] = state.serial
    data["revealed"] = state.revealed
    data["streams"] = {name: stream.hex() for name, stream in zip(game.streams, state.streams, strict=False)}
    data["keys"] = list(keys_of(state))
    data["script"] = None if state.script is None else {str(key): plain(value) for key, value in state.script.items()}
    data["outcome"] = None if state.outcome is None else plain(tuple(state.outcome))
    return data


def read_state(game: Game, state: State, data: dict[str, Any]) -> State:
    """Fill a state from its exact JSON form. KeyError, ValueError and the like mean that the data is damaged."""
    for field in game.fields:
        if ".*." in field.path:
            group, _, name = field.path.partition(".*.")
            value: Any = [read_value(game, state, field, seat[name]) for seat in data[group]]
        else:
            value = read_value(game, state, field, dig(data, field.path))
        setattr(state, field.name, value)
    state.stack = [read_frame(game.rules, frame) for frame in reversed(data["stack"])]
    state.question = read_frame(game.rules, data["question"])
    state.options = [int(option) for option in data["options"]]
    state.others = tuple((read_frame(game.rules, question), tuple(options)) for question, options in data["others"])
    state.held = int(data["held"])
    state.serial = int(data["serial"])
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


def dig(data: dict[str, Any], path: str) -> Any:
    value: Any = data
    for part in path.split("."):
        value = value[part]
    return value


def read_value(game: Game, state: State, field: Field, value: Any) -> Any:
    """One value of a field from its JSON form."""
    if field.form in ("pile", "piles"):
        return tuple(read_card(game, state, text) for text in value)
    if field.form == "slots":
        return [read_card(game, state, text) for text in value]
    if field.form in ("card", "cards"):
        return read_card(game, state, value)
    if field.form == "frames":
        return tuple(read_frame(game.rules, frame) for frame in value)
    if field.form == "list":
        return [small(number) for number in value]
    if field.form == "marks":
        return read_marks(game, state, getattr(state, field.name), value)
    if field.form in ("number", "numbers"):
        return small(value)
    return tupled(value)


def read_marks(game: Game, state: State, old: list[int], value: dict[str, int]) -> list[int]:
    """A number for each card; the cards that are not named have none."""
    marks = [0] * len(old)
    for text, number in value.items():
        marks[marked_card(game, state, text)] = small(number)
    return marks


def marked_card(game: Game, state: State, text: str) -> int:
    """The card of a mark; without its number it is the first copy."""
    name, _, number = str(text).partition("#")
    copies = game.cards_with_id(state, name)
    place = int(number) if number.isascii() and number.isdecimal() else 1
    if (number and number != str(place)) or not 0 < place <= len(copies):
        raise BadPosition(f"There is no copy {text!r}; {name} has {len(copies)} copies in the box.")
    return copies[place - 1]


def read_card(game: Game, state: State, text: str | None) -> int:
    """An exact card, as write_card wrote it."""
    if text is None:
        return NO_CARD
    name, _, number = text.partition("#")
    return game.cards_with_id(state, name)[int(number) - 1]
