"""The network and how it learns: proximal policy optimisation (PPO) with a bag of marks for what is seen. Needs PyTorch."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from taletable.companions.learned.sense import Sense

from .config import Config

PAIRS: Final = 4096
"""Room for the embeddings of a verb together with its first argument."""


class Net(nn.Module):  # type: ignore[misc]  # PyTorch may not be there
    """What `Network` is with numpy, able to learn."""

    def __init__(self, sense: Sense, config: Config) -> None:
        super().__init__()
        width, query = config.width, config.query
        self.marks = nn.Parameter(torch.randn(sense.marks, width) / 8)
        self.figures = nn.Linear(max(1, sense.figures), width)
        self.layers = nn.ModuleList([nn.Linear(width, width) for _ in range(config.layers)])
        self.asks = nn.Linear(width, query)
        self.hopes = nn.Linear(width, 128)
        self.hope = nn.Linear(128, 1)
        self.tokens = nn.Parameter(torch.randn(sense.tokens, query) / 2)
        self.pairs = nn.Parameter(torch.zeros(PAIRS, query))
        self.turns_1 = nn.Linear(query, query)
        self.turns_2 = nn.Linear(query, query)
        self.leans = nn.Linear(query, 1)
        self.query = query
        with torch.no_grad():
            self.marks[0] = 0
            self.tokens[0] = 0
            self.asks.weight /= 4

    def forward(self, marks: Tensor, figures: Tensor, moves: Tensor, count: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of the moves (those that are none far below all), and what each position is worth."""
        bags = torch.zeros(len(marks), len(self.marks), device=marks.device)
        bags.scatter_add_(1, marks.long(), torch.ones((), device=marks.device).expand(marks.shape))
        bags[:, 0] = 0
        hidden = functional.relu(bags @ self.marks + self.figures(figures))
        for layer in self.layers:
            hidden = hidden + functional.relu(layer(hidden))
        worth = torch.tanh(self.hope(functional.relu(self.hopes(hidden)))).squeeze(-1)
        spelt = moves.long()
        e = functional.embedding(spelt, self.tokens, padding_idx=0).sum(2)
        e = e + functional.embedding((spelt[..., 0] * 1009 + spelt[..., 1]) % PAIRS, self.pairs)
        e = e + self.turns_2(functional.relu(self.turns_1(e)))
        logits = (e @ self.asks(hidden).unsqueeze(-1)).squeeze(-1) / self.query**0.5 + self.leans(e).squeeze(-1)
        none = torch.arange(moves.shape[1], device=moves.device)[None] >= count[:, None]
        return logits.masked_fill(none, -1e9), worth

    def arrays(self) -> dict[str, NDArray[np.float32]]:
        """All weights, as `Network` reads them."""
        found = {name: value.detach().float().cpu().numpy().copy() for name, value in self.state_dict().items()}
        found["marks"][0] = 0
        found["tokens"][0] = 0
        return found


class Lesson:
    """What was collected between two lessons: for each tick and row what was seen, chosen, and came of it."""

    def __init__(self, sense: Sense, config: Config, device: torch.device) -> None:
        rows, ticks = config.workers * config.games, config.ticks

        def empty(kind: torch.dtype, *shape: int) -> Tensor:
            return torch.zeros((ticks, rows, *shape), dtype=kind, device=device)

        self.marks, self.figures = empty(torch.int16, sense.most), empty(torch.float32, max(1, sense.figures))
        self.moves, self.count = empty(torch.int16, sense.choices, 4), empty(torch.int32)
        self.seat, self.past, self.choice = empty(torch.int64), empty(torch.bool), empty(torch.int64)
        self.chance, self.worth = empty(torch.float32), empty(torch.float32)
        self.ended, self.reward = empty(torch.bool), empty(torch.float32, 8)

    def advantages(self, trace: float) -> tuple[Tensor, Tensor, Tensor]:
        """How much better each choice was than expected, what the position turned out to be worth, and which rows are known so far."""
        ticks, rows = self.worth.shape
        device = self.worth.device
        after, more, due = (torch.zeros(rows, 8, device=device) for _ in range(3))
        known = torch.zeros(rows, 8, dtype=torch.bool, device=device)
        advantage, use = torch.zeros(ticks, rows, device=device), torch.zeros(ticks, rows, dtype=torch.bool, device=device)
        row = torch.arange(rows, device=device)
        for t in reversed(range(ticks)):
            ended = self.ended[t][:, None]
            after, more = after.masked_fill(ended, 0), more.masked_fill(ended, 0)
            due = torch.where(ended, self.reward[t], due)
            known = known | ended
            seat, worth = self.seat[t], self.worth[t]
            gain = due[row, seat] + after[row, seat] - worth + trace * more[row, seat]
            use[t] = known[row, seat] & ~self.past[t]
            advantage[t] = gain
            after[row, seat], more[row, seat] = worth, torch.where(known[row, seat], gain, 0.0)
            due[row, seat] = 0
            known[row, seat] = True
        return advantage, advantage + self.worth, use


