"""The contract itself: the toy keeps it, and each toy that breaks a term is found out by that term."""

from __future__ import annotations

import pytest

from tests.engine.picking_toy import PickingToy
from tests.engine.toy import Toy
from tests.engine.window_toy import WindowToy
from tests.testkit import broken_toys as broken
from tests.toys.heap import Grabbing, Heap
from wandwright.engine.errors import WandwrightError
from wandwright.testkit.contract import ContractBroken, Trial, keep_contract, keep_light_contract, spread
from wandwright.testkit.trials import Walk

TRIALS = spread(Toy(), seed=5)


@pytest.mark.parametrize("trial", TRIALS, ids=str)
def test_another_game_keeps_the_contract_without_a_change_of_the_engine(trial: Trial) -> None:
    walk = keep_contract(trial, every=1)
    assert walk.match.outcome is not None


@pytest.mark.parametrize("trial", spread(WindowToy(), seed=5), ids=str)
def test_a_game_with_chances_to_step_in_keeps_the_contract(trial: Trial) -> None:
    walk = keep_contract(trial, every=1)
    assert walk.match.outcome is not None


@pytest.mark.parametrize("trial", spread(broken.TakesBack(), seed=5), ids=str)
def test_a_game_whose_seats_see_cards_go_out_of_sight_keeps_the_contract(trial: Trial) -> None:
    recalled = 0
    walk = keep_contract(trial, every=1)
    again = Walk(trial)
    while again.step():
        again.look()
        recalled += sum(map(len, again.recall.cards))
    assert walk.match.outcome is not None
    assert recalled, "the clause had nothing to look at"


@pytest.mark.parametrize("trial", spread(PickingToy(), seed=5), ids=str)
def test_a_game_with_several_picks_in_one_choice_keeps_the_contract(trial: Trial) -> None:
    walk = keep_contract(trial, every=1)
    assert walk.match.outcome is not None


@pytest.mark.parametrize("trial", [*spread(Heap()), *spread(Grabbing())], ids=str)
def test_a_game_without_options_chance_and_cards_keeps_the_contract(trial: Trial) -> None:
    """Its table is the engine's own: a panel for each seat."""
    walk = keep_contract(trial, every=1)
    assert walk.match.outcome is not None


def test_random_walks_take_chances_to_step_in() -> None:
    taken = set()
    for trial in spread(WindowToy(), seed=5):
        walk = Walk(trial)
        while walk.step():
            pass
        taken |= {notation for _, notation in walk.lines}
    assert "shout" in taken


