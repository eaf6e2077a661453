"""What versions 2 to 4 of the rules set right. Matches of an older version play on by it, with its errors."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core import saves
from grognard.core.game import find
from grognard.core.match import Match
from grognard.games.paths_of_glory.board.state import CROSSED, PathsState
from grognard.games.paths_of_glory.combat.battle import WITH_RUSSIANS
from grognard.games.paths_of_glory.combat.combat import Combat
from grognard.games.paths_of_glory.facts.tables import NEAR_EAST, SPACE_OF
from grognard.games.paths_of_glory.setup import VERSION
from tests.games.paths_of_glory.rulebook.scenes import declared, drm, event, pile, play
from tests.games.paths_of_glory.rulebook.test_replacements import places
from tests.games.paths_of_glory.rulebook.words import FIVE, fight, operate, strike
from tests.games.paths_of_glory.vocabulary import (
    card,
    choose,
    do,
    here,
    offered,
    passing,
    position,
    refused,
    roll,
    rule,
)

ALL = pytest.mark.parametrize("version", [1, 2, 3, VERSION])


@rule("12.1.6", "R38")
@ALL
def test_a_replacement_corps_has_attacked_with_its_army(version: int) -> None:
    units = {"Sedan": "(GE1)", "Cambrai": "FR1 FRc", "Chateau Thierry": "FRc", "Reserve": "GEc"}
    s = position(units=units, hands=FIVE["CP"], version=version)
    operate(s, "attack Sedan")
    fight(s, "Cambrai", "(GE1)", 1, 4)
    assert here(s, "Sedan") == "GEc"
    assert bool(offered(s, "strike")) is (version == 1)


@rule("15.2.3", "R43")
@ALL
def test_a_replacement_corps_has_sallied_with_its_army(version: int) -> None:
    """Nancy is besieged by two corps at least: with one that has sallied there are too few for another sally."""
    units = {"Nancy": "GEc GEc (GE2)", "Verdun": "FRc", "Bar le Duc": "FR1 FRc", "Reserve": "GEc", "Metz": "GE3"}
    s = position(units=units, hands=FIVE["CP"], version=version)
    operate(s, "attack Nancy")
    fight(s, "Bar le Duc", "(GE2)", 1, 4)
    assert here(s, "Nancy") == "GEc GEc GEc"
    assert offered(s, "strike") == (["Belfort", "Nancy", "Verdun"] if version == 1 else ["Nancy"])


@rule("CP64", "R47", "12.2.11", "9.5.4.2")
@ALL
def test_other_central_cards_do_not_stay_after_alberich(version: int) -> None:
    more: dict[str, Any] = {"options": {"optional_cards": "all"}, "control": {"CP": "Sedan"}, "version": version}
    s = declared("AP", {"Amiens": "BR1 BR2"}, "Cambrai", "GE1", hands={"CP": "CP56 CP64"}, **more)
    play(play(s, "CP56"), "CP64")
    assert pile(s, "CP", "kept") == (["CP56"] if version == 1 else [])
    assert pile(s, "CP", "removed") == (["CP64"] if version == 1 else ["CP56", "CP64"])


def flanked_in_vain(s: PathsState, space: str, attackers: str, pin: str) -> PathsState:
    """A flank attempt fails, and the defender fires first."""
    do(s, f"strike {space}")
    choose(s, "with", attackers)
    if offered(s, "with"):
        do(s, "done")
    if f"pin {pin}" not in offered(s):
        do(s, "pass")  # Brusilov's trench
    do(s, f"pin {pin}")
    roll(s, 1)
    return roll(passing(s), 1)


@rule("12.2.7", "12.3.4")
@ALL
def test_an_attack_from_sinai_and_elsewhere_keeps_its_modifier(version: int) -> None:
    more: dict[str, Any] = {"war": "TU", "destroyed": "Gaza,Beersheba", "control": {"AP": "Sinai,Gaza"}}
    units = {"Sinai": "NE", "Gaza": "(BRc)", "Beersheba": "TUc TUc TUc"}
    s = position(side="AP", units=units, hands=FIVE["AP"], version=version, **more)
    operate(s, "attack Sinai", "attack Gaza")
    flanked_in_vain(s, "Beersheba", "NE (BRc)", "Sinai")
    assert here(s, "Gaza") == ""
    assert drm(s, "AP") == (-3 if version == 1 else 0)


@rule("AP35", "12.3.4", "R31")
@ALL
def test_an_attack_with_americans_keeps_its_modifier(version: int) -> None:
    units = {"Verdun": "FR1 (USc)", "Nancy": "FRc", "Metz": "GE1"}
    s = position(side="AP", units=units, war="US", destroyed="Metz", hands={"AP": "AP35"}, version=version)
    event(s, "AP35")
    do(s, "attack Verdun", "attack Nancy")
    if offered(s, "attack"):
        do(s, "done")
    flanked_in_vain(s, "Metz", "FR1 (USc) FRc", "Verdun")
    do(s, "lose USc1")
    assert here(s, "Verdun") == "FR1"
    assert drm(s, "AP") == (0 if version == 1 else 2)


@rule("12.3.4")
@ALL
def test_version_1_stores_nothing_of_who_attacks(version: int) -> None:
    """Its positions keep the hashes that they were stored with."""
    s = declared("AP", {"Dubno": "RU1 RU2"}, "Tarnopol", "AH1", version=version)
    step = s.stack[-1]
    assert isinstance(step, Combat)
    assert step.declared == (0 if version == 1 else WITH_RUSSIANS)


@rule("AP46", "12.3.4")
@ALL
def test_an_attack_with_russians_keeps_brusilovs_modifier(version: int) -> None:
    units = {"Targu Jiu": "SB1 (RUc)", "Belgrade": "SBc", "Timisvar": "AH1"}
    s = position(side="AP", units=units, war="RO", hands={"AP": "AP46"}, version=version)
    event(s, "AP46")
    do(s, "attack Targu Jiu", "attack Belgrade")
    if offered(s, "attack"):
        do(s, "done")
    flanked_in_vain(s, "Timisvar", "SB1 (RUc) SBc", "Targu Jiu")
    do(s, "lose RUc1")
    assert drm(s, "AP") == (0 if version == 1 else 1)


@rule("16.4.9", "R67", "17.1.5")
@ALL
def test_after_brest_litovsk_russians_are_not_placed_with_other_allies(version: int) -> None:
    units = {"Eliminated": "RU1", "Moscow": "BRc"}
    s = position(phase="replacements", units=units, replacements={"RU": 1}, played="CP45 CP53", version=version)
    apart = ["Caucasus", "Kharkov", "Petrograd"]
    assert places(s, "RU1") == (sorted([*apart, "Moscow"]) if version == 1 else apart)


@rule("11.3.2", "R29", "R40", "12.5.4")
@ALL
def test_a_retreat_does_not_count_on_a_second_crossing(version: int) -> None:
    """From Grozny, Caucasus leads on to Poti only by a second crossing; Tbilisi leads on."""
    units = {"Petrovsk": "AOI TUc", "Grozny": "RUc RUc", "Uman": "GE1", "Odessa": "GE2"}
    more: dict[str, Any] = {"war": "TU", "control": {"CP": "Tbilisi,Kars"}, "destroyed": "Kars"}
    s = position(units=units, hands=FIVE["CP"], version=version, **more)
    operate(s, "attack Petrovsk")
    strike(s, "Grozny", "AOI TUc")
    roll(s, 5, 1)
    do(s, "lose RUc1", "yield")
    if version == 1:
        assert here(s, "Eliminated") == "RUc RUc"
    else:
        assert offered(s, "go") == ["Elizabethpol", "Erivan"]


@rule("11.1.8", "15.2.4", "R24")
@ALL
def test_whoever_a_siege_can_spare_comes_to_another(version: int) -> None:
    """Both corps are besieging a fort with an army that suffices there; Nancy needs two."""
    units = {"Verdun": "GE1 GEc", "Belfort": "GE2 GEc"}
    held = {"CP": "Metz,Sedan,Mulhouse,Strasbourg"}
    s = position(units=units, control=held, hands=FIVE["CP"], version=version)
    operate(s, "move Verdun", "move Belfort")
    do(s, "take GEc1")
    assert ("Nancy" in offered(s, "go")) is (version > 2)
    if version > 2:
        do(s, "go Nancy")
        assert offered(s) == ["take GE1", "take GEc2"]  # GE2 would leave Belfort to one corps
        do(s, "take GEc2")
        assert offered(s, "go") == ["Nancy"]
        do(s, "go Nancy")
        assert "done" in offered(s)


@rule("10.1.2")
@ALL
def test_a_space_with_an_own_fort_may_be_overfull_until_the_end_of_movement(version: int) -> None:
    s = position(units={"Koblenz": "GE1", "Metz": "GE2 GE3 GEc"}, hands=FIVE["CP"], version=version)
    operate(s, "move Koblenz", "move Metz")
    do(s, "take GE1", "go Metz")
    assert ("halt" in offered(s)) is (version > 3)
    if version > 3:
        do(s, "halt")
        assert refused(s, "done").saying.key == "overstacked"
        do(s, "take GE2", "go Strasbourg", "halt", "done")
        assert here(s, "Metz") == "GE1 GE3 GEc"


@rule("11.1.8", "R24")
@ALL
def test_the_order_does_not_matter_for_a_siege(version: int) -> None:
    units = {"Verdun": "GE1 GEc", "Strasbourg": "GEc"}
    s = position(units=units, control={"CP": "Metz,Sedan"}, hands=FIVE["CP"], version=version)
    operate(s, "move Verdun", "move Strasbourg")
    first, second = do(s.copy(), "take GEc1"), do(s.copy(), "take GEc2")
    assert "Nancy" in offered(first, "go")
    assert ("Nancy" in offered(second, "go")) is (version > 2)


@rule("11.3.2", "R29")
@ALL
def test_a_march_does_not_cross_twice(version: int) -> None:
    units = {"Grozny": "RUc", "Tbilisi": "TUc"}
    s = position(side="AP", units=units, war="TU", hands=FIVE["AP"], version=version)
    operate(s, "move Grozny")
    do(s, "take RUc1")
    assert {"Caucasus", "Uman"} <= set(offered(s, "go"))
    assert ("Poti" in offered(s, "go")) is (version == 1)
    do(s, "go Caucasus")
    assert "Poti" not in offered(s, "go")


@rule("11.3.2")
def test_a_way_within_the_near_east_does_not_lead_over_caucasus() -> None:
    """With Tbilisi and Batum free, Poti can be reached: by them."""
    s = position(side="AP", units={"Grozny": "RUc"}, war="TU", hands=FIVE["AP"])
    operate(s, "move Grozny")
    do(s, "take RUc1")
    for space in offered(s, "go"):
        other = s.copy()
        do(other, f"go {space}")
        assert bool(other.used_up & CROSSED) is not bool(NEAR_EAST >> SPACE_OF[space] & 1), space


@rule("11.3.2")
@ALL
def test_caucasus_is_no_way_on_for_whoever_must_go_on_by_a_second_crossing(version: int) -> None:
    """Caucasus is full, and all that lies behind is held by the enemy."""
    units = {"Grozny": "RUc", "Caucasus": "RU1 RU2 RU3", "Uman": "GE1", "Odessa": "GE2", "Tbilisi": "TUc"}
    s = position(side="AP", units=units, war="TU", hands=FIVE["AP"], version=version)
    operate(s, "move Grozny")
    do(s, "take RUc1")
    assert ("Caucasus" in offered(s, "go")) is (version == 1)


@rule("13.2.3")
@ALL
def test_a_redeployment_through_the_near_east_is_not_limited(version: int) -> None:
    s = position(units={"Sofia": "BUc BUc BUc"}, war="TU BU", hands=FIVE["CP"], version=version)
    do(s, f"redeploy {card('CP33')}", "take BUc1", "go Constantinople", "take BUc2")
    assert "Constantinople" not in offered(s, "go")
    assert "Bursa" not in offered(s, "go")
    assert ("Balikesir" in offered(s, "go")) is (version > 1)
    if version > 1:
        do(s, "go Balikesir", "take BUc3")
        assert "Balikesir" in offered(s, "go")


@rule("13.2.2", "13.2.4")
@ALL
def test_a_russian_corps_may_redeploy_through_caucasus_and_no_army(version: int) -> None:
    more: dict[str, Any] = {"control": {"CP": "Tbilisi"}, "war": "TU", "hands": FIVE["AP"], "version": version}
    s = position(side="AP", units={"Grozny": "RUc RUc"}, **more)
    do(s, f"redeploy {card('AP54')}", "take RUc1", "go Caucasus", "take RUc2")
    assert offered(s, "go") == (["Petrovsk"] if version == 1 else ["Batum", "Kars", "Petrovsk", "Poti"])
    s = position(side="AP", units={"Grozny": "CAU"}, **more)
    do(s, f"redeploy {card('AP54')}", "take CAU")
    assert offered(s, "go") == ["Petrovsk"]


@pytest.mark.parametrize("version", [1, 2, 3])
def test_a_match_of_an_older_version_plays_on_by_it(version: int) -> None:
    old = find("paths-of-glory", str(version))
    match = Match(old, "campaign")
    for _ in range(60):
        seat = match.state.asks()[0].seat
        match.play(seat, match.state.legal(seat)[-1])
    again = saves.from_json(saves.to_json(match))
    assert again.game is old
    assert again.hash() == match.hash()
    state = again.state
    assert isinstance(state, PathsState)
    assert (state.setup.version, state.copy().setup.version) == (version, version)
    restored = old.restore(state.dump())
    assert isinstance(restored, PathsState)
    assert restored.setup.version == version
    new = find("paths-of-glory").start("campaign", {})
    assert isinstance(new, PathsState)
    assert new.setup.version == VERSION == 4
