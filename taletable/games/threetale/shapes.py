"""What boards and other readers are shown beside the plain fields: the shapes of the view's extras and of the catalogue."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from taletable.engine.saying import Say

from .domains import CARD, DIFFICULTY, ENEMY, HERO, PIECE, PRINT, PROPHECY, ROLL, SLOT, SPACE, TALENT, THING, TILE, VIRTUE

CardId: TypeAlias = Annotated[str, CARD]
TileId: TypeAlias = Annotated[str, TILE]
VirtueKey: TypeAlias = Annotated[str, VIRTUE]
ProphecyKey: TypeAlias = Annotated[str, PROPHECY]
EnemyKey: TypeAlias = Annotated[str, ENEMY]
PieceKey: TypeAlias = Annotated[str, PIECE]
ThingKey: TypeAlias = Annotated[str, THING]
PrintKey: TypeAlias = Annotated[str, PRINT]
SpaceKey: TypeAlias = Annotated[str, SPACE]


# The view


class MapSpace(TypedDict):
    """A space of the Map."""

    id: SpaceKey
    x: int
    y: int
    tile: TileId
    print: PrintKey
    """What is printed on it."""
    object: ThingKey | None
    """What lies on it."""


class Due(TypedDict):
    """How many Virtue points are still to be raised, given or lost, and which Virtue is hit first."""

    points: int
    aimed: VirtueKey | None


class StakeState(TypedDict):
    """What a roll of the Scenario is about: the positive dice it needs, or how far the work has come."""

    thing: ThingKey | None
    virtue: VirtueKey | None
    title: Say
    about: Say
    needed: int | None
    have: int | None
    full: int | None


class Tray(TypedDict):
    """The roll on the table: whose it is, how many dice can still be flipped, what it comes to now and with all of these flips."""

    seat: int
    rule: Annotated[str, ROLL]
    hope: int
    """Flips of Hope that are left."""
    flips: int
    """All flips that are left."""
    positives: int
    better: int
    """The positive dice after them."""
    damage: int | None
    better_damage: int | None
    stake: StakeState | None


class Fight(TypedDict):
    """The Battle, with all that changes the enemy's figures."""

    hero: int
    enemy: EnemyKey
    speed: int
    defence: int
    strength: int
    harm: int
    damage: int | None
    """What the roll on the table does as it lies; null without one."""


class PanelCount(TypedDict):
    """A count on the Scenario's panel, with what is drawn beside it."""

    key: str
    kind: Literal["thing", "enemy", "virtue", "glyph"]
    id: str
    label: Say
    """In words, for everybody who cannot see it."""
    have: int
    need: int | None
    """How many are needed; null: the number stands alone."""
    bad: bool
    """It is against us."""


class MapMark(TypedDict):
    """A place of the Map with the work on it: a hearth to bring things to, something to be worked, a seal by its sides (bits)."""

    space: SpaceKey
    kind: Literal["hearth", "work", "seal"]
    have: int
    full: int
    virtue: NotRequired[VirtueKey]


class PieceSign(TypedDict):
    """A Hero or a foe about whom there is something special: held fast, on the dark side."""

    kind: Literal["held", "dark"]
    seat: int | None
    piece: PieceKey | None


class ScenarioPanel(TypedDict):
    """The Scenario as its room describes it."""

    round: int
    limit: int
    points: int
    defence: dict[PieceKey, int]
    """Defence that is left."""
    counts: list[PanelCount]
    """The goal first."""
    marks: list[MapMark]
    signs: list[PieceSign]


class ChapterWords(TypedDict):
    """The chapter of the Future Book that is open."""

    key: ProphecyKey
    opening: NotRequired[Say]
    intro: Say
    setup: Say
    rules: Say
    goal: Say
    stone: Say
    win: NotRequired[Say]
    loss: NotRequired[Say]


class TableExtras(TypedDict):
    """What is worked out of the Map, the fight, the Scenario."""

    spaces: list[MapSpace]
    tile_spaces: list[PrintKey] | None
    """What is printed on the tile in hand: north-west, north-east, south-east, south-west."""
    due: Due | None
    ways: dict[SpaceKey, SpaceKey]
    """Spaces that the active Hero can come to in this turn, with the space before each."""
    tray: Tray | None
    melts: list[int]
    """Shevitsa for an Artifact of level 1, 2, 3 on the Altar."""
    battle: Fight | None
    scenario: ScenarioPanel | None
    score: int | None
    chapter: ChapterWords | None


