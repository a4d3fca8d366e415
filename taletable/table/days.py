"""Days, as all servers count them: from midnight to midnight of UTC."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Final

DAY_MS: Final = 24 * 3_600_000


def day_of(time: int) -> str:
    """The day of a moment (milliseconds since 1970), as `2026-11-19`."""
    return datetime.fromtimestamp(time / 1000, UTC).date().isoformat()


def begins(day: str) -> int:
    """When a day begins."""
    return (date.fromisoformat(day) - date(1970, 1, 1)).days * DAY_MS


def is_past(day: str, time: int) -> bool:
    """Is the day over?"""
    return time >= begins(day) + DAY_MS


def later(day: str, days: int) -> str:
    """So many days later, or earlier."""
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def is_day(text: str) -> bool:
    """Is it a day, written as we write it?"""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
