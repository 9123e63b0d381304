"""Toys that each break one term of the contract, to show that the contract finds it."""

from __future__ import annotations

import copy
import itertools
import random
from collections.abc import Mapping
from typing import Any, ClassVar, cast

from tests.engine import picking_toy, toy_rules
from tests.engine.toy import Toy
from tests.engine.toy_rules import (
    BID,
    LOOK,
    PURSE,
    QUESTIONS,
    REVEAL,
    STEPS,
    ToyState,
    answer_bid,
    answer_look,
    list_bid,
    reveal,
)
from wandwright.engine.errors import BadOption
from wandwright.engine.matches.games import Game
from wandwright.engine.matches.options import Setup
from wandwright.engine.questions.answers import Cards, Target
from wandwright.engine.questions.questions import Plain
from wandwright.engine.rules.rules import Rules
from wandwright.engine.state.chance import next_number
from wandwright.engine.state.events import note
from wandwright.engine.state.keys import keys_of, shown_key
from wandwright.engine.state.state import NO_CARD, Frame, State


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
        self.rules.answers[BID] = self.rules.effects[BID] = self.drop

    def drop(self, state: ToyState, question: Frame, option: int) -> None:
        state.hand[question[1]] = tuple(card for card in state.hand[question[1]] if card != option)


class DoublesACard(Toy):
    def set_up(self, setup: Setup, script: dict[int, Any] | None = None) -> State:
        state = cast(ToyState, super().set_up(setup, script))
        state.purse += state.hand[0][:1]
        return state


class UsesTheProcessGenerator(Toy):
    def __init__(self) -> None:
        self.rules.answers[LOOK] = self.hesitate

    def hesitate(self, state: ToyState, question: Frame, option: int) -> None:
        random.random()
        answer_look(state, cast(Plain, question), option)


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
        self.rules.answers[LOOK] = self.ask_again

    def ask_again(self, state: ToyState, question: Frame, option: int) -> None:
        state.stack.append(question)


class ListsWhatCrashes(Toy):
    def __init__(self) -> None:
        self.rules.answers[LOOK] = self.crash

    def crash(self, state: ToyState, question: Frame, option: int) -> None:
        if option:
            raise ZeroDivisionError("looking hurts")


class EndsWithoutOutcome(Toy):
    def __init__(self) -> None:
        self.rules.answers[LOOK] = self.stop

    def stop(self, state: ToyState, question: Frame, option: int) -> None:
        state.stack.clear()


def declared(toy: Toy, number: int, **changes: Any) -> None:
    """Declare one of the toy's questions otherwise."""
    usual = next(question for question in QUESTIONS if question.number == number)
    toy.rules.questions[number] = question = copy.copy(usual)
    for name, value in changes.items():
        setattr(question, name, value)


class ShowsHands(Toy):
    """Every hand lies open in the view, though it is declared as its owner's."""

    def add_to_view(self, data: dict[str, Any], state: State, seat: int | None) -> None:
        hands = cast(ToyState, state).hand
        for owner, about in enumerate(data["seats"]):
            about["hand"] = [self.card_id(state, card) for card in hands[owner]]


class ShowsHandsConsistently(ShowsHands):
    """Closed hands are shown to everybody: by views, questions, events, and the guesses are made to fit."""

    secret_events: ClassVar[Mapping[str, str]] = {}

    def __init__(self) -> None:
        declared(self, BID, secret=False)

    def determinize(self, state: State, seat: int, key: int) -> State:
        guess = cast(ToyState, super().determinize(state, seat, key))
        guess.hand = cast(ToyState, state).hand[:]
        guess.purse = cast(ToyState, state).purse
        guess.legal, guess.others, guess.stack = state.legal, state.others, state.stack[:]
        return guess


class ShowsTheNextPrize(Toy):
    def add_to_view(self, data: dict[str, Any], state: State, seat: int | None) -> None:
        prizes = cast(ToyState, state).prizes
        data["next"] = self.card_id(state, prizes[0]) if prizes else None


class ShowsSecretOptions(Toy):
    def __init__(self) -> None:
        declared(self, BID, secret=False)


class TellsHowManyAreHigh(Toy):
    """The sentence that asks tells everybody what the asked seat holds."""

    def make_rules(self) -> Rules:
        return Rules(STEPS, QUESTIONS, (toy_rules, self))

    def prompt_bid(self, state: ToyState, question: Frame, secret: bool) -> str:
        return f"bid one of your {sum(1 for card in state.hand[question[1]] if card > 12)} dear coins"


class ShowsLastingKeys(Toy):
    """Face-down coins are shown by the keys that they have when they lie open."""

    def add_to_view(self, data: dict[str, Any], state: State, seat: int | None) -> None:
        data["backs"] = [{"id": "coin", "key": shown_key(state, card)} for card in cast(ToyState, state).purse]


