"""Terms of the contract about secrets. What is hidden is read from the declared fields, not from the game's code."""

from __future__ import annotations

import json
from typing import Any

from wandwright.engine.matches.games import Game
from wandwright.engine.matches.matches import Match
from wandwright.engine.questions.answers import Target
from wandwright.engine.questions.lanes import ANSWERED
from wandwright.engine.secrets.guesses import another_world, ask_anew, cards_lying, hidden_zones
from wandwright.engine.state.keys import shown_key
from wandwright.engine.state.state import State
from wandwright.testkit.positions import all_cards, text_of
from wandwright.testkit.recall import keys_in, zones_of_cards
from wandwright.testkit.trials import Walk


def hidden_cards(game: Game, state: State, eye: int | None) -> frozenset[int]:
    """The cards that a seat (or a spectator: None) may not know by the declaration of the fields."""
    # Looking must not change anything: what only an owner knows is forgotten in the copy.
    copy = state.copy()
    return frozenset(cards_lying(copy, hidden_zones(game, copy, eye)))


def elsewhere(walk: Walk, eye: int | None, key: int) -> Match:
    """The match in a world that differs only in what one may not know."""
    other = walk.match.copy()
    state = another_world(walk.game, walk.state, eye, key)
    ask_anew(walk.game, state, eye)
    state.events = other.state.events
    other.state = state
    return other


def views_leak_nothing(walk: Walk) -> None:
    """Positions that differ only in what a seat may not know look the same to it, byte for byte."""
    term = "views leak nothing"
    match = walk.match
    for eye in (None, *range(match.setup.seats)):
        other = elsewhere(walk, eye, walk.chooser.below(1_000_000))
        seen = match.view(eye)
        walk.require(json.loads(json.dumps(seen)) == seen, term, f"the view of {eye} is not ready for JSON")
        same = json.dumps(other.view(eye)) == json.dumps(seen)
        walk.require(same, term, f"{eye} can tell what lies face down")
        walk.require(other.events_for(eye) == match.events_for(eye), term, f"the events tell {eye} a secret")
        walk.require(other.records_for(eye) == match.records_for(eye), term, f"the log tells {eye} a secret")
    walk.require(match.hash() == walk.hashes[-1], term, "looking changed the match")


def keys_stay_with_open_cards(walk: Walk) -> None:
    """A card that lies face down is shown by no key of its own: it could be recognised by it later."""
    game, state = walk.game, walk.state
    for eye in (None, *range(walk.match.setup.seats)):
        lasting = {shown_key(state, card) for card in hidden_cards(game, state, eye)}
        shown = {key for key in keys_in(walk.match.view(eye)) if key in lasting}
        walk.require(not shown, "a face-down card has no lasting key", f"{eye} is shown the keys {sorted(shown)}")


def nothing_hidden_is_told(walk: Walk) -> None:
    """An event or an answer that names a card which was and stays hidden is told to its own seat only."""
    before = walk.before
    if before is None or before.state.streams != walk.state.streams:
        # What was shuffled may have been open in between.
        return
    for eye in (None, *range(walk.match.setup.seats)):
        still = hidden_cards(walk.game, before.state, eye) & hidden_cards(walk.game, walk.state, eye)
        if still:
            events_hide(walk, eye, still)
            answers_hide(walk, before, eye, still)


def events_hide(walk: Walk, eye: int | None, still: frozenset[int]) -> None:
    for event in walk.match.events_for(eye, walk.events_before):
        ids = {walk.game.card_id(walk.state, card) for card in still}
        raw = walk.match.noted(event.number)[3]
        shown = event.kind in walk.game.showing_events
        leaks = event.card is not None and raw in still and event.card in ids and not shown
        walk.require(not leaks, "events leak nothing", f"{event.kind} tells {eye} of {event.card}, which is hidden")


