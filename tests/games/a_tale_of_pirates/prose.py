"""What a chapter says: the keys of its text, and how many words of each can be read in time."""

from __future__ import annotations

from collections.abc import Iterator

from taletable.games.a_tale_of_pirates.content import Chapter, Library

TITLE, CHOICE, EVENT, TEASER, TEXT, PAGE = 8, 12, 30, 40, 60, 90


def prose(library: Library, chapter: Chapter) -> dict[str, int]:
    """The keys that a chapter needs, with the most words."""
    return dict(_prose(library, chapter))


def _prose(library: Library, chapter: Chapter) -> Iterator[tuple[str, int]]:
    own = f"chapter-{chapter.number}"
    yield from [(f"{own}-title", TITLE), (f"{own}-place", TITLE), (f"{own}-teaser", TEASER)]
    for part, pages in (("before", chapter.before), ("after", chapter.after), ("failed", chapter.failed)):
        yield from [(f"{own}-{part}-{n}", PAGE) for n in range(1, pages + 1)]
    if chapter.changed:
        yield f"{own}-ship", TEXT
    for kind, things in (("card", library.kinds), ("token", library.tokens)):
        for thing in things:
            if thing.chapter == chapter.number:
                yield from [(f"{kind}-{thing.key}-name", TITLE), (f"{kind}-{thing.key}-text", TEXT)]
    for n, plan in enumerate(chapter.rounds, 1):
        yield f"round-{chapter.number}-{n}-intro", PAGE
        if plan.special:
            yield f"round-{chapter.number}-{n}-page", PAGE
        for event in [library.happenings[i] for i in plan.happenings]:
            yield from [(f"happening-{event.key}-title", TITLE), (f"happening-{event.key}-text", EVENT)]
            if event.warn:
                yield f"happening-{event.key}-sign", EVENT
            yield from [(f"happening-{event.key}-choice-{i}", CHOICE) for i in range(1, len(event.choices) + 1)]
        yield from [(f"goal-{library.goals[goal].key}", EVENT) for goal in plan.goals]
