"""10: recruiting: new troops, and pieces that come back."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.board import bits, mask_of
from grognard.core.deals import Deal
from grognard.core.fields import with_fields
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.steps import Step
from grognard.games.friedrich.board import troops
from grognard.games.friedrich.board.refusals import absent, follows, foreign, not_in_hand
from grognard.games.friedrich.board.state import GONE, OFF, FriedrichState
from grognard.games.friedrich.facts import fate_lines as lines
from grognard.games.friedrich.facts.acts import DONE, ENTER, PAY, RECRUIT, SPACE
from grognard.games.friedrich.facts.tables import (
    CARD_NAMES,
    CARD_VALUE,
    DECK_SIZE,
    DEFENDER,
    DEPOTS,
    FRIEDRICH,
    GENERALS,
    GENERALS_OF,
    MOST_STACKED,
    MOST_TROOPS,
    NATION,
    NATIONS,
    OF_VALUE,
    PRUSSIA,
    REVISED_SUBSTITUTES,
    SUBSTITUTES,
    TRAINS_OF,
)
from grognard.games.friedrich.steps import cards
from grognard.games.friedrich.steps.cards import not_held
from grognard.games.friedrich.steps.movement import near_enemy

RULE: Final = "10"
PRICE: Final = 6
HIGH_PRICE: Final = 8
HIGHEST: Final = 13
"""The most that a card can be worth."""


def foreign_piece(s: FriedrichState, nation: int, city: int) -> bool:
    """Whether a piece closes this depot: a hostile one; in the revised edition one of any other player (ruling 50)."""
    piece = s.piece_at(city)
    if piece < 0:
        return False
    if s.setup.revised_reentry:
        return s.seat_of(NATION[piece]) != s.seat_of(nation)
    return DEFENDER[NATION[piece]] != DEFENDER[nation]


def shut_out(s: FriedrichState, nation: int) -> bool:
    """Whether all depots are taken, so that a substitute city is used and everything costs more."""
    return all(foreign_piece(s, nation, city) for city in DEPOTS[nation])


def price(s: FriedrichState, nation: int) -> int:
    return HIGH_PRICE if shut_out(s, nation) else PRICE


def has_place(s: FriedrichState, piece: int, city: int) -> bool:
    """Whether a returning piece finds room in a city."""
    other = s.piece_at(city)
    if other < 0:
        return True
    if piece >= GENERALS or other >= GENERALS or NATION[other] != NATION[piece]:
        return False
    return len(s.stack_at(city)) < MOST_STACKED


def gets_none(s: FriedrichState, general: int, city: int) -> bool:
    """Whether a card of fate keeps new troops from a general who commands in this city, or would enter it.

    7 hearts: Friedrich; in the revised edition also whoever would join him. 10 spades: in the revised edition Prussians
    next to an enemy.
    """
    if s.effect == lines.NO_TROOPS_FOR_FRIEDRICH:
        return general == FRIEDRICH or (s.setup.revised_fate and FRIEDRICH in s.stack_at(city))
    if s.effect != lines.RECRUITS_REST or not s.setup.revised_fate:
        return False
    return NATION[general] == PRUSSIA and near_enemy(s, PRUSSIA, city)


def value_of(hand: int, most: int = HIGHEST) -> int:
    """What the cards of a hand up to this value are worth together."""
    return sum(value * (hand & OF_VALUE[value]).bit_count() for value in range(2, most + 1))


@with_fields
class Recruiting(Step[FriedrichState]):
    """After the moves a nation buys units one by one, then pays for all of them together.

    `entering` is a piece that looks for its city; `substitute` the city in use when the depots are taken; `paid` the
    cards put down so far, once `paying` has begun; `given` who of those on the map got troops, under card 10 spades.
    """

    nation: int
    units: int
    entering: int
    substitute: int
    paying: bool
    paid: list[int]
    given: list[int]

    # What can be bought

    def gates(self, s: FriedrichState) -> list[int]:
        """Where pieces come back: the depots; without them the substitute city, or the cities that could become it."""
        nation = self.nation
        if not shut_out(s, nation):
            return DEPOTS[nation]
        if self.substitute >= 0:
            return [self.substitute]
        return REVISED_SUBSTITUTES[nation] if s.setup.revised_reentry else SUBSTITUTES[nation]

    def entries(self, s: FriedrichState, piece: int) -> list[int]:
        """The cities where this piece may come back."""
        return [
            city
            for city in self.gates(s)
            if has_place(s, piece, city) and (piece >= GENERALS or not gets_none(s, piece, city))
        ]

    def can_pay(self, s: FriedrichState) -> bool:
        """Whether the hand could pay for one unit more."""
        return value_of(s.hands[self.nation]) >= (self.units + 1) * price(s, self.nation)

    def openings(self, s: FriedrichState) -> list[int]:
        """The pieces for which one unit more could be bought, as far as everybody knows."""
        nation = self.nation
        if s.hands[nation].bit_count() * HIGHEST < (self.units + 1) * price(s, nation):
            return []
        found: list[int] = []
        if s.total(nation) < s.ceiling(nation):
            for city in s.cities_of(nation):
                commander = s.commander(city)
                if troops.could_have_room(s, city) and not gets_none(s, commander, city):
                    found.append(commander)
            for general in GENERALS_OF[nation]:
                if s.where[general] == OFF and general not in s.setup.absent and self.entries(s, general):
                    found.append(general)
        for train in TRAINS_OF[nation]:
            if s.where[train] == OFF and train not in s.setup.absent and self.entries(s, train):
                found.append(train)
        return found

    def choices(self, s: FriedrichState, openings: list[int]) -> list[int]:
        """Those of the openings for which one unit more can be bought."""
        if not self.can_pay(s):
            return []
        return [piece for piece in openings if s.where[piece] < 0 or troops.has_room(s, s.where[piece])]

    # Paying

    def bill(self, s: FriedrichState) -> int:
        return self.units * price(s, self.nation)

    def owed(self, s: FriedrichState) -> int:
        return self.bill(s) - sum(CARD_VALUE[card] for card in self.paid)

    def payable(self, s: FriedrichState) -> list[int]:
        """The cards that may be paid next: in falling order of value, and so that the rest can still be paid."""
        owed = self.owed(s)
        left = s.hands[self.nation] & ~mask_of(self.paid)
        highest = CARD_VALUE[self.paid[-1]] if self.paid else HIGHEST
        found: list[int] = []
        for value in range(2, highest + 1):
            these = left & OF_VALUE[value]
            owed -= value * these.bit_count()
            if these and owed <= 0:
                found += bits(these)
        return found

    # The step

    def run(self, s: FriedrichState) -> None:
        seat = s.seat_of(self.nation)
        if self.entering >= 0:
            cities = self.entries(s, self.entering)
            if len(cities) == 1:
                self.enter(s, cities[0])
            else:
                s.ask(seat, [ENTER + city for city in cities])
            return
        if self.paying:
            if self.owed(s) > 0:
                s.ask(seat, [PAY + card for card in self.payable(s)])
            else:
                self.settle_bill(s)
            return
        openings = self.openings(s)
        if openings:
            s.ask(seat, [RECRUIT + piece for piece in self.choices(s, openings)] + [DONE])
        elif self.units:
            self.paying = True
        else:
            s.finish()

    def take(self, s: FriedrichState, seat: int, verb: int, target: int) -> None:
        if verb == RECRUIT:
            self.units += 1
            if s.where[target] >= 0:
                if self.let_rest(s):
                    self.given = [*self.given, target]
                troops.gain(s, s.where[target])
                s.whisper(seat, "reinforced", piece=target)
            else:
                self.entering = target
        elif verb == ENTER:
            self.enter(s, target)
        elif verb == PAY:
            self.paid = [*self.paid, target]
        elif self.units:
            self.paying = True
        else:
            s.finish()

    def enter(self, s: FriedrichState, city: int) -> None:
        piece, self.entering = self.entering, -1
        if shut_out(s, self.nation):
            self.substitute = city
        if piece < GENERALS:
            troops.join(s, [piece], city, 1, -1)
            troops.keep_secret(s, self.nation)
            if self.let_rest(s):
                s.resting |= 1 << piece
        else:
            s.place(piece, city)
        s.moved |= 1 << piece
        s.tell("returned", piece=piece, city=city)

    def settle_bill(self, s: FriedrichState) -> None:
        s.finish()
        s.reveal(s.seat_of(self.nation))
        for card in self.paid:
            cards.discard(s, self.nation, card)
        s.tell("recruited", nation=self.nation, number=self.units, cards=self.paid, total=s.total(self.nation))
        if self.let_rest(s):
            self.tell_of_rest(s)

    def let_rest(self, s: FriedrichState) -> bool:
        """10 spades: whether those who get new troops will make no attack."""
        return s.effect == lines.RECRUITS_REST and not s.setup.revised_fate and self.nation == PRUSSIA

    def tell_of_rest(self, s: FriedrichState) -> None:
        """Whoever got new troops and stands next to an enemy does not attack, and now everybody hears of it."""
        for city in s.cities_of(PRUSSIA):
            stack = s.stack_at(city)
            fresh = any(general in self.given or s.resting >> general & 1 for general in stack)
            if fresh and near_enemy(s, PRUSSIA, city):
                s.resting |= mask_of(stack)
                s.tell("rests", pieces=stack)

    # Refusals

    def why(self, s: FriedrichState, seat: int, verb: int, target: int) -> Refusal:
        if self.entering >= 0:
            return self.why_not_enter(s, verb, target)
        if self.paying:
            return self.why_not_pay(s, verb, target)
        if verb == RECRUIT:
            return self.why_not_recruit(s, target)
        if verb == PAY:
            return Refusal(RULE, "choose-before-paying")
        return SPACE.elsewhere(RULE, verb, Saying("now-recruiting"))

    def why_not_enter(self, s: FriedrichState, verb: int, city: int) -> Refusal:
        piece = self.entering
        if verb != ENTER:
            return SPACE.elsewhere(RULE, verb, Saying("now-entering", piece=piece))
        if not has_place(s, piece, city):
            return Refusal(RULE, "city-occupied", city=city)
        if city in self.gates(s):
            return Refusal("11", "fate-forbids-entry", piece=piece, city=city)
        if not shut_out(s, self.nation):
            return Refusal(RULE, "not-own-depot", piece=piece, city=city, nation=self.nation)
        if self.substitute >= 0:
            return Refusal(RULE, "other-substitute-city", city=self.substitute)
        return Refusal(RULE, "not-a-substitute-city", city=city, nation=self.nation)

    def why_not_pay(self, s: FriedrichState, verb: int, card: int) -> Refusal:
        owed = self.owed(s)
        if verb != PAY:
            return SPACE.elsewhere(RULE, verb, Saying("now-paying", number=owed))
        if card in self.paid:
            return Refusal(RULE, "card-paid-already", card=card)
        missing = not_in_hand(s, self.nation, card, RULE)
        if missing is not None:
            return missing
        if self.paid and CARD_VALUE[card] > CARD_VALUE[self.paid[-1]]:
            return Refusal(RULE, "paid-out-of-order")
        return Refusal(RULE, "card-pays-too-little", card=card, number=owed)

    def why_not_recruit(self, s: FriedrichState, piece: int) -> Refusal:
        nation = self.nation
        refusal = foreign(nation, piece, RULE)
        if refusal is None and s.where[piece] == GONE:
            refusal = absent(s, piece, RULE)
        if refusal is not None:
            return refusal
        if not self.can_pay(s):
            return Refusal(RULE, "unit-too-dear", number=price(s, nation))
        if piece >= GENERALS:
            if s.where[piece] >= 0:
                return Refusal(RULE, "train-on-map", piece=piece)
            return Refusal(RULE, "train-finds-no-place", why=self.no_gate(s, piece))
        if s.total(nation) >= s.ceiling(nation):
            return Refusal("6", "nation-has-all-troops", nation=nation, number=s.total(nation))
        if s.where[piece] >= 0:
            refusal = follows(s, piece, RULE)
            if refusal is None and gets_none(s, piece, s.where[piece]):
                return Refusal("11", "fate-keeps-troops-from", piece=piece)
            return refusal or Refusal("6", "no-room-in-stack", piece=piece, most=MOST_TROOPS)
        if s.effect == lines.NO_TROOPS_FOR_FRIEDRICH and piece == FRIEDRICH:
            return Refusal("11", "fate-keeps-friedrich-away", piece=FRIEDRICH)
        if any(has_place(s, piece, city) for city in self.gates(s)):
            return Refusal("11", "fate-forbids-return", piece=piece)
        return Refusal(RULE, "general-finds-no-place", why=self.no_gate(s, piece))

    def no_gate(self, s: FriedrichState, piece: int) -> Saying:
        """That this piece finds no city to come back."""
        if not shut_out(s, self.nation):
            return Saying("no-depot-open", piece=piece)
        if self.substitute < 0:
            return Saying("no-substitute-city-open", piece=piece)
        return Saying("substitute-city-full", piece=piece, city=self.substitute)

    def prompt(self, s: FriedrichState, seat: int) -> Saying:
        if self.entering >= 0:
            return Saying("ask-enter", piece=self.entering)
        if self.paying:
            return Saying("ask-pay", nation=self.nation, number=self.owed(s))
        return Saying("ask-recruit", nation=self.nation, number=price(s, self.nation), units=self.units)

    # What of it can be seen

    def shows(self, s: FriedrichState, seat: int) -> dict[str, Any]:
        if s.seat_of(self.nation) != seat:
            return {}
        paid = [CARD_NAMES[card] for card in self.paid]
        return {"units": self.units, "price": price(s, self.nation), "paying": self.paying, "paid": paid}

    def demand(self, s: FriedrichState, seat: int, deal: Deal) -> None:
        """Who has bought units can pay for them: for a hidden card the hand gets a higher one of the same deck."""
        if s.seat_of(self.nation) == seat:
            return
        hand = s.hands[self.nation]
        inside, outside = bits(hand & deal.hidden), bits(deal.hidden & ~hand)
        while value_of(deal.moved(hand)) < self.bill(s):
            better = [
                (card, other)
                for card in inside
                for other in outside
                if card // DECK_SIZE == other // DECK_SIZE
                and CARD_VALUE[deal.place[other]] > CARD_VALUE[deal.place[card]]
            ]
            deal.swap(*deal.rng.choice(better))

    def redeal(self, s: FriedrichState, seat: int, deal: Deal) -> None:
        """What is paid is not yet seen; 10 spades: nor who has got new troops so far."""
        if s.seat_of(self.nation) == seat:
            return
        self.paid = []
        cities = [city for city in s.cities_of(self.nation) if s.strength(city) > len(s.stack_at(city))]
        self.given = [s.commander(deal.rng.choice(cities)) for _ in self.given]

    def flaws(self, s: FriedrichState) -> list[str]:
        found = not_held(s, self.nation, self.paid)
        if value_of(s.hands[self.nation]) < self.bill(s):
            found.append(f"{NATIONS[self.nation]} has bought more than it can pay")
        return found
