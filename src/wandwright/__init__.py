"""Wandwright: five rule documents, one table.

import wandwright as ww

match = ww.game("hogwarts-battle").start(seats=2, seed=7, options={"game": 3, "heroes": ["harry", "ron"]})
match.apply(match.decision.actions[0])
"""

from typing import TYPE_CHECKING

from wandwright.engine import VERSION
from wandwright.engine.errors import (
    BadOption,
    BadPosition,
    CampaignError,
    CannotUndo,
    ContentMismatch,
    DamagedSave,
    EndlessWork,
    FutureSave,
    IllegalAction,
    MatchOver,
    RulesMismatch,
    StaleAnswer,
    UnknownAction,
    UnknownCard,
    UnknownGame,
    UnknownHero,
    UnknownOption,
    UnknownSeat,
    WandwrightError,
)
from wandwright.engine.matches.books import load_book
from wandwright.engine.matches.campaigns import Campaign, CampaignBook
from wandwright.engine.matches.games import Game, game
from wandwright.engine.matches.loading import load
from wandwright.engine.matches.matches import Match
from wandwright.engine.matches.options import Option, Setup
from wandwright.engine.questions.actions import Action
from wandwright.engine.questions.decisions import Decision
from wandwright.engine.questions.records import Record
from wandwright.engine.state.events import Event
from wandwright.engine.state.state import Outcome
from wandwright.testkit.scenario import BadScenario, Scenario, ScenarioFailed, scenario

if TYPE_CHECKING:
    from wandwright.engine.matches.games import games
else:
    # The package of the games and the function that lists them share one name; the package is callable.
    from wandwright import games

__version__ = VERSION

__all__ = [
    "Action",
    "BadOption",
    "BadPosition",
    "BadScenario",
    "Campaign",
    "CampaignBook",
    "CampaignError",
    "CannotUndo",
    "ContentMismatch",
    "DamagedSave",
    "Decision",
    "EndlessWork",
    "Event",
    "FutureSave",
    "Game",
    "IllegalAction",
    "Match",
    "MatchOver",
    "Option",
    "Outcome",
    "Record",
    "RulesMismatch",
    "Scenario",
    "ScenarioFailed",
    "Setup",
    "StaleAnswer",
    "UnknownAction",
    "UnknownCard",
    "UnknownGame",
    "UnknownHero",
    "UnknownOption",
    "UnknownSeat",
    "WandwrightError",
    "__version__",
    "game",
    "games",
    "load",
    "load_book",
    "scenario",
]
