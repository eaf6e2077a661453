"""W14: leaders, their moves, their radius, and how they are sent back."""

from __future__ import annotations

from grognard.core.board import around, bits
from grognard.core.fields import with_fields
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.steps import Step
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts.acts import REFUGE, SPACE
from grognard.games.warzag.facts.tables import BASES, BESIDE, BOARD, EVERYWHERE, WITH_BESIDE


def usable(s: WarzagState, nation: int) -> bool:
    """W14.5: whether the leader of the active nation can be used in this turn."""
    return not s.grounded and s.leader[nation] >= 0


def reach(s: WarzagState, nation: int) -> int:
    """W14.1: where the leader can go from where he is; R&D is open to him."""
    start = 1 << s.leader[nation]
    over = EVERYWHERE & ~(s.hostile(nation) | s.radioactive)
    found = start
    for _ in range(s.setup.values.leader_range):
        found |= around(BESIDE, found) & over
    return found & ~start


def radius(s: WarzagState, nation: int) -> int:
    """W14.2: the territory he stands on, and those next to it."""
    return WITH_BESIDE[s.leader[nation]] if usable(s, nation) else 0


def refuges(s: WarzagState, nation: int, driven_from: int) -> int:
    """W14.4: where a leader goes who is sent back: his own base, else the nearest own base, else the nearest own
    territory; several if they are equally near."""
    own = s.own[nation] & ~(1 << driven_from)
    home = s.home[nation]
    own = own & BASES or own
    found, best = 0, 99
    for territory in bits(own):
        distance = BOARD.distance(home, territory)
        if distance < best:
            found, best = 0, distance
        if distance == best:
            found |= 1 << territory
    return found


def send_back(s: WarzagState, nation: int) -> None:
    """W14.4, W14.5: a leader goes back, and misses his nation's next turn."""
    territory = s.leader[nation]
    s.sent |= 1 << nation
    found = refuges(s, nation, territory)
    if found.bit_count() > 1:
        s.push(Refuge(nation, found))
        return
    s.leader[nation] = found.bit_length() - 1
    if found:
        s.tell("leader-sent-back", nation=nation, territory=territory, territory2=s.leader[nation])
    else:
        s.tell("leader-lost", nation=nation)


def send_back_all(s: WarzagState, nations: list[int], territory: int) -> None:
    """The leaders of these nations on a territory are sent back."""
    for nation in nations:
        if s.leader[nation] == territory:
            send_back(s, nation)


@with_fields
class Refuge(Step[WarzagState]):
    """W14.4: the owner of a leader chooses among places that are equally near."""

    nation: int
    places: int

    def run(self, s: WarzagState) -> None:
        s.ask(s.seat_of(self.nation), [REFUGE + place for place in bits(self.places)])

    def take(self, s: WarzagState, seat: int, verb: int, target: int) -> None:
        s.finish()
        s.tell("leader-sent-back", nation=self.nation, territory=s.leader[self.nation], territory2=target)
        s.leader[self.nation] = target

    def why(self, s: WarzagState, seat: int, verb: int, target: int) -> Refusal:
        if verb != REFUGE:
            return SPACE.elsewhere("W14.4", verb, Saying("now-refuge", nation=self.nation))
        if not s.own[self.nation] >> target & 1:
            return Refusal("W14.4", "not-own", territory=target, nation=self.nation)
        if target == s.leader[self.nation]:
            return Refusal("W14.4", "driven-from-there", territory=target)
        return Refusal("W14.4", "nearer-refuge", territory=target)

    def prompt(self, s: WarzagState, seat: int) -> Saying:
        return Saying("ask-refuge", nation=self.nation)
