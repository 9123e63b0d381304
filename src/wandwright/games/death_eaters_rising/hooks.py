"""Hooks: where a chapter calls later ones. Each holds the functions of its name in the chapters' hooks.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wandwright.games.death_eaters_rising.state import RisingState


class Hooks:
    """The hooks in the order in which a match calls them."""

    # R18: all is set up.
    match_begins: tuple[Callable[[RisingState], None], ...]
    # R19: a turn begins. Later phases clear their marks of the turn before; the dice wait on the stack below travel.
    turn_begins: tuple[Callable[[RisingState], None], ...]
    # R22: the mission token was placed.
    mission_is_placed: tuple[Callable[[RisingState], None], ...]
    # R42: there is nothing more to do with the wizard dice.
    dice_are_done: tuple[Callable[[RisingState], None], ...]
