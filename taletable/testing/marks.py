"""Tests name the paragraphs of a ledger that they check."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the ledger ids it checks. Give literal strings: `taletable rules coverage` finds them without running anything."""
    return pytest.mark.rule(*ids)
