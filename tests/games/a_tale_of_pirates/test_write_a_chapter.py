"""The example in docs/write-a-chapter.md is a chapter, and the page names every word there is."""

from __future__ import annotations

import re
from pathlib import Path

from taletable.games.a_tale_of_pirates.chapters import Reader
from taletable.games.a_tale_of_pirates.content import ACTIONS, EFFECTS, POWERS, TESTS
from taletable.words import ENGLISH, Speech

from .prose import prose

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "write-a-chapter.md").read_text(encoding="utf-8")


def test_the_example_is_a_chapter(tmp_path: Path) -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    reader = Reader()
    reader.read("example.toml", example)
    assert [kind.key for kind in reader.kinds] == ["gap", "sloop"]
    (text,) = re.findall(r"```ftl\n(.*?)```", PAGE, re.DOTALL)
    file = tmp_path / "example.ftl"
    file.write_text(text, encoding="utf-8")
    words = Speech(ENGLISH, [file])
    assert words.get("chapter.1.title") == "A Short Cut"
    assert words.keys == set(prose(reader.library(), reader.chapters[0]))


def test_every_word_is_explained() -> None:
    for word in (*EFFECTS, *POWERS, *TESTS, *ACTIONS):
        assert f"`{word}`" in PAGE, word
