"""Campaign of Hogwarts Battle: books that are begun, and books that are opened (R117, R122)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from wandwright.engine.matches import campaigns
from wandwright.games.hogwarts_battle.campaign.book import Book, Page, read_fields
from wandwright.games.hogwarts_battle.campaign.open_book import OpenBook, starting_cards
from wandwright.games.hogwarts_battle.campaign_setup import MODES

if TYPE_CHECKING:
    from wandwright.games.hogwarts_battle.game import HogwartsBattle


class Campaign(campaigns.Campaign):
    """Years 1 to 7 and the Battle for Hogwarts."""

    modes = MODES
    usual_name = "Our school years"
    usual_heroes = ("harry", "ron")
    takes_unnamed = True

    def __init__(self, found: HogwartsBattle) -> None:
        self.game = found

    def begin(self, name: str, mode: str, heroes: Sequence[str]) -> OpenBook:
        first = Page({hero: starting_cards(self.game.library, hero, mode) for hero in heroes})
        return OpenBook(self.game, Book(name, mode, self.game.content_hash, tuple(heroes), (first,)))

    def open(self, fields: Mapping[str, Any]) -> OpenBook:
        return OpenBook(self.game, read_fields(fields))
