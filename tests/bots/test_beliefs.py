"""Beliefs: worlds that a search imagines weigh more, the likelier they make the acts it has seen."""

from __future__ import annotations

import math
import random
from typing import Any

import pytest

from grognard.arena import playing
from grognard.arena.contest import Contest
from grognard.bots.base import RuleBot, consider
from grognard.bots.beliefs import LEAST, POOL, RULED_OUT, Beliefs, Worlds, likelihood, tempered
from grognard.bots.registry import RULES, make_evaluation, make_opponent
from grognard.bots.warzag import WarzagBot
from grognard.bots.warzag.hidden import FIRST_CARD, WarzagHidden
from grognard.core.chance import CHANCE
from grognard.core.game import find
from grognard.core.refusals import Problem
from grognard.core.state import State
from grognard.games.warzag.board import terms
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts.acts import PASS
from grognard.games.warzag.facts.library import OBJECTIVES, OF_KIND, SUPPLIES
from tests.games.warzag.vocabulary import army, asked, do, position

SCENARIO = "two-players-uk-germany"
UK, GERMANY = 0, 1
"""The seats of this scenario."""


def beliefs(viewer: int) -> Beliefs:
    return Beliefs(viewer, WarzagBot().choose, WarzagHidden())


def seen(believed: Beliefs, s: WarzagState, *texts: str) -> None:
    """These acts are noted and taken."""
    for text in texts:
        ask = s.asks()[0]
        believed.note(s, ask.seat, next(act for act in ask.acts if s.space.text(act) == text), random.Random(1))
        do(s, text)
    while believed.clues:
        believed.learn()


def thing(name: str) -> int:
    return OBJECTIVES.index(name) if name in OBJECTIVES else FIRST_CARD + SUPPLIES.index(name)


# What acts tell


def marched(goal: str) -> tuple[Beliefs, WarzagState]:
    """A German army between a historic territory and a war industry goes to this one."""
    s = position(
        SCENARIO,
        active="germany",
        phase="movement",
        homes={"uk": "Alfa", "germany": "Charlie"},
        own={"germany": "Charlie, H6, I5, J6, H7", "uk": "Alfa"},
        armies={"germany": "armour H6"},
        objectives={"germany": "War Economy"},
        points={"germany": 4},
    )
    believed = beliefs(UK)
    seen(believed, s, f"take {army(s, 'germany', 'armour', 'H6')}", f"go {goal}")
    return believed, s


INDUSTRIAL = ("War Economy", "Combined Theatres")
"""Objectives that ask for war industries."""


@pytest.mark.parametrize(("goal", "industrial"), [("Ploiesti", True), ("Stalingrad", False)])
def test_who_marches_to_an_industry_wants_it(goal: str, industrial: bool) -> None:
    believed, _ = marched(goal)
    logs = {name: believed.logs[GERMANY, thing(name)] for name in OBJECTIVES}
    wanted = min(logs[name] for name in INDUSTRIAL)
    others = max(log for name, log in logs.items() if name not in INDUSTRIAL)
    assert (wanted > others) is industrial


def test_worlds_with_the_true_objective_weigh_more_after_a_telling_march() -> None:
    believed, s = marched("Ploiesti")
    worlds = Worlds(s, UK, random.Random(2), believed)
    held = [world.objectives[2] for world in worlds.pool if isinstance(world, WarzagState)]
    true = thing("War Economy")
    before = held.count(true) / len(held)
    after = sum(share for share, one in zip(worlds.shares, held, strict=True) if one == true)
    assert 0 < before < after / 1.5
    drawn = [worlds.draw() for _ in range(400)]
    often = sum(world.objectives[2] == true for world in drawn if isinstance(world, WarzagState))
    assert often / 400 == pytest.approx(after, abs=0.08)


def test_an_objective_that_is_complete_is_ruled_out() -> None:
    """Otherwise its holder would have won."""
    sites = "H6, I5, J6, H7, J7, K6, K5, J5, I4, H4, G5, F5, E5"
    s = position(
        SCENARIO,
        active="germany",
        phase="movement",
        homes={"uk": "Alfa", "germany": "Charlie"},
        own={"germany": f"Charlie, {sites}"},
        developed={"production": sites},
        objectives={"germany": "The Long Wall"},
        armies={"germany": "armour H6"},
        points={"germany": 4},
    )
    believed = beliefs(UK)
    seen(believed, s, "done")
    assert believed.logs[GERMANY, thing("Industrial Giant")] <= RULED_OUT / 2


def passed() -> tuple[Beliefs, WarzagState]:
    """Germany does not play a card where a Minefield would have saved its territory."""
    s = position(
        SCENARIO,
        active="uk",
        phase="invasion",
        homes={"uk": "Alfa", "germany": "Charlie"},
        armies={"uk": "armour D4, armour D4", "germany": "artillery E4"},
        hands={"germany": "Convoy"},
    )
    believed = beliefs(UK)
    do(s, "invade E4")
    while asked(s) != ["Germany"]:
        do(s, "pass")
    seen(believed, s, "pass")
    return believed, s


