"""What is not read for doctests: what needs a package that is not there for this system."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore = [] if find_spec("pyspiel") else ["src/grognard/envs/openspiel.py"]
