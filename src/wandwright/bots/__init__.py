"""Players that see only what their seat may see.

from wandwright import bots

bots.play_out(match, {0: bots.make("policy", seed=1), 1: bots.make("uniform", seed=2)})
"""

from wandwright.bots.adviser import Advice, Ranked, advise
from wandwright.bots.bot import Bot
from wandwright.bots.careless import Careless
from wandwright.bots.compare import Budget, Comparison, Estimate, compare
from wandwright.bots.greedy import Greedy, Judgement
from wandwright.bots.people import person
from wandwright.bots.policy import Policy
from wandwright.bots.roster import LEVELS, USUAL, UnknownBot, from_text, make, names, read_texts, summary
from wandwright.bots.search import Search
from wandwright.bots.seating import MissingBot, play_out
from wandwright.bots.uniform import Uniform

__all__ = [
    "LEVELS",
    "USUAL",
    "Advice",
    "Bot",
    "Budget",
    "Careless",
    "Comparison",
    "Estimate",
    "Greedy",
    "Judgement",
    "MissingBot",
    "Policy",
    "Ranked",
    "Search",
    "Uniform",
    "UnknownBot",
    "advise",
    "compare",
    "from_text",
    "make",
    "names",
    "person",
    "play_out",
    "read_texts",
    "summary",
]
