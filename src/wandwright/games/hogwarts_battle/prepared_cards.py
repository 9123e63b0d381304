"""Which cards lie prepared on top of the Hogwarts deck with the variations M5 and M6 (R115d, R115e, R128)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wandwright.engine.errors import Contradiction

if TYPE_CHECKING:
    from wandwright.games.hogwarts_battle.box import Box

# M5, from the top (R115d); the second is Tergeo! where the scenario has it.
PREPARED: Final = ("hogwarts_a_history", "scourgify", "finite", "flagrante")
FLAGRANTE: Final = "flagrante"


def on_top(box: Box) -> tuple[int, ...]:
    """M5, M6: the cards that lie on top of the Hogwarts deck, the first on top (R115d, R115e, R128)."""
    wanted = list(PREPARED) if box.varied.prepared else []
    if box.varied.flagrante:
        wanted = [FLAGRANTE, *(identity for identity in wanted if identity != FLAGRANTE)]
    return tuple(one_copy(box, has_tergeo(box, identity)) for identity in wanted)


def has_tergeo(box: Box, identity: str) -> str:
    """R115d: the spell that banishes is Tergeo! where the scenario has it."""
    here = any(box.ids[card] == "tergeo" for card in box.of_kind("hogwarts"))
    return "tergeo" if identity == "scourgify" and here else identity


def one_copy(box: Box, identity: str) -> int:
    """A copy of the Hogwarts deck, or one that is added (R115d, R128)."""
    copies = box.brought.left(box.library.copies.with_id(identity))
    if not copies:
        raise Contradiction(
            f"The heroes hold every copy of {identity}, so the market can't begin with one.", "all-held"
        )
    return min(copies, key=lambda card: (box.library.set_of[card] not in box.sets, card))
