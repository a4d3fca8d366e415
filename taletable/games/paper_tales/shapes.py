"""What boards and other readers are shown beside the plain fields: the shapes of the view's extras and of the catalogue."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from taletable.engine.saying import Say

from .construction import WAY
from .domains import BUILDING, CARD, HOST, LICH_CARD, NECROPOLIS_CARD, NECROPOLIS_KIND, RESOURCE

CardId: TypeAlias = Annotated[str, CARD]
BuildingKey: TypeAlias = Annotated[str, BUILDING]
ResourceKey: TypeAlias = Annotated[str, RESOURCE]
HostKey: TypeAlias = Annotated[str, HOST]
NecropolisKey: TypeAlias = Annotated[str, NECROPOLIS_CARD]
NecropolisKindKey: TypeAlias = Annotated[str, NECROPOLIS_KIND]
LichCardKey: TypeAlias = Annotated[str, LICH_CARD]
PhaseKey: TypeAlias = Literal["deployment", "wars", "income", "construction", "aging", "end"]


# The view


class UnitFigures(TypedDict):
    """A Unit in play, or as it is planned."""

    strength: int
    fights: bool
    """Whether it adds its strength from where it stands."""
    age: int
    """Its Age tokens; for their owner as they lie by the answer so far."""


class Resources(TypedDict):
    """What a Kingdom makes."""

    wood: int
    food: int
    crystal: int


class Figures(TypedDict):
    """What a Kingdom makes, earns and fights with."""

    resources: Resources
    income: int
    strength: int
    units: dict[CardId, UnitFigures]


class Forecast(Figures):
    """A Kingdom as it is planned, before abilities."""

    cost: int
    """What its new cards cost."""
    left: int
    """The Gold that is left then; below 0 where it does not suffice."""
    short: int
    """How much Gold is missing."""


class Pay(TypedDict):
    """What is really paid by one way: the resources that the Kingdom makes, and the Gold in all, with the Land cost."""

    needs: dict[ResourceKey, int]
    gold: int


class Price(TypedDict):
    """What it takes to bring a Building from where it stands to a level."""

    level: Literal[1, 2]
    needs: dict[ResourceKey, int]
    lacks: list[ResourceKey]
    """Of which the Kingdom makes too little."""
    gold: int
    """The Gold that may stand for whole levels; 0 where none may."""
    pays: dict[Annotated[str, WAY], Pay]
    """By the ways that are open now."""


class KingdomExtras(Figures):
    """What is worked out of one Kingdom."""

    places: int
    """How many Units have room."""
    land_cost: int
    """The Gold for the ground of one more Building."""
    artifact_cost: int
    """What the next Artifact costs; for its owner after those of the plan, or those paid so far."""
    forecast: NotRequired[Forecast]
    """For its owner, while a Deployment is planned."""
    site: NotRequired[BuildingKey | None]
    """For its owner, while Buildings are raised: the one that the answer names."""
    prices: NotRequired[dict[BuildingKey, list[Price]]]
    """While Buildings are raised: of each on offer, the steps that are left."""


class NecropolisPlace(TypedDict):
    """A place of the Necropolis; what lies there is known once it has risen."""

    kind: NecropolisKindKey
    card: NecropolisKey | None
    risen: bool


class HostFigures(TypedDict):
    """One of the Lich King's armies: its strength, and between which strengths it will be when it attacks."""

    key: HostKey
    strength: int
    known: bool
    """It has attacked in this turn."""
    least: int
    most: int


class Feature(TypedDict):
    """What a turned-up Necropolis card gives the Lich King for cards that are left over."""

    card: NecropolisKey
    lp: int
    """For each of them."""
    left: int | None
    """For those surely left over; null: not for this viewer."""
    open: int | None
    """For the others in sight, if no more of them is taken."""


class SoloDraft(TypedDict):
    """The packs of a draft for one."""

    pick: int
    picks: int
    """How many cards are kept in all."""
    pack: int | None
    """The pack that is looked at."""
    unseen: int
    """Packs that lie face down."""
    packs: list[list[CardId | None]]
    """What comes again, pack by pack; null is a back."""
    left: list[CardId | None]
    """What is left over."""


class LichKing(TypedDict):
    """The opponent of a game for one."""

    level: int
    score: int
    row: list[NecropolisPlace]
    hosts: tuple[HostFigures, HostFigures]
    features: list[Feature]
    draft: SoloDraft | None
    claims: dict[CardId, int]
    """The LP that he would get for each card in sight, if it is left over."""
    cards: list[LichCardKey]
    sums: dict[str, int]
    """His LP by source."""


class TableExtras(TypedDict):
    """What is worked out of the whole table."""

    turns: int
    """How many turns the tale has."""
    passes: Literal["left", "right"]
    """Where packs go in this turn."""
    winners: list[int]
    """Once the tale is told."""
    lich: LichKing | None


# The catalogue


class Made(TypedDict):
    """What is produced: how much of which resource, for each of what, under which condition."""

    resource: ResourceKey
    n: int
    per: str | None
    when: str | None


class AbilityFacts(TypedDict):
    """When an ability works: the phase of its icon, or the end of the game."""

    phase: PhaseKey
    reveal: bool
    """With the reveal icon: once, when its card is revealed."""


class UnitFacts(TypedDict):
    """What is printed on a Unit."""

    key: str
    name: Say
    text: Say
    set: str
    cost: int
    strength: int
    star: bool
    copies: int
    abilities: list[AbilityFacts]
    makes: list[Made]


class ArtifactFacts(TypedDict):
    """What is printed on an Artifact."""

    key: str
    name: Say
    text: Say
    lp: int
    """At the end of the tale."""
    copies: int
    abilities: list[AbilityFacts]
    makes: list[Made]


class LevelFacts(TypedDict):
    """A level of a Building."""

    level: Literal[1, 2]
    text: Say
    needs: dict[ResourceKey, int]
    gold: int | None
    """The Gold that may stand for the whole level."""
    lp: int
    abilities: list[AbilityFacts]
    """What the level adds."""
    makes: list[Made]


class BuildingFacts(TypedDict):
    """A Building."""

    key: BuildingKey
    name: Say
    set: str
    levels: tuple[LevelFacts, LevelFacts]


class NecropolisFacts(TypedDict):
    """A Necropolis card: what it adds to each host, and what it looks for."""

    key: NecropolisKey
    kind: NecropolisKindKey
    name: Say
    text: Say
    pale: int
    crimson: int
    feature: str
    lp: int
    cards: list[str]
    """The Units and Artifacts that have the feature."""


class NecropolisKindFacts(TypedDict):
    """A part of the Necropolis, and the turn in which it rises."""

    key: NecropolisKindKey
    name: Say
    turn: int


class HostFacts(TypedDict):
    """One of the Lich King's armies."""

    key: HostKey
    name: Say


class LichCardFacts(TypedDict):
    """A Lich King card."""

    key: LichCardKey
    name: Say
    text: Say


class Things(TypedDict):
    """All Units and Buildings, in the order of the ledger, and what belongs to the Lich King."""

    units: list[UnitFacts]
    artifacts: list[ArtifactFacts]
    buildings: list[BuildingFacts]
    necropolis: list[NecropolisFacts]
    necropolis_kinds: list[NecropolisKindFacts]
    hosts: list[HostFacts]
    lich_king: list[LichCardFacts]
