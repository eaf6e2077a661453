"""What the cards of Russia do when they are played and in play."""

from __future__ import annotations

import pytest

from tests.games.quartermaster_1914.vocabulary import (
    asked,
    at,
    do,
    each,
    face_down,
    hand,
    offered,
    pay,
    play,
    points,
    position,
    prepared,
    rule,
    top,
)

GAME = "quartermaster-1914"


@pytest.mark.parametrize(
    ("card", "pieces", "spaces"),
    each(
        ("Russian Build Army", "MOS", ["Caucasus", "Petrograd", "Ukraine"]),
        ("Russian Build Navy", "MOS PET UKR", ["Baltic Sea", "Black Sea"]),
        ("Russian Land Battle", "MOS", ["Caucasus", "Petrograd", "Ukraine"]),
        ("Russian Sea Battle", "MOS UKR", ["Black Sea"]),
    ),
)
def test_basic_cards(card: str, pieces: str, spaces: list[str]) -> None:
    s = play(card, "RU", ["Rasputin"], pieces={"RU": pieces})
    verb = "battle" if "Battle" in card else "build"
    assert offered(s, verb) == spaces
    do(s, f"{verb} {spaces[-1]}")
    assert top(s, "RU") == card


@rule("Warm Water Port")
@pytest.mark.parametrize(
    ("pieces", "gain"),
    [("MOS UKR RUM BUL", 2), ("MOS BUL", 1), ("UKR BUL", 0), ("MOS UKR RUM", 1), ("MOS UKR RUM BUL GRE", 2)],
)
def test_warm_water_port(pieces: str, gain: int) -> None:
    """Moscow itself is an objective and counts one."""
    s = position(round=3, power="UKUS", step="draw", decks={"UKUS": []}, pieces={"RU": pieces},
                 status={"RU": ["Warm Water Port"]})  # fmt: skip
    assert points(s) == (0, gain)


@pytest.mark.parametrize(
    ("card", "hits", "gain"),
    each(
        ("The Tsar Will Not Help Us", {"RU": 1}, 2),
        ("Assassins of the Black Hand", {"AHOT": 2}, 0),
        ("Trench Warfare", {"AHOT": 2, "RU": 2, "DE": 2}, 0),
        ("Rasputin", {}, 1),
    ),
)
def test_russian_economic_warfare(card: str, hits: dict[str, int], gain: int) -> None:
    s = play(card, "RU")
    assert pay(s) == hits
    assert points(s) == (0, gain)


@pytest.mark.parametrize(
    "card",
    [pytest.param(name, marks=rule(name)) for name in ("Montenegro", "Serbia, Russia's Ally")],
)
def test_armies_in_serbia(card: str) -> None:
    s = play(card, "RU", pieces={"RU": "MOS"})
    do(s, "recruit Serbia")
    assert at(s, "RU") == "MOS SER"
    taken = play(card, "RU", pieces={"RU": "MOS", "AH": "SER"})
    assert offered(taken, "recruit") == []


@rule("Russia Mobilizes")
def test_russia_mobilizes() -> None:
    s = play("Russia Mobilizes", "RU", pieces={"RU": "MOS"})
    do(s, "build Ukraine")
    assert offered(s, "build") == ["Caucasus", "Galicia", "Petrograd", "Poland", "Romania"]
    do(s, "build Poland")
    assert at(s, "RU") == "MOS POL UKR"


@rule("Redl Blackmailed")
@pytest.mark.rule(GAME, "R23")
@pytest.mark.rule(GAME, "R25")
def test_redl_blackmailed() -> None:
    s = play("Redl Blackmailed", "RU", hands={"AHOT": ["Spanish Flu", "Caporetto"]})
    assert asked(s) == ["Russia"]
    assert s.view(1)["powers"][0]["hand_known"] == ["Spanish Flu", "Caporetto"]
    assert s.view(2)["powers"][0]["hand_known"] == []
    do(s, "discard Caporetto")
    assert (hand(s, "AHOT"), face_down(s, "AHOT")) == (["Spanish Flu"], ["Caporetto"])
    assert s.view(1)["powers"][0]["face_down_known"] == ["Caporetto"]
    empty = play("Redl Blackmailed", "RU", points=(3, 3))
    assert points(empty) == (3, 3)
    assert offered(empty, "discard") == []


