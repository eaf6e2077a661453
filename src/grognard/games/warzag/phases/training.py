"""W7.1: training."""

from __future__ import annotations

from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts import library
from grognard.games.warzag.facts.acts import DONE, PLACE_INFANTRY, SPACE
from grognard.games.warzag.facts.tables import AIR, ARMOUR, ARTILLERY, BASES, CAMP, INFANTRY, STACK
from grognard.games.warzag.phases.shared import UpTo


def grounds(s: WarzagState, nation: int) -> int:
    """W7.1.1, W23.3: the bases and camps where a nation can train one more army."""
    return s.friendly(nation) & (BASES | s.developed[CAMP]) & ~s.full


def price(s: WarzagState, dossier: int, discount: int) -> int:
    """What an army costs; Lend-Lease never makes it free."""
    cost = s.setup.values.cost[dossier]
    return max(1, cost - discount) if discount else cost


def trainable(s: WarzagState, nation: int, kind: int, discount: int) -> bool:
    """W2.3, W2.4: whether there is an army of this kind in stock, and the points for it."""
    dossier = 4 * nation + kind
    return s.points[nation] >= price(s, dossier, discount) and s.stock(dossier) >= 0


def train(s: WarzagState, nation: int, kind: int, territory: int) -> None:
    """An army comes to the board, and counts for missions."""
    army = s.stock(4 * nation + kind)
    s.put(army, territory)
    s.trained_kinds |= 1 << kind
    s.tally[library.TRAINED] += 1
    if kind == AIR:
        s.tally[library.TRAINED_AIR] += 1
    elif kind == ARMOUR:
        s.tally[library.TRAINED_ARMOUR] += 1
    elif kind == ARTILLERY:
        s.tally[library.TRAINED_ARTILLERY] += 1
    if s.developed[CAMP] >> territory & 1:
        s.tally[library.TRAINED_CAMP] += 1


def refuse_ground(s: WarzagState, nation: int, territory: int, land: int) -> Refusal | None:
    """Why no army can be trained on a territory; `land` is where it may belong to somebody."""
    if not land >> territory & 1:
        return Refusal("W7.1.1", "not-own", territory=territory, nation=nation)
    if not (BASES | s.developed[CAMP]) >> territory & 1:
        return Refusal("W7.1.1", "no-training-ground", territory=territory)
    if len(s.at[territory]) >= STACK:
        return Refusal("W3.9", "stack-full", territory=territory, number=STACK)
    return None


class Conscripts(UpTo):
    """Conscription (W19.6): up to two infantry without cost."""

    def verb(self) -> int:
        return PLACE_INFANTRY

    def places(self, s: WarzagState) -> int:
        return grounds(s, self.nation) if s.stock(4 * self.nation + INFANTRY) >= 0 else 0

    def use(self, s: WarzagState, place: int) -> None:
        train(s, self.nation, INFANTRY, place)
        s.tell("conscripts", nation=self.nation, territory=place)

    def why(self, s: WarzagState, seat: int, verb: int, target: int) -> Refusal:
        if verb == PLACE_INFANTRY:
            refusal = refuse_ground(s, self.nation, target, s.friendly(self.nation))
            if refusal is not None:
                return refusal
        if verb == DONE:
            return Refusal("W19.6", "conscript-one")
        return SPACE.elsewhere("W19.6", verb, Saying("now-conscripts", number=self.left))

    def prompt(self, s: WarzagState, seat: int) -> Saying:
        return Saying("ask-conscripts", nation=self.nation, number=self.left)
