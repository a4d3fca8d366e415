"""The things of the game with their words, for boards and other readers. The chapters of the Future stay closed (TT-R.66)."""

from __future__ import annotations

from typing import Any

from taletable.engine.text import Catalogue

from .artifacts import ARTIFACTS, SLOTS, Artifact
from .deck import TILE_IDS
from .enemies import BATTLES, FOES, Enemy
from .finds import ENEMY_BONUS, HERO_BONUS, QUESTS, TREASURES, Bonus
from .heroes import HEROES, Hero, Talent
from .omens import OMENS
from .present import AWARDS
from .prophecies import PROPHECIES, PROPHECY_KEYS, THE_BEGINNING
from .state import WON, Tale
from .tiles import GOLDEN, PRINTS, TILES
from .words import DIFFICULTIES, STATISTICS, VIRTUES, Gain, Gains, Need


def catalogue(text: Catalogue) -> dict[str, list[dict[str, Any]]]:
    """All cards in the order of the ledger."""
    return {
        "heroes": [_hero(hero, text) for hero in HEROES],
        "artifacts": [_artifact(artifact, text) for artifact in ARTIFACTS],
        "enemies": [_enemy(enemy, text) for enemy in (*BATTLES, *FOES)],
        "treasures": [
            {
                **_words("treasure", treasure.key, text),
                "level": treasure.level,
                "lines": [gains_text(text, line) for line in treasure.lines],
            }
            for treasure in TREASURES
        ],
        "quests": [
            {**_words("quest", quest.key, text), "need": need_text(text, quest.need), "reward": gains_text(text, quest.reward)}
            for quest in QUESTS
        ],
        "bonus": [_bonus(bonus, text, side) for side, cards in (("hero", HERO_BONUS), ("enemy", ENEMY_BONUS)) for bonus in cards],
        "prophecies": [
            {
                **_words("prophecy", prophecy.key, text),
                "number": number,
                "statistics": dict(zip(STATISTICS, prophecy.statistics, strict=True)),
                "need": need_text(text, prophecy.need),
            }
            for number, prophecy in enumerate(PROPHECIES)
        ],
        "omens": [
            {
                "key": omen.key,
                "name": text.get(f"omen.{omen.key}.name"),
                "text": text.fill(f"omen-effect.{omen.what}", {"n": str(omen.n)}),
            }
            for omen in OMENS
        ],
        "difficulties": [
            {"key": key, "name": text.get(f"difficulty.{key}"), "awards": [gain_text(text, gain) for gain in row]}
            for key, row in zip(DIFFICULTIES, (*AWARDS, ()), strict=True)
        ],
        "tiles": [{"key": TILE_IDS[n], "spaces": [PRINTS[sort] for sort in tile], "golden": n in GOLDEN} for n, tile in enumerate(TILES)],
    }


def chapter_words(text: Catalogue, s: Tale) -> dict[str, str] | None:
    """The chapter of the Future Book that is open, from the Present Phase on; that of the Tutorial always (TT-R.66, TT-21.7)."""
    tutorial = PROPHECY_KEYS[THE_BEGINNING]
    key = PROPHECY_KEYS[s.fate] if s.fate >= 0 else tutorial if s.options["tale"] == tutorial else ""
    if not key:
        return None
    parts = ["intro", "setup", "rules", "goal", "stone"]
    if s.over:
        parts.append("win" if s.outcome == WON else "loss")
    opening = {"opening": text.get("chapter.opening")} if s.preview else {}
    return {"key": key, **opening, **{part: text.get(f"chapter.{key}.{part}") for part in parts}}


def gain_text(text: Catalogue, gain: Gain) -> str:
    """One part of a reward in words."""
    labels = {"n": str(gain.n), "virtue": text.get(f"virtue.{VIRTUES[gain.which]}") if gain.which >= 0 else ""}
    return text.fill(f"gain.{gain.what}", labels)


def gains_text(text: Catalogue, gains: Gains) -> str:
    """A reward in words."""
    return ", ".join(gain_text(text, gain) for gain in gains) or text.get("gain.nothing")


def need_text(text: Catalogue, need: Need) -> str:
    """A requirement in words."""
    return text.fill(f"need.{need.what}", {"n": str(need.n)})


def bonus_text(text: Catalogue, what: str, n: int) -> str:
    """One effect of a Bonus Card in words."""
    return text.fill(f"bonus-effect.{what}", {"n": str(n)})


def talent_text(text: Catalogue, talent: Talent) -> str:
    """What a Talent does."""
    return text.fill(f"power.{talent.what}", {"n": str(talent.n)}) if talent.what else gains_text(text, talent.gains)


def artifact_text(text: Catalogue, artifact: Artifact) -> str:
    """What an Artifact does."""
    return text.fill(f"effect.{artifact.what}", {"n": str(artifact.n)})


def _words(group: str, key: str, text: Catalogue) -> dict[str, Any]:
    return {"key": key, "name": text.get(f"{group}.{key}.name"), "story": text.get(f"{group}.{key}.story")}


def _hero(hero: Hero, text: Catalogue) -> dict[str, Any]:
    return {
        **_words("hero", hero.key, text),
        "virtues": dict(zip(VIRTUES, hero.virtues, strict=True)),
        "speed": hero.speed,
        "statistics": dict(zip(STATISTICS, hero.statistics, strict=True)),
        "preview": hero.preview,
        "talents": [
            {
                "key": t.key,
                "name": text.get(f"talent.{t.key}.name"),
                "text": talent_text(text, t),
                "level": i // 2 + 1,
                "lasting": bool(t.what),
            }
            for i, t in enumerate(hero.talents)
        ],
    }


def _artifact(artifact: Artifact, text: Catalogue) -> dict[str, Any]:
    usage = "one-timer" if artifact.usage < 0 else "active" if artifact.usage else "passive"
    return {
        **_words("artifact", artifact.key, text),
        "level": artifact.level,
        "slot": SLOTS[artifact.slot],
        "usage": usage,
        "cost": max(0, artifact.usage),
        "effect": artifact.what,
        "text": artifact_text(text, artifact),
        "preview": artifact.preview,
    }


def _enemy(enemy: Enemy, text: Catalogue) -> dict[str, Any]:
    return {
        **_words("enemy", enemy.key, text),
        "level": enemy.level,
        "speed": enemy.speed,
        "defence": enemy.defence,
        "strength": enemy.strength,
        "bonus": enemy.bonus,
        "talent": text.get(f"enemy-talent.{enemy.talent}") if enemy.talent else None,
        "prize": gains_text(text, enemy.prize),
        "pace": enemy.pace,
    }


def _bonus(bonus: Bonus, text: Catalogue, side: str) -> dict[str, Any]:
    effects = [bonus_text(text, what, n) for what, n in bonus.effects] or [text.get("bonus-effect.nothing")]
    return {"key": bonus.key, "name": text.get(f"bonus.{bonus.key}.name"), "side": side, "effects": effects}
