"""14: points, scoring rounds, victory, objective tokens."""

from __future__ import annotations

import pytest

from grognard.games.quartermaster_1914.board.state import QuartermasterState
from tests.games.quartermaster_1914.vocabulary import do, play, points, position, tokens, winners

GAME = "quartermaster-1914"


def score(**setting: object) -> QuartermasterState:
    base: dict[str, object] = {"round": 3, "power": "UKUS", "step": "draw", "decks": {"UKUS": []}}
    return position(**(base | setting))  # type: ignore[arg-type]


@pytest.mark.rule(GAME, "14")
def test_points_of_cards_count_at_once() -> None:
    assert points(play("Rasputin", "RU")) == (0, 1)


@pytest.mark.rule(GAME, "14")
@pytest.mark.rule(GAME, "R53")
def test_what_one_cannot_lose_the_other_gains() -> None:
    s = play("Assassins of the Black Hand", "RU", decks={"AHOT": []}, points=(1, 0))
    assert points(s) == (0, 1)


@pytest.mark.rule(GAME, "14.1")
def test_one_point_for_several_armies() -> None:
    assert points(score(pieces={"FR": "BEL", "UK": "BEL"})) == (0, 1)


@pytest.mark.rule(GAME, "14.1")
def test_supply_is_not_needed_and_navies_do_not_count() -> None:
    assert points(score(pieces={"RU": "SER BLA", "UK": "NAO"})) == (0, 1)


@pytest.mark.rule(GAME, "14.1")
@pytest.mark.rule(GAME, "R14")
@pytest.mark.parametrize("enemy", ["RU", "FR", "IT", "UK", "US"])
def test_any_enemy_army_silences_a_home(enemy: str) -> None:
    s = score(pieces={enemy: "IST", "OT": "AZE", "AH": "VIE"})
    assert points(s)[0] == 1


@pytest.mark.rule(GAME, "14.1")
@pytest.mark.rule(GAME, "R14")
def test_an_ottoman_army_silences_moscow() -> None:
    s = score(pieces={"OT": "MOS IST", "RU": "POL"})
    assert points(s) == (2, 0)


@pytest.mark.rule(GAME, "14.2")
@pytest.mark.rule(GAME, "R15")
@pytest.mark.parametrize(
    ("number", "scores", "won"),
    [
        (3, (12, 0), ["Austria", "Germany"]),
        (3, (0, 12), ["Russia", "France", "Britain"]),
        (3, (11, 0), None),
        (4, (12, 0), None),
        (17, (0, 1), ["Russia", "France", "Britain"]),
        (17, (1, 0), ["Austria", "Germany"]),
        (17, (13, 0), ["Austria", "Germany"]),
    ],
)
def test_victory(number: int, scores: tuple[int, int], won: list[str] | None) -> None:
    s = score(round=number, pieces={}, points=scores)
    assert winners(s) == won
    if won:
        result = s.result()
        assert result is not None
        assert result.rule == "14.2"


@pytest.mark.rule(GAME, "14.3")
def test_tokens_serve_both_and_stay() -> None:
    assert points(score(pieces={"AH": "BUL"}, tokens="BUL")) == (1, 0)
    assert points(score(pieces={"RU": "BUL"}, tokens="BUL")) == (0, 1)
    assert points(score(pieces={"RU": "BUL"})) == (0, 0)
    s = play("Treaty of Amity and Alliance", "AHOT", tokens="BUL", pieces={})
    do(s, "recruit Bulgaria")
    assert tokens(s) == "BUL"