class Learner:
    """The network, its optimiser, and its past selves."""

    def __init__(self, sense: Sense, config: Config) -> None:
        self.config, self.sense = config, sense
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(config.seed)
        torch.set_float32_matmul_precision("high")
        self.net = Net(sense, config).to(self.device)
        self.rival = Net(sense, config).to(self.device)
        self.rival.load_state_dict(self.net.state_dict())
        self.past: list[dict[str, Tensor]] = []
        self.adam = torch.optim.AdamW(self.net.parameters(), lr=config.rate, weight_decay=1e-4, eps=1e-5, betas=(0.9, 0.98))

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def choose(self, marks: Tensor, figures: Tensor, moves: Tensor, count: Tensor, past: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """A choice for each row, the logarithm of its chance, and what the position is worth."""
        logits, worth = self.net(marks, figures, moves, count)
        old = past.nonzero().squeeze(1)
        if len(old):
            logits[old] = self.rival(marks[old], figures[old], moves[old], count[old])[0]
        logs = torch.log_softmax(logits, -1)
        choice = torch.multinomial(logs.exp(), 1)
        return choice.squeeze(1), logs.gather(1, choice).squeeze(1), worth

    def learn(self, lesson: Lesson, done: float) -> dict[str, float]:
        """Learn from a lesson; `done`: how much of the training lies behind, from 0 to 1."""
        config = self.config
        for group in self.adam.param_groups:
            group["lr"] = config.rate * max(0.03, 1 - done) * min(1.0, 0.1 + done * 200)
        entropy_weight = config.entropy + (config.entropy_end - config.entropy) * done
        advantage, target, use = lesson.advantages(config.trace)
        chosen = use.flatten().nonzero().squeeze(1)
        flat = {name: getattr(lesson, name).flatten(0, 1) for name in ("marks", "figures", "moves", "count", "choice", "chance")}
        gain, aim = advantage.flatten(), target.flatten()
        mean, spread = gain[chosen].mean(), gain[chosen].std() + 1e-8
        told: dict[str, list[Tensor]] = {"kl": [], "entropy": [], "error": []}
        for _ in range(config.epochs):
            order = chosen[torch.randperm(len(chosen), device=self.device)]
            for some in order.split(config.batch):
                logits, worth = self.net(flat["marks"][some], flat["figures"][some], flat["moves"][some], flat["count"][some])
                logs = torch.log_softmax(logits, -1)
                change = logs.gather(1, flat["choice"][some][:, None]).squeeze(1) - flat["chance"][some]
                ratio = change.exp()
                good = (gain[some] - mean) / spread
                better = -torch.min(ratio * good, ratio.clamp(1 - config.clip, 1 + config.clip) * good).mean()
                entropy = -(logs.exp() * logs.clamp(min=-30)).sum(-1).mean()
                error = functional.mse_loss(worth, aim[some].clamp(-1, 1))
                self.adam.zero_grad(set_to_none=True)
                (better + 0.5 * error - entropy_weight * entropy).backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.adam.step()
                for name, value in (("kl", (ratio - 1 - change).mean()), ("entropy", entropy), ("error", error)):
                    told[name].append(value.detach())
        return {name: float(torch.stack(values).mean()) for name, values in told.items()} | {"used": len(chosen) / use.numel()}

    def remember(self) -> None:
        """Keep what the network is now as a past self."""
        self.past.append({name: value.detach().clone() for name, value in self.net.state_dict().items()})
        if len(self.past) > self.config.memory:
            self.past.pop(len(self.past) // 2 if len(self.past) % 2 else 0)

    def face(self, number: int) -> None:
        """Let a past self hold the seats of rivals until the next lesson."""
        if self.past:
            self.rival.load_state_dict(self.past[number % len(self.past)])

    def moments(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """What the optimiser remembers, by the names of the weights."""
        names = {parameter: name for name, parameter in self.net.named_parameters()}
        state = {names[parameter]: value for parameter, value in self.adam.state.items()}
        first = {name: value["exp_avg"].cpu().numpy() for name, value in state.items()}
        return first, {name: value["exp_avg_sq"].cpu().numpy() for name, value in state.items()}

    def restore(self, weights: Any, first: Any, second: Any, steps: int) -> None:
        """Go on from what was kept."""
        self.net.load_state_dict({name: torch.from_numpy(np.asarray(weights[name], np.float32)) for name in self.net.state_dict()})
        for name, parameter in self.net.named_parameters():
            if name in first:
                self.adam.state[parameter] = {
                    "step": torch.tensor(float(steps)),
                    "exp_avg": torch.from_numpy(first[name]).to(self.device),
                    "exp_avg_sq": torch.from_numpy(second[name]).to(self.device),
                }

    def steps(self) -> int:
        """How many steps the optimiser has made."""
        return max([int(value["step"]) for value in self.adam.state.values()], default=0)
