"""The rule-based player of Quartermaster General: 1914: decisions in positions where one answer is sensible."""

from __future__ import annotations

import random

import pytest

from grognard import find
from grognard.arena.measure import play
from grognard.bots import decide, opponents
from grognard.bots.quartermaster_1914 import Quartermaster1914Bot, footing
from grognard.bots.quartermaster_1914.footing import MOST, MOST_HOPES
from grognard.core.chance import CHANCE
from grognard.core.sayings import Saying
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.facts.acts import SPACE
from grognard.games.quartermaster_1914.facts.tables import OBJECTIVES, RUSSIA, SPACES
from grognard.games.quartermaster_1914.turn.sequence import PLAYING, Turn
from grognard.texts.words import words
from tests.games.quartermaster_1914.vocabulary import at, do, offered, points, position

BOT = Quartermaster1914Bot()
NAME = "quartermaster-1914"
AH_ARMY, OT_ARMY = "Austro-Hungarian Build Army", "Ottoman Build Army"
AH_BATTLE = "Austro-Hungarian Land Battle"


def choice(s: QuartermasterState, seed: int = 0) -> str:
    """What the bot does for the first seat that is asked."""
    seat = s.asks()[0].seat
    return SPACE.text(decide(BOT, s, seat, random.Random(seed)))


def run(s: QuartermasterState, number: int) -> list[str]:
    """The next decisions of the bot, carried out."""
    done: list[str] = []
    for _ in range(number):
        done.append(choice(s))
        do(s, done[-1])
    return done


# 4: the opening


def test_the_best_cards_of_an_opening_are_kept() -> None:
    s = find(NAME).start("five-players")
    assert isinstance(s, QuartermasterState)
    rng = random.Random(3)
    while s.asks()[0].seat == CHANCE:
        s.apply(CHANCE, rng.choice(s.asks()[0].acts))
    buried = []
    while s.power < 0:
        buried.append(choice(s))
        do(s, buried[-1])
    assert len(buried) == 15
    assert all(text.startswith("bury ") for text in buried)
    assert not any("Build Army" in text for text in buried)


# 9.1: drafting


def test_nobody_drafts_from_a_deck_that_is_nearly_empty() -> None:
    hand = ["British Sea Battle", "British Land Battle", "British Build Navy"]
    s = position(
        power="UKUS",
        step="draft",
        round=12,
        hands={"UKUS": hand},
        decks={"UKUS": ["American Build Army", "Dreadnoughts"]},
    )
    assert "draft" in offered(s)
    assert choice(s) == "pass"


def test_a_power_with_cards_to_spare_drafts_the_army_that_scores() -> None:
    hand = ["American Sea Battle", "British Sea Battle", "British Sea Battle", "American Land Battle"]
    s = position(power="UKUS", step="draft", hands={"UKUS": hand})
    assert choice(s) == "draft"
    run(s, 4)
    assert choice(s) == "play American Build Army"
    run(s, 2)
    assert at(s, "US") == "USA"


def test_no_draft_where_the_hand_has_the_card() -> None:
    hand = ["American Build Army", "British Sea Battle", "British Land Battle", "American Land Battle"]
    assert choice(position(power="UKUS", step="draft", hands={"UKUS": hand})) == "pass"


# 9.2: playing and placing


def test_an_army_is_built_in_supply_on_an_objective() -> None:
    s = position(
        pieces={"AH": "VIE", "DE": "BER WGE", "RU": "MOS", "FR": "PAR", "UK": "BRI"}, hands={"AHOT": [AH_ARMY]}
    )
    played, built = run(s, 2)
    assert played == f"play {AH_ARMY}"
    assert OBJECTIVES >> SPACES.index(built.removeprefix("build ")) & 1


def test_a_lost_home_is_taken_up_first() -> None:
    s = position(
        power="FRIT",
        round=5,
        pieces={"FR": "BUR PIC", "DE": "BER WGE", "AH": "VIE", "RU": "MOS", "UK": "BRI"},
        hands={"FRIT": ["French Build Army", "Italian Build Army", "Alpini", "French Build Navy"]},
    )
    assert run(s, 2) == ["play French Build Army", "build Paris"]


def test_the_nation_that_is_not_yet_in_the_war_enters_it() -> None:
    s = position(
        round=2,
        hands={"AHOT": [OT_ARMY, "Austro-Hungarian Sea Battle", "Morava Offensive"]},
        pieces={"AH": "VIE BUD", "RU": "MOS", "DE": "BER"},
    )
    assert run(s, 2) == [f"play {OT_ARMY}", "build Istanbul"]


