"""The questions that effects ask: which option, which heroes."""

from __future__ import annotations

from typing import Any, Final

from wandwright.engine.questions.answers import PASS, Asked, Numbered
from wandwright.engine.questions.questions import Question
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.answers import Heroes
from wandwright.games.hogwarts_battle.chapters.effects import steps
from wandwright.games.hogwarts_battle.chapters.effects.choices import heroes_to_pick
from wandwright.games.hogwarts_battle.chapters.effects.shapes import Choice, HeroChoice
from wandwright.games.hogwarts_battle.speech import asked
from wandwright.games.hogwarts_battle.state import BattleState


class Options(Numbered):
    """One option of a card's choice, in the words of a card of the hero who chooses."""

    def label(self, game: Any, state: BattleState, question: Choice, answer: int) -> str:
        if answer in self.others:
            return super().label(game, state, question, answer)
        text: str = game.program_text(state, question.programs[answer], question.seat)
        return text


def choice_is_secret(state: BattleState, question: Choice) -> bool:
    """What a hero can choose may tell the hand; but everybody sees who is stunned, and knows who is passed over."""
    passed_over = question.mark and state.box.readings.skip_stunned and state.stunned[question.seat]
    return not state.box.readings.open_hands and not passed_over


def rule_of_source(state: BattleState, question: Asked) -> str:
    """The rule under which a card asks; a villain or Horcrux also asks when it rewards."""
    kind = state.box.about(question.source).kind
    hostile = state.hostile_depth > 0
    if kind == "villain":
        return "R15" if hostile else "R19"
    if kind == "horcrux":
        return "R15" if hostile else "R33"
    if kind == "encounter":
        return "R47" if hostile else "R57"
    return {"dark_arts": "R14", "location": "R21"}.get(kind, "R16")


NO_MORE: Final = {PASS: ("no more", "label-no-more")}


MODES = {v.WHO_ANY_ONE: "any-one", v.WHO_ANY_TWO: "any-two", v.WHO_UP_TO_TWO: "up-to-two", v.WHO_ONE_OTHER: "one-other"}


def prompt_choose(state: BattleState, question: Choice, secret: bool) -> str:
    left = question.number if secret else question.number - len(question.chosen)
    return asked("prompt-choose", state, question, left=left)


def prompt_hero(state: BattleState, question: HeroChoice, secret: bool) -> str:
    return asked(f"prompt-hero-{MODES[question.mode]}", state, question)


# fmt: off
QUESTIONS: Final[tuple[Question, ...]] = (
    Question(steps.CHOOSE_OPTION, "choose", Options("choose"), shape=Choice, rule=rule_of_source,
             secret=choice_is_secret, shown=True, telling=True, picks="chosen"),
    Question(steps.PICK_HEROES, "hero", Heroes("hero", others=NO_MORE), shape=HeroChoice, rule=rule_of_source,
             picks="chosen", count=heroes_to_pick),
)
