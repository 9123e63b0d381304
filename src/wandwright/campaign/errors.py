"""What can go wrong with a campaign, in sentences for players."""

from __future__ import annotations

from wandwright.engine.errors import WandwrightError


class CampaignError(WandwrightError):
    """Something that a campaign refuses."""


class LevelLocked(CampaignError):
    """A level that is not open yet."""


class NotOver(CampaignError):
    """A match that still goes on can't be closed."""


class ForeignMatch(CampaignError):
    """A match that was not begun from this book as it is."""


class BadChoice(CampaignError):
    """A card that can't be kept."""


class ImpossibleBook(CampaignError):
    """A book that no play can have led to."""
