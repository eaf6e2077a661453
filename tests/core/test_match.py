"""Matches: a log that only grows, undo with its limits, replay, verification."""

from __future__ import annotations

import random
import re
from itertools import pairwise

import pytest

from grognard import Match, find
from grognard.core import notation, saves
from grognard.core.acts import ActSpace
from grognard.core.chance import CHANCE, PUBLIC
from grognard.core.match import CHECKPOINT, CHECKPOINTS, Far
from grognard.core.refusals import BadAct, IllegalAct, Problem
from grognard.core.sayings import Saying
from grognard.games.friedrich.game import Friedrich
from tests.texts import lines, said, told
from tests.toy import Toy, ToyState

FRIEDRICH = find("friedrich")


def new_match(seed: int = 0) -> Match:
    return Match(FRIEDRICH, "war-in-the-west", secret=bytes([seed]) * 32)


def play(match: Match, text: str) -> None:
    act = FRIEDRICH.space.parse(text)
    seat = next(ask.seat for ask in match.state.asks() if act in ask.acts)
    match.play(seat, act)


def play_randomly(match: Match, acts: int, seed: int = 1) -> Match:
    rng = random.Random(seed)
    while acts and not match.state.over():
        acts -= 1
        ask = rng.choice(match.state.asks())
        match.play(ask.seat, rng.choice(ask.acts))
    return match


def test_an_act_that_names_its_question_answers_no_other() -> None:
    """WARZAG: 'done' ends the movement; nobody can be invaded, so that the same word would end the development."""
    warzag = find("warzag")
    match = Match(warzag, "four-players", secret=bytes(32))
    match.resume(warzag.compose({"active": "uk", "armies": {"uk": "infantry E4"}}), [], [], [])
    question, done = match.question(0), warzag.space.parse("done")
    assert question is not None
    assert match.question(1) is None
    match.play(0, done, question)
    assert done in match.state.legal(0)
    before = match.hash()
    with pytest.raises(IllegalAct, match="a different question"):
        match.play(0, done, question)
    assert match.hash() == before
    match.play(0, done, match.question(0))
    assert match.state.legal(0) == []


def test_undo_appends_and_restores() -> None:
    match = new_match()
    before = match.hash()
    play(match, "troops 6")
    assert match.hash() != before
    match.undo(0)
    assert match.hash() == before
    assert [match.entry_text(entry) for entry in match.log] == ["Frederick: troops 6", "Frederick: back 0"]


def test_undo_stops_at_another_seats_decision_and_at_draws() -> None:
    match = Match(FRIEDRICH, secret=bytes(32))
    with pytest.raises(IllegalAct, match="no action has been taken"):
        match.undo(0)
    match.play(0, match.state.legal(0)[0])
    with pytest.raises(IllegalAct, match="you have no action to undo"):
        match.undo(1)
    match.play(3, match.state.legal(3)[0])
    with pytest.raises(IllegalAct, match="Pompadour has acted since"):
        match.undo(0)
    while match.line[-1].seat != CHANCE:
        ask = match.state.asks()[0]
        match.play(ask.seat, ask.acts[0])
    for seat in (0, 3):
        with pytest.raises(IllegalAct, match="dice have been rolled or cards drawn since"):
            match.undo(seat)


def test_a_reveal_cannot_be_taken_back() -> None:
    rng = random.Random(1)
    match = Match(FRIEDRICH, secret=bytes(32))
    while not match.state.over():
        ask = rng.choice(match.state.asks())
        match.play(ask.seat, rng.choice(ask.acts))
        last = match.line[-1]
        if last.seat != CHANCE and last.firm:
            with pytest.raises(IllegalAct, match="it revealed something hidden"):
                match.undo(last.seat)
            return
    raise AssertionError("nothing was revealed in a whole game")


