"""Words for tests of the Clock of Fate: turn a card up, play on, see where a piece may end its move."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from grognard.core.chance import CHANCE
from grognard.games.friedrich.board.state import FriedrichState
from tests.games.friedrich.vocabulary import asked, chance, do, offered, position

READER = {"clubs": "Stralsund", "hearts": "Landsberg", "diamonds": "Greifswald"}
"""Where Ehrensvärd, as the last victor, makes a card be read at this suit."""

FULL: dict[str, Any] = {
    "pieces": {
        "Friedrich": "Oschatz",
        "Winterfeldt": "Oschatz",
        "Heinrich": "Berlin",
        "Ferdinand": "Stade",
        "Cumberland": "Alfeld",
        "Saltikov": "Bydgoszcz",
        "Fermor": "Bydgoszcz",
        "Apraxin": "Łomża",
        "Tottleben": "Sierpc",
        "Daun": "Brünn",
        "Karl": "Melnik",
        "Laudon": "Olmütz",
        "Hildburghausen": "Halle",
        "Richelieu": "Iserlohn",
        "Chevert": "Iserlohn",
        "Soubise": "Fulda",
    },
    "troops": {
        "Friedrich": 4,
        "Saltikov": 4,
        "Richelieu": 4,
        "Apraxin": 2,
        "Daun": 2,
        "Karl": 2,
        "Heinrich": 2,
    },
    "hands": {
        "Prussia": ["5S.1", "6S.1"],
        "Hanover": ["5C.1", "6C.1"],
        "Russia": ["5H.1", "6H.1"],
        "Austria": ["5D.1", "6D.1"],
        "France": ["7S.1", "7C.1"],
    },
}
"""A board on which every line that has an effect would find somebody to hit."""


def _read_at(suit: str, board: dict[str, Any]) -> dict[str, Any]:
    board = dict(board)
    if suit != "spades":
        board["options"] = {"four_suits": "on", **board.get("options", {})}
        board.setdefault("victor", "Ehrensvärd")
        if board["victor"] == "Ehrensvärd":
            board["pieces"] = {"Ehrensvärd": READER[suit], **board.get("pieces", {})}
    return board


def end_of_turn_6(suit: str = "spades", **board: Any) -> FriedrichState:
    """The end of turn 6, where a card of fate would be read at this suit."""
    return position(**{"turn": 6, "nation": "France", "phase": "end", **_read_at(suit, board)})


def turn_up(card: str, suit: str = "spades", **board: Any) -> FriedrichState:
    """This card, turned up at the end of turn 6 and read at this suit."""
    return chance(end_of_turn_6(suit, **board), f"fate {card}")


def start_of_turn_7(card: str, suit: str = "spades", **board: Any) -> FriedrichState:
    """The first draw of turn 7 on the same board, after this card."""
    at = {"turn": 7, "nation": "Prussia", "phase": "draw", "drawn": [card]}
    return position(**{**at, **_read_at(suit, board)})


def pass_once(s: FriedrichState) -> None:
    """Whoever is asked does as little as possible; chance takes what comes first."""
    ask = s.asks()[0]
    if ask.seat != CHANCE:
        for text in ("done", "decline", "stop", "break-off"):
            if text in offered(s):
                do(s, text)
                return
    s.apply(ask.seat, ask.acts[0])


def wait_for(s: FriedrichState, text: str) -> FriedrichState:
    """Pass until this act is offered."""
    for _ in range(1000):
        if text in offered(s):
            return s
        assert s.asks(), f"the game is over before {text!r} is offered"
        pass_once(s)
    raise AssertionError(f"{text!r} is never offered")


def can_end(s: FriedrichState, piece: str, city: str) -> bool:
    """Whether this piece may be moved to this city and stay there."""
    trial: Any = s.copy()
    do(trial, f"move {piece}")
    if city not in offered(trial, "go"):
        return False
    do(trial, f"go {city}")
    return "stop" in offered(trial) or not offered(trial, "go")


def can_leave(s: FriedrichState, commander: str, *stay: str) -> bool:
    """Whether this stack may move off while these generals of it stay behind."""
    for order in permutations(stay):
        trial: Any = s.copy()
        do(trial, f"move {commander}")
        for general in order:
            if f"leave {general}" not in offered(trial):
                break
            do(trial, f"leave {general}")
        else:
            if offered(trial, "go"):
                return True
    return False


def ends_beside(s: FriedrichState, piece: str, city: str) -> FriedrichState:
    """Move this piece to this city, next to the enemy, and end the movement phase: what the combat phase asks."""
    do(s, f"move {piece}", f"go {city}")
    for text in ("stop", "done", "done"):
        if text in offered(s):
            do(s, text)
    return s


REVISED = {"revised_fate": "on"}


def nothing_happens(card: str, suit: str) -> None:
    """Turning this card up on a board full of targets changes nothing but the card."""
    s = turn_up(card, suit, beaten=["Hildburghausen"], **FULL)
    assert asked(s) == ["chance"]
    assert len(offered(s, "draw")) == 40
    assert s.dump() == start_of_turn_7(card, suit, **FULL).dump()
