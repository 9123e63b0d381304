"""The variations of a match, each an option of its own, and which exclude each other (R41, R46a, R63, R64)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from wandwright.engine.errors import Contradiction
from wandwright.engine.matches.options import Option

OFF: Final = "off"
ON: Final = "on"
SWITCH: Final = (OFF, ON)
# How many foes lie below the others with V2 (R41).
HARDEST: Final = 5

# fmt: off
OPTIONS: Final = (
    Option("foes_in_order", "The foes lie from easy to hard (V1), or are shuffled.", OFF, SWITCH),
    Option("hardest_last", "The five hardest foes lie below the others (V2), or anywhere.", OFF, SWITCH),
    Option("no_chained_reveals", "When a Dark Arts card that another one has had revealed asks for one more, the "
           "active hero may ignore it (V4), or not.", OFF, SWITCH),
    Option("rising_darkness", "The first foe defeated and the final foe revealed each add a Dark Arts card to every "
           "turn (V5), or not.", OFF, SWITCH),
    Option("darkness_start", "With rising darkness a turn begins with one Dark Arts card instead of what the Location "
           "shows, or with those on top of it.", "instead", ("instead", "on_top")),
    Option("market_dismiss", "A hero may pay half the cost of a market card to be rid of it (M1), or not.",
           OFF, SWITCH),
    Option("market_two_cards", "For a free market place two cards are drawn and one is chosen (M2), or one is drawn.",
           OFF, SWITCH),
    Option("market_stacks", "Equal market cards lie on top of each other and take one place (M3), or not.",
           OFF, SWITCH),
    Option("market_two_decks", "Cheap and dear Hogwarts cards are two decks with three places each (M4), or one deck.",
           OFF, SWITCH),
    Option("market_prepared", "Four useful cards lie on top of the Hogwarts deck (M5), or not.", OFF, SWITCH),
    Option("market_flagrante", "Flagrante! is the first card of the market (M6), or not.", OFF, SWITCH),
    Option("market_sweep", "Once in a match a hero may have the whole market renewed, or not; as usual: with the New "
           "Rules.", "usual", ("usual", ON, OFF)),
    Option("book", "What the heroes bring from their campaign, as its book writes it; empty for a single match.", "",
           longest=20_000),
)


class Variations:
    """The variations as this table has chosen them."""

    def __init__(self, options: Mapping[str, Any], *, new_rules: bool) -> None:
        self.in_order: bool = options["foes_in_order"] == ON
        self.hardest_last: bool = options["hardest_last"] == ON
        self.may_ignore: bool = options["no_chained_reveals"] == ON
        self.rising: bool = options["rising_darkness"] == ON
        self.on_top: bool = options["darkness_start"] == "on_top"
        self.dismiss: bool = options["market_dismiss"] == ON
        self.two_cards: bool = options["market_two_cards"] == ON
        self.stacks: bool = options["market_stacks"] == ON
        self.two_decks: bool = options["market_two_decks"] == ON
        self.prepared: bool = options["market_prepared"] == ON
        self.flagrante: bool = options["market_flagrante"] == ON
        self.sweep: bool = options["market_sweep"] == ON or (new_rules and options["market_sweep"] == "usual")

    @property
    def any(self) -> bool:
        """Is anything otherwise than in the base box? Then a match keeps count of more."""
        orders = self.in_order or self.hardest_last or self.may_ignore or self.rising
        market = self.dismiss or self.two_cards or self.stacks or self.two_decks or self.prepared or self.flagrante
        return orders or market or self.sweep


def check_together(options: Mapping[str, Any]) -> None:
    """R115f: what contradicts itself is refused with the reason."""
    if options["foes_in_order"] == ON and options["hardest_last"] == ON:
        raise Contradiction(
            "Foes in order (foes_in_order) already lie with the hardest last; choose that or hardest_last.",
            "order-or-hardest",
        )