def test_who_passes_a_good_moment_does_not_hold_the_card() -> None:
    believed, s = passed()
    assert believed.logs[GERMANY, thing("Minefield")] < 0
    assert believed.logs.get((GERMANY, thing("Convoy")), 0.0) == 0.0
    with_mines, without = s.imagine(UK, random.Random(0)), s.imagine(UK, random.Random(0))
    mines, convoys = OF_KIND[SUPPLIES.index("Minefield")], OF_KIND[SUPPLIES.index("Convoy")]
    with_mines.hands[2], without.hands[2] = mines & -mines, convoys & -convoys
    with_mines.objectives[2] = without.objectives[2]
    assert believed.weight(with_mines) < believed.weight(without)


def test_a_new_card_may_be_any() -> None:
    """What was concluded of the hand is forgotten when the hand grows; objectives stay."""
    believed, s = passed()
    believed.logs[GERMANY, thing("The Long Wall")] = -1.0
    s.hands[2] |= s.deck & -s.deck
    s.deck &= s.deck - 1
    believed.note(s, GERMANY, PASS, random.Random(0))
    believed.learn()
    assert (GERMANY, thing("Minefield")) not in believed.logs
    assert believed.logs[GERMANY, thing("The Long Wall")] == -1.0


def test_the_own_acts_and_chance_tell_nothing() -> None:
    s = position(SCENARIO, active="uk", phase="movement", armies={"uk": "infantry Alfa"})
    believed = beliefs(UK)
    believed.note(s, UK, s.asks()[0].acts[0], random.Random(0))
    believed.note(s, CHANCE, 0, random.Random(0))
    assert not believed.clues


# Weights


def test_an_act_that_was_expected_is_likelier() -> None:
    assert likelihood(True, 5) > likelihood(False, 2) > likelihood(False, 5)
    assert likelihood(True, 5) + 4 * likelihood(False, 5) == pytest.approx(1.0)


@pytest.mark.parametrize("spread", [0.0, 1.0, 20.0, 1000.0])
def test_the_effective_sample_is_never_too_small(spread: float) -> None:
    shares = tempered([-spread * number for number in range(POOL)], LEAST * POOL)
    assert sum(shares) == pytest.approx(1.0)
    assert 1.0 / sum(share * share for share in shares) >= 0.95 * LEAST * POOL
    assert shares[0] >= shares[-1]
    assert not any(math.isnan(share) for share in shares)


def test_without_beliefs_worlds_are_any_imagined_ones() -> None:
    s = find("warzag").start(SCENARIO)
    worlds = Worlds(s, 0, random.Random(3), None)
    rng = random.Random(3)
    assert [worlds.draw().hash() for _ in range(3)] == [s.imagine(0, rng).hash() for _ in range(3)]


# Opponents


def test_beliefs_are_a_part_of_the_name() -> None:
    with_beliefs = make_opponent("warzag", "search@9+beliefs", random.Random(0))
    assert with_beliefs.beliefs(0) is not None
    assert make_opponent("warzag", "search@9", random.Random(0)).beliefs(0) is None


@pytest.mark.parametrize("name", ["search+beliefs", "rules+beliefs", "search@+beliefs", "search@9+belief"])
def test_a_name_that_is_nearly_right_is_refused(name: str) -> None:
    with pytest.raises(Problem):
        make_opponent("warzag", name, random.Random(0))


def test_a_game_that_says_nothing_of_what_is_hidden_has_no_beliefs() -> None:
    rules = make_opponent("friedrich", RULES, random.Random(0))
    assert isinstance(rules, RuleBot)
    assert rules.hidden() is None
    with pytest.raises(Problem):
        make_opponent("friedrich", "search@9+beliefs", random.Random(0))


def test_learning_is_paid_from_the_budget() -> None:
    s, _, believed, _ = played(30)
    many = len(believed.clues)
    assert many > 10
    bot = make_opponent("warzag", "search@8+beliefs", random.Random(1))
    free = make_opponent("warzag", "search@8", random.Random(1))
    seat = believed.viewer
    looked = [
        sum(one.visits for one in choice.weighed)
        for choice in (
            bot.think(s.imagine(seat, random.Random(2)), seat, None, believed),
            free.think(s.imagine(seat, random.Random(2)), seat),
        )
    ]
    assert len(believed.clues) < many
    assert 4 <= looked[0] < looked[1] == 8


# Nobody peeks


