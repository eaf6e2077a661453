"""9: supply, and the end of supply trains."""

from __future__ import annotations

import pytest

from grognard.games.friedrich.board.state import FriedrichState
from tests.games.friedrich.vocabulary import asked, do, face_down, held, off, offered, position, refused, troops, where

KOBLENZ = {"French train 1": "Koblenz"}


def march(s: FriedrichState, piece: str, *cities: str) -> FriedrichState:
    """Move a piece or stack step by step, then stop."""
    do(s, f"move {piece}", *[f"go {city}" for city in cities])
    return do(s, "stop") if "stop" in offered(s) else s


def idle(s: FriedrichState) -> FriedrichState:
    """Let whoever is asked do as little as possible."""
    texts = offered(s)
    return do(s, "done" if "done" in texts else texts[0])


def until_french_moves(s: FriedrichState) -> FriedrichState:
    while asked(s) != ["Pompadour"] or "move Richelieu" not in offered(s):
        idle(s)
    return s


def supplied(nation: str, general: str, place: str, others: dict[str, str] | None = None) -> bool:
    """Whether a face-up general stays so in his supply phase."""
    s = position(nation=nation, phase="supply", pieces={general: place} | (others or {}))
    assert not off(s, general)
    return not face_down(s, general)


# X7


@pytest.mark.rule("friedrich", "9")
@pytest.mark.rule("friedrich", "R39")
@pytest.mark.rule("friedrich", "X7a")
@pytest.mark.rule("friedrich", "X7")
def test_a_train_six_cities_away_supplies() -> None:
    assert supplied("France", "Richelieu", "Büren", KOBLENZ)


@pytest.mark.rule("friedrich", "9")
@pytest.mark.rule("friedrich", "R39")
@pytest.mark.rule("friedrich", "X7b")
def test_a_train_seven_cities_away_does_not() -> None:
    assert not supplied("France", "Richelieu", "Paderborn", KOBLENZ)


@pytest.mark.rule("friedrich", "9")
@pytest.mark.rule("friedrich", "R39")
@pytest.mark.rule("friedrich", "X7c")
@pytest.mark.parametrize("piece", ["Cumberland", "Hanoverian train", "Heinrich", "Prussian train 1"])
def test_hostile_pieces_block_the_way(piece: str) -> None:
    assert not supplied("France", "Richelieu", "Büren", KOBLENZ | {piece: "Meschede"})


@pytest.mark.rule("friedrich", "9")
@pytest.mark.rule("friedrich", "R39")
def test_another_train_supplies_where_the_way_to_the_first_is_blocked() -> None:
    blocked = KOBLENZ | {"Cumberland": "Meschede"}
    assert not supplied("France", "Richelieu", "Büren", blocked)
    assert supplied("France", "Richelieu", "Büren", blocked | {"French train 2": "Hannover"})


@pytest.mark.rule("friedrich", "9")
@pytest.mark.rule("friedrich", "R39")
@pytest.mark.rule("friedrich", "X7d")
@pytest.mark.parametrize("piece", ["Hildburghausen", "Imperial train", "Soubise", "Lacy"])
def test_friendly_pieces_do_not_block_the_way(piece: str) -> None:
    assert supplied("France", "Richelieu", "Büren", KOBLENZ | {piece: "Meschede"})


@pytest.mark.rule("friedrich", "9")
@pytest.mark.rule("friedrich", "X7e")
def test_a_face_down_general_in_supply_again_is_turned_up() -> None:
    s = position(nation="France", turn=2, pieces={"Richelieu": "Paderborn"} | KOBLENZ, down=["Richelieu"])
    march(s, "Richelieu", "Büren")
    assert face_down(s, "Richelieu")
    do(s, "done")
    assert not face_down(s, "Richelieu")
    assert where(s, "Richelieu") == "Büren"


