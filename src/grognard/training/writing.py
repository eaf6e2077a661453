"""Write a value network as the file that opponents read, and as ONNX where that package is installed."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from grognard.bots import network
from grognard.core.refusals import Problem
from grognard.training.fit import MIX, RECIPE, best

NETWORK: Final = "network.bin"
ONNX: Final = "network.onnx"


def write(game: str, folder: Path, mix: float = MIX) -> int:
    """Write the best network of a fit with its recipe; the size of its file."""
    try:
        recipe: dict[str, Any] = json.loads((folder / RECIPE).read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise Problem("cannot-be-read", path=folder / RECIPE, text=str(error)) from None
    net, samples = best(game, folder)
    shape = samples.shape
    header = {
        "stamp": shape.stamp,
        "numbers": shape.numbers,
        "widths": shape.widths,
        "hidden": net.hidden,
        "second": net.second,
        "outs": net.outs,
        "families": samples.head["families"],
        "scenarios": samples.head["scenarios"],
        "mix": mix,
        "steepness": recipe["steepness"],
        "recipe": recipe,
    }
    raw = network.packed(header, net.weights())
    part = folder / f"{NETWORK}.part"
    part.write_bytes(raw)
    part.replace(folder / NETWORK)
    return len(raw)


def write_onnx(game: str, folder: Path) -> bool:
    """Write the same network as ONNX, to be checked by others; False where the package `onnx` is missing."""
    if find_spec("onnx") is None:
        return False
    import torch

    net, samples = best(game, folder)
    inputs = torch.zeros(1, samples.shape.numbers + sum(samples.shape.widths))
    path = str(folder / ONNX)
    torch.onnx.export(net, (inputs,), path, input_names=["inputs"], output_names=["corrections"], dynamo=False)
    return True
