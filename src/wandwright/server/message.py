"""What every message between browser and server has in common."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Message(BaseModel):
    """Nothing unknown is accepted, in either direction."""

    model_config = ConfigDict(extra="forbid")
