"""What a seat saw go out of its sight lies there in its guesses, until something leaves that place unseen."""

from __future__ import annotations

from typing import cast

import pytest

import wandwright as ww
from tests.engine.toy import Toy
from tests.engine.toy_rules import PURSE, ToyState
from wandwright.engine.matches.matches import Match
from wandwright.engine.secrets.memory import Known, memory_of, remember, remembered
from wandwright.engine.state.chance import shuffle
from wandwright.engine.state.keys import keys_of
from wandwright.engine.state.state import State
from wandwright.testkit.trials import Chooser, choose

SEATS = 3
OWNER, RIVAL, WATCHER = range(SEATS)
HAND_OF_RIVAL = ("hand", (RIVAL,))
PURSE_OF_ALL = ("purse", ())


class Twins(Toy):
    """All coins are alike."""

    def kind_of(self, state: State, card: int) -> int:
        return min(card, 6)


class Table:
    """Positions that are changed by hand, one after the other."""

    def __init__(self, toy: Toy | None = None) -> None:
        self.game = toy or Toy()
        self.state = cast(ToyState, self.game.start(seats=SEATS, seed=1).state)
        self.before = self.state.copy()

    def lay_open(self, *cards: int) -> None:
        """Coins that all see, out of the purse."""
        self.state.purse = tuple(card for card in self.state.purse if card not in cards)
        self.state.spent[OWNER] += cards
        self.done()

    def take(self, seat: int, card: int) -> None:
        """A coin that lies open goes into a hand."""
        self.state.spent[OWNER] = tuple(one for one in self.state.spent[OWNER] if one != card)
        self.state.hand[seat] += (card,)

    def done(self) -> None:
        """That was one answer."""
        remember(self.game, self.before, self.state, SEATS)
        self.state.keyed = ()
        self.before = self.state.copy()

    def known(self, seat: int = WATCHER) -> Known:
        return remembered(self.state, seat)


def with_a_coin_taken(toy: Toy | None = None) -> tuple[Table, int]:
    """Everybody has seen a coin go into the hand of RIVAL."""
    table = Table(toy)
    coin = table.state.purse[0]
    table.lay_open(*table.state.purse[:2])
    table.take(RIVAL, coin)
    table.done()
    return table, coin


def test_an_open_card_that_goes_into_a_hand_is_remembered_by_those_who_do_not_see_the_hand() -> None:
    table, coin = with_a_coin_taken()
    assert [table.known(seat) for seat in range(SEATS)] == [{coin: HAND_OF_RIVAL}, {}, {coin: HAND_OF_RIVAL}]


def test_a_card_of_ones_own_that_goes_elsewhere_is_remembered_by_its_owner_only() -> None:
    table = Table()
    coin = table.state.hand[OWNER][0]
    table.state.hand[OWNER] = table.state.hand[OWNER][1:]
    table.state.purse += (coin,)
    table.done()
    assert [table.known(seat) for seat in range(SEATS)] == [{coin: PURSE_OF_ALL}, {}, {}]


@pytest.mark.parametrize("key", range(12))
def test_a_guess_keeps_it_there_and_deals_the_others(key: int) -> None:
    table, coin = with_a_coin_taken()
    guess = cast(ToyState, table.game.determinize(table.state, WATCHER, key))
    assert coin in guess.hand[RIVAL]
    assert sorted(guess.hand[RIVAL] + guess.hand[OWNER] + guess.purse) == sorted(
        table.state.hand[RIVAL] + table.state.hand[OWNER] + table.state.purse
    )


def test_where_it_lies_among_the_others_is_not_known() -> None:
    table, coin = with_a_coin_taken()
    guesses = [cast(ToyState, table.game.determinize(table.state, WATCHER, key)) for key in range(30)]
    assert {guess.hand[RIVAL].index(coin) for guess in guesses} == {0, 1, 2}
    assert len({guess.hand[RIVAL] for guess in guesses}) > 3


def test_it_is_forgotten_when_something_leaves_the_place_unseen() -> None:
    table, _ = with_a_coin_taken()
    other = table.state.hand[RIVAL][0]
    table.state.hand[RIVAL] = table.state.hand[RIVAL][1:]
    table.state.purse += (other,)
    table.done()
    assert table.known() == {}


def test_it_is_remembered_when_another_card_leaves_openly_and_forgotten_when_itself_does() -> None:
    table, coin = with_a_coin_taken()
    other = table.state.hand[RIVAL][0]
    for gone, known in ((other, {coin: HAND_OF_RIVAL}), (coin, {})):
        table.state.hand[RIVAL] = tuple(card for card in table.state.hand[RIVAL] if card != gone)
        table.state.spent[RIVAL] += (gone,)
        table.done()
        assert table.known() == known


def test_a_card_that_comes_to_light_may_be_the_like_one_that_is_remembered() -> None:
    table, _ = with_a_coin_taken(Twins())
    other = table.state.hand[RIVAL][0]
    table.state.hand[RIVAL] = table.state.hand[RIVAL][1:]
    table.state.spent[RIVAL] += (other,)
    table.done()
    assert table.known() == {}


