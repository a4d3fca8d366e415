"""`python -m taletable.server.schema > openapi.json`: the one schema that the client's types are made from."""

from __future__ import annotations

import json

from taletable.server.app import create_app, document
from taletable.server.settings import Settings

if __name__ == "__main__":
    app = create_app(Settings(database="", secret=b""))
    print(json.dumps(document(app), indent=2, ensure_ascii=False, sort_keys=True))
