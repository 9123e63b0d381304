"""What all tests share: how hypothesis works here."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# A first example reads the pack and is slow; a busy machine is slow. Neither is a fault of what is tested.
settings.register_profile("here", deadline=None, suppress_health_check=[HealthCheck.too_slow])
# The same examples every time, so that a change is judged by what it changes.
settings.register_profile("ci", parent=settings.get_profile("here"), derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "here")
