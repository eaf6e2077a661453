"""12.2: a combat from its declaration to the advance."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.board import bits
from grognard.core.chance import CHANCE
from grognard.core.fields import with_fields
from grognard.core.procedure import Procedure, Stages
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.games.paths_of_glory.board import control, limits, marks, offensives, supply
from grognard.games.paths_of_glory.board.state import CROSSED, PathsState
from grognard.games.paths_of_glory.combat import battle, combat_cards, conditions, flanks
from grognard.games.paths_of_glory.combat.advance import Advance
from grognard.games.paths_of_glory.combat.battle import Battle, Fire
from grognard.games.paths_of_glory.combat.casualties import Casualties, ExtraLoss, eliminate
from grognard.games.paths_of_glory.combat.retreat import Retreat, held_by_haig, may_stand
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.acts import PASS, PIN, PLAY, PULL_BACK, RESTORE, SPACE, STAND, USE, YIELD
from grognard.games.paths_of_glory.facts.tables import (
    AH,
    ARMY,
    BU,
    CP,
    FORT,
    GE,
    NATION,
    NOBODY,
    OWNED,
    RESERVES,
    RU,
    SIDE,
    SIZE,
    TU,
)
from grognard.games.paths_of_glory.moves.trenches import DICE

# Phases
PULLING: Final = 0
BRUSILOV: Final = 1
TRENCHES: Final = 2
FLANKING: Final = 3
FLANK_ROLL: Final = 4
KERENSKY: Final = 5
ATTACKERS: Final = 6
DEFENDERS: Final = 7
FIRE: Final = 8
RESULT: Final = 12
RESTORING: Final = 13
STANDING: Final = 14
RETREATING: Final = 15
ADVANCING: Final = 16
ENDING: Final = 17
PHASES: Final[list[str]] = [
    "pull-back", "trench-cards", "trench-cards", "flank", "flank", "cards", "cards", "cards", "fire", "fire", "fire",
    "fire", "losses", "losses", "retreat", "retreat", "retreat", "advance",
]  # fmt: skip

# The four beats of fire: 0 the attacker fires, 1 the defender fires, 2 the defender loses, 3 the attacker loses
AT_ONCE: Final = [0, 1, 2, 3]
ATTACKER_FIRST: Final = [0, 2, 1, 3]
DEFENDER_FIRST: Final = [1, 3, 0, 2]

RULES: Final[list[str]] = [
    "AP27", "AP46", "12.2.4", "12.3.1", "12.3.3", "AP45", "12.2.6", "12.2.6", "12.2.9", "12.2.9", "12.2.9", "12.2.9",
    "12.2.11", "12.6.6", "12.5.3", "12.5.1", "12.7", "12.7",
]  # fmt: skip
PROMPTS: Final[list[str]] = [
    "ask-pull-back", "ask-brusilov", "ask-trench-cards", "ask-flank", "ask-flank", "ask-kerensky", "ask-attack-cards",
    "ask-defence-cards", "ask-fire", "ask-fire", "ask-fire", "ask-fire", "ask-fire", "ask-restore", "ask-stand",
    "ask-stand", "ask-stand", "ask-stand",
]  # fmt: skip
WINDOWS: Final[dict[int, int]] = {
    TRENCHES: conditions.TRENCHES,
    FLANKING: conditions.FLANK,
    ATTACKERS: conditions.ATTACK,
    DEFENDERS: conditions.DEFENCE,
}


def defending(s: PathsState, side: int, space: int) -> list[int]:
    """The units that defend a space against this side; those that have retreated before do not count (12.5.6)."""
    if not s.held[1 - side] >> space & 1:
        return []
    return [piece for piece in s.at[space] if not s.fled >> piece & 1]


def forecast(s: PathsState, side: int, space: int, attackers: list[int]) -> dict[str, Any]:
    """How an attack would be fired if it were declared now, without Combat Cards and flank attacks: the fire of both
    sides, and in how many of the 36 throws of both dice each has the higher Loss Number."""
    declared = battle.declare(s, attackers)
    combat = undecided(space, side, attackers, defending(s, side, space), declared, 0)
    shots = [combat.fire(s, who) for who in (0, 1)]
    modifiers = [
        sum([by for _, by in battle.modifiers(s, combat.battle(), side if who == 0 else 1 - side)]) for who in (0, 1)
    ]
    numbers = [[battle.loss_number(shots[who], die, modifiers[who]) for die in range(1, 7)] for who in (0, 1)]
    pairs = [(mine, theirs) for mine in numbers[0] for theirs in numbers[1]]
    return {
        "pieces": attackers,
        "fires": [combat.shown_fire(s, who) for who in (0, 1)],
        "beats": sum([mine > theirs for mine, theirs in pairs]),
        "beaten": sum([mine < theirs for mine, theirs in pairs]),
    }


def begin(s: PathsState, side: int, space: int, attackers: list[int]) -> None:
    """An attack is declared: 12.1.6 each unit and each space once."""
    enemy = 1 - side
    defenders = defending(s, side, space)
    starved = 0
    for piece in [*attackers, *defenders]:
        if not supply.supplied(s, piece):
            starved |= 1 << piece
    s.targets |= 1 << space
    for piece in attackers:
        start = s.where[piece]
        s.struck |= 1 << piece
        if start != space and (s.forts & OWNED[enemy]) >> start & 1:
            s.sallied |= 1 << piece
        if limits.crosses(start, space):
            s.used_up |= CROSSED
    s.tell("attack", side=side, pieces=attackers, space=space, pieces2=defenders)
    offensives.declare(s, attackers, space, defenders)
    s.push(undecided(space, side, attackers, defenders, battle.declare(s, attackers), starved))


@with_fields
class Combat(Procedure[PathsState]):
    """12.2.1: the procedure of a combat, one stage after the other."""

    space: int
    side: int
    attackers: list[int]
    defenders: list[int]
    stage: int
    used: int
    fresh: int
    """The cards that were played from hand."""
    declared: int
    flank: int
    pin: int
    flank_die: int
    flank_bonus: int
    dice: list[int]
    """What the attacker and the defender have rolled; 0 before."""
    shots: list[int]
    """How they have fired: for each six numbers, see `shot_of`."""
    numbers: list[int]
    """The Loss Numbers that they have inflicted; -1 before."""
    starved: int
    pairs: list[int]
    """The defender's armies that were replaced, each with its corps."""
    lost: list[int]
    """The defender's steps that were lost."""
    rest: int
    """What of the Loss Number they could not meet."""
    passed: list[int]
    """12.7.3: spaces through which they retreated; -1 when attackers have entered theirs."""
    length: int
    """How far the defenders have to retreat."""

    def battle(self) -> Battle:
        return Battle(self.space, self.side, self.attackers, self.defenders, self.used, self.declared)

    # The stages

    def stages(self) -> Stages[PathsState]:
        return STAGES

    def waits(self) -> bool:
        return True

    def attacker(self, s: PathsState) -> int:
        return s.player[self.side]

    def defender(self, s: PathsState) -> int:
        return s.player[1 - self.side]

    def ask_pull_back(self, s: PathsState) -> None:
        """Great Retreat, R-42: before everything else the Russians may pull back."""
        if self.side == CP and s.is_fresh(cards.GREAT_RETREAT) and self.russians():
            s.ask(self.defender(s), [PULL_BACK, PASS])
        else:
            self.stage = BRUSILOV

    def russians(self) -> list[int]:
        return [piece for piece in self.defenders if NATION[piece] == RU]

    def ask_declaration(self, s: PathsState, card: int, may: bool) -> None:
        """R-83: the attacker says whether he uses what an event gives once."""
        if may:
            s.ask(self.attacker(s), [USE + card, PASS])
        else:
            self.stage += 1

    def ask_brusilov(self, s: PathsState) -> None:
        self.ask_declaration(s, cards.BRUSILOV, self.may_cancel_trench(s))

    def ask_kerensky(self, s: PathsState) -> None:
        self.ask_declaration(s, cards.KERENSKY, self.may_inspire(s))

    def may_cancel_trench(self, s: PathsState) -> bool:
        if s.spur != cards.BRUSILOV or s.spur_used or not battle.has_nation(self.attackers, RU):
            return False
        return bool(self.defenders) and not battle.has_nation(self.defenders, GE)

    def may_inspire(self, s: PathsState) -> bool:
        if s.spur != cards.KERENSKY or s.spur_used or not battle.has_nation(self.attackers, RU):
            return False
        return any(NATION[piece] in (AH, BU, TU) for piece in self.defenders)

    def playing_side(self) -> int:
        return 1 - self.side if self.stage == DEFENDERS else self.side

    def playable(self, s: PathsState) -> tuple[list[int], bool]:
        """9.5.4: the acts that combat cards allow now, and whether the side is asked."""
        if self.stage == DEFENDERS and (not self.defenders or any(self.starved >> p & 1 for p in self.defenders)):
            return [], False
        return combat_cards.playable(s, self.battle(), self.playing_side(), WINDOWS[self.stage])

    def ask_cards(self, s: PathsState) -> None:
        acts, asked = self.playable(s)
        if asked:
            s.ask(s.player[self.playing_side()], [*acts, PASS])
        else:
            self.stage += 1

    def ask_flank(self, s: PathsState) -> None:
        if not flanks.possible(s, self.battle()):
            self.stage = KERENSKY
            return
        acts, _ = self.playable(s)
        s.ask(self.attacker(s), [*(PIN + space for space in flanks.starts(s, self.battle())), *acts, PASS])

    def ask_flank_die(self, s: PathsState) -> None:
        s.ask(CHANCE, DICE[:])

    def order(self) -> list[int]:
        if self.flank == battle.FLANKED or self.battle().does("first-fire"):
            return ATTACKER_FIRST
        return DEFENDER_FIRST if self.flank == battle.FLANK_FAILED else AT_ONCE

    def beat(self, s: PathsState) -> None:
        if self.stage == FIRE and not self.defenders:
            self.declared |= battle.LONE_FORT
        what = self.order()[self.stage - FIRE]
        if what < 2:
            if self.fire(s, what).nobody:
                self.shoot(s, what, 0)
            else:
                s.ask(CHANCE, DICE[:])
        elif what == 2:
            self.defender_loses(s)
        else:
            self.stage += 1
            s.push(Casualties(self.attackers, self.numbers[1], True, False, self.starved, 0, [], []))

    def fire(self, s: PathsState, who: int) -> Fire:
        """How the attacker (0) or the defender (1) fires now."""
        side = self.side if who == 0 else 1 - self.side
        return Fire(s, self.battle(), side, self.attackers if who == 0 else self.defenders)

    def shoot(self, s: PathsState, who: int, die: int) -> None:
        """12.2.9: a die on the fire table."""
        side = self.side if who == 0 else 1 - self.side
        fire = self.fire(s, who)
        drm = sum([by for _, by in battle.modifiers(s, self.battle(), side)])
        number = battle.loss_number(fire, die, drm)
        self.dice = [die, self.dice[1]] if who == 0 else [self.dice[0], die]
        self.numbers = [number, self.numbers[1]] if who == 0 else [self.numbers[0], number]
        self.shots = [*self.shots, who, *shot_of(fire)]
        self.stage += 1
        if die:
            name = "fires-army" if fire.armies else "fires-corps"
            s.tell(name, side=side, factors=fire.factors, column=fire.shifted, die=die, drm=drm, number=number)

    def defender_loses(self, s: PathsState) -> None:
        self.stage += 1
        number = self.numbers[0]
        if number > 0 and s.held[1 - self.side] >> self.space & 1:  # 12.5.6
            for piece in s.at[self.space]:
                if s.fled >> piece & 1:
                    eliminate(s, piece, False)
        wish = self.battle().does("withdraw")
        s.push(Casualties(self.defenders, number, False, wish, self.starved, 0, [], []))

    def hear(self, s: PathsState, answer: list[int]) -> None:
        if self.stage == RETREATING:
            self.passed = answer
            self.stage = ADVANCING
        elif self.stage == ENDING:
            self.entered(s, answer)
        elif self.stage == ADVANCING:  # the extra step instead of a retreat
            self.defenders = _parts(answer)[0]
            self.stage = ENDING
        elif self.stage == BRUSILOV:
            self.pulled_back(s, answer)
        else:
            pieces, pairs, lost, left = _parts(answer)
            if self.order()[self.stage - 1 - FIRE] == 3:
                self.attackers = pieces
                return
            self.defenders, self.pairs, self.lost, self.rest = pieces, pairs, lost, left[0]
            self.hit_fort(s, left[0])

    def hit_fort(self, s: PathsState, left: int) -> None:
        """12.4.6: a fort is hit when no defending unit is left and the rest of the Loss Number is enough; not where
        Withdrawal lets one survive (15.1.8)."""
        if self.battle().does("withdraw") and self.restorable(s):
            return
        if not s.held[1 - self.side] >> self.space & 1 and s.fort_of(1 - self.side, self.space):
            if left >= FORT[self.space]:
                control.destroy_fort(s, self.space)

    def pulled_back(self, s: PathsState, passed: list[int]) -> None:
        """R-42: who is left fights on; if nobody is, the attackers may advance one space."""
        self.defenders = [piece for piece in self.defenders if NATION[piece] != RU]
        if not self.defenders and not s.fort_of(1 - self.side, self.space):
            self.stage = ADVANCING

    # Decisions

    def take(self, s: PathsState, seat: int, verb: int, target: int) -> None:
        if verb == PASS:
            self.stage = KERENSKY if self.stage == FLANKING else self.stage + 1
        elif verb == PULL_BACK:
            self.stage = BRUSILOV
            s.tell("pulls-back", space=self.space)
            s.push(Retreat(self.space, self.russians(), 1, -1, -1, [], []))
        elif self.stage == FLANK_ROLL:
            self.roll_flank(s, target + 1)
        elif FIRE <= self.stage < RESULT:
            self.shoot(s, self.order()[self.stage - FIRE], target + 1)
        elif verb == PIN:
            self.pin = target
            self.stage = FLANK_ROLL
        elif verb == USE and target in (cards.BRUSILOV, cards.KERENSKY):
            s.spur_used = True
            self.declared |= battle.TRENCH_BY_BRUSILOV if target == cards.BRUSILOV else battle.KERENSKY
            s.tell("declares", card=target)
            self.stage += 1
        elif verb in (PLAY, USE):
            self.play(s, verb, target)
        elif verb == RESTORE:
            self.restore(s, target)
            self.stage = RETREATING
        elif verb == STAND:
            self.stand(s)
        else:
            self.stage = RETREATING

    def roll_flank(self, s: PathsState, die: int) -> None:
        drm = flanks.bonus(s, self.battle(), self.pin)
        self.flank_die, self.flank_bonus = die, drm
        success = die + drm >= 4
        self.flank = battle.FLANKED if success else battle.FLANK_FAILED
        self.stage = KERENSKY
        s.tell("flank-success" if success else "flank-failure", die=die, drm=drm, space=self.pin)

    def play(self, s: PathsState, verb: int, card: int) -> None:
        """9.5.4.1: a combat card is played or used again."""
        combat_cards.play(s, verb, card)
        self.used |= 1 << card
        if verb == PLAY:
            self.fresh |= 1 << card
        if "flank" in cards.DOES[card]:
            self.flank = battle.FLANKED
            self.stage = KERENSKY
        elif "cancel-attack" in cards.DOES[card]:
            self.cancel(s, card)

    def cancel(self, s: PathsState, card: int) -> None:
        """Alberich, R-47: the attack is over."""
        combat_cards.give_back(s, self.fresh)
        marks.put_away(s, card, True)
        if s.setup.version > 1:  # 12.2.11: nobody wins
            for other in bits(self.used & cards.OF_SIDE[CP] & ~(1 << card)):
                combat_cards.keep_or_not(s, other, NOBODY)
        s.tell("attack-cancelled", space=self.space)
        self.over(s)

    # The result

    def winner(self) -> int:
        """12.2.11: the side that has inflicted the higher Loss Number."""
        ours, theirs = self.numbers
        return NOBODY if ours == theirs else self.side if ours > theirs else 1 - self.side

    def result(self, s: PathsState) -> None:
        winner = self.winner()
        if winner == NOBODY:
            s.tell("combat-tied", number=self.numbers[0])
        else:
            s.tell("combat-won", side=winner, number=max(self.numbers), number2=min(self.numbers))
        for card in bits(self.used):
            combat_cards.keep_or_not(s, card, winner)
        b = self.battle()
        if b.does("withdraw"):
            self.length = 1
            self.stage = RESTORING
            return
        full = any(not s.is_reduced(piece) for piece in self.attackers)
        if winner == self.side and full and self.defenders and not b.does("hold"):
            self.length = 1 if self.numbers[0] - self.numbers[1] == 1 else 2
            self.stage = STANDING
        else:
            self.stage = ADVANCING

    def restorable(self, s: PathsState) -> list[int]:
        """R-33: of the steps that were lost those of which one comes back; corps before armies."""
        corps = [piece for piece in self.lost if not ARMY[piece]]
        found: list[int] = []
        for piece in corps or self.lost:
            if piece in found:
                continue
            unreplaced = ARMY[piece] and s.where[piece] >= SIZE and piece not in self.pairs
            if not unreplaced or not self.rest:
                found.append(piece)
        return found

    def ask_restoring(self, s: PathsState) -> None:
        found = self.restorable(s)
        if len(found) > 1:
            s.ask(self.defender(s), [RESTORE + piece for piece in found])
            return
        if found:
            self.restore(s, found[0])
        self.stage = RETREATING

    def restore(self, s: PathsState, piece: int) -> None:
        """Withdrawal gives a step back."""
        side = SIDE[piece]
        if s.where[piece] < SIZE:
            s.reduced &= ~(1 << piece)
        else:
            if ARMY[piece] and piece in self.pairs:
                corps = self.pairs[self.pairs.index(piece) + 1]
                control.send(s, corps, RESERVES[side])
                self.defenders = [other for other in self.defenders if other != corps]
            s.put(piece, self.space)
            s.reduced |= 1 << piece
            self.defenders = [*self.defenders, piece]
        s.tell("restored", piece=piece)

    def ask_standing(self, s: PathsState) -> None:
        """12.5.3: the defenders may ignore the retreat for one more step, where the ground or a trench allows it."""
        if self.haig(s) or may_stand(s, self.battle()):
            s.ask(self.defender(s), [STAND, YIELD])
        else:
            self.stage = RETREATING

    def haig(self, s: PathsState) -> bool:
        return bool(self.declared & battle.WITH_BRITISH) and held_by_haig(s, self.battle())

    def stand(self, s: PathsState) -> None:
        if self.haig(s):
            s.tell("stands-by-haig", space=self.space)
            self.stage = ENDING
            return
        s.tell("stands", space=self.space)
        self.stage = ADVANCING
        s.push(ExtraLoss(self.defenders, self.starved))

    def retreat(self, s: PathsState) -> None:
        if self.defenders:
            s.push(Retreat(self.space, self.defenders, self.length, -1, -1, [], self.pairs))
        else:
            self.stage = ADVANCING

    def advance(self, s: PathsState) -> None:
        """12.7: who may enter, now that the defenders are gone."""
        enemy = 1 - self.side
        self.stage = ENDING
        lone_fort = self.declared & battle.LONE_FORT and s.fort_of(enemy, self.space)
        if s.held[enemy] >> self.space & 1 or lone_fort or not self.attackers:  # 12.7.1
            return
        further = sorted(set(self.passed)) if self.length == 2 else []
        s.push(Advance(self.space, self.attackers, further, -1, []))

    def entered(self, s: PathsState, pieces: list[int]) -> None:
        self.passed = [*self.passed, -1] if pieces else self.passed

    def end(self, s: PathsState) -> None:
        if self.battle().does("peace-offensive") and -1 not in self.passed:
            control.score(s, -1)
            s.tell("peace-offensive-failed", points=s.points)
        self.over(s)

    def over(self, s: PathsState) -> None:
        s.tell("combat-over", side=self.side, space=self.space)
        s.finish()

    # Refusals and what is seen

    def why(self, s: PathsState, seat: int, verb: int, target: int) -> Refusal:
        phase = self.stage
        if verb in (PLAY, USE) and phase in (TRENCHES, FLANKING, ATTACKERS, DEFENDERS):
            return combat_cards.refuse(s, self.battle(), self.playing_side(), WINDOWS[phase], verb, target)
        if verb == PIN and phase == FLANKING:
            return Refusal("12.3.2", "no-attacking-space", space=target)
        if verb == PIN and phase in (TRENCHES, ATTACKERS, DEFENDERS):
            early = "flank-later" if phase == TRENCHES else "flank-over"
            return flanks.forbidden(s, self.battle()) or Refusal("12.2.1", early)
        if verb == RESTORE and phase == RESTORING:
            return Refusal("12.6.6", "step-not-restored", piece=target)
        return SPACE.elsewhere(RULES[phase], verb, self.prompt(s, seat))

    def prompt(self, s: PathsState, seat: int) -> Saying:
        free = self.stage == STANDING and self.haig(s)
        return Saying("ask-stand-free" if free else PROMPTS[self.stage], space=self.space, number=self.length)

    def marks(self, s: PathsState, seat: int, found: dict[str, Any]) -> None:
        """12.2: the combat as everybody sees it."""
        b = self.battle()
        found["combat"] = {
            "space": self.space,
            "attackers": [piece for piece in self.attackers if s.where[piece] < SIZE],
            "from": flanks.starts(s, b),
            "defenders": [piece for piece in self.defenders if s.where[piece] < SIZE],
            "fort": b.fort(s),
            "phase": PHASES[self.stage],
            "flank": self.flank,
            "pin": self.pin,
            "flank_die": self.flank_die,
            "flank_drm": flanks.bonus(s, b, self.pin) if self.stage <= FLANK_ROLL else self.flank_bonus,
            "fires": [self.shown_fire(s, who) for who in (0, 1)],
            "cards": bits(self.used),
            "retreat": self.length,
        }

    def shown_fire(self, s: PathsState, who: int) -> dict[str, Any]:
        side = self.side if who == 0 else 1 - self.side
        shot = shot_of(self.fire(s, who))
        for index in range(0, len(self.shots), 7):
            if self.shots[index] == who:
                shot = self.shots[index + 1 : index + 7]
        return {
            "side": side,
            "factors": shot[0],
            "armies": bool(shot[1]),
            "column": shot[2],
            "shifted": shot[3],
            "shifts": [[why, by] for why, by in zip(battle.SHIFTS, shot[4:], strict=True) if by],
            "drms": [list(drm) for drm in battle.modifiers(s, self.battle(), side)],
            "die": self.dice[who],
            "loss": self.numbers[who],
            "left": self.left_to_lose(s, who),
        }

    def left_to_lose(self, s: PathsState, who: int) -> int:
        """What this side has still to lose, while it takes its losses."""
        top = s.stack[-1]
        if not isinstance(top, Casualties):
            return 0
        return top.left if SIDE[top.pieces[0]] == (self.side if who == 0 else 1 - self.side) else 0


