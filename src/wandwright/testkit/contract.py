"""The contract every game passes, without signing up.

    for name in wandwright.games():
        for trial in spread(wandwright.game(name)):
            keep_contract(trial)

`keep_contract` plays one match at random and checks every term on the way and at the end. The error names the
term, the set-up, the seed and the actions, so that it can be seen again.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from wandwright.engine.errors import CannotUndo, MatchOver
from wandwright.engine.rules.rollout import random_playout
from wandwright.testkit import picks, positions, reveals, secrecy, worlds
from wandwright.testkit.trials import ContractBroken, Trial, Walk, spread

Term = Callable[[Walk], None]
# A match of any of our games is over long before this many decisions.
MOST_DECISIONS = 20_000

EVERYWHERE: tuple[Term, ...] = (
    positions.state_is_plain_data,
    positions.cards_are_somewhere_once,
    positions.asks_clearly,
    positions.state_reads_back,
    positions.listed_actions_apply,
    positions.notation_is_enough,
    positions.questions_in_any_order,
    picks.picks_in_any_order,
    secrecy.keys_stay_with_open_cards,
    secrecy.nothing_hidden_is_told,
)
# These play a copy on or load a whole match, so they are checked every so many decisions, and wherever a walk meets a
# question of a kind or from a card that it has not met yet: positions in mid-effect are never left out.
HERE_AND_THERE: tuple[Term, ...] = (
    positions.others_are_refused,
    worlds.saves_and_loads,
    worlds.copies_are_independent,
    secrecy.views_leak_nothing,
    secrecy.guesses_fit_what_is_seen,
    secrecy.guesses_keep_what_was_seen,
    secrecy.undo_tells_nothing,
    worlds.tables_can_be_drawn,
    worlds.guesses_know_nothing_hidden,
    worlds.guesses_can_be_played,
    reveals.reveals_are_marked,
    reveals.reveals_are_declared,
)


def keep_contract(trial: Trial, every: int = 16, most: int = MOST_DECISIONS, look: int = 1) -> Walk:
    """Play one match and check every term; ContractBroken if one is not kept.

    Where many matches are played, one position in `look` is enough, besides those with a question that is new.
    """
    before = random.getstate()
    walk = Walk(trial)
    while walk.match.decisions:
        walk.require(len(walk.lines) < most, "random play always ends", f"{most} decisions were not enough")
        fresh, number = walk.is_new(), len(walk.lines)
        if fresh or number % look == 0:
            check_position(walk, thorough=fresh or number % every == 0)
        with walk.during("every listed action applies"):
            walk.step()
    check_position(walk, thorough=True)
    for term in WHOLE_MATCH:
        term(walk)
    walk.require(random.getstate() == before, "chance is in the state", "the process-wide generator was used")
    return walk


def check_position(walk: Walk, *, thorough: bool) -> None:
    """The terms that are checked at one position."""
    for term in EVERYWHERE + (HERE_AND_THERE if thorough else ()):
        with walk.during(term.__name__.replace("_", " ")):
            term(walk)


def ends_with_an_outcome(walk: Walk) -> None:
    """An ended match has an outcome, no question, and takes no answer."""
    term = "random play always ends"
    outcome = walk.match.outcome
    if outcome is None:
        raise walk.broken(term, "no question is open and there is no outcome")
    seats = walk.match.setup.seats
    walk.require(set(outcome.winners) <= set(range(seats)), term, f"the winners {outcome.winners} are not at the table")
    walk.require(len(outcome.scores) == seats, term, f"{outcome.scores} is not one score for each seat")
    walk.require(bool(outcome.reason), term, "the outcome has no reason")
    walk.require(not walk.state.stack, term, "work is left on the stack")
    positions.refuse(walk, walk.lines[-1][1] if walk.lines else "end", None, MatchOver)


def repeats_itself(walk: Walk) -> None:
    """The same seed and the same actions give the same hashes."""
    term = "same seed and actions, same hash"
    again = walk.trial.start()
    hashes = [again.hash()]
    with walk.during(term):
        for seat, notation in walk.lines:
            again.apply(notation, seat)
            hashes.append(again.hash())
    different = [number for number, pair in enumerate(zip(hashes, walk.hashes, strict=True)) if pair[0] != pair[1]]
    walk.require(not different, term, f"the positions differ from action {different[:1]} on")
    walk.require(again.events == walk.match.events, term, "the events differ")


def kept_copies_are_unchanged(walk: Walk) -> None:
    """Copies taken on the way are what they were, however far the match went on."""
    for number, copy in walk.kept:
        same = copy.hash() == walk.hashes[number]
        walk.require(same, "a copy is independent", f"the copy taken at decision {number} has changed since")


def undoes_and_redoes(walk: Walk) -> None:
    """Undo to every earlier decision gives the position of then; playing on gives the later ones again."""
    term = "undo to every earlier decision"
    match = walk.match.copy()
    for wrong in (-1, len(walk.lines), len(walk.lines) + 5, True, "1", 0.5):
        try:
            match.undo(to=wrong)  # type: ignore[arg-type]
        except CannotUndo:
            continue
        raise walk.broken(term, f"undo(to={wrong!r}) is accepted")
    for number in range(len(walk.lines) - 1, -1, -1):
        match.undo()
        walk.require(match.hash() == walk.hashes[number], term, f"back at decision {number} the position differs")
        begun = len(match.records) == number and match.events == walk.match.events[: len(match.events)]
        walk.require(begun, term, f"back at decision {number} the log or the events differ")
    for number, (seat, notation) in enumerate(walk.lines, 1):
        match.apply(notation, seat)
        walk.require(match.hash() == walk.hashes[number], term, f"played again, decision {number} differs")
    walk.require(match.records == walk.match.records, term, "played again, the log differs")
    jump = walk.match.copy()
    target = len(walk.lines) // 2
    jump.undo(to=target)
    walk.require(jump.hash() == walk.hashes[target], term, f"straight back to decision {target} the position differs")


WHOLE_MATCH: tuple[Term, ...] = (
    ends_with_an_outcome,
    repeats_itself,
    kept_copies_are_unchanged,
    undoes_and_redoes,
)


def keep_light_contract(trial: Trial, most: int = MOST_DECISIONS) -> int:
    """What thousands of matches are checked for: the same twice, an end, every card in one place."""
    walk = Walk(trial)
    with walk.during("random play always ends"):
        decisions = random_playout(walk.game.rules, walk.state, trial.seed, most)
    walk.require(walk.state.outcome is not None, "random play always ends", f"{most} decisions were not enough")
    positions.cards_are_somewhere_once(walk)
    again = trial.start()
    random_playout(walk.game.rules, again.state, trial.seed, most)
    walk.require(again.hash() == walk.match.hash(), "same seed and actions, same hash", "two playouts differ")
    return decisions


__all__ = ["ContractBroken", "Trial", "keep_contract", "keep_light_contract", "spread"]
