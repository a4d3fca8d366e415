"""What a network likes better than a bot of the house: both are asked what they would take where the network drafts against itself."""

from __future__ import annotations

import sys
import time
from collections import Counter
from pathlib import Path
from typing import Final

import numpy as np

from taletable.bots import bots_for
from taletable.companions.learned.network import Network
from taletable.companions.learned.thought import Thought
from taletable.engine.luck import QuickLuck
from taletable.engine.run import Run

from .duel import PLAIN
from .senses import sense_of

DRAFT: Final = "draft"
"""The question at which one card of several is taken."""


def main(game: str, weights: str, seats: str, seconds: str, rival: str = "normal") -> None:
    """`python -m taletable.lab.train.tastes GAME WEIGHTS SEATS SECONDS [RIVAL]`: one line for each kind of card, commonest choice first."""
    sense = sense_of(game)
    rules, deck, network = sense.game, sense.game.deck, Network(dict(np.load(Path(weights))))
    seen, mine, theirs = Counter[int](), Counter[int](), Counter[int]()
    end, seed = time.monotonic() + float(seconds), 0
    while time.monotonic() < end:
        seed += 1
        luck = QuickLuck(seed)
        run = Run(luck, quiet=True)
        s = rules.new(int(seats), {}, luck, run)
        minds = [Thought(sense, network, PLAIN, seat) for seat in range(s.seats)]
        bots = [bots_for(rules)[rival](seed * s.seats + seat) for seat in range(s.seats)]
        while not s.over:
            seat = rules.asked(s)[0]
            move = minds[seat].choose(s.clone(), seat)
            if rules.rule(s) is rules.rules.get(DRAFT) and len(rules.legal(s, seat)) > 1:
                offered = {deck.kind_of[m.args[0]] for m in rules.legal(s, seat)}
                other = bots[seat].choose(rules, rules.imagine(s, seat, luck), seat)
                seen.update(offered)
                mine[deck.kind_of[move.args[0]]] += 1
                theirs[deck.kind_of[other.args[0]]] += 1
            rules.step(s, move, run)
    print(f"{'':24} {sum(seen.values()):6} {'network':>7} {rival:>7}")
    for kind, n in sorted(seen.items(), key=lambda item: -mine[item[0]] / item[1]):
        print(f"{deck.kinds[kind]:24} {n:6} {100 * mine[kind] / n:5.1f} % {100 * theirs[kind] / n:5.1f} %")


if __name__ == "__main__":
    main(*sys.argv[1:])
