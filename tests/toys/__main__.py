"""`python -m tests.toys serve …`: the command of the package, with the toys beside the installed games."""

from __future__ import annotations

import sys

import pytest

from tests.toys.installing import install
from wandwright.cli import main

if __name__ == "__main__":
    with pytest.MonkeyPatch.context() as patch:
        install(patch)
        sys.exit(main())
