"""The things of the game with their words, for boards and other readers. The chapters of the Future stay closed (TT-R.66)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from taletable.engine.saying import Say, say

from .artifacts import ARTIFACTS, SLOTS, Artifact
from .chapters import CHAPTERS, FUTURE_TOKENS, OMENS, PROPHECY_KEYS, TUTORIAL
from .deck import TILE_IDS
from .enemies import Enemy
from .finds import ENEMY_BONUS, HERO_BONUS, QUESTS, TREASURES, Bonus
from .foes import ENEMIES
from .heroes import HEROES, Hero, Talent
from .present import AWARDS
from .shapes import ArtifactFacts, BonusEffect, BonusFacts, Catalogued, ChapterWords, EnemyFacts, HeroFacts, Statistics, Words
from .state import WON, Tale
from .tiles import GOLDEN, PRINTS, TILES
from .words import DIFFICULTIES, VIRTUES, Gain, Gains, Need


def catalogue() -> Catalogued:
    """All cards in the order of the ledger."""
    return {
        "heroes": [_hero(hero) for hero in HEROES],
        "artifacts": [_artifact(artifact) for artifact in ARTIFACTS],
        "enemies": [_enemy(enemy) for enemy in ENEMIES],
        "treasures": [
            {
                "key": treasure.key,
                **_words("treasure", treasure.key),
                "level": treasure.level,
                "lines": [gains_text(line) for line in treasure.lines],
            }
            for treasure in TREASURES
        ],
        "quests": [
            {
                "key": quest.key,
                **_words("quest", quest.key),
                "need": need_text(quest.need),
                "n": quest.need.n,
                "reward": gains_text(quest.reward),
            }
            for quest in QUESTS
        ],
        "bonus": [*[_bonus(bonus, "hero") for bonus in HERO_BONUS], *[_bonus(bonus, "enemy") for bonus in ENEMY_BONUS]],
        "prophecies": [
            {
                "key": chapter.key,
                **_words("prophecy", chapter.key),
                "number": chapter.number,
                "statistics": _statistics(chapter.statistics),
                "need": need_text(chapter.need),
            }
            for chapter in CHAPTERS
        ],
        "omens": [
            {
                "key": omen.key,
                "name": say(f"omen.{omen.key}.name"),
                "text": say(f"omen-effect.{omen.what}", n=omen.n),
            }
            for omen in OMENS
        ],
        "things": [
            {"key": key, "name": say(f"thing.{key}"), "text": say(f"thing-text.{key}", otherwise=say("nothing"))} for key in FUTURE_TOKENS
        ],
        "pictures": [{"kind": kind, "key": key, "picture": picture} for chapter in CHAPTERS for kind, key, picture in chapter.pictures],
        "difficulties": [
            {"key": key, "name": say(f"difficulty.{key}"), "awards": [gain_text(gain) for gain in row]}
            for key, row in zip(DIFFICULTIES, (*AWARDS, ()), strict=True)
        ],
        "tiles": [{"key": TILE_IDS[n], "spaces": [PRINTS[sort] for sort in tile], "golden": n in GOLDEN} for n, tile in enumerate(TILES)],
    }


def chapter_words(s: Tale) -> ChapterWords | None:
    """The chapter of the Future Book that is open, from the Present Phase on; that of the Tutorial always (TT-R.66, TT-21.7)."""
    key = PROPHECY_KEYS[s.fate] if s.fate >= 0 else TUTORIAL if s.options["tale"] == TUTORIAL else ""
    if not key:
        return None
    words: ChapterWords = {
        "key": key,
        "intro": say(f"chapter.{key}.intro"),
        "setup": say(f"chapter.{key}.setup"),
        "rules": say(f"chapter.{key}.rules"),
        "goal": say(f"chapter.{key}.goal"),
        "stone": say(f"chapter.{key}.stone"),
    }
    if s.preview:
        words["opening"] = say("chapter.opening")
    if s.over and s.outcome == WON:
        words["win"] = say(f"chapter.{key}.win")
    elif s.over:
        words["loss"] = say(f"chapter.{key}.loss")
    return words


def gain_text(gain: Gain) -> Say:
    """One part of a reward."""
    return say(f"gain.{gain.what}", n=gain.n, virtue=say(f"virtue.{VIRTUES[gain.which]}") if gain.which >= 0 else "")


def gains_text(gains: Gains) -> Say:
    """A reward."""
    return say("gains", all=[gain_text(gain) for gain in gains]) if gains else say("gain.nothing")


def need_text(need: Need) -> Say:
    """A requirement."""
    return say(f"need.{need.what}", n=need.n)


def bonus_text(what: str, n: int) -> Say:
    """One effect of a Bonus Card."""
    return say(f"bonus-effect.{what}", n=n)


def talent_text(talent: Talent) -> Say:
    """What a Talent does."""
    return say(f"power.{talent.what}", n=talent.n) if talent.what else gains_text(talent.gains)


def artifact_text(artifact: Artifact) -> Say:
    """What an Artifact does."""
    return say(f"effect.{artifact.what}", n=artifact.n)


def _words(group: str, key: str) -> Words:
    return {"name": say(f"{group}.{key}.name"), "story": say(f"{group}.{key}.story")}


def _statistics(of: Sequence[int]) -> Statistics:
    fights, supporting, mobility, gathering, talents, consistency = of
    return {
        "fights": fights,
        "supporting": supporting,
        "mobility": mobility,
        "gathering": gathering,
        "talents": talents,
        "consistency": consistency,
    }


def _hero(hero: Hero) -> HeroFacts:
    love, hope, faith, endeavour, endurance, mercy = hero.virtues
    return {
        "key": hero.key,
        **_words("hero", hero.key),
        "virtues": {"love": love, "hope": hope, "faith": faith, "endeavour": endeavour, "endurance": endurance, "mercy": mercy},
        "speed": hero.speed,
        "statistics": _statistics(hero.statistics),
        "preview": hero.preview,
        "talents": [
            {
                "key": t.key,
                "name": say(f"talent.{t.key}.name"),
                "text": talent_text(t),
                "level": i // 2 + 1,
                "lasting": bool(t.what),
            }
            for i, t in enumerate(hero.talents)
        ],
    }


def _artifact(artifact: Artifact) -> ArtifactFacts:
    return {
        "key": artifact.key,
        **_words("artifact", artifact.key),
        "level": artifact.level,
        "slot": SLOTS[artifact.slot],
        "usage": "one-timer" if artifact.usage < 0 else "active" if artifact.usage else "passive",
        "cost": max(0, artifact.usage),
        "effect": artifact.what,
        "n": artifact.n,
        "text": artifact_text(artifact),
        "preview": artifact.preview,
    }


def _enemy(enemy: Enemy) -> EnemyFacts:
    return {
        "key": enemy.key,
        **_words("enemy", enemy.key),
        "level": enemy.level,
        "speed": enemy.speed,
        "defence": enemy.defence,
        "strength": enemy.strength,
        "bonus": enemy.bonus,
        "talent": say(f"enemy-talent.{enemy.talent}") if enemy.talent else None,
        "prize": gains_text(enemy.prize) if enemy.prize else None,
        "pace": enemy.pace,
    }


def _bonus(bonus: Bonus, side: Literal["hero", "enemy"]) -> BonusFacts:
    effects: list[BonusEffect] = [{"what": what, "n": n, "text": bonus_text(what, n)} for what, n in bonus.effects or (("nothing", 0),)]
    return {"key": bonus.key, "name": say(f"bonus.{bonus.key}.name"), "side": side, "effects": effects}
