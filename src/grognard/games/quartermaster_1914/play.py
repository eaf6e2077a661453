"""9.2, 11: playing a card: its effects one after the other, in the order of its text."""

from __future__ import annotations

from typing import Any

from grognard.core.reasons import Refusal
from grognard.core.sayings import Saying
from grognard.core.steps import Event, Step
from grognard.games.quartermaster_1914 import oddities, zones
from grognard.games.quartermaster_1914.acts import KEEP, PASS, PLAY, PREPARE, SPACE
from grognard.games.quartermaster_1914.battle import NO_SPACE, Battle
from grognard.games.quartermaster_1914.discards import FOR_CARD, FROM_HAND, FROM_PREPARED, Discard, strike
from grognard.games.quartermaster_1914.draft import Fetch
from grognard.games.quartermaster_1914.elimination import eliminate
from grognard.games.quartermaster_1914.library import (
    BUILD_ARMY,
    COMMONWEALTH,
    EFFECTS,
    KIND,
    KIND_MASK,
    KINDS,
    LAND_BATTLE,
    NATION,
    OF_NATION,
    OF_TYPE,
    STATUS,
    TYPE,
    YELLOW_HANDS,
    Effect,
)  # fmt: skip
from grognard.games.quartermaster_1914.pieces import Decision, only_passing
from grognard.games.quartermaster_1914.placing import Place
from grognard.games.quartermaster_1914.reasons import NOT_IN_HAND, not_there
from grognard.games.quartermaster_1914.revenue import Spending
from grognard.games.quartermaster_1914.state import QuartermasterState
from grognard.games.quartermaster_1914.tables import BESIDE, BRITAIN, COALITION, SEA, SPACE_OF, UK

NAVIES_NEEDED = 3


def play(s: QuartermasterState, power: int, card: int, from_step: bool) -> None:
    """A card from hand: a Status card stays in play, every other goes on top of the discard pile."""
    kind = KIND[card]
    s.tell("played", power=power, card=kind)
    returning = -1
    if from_step and power == BRITAIN and (s.pieces[UK] & SEA).bit_count() >= NAVIES_NEEDED:  # R38
        if TYPE[kind] == BUILD_ARMY and NATION[kind] == UK and s.has(BRITAIN, COMMONWEALTH):
            returning = COMMONWEALTH
        elif TYPE[kind] == LAND_BATTLE and NATION[kind] == UK and s.has(BRITAIN, YELLOW_HANDS):
            returning = YELLOW_HANDS
    zones.discard_face_up(s, power, card)
    if TYPE[kind] == STATUS:
        s.piles[power] = s.piles[power][:-1]
        s.status[power] |= 1 << card
    s.reveal(s.seat_of(power))
    s.push(CardPlay(power, kind, 0, returning, card))
    s.built = s.battled = NO_SPACE
    s.battled_hard = False


class CardPlay(Step[QuartermasterState]):
    """11: the effects of a card, each finished before the next begins."""

    def __init__(self, power: int, kind: int, index: int, returning: int, card: int) -> None:
        self.power = power
        self.kind = kind
        self.index = index
        self.returning = returning
        """The Status card that gives this card back after use, or -1."""
        self.card = card

    def fields(self) -> tuple[int, int, int, int, int]:
        return self.power, self.kind, self.index, self.returning, self.card

    def run(self, s: QuartermasterState) -> None:
        effects = EFFECTS[self.kind]
        if self.index < len(effects):
            effect = effects[self.index]
            self.index += 1
            if not carry_out(s, self.power, self.card, effect):
                self.index = len(effects)
                s.tell("no-effect", card=self.kind)
            return
        s.finish()
        if self.returning >= 0:
            s.push(Return(self.card, self.returning))

    def hear(self, s: QuartermasterState, answer: list[int]) -> None:
        """War Revenue Act: the first of the cards taken is played, then the others are used."""
        if len(answer) > 1:
            s.push(Spending(answer[1:], 1))
        play(s, self.power, answer[0], False)

    def marks(self, s: QuartermasterState, seat: int, found: dict[str, Any]) -> None:
        found["card"] = KINDS[self.kind]


def holds(s: QuartermasterState, effect: Effect) -> bool:
    """Whether what the card counts is within its bounds."""
    if effect.count is None:
        return True
    return effect.least <= s.count(effect.count) <= effect.most


def carry_out(s: QuartermasterState, power: int, card: int, effect: Effect) -> bool:
    """Begin an effect; False if a cost or condition fails, so that nothing else happens (R58)."""
    op = effect.op
    if op == "eliminate":
        eliminate(s, power, effect)
        return True
    if not holds(s, effect):
        return op != "condition"
    if op == "build" or op == "recruit":
        wanted = _spaces(s, effect)
        if wanted:
            s.push(Place(effect.nation, wanted, op == "recruit"))
    elif op == "battle":
        _battle(s, effect)
    elif op == "prepare":
        s.push(PrepareSome(power, effect.number))
    elif op == "draft":
        s.push(Fetch(power, effect.nation, effect.kinds, False))
    elif op == "attrition":
        strike(s, [(h.power, h.base + (s.count(h.count) if h.count is not None else 0)) for h in effect.hits])
    elif op == "points":
        zones.score(s, effect.power, effect.number)
    elif op == "token":
        if not s.tokens & effect.where:
            s.tokens |= effect.where
            s.tell("token", space=effect.where.bit_length() - 1)
    elif op == "play":
        s.push(PlayMore(power, effect.nation, effect.kinds))
    elif op == "cost-hand":
        return _cost(s, card, effect, FROM_HAND)
    elif op == "cost-prepared":
        return _cost(s, card, effect, FROM_PREPARED)
    elif op == "force":
        s.push(Discard(effect.power, FROM_PREPARED, effect.number, FOR_CARD, card))
    elif op == "supply":
        s.fed_nation = effect.nation
        s.fed_space = effect.where.bit_length() - 1
    elif op != "condition":
        oddities.ODDITIES[op](s, power)
    return True


