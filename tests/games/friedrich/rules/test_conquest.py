"""5: conquest, reconquest, protection, retroactive conquest."""

from __future__ import annotations

import pytest

from grognard.games.friedrich.board.state import FriedrichState
from tests.games.friedrich.vocabulary import chance, do, held, marked, off, offered, position, troops, where

FOUR_SUITS = {"four_suits": "on"}


def march(s: FriedrichState, piece: str, *cities: str) -> FriedrichState:
    """Move a piece or stack step by step, then stop."""
    do(s, f"move {piece}", *[f"go {city}" for city in cities])
    return do(s, "stop") if "stop" in offered(s) else s


def end_moves(s: FriedrichState) -> FriedrichState:
    return do(s, "done") if "done" in offered(s) else s


def play(s: FriedrichState, card: str) -> FriedrichState:
    """Play a card, unless it had to be played and lies there already."""
    return do(s, f"play {card}") if f"play {card}" in offered(s) else s


# X3: conquest


@pytest.mark.rule("friedrich", "5")
@pytest.mark.rule("friedrich", "R10")
@pytest.mark.rule("friedrich", "R12")
@pytest.mark.rule("friedrich", "X3a")
@pytest.mark.rule("friedrich", "X3")
def test_an_objective_is_conquered_when_it_is_left() -> None:
    s = position(nation="France", pieces={"Soubise": "Fritzlar", "Cumberland": "Alfeld", "Ferdinand": "Stade"})
    do(s, "move Soubise", "go Kassel")
    assert held(s, "France") == []
    do(s, "go Hofgeismar")
    assert held(s, "France") == ["Kassel"]
    assert marked(s) == []


@pytest.mark.rule("friedrich", "5")
@pytest.mark.rule("friedrich", "R10")
@pytest.mark.rule("friedrich", "X3b")
def test_an_objective_entered_is_not_conquered() -> None:
    s = position(nation="France", pieces={"Soubise": "Fritzlar", "Cumberland": "Alfeld", "Ferdinand": "Stade"})
    march(s, "Soubise", "Kassel")
    end_moves(s)
    assert held(s, "France") == []


@pytest.mark.rule("friedrich", "5")
@pytest.mark.rule("friedrich", "X3b")
def test_a_general_who_started_on_an_objective_conquers_it_by_leaving() -> None:
    pieces = {"Soubise": "Kassel", "Cumberland": "Alfeld", "Ferdinand": "Stade"}
    s = position(nation="France", turn=2, pieces=pieces)
    march(s, "Soubise", "Hofgeismar")
    assert held(s, "France") == ["Kassel"]


@pytest.mark.rule("friedrich", "5")
@pytest.mark.rule("friedrich", "R12")
@pytest.mark.rule("friedrich", "X3c")
def test_a_defender_three_cities_away_protects() -> None:
    s = position(nation="France", pieces={"Soubise": "Fritzlar", "Cumberland": "Northeim", "Ferdinand": "Stade"})
    do(s, "move Soubise", "go Kassel", "go Hofgeismar")
    assert held(s, "France") == []
    assert marked(s) == ["Kassel"]


@pytest.mark.rule("friedrich", "5")
@pytest.mark.rule("friedrich", "R13")
@pytest.mark.rule("friedrich", "X3d")
def test_prussia_does_not_protect_hanoverian_objectives() -> None:
    pieces = {"Soubise": "Fritzlar", "Cumberland": "Alfeld", "Ferdinand": "Stade", "Seydlitz": "Bebra"}
    s = position(nation="France", pieces=pieces)
    do(s, "move Soubise", "go Kassel", "go Hofgeismar")
    assert held(s, "France") == ["Kassel"]


@pytest.mark.rule("friedrich", "5")
@pytest.mark.rule("friedrich", "X3e")
def test_several_objectives_fall_in_one_move() -> None:
    s = position(nation="France", pieces={"Soubise": "Kassel", "Cumberland": "Stade", "Ferdinand": "Stade"})
    do(s, "move Soubise", "go Münden", "go Göttingen")
    assert held(s, "France") == ["Kassel"]
    do(s, "go Duderstadt")
    assert held(s, "France") == ["Göttingen", "Kassel"]


