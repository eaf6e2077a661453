"""Write a value network, with the policy if there is one, as the file that opponents read; the value network as ONNX
where that package is installed."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from grognard.bots import network
from grognard.core.refusals import Problem
from grognard.training import policy_fit
from grognard.training.fit import MIX, RECIPE, best

NETWORK: Final = "network.bin"
ONNX: Final = "network.onnx"


def write(game: str, folder: Path, mix: float = MIX) -> int:
    """Write the best network of a fit with its recipe, and the best policy; the size of the file."""
    recipe = _recipe(folder / RECIPE)
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
    weights = net.weights()
    policy = policy_fit.best(game, folder)
    if policy is not None:
        orderer, decisions = policy
        header["policy"] = {
            "hidden": orderer.hidden,
            "acts": decisions.acts_of_game,
            "seats": decisions.seats,
            "scenarios": decisions.head["scenarios"],
            "recipe": _recipe(folder / policy_fit.RECIPE),
        }
        weights += orderer.weights()
    raw = network.packed(header, weights)
    part = folder / f"{NETWORK}.part"
    part.write_bytes(raw)
    part.replace(folder / NETWORK)
    return len(raw)


def _recipe(path: Path) -> dict[str, Any]:
    try:
        found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise Problem("cannot-be-read", path=path, text=str(error)) from None
    return found


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
