"""W14 to W17: Phase IV, development."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.board import around, bits
from grognard.core.fields import with_fields
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.games.warzag.board import reminders, zones
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts import library
from grognard.games.warzag.facts.acts import (
    ACTIVATE,
    DEVELOP,
    DONE,
    EVACUATE,
    LEAD,
    PLAY,
    PROMOTE,
    RAZE,
    REPAIR,
    RESEARCH,
)
from grognard.games.warzag.facts.library import EFFECT, END, IN_DEVELOPMENT, VALUE
from grognard.games.warzag.facts.tables import ACTIVATE as ACTIVATE_COST
from grognard.games.warzag.facts.tables import BESIDE, DEVELOPMENTS, LABORATORY, PLAIN
from grognard.games.warzag.facts.tables import DEVELOP as DEVELOP_COST
from grognard.games.warzag.phases import laboratory, leader, research
from grognard.games.warzag.phases.shared import Phase

# The order of the phase
LEADING: Final = 0
WORKING: Final = 1
DEVELOPING: Final = 2
STAGES: Final = ["leader", "laboratory", "development"]


@with_fields
class Development(Phase):
    """W14: the leader's move, activities, the research token, development, in this order."""

    stage: int
    used: int
    """The activities of this turn."""
    free: int
    """W19.5: developments that need no payment."""

    def name(self) -> str:
        return STAGES[self.stage]

    def rule(self) -> str:
        return ["W14", "W15", "W17"][self.stage]

    def now(self, s: WarzagState) -> Saying:
        return Saying(["now-leader", "now-laboratory", "now-development"][self.stage], nation=self.nation)

    # Supply cards

    def windows(self, s: WarzagState) -> list[int]:
        return [IN_DEVELOPMENT]

    def works(self, s: WarzagState, effect: int, kind: int) -> bool:
        nation = self.nation
        if effect == library.HOSPITAL:
            return laboratory.damaged(s, nation) != 0
        if effect == library.SCIENTISTS:
            return self.stage == DEVELOPING and research.active(s, nation)
        return bool(s.own[nation] & PLAIN & self.coming_radius(s))

    def coming_radius(self, s: WarzagState) -> int:
        """Where the leader can develop in this turn, wherever he may still go."""
        found = leader.radius(s, self.nation)
        if found and self.stage == LEADING:
            found |= around(BESIDE, leader.reach(s, self.nation))
        return found

    # What can be done

    def researching(self, s: WarzagState) -> bool:
        """W16.1: whether the token still has to move."""
        return self.stage < DEVELOPING and research.active(s, self.nation)

    def at_work(self, s: WarzagState) -> bool:
        """W15.1: whether the leader stands on R&D, in time."""
        return self.stage < DEVELOPING and leader.usable(s, self.nation) and s.leader[self.nation] == LABORATORY

    def may_develop(self, s: WarzagState) -> bool:
        return self.free > 0 or s.points[self.nation] >= DEVELOP_COST

    def activities(self, s: WarzagState) -> list[int]:
        nation, points = self.nation, s.points[self.nation]
        acts: list[int] = []
        if not self.used & laboratory.PROMOTING:
            acts += [PROMOTE + card for card in bits(laboratory.affordable_promotions(s, nation))]
        if s.token[nation] < 0 and points >= ACTIVATE_COST:
            acts.append(ACTIVATE)
        if not self.used & laboratory.REPAIRING and points >= s.setup.values.repair:
            acts += [REPAIR + place for place in bits(laboratory.damaged(s, nation))]
        if not self.used & laboratory.EVACUATING and points >= s.setup.values.evacuate:
            acts += [EVACUATE + place for place in bits(laboratory.evacuable(s, nation))]
        return acts

    def developments(self, s: WarzagState) -> list[int]:
        """W17.1: what can be developed, changed or removed."""
        if not self.may_develop(s):
            return []
        land = s.own[self.nation] & PLAIN & leader.radius(s, self.nation)
        acts: list[int] = []
        for territory in bits(land):
            now = s.development(territory)
            for kind in range(len(DEVELOPMENTS)):
                if kind != now:
                    acts.append(DEVELOP[kind] + territory)
            if now >= 0:
                acts.append(RAZE + territory)
        return acts

    def acts(self, s: WarzagState) -> list[int]:
        nation = self.nation
        acts: list[int] = []
        if self.stage == LEADING and leader.usable(s, nation):
            acts += [LEAD + place for place in bits(leader.reach(s, nation))]
        if self.at_work(s):
            acts += self.activities(s)
        if not self.researching(s):
            acts += self.developments(s)
        return acts + self.cards(s)

    def goes_on(self, s: WarzagState, acts: list[int]) -> bool:
        """No turn ends without a question."""
        if acts or not self.researching(s):
            return True
        return zones.may_hold(s, self.nation, library.OF_WINDOW[IN_DEVELOPMENT])

    def done(self, s: WarzagState) -> int:
        return RESEARCH if self.researching(s) else DONE

    def end(self, s: WarzagState) -> None:
        if self.researching(s):
            self.research(s)
        else:
            s.finish()

    def research(self, s: WarzagState) -> None:
        self.stage = DEVELOPING
        s.push(research.Advance(self.nation, research.steps(s, self.nation), [], 0))

    def hear(self, s: WarzagState, answer: list[int]) -> None:
        """The token has moved."""
        self.free += answer[0]

    def carry_out(self, s: WarzagState, verb: int, target: int) -> None:
        nation = self.nation
        if verb == LEAD:
            s.tell("leads", nation=nation, territory=s.leader[nation], territory2=target)
            s.leader[nation] = target
            self.stage = WORKING
        elif verb == PLAY:
            self.play(s, target)
        elif verb == RAZE or verb in DEVELOP:
            self.develop(s, verb, target)
        else:
            self.stage = WORKING
            self.work(s, verb, target)

    def play(self, s: WarzagState, card: int) -> None:
        nation, effect = self.nation, EFFECT[card]
        zones.discard(s, nation, card)
        if effect == library.HOSPITAL:
            s.push(laboratory.Repairs(nation, "W19.4"))
        elif effect == library.SCIENTISTS:
            s.push(research.Advance(nation, VALUE[card], [], 0))
        else:
            self.free += VALUE[card]

    def work(self, s: WarzagState, verb: int, target: int) -> None:
        """W15: an activity."""
        nation = self.nation
        if verb == PROMOTE:
            self.used |= laboratory.PROMOTING
            laboratory.promote(s, nation, target)
        elif verb == ACTIVATE:
            self.used |= laboratory.ACTIVATING
            s.points[nation] -= ACTIVATE_COST
            s.token[nation] = 0
            s.tell("activates", nation=nation)
        elif verb == REPAIR:
            self.used |= laboratory.REPAIRING
            s.points[nation] -= s.setup.values.repair
            laboratory.repair(s, target)
        else:
            self.used |= laboratory.EVACUATING
            s.push(laboratory.Evacuation(nation, target, -1, False))

    def develop(self, s: WarzagState, verb: int, territory: int) -> None:
        """W17.1: what is free is used up first."""
        nation, now = self.nation, s.development(territory)
        self.stage = DEVELOPING
        number = 0
        if self.free:
            self.free -= 1
        else:
            number = DEVELOP_COST
            s.points[nation] -= number
        if now >= 0:
            s.developed[now] &= ~(1 << territory)
        if verb == RAZE:
            s.tell("razes", nation=nation, territory=territory, number=number)
            return
        kind = DEVELOP.index(verb)
        s.developed[kind] |= 1 << territory
        s.worked |= 1 << territory
        s.tell("develops", nation=nation, territory=territory, development=kind, number=number)

    # Refusals

    def why(self, s: WarzagState, seat: int, verb: int, target: int) -> Refusal:
        nation = self.nation
        if verb == PLAY:
            return self.refuse_card(s, target)
        if verb == LEAD:
            return self.refuse_lead(s, target)
        if verb in (PROMOTE, ACTIVATE, REPAIR, EVACUATE):
            return self.refuse_work(s, verb, target)
        if verb == RESEARCH:
            return self.refuse_research(s)
        if verb == RAZE or verb in DEVELOP:
            if self.researching(s):
                return Refusal("W16.1", "research-first", nation=nation)
            return self.refuse_development(s, verb, target)
        if verb == DONE:
            return Refusal("W16.1", "research-first", nation=nation)
        return self.elsewhere(s, verb)

    def refuse_card(self, s: WarzagState, kind: int) -> Refusal:
        mine = s.hands[self.nation] & library.OF_KIND[kind]
        if mine and EFFECT[kind] == library.SCIENTISTS:
            if s.token[self.nation] < 0:
                return Refusal("W16.4", "token-inactive", nation=self.nation)
            if s.token[self.nation] == END:
                return Refusal("W16.3", "token-at-end", nation=self.nation)
            return Refusal("W19.4", "research-first", nation=self.nation)
        return super().refuse_card(s, kind)

    def refuse_lead(self, s: WarzagState, territory: int) -> Refusal:
        nation = self.nation
        if not leader.usable(s, nation):
            return Refusal("W14.5", "leader-grounded", nation=nation)
        if self.stage != LEADING:
            return Refusal("W14", "leader-has-moved", nation=nation)
        if territory == s.leader[nation]:
            return Refusal("W14.1", "leader-there-already", nation=nation)
        if s.radioactive >> territory & 1:
            return Refusal("W13.5", "radioactive", territory=territory)
        if s.hostile(nation) >> territory & 1:
            return Refusal("W14.1", "enemy-territory", territory=territory, nation=s.owner(territory))
        steps = s.setup.values.leader_range
        return Refusal("W14.1", "leader-too-far", nation=nation, territory=territory, number=steps)

    def refuse_work(self, s: WarzagState, verb: int, target: int) -> Refusal:
        nation = self.nation
        if not leader.usable(s, nation):
            return Refusal("W14.5", "leader-grounded", nation=nation)
        if s.leader[nation] != LABORATORY:
            return Refusal("W15.1", "leader-not-there", nation=nation)
        if self.stage == DEVELOPING:
            return Refusal("W14", "activities-over")
        if verb == ACTIVATE:
            if s.token[nation] >= 0:
                return Refusal("W15.3", "token-active", nation=nation)
            return Refusal("W15.3", "too-few-points", number=ACTIVATE_COST, points=s.points[nation])
        flags = {PROMOTE: laboratory.PROMOTING, REPAIR: laboratory.REPAIRING, EVACUATE: laboratory.EVACUATING}
        if self.used & flags[verb]:
            return Refusal("W15.1", "once-a-turn")
        if verb == PROMOTE:
            return laboratory.refuse_promotion(s, nation, target)
        cost = s.setup.values.repair if verb == REPAIR else s.setup.values.evacuate
        rule = "W15.4" if verb == REPAIR else "W15.5"
        if s.points[nation] < cost:
            return Refusal(rule, "too-few-points", number=cost, points=s.points[nation])
        if verb == REPAIR:
            return laboratory.refuse_repair(s, nation, target, rule)
        if not s.friendly(nation) >> target & 1:
            return Refusal(rule, "not-own", territory=target, nation=nation)
        if not s.at[target]:
            return Refusal(rule, "no-army-there", territory=target)
        return Refusal("W3.9", "no-haven")

    def refuse_research(self, s: WarzagState) -> Refusal:
        nation = self.nation
        if s.token[nation] < 0:
            return Refusal("W16.1", "token-inactive", nation=nation)
        if s.token[nation] == END:
            return Refusal("W16.3", "token-at-end", nation=nation)
        return Refusal("W16.1", "token-has-moved", nation=nation)

    def refuse_development(self, s: WarzagState, verb: int, territory: int) -> Refusal:
        nation = self.nation
        if not leader.usable(s, nation):
            return Refusal("W14.5", "leader-grounded", nation=nation)
        if not PLAIN >> territory & 1:
            return Refusal("W3.11", "never-developed", territory=territory)
        if not s.own[nation] >> territory & 1:
            return Refusal("W17.1", "not-own", territory=territory, nation=nation)
        if not leader.radius(s, nation) >> territory & 1:
            return Refusal("W17.1", "outside-radius", territory=territory, nation=nation)
        now = s.development(territory)
        if verb == RAZE and now < 0:
            return Refusal("W17.1", "not-developed", territory=territory)
        if verb != RAZE and DEVELOP.index(verb) == now:
            return Refusal("W17.3", "developed-so", territory=territory, development=now)
        return Refusal("W17.1", "too-few-points", number=DEVELOP_COST, points=s.points[nation])

    def leaves(self, s: WarzagState, seat: int, verb: int) -> list[Saying]:
        return reminders.of_development(s, self.nation, seat, self.free) if verb == DONE else []

    def prompt(self, s: WarzagState, seat: int) -> Saying:
        nation = self.nation
        if not leader.usable(s, nation):
            if self.researching(s):
                return Saying("ask-grounded-research", nation=nation, number=research.steps(s, nation))
            return Saying("ask-grounded", nation=nation)
        points = s.points[nation]
        if self.stage == LEADING and self.at_work(s):
            return Saying("ask-leader-laboratory", nation=nation, points=points)
        if self.researching(s):
            key = "ask-leader-research" if self.stage == LEADING else "ask-research"
            if self.at_work(s):
                key = "ask-laboratory-research"
            return Saying(key, nation=nation, number=research.steps(s, nation), points=points)
        if self.at_work(s):
            return Saying("ask-laboratory", nation=nation, points=points, number=DEVELOP_COST)
        if self.stage == LEADING:
            return Saying("ask-leader", nation=nation, points=points, number=DEVELOP_COST)
        return Saying("ask-development", nation=nation, number=points, free=self.free)

    def shows(self, s: WarzagState, seat: int) -> dict[str, Any]:
        return {"free": self.free}
