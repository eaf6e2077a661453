"""8: retreats."""

from __future__ import annotations

import pytest

from grognard.games.friedrich.board.state import FriedrichState
from tests.games.friedrich.vocabulary import asked, do, held, marked, off, offered, position, refused, troops, where


def defeat(
    winner: str, city: str, loser: str, place: str, loss: int, others: dict[str, str] | None = None, left: int = 2
) -> FriedrichState:
    """The winner attacks from his city with so many troops that the loser loses this many of his."""
    pieces = {winner: city, loser: place} | (others or {})
    nation = "Prussia" if winner in {"Friedrich", "Heinrich", "Seydlitz", "Keith"} else "France"
    strength = {winner: loss + left + loss, loser: loss + left}
    return position(nation=nation, phase="combat", pieces=pieces, troops=strength)


# X6


@pytest.mark.rule("friedrich", "8")
@pytest.mark.rule("friedrich", "R34")
@pytest.mark.rule("friedrich", "R35")
@pytest.mark.rule("friedrich", "X6a")
@pytest.mark.rule("friedrich", "X6")
def test_a_retreat_ends_as_far_as_possible_from_the_winner() -> None:
    s = defeat("Friedrich", "Leipzig", "Soubise", "Halle", 3, left=1)
    assert asked(s) == ["Frederick"]
    assert offered(s, "retreat") == [
        "Belzig", "Magdeburg", "Nordhausen", "Quedlinburg", "Staßfurt", "Wittenberg", "Zerbst",
    ]  # fmt: skip
    assert refused(s, "retreat Bernburg").rule == "8"
    assert refused(s, "retreat Merseburg").rule == "8"
    do(s, "retreat Belzig")
    assert (where(s, "Soubise"), troops(s, "Soubise")) == ("Belzig", 1)
    assert where(s, "Friedrich") == "Leipzig"


OLDENBURG = "Oldenburg (Hunte)"


@pytest.mark.rule("friedrich", "8")
@pytest.mark.rule("friedrich", "X6b")
@pytest.mark.parametrize("blocker", ["Keith", "Prussian train 1", "Tottleben", "French train 1", "Ferdinand", "Lacy"])
def test_the_only_way_out_is_taken(blocker: str) -> None:
    s = defeat("Soubise", OLDENBURG, "Heinrich", "Leer", 1, {blocker: "Papenburg"})
    assert offered(s, "retreat") == []
    assert (where(s, "Heinrich"), troops(s, "Heinrich")) == ("Emden", 2)


@pytest.mark.rule("friedrich", "8")
@pytest.mark.rule("friedrich", "R36")
@pytest.mark.rule("friedrich", "R37")
@pytest.mark.rule("friedrich", "X6b")
@pytest.mark.parametrize("blocker", ["Keith", "Prussian train 1", "Tottleben", "French train 1", "Ferdinand", "Lacy"])
def test_without_a_way_of_the_full_length_all_is_lost(blocker: str) -> None:
    s = defeat("Soubise", OLDENBURG, "Heinrich", "Leer", 2, {blocker: "Papenburg"})
    assert off(s, "Heinrich")
    assert troops(s, "Heinrich") == 0
    assert where(s, blocker) == "Papenburg"


@pytest.mark.rule("friedrich", "R37")
def test_a_whole_stack_without_a_way_out_is_lost() -> None:
    s = position(
        nation="France", phase="combat",
        pieces={"Soubise": OLDENBURG, "Heinrich": "Leer", "Keith": "Leer", "Lacy": "Papenburg"},
        troops={"Soubise": 8, "Heinrich": 6},
    )  # fmt: skip
    assert off(s, "Heinrich")
    assert off(s, "Keith")


@pytest.mark.rule("friedrich", "8")
@pytest.mark.rule("friedrich", "R35")
@pytest.mark.rule("friedrich", "X6c")
def test_the_winner_chooses_between_equally_far_cities() -> None:
    s = defeat("Soubise", OLDENBURG, "Heinrich", "Leer", 1)
    assert asked(s) == ["Pompadour"]
    assert offered(s, "retreat") == ["Emden", "Papenburg"]
    do(s, "retreat Papenburg")
    assert where(s, "Heinrich") == "Papenburg"


@pytest.mark.rule("friedrich", "8")
@pytest.mark.rule("friedrich", "R34")
@pytest.mark.rule("friedrich", "X6c")
@pytest.mark.parametrize(("loss", "end"), [(2, "Meppen"), (3, "Lingen")])
def test_only_the_farthest_end_counts(loss: int, end: str) -> None:
    s = defeat("Soubise", OLDENBURG, "Heinrich", "Leer", loss)
    assert where(s, "Heinrich") == end
    assert troops(s, "Heinrich") == 2


@pytest.mark.rule("friedrich", "8")
@pytest.mark.rule("friedrich", "X6d")
def test_a_retreat_through_an_objective_conquers_nothing() -> None:
    s = defeat("Seydlitz", "Frankenberg", "Chevert", "Wildungen", 3)
    assert offered(s, "retreat") == ["Bebra", "Münden"]
    do(s, "retreat Münden")
    assert where(s, "Chevert") == "Münden"
    assert held(s, "France") == []
    assert marked(s) == []


