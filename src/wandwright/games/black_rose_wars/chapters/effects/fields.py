"""State fields: what a position holds of the act that goes on (acts.py)."""

from __future__ import annotations

from operator import attrgetter

from wandwright.engine.state.fields import Field
from wandwright.games.black_rose_wars import vocabulary as v

rooms = attrgetter("box.room_names")
# Of the act that goes on: what it is, whose side acts, its card, the model that acts, the room that counts as `here`
# (null: the actor's own), what was picked as targets (models) and as the target room, the current element, what set it
# off, the trap's room, the Mage chosen, the Evocation summoned, models damaged, tokens healed off others, the Mages
# whom it does nothing (R192, bits), and how many damage operations it has done (R184 step 2).
FIELDS: tuple[Field, ...] = (
    Field("act_source", "act.source", "word", "all", names=v.SOURCES),
    Field("act_side", "act.side", "word", "all", names=v.SIDES, extra=("nobody", v.NOBODY)),
    Field("act_card", "act.card", "ref", "all"),
    Field("act_type", "act.type", "word", "all", names=(*v.TYPES, "none")),
    Field("actor", "act.actor", "number", "all", least=v.NOBODY),
    Field("act_room", "act.room", "ref", "all", names=rooms),
    Field("targets", "act.targets", "data", "all"),
    Field("target_room", "act.target_room", "ref", "all", names=rooms),
    Field("it", "act.it", "number", "all", least=v.NOBODY),
    Field("trigger", "act.trigger", "number", "all", least=v.NOBODY),
    Field("trap_room", "act.trap_room", "ref", "all", names=rooms),
    Field("chosen_mage", "act.chosen_mage", "number", "all", least=v.NOBODY),
    Field("summoned", "act.summoned", "number", "all", least=v.NOBODY),
    Field("models_damaged", "act.models_damaged", "number", "all"),
    Field("healed_others", "act.healed_others", "number", "all"),
    Field("spared", "act.spared", "bits", "all", said=v.SIDES),
    Field("strikes", "act.strikes", "number", "all"),
    # A Protection or Trap has cancelled what set it off (R191, R192).
    Field("cancelled", "act.cancelled", "number", "all"),
    # The type of the side that was shown last (`by_type`), and what stood at the place of an Evocation last (R185).
    Field("shown_type", "act.shown_type", "word", "all", names=(*v.TYPES, "none")),
    Field(
        "evocation_last",
        "evocations.*.last",
        "word",
        "all",
        names=attrgetter("box.evocation_names"),
        extra=("none", v.NO_MODEL),
        size="12",
    ),
)