@pytest.mark.rule("friedrich", "9")
@pytest.mark.rule("friedrich", "X7e")
def test_a_face_down_general_out_of_supply_is_lost() -> None:
    s = position(
        nation="France", phase="supply", turn=2, pieces={"Richelieu": "Paderborn"} | KOBLENZ,
        troops={"Richelieu": 6}, down=["Richelieu"],
    )  # fmt: skip
    assert off(s, "Richelieu")
    assert troops(s, "Richelieu") == 0


@pytest.mark.rule("friedrich", "9")
def test_a_lost_stack_is_lost_as_a_whole() -> None:
    s = position(
        nation="France", phase="supply", turn=2, pieces={"Richelieu": "Paderborn", "Soubise": "Paderborn"} | KOBLENZ,
        troops={"Richelieu": 9}, down=["Richelieu", "Soubise"],
    )  # fmt: skip
    assert off(s, "Richelieu")
    assert off(s, "Soubise")


@pytest.mark.rule("friedrich", "9")
@pytest.mark.rule("friedrich", "R42")
@pytest.mark.rule("friedrich", "X7f")
@pytest.mark.parametrize(
    ("nation", "general", "place", "fed"),
    [
        ("France", "Richelieu", "Koblenz", True),
        ("France", "Richelieu", "Gemünden", True),
        ("France", "Richelieu", "Sierpc", False),
        ("France", "Richelieu", "Hildburghausen", False),
        ("Russia", "Saltikov", "Sierpc", True),
        ("Russia", "Saltikov", "Warszawa", True),
        ("Russia", "Saltikov", "Koblenz", False),
        ("Russia", "Saltikov", "Pruszków", False),
    ],
)
def test_own_depots_feed_russia_and_france(nation: str, general: str, place: str, fed: bool) -> None:
    assert supplied(nation, general, place) == fed


@pytest.mark.rule("friedrich", "9")
@pytest.mark.rule("friedrich", "X7g")
@pytest.mark.parametrize(("mover", "other"), [("Chevert", "Richelieu"), ("Richelieu", "Chevert")])
@pytest.mark.parametrize("down", ["Richelieu", "Chevert"])
def test_joining_a_face_down_general_turns_both_down(mover: str, other: str, down: str) -> None:
    pieces = {mover: "Soest", other: "Iserlohn", "Soubise": "Fulda"}
    s = position(nation="France", pieces=pieces, down=[down])
    march(s, mover, "Iserlohn")
    assert face_down(s, "Richelieu")
    assert face_down(s, "Chevert")
    assert not face_down(s, "Soubise")


@pytest.mark.rule("friedrich", "9")
def test_a_stack_turned_down_by_joining_is_lost_together() -> None:
    s = position(nation="France", pieces={"Chevert": "Büren", "Richelieu": "Paderborn"} | KOBLENZ, down=["Richelieu"])
    march(s, "Chevert", "Paderborn")
    do(s, "done")
    assert off(s, "Richelieu")
    assert off(s, "Chevert")


@pytest.mark.rule("friedrich", "9")
@pytest.mark.rule("friedrich", "R43")
@pytest.mark.rule("friedrich", "X7h")
def test_prussia_is_not_at_home_in_saxony() -> None:
    assert supplied("Prussia", "Friedrich", "Oschatz", {"Prussian train 2": "Jüterbog"})
    assert not supplied("Prussia", "Friedrich", "Oschatz")


@pytest.mark.rule("friedrich", "9")
@pytest.mark.rule("friedrich", "R40")
@pytest.mark.rule("friedrich", "X7i")
def test_a_general_cut_off_by_the_enemy_has_two_turns() -> None:
    s = position(nation="Hanover", pieces={"Ferdinand": "Limburg", "Richelieu": "Büren"} | KOBLENZ)
    march(s, "Ferdinand", "Koblenz")
    assert off(s, "French train 1")
    assert not face_down(s, "Richelieu")
    until_french_moves(s)
    assert not face_down(s, "Richelieu")
    while asked(s) == ["Pompadour"]:
        idle(s)
    assert face_down(s, "Richelieu")
    until_french_moves(s)
    assert where(s, "Richelieu") == "Büren"
    assert face_down(s, "Richelieu")
    while asked(s) == ["Pompadour"]:
        idle(s)
    assert off(s, "Richelieu")


