"""The policy while it learns, in PyTorch; `grognard.bots.policy` computes the same in plain Python."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from grognard.training.decisions import Decisions
from grognard.training.model import DROPOUT, Inputs, hidden_members, rounded


class PolicyNet(nn.Module):
    """The inputs of a position, the seat and acts to scores. The row of an act is the sum of that of its verb and its
    own, so an act that was seldom seen is judged like others of its verb."""

    def __init__(self, numbers: int, members: int, seats: int, verbs: NDArray[np.int64], hidden: int) -> None:
        super().__init__()
        self.numbers, self.hidden = numbers, hidden
        self.verbs: Tensor
        self.register_buffer("verbs", torch.from_numpy(verbs))
        self.first = nn.Linear(numbers + members + seats, hidden)
        self.verb = nn.Embedding(int(verbs.max()) + 1, hidden + 1)
        self.act = nn.Embedding(len(verbs), hidden + 1)
        self.order = nn.Parameter(torch.zeros(2))
        """What the heuristic's choice has more, and each act for the logarithm of its place in the order."""
        self.dropout = nn.Dropout(DROPOUT)
        with torch.no_grad():  # it begins with the order of the heuristic alone
            self.verb.weight.zero_()
            self.act.weight.zero_()

    def forward(self, inputs: Tensor, acts: Tensor) -> Tensor:
        if self.training:
            inputs = hidden_members(inputs, self.numbers)
        hidden = self.dropout(torch.relu(self.first(inputs)))
        rows = self.verb(self.verbs[acts]) + self.act(acts)
        found: Tensor = rows[:, :, 0] + torch.einsum("nah,nh->na", rows[:, :, 1:], hidden)
        places = torch.arange(acts.shape[1], device=acts.device)
        return found + self.order[1] * torch.log1p(places.float()) + self.order[0] * (places == 0)

    def weights(self) -> list[float]:
        """All weights in the order of a network file, once they are rounded."""
        rows = self.verb(self.verbs) + self.act.weight
        parts = [self.first.bias, self.first.weight.t().reshape(-1), rows.reshape(-1), self.order]
        found: list[float] = torch.cat(parts).detach().half().float().cpu().tolist()
        return found

    def round(self) -> None:
        """Take the rows of verbs into those of their acts, and round all weights as a file holds them."""
        with torch.no_grad():
            self.act.weight.add_(self.verb(self.verbs))
            self.verb.weight.zero_()
        rounded(self)


class DecisionTable(Inputs):
    """Decisions on a device."""

    def __init__(self, decisions: Decisions, device: str) -> None:
        super().__init__(decisions, device)
        self.seat = nn.functional.one_hot(torch.from_numpy(decisions.seat), decisions.seats).float().to(device)
        self.acts = torch.from_numpy(decisions.acts).to(device)
        self.there = torch.from_numpy(decisions.there).to(device)
        self.chosen = torch.from_numpy(decisions.chosen).to(device)

    def scores(self, net: PolicyNet, rows: Tensor) -> Tensor:
        found: Tensor = net(torch.cat([self.inputs(rows), self.seat[rows]], dim=1), self.acts[rows])
        return found

    def loss(self, net: PolicyNet, rows: Tensor) -> Tensor:
        """Cross entropy of the search's choices."""
        scores = self.scores(net, rows).masked_fill(~self.there[rows], -1e4)
        found: Tensor = nn.functional.cross_entropy(scores, self.chosen[rows])
        return found


def scores(net: PolicyNet, table: DecisionTable, rows: NDArray[np.int64]) -> NDArray[Any]:
    """The scores of the acts of decisions."""
    net.eval()
    with torch.no_grad():
        wanted = torch.from_numpy(rows).to(table.sets.device)
        found: NDArray[Any] = torch.cat([table.scores(net, batch) for batch in wanted.split(4096)]).cpu().numpy()
    return found
