"""11: the lines and strokes of fate that let a player choose."""

from __future__ import annotations

from typing import Final

from grognard.core.board import bits
from grognard.core.chance import CHANCE
from grognard.core.deals import Deal
from grognard.core.fields import with_fields
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.steps import Step
from grognard.games.friedrich.board import supply, troops
from grognard.games.friedrich.board.refusals import absent, follows, foreign, not_general, not_in_hand, span
from grognard.games.friedrich.board.state import GONE, OFF, FriedrichState
from grognard.games.friedrich.facts.acts import (
    DECLINE,
    DISCARD,
    GAIN,
    GIVE,
    GO,
    LOSE,
    OFFER,
    REMOVE,
    SPACE,
    TAKE,
    TROOPS,
    TURN,
)
from grognard.games.friedrich.facts.tables import (
    AUSTRIA,
    BOARD,
    COUNTRY,
    FRANCE,
    FRIEDRICH,
    GENERALS,
    GENERALS_OF,
    HILDBURGHAUSEN,
    LAUDON,
    PRUSSIA,
    RUSSIA,
    X,
    Y,
)
from grognard.games.friedrich.steps import cards, movement

RULE: Final = "11"


def why_not_stack(s: FriedrichState, nation: int, piece: int, otherwise: Refusal) -> Refusal:
    """Why a piece cannot be named where a stack of this nation is wanted."""
    refusal = not_general(piece, RULE) or foreign(nation, piece, RULE) or absent(s, piece, RULE)
    return refusal or follows(s, piece, RULE) or otherwise


# Troops won and lost


def offer_troop(s: FriedrichState, nation: int) -> None:
    """1 clubs, 8 spades, 11 clubs: one general of this nation gains a troop, if there is room."""
    if s.plays(nation) and s.total(nation) < s.ceiling(nation):
        s.push(FreeTroop(nation))


@with_fields
class FreeTroop(Step[FriedrichState]):
    nation: int

    def run(self, s: FriedrichState) -> None:
        cities = [city for city in s.cities_of(self.nation) if troops.could_have_room(s, city)]
        if len(cities) > 1:
            s.ask(s.seat_of(self.nation), [GAIN + s.commander(city) for city in cities if troops.has_room(s, city)])
            return
        s.finish()
        if cities:
            self.grant(s, cities[0])

    def grant(self, s: FriedrichState, city: int) -> None:
        troops.gain(s, city)
        s.tell("nation-gained", nation=self.nation)
        s.whisper(s.seat_of(self.nation), "gained", piece=s.commander(city))

    def take(self, s: FriedrichState, seat: int, verb: int, target: int) -> None:
        s.finish()
        self.grant(s, s.where[target])

    def why(self, s: FriedrichState, seat: int, verb: int, target: int) -> Refusal:
        if verb != GAIN:
            return SPACE.elsewhere(RULE, verb, Saying("now-gain", nation=self.nation))
        return why_not_stack(s, self.nation, target, Refusal(RULE, "stack-full", piece=target))

    def prompt(self, s: FriedrichState, seat: int) -> Saying:
        return Saying("ask-gain", nation=self.nation)


def demand_troop(s: FriedrichState, nation: int) -> None:
    """10 clubs: one general of this nation who can spare a troop loses it."""
    s.push(LostTroop(nation))


@with_fields
class LostTroop(Step[FriedrichState]):
    nation: int

    def run(self, s: FriedrichState) -> None:
        cities = [city for city in s.cities_of(self.nation) if troops.could_spare(s, city)]
        if len(cities) > 1:
            s.ask(s.seat_of(self.nation), [LOSE + s.commander(city) for city in cities if troops.can_spare(s, city)])
            return
        s.finish()
        if cities:
            troops.spare_troop(s, s.commander(cities[0]))

    def take(self, s: FriedrichState, seat: int, verb: int, target: int) -> None:
        s.finish()
        troops.spare_troop(s, target)

    def why(self, s: FriedrichState, seat: int, verb: int, target: int) -> Refusal:
        if verb != LOSE:
            return SPACE.elsewhere(RULE, verb, Saying("now-lose", nation=self.nation))
        return why_not_stack(s, self.nation, target, Refusal(RULE, "no-troop-to-spare", piece=target))

    def prompt(self, s: FriedrichState, seat: int) -> Saying:
        return Saying("ask-lose", nation=self.nation)


