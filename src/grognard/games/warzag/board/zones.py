"""W18, W19: where supply cards and missions are, and how they go from one place to another."""

from __future__ import annotations

from grognard.core.board import bits
from grognard.core.chance import CHANCE
from grognard.core.fields import with_fields
from grognard.core.steps import Step
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts.acts import MISSION, SUPPLY
from grognard.games.warzag.facts.library import CARD_KIND, OF_KIND
from grognard.games.warzag.facts.tables import HAND


def kinds(cards: int) -> list[int]:
    """The kinds of these supply cards, each once."""
    found: list[int] = []
    for card in bits(cards):
        if CARD_KIND[card] not in found:
            found.append(CARD_KIND[card])
    return found


def copies(cards: int) -> list[int]:
    """The kinds of these supply cards, one for each copy."""
    return [CARD_KIND[card] for card in bits(cards)]


def discard(s: WarzagState, nation: int, kind: int) -> None:
    """W19.2: a card is played, and goes to the discards."""
    mine = s.hands[nation] & OF_KIND[kind]
    card = mine & -mine
    s.hands[nation] &= ~card
    s.discards |= card
    s.reveal(s.seat_of(nation))
    s.tell("plays", nation=nation, card=kind)


def may_hold(s: WarzagState, nation: int, cards: int) -> bool:
    """Whether all must reckon with one of these cards in a hand: it is not empty, and not all of them are discarded.

    Who may hold one is asked, whether or not he does.
    """
    return s.hands[nation] != 0 and cards & ~s.discards != 0


@with_fields
class Draw(Step[WarzagState]):
    """W19.1, W19.2: supply cards from the top of the deck, one by one, up to the hand limit."""

    nation: int
    left: int
    drawn: int
    """How many have been drawn."""

    def run(self, s: WarzagState) -> None:
        if self.left and s.cards_of(self.nation) < HAND:
            if not s.deck and s.discards:
                s.deck = s.discards
                s.discards = 0
                s.tell("shuffled")
            if s.deck:
                s.ask(CHANCE, [SUPPLY + card for card in bits(s.deck)])
                return
        s.finish()
        if self.drawn:
            s.tell_others(s.seat_of(self.nation), "drew", nation=self.nation, number=self.drawn)
        elif self.left:
            s.tell("drew-none", nation=self.nation)

    def take(self, s: WarzagState, seat: int, verb: int, target: int) -> None:
        s.deck &= ~(1 << target)
        s.hands[self.nation] |= 1 << target
        self.left -= 1
        self.drawn += 1
        s.whisper(s.seat_of(self.nation), "drew-own", nation=self.nation, card=CARD_KIND[target])


@with_fields
class Order(Step[WarzagState]):
    """W4.8, W18.1: a secondary mission from the top of the deck."""

    nation: int

    def run(self, s: WarzagState) -> None:
        if s.mission_deck:
            s.ask(CHANCE, [MISSION + mission for mission in bits(s.mission_deck)])
            return
        mission = s.mission_bottom[0]
        s.mission_bottom = s.mission_bottom[1:]
        self.give(s, mission)

    def take(self, s: WarzagState, seat: int, verb: int, target: int) -> None:
        s.mission_deck &= ~(1 << target)
        self.give(s, target)

    def give(self, s: WarzagState, mission: int) -> None:
        s.finish()
        s.missions[self.nation] = mission
        s.whisper(s.seat_of(self.nation), "mission-own", nation=self.nation, mission=mission)


def put_under(s: WarzagState, nation: int) -> None:
    """W18.1: a mission goes under its deck."""
    mission = s.missions[nation]
    s.missions[nation] = -1
    s.mission_bottom = [*s.mission_bottom, mission]
