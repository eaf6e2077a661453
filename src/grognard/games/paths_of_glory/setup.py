"""4, 5: scenarios and options, the first position, bids, optional cards, the first hands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from grognard.core.board import bits, mask_of
from grognard.core.chance import CHANCE
from grognard.core.fields import with_fields
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.core.scenarios import read_options, read_scenarios
from grognard.core.steps import Step
from grognard.games.paths_of_glory.board.state import PathsSetup, PathsState
from grognard.games.paths_of_glory.cards import draw, entry
from grognard.games.paths_of_glory.facts import cards, tables
from grognard.games.paths_of_glory.facts.acts import (
    ACCEPT_BID,
    BID_ALLIED,
    BID_CENTRAL,
    DONE,
    EXCHANGE,
    INCLUDE,
    SPACE,
    WITH_GUNS,
    WITHOUT_GUNS,
)
from grognard.games.paths_of_glory.facts.tables import AP, BU, CP, IT, NOBODY, OWNED, PERSIA, TU
from grognard.games.paths_of_glory.moves.trenches import DICE
from grognard.games.paths_of_glory.seen.sight import SIGHT
from grognard.games.paths_of_glory.turn.sequence import REPLACING_AP, Turn

SCENARIOS: Final = read_scenarios(tables.DATA)
OPTIONS: Final = read_options(tables.DATA)
VERSION: Final = 4
"""The version of the rules, which is raised where a match would be replayed otherwise."""
OLDEST: Final = 1
"""The oldest one by which a match can still be played."""
MOST_BID: Final = 20
GREAT_WAR: Final[dict[str, Any]] = SCENARIOS["great-war"].plan["start"]


def make_setup(scenario: str, options: Mapping[str, str], version: int = VERSION) -> PathsSetup:
    found = SCENARIOS[scenario]
    return PathsSetup(scenario, found.seats, dict(options), SIGHT, found.plan, version)


def begin(setup: PathsSetup) -> PathsState:
    """Counters and markers are set out; cards follow."""
    s = PathsState(setup)
    s.clear()
    if setup.great_war:
        great_war(s)
    paint(s)
    for row in entry.rows_for(s, "start"):
        entry.set_out(s, row)
    s.derive()
    for side in (AP, CP):
        if setup.some_optional:
            s.aside[side] = cards.OPTIONAL & cards.OF_SIDE[side]
        s.decks[side] = pool(s, side, s.level[side]) & ~s.removed[side]
    s.push(Turn(REPLACING_AP if setup.great_war else 0, 0))
    if not setup.great_war:
        s.push(draw.Draw(CP, []))
        s.push(draw.Draw(AP, []))
        s.push(Guns())
    if setup.some_optional:
        s.push(Choosing(CP, -1))
        s.push(Choosing(AP, -1))
    if setup.bidding:
        s.push(Bidding(NOBODY, 0, 0, []))
    s.settle()
    return s


def paint(s: PathsState) -> None:
    """Who holds what at first: the colours of the map, without neutrals, and without Persia before Turkey is at war."""
    for side in (AP, CP):
        s.control[side] = OWNED[side] & ~PERSIA
        for nation in tables.NEUTRALS:
            if not s.at_war(nation):
                s.control[side] &= ~tables.OF_LAND[nation]
    if s.at_war(TU):
        for row in entry.rows_for(s, "turkey"):
            if row.thing == "control":
                entry.set_out(s, row)
    if s.limited_greece:
        s.control[AP] |= tables.GREECE_OPENED


def pool(s: PathsState, side: int, level: int) -> int:
    """The cards that a side has up to a level."""
    found = cards.UP_TO[level] & cards.OF_SIDE[side]
    if s.setup.some_optional:
        return found & ~s.aside[side]
    return found if s.setup.all_optional else found & ~cards.OPTIONAL


def great_war(s: PathsState) -> None:
    """The Great War begins in the Replacement Phase of turn 10."""
    plan = GREAT_WAR
    s.turn = plan["turn"]
    s.status = [plan["status"]["AP"], plan["status"]["CP"]]
    s.level = [cards.TOTAL, cards.TOTAL]
    s.total_turn = [s.turn - 1, s.turn - 1]
    s.war = 1 << TU | 1 << BU | 1 << IT
    s.limited_greece = True
    for code, number in plan["replacements"].items():
        s.replacements[tables.POINTS.index(code)] = number
    for side in (AP, CP):
        gone = mask_of(
            [cards.CARD_OF[f"{tables.SIDES[side]}{number}"] for number in plan["played"][tables.SIDES[side]]]
        )
        s.removed[side] = gone
        s.played |= gone


class Guns(Step[PathsState]):
    """4.3.1: the Central Powers may begin with Guns of August; in the Historical scenario they do."""

    def run(self, s: PathsState) -> None:
        if s.setup.historical:
            self.take(s, CP, WITH_GUNS, 0)
        else:
            s.ask(s.player[CP], [WITH_GUNS, WITHOUT_GUNS])

    def take(self, s: PathsState, seat: int, verb: int, target: int) -> None:
        s.finish()
        if verb == WITH_GUNS:
            s.decks[CP] &= ~(1 << cards.GUNS)
            s.hands[CP] |= 1 << cards.GUNS
            s.known[AP] |= 1 << cards.GUNS
        s.tell("begins-with-guns" if verb == WITH_GUNS else "begins-without-guns")

    def why(self, s: PathsState, seat: int, verb: int, target: int) -> Refusal:
        return SPACE.elsewhere("4.3.1", verb, Saying("ask-guns"))

    def prompt(self, s: PathsState, seat: int) -> Saying:
        return Saying("ask-guns")

    def setting_up(self) -> bool:
        return True


@with_fields
class Bidding(Step[PathsState]):
    """5.6.1: the higher die names a side and the points that he cedes for it; the other accepts or bids more."""

    side: int
    """The side that is bid for, -1 before the first bid."""
    points: int
    bidder: int
    """The seat whose bid stands, or that bids first."""
    dice: list[int]

    def run(self, s: PathsState) -> None:
        if len(self.dice) < 2:
            s.ask(CHANCE, DICE[:])
        elif self.side == NOBODY:
            most = range(MOST_BID + 1)
            s.ask(self.bidder, [BID_ALLIED + n for n in most] + [BID_CENTRAL + n for n in most])
        else:
            base = BID_ALLIED if self.side == AP else BID_CENTRAL
            s.ask(1 - self.bidder, [ACCEPT_BID, *(base + n for n in range(self.points + 1, MOST_BID + 1))])

    def take(self, s: PathsState, seat: int, verb: int, target: int) -> None:
        if len(self.dice) < 2:
            self.dice = [*self.dice, target + 1]
            if len(self.dice) == 2:
                s.tell("bid-rolls", die=self.dice[0], die2=self.dice[1])
                self.bidder = 0 if self.dice[0] > self.dice[1] else 1
                if self.dice[0] == self.dice[1]:
                    self.dice = []
        elif verb == ACCEPT_BID:
            s.finish()
            s.player = [self.bidder, 1 - self.bidder] if self.side == AP else [1 - self.bidder, self.bidder]
            s.bid = self.points if self.side == AP else -self.points
            s.tell("bid-accepted", seat=s.setup.seats[self.bidder], side=self.side, number=self.points)
        else:
            self.side = AP if verb == BID_ALLIED else CP
            self.points = target
            self.bidder = seat
            s.tell("bids", seat=s.setup.seats[seat], side=self.side, number=target)

    def why(self, s: PathsState, seat: int, verb: int, target: int) -> Refusal:
        if verb in (BID_ALLIED, BID_CENTRAL):
            return Refusal("5.6.1", "bid-more", side=self.side, number=self.points)
        if verb == ACCEPT_BID:
            return Refusal("5.6.1", "no-bid-yet")
        return SPACE.elsewhere("5.6.1", verb, Saying("now-bidding"))

    def prompt(self, s: PathsState, seat: int) -> Saying:
        if self.side == NOBODY:
            return Saying("ask-first-bid")
        return Saying("ask-bid", side=self.side, number=self.points)

    def setting_up(self) -> bool:
        return True


@with_fields
class Choosing(Step[PathsState]):
    """Optional cards, the second way: each one that is taken replaces, secretly, one of the same deck and value."""

    side: int
    card: int
    """The optional card for which a base card is to be taken out, or -1."""

    def run(self, s: PathsState) -> None:
        side = self.side
        if self.card >= 0:
            s.ask(s.player[side], [EXCHANGE + card for card in self.exchanges(s, self.card)])
            return
        s.ask(s.player[side], [INCLUDE + card for card in bits(cards.OPTIONAL & s.aside[side])] + [DONE])

    def exchanges(self, s: PathsState, card: int) -> list[int]:
        """The base cards that can be taken out for this one; not Guns of August, of which is spoken openly (4.3.1)."""
        found = cards.OF_SIDE[self.side] & ~cards.OPTIONAL & ~s.aside[self.side]
        return [
            other
            for other in bits(found)
            if cards.DECK[other] == cards.DECK[card] and cards.VALUE[other] == cards.VALUE[card] and other != cards.GUNS
        ]

    def take(self, s: PathsState, seat: int, verb: int, target: int) -> None:
        side = self.side
        if verb == DONE:
            s.finish()
            s.tell("cards-chosen", side=side)
        elif verb == INCLUDE:
            self.card = target
        else:
            s.aside[side] = s.aside[side] & ~(1 << self.card) | 1 << target
            s.decks[side] = pool(s, side, s.level[side])
            self.card = -1

    def why(self, s: PathsState, seat: int, verb: int, target: int) -> Refusal:
        if verb == INCLUDE:
            if not cards.OPTIONAL >> target & 1 or cards.OWNER[target] != self.side:
                return Refusal("9.1.2", "not-optional", card=target)
            return Refusal("9.1.2", "included-already", card=target)
        if verb == EXCHANGE:
            return Refusal("9.1.2", "not-exchangeable", card=target)
        return SPACE.elsewhere("9.1.2", verb, Saying("now-choosing"))

    def prompt(self, s: PathsState, seat: int) -> Saying:
        if self.card >= 0:
            return Saying("ask-exchange", card=self.card)
        return Saying("ask-choosing")

    def setting_up(self) -> bool:
        return True
