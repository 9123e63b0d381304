"""The browser has a name for every option of a game, and a picture of every card where it draws each by its id."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import wandwright as ww
from wandwright import bots
from wandwright.content.card_game import CardGame

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
# The book of a campaign fills it in; nobody is asked.
UNASKED = {"hogwarts-battle": {"book"}}


def english_words(name: str) -> set[str]:
    """The messages of the lobby; web/src/text/text.test.ts holds the other languages beside them."""
    pages = [*(WEB / "text").glob("*en.ftl"), *([WEB / "games" / name / "lobby" / "en.ftl"] if name else [])]
    return {key for page in pages for key in re.findall(r"^([a-z][\w-]*) =", page.read_text("utf-8"), re.MULTILINE)}


def keys_of(name: str, option: ww.Option) -> list[str]:
    """What web/src/lib/lobby.ts asks for: the option, and each of its values."""
    word = option.name.replace("_", "-")
    values = [value.replace("_", "-") or "none" for value in option.values]
    return [f"{name}-option-{word}-label", *(f"{name}-value-{word}-{value}" for value in values)]


def test_every_level_of_the_bots_has_a_face_a_name_and_a_sentence() -> None:
    known = english_words("")
    keys = [key for level in bots.LEVELS for key in (f"bot-{level}", f"bot-{level}-how", f"people-plays-{level}")]
    assert [key for key in keys if key not in known] == []
    faces = re.findall(r"^  '?([\w-]+)'?: \{ head", (WEB / "lib" / "levels.ts").read_text("utf-8"), re.MULTILINE)
    assert tuple(faces) == bots.LEVELS


@pytest.mark.parametrize("name", ww.games())
def test_every_option_and_each_of_its_values_has_a_name_in_the_lobby(name: str) -> None:
    asked = [option for option in ww.game(name).options() if option.name not in UNASKED.get(name, ())]
    known = english_words(name)
    assert [key for option in asked for key in keys_of(name, option) if key not in known] == []


def pictures_of(page: Path) -> dict[str, str]:
    """Of each card the name of its picture; some games list them by chapter."""
    listed = json.loads(page.read_text("utf-8"))
    groups = [group for group in listed.values() if isinstance(group, dict)]
    return {card: name for group in groups or [listed] for card, name in group.items()}


@pytest.mark.parametrize("page", sorted(WEB.glob("games/*/motifs.json")), ids=lambda page: page.parent.name)
def test_every_card_that_is_drawn_by_its_id_has_a_picture(page: Path) -> None:
    motifs = pictures_of(page)
    game = ww.game(page.parent.name)
    assert isinstance(game, CardGame)
    assert [record["id"] for record in game.records() if record["id"] not in motifs] == []


def test_the_pictures_of_hogwarts_battle_come_with_the_game_or_box_of_their_card() -> None:
    """One in another group would be loaded with all of a Game that is not played."""
    listed = json.loads((WEB / "games" / "hogwarts-battle" / "motifs.json").read_text("utf-8"))
    groups = {card: group for group, cards in listed.items() for card in cards}
    told = {
        card.id: card.facts.get("set") or f"game-{card.facts['game']}"
        for card in ww.game("hogwarts-battle").cards("en")
    }
    assert groups == told