BROKEN = [
    (broken.SharesAList, "the copy shares the list hand"),
    (broken.ForgetsANumber, "the copy lost round"),
    (broken.HidesANumber, "mood is not declared"),
    (broken.KeepsAFunction, "stack holds more than plain data|not JSON serializable"),
    (broken.WritesTooLittle, "bids"),
    (broken.LosesACard, "loses or makes a card|changed since the start|it loses a card"),
    (broken.DoublesACard, "every card is somewhere exactly once: .* lie in two places"),
    (broken.UsesTheProcessGenerator, "the process-wide generator was used"),
    (broken.RemembersAcrossMatches, "save and load at every decision|same seed and actions, same hash"),
    (broken.NeverEnds, "random play always ends: 200 decisions were not enough"),
    (broken.ListsWhatCrashes, "ZeroDivisionError: looking hurts"),
    (broken.EndsWithoutOutcome, "leads to neither question nor end"),
    (broken.ShowsHands, "views leak nothing"),
    (broken.ShowsTheNextPrize, "views leak nothing"),
    (broken.ShowsSecretOptions, "views leak nothing|no lasting key"),
    (broken.ShowsHandsConsistently, "views leak nothing|no lasting key"),
    (broken.TellsHowManyAreHigh, "views leak nothing|sees another table"),
    (broken.ShowsLastingKeys, "a face-down card has no lasting key"),
    (broken.DrawsOpenly, "events leak nothing"),
    (broken.SearchesOpenly, "the log leaks nothing"),
    (broken.AsksOnlyWhoCan, "views leak nothing|no lasting key"),
    (broken.KeepsATraceOfUndo, "undo leaves no trace"),
    (broken.WritesTuplesIntoViews, "not ready for JSON"),
    (broken.KeepsTheStreams, "a guess keeps the streams of chance"),
    (broken.KeepsTheKeys, "guesses better than it can know"),
    (broken.GuessesFromTheTruth, "guesses better than it can know"),
    (broken.GuessesBadly, "a guess can be played on|not in list"),
    (broken.GuessesForgetWhatWasSeen, "a guess keeps what its seat has seen: seat . saw"),
    (broken.GuessesMoveWhatWasSeen, "a guess keeps what its seat has seen: seat . saw"),
    (broken.MarksNoReveal, "an action declares what it shows: '.*' shows seat . what lies hidden"),
    (broken.TellsWhatComesNext, "an action declares what it shows: 'bid .*' shows seat . what lies hidden"),
    (broken.AsksByWhatIsHeld, "an action declares what it shows: 'bid .*' shows seat . what lies hidden"),
    (broken.SameNotationTwice, "has a notation twice"),
    (broken.OddSpaces, "has odd spaces"),
    (broken.UnknownVerb, "begins with an unknown verb"),
    (broken.NoLabel, "has no label"),
    (broken.NoPrompt, "has no prompt"),
    (broken.NoRule, "is not the number of a rule"),
    (broken.RuleThatIsNotWritten, "R99 is not in the rulebook"),
    (broken.UnknownSource, "a rumour"),
    (broken.DrawsHalfTheTable, "tables can be drawn"),
    (broken.OrderMatters, "can be answered in any order"),
    (broken.PaysAtOnce, "several picks are one choice: .* lead to two positions"),
    (broken.PaysOneByOne, "several picks are one choice: .* lead to two positions"),
    (broken.WaitsForNobody, "a match waits for somebody: every open question is optional"),
]


def keep_everywhere(toy: Toy) -> None:
    for trial in spread(toy, seed=4):
        keep_contract(trial, every=1, most=200)


@pytest.mark.parametrize(("toy", "words"), BROKEN, ids=[toy.__name__ for toy, _ in BROKEN])
def test_a_game_that_breaks_a_clause_is_found_out(toy: type[Toy], words: str) -> None:
    with pytest.raises(ContractBroken, match=f"(?s)Term broken: .*({words})"):
        keep_everywhere(toy())


def test_a_broken_clause_can_be_seen_again() -> None:
    """The message holds the set-up, the seed and the actions: what it takes to stand at the same place."""
    with pytest.raises(ContractBroken) as caught:
        keep_contract(Trial(broken.NeverEnds(), 2, {"coins": 1}, 5), most=30)
    text = str(caught.value)
    assert "start(seats=2, seed=5, options={'coins': 1})" in text
    assert text.count("match.apply(") == 30
    match = broken.NeverEnds().start(seats=2, seed=5, options={"coins": 1})
    for line in text.splitlines():
        if line.strip().startswith("match.apply("):
            notation, _, seat = line.partition("(")[2].rstrip(")").partition(", seat=")
            match.apply(notation.strip("'"), int(seat))
    assert len(match.records) == 30


def test_a_broken_contract_is_an_error_of_ours_and_a_failed_assertion() -> None:
    assert issubclass(ContractBroken, WandwrightError)
    assert issubclass(ContractBroken, AssertionError)


def test_options_that_a_game_refuses_itself_are_found_out() -> None:
    with pytest.raises(ContractBroken, match="refuses its own options"):
        spread(broken.RefusesItsOwnOptions())


def test_the_light_contract_finds_lost_cards_and_matches_without_end() -> None:
    good = Trial(Toy(), 3, {}, 4)
    assert keep_light_contract(good) > 0
    with pytest.raises(ContractBroken, match="every card"):
        keep_light_contract(good._replace(game=broken.LosesACard()))
    with pytest.raises(ContractBroken, match="always ends"):
        keep_light_contract(good._replace(game=broken.NeverEnds()), most=200)
    with pytest.raises(ContractBroken, match="same hash"):
        keep_light_contract(good._replace(game=broken.RemembersAcrossMatches()))