# Who, where, when


@pytest.mark.rule("friedrich", "R39")
@pytest.mark.parametrize(
    ("nation", "general", "place", "train", "spot", "fed"),
    [
        ("Prussia", "Friedrich", "Oschatz", "Hanoverian train", "Jüterbog", False),
        ("Hanover", "Ferdinand", "Halle", "Prussian train 1", "Magdeburg", False),
        ("Hanover", "Ferdinand", "Halle", "Hanoverian train", "Magdeburg", True),
        ("Imperial Army", "Hildburghausen", "Halle", "Austrian train 1", "Leipzig", False),
        ("Imperial Army", "Hildburghausen", "Halle", "Imperial train", "Leipzig", True),
        ("Sweden", "Ehrensvärd", "Berlin", "Russian train 1", "Bernau", False),
        ("Sweden", "Ehrensvärd", "Berlin", "Swedish train", "Bernau", True),
    ],
)
def test_only_trains_of_the_own_nation_supply(
    nation: str, general: str, place: str, train: str, spot: str, fed: bool
) -> None:
    assert supplied(nation, general, place, {train: spot}) == fed


@pytest.mark.rule("friedrich", "9")
def test_a_train_supplies_any_number_of_generals() -> None:
    generals = {"Friedrich": "Leipzig", "Winterfeldt": "Oschatz", "Heinrich": "Torgau", "Keith": "Wurzen"}
    s = position(phase="supply", pieces=generals | {"Prussian train 1": "Riesa"})
    assert not any(face_down(s, name) for name in generals)


@pytest.mark.rule("friedrich", "9")
@pytest.mark.rule("friedrich", "R42")
@pytest.mark.parametrize(
    ("nation", "general", "place"),
    [
        ("Prussia", "Friedrich", "Berlin"),
        ("Prussia", "Friedrich", "Emden"),
        ("Prussia", "Friedrich", "Mohrungen"),
        ("Hanover", "Ferdinand", "Kassel"),
        ("Sweden", "Ehrensvärd", "Wismar"),
        ("Austria", "Daun", "Prag"),
        ("Imperial Army", "Hildburghausen", "Erlangen"),
    ],
)
def test_at_home_no_train_is_needed(nation: str, general: str, place: str) -> None:
    assert supplied(nation, general, place)


@pytest.mark.rule("friedrich", "R43")
@pytest.mark.parametrize(
    ("nation", "general", "place", "fed"),
    [
        ("Imperial Army", "Hildburghausen", "Leipzig", True),
        ("Imperial Army", "Hildburghausen", "Prag", False),
        ("Austria", "Daun", "Leipzig", False),
        ("Prussia", "Friedrich", "Stade", False),
        ("Hanover", "Ferdinand", "Berlin", False),
        ("Prussia", "Friedrich", "Poznań", False),
    ],
)
def test_home_is_the_own_country_only(nation: str, general: str, place: str, fed: bool) -> None:
    assert supplied(nation, general, place) == fed


@pytest.mark.rule("friedrich", "9")
@pytest.mark.rule("friedrich", "R40")
def test_only_the_active_nation_is_checked() -> None:
    s = position(nation="Hanover", phase="supply", pieces={"Richelieu": "Paderborn", "Friedrich": "Leipzig"})
    assert not face_down(s, "Richelieu")
    assert not face_down(s, "Friedrich")


