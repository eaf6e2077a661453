"""What Done says before it ends a movement phase, and what can be put down."""

from __future__ import annotations

import re

import pytest

from grognard.games.friedrich.board.state import FriedrichState
from tests.games.friedrich.vocabulary import deal_on, do, face_down, off, offered, position
from tests.vocabulary import left_undone


def left(s: FriedrichState, text: str = "done") -> dict[str, str]:
    return left_undone(s, text)


@pytest.mark.rule("friedrich", "9")
def test_done_says_who_will_be_out_of_supply() -> None:
    s = position(nation="France", pieces={"Richelieu": "Paderborn", "French train 1": "Koblenz"})
    assert left(s) == {"leaves-unsupplied": "Out of supply at the end of this action stage: Richelieu."}
    s = position(nation="France", pieces={"Richelieu": "Büren", "French train 1": "Koblenz"})
    assert left(s) == {}


@pytest.mark.rule("friedrich", "9")
def test_done_says_who_will_be_lost() -> None:
    pieces = {"Richelieu": "Paderborn", "Soubise": "Paderborn", "French train 1": "Koblenz"}
    s = position(nation="France", pieces=pieces, down=["Richelieu", "Soubise"])
    assert list(left(s)) == ["leaves-lost"]
    assert "Richelieu and Soubise" in left(s)["leaves-lost"]


@pytest.mark.rule("friedrich", "9")
def test_a_train_that_comes_near_enough_leaves_nobody_out_of_supply() -> None:
    for city, fed in (("Betzdorf", True), ("Limburg", False)):
        s = position(nation="France", pieces={"Richelieu": "Paderborn", "French train 1": "Koblenz"})
        do(s, "move French train 1", f"go {city}")
        if "stop" in offered(s):
            do(s, "stop")
        assert ("leaves-unsupplied" in left(s)) != fed


@pytest.mark.rule("friedrich", "9")
def test_every_stack_has_its_own_supply() -> None:
    s = position(
        nation="France",
        pieces={"Richelieu": "Büren", "Soubise": "Paderborn", "Chevert": "Nordhausen", "French train 1": "Koblenz"},
        down=["Chevert"],
    )
    assert left(s) == {
        "leaves-lost": "Chevert is still out of supply and will be lost with all troops at the end of this action"
        " stage.",
        "leaves-unsupplied": "Out of supply at the end of this action stage: Soubise.",
    }


@pytest.mark.rule("friedrich", "9")
def test_what_was_foretold_comes() -> None:
    pieces = {"Richelieu": "Paderborn", "Soubise": "Nordhausen", "French train 1": "Koblenz"}
    s = deal_on(do(position(nation="France", pieces=pieces, down=["Soubise"]), "done"))
    assert face_down(s, "Richelieu")
    assert off(s, "Soubise")


@pytest.mark.rule("friedrich", "4")
def test_who_has_not_moved_is_named_once_somebody_has() -> None:
    s = position(nation="Prussia")
    assert "leaves-unmoved" not in left(s)
    piece = offered(s, "move")[0]
    do(s, f"move {piece}")
    do(s, f"go {offered(s, 'go')[0]}")
    if "stop" in offered(s):
        do(s, "stop")
    text = left(s)["leaves-unmoved"]
    assert piece not in text
    assert re.search(r": \w+(, \w+)+, and \d more\.", text)


@pytest.mark.rule("friedrich", "4")
def test_who_stands_before_an_enemy_need_not_move() -> None:
    pieces = {"Richelieu": "Göttingen", "Soubise": "Koblenz", "French train 1": "Kassel", "French train 2": "Mainz"}
    for enemy, idle in (("Duderstadt", "Soubise and"), ("Berlin", "Richelieu, Soubise and")):
        s = position(nation="France", pieces={**pieces, "Cumberland": enemy}, held={"France": ["Göttingen"]})
        do(s, "move French train 2")
        do(s, f"go {offered(s, 'go')[0]}")
        if "stop" in offered(s):
            do(s, "stop")
        assert left(s)["leaves-unmoved"].startswith(f"Not moved yet: {idle} ")


@pytest.mark.rule("friedrich", "5")
def test_an_objective_is_taken_by_moving_on() -> None:
    s = position(nation="France", pieces={"Richelieu": "Göttingen", "French train 1": "Kassel"})
    assert "Richelieu" in left(s)["leaves-prizes"]
    s = position(
        nation="France", pieces={"Richelieu": "Göttingen", "French train 1": "Kassel", "Cumberland": "Nordhausen"}
    )
    assert "leaves-prizes" not in left(s)


@pytest.mark.rule("friedrich", "4")
def test_only_done_leaves_something() -> None:
    s = position(nation="France", pieces={"Richelieu": "Paderborn", "French train 1": "Koblenz"})
    assert left(s, "move Richelieu") == {}
    assert left(s, "stop") == {}
    seat = s.asks()[0].seat
    assert s.leaves(1 - seat if seat < 2 else 0, s.space.parse("done")) == []


@pytest.mark.rule("friedrich", "4")
def test_a_general_in_hand_can_be_put_down() -> None:
    s = position(nation="France", pieces={"Richelieu": "Paderborn", "French train 1": "Koblenz"})
    seat = s.asks()[0].seat
    assert s.in_hand(seat) is None
    assert s.put_down(seat) is None
    before = offered(s)
    do(s, "move Richelieu")
    hand, down = s.in_hand(seat), s.put_down(seat)
    assert hand is not None
    assert not hand.moved
    assert s.space.text(hand.act) == "move Richelieu"
    assert down is not None
    assert offered(down) == before
    assert s.stop(seat) < 0
    do(s, "go Büren")
    hand, down = s.in_hand(seat), s.put_down(seat)
    assert hand is not None
    assert hand.moved
    assert s.space.text(s.stop(seat)) == "stop"
    assert down is not None
    assert offered(down) == ["done", "move French train 1"]