@pytest.mark.rule("friedrich", "5")
@pytest.mark.rule("friedrich", "R12")
@pytest.mark.rule("friedrich", "X3f")
def test_pieces_do_not_change_the_reach_of_protection() -> None:
    pieces = {"Soubise": "Fritzlar", "Chevert": "Göttingen", "Cumberland": "Northeim", "Ferdinand": "Stade"}
    s = position(nation="France", pieces=pieces)
    do(s, "move Soubise", "go Kassel", "go Hofgeismar")
    assert held(s, "France") == []
    assert marked(s) == ["Kassel"]


@pytest.mark.rule("friedrich", "5")
def test_only_objectives_of_the_own_nation_fall() -> None:
    pieces = {"Hildburghausen": "Fritzlar", "Imperial train": "Fulda"}
    s = position(nation="Imperial Army", pieces=pieces)
    march(s, "Hildburghausen", "Kassel", "Hofgeismar")
    assert held(s, "France") == []
    assert held(s, "Imperial Army") == []


@pytest.mark.rule("friedrich", "5")
def test_trains_do_not_conquer() -> None:
    s = position(nation="France", pieces={"French train 1": "Fritzlar", "Soubise": "Fulda"})
    march(s, "French train 1", "Kassel", "Hofgeismar")
    assert held(s, "France") == []


@pytest.mark.rule("friedrich", "5")
def test_trains_do_not_protect() -> None:
    pieces = {"Soubise": "Fritzlar", "Hanoverian train": "Bebra", "Prussian train 1": "Münden"}
    s = position(nation="France", pieces=pieces)
    do(s, "move Soubise", "go Kassel", "go Hofgeismar")
    assert held(s, "France") == ["Kassel"]


@pytest.mark.rule("friedrich", "5")
def test_one_general_protects_any_number_of_objectives() -> None:
    s = position(nation="France", pieces={"Soubise": "Kassel", "Cumberland": "Northeim", "Chevert": "Fulda"})
    do(s, "move Soubise", "go Münden", "go Göttingen", "go Duderstadt")
    assert held(s, "France") == []
    assert marked(s) == ["Göttingen", "Kassel"]


@pytest.mark.rule("friedrich", "5")
def test_a_conquered_city_does_not_hinder_movement() -> None:
    s = position(pieces={"Seydlitz": "Fritzlar"}, held={"France": ["Kassel"]})
    assert {"Kassel", "Hofgeismar", "Bebra"} <= set(offered(do(s, "move Seydlitz"), "go"))


@pytest.mark.rule("friedrich", "R13")
@pytest.mark.parametrize(
    ("nation", "mover", "way", "objective", "defender", "place", "safe"),
    [
        ("France", "Soubise", ["Wernigerode", "Halberstadt", "Quedlinburg"], "Halberstadt", "Seydlitz", "Burg", True),
        ("France", "Soubise", ["Wernigerode", "Halberstadt", "Quedlinburg"], "Halberstadt", "Ferdinand", "Burg", False),
        ("France", "Soubise", ["Rinteln", "Minden", "Nienburg"], "Minden", "Seydlitz", "Hannover", True),
        ("France", "Soubise", ["Rinteln", "Minden", "Nienburg"], "Minden", "Ferdinand", "Hannover", False),
        ("France", "Soubise", ["Sulingen", "Diepholz", "Osnabrück"], "Diepholz", "Cumberland", "Bramsche", True),
        ("France", "Soubise", ["Sulingen", "Diepholz", "Osnabrück"], "Diepholz", "Seydlitz", "Bramsche", False),
        ("Imperial Army", "Hildburghausen", ["Merseburg", "Leipzig", "Borna"], "Leipzig", "Heinrich", "Torgau", True),
        ("Imperial Army", "Hildburghausen", ["Merseburg", "Leipzig", "Borna"], "Leipzig", "Ferdinand", "Torgau", False),
        ("Austria", "Daun", ["Nachod", "Glatz", "Neurode"], "Glatz", "Schwerin", "Strehlen", True),
        ("Austria", "Daun", ["Nachod", "Glatz", "Neurode"], "Glatz", "Cumberland", "Strehlen", False),
    ],
)
def test_who_defends_what(
    nation: str, mover: str, way: list[str], objective: str, defender: str, place: str, safe: bool
) -> None:
    s = position(nation=nation, pieces={mover: way[0], defender: place})
    do(s, f"move {mover}", *[f"go {city}" for city in way[1:]])
    assert held(s, nation) == ([] if safe else [objective])
    assert marked(s) == ([objective] if safe else [])


