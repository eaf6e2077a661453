"""What the cards of the United Kingdom and the United States do when they are played and in play."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.quartermaster_1914.vocabulary import (
    asked,
    at,
    deck,
    discards,
    do,
    each,
    face_down,
    hand,
    idle,
    imagined,
    offered,
    pay,
    play,
    points,
    position,
    prepared,
    refused,
    reported,
    rule,
    said,
    status,
    tokens,
    top,
)

GAME = "quartermaster-1914"
FLEET = "BRI NAO ENG NTH"


@pytest.mark.parametrize(
    ("card", "pieces", "spaces"),
    each(
        ("British Build Army", {"UK": "BRI ENG"}, ["Belgium", "Paris", "Picardy"]),
        ("American Build Army", {"UK": "BRI"}, ["United States"]),
        ("British Build Navy", {"UK": "BRI"}, ["English Channel", "North Atlantic"]),
        ("American Build Navy", {"US": "USA"}, ["Western Atlantic"]),
        ("British Land Battle", {"UK": "BRI ENG"}, ["Belgium", "Great Britain", "Paris", "Picardy"]),
        ("American Land Battle", {"US": "USA"}, ["Canada"]),
        ("British Sea Battle", {"UK": "BRI"}, ["English Channel", "North Atlantic"]),
        ("American Sea Battle", {"US": "USA"}, ["Western Atlantic"]),
    ),
)
def test_basic_cards(card: str, pieces: dict[str, str], spaces: list[str]) -> None:
    s = play(card, "UKUS", ["Cambrai"], pieces=pieces)
    verb = "battle" if "Battle" in card else "build"
    assert offered(s, verb) == spaces
    do(s, f"{verb} {spaces[0]}")
    assert top(s, "UKUS") == card


@rule("Lawrence Foments Arab Revolts")
@pytest.mark.rule(GAME, "R43")
def test_lawrence() -> None:
    s = play("Lawrence Foments Arab Revolts", "UKUS", pieces={"OT": "IST MID"})
    assert pay(s) == {"AHOT": 2}
    do(s, "eliminate Ottoman Middle East")
    assert at(s, "OT") == "IST"
    assert offered(s, "recruit") == []
    s = play("Lawrence Foments Arab Revolts", "UKUS", pieces={"OT": "IST"})
    pay(s)
    assert offered(s, "eliminate") == []
    do(s, "recruit Middle East")
    assert at(s, "UK") == "MID"


@rule("Lawrence Foments Arab Revolts")
@rule("Limited Rail and Road Network")
@pytest.mark.rule(GAME, "R29")
def test_lawrence_pays_for_limited_rail() -> None:
    cards = {"AHOT": ["Limited Rail and Road Network"]}
    s = play("Lawrence Foments Arab Revolts", "UKUS", ["Cambrai", "Gallipoli"], pieces={"OT": "MID"}, status=cards)
    pay(s)
    do(s, "eliminate Ottoman Middle East", "discard Cambrai")
    assert hand(s, "UKUS") == ["Gallipoli"]
    s = play("Lawrence Foments Arab Revolts", "UKUS", pieces={"OT": "MID"}, status=cards)
    pay(s)
    assert offered(s, "eliminate") == []


@pytest.mark.parametrize(
    ("card", "pieces", "hits"),
    each(
        ("United Kingdom Seizes German Colonies in Africa", {"UK": "BRI NAO"}, {"DE": 3}),
        ("United Kingdom Seizes German Colonies in Africa", {"UK": FLEET}, {"DE": 5}),
        ("Japan Attacks German Enclaves at Tsingtao", {}, {"DE": 4}),
        ("The Blockade of Europe", {"UK": "ENG"}, {"AHOT": 1, "DE": 2}),
        ("The Blockade of Europe", {"US": "NTH"}, {"AHOT": 2, "DE": 4}),
        ("The Blockade of Europe", {"DE": "NTH"}, {"AHOT": 1, "DE": 2}),
    ),
)
@pytest.mark.rule(GAME, "R41")
def test_british_economic_warfare(card: str, pieces: dict[str, str], hits: dict[str, int]) -> None:
    s = play(card, "UKUS", pieces=pieces)
    assert pay(s) == hits
    assert points(s) == (0, 0)


@rule("Sidney Reilly")
def test_sidney_reilly() -> None:
    s = play("Sidney Reilly", "UKUS", pieces={"UK": "BRI"}, status={"DE": ["Mustard Gas", "The Red Baron"]})
    assert pay(s) == {"RU": 1, "DE": 1}
    assert asked(s) == ["Germany"]
    do(s, "discard-status The Red Baron")
    assert (status(s, "DE"), top(s, "DE")) == (["Mustard Gas"], "The Red Baron")
    assert offered(s, "recruit") == ["Caucasus", "Moscow", "Petrograd", "Ukraine"]
    do(s, "recruit Petrograd")
    assert at(s, "UK") == "BRI PET"


@rule("The Sinking of the Lusitania")
def test_lusitania() -> None:
    s = play("The Sinking of the Lusitania", "UKUS", pieces={})
    assert pay(s) == {"UKUS": 1}
    do(s, "build United States")
    assert offered(s, "build") == ["Canada", "Western Atlantic"]
    do(s, "build Western Atlantic")
    assert at(s, "US") == "USA WAO"


@rule("The Pals Battalions")
@pytest.mark.rule(GAME, "R37")
def test_the_pals_battalions() -> None:
    s = position(power="UKUS", step="draft", hands={"UKUS": ["British Build Army", "Cambrai", "Gallipoli"]},
                 status={"UKUS": ["The Pals Battalions"]}, points=(0, 4))  # fmt: skip
    cards = deck(s, "UKUS")
    do(s, "draft", "discard British Build Army", "discard Cambrai", "recover British Build Army")
    assert hand(s, "UKUS") == ["British Build Army", "Gallipoli"]
    assert deck(s, "UKUS") == cards
    assert points(s) == (0, 3)


@rule("The Pals Battalions")
@pytest.mark.rule(GAME, "9.2.1")
@pytest.mark.rule(GAME, "R16")
def test_the_pals_battalions_are_never_compulsory() -> None:
    """The deck has nothing to draft: the card in the discard pile, and its point, may be left where they are."""
    s = position(power="UKUS", step="draft", hands={"UKUS": ["British Build Army", "Cambrai"]}, points=(0, 4),
                 status={"UKUS": ["The Pals Battalions"]}, decks={"UKUS": ["Dreadnoughts"]})  # fmt: skip
    do(s, "draft")
    assert offered(s) == ["pass", "recover British Build Army"]
    left = do(s.copy(), "pass")
    assert (hand(left, "UKUS"), points(left)) == ([], (0, 4))
    assert face_down(left, "UKUS") == ["British Build Army", "Cambrai"]
    do(s, "recover British Build Army")
    assert (hand(s, "UKUS"), points(s)) == (["British Build Army"], (0, 3))


@rule("The Pals Battalions")
@pytest.mark.rule(GAME, "9.1")
def test_the_pals_battalions_with_an_empty_deck() -> None:
    cards = ["Cambrai", "Gallipoli", "Sidney Reilly"]
    pile: dict[str, Any] = {"discards": {"UKUS": ["British Build Army"]}, "decks": {"UKUS": []}, "points": (0, 4)}
    s = position(power="UKUS", step="draft", hands={"UKUS": cards}, status={"UKUS": ["The Pals Battalions"]}, **pile)
    do(s, "draft", "discard Cambrai", "discard Gallipoli", "recover British Build Army")
    assert (hand(s, "UKUS"), points(s)) == (["British Build Army", "Sidney Reilly"], (0, 3))
    without = position(power="UKUS", step="draft", hands={"UKUS": cards}, **pile)
    assert without.view()["step"]["phase"] == "play"  # R16: no draft with an empty deck
    assert refused(without, "draft").rule == "9.2"


@rule("The Pals Battalions")
@pytest.mark.rule(GAME, "9.1")
def test_a_draft_from_an_empty_deck_needs_a_card_to_take() -> None:
    s = position(power="UKUS", step="draft", hands={"UKUS": ["Cambrai", "Gallipoli"]}, decks={"UKUS": []},
                 status={"UKUS": ["The Pals Battalions"]}, face_down={"UKUS": ["British Land Battle"]})  # fmt: skip
    assert offered(s) == ["pass"]
    assert said(refused(s, "draft")) == "Britain's deck is empty"


@rule("Commonwealth Support")
@pytest.mark.rule(GAME, "R38")
def test_commonwealth_support() -> None:
    cards = {"UKUS": ["Commonwealth Support"]}
    s = play("British Build Army", "UKUS", pieces={"UK": FLEET}, status=cards)
    do(s, "build Belgium", "keep British Build Army")
    assert hand(s, "UKUS") == ["British Build Army"]
    few = do(play("British Build Army", "UKUS", pieces={"UK": "BRI NAO ENG"}, status=cards), "build Belgium")
    assert offered(few, "keep") == []
    american = do(play("American Build Army", "UKUS", pieces={"UK": FLEET}, status=cards), "build United States")
    assert offered(american, "keep") == []


@rule("Relied on For Any Enterprise")
def test_relied_on_for_any_enterprise() -> None:
    s = position(power="UKUS", step="attrition", pieces={"UK": "PIC", "DE": "BEL"},
                 status={"UKUS": ["Relied on For Any Enterprise"]},
                 prepared={"UKUS": ["British Build Army", "American Build Army"]})  # fmt: skip
    assert offered(s, "enterprise") == ["British Build Army"]
    do(s, "enterprise British Build Army")
    assert asked(s) == ["Germany"]
    assert pay(s) == {"DE": 1}
    assert top(s, "UKUS") == "British Build Army"


@rule("Battlecruisers")
def test_battlecruisers() -> None:
    s = play("British Sea Battle", "UKUS", ["British Sea Battle"], pieces={"UK": "BRI ENG", "DE": "BER BAL NTH"},
             status={"UKUS": ["Battlecruisers"]}, prepared={"DE": ["German Build Navy"]})  # fmt: skip
    do(s, "battle North Sea", "reinforce German Build Navy", "sustain-from-hand British Sea Battle")
    assert at(s, "DE") == "BAL BER"
    assert hand(s, "UKUS") == []


@rule("Mark IV Tanks")
@pytest.mark.rule(GAME, "R39")
def test_mark_iv_tanks() -> None:
    s = play("British Land Battle", "UKUS", pieces={"UK": "BRI ENG PIC", "DE": "BER BEL"},
             status={"UKUS": ["Mark IV Tanks"]}, prepared={"UKUS": ["British Land Battle"]})  # fmt: skip
    do(s, "battle Belgium", "spend British Land Battle")
    assert at(s, "UK") == "BEL BRI ENG PIC"
    assert discards(s, "UKUS") == ["British Land Battle", "British Land Battle"]
    navy = play("British Land Battle", "UKUS", ["Gallipoli"], pieces={"UK": "BRI ENG", "DE": "BER BEL"},
                status={"UKUS": ["Mark IV Tanks"]}, prepared={"UKUS": ["British Land Battle"]})  # fmt: skip
    do(navy, "battle Belgium")
    assert offered(navy, "spend") == []


@rule("Mark IV Tanks")
@pytest.mark.rule(GAME, "R39")
@pytest.mark.rule(GAME, "9.4.1")
def test_britain_is_asked_for_mark_iv_tanks_whatever_it_has_prepared() -> None:
    """Gallipoli does not fit Belgium, a Build card does not sustain: the question tells nobody what is prepared."""
    views = []
    for name in ("British Land Battle", "Gallipoli", "British Build Army"):
        s = play("British Land Battle", "UKUS", pieces={"UK": "BRI ENG PIC", "DE": "BER BEL"},
                 status={"UKUS": ["Mark IV Tanks"]}, prepared={"UKUS": [name]})  # fmt: skip
        do(s, "battle Belgium")
        assert asked(s) == ["Britain"]
        assert offered(s, "spend") == ([name] if name == "British Land Battle" else [])
        assert "pass-turn" in offered(s)
        views.append(s.view(2))
    assert views[0] == views[1] == views[2]
    none = play("British Land Battle", "UKUS", pieces={"UK": "BRI ENG PIC", "DE": "BER BEL"},
                status={"UKUS": ["Mark IV Tanks"]})  # fmt: skip
    assert "pass-turn" not in offered(do(none, "battle Belgium"))


@rule("Mark IV Tanks")
@pytest.mark.rule(GAME, "6")
@pytest.mark.rule(GAME, "R12")
def test_an_army_is_taken_back_for_mark_iv_tanks() -> None:
    """All five armies are on the board: one may be removed at any time of the own turn, and is available at once."""
    s = play("British Land Battle", "UKUS", pieces={"UK": "BRI ENG PIC IRE CAN GRE", "DE": "BER BEL"},
             status={"UKUS": ["Mark IV Tanks"]}, prepared={"UKUS": ["British Land Battle"]})  # fmt: skip
    do(s, "battle Belgium")
    assert offered(s) == ["pass", "pass-turn"]
    reason = "all British armies are on the board; remove one to place it again"
    assert said(refused(s, "spend British Land Battle")) == reason
    assert s.only_answer(4) is None  # taking one back is an answer
    do(s, "recall", "remove British Greece", "spend British Land Battle")
    assert at(s, "UK") == "BEL BRI CAN ENG IRE PIC"


@rule("Lawrence Foments Arab Revolts")
@pytest.mark.rule(GAME, "6")
@pytest.mark.rule(GAME, "R12")
def test_an_army_is_taken_back_for_lawrence() -> None:
    s = play("Lawrence Foments Arab Revolts", "UKUS", pieces={"UK": "BRI PIC IRE CAN GRE", "OT": "IST"})
    pay(s)
    assert offered(s) == ["pass"]
    reason = "all British armies are on the board; remove one to place it again"
    assert said(refused(s, "recruit Middle East")) == reason
    assert s.only_answer(4) is None
    do(s, "recall", "remove British Greece", "recruit Middle East")
    assert at(s, "UK") == "BRI CAN IRE MID PIC"


@rule("Dreadnoughts")
def test_dreadnoughts() -> None:
    s = play("German Sea Battle", "DE", pieces={"UK": "BRI ENG NTH", "DE": "BER BAL"},
             status={"UKUS": ["Dreadnoughts"]}, prepared={"UKUS": ["British Build Navy"]})  # fmt: skip
    do(s, "battle North Sea", "reinforce British Build Navy", "keep British Build Navy")
    assert prepared(s, "UKUS") == ["British Build Navy"]
    assert at(s, "UK") == "BRI ENG NTH"
    assert s.view(2)["powers"][4]["prepared_known"] == ["British Build Navy"]


@rule("Blackjack and the Doughboys")
@pytest.mark.rule(GAME, "R31")
def test_blackjack_defends() -> None:
    board = {"FR": "PAR PIC", "DE": "BER WGE BEL", "US": "ENG"}
    s = play("German Land Battle", "DE", pieces=board, status={"UKUS": ["Blackjack and the Doughboys"]},
             prepared={"UKUS": ["American Build Army"]})  # fmt: skip
    do(s, "battle Picardy")
    assert asked(s) == ["Britain"]
    do(s, "reinforce American Build Army")
    assert at(s, "FR") == "PAR PIC"
    board["US"] = "NAO"
    far = play("German Land Battle", "DE", pieces=board, status={"UKUS": ["Blackjack and the Doughboys"]},
               prepared={"UKUS": ["American Build Army"]})  # fmt: skip
    do(far, "battle Picardy")
    assert at(far, "FR") == "PAR"


@rule("Blackjack and the Doughboys")
@pytest.mark.rule(GAME, "R19")
def test_blackjack_attacks_and_france_pays() -> None:
    s = play(
        "French Land Battle", "FRIT", ["Verdun", "Marne", "Alpini"],
        pieces={"FR": "PAR PIC", "DE": "BER WGE BUR", "US": "PAR"},
        status={"UKUS": ["Blackjack and the Doughboys"]}, hands={"UKUS": ["Cambrai"]},
        prepared={"UKUS": ["American Land Battle"], "DE": ["German Build Army"]},
    )  # fmt: skip
    do(s, "battle Burgundy", "from Picardy", "discard Verdun", "reinforce German Build Army")
    do(s, "sustain American Land Battle", "discard Marne")
    assert at(s, "DE") == "BER WGE"
    assert (hand(s, "FRIT"), hand(s, "UKUS")) == (["Alpini"], ["Cambrai"])


@rule("First Lord of the Admiralty Prepares for War")
def test_first_lord() -> None:
    s = play("First Lord of the Admiralty Prepares for War", "UKUS", ["Dreadnoughts", "Blackjack and the Doughboys"],
             pieces={"UK": "BRI"})  # fmt: skip
    do(s, "fetch British Build Navy")
    assert offered(s, "play") == ["Dreadnoughts"]
    do(s, "play Dreadnoughts")
    assert offered(s, "build") == ["English Channel", "North Atlantic"]
    do(s, "build English Channel")
    assert at(s, "UK") == "BRI ENG"


@rule("Persian Campaign")
@pytest.mark.rule(GAME, "R35")
def test_persian_campaign() -> None:
    s = play("Persian Campaign", "UKUS", pieces={"UK": FLEET})
    assert tokens(s) == "PER"
    do(s, "recruit Persia")
    assert "PER" in at(s, "UK")
    few = play("Persian Campaign", "UKUS", pieces={"UK": "BRI NAO ENG"})
    assert tokens(few) == ""
    assert offered(few, "recruit") == []


@rule("Tunnel Mines")
@pytest.mark.rule(GAME, "R27")
def test_tunnel_mines() -> None:
    s = play("Tunnel Mines", "UKUS", pieces={"UK": "BRI PIC", "DE": "BEL", "AH": "BUR"}, points=(5, 0),
             prepared={"DE": ["Tannenberg", "Jutland", "Landwehr"], "AHOT": ["Caporetto"]})  # fmt: skip
    do(s, "against Austria", "against Germany")
    assert face_down(s, "AHOT") == ["Caporetto"]
    assert points(s) == (4, 0)
    assert asked(s) == ["Germany"]
    do(s, "discard-prepared Tannenberg", "discard-prepared Jutland")
    assert prepared(s, "DE") == ["Landwehr"]
    far = play("Tunnel Mines", "UKUS", pieces={"UK": "BRI PIC", "DE": "BER"}, prepared={"DE": ["Tannenberg"]})
    assert offered(far, "against") == []


@rule("Asquith Sends Ultimatum")
def test_asquith() -> None:
    s = play("Asquith Sends Ultimatum", "UKUS", ["Dreadnoughts"], pieces={"UK": "BRI ENG"})
    do(s, "play Dreadnoughts")
    assert set(offered(s, "build")) == {"Belgium", "Paris", "Picardy", "North Atlantic", "North Sea"}
    do(s, "build North Sea")
    assert at(s, "UK") == "BRI ENG NTH"


@rule("Passchendaele")
def test_passchendaele() -> None:
    s = play("Passchendaele", "UKUS", ["Cambrai"], pieces={"UK": "BRI ENG PIC", "DE": "BER WGE BEL"},
             prepared={"UKUS": ["Gallipoli", "Jutland"][:1], "DE": ["Tannenberg", "Jutland"]})  # fmt: skip
    assert face_down(s, "UKUS") == ["Gallipoli"]
    assert asked(s) == ["Germany"]
    do(s, "discard-prepared Tannenberg")
    assert offered(s, "battle") == ["Belgium", "Burgundy", "Picardy"]
    idle(do(s, "battle Belgium", "from Picardy"))
    assert at(s, "DE") == "BER WGE"
    broke = play("Passchendaele", "UKUS", pieces={"UK": "BRI ENG PIC", "DE": "BER BEL"}, prepared={"DE": ["Jutland"]})
    assert prepared(broke, "DE") == ["Jutland"]
    assert offered(broke, "battle") == []
    bare = play("Passchendaele", "UKUS", pieces={"UK": "BRI"}, prepared={"UKUS": ["Gallipoli"]}, points=(3, 0))
    assert points(bare) == (2, 0)


@rule("Provisional Government of National Defence")
def test_provisional_government() -> None:
    s = play("Provisional Government of National Defence", "UKUS", pieces={"UK": "BRI"})
    assert tokens(s) == "GRE"
    do(s, "recruit Greece")
    assert at(s, "UK") == "BRI GRE"


@rule("The Grand Fleet")
def test_the_grand_fleet() -> None:
    s = play("The Grand Fleet", "UKUS", pieces={"UK": "BRI ENG NAO"})
    do(s, "fetch British Build Navy")
    assert offered(s, "build") == ["North Sea"]
    do(s, "build North Sea")
    assert at(s, "UK") == "BRI ENG NAO NTH"


@rule("Gallipoli")
def test_gallipoli() -> None:
    s = play("Gallipoli", "UKUS", ["Cambrai"], pieces={"UK": "BRI NAO WES"})
    do(s, "build Eastern Mediterranean")
    assert offered(s, "build") == ["Istanbul"]
    do(s, "build Istanbul")
    assert at(s, "UK") == "BRI EAS IST NAO WES"
    s = play("Gallipoli", "UKUS", ["Cambrai"], pieces={"UK": "BRI NAO WES", "OT": "IST"})
    do(s, "build Eastern Mediterranean")
    assert offered(s, "battle") == ["Istanbul"]
    do(s, "battle Istanbul")
    assert at(s, "OT") == ""


@rule("Belgium Resists")
def test_belgium_resists() -> None:
    s = do(play("Belgium Resists", "UKUS", pieces={"UK": "BRI"}), "recruit Belgium")
    assert at(s, "UK") == "BEL BRI"


@rule("The Somme")
@pytest.mark.rule(GAME, "R35")
def test_the_somme() -> None:
    s = play(
        "The Somme", "UKUS", ["Cambrai", "Gallipoli", "Dreadnoughts"], pieces={"UK": "BRI ENG PIC", "DE": "BER BEL"}
    )
    do(s, "prepare Cambrai", "prepare Dreadnoughts", "battle Belgium", "from Picardy")
    assert at(s, "DE") == "BER"
    assert prepared(s, "UKUS") == ["Cambrai", "Dreadnoughts"]
    away = play("The Somme", "UKUS", ["Cambrai"], pieces={"UK": "BRI ENG", "DE": "BER BEL"})
    assert offered(away, "battle") == []
    assert prepared(away, "UKUS") == []


@rule("The Royal Navy")
def test_the_royal_navy() -> None:
    s = play("The Royal Navy", "UKUS", ["Dreadnoughts"], pieces={"UK": "NAO"})
    do(s, "play Dreadnoughts")
    assert offered(s, "recruit") == ["Eastern Mediterranean", "English Channel", "Western Mediterranean"]
    do(s, "recruit Eastern Mediterranean", "recruit English Channel")
    assert at(s, "UK") == "EAS ENG NAO"


@rule("Cambrai")
@pytest.mark.rule(GAME, "R35")
def test_cambrai() -> None:
    s = play("Cambrai", "UKUS", ["Mark IV Tanks"], pieces={"UK": "BRI ENG PIC", "DE": "BER BEL"})
    do(s, "play Mark IV Tanks", "battle Belgium")
    assert at(s, "DE") == "BER"
    away = play("Cambrai", "UKUS", ["Mark IV Tanks"], pieces={"UK": "BRI ENG"})
    assert status(away, "UKUS") == []


@rule("Eddie Rickenbacker")
@pytest.mark.parametrize(("space", "works"), [("PIC", True), ("PAR", True), ("BRI", False)])
def test_eddie_rickenbacker(space: str, works: bool) -> None:
    """Belgium and Paris have Picardy between them; from Great Britain it is the Channel, two steps as well."""
    pieces = {"US": space, "DE": "BEL"} if space != "BRI" else {"US": "BRI", "DE": "WGE"}
    s = play("Eddie Rickenbacker", "UKUS", pieces=pieces, status={"DE": ["Mustard Gas", "The Red Baron"]})
    if works:
        assert asked(s) == ["Britain"]
        do(s, "discard-status Mustard Gas")
        assert status(s, "DE") == ["The Red Baron"]
    else:
        assert offered(s, "discard-status") == []


@rule("American Public Outraged by Zimmermann Telegram")
def test_zimmermann_telegram() -> None:
    s = play("American Public Outraged by Zimmermann Telegram", "UKUS", pieces={"US": "USA"})
    assert offered(s, "fetch") == ["American Build Army", "American Build Navy"]
    do(s, "fetch American Build Navy")
    assert offered(s, "build") == ["Canada", "Western Atlantic"]
    do(s, "build Canada")
    assert at(s, "US") == "CAN USA"


@rule("War Revenue Act")
@pytest.mark.rule(GAME, "R36")
def test_war_revenue_act_with_three_cards() -> None:
    s = play("War Revenue Act", "UKUS", pieces={"US": "USA"},
             discards={"UKUS": ["American Build Army", "American Land Battle", "Cambrai"]},
             face_down={"UKUS": ["American Build Navy", "Gallipoli"]})  # fmt: skip
    assert offered(s, "recover") == ["American Build Army", "American Build Navy", "American Land Battle"]
    do(s, "recover American Build Army", "recover American Build Navy", "recover American Land Battle")
    assert refused(s, "pass").rule == "11"
    do(s, "play American Build Army", "build Canada")
    assert at(s, "US") == "CAN USA"
    do(s, "prepare American Land Battle")
    assert prepared(s, "UKUS") == ["American Land Battle"]  # and the other one goes under the deck
    assert s.view(4)["powers"][4]["bottom"] == ["American Build Navy"]


@rule("War Revenue Act")
@pytest.mark.rule(GAME, "R36")
def test_war_revenue_act_with_one_card() -> None:
    s = play("War Revenue Act", "UKUS", pieces={"US": "USA"}, discards={"UKUS": ["American Build Army", "Cambrai"]})
    do(s, "recover American Build Army", "pass", "pass", "pass")
    assert s.view(4)["powers"][4]["bottom"] == ["American Build Army"]
    assert discards(s, "UKUS") == ["War Revenue Act", "Cambrai"]


@rule("War Revenue Act")
@pytest.mark.rule(GAME, "R36")
@pytest.mark.rule(GAME, "9.4.1")
def test_a_single_card_of_the_war_revenue_act_has_no_place_to_hide() -> None:
    """All have seen it: they know that it is prepared, or that it lies under the deck, until the deck is shuffled."""
    s = play("War Revenue Act", "UKUS", pieces={"US": "USA"}, discards={"UKUS": ["American Build Army"]})
    do(s, "recover American Build Army", "pass", "pass")
    shown = do(s.copy(), "prepare American Build Army")
    assert shown.view(2)["powers"][4]["prepared_known"] == ["American Build Army"]
    under = do(s, "pass")
    assert under.view(2)["powers"][4]["deck_known"] == ["American Build Army"]
    line = "Known to be at the bottom of the deck: American Build Army"
    assert line in reported(under, 2)


@pytest.mark.rule(GAME, "9.1")
@pytest.mark.rule(GAME, "9.4.1")
def test_nobody_knows_a_card_in_a_deck_that_was_shuffled() -> None:
    cards = ["Cambrai", "Gallipoli", "War Revenue Act", "Sidney Reilly", "Tunnel Mines"]
    s = position(power="UKUS", hands={"UKUS": cards}, discards={"UKUS": ["American Build Navy"]}, pieces={"US": "USA"})
    do(s, "play War Revenue Act", "recover American Build Navy", "pass", "pass", "pass")
    assert s.view(2)["powers"][4]["deck_known"] == ["American Build Navy"]
    assert s.flaws() == []
    while s.power != 4 or s.view()["step"]["phase"] != "draft":
        do(s, "pass")
    do(s, "draft", "discard Cambrai", "discard Gallipoli", "fetch British Build Army")
    assert s.view(2)["powers"][4]["deck_known"] == []
    assert s.flaws() == []
    guesses = [imagined(s, 2, random.Random(seed)) for seed in range(30)]
    assert len({guess.hands[4] for guess in guesses}) > 20
