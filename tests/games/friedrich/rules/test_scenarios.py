"""The two-player scenarios and the three-player game."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.chance import CHANCE
from grognard.core.game import find
from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.facts import tables
from tests.games.friedrich.clock import REVISED, can_end, ends_beside, pass_once, wait_for
from tests.games.friedrich.vocabulary import (
    asked,
    chance,
    deal_on,
    do,
    gone,
    hand,
    held,
    offered,
    position,
    refused,
    troops,
    where,
    winners,
)

WEST = "war-in-the-west"
THEATRE = "austrian-theatre"
VIRTUAL = {"virtual_draws": "on"}


def goals(nation: str, order: int = 0) -> list[str]:
    """The objectives of a nation, or only those of one order."""
    cities = tables.OBJECTIVES[tables.NATIONS.index(nation)]
    return [tables.CITIES[city] for city in cities if order in (0, tables.OBJECTIVE_ORDER[city])]


def on_map(s: FriedrichState) -> dict[str, str]:
    return {piece: where(s, piece) for piece in tables.PIECES if where(s, piece) not in ("off", "gone")}


def end_of_turn(scenario: str, turn: int = 6, **board: Any) -> FriedrichState:
    """The end of a turn."""
    last = "France" if scenario == WEST else "Imperial Army"
    return position(
        **{"scenario": scenario, "turn": turn, "nation": last, "phase": "end", **board},
    )


def stages(s: FriedrichState) -> list[str]:
    """The nations that draw cards, in order, until the turn is over (each has a general on the map)."""
    order: list[str] = []
    sizes = {nation: len(hand(s, nation)) for nation in tables.NATIONS}
    while s.asks() and not offered(s, "fate"):
        was_chance = s.asks()[0].seat == CHANCE
        pass_once(s)
        now = {nation: len(hand(s, nation)) for nation in tables.NATIONS}
        if was_chance:
            order += [nation for nation in now if now[nation] > sizes[nation] and nation not in order]
        sizes = now
    return order


# The War in the West: set-up


@pytest.mark.rule("friedrich", "scenario-1")
def test_the_war_in_the_west_has_two_players_and_the_western_pieces() -> None:
    s = position(scenario=WEST)
    assert s.setup.seats == ["Frederick", "Pompadour"]
    pieces = on_map(s)
    trains = [city for piece, city in pieces.items() if piece.startswith("Prussian train")]
    assert trains == ["Jüterbog"]
    assert {piece: city for piece, city in pieces.items() if not piece.startswith("Prussian train")} == {
        "Seydlitz": "Brandenburg",
        "Ferdinand": "Stade",
        "Cumberland": "Alfeld",
        "Hanoverian train": "Gifhorn",
        "Richelieu": "Iserlohn",
        "Soubise": "Fulda",
        "Chevert": "Iserlohn",
        "French train 1": "Gemünden",
        "French train 2": "Koblenz",
    }


@pytest.mark.rule("friedrich", "scenario-1")
def test_the_stages_of_the_war_in_the_west_are_prussia_hanover_france() -> None:
    s = position(scenario=WEST, turn=6, phase="draw")
    assert stages(s) == ["Prussia", "Hanover", "France"]


@pytest.mark.rule("friedrich", "scenario-1")
def test_seydlitz_is_all_prussia_has_and_3_troops_are_her_ceiling() -> None:
    hands = {"Prussia": ["12C.1", "13C.1"]}
    s = position(
        scenario=WEST,
        phase="recruit",
        pieces={"Seydlitz": "Berlin"},
        troops={"Seydlitz": 2},
        hands=hands,
    )
    offers = offered(s, "recruit")
    assert "Seydlitz" in offers
    assert not {"Friedrich", "Winterfeldt", "Heinrich", "Schwerin", "Keith", "Dohna", "Lehwaldt"} & set(
        offers,
    )
    do(s, "recruit Seydlitz")
    assert "Seydlitz" not in offered(s, "recruit")
    assert refused(s, "recruit Seydlitz").rule
    s = position(scenario=WEST, phase="recruit", pieces={}, hands=hands)
    assert "Seydlitz" in offered(s, "recruit")


@pytest.mark.rule("friedrich", "scenario-1")
def test_prussia_has_one_train_only_in_the_war_in_the_west() -> None:
    board: dict[str, Any] = {"scenario": WEST, "phase": "recruit", "hands": {"Prussia": ["12C.1", "13C.1"]}}
    s = position(pieces={"Seydlitz": "Potsdam"}, **board)
    trains = [piece for piece in offered(s, "recruit") if "train" in piece]
    assert len(trains) == 1


def set_up(scenario: str) -> Any:
    """A scenario after everybody has allotted as few troops as possible to the stacks that come first."""
    s: Any = find("friedrich").start(scenario)
    while offered(s, "troops"):
        ask = s.asks()[0]
        s.apply(ask.seat, ask.acts[0])
    return s


@pytest.mark.rule("friedrich", "scenario-1")
def test_seydlitz_has_3_troops_hanover_12_and_france_20_in_the_west() -> None:
    s = set_up(WEST)
    assert troops(s, "Seydlitz") == 3
    assert troops(s, "Ferdinand") + troops(s, "Cumberland") == 12
    assert troops(s, "Richelieu") + troops(s, "Soubise") == 20


# The War in the West: cards


@pytest.mark.rule("friedrich", "scenario-1")
def test_prussia_draws_2_in_the_west_and_discards_one_of_them() -> None:
    s = position(
        scenario=WEST,
        turn=2,
        phase="draw",
        pieces={"Seydlitz": "Berlin"},
        hands={"Prussia": ["13C.1"]},
    )
    chance(s, "draw 2H.1")
    assert asked(s) == ["chance"]
    chance(s, "draw 3H.1")
    assert asked(s) == ["Frederick"]
    assert offered(s) == ["discard 2H.1", "discard 3H.1"]
    do(s, "discard 2H.1")
    assert hand(s, "Prussia") == ["13C.1", "3H.1"]


@pytest.mark.rule("friedrich", "scenario-1")
@pytest.mark.parametrize("drawn", [["Poems"], ["Lord Bute"], ["Poems", "Lord Bute"]])
def test_after_the_first_cut_prussia_draws_1_in_the_west_and_the_second_changes_nothing(
    drawn: list[str],
) -> None:
    s = end_of_turn(WEST, turn=7, pieces={"Seydlitz": "Berlin"}, drawn=drawn[:-1])
    chance(s, f"fate {drawn[-1]}", "draw 2H.1")
    assert asked(s) == ["Frederick"]
    assert offered(s, "move")
    assert hand(s, "Prussia") == ["2H.1"]


@pytest.mark.rule("friedrich", "scenario-1")
def test_hanover_and_france_draw_as_always_in_the_west() -> None:
    s = deal_on(
        position(scenario=WEST, nation="Hanover", phase="draw", pieces={"Ferdinand": "Stade"}),
    )
    assert len(hand(s, "Hanover")) == 2
    pieces = {"Soubise": "Koblenz"}
    s = deal_on(position(scenario=WEST, nation="France", phase="draw", pieces=pieces))
    assert len(offered(s, "discard")) == 4
    s = deal_on(
        position(scenario=WEST, nation="France", phase="draw", pieces=pieces, drawn=["India"]),
    )
    assert len(hand(s, "France")) == 3
    assert offered(s, "move")


# The War in the West: fate and end


@pytest.mark.rule("friedrich", "scenario-1")
@pytest.mark.parametrize(("first", "second"), [("America", "India"), ("India", "America")])
def test_frederick_wins_in_the_west_when_both_india_and_america_are_drawn(first: str, second: str) -> None:
    pieces = {"Seydlitz": "Berlin", "Soubise": "Koblenz"}
    s = chance(end_of_turn(WEST, pieces=pieces), f"fate {first}")
    assert winners(s) is None
    s = chance(end_of_turn(WEST, turn=7, pieces=pieces, drawn=[first]), f"fate {second}")
    assert winners(s) == ["Frederick"]


@pytest.mark.rule("friedrich", "scenario-1")
def test_france_wins_in_the_west_with_her_10_objectives_before_a_card_is_drawn() -> None:
    pieces = {"Seydlitz": "Berlin", "Soubise": "Koblenz"}
    s = end_of_turn(WEST, turn=9, pieces=pieces, held={"France": goals("France")}, drawn=["India"])
    assert winners(s) == ["Pompadour"]
    assert winners(end_of_turn(WEST, pieces=pieces, held={"France": goals("France")[1:]})) is None


@pytest.mark.rule("friedrich", "scenario-1")
@pytest.mark.rule("friedrich", "R83")
@pytest.mark.parametrize("scenario", [WEST, THEATRE])
@pytest.mark.parametrize("stroke", ["Elisabeth", "Sweden"])
def test_strokes_remove_no_prussian_general_with_two_players(scenario: str, stroke: str) -> None:
    s = end_of_turn(scenario, pieces=None)
    before = on_map(s)
    chance(s, f"fate {stroke}")
    assert asked(s) == ["chance"]
    assert on_map(s) == before


@pytest.mark.rule("friedrich", "scenario-1")
@pytest.mark.rule("friedrich", "R62")
def test_lines_about_absent_pieces_are_void_in_the_west() -> None:
    for card in ("6", "9", "12", "7"):
        s = end_of_turn(WEST, pieces=None)
        before = on_map(s)
        chance(s, f"fate {card}")
        assert asked(s) == ["chance"]
        assert offered(s, "draw")
        assert on_map(s) == before


@pytest.mark.rule("friedrich", "scenario-1")
@pytest.mark.rule("friedrich", "fate-5-spades")
def test_lines_about_present_pieces_hold_in_the_west() -> None:
    pieces = {"Soubise": "Bebra", "Cumberland": "Northeim"}
    s = wait_for(chance(end_of_turn(WEST, pieces=pieces), "fate 5"), "move Soubise")
    assert can_end(s, "Soubise", "Göttingen")
    assert s.view()["step"]["name"] == "Movement"
    assert offered(ends_beside(s, "Soubise", "Göttingen"), "fate"), "he does not attack"
    s = wait_for(chance(end_of_turn(WEST, pieces=pieces, options=REVISED), "fate 5"), "move Soubise")
    assert not can_end(s, "Soubise", "Göttingen")
    s = wait_for(chance(end_of_turn(WEST, pieces=pieces, options=REVISED), "fate 1"), "move Soubise")
    assert can_end(s, "Soubise", "Göttingen")


@pytest.mark.rule("friedrich", "scenario-1")
def test_seydlitz_protects_the_prussian_objectives_of_france() -> None:
    pieces = {"Soubise": "Magdeburg", "Seydlitz": "Brandenburg"}
    s = do(position(scenario=WEST, nation="France", pieces=pieces), "move Soubise", "go Schönebeck")
    assert held(s, "France") == []
    pieces = {"Soubise": "Magdeburg", "Seydlitz": "Berlin"}
    s = do(position(scenario=WEST, nation="France", pieces=pieces), "move Soubise", "go Schönebeck")
    assert held(s, "France") == ["Magdeburg"]


# Virtual draws


@pytest.mark.rule("friedrich", "R81")
@pytest.mark.rule("friedrich", "scenario-1")
@pytest.mark.rule("friedrich", "scenario-2")
@pytest.mark.parametrize("scenario", [WEST, THEATRE])
@pytest.mark.parametrize("turn", [1, 6])
def test_5_cards_are_drawn_for_nobody_at_the_end_of_a_turn(scenario: str, turn: int) -> None:
    s = end_of_turn(scenario, turn=turn, pieces=None, options=VIRTUAL)
    for card in ("2S.1", "3S.1", "4S.1", "5S.1", "6S.1"):
        assert asked(s) == ["chance"]
        assert not offered(s, "fate")
        chance(s, f"draw {card}")
    assert all(hand(s, nation) == [] for nation in tables.NATIONS)
    if turn == 6:
        assert offered(s, "fate")
        chance(s, "fate 1")
    assert len(offered(s, "draw")) == 45
    chance(s, "draw 7S.1")
    assert hand(s, "Prussia") == ["7S.1"]


@pytest.mark.rule("friedrich", "R81")
@pytest.mark.parametrize("scenario", [WEST, THEATRE])
def test_virtual_draws_are_off_by_default(scenario: str) -> None:
    s = end_of_turn(scenario, turn=6, pieces=None)
    assert offered(s, "fate")
    assert not offered(s, "draw")


@pytest.mark.rule("friedrich", "R81")
def test_virtual_draws_come_before_the_victory_check() -> None:
    s = end_of_turn(WEST, turn=2, pieces={"Seydlitz": "Berlin"}, held={"France": goals("France")}, options=VIRTUAL)
    assert winners(s) is None
    deal_on(s)
    assert winners(s) == ["Pompadour"]


# The Austrian Theatre: set-up


@pytest.mark.rule("friedrich", "scenario-2")
def test_the_austrian_theatre_has_two_players_and_its_pieces() -> None:
    s = position(scenario=THEATRE)
    assert list(s.setup.seats) == ["Frederick", "Maria Theresa"]
    assert on_map(s) == {
        "Friedrich": "Oschatz",
        "Winterfeldt": "Oschatz",
        "Heinrich": "Berlin",
        "Schwerin": "Strehlen",
        "Keith": "Strehlen",
        "Daun": "Brünn",
        "Browne": "Melnik",
        "Karl": "Melnik",
        "Laudon": "Olmütz",
        "Lacy": "Tabor",
        "Hildburghausen": "Hildburghausen",
        "Prussian train 1": "Grünberg",
        "Prussian train 2": "Jüterbog",
        "Austrian train 1": "Beraun",
        "Austrian train 2": "Pardubitz",
        "Imperial train": "Erlangen",
    }


@pytest.mark.rule("friedrich", "scenario-2")
def test_the_stages_of_the_austrian_theatre_are_prussia_austria_imperial_army() -> None:
    assert stages(position(scenario=THEATRE, turn=6, phase="draw")) == ["Prussia", "Austria", "Imperial Army"]


@pytest.mark.rule("friedrich", "scenario-2")
def test_24_troops_are_the_prussian_ceiling_in_the_austrian_theatre() -> None:
    hands = {"Prussia": ["12C.1", "13C.1"]}
    pieces = {"Friedrich": "Berlin", "Winterfeldt": "Berlin", "Heinrich": "Potsdam", "Keith": "Potsdam"}
    s = position(
        scenario=THEATRE,
        phase="recruit",
        pieces=pieces,
        troops={"Friedrich": 15, "Heinrich": 8},
        hands=hands,
    )
    offers = offered(s, "recruit")
    assert {"Friedrich", "Heinrich", "Schwerin"} <= set(offers)
    assert not {"Seydlitz", "Dohna", "Lehwaldt"} & set(offers)
    do(s, "recruit Heinrich")
    assert not [piece for piece in offered(s, "recruit") if "train" not in piece]


@pytest.mark.rule("friedrich", "scenario-2")
def test_prussia_has_24_troops_austria_30_and_the_imperial_army_6_in_the_theatre() -> None:
    s = set_up(THEATRE)
    assert sum(troops(s, general) for general in ("Friedrich", "Heinrich", "Schwerin")) == 24
    assert sum(troops(s, general) for general in ("Daun", "Browne", "Laudon", "Lacy")) == 30
    assert troops(s, "Hildburghausen") == 6


# The Austrian Theatre: cards

BOTH = {"Friedrich": "Berlin", "Daun": "Brünn", "Hildburghausen": "Hildburghausen"}


@pytest.mark.rule("friedrich", "scenario-2")
@pytest.mark.parametrize(
    ("drawn", "cards"), [(["1"], 5), (["Poems"], 4), (["Lord Bute"], 4), (["Poems", "Lord Bute"], 3)]
)
def test_prussia_draws_5_in_the_theatre_and_one_fewer_for_each_cut(drawn: list[str], cards: int) -> None:
    s = end_of_turn(THEATRE, turn=7, pieces=BOTH, drawn=drawn[:-1])
    deal_on(chance(s, f"fate {drawn[-1]}"))
    assert len(hand(s, "Prussia")) == cards
    assert offered(s, "move")


@pytest.mark.rule("friedrich", "scenario-2")
@pytest.mark.parametrize(("stroke", "cards"), [("1", 5), ("India", 4), ("America", 4)])
def test_austria_draws_5_in_the_theatre_and_4_after_india_or_america(stroke: str, cards: int) -> None:
    s = wait_for(chance(end_of_turn(THEATRE, pieces=BOTH), f"fate {stroke}"), "move Daun")
    assert len(hand(s, "Austria")) == cards
    wait_for(s, "move Hildburghausen")
    assert len(hand(s, "Imperial Army")) == 1
    assert asked(s) == ["Maria Theresa"]


# The Austrian Theatre: end

EXITS = ["Elisabeth", "Sweden", "India", "America"]


@pytest.mark.rule("friedrich", "scenario-2")
@pytest.mark.parametrize("last", EXITS)
def test_frederick_wins_in_the_theatre_when_the_virtual_nations_are_out(last: str) -> None:
    s = end_of_turn(THEATRE, pieces=BOTH)
    for card in [*(card for card in EXITS if card != last), last]:
        assert winners(s) is None
        chance(wait_for(s, f"fate {card}"), f"fate {card}")
    assert winners(s) == ["Frederick"]


@pytest.mark.rule("friedrich", "scenario-2")
@pytest.mark.parametrize("nation", ["Austria", "Imperial Army"])
def test_maria_theresa_wins_in_the_theatre_with_all_objectives_only(nation: str) -> None:
    s = end_of_turn(THEATRE, pieces=BOTH, held={nation: goals(nation)})
    assert winners(s) == ["Maria Theresa"]
    s = end_of_turn(THEATRE, turn=9, pieces=BOTH, held={nation: goals(nation)[:-1]}, drawn=["1"])
    assert winners(s) is None


@pytest.mark.rule("friedrich", "scenario-2")
@pytest.mark.parametrize("nation", ["Austria", "Imperial Army"])
@pytest.mark.parametrize(("first", "second"), [("India", "America"), ("Elisabeth", "Sweden")])
def test_nothing_is_eased_and_nothing_changes_hands_in_the_theatre(
    nation: str,
    first: str,
    second: str,
) -> None:
    s = chance(end_of_turn(THEATRE, pieces=BOTH, held={nation: goals(nation, 1)}), f"fate {first}")
    chance(wait_for(s, f"fate {second}"), f"fate {second}")
    assert winners(s) is None
    wait_for(s, "move Hildburghausen")
    assert asked(s) == ["Maria Theresa"]


@pytest.mark.rule("friedrich", "scenario-2")
@pytest.mark.rule("friedrich", "R82")
@pytest.mark.parametrize("turn", [1, 3, 9])
def test_prussia_conquers_in_bohemia_in_every_turn_of_the_theatre(turn: int) -> None:
    drawn = ["Poems", "Lord Bute", "1"] if turn == 9 else []
    s = position(scenario=THEATRE, turn=turn, pieces={"Friedrich": "Trautenau", "Daun": "Brünn"}, drawn=drawn)
    do(s, "move Friedrich", "go Glatz")
    assert held(s, "Prussia") == ["Trautenau"]


@pytest.mark.rule("friedrich", "scenario-2")
def test_prussia_wins_in_the_theatre_with_her_14_objectives_at_the_end_of_a_turn() -> None:
    held_now = {"Prussia": goals("Prussia")}
    assert winners(position(scenario=THEATRE, turn=2, phase="supply", pieces=BOTH, held=held_now)) is None
    assert winners(end_of_turn(THEATRE, turn=2, pieces=BOTH, held=held_now)) == ["Frederick"]
    assert winners(end_of_turn(THEATRE, turn=2, pieces=BOTH, held={"Prussia": goals("Prussia")[1:]})) is None


@pytest.mark.rule("friedrich", "scenario-2")
def test_there_is_no_offensive_option_in_the_theatre() -> None:
    s = position(scenario=THEATRE, turn=3, phase="draw", pieces=BOTH, hands={"Prussia": ["13S.1", "12S.1"]})
    deal_on(s)
    assert offered(s, "move")
    assert not offered(s, "aside")
    s = position(
        scenario=THEATRE,
        turn=5,
        phase="combat",
        pieces={"Friedrich": "Halle", "Daun": "Leipzig"},
        troops={"Friedrich": 1, "Daun": 7},
        held={"Prussia": ["Prag"]},
        drawn=["Poems"],
    )
    assert held(s, "Prussia") == ["Prag"]
    assert hand(s, "Austria") == []


@pytest.mark.rule("friedrich", "scenario-2")
def test_austria_has_no_claim_to_4_objectives_in_the_theatre() -> None:
    s = end_of_turn(THEATRE, turn=5, pieces=BOTH, held={"Austria": goals("Austria")[4:]})
    assert winners(s) is None


@pytest.mark.rule("friedrich", "scenario-2")
@pytest.mark.rule("friedrich", "fate-6-spades")
def test_lines_about_present_pieces_hold_in_the_theatre() -> None:
    s = chance(end_of_turn(THEATRE, pieces={"Laudon": "Olmütz"}), "fate 6")
    assert asked(s) == ["Maria Theresa"]
    assert "Sternberg" in offered(s, "go")


@pytest.mark.rule("friedrich", "scenario-2")
@pytest.mark.rule("friedrich", "R62")
def test_lines_about_absent_pieces_are_void_in_the_theatre() -> None:
    for card in ("4", "5", "9"):
        s = end_of_turn(THEATRE, pieces=None)
        before = on_map(s)
        chance(s, f"fate {card}")
        assert asked(s) == ["chance"]
        assert offered(s, "draw")
        assert on_map(s) == before


# Three players


@pytest.mark.rule("friedrich", "R69")
def test_with_three_players_elisabeth_plays_russia_sweden_and_france() -> None:
    s = position(scenario="three-players", turn=6, phase="draw")
    assert list(s.setup.seats) == ["Frederick", "Elisabeth", "Maria Theresa"]
    for piece, seat in (
        ("Friedrich", "Frederick"),
        ("Ferdinand", "Frederick"),
        ("Saltikov", "Elisabeth"),
        ("Ehrensvärd", "Elisabeth"),
        ("Daun", "Maria Theresa"),
        ("Hildburghausen", "Maria Theresa"),
        ("Richelieu", "Elisabeth"),
    ):
        wait_for(s, f"move {piece}")
        assert asked(s) == [seat], piece


@pytest.mark.rule("friedrich", "R69")
def test_with_three_players_the_strokes_cost_prussia_her_generals_as_always() -> None:
    board: dict[str, Any] = {"scenario": "three-players", "turn": 6, "nation": "France", "phase": "end"}
    assert gone(chance(position(**board), "fate Elisabeth"), "Lehwaldt")
    assert offered(chance(position(**board), "fate Sweden"), "remove")