# Cards given and taken


@with_fields
class Swap(Step[FriedrichState]):
    """1 hearts: Austria and Russia may swap a card, unseen; `offered` is Austria's, or -1."""

    offered: int

    def nation(self) -> int:
        return AUSTRIA if self.offered < 0 else RUSSIA

    def run(self, s: FriedrichState) -> None:
        nation = self.nation()
        s.ask(s.seat_of(nation), [OFFER + card for card in bits(s.hands[nation])] + [DECLINE])

    def take(self, s: FriedrichState, seat: int, verb: int, target: int) -> None:
        if verb == DECLINE:
            s.finish()
            s.tell("declined", nation=self.nation())
        elif self.offered < 0:
            self.offered = target
            s.tell("offered", nation=AUSTRIA)
        else:
            s.finish()
            self.swap(s, target)

    def swap(self, s: FriedrichState, other: int) -> None:
        austrian, russian = 1 << self.offered, 1 << other
        austria, russia = s.seat_of(AUSTRIA), s.seat_of(RUSSIA)
        for seat in range(len(s.known)):
            if seat not in (austria, russia):
                s.known[seat] &= ~(s.hands[AUSTRIA] | s.hands[RUSSIA])
        s.hands[AUSTRIA] ^= austrian | russian
        s.hands[RUSSIA] ^= austrian | russian
        s.known[austria] = s.known[austria] & ~russian | austrian
        s.known[russia] = s.known[russia] & ~austrian | russian
        s.reveal(austria)
        s.reveal(russia)
        s.tell("swapped")
        s.whisper(austria, "received", nation=AUSTRIA, card=other)
        s.whisper(russia, "received", nation=RUSSIA, card=self.offered)

    def why(self, s: FriedrichState, seat: int, verb: int, target: int) -> Refusal:
        if verb != OFFER:
            return SPACE.elsewhere(RULE, verb, Saying("now-swap"))
        return not_in_hand(s, self.nation(), target, RULE) or Refusal(RULE, "card-not-offered")

    def prompt(self, s: FriedrichState, seat: int) -> Saying:
        return Saying("ask-offer", nation=self.nation())

    def redeal(self, s: FriedrichState, seat: int, deal: Deal) -> None:
        if self.offered >= 0:
            self.offered = deal.place[self.offered]

    def flaws(self, s: FriedrichState) -> list[str]:
        return cards.not_held(s, AUSTRIA, [self.offered]) if self.offered >= 0 else []


class Exchange(Step[FriedrichState]):
    """4 hearts: France may discard a card and draw a new one."""

    def run(self, s: FriedrichState) -> None:
        s.ask(s.seat_of(FRANCE), [DISCARD + card for card in bits(s.hands[FRANCE])] + [DECLINE])

    def take(self, s: FriedrichState, seat: int, verb: int, target: int) -> None:
        s.finish()
        if verb == DECLINE:
            s.tell("declined", nation=FRANCE)
            return
        cards.discard_unseen(s, FRANCE, 1 << target)
        s.tell("discarded-unseen", nation=FRANCE)
        s.push(cards.Draw(FRANCE, 1, True, []))

    def why(self, s: FriedrichState, seat: int, verb: int, target: int) -> Refusal:
        if verb != DISCARD:
            return SPACE.elsewhere(RULE, verb, Saying("now-exchange"))
        return not_in_hand(s, FRANCE, target, RULE) or Refusal(RULE, "card-not-discarded")

    def prompt(self, s: FriedrichState, seat: int) -> Saying:
        return Saying("ask-exchange")


