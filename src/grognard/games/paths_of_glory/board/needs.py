"""9.5: what must hold for an event to be played: one class for each need, read from the words of the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.core.board import bits
from grognard.core.refusals import Problem, Refusal
from grognard.games.paths_of_glory.board import control, supply
from grognard.games.paths_of_glory.board.lanes import salonika_corps, salonika_open
from grognard.games.paths_of_glory.board.state import BY_REDEPLOYMENT, PathsState
from grognard.games.paths_of_glory.facts import cards
from grognard.games.paths_of_glory.facts.tables import (
    AP,
    ARMY,
    BAKU,
    BERLIN,
    BOARD,
    CP,
    FR,
    LIBYA,
    MAIN_MAP,
    NATION,
    NATIONS,
    ORIENT,
    PARIS,
    RU,
    RUSSIA,
    STACK,
    WARSAW,
)


# compiled: plain subclasses
class Need:
    """Something that must hold for the side that plays the event."""

    rule = "9.5.1.1"

    def __init__(self, words: list[str]) -> None:
        self.read(words)

    def read(self, words: list[str]) -> None:
        if words:
            raise Problem("word-too-many", text=" ".join(words))

    def holds(self, s: PathsState, side: int) -> bool:
        raise NotImplementedError

    def refuse(self, s: PathsState, card: int) -> Refusal:
        """Why the event may not be played, where this does not hold."""
        return Refusal(cards.CODES[card], "event-not-now", card=card)


class OfCards(Need):
    """Needs that name cards."""

    def read(self, words: list[str]) -> None:
        for word in words:
            if word not in cards.CARD_OF:
                raise Problem("word-wrong", text=word, names=cards.CODES)
        self.cards = [cards.CARD_OF[word] for word in words]


class Played(OfCards):
    def holds(self, s: PathsState, side: int) -> bool:
        return all(s.was_played(card) for card in self.cards)

    def refuse(self, s: PathsState, card: int) -> Refusal:
        return Refusal(cards.CODES[card], "needs-played", card=card, cards=self.cards)


class PlayedAny(OfCards):
    def holds(self, s: PathsState, side: int) -> bool:
        return any(s.was_played(card) for card in self.cards)

    def refuse(self, s: PathsState, card: int) -> Refusal:
        return Refusal(cards.CODES[card], "needs-any-played", card=card, cards=self.cards)


class Unplayed(OfCards):
    def holds(self, s: PathsState, side: int) -> bool:
        return not any(s.was_played(card) for card in self.cards)

    def refuse(self, s: PathsState, card: int) -> Refusal:
        found = [other for other in self.cards if s.was_played(other)]
        return Refusal(cards.CODES[card], "needs-unplayed", card=card, cards=found)


class Later(OfCards):
    """A card was played in an earlier turn."""

    def holds(self, s: PathsState, side: int) -> bool:
        return all(s.was_played(card) and not s.is_fresh(card) for card in self.cards)

    def refuse(self, s: PathsState, card: int) -> Refusal:
        return Refusal(cards.CODES[card], "needs-earlier-turn", card=card, cards=self.cards)


class Turns(Need):
    def read(self, words: list[str]) -> None:
        self.first, self.last = int(words[0]), int(words[1])

    def holds(self, s: PathsState, side: int) -> bool:
        return self.first <= s.turn <= self.last

    def refuse(self, s: PathsState, card: int) -> Refusal:
        return Refusal(cards.CODES[card], "needs-turns", card=card, number=self.last)


class FirstEntrench(Need):
    """R-8: only one Entrench is played in a game; 5.7.4.4: not on turn 1 of the Historical scenario."""

    def holds(self, s: PathsState, side: int) -> bool:
        return not s.played & cards.ENTRENCH and not (s.setup.historical and s.turn == 1)

    def refuse(self, s: PathsState, card: int) -> Refusal:
        if s.played & cards.ENTRENCH:
            return Refusal("11.2.1", "entrench-once", card=card)
        return Refusal("5.7.4.4", "no-entrench-in-august", card=card)


class Mobilization(Need):
    """The own side is at Mobilization."""

    def holds(self, s: PathsState, side: int) -> bool:
        return s.level[side] == cards.MOBILIZATION

    def refuse(self, s: PathsState, card: int) -> Refusal:
        return Refusal(cards.CODES[card], "needs-mobilization", card=card)


class BelowTotal(Need):
    def holds(self, s: PathsState, side: int) -> bool:
        return s.level[side] < cards.TOTAL

    def refuse(self, s: PathsState, card: int) -> Refusal:
        return Refusal(cards.CODES[card], "needs-below-total", card=card)


class NoEntry(Need):
    """9.5.2.2: one neutral enters in a turn."""

    def holds(self, s: PathsState, side: int) -> bool:
        return not s.entry

    def refuse(self, s: PathsState, card: int) -> Refusal:
        return Refusal("9.5.2.2", "one-entry", card=card)


class AtWar(Need):
    def read(self, words: list[str]) -> None:
        self.nation = NATIONS.index(words[0])

    def holds(self, s: PathsState, side: int) -> bool:
        return s.at_war(self.nation)

    def refuse(self, s: PathsState, card: int) -> Refusal:
        return Refusal(cards.CODES[card], "needs-at-war", card=card, nation=self.nation)


class Status(Need):
    """The combined War Status."""

    def read(self, words: list[str]) -> None:
        self.number = int(words[0])

    def holds(self, s: PathsState, side: int) -> bool:
        return s.combined() >= self.number

    def refuse(self, s: PathsState, card: int) -> Refusal:
        return Refusal(cards.CODES[card], "needs-status", card=card, number=self.number)


class RussianSpaces(Status):
    """The VP spaces of Russia in the hands of the Central Powers."""

    def holds(self, s: PathsState, side: int) -> bool:
        return control.russian_spaces(s) >= self.number

    def refuse(self, s: PathsState, card: int) -> Refusal:
        return Refusal("16.4.3", "needs-russian-spaces", card=card, number=self.number)


class TsarShaken(Status):
    """16.4.4: the combined War Status and those spaces together."""

    def holds(self, s: PathsState, side: int) -> bool:
        return s.combined() + control.russian_spaces(s) >= self.number

    def refuse(self, s: PathsState, card: int) -> Refusal:
        return Refusal("16.4.4", "needs-tsar-shaken", card=card, number=self.number)


class RevolutionRipe(Need):
    """16.4.6: more of those spaces than when the Tsar fell, or all but Baku."""

    def holds(self, s: PathsState, side: int) -> bool:
        if control.russian_spaces(s) > s.tsar_spaces:
            return True
        wanted = RUSSIA & s.setup.victory & ~(1 << BAKU)
        return not wanted & ~s.control[CP]

    def refuse(self, s: PathsState, card: int) -> Refusal:
        return Refusal("16.4.6", "needs-revolution", card=card, number=s.tsar_spaces)


class UsSails(Need):
    """R-60: U-Boats Unleashed stops American reinforcements, until Convoy."""

    def holds(self, s: PathsState, side: int) -> bool:
        return not s.was_played(cards.U_BOATS) or s.was_played(cards.CONVOY)

    def refuse(self, s: PathsState, card: int) -> Refusal:
        return Refusal("R60", "u-boats", card=card)


class FirstAction(Need):
    """Guns of August: the first action of turn 1."""

    def holds(self, s: PathsState, side: int) -> bool:
        return s.turn == 1 and s.round == 1

    def refuse(self, s: PathsState, card: int) -> Refusal:
        return Refusal(cards.CODES[card], "first-action-only", card=card)


class HighSeas(Need):
    """Grand Fleet answers High Seas Fleet in the very next action."""

    def holds(self, s: PathsState, side: int) -> bool:
        return s.high_seas

    def refuse(self, s: PathsState, card: int) -> Refusal:
        return Refusal(cards.CODES[card], "needs-high-seas", card=card)


class FalkenhaynComes(Need):
    """In the first two turns only after Moltke."""

    def holds(self, s: PathsState, side: int) -> bool:
        return s.turn > 2 or s.was_played(cards.MOLTKE)

    def refuse(self, s: PathsState, card: int) -> Refusal:
        return Refusal(cards.CODES[card], "needs-moltke", card=card)


class FreeLibya(Need):
    """No Allied unit in Libya."""

    def holds(self, s: PathsState, side: int) -> bool:
        return not s.held[AP] >> LIBYA & 1

    def refuse(self, s: PathsState, card: int) -> Refusal:
        return Refusal(cards.CODES[card], "libya-held", card=card)


class Berlin(Need):
    """Landwehr: Berlin is held and in supply; supply is traced to friendly spaces only."""

    def holds(self, s: PathsState, side: int) -> bool:
        return bool(supply.traced(s, supply.CENTRAL) >> BERLIN & 1)

    def refuse(self, s: PathsState, card: int) -> Refusal:
        return Refusal(cards.CODES[card], "needs-berlin", card=card)


class Warsaw(Need):
    def holds(self, s: PathsState, side: int) -> bool:
        return bool(s.control[CP] >> WARSAW & 1)

    def refuse(self, s: PathsState, card: int) -> Refusal:
        return Refusal(cards.CODES[card], "needs-warsaw", card=card)


class Taxis(Need):
    """R-75: a reduced French army near Paris."""

    def holds(self, s: PathsState, side: int) -> bool:
        return bool(taxi_armies(s))

    def refuse(self, s: PathsState, card: int) -> Refusal:
        return Refusal(cards.CODES[card], "needs-taxi-army", card=card)


class Cavalry(Need):
    """Russian Cavalry: an army in Russia with room beside it."""

    def holds(self, s: PathsState, side: int) -> bool:
        return bool(cavalry_spaces(s))

    def refuse(self, s: PathsState, card: int) -> Refusal:
        return Refusal(cards.CODES[card], "needs-cavalry-space", card=card)


class SalonikaOpen(Need):
    """R-56, R-97: no redeployment just before; corps that can go there."""

    def holds(self, s: PathsState, side: int) -> bool:
        return salonika_open(s) and bool(salonika_corps(s))

    def refuse(self, s: PathsState, card: int) -> Refusal:
        if s.last[AP] == BY_REDEPLOYMENT:
            return Refusal("9.3.3", "redeployed-before", card=card)
        return Refusal("R56", "needs-salonika-corps", card=card)


def paris_lost(s: PathsState) -> bool:
    """17.1.3: whether Paris is held or besieged by the enemy."""
    return bool(s.control[CP] >> PARIS & 1) or s.besieged(PARIS)


def taxi_armies(s: PathsState) -> list[int]:
    """Paris Taxis: the armies that can be restored."""
    if paris_lost(s):
        return []
    found: list[int] = []
    for space in [PARIS, *BOARD.neighbours[PARIS]]:
        for piece in s.at[space]:
            if NATION[piece] == FR and ARMY[piece] and piece != ORIENT and s.is_reduced(piece):
                if supply.supplied(s, piece):
                    found.append(piece)
    return found


def cavalry_spaces(s: PathsState) -> list[int]:
    found: list[int] = []
    for space in bits(s.held[AP] & RUSSIA & MAIN_MAP):
        if len(s.at[space]) <= STACK - 2:
            if any(NATION[p] == RU and ARMY[p] and supply.supplied(s, p) for p in s.at[space]):
                found.append(space)
    return found


WORDS: Final[dict[str, Callable[[list[str]], Need]]] = {
    "played": Played,
    "played-any": PlayedAny,
    "unplayed": Unplayed,
    "later": Later,
    "turns": Turns,
    "first-entrench": FirstEntrench,
    "mobilization": Mobilization,
    "below-total": BelowTotal,
    "no-entry": NoEntry,
    "war": AtWar,
    "status": Status,
    "russian-spaces": RussianSpaces,
    "tsar": TsarShaken,
    "revolution": RevolutionRipe,
    "us-sails": UsSails,
    "first-action": FirstAction,
    "high-seas-fleet": HighSeas,
    "falkenhayn": FalkenhaynComes,
    "libya": FreeLibya,
    "berlin": Berlin,
    "warsaw": Warsaw,
    "taxis": Taxis,
    "cavalry": Cavalry,
    "salonika": SalonikaOpen,
}


def _read(card: int) -> list[Need]:
    return [WORDS[word](rest) for word, rest in cards.words(card, cards.NEEDS[card], list(WORDS))]


NEED_OF: Final[list[list[Need]]] = [_read(card) for card in range(cards.NUMBER)]