@pytest.mark.rule("friedrich", "R13")
def test_austria_defends_bohemia() -> None:
    options = {"offensive_option": "on"}
    for austrian, place, safe in (("Laudon", "Trübau", True), ("Hildburghausen", "Trübau", False)):
        s = position(pieces={"Schwerin": "Glatz", austrian: place}, options=options)
        do(s, "move Schwerin", "go Nachod", "go Königgrätz", "go Kosteletz")
        assert held(s, "Prussia") == ([] if safe else ["Königgrätz"])


@pytest.mark.rule("friedrich", "R11")
def test_a_defender_on_the_objective_protects_it() -> None:
    s = position(nation="France", phase="combat", pieces={"Cumberland": "Kassel"}, marks=["Kassel"])
    assert held(s, "France") == []
    assert marked(s) == []


@pytest.mark.rule("friedrich", "R11")
def test_a_retreat_onto_the_objective_protects_it() -> None:
    s = position(
        nation="France", phase="combat", pieces={"Soubise": "Frankenberg", "Cumberland": "Wildungen"},
        troops={"Soubise": 6, "Cumberland": 4}, marks=["Kassel"],
    )  # fmt: skip
    assert where(s, "Cumberland") == "Kassel"
    assert held(s, "France") == []


# X4: retroactive conquest


def goettingen(card: str, soubise: int = 6, cumberland: int = 6) -> FriedrichState:
    """Richelieu passes over Göttingen, Soubise attacks its protector; France holds one card."""
    s = position(
        nation="France",
        pieces={"Cumberland": "Northeim", "Ferdinand": "Stade", "Richelieu": "Eschwege", "Soubise": "Münden"},
        troops={"Cumberland": cumberland, "Soubise": soubise},
        hands={"France": [card] if card else []},
    )
    march(s, "Richelieu", "Göttingen", "Duderstadt")
    assert marked(s) == ["Göttingen"]
    assert held(s, "France") == []
    march(s, "Soubise", "Göttingen")
    end_moves(s)
    return play(s, card) if card else s


@pytest.mark.rule("friedrich", "5")
@pytest.mark.rule("friedrich", "R14")
@pytest.mark.rule("friedrich", "X4a")
@pytest.mark.rule("friedrich", "X4")
@pytest.mark.parametrize("city", ["Hildesheim", "Nordhausen", "Salzgitter", "Wernigerode"])
def test_a_protector_who_stays_in_range_saves_the_objective(city: str) -> None:
    s = goettingen("2S.1")
    assert offered(s, "retreat") == ["Hildesheim", "Nordhausen", "Salzgitter", "Wernigerode"]
    do(s, f"retreat {city}")
    assert troops(s, "Cumberland") == 4
    assert held(s, "France") == []
    assert marked(s) == []


@pytest.mark.rule("friedrich", "5")
@pytest.mark.rule("friedrich", "R14")
@pytest.mark.rule("friedrich", "X4b")
@pytest.mark.parametrize("city", ["Braunschweig", "Halberstadt", "Artern", "Sangerhausen", "Lehrte"])
def test_a_protector_driven_off_loses_the_objective(city: str) -> None:
    s = goettingen("3S.1")
    assert offered(s, "retreat") == ["Artern", "Braunschweig", "Halberstadt", "Lehrte", "Sangerhausen"]
    assert held(s, "France") == []
    do(s, f"retreat {city}")
    assert held(s, "France") == ["Göttingen"]
    assert marked(s) == []


