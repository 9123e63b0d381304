"""REST for the workshop: cards of one's own, looked at while they are written, and tried at a table."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from wandwright.server.protocol.lobby import TableKeys
from wandwright.server.protocol.workshop import MistakeInfo, ModelText, OwnCards, TryCards, WorkshopInfo
from wandwright.server.registry.table_registry import TableRegistry
from wandwright.server.registry.workshop import look_at, model, try_out
from wandwright.server.routes.lobby import GameName
from wandwright.server.routes.replies import REFUSALS

CardId = Annotated[str, Path(max_length=100)]


def workshop(registry: TableRegistry) -> APIRouter:
    """The workshop's routes."""
    router = APIRouter(prefix="/api/workshop", tags=["workshop"], responses=REFUSALS)

    @router.post("/cards")
    async def look(cards: OwnCards) -> WorkshopInfo:
        """The faces of these cards, or what is wrong with them. Nothing is kept."""
        drawn = await look_at(registry, cards)
        mistakes = [
            MistakeInfo(line=one.line, card=one.card, problem=one.problem, allowed=one.allowed)
            for one in drawn.mistakes
        ]
        return WorkshopInfo(cards=list(drawn.faces), mistakes=mistakes, tables=registry.settings.workshop)

    @router.post("/tables", status_code=201)
    async def try_cards(wish: TryCards) -> TableKeys:
        """A table with these cards, where the host allows it; they are kept with that table alone."""
        return await try_out(registry, wish)

    @router.get("/cards/{game}/{card}")
    def begin_from(game: GameName, card: CardId) -> ModelText:
        """A card of the box as an entry of a pack."""
        return ModelText(text=model(game, card))

    return router
