"""Mutants: small mistakes put into the code that cites a paragraph of the ledger, to see whether the paragraph's own tests notice.

A test that carries an id may still assert little. So the code that cites the id (`citing`) is changed in one place (a comparison, a
number, a statement left out, …), and only the tests that carry the ids cited there are run. This module says which mutants there are, and
keeps the list of what became of them; `taletable.testing.mutants` runs them.
"""

from __future__ import annotations

import ast
import copy
import json
import re
import tomllib
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

from taletable.engine.game import Game

from .citing import Module, Passage, modules

MOST: Final = 3
"""Mutants for one id; more where it shares its code with others."""
WIDE: Final = 25
"""A passage of more lines says little about any one of them: it counts only for ids that nothing narrower cites, and with one mutant."""
BAR: Final = 95.0
"""So many of a hundred have to die by the tests of their ids."""
KILLED: Final = "killed"
SURVIVED: Final = "survived"
TIME: Final = "time"
"""It went on and on; that counts as killed."""
STILLBORN: Final = "stillborn"
"""The game cannot even be loaded. That says nothing about tests, and is not counted."""


class Mutant(NamedTuple):
    """One mistake: in a file these bytes are replaced by others."""

    key: str
    """Where and what, in words that stay the same while lines move."""
    file: str
    line: int
    start: int
    end: int
    new: str
    ids: tuple[str, ...]
    """The paragraphs that the code cites, in whatever passage around it."""

    def text(self, source: str) -> str:
        """The file with the mistake in it."""
        data = source.encode()
        return (data[: self.start] + self.new.encode() + data[self.end :]).decode()


class _Site(NamedTuple):
    """A place that can be changed, and one way to do so."""

    kind: str
    node: ast.expr | ast.stmt
    new: str


# Which mutants there are


def mutants_of(game: Game[Any], most: int = MOST) -> list[Mutant]:
    """The mutants of a game, always the same for the same code: for every id that is cited a few, in as many ways as possible."""
    testable = {paragraph.id for paragraph in game.ledger.paragraphs.values() if not paragraph.untested}
    candidates: dict[str, list[tuple[int, str, Mutant]]] = {}
    for module in modules(game):
        for size, kind, nearest, mutant in _candidates(module, testable):
            for identity in nearest:
                candidates.setdefault(identity, []).append((size, kind, mutant))
    chosen: dict[str, Mutant] = {}
    for identity in game.ledger.paragraphs:
        if identity in candidates:
            _choose(identity, candidates[identity], chosen, most)
    return sorted(chosen.values(), key=lambda mutant: (mutant.file, mutant.line, mutant.key))


def _choose(identity: str, candidates: list[tuple[int, str, Mutant]], chosen: dict[str, Mutant], most: int) -> None:
    """Fill up to `most` mutants of an id: narrow passages first, every kind of mistake once before one comes twice."""
    narrow = [candidate for candidate in candidates if candidate[0] <= WIDE]
    candidates, most = (narrow, most) if narrow else (candidates, 1)
    kinds = Counter(kind for _, kind, mutant in candidates if mutant.key in chosen)
    while kinds.total() < min(most, len(candidates)):
        left = [candidate for candidate in candidates if candidate[2].key not in chosen]
        _, kind, mutant = min(left, key=lambda one: (kinds[one[1]], one[0], _dice(one[2].key)))
        chosen[mutant.key] = mutant
        kinds[kind] += 1


def _dice(key: str) -> str:
    return sha256(key.encode()).hexdigest()


class _Candidate(NamedTuple):
    size: int
    """Of the narrowest passage around it."""
    kind: str
    nearest: frozenset[str]
    """The ids of the narrowest passage. The mutant has those of all: any of their tests may notice it."""
    mutant: Mutant


def _candidates(module: Module, testable: Collection[str]) -> Iterator[_Candidate]:
    """All mutants of a file."""
    seen: Counter[str] = Counter()
    for one in _of_content(module) if module.tree is None else _of_code(module, module.tree):
        ids = tuple(sorted(set(one.mutant.ids) & set(testable)))
        nearest = one.nearest & set(testable)
        if nearest:
            seen[one.mutant.key] += 1
            key = one.mutant.key if seen[one.mutant.key] == 1 else f"{one.mutant.key} #{seen[one.mutant.key]}"
            yield one._replace(nearest=nearest, mutant=one.mutant._replace(key=key, ids=ids))


