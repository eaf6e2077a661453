"""The simulated board, while the effects of a card are played out."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.quartermaster_1914.board import supply
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.facts.tables import COALITION, MEMBERS

NOWHERE = -1


class Scene:
    """Pieces, tokens, and what the card in play remembers."""

    __slots__ = ("battled", "battled_hard", "built", "fed_nation", "fed_space", "hand", "pieces", "state", "tokens")

    def __init__(self, s: QuartermasterState, hand: int) -> None:
        self.state = s
        self.pieces: Sequence[int] = s.pieces
        self.tokens = s.tokens
        self.hand = hand
        """The cards that the power would have in hand."""
        self.built = s.built
        self.battled = s.battled
        self.battled_hard = s.battled_hard
        self.fed_nation = s.fed_nation
        self.fed_space = s.fed_space

    def changed(self, pieces: Sequence[int]) -> Scene:
        """The same with other pieces."""
        other = self.copy()
        other.pieces = pieces
        return other

    def copy(self) -> Scene:
        other = Scene(self.state, self.hand)
        other.pieces = self.pieces
        other.tokens = self.tokens
        other.built = self.built
        other.battled = self.battled
        other.battled_hard = self.battled_hard
        other.fed_nation = self.fed_nation
        other.fed_space = self.fed_space
        return other

    def supplied(self, nation: int) -> int:
        mask = supply.supplied(nation, self.pieces[nation])
        if nation == self.fed_nation:
            mask |= self.pieces[nation] & 1 << self.fed_space  # R46
        return mask

    def enemies(self, nation: int) -> int:
        mask = 0
        for enemy in MEMBERS[1 - COALITION[nation]]:
            mask |= self.pieces[enemy]
        return mask
