"""Small tests of sense for the rule-based player of Quartermaster General: 1914.

Each composes a position and names what a strong player would accept there, by the principles of the game: hold what
scores, keep the line of supply to the home, hit a power where its cards run out, and play for the next scoring round.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from grognard.bots import decide
from grognard.bots.quartermaster_1914 import Quartermaster1914Bot
from grognard.core.board import bits, mask_of
from grognard.core.sayings import Saying
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.facts.acts import SPACE
from grognard.games.quartermaster_1914.facts.tables import POWER_CODES, ROUNDS
from tests.games.quartermaster_1914.vocabulary import do, heard, idle, imagined, offered, position

BOT = Quartermaster1914Bot()
AT_HOME = {
    "AH": "VIE BUD", "OT": "IST", "RU": "MOS", "DE": "BER WGE", "FR": "PAR", "IT": "ROM", "UK": "BRI NAO", "US": "USA",
}  # fmt: skip
AH_ARMY, OT_ARMY, AH_NAVY = "Austro-Hungarian Build Army", "Ottoman Build Army", "Austro-Hungarian Build Navy"
AH_BATTLE, AH_SEA = "Austro-Hungarian Land Battle", "Austro-Hungarian Sea Battle"
DE_ARMY, DE_NAVY, DE_BATTLE, DE_SEA = (
    "German Build Army",
    "German Build Navy",
    "German Land Battle",
    "German Sea Battle",
)
RU_ARMY, RU_BATTLE, RU_SEA = "Russian Build Army", "Russian Land Battle", "Russian Sea Battle"
FR_ARMY, FR_BATTLE, FR_SEA = "French Build Army", "French Land Battle", "French Sea Battle"
UK_ARMY, UK_NAVY, UK_BATTLE, UK_SEA = (
    "British Build Army", "British Build Navy", "British Land Battle", "British Sea Battle",
)  # fmt: skip
US_ARMY, US_SEA = "American Build Army", "American Sea Battle"
HIGH_SEAS, BERTHA = "German High Seas Fleet", "Big Bertha Railway Guns"
PRIZE_RULES = "Prize Rules Submarine Warfare"
TSINGTAO = "Japan Attacks German Enclaves at Tsingtao"
DIE = "I Order You to Die"


def war(power: str, hand: list[str], pieces: Mapping[str, str], **more: Any) -> QuartermasterState:
    """A position in which every nation that is not named is at home, and decks that are not named have shrunk."""
    hands = {power: hand} | more.pop("hands", {})
    s = position(power=power, hands=hands, pieces=AT_HOME | dict(pieces), **more)
    for number, code in enumerate(POWER_CODES):
        if code not in more.get("decks", {}):
            gone = mask_of([card for card in bits(s.decks[number]) if card * 7 % ROUNDS < s.round - 1])
            s.decks[number] &= ~gone
            s.buried[number] |= gone
    return s


def choice(s: QuartermasterState) -> str:
    """What the bot does for the first seat that is asked."""
    seat = s.asks()[0].seat
    return SPACE.text(decide(BOT, s, seat, random.Random(0)))


def accepts(s: QuartermasterState, *steps: str) -> None:
    """The next decisions of the bot are, one after the other, among those that are separated by '|'."""
    for step in steps:
        wanted = step.split(" | ")
        assert set(wanted) & set(offered(s)), (wanted, offered(s))
        chosen = choice(s)
        assert chosen in wanted, (chosen, wanted)
        do(s, chosen)


def reasons(s: QuartermasterState, act: str) -> list[Saying]:
    """What speaks for an act of the first seat that is asked."""
    seat = s.asks()[0].seat
    found = next(act_ for act_ in s.legal(seat) if SPACE.text(act_) == act)
    return BOT.reasons(imagined(s, seat, random.Random(0)), seat, found)


def because(s: QuartermasterState, act: str) -> list[str]:
    """The keys of that."""
    return [saying.key for saying in reasons(s, act)]


# Lines of supply


def test_a_gap_in_the_line_is_closed() -> None:
    # An army out of supply cannot fight, build or be reinforced: put the missing link back before anything else.
    s = war("DE", [DE_ARMY, DE_SEA, "Zeppelins"], {"DE": "BER WGE PIC", "FR": "PAR BUR"}, round=5)
    accepts(s, f"play {DE_ARMY}", "build Belgium")


def test_a_gap_that_scores_nothing_is_closed_for_those_beyond_it() -> None:
    # The link itself need not score: it feeds two armies that do.
    s = war("RU", [RU_ARMY, RU_SEA, RU_BATTLE], {"RU": "MOS GAL POL", "AH": "VIE BUD"}, round=5)
    accepts(s, f"play {RU_ARMY}", "build Ukraine | build Petrograd")


def test_an_island_without_its_army_is_manned_first() -> None:
    # The home is the root of all supply: without an army there the whole nation is cut off.
    s = war(
        "UKUS", [UK_ARMY, US_ARMY, "Dreadnoughts", UK_NAVY],
        {"UK": "NAO ENG PIC BEL", "DE": "BER WGE", "US": ""}, round=6,
    )  # fmt: skip
    accepts(s, f"play {UK_ARMY}", "build Great Britain")


def test_the_fleet_that_feeds_an_army_abroad_is_reinforced() -> None:
    # The navy in the Channel carries the supply of the armies in Picardy and Belgium.
    s = war(
        "DE", [DE_SEA, DE_BATTLE], {"DE": "BER WGE NTH", "UK": "BRI NAO ENG PIC BEL"}, round=6,
        prepared={"UKUS": [UK_NAVY]},
    )  # fmt: skip
    do(s, f"play {DE_SEA}", "battle English Channel")
    accepts(s, f"reinforce {UK_NAVY}")


def test_a_fleet_that_cuts_a_line_is_attacked() -> None:
    # A German navy in the Channel cuts the armies in France off from Great Britain.
    s = war(
        "UKUS", [UK_SEA, UK_BATTLE, "Relied on For Any Enterprise"],
        {"DE": "BER WGE NTH ENG", "UK": "BRI NAO PIC BEL"}, round=6,
    )  # fmt: skip
    accepts(s, f"play {UK_SEA}", "battle English Channel")


def test_the_way_to_the_continent_goes_by_sea() -> None:
    # Without a navy in the Channel no British army can be built in Belgium or Picardy.
    s = war("UKUS", [UK_NAVY, UK_SEA, UK_BATTLE], {"FR": "PAR BUR", "US": ""})
    accepts(s, f"play {UK_NAVY}", "build English Channel")


# What scores


def test_belgium_is_taken_before_the_british_come() -> None:
    # A free objective next to the frontier scores in every scoring round; economic warfare can wait.
    s = war("DE", [DE_ARMY, "Zeppelins", BERTHA, DE_SEA], {"FR": "PAR BUR", "UK": "BRI NAO", "OT": "", "IT": ""})
    accepts(s, f"play {DE_ARMY}", "build Belgium | build Picardy")


def test_before_scoring_an_army_goes_where_it_scores() -> None:
    # In a scoring round Romania is worth nothing, while an objective is worth a point at once.
    s = war("AHOT", [AH_ARMY, AH_SEA], {"RU": "MOS UKR SER", "AH": "VIE BUD"}, round=7)
    accepts(s, f"play {AH_ARMY}", "build Tyrol | build Galicia")


def test_an_open_capital_is_occupied() -> None:
    # An army in an enemy's home takes its point, its supply and everything that its nation scores.
    s = war("DE", [DE_ARMY, "Zeppelins", "Mata Hari", DE_NAVY], {"DE": "BER WGE BEL PIC", "FR": "BUR PRO"}, round=6)
    accepts(s, f"play {DE_ARMY}", "build Paris")


def test_before_scoring_the_objective_that_nobody_can_save_is_attacked() -> None:
    # Britain moves last before scoring: a point taken from the enemy now is not taken back in time.
    s = war(
        "UKUS", [UK_BATTLE, UK_NAVY, US_SEA],
        {"DE": "BER WGE BEL", "UK": "BRI NAO ENG PIC", "FR": "PAR BUR"}, round=7,
    )  # fmt: skip
    accepts(s, f"play {UK_BATTLE}", "battle Belgium")


def test_an_enemy_at_home_is_driven_out() -> None:
    # As long as the enemy is in Istanbul, the Ottomans score nothing and feed nobody.
    s = war("AHOT", [DIE, AH_ARMY, OT_ARMY], {"OT": "ANA", "RU": "MOS CAU", "UK": "BRI NAO WES EAS IST"}, round=6)
    accepts(s, f"play {DIE}")


def test_a_status_that_scores_is_played_before_one_that_may_help() -> None:
    # With a navy in the North Sea the High Seas Fleet is worth two points in each scoring round.
    s = war("DE", [HIGH_SEAS, BERTHA, "Rumpler Taube Air Reconnaissance"], {"DE": "BER WGE NTH"}, round=2)
    accepts(s, f"play {HIGH_SEAS}")


def test_the_balkans_pay_while_no_enemy_is_there() -> None:
    # Two points in every scoring round from the third on, for one card.
    s = war(
        "AHOT", ["Balkan Domination", "k.u.k. Kriegsmarine", "Limited Rail and Road Network", AH_SEA],
        {"AH": "VIE BUD SER", "RU": "MOS UKR"}, round=2,
    )  # fmt: skip
    accepts(s, "play Balkan Domination")


def test_the_navy_that_scores_is_built() -> None:
    # With Kriegsmarine in play a navy anywhere is worth a point in each scoring round.
    s = war(
        "AHOT", [AH_NAVY, AH_SEA, "Morava Offensive"], {"RU": "MOS UKR"}, round=6,
        status={"AHOT": ["k.u.k. Kriegsmarine"]},
    )  # fmt: skip
    accepts(s, f"play {AH_NAVY}", "build Adriatic Sea")


def test_the_high_seas_fleet_leaves_the_baltic() -> None:
    # Only the Western seas score for it.
    s = war("DE", [DE_NAVY, DE_SEA], {"UK": "BRI NAO ENG"}, round=6, status={"DE": [HIGH_SEAS]})
    accepts(s, f"play {DE_NAVY}", "build North Sea")


# The end


def test_in_the_last_round_points_go_before_position() -> None:
    # Two points for certain are more than an objective taken from the enemy, who may come back.
    s = war("DE", [PRIZE_RULES, DE_BATTLE, BERTHA], {"DE": "BER WGE BEL", "FR": "PAR PIC"}, round=17, points=(50, 50))
    accepts(s, f"play {PRIZE_RULES}")


def test_in_the_last_turn_a_home_that_scores_is_manned() -> None:
    # The last play of the game is for a point, not for the future.
    s = war("UKUS", [US_ARMY, "Mark IV Tanks", UK_NAVY], {"US": "", "UK": "BRI NAO ENG PIC"}, round=17)
    accepts(s, f"play {US_ARMY}", "build United States")


def test_a_power_without_cards_pays_in_points() -> None:
    # Four cards of attrition against a power that has none left are worth four points: far more than an army.
    s = war(
        "UKUS", [TSINGTAO, US_ARMY, UK_BATTLE], {"US": "", "DE": "BER WGE PIC BEL", "UK": "BRI NAO ENG"}, round=16,
        decks={"DE": []}, hands={"DE": []},
    )  # fmt: skip
    accepts(s, f"play {TSINGTAO}")


def test_a_lead_that_wins_at_once_is_completed() -> None:
    # Twelve points after scoring end the war: ten ahead, two more make it sure, or an objective taken from the enemy;
    # an army that stands behind the others does not.
    s = war(
        "DE", [PRIZE_RULES, DE_ARMY, DE_BATTLE],
        {"AH": "VIE BUD GAL TYR", "DE": "BER WGE PRU BEL", "FR": "PAR PIC", "RU": "MOS SER POL", "UK": "BRI NAO ENG"},
        round=11, points=(40, 30),
    )  # fmt: skip
    accepts(s, f"play {PRIZE_RULES} | play {DE_BATTLE}")


def test_nothing_is_prepared_that_comes_too_late() -> None:
    # In its last turn a power prepares against the attacks that still come; attrition would never be used.
    s = war(
        "DE", [DE_ARMY, "Zeppelins", "Mata Hari"], {"DE": "BER WGE BEL PIC", "FR": "PAR BUR"}, round=17, step="prepare"
    )
    accepts(s, f"prepare {DE_ARMY}")


# Attrition and economic warfare


def test_the_last_attrition_takes_points() -> None:
    # In the last turn a prepared card that costs an empty power a point is not kept.
    s = war(
        "DE", [DE_SEA], {"DE": "BER WGE"}, round=17, step="attrition", prepared={"DE": ["Zeppelins"]},
        decks={"FRIT": []},
    )  # fmt: skip
    accepts(s, "attrition Zeppelins")


def test_attrition_is_used_when_it_can_be() -> None:
    # Only one card a turn hits: what lies ready is used in the middle of the war, and not hoarded.
    s = war(
        "DE", [DE_ARMY], {"DE": "BER WGE"}, round=6, step="attrition",
        prepared={"DE": ["Easter Rising of Ireland", "Unrestricted Submarine Warfare"]},
    )  # fmt: skip
    accepts(s, "attrition Unrestricted Submarine Warfare")


def test_economic_warfare_hits_a_weak_deck() -> None:
    # Russia has the smallest deck: with eight cards left, four or more of them are half a war.
    s = war(
        "AHOT", ["Soviets of Petrograd", AH_SEA, "Russian Rail Gauge"],
        {"DE": "BER WGE PRU POL", "RU": "MOS PET UKR"}, round=8, decks={"RU": [RU_ARMY] * 3 + [RU_BATTLE] * 3},
        hands={"RU": ["Rasputin", "Montenegro"]},
    )  # fmt: skip
    accepts(s, "play Soviets of Petrograd")


def test_the_blockade_strikes_the_side_that_runs_dry() -> None:
    # With a navy in the North Sea the blockade takes six cards; no land battle against a guarded space does as much.
    s = war(
        "UKUS", ["The Blockade of Europe", UK_BATTLE, "Relied on For Any Enterprise"],
        {"UK": "BRI NAO ENG NTH BEL", "DE": "BER WGE PIC", "FR": "PAR BUR"}, round=9,
        prepared={"DE": [DE_ARMY, DE_ARMY, "Landwehr"]}, decks={"DE": [DE_BATTLE] * 4, "AHOT": [AH_ARMY] * 4},
    )  # fmt: skip
    accepts(s, "play The Blockade of Europe")


# Battles


def test_the_smallest_card_that_is_enough_reinforces() -> None:
    # The attacker has nothing prepared: one symbol holds Paris, and the double one is kept for a stronger blow.
    s = war(
        "DE", [DE_BATTLE, DE_SEA], {"DE": "BER WGE BEL PIC", "FR": "PAR BUR"}, round=5,
        prepared={"FRIT": [FR_ARMY, "Paris Taxis"]},
    )  # fmt: skip
    do(s, f"play {DE_BATTLE}", "battle Paris")
    accepts(s, f"reinforce {FR_ARMY}")


def test_the_smallest_card_that_is_enough_sustains() -> None:
    # The defender has no more cards: a single symbol decides the battle as well as a double one.
    s = war(
        "DE", [DE_BATTLE, DE_SEA], {"DE": "BER WGE BEL", "FR": "PAR PIC"}, round=3,
        prepared={"FRIT": [FR_ARMY], "DE": [DE_BATTLE, "Prussian Military Tradition"]},
    )  # fmt: skip
    do(s, f"play {DE_BATTLE}", "battle Picardy", f"reinforce {FR_ARMY}")
    accepts(s, f"sustain {DE_BATTLE}")


def test_a_space_of_no_importance_is_not_stormed() -> None:
    # Provence scores nothing, is hard to attack, and well covered: an army on a free objective is worth more.
    s = war(
        "DE", [DE_BATTLE, DE_ARMY, DE_SEA], {"DE": "BER WGE BUR", "FR": "PAR PRO", "UK": "BRI NAO ENG"}, round=5,
        prepared={"FRIT": [FR_ARMY, FR_ARMY, "Alpini"]},
    )  # fmt: skip
    accepts(s, f"play {DE_ARMY}", "build Belgium | build Picardy | build Prussia | build Tyrol")


def test_an_army_out_of_supply_is_the_target() -> None:
    # It cannot be reinforced: of two objectives held by the enemy, that one falls for certain.
    s = war(
        "RU", [RU_BATTLE, RU_SEA], {"RU": "MOS UKR PET", "AH": "VIE BUD GAL", "DE": "BER WGE POL"},
        round=6, prepared={"AHOT": [AH_ARMY, AH_ARMY], "DE": [DE_ARMY, DE_ARMY]},
    )  # fmt: skip
    accepts(s, f"play {RU_BATTLE}", "battle Poland")


def test_the_schlieffen_plan_wins_ground_at_once() -> None:
    # It battles and builds with one card: the objective changes hands.
    s = war("DE", ["Schlieffen Plan", DE_SEA, BERTHA], {"DE": "BER WGE BEL", "FR": "PAR PIC"}, round=3)
    accepts(s, "play Schlieffen Plan")
    while "battle Picardy" not in offered(s):
        do(s, choice(s))
    accepts(s, "battle Picardy")
    idle(s)
    accepts(s, "build Picardy")


def test_the_order_of_turns_decides_who_moves_in() -> None:
    # Austria moves before Russia comes again, but France moves before any of the Central Powers: what Germany clears in
    # Galicia is theirs, and what it clears in Picardy is French again.
    s = war("DE", [DE_BATTLE, DE_SEA], {"DE": "BER WGE PRU BEL", "RU": "MOS UKR GAL", "FR": "PAR PIC"}, round=6)
    accepts(s, f"play {DE_BATTLE}", "battle Galicia")


# Prepared cards and discards


def test_the_threatened_capital_is_covered() -> None:
    # Two enemy armies are next to Paris, which has no cover: a card that reinforces it comes before all others.
    s = war(
        "FRIT", ["Paris Taxis", "Barès Expands Armée de l'Air", "Italian Build Navy", "Italian Sea Battle"],
        {"DE": "BER WGE BEL PIC BUR", "FR": "PAR PRO"}, round=5, step="prepare",
    )  # fmt: skip
    accepts(s, "prepare Paris Taxis")


def test_the_last_cards_are_played_and_not_prepared() -> None:
    # Without a deck every card prepared is a turn without a play; far from the enemy nothing needs cover.
    s = war(
        "AHOT", [AH_ARMY, AH_ARMY, OT_ARMY], {"RU": "MOS", "AH": "VIE", "OT": "IST", "FR": "PAR"}, round=12,
        step="prepare", decks={"AHOT": []},
    )  # fmt: skip
    accepts(s, "pass")


def test_a_card_that_covers_nothing_is_given_up() -> None:
    # Germany must discard a prepared card: with no navy at sea, the Sea Battle is worth least.
    s = war(
        "UKUS", ["Passchendaele", UK_SEA], {"DE": "BER WGE BEL", "UK": "BRI NAO ENG PIC", "FR": "PAR BUR"}, round=6,
        prepared={"DE": [DE_ARMY, DE_SEA, "Landwehr"], "UKUS": [US_SEA]},
    )  # fmt: skip
    do(s, "play Passchendaele")
    while f"discard-prepared {DE_SEA}" not in offered(s):
        do(s, choice(s))
    accepts(s, f"discard-prepared {DE_SEA}")


def test_the_status_that_hurts_most_is_struck_out() -> None:
    # Of Germany's cards in play, the one that scores for its navy in the North Sea goes.
    s = war(
        "UKUS", ["Eddie Rickenbacker", "Relied on For Any Enterprise"],
        {"DE": "BER WGE NTH BEL", "US": "USA WAO NAO PAR", "UK": "BRI ENG"}, round=6,
        status={"DE": [BERTHA, HIGH_SEAS, "Rumpler Taube Air Reconnaissance"]},
    )  # fmt: skip
    accepts(s, "play Eddie Rickenbacker", f"discard-status {HIGH_SEAS}")


def test_a_card_without_use_pays_for_attrition() -> None:
    # No Entente army is near Istanbul: a dead card in hand, or a card not seen, goes before an army that will score.
    s = war(
        "RU", ["Assassins of the Black Hand", RU_ARMY], {"RU": "MOS UKR"}, round=6,
        hands={"AHOT": [AH_ARMY, OT_ARMY, DIE, AH_BATTLE]},
    )  # fmt: skip
    do(s, "play Assassins of the Black Hand")
    accepts(s, f"discard {DIE} | discard-top")


def test_a_card_without_use_pays_for_terrain() -> None:
    # A battle against difficult terrain costs a card: not the army that is to follow.
    s = war(
        "AHOT", [AH_BATTLE, AH_ARMY, "Bombing of the Russian Black Sea Ports", "Franz Ferdinand Avenged"],
        {"RU": "MOS SER", "AH": "VIE BUD"}, round=3,
    )  # fmt: skip
    do(s, f"play {AH_BATTLE}", "battle Serbia")
    accepts(s, "discard Bombing of the Russian Black Sea Ports")


# Drafting


def test_a_draft_brings_a_home_back() -> None:
    # With Paris free and no army in hand, two poor cards for a French army are cheap.
    s = war(
        "FRIT", ["Italian Sea Battle", FR_SEA, "Barès Expands Armée de l'Air", "Alpini"],
        {"FR": "PIC BUR", "IT": "ROM"}, round=4, step="draft",
    )  # fmt: skip
    accepts(s, "draft")


# Homes of nations that are not yet in the war


def test_istanbul_is_manned_before_the_fleet_comes() -> None:
    # An enemy army in Istanbul would keep the Ottomans out of the war: with the fleet next to it, it comes first.
    s = war(
        "AHOT", [OT_ARMY, AH_ARMY, "k.u.k. Kriegsmarine", AH_SEA],
        {"OT": "", "AH": "VIE BUD GAL", "RU": "MOS UKR", "UK": "BRI NAO WES EAS"}, round=3,
    )  # fmt: skip
    accepts(s, f"play {OT_ARMY}")
    assert because(s, "build Istanbul")[0] == "because-home-first"
    accepts(s, "build Istanbul")


def test_an_empty_home_of_the_enemy_is_entered() -> None:
    # The other way round: a single build shuts the Ottomans out and takes an objective.
    s = war(
        "UKUS", [UK_ARMY, UK_BATTLE, "Dreadnoughts"],
        {"OT": "", "US": "USA", "FR": "PAR PIC", "DE": "BER WGE BEL", "UK": "BRI NAO WES EAS"}, round=3,
    )  # fmt: skip
    accepts(s, f"play {UK_ARMY}", "build Istanbul")


def test_scarce_cards_are_kept_for_the_turns_that_are_left() -> None:
    # Eight cards for six turns: each is to be played; none is prepared that covers nothing in danger.
    s = war(
        "AHOT", [AH_ARMY, "Soviets of Petrograd", OT_ARMY, "Treaty of Amity and Alliance", AH_NAVY],
        {"AH": "VIE BUD", "OT": "IST", "RU": "MOS PET", "FR": "PAR", "IT": "ROM"}, round=12, step="prepare",
        decks={"AHOT": [AH_ARMY, AH_BATTLE, "Morava Offensive"]},
    )  # fmt: skip
    accepts(s, "pass")


def test_points_are_kept_to_be_played() -> None:
    # Economic warfare is worth its points in any turn: what is prepared is a card that will not be played.
    s = war(
        "DE", [DE_ARMY, "Landwehr", "Tannenberg", "Weltpolitik Drives Military Expansion", PRIZE_RULES, DE_SEA],
        {"OT": "", "UK": "BRI NAO", "RU": "MOS UKR"}, round=2, step="prepare",
    )  # fmt: skip
    assert choice(s) != f"prepare {PRIZE_RULES}"


def test_a_hint_says_what_the_plan_is() -> None:
    s = war("DE", [DE_ARMY, DE_SEA, "Zeppelins"], {"DE": "BER WGE PIC", "FR": "PAR BUR"}, round=5)
    do(s, f"play {DE_ARMY}")
    assert "because-rejoins" in because(s, "build Belgium")
    assert (
        heard(reasons(s, "build Belgium")[1]) == "Close the gap in Belgium: a piece that is cut off is in supply again."
    )