def in_rounds() -> Match:
    """The toy in which Left can only fight, and who walks can only rest; Right is to decide."""
    match = Match(Toy("no choice"), secret=bytes(32))
    for text in ("Left: bid 1", "Right: bid 2", "Left: fight"):
        seat, _, act = text.partition(": ")
        match.play(match.seats.index(seat), match.game.space.parse(act))
    return match


def test_an_undo_takes_back_one_act_whether_or_not_it_was_the_only_answer() -> None:
    """All see how far an undo goes back: it must not tell that the seat had no choice."""
    match = in_rounds()
    before, acts = match.hash(), len(match.line)
    for act in ("walk Ulmen", "bid 0"):
        match.play(1, match.game.space.parse(act))
    assert [played.chosen for played in match.line[-2:]] == [True, False]
    match.undo(1)
    assert match.entry_text(match.log[-1]) == f"Right: back {acts + 1}"
    match.undo(1)
    assert match.entry_text(match.log[-1]) == f"Right: back {acts}"
    assert match.hash() == before
    assert match.verify() == []


def test_what_bars_an_undo_is_the_reason() -> None:
    match = in_rounds()
    match.play(1, match.game.space.parse("walk Ulmen"))
    match.line[-1].firm = True
    refusal = match.why_not_undo(1)
    assert refusal is not None
    assert said(match.game, refusal) == "it revealed something hidden"


def test_the_last_act_of_a_seat_is_found_across_all_that_followed() -> None:
    match = play_randomly(new_match(), 60)
    for seat in (0, 1):
        keep = match.last_act(seat)
        assert match.line[keep].seat == seat
        assert not any(played.seat == seat for played in match.line[keep + 1 :])
    assert new_match().last_act(0) == -1


def test_a_whole_march_is_taken_back_at_once() -> None:
    match = new_match()
    while not any(FRIEDRICH.space.text(act).startswith("move ") for act in match.state.legal(0)):
        ask = match.state.asks()[0]
        match.play(ask.seat, ask.acts[0])
    before, start = match.hash(), len(match.line)
    play(match, "move Seydlitz")
    for _ in range(2):
        near = next(act for act in match.state.legal(0) if FRIEDRICH.space.text(act).startswith("go "))
        match.play(0, near)
    play(match, "stop")
    assert match.start_of_whole(0) == start < len(match.line) - 3
    match.undo(0, whole=True)
    assert match.hash() == before


def test_a_record_may_take_back_several_acts_of_one_seat_but_not_of_another() -> None:
    match = in_rounds()
    keep = len(match.line)
    for act in ("walk Ulmen", "bid 0"):
        match.play(1, match.game.space.parse(act))
    with pytest.raises(IllegalAct, match="dice have been rolled or cards drawn since"):
        match.take_text(f"Right: back {keep - 1}")
    with pytest.raises(IllegalAct, match="Right has acted since"):
        match.take_text(f"Left: back {keep}")
    match.take_text(f"Right: back {keep}")
    assert len(match.line) == keep


def test_every_point_can_be_reached_again() -> None:
    match = play_randomly(new_match(), 3 * CHECKPOINT)
    state = match.at(0)
    for point, played in enumerate(match.line):
        if point % 17 == 0:
            assert match.at(point).hash() == state.hash()
        state.apply(played.seat, played.act)
    assert state.hash() == match.hash()


def test_a_rollback_is_not_an_erasure_and_rolls_anew() -> None:
    match = play_randomly(new_match(), 80)
    entries = len(match.log)
    match.rollback(10)
    assert len(match.log) > entries
    assert match.log[entries].keep == 10
    play_randomly(match, 40, seed=9)
    assert match.verify() == []
    with pytest.raises(Problem, match="a point from 0 to"):
        match.rollback(len(match.line))