def _of_code(module: Module, tree: ast.Module) -> Iterator[_Candidate]:
    owners: dict[ast.AST, list[Passage]] = {}
    for passage in module.passages:
        assert passage.node is not None
        for node in _inside(passage.node):
            if passage.first <= getattr(node, "lineno", 0) <= passage.last:
                owners.setdefault(node, []).append(passage)
    lines = module.source.encode().splitlines(keepends=True)
    starts = [0]
    for each in lines:
        starts.append(starts[-1] + len(each))
    for qualname, site in _sites(tree):
        around = owners.get(site.node)
        if not around:
            continue
        size = min(passage.size for passage in around)
        nearest = frozenset(identity for passage in around if passage.size == size for identity in passage.ids)
        ids = tuple(identity for passage in around for identity in passage.ids)
        node = site.node
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
        before = lines[node.lineno - 1][: node.col_offset].decode().strip()
        after = lines[node.lineno - 1][node.end_col_offset :].decode().strip() if node.end_lineno == node.lineno else ""
        old = _short(ast.unparse(node))
        what = f"{before[-40:]} ⟦{old} → {_short(site.new)}⟧ {after[:30]}".strip()
        key = " ".join(f"{module.file} {qualname}: {what}".split())
        yield _Candidate(size, site.kind, nearest, Mutant(key, module.file, node.lineno, start, end, site.new, ids))


def _short(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= 90 else f"{text[:60]}…{text[-25:]}"


def _inside(node: ast.AST) -> Iterator[ast.AST]:
    """A passage's nodes; of an `if` its condition and what it does, not what happens otherwise."""
    if isinstance(node, ast.If):
        for part in (node.test, *node.body):
            yield from ast.walk(part)
    else:
        yield from ast.walk(node)


# How code is changed

_COMPARE: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
_NEGATE: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    **_COMPARE, ast.Lt: ast.GtE, ast.LtE: ast.Gt, ast.Gt: ast.LtE, ast.GtE: ast.Lt,
}  # fmt: skip
"""For comparisons with 0, which mostly ask whether there is something."""
_ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr,
}  # fmt: skip
_CALLS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
_WORDS: Final = frozenset({"Refusal", "BadPosition", "Refused", "Grammar", "Saying", "say", "TypeVar"})
"""Calls that only say something; rules are not in them."""
_BOOKS: Final = frozenset({"reveal", "scene", "lose_sight", "mix"})
"""Who has seen what, and what can be taken back: the laws that hold for all games look after it, and no paragraph."""
_HOOKS: Final = frozenset({"forget"})
"""Methods for taking back, likewise."""


def _sites(tree: ast.Module) -> Iterator[tuple[str, _Site]]:
    """Every place of a module that can be changed, with the name of the function or class around it."""
    yield from _walk(tree, ())


def _walk(node: ast.AST, path: tuple[str, ...]) -> Iterator[tuple[str, _Site]]:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        path = (*path, node.name)
    for site in _changes(node):
        yield ".".join(path), site
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "slice", "bases") or (isinstance(node, ast.UnaryOp) and _is_sign(node)):
            continue
        if name == "left" and isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _silent(child):
                yield from _walk(child, path)


def _is_sign(node: ast.UnaryOp) -> bool:
    """-1 is the word for nothing."""
    return isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant) and node.operand.value == 1


def _silent(node: ast.AST) -> bool:
    """What is no rule: words, telling, docstrings, imports, type aliases, formatted text, the one of `1 << seat`."""
    if isinstance(node, ast.FunctionDef) and node.name in _HOOKS:
        return True
    if isinstance(node, ast.Assert | ast.Import | ast.ImportFrom | ast.JoinedStr | ast.Raise | ast.Assign) and not (
        isinstance(node, ast.Assign) and _decides(node)
    ):
        return True
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant) or _tells(node.value)
    return isinstance(node, ast.Call) and _name(node.func) in _WORDS


def _decides(node: ast.Assign) -> bool:
    return not any(isinstance(target, ast.Name) and target.id == "GRAMMAR" for target in node.targets)


def _tells(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and (_name(node.func).startswith("tell") or _name(node.func) in _BOOKS)


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _changes(node: ast.AST) -> Iterator[_Site]:
    if isinstance(node, ast.expr):
        for kind, new in _expressions(node):
            yield _Site(kind, node, f"({ast.unparse(new)})")
    if isinstance(node, ast.If | ast.IfExp | ast.While):
        yield from _conditions(node.test)
        if isinstance(node, ast.If) and _refuses(node):
            yield _Site("never", node.test, "False")
    if isinstance(node, ast.comprehension):
        for test in node.ifs:
            yield from _conditions(test)
            yield _Site("always", test, "True")
    if isinstance(node, ast.stmt):
        yield from _statements(node)


def _refuses(node: ast.If) -> bool:
    return any(
        isinstance(one, ast.Raise)
        or (isinstance(one, ast.Return) and isinstance(one.value, ast.Call) and _name(one.value.func) == "Refusal")
        for one in node.body
    )


def _conditions(test: ast.expr) -> Iterator[_Site]:
    if not isinstance(test, ast.Compare | ast.BoolOp) and not (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)):
        yield _Site("negate", test, f"not ({ast.unparse(test)})")


