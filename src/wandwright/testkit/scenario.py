"""Scenarios: a prepared position with actions and expectations, as text.

    game: hogwarts-battle
    rule: R24
    options: {game: 1, heroes: [harry, ron]}
    given: {heroes.0.health: 1, heroes.0.hand: [lumos, hedwig], dark_arts.deck: [expulso]}
    play: [discard lumos]
    expect: {heroes.0.stunned: 1, location.control: 1, legal: [end turn]}

`given` is set before the first step is taken. A line of `play` is a notation, or
`seat: notation` where several seats are asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import yaml

from wandwright.engine.encoding.encoding import write_state
from wandwright.engine.encoding.prepare import prepare
from wandwright.engine.encoding.values import marked_entry, word_of_mark
from wandwright.engine.errors import BadPosition, WandwrightError, nearest
from wandwright.engine.matches.games import Game, game
from wandwright.engine.matches.matches import Match
from wandwright.engine.state.state import State

KEYS = ("name", "game", "seats", "seed", "options", "given", "chance", "play", "expect", "rule", "card", "packs", "why")
A_MAPPING = (Mapping, "names with values, like {heroes.0.health: 3}")
A_LIST = (list | tuple, "a list")
SHAPES: dict[str, tuple[Any, str]] = {
    "game": (str, "the name of a game"),
    "options": A_MAPPING,
    "given": A_MAPPING,
    "chance": A_MAPPING,
    "expect": A_MAPPING,
    "play": A_LIST,
    "packs": A_LIST,
    "rule": (str | list | tuple, "a rule number or a list of them"),
}
MISSING = object()
# What a position that no match could reach may run into.
UNFIT = (LookupError, TypeError, ValueError, AttributeError, AssertionError)


class BadScenario(WandwrightError):
    """A scenario file can't be read."""


class ScenarioFailed(WandwrightError):
    """A scenario did not go as expected; the message says what differed."""


class Scenario:
    """One scenario; `run` plays it and gives the match, or raises ScenarioFailed."""

    def __init__(self, data: Mapping[str, Any], where: str) -> None:
        check_shape(data, where)
        self.data = data
        self.where = where
        self.name = str(data.get("name", where))
        rule = data.get("rule") or ()
        self.rules: tuple[str, ...] = (rule,) if isinstance(rule, str) else tuple(rule)
        self.card = data.get("card")

    def run(self, found: Game | None = None) -> Match:
        """Prepare the position, play, and compare. `found` plays it with another edition of the game."""
        match = self.played(found)
        with self.fitting():
            differences = [*compare(match, self.data.get("expect") or {}), *compare_chance(match)]
        if differences:
            raise ScenarioFailed(f"{self.where}: {self.name}\n  " + "\n  ".join(differences))
        return match

    def played(self, found: Game | None = None) -> Match:
        """The match after its actions, with nothing compared yet."""
        match = self.begin(found)
        for number, line in enumerate(self.data.get("play") or (), 1):
            self._play(match, number, line)
        return match

    def begin(self, found: Game | None = None) -> Match:
        """The match in its prepared position, with the first question open."""
        data = self.data
        found = found or game(data["game"], tuple(data.get("packs") or ()))
        setup = found.setup(data.get("seats"), data.get("seed", 0), data.get("options"))
        with self.fitting():
            state = found.set_up(setup, self._script(found, found.set_up(setup)))
            prepare(found, state, data.get("given") or {})
            return Match(found, setup, state, prepared=True)

    @contextmanager
    def fitting(self) -> Iterator[None]:
        """What only a position or a value that fits no rule can run into is the scenario's mistake."""
        try:
            yield
        except UNFIT as problem:
            raise BadScenario(f"{self.where}: something given does not fit the rules: {problem!r}") from problem

    def _script(self, found: Game, state: State) -> dict[int, Any] | None:
        """Scripted chance: results for each stream in order. Shuffles of the set-up take the first ones."""
        chance = self.data.get("chance")
        if not chance:
            return None
        script = {}
        for name, results in chance.items():
            if name not in found.streams:
                raise BadScenario(f"{self.where}: there is no stream {name!r}. {nearest(str(name), found.streams)}")
            values = tuple(found.scripted_result(state, name, value) for value in results)
            script[found.streams.index(name)] = values
        return script

    def _play(self, match: Match, number: int, line: object) -> None:
        text, seat = str(line), None
        if isinstance(line, Mapping):
            with self.fitting():
                ((seat, text),) = line.items()
        try:
            with self.fitting():
                match.apply(str(text), seat)
        except BadScenario:
            raise
        except WandwrightError as problem:
            raise ScenarioFailed(f"{self.where}: {self.name}\n  action {number} ({text}): {problem}") from problem


def compare(match: Match, expected: Mapping[str, Any]) -> list[str]:
    """What differs from what was expected, in sentences."""
    state = write_state(match.game, match.state, exact=False)
    state["decision"] = decision_data(match)
    legal = [action.notation for decision in match.decisions for action in decision.actions]
    differences = []
    for path, wanted in expected.items():
        if path == "legal":
            differences += [f"expected {text!r} to be legal; legal are {legal}" for text in wanted if text not in legal]
        elif path == "not_legal":
            differences += [f"expected {text!r} not to be legal" for text in wanted if text in legal]
        elif path == "outcome":
            differences += compare_outcome(match, wanted)
        elif path == "events":
            differences += compare_events(match, wanted)
        else:
            found = look_up(state, path)
            if found is MISSING:
                found = unmarked(match, path)
            if found is MISSING:
                differences.append(f"the state has no path {path!r}")
            elif found != wanted:
                differences.append(f"{path} is {found!r}, expected {wanted!r}")
    return differences


