"""The value network while it learns, in PyTorch; `grognard.bots.network` computes the same in plain Python."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from grognard.bots.lanes import LARGEST
from grognard.training.decisions import Decisions
from grognard.training.samples import Samples, members

DROPOUT = 0.2
"""So many hidden units are left out while learning."""
HIDDEN_MEMBERS = 0.15
"""So many members of sets are left out while learning."""


class ValueNet(nn.Module):
    """Numbers (the first of them the time) and members of sets to what is added to the logit and to the margin of each
    contender, as the weights tell them."""

    def __init__(self, numbers: int, members: int, contenders: int, hidden: int, second: int = 32) -> None:
        super().__init__()
        self.numbers, self.members, self.outs = numbers, members, 2 * contenders
        self.hidden, self.second = hidden, second
        self.first = nn.Linear(numbers + members, hidden)
        self.past = nn.Linear(numbers + members, 2 * self.outs)
        self.middle = nn.Linear(hidden, second)
        self.last = nn.Linear(second, self.outs, bias=False)
        self.dropout = nn.Dropout(DROPOUT)
        with torch.no_grad():  # it begins without any correction
            for weight in (self.last.weight, self.past.weight, self.past.bias):
                weight.zero_()

    def forward(self, inputs: Tensor) -> Tensor:
        if self.training:
            inputs = hidden_members(inputs, self.numbers)
        straight, late = self.past(inputs).chunk(2, dim=1)
        hidden = self.dropout(torch.relu(self.first(inputs)))
        found: Tensor = straight + inputs[:, :1] * late + self.last(torch.relu(self.middle(hidden)))
        return found

    def weights(self) -> list[float]:
        """All weights in the order of a network file, as half floats hold them."""
        first = torch.cat([self.first.weight, self.past.weight]).t().reshape(-1)
        parts = [torch.cat([self.first.bias, self.past.bias]), first, self.middle.bias, self.middle.weight.reshape(-1)]
        parts.append(self.last.weight.reshape(-1))
        found: list[float] = torch.cat(parts).detach().half().float().cpu().tolist()
        return found

    def round(self) -> None:
        rounded(self)


def rounded(net: nn.Module) -> None:
    """Round all weights to half floats, as small as a file holds them."""
    most = LARGEST - 0.01
    with torch.no_grad():
        for weight in net.parameters():
            weight.copy_(weight.clamp(-most, most).half().float())


def hidden_members(inputs: Tensor, numbers: int) -> Tensor:
    """Hide some members of sets behind so many numbers, so that no game is learnt by heart."""
    shown = torch.rand(len(inputs), inputs.shape[1] - numbers, device=inputs.device) >= HIDDEN_MEMBERS
    return torch.cat([inputs[:, :numbers], inputs[:, numbers:] * shown], dim=1)


class Inputs:
    """The inputs of positions on a device, from which batches are unpacked."""

    def __init__(self, positions: Samples | Decisions, device: str) -> None:
        self.sets = torch.from_numpy(positions.sets).to(device)
        self.numbers = torch.from_numpy(positions.numbers.astype(np.float16)).to(device)
        self.members = torch.from_numpy(members(positions.shape)).to(device)
        self.places = torch.arange(8, device=device, dtype=torch.uint8)

    def inputs(self, rows: Tensor) -> Tensor:
        sets = self.sets[rows]
        bits = (sets[:, :, None] >> self.places & 1).reshape(len(rows), -1)
        return torch.cat([self.numbers[rows].float(), bits[:, self.members].float()], dim=1)


class Table(Inputs):
    """Samples on a device."""

    def __init__(self, samples: Samples, device: str) -> None:
        super().__init__(samples, device)
        by_weights = np.concatenate([samples.scores_by_weights, samples.margins_by_weights], axis=1)
        self.by_weights = torch.from_numpy(by_weights).to(device)
        self.game = torch.from_numpy(samples.game).to(device)
        self.there = torch.from_numpy(samples.there).to(device)
        self.won = torch.from_numpy(samples.won).to(device)
        self.margins = torch.from_numpy(samples.margins).to(device)
        self.ended = torch.from_numpy(samples.ended).to(device)
        sides = torch.from_numpy(samples.sides).to(device)
        self.same = (sides[:, :, None] == sides[:, None, :]) & (self.there[:, None, :] > 0)

    def outputs(self, net: ValueNet, rows: Tensor) -> Tensor:
        """Corrected logits and margins."""
        found: Tensor = self.by_weights[rows] + net(self.inputs(rows))
        return found

    def loss(self, found: Tensor, rows: Tensor, margin_weight: float) -> Tensor:
        """Cross entropy of the winning sides, and the squared error of the margins."""
        game = self.game[rows]
        there, won, same = self.there[game], self.won[game], self.same[game]
        logits, margins = found.chunk(2, dim=1)
        logits = logits.masked_fill(there == 0, -1e4)
        each = torch.log_softmax(logits, dim=1)
        by_side = torch.logsumexp(each[:, None, :].masked_fill(~same, -1e4), dim=2)
        alike = same.sum(dim=2).clamp(min=1)
        entropy = -(won * by_side * there / alike).sum(dim=1) * self.ended[game]
        error = ((margins - self.margins[game]) ** 2 * there).sum(dim=1) / there.sum(dim=1).clamp(min=1)
        return (entropy + margin_weight * error).mean()


def device() -> str:
    return "cuda" if torch.cuda.is_available() else "cpu"


def save(path: Any, data: dict[str, Any]) -> None:
    """Write a checkpoint whole or not at all."""
    part = path.with_suffix(".part")
    torch.save(data, part)
    part.replace(path)