def _expressions(node: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    new: Any = copy.deepcopy(node)
    if isinstance(node, ast.Compare) and type(node.ops[0]) in _COMPARE:
        opposite = _NEGATE if _is_nothing(node.comparators[0]) else _COMPARE
        new.ops[0] = opposite[type(node.ops[0])]()
        yield "compare", new
    elif isinstance(node, ast.BoolOp):
        new.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield "and-or", new
        for n in range(len(node.values)):
            rest = [value for m, value in enumerate(node.values) if m != n]
            yield "condition", rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "negate", node.operand
    elif isinstance(node, ast.BinOp) and type(node.op) in _ARITHMETIC and not _is_list(node.left) and not _is_list(node.right):
        new.op = _ARITHMETIC[type(node.op)]()
        yield "arithmetic", new
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _CALLS:
        new.func.id = _CALLS[node.func.id]
        yield "call", new
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield "flag", ast.Constant(not node.value)
        elif isinstance(node.value, int) and node.value > 0:
            yield "number", ast.Constant(node.value + 1)


def _is_nothing(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value == 0


def _is_list(node: ast.expr) -> bool:
    return isinstance(node, ast.List | ast.Tuple | ast.ListComp | ast.Set | ast.SetComp | ast.Starred | ast.JoinedStr) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def _statements(node: ast.stmt) -> Iterator[_Site]:
    if isinstance(node, ast.AugAssign):
        yield _Site("drop", node, "pass")
        if type(node.op) in (ast.Add, ast.Sub) and not _is_list(node.value):
            new = copy.deepcopy(node)
            new.op = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
            yield _Site("arithmetic", node, ast.unparse(new))
    elif (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)) or (
        isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute | ast.Subscript)
    ):
        yield _Site("drop", node, "pass")
    elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "steps":
        if isinstance(node.value, ast.Tuple) and len(node.value.elts) > 1:
            first, second, *others = node.value.elts
            yield _Site("order", node.value, f"({ast.unparse(ast.Tuple([second, first, *others], ast.Load()))})")
    elif isinstance(node, ast.Return) and isinstance(node.value, ast.Call) and _name(node.value.func) == "Refusal":
        yield _Site("allow", node, "return None")


# How content is changed

_VALUE: Final = re.compile(r"([a-z0-9-]+) = (-?\d+\b|\"[^\"]*\"|true\b|false\b)")
_PARTS: Final = (re.compile(r"(?<=\[)\{[^{}]*\}, "), re.compile(r", \{[^{}]*\}(?=\])"))


def _of_content(module: Module) -> Iterator[_Candidate]:
    """A number one higher, a flag turned, a word put in the place of another of its sort, one of several parts left out."""
    lines = module.source.splitlines(keepends=True)
    words: dict[str, list[str]] = {}
    for name, value in _VALUE.findall(module.source):
        if value.startswith('"') and value not in words.setdefault(name, []):
            words[name].append(value)
    for passage in module.passages:
        line = lines[passage.first - 1]
        offset = len("".join(lines[: passage.first - 1]).encode())
        head = line.partition(" = ")[0]
        for kind, start, end, new in _lines(line, words):
            what = f"{head}: ⟦{line[start:end].strip(', ')} → {new or 'nothing'}⟧"
            place = offset + len(line[:start].encode())
            ids = tuple(passage.ids)
            mutant = Mutant(f"{module.file} {what}", module.file, passage.first, place, place + len(line[start:end].encode()), new, ids)
            yield _Candidate(0, kind, passage.ids, mutant)


def _lines(line: str, words: Mapping[str, list[str]]) -> Iterator[tuple[str, int, int, str]]:
    body = line.index(" = ") + 3
    for match in _VALUE.finditer(line, body):
        name, value = match[1], match[2]
        if value.startswith('"'):
            others = words[name]
            if len(others) > 1:
                yield f"word {name}", *match.span(), f"{name} = {others[(others.index(value) + 1) % len(others)]}"
        elif value in ("true", "false"):
            yield "flag", *match.span(), f"{name} = {'false' if value == 'true' else 'true'}"
        else:
            yield f"number {name}", *match.span(), f"{name} = {int(value) + 1}"
    for match in re.finditer(r"(?<!= )(?<=[\[ ])-?\d+(?=[,\]])", line[body:]):
        yield "number", body + match.start(), body + match.end(), str(int(match[0]) + 1)
    for part in _PARTS:
        for match in part.finditer(line, body):
            yield "drop", *match.span(), ""


# What became of them