STAGES: Final = (
    Combat.ask_pull_back,
    Combat.ask_brusilov,
    Combat.ask_cards,
    Combat.ask_flank,
    Combat.ask_flank_die,
    Combat.ask_kerensky,
    Combat.ask_cards,
    Combat.ask_cards,
    Combat.beat,
    Combat.beat,
    Combat.beat,
    Combat.beat,
    Combat.result,
    Combat.ask_restoring,
    Combat.ask_standing,
    Combat.retreat,
    Combat.advance,
    Combat.end,
)


def undecided(space: int, side: int, attackers: list[int], defenders: list[int], declared: int, starved: int) -> Combat:
    """A combat in which nothing has been played or rolled."""
    rest: tuple[Any, ...] = (battle.NO_FLANK, -1, 0, 0, [0, 0], [], [-1, -1], starved, [], [], 0, [], 0)
    return Combat(space, side, attackers, defenders, PULLING, 0, 0, declared, *rest)


def shot_of(fire: Fire) -> list[int]:
    """How a side fires, in numbers: factors, if on the Army table, column, column after shifts, shifts by reason."""
    by = dict(fire.shifts)
    return [fire.factors, int(fire.armies), fire.column, fire.shifted, *(by.get(why, 0) for why in battle.SHIFTS)]


def _parts(answer: list[int]) -> tuple[list[int], list[int], list[int], list[int]]:
    """The four parts of the answer of casualties."""
    parts: list[list[int]] = [[], [], [], []]
    index = 0
    for number in answer:
        if number == -1 and index < 3:
            index += 1
        else:
            parts[index].append(number)
    return parts[0], parts[1], parts[2], parts[3]
