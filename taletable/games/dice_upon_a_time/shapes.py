"""What boards and other readers are shown beside the plain fields: the shapes of the view's extras and of the catalogue."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from taletable.engine.saying import Say

from .domains import CARD, CHARACTER, DIE, FACE, FIELD, RELIC, SOCKET, TOKEN

# The view


class SocketState(TypedDict):
    """What a socket asks for."""

    value: int
    """The number in force on it."""
    needs: int
    """What the next die has to show at least."""
    ban: int | None
    """The seat whose Ban lies on top and works."""


class Strike(TypedDict):
    """The item that is about to hit others, who played it, and its only target; -1 if it hits all."""

    item: Annotated[str, CARD]
    seat: int
    target: int


class Team(TypedDict):
    """How a cooperative game stands."""

    score: int
    level: int
    """What the score is worth, from 1."""
    levels: list[int]
    """The scores at which the levels after the first begin."""
    most: int
    """The highest score that is drawn."""


class TableExtras(TypedDict):
    """What is worked out of the whole table."""

    chapters: int
    sockets: dict[Annotated[str, SOCKET], SocketState]
    strike: Strike | None
    partner: int | None
    """With whom the active player makes an exchange."""
    team: NotRequired[Team]
    winners: list[int]
    """Once the tale is told."""


class SeatExtras(TypedDict):
    """What is worked out of one seat."""

    dice: list[Annotated[str, DIE]]
    """Its set."""
    score: int
    """Adventure Points as far as they are open."""


# The catalogue


class Words(TypedDict):
    """A card with its words."""

    key: Annotated[str, CARD]
    name: Say
    text: Say


class CharacterFacts(TypedDict):
    """A Character."""

    key: Annotated[str, CHARACTER]
    name: Say
    text: Say


class QuestFacts(Words):
    """A Quest by its icons (DU-C.65): what is needed where."""

    value: int
    kind: str
    place: Annotated[str, FIELD] | Literal["steed"] | None
    tokens: dict[Annotated[str, TOKEN], int]
    company: bool
    item: Annotated[str, RELIC] | None
    source: Annotated[str, FIELD] | None


class StoryFacts(Words):
    """A Story card."""

    kind: Literal["good-luck", "bad-luck", "side-quest", "curse", "mini-quest"]
    ap: int


class DieFacts(TypedDict):
    """A die and its six faces."""

    key: Annotated[str, DIE]
    faces: list[Annotated[str, FACE]]


class FieldFacts(TypedDict):
    """A field with its place on the map, in percent from the top left."""

    key: Annotated[str, FIELD]
    name: Say
    text: Say
    x: int
    y: int


RouteFacts = TypedDict(
    "RouteFacts", {"key": Annotated[str, SOCKET], "from": Annotated[str, FIELD], "to": Annotated[str, FIELD], "value": int}
)


class SpiritFacts(TypedDict):
    """A Forest Spirit."""

    key: str
    text: Say


class LevelFacts(TypedDict):
    """What is said of a team that reached a level."""

    key: str
    text: Say


class Things(TypedDict):
    """All cards in the order of the ledger, the dice, and the map."""

    items: list[Words]
    characters: list[CharacterFacts]
    quests: list[QuestFacts]
    stories: list[StoryFacts]
    events: list[Words]
    dice: list[DieFacts]
    fields: list[FieldFacts]
    routes: list[RouteFacts]
    spirits: list[SpiritFacts]
    levels: list[LevelFacts]