def test_verification_finds_a_draw_that_was_not_dealt_by_the_secret() -> None:
    match = play_randomly(new_match(), 40)
    cheated = new_match()
    cheated.source = None
    turned = False
    for played in match.line:
        act = played.act
        if played.seat == CHANCE and not turned:
            act = next(other for other in cheated.state.legal(CHANCE) if other != act)
            turned = True
        try:
            cheated.play(played.seat, act)
        except IllegalAct:
            break
    cheated.reveal(bytes(32))
    found = cheated.verify()
    assert found
    assert found[0].key == "chance-unfair"
    assert ": the log has 'draw" in lines(FRIEDRICH, found)[0]


def test_verification_compares_the_secret_with_the_commitment() -> None:
    match = Match(FRIEDRICH, "war-in-the-west", committed="0" * 64)
    assert match.verify() == [Saying("secret-not-revealed")]
    match.reveal(bytes(32))
    assert match.verify()[0] == Saying("secret-not-committed")


def test_chance_cannot_be_played_by_hand_where_a_secret_decides() -> None:
    match = new_match()
    with pytest.raises(IllegalAct, match="in this match dice are rolled and cards drawn automatically"):
        match.play(CHANCE, 0)


def test_an_illegal_act_leaves_the_match_as_it_was() -> None:
    match = new_match()
    before = match.hash(), len(match.log)
    with pytest.raises(IllegalAct, match="rule 6"):
        match.play(0, FRIEDRICH.space.parse("troops 24"))
    with pytest.raises(IllegalAct, match="rule 6"):
        match.play(1, FRIEDRICH.space.parse("done"))
    assert (match.hash(), len(match.log)) == before


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("go Berlin", "expected 'SEAT: ACTION'"),
        ("Napoleon: done", "no seat 'Napoleon'; its seats are Frederick, Pompadour"),
        ("Frederick: back 7", "'back' needs a number from 0 to"),
        ("Frederick: dance", "unknown verb 'dance'"),
        ("Pompadour: done", "rule 6"),
    ],
)
def test_entries_in_bad_text_are_refused(text: str, message: str) -> None:
    with pytest.raises((BadAct, IllegalAct), match=message):
        new_match().take_text(text)


def test_unknown_scenarios_options_and_seats_are_refused() -> None:
    with pytest.raises(Problem, match="no scenario 'peace'; it has four-players"):
        Match(FRIEDRICH, "peace")
    with pytest.raises(Problem, match="no option 'speed' in four-players; it has four_suits"):
        Match(FRIEDRICH, "", {"speed": "on"})
    with pytest.raises(Problem, match="option four_suits must be off or on, not 'maybe'"):
        Match(FRIEDRICH, "", {"four_suits": "maybe"})
    with pytest.raises(Problem, match="no seat 'Napoleon'"):
        Match(FRIEDRICH, "", None, {"Napoleon": "me"})


def test_the_story_tells_a_seat_only_what_it_may_know() -> None:
    match = play_randomly(new_match(), 60)
    mine, theirs = ([told(FRIEDRICH, event.saying) for event in match.story(seat)] for seat in (0, 1))
    assert any(re.match("Prussia draws an? ", line) for line in mine)
    assert not any(re.match("Prussia draws an? ", line) for line in theirs)
    assert any(re.match(r"Prussia draws \d+ cards", line) for line in theirs)
    whole, late = match.story(1), match.story(1, 30)
    assert whole[-len(late) :] == late
    assert 0 < len(late) < len(whole)
    assert match.story(1, len(match.line)) == []


def test_an_event_reaches_everybody_one_seat_or_all_but_one() -> None:
    state = new_match().state
    state.events = []
    state.tell("all")
    state.whisper(1, "one")
    state.tell_others(1, "others")
    kinds = {seat: [event.saying.key for event in state.events if event.reaches(seat)] for seat in (PUBLIC, 0, 1)}
    assert kinds == {PUBLIC: ["all", "others"], 0: ["all", "others"], 1: ["all", "one"]}


def test_an_event_can_stand_first_under_a_new_heading() -> None:
    state = new_match().state
    state.events = []
    state.tell("old")
    state.tell_first("new")
    assert [event.heading for event in state.events] == [None, state.heading()]


