"""Speech: the messages of some Fluent files in one language, and sayings put into words with them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.types import FluentType
from fluent.syntax import ast, visitor

from taletable.engine.saying import ENGLISH, OTHERWISE, SAY

PSEUDO: Final = "en-XA"
"""English with accents, a third longer, in brackets: shows what is in no catalogue, and what has no room for longer words."""

resolver.MAX_PART_LENGTH = 100_000  # a list may be longer than what Fluent expects in strangers' catalogues; these are our own

ACCENTS: Final = str.maketrans(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
    "ȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑ",
)
LENGTHENED: Final = frozenset("aeiou")
MARK: Final = re.compile(r"</?\w+/?>")
"""What a page makes of it is its own affair (`web/src/words/rich.ts`): `<b>Place</b> a die`."""
LETTERS: Final = re.compile(rf"{MARK.pattern}|[A-Za-z]")


STYLES: Final[dict[str, Literal["standard", "or"]]] = {"and": "standard", "or": "or"}
BRITISH: Final = Locale("en", "GB")
"""English is written without a comma before the last “and”."""


class FluentList(FluentType):
    """Several things: `{ $cards }` names them with commas, `{ LIST($cards, type: "and") }` with an “and” before the last."""

    def __init__(self, items: Sequence[str], style: Any = "") -> None:
        self.items = items
        self.style = str(style)

    def format(self, locale: Locale) -> str:
        """The list as people write it."""
        if self.style not in STYLES:
            comma: str = locale.list_patterns["standard"]["middle"][3:-3]  # what stands between {0} and {1}
            return comma.join(self.items)
        return format_list(list(self.items), style=STYLES[self.style], locale=BRITISH if locale.language == ENGLISH else locale)


def _list(items: Any, type: str = "") -> FluentType:
    return FluentList(items.items if isinstance(items, FluentList) else [str(items)], type)


class _Accents(visitor.Visitor):
    """Makes pseudo-language out of English."""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        node.value = accented(node.value)


class _Places(visitor.Visitor):
    """Collects the arguments of a message, and the messages that it quotes."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def accented(text: str) -> str:
    """English as pseudo-language; marks such as `<b>` stay as they are."""

    def one(found: re.Match[str]) -> str:
        letter = found[0]
        return letter if len(letter) > 1 else (letter * 2 if letter in LENGTHENED else letter).translate(ACCENTS)

    return LETTERS.sub(one, text)


def unmarked(text: str) -> str:
    """A sentence without its marks, for who has no use for them."""
    return MARK.sub("", text)


def ending(said: Mapping[str, Any]) -> str:
    """What is said without a sentence: what the key ends with."""
    return ending(said[OTHERWISE]) if OTHERWISE in said else str(said[SAY]).rpartition(".")[2]


class BadText(ValueError):
    """A file that is not Fluent: which, where and why."""

    def __init__(self, file: Path, junk: ast.Junk) -> None:
        why = junk.annotations[0].message if junk.annotations else ""
        super().__init__(f"{file.name}: {why} ({(junk.content or '').splitlines()[0][:80]!r})")


class Speech:
    """What can be said in one language. A message of a later file stands for one of an earlier file with the same key."""

    def __init__(self, language: str, files: Iterable[Path], fallback: Speech | None = None) -> None:
        self.language = language
        self.fallback = fallback
        # The pseudo-language writes numbers and lists as English does.
        self._bundle = FluentBundle([ENGLISH if language == PSEUDO else language], functions={"LIST": _list}, use_isolating=False)
        self._has: dict[str, bool] = {}
        for file in files:
            resource = FluentResource(file.read_text(encoding="utf-8"))
            for part in resource.body:
                if isinstance(part, ast.Junk):
                    raise BadText(file, part)
            if language == PSEUDO:
                _Accents().visit(resource)
            self._bundle.add_resource(resource, allow_overrides=True)

    @property
    def keys(self) -> set[str]:
        """The ids of all messages."""
        return set(self._bundle._messages)

    def has(self, key: str) -> bool:
        """Is there a sentence for the key?"""
        return self._bundle.has_message(key.replace(".", "-")) or (self.fallback is not None and self.fallback.has(key))

    def places(self, key: str) -> set[str]:
        """The arguments that the sentence of a key speaks of."""
        entry = self._bundle._messages.get(key.replace(".", "-"))
        places = _Places()
        if entry is not None:
            places.visit(entry)
        for other in places.messages:
            places.found |= self.places(other)
        return places.found

    def get(self, key: str, default: str | None = None, /, **args: Any) -> str:
        """The sentence of a key with its arguments; without one, the default, or what the key ends with."""
        text = self.fill(key, args)
        if text is None:
            return key.rpartition(".")[2] if default is None else default
        return f"⟦{text}⟧" if self.language == PSEUDO and text else text

    def fill(self, key: str, args: Mapping[str, Any]) -> str | None:
        """The sentence of a key with arguments that are words already; None: there is none."""
        ident = key.replace(".", "-")
        if not self._bundle.has_message(ident):
            return self.fallback.fill(key, args) if self.fallback else None
        pattern = self._bundle.get_message(ident).value
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise ValueError(f"{key}: {errors[0]}")
        return str(text)

    def label(self, key: str, name: str, value: str | int, names: Sequence[str]) -> Any:
        """An argument as a sentence names it; games know more of theirs."""
        return value

    def say(self, said: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """A saying in words; `names` are those of the seats."""
        text = self._found(said, names)
        if text is None:
            return ending(said)
        return f"⟦{text}⟧" if self.language == PSEUDO and text else text

    def _say(self, said: Mapping[str, Any], names: Sequence[str]) -> str:
        text = self._found(said, names)
        return ending(said) if text is None else text

    def _found(self, said: Mapping[str, Any], names: Sequence[str]) -> str | None:
        key = said[SAY]
        text = self.fill(key, self._arguments(key, said, names))
        return self._found(said[OTHERWISE], names) if text is None and OTHERWISE in said else text

    def _arguments(self, key: str, said: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for name, value in said.items():
            if name not in (SAY, OTHERWISE):
                found[name] = self._argument(key, name, value, names)
                if isinstance(value, str):
                    found[f"{name}-id"] = value  # what languages choose a form of words by
                elif isinstance(value, int) and isinstance(other := said.get(f"{name}2"), int):
                    found[f"{name}-than-{name}2"] = "more" if value > other else "less" if value < other else "same"
                found |= self.forms(key, name, value, names)
        return found

    def forms(self, key: str, name: str, value: Any, names: Sequence[str]) -> dict[str, Any]:
        """What a sentence may choose its form by beside the argument itself; games know more of theirs."""
        return {}

    def _argument(self, key: str, name: str, value: Any, names: Sequence[str]) -> Any:
        if isinstance(value, Mapping):
            return self._say(value, names)
        if isinstance(value, (list, tuple)):
            return FluentList([str(self._argument(key, name, item, names)) for item in value])
        if isinstance(value, bool):
            return "yes" if value else "no"
        return self.label(key, name, value, names)

    def tree(self, data: Any, names: Sequence[str] = ()) -> Any:
        """Plain data with every saying in it put into words."""
        if isinstance(data, Mapping):
            return self.say(data, names) if SAY in data else {key: self.tree(value, names) for key, value in data.items()}
        return [self.tree(item, names) for item in data] if isinstance(data, (list, tuple)) else data