@pytest.mark.rule("friedrich", "5")
@pytest.mark.rule("friedrich", "X4c")
def test_a_tie_leaves_the_objective() -> None:
    s = goettingen("")
    assert (where(s, "Cumberland"), where(s, "Soubise")) == ("Northeim", "Göttingen")
    assert held(s, "France") == []
    assert marked(s) == []


@pytest.mark.rule("friedrich", "5")
@pytest.mark.rule("friedrich", "X4c")
def test_a_lost_attack_leaves_the_objective() -> None:
    s = goettingen("", soubise=5)
    if offered(s, "retreat"):
        do(s, f"retreat {offered(s, 'retreat')[0]}")
    assert troops(s, "Soubise") == 4
    assert held(s, "France") == []
    assert marked(s) == []


@pytest.mark.rule("friedrich", "5")
@pytest.mark.rule("friedrich", "R14")
@pytest.mark.rule("friedrich", "X4d")
def test_a_destroyed_protector_loses_the_objective() -> None:
    s = goettingen("5S.1", soubise=4, cumberland=4)
    assert off(s, "Cumberland")
    assert held(s, "France") == ["Göttingen"]


@pytest.mark.rule("friedrich", "5")
@pytest.mark.rule("friedrich", "R14")
def test_an_objective_nobody_passed_is_not_conquered_by_combat() -> None:
    s = position(
        nation="France", phase="combat", pieces={"Soubise": "Göttingen", "Cumberland": "Northeim"},
        troops={"Soubise": 6, "Cumberland": 1},
    )  # fmt: skip
    assert off(s, "Cumberland")
    assert held(s, "France") == []


@pytest.mark.rule("friedrich", "R14")
def test_another_protector_in_range_saves_the_objective() -> None:
    s = position(
        nation="France", phase="combat",
        pieces={"Soubise": "Göttingen", "Cumberland": "Northeim", "Ferdinand": "Alfeld"},
        troops={"Soubise": 6, "Cumberland": 1}, marks=["Göttingen"],
    )  # fmt: skip
    assert off(s, "Cumberland")
    assert held(s, "France") == []
    assert marked(s) == []


@pytest.mark.rule("friedrich", "R14")
def test_a_protector_who_retreats_into_range_saves_the_objective() -> None:
    s = position(
        nation="France", phase="combat", pieces={"Soubise": "Siegen", "Cumberland": "Biedenkopf"},
        troops={"Soubise": 3, "Cumberland": 2}, marks=["Kassel"],
    )  # fmt: skip
    assert where(s, "Cumberland") == "Marburg"
    assert held(s, "France") == []
    s = position(nation="France", phase="combat", pieces={"Cumberland": "Biedenkopf"}, marks=["Kassel"])
    assert held(s, "France") == ["Kassel"]


@pytest.mark.rule("friedrich", "R14")
def test_a_protector_who_slips_away_loses_the_objective() -> None:
    s = position(
        nation="Austria", phase="combat", turn=7, effect="8 clubs", options=FOUR_SUITS,
        pieces={"Daun": "Waldenburg", "Schwerin": "Schweidnitz"}, marks=["Glatz"],
    )  # fmt: skip
    assert "Breslau" in offered(s, "slip")
    do(s, "slip Breslau")
    assert where(s, "Schwerin") == "Breslau"
    assert held(s, "Austria") == ["Glatz"]


# X5: reconquest

KASSEL = {"France": ["Kassel"]}


@pytest.mark.rule("friedrich", "5")
@pytest.mark.rule("friedrich", "X5a")
@pytest.mark.rule("friedrich", "X5")
def test_the_defender_wins_an_objective_back_by_passing_over_it() -> None:
    pieces = {"Cumberland": "Göttingen", "Soubise": "Fulda"}
    s = position(nation="Hanover", pieces=pieces, held=KASSEL)
    do(s, "move Cumberland", "go Münden", "go Kassel")
    assert held(s, "France") == ["Kassel"]
    do(s, "go Bebra")
    assert held(s, "France") == []
    assert marked(s) == []


