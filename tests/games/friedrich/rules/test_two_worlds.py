"""Two worlds that differ only in what one seat hides: nobody else can tell them apart, whatever is done in both."""

from __future__ import annotations

import random
from typing import Any

import pytest

from grognard.conformance import Twins
from grognard.core.chance import CHANCE, PUBLIC
from grognard.core.game import find
from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.facts.acts import SPACE
from tests.games.friedrich.clock import turn_up
from tests.games.friedrich.vocabulary import asked, do, offered, position

REFUSALS = 60
"""How many acts that are not on offer are tried before and after every act."""


UNDO = "undo"
UNDO_ALL = "undo all"


def alike(one: FriedrichState, other: FriedrichState, owner: str, *texts: str) -> None:
    """The owner of the secret can tell these worlds apart; nobody else can, before and after these acts.

    UNDO takes back the owner's last act, UNDO_ALL the whole march of which it was a part.
    """
    mine = one.setup.seats.index(owner)
    assert one.view(mine) != other.view(mine), "the worlds do not differ for the owner"
    for watcher in [PUBLIC, *range(len(one.setup.seats))]:
        if watcher == mine:
            continue
        twins = Twins(one, other, watcher, random.Random(f"{texts} {watcher}"))
        twins.check("at the start", REFUSALS)
        for text in texts:
            if text in (UNDO, UNDO_ALL):
                twins.undo(mine, whole=text == UNDO_ALL)
                continue
            act = SPACE.parse(text)
            seats = [seat for seat in (CHANCE, *range(len(one.setup.seats))) if act in twins.both(seat)]
            assert len(seats) == 1, f"{text!r} cannot be taken in both worlds"
            assert twins.play(seats[0], act), f"{text!r} has shown something"
            twins.check(f"after {text!r}", REFUSALS)


# Combat (7)

FIGHT: dict[str, Any] = {
    "nation": "France",
    "phase": "combat",
    "pieces": {"Richelieu": "Achim", "Soubise": "Fulda", "Cumberland": "Rotenburg"},
}


@pytest.mark.rule("friedrich", "R84")
@pytest.mark.rule("friedrich", "7")
def test_a_side_without_a_card_of_the_suit_breaks_off_like_one_that_does_not_want_to_play() -> None:
    board = {**FIGHT, "troops": {"Richelieu": 2, "Cumberland": 3}}
    void = position(hands={"France": ["5H.1", "6S.1"], "Hanover": ["5D.1"]}, **board)
    able = position(hands={"France": ["5C.1", "6C.1"], "Hanover": ["5D.1"]}, **board)
    assert (asked(void), offered(void)) == (["Pompadour"], ["break-off"])
    alike(void, able, "Pompadour", "break-off")


@pytest.mark.rule("friedrich", "R84")
@pytest.mark.rule("friedrich", "7")
def test_a_beaten_side_is_asked_by_the_number_of_its_cards_only() -> None:
    board = {**FIGHT, "troops": {"Richelieu": 2, "Cumberland": 3}}
    empty = position(hands={"Hanover": ["5D.1"]}, **board)
    assert asked(empty) != ["Pompadour"], "everybody sees that France has nothing to play"


@pytest.mark.rule("friedrich", "R84")
@pytest.mark.rule("friedrich", "R27")
def test_nobody_learns_at_zero_whether_a_side_must_play_before_it_has_answered() -> None:
    board = {**FIGHT, "troops": {"Richelieu": 3, "Cumberland": 3}}
    hands: list[list[str]] = [["5H.1", "6S.1"], ["5C.1", "6S.1"], ["RA.1", "6S.1"]]
    worlds = [position(hands={"France": cards}, **board) for cards in hands]
    for other in worlds[1:]:
        alike(worlds[0], other, "Pompadour")
    alike(worlds[0], worlds[2], "Pompadour", "break-off")


@pytest.mark.rule("friedrich", "R84")
@pytest.mark.rule("friedrich", "fate-3-clubs")
def test_high_cards_that_fate_forbids_are_no_worse_kept_than_others() -> None:
    board: dict[str, Any] = {
        "effect": "3 clubs",
        "turn": 7,
        "phase": "combat",
        "pieces": {"Heinrich": "Rotenburg", "Richelieu": "Achim"},
        "troops": {"Heinrich": 1, "Richelieu": 2},
    }
    high = position(hands={"Prussia": ["10D.1", "12D.1"]}, **board)
    low = position(hands={"Prussia": ["9D.1", "12D.1"]}, **board)
    assert offered(high) == ["break-off"]
    alike(high, low, "Frederick", "break-off")


