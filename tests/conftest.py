"""What all tests share: how hypothesis works here, and a line that says which build is tested."""

from __future__ import annotations

import os
from pathlib import Path

from hypothesis import HealthCheck, settings

from wandwright.engine.rules import rules

# A first example reads the pack and is slow; a busy machine is slow. Neither is a fault of what is tested.
settings.register_profile("here", deadline=None, suppress_health_check=[HealthCheck.too_slow])
# The same examples every time, so that a change is judged by what it changes.
settings.register_profile("ci", parent=settings.get_profile("here"), derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "here")


def pytest_report_header() -> str:
    """A compiled build may lie beside the source; what is on the path decides, so it is said."""
    build = "plain Python" if rules.__file__.endswith(".py") else "compiled"
    return f"wandwright: {build}, {Path(rules.__file__).parents[1]}"