@with_fields
class Gift(Step[FriedrichState]):
    """9 diamonds: Prussia may give Austria a card, and then takes one of Austria's at random."""

    given: bool

    def run(self, s: FriedrichState) -> None:
        if self.given:
            s.ask(CHANCE, [TAKE + card for card in bits(s.hands[AUSTRIA])])
        else:
            s.ask(s.seat_of(PRUSSIA), [GIVE + card for card in bits(s.hands[PRUSSIA])] + [DECLINE])

    def take(self, s: FriedrichState, seat: int, verb: int, target: int) -> None:
        card = 1 << target
        prussia, austria = s.seat_of(PRUSSIA), s.seat_of(AUSTRIA)
        if verb == DECLINE:
            s.finish()
            s.tell("declined", nation=PRUSSIA)
            return
        giver, taker = (AUSTRIA, PRUSSIA) if self.given else (PRUSSIA, AUSTRIA)
        for other in range(len(s.known)):
            if other not in (prussia, austria):
                s.known[other] &= ~s.hands[giver]
        s.hands[giver] &= ~card
        s.hands[taker] |= card
        s.known[s.seat_of(taker)] &= ~card
        s.known[s.seat_of(giver)] |= card
        s.tell("gave", nation=giver, nation2=taker)
        s.whisper(s.seat_of(taker), "received", nation=taker, card=target)
        if self.given:
            s.finish()
        self.given = True

    def why(self, s: FriedrichState, seat: int, verb: int, target: int) -> Refusal:
        if verb != GIVE:
            return SPACE.elsewhere(RULE, verb, Saying("now-gift"))
        return not_in_hand(s, PRUSSIA, target, RULE) or Refusal(RULE, "card-not-given")

    def prompt(self, s: FriedrichState, seat: int) -> Saying:
        return Saying("ask-give")


# Pieces moved, turned and removed


@with_fields
class Sidestep(Step[FriedrichState]):
    """6 spades: Austria may move Laudon one city; `goal` is where, once chosen."""

    goal: int

    def shares(self, s: FriedrichState) -> tuple[int, int]:
        """The fewest and the most troops that Laudon can take along."""
        city = s.where[LAUDON]
        total, others = s.strength(city), len(s.stack_at(city)) - 1
        return troops.split_range(total, 1, others) if others else (total, total)

    def run(self, s: FriedrichState) -> None:
        seat = s.seat_of(AUSTRIA)
        if self.goal >= 0:
            low, high = self.shares(s)
            city = s.where[LAUDON]
            if len(s.stack_at(city)) > 1 and not troops.split_is_sure(s, city, 1):
                s.ask(seat, [TROOPS + number for number in range(low, high + 1)])
            else:
                self.go(s, low)
            return
        cities = [c for c in BOARD.neighbours[s.where[LAUDON]] if movement.may_enter(s, [LAUDON], c)]
        if cities:
            s.ask(seat, [GO + city for city in cities] + [DECLINE])
        else:
            s.finish()

    def take(self, s: FriedrichState, seat: int, verb: int, target: int) -> None:
        if verb == DECLINE:
            s.finish()
            s.tell("declined", nation=AUSTRIA)
        elif verb == GO:
            self.goal = target
        else:
            self.go(s, target)

    def go(self, s: FriedrichState, share: int) -> None:
        s.finish()
        start = s.where[LAUDON]
        s.tell("moved", pieces=[LAUDON], city=self.goal, city2=start, way=[start, self.goal])
        shown = troops.detach(s, [LAUDON], share)
        other = s.piece_at(self.goal)
        if other >= GENERALS:
            s.place(other, OFF)
            s.tell("train-lost", piece=other, city=self.goal)
        troops.join(s, [LAUDON], self.goal, share, shown)
        movement.warn_of_blocking(s, AUSTRIA, self.goal)

    def why(self, s: FriedrichState, seat: int, verb: int, target: int) -> Refusal:
        if self.goal >= 0:
            if verb == TROOPS:
                low, high = self.shares(s)
                return Refusal("6", "laudon-share-out-of-range", piece=LAUDON, troops=span(low, high))
            return SPACE.elsewhere("6", verb, Saying("now-laudon-share", piece=LAUDON))
        if verb != GO:
            return SPACE.elsewhere(RULE, verb, Saying("now-laudon", piece=LAUDON))
        if target not in BOARD.neighbours[s.where[LAUDON]]:
            return Refusal(RULE, "laudon-too-far", piece=LAUDON, city=target)
        return Refusal("4", "city-occupied", city=target)

    def prompt(self, s: FriedrichState, seat: int) -> Saying:
        if self.goal >= 0:
            return Saying("ask-share", pieces=[LAUDON], city=self.goal)
        return Saying("ask-laudon")


def flight_cities(s: FriedrichState) -> list[int]:
    """12 hearts: where Hildburghausen can be moved: two empty cities, ending to the west."""
    start = s.where[HILDBURGHAUSEN]
    found: list[int] = []
    for first in BOARD.neighbours[start]:
        if s.top[first]:
            continue
        for city in BOARD.neighbours[first]:
            west = X[start] - X[city]
            if city not in found and not s.top[city] and west > 0 and west >= abs(Y[start] - Y[city]):
                found.append(city)
    return sorted(found)


