"""What a game refuses when it is made."""

from __future__ import annotations

import pytest

from grognard import find
from grognard.core.acts import CARD, ActSpace, Targets
from tests.toy import Toy


def made(*targets: Targets) -> Toy:
    """The toy game with one verb for each of these."""
    space = ActSpace()
    for number, each in enumerate(targets):
        space.verb(f"verb{number}", each)
    return Toy(space=space)


def test_a_kind_of_target_has_one_list() -> None:
    fine = made(Targets("step", ["1", "2"]), Targets("step", ["1", "2"]), Targets("card", [f"C{n}" for n in range(40)]))
    assert list(fine.targets) == ["step", "card"]
    with pytest.raises(ValueError, match="two lists of the kind step; see the verb verb1"):
        made(Targets("step", ["1", "2"]), Targets("step", ["1"]))
    with pytest.raises(ValueError, match="two lists of the kind card; see the verb verb0"):
        made(Targets("card", ["C1"]))
    with pytest.raises(ValueError, match="two roles for the kind step"):
        made(Targets("step", ["1", "2"]), Targets("step", ["1", "2"], CARD))


def test_copies_of_cards_are_no_cards() -> None:
    game = find("quartermaster-1914")
    assert len(game.targets["copy"].names) > len(game.targets["card"].names) == len(game.names["card"])
    assert [verb.name for verb in game.space.verbs if verb.targets is game.targets["copy"]] == ["deal"]