def test_a_battle_card_is_not_played_without_an_enemy_in_reach() -> None:
    s = position(
        pieces={"AH": "VIE", "RU": "MOS", "DE": "BER"}, hands={"AHOT": [AH_BATTLE, "Austro-Hungarian Sea Battle"]}
    )
    assert choice(s) == "pass"


def test_an_enemy_that_scores_and_cannot_be_helped_is_attacked() -> None:
    s = position(
        round=3,
        pieces={"AH": "VIE BUD", "RU": "MOS SER RUM UKR", "DE": "BER", "FR": "PAR"},
        hands={"AHOT": [AH_BATTLE, "Ottoman Land Battle", "Ottoman Land Battle"]},
        prepared={"RU": ["Russian Build Army"]},
        tokens="",
    )
    assert run(s, 2) == [f"play {AH_BATTLE}", "battle Serbia"]


def test_nothing_is_built_that_gains_nothing() -> None:
    """In the last round an army that holds no objective is worth nothing."""
    s = position(
        power="UKUS", round=17, pieces={"UK": "BRI NAO", "DE": "BER", "AH": "VIE", "RU": "MOS", "FR": "PAR"},
        hands={"UKUS": ["British Build Army"]},
    )  # fmt: skip
    assert choice(s) == "pass"


def test_pieces_are_given_for_points_only_when_they_hold_nothing() -> None:
    pieces = {"RU": "MOS PET UKR CAU POL", "AH": "VIE", "DE": "BER", "FR": "PAR", "UK": "BRI"}
    cards = {"RU": ["Peace, Bread, Land"]}
    assert choice(position(power="RU", round=2, pieces=pieces, hands=cards)) == "pass"
    s = position(power="RU", round=17, pieces=pieces, hands=cards)
    assert choice(s) == "play Peace, Bread, Land"
    while s.asks() and "pass" in offered(s) and choice(s) != "pass":
        do(s, choice(s))
    assert at(s, "RU") == "MOS POL"
    assert points(s) == (0, 3)


def test_own_pieces_stay_on_the_board() -> None:
    s = position(hands={"AHOT": [AH_ARMY]})
    assert "recall" in [SPACE.text(act) for act in s.legal(0)]
    assert choice(s) != "recall"


# 9.3 to 9.5


def test_attrition_hits_the_power_that_runs_short() -> None:
    s = position(
        power="DE", step="attrition", round=8, prepared={"DE": ["Mustard Gas"]},
        pieces={"DE": "BER WGE PRU", "FR": "PAR BUR", "RU": "MOS POL PET", "AH": "VIE", "UK": "BRI"},
        decks={"RU": ["Russian Build Army"]},
    )  # fmt: skip
    assert run(s, 2) == ["attrition Mustard Gas", "against Russia"]


def test_a_card_is_prepared_for_the_front_that_is_threatened() -> None:
    s = position(
        power="FRIT", step="prepare", round=4,
        pieces={"FR": "PAR PIC", "DE": "BER WGE BEL", "IT": "ROM", "AH": "VIE", "UK": "BRI", "RU": "MOS"},
        hands={"FRIT": ["French Build Army", "Italian Build Navy", "Italian Sea Battle", "French Build Army"]},
    )  # fmt: skip
    assert choice(s) == "prepare French Build Army"


def test_the_hand_is_filled() -> None:
    s = position(step="draw", hands={"AHOT": [AH_ARMY] * 3})
    assert choice(s) == "draw 4"


# 10: discards


def test_the_least_useful_card_pays() -> None:
    s = position(
        round=3, pieces={"AH": "VIE BUD", "RU": "MOS SER", "DE": "BER", "FR": "PAR"},
        hands={"AHOT": [AH_BATTLE, AH_ARMY, AH_ARMY, "I Order You to Die", OT_ARMY]},
    )  # fmt: skip
    do(s, f"play {AH_BATTLE}", "battle Serbia")
    assert choice(s) == "discard I Order You to Die"


def test_a_poor_card_is_given_rather_than_a_point() -> None:
    s = position(
        power="DE", round=10, hands={"DE": ["Mata Hari"], "UKUS": ["American Sea Battle", "British Build Army"]},
        decks={"UKUS": []},
    )  # fmt: skip
    do(s, "play Mata Hari")
    while s.asks()[0].seat != s.seat_of(4):
        do(s, "discard-top") if "discard-top" in offered(s) else s.apply(CHANCE, s.legal(CHANCE)[0])
    assert "lose-point" in offered(s)
    assert choice(s) == "discard American Sea Battle"


