"""A search for first rounds in which somebody is eliminated: raiders who want nothing but one base.

python -m tests.games.warzag.raids [VERSION] [DEALS] prints for each scenario in how many deals a raid eliminates a
nation in round 1, and in how many before its first turn.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable

from grognard.bots import decide
from grognard.bots.warzag import WarzagBot
from grognard.core.board import bits
from grognard.core.chance import CHANCE
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts import library
from grognard.games.warzag.facts.acts import DONE, ENTER, GO, INVADE, PLAY, TAKE, TRAIN
from grognard.games.warzag.facts.tables import AIR, BOARD
from grognard.games.warzag.game import Warzag
from grognard.games.warzag.phases import movement
from grognard.games.warzag.phases.conquest import Taking
from grognard.games.warzag.phases.expansion import Expansion
from grognard.games.warzag.phases.invasion import Invasions
from grognard.games.warzag.phases.movement import March, Move

BOT = WarzagBot()
FURTHER = library.VALUE[library.EFFECT.index(library.MARCH)]
"""What Forced March adds to a range."""


class Raid:
    """Some nations go for the base of another one; everybody else plays by rules of thumb."""

    def __init__(self, game: Warzag, scenario: str, deal: int, raiders: list[int], target: int) -> None:
        state = game.start(scenario)
        assert isinstance(state, WarzagState)
        self.s = state
        self.rng = random.Random(deal)
        self.raiders = raiders
        self.target = target
        self.had_turn = False

    def eliminates(self) -> bool:
        """Whether the target is out when round 1 is over."""
        s = self.s
        while not s.over() and s.round == 1 and not s.out >> self.target & 1:
            ask = s.asks()[0]
            self.had_turn = self.had_turn or s.active == self.target
            if ask.seat == CHANCE:
                act = self.rng.choice(ask.acts)
            elif s.setup.nations[ask.seat] in self.raiders and s.active != self.target:
                act = self.choose(ask.acts)
            else:
                act = decide(BOT, s, ask.seat, self.rng)
            s.apply(ask.seat, act)
        return bool(s.out >> self.target & 1)

    def away(self, territory: int) -> int:
        return BOARD.distance(territory, self.s.home[self.target])

    def lacks(self, territory: int) -> tuple[int, int]:
        """How far an army there is from where it should be: next to the base, or, for a partner who moves it on, as far
        from enemies as he can come back from."""
        s = self.s
        later = s.order[s.order.index(s.active) + 1 :]
        enough = 4 if any(nation in self.raiders for nation in later) else 1
        near = min([BOARD.distance(territory, place) for place in bits(s.hostile(s.active))])
        return max(self.away(territory), enough), -near

    def nearest(self, army: int, bonus: int) -> int:
        """The best end of a move, or -1 where the army stays."""
        s = self.s
        best = min(bits(movement.ends(s, s.active, army, bonus)), key=self.lacks, default=-1)
        return best if best >= 0 and self.lacks(best) < self.lacks(s.where[army]) else -1

    def choose(self, legal: list[int]) -> int:
        step = self.s.stack[-1]
        by_step: dict[type, Callable[[list[int]], int]] = {
            Expansion: self.expand,
            March: self.march,
            Move: lambda acts: min([act for act in acts if act >= GO], key=lambda act: self.lacks(act - GO)),
            Invasions: self.invade,
            Taking: lambda acts: next((act for act in acts if act >= ENTER), acts[-1]),
        }
        choose = by_step.get(type(step))
        return choose(legal) if choose is not None else legal[-1]

    def expand(self, legal: list[int]) -> int:
        """Lend-Lease, an air army as near as can be, a march where it is needed, then the armies that come nearest."""
        s = self.s
        cards = {library.EFFECT[kind]: PLAY + kind for kind in range(len(library.SUPPLIES)) if PLAY + kind in legal}
        if library.LEND_LEASE in cards:
            return cards[library.LEND_LEASE]
        air = [act for act in legal if TRAIN[AIR] <= act < TRAIN[AIR] + BOARD.size]
        if air:
            return min(air, key=lambda act: self.away(act - TRAIN[AIR]))
        movers = [act - TAKE for act in legal if TAKE <= act < GO and self.nearest(act - TAKE, 0) >= 0]
        best = min(movers, key=lambda army: self.lacks(self.nearest(army, 0)), default=-1)
        if library.MARCH in cards and (best < 0 or self.away(self.nearest(best, 0)) > 1):
            if any(self.nearest(army, FURTHER) >= 0 for army in movement.movable(s, s.active, FURTHER)):
                return cards[library.MARCH]
        return TAKE + best if best >= 0 else DONE

    def march(self, legal: list[int]) -> int:
        """The army that comes nearest with two more steps."""
        found = {act: self.nearest(act - TAKE, FURTHER) for act in legal}
        return min([act for act in legal if found[act] >= 0], key=lambda act: self.lacks(found[act]))

    def invade(self, legal: list[int]) -> int:
        own = self.s.own[self.target]
        aims = [act for act in legal if INVADE <= act < INVADE + BOARD.size and own >> (act - INVADE) & 1]
        return min(aims, key=lambda act: self.away(act - INVADE), default=DONE)


def kills(game: Warzag, scenario: str, deal: int) -> tuple[int, int]:
    """Raids of one deal that eliminate somebody in round 1, and those that do so before his first turn."""
    s = game.start(scenario)
    assert isinstance(s, WarzagState)
    found = early = 0
    for target in s.setup.nations:
        enemies = [nation for nation in s.setup.nations if not s.allied(nation, target)]
        for raiders in [enemies] if s.setup.alliances else [[nation] for nation in enemies]:
            raid = Raid(game, scenario, deal, raiders, target)
            if raid.eliminates():
                found += 1
                early += not raid.had_turn
    return found, early


def main(version: int = 2, deals: int = 40) -> None:
    game = Warzag(version)
    print(
        f"version {version}, {deals} deals of each scenario: deals with an elimination in round 1, before a first turn"
    )
    for scenario in game.scenarios:
        counts = [kills(game, scenario, deal) for deal in range(deals)]
        print(f"{scenario:32} {sum(a > 0 for a, _ in counts):4} {sum(b > 0 for _, b in counts):4}", flush=True)


if __name__ == "__main__":
    main(*[int(word) for word in sys.argv[1:]])
