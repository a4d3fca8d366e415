"""What holds for all tests: they use our own plug-in, and interpreted toys stay away from compiled rules."""

from __future__ import annotations

import os

pytest_plugins = "taletable.testing"

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # several workers share the cores, whichever test loads numpy first

if os.environ.get("TALETABLE_COMPILED"):
    # Toy games are interpreted classes, which cannot be derived from compiled ones. Everything else runs on both builds.
    collect_ignore_glob = ["engine/test_toy_*.py", "engine/test_write_a_game.py", "testing/*"]
