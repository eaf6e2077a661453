"""12: battles: choosing one, starting it, and how it ends."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.fields import with_fields
from grognard.core.procedure import Procedure, Stages
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.games.quartermaster_1914.battles.answers import Answer
from grognard.games.quartermaster_1914.battles.counterattack import NO_CARD, Counterattack
from grognard.games.quartermaster_1914.battles.tolls import tolls
from grognard.games.quartermaster_1914.battles.windows import NOBODY, StartOptions, Tanks
from grognard.games.quartermaster_1914.board import terrain, zones
from grognard.games.quartermaster_1914.board.pieces import REMOVED, Decision, nations_at, remove
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.cards.discards import (
    FOR_BOTH,
    FOR_CARD,
    FOR_TERRAIN,
    FROM_HAND,
    FROM_PREPARED,
    Discard,
    Mill,
)
from grognard.games.quartermaster_1914.facts.acts import BATTLE, FROM, PASS, SPACE
from grognard.games.quartermaster_1914.facts.library import (
    ALPINI,
    KIND,
    KINDS,
    LA_REVANCHE,
    LIMITED_RAIL,
    MARK_IV,
    MARNE,
    TRENCH_LINES,
    VERDUN,
)
from grognard.games.quartermaster_1914.facts.tables import (  # fmt: skip
    BRITAIN,
    CENTRAL,
    COALITION,
    CODES,
    DE,
    ENTENTE,
    FRANCE,
    GERMANY,
    LAND,
    MEMBERS,
    NATION_CODES,
    POWER_OF,
    UK,
    codes,
)

NO_SPACE: Final = -1


@with_fields
class Battle(Decision):
    """12.1: a nation may battle one of these spaces, started by a supplied piece next to it."""

    nation: int
    wanted: int
    within: int
    beside: int
    """The space of the piece just built next to which the card allows a battle, or NO_SPACE."""
    optional: bool
    noted: bool
    """Whether the card in play remembers the space."""
    target: int

    def decider(self, s: QuartermasterState) -> int:
        return POWER_OF[self.nation]

    def hand(self, s: QuartermasterState) -> int:
        return s.hands[POWER_OF[self.nation]].bit_count()

    def allowed(self, s: QuartermasterState) -> int:
        """R44: the spaces that may be battled: none when the piece next to which they lie has been taken back."""
        gone = self.beside != NO_SPACE and not s.pieces[self.nation] >> self.beside & 1 and s.setup.version > 2
        return 0 if gone else self.wanted

    def run(self, s: QuartermasterState) -> None:
        if self.target == NO_SPACE:
            found = terrain.targets(s, self.nation, self.allowed(s), self.within, self.hand(s))
            if not found:
                s.finish()
                s.tell("nowhere-to-battle", nation=self.nation)
                return
            acts = [BATTLE + target for target in found]
            if self.optional:
                acts.append(PASS)
            self.offer(s, acts)
            return
        starts = terrain.origins(s, self.nation, self.target, self.within, self.hand(s))
        if not starts or not self.allowed(s):
            self.target = NO_SPACE  # the piece that was to start it, or to lie next to it, has been taken back
        elif len(starts) == 1:
            self.start(s, starts[0])
        else:
            self.offer(s, [FROM + origin for origin in starts])

    def start(self, s: QuartermasterState, origin: int) -> None:
        s.finish()
        if self.noted:
            s.battled = self.target
            s.battled_hard = terrain.hard(origin, self.target)
        s.push(Fight(self.nation, origin, self.target, 0, 0, 0, []))

    def choose(self, s: QuartermasterState, verb: int, target: int) -> None:
        if verb == PASS:
            s.finish()
        elif verb == BATTLE:
            self.target = target
        else:
            self.start(s, target)

    def shows(self, s: QuartermasterState, seat: int) -> dict[str, Any]:
        return {**super().shows(s, seat), "nation": NATION_CODES[self.nation], "spaces": codes(self.wanted)}

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        if self.target != NO_SPACE:
            if verb != FROM:
                return SPACE.elsewhere("12.1", verb, Saying("now-from", nation=self.nation, space=self.target))
            if not s.pieces[self.nation] >> target & 1:
                return Refusal("12.1", "no-own-piece", nation=self.nation, space=target)
            return Refusal("12.1", "not-from-there", space=self.target, space2=target)
        if verb != BATTLE:
            key = "now-battle" if self.optional else "now-battle-first"
            return SPACE.elsewhere("12.1", verb, Saying(key, nation=self.nation))
        return terrain.why_not(s, self.nation, target, self.wanted, self.within)

    def leaves(self, s: QuartermasterState, seat: int, verb: int) -> list[Saying]:
        return [Saying("leaves-unfought", nation=self.nation)] if verb == PASS else []

    def prompt(self, s: QuartermasterState, seat: int) -> Saying:
        if self.target != NO_SPACE:
            return Saying("ask-from", nation=self.nation, space=self.target)
        return Saying("ask-battle" if self.optional else "ask-battle-now", nation=self.nation)


# The stages of a battle (R21) that others lead to
DEFENCE: Final = 6
ATTACK: Final = 7
WON: Final = 8
FAILED: Final = 9
OVER: Final = 10


@with_fields
class Fight(Procedure[QuartermasterState]):
    """12, 13: one battle from its costs to its end."""

    nation: int
    origin: int
    target: int
    stage: int
    attack: int
    defence: int
    spent: list[int]
    """The cards with which both sides have answered so far."""

    def hard(self) -> bool:
        return terrain.hard(self.origin, self.target)

    def stages(self) -> Stages[QuartermasterState]:
        return STAGES

    def begin(self, s: QuartermasterState) -> None:
        s.battles += 1
        s.tell("battle", nation=self.nation, space=self.origin, space2=self.target)
        self.charge(s)

    def takes_effect(self, s: QuartermasterState, status: int) -> bool:
        """Whether a Status card takes effect at the start of this battle; all are told of it."""
        found = status in tolls(s, s.pieces, self.nation, self.origin, self.target)
        if found:
            s.tell("status", card=KIND[status])
        return found

    def revanche(self, s: QuartermasterState) -> None:
        if self.takes_effect(s, LA_REVANCHE):
            zones.score(s, ENTENTE, 1)

    def fortress(self, s: QuartermasterState) -> None:
        for status in (VERDUN, MARNE):
            if self.takes_effect(s, status):
                s.push(Discard(POWER_OF[self.nation], FROM_PREPARED, 1, FOR_CARD, status))

    def alps(self, s: QuartermasterState) -> None:
        if s.ready(FRANCE, ALPINI) and self.takes_effect(s, ALPINI):
            s.use(ALPINI)
            s.push(Discard(POWER_OF[self.nation], FROM_HAND, 1, FOR_CARD, ALPINI))

    def trenches(self, s: QuartermasterState) -> None:
        if self.takes_effect(s, TRENCH_LINES):
            s.push(Mill(POWER_OF[self.nation]))

    def options(self, s: QuartermasterState) -> None:
        if self.nation == DE and s.status[GERMANY]:
            s.push(StartOptions(self.target, NOBODY))

    def defend(self, s: QuartermasterState) -> None:
        if not s.side_mask(1 - COALITION[self.nation]) >> self.target & 1:
            self.stage = WON  # R17
        else:
            self.answer(s, False, self.attack + 1 - self.defence)

    def sustain(self, s: QuartermasterState) -> None:
        self.answer(s, True, self.defence - self.attack)

    def win(self, s: QuartermasterState) -> None:
        """12: all enemy pieces in the space are removed."""
        s.tell("battle-won", nation=self.nation, space=self.target)
        for enemy in nations_at(s, self.target, MEMBERS[1 - COALITION[self.nation]]):
            remove(s, enemy, self.target, REMOVED)
        s.tell("battle-over", nation=self.nation, space=self.target)
        self.stage = OVER

    def fail(self, s: QuartermasterState) -> None:
        s.tell("battle-failed", nation=self.nation, space=self.target)
        s.tell("battle-over", nation=self.nation, space=self.target)
        if LAND >> self.target & 1 and LAND >> self.origin & 1:
            s.push(Counterattack(self.nation, self.origin, self.target, 0, NO_CARD))

    def end(self, s: QuartermasterState) -> None:
        s.battles -= 1
        s.finish()
        if self.tanks(s):
            s.push(Tanks(self.target))

    def hear(self, s: QuartermasterState, answer: list[int]) -> None:
        """13.4: the symbols and cards of an answer; 13.5: the nation that counterattacks, a battle too (R18)."""
        if self.stage == OVER:
            s.push(Fight(answer[0], self.target, self.origin, 0, 0, 0, []))
            return
        self.spent = [*self.spent, *answer[1:]]
        if self.stage == ATTACK:
            self.defence += answer[0]
            self.stage = ATTACK if answer[0] else WON
        else:
            self.attack += answer[0]
            self.stage = DEFENCE if answer[0] else FAILED

    def marks(self, s: QuartermasterState, seat: int, found: dict[str, Any]) -> None:
        defenders = nations_at(s, self.target, MEMBERS[1 - COALITION[self.nation]])
        fight = {
            "attacker": NATION_CODES[self.nation],
            "from": CODES[self.origin],
            "space": CODES[self.target],
            "defenders": [NATION_CODES[nation] for nation in defenders],
            "difficult": self.hard(),
            "attack": self.attack,
            "defence": self.defence,
            "spent": [KINDS[KIND[card]] for card in self.spent],
            "failed": self.stage == OVER,
            "laid": [],
            "answering": None,
            "needed": 0,
        }
        found["battles"] = [*found.get("battles", []), fight]

    def charge(self, s: QuartermasterState) -> None:
        """12.2, R29: the cards from hand that it costs to start."""
        power = POWER_OF[self.nation]
        hard = terrain.terrain_cost(s, self.nation, self.origin, self.target)
        rail = terrain.rail_cost(s, self.nation, self.target)
        if hard and rail:
            s.push(Discard(power, FROM_HAND, 2, FOR_BOTH, LIMITED_RAIL))
        elif hard:
            s.push(Discard(power, FROM_HAND, 1, FOR_TERRAIN, self.target))
        elif rail:
            s.push(Discard(power, FROM_HAND, 1, FOR_CARD, LIMITED_RAIL))

    def answer(self, s: QuartermasterState, attack: bool, need: int) -> None:
        s.push(Answer(attack, self.nation, self.origin, self.target, self.hard(), need, 0, []))

    def tanks(self, s: QuartermasterState) -> bool:
        """R39: whether Mark IV Tanks could follow up."""
        return (
            self.nation == UK
            and bool(LAND >> self.target & 1)
            and not self.hard()
            and s.ready(BRITAIN, MARK_IV)
            and not s.side_mask(CENTRAL) >> self.target & 1
        )


STAGES: Final = (
    Fight.begin,
    Fight.revanche,
    Fight.fortress,
    Fight.alps,
    Fight.trenches,
    Fight.options,
    Fight.defend,
    Fight.sustain,
    Fight.win,
    Fight.fail,
    Fight.end,
)
