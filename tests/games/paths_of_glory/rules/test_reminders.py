"""What Done says before it ends a part of an action, and what can be put down."""

from __future__ import annotations

from grognard.games.paths_of_glory.board.state import PathsState
from tests.games.paths_of_glory.vocabulary import card, choose, do, here, offered, passing, position, roll, rule
from tests.vocabulary import left_undone

WEST = {"Verdun": "FR1 FR2", "Chateau Thierry": "FR3", "Metz": "GE4", "Sedan": "GE5"}


def left(s: PathsState) -> dict[str, str]:
    return left_undone(s, "done")


def operating(round: int = 1, **more: object) -> PathsState:
    """The Allies have played a card for operations."""
    s = position(side="AP", round=round, units=WEST, hands={"AP": "AP16"}, **more)  # type: ignore[arg-type]
    return do(s, f"operations {card('AP16')}")


@rule("9.2.1")
def test_points_that_are_not_spent_are_lost() -> None:
    s = operating()
    assert left(s) == {"leaves-points": "5 OPS are unspent and will be lost."}
    do(s, "move Verdun")
    assert left(s) == {"leaves-points": "4 OPS are unspent and will be lost."}


@rule("9.2.8")
def test_a_space_that_was_activated_in_vain_is_named() -> None:
    s = do(operating(), "move Verdun", "move Chateau Thierry")
    assert left(s) == {"leaves-unmoved": "Activated for movement, but no unit has moved: Château-Thierry and Verdun."}
    choose(s, "take", "FR1")
    do(s, f"go {offered(s, 'go')[0]}")
    if "halt" in offered(s):
        do(s, "halt")
    assert left(s) == {"leaves-unmoved": "Activated for movement, but no unit has moved: Château-Thierry."}


@rule("9.2.9")
def test_an_attack_that_could_be_made_is_named() -> None:
    s = do(operating(), "attack Verdun", "done")
    assert left(s) == {"leaves-unfought": "Activated for attack, but no unit has attacked: Verdun."}


@rule("7.1.3")
def test_a_mandated_offensive_is_due_in_the_last_round() -> None:
    s = operating(offensives=("FR", ""))
    assert "leaves-offensive" not in left(s)
    s = operating(round=6, offensives=("FR", ""))
    assert "the Allied Powers" in left(s)["leaves-offensive"]
    do(s, "attack Verdun")
    assert "leaves-offensive" not in left(s)
    do(s, "done")
    assert "leaves-offensive" in left(s)


@rule("14.3.5")
def test_who_starves_at_the_end_of_the_turn_is_named_in_the_last_round() -> None:
    units = {"Verdun": "FR1", "Essen": "FR2", "Metz": "GE4"}
    for round in (1, 6):
        s = position(side="AP", round=round, units=units, hands={"AP": "AP16"})
        do(s, f"operations {card('AP16')}")
        assert ("leaves-starving" in left(s)) == (round == 6)
    assert left(s)["leaves-starving"] == (
        "This unit is out of supply and will be eliminated at the end of this turn: the French 2nd Army."
    )


@rule("7.1.6")
def test_an_offensive_against_italy_is_austrian() -> None:
    units = {"Trent": "AH1", "Verona": "IT1"}
    s = position(side="CP", round=6, war="IT", units=units, hands={"CP": "CP16"}, offensives=("", "IT"))
    do(s, f"operations {card('CP16')}")
    assert left(s)["leaves-offensive"].startswith("Austria-Hungary has not carried out")


@rule("12.7")
def test_an_advance_that_nobody_makes_is_named() -> None:
    units = {"Verdun": "FR1 FR2 FR4", "Metz": "GE4", "Sedan": "(GEc)"}
    s = position(side="AP", units=units, hands={"AP": "AP16"})
    do(s, f"operations {card('AP16')}", "attack Verdun", "strike Sedan")
    choose(s, "with", "FR1 FR2")
    roll(passing(do(s, "done")), 6, 6)
    assert left(s) == {"leaves-unentered": "No unit advances into Sedan."}
    stayed = do(s.copy(), "done")
    assert "strike Metz" in offered(stayed)
    assert left(stayed) == {}, "who stands in Verdun has fought"
    choose(s, "take", "FR1")
    assert here(s, "Sedan") == "FR1"
    assert left(s) == {}


@rule("17.1.1")
def test_replacements_that_could_be_used_are_lost() -> None:
    s = position(phase="replacements", units={"Paris": "(FR1) (FR2)"}, replacements={"FR": 1})
    lost = "The unspent RP will be lost, but could still restore the French 1st Army and the French 2nd Army."
    assert left(s) == {"leaves-replacements": lost}


@rule("9.3.1")
def test_a_redeployment_of_nobody_is_named() -> None:
    s = position(side="AP", units={"Paris": "FRc FR1", "Verdun": "FR2"}, hands={"AP": "AP16"})
    do(s, f"redeploy {card('AP16')}")
    assert list(left(s)) == ["leaves-redeployment"]
    choose(s, "take", "FRc")
    do(s, "go Verdun")
    assert left(s) == {}


@rule("11.1.1")
def test_a_unit_in_hand_can_be_put_down() -> None:
    s = do(operating(), "move Verdun", "done")
    seat, before = s.asks()[0].seat, offered(s)
    assert s.in_hand(seat) is None
    choose(s, "take", "FR1")
    hand, down = s.in_hand(seat), s.put_down(seat)
    assert hand is not None
    assert not hand.moved
    assert down is not None
    assert offered(down) == before
    do(s, "go Chateau Thierry")
    assert here(s, "Chateau Thierry") == "FR1 FR3"
    hand, down = s.in_hand(seat), s.put_down(seat)
    assert hand is not None
    assert hand.moved
    assert down is not None
    assert s.space.text(s.stop(seat)) == "halt"
    assert "done" in offered(down)
    assert len(offered(down, "take")) == 1


@rule("13.1.5")
def test_a_unit_to_be_redeployed_can_be_put_back() -> None:
    s = position(side="AP", units={"Paris": "FRc FR1", "Verdun": "FR2"}, hands={"AP": "AP16"})
    do(s, f"redeploy {card('AP16')}")
    choose(s, "take", "FRc")
    seat = s.asks()[0].seat
    down = s.put_down(seat)
    assert down is not None
    assert "done" in offered(down)
