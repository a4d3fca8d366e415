"""Log lines: for people, or as JSON for programs. Each that belongs to a request bears its id, and none what was sent."""

from __future__ import annotations

import json
import logging
import time
import traceback
from contextvars import ContextVar
from typing import Literal

Form = Literal["text", "json"]
request_id: ContextVar[str] = ContextVar("request_id", default="")
"""That of the request, or of the live line, that is being served."""


def frames(error: BaseException) -> list[str]:
    """Where something went wrong, without what it says: that may quote what was sent."""
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)]


class Plain(logging.Formatter):
    """A line for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Level, place, message, and the id of the request."""
        said = request_id.get()
        lines = [f"{record.levelname} {record.name}: {record.getMessage()}{f' [{said}]' if said else ''}"]
        if record.exc_info and record.exc_info[1]:
            error = record.exc_info[1]
            lines += [f"  {type(error).__name__}", *(f"    {frame}" for frame in frames(error))]
        return "\n".join(lines)


class Json(logging.Formatter):
    """A line for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """One object."""
        data: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if said := request_id.get():
            data["request"] = said
        data.update(getattr(record, "facts", {}))
        if record.exc_info and record.exc_info[1]:
            error = record.exc_info[1]
            data["error"], data["frames"] = type(error).__name__, frames(error)
        return json.dumps(data, ensure_ascii=False, default=str)


def keep_log(form: Form) -> None:
    """From now on this process logs in this form, libraries included."""
    handler = logging.StreamHandler()
    handler.setFormatter(Json() if form == "json" else Plain())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(logging.WARNING)