class Gives(TypedDict):
    """What the Virtues give: flips of Hope, cards of Faith, Actions of Endeavour, points of Endurance and Mercy."""

    hope: int
    faith: int
    endeavour: int
    endurance: int
    mercy: int


class HeroExtras(TypedDict):
    """What is worked out of one Hero."""

    speed_now: int
    steps_left: int
    actions_left: int
    attack_dice: int
    gives: Gives
    grows: dict[VirtueKey, int | None]
    """The value at which each Virtue but Love gives more; null: it gives all it can."""
    quest_progress: list[int]
    points: dict[str, int]
    """By source."""
    worn: list[CardId]


# The catalogue


class Virtues(TypedDict):
    """The Virtues of a Hero at the start."""

    love: int
    hope: int
    faith: int
    endeavour: int
    endurance: int
    mercy: int


class Statistics(TypedDict):
    """What a Hero is good at, or what a Future asks for."""

    fights: int
    supporting: int
    mobility: int
    gathering: int
    talents: int
    consistency: int


class Words(TypedDict):
    """What a card is called, and its story."""

    name: Say
    story: Say


class TalentFacts(TypedDict):
    """A Talent."""

    key: Annotated[str, TALENT]
    name: Say
    text: Say
    level: int
    lasting: bool


class HeroFacts(Words):
    """A Hero."""

    key: Annotated[str, HERO]
    virtues: Virtues
    speed: int
    statistics: Statistics
    preview: bool
    talents: list[TalentFacts]


class ArtifactFacts(Words):
    """An Artifact."""

    key: CardId
    level: int
    slot: Annotated[str, SLOT]
    usage: Literal["passive", "active", "one-timer"]
    cost: int
    effect: str
    n: int
    """How much of it."""
    text: Say
    preview: bool


class EnemyFacts(Words):
    """An enemy of a Battle, or a foe of a Future."""

    key: EnemyKey
    level: int
    speed: int
    defence: int
    strength: int
    bonus: int
    talent: Say | None
    prize: Say | None
    pace: int


class TreasureFacts(Words):
    """A Treasure."""

    key: CardId
    level: int
    lines: list[Say]


class QuestFacts(Words):
    """A Quest."""

    key: CardId
    need: Say
    n: int
    """How many of what it asks for."""
    reward: Say


class BonusEffect(TypedDict):
    """What a Bonus Card can do."""

    what: str
    n: int
    text: Say


class BonusFacts(TypedDict):
    """A Bonus Card; of several effects one is chosen."""

    key: CardId
    name: Say
    side: Literal["hero", "enemy"]
    effects: list[BonusEffect]


class ProphecyFacts(Words):
    """A Prophecy."""

    key: ProphecyKey
    number: int
    statistics: Statistics
    need: Say


class OmenFacts(TypedDict):
    """An Omen."""

    key: CardId
    name: Say
    text: Say


class ThingFacts(TypedDict):
    """A token of a Future; its text says what it is good for, where that is not plain."""

    key: ThingKey
    name: Say
    text: Say


class PictureFacts(TypedDict):
    """A drawing that came with a Future, 64 by 64."""

    kind: str
    key: str
    picture: str


class DifficultyFacts(TypedDict):
    """A difficulty, and what each Hero can choose: Virtue points, Shevitsa, Speed, an Artifact; empty: nothing."""

    key: Annotated[str, DIFFICULTY]
    name: Say
    awards: list[Say]


class TileFacts(TypedDict):
    """A tile of the Map, and what is printed on its four spaces."""

    key: TileId
    spaces: list[PrintKey]
    golden: bool


class Catalogued(TypedDict):
    """All cards in the order of the ledger."""

    heroes: list[HeroFacts]
    artifacts: list[ArtifactFacts]
    enemies: list[EnemyFacts]
    treasures: list[TreasureFacts]
    quests: list[QuestFacts]
    bonus: list[BonusFacts]
    prophecies: list[ProphecyFacts]
    omens: list[OmenFacts]
    things: list[ThingFacts]
    pictures: list[PictureFacts]
    difficulties: list[DifficultyFacts]
    tiles: list[TileFacts]
