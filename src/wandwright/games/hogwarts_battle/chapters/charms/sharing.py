"""What a played card gives its player, and another hero with it: the Apparition Charm (R110)."""

from __future__ import annotations

from wandwright.engine.questions.questions import Plain
from wandwright.games.hogwarts_battle.chapters.charms.steps import SHARE
from wandwright.games.hogwarts_battle.chapters.health.health import gain_health
from wandwright.games.hogwarts_battle.chapters.health.tokens import gain_attack, gain_influence
from wandwright.games.hogwarts_battle.chapters.piles.piles import draw_extra
from wandwright.games.hogwarts_battle.state import BattleState


def ask_whom(state: BattleState, hero: int, source: int) -> None:
    state.stack.append(Plain(SHARE, hero, source))


def list_share(state: BattleState, question: Plain) -> list[int]:
    return [seat for seat in range(state.box.seats) if seat != question.seat]


def answer_share(state: BattleState, question: Plain, answer: int) -> None:
    """The same again, for the other hero."""
    attack, influence, health, cards = state.given
    if attack:
        gain_attack(state, answer, attack, question.source)
    if influence:
        gain_influence(state, answer, influence, question.source)
    gain_health(state, answer, health, question.source)
    if cards:
        draw_extra(state, answer, cards, question.source)
