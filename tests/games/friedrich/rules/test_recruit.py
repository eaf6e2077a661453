"""10: recruiting."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.chance import PUBLIC
from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.facts import tables
from tests.games.friedrich.vocabulary import asked, do, hand, off, offered, position, refused, troops, where

RUSSIA = {
    "Saltikov": "Bydgoszcz", "Fermor": "Bydgoszcz", "Apraxin": "Łomża",
    "Russian train 1": "Toruń", "Russian train 2": "Warszawa",
}  # fmt: skip


def russia(cards: list[str], **more: Any) -> FriedrichState:
    """Russia recruits: 11 troops on the map, Tottleben off it."""
    return position(
        nation="Russia", phase="recruit", pieces=RUSSIA | more.pop("pieces", {}),
        troops={"Saltikov": 8, "Apraxin": 3} | more.pop("troops", {}), hands={"Russia": cards}, **more,
    )  # fmt: skip


def finish(s: FriedrichState, *cards: str) -> FriedrichState:
    """Say that nothing more is bought and pay, as far as there is a choice."""
    if "done" in offered(s):
        do(s, "done")
    for card in cards:
        if f"pay {card}" in offered(s):
            do(s, f"pay {card}")
    while len(offered(s, "pay")) == 1:
        do(s, f"pay {offered(s, 'pay')[0]}")
    return s


# X9


@pytest.mark.rule("friedrich", "10")
@pytest.mark.rule("friedrich", "X9a")
@pytest.mark.rule("friedrich", "X9")
def test_three_troops_for_nineteen_points() -> None:
    s = russia(["13S.1", "6H.1"])
    assert asked(s) == ["Elisabeth"]
    assert offered(s, "recruit") == ["Apraxin", "Saltikov", "Tottleben"]
    do(s, "recruit Tottleben")
    assert where(s, "Tottleben") == "Sierpc"
    do(s, "recruit Saltikov", "recruit Apraxin")
    assert offered(s, "recruit") == []
    finish(s, "13S.1", "6H.1")
    assert hand(s, "Russia") == []
    assert (troops(s, "Saltikov"), troops(s, "Apraxin"), troops(s, "Tottleben")) == (9, 4, 1)
    assert offered(s, "move") == []


@pytest.mark.rule("friedrich", "10")
@pytest.mark.rule("friedrich", "X9b")
@pytest.mark.rule("friedrich", "R47")
def test_a_reserve_counts_ten() -> None:
    s = russia(["RA.1", "2C.1"])
    do(s, "recruit Saltikov", "recruit Saltikov")
    assert offered(s, "recruit") == []
    finish(s, "RA.1", "2C.1")
    assert hand(s, "Russia") == []
    assert troops(s, "Saltikov") == 10


def sector(city: str, *countries: str) -> set[str]:
    """The cities of the suit rectangle around a city, in these countries (all, if none is named)."""
    at = tables.city(city)
    for row in tables.SECTORS:
        left, right, top, bottom = (int(row[key]) for key in ("x_min", "x_max", "y_min", "y_max"))
        if left <= tables.X[at] <= right and top <= tables.Y[at] <= bottom:
            return {
                name
                for number, name in enumerate(tables.CITIES)
                if left <= tables.X[number] <= right and top <= tables.Y[number] <= bottom
                if not countries or tables.COUNTRY[number] in countries
            }
    raise AssertionError(city)


@pytest.mark.rule("friedrich", "10")
@pytest.mark.rule("friedrich", "R50")
@pytest.mark.rule("friedrich", "X9c")
def test_with_all_depots_taken_everything_costs_eight() -> None:
    blocked = {"Heinrich": "Sierpc", "Keith": "Warszawa", "Russian train 2": "Lipno"}
    s = russia(["7S.1"], pieces=blocked)
    assert offered(s, "recruit") == []
    s = russia(["13S.1", "2S.1"], pieces=blocked)
    do(s, "recruit Saltikov")
    assert offered(s, "recruit") == []
    finish(s, "13S.1")
    assert troops(s, "Saltikov") == 9
    assert hand(s, "Russia") == ["2S.1"]
    s = russia(["13S.1", "3S.1"], pieces=blocked)
    do(s, "recruit Saltikov", "recruit Tottleben")
    places = sector("Warszawa") - {"Warszawa"}
    assert set(offered(s, "enter")) == places
    assert len(places) == 17
    do(s, "enter Otwock")
    finish(s, "13S.1", "3S.1")
    assert where(s, "Tottleben") == "Otwock"
    assert hand(s, "Russia") == []


@pytest.mark.rule("friedrich", "10")
@pytest.mark.rule("friedrich", "R49")
@pytest.mark.rule("friedrich", "X9d")
def test_an_own_train_in_the_depot_keeps_a_general_out() -> None:
    pieces = {"Cumberland": "Alfeld", "Hanoverian train": "Stade"}
    s = position(nation="Hanover", phase="recruit", pieces=pieces, hands={"Hanover": ["6S.1"]})
    assert offered(s, "recruit") == ["Cumberland"]
    assert refused(s, "recruit Ferdinand").rule == "10"


@pytest.mark.rule("friedrich", "10")
@pytest.mark.rule("friedrich", "X9d")
@pytest.mark.rule("friedrich", "R46")
def test_the_train_may_make_room_first() -> None:
    pieces = {"Cumberland": "Alfeld", "Hanoverian train": "Stade"}
    s = position(nation="Hanover", pieces=pieces, hands={"Hanover": ["6S.1"]})
    do(s, "move Hanoverian train", "go Zeven", "stop", "done")
    assert offered(s, "recruit") == ["Cumberland", "Ferdinand"]
    finish(do(s, "recruit Ferdinand"), "6S.1")
    assert where(s, "Ferdinand") == "Stade"


@pytest.mark.rule("friedrich", "10")
@pytest.mark.rule("friedrich", "X9e")
def test_a_nation_at_its_ceiling_may_still_buy_a_train() -> None:
    s = position(
        nation="France", phase="recruit", hands={"France": ["13S.1", "13H.1"]},
        pieces={"Richelieu": "Iserlohn", "Chevert": "Iserlohn", "Soubise": "Fulda", "French train 1": "Gießen"},
        troops={"Richelieu": 12, "Soubise": 8},
    )  # fmt: skip
    assert offered(s, "recruit") == ["French train 2"]
    assert refused(s, "recruit Richelieu").rule in {"6", "10"}
    do(s, "recruit French train 2")
    assert offered(s, "enter") == ["Gemünden", "Koblenz"]
    do(s, "enter Gemünden")
    finish(s, "13S.1")
    assert where(s, "French train 2") == "Gemünden"
    assert hand(s, "France") == ["13H.1"]


# Time


@pytest.mark.rule("friedrich", "10")
@pytest.mark.rule("friedrich", "R46")
def test_recruiting_follows_the_moves() -> None:
    s = position(
        nation="Hanover", pieces={"Cumberland": "Alfeld", "Hanoverian train": "Gifhorn"}, hands={"Hanover": ["6S.1"]}
    )
    do(s, "move Cumberland", "go Northeim", "stop", "done", "recruit Ferdinand")
    finish(s, "6S.1")
    assert where(s, "Ferdinand") == "Stade"
    assert offered(s, "move") == []
    assert asked(s) == ["chance"]


@pytest.mark.rule("friedrich", "10")
def test_nobody_must_recruit() -> None:
    s = do(russia(["13S.1", "6H.1"]), "done")
    assert hand(s, "Russia") == ["13S.1", "6H.1"]
    assert off(s, "Tottleben")
    assert asked(s) == ["chance"]


@pytest.mark.rule("friedrich", "10")
@pytest.mark.rule("friedrich", "R52")
def test_a_returning_general_next_to_the_enemy_must_attack() -> None:
    s = position(
        phase="recruit", pieces={"Saltikov": "Bernau", "Prussian train 1": "Grünberg", "Prussian train 2": "Jüterbog"},
        hands={"Prussia": ["12H.1"]},
    )  # fmt: skip
    do(s, "recruit Heinrich", "recruit Heinrich")
    finish(s, "12H.1")
    assert (where(s, "Heinrich"), troops(s, "Heinrich")) == ("Berlin", 2)
    if offered(s, "retreat"):
        do(s, f"retreat {offered(s, 'retreat')[0]}")
    assert off(s, "Saltikov")


# Payment


@pytest.mark.rule("friedrich", "10")
@pytest.mark.rule("friedrich", "R47")
def test_a_hand_of_five_points_buys_nothing() -> None:
    s = russia(["3S.1", "2H.1"])
    assert asked(s) == ["Elisabeth"]
    assert offered(s) == ["done"]
    assert refused(s, "recruit Saltikov").rule == "10"
    do(s, "done")
    assert asked(s) == ["chance"]
    assert hand(s, "Russia") == ["3S.1", "2H.1"]


@pytest.mark.rule("friedrich", "10")
@pytest.mark.rule("friedrich", "R47")
def test_overpayment_is_lost() -> None:
    s = finish(do(russia(["13S.1"]), "recruit Saltikov"))
    assert hand(s, "Russia") == []
    assert troops(s, "Saltikov") == 9


@pytest.mark.rule("friedrich", "10")
def test_cards_of_any_suit_pay() -> None:
    s = do(russia(["2S.1", "2C.1", "2H.1", "3D.1"]), "recruit Saltikov")
    finish(s, "3D.1", "2H.1", "2C.1")
    assert hand(s, "Russia") == ["2S.1"]


@pytest.mark.rule("friedrich", "10")
@pytest.mark.rule("friedrich", "R47")
def test_a_superfluous_card_is_refused() -> None:
    s = russia(["8S.1", "5H.1", "4C.1"])
    do(s, "recruit Saltikov", "done")
    do(s, "pay 5H.1")
    assert refused(s, "pay 8S.1").rule == "10"
    finish(s, "4C.1")
    assert hand(s, "Russia") == ["8S.1"]


@pytest.mark.rule("friedrich", "R47")
def test_a_card_that_leaves_the_bill_unpaid_is_refused() -> None:
    s = russia(["7S.1", "6H.1", "5C.1"])
    do(s, "recruit Saltikov", "recruit Saltikov")
    if "done" in offered(s):
        do(s, "done")
    assert "pay 6H.1" not in offered(s)
    if asked(s) == ["Elisabeth"] and "pay 7S.1" in offered(s):
        assert refused(s, "pay 6H.1").rule == "10"
        do(s, "pay 7S.1")
    assert offered(s, "pay") == ["5C.1", "6H.1"]
    do(s, "pay 5C.1")
    assert hand(s, "Russia") == ["6H.1"]


@pytest.mark.rule("friedrich", "R47")
def test_paying_ends_when_the_bill_is_met() -> None:
    s = russia(["7S.1", "6H.1", "5C.1"])
    do(s, "recruit Saltikov", "done", "pay 7S.1")
    assert offered(s, "pay") == []
    assert hand(s, "Russia") == ["5C.1", "6H.1"]


@pytest.mark.rule("friedrich", "10")
def test_no_more_is_bought_than_the_hand_can_pay() -> None:
    s = do(russia(["11S.1"]), "recruit Saltikov")
    assert offered(s, "recruit") == []


@pytest.mark.rule("friedrich", "10")
def test_no_more_than_the_starting_total() -> None:
    s = russia(["13S.1", "13H.1", "13C.1"], troops={"Saltikov": 12})
    do(s, "recruit Saltikov")
    assert offered(s, "recruit") == []
    finish(s, "13S.1")
    assert troops(s, "Saltikov") + troops(s, "Apraxin") == 16


@pytest.mark.rule("friedrich", "R48")
def test_who_receives_new_troops_is_secret() -> None:
    views = []
    for name in ("Saltikov", "Apraxin"):
        s = finish(do(russia(["6H.1"]), f"recruit {name}"))
        views.append((s.view(PUBLIC), s.view(s.setup.seats.index("Elisabeth"))))
    assert views[0][0] == views[1][0]
    assert views[0][1] != views[1][1]


@pytest.mark.rule("friedrich", "R48")
def test_the_number_of_new_troops_is_public() -> None:
    one = finish(do(russia(["12H.1"]), "recruit Saltikov"))
    two = finish(do(russia(["12H.1"]), "recruit Saltikov", "recruit Apraxin"))
    assert hand(one, "Russia") == hand(two, "Russia") == []
    assert one.view(PUBLIC) != two.view(PUBLIC)


# Where pieces enter


@pytest.mark.rule("friedrich", "10")
@pytest.mark.rule("friedrich", "R49")
@pytest.mark.parametrize(
    ("generals", "open_"),
    [(["Friedrich"], True), (["Friedrich", "Winterfeldt"], True), (["Friedrich", "Winterfeldt", "Heinrich"], False)],
)
def test_a_depot_takes_three_own_generals(generals: list[str], open_: bool) -> None:
    s = position(phase="recruit", pieces=dict.fromkeys(generals, "Berlin"), hands={"Prussia": ["6S.1"]})
    assert ("Keith" in offered(s, "recruit")) == open_
    assert refused(s, "recruit Prussian train 1").rule == "10"
    if open_:
        finish(do(s, "recruit Keith"))
        assert where(s, "Keith") == "Berlin"
        assert troops(s, "Keith") == len(generals) + 1
    else:
        assert refused(s, "recruit Keith").rule in {"4", "10"}


@pytest.mark.rule("friedrich", "R49")
@pytest.mark.parametrize("blocker", ["Prussian train 1", "Ferdinand", "Hanoverian train"])
def test_a_friendly_piece_in_the_depot_bars_it_at_the_old_price(blocker: str) -> None:
    s = position(phase="recruit", pieces={"Friedrich": "Potsdam", blocker: "Berlin"}, hands={"Prussia": ["6S.1"]})
    assert offered(s, "recruit") == ["Friedrich"]
    assert refused(s, "recruit Keith").rule == "10"


@pytest.mark.rule("friedrich", "10")
def test_two_depots_leave_a_choice() -> None:
    s = position(
        nation="France", phase="recruit", pieces={"Soubise": "Fulda", "French train 1": "Hanau"},
        hands={"France": ["6S.1"]},
    )  # fmt: skip
    do(s, "recruit Chevert")
    assert offered(s, "enter") == ["Gemünden", "Koblenz"]


@pytest.mark.rule("friedrich", "R49")
@pytest.mark.rule("friedrich", "R50")
def test_one_free_depot_is_enough() -> None:
    s = position(
        nation="France", phase="recruit",
        pieces={"Soubise": "Fulda", "French train 1": "Hanau", "Cumberland": "Koblenz"}, hands={"France": ["6S.1"]},
    )  # fmt: skip
    finish(do(s, "recruit Chevert"))
    assert where(s, "Chevert") == "Gemünden"
    assert hand(s, "France") == []


BLOCKED = [
    ("Prussia", "Keith", {"Saltikov": "Berlin"}, sector("Berlin", "Prussia"), 20),
    ("Hanover", "Ferdinand", {"Soubise": "Stade"}, sector("Stade", "Hanover"), 16),
    ("Russia", "Tottleben", {"Heinrich": "Sierpc", "Keith": "Warszawa"}, sector("Warszawa"), 17),
    ("Sweden", "Ehrensvärd", {"Dohna": "Stralsund"},
     {name for number, name in enumerate(tables.CITIES) if tables.COUNTRY[number] == "Sweden"}, 5),
    ("Austria", "Lacy", {"Heinrich": "Tabor", "Keith": "Brünn"}, sector("Brünn", "Austria"), 13),
    ("Imperial Army", "Hildburghausen", {"Seydlitz": "Hildburghausen"}, sector("Kissingen"), 14),
    ("France", "Chevert", {"Cumberland": "Koblenz", "Ferdinand": "Gemünden"}, sector("Boppard"), 15),
]  # fmt: skip


@pytest.mark.rule("friedrich", "10")
@pytest.mark.rule("friedrich", "R50")
@pytest.mark.rule("friedrich", "R51")
@pytest.mark.parametrize(("nation", "general", "blockers", "area", "count"), BLOCKED)
def test_the_substitute_areas(nation: str, general: str, blockers: dict[str, str], area: set[str], count: int) -> None:
    free = area - set(blockers.values())
    assert len(free) == count
    s = position(nation=nation, phase="recruit", pieces=blockers, hands={nation: ["8S.1"]})
    do(s, f"recruit {general}")
    assert set(offered(s, "enter")) == free
    assert refused(s, f"enter {next(iter(blockers.values()))}").rule == "10"
    s = position(nation=nation, phase="recruit", pieces=blockers, hands={nation: ["7S.1"]})
    assert offered(s, "recruit") == []


@pytest.mark.rule("friedrich", "R51")
def test_the_revised_substitute_areas() -> None:
    options = {"revised_reentry": "on"}
    s = position(phase="recruit", pieces={"Saltikov": "Berlin"}, hands={"Prussia": ["8S.1"]}, options=options)
    assert set(offered(do(s, "recruit Keith"), "enter")) == sector("Berlin") - {"Berlin"}
    s = position(
        nation="Hanover", phase="recruit", pieces={"Soubise": "Stade"}, hands={"Hanover": ["8S.1"]}, options=options
    )
    line = tables.Y[tables.city("Munster")]
    north = {name for name in sector("Stade") if tables.Y[tables.city(name)] < line} - {"Stade"}
    assert len(north) == 22
    assert set(offered(do(s, "recruit Ferdinand"), "enter")) == north


@pytest.mark.rule("friedrich", "R50")
def test_a_hostile_train_in_each_depot_is_enough() -> None:
    blocked = {"Prussian train 1": "Sierpc", "Hanoverian train": "Warszawa", "Russian train 2": "Otwock"}
    s = russia(["7S.1"], pieces=blocked)
    assert offered(s, "recruit") == []
    s = do(russia(["8S.1"], pieces=blocked), "recruit Tottleben")
    assert "Pruszków" in offered(s, "enter")
    assert "Sierpc" not in offered(s, "enter")


@pytest.mark.rule("friedrich", "R50")
def test_an_ally_in_the_other_depot_opens_no_substitute() -> None:
    pieces = {"Soubise": "Fulda", "Cumberland": "Koblenz", "Imperial train": "Gemünden", "French train 1": "Hanau"}
    s = position(nation="France", phase="recruit", pieces=pieces, hands={"France": ["6S.1"]})
    assert offered(s, "recruit") == ["Soubise"]
    assert refused(s, "recruit Chevert").rule == "10"


@pytest.mark.rule("friedrich", "R50")
def test_revised_an_ally_in_the_other_depot_opens_the_substitute() -> None:
    pieces = {"Soubise": "Fulda", "Cumberland": "Koblenz", "Imperial train": "Gemünden", "French train 1": "Hanau"}
    options = {"revised_reentry": "on"}
    s = position(nation="France", phase="recruit", pieces=pieces, hands={"France": ["7S.1"]}, options=options)
    assert offered(s, "recruit") == []
    s = position(nation="France", phase="recruit", pieces=pieces, hands={"France": ["8S.1"]}, options=options)
    assert "Boppard" in offered(do(s, "recruit Chevert"), "enter")


@pytest.mark.rule("friedrich", "R50")
def test_a_substitute_city_must_be_free_of_others() -> None:
    pieces = {
        "Cumberland": "Koblenz", "Ferdinand": "Gemünden", "Hildburghausen": "Boppard", "Hanoverian train": "Wiesbaden",
        "Soubise": "Darmstadt", "French train 1": "Hanau",
    }  # fmt: skip
    s = position(nation="France", phase="recruit", pieces=pieces, hands={"France": ["8S.1"]})
    places = set(offered(do(s, "recruit Chevert"), "enter"))
    assert places == sector("Boppard") - {"Boppard", "Wiesbaden", "Hanau"}
    assert "Darmstadt" in places


@pytest.mark.rule("friedrich", "10")
@pytest.mark.rule("friedrich", "R50")
def test_one_substitute_city_a_phase() -> None:
    s = position(
        phase="recruit", pieces={"Saltikov": "Berlin"}, hands={"Prussia": ["13S.1", "13H.1", "13C.1", "13D.1"]}
    )
    do(s, "recruit Keith", "enter Potsdam")
    assert refused(s, "recruit Prussian train 1").rule == "10"
    do(s, "recruit Heinrich")
    assert offered(s, "enter") == []
    do(s, "recruit Friedrich")
    assert refused(s, "recruit Dohna").rule in {"4", "10"}
    do(s, "done")
    assert {where(s, name) for name in ("Keith", "Heinrich", "Friedrich")} == {"Potsdam"}


@pytest.mark.rule("friedrich", "10")
def test_a_general_gone_for_good_never_returns() -> None:
    s = russia(["6S.1"], gone=["Tottleben"])
    assert "Tottleben" not in offered(s, "recruit")
    assert refused(s, "recruit Tottleben")