class Flight(Step[FriedrichState]):
    """12 hearts: Prussia may move the beaten Hildburghausen two cities westwards."""

    def run(self, s: FriedrichState) -> None:
        cities = flight_cities(s)
        if cities:
            s.ask(s.seat_of(PRUSSIA), [GO + city for city in cities] + [DECLINE])
        else:
            s.finish()

    def take(self, s: FriedrichState, seat: int, verb: int, target: int) -> None:
        s.finish()
        if verb == DECLINE:
            s.tell("declined", nation=PRUSSIA)
            return
        start = s.where[HILDBURGHAUSEN]
        strength = s.strength(start)
        shown = troops.detach(s, [HILDBURGHAUSEN], strength)
        troops.join(s, [HILDBURGHAUSEN], target, strength, shown)
        s.tell("moved", pieces=[HILDBURGHAUSEN], city=target, city2=start)

    def why(self, s: FriedrichState, seat: int, verb: int, target: int) -> Refusal:
        if verb != GO:
            return SPACE.elsewhere(RULE, verb, Saying("now-flight", piece=HILDBURGHAUSEN))
        return Refusal(RULE, "not-a-flight-to-the-west", piece=HILDBURGHAUSEN, city=target)

    def prompt(self, s: FriedrichState, seat: int) -> Saying:
        return Saying("ask-flight")


class TurnDown(Step[FriedrichState]):
    """6 diamonds: Austria may turn a Prussian stack in Austria or Saxony face down."""

    def candidates(self, s: FriedrichState) -> list[int]:
        return [
            city
            for city in s.cities_of(PRUSSIA)
            if COUNTRY[city] in ("Austria", "Saxony") and not s.is_down(s.commander(city))
        ]

    def run(self, s: FriedrichState) -> None:
        cities = self.candidates(s)
        if cities and s.plays(AUSTRIA):
            s.ask(s.seat_of(AUSTRIA), [TURN + s.commander(city) for city in cities] + [DECLINE])
        else:
            s.finish()

    def take(self, s: FriedrichState, seat: int, verb: int, target: int) -> None:
        s.finish()
        if verb == DECLINE:
            s.tell("declined", nation=AUSTRIA)
        else:
            supply.turn_down(s, s.where[target])

    def why(self, s: FriedrichState, seat: int, verb: int, target: int) -> Refusal:
        if verb != TURN:
            return SPACE.elsewhere(RULE, verb, Saying("now-turn"))
        if target < GENERALS and s.is_down(target):
            return why_not_stack(s, PRUSSIA, target, Refusal(RULE, "face-down-already", piece=target))
        return why_not_stack(s, PRUSSIA, target, Refusal(RULE, "not-in-austria-or-saxony", piece=target))

    def prompt(self, s: FriedrichState, seat: int) -> Saying:
        return Saying("ask-turn")


def removable(s: FriedrichState) -> list[int]:
    """The Prussian generals of whom one must go: any but Friedrich."""
    return [general for general in GENERALS_OF[PRUSSIA] if general != FRIEDRICH and s.where[general] != GONE]


class Removal(Step[FriedrichState]):
    """Prussia removes one of her generals, not Friedrich, for good."""

    def run(self, s: FriedrichState) -> None:
        generals = removable(s)
        if len(generals) > 1:
            s.ask(s.seat_of(PRUSSIA), [REMOVE + general for general in generals])
            return
        s.finish()
        if generals:
            troops.remove_for_good(s, generals[0])

    def take(self, s: FriedrichState, seat: int, verb: int, target: int) -> None:
        s.finish()
        troops.remove_for_good(s, target)

    def why(self, s: FriedrichState, seat: int, verb: int, target: int) -> Refusal:
        if verb != REMOVE:
            return SPACE.elsewhere(RULE, verb, Saying("now-removal"))
        refusal = not_general(target, RULE) or foreign(PRUSSIA, target, RULE)
        if refusal is not None:
            return refusal
        if target == FRIEDRICH:
            return Refusal(RULE, "friedrich-never-removed", piece=FRIEDRICH)
        return Refusal(RULE, "removed-already", piece=target)

    def prompt(self, s: FriedrichState, seat: int) -> Saying:
        return Saying("ask-remove")
