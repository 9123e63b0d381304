"""The modules of a card game are found by their names; what only some games have may be missing."""

from __future__ import annotations

from importlib.resources import files

import pytest

import wandwright as ww
from wandwright.content.card_game import CardGame
from wandwright.content.parts import find_parts


@pytest.mark.parametrize("name", ww.games())
def test_a_campaign_is_found_where_a_game_has_the_package(name: str) -> None:
    found = ww.game(name)
    assert isinstance(found, CardGame)
    offered = found.campaign()
    assert (offered is not None) == (files(found.package) / "campaign").is_dir()
    assert offered is None or type(offered) is find_parts(found.package).Campaign


def test_hogwarts_battle_offers_its_campaign_with_its_own_cards() -> None:
    offered = ww.game("hogwarts-battle").campaign()
    assert offered is not None
    book = offered.begin(offered.usual_name, offered.modes[0], offered.usual_heroes)
    assert book.game is ww.game("hogwarts-battle")


def test_what_every_game_has_is_missed(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One sentence names it all, and not what only some games have."""
    folder = tmp_path_factory.mktemp("packages")
    (folder / "bare_game").mkdir()
    (folder / "bare_game" / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(folder))
    with pytest.raises(ValueError, match=r"bare_game lacks library\.Library, box\.Box") as told:
        find_parts("bare_game")
    assert "campaign" not in str(told.value)
