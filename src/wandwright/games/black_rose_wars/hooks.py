"""Hooks: where later chapters join in (engine/rules/hooks.py); reactions of cards are library.Hook."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wandwright.games.black_rose_wars.state import RoseState


class Hooks:
    """Each hook with the functions of the chapters that are played."""

    # R31: the first work of a match, which lies below that of set-up.
    begin_match: tuple[Callable[[RoseState], None], ...]
    # R165: set-up of a seat that is played by rule, before the Grimoires of the people are shuffled.
    finish_setup: tuple[Callable[[RoseState], None], ...]
    # R165: a card of a seat that keeps its used cards elsewhere; has it taken this one?
    keeps_used: tuple[Callable[[RoseState, int, int], bool], ...]
    # R169: piles and rows of a guess that nobody knows and that are dealt anew together, each by its field and number.
    known_to_nobody: tuple[Callable[[RoseState], tuple[tuple[str, int], ...]], ...]
    # R204: a Mage has completed a Quest; its Traps wait for the reactions of Events.
    on_quest_completed: tuple[Callable[[RoseState, int], None], ...]
    # R79, R94: a side with a vortex has been triggered; its Instability comes after what Events do about it.
    on_vortex: tuple[Callable[[RoseState, int, int, int], None], ...]
    # R187: is a step part of what an effect does, and lost when its Mage leaves the Lodge?
    is_part_of_effect: tuple[Callable[[int], bool], ...]
    # R56: the Action Phase begins.
    begin_action_phase: tuple[Callable[[RoseState], None], ...]
    # R57, R165: somebody's activation begins.
    before_activation: tuple[Callable[[RoseState], None], ...]
    # R166: a seat that is played by rule; has it begun its activation?
    activates_by_rule: tuple[Callable[[RoseState, int], bool], ...]