def shown_for_a_moment(walk: Walk, eye: int | None) -> frozenset[int]:
    """Cards that everybody has seen although they lie face down again: a card that goes under its deck."""
    told = walk.match.events_for(eye, walk.events_before)
    numbers = [event.number for event in told if event.kind in walk.game.showing_events]
    return frozenset(walk.match.noted(number)[3] for number in numbers)


def answers_hide(walk: Walk, before: Match, eye: int | None, still: frozenset[int]) -> None:
    rows = walk.match.records_for(eye)
    if not rows or rows[-1].asked != walk.match.records[-1].asked:
        # Of what another seat plans there is no row before it is done.
        return
    record = rows[-1]
    if not record.notation or record.seat == eye or is_turned_up(walk.state, record.seat):
        return
    action = before.decisions[record.place].action(record.code)
    still -= shown_for_a_moment(walk, eye)
    for target in action.targets if action is not None else ():
        named = cards_named(walk.game, before.state, target, hidden_cards(walk.game, before.state, eye))
        leaks = bool(named) and named <= still
        walk.require(not leaks, "the log leaks nothing", f"{record.notation!r} tells {eye} of a card that is hidden")


def is_turned_up(state: State, seat: int) -> bool:
    """Answers to one question for all are turned up together; one of them may wait for what another sets off."""
    return any(frame[0] == ANSWERED and frame[1][1] == seat for frame in state.stack)


def cards_named(game: Game, state: State, target: Target, hidden: frozenset[int]) -> frozenset[int]:
    """The hidden cards that a target may mean."""
    if target.kind != "card":
        return frozenset()
    if target.key is None:
        return frozenset(card for card in hidden if game.card_id(state, card) == target.id)
    keys = {target.key, *target.also}
    return frozenset(card for card in hidden if shown_key(state, card) in keys)


def guesses_fit_what_is_seen(walk: Walk) -> None:
    """A guess looks to its seat like the true position, has other chance, and loses no card."""
    term = "a guess fits what its seat sees"
    game, match = walk.game, walk.match
    for seat in range(match.setup.seats):
        guess = game.determinize(walk.match.recall(), seat, walk.chooser.below(1_000_000))
        other = match.copy()
        guess.events = other.state.events
        other.state = guess
        walk.require(text_of(other.view(seat)) == text_of(match.view(seat)), term, f"seat {seat} sees another table")
        walk.require(guess.streams != walk.state.streams, term, "a guess keeps the streams of chance")
        walk.require(all_cards(game, guess) == all_cards(game, walk.state), term, "a guess loses cards")


def guesses_keep_what_was_seen(walk: Walk) -> None:
    """A card that a seat saw go into a hidden zone lies there in every guess, until something leaves it unseen."""
    term = "a guess keeps what its seat has seen"
    walk.look()
    for seat, recalled in enumerate(walk.recall.cards):
        if recalled:
            guess = walk.game.determinize(walk.match.recall(), seat, walk.chooser.below(1_000_000))
            lies = zones_of_cards(walk.game, guess)
            lost = {card: lies[card] for card, zone in recalled.items() if lies[card] != zone}
            walk.require(not lost, term, f"seat {seat} saw {lost} go to {[recalled[card] for card in lost]}")


def undo_tells_nothing(walk: Walk) -> None:
    """Taken back, an answer leaves no trace: every seat sees and has been told what it had before."""
    before = walk.before
    if before is None:
        return
    term = "undo leaves no trace"
    undone = walk.match.copy()
    undone.undo()
    for eye, seen in zip((None, *range(walk.match.setup.seats)), walk.seen_before, strict=True):
        same = without_numbers(undone.view(eye)) == without_numbers(seen)
        walk.require(same, term, f"{eye} sees something else than before")
        walk.require(undone.events_for(eye) == before.events_for(eye), term, f"{eye} is told something else")
        walk.require(undone.records_for(eye) == before.records_for(eye), term, f"the log of {eye} differs")


def without_numbers(view: dict[str, Any]) -> str:
    """A view but for the numbers of its questions, which are never used twice."""
    asked = [{**decision, "number": 0} for decision in view["decisions"]]
    return text_of({**view, "decisions": asked})
