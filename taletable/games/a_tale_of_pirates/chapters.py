"""Chapter files are read and checked here, so that a mistake is told with its file, its place and its reason. Their prose is in `text`."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from .content import (
    ABSOLUTE,
    ACTIONS,
    EFFECTS,
    FROM_BOW,
    HERE,
    IN_TIME,
    POWERS,
    TESTS,
    CardKind,
    CardSpace,
    Chapter,
    Deal,
    Effect,
    Effects,
    Goal,
    Happening,
    Library,
    RoundPlan,
    TokenKind,
    Where,
)
from .ship import AREA_OF, AREAS, AROUND, CORKS, DAMAGE_TOKENS, ELLEN, GUNS, MAX_SPEED, MOST_LIFE, REPAIRS, ROOM, SECTORS, SPACES

SAND: Final = 30_000
"""A Sandtimer runs 30 seconds (TP-6.1)."""
CALM_START, CALM_END, APART, ANSWER = 10, 5, 8, 10
"""Seconds: no event so soon, none so late, none so close to another (content sheet B.5); time to answer one (TP-R.63)."""
SHORTEST = 0.85
"""A Hard round lasts so much of a Normal one (TP-R.44)."""
FOR_THREE, FOR_TWO = 1.16, 1.5
"""How much longer a round lasts with fewer Sandtimers, where the file does not say."""
MOST_PAGES = 9
KEY = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-")


class BadChapter(Exception):
    """A chapter file that cannot be played: the file, the place in it, and why."""

    def __init__(self, file: str, where: str, why: str) -> None:
        super().__init__(f"{file}: {where}: {why}" if where else f"{file}: {why}")
        self.file = file
        self.where = where
        self.why = why


class Table:
    """One table of a file, taken apart key by key; what is left over at the end was not understood."""

    def __init__(self, file: str, where: str, data: Any) -> None:
        self.file = file
        self.where = where
        if not isinstance(data, dict):
            raise BadChapter(file, where, f"expected a table, got {data!r}")
        self.data: dict[str, Any] = dict(data)

    def bad(self, key: str, why: str) -> BadChapter:
        """An error at one key."""
        place = f"{self.where}.{key}" if self.where and key else self.where or key
        return BadChapter(self.file, place, why)

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number within bounds."""
        value = self.data.pop(key, default)
        if value is None:
            raise self.bad(key, "is missing")
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.bad(key, f"expected a whole number from {low} to {high}, got {value!r}")
        return value

    def word(self, key: str, choices: tuple[str, ...], default: str | None = None) -> str:
        """One of some words."""
        value = self.data.pop(key, default)
        if value not in choices:
            raise self.bad(key, f"expected one of {', '.join(choices)}, got {value!r}")
        return str(value)

    def name(self, key: str, default: str) -> str:
        """The name of a drawing or a sound."""
        value = self.data.pop(key, default)
        if not isinstance(value, str):
            raise self.bad(key, f"expected a name, got {value!r}")
        return value

    def key(self) -> str:
        """The name by which the file speaks of a thing."""
        value = self.data.pop("key", None)
        if not isinstance(value, str) or not value or value[0] == "-" or not set(value) <= KEY:
            raise self.bad("key", f"expected small letters, digits and -, got {value!r}")
        return value

    def flag(self, key: str) -> bool:
        """True or false; false if it is not there."""
        value = self.data.pop(key, False)
        if not isinstance(value, bool):
            raise self.bad(key, f"expected true or false, got {value!r}")
        return value

    def items(self, key: str) -> list[Any]:
        """A list; empty if it is not there."""
        value = self.data.pop(key, [])
        if not isinstance(value, list):
            raise self.bad(key, f"expected a list, got {value!r}")
        return value

    def words(self, key: str) -> tuple[str, ...]:
        """A list of texts."""
        found = self.items(key)
        if not all(isinstance(item, str) for item in found):
            raise self.bad(key, "expected a list of texts")
        return tuple([item.strip() for item in found])

    def tables(self, key: str) -> list[Table]:
        """A list of tables."""
        place = f"{self.where}.{key}" if self.where else key
        return [Table(self.file, f"{place}[{i}]", item) for i, item in enumerate(self.items(key), 1)]

    def speeds(self, key: str) -> tuple[int, ...]:
        """A list of speeds."""
        found = self.items(key)
        if not all(isinstance(n, int) and not isinstance(n, bool) and 0 <= n <= MAX_SPEED for n in found) or len(set(found)) < len(found):
            raise self.bad(key, f"expected different speeds from 0 to {MAX_SPEED}, got {found!r}")
        return tuple(found)

    def spaces(self, key: str, known: tuple[int, ...]) -> tuple[int, ...]:
        """A list of action spaces."""
        return tuple([self.space_named(key, name, known) for name in self.items(key)])

    def space_named(self, key: str, name: object, known: tuple[int, ...]) -> int:
        """One action space by its name."""
        if not isinstance(name, str) or name not in SPACES or SPACES.index(name) not in known:
            raise self.bad(key, f"expected one of {', '.join(SPACES[space] for space in known)}, got {name!r}")
        return SPACES.index(name)

    def sector(self, key: str, here: bool, optional: bool = False) -> Where | None:
        """A sector: a name, `bow`, `bow+1` to `bow+5`, or (of a Card) `here`."""
        if optional and key not in self.data:
            return None
        return self.sector_named(key, self.data.pop(key, None), here)

    def sector_named(self, key: str, value: object, here: bool) -> Where:
        """A sector as it is written."""
        if isinstance(value, str):
            if value.lower() in SECTORS:
                return Where(ABSOLUTE, SECTORS.index(value.lower()))
            if value == "bow":
                return Where(FROM_BOW, 0)
            if value.startswith("bow+") and value[4:] in ("1", "2", "3", "4", "5"):
                return Where(FROM_BOW, int(value[4:]))
            if here and value == "here":
                return Where(HERE, 0)
        ways = "N, NE, SE, S, SW, NW, bow, bow+1 to bow+5" + (" or here" if here else "")
        raise self.bad(key, f"expected {ways}, got {value!r}")

    def done(self) -> None:
        """Nothing may be left."""
        if self.data:
            raise self.bad("", f"unknown {', '.join(sorted(self.data))}")