def _cost(s: QuartermasterState, card: int, effect: Effect, zone: int) -> bool:
    """11: a cost is paid in full, or the card has no effect."""
    cards = s.hands[effect.power] if zone == FROM_HAND else s.prepared[effect.power]
    if cards.bit_count() < effect.number:
        return False
    s.push(Discard(effect.power, zone, effect.number, FOR_CARD, card))
    return True


def _spaces(s: QuartermasterState, effect: Effect) -> int:
    """The spaces of an effect, as far as the card in play has decided them."""
    if effect.place == "":
        return effect.where
    if effect.place == "built+next":
        return BESIDE[COALITION[effect.nation]][s.built] & effect.where if s.built != NO_SPACE else 0
    if s.battled == NO_SPACE or (effect.place == "battled-clear" and s.battled_hard):
        return 0
    return effect.where & 1 << s.battled


def _battle(s: QuartermasterState, effect: Effect) -> None:
    wanted = _spaces(s, effect)
    if not wanted:
        return
    within = -1
    if effect.start == "built":
        within = 1 << s.built
    elif effect.start:
        within = 1 << SPACE_OF[effect.start]
    s.push(Battle(effect.nation, wanted, within, True, True, NO_SPACE))


class PrepareSome(Decision):
    """A card lets its power prepare up to so many cards from hand."""

    def __init__(self, power: int, left: int) -> None:
        self.power = power
        self.left = left

    def fields(self) -> tuple[int, int]:
        return self.power, self.left

    def decider(self, s: QuartermasterState) -> int:
        return self.power

    def run(self, s: QuartermasterState) -> None:
        hand = s.hands[self.power]
        if not hand or not self.left:
            s.finish()
            return
        self.offer(s, [*[PREPARE + kind for kind in zones.kinds(hand)], PASS])

    def choose(self, s: QuartermasterState, verb: int, target: int) -> None:
        if verb == PASS:
            s.finish()
            return
        self.left -= 1
        zones.prepare(s, self.power, zones.pick(s, s.hands[self.power], target))

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        if verb != PREPARE:
            return SPACE.elsewhere("9.4", verb, Saying("now-prepare-some", power=self.power))
        missing = not_there(self.power, s.hands[self.power], target, "9.4", NOT_IN_HAND)
        return missing or Refusal("9.4", "cannot-be-prepared")

    def prompt(self, s: QuartermasterState, seat: int) -> Event:
        return Event("ask-prepare-some", {"power": self.power, "number": self.left}, seat)


class PlayMore(Decision):
    """A card lets its power play another one of a type from hand."""

    def __init__(self, power: int, nation: int, types: int) -> None:
        self.power = power
        self.nation = nation
        self.types = types

    def fields(self) -> tuple[int, int, int]:
        return self.power, self.nation, self.types

    def decider(self, s: QuartermasterState) -> int:
        return self.power

    def card_type(self) -> int:
        """The type of card that may be played."""
        return self.types.bit_length() - 1

    def wanted(self) -> int:
        return OF_NATION[self.nation] & OF_TYPE[self.card_type()]

    def run(self, s: QuartermasterState) -> None:
        hand = s.hands[self.power]
        if not hand:
            s.finish()
            return
        self.offer(s, [*[PLAY + kind for kind in zones.kinds(hand & self.wanted())], PASS])

    def choose(self, s: QuartermasterState, verb: int, target: int) -> None:
        s.finish()
        if verb == PLAY:
            play(s, self.power, zones.pick(s, s.hands[self.power], target), False)

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        if verb != PLAY:
            now = Saying("now-play-more", power=self.power, nation=self.nation, type=self.card_type())
            return SPACE.elsewhere("11", verb, now)
        missing = not_there(self.power, s.hands[self.power], target, "9.2", NOT_IN_HAND)
        if missing is not None:
            return missing
        if not self.wanted() & KIND_MASK[target]:
            return Refusal("11", "not-such-card", card=target, nation=self.nation, type=self.card_type())
        return Refusal("11", "cannot-be-played")

    def prompt(self, s: QuartermasterState, seat: int) -> Event:
        kind = "ask-play-more-none" if only_passing(s, seat) else "ask-play-more"
        return Event(kind, {"power": self.power, "nation": self.nation, "type": self.card_type()}, seat)


class Return(Decision):
    """Commonwealth Support, The Girls with Yellow Hands: the card just used may go back to hand (R38)."""

    def __init__(self, card: int, status: int) -> None:
        self.card = card
        self.status = status

    def fields(self) -> tuple[int, int]:
        return self.card, self.status

    def decider(self, s: QuartermasterState) -> int:
        return BRITAIN

    def run(self, s: QuartermasterState) -> None:
        if self.card not in s.piles[BRITAIN]:
            s.finish()
            return
        self.offer(s, [KEEP + KIND[self.card], PASS])

    def choose(self, s: QuartermasterState, verb: int, target: int) -> None:
        s.finish()
        if verb == KEEP:
            zones.take_openly(s, BRITAIN, self.card)
            s.tell("kept-in-hand", power=BRITAIN, card=target, card2=KIND[self.status])

    def refuse(self, s: QuartermasterState, verb: int, target: int) -> Refusal:
        if verb == KEEP:
            return Refusal("11", "not-just-used", card=target)
        return SPACE.elsewhere("11", verb, Saying("now-return", power=BRITAIN))

    def prompt(self, s: QuartermasterState, seat: int) -> Event:
        return Event("ask-return", {"card": KIND[self.card], "card2": KIND[self.status]}, seat)
