"""What the cards of France and Italy do when they are played and in play."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.quartermaster_1914.board.state import QuartermasterState
from tests.games.quartermaster_1914.vocabulary import (
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
    refused,
    rule,
    said,
    tokens,
    top,
)

GAME = "quartermaster-1914"


@pytest.mark.parametrize(
    ("card", "pieces", "spaces"),
    each(
        ("French Build Army", {"FR": "PAR"}, ["Burgundy", "Picardy", "Provence"]),
        ("Italian Build Army", {"FR": "PAR"}, ["Rome"]),
        ("French Build Navy", {"FR": "PAR"}, ["English Channel", "North Atlantic"]),
        ("Italian Build Navy", {"IT": "ROM"}, ["Adriatic Sea", "Eastern Mediterranean", "Western Mediterranean"]),
        ("French Land Battle", {"FR": "PAR"}, ["Burgundy", "Picardy", "Provence"]),
        ("Italian Land Battle", {"IT": "ROM"}, ["Italian Alps"]),
        ("French Sea Battle", {"FR": "PAR"}, ["English Channel", "North Atlantic"]),
        ("Italian Sea Battle", {"IT": "ROM"}, ["Adriatic Sea", "Eastern Mediterranean", "Western Mediterranean"]),
    ),
)
def test_basic_cards(card: str, pieces: dict[str, str], spaces: list[str]) -> None:
    s = play(card, "FRIT", ["Verdun"], pieces=pieces)
    verb = "battle" if "Battle" in card else "build"
    assert offered(s, verb) == spaces
    do(s, f"{verb} {spaces[0]}")
    assert top(s, "FRIT") == card


@rule("Francs-tireurs")
def test_francs_tireurs() -> None:
    s = play("Francs-tireurs", "FRIT", pieces={"DE": "BER PIC BEL ENG", "FR": "PAR"})
    assert pay(s) == {"DE": 3}
    do(s, "fetch French Build Army")
    assert hand(s, "FRIT") == ["French Build Army"]
    assert points(s) == (0, 0)


@rule("Armée d'Afrique")
@pytest.mark.parametrize(("pieces", "drafts"), [({"FR": "PAR NAO"}, True), ({"FR": "PAR WES", "UK": "NAO"}, False)])
def test_armee_d_afrique(pieces: dict[str, str], drafts: bool) -> None:
    s = play("Armée d'Afrique", "FRIT", pieces=pieces)
    assert pay(s) == {"DE": 3}
    assert (offered(s, "fetch") == ["French Build Army"]) == drafts


@rule("La Revanche")
@pytest.mark.rule(GAME, "R50")
@pytest.mark.parametrize(
    ("board", "name", "gain"),
    [
        ({"FR": "PAR PIC", "DE": "BER WGE BEL"}, "Belgium", 1),
        ({"FR": "PAR BUR", "DE": "BER WGE"}, "Western Germany", 1),
        ({"FR": "PAR PIC", "AH": "VIE BEL"}, "Belgium", 0),
        ({"FR": "PAR BUR", "DE": "BER WGE PIC"}, "Picardy", 0),
    ],
)
def test_la_revanche(board: dict[str, str], name: str, gain: int) -> None:
    s = play("French Land Battle", "FRIT", ["Verdun"], pieces=board, status={"FRIT": ["La Revanche"]})
    do(s, f"battle {name}")
    if offered(s, "from"):
        do(s, f"from {offered(s, 'from')[0]}")
    assert points(s) == (0, gain)


@pytest.mark.parametrize(("card", "space", "name"), each(("Verdun", "BUR", "Burgundy"), ("Marne", "PIC", "Picardy")))
@pytest.mark.rule(GAME, "R22")
def test_verdun_and_marne(card: str, space: str, name: str) -> None:
    board = {"FR": f"PAR {space}", "DE": "BER WGE BEL"}
    s = play("German Land Battle", "DE", ["Zeppelins", "Jutland"], pieces=board, status={"FRIT": [card]},
             prepared={"DE": ["Tannenberg", "Landwehr"]})  # fmt: skip
    do(s, f"battle {name}")
    if space == "BUR":
        do(s, "from Belgium", "discard Jutland")
    do(s, "discard-prepared Tannenberg")
    assert face_down(s, "DE")[-1] == "Tannenberg"
    assert at(s, "FR") == "PAR"
    s = play("German Land Battle", "DE", ["Zeppelins", "Jutland"], pieces=board, status={"FRIT": [card]}, points=(4, 0))
    do(s, f"battle {name}")
    if space == "BUR":
        do(s, "from Belgium", "discard Jutland")
    assert points(s) == (3, 0)
    assert at(s, "FR") == "PAR"
    empty = play("German Land Battle", "DE", ["Zeppelins", "Jutland"], pieces={"FR": "PAR", "DE": "BER WGE BEL"},
                 status={"FRIT": [card]}, points=(4, 0))  # fmt: skip
    do(empty, f"battle {name}")
    if space == "BUR":
        do(empty, "from Belgium", "discard Jutland")
    assert points(empty) == (4, 0)


def french_attack(cards: list[str], **more: Any) -> QuartermasterState:
    """France attacks Belgium; Germany reinforces with one symbol."""
    setting: dict[str, Any] = {
        "pieces": {"DE": "BER WGE BEL", "FR": "PAR PIC"}, "prepared": {"DE": ["German Build Army"]},
    }  # fmt: skip
    s = play("French Land Battle", "FRIT", cards, **(setting | more))
    return do(s, "battle Belgium", "reinforce German Build Army")


@rule("General Nivelle's Creeping Barrage")
def test_nivelle() -> None:
    s = french_attack(["French Land Battle"], status={"FRIT": ["General Nivelle's Creeping Barrage"]})
    do(s, "sustain-from-hand French Land Battle")
    assert at(s, "DE") == "BER WGE"
    assert hand(s, "FRIT") == []
    without = french_attack(["French Land Battle"])
    assert at(without, "DE") == "BEL BER WGE"


@rule("Renault FT Tanks")
def test_renault() -> None:
    s = french_attack([], status={"FRIT": ["Renault FT Tanks"]},
                      prepared={"DE": ["German Build Army"], "FRIT": ["French Land Battle"]})  # fmt: skip
    do(s, "sustain French Land Battle", "keep French Land Battle")
    assert hand(s, "FRIT") == ["French Land Battle"]
    assert at(s, "DE") == "BER WGE"


@rule("Renault FT Tanks")
@rule("General Nivelle's Creeping Barrage")
@pytest.mark.rule(GAME, "R33")
def test_nivelle_and_renault_together() -> None:
    s = french_attack(
        ["French Land Battle"], status={"FRIT": ["Renault FT Tanks", "General Nivelle's Creeping Barrage"]}
    )
    do(s, "sustain-from-hand French Land Battle", "keep French Land Battle")
    assert hand(s, "FRIT") == ["French Land Battle"]


@rule("Barès Expands Armée de l'Air")
@pytest.mark.rule(GAME, "R49")
def test_bares() -> None:
    cards = {"FRIT": ["Barès Expands Armée de l'Air"]}
    s = position(power="FRIT", step="draft", hands={"FRIT": ["Verdun", "Marne"]}, status=cards)
    do(s, "draft")
    assert "French Land Battle" in offered(s, "fetch")
    assert "Italian Land Battle" not in offered(s, "fetch")
    do(s, "fetch French Land Battle")
    assert hand(s, "FRIT") == ["French Land Battle"]
    free = play("Paris Taxis", "FRIT", status=cards)
    assert offered(free, "fetch") == ["French Build Army", "French Land Battle"]
    italian = play("The Sunny Days of May", "FRIT", status=cards)
    assert offered(italian, "fetch") == ["Italian Build Army"]


@rule("Troupes Coloniales")
@pytest.mark.rule(GAME, "R48")
def test_troupes_coloniales() -> None:
    cards = {"FRIT": ["Troupes Coloniales", "Barès Expands Armée de l'Air"]}
    s = position(power="FRIT", step="draft", hands={"FRIT": ["Verdun", "Marne"]}, status=cards, pieces={"FR": "WES"})
    do(s, "use Troupes Coloniales")
    assert hand(s, "FRIT") == ["French Build Army", "Marne", "Verdun"]
    assert "draft" not in offered(s)
    s = position(power="FRIT", step="draft", hands={"FRIT": ["Verdun", "Marne"]}, status=cards, pieces={"FR": "PAR"})
    assert (
        said(refused(s, "use Troupes Coloniales"))
        == "Troupes Coloniales needs a French navy in the Western Mediterranean"
    )


@rule("Citizen-Soldiers")
@pytest.mark.rule(GAME, "R49")
def test_citizen_soldiers() -> None:
    cards = {"FRIT": ["Citizen-Soldiers"]}
    s = play("Paris Taxis", "FRIT", status=cards, pieces={})
    do(s, "fetch French Build Army", "prepare French Build Army")
    assert prepared(s, "FRIT") == ["French Build Army"]
    assert s.view(0)["powers"][3]["prepared_known"] == ["French Build Army"]
    s = position(power="FRIT", step="draft", hands={"FRIT": ["Verdun", "Marne"]}, status=cards)
    do(s, "draft", "fetch Italian Build Army")
    assert offered(s, "prepare") == []


@rule("Alpini")
@pytest.mark.rule(GAME, "R22")
def test_alpini() -> None:
    board = {"IT": "ROM ALP", "AH": "VIE TYR"}
    s = play("Austro-Hungarian Land Battle", "AHOT", ["Spanish Flu", "Caporetto", "Persian Oil"], pieces=board,
             status={"FRIT": ["Alpini"]})  # fmt: skip
    do(s, "battle Italian Alps", "discard Spanish Flu", "discard Caporetto")
    assert hand(s, "AHOT") == ["Persian Oil"]
    assert at(s, "IT") == "ROM"
    s = play("Austro-Hungarian Land Battle", "AHOT", ["Spanish Flu"], pieces=board, status={"FRIT": ["Alpini"]},
             points=(3, 0))  # fmt: skip
    do(s, "battle Italian Alps")
    assert points(s) == (2, 0)
    assert at(s, "IT") == "ROM"


@pytest.mark.parametrize("card", each(("King Ferdinand Reorganizes Romanian Army",), ("Romania Joins Entente",)))
def test_romania(card: str) -> None:
    s = play(card, "FRIT", pieces={"FR": "PAR"})
    assert tokens(s) == "RUM"
    do(s, "recruit Romania")
    assert at(s, "FR") == "PAR RUM"
    again = play(card, "FRIT", pieces={"FR": "PAR", "AH": "RUM"}, tokens="RUM")
    assert tokens(again) == "RUM"
    assert offered(again, "recruit") == []


@rule("Paris Taxis")
def test_paris_taxis() -> None:
    s = play("Paris Taxis", "FRIT", pieces={})
    do(s, "fetch French Build Army")
    assert offered(s, "recruit") == ["Burgundy", "Paris", "Picardy", "Provence"]
    do(s, "recruit Picardy")
    assert at(s, "FR") == "PIC"


@rule("Romanians Advance in Transylvania")
@pytest.mark.rule(GAME, "R46")
def test_romanians_advance() -> None:
    s = play("Romanians Advance in Transylvania", "FRIT", ["Verdun"], pieces={"FR": "PAR RUM", "AH": "VIE BUD"})
    assert offered(s, "battle") == ["Budapest", "Bulgaria", "Galicia", "Serbia", "Ukraine"]
    do(s, "battle Budapest")
    assert at(s, "AH") == "VIE"
    assert hand(s, "FRIT") == []


@rule("Alsace-Lorraine")
def test_alsace_lorraine() -> None:
    assert tokens(play("Alsace-Lorraine", "FRIT")) == "BUR"


@rule("France Mobilizes")
def test_france_mobilizes() -> None:
    s = play("France Mobilizes", "FRIT", pieces={"FR": "PAR"})
    do(s, "fetch French Build Army", "recruit Burgundy")
    assert offered(s, "build") == ["English Channel", "North Atlantic"]
    do(s, "build North Atlantic")
    assert at(s, "FR") == "BUR NAO PAR"


@rule("Plan XVII")
@pytest.mark.rule(GAME, "R44")
def test_plan_xvii() -> None:
    s = play("Plan XVII", "FRIT", pieces={"FR": "PAR PIC", "DE": "BER WGE BEL"})
    do(s, "build Burgundy")
    assert offered(s, "battle") == ["Belgium", "Paris", "Picardy", "Western Germany"]  # Provence is difficult
    do(s, "battle Belgium")
    assert offered(s, "from") == ["Burgundy", "Picardy"]
    do(s, "from Picardy")
    assert at(s, "DE") == "BER WGE"
    none = do(play("Plan XVII", "FRIT", pieces={"FR": "PAR PIC", "DE": "BER BEL"}), "pass")
    assert offered(none, "battle") == []


@rule("Plan XVII")
@pytest.mark.rule(GAME, "R44")
@pytest.mark.rule(GAME, "R12")
def test_plan_xvii_has_no_battle_once_its_army_was_taken_back() -> None:
    s = do(play("Plan XVII", "FRIT", pieces={"FR": "PAR PIC", "DE": "BER WGE BEL"}), "build Burgundy")
    other = do(s.copy(), "recall", "remove French Picardy")
    assert offered(other, "battle") == ["Belgium", "Paris", "Picardy", "Western Germany"]
    do(s, "recall", "remove French Burgundy")
    assert offered(s, "battle") == []
    assert at(s, "DE") == "BEL BER WGE"


@rule("Plan XVII")
@pytest.mark.rule(GAME, "R44")
@pytest.mark.rule(GAME, "R12")
def test_plan_xvii_has_no_battle_if_its_army_is_taken_back_when_the_start_is_chosen() -> None:
    s = play("Plan XVII", "FRIT", pieces={"FR": "PAR PIC ENG", "DE": "BER WGE BEL"})
    do(s, "build Burgundy", "battle Belgium", "recall", "remove French Burgundy")
    assert offered(s, "from") == offered(s, "battle") == []
    assert at(s, "DE") == "BEL BER WGE"


@rule("The Sunny Days of May")
def test_the_sunny_days_of_may() -> None:
    s = play("The Sunny Days of May", "FRIT", pieces={"IT": "ROM"})
    do(s, "fetch Italian Build Army")
    assert offered(s, "build") == ["Italian Alps"]
    do(s, "build Italian Alps")
    assert at(s, "IT") == "ALP ROM"


@rule("Isonzo River Offensives")
def test_isonzo() -> None:
    s = play("Isonzo River Offensives", "FRIT", ["Verdun", "Marne"], pieces={"IT": "ROM", "AH": "VIE TYR"})
    do(s, "discard Verdun", "build Italian Alps", "battle Tyrol")
    assert at(s, "AH") == "VIE"
    assert hand(s, "FRIT") == []
    broke = play("Isonzo River Offensives", "FRIT", pieces={"IT": "ROM", "AH": "VIE TYR"})
    assert offered(broke, "build") == []


@rule("Bersaglieri")
@pytest.mark.rule(GAME, "R59")
def test_bersaglieri() -> None:
    s = play("Bersaglieri", "FRIT", pieces={"IT": "ROM ALP", "AH": "VIE TYR"})
    assert "Tyrol" in offered(s, "battle")
    do(s, "battle Tyrol")
    assert at(s, "AH") == "VIE"
