"""Views on the wire: the engine makes and types them, so the page has a type for each and they are not checked here."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import WithJsonSchema

# A whole view, and the fields of one that have changed. They come from the engine and are not looked through again.
View = Annotated[dict[str, Any], WithJsonSchema({"name": "View"})]
ViewChange = Annotated[dict[str, Any], WithJsonSchema({"name": "ViewChange"})]
