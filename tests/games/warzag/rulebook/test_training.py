"""W7.1: training."""

from __future__ import annotations

import pytest

from tests.games.warzag.rulebook.words import battle, hit, invade, move, nation, stock, struck
from tests.games.warzag.vocabulary import developed, do, done, here, offered, owner, points, position, refused, rule

# cost, attack, defence, resistance, range of infantry, artillery, armour, air
DOSSIERS = {
    "uk": [(3, 1, 2, 4, 1), (4, 2, 4, 5, 1), (6, 3, 5, 4, 2), (8, 8, 6, 2, 2)],
    "ussr": [(3, 1, 2, 4, 1), (4, 3, 4, 6, 1), (6, 4, 5, 4, 2), (8, 6, 4, 3, 2)],
    "germany": [(3, 2, 2, 3, 1), (4, 3, 4, 6, 1), (6, 4, 5, 5, 2), (8, 7, 4, 3, 2)],
    "italy": [(3, 2, 2, 2, 1), (4, 2, 4, 5, 1), (5, 3, 6, 2, 2), (8, 8, 5, 4, 2)],
}
KINDS = ["infantry", "artillery", "armour", "air"]
BASE = {"uk": "Alfa", "ussr": "Charlie", "germany": "Delta", "italy": "Foxtrot"}


@rule("W7.1.1", "W2.1")
@pytest.mark.parametrize("name", list(DOSSIERS))
@pytest.mark.parametrize("number", range(4))
def test_the_cost_on_the_dossier_is_paid(name: str, number: int) -> None:
    cost = DOSSIERS[name][number][0]
    text = f"{KINDS[number]} {BASE[name]}"
    s = position(active=name, points={name: cost})
    do(s, text)
    assert points(s, name) == 0
    assert here(s, BASE[name]) == [f"{name} {KINDS[number]}"]
    s = position(active=name, armies={name: "infantry E4"}, points={name: cost - 1})
    assert text not in offered(s)
    assert refused(s, text).rule in ("W7.1.1", "W2.4")


@rule("W2.1")
@pytest.mark.parametrize("name", list(DOSSIERS))
def test_the_values_on_the_dossiers(name: str) -> None:
    assert [tuple(row) for row in nation(position(), name)["values"]] == [row[1:] for row in DOSSIERS[name]]


@rule("W7.1.1")
def test_armies_are_trained_on_own_bases_and_camps_only() -> None:
    s = position(
        active="uk",
        own={"uk": "Alfa, Charlie, D4, D6, D7, C5", "ussr": "I5", "italy": "Foxtrot, C2"},
        armies={"uk": "infantry Leningrad"},
        developed={"camp": "D6, C2", "production": "D7", "fortification": "C5"},
        points={"uk": 50},
    )
    assert offered(s, "infantry") == ["Alfa", "Charlie", "D6"]
    for place in ("D4", "D7", "C5", "Leningrad", "Delta", "C2", "Foxtrot", "A1", "Research"):
        assert refused(s, f"infantry {place}").rule == "W7.1.1"


@rule("W7.1.1")
def test_a_neutral_base_is_no_training_ground() -> None:
    s = position(scenario="two-players-uk-germany", homes={"uk": "Alfa", "germany": "Delta"}, active="uk")
    assert offered(s, "infantry") == ["Alfa"]
    assert refused(s, "infantry Charlie").rule == "W7.1.1"


@rule("W7.1.1")
def test_a_conquered_base_is_a_training_ground_and_a_lost_one_is_not() -> None:
    own = {"uk": "Delta, D4", "germany": "Alfa"}
    s = position(active="uk", own=own, points={"uk": 9})
    do(s, "infantry Delta")
    assert here(s, "Delta") == ["uk infantry"]
    assert refused(s, "infantry Alfa").rule == "W7.1.1"


@rule("W7.1.1")
def test_who_has_neither_base_nor_camp_trains_nothing() -> None:
    s = position(active="uk", own={"uk": "D4"}, points={"uk": 50}, phase="training")
    assert not any(offered(s, kind) for kind in KINDS)


@rule("W7.1.1", "W3.9")
def test_any_number_of_armies_is_trained_as_points_and_room_allow() -> None:
    s = position(active="uk", own={"uk": "Alfa, D6"}, developed={"camp": "D6"}, points={"uk": 24})
    for _ in range(4):
        do(s, "infantry Alfa")
    assert refused(s, "infantry Alfa").rule == "W3.9"
    for _ in range(4):
        do(s, "infantry D6")
    assert points(s, "uk") == 0
    assert here(s, "Alfa") == here(s, "D6") == ["uk infantry"] * 4


@rule("W7.1.1", "W2.3")
@pytest.mark.parametrize(("kind", "number"), [("infantry", 8), ("artillery", 5), ("armour", 5), ("air", 4)])
def test_what_is_not_in_stock_cannot_be_trained(kind: str, number: int) -> None:
    land = ["D4", "E4"]
    armies = ", ".join(f"{kind} {land[i // 4]}" for i in range(number - 1))
    s = position(active="uk", armies={"uk": armies}, points={"uk": 90})
    do(s, f"{kind} Alfa")
    assert refused(s, f"{kind} Alfa").rule == "W2.3"
    others = [other for other in KINDS if other != kind]
    assert all(offered(s, other) == ["Alfa"] for other in others)


