"""1 to 3: map, counters, cards and tables as the fact sheets count them."""

from __future__ import annotations

from collections import Counter

import pytest

from grognard.core.board import bits
from grognard.core.refusals import Problem
from grognard.games.paths_of_glory.cards import entry
from grognard.games.paths_of_glory.facts import cards, tables
from grognard.games.paths_of_glory.facts.tables import AP, ARMY, CP, SPACE_OF, UNIT_OF
from tests.games.paths_of_glory.vocabulary import rule, start


@rule("1", "2", "2.1")
def test_the_map_has_281_spaces_and_476_links() -> None:
    assert tables.SIZE == 281
    assert tables.NEAR_EAST.bit_count() == 63
    assert tables.MAIN_MAP.bit_count() == 218
    assert len(tables.LINKS) == 476
    assert sum(only != "" for only in tables.ONLY) == 24
    assert tables.BOARD.flood(1) == tables.ALL_SPACES


@rule("2.1")
def test_victory_spaces_forts_and_ports() -> None:
    assert tables.VICTORY.bit_count() == tables.CLASSIC_VICTORY.bit_count() == 65
    assert tables.FORTS.bit_count() == 34
    assert [tables.PORTS[side].bit_count() for side in (AP, CP)] == [19, 10]


@rule("5.7.2")
def test_which_victory_spaces_differ_in_the_historical_scenario() -> None:
    only_classic = {tables.SPACES[n] for n in bits(tables.CLASSIC_VICTORY & ~tables.VICTORY)}
    only_historical = {tables.SPACES[n] for n in bits(tables.VICTORY & ~tables.CLASSIC_VICTORY)}
    assert only_classic == {"Ahwaz", "Venice", "Minsk", "Jerusalem", "Kharput"}
    assert only_historical == {"Kovno", "Sedan", "Amiens", "Koblenz", "Aachen"}


@rule("2.2", "2.2.1", "2.4")
def test_there_are_193_counters_of_two_steps() -> None:
    assert tables.PIECES == 193
    assert sum(ARMY) == 67
    piece = tables.piece("GE1")
    assert [row[piece] for row in (*tables.COMBAT, *tables.LOSS, *tables.SPEED)] == [5, 3, 3, 3, 3, 3]
    bef_corps = tables.piece("BEFc")
    assert [tables.LOSS[face][bef_corps] for face in (0, 1)] == [2, 1]
    assert tables.COUNT[UNIT_OF["GEc"]] == 19
    assert {name for name, sort in UNIT_OF.items() if not tables.REPLACEABLE[tables.FIRST[sort]]} == {
        "YLD", "AOI", "ORIENT", "BEF", "NE", "MEF", "CAU", "SNc", "BEFc",
    }  # fmt: skip


@rule("2.2.2", "R101")
def test_markers_never_limit_play() -> None:
    s = start("campaign")
    s.trench[AP] = s.held[AP]
    s.deep = s.held[AP]
    assert len([trench for trench in s.view()["trenches"] if trench["level"] == 2]) == s.held[AP].bit_count()


@rule("2.3", "9", "9.1", "9.1.2")
def test_each_side_has_65_cards_in_three_decks() -> None:
    for side in (AP, CP):
        mine = [card for card in range(cards.NUMBER) if cards.OWNER[card] == side]
        base = [card for card in mine if not cards.OPTIONAL >> card & 1]
        assert len(mine) == 65
        assert [sum(cards.DECK[card] == deck for card in base) for deck in range(3)] == [14, 20, 21]
        assert sum(cards.DECK[card] == cards.TOTAL for card in mine) == 25
    assert sum(cards.STATUS[card] for card in range(65)) == 23
    assert sum(cards.STATUS[card] for card in range(65, 130)) == 25


def test_what_a_combat_card_does_is_a_known_word() -> None:
    """A word that nothing reads is an error with its line, not a card without an effect."""
    used = {word.split()[0] for does in cards.DOES for word in does}
    assert used == set(cards.EFFECTS)
    with pytest.raises(Problem, match=r"cards\.toml:\d+.*dmr"):
        cards.words(cards.card("AP7"), ["dmr 1"], cards.EFFECTS)


@rule("2.5", "3")
def test_every_counter_is_used_by_a_setup_an_entry_or_a_card() -> None:
    """The set-up, the neutrals and the reinforcements; cavalry, Czechs and Poles come by optional cards."""
    used = Counter[int]()
    for row in entry.ROWS:
        if row.scenario == "all" and row.sort >= 0:
            used[row.sort] += row.count
    for card in range(cards.NUMBER):
        used.update(cards.REINFORCEMENTS[card])
    used.update({UNIT_OF["RUCAVc"]: 2, UNIT_OF["CZLc"]: 1, UNIT_OF["PLc"]: 3})
    assert used == {sort: tables.COUNT[sort] for sort in range(len(tables.UNITS))}


@rule("12.2.8", "12.2.9")
@pytest.mark.parametrize(
    ("armies", "factors", "name"),
    [(True, 0, "1"), (True, 5, "5"), (True, 6, "6-8"), (True, 8, "6-8"), (True, 9, "9-11"), (True, 12, "12-14"),
     (True, 15, "15"), (True, 16, "16+"), (True, 40, "16+"), (False, 0, "0"), (False, 7, "7"), (False, 9, "8+")],
)  # fmt: skip
def test_columns(armies: bool, factors: int, name: str) -> None:
    columns = tables.ARMY_COLUMNS if armies else tables.CORPS_COLUMNS
    assert columns[tables.column(armies, factors)] == name


@rule("12.2.9")
def test_the_fire_tables() -> None:
    assert tables.CORPS_FIRE[tables.column(False, 4)] == [1, 1, 1, 2, 2, 2]
    assert tables.ARMY_FIRE[tables.column(True, 10)] == [3, 4, 4, 5, 5, 7]
    assert not any(6 in column for column in tables.ARMY_FIRE)


@rule("2.1")
def test_london_is_reached_by_the_british_only() -> None:
    london, calais = SPACE_OF["London"], SPACE_OF["Calais"]
    assert tables.BOARD.beside_by(tables.USABLE[tables.BR])[london] >> calais & 1
    assert not tables.BOARD.beside_by(tables.USABLE[tables.FR])[london] >> calais & 1


@rule("R1")
def test_the_first_two_turns_have_no_season() -> None:
    """Fall 1914 is the third turn; September 1914 is no summer in the desert."""
    named = {tables.WINTER: "winter", tables.SPRING: "spring", tables.SUMMER: "summer", tables.FALL: "fall"}
    seasons = [named.get(tables.season(turn)) for turn in range(1, 8)]
    assert seasons == [None, None, "fall", "winter", "spring", "summer", "fall"]
