"""The laboratory: many matches between bots, and what their results say.

from wandwright import lab

tally = lab.play_matches(game, seats=2, options={}, names=["policy", "policy"], matches=100, first_seed=0)
low, high = lab.wilson(tally.together, tally.matches)
"""

from wandwright.lab.executors import Executor, Processes, Serial, executor
from wandwright.lab.intervals import Estimate, paired_means, paired_rates, rate, rates_apart, wilson
from wandwright.lab.measures import Measure, Sitting
from wandwright.lab.plans import Factor, Plan, Variation, Wanted, make_plan
from wandwright.lab.playing import play_job, play_matches
from wandwright.lab.tallies import Group, Tally

__all__ = [
    "Estimate",
    "Executor",
    "Factor",
    "Group",
    "Measure",
    "Plan",
    "Processes",
    "Serial",
    "Sitting",
    "Tally",
    "Variation",
    "Wanted",
    "executor",
    "make_plan",
    "paired_means",
    "paired_rates",
    "play_job",
    "play_matches",
    "rate",
    "rates_apart",
    "wilson",
]