# 12, 13: battles


def german_attack(space: str, french: str, german: str) -> QuartermasterState:
    s = position(
        power="DE", round=5,
        pieces={"FR": french, "DE": german, "UK": "BRI", "AH": "VIE", "RU": "MOS", "IT": "ROM"},
        hands={"DE": ["German Land Battle", "German Sea Battle"]}, prepared={"FRIT": ["French Build Army"]},
    )  # fmt: skip
    return do(s, "play German Land Battle", f"battle {space}")


def test_a_home_under_attack_is_reinforced() -> None:
    s = german_attack("Paris", "PAR BUR", "BER WGE BEL PIC")
    assert choice(s) == "reinforce French Build Army"


def test_a_worthless_piece_is_not_reinforced() -> None:
    s = german_attack("Provence", "PAR PRO", "BER WGE BUR")
    assert "reinforce French Build Army" in offered(s)
    assert choice(s) == "pass"


def test_an_attack_on_an_objective_is_sustained() -> None:
    s = position(
        power="DE", round=3, pieces={"FR": "PAR PIC", "DE": "BER WGE BEL", "UK": "BRI", "AH": "VIE", "RU": "MOS"},
        hands={"DE": ["German Land Battle", "German Sea Battle"]},
        prepared={"FRIT": ["French Build Army"], "DE": ["German Land Battle"]},
    )  # fmt: skip
    do(s, "play German Land Battle", "battle Picardy", "reinforce French Build Army")
    assert choice(s) == "sustain German Land Battle"


def test_gas_is_used_at_the_start_of_a_battle() -> None:
    s = position(
        power="DE", round=3, pieces={"FR": "PAR PIC", "DE": "BER WGE BEL", "UK": "BRI", "AH": "VIE", "RU": "MOS"},
        hands={"DE": ["German Land Battle", "German Sea Battle"]}, status={"DE": ["Mustard Gas"]},
        prepared={"FRIT": ["French Build Army", "Alpini"]},
    )  # fmt: skip
    do(s, "play German Land Battle", "battle Picardy")
    assert choice(s) == "use Mustard Gas"


def test_a_counterattack_takes_what_it_can() -> None:
    s = position(
        power="DE", round=5,
        pieces={"FR": "PAR BUR", "DE": "BER WGE BEL PIC", "UK": "BRI", "AH": "VIE", "RU": "MOS", "IT": "ROM"},
        hands={"DE": ["German Land Battle", "German Sea Battle"]},
        prepared={"FRIT": ["French Build Army", "La Revanche"]},
    )  # fmt: skip
    do(s, "play German Land Battle", "battle Paris", "reinforce French Build Army")
    assert choice(s) == "counterattack La Revanche"


def test_a_counterattack_is_used_though_it_costs_a_card_from_hand() -> None:
    """The attack came from difficult terrain: to strike back there costs a card, and wins an objective."""
    s = position(
        power="RU", round=5,
        pieces={"AH": "VIE BUD GAL", "RU": "MOS UKR POL RUM SER", "DE": "BER WGE", "FR": "PAR", "UK": "BRI"},
        hands={"RU": ["Russian Land Battle", "Russian Sea Battle", "Rasputin"], "AHOT": ["Persian Oil", OT_ARMY]},
        prepared={"AHOT": [AH_ARMY, "Brudermann Orders Cavalry Charge"]},
    )  # fmt: skip
    do(s, "play Russian Land Battle", "battle Budapest", "from Serbia")
    while "discard Russian Sea Battle" in offered(s):
        do(s, "discard Russian Sea Battle")
    do(s, f"reinforce {AH_ARMY}")
    assert choice(s) == "counterattack Brudermann Orders Cavalry Charge"
    assert because(s, "counterattack Brudermann Orders Cavalry Charge")[0] == "because-objective-enemy"


def test_what_a_status_card_gives_back_is_kept() -> None:
    s = position(
        power="UKUS", round=3, pieces={"UK": "BRI NAO ENG WES", "FR": "PAR", "DE": "BER WGE", "AH": "VIE", "RU": "MOS"},
        hands={"UKUS": ["British Build Army"]}, status={"UKUS": ["Commonwealth Support"]},
    )  # fmt: skip
    do(s, "play British Build Army", "build Picardy")
    assert choice(s) == "keep British Build Army"


# Reasons

REASONED = ("play", "build", "recruit", "battle", "counterattack")
"""The decisions for which there is always something to say."""


