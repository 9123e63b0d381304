"""Validation of positions that come as text, before anybody plays on from them: could they have come about?

Nobody can play all matches backwards. So a position is held against its declaration (`check_start`): every field is
there in its exact form and size, each card lies in one place, numbers keep to their range, the open questions have the
answers that the rules list. Then it is tried out (`try_out`): every seat looks, guesses and plays on a little.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from wandwright.engine.display.tables import table_of
from wandwright.engine.encoding.encoding import write_state
from wandwright.engine.encoding.prepare import all_places, cards_at
from wandwright.engine.errors import BadPosition
from wandwright.engine.matches.matches import Match
from wandwright.engine.questions.answers import PASS
from wandwright.engine.questions.lanes import OPEN, TOGETHER, lanes_of
from wandwright.engine.rules.rollout import FACTOR, MODULUS
from wandwright.engine.state.fields import Field, largest, parts_of
from wandwright.engine.state.state import Frame, State

if TYPE_CHECKING:
    from wandwright.engine.matches.games import Game
    from wandwright.engine.matches.options import Setup

# No match comes near these.
DEEPEST_STACK: Final = 200
MOST_QUESTIONS: Final = 100_000
# How many copies play on from a position by chance, and for how many answers.
COPIES: Final = 2
ANSWERS: Final = 8
# Forms whose entries have no words of their own that bound them.
COUNTED: Final = ("number", "list", "marks", "tallies")
SIZED: Final = ("list", "marks", "slots")


def check_start(game: Game, setup: Setup, state: State, data: dict[str, object]) -> None:
    """BadPosition unless the position that was read from `data` fits what the game declares of its states."""
    fresh = game.set_up(setup)
    check_exact(game, state, data)
    check_sizes(game, state, fresh)
    check_cards(game, state, fresh)
    check_settled(game, state)
    check_numbers(game, state)
    check_counters(state)
    check_outcome(setup, state)
    check_questions(game, setup, state)


def check_exact(game: Game, state: State, data: dict[str, object]) -> None:
    """Written again it is the same, to the letter: `true` is no 1, and nothing stands there that nobody reads."""
    if as_text(write_state(game, state)) != as_text(data):
        raise BadPosition("This position is not written as the game writes it.")


def as_text(data: object) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def check_sizes(game: Game, state: State, fresh: State) -> None:
    """As many seats, rooms and places as the game set up so has."""
    for field in game.fields_in(fresh):
        found, wanted = getattr(state, field.name), getattr(fresh, field.name)
        if sizes(field, found) != sizes(field, wanted):
            raise BadPosition(f"In this position {field.path} has another number of entries than the table.")


def sizes(field: Field, value: object) -> list[object]:
    """The numbers at the `*` of a path, each with the length of its entry where that never changes."""
    fixed = field.form in SIZED
    return [(places, len(part) if fixed else 0) for places, part in parts_of(field, value)]


def check_cards(game: Game, state: State, fresh: State) -> None:
    """Every card of the match lies in exactly one place."""
    if all_cards(game, state) != all_cards(game, fresh):
        raise BadPosition("In this position a card is missing, lies in two places, or belongs to another match.")


def all_cards(game: Game, state: State) -> list[int]:
    """Every card of every zone."""
    return sorted(card for place in all_places(game, state) for card in cards_at(state, place))


def check_settled(game: Game, state: State) -> None:
    """What follows from the zones is as it follows from them."""
    again = state.copy()
    game.settle(again)
    if write_state(game, again) != write_state(game, state):
        raise BadPosition("In this position the effects in force are not those of the cards on the table.")


def check_numbers(game: Game, state: State) -> None:
    """What is counted stays within what its field declares."""
    for field in game.fields_in(state):
        if field.form not in COUNTED:
            continue
        most = largest(field, state)
        for _, part in parts_of(field, getattr(state, field.name)):
            if not all(field.least <= number <= most for number in counted(field, part)):
                raise BadPosition(f"In this position {field.path} has a number that no match comes to.")


def counted(field: Field, part: Any) -> Iterator[int]:
    """The numbers of one value that nothing but its range bounds."""
    if field.form == "tallies":
        for _, *amounts in part:
            yield from amounts
    elif not field.names:
        yield from part if isinstance(part, tuple | list) else (part,)


def check_counters(state: State) -> None:
    """What every game counts alike."""
    counters = (state.serial, state.chain, state.held, state.revealed)
    if not all(0 <= counter <= MOST_QUESTIONS for counter in counters) or max(state.chain, state.held) > state.serial:
        raise BadPosition("In this position the questions are counted wrongly.")
    if len(state.stack) > DEEPEST_STACK:
        raise BadPosition("In this position more work is pending than any match has.")


def check_outcome(setup: Setup, state: State) -> None:
    """A match that is over has nothing left to do; its winners sit at the table, and each seat has a score."""
    outcome = state.outcome
    if outcome is None:
        return
    seats = range(setup.seats)
    scored = len(outcome.scores) == len(seats) and all(isinstance(score, int) for score in outcome.scores)
    if not scored or not set(outcome.winners) <= set(seats) or state.legal or state.stack:
        raise BadPosition("In this position the match is over in a way in which no match is.")


def check_questions(game: Game, setup: Setup, state: State) -> None:
    """Each open question is of a seat at this table, with the answers that the rules list now."""
    if bool(state.held) != is_together(state) or (state.others and not state.held):
        raise BadPosition("In this position questions are open together that do not belong together.")
    asked = game.rules.open_questions(state)
    if state.held and [question for question, _ in asked] != [lane[1] for lane in lanes_of(state) if lane[2] == OPEN]:
        raise BadPosition("In this position a seat is asked something that its own plan does not lead to.")
    for question, legal in asked:
        if question[1] not in range(setup.seats) or list(legal) != listed(game, state, question):
            raise BadPosition("In this position a seat is asked something that the rules do not ask.")


def is_together(state: State) -> bool:
    """Do several questions lie open on the stack? Without an open question they have yet to be asked."""
    return bool(state.legal and state.stack) and state.stack[-1][0] == TOGETHER


def listed(game: Game, state: State, question: Frame) -> list[int]:
    """The answers to a question; a seat that has none is asked all the same where the others must not know that."""
    return list(game.rules.list_legal(state, question)) or [PASS]


def try_out(match: Match, copies: int = COPIES, answers: int = ANSWERS) -> None:
    """Do with a match what a table does: look, speak, guess, play on. Whatever goes wrong is raised."""
    look(match)
    for seat in range(match.setup.seats):
        guess = match.game.determinize(match.recall(), seat, seat)
        look(Match(match.game, match.setup, guess, prepared=True))
    for number in range(1, copies + 1):
        play_on(match.copy(), number, answers)


def play_on(match: Match, number: int, answers: int) -> None:
    """So many answers by chance, with everybody looking on."""
    for _ in range(answers):
        if not match.decisions:
            return
        told = match.event_count
        decision = match.decisions[number % len(match.decisions)]
        match.apply(decision.actions[number % len(decision.actions)])
        look(match, told)
        number = number * FACTOR % MODULUS


def look(match: Match, told: int = 0) -> None:
    """Everybody sees the table drawn and reads what can be answered, and what has happened since so many events."""
    game, seats = match.game, range(match.setup.seats)
    if match.outcome is None and not match.decisions:
        raise BadPosition("In this position nobody is asked anything, and the match is not over.")
    for seat in (None, *seats):
        table_of(match, match.view(seat))
    # Who knows everything and who knows only what all do hear every sentence there is.
    for eyes in (None, tuple(seats)):
        for event in match.events_for(eyes, told):
            game.event_text(event, match.state)
    json.dumps(write_state(game, match.state))
