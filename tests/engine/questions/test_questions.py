"""The declaration of a question: what its message is told by itself."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from wandwright.engine.questions.answers import PASS, Answers, Fixed
from wandwright.engine.questions.questions import Plain, Question

ASK = 2


class Several(NamedTuple):
    kind: int
    seat: int
    source: int
    amount: int
    chosen: tuple[int, ...]


def test_a_message_is_told_the_numbers_that_a_question_remembers() -> None:
    question = Question(ASK, "ask", shape=Several)
    assert question.numbers(Several(ASK, 1, 7, 3, (4, 5))) == {"amount": 3}


def test_a_plain_question_has_nothing_to_tell() -> None:
    assert Question(ASK, "ask").numbers(Plain(ASK, 1, 7)) == {}


def test_only_answers_of_the_question_can_end_it_and_a_polite_no_always_does() -> None:
    answers = Fixed((("end turn", "label-end"), ("play", "label-play")))
    assert Question(1, "act", answers, ends=("end",)).ends == ("end", "nothing")
    assert Question(1, "act", Answers("pay", others={PASS: ("no more", "label-end")})).ends == ()
    with pytest.raises(ValueError, match="act has no answers that end it: stop"):
        Question(1, "act", answers, ends=("end", "stop"))


def test_only_answers_of_the_question_can_lapse_with_it() -> None:
    question = Question(1, "act", Fixed((("end turn", "label-end"), ("play", "label-play"))), lapses=("play",))
    assert question.lapses == ("play",)
    with pytest.raises(ValueError, match="act has no answers that lapse: cast"):
        Question(1, "act", question.answers, lapses=("cast", "play"))


def test_only_answers_of_the_question_can_lose_something() -> None:
    question = Question(1, "act", Fixed((("end turn", "label-end"), ("discard", "label-discard"))), loses=("discard",))
    assert question.loses == ("discard",)
    with pytest.raises(ValueError, match="act has no answers that lose: drop"):
        Question(1, "act", question.answers, loses=("drop",))
