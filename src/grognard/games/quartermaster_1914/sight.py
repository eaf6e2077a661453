"""How a position of Quartermaster General: 1914 is seen: known, imagined, checked."""

from __future__ import annotations

import random
from typing import Any, Final

from grognard.core.setup import Sight
from grognard.games.quartermaster_1914.flaws import flaws
from grognard.games.quartermaster_1914.imagine import imagine
from grognard.games.quartermaster_1914.state import QuartermasterState
from grognard.games.quartermaster_1914.view import view


class QuartermasterSight(Sight[QuartermasterState]):
    def view(self, s: QuartermasterState, seat: int) -> dict[str, Any]:
        return view(s, seat)

    def imagine(self, s: QuartermasterState, seat: int, rng: random.Random) -> QuartermasterState:
        return imagine(s, seat, rng)

    def flaws(self, s: QuartermasterState) -> list[str]:
        return flaws(s)


SIGHT: Final = QuartermasterSight()
