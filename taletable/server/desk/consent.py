"""Take-backs that need the consent of all."""

from __future__ import annotations

from dataclasses import asdict

from taletable.table import consent
from taletable.table.course import Rewind
from taletable.table.refuse import Refuse
from taletable.table.sheet import Proposal

from ..table import Live
from .clerk import Clerk


class Consent(Clerk):
    """Who asks all, and counts."""

    async def propose(self, live: Live, person: str, to: int) -> None:
        """Ask all who sit here to go back."""
        async with self.changing(live):
            new = consent.propose(live.table, person, to, live.durable - 1)
            await self._settle(live, await self.storage.tables.edit_proposal(live.row.id, lambda old: old or new))

    async def answer(self, live: Live, person: str, agree: bool) -> None:
        """Answer the open proposal."""
        async with self.changing(live):
            live.row.seated(person)
            old = live.row.proposal
            if not old:
                raise Refuse(409, "no-proposal")
            proposal = await self.storage.tables.edit_proposal(live.row.id, lambda now: consent.answered(now, person, agree))
            if proposal:
                await self._settle(live, proposal)
            else:
                await self.refresh(live)
                if not agree:
                    self._tell(live, old, "declined")

    async def _settle(self, live: Live, proposal: Proposal | None) -> None:
        if proposal and consent.is_settled(live.row, proposal):
            await self.storage.tables.edit_proposal(live.row.id, lambda _: None)
            await self.refresh(live)
            self._tell(live, proposal, "done")
            live.perform(Rewind(proposal.to))
            return
        await self.refresh(live)
        if proposal:
            self._tell(live, proposal, "")

    def _tell(self, live: Live, proposal: Proposal, outcome: consent.Outcome) -> None:
        """Show everybody the proposal, on every worker."""
        live.delivery.tell_proposal(proposal, outcome)
        live.hall.wire.tell({"k": "proposal", "t": live.row.id, "p": asdict(proposal), "o": outcome})