def because(s: QuartermasterState, act: str, seed: int = 0) -> list[str]:
    """The keys of what speaks for an act of the first seat that is asked."""
    seat = s.asks()[0].seat
    found = next(act_ for act_ in s.legal(seat) if SPACE.text(act_) == act)
    return [saying.key for saying in BOT.reasons(s.imagine(seat, random.Random(seed)), seat, found)]


@pytest.mark.parametrize(("scenario", "number"), [("two-players", 21), ("five-players", 22)])
def test_every_choice_has_reasons_in_both_languages_whatever_is_hidden(scenario: str, number: int) -> None:
    game = find(NAME)
    rng = random.Random(number)
    s = game.start(scenario)
    assert isinstance(s, QuartermasterState)
    said: set[Saying] = set()
    while s.asks():
        seat = s.asks()[0].seat
        if seat == CHANCE:
            s.apply(seat, rng.choice(s.legal(seat)))
            continue
        act = decide(BOT, s, seat, rng)
        verb = SPACE.verb_of(act).name
        playing = isinstance(s.stack[-1], Turn) and s.stack[-1].step == PLAYING
        reasons = BOT.reasons(s.imagine(seat, random.Random(1)), seat, act)
        assert reasons == BOT.reasons(s.imagine(seat, random.Random(2)), seat, act)
        assert len(reasons) <= 3
        assert reasons or not (verb in REASONED or playing), SPACE.text(act)
        said.update(reasons)
        s.apply(seat, act)
    assert len({saying.key for saying in said}) > 25
    for language in ("en", "it", "hu"):
        speaker = words(game, language)
        assert all(speaker.sentence(saying)[-1] == "." for saying in said)


def test_the_weightiest_reason_comes_first() -> None:
    s = position(
        pieces={"AH": "VIE", "DE": "BER WGE", "RU": "MOS", "FR": "PAR", "UK": "BRI"}, hands={"AHOT": [AH_ARMY]}
    )
    assert because(s, f"play {AH_ARMY}")[0] == "because-objective-free"
    do(s, f"play {AH_ARMY}")
    assert because(s, "build Budapest")[:1] == ["because-objective-free"]


def test_a_battle_that_nothing_can_answer_is_said_to_be_one() -> None:
    pieces = {"AH": "VIE BUD", "RU": "MOS SER RUM UKR", "DE": "BER", "FR": "PAR"}
    hands = {"AHOT": [AH_BATTLE, "Ottoman Land Battle", "Ottoman Land Battle"]}
    s = do(position(round=3, pieces=pieces, hands=hands), f"play {AH_BATTLE}")
    assert because(s, "battle Serbia") == ["because-objective-enemy", "because-no-answer", "because-threat-removed"]
    prepared = {"RU": ["Russian Build Army"]}
    s = do(position(round=3, pieces=pieces, hands=hands, prepared=prepared), f"play {AH_BATTLE}")
    assert "because-no-answer" not in because(s, "battle Serbia")


def test_a_space_that_the_card_must_empty_first_is_not_said_to_be_unoccupied() -> None:
    s = position(
        power="DE", round=3, hands={"DE": ["Gorlice-Tarnów Offensive", "German Sea Battle"]},
        pieces={"DE": "BER WGE", "AH": "VIE", "RU": "MOS UKR POL PRU", "FR": "PAR", "UK": "BRI"},
    )  # fmt: skip
    keys = because(s, "play Gorlice-Tarnów Offensive")
    assert "because-objective-enemy" in keys
    assert "because-objective-free" not in keys


def test_nothing_speaks_for_a_pass_that_is_the_only_answer() -> None:
    s = position(
        power="DE", round=3, pieces={"FR": "PAR PIC", "DE": "BER WGE BEL", "UK": "BRI", "AH": "VIE", "RU": "MOS"},
        hands={"DE": ["German Land Battle", "German Sea Battle"]}, prepared={"FRIT": ["Italian Build Army"]},
    )  # fmt: skip
    do(s, "play German Land Battle", "battle Picardy")
    assert set(offered(s)) == {"pass", "pass-turn"}
    assert because(s, "pass") == []