DUTY: dict[str, Any] = {
    "effect": "7 diamonds",
    "turn": 7,
    "phase": "combat",
    "pieces": {"Friedrich": "Leipzig", "Heinrich": "Berlin", "Hildburghausen": "Halle"},
    "troops": {"Friedrich": 1, "Hildburghausen": 4},
}


@pytest.mark.rule("friedrich", "R84")
@pytest.mark.rule("friedrich", "fate-7-diamonds")
def test_at_zero_friedrich_is_asked_to_get_ahead_whether_or_not_he_can() -> None:
    void = do(position(hands={"Prussia": ["3C.1", "9S.1"], "Imperial Army": ["5H.1"]}, **DUTY), "play 3C.1")
    able = do(position(hands={"Prussia": ["3C.1", "9C.1"], "Imperial Army": ["5H.1"]}, **DUTY), "play 3C.1")
    assert (asked(void), offered(void)) == (["Frederick"], ["decline"])
    assert (asked(able), offered(able)) == (["Frederick"], ["play 9C.1"])
    alike(void, able, "Frederick")


# Recruiting (10)

RUSSIA: dict[str, Any] = {
    "nation": "Russia",
    "phase": "recruit",
    "pieces": {"Saltikov": "Bydgoszcz", "Apraxin": "Łomża", "Russian train 1": "Sierpc", "Russian train 2": "Warszawa"},
    "troops": {"Saltikov": 4, "Apraxin": 3},
}


@pytest.mark.rule("friedrich", "R84")
@pytest.mark.rule("friedrich", "10")
def test_a_hand_too_poor_to_recruit_is_asked_like_a_rich_one() -> None:
    poor = position(hands={"Russia": ["3S.1", "2H.1"]}, **RUSSIA)
    rich = position(hands={"Russia": ["13S.1", "12H.1"]}, **RUSSIA)
    assert (asked(poor), offered(poor)) == (["Elisabeth"], ["done"])
    alike(poor, rich, "Elisabeth", "done")


@pytest.mark.rule("friedrich", "R84")
@pytest.mark.rule("friedrich", "10")
def test_a_hand_too_poor_for_one_unit_more_is_asked_like_a_rich_one() -> None:
    poor = position(hands={"Russia": ["7S.1", "2H.1"]}, **RUSSIA)
    rich = position(hands={"Russia": ["7S.1", "12H.1"]}, **RUSSIA)
    assert offered(do(poor.copy(), "recruit Apraxin")) == ["done"]
    alike(poor, rich, "Elisabeth", "recruit Apraxin", "done")


@pytest.mark.rule("friedrich", "R84")
@pytest.mark.rule("friedrich", "fate-7-hearts")
def test_a_stack_too_full_for_new_troops_is_asked_like_one_with_room() -> None:
    board: dict[str, Any] = {
        "effect": "7 hearts",
        "turn": 7,
        "phase": "recruit",
        "pieces": {"Friedrich": "Potsdam", "Heinrich": "Oschatz", "Prussian train 1": "Jüterbog", "Daun": "Brünn"},
        "gone": ["Winterfeldt", "Schwerin", "Keith", "Seydlitz", "Dohna", "Lehwaldt", "Prussian train 2"],
        "hands": {"Prussia": ["13S.1", "12H.1"]},
    }
    full = position(troops={"Friedrich": 3, "Heinrich": 8}, **board)
    room = position(troops={"Friedrich": 4, "Heinrich": 7}, **board)
    assert (asked(full), offered(full)) == (["Frederick"], ["done"])
    alike(full, room, "Frederick", "done")


# The Offensive Option (13)


@pytest.mark.rule("friedrich", "R84")
@pytest.mark.rule("friedrich", "R74")
def test_prussia_without_a_ten_declines_the_offensive_option_like_one_that_has_it() -> None:
    board: dict[str, Any] = {
        "options": {"offensive_option": "on"},
        "turn": 3,
        "phase": "option",
        "pieces": {"Friedrich": "Berlin"},
    }
    low = position(hands={"Prussia": ["9S.1", "2C.1"]}, **board)
    high = position(hands={"Prussia": ["10S.1", "2C.1"]}, **board)
    assert (asked(low), offered(low)) == (["Frederick"], ["decline"])
    alike(low, high, "Frederick", "decline")


