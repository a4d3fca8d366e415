"""The page at /api/docs, made here from the schema: no script, nothing fetched from elsewhere."""

from __future__ import annotations

import json
from html import escape
from typing import Any

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; color: #2b2118; background: #fbf6ec; }
code, pre { font: 14px/1.45 ui-monospace, monospace; } pre { overflow: auto; background: #f1e8d8; padding: .7rem; border-radius: .4rem; }
details { margin: .3rem 0; } summary { cursor: pointer; } .verb { display: inline-block; width: 4rem; font-weight: 700; }
a { color: #7a3b12; }
"""


def _name(schema: dict[str, Any]) -> str:
    reference = schema.get("$ref", "")
    name = reference.rsplit("/", 1)[-1]
    return f'<a href="#{escape(name)}"><code>{escape(name)}</code></a>' if name else "text"


def _content(part: dict[str, Any]) -> str:
    return ", ".join(_name(media["schema"]) for media in part.get("content", {}).values() if "schema" in media)


def docs_page(document: dict[str, Any]) -> str:
    """All routes, then all types."""
    routes = []
    for path, operations in document["paths"].items():
        for verb, operation in operations.items():
            body = _content(operation["requestBody"]) if "requestBody" in operation else ""
            gives = _content(operation["responses"]["200"])
            takes = f" takes {body}" if body else ""
            routes.append(
                f'<p><span class="verb">{verb.upper()}</span> <code>{escape(path)}</code><br>'
                f"{escape(operation.get('description', ''))}{takes} gives {gives}</p>"
            )
    types = [
        f'<details id="{escape(name)}"><summary><code>{escape(name)}</code> {escape(schema.get("description", ""))}</summary>'
        f"<pre>{escape(json.dumps(schema, indent=2))}</pre></details>"
        for name, schema in sorted(document["components"]["schemas"].items())
    ]
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Taletable: API</title><style>{STYLE}</style></head><body><main>'
        f"<h1>Taletable {escape(document['info']['version'])}: API</h1><p>{escape(document['info']['description'])} "
        f'The whole schema: <a href="/api/openapi.json">openapi.json</a>.</p>'
        f"<h2>Routes</h2>{''.join(routes)}<h2>Types</h2>{''.join(types)}</main></body></html>"
    )
