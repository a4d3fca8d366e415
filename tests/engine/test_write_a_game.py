"""The programs in docs/write-a-game.md are run as they stand."""

from __future__ import annotations

import re
import sys
import types
from pathlib import Path

import pytest

from taletable.engine.game import Game
from taletable.engine.luck import Luck
from taletable.engine.match import Match
from taletable.engine.moves import Refused

PAGE = Path(__file__).parents[2] / "docs" / "write-a-game.md"


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:  # type: ignore[type-arg]
    page = PAGE.read_text(encoding="utf-8")
    source = "\n\n".join(re.findall(r"```python\n(.*?)```", page, re.DOTALL))
    texts = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)[-1]
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.toml").write_text(texts, encoding="utf-8")
    (tmp_path / "rules.md").write_text("# High Card\n\n- **HC-1.3** The highest card stays.\n", encoding="utf-8")
    module = types.ModuleType("high_card")
    module.__file__ = str(tmp_path / "__init__.py")
    monkeypatch.setitem(sys.modules, "high_card", module)
    exec(compile(source, "write-a-game.md", "exec"), module.__dict__)
    built: Game = module.__dict__["GAME"]  # type: ignore[type-arg]
    return built


def test_the_game_of_the_guide_plays(game: Game) -> None:  # type: ignore[type-arg]
    match = Match(game, 3, seed=b"guide")
    for seat in range(3):
        highest = max(match.state.hand[seat])  # type: ignore[attr-defined]
        with pytest.raises(Refused, match="highest card") as refused:
            match.play(game.read(f"{seat} seal card-{highest + 1}"))
        assert refused.value.refusal.cite == "HC-1.3"
        match.play(game.legal(match.state, seat)[0])
    result = game.results(match.state)
    assert result
    assert sum(result.scores) == 1
    assert game.event_text(match.events[-1], ("Ada", "Bo", "Cy")).startswith("Cy shows card-")


def test_its_secrets_are_kept_and_its_positions_load(game: Game) -> None:  # type: ignore[type-arg]
    match = Match(game, 3, seed=b"guide")
    match.play(game.legal(match.state, 1)[0])
    assert game.view(match.state, 0)["players"][1]["hand"] == {"count": 3}
    assert game.view(match.state, 0)["players"][1]["sealed"] is None
    assert game.view(game.imagine(match.state, 0, Luck(b"x")), 0) == game.view(match.state, 0)
    assert game.dump(game.load(game.dump(match.state))) == game.dump(match.state)
