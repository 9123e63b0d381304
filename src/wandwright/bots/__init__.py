"""Players that see only what their seat may see.

from wandwright import bots

bots.play_out(match, {0: bots.make("policy", seed=1), 1: bots.make("uniform", seed=2)})
"""

from wandwright.bots.adviser import Advice, advise
from wandwright.bots.bot import Bot
from wandwright.bots.greedy import Greedy, Judgement
from wandwright.bots.people import person
from wandwright.bots.policy import Policy
from wandwright.bots.roster import USUAL, UnknownBot, make, names, read_texts, summary
from wandwright.bots.seating import MissingBot, play_out
from wandwright.bots.uniform import Uniform

__all__ = [
    "USUAL",
    "Advice",
    "Bot",
    "Greedy",
    "Judgement",
    "MissingBot",
    "Policy",
    "Uniform",
    "UnknownBot",
    "advise",
    "make",
    "names",
    "person",
    "play_out",
    "read_texts",
    "summary",
]