@pytest.mark.rule("friedrich", "5")
@pytest.mark.rule("friedrich", "R14")
@pytest.mark.rule("friedrich", "X5b")
def test_the_conqueror_in_range_keeps_what_he_holds() -> None:
    s = position(nation="Hanover", pieces={"Cumberland": "Göttingen", "Chevert": "Wildungen"}, held=KASSEL)
    march(s, "Cumberland", "Münden", "Kassel", "Bebra")
    end_moves(s)
    assert held(s, "France") == ["Kassel"]
    assert marked(s) == []


@pytest.mark.rule("friedrich", "5")
@pytest.mark.rule("friedrich", "R14")
@pytest.mark.rule("friedrich", "X5b")
@pytest.mark.parametrize(("loss", "end", "freed"), [(2, "Corbach", False), (3, "Brilon", True)])
def test_driving_the_conqueror_off_frees_the_objective(loss: int, end: str, freed: bool) -> None:
    s = position(
        nation="Hanover",
        pieces={"Cumberland": "Göttingen", "Ferdinand": "Alsfeld", "Chevert": "Wildungen"},
        troops={"Ferdinand": 4 + loss, "Chevert": 4},
        held=KASSEL,
    )
    march(s, "Cumberland", "Münden", "Kassel", "Bebra")
    assert marked(s) == ["Kassel"]
    march(s, "Ferdinand", "Fritzlar")
    end_moves(s)
    assert where(s, "Chevert") == end
    assert held(s, "France") == ([] if freed else ["Kassel"])
    assert marked(s) == []


@pytest.mark.rule("friedrich", "5")
@pytest.mark.rule("friedrich", "X5c")
def test_an_ally_of_the_defender_wins_nothing_back() -> None:
    s = position(pieces={"Seydlitz": "Fritzlar", "Keith": "Berlin"}, held=KASSEL)
    march(s, "Seydlitz", "Kassel", "Bebra")
    assert held(s, "France") == ["Kassel"]
    assert marked(s) == []


@pytest.mark.rule("friedrich", "5")
@pytest.mark.rule("friedrich", "X5d")
def test_an_ally_of_the_conqueror_protects_nothing() -> None:
    pieces = {"Cumberland": "Göttingen", "Daun": "Wildungen", "Hildburghausen": "Warburg", "Saltikov": "Alsfeld"}
    s = position(nation="Hanover", pieces=pieces, held=KASSEL)
    do(s, "move Cumberland", "go Münden", "go Kassel", "go Bebra")
    assert held(s, "France") == []


@pytest.mark.rule("friedrich", "5")
def test_a_train_of_the_conqueror_protects_nothing() -> None:
    pieces = {"Cumberland": "Göttingen", "French train 1": "Fritzlar"}
    s = position(nation="Hanover", pieces=pieces, held=KASSEL)
    do(s, "move Cumberland", "go Münden", "go Kassel", "go Bebra")
    assert held(s, "France") == []


@pytest.mark.rule("friedrich", "5")
@pytest.mark.rule("friedrich", "R15")
@pytest.mark.rule("friedrich", "X5e")
@pytest.mark.parametrize(
    ("place", "kept"),
    [("Wurzen", True), ("Riesa", True), ("Meißen", False)],
)
def test_the_imperial_train_protects_like_a_general(place: str, kept: bool) -> None:
    s = position(pieces={"Heinrich": "Halle", "Imperial train": place}, held={"Imperial Army": ["Leipzig"]})
    do(s, "move Heinrich", "go Leipzig", "go Borna")
    assert held(s, "Imperial Army") == (["Leipzig"] if kept else [])
    assert marked(s) == (["Leipzig"] if kept else [])


@pytest.mark.rule("friedrich", "R15")
@pytest.mark.parametrize(
    ("holder", "piece", "kept"),
    [
        ("Austria", "Lacy", True),
        ("Austria", "Hildburghausen", False),
        ("Austria", "Imperial train", False),
        ("Austria", "Austrian train 1", False),
    ],
)
def test_only_the_holder_protects_a_saxon_objective(holder: str, piece: str, kept: bool) -> None:
    s = position(pieces={"Keith": "Löbau", piece: "Reichenberg"}, held={holder: ["Zittau"]})
    do(s, "move Keith", "go Zittau", "go Rumburg")
    assert held(s, holder) == (["Zittau"] if kept else [])


