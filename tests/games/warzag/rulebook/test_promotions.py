"""W20: the promotions P01 to P12, bought by acts and felt in play."""

from __future__ import annotations

import pytest

from grognard.games.warzag.board.state import WarzagState
from tests.games.warzag.rulebook.turns import LAB, choosing, fight, next_turn
from tests.games.warzag.vocabulary import army, asked, defence, do, offered, points, rule
from tests.games.warzag.vocabulary import position_1 as position

# Name, kind, cost, and which value gets one more.
PROMOTIONS = {
    "P01": ("Assault Troops", "infantry", 4, "attack"),
    "P02": ("Mountain Troops", "infantry", 4, "defence"),
    "P03": ("Motorised Infantry", "infantry", 3, "range"),
    "P04": ("Forward Observers", "artillery", 3, "attack"),
    "P05": ("Armoured Shields", "artillery", 3, "defence"),
    "P06": ("Gun Tractors", "artillery", 3, "range"),
    "P07": ("Tank Aces", "armour", 4, "attack"),
    "P08": ("Sloped Plates", "armour", 4, "defence"),
    "P09": ("Rearguard Drill", "armour", 3, "resistance"),
    "P10": ("Fighter Aces", "air", 4, "attack"),
    "P11": ("Self-sealing Tanks", "air", 4, "defence"),
    "P12": ("Night Patrols", "air", 3, "resistance"),
}
# The British values without promotion: attack 1 2 3 8, defence 2 4 7 6, resistance of armour 3 and air 2, range 1 1.
OUTLASTS = {
    "infantry": "infantry C3",
    "artillery": "infantry C3, infantry C3/1",
    "armour": "artillery C3",
    "air": "armour C3, artillery C3/1",
}
"""Italian armies whose defence is one more than the attack of the British kind."""
BEATS = {
    "infantry": "infantry C3, infantry C3",
    "artillery": "armour C3",
    "armour": "air C3, infantry C3",
    "air": "air C3",
}
"""Soviet armies whose attack is just the defence of the British kind."""
TOUGH = {"armour": "air C3, artillery C3", "air": "air C3, artillery C3/1"}
"""Soviet armies that win; the artillery has one more defence than the resistance of the British kind."""


def of(value: str) -> list[object]:
    return [
        pytest.param(name, kind, marks=rule(card, "W20", "W20.1", "W15.2"), id=card)
        for card, (name, kind, _cost, which) in PROMOTIONS.items()
        if which == value
    ]


def armed(armies: dict[str, str], promotion: str) -> WarzagState:
    """The British turn, with the promotion taken, or none."""
    s = position(active="uk", phase="leader", leaders={"uk": LAB}, armies=armies, points={"uk": 4})
    if promotion:
        do(s, f"promote {promotion}")
    return s


@pytest.mark.parametrize(
    ("name", "cost"),
    [pytest.param(name, cost, marks=rule(card), id=card) for card, (name, _, cost, _) in PROMOTIONS.items()],
)
def test_what_a_promotion_costs(name: str, cost: int) -> None:
    s = position(active="uk", phase="leader", leaders={"uk": LAB}, points={"uk": cost})
    do(s, f"promote {name}")
    assert points(s, "uk") == 0
    s = position(active="uk", phase="leader", leaders={"uk": LAB}, points={"uk": cost - 1})
    assert name not in offered(s, "promote")


@pytest.mark.parametrize(("name", "kind"), of("attack"))
def test_one_more_attack(name: str, kind: str) -> None:
    def succeeds(promotion: str) -> bool:
        s = armed({"uk": f"{kind} C4", "italy": OUTLASTS[kind]}, promotion)
        for _ in range(4):
            next_turn(s)
        while not choosing(s, "invade"):
            do(s, "done")
        fight(s, "C3", "D")
        return choosing(s, "enter")

    assert succeeds(name)
    assert not succeeds("")


@pytest.mark.parametrize(("name", "kind"), of("defence"))
def test_one_more_defence(name: str, kind: str) -> None:
    def stands(promotion: str) -> bool:
        s = armed({"uk": f"{kind} C4", "ussr": BEATS[kind]}, promotion)
        next_turn(s)
        while not choosing(s, "invade"):
            do(s, "done")
        fight(s, "C4", "D")
        return not choosing(s, "enter")

    assert stands(name)
    assert not stands("")


@pytest.mark.parametrize(("name", "kind"), of("resistance"))
def test_one_more_resistance(name: str, kind: str) -> None:
    def strikes(promotion: str) -> bool:
        s = armed({"uk": f"{kind} C4", "ussr": TOUGH[kind]}, promotion)
        next_turn(s)
        while not choosing(s, "invade"):
            do(s, "done")
        fight(s, "C4", "R")
        assert asked(s) == ["United Kingdom"]
        return f"eliminate {army(s, 'ussr', 'artillery', 'C3')}" in offered(s)

    assert strikes(name)
    assert not strikes("")


@pytest.mark.parametrize(("name", "kind"), of("range"))
def test_one_more_range(name: str, kind: str) -> None:
    def reach(promotion: str) -> list[str]:
        s = armed({"uk": f"{kind} A6"}, promotion)
        for _ in range(4):
            next_turn(s)
        do(s, f"take {army(s, 'uk', kind, 'A6')}")
        return offered(s, "go")

    assert reach("") == ["A5", "B6", "B7"]
    assert reach(name) == ["A4", "A5", "Alfa", "B5", "B6", "B7", "C5"]


@rule("W20.1", "W4.1")
def test_all_twelve_are_on_offer_from_the_start() -> None:
    s = position(active="uk", round=1, phase="leader", leaders={"uk": LAB}, points={"uk": 15})
    assert offered(s, "promote") == sorted(name for name, _, _, _ in PROMOTIONS.values())


@rule("W20.1", "W16.6", "T06", "P04")
def test_promotions_and_milestones_add_up() -> None:
    # 2, one more from square 6 and one from the promotion: just the 4 of an Italian artillery.
    for token, promotions, succeeds in (
        (6, "Forward Observers", True),
        (5, "Forward Observers", False),
        (6, "", False),
    ):
        s = position(
            active="uk",
            phase="invasion",
            armies={"uk": "artillery C4", "italy": "artillery C3"},
            tokens={"uk": token},
            promotions={"uk": promotions},
        )
        fight(s, "C3", "D")
        assert choosing(s, "enter") == succeeds


@rule("W10.6", "W20.1", "P11")
def test_a_later_defence_bonus_raises_a_wounded_army() -> None:
    s = armed({"uk": "air C4/5"}, "")
    assert defence(s, army(s, "uk", "air", "C4")) == 1
    do(s, "promote Self-sealing Tanks")
    assert defence(s, army(s, "uk", "air", "C4")) == 2
