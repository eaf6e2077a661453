"""Matches that were begun by an older version of the rules play on by it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from grognard import files
from grognard.core.game import find
from grognard.core.refusals import Problem
from grognard.games.warzag.facts.library import OBJECTIVE_IDS
from grognard.games.warzag.facts.tables import DEFEAT, RESIST, TENACITY
from grognard.games.warzag.facts.values import VALUES, VERSION, Values
from grognard.games.warzag.game import Warzag
from tests.games.warzag.rulebook.test_objectives import PLAIN
from tests.games.warzag.vocabulary import GAME, do, offered, position, rule, winners

SAVES = Path(__file__).parents[3] / "saves"
OLD = sorted(path for path in SAVES.glob("warzag-*.json") if json.loads(path.read_text("utf-8"))["rules"] == "1")


def saved(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


@pytest.mark.parametrize("path", OLD, ids=[path.name for path in OLD])
def test_a_saved_match_of_version_1_ends_with_the_same_hash(path: Path) -> None:
    match = files.load(path)
    assert match.game.rules_version == "1"
    assert match.state.over()
    assert match.hash() == saved(path)["hash"]
    assert match.verify() == []


@pytest.mark.parametrize("version", [1, 2, VERSION])
@rule("W8.2")
def test_a_base_can_be_invaded_in_round_1_by_version_1_only(version: int) -> None:
    s = position(round=1, active="uk", phase="invasion", armies={"uk": "infantry I5, infantry G5"}, version=version)
    assert ("Charlie" in offered(s, "invade")) == (version == 1)
    assert "Charlie" in offered(position(active="uk", phase="invasion", armies={"uk": "infantry I5"}), "invade")


@pytest.mark.parametrize("version", [1, 2, VERSION])
@rule("W7.2.1", "W15.5")
def test_equal_armies_are_offered_once_whatever_stands_between_them(version: int) -> None:
    armies = {"uk": "infantry C5, infantry C5/1, infantry C5"}
    wanted = ["UK infantry 1", "UK infantry 2", "UK infantry 3"][: 3 if version == 1 else 2]
    s = position(active="uk", phase="movement", armies=armies, version=version)
    assert offered(s, "take") == wanted
    s = position(active="uk", phase="leader", armies=armies, leaders={"uk": "Research"}, version=version)
    assert offered(do(s, "evacuate C5"), "take") == wanted


# What version 2 has instead


@rule("O04", "W21")
@pytest.mark.parametrize(("base", "won"), [("Foxtrot", False), ("Charlie", True)])
def test_a_base_from_which_nobody_started_is_no_foreign_capital(base: str, won: bool) -> None:
    """With three players one base is neutral. Version 1 took it for a capital."""
    scenario, land = "three-players-without-italy", ", ".join(PLAIN[:15])
    own = {"uk": f"Alfa, {land}", "ussr": "K1", "germany": "Delta, K2"}
    near = {"Foxtrot": "C2", "Charlie": "I5"}[base]
    how: dict[str, Any] = {
        "scenario": scenario,
        "active": "uk",
        "phase": "movement",
        "own": own,
        "armies": {"uk": f"infantry {near}"},
        "objectives": {"uk": "Foreign Capitals"},
        "points": {"uk": 9},
    }
    s = do(position(**how), "take UK infantry 1", f"go {base}")
    assert winners(s) == (["United Kingdom"] if won else None)


@rule("T10", "T18", "T24", "W13.1")
def test_the_atomic_weapon_is_on_square_10() -> None:
    land = "Alfa, C5, B6"
    how: dict[str, Any] = {"active": "uk", "phase": "leader", "own": {"uk": land}, "developed": {"camp": "C5, B6"}}
    for square, weapon, attack in ((8, True, [1, 3, 3, 8]), (16, False, [1, 3, 4, 8]), (22, False, [1, 3, 4, 9])):
        s = do(position(**how, tokens={"uk": square}), "research")
        assert bool(s.weapons) == weapon
        assert s.attack[:4] == attack


@rule("W2.2", "W10.1")
def test_the_die_has_one_defeat_two_resistances_and_three_tenacities() -> None:
    faces = VALUES[VERSION].faces
    assert [faces.count(symbol) for symbol in (DEFEAT, RESIST, TENACITY)] == [1, 2, 3]
    assert [VALUES[1].faces.count(symbol) for symbol in (DEFEAT, RESIST, TENACITY)] == [2, 2, 2]


@pytest.mark.parametrize("values", VALUES.values())
def test_what_the_rulebook_states_is_the_same_in_all_versions(values: Values) -> None:
    """The sums of its examples, by the numbers of the dossiers: UK infantry and air, Italian artillery and armour."""
    assert values.attack[0] + values.attack[3] == 9
    assert (values.defence[0], values.defence[3]) == (2, 6)
    assert values.attack[13] + values.attack[14] == 5
    assert (values.defence[13], values.defence[14]) == (4, 6)
    assert values.resistance[13] + values.resistance[14] == 7
    assert (values.defence[12], values.resistance[12]) == (2, 2)
    assert 3 in values.resistance_bonus


def test_new_matches_are_of_the_present_version() -> None:
    assert GAME.rules_version == str(VERSION) == "3"
    assert find("warzag").start().agreed().values.version == VERSION  # type: ignore[attr-defined]
    with pytest.raises(Problem, match="version 0"):
        GAME.playing("0")


@pytest.mark.parametrize("version", [1, 2])
def test_a_match_of_an_older_version_plays_on_and_is_restored_by_its_figures(version: int) -> None:
    old = GAME.playing(str(version))
    assert isinstance(old, Warzag)
    s = old.start("four-players")
    for state in (s, s.copy(), old.restore(s.dump()), old.compose({"active": "uk"})):
        assert state.agreed().values is VALUES[version]  # type: ignore[attr-defined]
    assert position().setup.values is VALUES[VERSION]


@rule("W4.7", "O10")
def test_the_figures_of_version_2_are_kept() -> None:
    """Written down when version 3 was made: all others are the same."""
    old, new = VALUES[2], VALUES[VERSION]
    assert (old.alliance_points, new.alliance_points) == ([0, 0], [2, 0])
    changed = [number for number, needs in enumerate(old.needs) if needs != new.needs[number]]
    assert [OBJECTIVE_IDS[number] for number in changed] == ["O10"]
    assert [[least for _, least in needs] for needs in old.needs[changed[0]]] == [[18], [20], [22]]
    same = set(vars(new)) - {"version", "alliance_points", "needs"}
    assert len(same) > 20
    assert {name: getattr(old, name) for name in same} == {name: getattr(new, name) for name in same}


def test_the_figures_of_version_1_are_kept() -> None:
    """Written down when version 2 was made."""
    old = VALUES[1]
    assert old.balance == {2: [0, 2], 3: [0, 3, 3], 4: [0, 2, 3, 2]}
    assert old.balance_alliances == [0, 2, 2, 2]
    assert old.balance_points == {2: [0, 0], 3: [0, 0, 0], 4: [0, 0, 0, 0]}
    assert old.alliance_points == [0, 0]
    assert old.cost == [3, 5, 6, 8, 3, 5, 6, 8, 3, 5, 6, 8, 3, 5, 5, 8]
    assert old.attack == [1, 2, 3, 8, 1, 3, 4, 6, 2, 3, 4, 7, 1, 2, 3, 8]
    assert old.defence == [2, 4, 7, 6, 2, 4, 7, 5, 2, 4, 6, 6, 2, 4, 6, 6]
    assert old.resistance == [2, 3, 3, 2, 2, 4, 3, 2, 1, 3, 3, 1, 2, 4, 3, 2]
    assert old.range == [1, 1, 2, 3] * 4
    assert [bonus for bonus in old.defence_bonus if bonus] == [4, 3, 3, 4, 4, 3, 3, 4]
    assert [bonus for bonus in old.resistance_bonus if bonus] == [3, 2, 2, 3, 3, 2, 2, 3]
    assert [[least for needs in row for _, least in needs] for row in old.needs] == NEEDS
    assert old.promotion_cost == [4, 4, 3, 3, 3, 3, 4, 4, 3, 4, 4, 3]
    assert (old.more_attack, old.more_defence) == ([1, 0, 0] * 4, [0, 1, 0] * 4)
    assert old.more_resistance == [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1]
    assert old.more_range == [0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0]
    assert old.square_value == [0, 1, 2, 1, 1, 3, 1, 1, 1, 3, 1, 1, 1, 4, 1, 1, 1, 1, 1, 4, 1, 1, 5, 2, 1]
    assert old.square_effect == [0, 1, 1, 2, 3, 1, 7, 2, 4, 1, 5, 2, 8, 1, 3, 2, 4, 5, 9, 1, 2, 3, 1, 2, 10]
    assert [square for square, milestone in enumerate(old.milestone) if milestone] == [1, 6, 12, 18, 24]
    assert (old.repair, old.evacuate, old.no_infantry, old.leader_range, old.weapon_range) == (1, 1, 2, 3, 3)


NEEDS = [
    [36, 28, 25],
    [5, 28, 4, 23, 4, 19],
    [12, 2, 9, 2, 8, 2],
    [3, 12, 2, 22, 2, 10],
    [13, 12, 10],
    [8, 28, 7, 23, 7, 20],
    [24, 35, 24, 24, 24, 22],
    [21, 32, 19, 22, 18, 15],
    [5, 2, 4, 2, 3, 2],
    [18, 16, 20],
    [12, 12, 15],
    [9, 34, 9, 25, 9, 17],
    [80, 26, 55, 20, 55, 18],
    [4, 19, 4, 15, 4, 15],
]
"""By objective: what it asks for with two, three and four players."""
