"""The homebrew check: cards forced into play, and what goes wrong told with its match."""

from __future__ import annotations

from pathlib import Path

import pytest

import wandwright as ww
from wandwright.lab import pack_check
from wandwright.lab.executors import Serial
from wandwright.testkit.pack_cards import SetUp, change_of, hands_of, ways

NEW = """
cards:
  - id: lumos
    cost: 2
  - id: expulso
    remove: true
  - id: xyzzy
    name: Xyzzy
    kind: hogwarts
    type: spell
    game: 4
    copies: 1
    cost: 9
    effect: [{do: gain_influence, n: 3}]
    confidence: reconstructed
    source: [own]
  - id: gloom
    name: Gloom
    kind: dark_arts
    game: 1
    copies: 1
    effect: [{do: lose_health, who: all, n: 9}, {do: add_control, n: 2}]
    confidence: reconstructed
    source: [own]
"""


@pytest.fixture(name="pack")
def own_pack(tmp_path: Path) -> str:
    place = tmp_path / "own"
    place.mkdir()
    (place / "cards.yaml").write_text(NEW)
    return str(place)


def test_each_card_has_a_set_up_and_begins_on_top_or_in_a_hand(pack: str) -> None:
    found = ww.game("hogwarts-battle", (pack,))
    change = change_of(found, ww.game("hogwarts-battle"))
    assert (change.new, change.changed, change.removed) == (("gloom", "xyzzy"), ("lumos",), ("expulso",))
    reached = ways(found, change)
    xyzzy = reached["xyzzy"]
    assert xyzzy is not None
    assert xyzzy.set_up.options == {"game": 4}
    on_top, in_hand = xyzzy.given
    assert next(iter(on_top.values()))[0].partition("#")[0] == "xyzzy"
    assert in_hand == {"heroes.0.hand": ["xyzzy"]}
    gloom = reached["gloom"]
    assert gloom is not None
    assert len(gloom.given) == 1
    assert "hand" in hands_of(found)["hogwarts"]
    assert "hand" not in hands_of(found)["dark_arts"]


def test_every_card_comes_into_play_and_the_win_rate_is_compared(pack: str) -> None:
    report = pack_check.check_pack(ww.game("hogwarts-battle", (pack,)), pack, 4, Serial())
    tried = {one.card: one for one in report.tried}
    assert report.is_right
    assert tried["gloom"].came == tried["gloom"].worked == 4
    assert tried["xyzzy"].offered >= 2
    assert report.before[1] == report.after[1] == 4
    assert report.apart is not None


def test_a_match_without_an_end_and_a_card_out_of_reach_are_told(pack: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pack_check, "MOST_DECISIONS", 3)
    trial = pack_check.Trial("hogwarts-battle", pack, "gloom", SetUp(2, {}), ({},), 1)
    (mishap,) = pack_check.play_trial(trial).mishaps
    assert "Endless: it is not over after 3 answers" in mishap
    assert "seed 0" in mishap


def test_a_card_that_its_game_can_not_play_is_told_with_the_mistake(pack: str) -> None:
    trial = pack_check.Trial("hogwarts-battle", pack, "gloom", SetUp(2, {}), ({"nowhere": ["gloom"]},), 2)
    tried = pack_check.play_trial(trial)
    assert len(tried.mishaps) == 2
    assert "nowhere" in tried.mishaps[0]
