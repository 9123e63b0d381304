"""Clauses of the contract about one position: its data, its questions and its answers."""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import islice, permutations
from typing import Any

from wandwright.engine.display.rulebook import NUMBER
from wandwright.engine.encoding.encoding import read_state, write_state
from wandwright.engine.encoding.prepare import all_places, cards_at
from wandwright.engine.errors import MatchOver, StaleAnswer, WandwrightError
from wandwright.engine.matches.games import Game
from wandwright.engine.matches.matches import Match
from wandwright.engine.questions.actions import Action
from wandwright.engine.questions.decisions import NUMBERS_PER_STEP, Decision
from wandwright.engine.questions.finding import LONGEST_NOTATION
from wandwright.engine.questions.lanes import ALL, FIRST
from wandwright.engine.state.state import State
from wandwright.testkit.trials import Walk

# Texts and things that are no action of any game.
NONSENSE: tuple[object, ...] = (
    *("", " ", "no such action at all", "\0", "🪄" * 300, "1", None, 0, True, 2.5, b"x"),
    *([], {}),
)
# Four questions can be answered in 24 orders; so many of them are tried.
MOST_ORDERS = 6
# What the engine replaces as a whole and never changes in place, so that copies may share it.
REPLACED = frozenset(
    {"others", "question", "script", "outcome", "events", "keyed", "keys", "legal", "memory", "shuffled"}
)
# What a match keeps with its position and finds again when it plays its answers again.
FOUND_AGAIN = frozenset({"events", "keyed", "memory"})
PLAIN = (int, str, bytes, type(None))
REFUSED = "any other action is refused and changes nothing"


def all_cards(game: Game, state: State) -> list[int]:
    """Every card of every zone."""
    return sorted(card for place in all_places(game, state) for card in cards_at(state, place))