class DrawsOpenly(Toy):
    """Whoever looks takes a coin of the purse in hand, and everybody is told which."""

    texts: ClassVar[Mapping[str, str]] = {**Toy.texts, "event-draws": "{who} draws {card}"}

    def __init__(self) -> None:
        self.rules.answers[LOOK] = self.draw

    def draw(self, state: ToyState, question: Frame, option: int) -> None:
        coin, *rest = state.purse
        state.purse = tuple(rest)
        state.hand[question[1]] += (coin,)
        note(state, "draws", question[1], 1, coin, NO_CARD)


class FaceDown(Cards):
    """A card of a pile that lies face down has no key to point at."""

    def things(self, game: Game, state: Any, question: Any, answer: int) -> tuple[Target, ...]:
        return (Target("card", None, game.card_id(state, answer)),)


class SearchesOpenly(Toy):
    """Whoever wins a prize searches the purse for a coin, in secret, and the log tells everybody which it was."""

    def __init__(self) -> None:
        declared(self, LOOK, answers=FaceDown("bid"), secret=True, shown=True)
        self.rules.listings[LOOK] = self.coins
        self.rules.answers[LOOK] = self.take

    def coins(self, state: ToyState, question: Frame) -> list[int]:
        return sorted(state.purse)

    def take(self, state: ToyState, question: Frame, option: int) -> None:
        state.purse = tuple(card for card in state.purse if card != option)
        state.hand[question[1]] += (option,)


class AsksOnlyWhoCan(Toy):
    """Only seats with a dear coin are asked: who is asked tells what they hold."""

    def __init__(self) -> None:
        declared(self, BID, secret=False)
        self.rules.listings[BID] = self.dear

    def dear(self, state: ToyState, question: Frame) -> list[int]:
        coins = list_bid(state, cast(Plain, question))
        return [card for card in coins if card > 12] or coins[:1]


class KeepsATraceOfUndo(Toy):
    """How often something was tried is shown for ever."""

    tried = 0

    def __init__(self) -> None:
        self.rules.answers[LOOK] = self.count

    def count(self, state: ToyState, question: Frame, option: int) -> None:
        type(self).tried += 1
        answer_look(state, cast(Plain, question), option)

    def add_to_view(self, data: dict[str, Any], state: State, seat: int | None) -> None:
        data["tried"] = self.tried


class WritesTuplesIntoViews(Toy):
    def add_to_view(self, data: dict[str, Any], state: State, seat: int | None) -> None:
        data["pair"] = (1, 2)


class KeepsTheStreams(Toy):
    def determinize(self, state: State, seat: int, key: int) -> State:
        guess = super().determinize(state, seat, key)
        guess.streams = state.streams[:]
        return guess


class KeepsTheKeys(Toy):
    """What lies hidden has its true keys in a guess: two guesses tell which of it was shuffled between them."""

    def determinize(self, state: State, seat: int, key: int) -> State:
        guess = super().determinize(state, seat, key)
        guess.keys, guess.shuffled = keys_of(state), ()
        return guess


class GuessesFromTheTruth(Toy):
    """The guess begins with the true order and only turns it."""

    def determinize(self, state: State, seat: int, key: int) -> State:
        guess = cast(ToyState, super().determinize(state, seat, key))
        true = cast(ToyState, state).prizes
        guess.prizes = guess.prizes if any(guess.looked) else true[1:] + true[:1]
        return guess


class GuessesBadly(Toy):
    """The coins of the others change, their open questions do not."""

    def determinize(self, state: State, seat: int, key: int) -> State:
        guess = super().determinize(state, seat, key)
        guess.legal, guess.others, guess.stack = state.legal, state.others, state.stack[:]
        return guess

    def __init__(self) -> None:
        self.rules.answers[BID] = self.rules.effects[BID] = self.strict

    def strict(self, state: ToyState, question: Frame, option: int) -> None:
        hand = list(state.hand[question[1]])
        hand.remove(option)
        state.hand[question[1]] = tuple(hand)
        state.bids[question[1]] = option


class TakesBack(Toy):
    """Breaks nothing: instead of looking, the winner takes the last coin spent, which all see, back in hand."""

    def __init__(self) -> None:
        self.rules.answers[LOOK] = self.take_back

    def take_back(self, state: ToyState, question: Frame, option: int) -> None:
        seat = question[1]
        if option and state.spent[seat]:
            *rest, coin = state.spent[seat]
            state.spent[seat] = tuple(rest)
            state.hand[seat] += (coin,)


class GuessesForgetWhatWasSeen(TakesBack):
    """A guess deals every hidden coin anew, as if nobody had seen any of them."""

    def determinize(self, state: State, seat: int, key: int) -> State:
        forgetful = state.copy()
        forgetful.memory = ()
        return super().determinize(forgetful, seat, key)