@pytest.mark.rule("friedrich", "R40")
def test_a_general_out_of_supply_on_the_way_is_not_turned() -> None:
    s = position(nation="France", pieces={"Richelieu": "Büren"} | KOBLENZ)
    do(s, "move Richelieu", "go Paderborn")
    assert not face_down(s, "Richelieu")
    do(s, "go Büren", "stop", "done")
    assert not face_down(s, "Richelieu")


@pytest.mark.rule("friedrich", "R41")
@pytest.mark.parametrize(("city", "fed"), [("Kassel", False), ("Alsfeld", True)])
def test_a_beaten_attacker_is_checked_where_he_ends(city: str, fed: bool) -> None:
    s = position(
        nation="France", phase="combat", pieces={"Richelieu": "Fritzlar", "Cumberland": "Wildungen"} | KOBLENZ,
        troops={"Richelieu": 3, "Cumberland": 4},
    )  # fmt: skip
    do(s, f"retreat {city}")
    assert where(s, "Richelieu") == city
    assert face_down(s, "Richelieu") != fed


@pytest.mark.rule("friedrich", "9")
def test_a_beaten_defender_is_not_checked_in_the_stage_of_the_enemy() -> None:
    s = position(
        nation="Hanover", phase="combat", pieces={"Richelieu": "Fritzlar", "Cumberland": "Wildungen"} | KOBLENZ,
        troops={"Richelieu": 3, "Cumberland": 4},
    )  # fmt: skip
    do(s, "retreat Kassel")
    assert not face_down(s, "Richelieu")


# Face-down generals


@pytest.mark.rule("friedrich", "R44")
def test_a_returning_general_is_face_up() -> None:
    s = position(
        nation="France", phase="recruit", pieces={"Soubise": "Paderborn", "French train 1": "Fulda"},
        down=["Soubise"], hands={"France": ["6C.1"]},
    )  # fmt: skip
    do(s, "recruit Chevert", "enter Koblenz")
    assert where(s, "Chevert") == "Koblenz"
    assert not face_down(s, "Chevert")


@pytest.mark.rule("friedrich", "R44")
def test_a_general_lost_face_down_returns_face_up() -> None:
    s = position(
        nation="France", phase="supply", pieces={"Richelieu": "Paderborn"} | KOBLENZ, down=["Richelieu"], turn=2
    )
    assert off(s, "Richelieu")
    assert not face_down(s, "Richelieu")


@pytest.mark.rule("friedrich", "R44")
def test_a_returning_general_who_joins_a_face_down_stack_shares_its_fate() -> None:
    s = position(
        nation="Russia", phase="recruit",
        pieces={"Saltikov": "Pruszków", "Heinrich": "Sierpc", "Prussian train 1": "Warszawa"},
        down=["Saltikov"], hands={"Russia": ["8C.1"]},
    )  # fmt: skip
    do(s, "recruit Tottleben", "enter Pruszków")
    while asked(s) == ["Elisabeth"]:
        idle(s)
    assert off(s, "Saltikov")
    assert off(s, "Tottleben")


@pytest.mark.rule("friedrich", "9")
@pytest.mark.rule("friedrich", "R45")
def test_a_face_down_general_moves_and_conquers() -> None:
    s = position(nation="France", pieces={"Soubise": "Fritzlar"}, down=["Soubise"])
    do(s, "move Soubise")
    assert {"Kassel", "Hofgeismar", "Göttingen"} <= set(offered(s, "go"))
    do(s, "go Kassel", "go Hofgeismar")
    assert held(s, "France") == ["Kassel"]


@pytest.mark.rule("friedrich", "9")
@pytest.mark.rule("friedrich", "R45")
def test_a_face_down_general_protects() -> None:
    s = position(nation="France", pieces={"Soubise": "Fritzlar", "Cumberland": "Northeim"}, down=["Cumberland"])
    do(s, "move Soubise", "go Kassel", "go Hofgeismar")
    assert held(s, "France") == []