def other_objective(s: WarzagState, viewer: int) -> WarzagState:
    """A world that the viewer cannot tell from this one."""
    other = s.copy()
    for seat, nation in enumerate(s.setup.nations):
        if seat != viewer:
            taken = [*other.objectives, s.objectives[nation]]
            other.objectives[nation] = next(
                card for card in range(len(OBJECTIVES)) if card not in taken and not terms.complete(s, nation, card)
            )
    return other


def played(acts: int) -> tuple[WarzagState, WarzagState, Beliefs, Beliefs]:
    """Two worlds with the same view and the same acts, and what the viewer believes in each: played until the viewer is
    to search, after so many acts of the other seat."""
    rng = random.Random(5)
    s = find("warzag").start(SCENARIO)
    assert isinstance(s, WarzagState)
    bot, judge = WarzagBot(), make_evaluation("warzag")
    assert judge is not None
    viewer = UK
    while s.round < 3:
        ask = s.asks()[0]
        s.apply(ask.seat, rng.choice(ask.acts) if ask.seat == CHANCE else bot.choose(s.copy(), ask.seat))
    other = other_objective(s, viewer)
    believed = [beliefs(viewer), beliefs(viewer)]
    luck = [random.Random(6), random.Random(6)]
    count = 0
    while True:
        ask = s.asks()[0]
        if count >= acts and ask.seat == viewer and len(s.distinct(viewer)) > 3:
            return s, other, believed[0], believed[1]
        act = rng.choice(ask.acts) if ask.seat == CHANCE else bot.choose(s.copy(), ask.seat)
        count += ask.seat == 1 - viewer
        for world, known, own in zip((s, other), believed, luck, strict=True):
            known.note(world, ask.seat, act, own)
            world.apply(ask.seat, act)


@pytest.mark.parametrize("acts", [20, 50])
def test_a_choice_with_beliefs_does_not_depend_on_what_is_hidden(acts: int) -> None:
    """Two true worlds with the same view and the same acts give the same choice after as many playouts."""
    s, other, mine, theirs = played(acts)
    assert s.objectives != other.objectives
    assert s.view(UK) == other.view(UK)
    choices = []
    for world, known in ((s, mine), (other, theirs)):
        bot = make_opponent("warzag", "search@24+beliefs", random.Random(7))
        choices.append(repr(consider(bot, world, UK, random.Random(8), known)))
    assert mine.logs == theirs.logs
    assert mine.logs
    assert choices[0] == choices[1]


def test_what_is_learnt_does_not_depend_on_hidden_cards() -> None:
    """In worlds with other hands and missions the same acts say the same."""
    s, _, mine, _ = played(0)
    assert not mine.logs
    rng = random.Random(9)
    for _ in range(20):
        s.apply(s.asks()[0].seat, rng.choice(s.asks()[0].acts))
    bot = WarzagBot()
    while s.asks()[0].seat != GERMANY or len(s.asks()[0].acts) < 3:
        ask = s.asks()[0]
        s.apply(ask.seat, rng.choice(ask.acts) if ask.seat == CHANCE else bot.choose(s.copy(), ask.seat))
    act = bot.choose(s.copy(), GERMANY)
    found: list[Any] = []
    for seed in range(6):
        world = s.imagine(UK, random.Random(seed))
        if world.why(GERMANY, act) is None:
            known = beliefs(UK)
            known.note(world, GERMANY, act, random.Random(seed))
            while known.clues:
                known.learn()
            found.append({key: round(log, 9) for key, log in known.logs.items() if key[1] < FIRST_CARD})
    assert len(found) > 1
    assert all(logs == found[0] for logs in found)


def test_the_truth_is_not_kept() -> None:
    """What is noted is what the viewer could believe in."""
    s, _, believed, _ = played(12)
    kept = [clue.position for clue in believed.clues if clue.position is not None]
    assert kept
    assert all(isinstance(one, State) and one is not s for one in kept)
    differs = {one.objectives[2] for one in kept if isinstance(one, WarzagState)}
    assert len(differs) > 1, "the objective of the other is imagined anew each time"


def test_the_arena_notes_what_the_others_do(monkeypatch: pytest.MonkeyPatch) -> None:
    noted: list[tuple[int, int]] = []
    note = Beliefs.note

    def spy(self: Beliefs, state: State, seat: int, act: int, rng: random.Random) -> None:
        noted.append((self.viewer, seat))
        note(self, state, seat, act, rng)

    monkeypatch.setattr(Beliefs, "note", spy)
    monkeypatch.setattr(playing, "MOST_ACTS", 120)
    contest = Contest(find("warzag"), SCENARIO, {}, ("search@2+beliefs", "rules"), 1)
    line, _ = playing.play(contest, 0, 0)
    assert "failure" not in line
    assert {viewer for viewer, _ in noted} == {0}, "only one of the two has beliefs"
    assert {0, 1} <= {seat for _, seat in noted}
    assert len(noted) == 120