@pytest.mark.rule("friedrich", "R15")
def test_the_imperial_army_wins_nothing_back_in_saxony() -> None:
    s = position(
        nation="Imperial Army", pieces={"Hildburghausen": "Löbau", "Imperial train": "Kamenz"},
        held={"Austria": ["Zittau"]},
    )  # fmt: skip
    march(s, "Hildburghausen", "Zittau", "Rumburg")
    assert held(s, "Austria") == ["Zittau"]
    assert held(s, "Imperial Army") == []


# Moves that are none, and objectives that cease to count


@pytest.mark.rule("friedrich", "R16")
def test_laudon_conquers_nothing_on_his_fated_step() -> None:
    s = position(turn=6, nation="France", phase="end", pieces={"Laudon": "Glatz"})
    chance(s, "fate 6")
    do(s, "go Nachod")
    assert where(s, "Laudon") == "Nachod"
    assert held(s, "Austria") == []


@pytest.mark.rule("friedrich", "R16")
def test_hildburghausen_conquers_nothing_when_he_is_driven_west() -> None:
    s = position(
        turn=6, nation="France", phase="end", options=FOUR_SUITS, victor="Daun", beaten=["Hildburghausen"],
        pieces={"Daun": "Tabor", "Hildburghausen": "Leipzig"},
    )  # fmt: skip
    chance(s, "fate 12")
    do(s, "go Naumburg")
    assert where(s, "Hildburghausen") == "Naumburg"
    assert held(s, "Imperial Army") == []


@pytest.mark.rule("friedrich", "R16")
def test_slipping_away_wins_nothing_back() -> None:
    s = position(
        nation="Austria", phase="combat", turn=7, effect="8 clubs", options=FOUR_SUITS,
        pieces={"Daun": "Nachod", "Schwerin": "Glatz"}, held={"Austria": ["Glatz"]},
    )  # fmt: skip
    do(s, "slip Patschkau")
    assert held(s, "Austria") == ["Glatz"]
    assert marked(s) == []


@pytest.mark.rule("friedrich", "R17")
def test_second_order_objectives_lose_their_markers_after_easing() -> None:
    s = position(turn=6, nation="France", phase="end", held={"Sweden": ["Neuruppin", "Malchin"]})
    chance(s, "fate Elisabeth")
    assert held(s, "Sweden") == ["Malchin"]


@pytest.mark.rule("friedrich", "R17")
def test_austria_drops_its_second_order_objectives_when_the_imperial_army_changes_hands() -> None:
    s = position(
        turn=8, nation="France", phase="end", out=["Sweden"], drawn=["Sweden", "1"],
        held={"Austria": ["Görlitz", "Zittau"], "Imperial Army": ["Naumburg", "Leipzig"]},
    )  # fmt: skip
    chance(s, "fate Elisabeth")
    assert held(s, "Austria") == ["Zittau"]
    assert held(s, "Imperial Army") == ["Leipzig"]


@pytest.mark.rule("friedrich", "R17")
def test_second_order_objectives_are_not_conquered_after_easing() -> None:
    s = position(
        turn=7, nation="Sweden", out=["Russia"], drawn=["Elisabeth"],
        pieces={"Ehrensvärd": "Neuruppin", "Swedish train": "Wismar"},
    )  # fmt: skip
    march(s, "Ehrensvärd", "Fehrbellin")
    assert held(s, "Sweden") == []


@pytest.mark.rule("friedrich", "R18")
def test_the_markers_of_a_nation_that_leaves_vanish() -> None:
    s = position(turn=6, nation="France", phase="end", held={"Russia": ["Colberg", "Küstrin"], "Sweden": ["Malchin"]})
    chance(s, "fate Elisabeth")
    assert held(s, "Russia") == []
    assert held(s, "Sweden") == ["Malchin"]
