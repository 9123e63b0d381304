"""Bots that play the matches of a campaign for its tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import yaml

import wandwright as ww
from wandwright.engine.matches.loading import Editions
from wandwright.engine.matches.matches import Match
from wandwright.games.hogwarts_battle.campaign.open_book import OpenBook
from wandwright.games.hogwarts_battle.vocabulary import FOE_KINDS

GAME = "hogwarts-battle"
# A level is tried so often before it counts as hopeless.
MOST_TRIES = 30


def gentle_pack(folder: Path) -> Path:
    """A pack in which foes fall at the first token, Locations last and Encounters ask for little.

    So bots that know nothing of Encounters win all levels in a few seconds, with every other card as it is.
    """
    changes = [change for fields in ww.game(GAME).records() if (change := gentler(fields))]
    folder.mkdir()
    (folder / "gentle.yaml").write_text(yaml.safe_dump({"cards": changes}), "utf-8")
    return folder


def gentler(fields: Mapping[str, Any]) -> dict[str, Any] | None:
    if fields["kind"] in FOE_KINDS:
        return {"id": fields["id"], **{part: 1 for part in ("health", "influence") if fields.get(part)}}
    if fields["kind"] == "location":
        return {"id": fields["id"], "slots": 20}
    return {"id": fields["id"], "to_complete": {"cards_played": {"n": 1}}} if fields["kind"] == "encounter" else None


def begin(name: str, mode: str, heroes: Sequence[str], packs: Sequence[str] = ()) -> OpenBook:
    """A new book of the game, as anybody asks for it."""
    offered = ww.game(GAME, tuple(packs)).campaign()
    assert offered is not None
    return opened(offered.begin(name, mode, heroes))


def load(text: str, editions: Editions | None = None) -> OpenBook:
    return opened(ww.load_book(text, editions=editions))


def opened(book: ww.CampaignBook) -> OpenBook:
    assert isinstance(book, OpenBook)
    return book


def play_well(match: Match) -> None:
    """The policy answers for everybody."""
    while match.decisions:
        match.apply_code(0, match.game.policy(match.state))


def play_badly(match: Match) -> None:
    """Nobody does anything: every turn is ended at once."""
    while match.decision is not None:
        actions = match.decision.actions
        match.apply(next((action for action in actions if action.notation == "end turn"), actions[0]))


def won_match(years: OpenBook, heroes: Sequence[str] | None = None, **more: Any) -> Match:
    """A match of the open level that the bots win; those they lose before are closed as lost."""
    for _ in range(MOST_TRIES):
        match = years.next_match(heroes=heroes, **more)
        play_well(match)
        if match.outcome is not None and match.outcome.winners:
            return match
        years.close(match)
    raise AssertionError(f"the bots never won level {years.open_level}")


def first_fitting(years: OpenBook, match: Match) -> dict[str, str | None]:
    """Each hero puts the first card into the shop that fits."""
    return {hero: (cards[0] if cards else None) for hero, cards in years.choices(match).items()}
