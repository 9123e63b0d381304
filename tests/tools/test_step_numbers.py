"""Steps, questions and answers get their numbers by a tool, and keep them."""

from __future__ import annotations

import ast

from tools import step_numbers

QUESTIONS = """
QUESTIONS = (
    Question(steps.ACT, "act", ACTS),
    Question(steps.PICK_ALLY, "pick_ally", Seats("pick")),
    Question(steps.ACT, "act_again", ACTS),
)
"""


def test_a_question_is_found_where_it_is_declared() -> None:
    assert list(step_numbers.names_in(ast.parse(QUESTIONS))) == ["act", "pick_ally", "act"]


def test_a_new_step_gets_the_number_after_all_others() -> None:
    given = {"turn": 2, "gone": 40}
    step_numbers.number_steps(given, ["turn", "roll", "act"])
    assert given == {"turn": 2, "gone": 40, "roll": 41, "act": 42}


def test_the_first_step_comes_after_those_of_the_engine() -> None:
    given: dict[str, int] = {}
    step_numbers.number_steps(given, ["turn"])
    assert given == {"turn": 2}


def test_a_new_answer_gets_a_free_number_and_what_was_given_stays() -> None:
    given = {"end": 0, "play": 1000, "gone": 1}
    step_numbers.number_answers(given, {"end": 1, "play": 1000, "stop": 1, "use": 1500, "drop": 10})
    assert given == {"end": 0, "play": 1000, "gone": 1, "stop": 2, "use": 2000, "drop": 4000}


def test_the_module_says_what_its_numbers_are() -> None:
    text = step_numbers.steps_text({"turn": 2, "act": 3}, ["turn"], ["act"], {"end": 0, "play": 1000})
    assert text.endswith(
        "# Steps.\nTURN: Final = 2\n\n# Questions.\nACT: Final = 3\n\n# Answers.\nEND: Final = 0\nPLAY: Final = 1_000\n"
    )
