"""Going back with the consent of all who sit at a table."""

from __future__ import annotations

from typing import Literal

from .messages import ProposalMessage
from .refuse import Refuse
from .sheet import Proposal, Sheet
from .table import Table

Outcome = Literal["", "done", "declined"]


def propose(table: Table, person: str, to: int, last: int) -> Proposal:
    """Somebody asks all who sit here to go back to just after entry `to`; `last` is the latest that can be told of."""
    sheet = table.sheet
    sheet.seated(person)
    sheet.free()
    if not table.match or sheet.status != "running":
        raise Refuse(409, "status")
    to = table.veil(person).true(to)
    if to >= last:
        raise Refuse(422, "no-entry")
    if sheet.proposal:
        raise Refuse(409, "proposal")
    return Proposal(person, to, [person])


def answered(proposal: Proposal | None, person: str, agree: bool) -> Proposal | None:
    """The proposal after an answer to it; None: it is off."""
    return Proposal(proposal.by, proposal.to, sorted({*proposal.agreed, person})) if proposal and agree else None


def is_settled(sheet: Sheet, proposal: Proposal) -> bool:
    """Do all who sit here agree?"""
    return not set(sheet.people()) - set(proposal.agreed)


def proposal_message(table: Table, proposal: Proposal, outcome: Outcome, person: str | None) -> ProposalMessage:
    """A proposal as a person is shown it."""
    names, people = table.sheet.names, table.sheet.people()
    return ProposalMessage(
        open=not outcome,
        kind="take-back",
        to=table.veil(person).told(proposal.to),
        by=names.get(proposal.by, ""),
        agreed=[names.get(p, "") for p in people if p in proposal.agreed],
        missing=[names.get(p, "") for p in people if p not in proposal.agreed],
        you=not outcome and person in people and person not in proposal.agreed,
        outcome=outcome,
    )