def test_declining_a_counterattack_is_about_the_space_where_it_would_be_fought() -> None:
    s = position(
        power="DE", round=5,
        pieces={"FR": "PAR BUR", "DE": "BER WGE BEL PIC", "UK": "BRI", "AH": "VIE", "RU": "MOS", "IT": "ROM"},
        hands={"DE": ["German Land Battle", "German Sea Battle"]},
        prepared={"FRIT": ["French Build Army", "La Revanche"]},
    )  # fmt: skip
    do(s, "play German Land Battle", "battle Paris", "reinforce French Build Army")
    seat = s.asks()[0].seat
    reason = BOT.reasons(s, seat, next(act for act in s.legal(seat) if SPACE.text(act) == "pass"))[0]
    assert reason == Saying("because-not-worth", space=SPACES.index("Picardy"))


@pytest.mark.parametrize(("prepared", "key"), [(2, "because-attrition"), (1, "because-nothing-left")])
def test_tunnel_mines_cost_two_prepared_cards(prepared: int, key: str) -> None:
    s = position(
        power="UKUS", round=3, pieces={"UK": "BRI ENG PIC", "FR": "PAR", "DE": "BER WGE BEL", "AH": "VIE", "RU": "MOS"},
        hands={"UKUS": ["Tunnel Mines"]}, prepared={"DE": ["German Build Army", "Zeppelins"][:prepared]},
    )  # fmt: skip
    do(s, "play Tunnel Mines")
    assert because(s, "against Germany") == [key]


# Whole games


def test_it_is_found_by_its_game() -> None:
    assert "rules" in opponents(NAME)


def test_the_hidden_cards_of_others_make_no_difference() -> None:
    rng = random.Random(11)
    s = find(NAME).start("five-players")
    assert isinstance(s, QuartermasterState)
    asked_often = 0
    while s.asks() and s.round < 8:
        seat = s.asks()[0].seat
        if seat == CHANCE:
            s.apply(seat, rng.choice(s.legal(seat)))
            continue
        act = decide(BOT, s, seat, random.Random(1))
        assert act == decide(BOT, s, seat, random.Random(2)), s.space.text(act)
        asked_often += 1
        s.apply(seat, act)
    assert asked_often > 150


def test_russia_has_a_use_for_nearly_all_of_its_plays() -> None:
    """A turn without a card in hand counts as a play that was passed."""
    played = turns = 0
    for number in range(3):
        rng = random.Random(number)
        s = find(NAME).start("two-players")
        assert isinstance(s, QuartermasterState)
        while s.asks():
            seat = s.asks()[0].seat
            russian = isinstance(s.stack[-1], Turn) and s.power == RUSSIA and s.round <= 15
            act = rng.choice(s.legal(seat)) if seat == CHANCE else decide(BOT, s, seat, rng)
            played += russian and SPACE.verb_of(act).name == "play"
            s.apply(seat, act)
        turns += min(15, s.round)
    assert played / turns > 0.8


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("winner", [0, 1])
def test_either_coalition_beats_chance(number: int, winner: int) -> None:
    bots = [NAME if seat == winner else "random" for seat in (0, 1)]
    seats = find(NAME).seat_names("two-players")
    assert play(NAME, "two-players", {}, bots, number).winners == [seats[winner]]


@pytest.mark.parametrize(
    ("scenario", "option"),
    [("five-players", ""), ("four-players", "second_chance"), ("three-players", "first_game"), ("two-players", "")],
)
def test_every_scenario_is_played_to_its_end(scenario: str, option: str) -> None:
    bots = [NAME] * len(find(NAME).seat_names(scenario))
    assert play(NAME, scenario, {option: "on"} if option else {}, bots, 4).winners


# What is kept


def test_what_is_known_of_pieces_is_kept_and_never_grows_without_bounds() -> None:
    kept = footing._kept[RUSSIA]
    kept.clear()
    first = footing.footing(RUSSIA, 1)
    assert footing.footing(RUSSIA, 1) is first
    for pieces in range(2, MOST + 20):
        footing.footing(RUSSIA, pieces)
        assert len(kept) <= MOST + 1
    assert len(kept) < 30  # it has begun again
    again = footing.footing(RUSSIA, 1)
    assert again is not first
    assert (again.supplied, again.reach, again.standing) == (first.supplied, first.reach, first.standing)
    capital = 1 << SPACES.index("Moscow")
    one, other = footing.Footing(RUSSIA, capital), footing.Footing(RUSSIA, capital)
    places = [1 << space for space in range(len(SPACES)) if one.region() >> space & 1]
    wanted = [a | b for a in places for b in places]
    hopes = [one.hopes(0, what, 0) for what in wanted]
    assert len(set(wanted)) > 2 * MOST_HOPES
    assert len(one._hopes) <= MOST_HOPES + 1
    assert hopes == [other.hopes(0, what, 0) for what in wanted]
    assert len(set(hopes)) > 1