# Splitting a stack (6)


@pytest.mark.rule("friedrich", "R84")
@pytest.mark.rule("friedrich", "R4")
@pytest.mark.parametrize(
    ("forced", "free", "share"), [((16, 2), (15, 3), 8), ((2, 9), (4, 7), 1)], ids=["full", "smallest"]
)
def test_a_split_without_a_choice_is_asked_like_one_with_a_choice(
    forced: tuple[int, int], free: tuple[int, int], share: int
) -> None:
    worlds = [
        position(
            nation="France",
            pieces={"Richelieu": "Iserlohn", "Chevert": "Iserlohn", "Soubise": "Fulda", "Daun": "Brünn"},
            troops={"Richelieu": stack, "Soubise": alone},
        )
        for stack, alone in (forced, free)
    ]
    walk = ["move Richelieu", "leave Chevert", "go Soest"]
    assert offered(do(worlds[0].copy(), *walk)) == [f"troops {share}"]
    alike(worlds[0], worlds[1], "Pompadour", *walk, f"troops {share}", "stop", "done")


@pytest.mark.rule("friedrich", "R84")
@pytest.mark.rule("friedrich", "fate-6-spades")
def test_laudon_is_asked_for_his_share_like_everybody_else() -> None:
    worlds = [
        turn_up(
            "6",
            pieces={"Daun": "Olmütz", "Laudon": "Olmütz", "Karl": "Brünn", "Friedrich": "Berlin"},
            troops={"Daun": stack, "Karl": alone},
        )
        for stack, alone in ((2, 7), (4, 5))
    ]
    goal = f"go {offered(worlds[0], 'go')[0]}"
    assert offered(do(worlds[0].copy(), goal)) == ["troops 1"]
    alike(worlds[0], worlds[1], "Maria Theresa", goal, "troops 1")


# Set-up (6)


@pytest.mark.rule("friedrich", "R84")
@pytest.mark.rule("friedrich", "6")
@pytest.mark.parametrize("seat", ["Frederick", "Elisabeth", "Maria Theresa", "Pompadour"])
def test_how_often_a_player_is_asked_at_set_up_does_not_tell_how_he_divides_his_troops(seat: str) -> None:
    one: Any = find("friedrich").start("four-players")
    other: Any = one.copy()
    number = one.setup.seats.index(seat)
    answers = 0
    while number in [ask.seat for ask in one.asks()]:
        first, second = one.legal(number), other.legal(number)
        assert second, f"only one of both is asked after {answers} answers"
        one.apply(number, first[0])
        other.apply(number, second[-1])
        answers += 1
        alike(one, other, seat)
    stacks = {
        place
        for nation in one.setup.nations
        if one.seat_of(nation) == number and len(one.cities_of(nation)) > 1
        for place in one.cities_of(nation)
    }
    assert answers == len(stacks), "every stack of a nation that has several is asked for, the last one too"


# Cards of fate (11)


@pytest.mark.rule("friedrich", "R84")
@pytest.mark.rule("friedrich", "fate-1-clubs")
@pytest.mark.rule("friedrich", "fate-8-spades")
@pytest.mark.rule("friedrich", "fate-11-clubs")
@pytest.mark.parametrize(
    ("card", "suit", "strong", "weak", "owner"),
    [
        ("1", "clubs", "Saltikov", "Apraxin", "Elisabeth"),
        ("8", "spades", "Friedrich", "Heinrich", "Frederick"),
        ("11", "clubs", "Ferdinand", "Cumberland", "Frederick"),
    ],
)
def test_who_gains_a_troop_is_asked_even_if_only_one_stack_has_room(
    card: str, suit: str, strong: str, weak: str, owner: str
) -> None:
    homes = {"Saltikov": "Bydgoszcz", "Apraxin": "Łomża", "Friedrich": "Oschatz", "Heinrich": "Berlin"}
    homes |= {"Ferdinand": "Stade", "Cumberland": "Alfeld"}
    full = turn_up(card, suit, pieces=homes, troops={strong: 8, weak: 2})
    room = turn_up(card, suit, pieces=homes, troops={strong: 7, weak: 3})
    assert (asked(full), offered(full)) == ([owner], [f"gain {weak}"])
    alike(full, room, owner, f"gain {weak}")