def text_of(data: object) -> str:
    """JSON text by which two positions, views or lists of events are compared."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def slots_of(state: State) -> list[str]:
    """The names of everything a state holds, in the plain and in the compiled build."""
    return [
        name
        for part in type(state).__mro__
        for name in (*getattr(part, "__slots__", ()), *part.__dict__.get("__mypyc_attrs__", ()))
        if not name.startswith("__")
    ]


def is_plain(value: object) -> bool:
    """Ints, strings, bytes, None, and tuples or named tuples of them."""
    return isinstance(value, PLAIN) or (isinstance(value, tuple) and all(is_plain(part) for part in value))


def cards_are_somewhere_once(walk: Walk) -> None:
    """Every card is somewhere exactly once."""
    term = "every card is somewhere exactly once"
    now = all_cards(walk.game, walk.state)
    at_first = all_cards(walk.game, walk.match.start_state)
    walk.require(len(set(now)) == len(now), term, f"{[c for c in now if now.count(c) > 1]} lie in two places")
    walk.require(now == at_first, term, f"changed since the start: {sorted(set(now) ^ set(at_first))}")


def state_is_plain_data(walk: Walk) -> None:
    """State is plain data, all of it declared, and a copy shares nothing that can change."""
    term = "state is plain data, and a copy shares nothing that changes"
    state = walk.state
    copy = state.copy()
    declared = {field.name for field in walk.game.fields_in(state)} | set(slots_of(State()))
    absent = {field.name for field in walk.game.fields} - declared
    for name in set(slots_of(state)) - absent:
        value, copied = getattr(state, name), getattr(copy, name)
        if name in REPLACED:
            walk.require(name == "events" or copied == value, term, f"the copy lost {name}")
        elif name not in declared:
            # An immutable table that every position of the match shares.
            walk.require(copied is value and not is_plain(value), term, f"{name} is not declared as a field")
        else:
            walk.require(copied == value, term, f"the copy lost {name}")
            walk.require(not isinstance(value, list) or copied is not value, term, f"the copy shares the list {name}")
            parts = value if isinstance(value, list) else [value]
            walk.require(all(is_plain(part) for part in parts), term, f"{name} holds more than plain data")


def state_reads_back(walk: Walk) -> None:
    """The JSON form holds the whole state, in mid-effect too."""
    term = "the JSON form of a state holds all of it"
    written = text_of(write_state(walk.game, walk.state))
    fresh = walk.game.set_up(walk.match.setup)
    again = read_state(walk.game, fresh, json.loads(written))
    walk.require(text_of(write_state(walk.game, again)) == written, term, "written, read and written, it differs")
    for name in {field.name for field in walk.game.fields_in(walk.state)} | set(slots_of(State())) - FOUND_AGAIN:
        walk.require(getattr(again, name) == getattr(walk.state, name), term, f"{name} differs after reading")


def asks_clearly(walk: Walk) -> None:
    """A question says who, what and why, and each of its answers has a notation of its own."""
    waiting = walk.match.waited_for() or walk.match.outcome is not None
    walk.require(bool(waiting), "a match waits for somebody", "every open question is optional")
    for decision in walk.match.decisions:
        check_question(walk, decision)
        notations = [action.notation for action in decision.actions]
        term = "notations are short, and unique within a decision"
        walk.require(len(set(notations)) == len(notations), term, f"{notations} has a notation twice")
        for action in decision.actions:
            check_action(walk, action)


def check_question(walk: Walk, decision: Decision) -> None:
    term = "a question says who, what and why"
    walk.require(0 <= decision.seat < walk.match.setup.seats, term, f"there is no seat {decision.seat}")
    walk.require(bool(decision.actions), term, f"{decision.kind} has no legal answer")
    walk.require(bool(decision.prompt.strip()), term, f"{decision.kind} has no prompt")
    walk.require(NUMBER.fullmatch(decision.rule) is not None, term, f"{decision.rule!r} is not the number of a rule")
    walk.require(decision.kind in walk.game.rules.names, term, f"{decision.kind!r} is not a registered question")
    number = decision.number % NUMBERS_PER_STEP
    walk.require(1 <= number <= walk.state.serial, term, f"{decision.kind} is not numbered by its state")
    if decision.source is not None:
        walk.game.cards_with_id(walk.state, decision.source)
    known = {number for number, _, _ in walk.game.rulebook()}
    walk.require(decision.rule in known, term, f"{decision.rule} is not in the rulebook")
    picked = decision.pick
    walk.require(len(picked["chosen"]) < picked["count"], term, f"{decision.kind} has nothing left to pick: {picked}")


def check_action(walk: Walk, action: Action) -> None:
    term = "notations are short, and unique within a decision"
    notation = action.notation
    walk.require(notation == " ".join(notation.split()) and bool(notation), term, f"{notation!r} has odd spaces")
    walk.require(len(notation) <= LONGEST_NOTATION, term, f"{notation[:40]!r}… is too long to be read back")
    walk.require(notation.partition(" ")[0] in walk.game.verbs, term, f"{notation!r} begins with an unknown verb")
    walk.require(bool(action.label.strip()), term, f"{notation!r} has no label")
    if action.card is not None:
        walk.game.cards_with_id(walk.state, action.card)


def listed_actions_apply(walk: Walk) -> None:
    """Every listed action can be taken, loses no card, and does not touch the position it came from."""
    term = "every listed action applies"
    cards = all_cards(walk.game, walk.state)
    for decision in walk.match.decisions:
        for option in decision.legal:
            tried = walk.state.copy()
            with walk.during(f"{term} ({decision.kind}, option {option})"):
                walk.game.rules.apply_to(tried, decision.index, option)
            over = tried.outcome is not None
            walk.require(over != bool(tried.legal), term, f"{decision.kind} {option} leads to neither question nor end")
            walk.require(all_cards(walk.game, tried) == cards, term, f"{decision.kind} {option} loses or makes a card")
    walk.require(walk.match.hash() == walk.hashes[-1], term, "trying an action on a copy changed the position")


def notation_is_enough(walk: Walk) -> None:
    """An action and its notation mean the same."""
    term = "an action and its notation do the same"
    for decision in walk.match.decisions:
        action = decision.actions[walk.chooser.below(len(decision.actions))]
        by_action, by_text = walk.match.copy(), walk.match.copy()
        by_action.apply(action)
        by_text.apply(f"  {action.notation.replace(' ', '   ')} ", decision.seat)
        walk.require(by_action.hash() == by_text.hash(), term, f"{action.notation!r} differs")


def others_are_refused(walk: Walk) -> None:
    """Whatever is not listed is refused by an error of ours, and nothing changes."""
    match = walk.match
    legal = {action.notation for decision in match.decisions for action in decision.actions}
    met = {notation for _, notation in walk.lines}
    before = trace(match)
    for text in (*NONSENSE, *sorted(met - legal)):
        refuse(walk, text, None)
    for action in walk.taken[-8:]:
        refuse(walk, action, None, StaleAnswer if match.decisions else WandwrightError)
    asked = {decision.seat for decision in match.decisions}
    seats: list[object] = [seat for seat in range(match.setup.seats) if seat not in asked]
    for seat in (*seats, -1, match.setup.seats, "0", True, 0.0):
        refuse(walk, next(iter(sorted(legal)), "end"), seat)
    walk.require(trace(match) == before, REFUSED, "a refused answer changed the match")
    walk.require(match.hash() == walk.hashes[-1], REFUSED, "a refused answer changed the position")


def trace(match: Match) -> tuple[int, int, list[int]]:
    """What would grow or move if an answer were taken."""
    return (len(match.records), len(match.events), [decision.number for decision in match.decisions])


def refuse(walk: Walk, answer: Any, seat: Any, error: type[WandwrightError] = WandwrightError) -> None:
    """An answer that must be refused, by a sentence."""
    try:
        walk.match.apply(answer, seat)
    except error as problem:
        walk.require(str(problem).endswith((".", "?", "!")), REFUSED, f"{problem!r} is not a sentence")
    except Exception as problem:
        raise walk.broken(REFUSED, f"{answer!r} at seat {seat!r} raises {problem!r}") from problem
    else:
        raise walk.broken(REFUSED, f"{answer!r} at seat {seat!r} is accepted")


def questions_in_any_order(walk: Walk) -> None:
    """Open at the same time: where all must answer the order does not matter; where one is enough the others close."""
    match = walk.match
    if len(match.decisions) < 2:
        return
    join = match.state.stack[-1][1]
    answers = [decision.actions[walk.chooser.below(len(decision.actions))] for decision in match.decisions]
    if join == ALL:
        check_orders(walk, answers)
    elif join == FIRST:
        played = match.copy()
        played.apply(answers[0])
        try:
            played.apply(answers[1])
        except (StaleAnswer, MatchOver):
            return
        raise walk.broken("the first answer closes the question", f"{answers[1]!r} is accepted after {answers[0]!r}")


def check_orders(walk: Walk, answers: Iterable[Action]) -> None:
    term = "questions that all must answer can be answered in any order"
    reached = set()
    for order in islice(permutations(answers), MOST_ORDERS):
        played = walk.match.copy()
        with walk.during(term):
            for action in order:
                played.apply(action)
        reached.add(played.hash())
    walk.require(len(reached) == 1, term, f"{sorted(map(str, answers))} lead to different positions")
