"""What nations hide that their acts may tell: the objective, which never changes, and supply cards."""

from __future__ import annotations

from typing import Final

from grognard.bots.beliefs import Hidden, Supposed
from grognard.core.board import bits
from grognard.games.warzag.board import terms
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts.acts import PLAY, SPACE
from grognard.games.warzag.facts.library import CARD_KIND, DECK, OBJECTIVES, OF_KIND, SUPPLIES
from grognard.games.warzag.phases.attack import Origins
from grognard.games.warzag.phases.conquest import Taking
from grognard.games.warzag.phases.development import Development
from grognard.games.warzag.phases.expansion import Expansion
from grognard.games.warzag.phases.invasion import Invasion, Invasions
from grognard.games.warzag.phases.movement import Move
from grognard.games.warzag.phases.resources import Resources

FIRST_CARD: Final = len(OBJECTIVES)
"""Things are numbered: the objectives first, then the kinds of supply cards."""
PURSUING: Final = (Expansion, Move, Invasions, Origins, Taking, Development)
"""Steps in which a nation pursues its objective."""
PLAYING: Final = (Resources, Expansion, Invasions, Invasion, Development)
"""Steps in which it may play a card."""


class WarzagHidden(Hidden[WarzagState]):
    """Objectives and supply cards."""

    def telling(self, state: WarzagState, seat: int) -> bool:
        return isinstance(state.stack[-1], PURSUING + PLAYING)

    def suppose(self, position: WarzagState, seat: int) -> list[Supposed[WarzagState]]:
        nation = position.setup.nations[seat]
        step = position.stack[-1]
        found: list[Supposed[WarzagState]] = []
        if isinstance(step, PURSUING) and position.objectives[nation] >= 0:
            found += [Supposed(card, having(position, seat, card, 0)) for card in range(len(OBJECTIVES))]
        if isinstance(step, PLAYING):
            found += self._cards(position, seat)
        return found

    def _cards(self, position: WarzagState, seat: int) -> list[Supposed[WarzagState]]:
        """The cards that could be played now, each alone, and none."""
        nation = position.setup.nations[seat]
        objective = position.objectives[nation]
        some = 0
        if position.hands[nation]:
            for kind in range(len(SUPPLIES)):
                left = OF_KIND[kind] & ~position.discards
                some |= left & -left
        everything = having(position, seat, objective, some)
        kinds = [act - PLAY for act in everything.legal(seat) if SPACE.base_of[act] == PLAY]
        if not kinds:
            return []
        found = [Supposed(-1, having(position, seat, objective, 0))]
        for kind in kinds:
            found.append(Supposed(FIRST_CARD + kind, having(position, seat, objective, some & OF_KIND[kind])))
        return found

    def excluded(self, position: WarzagState, seat: int) -> list[int]:
        """Objectives that it has fulfilled: with them it would have won."""
        nation = position.setup.nations[seat]
        if position.objectives[nation] < 0:
            return []
        return [card for card in range(len(OBJECTIVES)) if terms.complete(position, nation, card)]

    def held(self, world: WarzagState, seat: int) -> list[int]:
        nation = world.setup.nations[seat]
        found = [FIRST_CARD + CARD_KIND[card] for card in bits(world.hands[nation])]
        if world.objectives[nation] >= 0:
            found.append(world.objectives[nation])
        return found

    def fleeting(self, state: WarzagState, seat: int) -> int:
        return state.cards_of(state.setup.nations[seat])

    def lasts(self, thing: int) -> bool:
        return thing < FIRST_CARD


def having(position: WarzagState, seat: int, objective: int, hand: int) -> WarzagState:
    """The position in which this seat has this objective, these cards and no mission."""
    guess = position.copy()
    nation = position.setup.nations[seat]
    guess.objectives[nation] = objective
    guess.missions[nation] = -1
    guess.hands[nation] = hand & DECK
    guess.asked = []
    guess.stack[-1].run(guess)
    return guess
