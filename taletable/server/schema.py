"""`python -m taletable.server.schema > openapi.json`: the one schema that the client's types are made from."""

from __future__ import annotations

import json
from typing import Any

import taletable
from taletable.server.messages import schema_components


def document() -> dict[str, Any]:
    """The OpenAPI document, live messages included."""
    return {
        "openapi": "3.1.0",
        "info": {"title": "Taletable", "version": taletable.__version__},
        "paths": {},
        "components": {"schemas": schema_components()},
    }


if __name__ == "__main__":
    print(json.dumps(document(), indent=2, ensure_ascii=False, sort_keys=True))