def test_a_save_of_another_shape_is_read_by_its_acts() -> None:
    """A renamed step or field gives positions other hashes; the acts lead to the same one."""
    match = play_randomly(new_match(), 30)
    save, record = saves.to_json(match), notation.write(match)
    old, other = FRIEDRICH.shape(), "0" * 16
    assert old in save
    assert old in record
    wrong = save.replace(match.hash(), "f" * 32), record.replace(match.hash(), "f" * 32)
    with pytest.raises(Problem, match="a different position"):
        saves.from_json(wrong[0])
    with pytest.raises(Problem, match="a different position"):
        notation.parse(wrong[1])
    assert saves.from_json(wrong[0].replace(old, other)).hash() == match.hash()
    assert notation.parse(wrong[1].replace(old, other)).hash() == match.hash()


def test_the_shape_follows_from_acts_steps_and_fields(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Friedrich().shape() == FRIEDRICH.shape() != Toy().shape()
    renamed = Friedrich()
    renamed.steps = {f"{name}s": step for name, step in renamed.steps.items()}
    assert renamed.shape() != FRIEDRICH.shape()
    other = Friedrich()
    other.space = ActSpace()
    assert other.shape() != FRIEDRICH.shape()
    before, data = Toy().shape(), ToyState.data
    monkeypatch.setattr(ToyState, "data", lambda s: {**data(s), "more": 0})
    assert Toy().shape() != before


def resumed(match: Match) -> Match:
    """The same match after a restart: its state is known, those before it are not."""
    again = new_match()
    again.resume(match.state.copy(), match.log[:], match.headings[:], match.line[:])
    return again


def test_a_replay_keeps_copies_so_that_the_next_one_is_short() -> None:
    played = play_randomly(new_match(), 8 * CHECKPOINT)
    match, last = resumed(played), len(played.line) - 1
    assert match.distance(last) == last
    assert sum(1 for _ in match.replay(last)) == last
    assert match.distance(last) == 0
    assert match.distance(last - 1) < CHECKPOINT
    for point in range(0, last, 37):
        assert match.distance(point) < CHECKPOINT
        assert match.at(point).hash() == played.at(point).hash()


def test_a_point_that_is_too_far_is_refused_and_can_be_approached() -> None:
    played = play_randomly(new_match(), 4 * CHECKPOINT)
    match = resumed(played)
    match.reach = CHECKPOINT
    keep, before = 3 * CHECKPOINT, (match.hash(), len(match.log), len(match.line))
    with pytest.raises(Far) as far:
        match.rollback(keep)
    assert (match.hash(), len(match.log), len(match.line)) == before
    assert far.value.count == keep
    for _ in match.replay(keep):
        pass
    match.rollback(keep)
    assert len(match.line) >= keep
    assert match.at(keep).hash() == played.at(keep).hash()
    assert match.verify() == []


def test_a_replay_ends_where_the_match_goes_back_before_its_point() -> None:
    match = resumed(play_randomly(new_match(), 3 * CHECKPOINT))
    replay = match.replay(2 * CHECKPOINT)
    for _ in range(20):
        next(replay)
    match.rollback(10)
    with pytest.raises(Problem, match="from 0 to"):
        next(replay)
    play_randomly(match, CHECKPOINT)
    for point in (0, 10, 30, len(match.line) - 1):
        assert match.at(point).hash() == Match.at(resumed(match), point).hash()


def test_long_matches_keep_a_bounded_number_of_copies() -> None:
    match = play_randomly(new_match(), 2 * CHECKPOINT)
    state = match.state
    for count in range(CHECKPOINT, 1000 * CHECKPOINT, CHECKPOINT):
        match._keep_checkpoint(count, state)
        assert len(match._checkpoints) <= CHECKPOINTS
    kept = sorted(match._checkpoints)
    assert kept[0] == 0
    assert len(kept) > CHECKPOINTS // 4
    assert len({second - first for first, second in pairwise(kept)}) == 1  # evenly, up to the end
