"""Run by the build, inside of the interpreter that a page runs: what would be compiled at every start is compiled once.

`library` is the standard library with what every start imports as bytecode; what is imported later stays source. `package` is bytecode of
our own modules for `taletable.server.luggage`, each under the name of its source and its digest: another source has none here.
"""

import io
import json
import sys
import zipfile
from hashlib import sha256
from importlib.util import source_hash
from pathlib import Path

HOME = Path("/home/pyodide")
LIBRARY = next(path for path in sys.path if path.endswith(".zip"))
PARTS = ("engine", "companions", "table", "bots", "page", "games")
LONG_AGO = (1980, 1, 1, 0, 0, 0)

sys.path.insert(0, str(HOME))
sys.dont_write_bytecode = True
from taletable.engine.version import meaning_of  # noqa: E402
from taletable.games import games  # noqa: E402
from taletable.page.warming import warm  # noqa: E402


def bytecode(source: bytes, path: str) -> bytes:
    """A module as Python keeps it, not to be compared with its source again."""
    code = compile(source, path, "exec", dont_inherit=True, optimize=0)
    from importlib._bootstrap_external import _code_to_hash_pyc

    return bytes(_code_to_hash_pyc(code, source_hash(source), False))


def packed(files: dict[str, bytes]) -> bytes:
    """An archive."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in files.items():
            archive.writestr(zipfile.ZipInfo(name, LONG_AGO), data, zipfile.ZIP_DEFLATED)
    return made.getvalue()


def library() -> bytes:
    """The standard library."""
    for game in games():
        warm(game)
    wanted = {name.replace(".", "/") for name in sys.modules}
    files: dict[str, bytes] = {}
    with zipfile.ZipFile(LIBRARY) as archive:
        for name in archive.namelist():
            data = archive.read(name)
            if name.endswith(".py") and name.removesuffix(".py").removesuffix("/__init__") in wanted:
                name, data = name + "c", bytecode(data, f"{LIBRARY}/{name}")
            files[name] = data
    return packed(files)


def package() -> bytes:
    """Our own modules."""
    files: dict[str, bytes] = {}
    meanings: dict[str, str] = {}
    own = HOME / "taletable"
    for path in sorted([*own.glob("*.py"), *(path for part in PARTS for path in (own / part).rglob("*.py"))]):
        source = path.read_bytes()
        digest = sha256(source).hexdigest()
        files[f"{path.relative_to(HOME).as_posix()}.{digest}"] = bytecode(source, str(path))
        meanings[digest] = sha256(meaning_of(source).encode()).hexdigest()
    return packed({"tag": sys.implementation.cache_tag.encode(), "meanings": json.dumps(meanings).encode(), **files})
