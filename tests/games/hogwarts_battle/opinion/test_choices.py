"""Choices of Games 1 to 7 that were once plainly stupid: by the policy, and by the quick answers inside a line."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

import pytest

import wandwright as ww
from wandwright.engine.questions.questions import Plain
from wandwright.engine.state.state import NO_CARD, State
from wandwright.games.hogwarts_battle import vocabulary as v
from wandwright.games.hogwarts_battle.chapters.dice.steps import PICK_DIE
from wandwright.games.hogwarts_battle.opinion import thumbs
from wandwright.games.hogwarts_battle.state import BattleState
from wandwright.testkit.scenario import Scenario

BATTLE = ww.game("hogwarts-battle")
BARE: dict[str, Any] = {
    "stack": [["act", 0, -1]],
    "villains.active": [None, None, None],
    "villains.deck": ["draco_malfoy"],
    "dark_arts.deck": [],
    "heroes.0.hand": [],
    "heroes.1.hand": [],
    "heroes.0.deck": ["alohomora_harry", "alohomora_harry", "firebolt"],
    "hogwarts.market": [None] * 6,
}
Chooser = Callable[[State, int], int]
CHOOSERS = [pytest.param(BATTLE.policy, id="policy"), pytest.param(BATTLE.answer, id="answer")]
HANDS = ["open", "closed"]


def choice(chooser: Chooser, given: Mapping[str, Any], play: Sequence[str] = (), hands: str = "open") -> str:
    """What Harry does, who plays with Ron."""
    options = {"game": 5, "heroes": ["harry", "ron"], "hands": hands}
    data = {"game": "hogwarts-battle", "options": options, "given": {**BARE, **given}, "play": list(play)}
    match = Scenario(data, "a prepared position").played()
    decision = match.decision
    assert decision is not None
    guess = BATTLE.determinize(match.state, decision.seat, 1)
    code = chooser(guess, decision.index)
    return next(action.notation for action in decision.actions if action.code == code)


@pytest.mark.parametrize("chooser", CHOOSERS)
@pytest.mark.parametrize("hands", HANDS)
def test_the_villain_that_does_more_harm_comes_before_a_larger_one(chooser: Chooser, hands: str) -> None:
    """Pettigrew adds control every other turn; Umbridge hurts only who buys."""
    given = {"villains.active": ["dementor", "peter_pettigrew", None], "heroes.0.attack": 1}
    assert choice(chooser, given, hands=hands) == "attack peter_pettigrew"
    given = {"villains.active": ["dolores_umbridge", "quirinus_quirrell", None], "heroes.0.attack": 1}
    assert choice(chooser, given, hands=hands) == "attack quirinus_quirrell"


@pytest.mark.parametrize("chooser", CHOOSERS)
@pytest.mark.parametrize("hands", HANDS)
def test_under_a_ban_on_drawing_a_card_that_only_draws_is_not_bought(chooser: Chooser, hands: str) -> None:
    """Basilisk: nobody draws. Without it Lumos is the better card."""
    given = {"hogwarts.market": ["lumos", "reparo", None, None, None, None], "heroes.0.influence": 4}
    assert choice(chooser, given, hands=hands) == "acquire lumos"
    banned = {**given, "villains.active": ["basilisk", None, None]}
    assert choice(chooser, banned, hands=hands) == "acquire reparo"


@pytest.mark.parametrize("chooser", CHOOSERS)
@pytest.mark.parametrize("hands", HANDS)
def test_cards_that_draw_wait_until_the_ban_has_fallen(chooser: Chooser, hands: str) -> None:
    given = {"heroes.0.hand": ["lumos", "alohomora_harry"], "heroes.0.attack": 1}
    assert choice(chooser, given, hands=hands) == "play lumos"
    banned = {**given, "villains.active": ["basilisk", "dementor", None], "villains.wounds": [7, 0, 0]}
    assert choice(chooser, banned, hands=hands) == "play alohomora_harry"
    assert choice(chooser, banned, ["play alohomora_harry"], hands) == "attack basilisk"
    assert choice(chooser, banned, ["play alohomora_harry", "attack basilisk"], hands) == "play lumos"


@pytest.mark.parametrize("chooser", CHOOSERS)
@pytest.mark.parametrize("hands", HANDS)
def test_a_card_that_only_draws_stays_in_hand_while_the_ban_lasts(chooser: Chooser, hands: str) -> None:
    given = {"heroes.0.hand": ["lumos"], "villains.active": ["basilisk", None, None]}
    assert choice(chooser, given, hands=hands) == "end turn"
    assert choice(chooser, {**given, "heroes.0.hand": ["incendio"]}, hands=hands) == "play incendio"


def test_no_die_is_rolled_for_cards_that_nobody_may_draw() -> None:
    """Petrification: the Ravenclaw die, which shows cards, is worth less than the Gryffindor die, and was not."""
    state = cast(BattleState, BATTLE.start(seats=2, seed=1, options={"game": 5}).state.copy())
    ravenclaw, gryffindor = v.HOUSE_DICE.index("ravenclaw"), v.HOUSE_DICE.index("gryffindor")
    before = thumbs.die_worth(state, ravenclaw, ())
    assert before == max(thumbs.die_worth(state, die, ()) for die in (ravenclaw, gryffindor))
    state.banned = v.FORBID_DRAW
    assert thumbs.die_worth(state, ravenclaw, ()) == min(
        before, *[thumbs.die_worth(state, die, ()) for die in range(4)]
    )
    asked = Plain(PICK_DIE, 0, NO_CARD)
    assert thumbs.roll_best(state, asked, (ravenclaw, gryffindor)) == gryffindor