class Reader:
    """Reads chapter files in order; each may use what earlier envelopes brought."""

    def __init__(self) -> None:
        self.chapters: list[Chapter] = []
        self.kinds: list[CardKind] = []
        self.tokens: list[TokenKind] = []
        self.happenings: list[Happening] = []
        self.goals: list[Goal] = []
        self.number = 0
        self.named: list[tuple[BadChapter, str, bool]] = []
        """Names of Cards in the file (True: a tag does as well), with what is wrong if there is no such Card."""
        self.aboard: list[tuple[BadChapter, Effect]] = []
        """Effects of the file on a space or an area of the ship, with what is wrong if she has none such."""
        self.links: list[tuple[Table, Goal]] = []
        """The goals of the file."""

    def library(self) -> Library:
        """Everything that was read."""
        return Library(tuple(self.chapters), tuple(self.kinds), tuple(self.tokens), tuple(self.happenings), tuple(self.goals))

    def read(self, file: str, text: str) -> None:
        """Add the next chapter."""
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadChapter(file, "", f"is not TOML: {error}") from None
        top = Table(file, "", data)
        self.number = len(self.chapters) + 1
        if top.number("chapter", 1, 99) != self.number:
            raise top.bad("chapter", f"expected {self.number}: the chapters are read in the order of their file names")
        before, after, failed = [top.number(part, 1, MOST_PAGES) for part in ("before", "after", "failed")]
        cards, tokens = top.tables("card"), top.tables("token")
        if len(tokens) > 1:
            raise top.bad("token", "a chapter brings at most one new kind of token")
        if tokens and self.number == 1:
            raise top.bad("token", "chapter 1 has no tokens (TP-15.2)")
        self.named, self.aboard, self.links = [], [], []
        for table in tokens:
            self.tokens.append(self.token(table))
        for table in cards:
            self.kinds.append(self.card(table))
        start = Table(file, "start", top.data.pop("start", {}))
        added = start.spaces("add", tuple(range(len(ELLEN), len(SPACES))))
        gone = start.spaces("remove", ELLEN)
        spaces = tuple([space for space in (*ELLEN, *added) if space not in gone])
        if REPAIRS not in [AREA_OF[space] for space in spaces]:
            raise start.bad("remove", "Repairs cannot be taken away")
        corks = start.spaces("corks", tuple([space for space in spaces if AREA_OF[space] != REPAIRS]))
        if len(set(corks)) != len(corks) or len(corks) > CORKS:
            raise start.bad("corks", f"expected at most {CORKS} different spaces")
        loaded = start.spaces("loaded", tuple([gun for gun in GUNS if gun in spaces]))
        life = start.number("life", 1, MOST_LIFE)
        bow = start.word("bow", tuple([name.upper() for name in SECTORS]), "N").lower()
        speed = start.number("speed", 0, MAX_SPEED, 0)
        held = self.held(start)
        start.done()
        rounds = top.tables("round")
        if not rounds:
            raise top.bad("round", "a chapter needs at least one round")
        plans = tuple([self.round(table, n, len(rounds)) for n, table in enumerate(rounds, 1)])
        if not plans[-1].goals:
            raise top.bad(f"round[{len(plans)}].goal", "the last round needs a goal, or the chapter could end before it")
        top.done()
        chapter = Chapter(
            self.number, file, before, after, failed,
            life, corks, SECTORS.index(bow), speed, loaded, spaces, bool(added or gone), held, plans,
        )  # fmt: skip
        self.chapters.append(chapter)
        self.check_room(top, chapter)

    def known_key(self, table: Table, taken: list[str]) -> None:
        """A new thing has a new name."""
        if table.data.get("key") in taken:
            raise table.bad("key", f"there is a {table.data['key']!r} already")

    def held(self, table: Table) -> tuple[tuple[int, int], ...]:
        """Tokens that the crew begins with."""
        held = Table(table.file, f"{table.where}.tokens", table.data.pop("tokens", {}))
        kinds = [self.token_named(held, name, name) for name in list(held.data)]
        return tuple([(kind, held.number(self.tokens[kind].key, 1, self.tokens[kind].most)) for kind in kinds])

    # Cards and tokens

    def token(self, table: Table) -> TokenKind:
        """A new kind of token."""
        self.known_key(table, [token.key for token in self.tokens])
        found = TokenKind(
            table.key(),
            table.name("picture", ""),
            self.number,
            table.number("count", 1, 20),
            table.word("power", POWERS, "none"),
            self.effects(table, "end", False),
        )
        table.done()
        return found

    def card(self, table: Table) -> CardKind:
        """A new kind of Card."""
        self.known_key(table, [kind.key for kind in self.kinds])
        key, picture, count = table.key(), table.name("picture", ""), table.number("count", 1, 12)
        life, speeds, shots = table.number("life", 0, 5, 0), table.speeds("speed"), table.number("shots", 0, 2, 0)
        danger = table.speeds("danger")
        if set(danger) & set(speeds):
            raise table.bad("danger", "is also a speed at which the Card is dealt with")
        space = self.card_space(table) if "space" in table.data else None
        tags = table.words("tags")
        effects = [self.effects(table, part, True) for part in ("up", "met", "strikes", "destroyed", "left")]
        if bool(danger) != bool(effects[2]):
            raise table.bad("strikes", "needs the speeds in danger, and the other way round")
        if effects[1] and (space or not speeds):
            raise table.bad("met", "needs a speed symbol on a Card without an action space")
        if effects[3] and not life:
            raise table.bad("destroyed", "needs life symbols")
        stays, hides, holds = table.flag("stays"), table.flag("hides"), table.flag("holds-sail")
        if hides and space:
            raise table.bad("hides", "a Card with an action space cannot turn face down")
        table.done()
        return CardKind(
            key, picture, self.number, count, life, speeds, shots, space, tags,
            effects[0], effects[1], danger, effects[2], effects[3], effects[4], stays, hides, holds,
        )  # fmt: skip

    def card_space(self, card: Table) -> CardSpace:
        """The action space of a Card."""
        table = Table(card.file, f"{card.where}.space", card.data.pop("space"))
        action = table.word("action", ACTIONS, "act")
        effects = self.effects(table, "effects", True)
        if (action == "act") != bool(effects):
            raise table.bad("effects", "an act needs effects; repair, load and look are Ellen's own actions")
        token = self.token_named(table, "token", table.data.pop("token")) if "token" in table.data else -1
        found = CardSpace(action, effects, table.flag("bow"), table.number("hits", 0, 5, 0), token)
        table.done()
        return found

    def token_named(self, table: Table, key: str, name: object) -> int:
        """A token by its key."""
        keys = [token.key for token in self.tokens]
        if name not in keys:
            raise table.bad(key, f"expected one of {', '.join(keys) or '(there are no tokens yet)'}, got {name!r}")
        return keys.index(str(name))

    def card_named(self, table: Table, key: str, name: object, tags: bool) -> str:
        """A kind of Card by its key, or Cards by a tag. Whether there is one is looked at when the envelope is open."""
        if not isinstance(name, str):
            raise table.bad(key, f"expected the name of a Card, got {name!r}")
        self.named.append((table.bad(key, f"there is no Card {name!r} in the envelopes up to chapter {self.number}"), name, tags))
        return name

    # Effects

    def effects(self, table: Table, key: str, of_card: bool) -> Effects:
        """A list of effects."""
        return tuple([self.effect(item, of_card) for item in table.tables(key)])

    def effect(self, table: Table, of_card: bool) -> Effect:
        """One effect: only what its word needs may be said."""
        do = table.word("do", tuple(EFFECTS))
        takes = {name.rstrip("?"): name.endswith("?") for name in EFFECTS[do]}
        n, area, space, token, card, toward = 1, -1, -1, -1, "", ""
        where: Where | None = None
        if do == "discard" and not of_card:
            raise table.bad("do", "only a Card can discard itself")
        if "n" in takes:
            low = -3 if do in ("turn-ship", "shift-speed", "move-card") else 0 if do == "set-speed" else 1
            n = table.number("n", low, 9 if do != "set-speed" else MAX_SPEED, None if do == "set-speed" else 1)
        if "area" in takes and not (takes["area"] and "area" not in table.data):
            area = AREAS.index(table.word("area", AREAS))
            if area == REPAIRS:
                raise table.bad("area", "Repairs can never be damaged (TP-10.2, TP-R.36)")
        if "space" in takes and not (takes["space"] and "space" not in table.data):
            space = table.space_named("space", table.data.pop("space", None), tuple(range(len(SPACES))))
        if "seconds" in takes:
            n = table.number("seconds", 5, 60)
        if "sector" in takes:
            where = table.sector("sector", of_card, takes["sector"])
        if "card" in takes and not (takes["card"] and "card" not in table.data):
            card = self.card_named(table, "card", table.data.pop("card", None), do != "add-card")
        if do == "hit-card" and not card and where is None:
            raise table.bad("card", "say which Card, or the sector whose Cards are hit")
        if "token" in takes:
            token = self.token_named(table, "token", table.data.pop("token", None))
        if "toward" in takes:
            toward = table.word("toward", ("", "stern", "bow"), "")
        table.done()
        found = Effect(do, n, area, space, where, card, token, toward)
        if area >= 0 or space >= 0:
            self.aboard.append((table.bad("area" if area >= 0 else "space", missing_part(found)), found))
        return found

    # Rounds

    def round(self, table: Table, number: int, last: int) -> RoundPlan:
        """One round."""
        seconds = self.seconds(table)
        sand = table.number("sand", 10, 60, SAND // 1000) * 1000
        special = self.effects(table, "special", False)
        if special and self.number == 1:
            raise table.bad("special", "chapter 1 has no special set-up (TP-15.2)")
        deals = tuple([self.deal(item) for item in table.tables("deal")])
        events = [self.happening(item, number) for item in table.tables("event")]
        if events and self.number == 1:
            raise table.bad("event", "chapter 1 has no events (TP-15.2)")
        self.check_times(table, events, seconds)
        first = len(self.happenings)
        self.happenings += events
        begin = len(self.goals)
        for i, item in enumerate(table.tables("goal"), 1):
            self.goals.append(self.goal(item, number, last, i))
            self.links.append((item, self.goals[-1]))
        stays = table.words("stays")
        for tag in stays:
            self.card_named(table, "stays", tag, True)
        table.done()
        happenings = tuple(range(first, len(self.happenings)))
        goals = tuple(range(begin, len(self.goals)))
        return RoundPlan(seconds, sand, special, deals, happenings, goals, stays)

    def seconds(self, table: Table) -> tuple[int, int, int]:
        """The length for 2, 3 and 4 Sandtimers: three numbers, or the one for 4."""
        value = table.data.get("seconds")
        if isinstance(value, dict):
            own = Table(table.file, f"{table.where}.seconds", table.data.pop("seconds"))
            found = (own.number("2", 30, 600), own.number("3", 30, 600), own.number("4", 30, 600))
            own.done()
            return found
        four = table.number("seconds", 30, 600)
        return round(four * FOR_TWO), round(four * FOR_THREE), four

    def deal(self, table: Table) -> Deal:
        """Cards that are dealt together."""
        listed = Table(table.file, f"{table.where}.cards", table.data.pop("cards", None))
        keys = [kind.key for kind in self.kinds]
        cards = []
        for name in list(listed.data):
            if name not in keys:
                raise listed.bad(name, f"there is no Card {name!r} in the envelopes up to chapter {self.number}")
            cards.append((keys.index(name), listed.number(name, 1, 12)))
        if not cards:
            raise listed.bad("", "no Cards are named")
        to = tuple([table.sector_named("to", name, False) for name in table.items("to")])
        number = sum(n for _, n in cards)
        if len(to) not in (1, number) and number % max(1, len(to)):
            raise table.bad("to", f"{number} Cards cannot be dealt evenly to {len(to)} sectors")
        if not to:
            raise table.bad("to", "say to which sectors")
        order = table.word("order", ("shuffled", "fixed"), "shuffled")
        side = table.word("side", ("down", "up"), "down")
        table.done()
        return Deal(tuple(cards), order == "shuffled", to, side == "up")

    def happening(self, table: Table, number: int) -> Happening:
        """An event."""
        key = table.key()
        name = f"{self.number}-{number}-{key}"
        if name in [event.key for event in self.happenings]:
            raise table.bad("key", f"round {number} has an event {key!r} already")
        at = table.data.pop("at", None)
        between = table.items("between")
        times = [at, at] if isinstance(at, int) and not between else between
        if len(times) != 2 or not all(isinstance(t, int) and not isinstance(t, bool) for t in times) or times[0] > times[1]:
            raise table.bad("at", "say `at = 45` or `between = [40, 60]`, in seconds")
        choices = tuple([self.choice(item) for item in table.tables("choice")])
        effects = self.effects(table, "effects", False)
        if bool(effects) == bool(choices) or len(choices) == 1:
            raise table.bad("effects", "an event has either effects or at least two choices")
        default = table.number("default", 1, max(1, len(choices)), 1) - 1
        if choices and any(effect.do == "lose-token" for effect in choices[default]):
            raise table.bad("default", "gives up tokens, which the crew may not have (TP-R.105)")
        found = Happening(
            name,
            table.name("sound", "bell"),
            times[0],
            times[1],
            table.number("warn", 4, 20) if "warn" in table.data else 0,
            effects,
            choices,
            default,
            table.flag("good"),
        )
        table.done()
        return found

    def choice(self, table: Table) -> Effects:
        """What one answer to an event does."""
        effects = self.effects(table, "effects", False)
        table.done()
        return effects

    def check_times(self, table: Table, events: list[Happening], seconds: tuple[int, int, int]) -> None:
        """Content sheet B.5: not too soon, not too late, not two at once, in the shortest round that is played."""
        scale = SHORTEST
        ends = CALM_START / scale
        length = seconds[-1]
        for event in sorted(events, key=lambda event: event.earliest):
            if event.earliest < ends or event.earliest - event.warn / scale < CALM_START / scale:
                raise table.bad("event", f"{event.key} comes too soon, at the start of the round or after another event")
            ends = event.latest + (ANSWER if event.choices else APART) / scale
            if event.latest > length - CALM_END / scale:
                raise table.bad("event", f"{event.key} comes too late in a round of {length} s")

    def goal(self, table: Table, number: int, last: int, i: int) -> Goal:
        """One link of the mission."""
        test = table.word("test", TESTS)
        card = self.card_named(table, "card", table.data.pop("card", None), True) if test in ("discard", "destroy", "act", "clear") else ""
        token = self.token_named(table, "token", table.data.pop("token", None)) if test == "hold" else -1
        counted = test in IN_TIME or test in ("life", "corks")
        count = table.number("count", 0 if test == "corks" else 1, 20) if counted else 1
        where = table.sector("sector", False, True) if test == "bow" else None
        speeds = table.speeds("speed") if test == "bow" else ()
        if test == "bow" and where is None:
            raise table.bad("sector", "say where the bow has to point")
        by = table.number("by", number, last, number)
        at_once = table.flag("at-once")
        if at_once and test not in IN_TIME:
            raise table.bad("at-once", f"a goal {test!r} is looked at only when the round is over")
        miss = self.effects(table, "miss", False)
        table.done()
        return Goal(f"{self.number}-{number}-{i}", test, card, token, count, where, speeds, number, by, at_once, miss)

    # What only shows when all is known

    def check_room(self, top: Table, chapter: Chapter) -> None:
        """There are enough Cards and tokens, no sector gets too many (TP-3.3), and the Damage Tokens suffice (TP-R.24)."""
        keys = {kind.key for kind in self.kinds}
        tags = {tag for kind in self.kinds for tag in kind.tags}
        for wrong, name, by_tag in self.named:
            if name not in keys and not (by_tag and name in tags):
                raise wrong
        for wrong, effect in self.aboard:
            if not has_part(chapter, effect):
                raise wrong
        for n, plan in enumerate(chapter.rounds, 1):
            place = f"round[{n}].deal"
            if len({deal_to.mode for deal in plan.deals for deal_to in deal.to}) > 1:
                raise top.bad(place, "name all sectors of a round in one way: by name, or from the bow")
            used = [0] * len(self.kinds)
            sectors = [0] * AROUND
            for deal in plan.deals:
                number = 0
                for kind, count in deal.cards:
                    used[kind] += count
                    number += count
                for i in range(number):
                    sectors[deal.to[i % len(deal.to)].sector] += 1
            if max(sectors) > ROOM:
                raise top.bad(place, f"a sector would hold {max(sectors)} Cards; at most {ROOM} (TP-3.3)")
            for kind, count in enumerate(used):
                if count > self.kinds[kind].copies:
                    raise top.bad(place, f"there are only {self.kinds[kind].copies} Cards {self.kinds[kind].key!r}, not {count}")
            life = sum(count * self.kinds[kind].life for kind, count in enumerate(used))
            if life > DAMAGE_TOKENS:
                raise top.bad(place, f"the Cards have {life} life symbols; there are {DAMAGE_TOKENS} Damage Tokens")
            for kind, count in enumerate(used):
                for effect in effects_of(self.kinds[kind]) if count else ():
                    if not has_part(chapter, effect):
                        raise top.bad(place, f"the Card {self.kinds[kind].key!r} wants a part: {missing_part(effect)}")
        for table, goal in self.links:
            self.check_goal(table, goal, chapter)

    def check_goal(self, table: Table, goal: Goal, chapter: Chapter) -> None:
        """A goal can be met: there is something to do, and often enough."""
        if goal.test == "hold" and goal.needed > self.tokens[goal.token].most:
            raise table.bad("count", f"there are only {self.tokens[goal.token].most} tokens {self.tokens[goal.token].key!r}")
        if goal.test == "life" and goal.needed > chapter.life:
            raise table.bad("count", f"the crew begins with {chapter.life} Life Points and regains none (TP-4.2)")
        if goal.test not in CAN:
            return
        able = [kind for kind in self.kinds if kind.answers_to(goal.card) and CAN[goal.test](kind)]
        if not able:
            raise table.bad("card", f"no Card {goal.card!r} can be met by {goal.test!r}: {LACKS[goal.test]}")
        most = sum(self.met_with(kind, goal, chapter) for kind in able)
        if goal.needed > most:
            raise table.bad("count", f"rounds {goal.since} to {goal.by} bring only {most} such Cards")

    def met_with(self, kind: CardKind, goal: Goal, chapter: Chapter) -> int:
        """How often the crew can do to a kind of Card what a goal counts, if all goes well."""
        found = 0
        for n, plan in enumerate(chapter.rounds[: goal.by], 1):
            stays = kind.stays or any(kind.answers_to(name) for name in plan.stays)
            if n >= goal.since or stays:
                found += sum(count for deal in plan.deals for i, count in deal.cards if self.kinds[i] is kind)
                events = [self.happenings[i] for i in plan.happenings]
                added = [effect for event in events for part in (event.effects, *event.choices) for effect in part]
                found += sum(adds(effect, kind) for effect in (*plan.special, *added))
        again = any(adds(effect, kind) for other in self.kinds for effect in effects_of(other))
        lasts = goal.test == "act" and kind.space is not None and not discards_itself(kind.space.effects)
        return MANY if found and (again or lasts) else found


def has_part(chapter: Chapter, effect: Effect) -> bool:
    """Has the ship of the chapter the space, or the area, that an effect names?"""
    areas = [AREA_OF[space] for space in chapter.spaces]
    return (effect.space < 0 or effect.space in chapter.spaces) and (effect.area < 0 or effect.area in areas)


def missing_part(effect: Effect) -> str:
    """What is wrong if the ship has no such part."""
    name = f"space {SPACES[effect.space]!r}" if effect.space >= 0 else f"area {AREAS[effect.area]!r}"
    return f"the ship has no {name} in this chapter"


def effects_of(kind: CardKind) -> Effects:
    """All that a Card may do."""
    return (*kind.up, *kind.met, *kind.strikes, *kind.destroyed, *kind.left, *(kind.space.effects if kind.space else ()))


def adds(effect: Effect, kind: CardKind) -> bool:
    """Does an effect bring such a Card?"""
    return effect.do == "add-card" and effect.card == kind.key


def discards_itself(effects: Effects) -> bool:
    """Is the Card gone after that?"""
    return any(effect.do == "discard" for effect in effects)


CAN: Final[dict[str, Callable[[CardKind], bool]]] = {
    "discard": lambda kind: bool(kind.life or (kind.speeds and not kind.space) or discards_itself(effects_of(kind))),
    "destroy": lambda kind: kind.life > 0,
    "act": lambda kind: kind.space is not None,
}
"""Whether a kind of Card can be met as a goal wants it."""
LACKS: Final = {
    "discard": "it has neither life nor a speed symbol, and does not discard itself",
    "destroy": "it has no life symbols",
    "act": "it has no action space",
}
MANY: Final = 99
"""As often as the crew likes."""


def load_library(folder: Path) -> Library:
    """All chapters of a folder, in the order of their file names. Raises BadChapter."""
    reader = Reader()
    for path in sorted(folder.glob("*.toml")):
        reader.read(path.name, path.read_text(encoding="utf-8"))
    if not reader.chapters:
        raise BadChapter(str(folder), "", "there are no chapters")
    return reader.library()


def own_folder() -> Path:
    """Where the chapters of the game lie."""
    file = sys.modules[__package__ or ""].__file__
    assert file
    return Path(file).parent / "chapters"
