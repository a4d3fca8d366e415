"""Before it is compiled, a state's methods are written into its copy: the same ones as it gets when it is imported."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from taletable.engine.fields import Field, Memo
from taletable.engine.state import State
from taletable.games import games
from tests.engine.holding import held
from tools.compile import write_out

ROOT = Path(__file__).parents[2]
STATES = [game.state for game in games().values()]


def written(state: type[State], folder: Path) -> Any:
    """The class of states out of the copy of its module, with everything written out."""
    plain = sys.modules[state.__module__]
    assert plain.__file__
    copy = folder / Path(plain.__file__).relative_to(ROOT)
    copy.parent.mkdir(parents=True)
    shutil.copy(plain.__file__, copy)
    write_out(copy, folder / "taletable")
    module = ModuleType(state.__module__)
    module.__package__ = plain.__package__
    exec(compile(copy.read_text(encoding="utf-8"), str(copy), "exec"), vars(module))
    return getattr(module, state.__name__)


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
def test_the_methods_are_in_the_copy(state: type[State], tmp_path: Path) -> None:
    made = written(state, tmp_path)
    assert not made.declared, "nothing is left to be made when it is imported"
    assert not any(isinstance(value, Field | Memo) for value in vars(made).values())
    assert [field.name for field in made.fields] == [field.name for field in state.fields]
    game = next(game for game in games().values() if game.state is state)
    s = game.new(game.max_seats)
    one, two = made(s.seats, s.options), state(s.seats, s.options)
    assert held(one) == held(two)
    for name, value in held(s).items():
        setattr(one, name, value)
    copy = one.clone()
    assert type(copy) is made
    assert held(copy) == held(s)
    assert all(getattr(copy, name) is not value for name, value in held(s).items() if isinstance(value, list))


def test_modules_without_states_stay_as_they_are(tmp_path: Path) -> None:
    copy = tmp_path / "taletable" / "engine" / "luck.py"
    copy.parent.mkdir(parents=True)
    shutil.copy(ROOT / "taletable" / "engine" / "luck.py", copy)
    write_out(copy, tmp_path / "taletable")
    assert copy.read_bytes() == (ROOT / "taletable" / "engine" / "luck.py").read_bytes()
