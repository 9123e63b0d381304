"""The campaign of Hogwarts Battle: eight levels, one book (R65 to R67, R117 to R127).

from wandwright import campaign

years = campaign.begin("Our school years", mode="normal", heroes=["harry", "ron"])
match = years.next_match(seed=7)
…  # play it to its end
years.close(match, {"harry": "lumos"})
text = years.save()
"""

from wandwright.campaign.book import Book, Line, Page
from wandwright.campaign.campaign import Campaign, begin, load
from wandwright.campaign.errors import (
    BadChoice,
    CampaignError,
    ForeignMatch,
    ImpossibleBook,
    LevelLocked,
    NotOver,
)

__all__ = [
    "BadChoice",
    "Book",
    "Campaign",
    "CampaignError",
    "ForeignMatch",
    "ImpossibleBook",
    "LevelLocked",
    "Line",
    "NotOver",
    "Page",
    "begin",
    "load",
]
