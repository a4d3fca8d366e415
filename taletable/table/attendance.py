"""Who is at a table at the moment. Only its carrier knows that."""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

from .sheet import Sheet


class Attendance(Protocol):
    """Who is there, and since when somebody is not."""

    def present(self, person: str) -> bool:
        """Is the person connected?"""
        ...

    def in_sight(self, person: str) -> bool:
        """Does the person look at the table, as far as is known?"""
        ...

    def gone(self, person: str) -> int:
        """Since when the person is not connected (milliseconds since 1970)."""
        ...

    def watching(self, seated: set[str]) -> int:
        """How many look on without a seat."""
        ...

    def called(self) -> dict[str, str]:
        """The names of those who are there, as far as they are known."""
        ...


class Attending(NamedTuple):
    """These people are there and stay: at a table on one's own device, or, without any, at one that is only listed."""

    people: frozenset[str] = frozenset()

    def present(self, person: str) -> bool:
        """Is the person one of them?"""
        return person in self.people

    def in_sight(self, person: str) -> bool:
        """Is the person one of them?"""
        return person in self.people

    def gone(self, person: str) -> int:
        """From the beginning."""
        return 0

    def watching(self, seated: set[str]) -> int:
        """Who has no seat looks on."""
        return len(self.people - seated)

    def called(self) -> dict[str, str]:
        """A sheet knows who sits; nobody else is named."""
        return {}


NOBODY: Final = Attending()


def gone_since(sheet: Sheet, attendance: Attendance, seat: int) -> int | None:
    """Since when nobody who holds the seat is connected; None if somebody is."""
    holders = sheet.seats[seat].holders
    if not holders or any(map(attendance.present, holders)):
        return None
    return max(map(attendance.gone, holders))
