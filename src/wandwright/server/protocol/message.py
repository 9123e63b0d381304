"""The base class of all messages between browser and server."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Message(BaseModel):
    """Nothing unknown is accepted, in either direction."""

    model_config = ConfigDict(extra="forbid")
