"""Everything that can go wrong, each with a sentence that says what to do next."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def nearest(word: str, known: Iterable[str]) -> str:
    """The known words closest to a mistyped one, ready to be read aloud."""
    names = sorted(known)
    close = get_close_matches(str(word), names, n=3, cutoff=0.5)
    if close:
        return "Did you mean " + " or ".join(close) + "?"
    return "Known: " + ", ".join(names) + "."


class WandwrightError(Exception):
    """The parent of every error this package raises on purpose."""


class UnknownGame(WandwrightError):
    """No game of that name is installed."""


class UnknownOption(WandwrightError):
    """The game has no option of that name."""


class BadOption(WandwrightError):
    """An option has a value it can't take."""


class Contradiction(BadOption):
    """Options that are fine each by itself do not go together; `code` lets a browser say why in another language."""

    def __init__(self, why: str, code: str = "") -> None:
        super().__init__(why)
        self.code = code


class UnknownHero(BadOption):
    """A hero is named that this game does not have."""


class UnknownCard(WandwrightError):
    """A card id is not in the pack, or no copy of it is left; `near` are names like the one that was asked for."""

    def __init__(self, text: str, near: tuple[str, ...] = ()) -> None:
        super().__init__(text)
        self.near = near


class UnknownSpace(WandwrightError):
    """A board has no space of that name."""


class BadBoard(WandwrightError):
    """A board can't be made from the spaces and ways it is given."""


class UnknownSeat(WandwrightError):
    """A seat number is outside the table."""


class IllegalAction(WandwrightError):
    """The action is not among the legal answers to the open question."""


class UnknownAction(IllegalAction):
    """A text is not the notation of any action of this game."""


class StaleAnswer(IllegalAction):
    """The answer belongs to a question that is no longer open."""


class MatchOver(IllegalAction):
    """The match has ended; nothing can be played any more."""


class CannotUndo(WandwrightError):
    """There is nothing to take back at the place asked for."""


class DamagedSave(WandwrightError):
    """A save can't be read: cut off, edited, or not a save at all."""


class FutureSave(WandwrightError):
    """A save was written by a newer version."""


class ContentMismatch(WandwrightError):
    """A save belongs to other card data than the data loaded now."""


class RulesMismatch(WandwrightError):
    """A save was played by another version of the game's rules."""


class EndlessWork(WandwrightError):
    """A position whose effects never come to an end; only one set by hand can be so."""


class BadPosition(WandwrightError):
    """A prepared position names a path or a value the state does not have."""


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
