"""What a state holds."""

from __future__ import annotations

from typing import Any

from taletable.engine.state import State


def held(s: State) -> dict[str, Any]:
    """Everything by name, in slots or not."""
    state: Any = s.__getstate__()
    loose, slots = state
    return {**(loose or {}), **slots}
