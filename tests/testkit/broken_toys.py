"""Toys that each break one clause of the contract, to show that the contract finds it."""

from __future__ import annotations

import itertools
import random
from typing import Any, cast

from tests.engine.toy import Toy
from tests.engine.toy_rules import BID, LOOK, PURSE, REVEAL, ToyState, answer_look, list_bids, reveal
from wandwright.engine.chance import next_number
from wandwright.engine.errors import BadOption
from wandwright.engine.options import Setup
from wandwright.engine.state import Frame, State
from wandwright.engine.views import Sight


class SharedList(ToyState):
    """A copy that shares the hands with its original."""

    __slots__ = ()

    def copy(self) -> SharedList:
        new = cast(SharedList, super().copy())
        new.hand = self.hand
        return new


class Forgetful(ToyState):
    """A copy that forgets a number."""

    __slots__ = ()

    def copy(self) -> Forgetful:
        new = cast(Forgetful, super().copy())
        new.round = 0
        return new


class Secretive(ToyState):
    """A state with a number that is not declared, so it is lost in a save."""

    __slots__ = ("mood",)
    mood: int

    def copy(self) -> Secretive:
        new = cast(Secretive, super().copy())
        new.mood = self.mood
        return new


class WithState(Toy):
    """A toy whose positions are of another class."""

    kind: type[ToyState] = ToyState

    def set_up(self, setup: Setup, script: dict[int, Any] | None = None) -> State:
        usual = cast(ToyState, super().set_up(setup, script))
        state = self.kind()
        state.begin()
        for name in ("streams", "stack", "script", *(field.name for field in self.fields)):
            setattr(state, name, getattr(usual, name))
        if isinstance(state, Secretive):
            state.mood = 3
        return state


class SharesAList(WithState):
    kind = SharedList


class ForgetsANumber(WithState):
    kind = Forgetful


class HidesANumber(WithState):
    kind = Secretive


class KeepsAFunction(Toy):
    """Pending work that is more than plain data."""

    def set_up(self, setup: Setup, script: dict[int, Any] | None = None) -> State:
        state = super().set_up(setup, script)
        state.stack.insert(0, (REVEAL, len))
        return state


class WritesTooLittle(Toy):
    """A field that is not written is lost in a save."""

    fields = tuple(field for field in Toy.fields if field.name != "bids")


class LosesACard(Toy):
    def __init__(self) -> None:
        super().__init__()
        self.rules.answers[BID] = self.drop

    def drop(self, state: ToyState, question: Frame, option: int) -> None:
        state.hand[question[1]] = tuple(card for card in state.hand[question[1]] if card != option)


class DoublesACard(Toy):
    def set_up(self, setup: Setup, script: dict[int, Any] | None = None) -> State:
        state = cast(ToyState, super().set_up(setup, script))
        state.purse += state.hand[0][:1]
        return state


class UsesTheProcessGenerator(Toy):
    def __init__(self) -> None:
        super().__init__()
        self.rules.answers[LOOK] = self.hesitate

    def hesitate(self, state: ToyState, question: Frame, option: int) -> None:
        random.random()
        answer_look(state, question, option)


class RemembersAcrossMatches(Toy):
    """A counter outside the state: the same seed does not give the same match."""

    counter = itertools.count()

    def set_up(self, setup: Setup, script: dict[int, Any] | None = None) -> State:
        state = super().set_up(setup, script)
        for _ in range(next(self.counter) % 7):
            next_number(state, PURSE)
        return state


class NeverEnds(Toy):
    def __init__(self) -> None:
        super().__init__()
        self.rules.answers[LOOK] = self.ask_again

    def ask_again(self, state: ToyState, question: Frame, option: int) -> None:
        state.stack.append(question)


class ListsWhatCrashes(Toy):
    def __init__(self) -> None:
        super().__init__()
        self.rules.answers[LOOK] = self.crash

    def crash(self, state: ToyState, question: Frame, option: int) -> None:
        if option:
            raise ZeroDivisionError("looking hurts")


