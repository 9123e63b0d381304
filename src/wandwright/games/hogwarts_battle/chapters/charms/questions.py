"""The questions of the chapter on charms."""

from __future__ import annotations

from typing import Final

from wandwright.engine.questions.answers import Answers, Asked, Fixed, Kinds
from wandwright.engine.questions.questions import Question
from wandwright.games.hogwarts_battle.answers import Foes, Heroes
from wandwright.games.hogwarts_battle.chapters.charms import steps
from wandwright.games.hogwarts_battle.chapters.charms.choosing import choices_of
from wandwright.games.hogwarts_battle.chapters.charms.shapes import Activation, CharmOffer, Fall, Move
from wandwright.games.hogwarts_battle.speech import asked, hero_name
from wandwright.games.hogwarts_battle.state import BattleState


def hero_cards_left(state: BattleState, question: Asked) -> tuple[int, ...]:
    seat: int = question.seat
    return state.box.hero_choices[seat]


HERO_CARDS: Final = Kinds("take", "label-take-back", zone=hero_cards_left)
CHARMS: Final = Kinds("take", "label-take-back", zone=lambda state, _: state.charms)
ACTIVE: Final = Kinds("activate", "label-activate", zone=choices_of)
USING: Final = Fixed((("leave", "label-leave-charm"), ("use", "label-use-charm")))
RESCUING: Final = Fixed((("leave", "label-leave-hero"), ("rescue", "label-rescue")))


def prompt_rescue(state: BattleState, question: Fall, secret: bool) -> str:
    fallen = hero_name(state, question.fallen)
    return asked("prompt-rescue", state, question, fallen=fallen)


# fmt: off
QUESTIONS: Final[tuple[Question, ...]] = (
    Question(steps.PICK_HERO_CARD, "hero_card", HERO_CARDS, rule="R80"),
    Question(steps.PICK_CHARM, "charm", CHARMS, rule="R80"),
    Question(steps.PICK_ACTIVE, "active", ACTIVE, shape=Activation, rule="R78"),
    Question(steps.USE_CHARM, "use_charm", USING, shape=CharmOffer, rule="R60", secret="hand", shown=True),
    Question(steps.RESCUE, "rescue", RESCUING, shape=Fall, rule="R111", secret="hand", shown=True),
    Question(steps.MOVE_FROM, "move_from", Foes("from", "label-move-from"), rule="R110"),
    Question(steps.MOVE_TO, "move_to", Foes("to", "label-move-to"), shape=Move, rule="R110"),
    Question(steps.MOVE_HOW_MANY, "move_how_many", Answers("move", "label-move"), shape=Move, rule="R110"),
    Question(steps.SHARE, "share", Heroes("share", "label-share"), rule="R110"),
)
