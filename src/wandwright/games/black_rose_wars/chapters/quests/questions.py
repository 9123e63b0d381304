"""Questions: what this chapter asks."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.answers import PASS, Kinds
from wandwright.engine.questions.questions import Picks, Question
from wandwright.games.black_rose_wars import answers as a
from wandwright.games.black_rose_wars.chapters.quests import steps

KEPT_QUESTS: Final = Kinds("keep", "label-keep", zone=a.drawn_quests)
QUESTS: Final = Kinds("discard", "label-discard-quest", {PASS: ("keep", "label-keep-quests")}, zone=a.quests)
OLDER: Final = Kinds("discard", "label-discard-quest", zone=a.quests)

# fmt: off
QUESTIONS: Final[tuple[Question, ...]] = (
    Question(steps.DISCARD_QUEST, "discard_quest", QUESTS, shape=Picks, rule="R40", secret="quests",
             loses=("discard",)),
    Question(steps.KEEP_QUESTS, "keep_quests", KEPT_QUESTS, shape=Picks, rule="R124",
             secret="drawn_quests",
             picks="picked"),
    Question(steps.OLDER_QUEST, "older_quest", OLDER, shape=Picks, rule="R128", secret="quests"),
)