class GuessesMoveWhatWasSeen(TakesBack):
    """What the game itself changes in a guess moves a coin that is remembered: the last of a hand and of the purse."""

    def complete_guess(self, guessed: State, state: State, seat: int) -> None:
        new = cast(ToyState, guessed)
        for other, hand in enumerate(new.hand):
            if other != seat and hand and new.purse:
                new.hand[other], new.purse = (*hand[:-1], new.purse[-1]), (*new.purse[:-1], hand[-1])


class MarksNoReveal(Toy):
    """Turning up a hidden prize is not marked."""

    def __init__(self) -> None:
        self.rules.steps[REVEAL] = self.turn_up

    def turn_up(self, state: ToyState, frame: Frame) -> None:
        revealed = state.revealed
        reveal(state, frame)
        state.revealed = revealed


class TellsWhatComesNext(Toy):
    """A bid tells everybody something of the prize that lies on top, and declares nothing."""

    def __init__(self) -> None:
        self.rules.answers[BID] = self.rules.effects[BID] = self.tell

    def tell(self, state: ToyState, question: Frame, option: int) -> None:
        answer_bid(state, cast(Plain, question), option)
        state.round += state.prizes[0] % 2 if state.prizes else 0


class AsksByWhatIsHeld(Toy):
    """Who has laid down a bid is asked something more, if a coin of an odd number is left in the hand."""

    def __init__(self) -> None:
        self.rules.answers[BID] = self.rules.effects[BID] = self.ask
        self.rules.answers[LOOK] = self.do_nothing

    def ask(self, state: ToyState, question: Frame, option: int) -> None:
        answer_bid(state, cast(Plain, question), option)
        if any(card % 2 for card in state.hand[question[1]]):
            state.stack.append(Plain(LOOK, question[1], NO_CARD))

    def do_nothing(self, state: ToyState, question: Frame, option: int) -> None:
        """Nobody looks at anything."""


class OneNotation(Cards):
    def notation(self, game: Game, state: Any, question: Any, answer: int) -> str:
        return "bid coin"


class SameNotationTwice(Toy):
    def __init__(self) -> None:
        declared(self, BID, answers=OneNotation("bid"))


class SpacedOut(Cards):
    def notation(self, game: Game, state: Any, question: Any, answer: int) -> str:
        return super().notation(game, state, question, answer).replace(" ", "  ")


class OddSpaces(Toy):
    def __init__(self) -> None:
        declared(self, BID, answers=SpacedOut("bid"))


class UnknownVerb(Toy):
    verbs = frozenset({"bid"})


class NoLabel(Toy):
    texts: ClassVar[Mapping[str, str]] = {**Toy.texts, "label-bid": " "}


class NoPrompt(Toy):
    texts: ClassVar[Mapping[str, str]] = {**Toy.texts, "prompt-bid": " "}


class NoRule(Toy):
    def __init__(self) -> None:
        declared(self, BID, rule="somewhere")


class RuleThatIsNotWritten(Toy):
    def __init__(self) -> None:
        declared(self, BID, rule="R99")


class UnknownSource(Toy):
    def card_id(self, state: State, card: int) -> str:
        return "a rumour" if card < 6 else super().card_id(state, card)


class DrawsHalfTheTable(Toy):
    def table(self, view: dict[str, Any]) -> tuple[Any, ...]:
        return super().table(view)[1:]


class OrderMatters(Toy):
    """An answer that lies face down changes the position already, by who gives it after whom."""

    def __init__(self) -> None:
        self.rules.follows[BID] = self.go_on

    def go_on(self, state: ToyState, question: Frame, answer: int) -> None:
        state.round = 2 * state.round + question[1]


class RefusesItsOwnOptions(Toy):
    def complete_setup(self, seats: int | None, options: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        if options["join"] == "first":
            raise BadOption("First is not possible.")
        return super().complete_setup(seats, options)


class WaitsForNobody(Toy):
    """A chance to step in stands open alone: the match would wait for ever."""

    def __init__(self) -> None:
        declared(self, LOOK, optional=True)


def pay_at_once(state: ToyState, question: picking_toy.Tithe, coin: int) -> Frame | None:
    if question.number == 1:
        return None
    picking_toy.pay(state, question.seat, coin)
    return question._replace(number=question.number - 1)


class PaysOneByOne(picking_toy.PickingToy):
    """Each coin is asked for by itself, with nothing declared, and lies where it was named."""

    tithe: ClassVar[dict[str, Any]] = {}
    follow = pay_at_once


class PaysAtOnce(picking_toy.PickingToy):
    """Each coin is paid when it is named, so that two of them lie there in the order in which they were named."""

    follow = pay_at_once
