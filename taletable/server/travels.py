"""The HTTP side of tables that go from a device to the server, or the other way."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Response
from fastapi.responses import StreamingResponse

from . import messages as wire
from .api import Address, At, Busy, LiveTable, Roomy, as_file, body_of, described, opened

router = APIRouter()
MOST_BYTES = 512 * 1024
"""Of a record; the longest that was seen has some 100 kB."""


@router.post("/api/tables/bring", openapi_extra=described("TableInfo", "Bring"))
async def post_bring(
    at: At, where: Address, person: Roomy, body: Annotated[wire.Bring, Depends(body_of(wire.Bring, MOST_BYTES))]
) -> Response:
    """A table out of a `.tale`, as practice. It goes on where the record ends."""
    return await opened(at, person, where, await at.hall.desk.travelling.bring(person.id, body), False)


@router.post("/api/tables/{identity}/take", response_class=StreamingResponse, openapi_extra=described(None, media="application/x-ndjson"))
async def post_take(at: At, live: LiveTable, person: Busy) -> Response:
    """The record of a game that one plays alone, to go on with it without a server. It is practice from then on."""
    return as_file(live.row, await at.hall.desk.travelling.take(live, person.id))