class EndsWithoutOutcome(Toy):
    def __init__(self) -> None:
        super().__init__()
        self.rules.answers[LOOK] = self.stop

    def stop(self, state: ToyState, question: Frame, option: int) -> None:
        state.stack.clear()


class ShowsHands(Toy):
    seeing = Sight(Toy.fields, {"hand": "all"})


class ShowsTheNextPrize(Toy):
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        prizes = cast(ToyState, state).prizes
        return {**super().view(state, seat), "next": self.card_id(state, prizes[0]) if prizes else None}


class ShowsSecretOptions(Toy):
    def is_secret(self, state: State, question: Frame) -> bool:
        return False


class WritesTuplesIntoViews(Toy):
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "pair": (1, 2)}


class KeepsTheStreams(Toy):
    def determinize(self, state: State, seat: int, key: int) -> State:
        guess = super().determinize(state, seat, key)
        guess.streams = state.streams[:]
        return guess


class GuessesFromTheTruth(Toy):
    """The guess begins with the true order and only turns it."""

    def determinize(self, state: State, seat: int, key: int) -> State:
        guess = cast(ToyState, super().determinize(state, seat, key))
        true = cast(ToyState, state).prizes
        guess.prizes = guess.prizes if guess.looked == seat else true[1:] + true[:1]
        return guess


class GuessesBadly(Toy):
    """The coins of the others change, their open questions do not."""

    def guess_answers(self, state: ToyState, seat: int) -> None:
        """Nothing is put right."""

    def __init__(self) -> None:
        super().__init__()
        self.rules.answers[BID] = self.strict

    def strict(self, state: ToyState, question: Frame, option: int) -> None:
        hand = list(state.hand[question[1]])
        hand.remove(option)
        state.hand[question[1]] = tuple(hand)
        state.bids[question[1]] = option


class MarksNoReveal(Toy):
    """Turning up a hidden prize is not marked."""

    def __init__(self) -> None:
        super().__init__()
        self.rules.steps[REVEAL] = self.turn_up

    def turn_up(self, state: ToyState, frame: Frame) -> None:
        revealed = state.revealed
        reveal(state, frame)
        state.revealed = revealed


class SameNotationTwice(Toy):
    def notation(self, state: State, question: Frame, option: int) -> str:
        return "bid coin" if question[0] == BID else super().notation(state, question, option)


class OddSpaces(Toy):
    def notation(self, state: State, question: Frame, option: int) -> str:
        return super().notation(state, question, option).replace(" ", "  ")


class UnknownVerb(Toy):
    verbs = frozenset({"bid"})


class NoLabel(Toy):
    def label(self, state: State, question: Frame, option: int) -> str:
        return ""


class NoPrompt(Toy):
    def prompt(self, state: State, question: Frame, *, secret: bool = False) -> str:
        return " "


class NoRule(Toy):
    def rule(self, state: State, question: Frame) -> str:
        return "somewhere"


class RuleThatIsNotWritten(Toy):
    def rule(self, state: State, question: Frame) -> str:
        return "R99"


class UnknownSource(Toy):
    def source(self, state: State, question: Frame) -> str | None:
        return "a rumour"


class DrawsHalfTheTable(Toy):
    def table(self, view: dict[str, Any]) -> tuple[Any, ...]:
        return super().table(view)[1:]


class OrderMatters(Toy):
    """Listing the answers changes the position, so it matters who is asked again how often."""

    def __init__(self) -> None:
        super().__init__()
        self.rules.listings[BID] = self.count

    def count(self, state: ToyState, question: Frame) -> list[int]:
        state.round += question[1]
        return list_bids(state, question)


class RefusesItsOwnOptions(Toy):
    def complete_setup(self, seats: int | None, options: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        if options["join"] == "first":
            raise BadOption("First is not possible.")
        return super().complete_setup(seats, options)


class WaitsForNobody(Toy):
    """A chance to step in stands open alone: the match would wait for ever."""

    def __init__(self) -> None:
        super().__init__()
        self.rules.optional[LOOK] = True