def unmarked(match: Match, path: str) -> object:
    """The value of a card or a die that has no mark; those are not written."""
    group, _, entry = path.rpartition(".")
    fields = match.game.fields_in(match.state)
    field = next((field for field in fields if field.form == "marks" and field.path == group), None)
    if field is None:
        return MISSING
    number = marked_entry(match.game, match.state, field, entry)
    return word_of_mark(match.state, field, number, 0) if field.names else 0


def compare_chance(match: Match) -> list[str]:
    """Scripted chance is the whole chance of its streams: luck must neither fill it up nor leave some of it over."""
    differences = []
    for stream, results in (match.state.script or {}).items():
        name = match.game.streams[stream]
        if results is None:
            differences.append(f"chance.{name} is too short: list every result that this stream gives")
        elif results:
            differences.append(f"chance.{name} is too long: the last {len(results)} of its results were not asked for")
    return differences


def decision_data(match: Match) -> dict[str, object] | None:
    """The open question, so that a scenario can ask who is asked what and why."""
    decision = match.decision
    if decision is None:
        return None
    return {
        "seat": decision.seat,
        "kind": decision.kind,
        "rule": decision.rule,
        "source": decision.source,
        "pick": dict(decision.pick),
    }


def compare_outcome(match: Match, wanted: Any) -> list[str]:
    """`outcome: null` for a match that goes on, else a reason or {winners: [...], reason: ...}."""
    outcome = match.outcome
    if wanted is None or outcome is None:
        return [] if wanted is None and outcome is None else [f"the outcome is {outcome}, expected {wanted!r}"]
    if isinstance(wanted, str):
        return [] if outcome.reason == wanted else [f"the outcome is {outcome.reason!r}, expected {wanted!r}"]
    found = {"winners": list(outcome.winners), "scores": list(outcome.scores), "reason": outcome.reason}
    return [
        f"outcome.{key} is {found.get(key)!r}, expected {value!r}"
        for key, value in wanted.items()
        if found.get(key) != value
    ]


def compare_events(match: Match, wanted: list[str]) -> list[str]:
    """Lines of the log that must come in this order (others may lie between)."""
    lines = [match.game.event_text(event, match.state) for event in match.events]
    start = 0
    for text in wanted:
        if text not in lines[start:]:
            return [f"expected the event {text!r} after line {start}; the log is {lines}"]
        start = lines.index(text, start) + 1
    return []


def look_up(data: object, path: str) -> object:
    """The value at a path of the JSON form."""
    for part in path.split("."):
        if isinstance(data, Mapping) and part in data:
            data = data[part]
        elif isinstance(data, list) and part.isdigit() and int(part) < len(data):
            data = data[int(part)]
        else:
            return MISSING
    return data


def load_scenarios(path: str | Path) -> tuple[Scenario, ...]:
    """Every scenario of a file: one, or several as YAML documents."""
    if not isinstance(path, str | Path):
        raise BadScenario(f"A scenario is read from a file, so give its path, not {path!r}.")
    where = Path(path)
    try:
        documents = list(
            yaml.load_all(where.read_text(encoding="utf-8"), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
        )
    except (OSError, UnicodeDecodeError, yaml.YAMLError, ValueError, RecursionError) as problem:
        raise BadScenario(f"{where}: this file can't be read as a scenario: {problem}") from problem
    return tuple(check_document(document, str(where)) for document in documents if document is not None)


def check_shape(data: Mapping[str, object], where: str) -> None:
    """Each key with the kind of value it takes."""
    for key, (kind, words) in SHAPES.items():
        if data.get(key) is not None and not isinstance(data[key], kind):
            raise BadScenario(f"{where}: {key} takes {words}.")


def check_document(document: object, where: str) -> Scenario:
    """Known keys only, and a game."""
    if not isinstance(document, dict) or not isinstance(document.get("game"), str):
        raise BadScenario(f"{where}: a scenario is a mapping with a key game, for instance game: hogwarts-battle.")
    if "wandwright" in document:
        raise BadScenario(
            f"{where}: this is a saved match, not a scenario. Open it with wandwright terminal GAME --load FILE, "
            "or import it in the browser."
        )
    unknown = [key for key in document if key not in KEYS]
    if unknown:
        raise BadScenario(f"{where}: there is no key {unknown[0]!r}. {nearest(str(unknown[0]), KEYS)}")
    return Scenario(document, where)


def scenario(path: str | Path) -> Scenario:
    """The scenario of a file that holds one."""
    found = load_scenarios(path)
    if len(found) != 1:
        raise BadScenario(f"{path}: expected one scenario, found {len(found)}; use load_scenarios for several.")
    return found[0]


__all__ = ["BadPosition", "BadScenario", "Scenario", "ScenarioFailed", "load_scenarios", "scenario"]
