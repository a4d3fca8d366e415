"""A training that writes plain lines, for machines with nothing but Python, numpy and PyTorch on them."""

from __future__ import annotations

import sys
from pathlib import Path

from .config import Config, config_of
from .senses import sense_of
from .training import Training, lines


def main(game: str, folder: str, seconds: str, *changes: str) -> None:
    """`python -m taletable.lab.train.log GAME FOLDER SECONDS [KEY=NUMBER …] [fit]`."""
    config = Config.load(config_of(game))
    for change in [change for change in changes if change != "fit"]:
        key, _, value = change.partition("=")
        kind = type(getattr(config, key))
        config = Config(**{**vars(config), key: kind(value)})
    training = Training(sense_of(game), config, Path(folder))
    training.run(float(seconds), lambda report: print(*lines(report), sep="\n", flush=True), "fit" in changes)


if __name__ == "__main__":
    main(*sys.argv[1:])
