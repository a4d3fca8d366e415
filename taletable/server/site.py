"""`taletable site`: the page as a folder of files, for any host that hands out files and knows nothing else.

Tables there are those of one's own device. What a server would tell of games lies there as files (`web/src/lib/alone.ts` asks for them).
"""

from __future__ import annotations

import json
import shutil
import tomllib
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any, Final

from markdown_it import MarkdownIt

from taletable.engine.saying import Wrong, say
from taletable.games import games
from taletable.table.messages import write
from taletable.table.told import rules_told, words_told
from taletable.words import languages
from taletable.words.house import speech

from .docs_page import STYLE
from .doors import Doors
from .guard import CSP
from .luggage import BYTECODE, PACKAGE, parcels
from .shelf_told import catalogue_told, games_told, luggage_told, written_in
from .shown import encode
from .static import housed

OURS: Final = "machine.json"
"""A folder with this file was written by us, and can be written anew."""
SOURCES: Final = PACKAGE.parent
"""The documents lie here in a copy of the sources. Where the package is installed it is a folder of many others."""
NO_META: Final = "frame-ancestors"
"""What a policy inside a page cannot say."""


def write_site(web: Path, out: Path, base: str) -> int:
    """Write the folder; how many bytes it has. `base` is the path under which a host will show it; `./`: under any."""
    if not (web / "index.html").is_file():
        raise Wrong(say("cli.site-not-built"))
    if out.exists() and any(out.iterdir()) and not (out / OURS).is_file():
        raise Wrong(say("cli.site-not-ours", folder=str(out)))
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(web, out, ignore=shutil.ignore_patterns("games.json", BYTECODE.name))
    _page(out / "index.html", base)
    for path, data in _told(Doors(web)):
        _put(out / "told" / f"{path}.json", encode(data))
    for parcel in parcels().values():
        _put(out / "told" / "luggage" / parcel.name, parcel.data)
    for name, text in _documents():
        _put(out / "docs" / name, text.encode())
    return sum(file.stat().st_size for file in out.rglob("*") if file.is_file())


def _put(file: Path, data: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)


def _page(file: Path, base: str) -> None:
    policy = "; ".join(rule for rule in CSP.split("; ") if not rule.startswith(NO_META))
    text = housed(file.read_text(encoding="utf-8"), base, " data-alone")
    meta = f'<meta http-equiv="content-security-policy" content="{escape(policy)}" />'
    file.write_text(text.replace("<head>", f"<head>\n    {meta}", 1), encoding="utf-8")


def _told(doors: Doors) -> Iterator[tuple[str, Any]]:
    """What a server would tell, with the path under which the page asks for it."""
    yield "luggage", luggage_told("/told/luggage/")
    for language in languages():
        yield f"games.{language}", games_told(doors, language)
    for game in games().values():
        yield f"games/{game.id}/rules", rules_told(game)
        for language in languages():
            yield f"games/{game.id}/catalogue.{language}", catalogue_told(game, language)
            yield f"games/{game.id}/words.{language}", json.loads(write(words_told(game, language, written_in(language), ())))


# Documents


def _documents() -> Iterator[tuple[str, str]]:
    """Pages to read: the rules of each game, and the documents of the sources where they are."""
    said = speech(languages()[0]).get
    marked = MarkdownIt("commonmark").enable("table")
    pages = {f"rules-{game.id}": game.ledger.markdown for game in games().values()}
    pages |= {file.stem: file.read_text(encoding="utf-8") for file in _sources(SOURCES)}
    titles = {name: next((line[1:].strip() for line in text.splitlines() if line.startswith("# ")), name) for name, text in pages.items()}
    titles |= {f"rules-{game.id}": game.name for game in games().values()}
    for name, text in pages.items():
        tokens = marked.parse(text)
        for token in (child for block in tokens for child in (block.children or ())):
            if token.type == "link_open":
                token.attrs["href"] = _leading(str(token.attrs["href"]), pages)
        back = f'<p><a href="../index.html">Taletable</a> · <a href="index.html">{said("server.site-documents")}</a></p>'
        yield f"{name}.html", _document(titles[name], back + marked.renderer.render(tokens, marked.options, {}))
    links = "".join(f'<li><a href="{name}.html">{escape(title)}</a></li>' for name, title in titles.items())
    title = said("server.site-documents")
    yield "index.html", _document(title, f'<p><a href="../index.html">Taletable</a></p><h1>{title}</h1><ul>{links}</ul>')


def _sources(folder: Path) -> list[Path]:
    """The documents of our sources; none where something else lies beside the package."""
    try:
        project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]["name"]
    except (OSError, KeyError, tomllib.TOMLDecodeError):
        return []
    return sorted((folder / "docs").glob("*.md")) if project == "taletable" else []


def _leading(href: str, pages: dict[str, str]) -> str:
    """A link to another document leads to its page."""
    path, mark, place = href.partition("#")
    stem = path.removesuffix(".md")
    return f"{stem}.html{mark}{place}" if path.endswith(".md") and stem in pages else href


def _document(title: str, body: str) -> str:
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>{body}</main></body></html>"
    )