@rule("W2.3", "W10.8")
def test_an_eliminated_army_can_be_trained_again() -> None:
    s = battle("air E4, air E4, air E3, air E3", "air D4, armour D4")
    hit(struck(invade(s, "D4", "E4")), "T")  # 2 + 8 + 3 + 3
    do(s, "eliminate UK air 1")
    while offered(s, "eliminate") or offered(s, "wound"):
        done(s)
    assert stock(s, "uk")[3] == 1


@rule("W7.1.2")
def test_a_new_army_may_move_at_once() -> None:
    s = position(active="uk", points={"uk": 4})
    do(s, "infantry Alfa")
    move(s, "UK infantry 1", "D6")
    assert owner(s, "D6") == "uk"
    assert points(s, "uk") == 0


@rule("W7.1.2")
def test_a_new_army_may_fight_in_the_same_turn() -> None:
    s = position(active="uk", points={"uk": 9}, own={"italy": "Foxtrot, D6"})
    do(s, "air Alfa")
    done(s)
    assert offered(s, "invade") == ["D6"]
    do(s, "invade D6", "enter UK air 1")
    assert here(s, "D6") == ["uk air"]


@rule("W7.1.2", "W8.3")
def test_a_new_army_may_move_and_fight() -> None:
    s = position(active="uk", points={"uk": 9}, own={"italy": "Foxtrot, E5"})
    do(s, "infantry Alfa")
    move(s, "UK infantry 1", "D6")
    if "done" in offered(s) and not offered(s, "invade"):
        done(s)
    do(s, "invade E5", "enter UK infantry 1")
    assert owner(s, "E5") == "uk"


@rule("W7", "W7.1", "W7.2.5", "W5.2")
def test_training_is_over_with_the_first_move() -> None:
    s = position(active="uk", armies={"uk": "infantry D6, infantry D7"}, points={"uk": 50})
    assert offered(s, "infantry") == ["Alfa"]
    move(s, "UK infantry 1", "C5")
    assert not any(offered(s, kind) for kind in KINDS)
    assert refused(s, "infantry Alfa").rule.startswith("W7")


@rule("W7.2.5")
@pytest.mark.parametrize("card", ["Forced March", "Plebiscite"])
def test_training_is_over_with_the_first_card_of_the_movement_step(card: str) -> None:
    s = position(active="uk", armies={"uk": "infantry D6, infantry D7"}, hands={"uk": card}, points={"uk": 50})
    do(s, f"play {card}")
    if card == "Forced March":
        move(s, "UK infantry 1", "C5")
    else:
        do(s, "annex C5", "done")
    assert offered(s, "take")
    assert not any(offered(s, kind) for kind in KINDS)
    assert refused(s, "infantry Alfa").rule.startswith("W7")


@rule("W7.2.5", "W19.4")
def test_cards_of_the_training_step_are_too_late_after_the_first_move() -> None:
    s = position(
        active="uk",
        armies={"uk": "infantry D6, infantry D7"},
        hands={"uk": "Conscription, Lend-Lease"},
        points={"uk": 50},
    )
    assert offered(s, "play") == ["Conscription", "Lend-Lease"]
    move(s, "UK infantry 1", "C5")
    assert offered(s, "play") == []
    for card in ("Conscription", "Lend-Lease"):
        assert refused(s, f"play {card}").rule.startswith(("W7", "W19"))


@rule("W7.1.1", "W17.3")
def test_a_camp_finished_now_is_used_from_the_next_phase_two() -> None:
    s = position(active="uk", phase="development", own={"uk": "Alfa, D6"}, leaders={"uk": "D6"}, points={"uk": 9})
    do(s, "camp D6")
    assert developed(s, "D6") == "camp"
    refused(s, "infantry D6")


@rule("W7.2.5")
def test_an_army_taken_up_and_put_down_again_does_not_end_the_training() -> None:
    s = position(active="uk", armies={"uk": "infantry D6"}, hands={"uk": "Lend-Lease"}, points={"uk": 4})
    do(s, "play Lend-Lease", "take UK infantry 1", "take UK infantry 1")
    do(s, "air Alfa")  # the discount is still there, too
    assert points(s, "uk") == 0


@rule("W7.2.1", "W7.1.1")
@pytest.mark.parametrize(("number", "rule_of", "key"), [(15, "W7.2.1", "nothing-taken"), (2, "W7.1.1", "too-dear")])
def test_who_points_at_a_base_hears_of_costs_only_where_they_are_the_reason(
    number: int, rule_of: str, key: str
) -> None:
    s = position(active="uk", armies={"uk": "infantry E4"}, points={"uk": number})
    refusal = refused(s, "go Alfa")
    assert (refusal.rule, refusal.saying.key) == (rule_of, key)
