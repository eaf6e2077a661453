"""9.4.1, R62: two worlds that differ in what one power hides ask, offer, tell, show and refuse all others the same."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from grognard.conformance import Twins
from grognard.core.chance import PUBLIC
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.facts import tables
from grognard.games.quartermaster_1914.facts.acts import SPACE
from grognard.games.quartermaster_1914.facts.library import CARDS, KIND, KINDS
from tests.games.quartermaster_1914.vocabulary import asked, at, do, offered, play, position, prepared, rule

GAME = "quartermaster-1914"
PICARDY = {"DE": "BER WGE BEL", "FR": "PAR PIC", "UK": "BRI ENG"}
BOTH = {"DE": "BER WGE BEL", "FR": "PAR PIC", "UK": "BRI ENG PIC"}
NOTHING = ["pass", "pass-turn"]


def watchers(hiding: str) -> list[int]:
    """All who do not lead this power."""
    return [PUBLIC, *(seat for seat in range(5) if seat != tables.POWER_CODES.index(hiding))]


class Pair:
    """Two worlds that differ in what one power hides, as all the others see them."""

    def __init__(self, hiding: str, first: QuartermasterState, second: QuartermasterState) -> None:
        self.first = first
        self.second = second
        rng = random.Random(4)
        self.twins = [Twins(first, second, seat, rng) for seat in watchers(hiding)]
        for twins in self.twins:
            twins.check("at the start", 300)

    def do(self, *texts: str) -> Pair:
        """Play these acts in both worlds, none of which shows a secret."""
        for text in texts:
            act = SPACE.parse(text)
            seat = next(ask.seat for ask in self.first.asks() if act in ask.acts)
            for twins in self.twins:
                assert twins.play(seat, act), f"{text} shows a secret"
                twins.check(f"after {text}", 300)
            do(self.first, text)
            do(self.second, text)
        return self

    def differ(self, first: list[str], second: list[str]) -> None:
        """What the hiding power is offered in the two worlds."""
        assert offered(self.first) == sorted(first)
        assert offered(self.second) == sorted(second)


def pair(hiding: str, card: str, one: Sequence[str], other: Sequence[str], power: str, **more: Any) -> Pair:
    """A card is played in two worlds in which a power has prepared other cards."""
    worlds = []
    for cards in (one, other):
        given = {**more, "prepared": {**more.get("prepared", {}), hiding: list(cards)}}
        worlds.append(play(card, power, given.pop("hand", []), **given))
    return Pair(hiding, worlds[0], worlds[1])


# Battles


@pytest.mark.rule(GAME, "R62")
@pytest.mark.parametrize("useless", ["French Land Battle", "French Build Navy", "Verdun", "La Revanche", "Alpini"])
def test_a_useless_card_is_not_told_from_one_that_reinforces(useless: str) -> None:
    worlds = pair("FRIT", "German Land Battle", ["French Build Army"], [useless], "DE", pieces=PICARDY)
    worlds.do("battle Picardy")
    worlds.differ([*NOTHING, "reinforce French Build Army"], NOTHING)
    worlds.do("pass")
    assert at(worlds.first, "FR") == at(worlds.second, "FR") == "PAR"


@pytest.mark.rule(GAME, "R62")
def test_an_unsupplied_piece_may_have_a_card_with_the_supply_symbol() -> None:
    worlds = pair("RU", "Austro-Hungarian Land Battle", ["Montenegro"], ["Russian Build Army"], "AHOT",
                  hand=["Spanish Flu"], pieces={"AH": "VIE BUD", "RU": "MOS SER"})  # fmt: skip
    worlds.do("battle Serbia")
    worlds.differ([*NOTHING, "reinforce Montenegro"], NOTHING)
    worlds.do("pass-turn")


@pytest.mark.rule(GAME, "R62")
@pytest.mark.parametrize("useless", ["German Build Army", "Zeppelins", "Jutland"])
def test_a_useless_card_is_not_told_from_one_that_sustains(useless: str) -> None:
    hold = {"FRIT": ["French Build Army"]}
    worlds = pair("DE", "German Land Battle", ["Prussian Military Tradition"], [useless], "DE", pieces=PICARDY,
                  prepared=hold)  # fmt: skip
    worlds = Pair("DE", do(worlds.first, "battle Picardy"), do(worlds.second, "battle Picardy"))
    reinforce = "reinforce French Build Army"
    worlds = Pair("DE", do(worlds.first, reinforce), do(worlds.second, reinforce))
    worlds.differ([*NOTHING, "sustain Prussian Military Tradition"], NOTHING)
    worlds.do("pass")


@pytest.mark.rule(GAME, "R62")
def test_one_symbol_is_not_told_from_two_where_two_are_needed() -> None:
    one, other = (
        do(play("German Land Battle", "DE", pieces=PICARDY, prepared={"FRIT": ["Marne"], "DE": [card]}),
           "battle Picardy", "reinforce Marne")
        for card in ("Prussian Military Tradition", "German Land Battle")
    )  # fmt: skip
    worlds = Pair("DE", one, other)
    worlds.differ([*NOTHING, "sustain Prussian Military Tradition"], NOTHING)
    worlds.do("pass")


@pytest.mark.rule(GAME, "R62")
@pytest.mark.parametrize("useless", ["Alpini", "French Land Battle"])
def test_a_useless_card_is_not_told_from_a_counterattack(useless: str) -> None:
    one, other = (
        do(play("German Land Battle", "DE", pieces=PICARDY, prepared={"FRIT": ["Marne", card]}), "battle Picardy",
           "reinforce Marne")
        for card in ("La Revanche", useless)
    )  # fmt: skip
    worlds = Pair("FRIT", one, other)
    worlds.differ([*NOTHING, "counterattack La Revanche"], NOTHING)
    worlds.do("pass")


@pytest.mark.rule(GAME, "13.5")
def test_nobody_is_asked_to_counterattack_whose_card_all_have_seen_discarded() -> None:
    hold = {"FRIT": ["Marne", "Alpini"]}
    s = play("German Land Battle", "DE", pieces=PICARDY, prepared=hold, discards={"FRIT": ["La Revanche"]})
    do(s, "battle Picardy", "reinforce Marne")
    assert s.battles == 0  # there is only one French card that counterattacks


@rule("General Nivelle's Creeping Barrage")
@pytest.mark.rule(GAME, "R62")
def test_a_hand_with_a_land_battle_card_is_not_told_from_one_without() -> None:
    one, other = (
        play("French Land Battle", "FRIT", [card], pieces={"FR": "PAR PIC", "DE": "BER WGE BEL"},
             status={"FRIT": ["General Nivelle's Creeping Barrage"]}, prepared={"DE": ["German Build Army"]})
        for card in ("French Land Battle", "Alpini")
    )  # fmt: skip
    for s in (one, other):
        do(s, "battle Belgium", "reinforce German Build Army")
    worlds = Pair("FRIT", one, other)
    worlds.differ([*NOTHING, "sustain-from-hand French Land Battle"], NOTHING)
    worlds.do("pass")


@rule("Battlecruisers")
@pytest.mark.rule(GAME, "R62")
def test_a_hand_with_a_sea_battle_card_is_not_told_from_one_without() -> None:
    one, other = (
        play("British Sea Battle", "UKUS", [card], pieces={"UK": "BRI NAO ENG", "DE": "BER WGE BAL NTH"},
             status={"UKUS": ["Battlecruisers"]}, prepared={"DE": ["German Build Navy"]})
        for card in ("British Sea Battle", "Gallipoli")
    )  # fmt: skip
    for s in (one, other):
        do(s, "battle North Sea", "reinforce German Build Navy")
    worlds = Pair("UKUS", one, other)
    worlds.differ([*NOTHING, "sustain-from-hand British Sea Battle"], NOTHING)
    worlds.do("pass")


@pytest.mark.rule(GAME, "R62")
@pytest.mark.rule(GAME, "R30")
def test_german_aid_does_not_tell_what_germany_has_prepared() -> None:
    one, other = (
        play("Austro-Hungarian Land Battle", "AHOT", ["Spanish Flu", "Caporetto", "Persian Oil"],
             pieces={"AH": "VIE BUD", "RU": "MOS SER"}, status={"DE": ["German Aid in the East"]},
             prepared={"RU": ["Montenegro"], "DE": [card]})
        for card in ("German Land Battle", "German Build Army")
    )  # fmt: skip
    for s in (one, other):
        do(s, "battle Serbia", "discard Spanish Flu", "reinforce Montenegro")
    worlds = Pair("DE", one, other)
    worlds.differ([*NOTHING, "sustain German Land Battle"], NOTHING)
    worlds.do("pass")


# Partners


@pytest.mark.rule(GAME, "R51")
@pytest.mark.parametrize("useless", ["British Land Battle", "Gallipoli"])
def test_what_is_offered_does_not_tell_what_a_partner_hides(useless: str) -> None:
    """France needs two symbols and has one: it may lay it, whether or not Britain can help."""
    one, other = (
        play("German Land Battle", "DE", pieces=BOTH,
             prepared={"FRIT": ["French Build Army", "French Build Army"], "UKUS": [card], "DE": ["Schlieffen Plan"]})
        for card in ("British Build Army", useless)
    )  # fmt: skip
    for s in (one, other):
        do(s, "battle Picardy", "reinforce French Build Army", "sustain Schlieffen Plan")
    worlds = Pair("UKUS", one, other)
    worlds.differ([*NOTHING, "reinforce French Build Army"], [*NOTHING, "reinforce French Build Army"])
    for s in (one, other):
        do(s, "reinforce French Build Army")
    worlds = Pair("UKUS", one, other)
    worlds.differ([*NOTHING, "reinforce British Build Army"], NOTHING)
    worlds.do("pass")
    assert prepared(one, "FRIT") == prepared(other, "FRIT") == ["French Build Army"]  # taken back
    assert at(one, "FR") == at(other, "FR") == "PAR"


@pytest.mark.rule(GAME, "R51")
def test_who_leads_both_partners_knows_what_they_have() -> None:
    for card, acts in (("British Build Army", ["French Build Army"]), ("British Land Battle", [])):
        s = play(
            "German Land Battle", "DE", scenario="two-players", pieces=BOTH,
            prepared={"FRIT": ["French Build Army", "French Build Army"], "UKUS": [card], "DE": ["Schlieffen Plan"]},
        )  # fmt: skip
        do(s, "battle Picardy", "reinforce French Build Army", "sustain Schlieffen Plan")
        assert offered(s, "reinforce") == acts


@pytest.mark.rule(GAME, "R51")
def test_a_partner_who_has_passed_for_the_turn_is_not_expected_to_answer() -> None:
    """Two symbols are needed in Burgundy, and France has one: Britain may have the other, if it has not passed."""
    hold = {"FRIT": ["French Build Army"] * 2, "UKUS": ["British Build Army"], "DE": ["Prussian Military Tradition"]}
    for passing, acts in (("pass", ["French Build Army"]), ("pass-turn", [])):
        s = play("Kaiserschlacht", "DE", ["Zeppelins", "Jutland"], prepared=hold,
                 pieces={"DE": "BER WGE BEL", "FR": "PAR PIC BUR", "UK": "BRI ENG PIC BUR"})  # fmt: skip
        do(s, "pass", "battle Picardy", "pass", passing, "battle Burgundy", "from Belgium", "discard Jutland")
        do(s, "reinforce French Build Army", "sustain Prussian Military Tradition")
        assert asked(s) == ["France"]
        assert offered(s, "reinforce") == acts


@pytest.mark.rule(GAME, "R62")
def test_nobody_is_asked_where_all_know_that_it_is_not_enough() -> None:
    """France has one card, which all have seen: one symbol where two are needed, and nobody to help."""
    s = play("German Land Battle", "DE", pieces=PICARDY, prepared={"FRIT": ["French Build Army"] * 2,
             "DE": ["Schlieffen Plan"]})  # fmt: skip
    s.shown |= s.prepared[3]
    do(s, "battle Picardy", "reinforce French Build Army", "sustain Schlieffen Plan")
    assert at(s, "FR") == "PAR"


# Drafts and discard piles


ARMY = ["British Land Battle", "British Build Army"]


def drafting(power: str, **more: Any) -> QuartermasterState:
    return position(power=power, step="draft", hands={power: more.pop("hand")}, **more)


@pytest.mark.rule(GAME, "9.1")
@pytest.mark.rule(GAME, "R16")
def test_a_deck_without_a_card_to_draft_is_not_told_from_one_with() -> None:
    cards = ["Russian Build Army", "Brusilov Offensive"]
    one, other = (drafting("RU", hand=["Rasputin", "Cossacks", "Montenegro"], decks={"RU": [deck]},
                           face_down={"RU": [below]})
                  for deck, below in (cards, cards[::-1]))  # fmt: skip
    worlds = Pair("RU", one, other).do("draft", "discard Rasputin", "discard Cossacks")
    worlds.differ(["fetch Russian Build Army"], ["pass"])


@pytest.mark.rule(GAME, "R16")
def test_a_draft_that_misses_is_told_only_then() -> None:
    s = drafting("RU", hand=["Rasputin", "Cossacks"], decks={"RU": ["Brusilov Offensive"]},
                 face_down={"RU": ["Russian Build Army"]})  # fmt: skip
    s.events = []
    do(s, "draft")
    assert "draft-missed" not in [event.saying.key for event in s.events]
    do(s, "pass")
    assert "draft-missed" in [event.saying.key for event in s.events]
    assert s.revealed >> s.seat_of(1) & 1


@pytest.mark.rule(GAME, "9.1")
def test_which_copy_is_drafted_is_not_told() -> None:
    """Copies of a card are all the same: their numbers would tell what is hidden elsewhere."""
    heard = []
    for below in ("French Build Army", "French Build Navy"):
        s = drafting("FRIT", hand=["Verdun", "Marne", "Alpini"], face_down={"FRIT": [below]})
        do(s, "draft", "discard Verdun", "discard Marne")
        s.events = []
        do(s, "fetch French Build Army")
        heard.append([(event.saying.key, event.saying.args) for event in s.events if event.reaches(0)])
    assert heard[0] == heard[1]


@pytest.mark.rule(GAME, "9.1")
@rule("The Pals Battalions")
def test_an_army_among_the_discards_is_not_told_from_another_card() -> None:
    one, other = (drafting("UKUS", hand=["Cambrai", "Gallipoli", kept], face_down={"UKUS": [below]},
                           status={"UKUS": ["The Pals Battalions"]}, decks={"UKUS": ["Dreadnoughts"]}, points=(0, 3))
                  for kept, below in (ARMY, ARMY[::-1]))  # fmt: skip
    worlds = Pair("UKUS", one, other).do("draft", "discard Cambrai", "discard Gallipoli")
    worlds.differ(["pass", "recover British Build Army"], ["pass"])
    worlds = Pair("UKUS", do(worlds.first, "pass"), do(worlds.second, "pass"))  # status cards are never compulsory


@pytest.mark.rule(GAME, "9.1")
@rule("The Pals Battalions")
def test_the_draft_step_with_an_empty_deck_does_not_tell_of_the_discards() -> None:
    one, other = (drafting("UKUS", hand=["Cambrai", "Gallipoli"], face_down={"UKUS": [below]},
                           prepared={"UKUS": [laid]}, status={"UKUS": ["The Pals Battalions"]}, decks={"UKUS": []})
                  for laid, below in (ARMY, ARMY[::-1]))  # fmt: skip
    worlds = Pair("UKUS", one, other)
    worlds.differ(["draft", "pass"], ["pass"])
    worlds.do("pass")


@pytest.mark.rule(GAME, "9.4.1")
@rule("Scottish Women's Hospitals")
def test_a_card_that_lies_face_up_is_recovered_first() -> None:
    """Else the numbers of the pile would tell what lies face down."""
    seen = []
    low, high = [card for card in range(CARDS) if KINDS[KIND[card]] == "Russian Build Army"][:2]
    for below in (1 << low, 0):
        s = position(power="RU", hands={"RU": ["Scottish Women's Hospitals"]}, face_down={"RU": ["Rasputin"]})
        s.decks[1] &= ~(below | 1 << high)
        s.piles[1] = [high]
        s.buried[1] |= below
        before = s.buried[1].bit_count()
        do(s, "play Scottish Women's Hospitals", "recover Russian Build Army")
        power = s.view(0)["powers"][1]
        seen.append((power["face_up_count"], power["face_down_count"] - before))
    assert seen == [(1, 0), (1, 0)]


@pytest.mark.rule(GAME, "R36")
@rule("War Revenue Act")
@rule("Rumpler Taube Air Reconnaissance")
def test_what_germany_has_looked_at_does_not_tell_it_what_is_prepared_later() -> None:
    """Germany has discarded an American card that it saw. Britain takes it back with another: one is prepared."""
    taube = "Rumpler Taube Air Reconnaissance"
    s = play("German Land Battle", "DE", pieces=BOTH, status={"DE": [taube]},
             prepared={"UKUS": ["American Build Army"]}, hands={"UKUS": ["War Revenue Act"]},
             face_down={"UKUS": ["American Build Navy"]})  # fmt: skip
    do(s, "battle Picardy", f"use {taube}", "discard-prepared American Build Army")
    while s.power != 4 or not offered(s, "play"):
        do(s, "pass")
    do(s, "play War Revenue Act", "recover American Build Army", "recover American Build Navy", "pass", "pass")
    one, other = (do(s.copy(), f"prepare American Build {kind}") for kind in ("Army", "Navy"))
    for seat in (PUBLIC, 0, 1, 2, 3):
        assert one.view(seat) == other.view(seat)
    assert one.view(4) != other.view(4)


@pytest.mark.rule(GAME, "9.4.1")
def test_of_two_copies_the_one_that_somebody_knows_is_used_first() -> None:
    """What Germany sees after a card was used does not depend on the number of a copy that it cannot see."""
    s = play("German Land Battle", "DE", pieces=PICARDY, prepared={"FRIT": ["French Build Army"] * 2})
    low, high = (card for card in range(216) if s.prepared[3] >> card & 1)
    for known in (low, high):
        again = s.copy()
        again.known[2] |= 1 << known
        do(again, "battle Picardy", "reinforce French Build Army")
        assert again.view(2)["powers"][3]["prepared_known"] == []


# Passing for the turn


@pytest.mark.rule(GAME, "R62")
def test_all_are_told_what_is_passed_for_the_turn_and_nothing_else() -> None:
    s = play("German Land Battle", "DE", pieces=BOTH, prepared={"FRIT": ["Marne"], "UKUS": ["British Build Army"]})
    do(s, "battle Picardy")
    s.events = []
    do(s, "pass-turn")
    for seat in range(5):
        heard = [(event.saying.key, event.saying.args) for event in s.events if event.reaches(seat)]
        assert heard == [("passed-turn", {"power": 3, "window": 0})]
        assert s.view(seat)["powers"][3]["passing"] == ["reinforcing"]
        assert s.view(seat)["powers"][4]["passing"] == []
