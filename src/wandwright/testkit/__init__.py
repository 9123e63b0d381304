"""Shipped with the package: scenarios, the contract every game passes, perft counts, playthroughs, strategies."""

from wandwright.testkit.scenario import BadScenario, Scenario, ScenarioFailed, load_scenarios, scenario

__all__ = ["BadScenario", "Scenario", "ScenarioFailed", "load_scenarios", "scenario"]