def test_of_two_like_cards_one_is_still_there() -> None:
    table, coin = with_a_coin_taken(Twins())
    second = table.state.spent[OWNER][0]
    table.take(RIVAL, second)
    table.done()
    table.state.hand[RIVAL] = tuple(card for card in table.state.hand[RIVAL] if card != second)
    table.state.spent[RIVAL] += (second,)
    table.done()
    assert table.known() == {coin: HAND_OF_RIVAL}


def shuffled_in(table: Table, drawn: int, *, looked: bool) -> None:
    """What lies open before OWNER is shuffled into the purse; RIVAL draws so many."""
    state = table.state
    cards = (*state.purse, *state.spent[OWNER])
    purse = shuffle(state, PURSE, cards, range(len(state.keys)))
    if looked:
        keys_of(state)
    state.spent[OWNER], state.purse = (), purse[drawn:]
    state.hand[RIVAL] += purse[:drawn]
    table.done()


@pytest.mark.parametrize("looked", [False, True])
def test_what_is_shuffled_into_a_pile_is_in_it_unless_some_of_it_is_drawn_unseen(looked: bool) -> None:
    """Whether somebody looked at the keys in between makes no difference."""
    table = Table()
    coins = table.state.purse[:2]
    table.lay_open(*coins)
    shuffled_in(table, 0, looked=looked)
    assert table.known() == dict.fromkeys(coins, PURSE_OF_ALL)
    table = Table()
    table.lay_open(*table.state.purse[:2])
    shuffled_in(table, 2, looked=looked)
    assert table.known() == {}


def test_rules_that_play_on_without_a_match_remember_nothing() -> None:
    table, _ = with_a_coin_taken()
    table.state.serial += 1
    assert table.known() == {}


def test_a_guess_knows_nothing_of_what_others_remember() -> None:
    table, coin = with_a_coin_taken()
    guess = table.game.determinize(table.state, WATCHER, 1)
    assert remembered(guess, WATCHER) == {coin: HAND_OF_RIVAL}
    assert remembered(guess, OWNER) == {}
    assert memory_of(table.state, OWNER) != memory_of(table.state, WATCHER)


def played(match: Match, answers: int) -> Match:
    chooser = Chooser(5)
    for _ in range(answers):
        match.apply(choose(match, chooser))
    return match


@pytest.mark.parametrize("name", ["black-rose-wars", "hogwarts-battle", "year-at-hogwarts"])
def test_undo_loading_and_being_watched_leave_what_is_remembered_as_it_is(name: str) -> None:
    answers, undone_answers = 46, 24
    options = {"hands": "closed"} if name == "hogwarts-battle" else {}
    match = played(ww.game(name).start(seats=2, seed=6, options=options), answers)
    watched = ww.game(name).start(seats=2, seed=6, options=options)
    watched.watch()
    played(watched, answers)
    undone = match.copy()
    undone.undo(to=answers - undone_answers)
    begun = undone.recall().memory
    for record in match.records[answers - undone_answers :]:
        undone.apply_code(record.place, record.code)
    assert (
        match.recall().memory
        == undone.recall().memory
        == watched.recall().memory
        == ww.load(match.save()).recall().memory
    )
    assert match.recall().memory != begun
    assert any(match.recall().memory[1])


def test_a_match_that_begins_with_a_guess_remembers_from_its_own_first_answer_on() -> None:
    """Its save holds the start and the answers only, and must lead to the same memory."""
    match = played(ww.game("black-rose-wars").start(seats=2, seed=6), 46)
    guess = match.game.determinize(match.recall(), 0, 1)
    assert remembered(guess, 0)
    begun = Match(match.game, match.setup, guess, prepared=True)
    assert (begun.state.memory, begun.start_state.memory) == ((), ())
    played(begun, 30)
    assert any(begun.recall().memory[1])
    assert ww.load(begun.save()).recall().memory == begun.recall().memory


def from_the_start(match: Match) -> object:
    return ww.load(match.save()).recall().memory


def test_asked_on_the_way_a_match_remembers_what_it_would_if_asked_at_the_end_only() -> None:
    match = ww.game("black-rose-wars").start(seats=2, seed=6)
    chooser = Chooser(5)
    for _ in range(60):
        match.apply(choose(match, chooser))
        if chooser.below(3) == 0:
            match.recall()
    assert match.recall().memory == from_the_start(match)


@pytest.mark.parametrize("way", ["undo", "mark"])
def test_what_was_tried_and_taken_back_is_not_remembered(way: str) -> None:
    """Asked in between, and played on in another way, as far as before."""
    match = played(ww.game("black-rose-wars").start(seats=2, seed=6), 46)
    mark = match.mark()
    tried = played(match, 20).recall().memory
    if way == "undo":
        match.undo(to=46)
    else:
        match.return_to(mark)
    chooser = Chooser(77)
    for _ in range(20):
        match.apply(choose(match, chooser))
    assert match.recall().memory == from_the_start(match) != tried


def test_mere_play_works_nothing_out() -> None:
    match = played(ww.game("black-rose-wars").start(seats=2, seed=6), 46)
    assert match.state.memory == ()
    assert match.recall().memory
    match.apply(match.decisions[0].actions[0])
    assert match.state.memory == ()
