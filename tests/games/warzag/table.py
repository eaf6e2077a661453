"""WARZAG WWII at the browser table: where tests begin, and somebody who decides."""

from __future__ import annotations

from typing import Any

from grognard import Match
from grognard.games.warzag.facts import library, tables
from grognard.games.warzag.position import position as compose
from tests.browser.ahead import Decide, composed, dealt, scripted

GAME = "warzag"
BOT = "bot:rules"
FOUR = "four-players"

FRONT = {"uk": "armour C5, infantry C5, artillery D4", "italy": "infantry C4, artillery C4, armour Foxtrot"}
"""The British stand on two sides of the Italians on C4, and are just strong enough."""
STRONG = {"uk": "air C5, infantry C5, artillery E4", "italy": "infantry C4, artillery C4, armour C4"}
"""Here they are not."""
LAND = {"uk": "Alfa, D6, E4", "italy": "Foxtrot, C2, C3", "germany": "Delta, I2, H2", "ussr": "Charlie, I5"}
GAINS = 5
"""What a Convoy brings."""


def territory(name: str) -> int:
    return tables.TERRITORIES.index(name)


def army(name: str) -> int:
    return tables.ARMIES.index(name)


def card(name: str) -> int:
    return library.SUPPLIES.index(name)


def laid(deal: int = 0, scenario: str = FOUR, **how: Any) -> Match:
    """A match that begins with a composed position, and the dice of this deal."""
    return composed(GAME, scenario, compose(scenario, active="uk", own=LAND, **how), deal=deal)


def campaign(deal: int = 0) -> Match:
    """Phase III in the fifth round: the nations have met, and the Italians hold Leningrad against the British."""
    state = compose(
        round=5,
        active="uk",
        phase="invasion",
        own={
            "uk": "Alfa, A5, A6, B6, B7, D6, D7",
            "italy": "Foxtrot, A1, A2, B1, B2, B3, C2, C3, D1, D2, D4",
            "germany": "Delta, H1, H2, I2, I3, J2, J3, K2, G2, G3",
            "ussr": "Charlie, H6, H7, I4, I5, J5, J6, K5, G5",
        },
        armies={
            "uk": "armour C5, infantry C5, air E5, artillery E5, infantry D6, infantry B6, artillery Magnitogorsk",
            "italy": "armour Leningrad, artillery Leningrad, infantry Leningrad, infantry D4, air C3, armour E3",
            "germany": "armour G3, armour G2, infantry Gela, artillery Gela, air I3, infantry Turin, infantry Turin",
            "ussr": "infantry Kursk, artillery Kursk, armour G5, armour Stalingrad, infantry Ploiesti",
        },
        developed={"production": "A5, B7, B2, C2, H1, I2, J6, H7", "camp": "D7, D1, J3, I5", "fortification": "B3, K2"},
        leaders={"uk": "D6", "italy": "C2", "germany": "Research", "ussr": "H6"},
        points={"uk": 9, "italy": 4, "germany": 12, "ussr": 7},
        hands={
            "uk": "Engineers, Convoy, Forced March",
            "italy": "Sabotage, Plebiscite",
            "germany": "Convoy, Minefield",
        },
        missions={"uk": "Breakthrough", "italy": "Far from Home"},
        objectives={"uk": "Wide Horizons", "italy": "Paths of History"},
        tokens={"germany": 7, "uk": 3},
        kills={"uk": 3, "italy": 4, "germany": 2, "ussr": 3},
        captures={"uk": 2, "italy": 3, "germany": 1, "ussr": 2},
        fulfilled={"uk": 1, "italy": 2, "germany": 1},
    )
    return composed(GAME, FOUR, state, deal=deal)


def offensive() -> Decide:
    """The British invade Leningrad from three sides; the Italians strike an army, and wound others."""
    return scripted(
        ("invade", territory("Leningrad")),
        ("from", territory("C5")),
        ("from", territory("E5")),
        ("from", territory("D6")),
        ("eliminate", army("Italian armour 1")),
        ("eliminate", army("Italian artillery 1")),
        ("eliminate", army("UK armour 1")),
        ("wound", army("UK air 1")),
    )


def british_turn(deal: int = 0) -> Match:
    """The United Kingdom may train; its leader is near the laboratory."""
    return laid(deal, armies=FRONT, leaders={"uk": "D6"}, missions={"uk": "Breakthrough"})


def collecting(scenario: str = FOUR) -> Match:
    """Phase I of the United Kingdom, which has cards for this phase and for others."""
    return laid(scenario=scenario, phase="resources", hands={"uk": "Convoy, Engineers"}, points={"uk": 6, "ussr": 3})


def stronghold(deal: int = 0) -> Match:
    """Phase III before a territory that holds out; both sides have a card for it."""
    return laid(deal, phase="invasion", armies=STRONG, hands={"uk": "Air Support", "italy": "Minefield"})


def storm() -> Decide:
    """The British train, annex D7, and invade C4 from two sides; the Italians strike one army, and wound the others."""
    return scripted(
        ("infantry", territory("Alfa")),
        ("take", army("UK infantry 2")),
        ("go", territory("D7")),
        ("invade", territory("C4")),
        ("from", territory("C5")),
        ("from", territory("D4")),
        ("eliminate", army("UK infantry 1")),
        ("wound", army("UK armour 1")),
        ("wound-most", army("UK artillery 1")),
        ("enter", army("UK armour 1")),
    )


def assault() -> Decide:
    """The British invade C4 with support from the air, the Italians have mines; each strikes one army."""
    return scripted(
        ("invade", territory("C4")),
        ("play", card("Air Support")),
        ("play", card("Minefield")),
        ("eliminate", army("Italian armour 1")),
        ("eliminate", army("UK air 1")),
        ("wound", army("UK infantry 1")),
    )


def resists(position: Any) -> bool:
    """The die of an invasion shows Resistance."""
    symbol = (position["view"]["step"].get("invasion") or {}).get("symbol")
    return symbol is not None and tables.SYMBOLS[symbol] == "resistance"


def stormed() -> Match:
    """The British turn of a deal in which the Italians on C4 resist."""
    return dealt(british_turn, storm, resists)


def assaulted() -> Match:
    """The attack on the stronghold in a deal in which it resists."""
    return dealt(stronghold, assault, resists)


def nation(position: Any, code: str) -> Any:
    return next(one for one in position["view"]["nations"] if one["nation"] == code)


def armies_at(position: Any, place: str) -> list[tuple[str, int]]:
    """The armies on a territory, by name and wounds."""
    return [(tables.ARMIES[one["army"]], one["wounds"]) for one in position["view"]["armies"] if one["at"] == place]
