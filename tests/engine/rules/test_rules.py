"""Frames, questions, and questions open at the same time."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tests.engine.toy import Toy
from wandwright.engine.errors import IllegalAction, StaleAnswer
from wandwright.engine.matches.matches import Match
from wandwright.engine.questions.answers import Answers, Fixed, Named
from wandwright.engine.questions.lanes import ALL, FIRST, INDEPENDENT, together
from wandwright.engine.questions.questions import Question
from wandwright.engine.rules.rules import FIRST_STEP, Rules
from wandwright.engine.state.state import Frame, State

WORK, ASK, ASK_ALWAYS = FIRST_STEP, FIRST_STEP + 1, FIRST_STEP + 2


class Notebook:
    """Rules whose steps write down what ran; `offers` says what each seat may answer."""

    def __init__(self, **offers: list[int]) -> None:
        self.lines: list[Any] = []
        self.offers = offers
        self.offers_after: dict[int, dict[str, list[int]]] = {}
        self.rules = Rules()
        self.rules.register_step(WORK, "work", self.work)
        self.rules.register_question(Question(ASK, "ask"), self.list, self.answer)
        self.rules.register_question(Question(ASK_ALWAYS, "ask_always", always=True), self.list, self.answer)

    def work(self, state: State, frame: Frame) -> None:
        self.lines.append(frame[1])
        state.stack.extend(reversed(frame[2:]))

    def list(self, state: State, question: Frame) -> list[int]:
        return list(self.offers[f"seat{question[1]}"])

    def answer(self, state: State, question: Frame, option: int) -> None:
        self.lines.append((question[1], option))
        self.offers.update(self.offers_after.get(option, {}))

    def run(self, *frames: Frame) -> State:
        state = State()
        state.begin()
        state.stack = list(reversed(frames))
        self.rules.advance(state)
        return state


def test_frames_run_last_in_first_out_and_what_they_push_comes_first() -> None:
    notebook = Notebook()
    notebook.run((WORK, "a", (WORK, "a1"), (WORK, "a2", (WORK, "a2x"))), (WORK, "b"))
    assert notebook.lines == ["a", "a1", "a2", "a2x", "b"]


def test_a_question_stops_the_work_and_its_answer_goes_on() -> None:
    notebook = Notebook(seat0=[3, 4])
    state = notebook.run((WORK, "before"), (ASK, 0), (WORK, "after"))
    assert (notebook.lines, state.legal, state.serial) == (["before"], [3, 4], 1)
    notebook.rules.apply(state, 4)
    assert notebook.lines == ["before", (0, 4), "after"]
    assert not state.legal
    assert not state.stack


@pytest.mark.parametrize(("offer", "settled"), [([], []), ([7], [(0, 7)])])
def test_a_question_with_nothing_to_choose_settles_itself(offer: list[int], settled: list[Any]) -> None:
    notebook = Notebook(seat0=offer)
    state = notebook.run((ASK, 0), (WORK, "after"))
    assert notebook.lines == [*settled, "after"]
    assert state.serial == 0


def secretive(**offers: list[int]) -> Notebook:
    """Rules by which nobody may know what a seat is asked."""
    notebook = Notebook(**offers)
    notebook.rules.game = Toy()
    notebook.rules.questions[ASK] = Question(ASK, "ask", secret=True, telling=True)
    notebook.rules.telling[ASK] = True
    return notebook


@pytest.mark.parametrize(("offer", "shown"), [([3, 4], 1), ([7], 0), ([], 0)])
def test_that_a_seat_has_a_secret_choice_comes_to_light(offer: list[int], shown: int) -> None:
    assert secretive(seat0=offer).run((ASK, 0)).revealed == shown
    assert Notebook(seat0=offer).run((ASK, 0)).revealed == 0


def test_a_secret_choice_that_goes_on_shows_nothing_more() -> None:
    notebook = secretive(seat0=[3, 4])
    state = notebook.run((ASK, 0))
    state.chain = state.serial
    state.legal = []
    state.stack.append((ASK, 0))
    notebook.rules.advance(state)
    assert (state.legal, state.revealed) == ([3, 4], 1)


def test_a_question_that_reveals_or_ends_something_is_asked_even_with_one_answer() -> None:
    notebook = Notebook(seat0=[7])
    state = notebook.run((ASK_ALWAYS, 0), (WORK, "after"))
    assert (state.legal, notebook.lines) == ([7], [])
    notebook.rules.apply(state, 7)
    assert notebook.lines == [(0, 7), "after"]


def test_a_question_that_is_always_asked_is_passed_over_without_any_answer() -> None:
    notebook = Notebook(seat0=[])
    notebook.run((ASK_ALWAYS, 0), (WORK, "after"))
    assert notebook.lines == ["after"]


@pytest.mark.parametrize("order", list(permutations([0, 1, 2])))
def test_join_all_takes_effect_in_the_order_of_the_questions_whoever_answers_first(order: tuple[int, ...]) -> None:
    notebook = Notebook(seat0=[1, 2], seat1=[3, 4], seat2=[5, 6])
    state = notebook.run(together(ALL, ((ASK, 2), (ASK, 0), (ASK, 1))), (WORK, "after"))
    answers = {0: 2, 1: 3, 2: 6}
    for seat in order:
        assert notebook.lines == []
        seats = [question[1] for question, _ in notebook.rules.open_questions(state)]
        notebook.rules.apply_to(state, seats.index(seat), answers[seat])
    assert notebook.lines == [(2, 6), (0, 2), (1, 3), "after"]
    assert (state.held, state.others) == (0, ())


def test_join_all_answers_by_itself_for_a_seat_without_a_choice() -> None:
    notebook = Notebook(seat0=[1, 2], seat1=[3], seat2=[])
    state = notebook.run(together(ALL, ((ASK, 0), (ASK, 1), (ASK, 2))))
    assert [question[1] for question, _ in notebook.rules.open_questions(state)] == [0]
    notebook.rules.apply(state, 1)
    assert notebook.lines == [(0, 1), (1, 3)]


def test_join_all_without_any_choice_asks_nobody() -> None:
    notebook = Notebook(seat0=[1], seat1=[3])
    state = notebook.run(together(ALL, ((ASK, 0), (ASK, 1))), (WORK, "after"))
    assert notebook.lines == [(0, 1), (1, 3), "after"]
    assert not state.legal


@pytest.mark.parametrize("index", [0, 1, 2])
def test_join_first_takes_one_answer_and_closes_the_others(index: int) -> None:
    notebook = Notebook(seat0=[1, 2], seat1=[3, 4], seat2=[5, 6])
    state = notebook.run(together(FIRST, ((ASK, 0), (ASK, 1), (ASK, 2))), (WORK, "after"))
    option = (2, 4, 6)[index]
    notebook.rules.apply_to(state, index, option)
    assert notebook.lines == [(index, option), "after"]
    assert notebook.rules.open_questions(state) == []


def test_join_independent_takes_each_answer_at_once_and_the_open_questions_take_it_into_account() -> None:
    notebook = Notebook(seat0=[1, 2], seat1=[3, 4])
    notebook.offers_after[4] = {"seat0": [8, 9]}
    state = notebook.run(together(INDEPENDENT, ((ASK, 0), (ASK, 1))), (WORK, "after"))
    notebook.rules.apply_to(state, 1, 4)
    assert notebook.lines == [(1, 4)]
    assert notebook.rules.open_questions(state) == [((ASK, 0), (8, 9))]
    notebook.rules.apply(state, 9)
    assert notebook.lines == [(1, 4), (0, 9), "after"]


def test_join_independent_drops_a_question_that_has_no_answer_any_more() -> None:
    notebook = Notebook(seat0=[1, 2], seat1=[3, 4])
    notebook.offers_after[3] = {"seat0": []}
    state = notebook.run(together(INDEPENDENT, ((ASK, 0), (ASK, 1))), (WORK, "after"))
    notebook.rules.apply_to(state, 1, 3)
    assert notebook.lines == [(1, 3), "after"]
    assert not state.legal


def test_questions_may_wait_inside_other_work() -> None:
    """A loop whose body asks keeps its remaining rounds on the stack."""
    notebook = Notebook(seat0=[1, 2])
    state = notebook.run((WORK, "loop", (ASK, 0), (WORK, "round"), (ASK, 0), (WORK, "end")))
    notebook.rules.apply(state, 1)
    assert state.legal == [1, 2]
    notebook.rules.apply(state, 2)
    assert notebook.lines == ["loop", (0, 1), "round", (0, 2), "end"]


class Chapter:
    """The functions of a game, but for those that list answers."""

    @staticmethod
    def answer_ask(state: State, question: Frame, option: int) -> None:
        """Nothing follows."""


@pytest.mark.parametrize(
    ("answers", "listed"),
    [(Fixed((("keep", "k"), ("drop", "d"))), [0, 1]), (Named("roll", ("a", "b", "c")), [0, 1, 2])],
)
def test_answers_that_are_always_the_same_need_no_listing(answers: Answers, listed: list[int]) -> None:
    rules = Rules({}, (Question(FIRST_STEP, "ask", answers),), (Chapter,))
    assert rules.list_legal(State(), (FIRST_STEP, 0, 0)) == listed


def test_answers_that_depend_on_the_position_need_a_listing() -> None:
    with pytest.raises(ValueError, match="list_ask"):
        Rules({}, (Question(FIRST_STEP, "ask", Answers("take")),), (Chapter,))


def test_two_chapters_with_a_function_of_one_name_are_refused() -> None:
    class Another:
        @staticmethod
        def answer_ask(state: State, question: Frame, answer: int) -> None:
            """Nothing."""

    with pytest.raises(ValueError, match="'answer_ask'"):
        Rules({}, (Question(FIRST_STEP, "ask", Named("roll", ("a", "b"))),), (Chapter, Another))


def test_steps_are_registered_once_and_in_the_order_of_their_numbers() -> None:
    rules = Rules()
    rules.register_step(FIRST_STEP, "work", lambda state, frame: None)
    rules.register_step(FIRST_STEP + 5, "late", lambda state, frame: None)
    with pytest.raises(ValueError, match="larger number"):
        rules.register_step(FIRST_STEP + 1, "early", lambda state, frame: None)
    with pytest.raises(ValueError, match="No step has the number 4"):
        rules.steps[FIRST_STEP + 2](Toy().start().state, (FIRST_STEP + 2,))
    with pytest.raises(ValueError, match="registered once"):
        rules.register_step(FIRST_STEP + 1, "work", lambda state, frame: None)


def bidding(join: str, seats: int = 3) -> Match:
    match = Toy().start(seats=seats, seed=4, options={"join": join, "coins": 3})
    assert [decision.seat for decision in match.decisions] == list(range(seats))
    return match


def test_all_seats_are_asked_at_once_and_none_sees_an_answer_before_the_last() -> None:
    match = bidding("all")
    before = match.view(1)["seats"]
    match.apply(match.decisions[0].actions[0])
    assert match.view(1)["seats"] == before
    assert [decision.seat for decision in match.decisions] == [1, 2]
    match.apply(match.decisions[1].actions[0])
    match.apply(match.decisions[0].actions[0])
    assert [event.kind for event in match.events[-4:]] == ["bids", "bids", "bids", "wins"]


def test_an_answer_waiting_for_the_others_is_not_in_their_log() -> None:
    match = bidding("all")
    action = match.decisions[0].actions[0]
    match.apply(action)
    assert match.records_for(0)[-1].notation == action.notation
    assert [match.records_for(seat)[-1].notation for seat in (1, 2, None)] == ["", "", ""]
    for _ in range(2):
        match.apply(match.decisions[0].actions[0])
    assert match.records_for(1)[0].notation == action.notation, "laid down, it is open"


def test_an_answer_stays_good_while_other_seats_answer() -> None:
    """Two people who click at the same time are both right."""
    match = bidding("all", seats=2)
    first, second = (decision.actions[1] for decision in match.decisions)
    match.apply(first)
    match.apply(second)
    bids = [event.card for event in match.events if event.kind == "bids"]
    assert bids == [first.card, second.card]


def test_a_seat_can_not_answer_twice() -> None:
    match = bidding("all")
    first, again = match.decisions[0].actions[:2]
    match.apply(first)
    with pytest.raises(StaleAnswer):
        match.apply(again)
    with pytest.raises(IllegalAction):
        match.apply(again.notation, seat=0)


def test_the_first_answer_closes_the_question_for_the_others() -> None:
    match = bidding("first")
    second, first = match.decisions[1].actions[0], match.decisions[2].actions[0]
    match.apply(first)
    with pytest.raises(StaleAnswer):
        match.apply(second)
    assert [event.seat for event in match.events if event.kind == "bids"] == [2]


def test_independent_answers_lie_open_at_once() -> None:
    match = bidding("independent")
    action = match.decisions[1].actions[0]
    match.apply(action)
    assert match.view(0)["seats"][1]["bid"]["id"] == action.card
    assert [decision.seat for decision in match.decisions] == [0, 2]