@pytest.mark.rule("friedrich", "9")
@pytest.mark.rule("friedrich", "R45")
def test_a_face_down_general_fights() -> None:
    s = position(
        nation="France", phase="combat", pieces={"Soubise": "Göttingen", "Cumberland": "Northeim"},
        troops={"Soubise": 5, "Cumberland": 2}, down=["Soubise"],
    )  # fmt: skip
    assert off(s, "Cumberland")


@pytest.mark.rule("friedrich", "R45")
def test_a_face_down_general_receives_troops() -> None:
    s = position(
        nation="Sweden", phase="recruit", pieces={"Ehrensvärd": "Berlin", "Swedish train": "Wismar"},
        down=["Ehrensvärd"], hands={"Sweden": ["6C.1"]},
    )  # fmt: skip
    assert offered(s, "recruit") == ["Ehrensvärd"]


# X8: the end of a train


@pytest.mark.rule("friedrich", "9")
@pytest.mark.rule("friedrich", "R8")
@pytest.mark.rule("friedrich", "X8")
def test_a_general_takes_a_train_and_stops() -> None:
    pieces = {"Soubise": "Peine", "Hanoverian train": "Gifhorn", "Ferdinand": "Stade", "Chevert": "Fulda"}
    s = position(nation="France", pieces=pieces)
    do(s, "move Soubise")
    assert "Oebisfelde" not in offered(s, "go")
    do(s, "go Braunschweig", "go Gifhorn")
    assert off(s, "Hanoverian train")
    assert where(s, "Soubise") == "Gifhorn"
    assert held(s, "France") == ["Braunschweig"]
    assert offered(s, "go") == []
    assert offered(s, "move") == ["Chevert"]
    assert refused(s, "move Soubise").rule == "4"


@pytest.mark.rule("friedrich", "9")
@pytest.mark.rule("friedrich", "R8")
@pytest.mark.rule("friedrich", "X8")
def test_a_train_never_enters_the_city_of_a_hostile_train() -> None:
    s = position(nation="France", pieces={"French train 1": "Peine", "Hanoverian train": "Gifhorn"})
    do(s, "move French train 1")
    assert "Braunschweig" in offered(s, "go")
    assert refused(s, "go Gifhorn").rule in {"4", "9"}


@pytest.mark.rule("friedrich", "9")
@pytest.mark.rule("friedrich", "R8")
def test_a_train_is_not_passed() -> None:
    s = position(nation="France", pieces={"Soubise": "Emden", "Hanoverian train": "Leer"})
    do(s, "move Soubise")
    assert set(offered(s, "go")) - {"Emden"} == {"Leer"}
    assert refused(s, "go Papenburg").rule in {"4", "9"}


@pytest.mark.rule("friedrich", "R8")
def test_taking_a_train_on_an_objective_does_not_conquer_it() -> None:
    s = position(nation="France", pieces={"Soubise": "Peine", "Hanoverian train": "Braunschweig", "Chevert": "Fulda"})
    do(s, "move Soubise", "go Braunschweig")
    assert off(s, "Hanoverian train")
    do(s, "done")
    assert held(s, "France") == []


@pytest.mark.rule("friedrich", "R8")
def test_a_whole_stack_stops_on_a_train() -> None:
    pieces = {"Richelieu": "Peine", "Soubise": "Peine", "Hanoverian train": "Braunschweig", "Chevert": "Fulda"}
    s = position(nation="France", pieces=pieces)
    do(s, "move Richelieu", "go Braunschweig")
    assert where(s, "Soubise") == where(s, "Richelieu") == "Braunschweig"
    assert offered(s, "move") == ["Chevert"]


@pytest.mark.rule("friedrich", "9")
@pytest.mark.rule("friedrich", "R8")
def test_trains_of_friends_are_not_taken() -> None:
    s = position(nation="France", pieces={"Soubise": "Peine", "Imperial train": "Braunschweig"})
    do(s, "move Soubise")
    assert refused(s, "go Braunschweig").rule in {"4", "9"}
