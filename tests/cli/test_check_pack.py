"""`wandwright check-pack`: a pack is played, and what it does is told."""

from __future__ import annotations

from pathlib import Path

from tests.cli.helpers import GAME, Shell

CARD = """
cards:
  - id: gloom
    name: Gloom
    kind: dark_arts
    game: {game}
    copies: 1
    effect: [{{do: lose_health, who: all, n: 3}}]
    confidence: reconstructed
    source: [own]
"""


def test_a_pack_is_played_and_its_mistakes_are_told(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "cards.yaml").write_text(CARD.format(game=1))
    run = shell("check-pack", str(tmp_path), "--game", GAME, "--matches", "4")
    assert run.code == 0
    assert "1 new, 0 changed, 0 taken out." in run.out
    assert "Win rate of policy (2 seats): " in run.out
    assert run.lines()[-1] == "All of it can be played."
    (tmp_path / "cards.yaml").write_text(CARD.format(game="one"))
    wrong = shell("check-pack", str(tmp_path), "--game", GAME)
    assert wrong.code == 2
    assert "game" in wrong.err
    assert shell("check-pack", str(tmp_path), "--game", GAME, "--matches", "1").code == 2
