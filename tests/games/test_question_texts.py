"""Whatever a game may ask has its words in every language, whether or not a match at random ever comes to it."""

from __future__ import annotations

import pytest

import wandwright as ww
from wandwright.content.messages import Messages
from wandwright.testkit.texts import Texts, lacking_questions, unanswered_prompts


@pytest.mark.parametrize("name", ww.games())
def test_every_question_and_every_answer_has_its_message(name: str) -> None:
    messages = Messages(f"wandwright.games.{name.replace('-', '_')}")
    assert {"cs", "en", "it"} <= set(messages.locales())
    assert lacking_questions(ww.game(name), messages) == []


@pytest.mark.parametrize("name", ww.games())
def test_a_prompt_asks_for_nothing_that_it_is_not_told(name: str) -> None:
    texts = Texts(f"wandwright.games.{name.replace('-', '_')}")
    assert unanswered_prompts(ww.game(name), texts) == []
