"""Every module of the package can be imported; doctests are only looked for where there are some."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pkgutil import walk_packages

import grognard

LEFT_OUT = {"grognard.__main__"} | (set() if find_spec("pyspiel") else {"grognard.envs.openspiel"})
if not find_spec("torch"):  # an extra that tests do not need
    LEFT_OUT |= {f"grognard.training.{name}" for name in ("fit", "model", "policy_fit", "policy_model", "writing")}


def test_every_module_can_be_imported() -> None:
    names = {module.name for module in walk_packages(grognard.__path__, "grognard.")} - LEFT_OUT
    assert len(names) > 400, "most of the package is missing"
    for name in sorted(names):
        import_module(name)