class Verdict(NamedTuple):
    """What became of a mutant."""

    key: str
    line: int
    ids: tuple[str, ...]
    verdict: str
    killers: tuple[str, ...]
    """The ids whose own tests noticed."""
    seal: str
    """A digest of all that the verdict hangs on: while it is the same there is no need to run the mutant again."""

    @property
    def dead(self) -> bool:
        """Did the tests of its ids notice it?"""
        return self.verdict in (KILLED, TIME)


class OfId(NamedTuple):
    """The mutants of one id."""

    mutants: int
    killed: int
    """By the tests that carry this id."""


@dataclass
class Outcome:
    """The list of a game: which mutants died by the tests of their ids."""

    game: str
    rules: str = ""
    """The version of the rules that it was made for."""
    made: str = ""
    tests: dict[str, int] = field(default_factory=dict)
    """How many tests carry an id."""
    verdicts: list[Verdict] = field(default_factory=list)
    excuses: dict[str, str] = field(default_factory=dict)
    """Why a mutant may live, by its key; why an id kills none, by the id."""

    @property
    def counted(self) -> list[Verdict]:
        """All that could be loaded."""
        return [verdict for verdict in self.verdicts if verdict.verdict != STILLBORN]

    @property
    def killed(self) -> list[Verdict]:
        """Those that died by the tests of their ids."""
        return [verdict for verdict in self.counted if verdict.dead]

    @property
    def explained(self) -> list[Verdict]:
        """Those that live for a reason."""
        return [verdict for verdict in self.counted if not verdict.dead and verdict.key in self.excuses]

    @property
    def open(self) -> list[Verdict]:
        """Those that live and should not."""
        return [verdict for verdict in self.counted if not verdict.dead and verdict.key not in self.excuses]

    @property
    def percent(self) -> float:
        """How many died."""
        return 100 * len(self.killed) / len(self.counted) if self.counted else 100.0

    @property
    def by_id(self) -> dict[str, OfId]:
        """Mutants of each id, and how many its own tests kill."""
        found: dict[str, OfId] = {}
        for verdict in self.counted:
            for identity in verdict.ids:
                mutants, killed = found.get(identity, (0, 0))
                found[identity] = OfId(mutants + 1, killed + (identity in verdict.killers))
        return found

    @property
    def nominal(self) -> list[str]:
        """Ids whose own tests notice no mistake in the code that cites them, and nobody says why."""
        lenient = {identity for verdict in self.explained for identity in verdict.ids}
        return [i for i, of in self.by_id.items() if not of.killed and i not in self.excuses and i not in lenient]

    @property
    def stale_excuses(self) -> list[str]:
        """Excuses for mutants that are dead or gone, and for ids that need none."""
        alive = {verdict.key for verdict in self.counted if not verdict.dead} | {i for i, of in self.by_id.items() if not of.killed}
        return [key for key in self.excuses if key not in alive]

    @property
    def good(self) -> bool:
        """Over the bar, and all the rest has a reason."""
        return self.percent >= BAR and not self.open and not self.nominal and not self.stale_excuses

    def write(self, root: Path) -> None:
        """Keep the list with the tests: one line for each mutant, so that changes can be read."""
        path = list_of(root, self.game)
        path.parent.mkdir(parents=True, exist_ok=True)
        head = {"game": self.game, "rules": self.rules, "made": self.made, "tests": self.tests}
        lines = ",\n".join(json.dumps(verdict._asdict(), ensure_ascii=False) for verdict in self.verdicts)
        text = json.dumps(head, ensure_ascii=False)[:-1]
        fresh = path.with_suffix(".new")
        fresh.write_text(f'{text}, "mutants": [\n{lines}\n]}}\n', encoding="utf-8")
        fresh.replace(path)


def list_of(root: Path, game: str) -> Path:
    """Where the list of a game lies."""
    return root / "tests" / "mutants" / f"{game}.json"


def read_outcome(root: Path, game: str) -> Outcome | None:
    """The list that was written last; None where nobody has measured."""
    path = list_of(root, game)
    if not path.exists():
        return None
    data = json.loads(path.read_text(encoding="utf-8"))
    verdicts = [
        Verdict(one["key"], one["line"], tuple(one["ids"]), one["verdict"], tuple(one["killers"]), one["seal"]) for one in data["mutants"]
    ]
    return Outcome(data["game"], data["rules"], data["made"], data["tests"], verdicts, read_excuses(root, game))


def read_excuses(root: Path, game: str) -> dict[str, str]:
    """Why some mutants may live: `why` for the mutants in `keys`, which change nothing that a rule says, and for the ids in `ids`."""
    path = list_of(root, game).with_suffix(".toml")
    if not path.exists():
        return {}
    found: dict[str, str] = {}
    for entry in tomllib.loads(path.read_text(encoding="utf-8")).get("excuse", []):
        for key in (*entry.get("keys", ()), *entry.get("ids", ())):
            found[key] = entry["why"]
    return found
