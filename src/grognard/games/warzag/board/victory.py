"""W22, W24, W25: who is out, and who has won."""

from __future__ import annotations

from grognard.core.fields import with_fields
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.steps import Step
from grognard.games.warzag.board import terms, zones
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts import wording
from grognard.games.warzag.facts.acts import FIGHT_ON, SPACE, SURRENDER
from grognard.games.warzag.facts.tables import ARMISTICE, BASES, SIDE, STRATEGIC


def judge(s: WarzagState) -> bool:
    """W22.5: after every action, eliminations, the last one left, objectives. Whether the course of the turn has
    changed: the game is over, a partner is asked, the active nation is out."""
    lost = [nation for nation in s.playing() if not s.own[nation]]
    if lost and _eliminations(s, lost):
        return True
    if not s.setup.alliances:
        for nation in _from_active(s):
            objective = s.objectives[nation]
            if objective >= 0 and terms.complete(s, nation, objective):
                win_by_objective(s, nation)
                return True
    return False


def _from_active(s: WarzagState) -> list[int]:
    """W22.2: the nations in the order of their turns, the active one first."""
    playing = s.playing()
    if s.active not in playing:
        return playing
    place = playing.index(s.active)
    return playing[place:] + playing[:place]


def win_by_objective(s: WarzagState, nation: int) -> None:
    s.reveal(s.seat_of(nation))
    s.tell("objective-complete", nation=nation, objective=s.objectives[nation])
    needs = wording.objective_now(terms.asked_for(s, s.objectives[nation]))
    won = Saying("won-objective", nation=nation, objective=s.objectives[nation], needs=needs)
    s.end([s.seat_of(nation)], "W22.1", won)


def _eliminations(s: WarzagState, lost: list[int]) -> bool:
    """W24.5: the others are tested before the active nation."""
    active_out = False
    for nation in [*(other for other in lost if other != s.active), *(other for other in lost if other == s.active)]:
        eliminate(s, nation)
        active_out = active_out or nation == s.active
        if _last_left(s):
            return True
    if active_out:  # W24.4: the turn ends at once
        s.stack[1:] = []
    asked = _question(s, lost)
    return asked or active_out


def _last_left(s: WarzagState) -> bool:
    """W22.4, W1.3: whether all who are left are on one side."""
    left = s.playing()
    if any(not s.allied(left[0], nation) for nation in left):
        return False
    if s.setup.alliances:
        winners = [s.seat_of(nation) for nation in s.setup.nations if SIDE[nation] == SIDE[left[0]]]
        s.end(winners, "W1.3", Saying("won-elimination-alliance", alliance=SIDE[left[0]]))
    else:
        s.end([s.seat_of(left[0])], "W22.4", Saying("won-last", nation=left[0]))
    return True


def _question(s: WarzagState, lost: list[int]) -> bool:
    """W23.8, W24.5: the partner of who is out decides, unless the other side has lost one too."""
    if not s.setup.alliances or s.out.bit_count() != 1:
        return False
    nation = next(other for other in s.playing() if SIDE[other] == SIDE[lost[0]])
    s.push(Surrender(nation))
    return True


def eliminate(s: WarzagState, nation: int) -> None:
    """W24.1 to W24.3: a nation without territory is out; its armies on allied land serve on."""
    s.tell("eliminated", nation=nation)
    s.out |= 1 << nation
    s.leader[nation] = -1
    s.sent &= ~(1 << nation)
    s.points[nation] = 0
    s.weapons &= ~(1 << nation)
    if s.hands[nation]:
        s.tell("hand-discarded", nation=nation, cards=zones.copies(s.hands[nation]))
        s.discards |= s.hands[nation]
        s.hands[nation] = 0
        s.reveal(s.seat_of(nation))
    if s.missions[nation] >= 0:
        zones.put_under(s, nation)


@with_fields
class Surrender(Step[WarzagState]):
    """W23.8: the partner of an eliminated nation gives up, or fights on alone."""

    nation: int

    def run(self, s: WarzagState) -> None:
        s.ask(s.seat_of(self.nation), [SURRENDER, FIGHT_ON])

    def take(self, s: WarzagState, seat: int, verb: int, target: int) -> None:
        s.finish()
        if verb == FIGHT_ON:
            s.tell("fights-on", nation=self.nation)
            return
        s.tell("surrenders", nation=self.nation)
        side = 1 - SIDE[self.nation]
        winners = [s.seat_of(nation) for nation in s.setup.nations if SIDE[nation] == side]
        s.end(winners, "W23.8", Saying("won-surrender", alliance=side, nation=self.nation))

    def why(self, s: WarzagState, seat: int, verb: int, target: int) -> Refusal:
        return SPACE.elsewhere("W23.8", verb, Saying("now-surrender", nation=self.nation))

    def prompt(self, s: WarzagState, seat: int) -> Saying:
        return Saying("ask-surrender", nation=self.nation)


# W25


def last_round(s: WarzagState) -> int:
    """The round after which the armistice ends the game; 0 if there is none."""
    return ARMISTICE[1 if s.setup.alliances else 0] if s.setup.armistice else 0


def armistice(s: WarzagState) -> None:
    """W25: most territories, then bases, strategic territories, points, later in the turn order."""
    left = s.playing()
    s.tell("armistice", round=s.round)
    if s.setup.alliances:
        last = SIDE[left[-1]]
        side = last
        if _standing(s, [n for n in left if SIDE[n] != last]) > _standing(s, [n for n in left if SIDE[n] == last]):
            side = 1 - last
        winners = [s.seat_of(nation) for nation in s.setup.nations if SIDE[nation] == side]
        s.end(winners, "W25", Saying("won-armistice-alliance", alliance=side))
        return
    best = left[0]
    for nation in left[1:]:
        if _standing(s, [nation]) >= _standing(s, [best]):
            best = nation
    s.end([s.seat_of(best)], "W25", Saying("won-armistice", nation=best, number=s.own[best].bit_count()))


def _standing(s: WarzagState, nations: list[int]) -> list[int]:
    """What is compared, one after the other."""
    found = [0, 0, 0, 0]
    for nation in nations:
        own = s.own[nation]
        found[0] += own.bit_count()
        found[1] += (own & BASES).bit_count()
        found[2] += (own & STRATEGIC).bit_count()
        found[3] += s.points[nation]
    return found
