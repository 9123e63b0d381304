"""Measuring play: many matches between bots, and what their results say.

from wandwright import lab

tally = lab.play_matches(game, seats=2, options={}, bots=["policy", "policy"], matches=100, first_seed=0)
low, high = lab.wilson(tally.together, tally.matches)
"""

from wandwright.lab.groups import Group, Groups
from wandwright.lab.measures import Tally, wilson
from wandwright.lab.runner import play_matches

__all__ = ["Group", "Groups", "Tally", "play_matches", "wilson"]