@rule("Cossacks")
@pytest.mark.rule(GAME, "R44")
def test_cossacks() -> None:
    s = play("Cossacks", "RU", pieces={"RU": "MOS", "DE": "BER POL"})
    assert offered(s, "build") == ["Caucasus", "Petrograd", "Ukraine"]
    do(s, "build Ukraine")
    assert offered(s, "battle") == ["Galicia", "Moscow", "Petrograd", "Poland", "Romania"]
    do(s, "battle Poland")
    assert at(s, "DE") == "BER"
    s = play("Cossacks", "RU", pieces={"RU": "MOS UKR", "DE": "BER POL"})
    do(s, "pass")
    assert offered(s, "battle") == []


@rule("Serbia Defies Austrian Ultimatum")
def test_serbia_defies() -> None:
    s = play("Serbia Defies Austrian Ultimatum", "RU", pieces={"AH": "SER", "DE": "SER"})
    assert offered(s, "eliminate") == ["Austro-Hungarian Serbia", "German Serbia"]
    do(s, "eliminate German Serbia")
    assert (at(s, "AH"), at(s, "DE")) == ("SER", "")


@rule("Kerensky Vows to Continue War")
def test_kerensky() -> None:
    s = play("Kerensky Vows to Continue War", "RU", ["Rasputin", "Cossacks", "Montenegro"])
    do(s, "prepare Rasputin", "prepare Cossacks")
    assert prepared(s, "RU") == ["Cossacks", "Rasputin"]
    assert hand(s, "RU") == ["Montenegro"]


@rule("Scottish Women's Hospitals")
def test_scottish_womens_hospitals() -> None:
    s = play(
        "Scottish Women's Hospitals", "RU", discards={"RU": ["Russian Build Army", "Cossacks"]},
        face_down={"RU": ["Russian Build Army", "Rasputin"]},
    )  # fmt: skip
    assert offered(s, "recover") == ["Russian Build Army"]
    do(s, "recover Russian Build Army", "recover Russian Build Army")
    assert hand(s, "RU") == ["Russian Build Army", "Russian Build Army"]
    assert offered(s, "recover") == []


@rule("Peace, Bread, Land")
def test_peace_bread_land() -> None:
    s = play("Peace, Bread, Land", "RU", pieces={"RU": "MOS PET UKR POL SER BLA"})
    do(s, "remove Russian Serbia", "remove Russian Black Sea", "pass")
    assert at(s, "RU") == "MOS PET POL UKR"
    assert points(s) == (0, 2)
    s = play("Peace, Bread, Land", "RU", pieces={"RU": "MOS PET UKR POL SER BLA"})
    for name in ("Moscow", "Petrograd", "Ukraine", "Poland", "Serbia"):
        do(s, f"remove Russian {name}")
    assert points(s) == (0, 5)
    assert offered(s, "remove") == []


@pytest.mark.parametrize(
    ("card", "pieces", "builds", "battles"),
    each(
        ("Brusilov Offensive", "MOS UKR", ["Galicia", "Poland", "Romania"], ["Galicia", "Poland", "Romania"]),
        ("East Prussian Offensive", "MOS PET", ["Poland", "Ukraine"], ["Poland", "Ukraine"]),
        ("Grand Duke Nicholas Nikolaevich Appointed Viceroy", "MOS CAU", ["Azerbaijan"], ["Azerbaijan"]),
    ),
)
def test_russian_offensives(card: str, pieces: str, builds: list[str], battles: list[str]) -> None:
    s = play(card, "RU", ["Rasputin"], pieces={"RU": pieces})
    assert offered(s, "build") == builds
    do(s, "pass")
    assert set(battles) <= set(offered(s, "battle"))
    do(s, f"battle {battles[0]}")
    again = play(card, "RU", ["Rasputin"], pieces={"RU": pieces})
    do(again, f"build {builds[0]}")
    assert len(at(again, "RU").split()) == 3
    assert offered(again, "battle")
