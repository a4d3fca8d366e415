"""The page at /api/docs, made here from the schema: no script, nothing fetched from elsewhere."""

from __future__ import annotations

import json
from html import escape
from typing import Any

from taletable.engine.saying import say
from taletable.words import ENGLISH
from taletable.words.house import speech

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; color: #2b2118; background: #fbf6ec; }
code, pre { font: 14px/1.45 ui-monospace, monospace; } pre { overflow: auto; background: #f1e8d8; padding: .7rem; border-radius: .4rem; }
details { margin: .3rem 0; } summary { cursor: pointer; } .verb { display: inline-block; width: 4rem; font-weight: 700; }
a { color: #7a3b12; }
"""
ICON = '<link rel="icon" href="../mark.svg" type="image/svg+xml">'
SCHEMA = '<a href="openapi.json">openapi.json</a>'


def _name(schema: dict[str, Any]) -> str:
    reference = schema.get("$ref", "")
    name = reference.rsplit("/", 1)[-1] or schema["type"]
    return f'<a href="#{escape(name)}"><code>{escape(name)}</code></a>' if reference else f"<code>{escape(name)}</code>"


def _content(part: dict[str, Any]) -> list[str]:
    return [_name(media["schema"]) for media in part.get("content", {}).values() if "schema" in media]


def docs_page(document: dict[str, Any], language: str = ENGLISH) -> str:
    """All routes, then all types. What routes and types are for is told by their authors, to programmers, in English."""
    said = speech(language).get
    title = said("server.docs-title", version=escape(document["info"]["version"]))
    routes = []
    for path, operations in document["paths"].items():
        for verb, operation in operations.items():
            takes, gives = _content(operation.get("requestBody", {})), _content(operation["responses"]["200"])
            shapes = say("server.docs-takes", takes=takes, gives=gives) if takes else say("server.docs-gives", gives=gives)
            routes.append(
                f'<p><span class="verb">{verb.upper()}</span> <code>{escape(path)}</code><br>'
                f"{escape(operation.get('description', ''))} {speech(language).say(shapes)}</p>"
            )
    types = [
        f'<details id="{escape(name)}"><summary><code>{escape(name)}</code> {escape(schema.get("description", ""))}</summary>'
        f"<pre>{escape(json.dumps(schema, indent=2))}</pre></details>"
        for name, schema in sorted(document["components"]["schemas"].items())
    ]
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">{ICON}<title>{title}</title><style>{STYLE}</style></head>'
        f"<body><main><h1>{title}</h1>"
        f"<p>{said('server.docs-live')} {said('server.docs-schema', file=SCHEMA)}</p>"
        f"<h2>{said('server.docs-routes')}</h2>{''.join(routes)}<h2>{said('server.docs-types')}</h2>{''.join(types)}</main></body></html>"
    )