@pytest.mark.rule("friedrich", "R84")
@pytest.mark.rule("friedrich", "fate-10-clubs")
def test_who_loses_a_troop_is_asked_even_if_only_one_stack_can_spare_it() -> None:
    pieces = {"Friedrich": "Oschatz", "Winterfeldt": "Oschatz", "Heinrich": "Berlin"}
    bare = turn_up("10", "clubs", pieces=pieces, troops={"Friedrich": 2, "Heinrich": 5})
    spare = turn_up("10", "clubs", pieces=pieces, troops={"Friedrich": 3, "Heinrich": 4})
    assert (asked(bare), offered(bare)) == (["Frederick"], ["lose Heinrich"])
    alike(bare, spare, "Frederick", "lose Heinrich")


# What cannot be hidden: the troop total of a nation is public


def shown_by(s: FriedrichState) -> list[str]:
    """The seats whose secrets the last act has shown."""
    return [seat for number, seat in enumerate(s.setup.seats) if s.revealed >> number & 1]


def seen_by_all(s: FriedrichState, general: str) -> int | None:
    """The troops of a stack as an onlooker sees them."""
    found: int | None = next(stack["troops"] for stack in s.view(PUBLIC)["stacks"] if general in stack["generals"])
    return found


@pytest.mark.rule("friedrich", "R85")
@pytest.mark.rule("friedrich", "fate-6-clubs")
def test_a_named_general_who_gains_no_troop_is_seen_to_be_full() -> None:
    pieces = {"Daun": "Brünn", "Karl": "Olmütz"}
    s = turn_up("6", "clubs", pieces=pieces, troops={"Daun": 8, "Karl": 3})
    assert seen_by_all(s, "Daun") == 8
    assert shown_by(s) == ["Maria Theresa"]
    s = turn_up("6", "clubs", pieces=pieces, troops={"Daun": 7, "Karl": 4})
    assert seen_by_all(s, "Daun") is None
    assert shown_by(s) == ["Maria Theresa"]


@pytest.mark.rule("friedrich", "R85")
@pytest.mark.rule("friedrich", "fate-2-hearts")
@pytest.mark.rule("friedrich", "fate-8-diamonds")
@pytest.mark.parametrize(
    ("card", "suit", "general", "other", "owner"),
    [("2", "hearts", "Apraxin", "Saltikov", "Elisabeth"), ("8", "diamonds", "Karl", "Daun", "Maria Theresa")],
)
def test_a_named_general_who_loses_no_troop_is_seen_to_have_but_one(
    card: str, suit: str, general: str, other: str, owner: str
) -> None:
    pieces = {general: "Brünn", other: "Olmütz"}
    s = turn_up(card, suit, pieces=pieces, troops={general: 1, other: 5})
    assert seen_by_all(s, general) == 1
    assert shown_by(s) == [owner]
    s = turn_up(card, suit, pieces=pieces, troops={general: 2, other: 4})
    assert seen_by_all(s, general) is None
    assert shown_by(s) == [owner]


@pytest.mark.rule("friedrich", "R85")
@pytest.mark.rule("friedrich", "R21")
def test_troops_that_a_stack_cannot_lead_any_more_tell_how_many_it_has() -> None:
    pieces = {"Friedrich": "Berlin", "Winterfeldt": "Berlin", "Heinrich": "Oschatz"}
    s = do(turn_up("Sweden", pieces=pieces, troops={"Friedrich": 13, "Heinrich": 3}), "remove Winterfeldt")
    assert (seen_by_all(s, "Friedrich"), shown_by(s)) == (8, ["Frederick"])
    s = do(turn_up("Sweden", pieces=pieces, troops={"Friedrich": 7, "Heinrich": 3}), "remove Winterfeldt")
    assert (seen_by_all(s, "Friedrich"), shown_by(s)) == (None, ["Frederick"])


@pytest.mark.rule("friedrich", "R85")
@pytest.mark.rule("friedrich", "9")
def test_troops_that_desert_are_counted_by_everybody() -> None:
    board: dict[str, Any] = {"nation": "Russia", "phase": "supply", "down": ["Apraxin"]}
    board["pieces"] = {"Apraxin": "Berlin", "Saltikov": "Warszawa"}
    s = position(troops={"Apraxin": 4, "Saltikov": 3}, **board)
    assert shown_by(s) == ["Elisabeth"]
    assert position(**{**board, "pieces": {"Apraxin": "Berlin"}}, troops={"Apraxin": 4}).revealed == 0, "all knew that"


