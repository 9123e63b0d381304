"""Hints: an action of the open question, and reasons in words of the game's own opinion."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any, cast

import pytest

import wandwright as ww
from wandwright import bots
from wandwright.bots import adviser
from wandwright.bots.adviser import Line
from wandwright.engine.language import sentence, speaking, typed
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.opinions import ENDING
from wandwright.engine.matches.seats import Position
from wandwright.engine.state.state import Outcome

GAME = ww.game("hogwarts-battle")
RISING = ww.game("death-eaters-rising")
ROSE = ww.game("black-rose-wars")
LANGUAGES = ("en", "cs", "it")
# Two marks at the end of a sentence, but for the three dots of an ellipsis.
TWO_STOPS = re.compile(r"[.!?]\.(?!\.)|(?<!\.)\.\.(?!\.)")


def hints(match: Match, count: int) -> list[bots.Advice]:
    """The hints for the next questions, each of them followed; every one is legal."""
    found = []
    for _ in range(count):
        decision = match.decision
        if decision is None:
            break
        found.append(bots.advise(match, decision.seat))
        assert found[-1].action in decision.actions
        match.apply(found[-1].action)
    return found


def play_on(match: Match, count: int) -> None:
    """So many answers of the policy, as far as nobody needs a hint."""
    for _ in range(count):
        decision = match.decision
        assert decision is not None
        match.apply(bots.make("policy", decision.seat).choose(Position(match, decision.seat)))


def said(match: Match, count: int) -> str:
    return "\n".join(f"{advice.action.notation}: {advice.reason}" for advice in hints(match, count))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "options", "played", "count"), [(GAME, {"game": 6}, 0, 25), (RISING, {}, 0, 25), (ROSE, {}, 20, 16)]
)
def test_no_hint_is_an_empty_phrase_or_ends_twice(
    game: ww.Game, options: dict[str, object], played: int, count: int, language: str
) -> None:
    """B19: an answer that ends with a mark of its own gets no second full stop."""
    match = game.start(seats=2, seed=2, options=options)
    play_on(match, played)
    with speaking(language):
        told = hints(match, count)
    reasons = [advice.reason for advice in told]
    assert sum(map(bool, reasons)) > len(reasons) / 2
    assert not [reason for reason in reasons if TWO_STOPS.search(reason)]
    assert all(reason == "" or reason.endswith((".", "!", "?", "”", "“", "»", "…")) for reason in reasons)
    assert not [reason for reason in reasons if "step ahead" in reason]


def test_a_sentence_has_one_full_stop() -> None:
    assert sentence("gain 2 health.") == "Gain 2 health."
    assert sentence("acquire Lumos!") == "Acquire Lumos!"
    assert sentence("end the turn") == "End the turn."


def test_a_hint_says_what_an_answer_gains_and_what_comes_next() -> None:
    told = said(GAME.start(seats=2, seed=5, options={"game": 4}), 8)
    assert "play firebolt: It brings Harry 1 attack. Next: Play Alohomora!\n" in told
    assert "attack barty_crouch_jr: It puts 1 attack on Barty Crouch, Jr.; 6 more will do." in told
    assert re.search("acquire quidditch_gear: It makes Harry.s deck better.", told)
    assert "2 points more chance to win than: Play Alohomora!" in told


def test_a_hint_speaks_the_language_of_the_reader() -> None:
    with speaking("cs"):
        told = said(GAME.start(seats=2, seed=5, options={"game": 4}), 2)
    assert typed("play firebolt: Harry: útok o 1 víc. Potom: Zahrát kartu Alohomora!") in typed(told)


def test_a_hint_tells_what_dice_are_for_and_what_they_cover() -> None:
    told = said(RISING.start(seats=2, seed=5), 8)
    assert "travel diagon_alley: The dice may well recruit Argus Filch." in told
    assert "Argus Filch then lacks one symbol to be recruited. About as good: " in told
    assert "That covers all of Argus Filch, who joins the team." in told


def test_a_hint_of_the_rose_wars_tells_what_a_plan_and_a_walk_are_for() -> None:
    """R51: of a plan, that the own cards are put to use; at the table points, Quests, rooms and the final scoring."""
    match = ROSE.start(seats=2, seed=2)
    play_on(match, 26)
    told = said(match, 15)
    assert re.search("prepare .*: More comes into your reach", told)
    assert re.search("go .*: It counts in the final scoring", told)
    assert re.search("play standard_1: .*You gain ground in a room", told)
    assert re.search("points more chance to win than: .*It tells most in .* of the others", told)


def test_a_hint_says_what_is_prevented() -> None:
    """Of two cards to discard the better one is kept."""
    told = said(GAME.start(seats=2, seed=5, options={"game": 4}), 58)
    assert re.search("discard alohomora_.*: The better cards stay in (Ron|Harry).s hand", told)


def test_a_hint_foretells_nothing_hidden() -> None:
    """What hangs on a card that is drawn or a die that is rolled differs from guess to guess, so it is not told."""
    match = RISING.start(seats=2, seed=5)
    told = hints(match, 2)[1]
    assert told.action.notation == "roll"
    assert "Next" not in told.reason


@pytest.mark.parametrize(("game", "term"), [(GAME, "tokens 0"), (RISING, "tokens"), (ROSE, "points 0")])
def test_nothing_is_claimed_of_the_next_turn(game: ww.Game, term: str) -> None:
    """The same for every game: within the turn a gain and a loss are told, beyond it neither."""
    state = game.start(seats=2, seed=5).state
    later: Any = state.copy()
    later.turn += 1
    heard = cast(ww.Game, SimpleNamespace(gain_text=lambda *_: "more", spared_text=lambda *_: "less"))
    assert adviser.gain(heard, term, Line(state, state, later)) == "more"
    assert adviser.gain(heard, term, Line(state, later, state)) == ""
    assert adviser.sparing(heard, term, Line(state, later, state)) == "less"
    assert adviser.sparing(heard, term, Line(state, state, later)) == ""


def test_the_end_of_the_match_is_told_alike_for_every_game() -> None:
    state = GAME.start(seats=2, seed=5).state
    won, lost = state.copy(), state.copy()
    won.outcome, lost.outcome = Outcome((0, 1), (), "villains_defeated"), Outcome((), (), "last_location_fell")
    line = Line(state, won, lost)
    assert adviser.gain(GAME, ENDING, line) == "It wins the match"
    assert adviser.sparing(GAME, ENDING, line) == "It keeps the match from being lost"
    assert adviser.gain(GAME, ENDING, Line(state, lost, won)) == ""
    assert adviser.gain(GAME, "tokens 0", line) == "", "a match that is over has no other gain"


def test_advice_says_when_there_is_no_choice() -> None:
    match = GAME.start(seats=2, seed=2)
    decision = match.decision
    # Ending the turn is the last action of a turn, so the first one is always another while there is one.
    while decision is not None and len(decision.actions) > 1:
        match.apply(decision.actions[0])
        decision = match.decision
    assert decision is not None
    advice = bots.advise(match, decision.seat)
    assert advice == bots.Advice(decision.actions[0], "It is the only thing you can do now.", "only")


def test_a_seat_that_is_not_asked_gets_no_advice() -> None:
    with pytest.raises(ww.IllegalAction, match="not asked"):
        bots.advise(GAME.start(seats=2, seed=2), 1)


def test_a_finished_match_has_no_advice() -> None:
    match = GAME.start(seats=2, seed=2)
    bots.play_out(match, {seat: bots.make("uniform", seat) for seat in range(2)})
    with pytest.raises(ww.IllegalAction):
        bots.advise(match, 0)
