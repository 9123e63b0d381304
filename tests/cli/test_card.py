"""`wandwright card`: text, numbers and words of one card."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

import pytest

import wandwright as ww
from tests.cli.helpers import GAME, Shell


def test_a_card_shows_its_text_its_numbers_and_its_words(shell: Shell) -> None:
    run = shell("card", GAME, "lumos")
    assert run.code == 0
    assert run.lines()[:3] == ["Lumos! (lumos)", "Hogwarts card, spell, 4 influence", "  Every hero draws 1 card."]
    rest = [" ".join(line.split()) for line in run.lines()[3:]]
    assert {"cost 4", "copies 2", "game 1", "confidence high", "effect words draw"} <= set(rest)
    assert rest[-2:] == ["effect", "- {do: draw, n: 1, who: all}"]


@pytest.mark.parametrize("typed", ["time_turner", "Time-Turner", "time turner", "time t"])
def test_a_card_is_found_by_its_id_its_name_or_the_beginning_of_one(shell: Shell, typed: str) -> None:
    assert shell("card", GAME, typed).lines()[0] == "Time-Turner (time_turner)"


def test_a_card_in_another_language_is_found_by_its_name_there(shell: Shell) -> None:
    run = shell("card", GAME, "Obraceč času", "--locale", "cs")
    assert run.lines()[0] == "Obraceč času (time_turner)"
    english = shell("card", GAME, "time_turner")
    assert run.lines()[1] != english.lines()[1]
    assert run.lines()[-4:] == english.lines()[-4:], "the data has no language"


def test_values_that_are_not_as_sure_as_the_card_say_so(shell: Shell) -> None:
    lines = [" ".join(line.split()) for line in shell("card", "death-eaters-rising", "luna_lovegood").lines()]
    assert {"confidence low", "health 5 (reconstructed)", "starter False (high)", "ability"} <= set(lines)


def test_a_mistake_is_answered_with_the_nearest_names(shell: Shell) -> None:
    run = shell("card", GAME, "lumoss")
    assert run.code == 2
    assert run.err == "wandwright: There is no card 'lumoss'. Did you mean Lumos!?\n"
    assert "no texts in the language 'xx'. Known: cs, en, it." in shell("card", GAME, "lumos", "--locale", "xx").err
    assert "There is no game" in shell("card", "chess", "lumos").err


def test_a_pack_of_ones_own_changes_and_adds_cards(shell: Shell, tmp_path: Path) -> None:
    entry = "{id: own_nox, name: Nox, kind: hogwarts, type: spell, game: 1, copies: 1, cost: 3, confidence: high, "
    (tmp_path / "cards.yaml").write_text(
        f"cards:\n  - {{id: lumos, cost: 7}}\n  - {entry}source: [own], effect: [{{do: gain_influence, n: 2}}]}}\n",
        encoding="utf-8",
    )
    changed = [" ".join(line.split()) for line in shell("card", GAME, "lumos", "--pack", str(tmp_path)).lines()]
    assert "cost 7" in changed
    assert "  Gain 2 influence." in shell("card", GAME, "own_nox", "--pack", str(tmp_path)).lines()
    assert shell("card", GAME, "own_nox").code == 2


@pytest.mark.parametrize("name", ww.games())
def test_a_card_of_every_kind_can_be_shown(shell: Shell, name: str) -> None:
    kinds = {face.kind: face.id for face in ww.game(name).cards("en")}
    for card, locale in zip(kinds.values(), cycle(("en", "cs", "it"))):
        run = shell("card", name, card, "--locale", locale)
        assert run.code == 0, run.err
        assert f"({card})" in run.lines()[0]