@pytest.mark.rule("friedrich", "R85")
@pytest.mark.rule("friedrich", "R67")
def test_the_imperial_army_takes_the_secrets_of_its_old_player_along_and_no_others() -> None:
    pieces = {"Daun": "Brünn", "Hildburghausen": "Leipzig", "Friedrich": "Berlin"}
    s = turn_up("India", drawn=["America"], pieces=pieces, hands={"Imperial Army": ["7H.1"]})
    assert shown_by(s) == ["Maria Theresa"]


@pytest.mark.rule("friedrich", "R31")
@pytest.mark.rule("friedrich", "R85")
def test_a_battle_shows_the_secrets_of_both_sides_and_a_card_those_of_one() -> None:
    s = position(
        nation="France",
        phase="combat",
        pieces={"Richelieu": "Achim", "Soubise": "Fulda", "Cumberland": "Rotenburg"},
        troops={"Richelieu": 2, "Cumberland": 3},
        hands={"France": ["5C.1", "6C.1"], "Hanover": ["5D.1"]},
    )
    assert shown_by(s) == ["Frederick", "Pompadour"]
    assert shown_by(do(s, "play 5C.1")) == ["Pompadour"]
    assert shown_by(do(s, "play 5D.1")) == ["Frederick"]


@pytest.mark.rule("friedrich", "R47")
@pytest.mark.rule("friedrich", "R85")
def test_paying_shows_the_cards_of_the_payer_once_all_is_paid() -> None:
    s = position(hands={"Russia": ["3S.1", "4H.1"]}, **RUSSIA)
    assert shown_by(do(s, "recruit Apraxin", "done", "pay 4H.1")) == []
    assert shown_by(do(s, "pay 3S.1")) == ["Elisabeth"]


@pytest.mark.rule("friedrich", "R74")
@pytest.mark.rule("friedrich", "R85")
def test_setting_a_card_aside_shows_a_secret_of_prussia_only() -> None:
    board: dict[str, Any] = {"options": {"offensive_option": "on"}, "turn": 3, "phase": "option"}
    s = position(pieces={"Friedrich": "Berlin"}, hands={"Prussia": ["10S.1", "2C.1"]}, **board)
    assert shown_by(do(s, "aside 10S.1")) == ["Frederick"]


@pytest.mark.rule("friedrich", "R56")
@pytest.mark.rule("friedrich", "fate-1-hearts")
def test_a_swap_shows_a_card_of_either_side() -> None:
    hands = {"Austria": ["5D.1", "6D.1"], "Russia": ["7H.1", "8H.1"]}
    s = do(turn_up("1", "hearts", hands=hands, pieces={"Daun": "Brünn"}), "offer 5D.1")
    assert shown_by(s) == []
    assert shown_by(do(s, "offer 7H.1")) == ["Elisabeth", "Maria Theresa"]


# Undo


@pytest.mark.rule("friedrich", "R84")
@pytest.mark.parametrize("undo", [UNDO, UNDO_ALL])
def test_how_far_an_undo_goes_does_not_tell_the_size_of_a_stack(undo: str) -> None:
    """With two troops Richelieu can take only one of them along, with four he has a choice."""

    def world(number: int) -> FriedrichState:
        return position(
            nation="France",
            phase="movement",
            pieces={"Richelieu": "Iserlohn", "Chevert": "Iserlohn", "Soubise": "Fulda", "Cumberland": "Rotenburg"},
            troops={"Richelieu": number, "Soubise": 8 - number},
        )

    march = ("move Richelieu", "leave Chevert", "go Hamm")
    assert offered(do(world(2), *march)) == ["troops 1"]
    assert offered(do(world(4), *march)) == ["troops 1", "troops 2", "troops 3"]
    alike(world(2), world(4), "Pompadour", *march, "troops 1", undo)


@pytest.mark.rule("friedrich", "R84")
def test_how_far_an_undo_goes_does_not_tell_how_rich_a_hand_is() -> None:
    """After one unit a poor hand leaves only Done, a rich one also pays for another."""
    poor = position(hands={"Russia": ["7S.1", "2H.1"]}, **RUSSIA)
    rich = position(hands={"Russia": ["7S.1", "12H.1"]}, **RUSSIA)
    alike(poor, rich, "Elisabeth", "recruit Apraxin", "done", UNDO)
