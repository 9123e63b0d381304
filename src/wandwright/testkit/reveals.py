"""Clauses of the contract about what an action brings to light: what it shows of hidden things, it declares.

An action is played in two worlds that a seat can't tell apart. If the seat can tell them apart afterwards, something
came to light in one of them, and there the action has to say so. That nothing came to light is no reveal: else every
step past a card that lies face down would be one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from typing import Any, NamedTuple

from wandwright.engine.matches.matches import Match
from wandwright.engine.questions.actions import Action
from wandwright.engine.questions.decisions import Decision
from wandwright.engine.questions.lanes import waits_for_all
from wandwright.testkit.positions import text_of
from wandwright.testkit.recall import keys_in
from wandwright.testkit.trials import Walk
from wandwright.testkit.worlds import in_another_world

REVEALS = frozenset({"chance", "hidden", "seat"})
# What a table may not take back without asking.
REVEALING = frozenset({"chance", "hidden"})
# So many answers of one position are played in other worlds; a question may have a hundred.
MOST_TRIED = 6
TERM = "an action declares what it shows"


class Tried(NamedTuple):
    """An answer that declares no reveal, and the match after it."""

    action: Action
    after: Match


def reveals_are_marked(walk: Walk) -> None:
    """An action is marked with chance where a stream moved on, and only with the words there are."""
    term = "what an action brings to light is marked"
    for action in (action for decision in walk.match.decisions for action in decision.actions):
        played = played_on(walk.match, action)
        reveals = played.records[-1].reveals
        walk.require(reveals <= REVEALS, term, f"{set(reveals)} are not reveals")
        moved = played.state.streams != walk.state.streams
        walk.require(moved == ("chance" in reveals), term, f"{action.notation!r}: chance is marked wrongly")


def reveals_are_declared(walk: Walk) -> None:
    """What differs in two worlds only after an action was brought to light by it, in one of them at least."""
    tried = [one for action in some_actions(walk) if is_quiet(one := Tried(action, played_on(walk.match, action)))]
    if not tried:
        return
    for eye in some_seats(walk, tried[0].action.seat):
        other = in_another_world(walk, eye, walk.chooser.below(1_000_000))
        seen = walk.match.view(eye)
        if text_of(other.view(eye)) == text_of(seen):
            for one in tried:
                shows_no_more(walk, eye, frozenset(keys_in(seen)), one, other)


def some_actions(walk: Walk) -> list[Action]:
    """Answers to the open questions; of many some, evenly spread, beginning with any."""
    actions = [action for decision in walk.match.decisions for action in decision.actions]
    step = 1 + len(actions) // MOST_TRIED
    return actions[walk.chooser.below(step) :: step]


def some_seats(walk: Walk, asked: int) -> list[int]:
    """The seat that is asked and one of the others, any."""
    others = [seat for seat in range(walk.match.setup.seats) if seat != asked]
    return [asked, others[walk.chooser.below(len(others))]] if others else [asked]


def played_on(match: Match, action: Action) -> Match:
    after = match.copy()
    after.apply(action)
    return after


def is_quiet(tried: Tried) -> bool:
    return tried.after.records[-1].reveals.isdisjoint(REVEALING)


def shows_no_more(walk: Walk, eye: int, known: Set[int], tried: Tried, other: Match) -> None:
    """The same action leads to what looks the same in the other world, if it can be taken and is as quiet there."""
    if eye != tried.action.seat and waits_for_all(walk.state):
        # What another seat plans lies face down until all are done; only that it is done is told.
        return
    action = same_action(other, tried.action)
    if action is None:
        return
    there = Tried(action, played_on(other, action))
    if not is_quiet(there):
        return
    one, two = (without_keys(match.view(eye), known) for match in (tried.after, there.after))
    notation = tried.action.notation
    walk.require(one == two, TERM, f"{notation!r} shows seat {eye} what lies hidden: {first_difference(one, two)}")
    told = tried.after.events_for(eye) == there.after.events_for(eye)
    walk.require(told, TERM, f"the events of {notation!r} tell seat {eye} what lies hidden")


def same_action(match: Match, wanted: Action) -> Action | None:
    """The answer of the same words to the same question, if it can be given."""
    asked = (decision for decision in match.decisions if decision.seat == wanted.seat)
    return next((action for action in actions_of(asked) if action.notation == wanted.notation), None)


def actions_of(decisions: Iterator[Decision]) -> Iterator[Action]:
    return (action for decision in decisions for action in decision.actions)


# Views of two worlds: what comes to light in both has keys that only tell which of the like cards it is.


def without_keys(view: Mapping[str, Any], known: Set[int]) -> str:
    """A view as text, in which every key that was not known before is named by when it is met first."""
    names: dict[str, str] = {}
    for key in keys_in(view):
        if key not in known:
            names.setdefault(str(key), f"new {len(names)}")
    return text_of(renamed(view, names))


def renamed(data: Any, names: Mapping[str, str]) -> Any:
    """The same data with other names for keys: of a card, of a target, and of the cards that have a mark."""
    if isinstance(data, dict):
        found = {names.get(name, name): renamed(part, names) for name, part in data.items()}
        if isinstance(data.get("key"), int):
            keys = [data["key"], *data.get("also", ())]
            found |= {"key": sorted(names.get(str(key), str(key)) for key in keys), "also": None}
        return found
    return [renamed(part, names) for part in data] if isinstance(data, list) else data


def first_difference(one: str, other: str) -> str:
    """Where two texts differ, with a little of what stands around it."""
    place = next((place for place, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), 0)
    begin = max(0, place - 60)
    return f"…{one[begin : place + 60]}… or …{other[begin : place + 60]}…"
