"""How many things of each sort are in a box. The numbers are those of the printed box: `make goldens` shows where the
pack differs, and never writes them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from wandwright.testkit.goldens import box_totals

TOTALS = Path(__file__).resolve().parents[1] / "goldens" / "totals.json"


def check_totals(name: str, records: Iterable[Mapping[str, Any]]) -> None:
    stored = json.loads(TOTALS.read_text(encoding="utf-8"))[name]
    found = box_totals(records)
    wrong = [
        f"{sort}: the pack has {found.get(sort, 0)}, the box {stored.get(sort, 0)}"
        for sort in sorted(stored.keys() | found.keys())
        if stored.get(sort) != found.get(sort)
    ]
    assert not wrong, f"{wrong}: correct the pack, or {TOTALS.name} if the box is another one"
