"""What a page takes along: modules, with bytecode for those that are as they were when it was made."""

from __future__ import annotations

import io
import json
import zipfile
from hashlib import sha256
from pathlib import Path

import pytest

from taletable.engine.version import meaning_of
from taletable.server import luggage

MATCH = "taletable/engine/match.py"
TAG = "cpython-399"


def members(name: str) -> dict[str, bytes]:
    """What lies in an archive."""
    with zipfile.ZipFile(io.BytesIO(luggage.parcels()[name].data)) as archive:
        return {one: archive.read(one) for one in archive.namelist()}


def test_bytecode_goes_along_with_the_source_of_which_it_was_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = (luggage.PACKAGE / "engine" / "match.py").read_bytes()
    digest, meaning = sha256(source).hexdigest(), sha256(meaning_of(source).encode()).hexdigest()
    monkeypatch.setattr(luggage, "BYTECODE", tmp_path / "bytecode.zip")
    plain = members(luggage.TABLE)
    assert plain[MATCH] == source
    assert not any("__pycache__" in path for path in plain)
    with zipfile.ZipFile(luggage.BYTECODE, "w") as archive:
        archive.writestr("tag", TAG)
        archive.writestr("meanings", json.dumps({digest: meaning}))
        archive.writestr(f"{MATCH}.{digest}", b"as it is")
        archive.writestr(f"taletable/engine/state.py.{'0' * 64}", b"of another state")
    found = members(luggage.TABLE)
    fresh = {path: data for path, data in found.items() if path not in plain}
    assert fresh == {
        f"taletable/engine/__pycache__/match.{TAG}.pyc": b"as it is",
        f"taletable/engine/__pycache__/rules_version.{TAG}.json": json.dumps({digest: meaning}).encode(),
    }
