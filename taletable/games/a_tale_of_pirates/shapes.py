"""What boards and other readers are shown beside the plain fields: the shapes of the view's extras and of the catalogue."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from taletable.engine.saying import Say

from .domains import CARD, HAPPENING, OUTCOME, PLACE, RESULT, SECTOR, SHIP_AREA, SPACE, TOKEN

# The view


class ChapterPage(TypedDict):
    """The chapter and its story."""

    number: int
    title: Say
    place: Say
    """Where the story is."""
    rounds: int
    before: list[Say]
    after: list[Say]
    """Once it is over."""
    start_life: int
    ship: Say | None
    """What is different about the ship."""


class Clock(TypedDict):
    """The clock of the round, in milliseconds on the table's clock."""

    running: bool
    began: int | None
    ends: int | None
    length: int
    sand: int
    """How long the sand runs."""
    votes: list[int]
    """Who wants to run the clock forward."""


class DealtCards(TypedDict):
    """Cards that came to the board together."""

    cards: dict[str, int]
    """How many of which kind."""
    to: list[str]
    """A sector by its key, or `bow+2`: so far clockwise from the bow."""
    up: bool


class SetUp(TypedDict):
    """How the round was set up."""

    intro: Say
    page: Say | None
    """What else is carried out."""
    deals: list[DealtCards]


class AreaState(TypedDict):
    """An area of the ship."""

    key: Annotated[str, SHIP_AREA]
    text: Say
    spaces: list[Annotated[str, SPACE]]
    aims: Annotated[str, SECTOR] | None
    """The sector that its guns fire at."""


class SpaceState(TypedDict):
    """An action space of the ship."""

    area: Annotated[str, SHIP_AREA]
    cork: bool
    ball: bool | None
    """Null: it has no gun."""
    aims: Annotated[str, SECTOR] | None
    closed_until: int | None
    sandtimer: int | None
    """The seat whose Sandtimer stands here."""


class Ship(TypedDict):
    """Ellen as she is."""

    areas: list[AreaState]
    spaces: dict[Annotated[str, SPACE], SpaceState]
    corked: int
    """How many Corks are in."""
    turns: int
    """By how many sectors the Helm may turn her now."""
    turns_at: list[int]
    """By how many at each speed; the last is the highest."""
    hoisted: int
    """The speed after the sail is hoisted."""
    lowered: int
    """The speed after it is lowered."""


class SeaSector(TypedDict):
    """A sector, clockwise from the north."""

    key: Annotated[str, SECTOR]
    bow: bool
    area: Annotated[str, SHIP_AREA]
    """What it damages."""
    shots: int
    """Shot symbols that lie open there."""


class Mission(TypedDict):
    """The goal that the crew sees."""

    text: Say | None
    progress: int | None
    """How far the crew has come; null for what is looked at only when the round is over."""
    count: int | None
    by: int | None
    """The round by whose end it has to be met."""


class Sign(TypedDict):
    """What warns of an event."""

    key: Annotated[str, HAPPENING]
    sign: Say
    sound: str
    due: int


class HappeningPage(TypedDict):
    """An event that happened."""

    key: Annotated[str, HAPPENING]
    title: Say
    text: Say
    sound: str
    good: bool
    choices: list[Say]
    areas: list[Annotated[str, SHIP_AREA]]
    """What it damages by name."""


class Happenings(TypedDict):
    """The events of the round."""

    resolver: int
    signs: list[Sign]
    happened: list[HappeningPage]
    question: Annotated[str, HAPPENING] | None
    """The event that asks."""
    default: int | None
    """What is taken for the answer if none comes."""
    asked_at: int | None
    answer_by: int | None


class CardSpaceFacts(TypedDict):
    """The action space of a Card, and what it needs."""

    bow: bool
    hits: int


class CardFacts(TypedDict):
    """A kind of Card."""

    key: str
    name: Say
    text: Say
    picture: str
    new_in: int
    life: int
    speeds: list[int]
    danger: list[int]
    shots: int
    space: CardSpaceFacts | None


class TokenFacts(TypedDict):
    """A kind of token, and how many the crew has."""

    key: Annotated[str, TOKEN]
    name: Say
    text: Say
    picture: str
    new_in: int
    held: int
    count: int


class Reference(TypedDict):
    """All that is known by this chapter."""

    cards: list[CardFacts]
    tokens: list[TokenFacts]


class ChapterResult(TypedDict):
    """How the chapter went."""

    outcome: Annotated[str, OUTCOME]
    stars: int
    solo: bool
    helped: bool


class TableExtras(TypedDict):
    """What is worked out of ship and sea."""

    chapter: ChapterPage
    clock: Clock
    set_up: SetUp
    ship: Ship
    sea: list[SeaSector]
    life_left: dict[Annotated[str, CARD], int]
    """Of the Cards that lie open and have life symbols: how many are left."""
    corks_left: int
    balls_left: int
    mission: Mission
    events: Happenings
    reference: Reference
    result: ChapterResult


class Sandtimer(TypedDict):
    """A Sandtimer: where it is, and since when its sand runs."""

    at: Annotated[str, PLACE] | None
    since: int
    through: int | None
    state: Literal["hand", "running", "ready"]


class SailorExtras(TypedDict):
    """What is worked out of one seat."""

    sandtimer: Sandtimer


# The catalogue


class AreaFacts(TypedDict):
    """An area of Ellen as she is built."""

    key: Annotated[str, SHIP_AREA]
    name: Say
    text: Say
    faces: int | None
    """The sector that it points to, clockwise from the bow."""
    aims: int | None
    """The sector that its guns fire at."""
    spaces: list[Annotated[str, SPACE]]


class SectorFacts(TypedDict):
    """A sector."""

    key: Annotated[str, SECTOR]
    name: Say


class FaceFacts(TypedDict):
    """A face of the die."""

    key: Annotated[str, RESULT]
    name: Say


class SymbolFacts(TypedDict):
    """A symbol on Cards."""

    key: str
    name: Say
    text: Say


class Things(TypedDict):
    """Areas and spaces, sectors, the die, the four basic symbols (TP-C.6)."""

    areas: list[AreaFacts]
    sectors: list[SectorFacts]
    die: list[FaceFacts]
    symbols: list[SymbolFacts]
