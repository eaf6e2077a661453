"""W8: Phase III, invasion."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.board import bits
from grognard.core.chance import CHANCE
from grognard.core.fields import with_fields
from grognard.core.procedure import Procedure, Stages
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.steps import Step
from grognard.games.warzag.board import zones
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.board.victory import judge
from grognard.games.warzag.facts import library, wording
from grognard.games.warzag.facts.acts import BOMB, INVADE, PASS, PLAY, ROLL, SABOTAGE, SPACE
from grognard.games.warzag.facts.library import (
    AIR_SUPPORT,
    EFFECT,
    FORTUNE,
    IN_INVASION,
    MINEFIELD,
    OF_EFFECT,
    OF_KIND,
    PARTISANS,
    VALUE,
    WINDOW,
)
from grognard.games.warzag.facts.tables import ANNEX, ANNEX_BASE, DEFEAT, FORT, SIDE
from grognard.games.warzag.phases import atomic, attack, counterattack, leader
from grognard.games.warzag.phases.conquest import Taking
from grognard.games.warzag.phases.shared import WINDOW_RULES, Phase

# The stages of an invasion
PLANNING: Final = 0
SUPPORTING: Final = 1
DEFENDING: Final = 2
ATTACKING: Final = 3
ROLLING: Final = 4
FORTUNE_OF_INVADER: Final = 5
ROLLING_AGAIN: Final = 6
FORTUNE_OF_DEFENDER: Final = 7
ROLLING_LAST: Final = 8
COUNTERING: Final = 9
WOUNDING: Final = 10
REMOVING: Final = 11
JUDGING: Final = 12
TAKING: Final = 13
OVER: Final = 14
STAGES: Final[list[str]] = [
    "planning", "support", "defence", "attack", "roll", "fortune", "roll", "fortune", "roll", "counterattack",
    "wounds", "removal", "outcome", "taking", "over",
]  # fmt: skip


class Invasions(Phase):
    """W8: any number of invasions, one after the other."""

    def name(self) -> str:
        return "invasion"

    def rule(self) -> str:
        return "W8"

    def now(self, s: WarzagState) -> Saying:
        return Saying("now-invasions", nation=self.nation)

    def windows(self, s: WarzagState) -> list[int]:
        return [IN_INVASION]

    def works(self, s: WarzagState, effect: int, kind: int) -> bool:
        return atomic.sabotage_targets(s, self.nation) != 0

    def acts(self, s: WarzagState) -> list[int]:
        nation = self.nation
        acts = [INVADE + target for target in bits(attack.targets(s, nation))]
        if s.weapons >> nation & 1:
            acts += [BOMB + target for target in bits(atomic.aims(s, nation))]
        return acts + self.cards(s)

    def goes_on(self, s: WarzagState, acts: list[int]) -> bool:
        if acts:
            return True
        may_sabotage = zones.may_hold(s, self.nation, OF_EFFECT[library.SABOTAGE])
        return may_sabotage and atomic.sabotage_targets(s, self.nation) != 0

    def carry_out(self, s: WarzagState, verb: int, target: int) -> None:
        nation = self.nation
        if verb == BOMB:
            atomic.bomb(s, nation, target)
        elif verb == PLAY:
            zones.discard(s, nation, target)
            s.push(Sabotage(nation))
        else:
            s.push(Invasion(nation, target, s.owner(target), [], 0, 0, 0, [], [], -1, PLANNING))

    def why(self, s: WarzagState, seat: int, verb: int, target: int) -> Refusal:
        if verb == INVADE:
            return attack.refuse_target(s, self.nation, target)
        if verb == BOMB:
            return atomic.refuse_aim(s, self.nation, target)
        if verb == PLAY:
            return self.refuse_card(s, target)
        return self.elsewhere(s, verb)

    def prompt(self, s: WarzagState, seat: int) -> Saying:
        return Saying("ask-invasions", nation=self.nation, number=s.points[self.nation], annex=ANNEX, base=ANNEX_BASE)


@with_fields
class Sabotage(Step[WarzagState]):
    """Sabotage (W19.7): a developed enemy territory next to an own army loses its development."""

    nation: int

    def run(self, s: WarzagState) -> None:
        s.ask(s.seat_of(self.nation), [SABOTAGE + place for place in bits(atomic.sabotage_targets(s, self.nation))])

    def take(self, s: WarzagState, seat: int, verb: int, target: int) -> None:
        s.finish()
        s.tell("sabotages", nation=self.nation, territory=target, development=s.development(target))
        for kind in range(3):
            s.developed[kind] &= ~(1 << target)

    def why(self, s: WarzagState, seat: int, verb: int, target: int) -> Refusal:
        if verb != SABOTAGE:
            return SPACE.elsewhere("W19.7", verb, Saying("now-sabotage", nation=self.nation))
        if not s.hostile(self.nation) >> target & 1:
            return Refusal("W19.7", "not-enemy", territory=target)
        if s.development(target) < 0:
            return Refusal("W19.7", "not-developed", territory=target)
        return Refusal("W19.7", "no-army-next-to", territory=target)

    def prompt(self, s: WarzagState, seat: int) -> Saying:
        return Saying("ask-sabotage", nation=self.nation)


@with_fields
class Invasion(Procedure[WarzagState]):
    """W8.5: one invasion, from its planning to its end."""

    nation: int
    target: int
    defender: int
    """W23.10: the holder of the territory."""
    armies: list[int]
    """The invading armies that take part."""
    support: int
    mines: int
    partisans: int
    doomed: list[int]
    """The defending armies that are eliminated, and fight until the counter-attack is over."""
    lost: list[int]
    """The invading armies that are eliminated."""
    die: int
    """The face, from 1; 0 where none is rolled, -1 before it."""
    stage: int

    # What it comes to

    def attack(self, s: WarzagState) -> int:
        return attack.attack_total(s, self.armies) + self.support

    def defence(self, s: WarzagState) -> int:
        return attack.defence_total(s, self.target) + self.mines

    def holds(self, s: WarzagState) -> bool:
        """W9.5: condition 1."""
        return self.attack(s) >= self.defence(s)

    def damage(self, s: WarzagState) -> int:
        symbol = self.symbol(s) if self.die > 0 else DEFEAT
        return counterattack.damage(s, self.target, symbol, self.partisans)

    def symbol(self, s: WarzagState) -> int:
        """What the die shows."""
        return s.setup.values.faces[self.die - 1]

    def survivors(self) -> list[int]:
        return [army for army in self.armies if army not in self.lost]

    # Its course

    def stages(self) -> Stages[WarzagState]:
        return COURSE

    def waits(self) -> bool:
        return True

    def plan(self, s: WarzagState) -> None:
        """W9.1, W12.1: where it comes from, if there is a choice."""
        if not attack.defended(s, self.target):
            everybody = attack.Occupants([], self.nation, self.target).all(s)
            if len(everybody) > 1:
                s.push(attack.Occupants([], self.nation, self.target))
            else:
                self.hear(s, everybody)
            return
        places = bits(attack.origins(s, self.nation, self.target))
        if len(places) > 1:
            s.push(attack.Origins([], self.nation, self.target))
        else:
            self.hear(s, attack.fresh(s, places[0]))

    def hear(self, s: WarzagState, answer: list[int]) -> None:
        if self.stage == PLANNING:
            self.begin(s, answer)
        elif self.stage == ATTACKING:
            self.doomed = answer
            self.stage = ROLLING
            if answer:
                s.tell("doomed", armies=wording.force(answer), number=len(answer))
        elif self.stage == COUNTERING:
            self.lost = answer
            self.stage = WOUNDING

    def begin(self, s: WarzagState, armies: list[int]) -> None:
        """Who takes part has fought in this phase (W8.3)."""
        self.armies = sorted(armies)
        for army in armies:
            s.fought |= 1 << army
        force = wording.force(self.armies)
        if attack.defended(s, self.target):
            self.stage = SUPPORTING
            s.tell("invades", nation=self.nation, territory=self.target, armies=force, nation2=self.defender)
            return
        self.stage = TAKING
        s.tell("walks-in", nation=self.nation, territory=self.target, armies=force, nation2=self.defender)
        self.count_success(s, False)
        self.drive_leaders(s)

    def offer_support(self, s: WarzagState) -> None:
        self.open_window(s, self.nation, OF_EFFECT[AIR_SUPPORT])

    def offer_defence(self, s: WarzagState) -> None:
        missing = 0 if self.mines else OF_EFFECT[MINEFIELD]
        if not self.partisans:
            missing |= OF_EFFECT[PARTISANS]
        self.open_window(s, self.defender, missing)

    def offer_fortune(self, s: WarzagState) -> None:
        who = self.nation if self.stage == FORTUNE_OF_INVADER else self.defender
        self.open_window(s, who, OF_EFFECT[FORTUNE])

    def open_window(self, s: WarzagState, nation: int, cards: int) -> None:
        """W9.2, W10.2: who may hold such a card is asked, whether or not he does."""
        if not cards or not zones.may_hold(s, nation, cards):
            self.close_window()
            return
        s.ask(s.seat_of(nation), [*(PLAY + kind for kind in zones.kinds(s.hands[nation] & cards)), PASS])

    def close_window(self) -> None:
        """On to what follows; no new roll."""
        self.stage += 2 if self.stage in (FORTUNE_OF_INVADER, FORTUNE_OF_DEFENDER) else 1

    def take(self, s: WarzagState, seat: int, verb: int, target: int) -> None:
        if verb == ROLL:
            self.die = target
            self.stage += 1
            s.tell("rolls", nation=self.defender, symbol=self.symbol(s), number=self.damage(s))
            return
        if verb == PASS:
            self.close_window()
            return
        nation = self.nation if self.stage in (SUPPORTING, FORTUNE_OF_INVADER) else self.defender
        zones.discard(s, nation, target)
        effect = EFFECT[target]
        if effect == AIR_SUPPORT:
            self.support = VALUE[target]
            self.stage += 1
        elif effect == MINEFIELD:
            self.mines = VALUE[target]
        elif effect == PARTISANS:
            self.partisans = VALUE[target]
        else:
            self.stage += 1

    def strike(self, s: WarzagState) -> None:
        """W9.6: all defenders if condition 1 holds, else those the invader chooses."""
        armies, points = s.at[self.target], self.attack(s)
        s.tell("attack-compared", nation=self.nation, number=points, number2=self.defence(s))
        if self.holds(s):
            self.hear(s, armies)
        elif not armies:
            self.hear(s, [])
        else:
            s.push(attack.Eliminate([], self.nation, armies, points, False))

    def roll(self, s: WarzagState) -> None:
        """W10.1, W10.3: no roll where no army defends."""
        if s.at[self.target]:
            s.ask(CHANCE, [ROLL + face for face in range(1, len(s.setup.values.faces) + 1)])
            return
        self.die = 0
        self.stage = COUNTERING
        s.tell("fires-back", territory=self.target, number=self.damage(s))

    def counter(self, s: WarzagState) -> None:
        points = self.damage(s)
        if points > 0:
            s.push(attack.Eliminate([], self.defender, self.armies, points, True))
        else:
            self.hear(s, [])

    def wound(self, s: WarzagState) -> None:
        self.stage = REMOVING
        left = self.damage(s) - attack.current_total(s, self.lost)
        if left > 0 and self.survivors():
            s.push(counterattack.Wounding(self.defender, self.survivors(), left))

    def removal(self, s: WarzagState) -> None:
        """W10.8, W11: the eliminated leave the board; has it succeeded?"""
        won = self.holds(s) and len(self.lost) < len(self.armies)
        nation, defender, target = self.nation, self.defender, self.target
        fort = bool(s.developed[FORT] >> target & 1)
        for army in [*self.doomed, *self.lost]:
            left = s.where[army]
            s.tell("eliminates", army=army)
            s.remove(army)
            s.leave(left)
        s.kills[nation] += len(self.doomed)
        s.tally[library.KILLS] += len(self.doomed)
        s.kills[defender] += len(self.lost)
        if not won:
            s.tell("invasion-fails", nation=nation, territory=target)
            self.stage = OVER
            return
        s.tell("invasion-succeeds", nation=nation, territory=target)
        self.stage = JUDGING
        if fort:
            s.tally[library.CAPTURED_FORT] += 1
        self.count_success(s, bool(self.lost))
        self.drive_leaders(s)

    def judge(self, s: WarzagState) -> None:
        self.stage = TAKING
        judge(s)

    def occupy(self, s: WarzagState) -> None:
        self.stage = OVER
        s.push(Taking([], self.nation, self.target, self.survivors()))

    def end(self, s: WarzagState) -> None:
        if self.die >= 0:  # there was something to fight
            s.tell("invasion-over", nation=self.nation, territory=self.target)
        s.finish()

    def count_success(self, s: WarzagState, bloody: bool) -> None:
        s.tally[library.SUCCESSES] += 1
        if not bloody:
            s.tally[library.CLEAN_SUCCESSES] += 1

    def drive_leaders(self, s: WarzagState) -> None:
        """W11.3, W12.1, W23.10: the leaders of the defender and his partner on the territory are sent back."""
        others = [nation for nation in s.setup.nations if s.allied(self.defender, nation)]
        leader.send_back_all(s, others, self.target)

    # Refusals, prompts, what is seen

    def why(self, s: WarzagState, seat: int, verb: int, target: int) -> Refusal:
        if verb != PLAY:
            return SPACE.elsewhere(self.rule(), verb, Saying("now-window", territory=self.target))
        nation = self.nation if self.stage in (SUPPORTING, FORTUNE_OF_INVADER) else self.defender
        if not s.hands[nation] & OF_KIND[target]:
            return Refusal("W19.1", "not-in-hand", nation=nation, card=target)
        effect = EFFECT[target]
        if self.stage == DEFENDING and effect in (MINEFIELD, PARTISANS):
            return Refusal("W9.2", "one-of-each", card=target)
        return Refusal(WINDOW_RULES[WINDOW[target]], f"window-{WINDOW[target]}", card=target)

    def rule(self) -> str:
        return "W9.2" if self.stage <= DEFENDING else "W10.2"

    def prompt(self, s: WarzagState, seat: int) -> Saying:
        attacking, defending = self.attack(s), self.defence(s)
        if self.stage == SUPPORTING:
            return Saying("ask-support", territory=self.target, number=attacking, number2=defending)
        if self.stage == DEFENDING:
            return Saying("ask-defence", territory=self.target, number=attacking, number2=defending)
        return Saying("ask-fortune", territory=self.target, number=self.damage(s), symbol=self.symbol(s))

    def marks(self, s: WarzagState, seat: int, found: dict[str, Any]) -> None:
        """The battle, while it goes on."""
        found["invasion"] = {
            "nation": self.nation,
            "alliance": SIDE[self.nation],
            "target": self.target,
            "defender": self.defender,
            "stage": STAGES[self.stage],
            "armies": self.armies[:],
            "support": self.support,
            "mines": self.mines,
            "partisans": self.partisans,
            "attack": self.attack(s),
            "defence": self.defence(s),
            "bonus": attack.defence_bonus(s, self.target),
            "resistance_bonus": counterattack.resistance_bonus(s, self.target),
            "defenders": s.at[self.target][:],
            "doomed": self.doomed[:],
            "lost": self.lost[:],
            "die": self.die,
            "symbol": self.symbol(s) if self.die > 0 else None,
            "damage": self.damage(s) if self.die >= 0 else None,
        }


COURSE: Final = (
    Invasion.plan,
    Invasion.offer_support,
    Invasion.offer_defence,
    Invasion.strike,
    Invasion.roll,
    Invasion.offer_fortune,
    Invasion.roll,
    Invasion.offer_fortune,
    Invasion.roll,
    Invasion.counter,
    Invasion.wound,
    Invasion.removal,
    Invasion.judge,
    Invasion.occupy,
    Invasion.end,
)
