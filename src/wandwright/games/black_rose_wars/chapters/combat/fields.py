"""State fields: what a position holds of the damage instance that goes on (R184), and whose token came last."""

from __future__ import annotations

from wandwright.engine.state.fields import Field
from wandwright.games.black_rose_wars import vocabulary as v

FIELDS: tuple[Field, ...] = (
    Field("blow_victim", "blow.victim", "number", "all", least=v.NOBODY),
    Field("blow_number", "blow.number", "number", "all"),
    Field("blow_side", "blow.side", "word", "all", names=v.SIDES, extra=("nobody", v.NOBODY)),
    Field("blow_source", "blow.source", "word", "all", names=v.SOURCES),
    Field("blow_attacker", "blow.attacker", "number", "all", least=v.NOBODY),
    Field("blow_redirected", "blow.redirected", "number", "all"),
    # R120: the side whose token an Evocation got last.
    Field("evocation_hit", "evocations.*.hit", "word", "all", names=v.SIDES, extra=("nobody", v.NOBODY), size="12"),
)
