"""State fields: what a position holds of the Rival, in every match."""

from __future__ import annotations

from wandwright.engine.state.fields import Field, side_by_side

FIELDS: tuple[Field, ...] = (
    # R165: the Rival's deck and its discards, and how many activations it has taken in this phase.
    Field("rival_deck", "rival.deck", "pile", "count"),
    Field("rival_discard", "rival.discard", "pile", "all"),
    *side_by_side("rival", "rival_activations"),
)
