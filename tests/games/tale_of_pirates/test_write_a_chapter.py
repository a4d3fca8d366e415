"""The example in docs/write-a-chapter.md is a chapter, and the page names every word there is."""

from __future__ import annotations

import re
from pathlib import Path

from taletable.games.tale_of_pirates.chapters import Reader
from taletable.games.tale_of_pirates.content import ACTIONS, EFFECTS, POWERS, TESTS

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "write-a-chapter.md").read_text(encoding="utf-8")


def test_the_example_is_a_chapter() -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    reader = Reader()
    reader.read("example.toml", example)
    assert reader.chapters[0].title == "A Short Cut"
    assert [kind.key for kind in reader.kinds] == ["gap", "sloop"]


def test_every_word_is_explained() -> None:
    for word in (*EFFECTS, *POWERS, *TESTS, *ACTIONS):
        assert f"`{word}`" in PAGE, word
