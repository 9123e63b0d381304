"""What bots think of Black Rose Wars: each opinion changes what a position is worth, or a choice."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.black_rose_wars.opinion.positions import GAME, ask, card, farthest, position, tokens
from wandwright.engine.language import speaking
from wandwright.engine.questions.answers import PASS
from wandwright.engine.questions.questions import Picks
from wandwright.engine.state.state import NO_CARD
from wandwright.games.black_rose_wars import vocabulary as v
from wandwright.games.black_rose_wars.chapters.lodge.sheets import health_of
from wandwright.games.black_rose_wars.chapters.quests import steps as quests
from wandwright.games.black_rose_wars.chapters.turn import steps as turn
from wandwright.games.black_rose_wars.opinion import heuristics, hopes, planning, policy, reach, reasons
from wandwright.games.black_rose_wars.opinion.tables import tables
from wandwright.games.black_rose_wars.speech import speak


def better(change: Any, seat: int = 0, **options: Any) -> float:
    """How much better a position looks to a seat after a change."""
    state = position(**options)
    before = heuristics.evaluate(state, seat)
    change(state)
    return heuristics.evaluate(state, seat) - before


def put(name: str, place: int, value: Any) -> Any:
    return lambda state: getattr(state, name).__setitem__(place, value)


def test_the_terms_add_up_to_the_evaluation() -> None:
    state = position()
    state.points[:] = [7, 3, 9]
    state.damage[2] = (4, 2, 0, 0, 1)
    assert sum(reasons.opinion(state, 0).values()) == pytest.approx(heuristics.evaluate(state, 0))


def test_a_lead_counts_and_not_points_alone() -> None:
    assert better(put("points", 0, 4)) > 3
    assert better(put("points", 1, 4)) < -2


def test_own_tokens_on_others_are_worth_their_points_and_those_on_oneself_are_a_danger() -> None:
    """R103."""
    few, many = better(put("damage", 1, tokens(0, 2))), better(put("damage", 1, tokens(0, 8)))
    assert many > 4 * few > 0
    assert better(put("damage", 0, tokens(1, 5))) < 0


def test_a_room_is_worth_its_token_to_who_has_most_there() -> None:
    """R143: a tie in a full room is the Black Rose's."""
    assert better(put("instability", 2, (4, 2, 0, 0, 0))) > better(put("instability", 2, (3, 3, 0, 0, 0)))
    assert better(put("instability", 2, (2, 4, 0, 0, 0))) < 0


def test_the_black_rose_is_a_rival_only_where_it_can_win() -> None:
    def rose(state: Any) -> None:
        state.rose_points = 12

    assert better(rose) == 0
    assert better(rose, black_rose_wins="leads") < -3
    assert better(rose, seats=1, solo="alone") < -3


def test_quests_are_worth_more_the_nearer_their_room_is_and_nothing_once_it_is_destroyed() -> None:
    state = position()
    quest = card(state, "q1_09")
    room = state.box.room_number["treasure_room"]
    state.mage_room[0] = room
    here = hopes.quest_worth(state, 0, quest)
    state.mage_room[0] = farthest(state, room)
    assert here > hopes.quest_worth(state, 0, quest) > 0
    state.destroyed = 1 << room
    assert hopes.quest_worth(state, 0, quest) == 0


def test_honours_of_the_end_count() -> None:
    """R149 to R153."""
    state = position()
    before = heuristics.honours_worth(state)
    state.completed[1] = (card(state, "q1_09"),)
    state.trophies[2] = (1, 0, 0, 0)
    state.crown = 0
    after = heuristics.honours_worth(state)
    assert after[1] > before[1] + 3
    assert after[2] > before[2] + 2


def test_a_blow_is_struck_where_it_pays_and_a_hopeless_quest_is_given_back() -> None:
    state = position(seats=2)
    state.mage_room[1] = state.mage_room[0]
    state.damage[1] = tokens(0, health_of(state, 1) - 2)
    state.active, state.left, state.actions[0] = 0, 2, 1
    assert ask(state, (turn.NEXT_ACTION,)) == turn.ATTACK
    quest = card(state, "q1_09")
    state.quests[0] = (quest,)
    kind = state.box.definition[quest]
    question = Picks(quests.DISCARD_QUEST, 0, NO_CARD, 1, ())
    assert planning.discard_quest(state, question, (kind, PASS)) == PASS
    state.destroyed = 1 << state.box.room_number["treasure_room"]
    assert planning.discard_quest(state, question, (kind, PASS)) == kind


def test_spells_are_prepared_that_reach_somebody() -> None:
    """A healing half is worth something only to the wounded; damage only where somebody is near."""
    state = position(seats=2)
    known = tables(state.box)
    lance = known.spells[card(state, "des_searing_lance")][v.UPRIGHT]
    state.mage_room[1] = state.mage_room[0]
    near = reach.spell_worth(state, 0, lance, reach.prey(state, 0))
    state.mage_room[1] = v.NOWHERE
    assert near > reach.spell_worth(state, 0, lance, reach.prey(state, 0)) + 0.5


def test_a_trial_ends_where_nothing_is_under_way() -> None:
    state = position(seats=2)
    state.active, state.left, state.actions[0] = 0, 2, 1
    state.stack.append((turn.NEXT_ACTION,))
    GAME.rules.advance(state)
    after = GAME.foreseen(state, 0, turn.MOVE)
    assert not after.legal or policy.is_quiet(after)


@pytest.mark.parametrize("locale", ["en", "cs", "it"])
def test_every_term_has_its_words(locale: str) -> None:
    less, more = position(), position()
    more.points[0] = 3
    more.damage[1] = tokens(0, 6)
    more.instability[2] = (4, 1, 0, 0, 0)
    more.crown = 0
    less.crown = 1
    with speaking(locale):
        told = [reasons.gain_text(f"{term} 0", less, more) for term in ("points", "fights", "rooms", "honours")]
        spared = reasons.spared_text("points 0", less, more, less)
        every = [speak(f"reason-{what}-{term}", n=2) for what in ("gains", "spares") for term in terms()]
    assert all(told)
    assert "3" in told[0]
    assert "3" in spared
    assert len(set(every)) == len(every)


def terms() -> list[str]:
    return list(heuristics.terms(position(), 0))
