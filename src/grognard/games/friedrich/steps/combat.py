"""7: combat: which pairs must fight, and the duel of cards."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.board import bits
from grognard.core.fields import with_fields
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.steps import Step
from grognard.games.friedrich.board import offensive, troops
from grognard.games.friedrich.board.refusals import follows, not_in_hand
from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.facts import fate_lines as lines
from grognard.games.friedrich.facts.acts import ATTACK, BREAK_OFF, DECLINE, DOUBLE, PLAY, RESERVE, SLIP, SPACE, WITH
from grognard.games.friedrich.facts.tables import (
    AUSTRIA,
    BOARD,
    CARD_NAMES,
    CARD_SUIT,
    CARD_VALUE,
    DAUN,
    DEFENDER,
    ELEVENS,
    FRANCE,
    FRIEDRICH,
    GENERALS,
    HALLE,
    HILDBURGHAUSEN,
    IMPERIAL,
    NATION,
    PIECES,
    PRUSSIA,
    RESERVES,
    SPADES,
    SUIT,
    SUITED,
    SUITS,
)
from grognard.games.friedrich.facts.tables import RESERVE as NO_SUIT
from grognard.games.friedrich.steps import cards, movement
from grognard.games.friedrich.steps.retreat import Retreat

RULE: Final = "7"
ATTACKER: Final = 0
MOST_RESERVE: Final = 10

# Which pairs


def attack_barred(s: FriedrichState, own: int, hostile: int) -> bool:
    """Whether a card of fate keeps the stack in `own` from attacking the one in `hostile` (ruling 32)."""
    if s.effect == lines.HALLE_QUIET:
        return hostile == HALLE or (own == HALLE and not s.setup.revised_fate)
    return movement.kept_from_attack(s, s.stack_at(own), own)


def pairs_of(s: FriedrichState, nation: int) -> list[int]:
    """All pairs that must fight, flat: own city, hostile city, own city, ..."""
    pairs: list[int] = []
    for own in s.cities_of(nation):
        for near in BOARD.neighbours[own]:
            piece = s.top[near] - 1
            if 0 <= piece < GENERALS and DEFENDER[NATION[piece]] != DEFENDER[nation]:
                if not attack_barred(s, own, near):
                    pairs += [own, near]
    return pairs


@with_fields
class Combat(Step[FriedrichState]):
    """The combat phase: the pairs left to fight, and the hostile city chosen next (or -1).

    `pairs` are the cities of the stacks, `stacks` their commanders when the phase began.
    """

    nation: int
    pairs: list[int]
    stacks: list[int]
    target: int
    begun: bool

    def keep(self, kept: list[int]) -> None:
        """Only the pairs at these places of the lists are left."""
        self.pairs = [self.pairs[place] for index in kept for place in (index, index + 1)]
        self.stacks = [self.stacks[place] for index in kept for place in (index, index + 1)]

    def stands(self, s: FriedrichState, place: int) -> bool:
        """Whether a stack is still there: one that was beaten or slipped away fights no more, wherever it is now."""
        return s.where[self.stacks[place]] == self.pairs[place]

    def prune(self, s: FriedrichState) -> None:
        self.keep([i for i in range(0, len(self.pairs), 2) if self.stands(s, i) and self.stands(s, i + 1)])

    def own_cities(self, hostile: int) -> list[int]:
        """The own cities from which this hostile one must be attacked."""
        return [self.pairs[i] for i in range(0, len(self.pairs), 2) if self.pairs[i + 1] == hostile]

    def targets(self) -> list[int]:
        return list(dict.fromkeys(self.pairs[1::2]))

    def run(self, s: FriedrichState) -> None:
        if not self.begun:
            self.begun = True
            self.pairs = pairs_of(s, self.nation)
            self.stacks = [s.commander(city) for city in self.pairs]
            if self.pairs and s.effect == lines.DAUN_EVADED and self.nation == AUSTRIA:
                threatened = [c for c in self.targets() if s.where[DAUN] in self.own_cities(c)]
                s.push(Evasion([c for c in threatened if NATION[s.commander(c)] == PRUSSIA]))
                return
        self.prune(s)
        if not self.pairs:
            s.finish()
            return
        targets = self.targets()
        if self.target < 0 and len(targets) == 1:
            self.target = targets[0]
        if self.target < 0:
            s.ask(s.seat_of(self.nation), [ATTACK + s.commander(city) for city in targets])
            return
        own = self.own_cities(self.target)
        if len(own) == 1:
            self.fight(s, own[0])
        else:
            s.ask(s.seat_of(self.nation), [WITH + s.commander(city) for city in own])

    def shows(self, s: FriedrichState, seat: int) -> dict[str, Any]:
        return {"pairs": self.pairs[:], "target": self.target}

    def fight(self, s: FriedrichState, own: int) -> None:
        hostile = self.target
        self.target = -1
        self.keep([i for i in range(0, len(self.pairs), 2) if self.pairs[i : i + 2] != [own, hostile]])
        s.push(Battle(own, hostile, 0, -1, False, []))

    def take(self, s: FriedrichState, seat: int, verb: int, target: int) -> None:
        if verb == ATTACK:
            self.target = s.where[target]
        else:
            self.fight(s, s.where[target])

    def why(self, s: FriedrichState, seat: int, verb: int, target: int) -> Refusal:
        if verb == ATTACK and self.target < 0:
            return self.why_not_attack(s, target)
        if verb == WITH and self.target >= 0:
            return Refusal(RULE, "no-stack-to-attack-with", piece=target, city=self.target)
        return SPACE.elsewhere("2", verb, Saying("now-combat"))

    def why_not_attack(self, s: FriedrichState, piece: int) -> Refusal:
        if piece >= GENERALS:
            return Refusal("9", "train-never-fights", piece=piece)
        if DEFENDER[NATION[piece]] == DEFENDER[self.nation]:
            return Refusal(RULE, "on-the-same-side", piece=piece)
        if s.where[piece] < 0:
            return Refusal(RULE, "piece-off-map", piece=piece)
        near = [
            c for c in BOARD.neighbours[s.where[piece]] if s.commander(c) >= 0 and NATION[s.commander(c)] == self.nation
        ]
        if not near:
            return Refusal(RULE, "nobody-next-to", nation=self.nation, piece=piece)
        if all(attack_barred(s, own, s.where[piece]) for own in near):
            return Refusal("11", "fate-forbids-attack", piece=piece)
        follower = follows(s, piece, RULE)
        if follower is not None:
            return follower
        return Refusal(RULE, "not-to-be-fought", piece=piece)

    def prompt(self, s: FriedrichState, seat: int) -> Saying:
        if self.target >= 0:
            return Saying("ask-with", nation=self.nation, piece=s.commander(self.target))
        return Saying("ask-attack", nation=self.nation)


@with_fields
class Evasion(Step[FriedrichState]):
    """8 clubs: Prussian stacks that Daun is about to attack may step aside first."""

    cities: list[int]

    def run(self, s: FriedrichState) -> None:
        if not self.cities:
            s.finish()
            return
        ways = [near for near in BOARD.neighbours[self.cities[0]] if not s.top[near]]
        if ways:
            s.ask(s.seat_of(PRUSSIA), [SLIP + city for city in ways] + [DECLINE])
        else:
            self.cities = self.cities[1:]

    def shows(self, s: FriedrichState, seat: int) -> dict[str, Any]:
        return {"cities": self.cities[:]}

    def take(self, s: FriedrichState, seat: int, verb: int, target: int) -> None:
        city = self.cities[0]
        self.cities = self.cities[1:]
        if verb == SLIP:
            stack, strength = s.stack_at(city), s.strength(city)
            shown = troops.detach(s, stack, strength)
            troops.join(s, stack, target, strength, shown)
            s.tell("slipped", pieces=stack, city=target, city2=city)

    def why(self, s: FriedrichState, seat: int, verb: int, target: int) -> Refusal:
        if verb != SLIP:
            return SPACE.elsewhere("11", verb, Saying("now-slip"))
        if target not in BOARD.neighbours[self.cities[0]]:
            return Refusal("11", "city-not-next-to", city=target, city2=self.cities[0])
        return Refusal("11", "city-not-empty", city=target)

    def prompt(self, s: FriedrichState, seat: int) -> Saying:
        return Saying("ask-slip", pieces=s.stack_at(self.cities[0]), city=self.cities[0])


# The duel


@with_fields
class Battle(Step[FriedrichState]):
    """One combat. The score is the attacker's; `right` is the side that may play, 0 the attacker, 1 the defender.

    `duty` holds while card 7 diamonds obliges Prussia; `plays` lists side, card and points of every card played.
    """

    own: int
    hostile: int
    score: int
    right: int
    duty: bool
    plays: list[int]

    def city(self, side: int) -> int:
        return self.own if side == ATTACKER else self.hostile

    def nation(self, s: FriedrichState, side: int) -> int:
        return NATION[s.commander(self.city(side))]

    def score_of(self, side: int) -> int:
        return self.score if side == ATTACKER else -self.score

    # What may be played

    def shows(self, s: FriedrichState, seat: int) -> dict[str, Any]:
        """Both sides, the score, who has the right to play, what was played."""
        sides = [
            {
                "nation": self.nation(s, side),
                "city": self.city(side),
                "suit": SUITS[SUIT[self.city(side)]],
                "generals": [PIECES[general] for general in s.stack_at(self.city(side))],
                "troops": s.strength(self.city(side)),
                "score": self.score_of(side),
            }
            for side in (0, 1)
        ]
        plays = [
            {"side": self.plays[index], "card": CARD_NAMES[self.plays[index + 1]], "points": self.plays[index + 2]}
            for index in range(0, len(self.plays), 3)
        ]
        return {"sides": sides, "right": self.right, "plays": plays}

    def low_cards(self, s: FriedrichState) -> bool:
        """3 clubs: no card of 10 or more between Prussia and France."""
        if s.effect != lines.LOW_CARDS:
            return False
        return {self.nation(s, 0), self.nation(s, 1)} == {PRUSSIA, FRANCE}

    def suited(self, s: FriedrichState) -> list[int]:
        """The cards of the right suit that the side with the right may play."""
        found = bits(s.hands[self.nation(s, self.right)] & SUITED[SUIT[self.city(self.right)]])
        return [card for card in found if CARD_VALUE[card] < 10] if self.low_cards(s) else found

    def reserves(self, s: FriedrichState) -> list[int]:
        return bits(s.hands[self.nation(s, self.right)] & RESERVES)

    def may_double(self, s: FriedrichState, suited: list[int]) -> bool:
        if not s.in_force(lines.ELEVEN_DOUBLED) or self.nation(s, self.right) != PRUSSIA:
            return False
        return any(ELEVENS >> card & 1 for card in suited)

    def most_reserve(self, s: FriedrichState) -> int:
        """The most that a Reserve may count."""
        return 9 if self.low_cards(s) else MOST_RESERVE

    def best_score(self, s: FriedrichState) -> int:
        """The score that the side with the right would reach with all that it may play."""
        reach = sum(CARD_VALUE[card] for card in self.suited(s)) + self.most_reserve(s) * len(self.reserves(s))
        return self.score_of(self.right) + reach

    def leads(self, s: FriedrichState) -> bool:
        """7 diamonds: whether Prussia has the right, and must bring her score above 0 if she can."""
        return self.duty and self.nation(s, self.right) == PRUSSIA

    def bound(self, s: FriedrichState) -> bool:
        """7 diamonds: whether Prussia must go on, because her score can still become positive."""
        return self.leads(s) and self.best_score(s) > 0

    def is_level(self) -> bool:
        """7 diamonds: whether Prussia has come to 0 herself, so that she still has the right, but may not break off."""
        return self.score == 0 and bool(self.plays) and self.plays[-3] == self.right

    def options(self, s: FriedrichState) -> list[int]:
        suited, reserves = self.suited(s), self.reserves(s)
        most = self.most_reserve(s)
        lowest = max(1, 1 + most - self.best_score(s)) if self.bound(s) else 1
        acts = [PLAY + card for card in suited]
        if self.may_double(s, suited):
            acts.append(DOUBLE)
        if reserves:
            acts += [RESERVE + value for value in range(lowest, most + 1)]
        if self.is_level():
            return acts or [DECLINE]
        if not self.bound(s) and (self.score_of(self.right) < 0 or not suited):
            acts.append(BREAK_OFF)
        return acts

    def run(self, s: FriedrichState) -> None:
        if self.right < 0:
            self.begin(s)
        nation = self.nation(s, self.right)
        if s.hands[nation]:
            s.ask(s.seat_of(nation), self.options(s))
        elif self.is_level():
            self.yield_right(s)
        else:
            self.conclude(s)

    def begin(self, s: FriedrichState) -> None:
        """Both sides announce their troops; the one with fewer may play first, the attacker if they are equal."""
        for side in (0, 1):
            s.reveal(s.seat_of(self.nation(s, side)))
        strengths = [s.strength(self.own), s.strength(self.hostile)]
        for side in (0, 1):
            s.shown[s.commander(self.city(side))] = strengths[side]
        self.score = strengths[0] - strengths[1]
        self.right = ATTACKER if self.score <= 0 else 1
        s.tell("battle", pieces=s.stack_at(self.own), pieces2=s.stack_at(self.hostile), number=strengths[0],
               number2=strengths[1], city=self.hostile)  # fmt: skip
        if self.nation(s, ATTACKER) == IMPERIAL:
            s.attack_suit = SUIT[self.own]
        if s.in_force(lines.FRIEDRICH_MUST_LEAD) and s.where[FRIEDRICH] in (self.own, self.hostile):
            self.duty = True
            s.spent = True

    # Playing

    def take(self, s: FriedrichState, seat: int, verb: int, target: int) -> None:
        if verb == BREAK_OFF:
            self.conclude(s)
            return
        if verb == DECLINE:
            self.yield_right(s)
            return
        nation = self.nation(s, self.right)
        if verb == RESERVE:
            card, value = self.reserves(s)[0], target
        elif verb == DOUBLE:
            card = next(card for card in self.suited(s) if ELEVENS >> card & 1)
            value = 2 * CARD_VALUE[card]
            s.spent = True
        else:
            card, value = target, CARD_VALUE[target]
        value = self.worth(s, nation, value)
        s.reveal(seat)
        cards.discard(s, nation, card)
        self.plays = [*self.plays, self.right, card, value]
        self.score += value if self.right == ATTACKER else -value
        score = self.score_of(self.right)
        s.tell("played", nation=nation, card=card, number=value, score=score)
        if score > 0 and self.leads(s):
            self.duty = False
        if score > 0 or (score == 0 and not self.leads(s)):
            self.right = 1 - self.right

    def yield_right(self, s: FriedrichState) -> None:
        """7 diamonds: Prussia stands at 0 and has nothing more to play; the right passes as it always does at 0."""
        s.tell("cannot-lead", nation=PRUSSIA)
        self.duty = False
        self.right = 1 - self.right

    def worth(self, s: FriedrichState, nation: int, value: int) -> int:
        """What a card counts, after the lines of fate for a first card."""
        if s.in_force(lines.FRENCH_BONUS) and nation == FRANCE:
            s.spent = True
            return value + 1
        if nation != PRUSSIA or s.spent:
            return value
        if s.effect == lines.FRIEDRICH_SURPRISED and self.right != ATTACKER and s.where[FRIEDRICH] == self.hostile:
            s.spent = True
            return 0
        if s.effect == lines.FRIEDRICH_STRIKES and self.right == ATTACKER and s.where[FRIEDRICH] == self.own:
            s.spent = True
            return value + 5
        return value

    def conclude(self, s: FriedrichState) -> None:
        """The side with the right plays no more: it has lost, or at 0 nobody has."""
        s.finish()
        loss = -self.score_of(self.right)
        if loss == 0:
            s.tell("tie", city=self.hostile)
            s.tell("battle-over", city=self.hostile)
            self.forget_surprise(s)
            return
        loser, winner = self.city(self.right), self.city(1 - self.right)
        beaten, victor = s.commander(loser), s.commander(winner)
        s.tell("lost", pieces=s.stack_at(loser), number=min(loss, s.strength(loser)), score=-loss)
        self.forget_surprise(s)
        s.victor = victor
        if beaten == HILDBURGHAUSEN:
            s.beaten = True
        left = troops.reduce(s, loser, loss)
        if left:
            s.push(Retreat(loser, winner, loss))
        if NATION[beaten] == PRUSSIA and NATION[victor] == AUSTRIA and loss >= 3:
            offensive.lose_aside(s)
        if not left:
            s.tell("battle-over", city=self.hostile)

    def forget_surprise(self, s: FriedrichState) -> None:
        """10 hearts holds for the first attack on Friedrich only, cards or not."""
        if s.effect == lines.FRIEDRICH_SURPRISED and s.where[FRIEDRICH] == self.hostile:
            s.spent = True

    # Refusals

    def why(self, s: FriedrichState, seat: int, verb: int, target: int) -> Refusal:
        suit = SUIT[self.city(self.right)]
        nation = self.nation(s, self.right)
        if verb == PLAY:
            missing = not_in_hand(s, nation, target, RULE)
            if missing is not None:
                return missing
            if CARD_SUIT[target] == NO_SUIT:
                return Refusal("3", "reserve-needs-value", most=MOST_RESERVE, act=SPACE.text(RESERVE + 7))
            if CARD_SUIT[target] != suit:
                return Refusal(RULE, "card-of-other-suit", nation=nation, suit=suit, card=target)
            return Refusal("11", "fate-forbids-high-cards")
        if verb == RESERVE:
            return self.why_not_reserve(s, target)
        if verb == DOUBLE:
            if nation == PRUSSIA and s.in_force(lines.ELEVEN_DOUBLED):
                if suit != SPADES:
                    return Refusal("11", "double-of-other-suit", suit=suit)
                return Refusal("11", "no-eleven-to-double")
            return Refusal("11", "double-not-in-force")
        if verb == BREAK_OFF:
            if self.is_level() and not self.bound(s):
                return Refusal("11", "right-passes-at-0")
            if self.bound(s):
                return Refusal("11", "fate-obliges-to-play")
            return Refusal(RULE, "must-play-at-0", nation=nation, suit=suit)
        return SPACE.elsewhere(RULE, verb, Saying("now-battle", nation=nation))

    def why_not_reserve(self, s: FriedrichState, value: int) -> Refusal:
        if not self.reserves(s):
            return Refusal("3", "no-reserve", nation=self.nation(s, self.right))
        if not 1 <= value <= MOST_RESERVE:
            return Refusal("3", "reserve-out-of-range", most=MOST_RESERVE)
        if self.low_cards(s):
            return Refusal("11", "fate-limits-reserve")
        return Refusal("11", "fate-obliges-to-lead")

    def prompt(self, s: FriedrichState, seat: int) -> Saying:
        side = self.right
        args = {
            "nation": self.nation(s, side),
            "score": self.score_of(side),
            "suit": SUIT[self.city(side)],
            "pieces": s.stack_at(self.city(side)),
            "pieces2": s.stack_at(self.city(1 - side)),
        }
        if self.is_level() and not self.bound(s):
            return Saying("ask-yield", **args)
        acts = s.legal(seat)
        if acts == [BREAK_OFF]:
            return Saying("ask-break-off", **args)
        return Saying("ask-play" if BREAK_OFF in acts else "ask-play-on", **args)