@pytest.mark.rule("friedrich", "8")
@pytest.mark.rule("friedrich", "X6d")
def test_a_beaten_attacker_conquers_nothing_by_retreating() -> None:
    s = position(
        nation="France", phase="combat", pieces={"Soubise": "Halberstadt", "Cumberland": "Quedlinburg"},
        troops={"Soubise": 3, "Cumberland": 4},
    )  # fmt: skip
    assert asked(s) == ["Frederick"]
    assert offered(s, "retreat") == ["Oschersleben", "Wernigerode"]
    do(s, "retreat Wernigerode")
    assert where(s, "Soubise") == "Wernigerode"
    assert held(s, "France") == []


@pytest.mark.rule("friedrich", "8")
@pytest.mark.rule("friedrich", "X6d")
def test_own_pieces_block_a_retreat_and_are_not_joined() -> None:
    s = defeat("Soubise", OLDENBURG, "Heinrich", "Leer", 1, {"Keith": "Emden"})
    assert (where(s, "Heinrich"), where(s, "Keith")) == ("Papenburg", "Emden")
    s = defeat("Soubise", OLDENBURG, "Heinrich", "Leer", 1, {"Prussian train 1": "Papenburg", "Keith": "Emden"})
    assert off(s, "Heinrich")
    assert where(s, "Prussian train 1") == "Papenburg"


@pytest.mark.rule("friedrich", "8")
@pytest.mark.rule("friedrich", "X6d")
def test_a_retreat_passes_nobody() -> None:
    s = defeat("Soubise", OLDENBURG, "Heinrich", "Leer", 3, {"Keith": "Meppen"})
    assert off(s, "Heinrich")
    assert where(s, "Keith") == "Meppen"


# The details


@pytest.mark.rule("friedrich", "8")
@pytest.mark.rule("friedrich", "R34")
def test_other_hostile_generals_do_not_matter() -> None:
    s = defeat("Soubise", OLDENBURG, "Heinrich", "Leer", 3, {"Chevert": "Rheine"})
    assert where(s, "Heinrich") == "Lingen"


@pytest.mark.rule("friedrich", "R34")
def test_the_distance_from_the_winner_ignores_pieces() -> None:
    s = defeat("Soubise", "Colberg", "Heinrich", "Cammin", 3, {"French train 1": "Greifenberg"})
    assert offered(s, "retreat") == []
    assert where(s, "Heinrich") == "Stargard"


@pytest.mark.rule("friedrich", "8")
@pytest.mark.rule("friedrich", "R35")
def test_a_victorious_defender_chooses_the_retreat_of_the_attacker() -> None:
    s = position(
        phase="combat", pieces={"Friedrich": "Halle", "Soubise": "Leipzig"}, troops={"Friedrich": 4, "Soubise": 7}
    )
    assert asked(s) == ["Pompadour"]
    assert "Magdeburg" in offered(s, "retreat")
    do(s, "retreat Magdeburg")
    assert (where(s, "Friedrich"), troops(s, "Friedrich")) == ("Magdeburg", 1)


@pytest.mark.rule("friedrich", "8")
@pytest.mark.rule("friedrich", "R33")
def test_a_stack_retreats_together_by_its_whole_loss() -> None:
    s = position(
        nation="France", phase="combat",
        pieces={"Soubise": OLDENBURG, "Heinrich": "Leer", "Keith": "Leer", "Seydlitz": "Leer"},
        troops={"Soubise": 8, "Heinrich": 5},
    )  # fmt: skip
    assert where(s, "Heinrich") == where(s, "Keith") == "Lingen"
    assert off(s, "Seydlitz")
    assert troops(s, "Heinrich") == 2


@pytest.mark.rule("friedrich", "8")
def test_a_retreat_comes_before_the_next_combat() -> None:
    s = position(
        nation="France", phase="combat",
        pieces={"Soubise": OLDENBURG, "Heinrich": "Leer", "Chevert": "Halle", "Friedrich": "Leipzig"},
        troops={"Soubise": 3, "Heinrich": 2},
    )  # fmt: skip
    do(s, "attack Heinrich")
    assert offered(s, "retreat") == ["Emden", "Papenburg"]
    assert refused(s, "attack Friedrich")


@pytest.mark.rule("friedrich", "R38")
def test_a_long_retreat_finds_the_farthest_cities() -> None:
    s = position(
        phase="combat",
        pieces={
            "Friedrich": "Leipzig", "Heinrich": "Leipzig", "Keith": "Leipzig", "Richelieu": "Halle", "Soubise": "Halle",
        },
        troops={"Friedrich": 24, "Richelieu": 13},
    )  # fmt: skip
    assert offered(s, "retreat") == sorted([
        "Bramsche", "Brilon", "Bützow", "Corbach", "Diepholz", "Frankenberg", "Geesthacht", "Greven", "Güstrow", "Hamm",
        "Lippstadt", "Mölln", "Münster", "Neustrelitz", "Nienburg", "Prenzlau", "Rheine", "Schwedt",
        "Schönberg (Mecklenburg)", "Soltau", "Winsen", "Wismar",
    ])  # fmt: skip
