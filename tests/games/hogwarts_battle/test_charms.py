"""What heroes bring with the New Rules: options, refusals, what the table shows (R78, R80, R107, R115f)."""

from __future__ import annotations

from pathlib import Path

import pytest

import wandwright as ww
from wandwright.content.mistakes import PackError

BATTLE = ww.game("hogwarts-battle")
YEAR_7 = {"scenario": "year-7", "heroes": ["harry", "luna"]}


def test_one_active_is_refused_where_no_hero_has_two_of_a_kind() -> None:
    """R115f."""
    with pytest.raises(ww.BadOption, match="no hero has two of a kind"):
        BATTLE.start(seats=2, seed=1, options={**YEAR_7, "one_active": "on"})


def test_charms_may_be_dealt() -> None:
    """R80: each one once, and nobody is asked."""
    match = BATTLE.start(seats=2, seed=1, options={**YEAR_7, "charms": "deal", "proficiencies": "deal"})
    heroes = match.view(0)["heroes"]
    assert heroes[0]["charm"]["id"] != heroes[1]["charm"]["id"]
    assert match.decision is not None
    assert match.decision.kind == "hero_card"


def test_the_view_shows_what_a_hero_brings() -> None:
    """R107: with the open effect of the Charm."""
    match = BATTLE.start(seats=2, seed=1, options={**YEAR_7, "charms": "deal", "proficiencies": "deal"})
    match.apply("take harry_potter_hero_mb")
    harry, luna = match.view(1)["heroes"]
    assert harry["card"]["id"] == "harry_potter_hero_mb"
    assert (harry["patronus"]["id"], luna["patronus"]["id"]) == ("stag_patronus", "rabbit_patronus")
    assert (harry["tier"], harry["declared"]) == ("8-10", False)


def own_charms(folder: Path, *tiers: str) -> Path:
    """The folder of a pack with Charms whose first effects are given."""
    others = "{when: action, limit: turn, pay: {discard: 1}, then: [{do: draw, n: 1}]}"
    cards = [
        f"  - id: own_charm_{number}\n    name: Own Charm {number}\n    kind: charm\n"
        "    set: charms-potions-1\n    copies: 1\n"
        f'    tiers: {{"8-10": [{tier}], "4-7": [{others}], "1-3": [{others}]}}\n'
        "    confidence: reconstructed\n    source: [own]\n"
        for number, tier in enumerate(tiers, start=1)
    ]
    (folder / "own.yaml").write_text("cards:\n" + "".join(cards), encoding="utf-8")
    return folder


def test_charms_that_could_not_work_are_refused(tmp_path: Path) -> None:
    folder = own_charms(
        tmp_path,
        "{when: action, then: [{do: draw, n: 1}]}",
        "{when: action, limit: turn, then: [{do: repeat_card}]}",
        "{when: revealed, do: draw, n: 1}",
    )
    with pytest.raises(PackError) as refused:
        ww.game("hogwarts-battle", packs=(folder,)).start(seats=2, seed=1)
    said = str(refused.value)
    assert "own_charm_1: a Charm is used once a turn" in said
    assert "own_charm_2: `repeat_card` works only with `when: card_played`" in said
    assert 'can\'t be "revealed" here' in said


def test_a_charm_of_an_own_pack_is_offered(tmp_path: Path) -> None:
    folder = own_charms(tmp_path, "{when: action, if: {kinds_played: 3}, limit: turn, then: [{do: gain_attack, n: 1}]}")
    game = ww.game("hogwarts-battle", packs=(folder,))
    match = game.start(seats=2, seed=1, options={**YEAR_7, "proficiencies": "deal"})
    match.apply("take harry_potter_hero_g7")
    assert match.decision is not None
    assert "take own_charm_1" in [action.notation for action in match.decision.actions]
