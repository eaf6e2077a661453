"""Matches that their players have ended: teams, and what match files say of the end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grognard import Match, find
from grognard.cli import main
from grognard.conformance import Broken, check_winners
from grognard.core import notation, saves
from grognard.core.match import agreed_draw, resignation
from grognard.core.refusals import Problem
from grognard.core.state import Result

WEST = "war-in-the-west"


def some(ended: Result | None) -> Match:
    match = Match(find("friedrich"), WEST, secret=bytes(32))
    for _ in range(5):
        seat = match.state.asks()[0].seat
        match.play(seat, match.state.legal(seat)[0])
    match.ended = ended
    return match


@pytest.mark.parametrize(
    ("game", "scenario", "teams"),
    [
        ("friedrich", "four-players", [[0], [1], [2], [3]]),
        ("friedrich", "three-players", [[0], [1], [2]]),
        ("friedrich", WEST, [[0], [1]]),
        ("friedrich", "austrian-theatre", [[0], [1]]),
        ("paths-of-glory", "historical", [[0], [1]]),
        ("quartermaster-1914", "five-players", [[0, 2], [1, 3, 4]]),
        ("quartermaster-1914", "four-players", [[0], [1, 2, 3]]),
        ("quartermaster-1914", "two-players", [[0], [1]]),
        ("warzag", "alliances", [[0, 1], [2, 3]]),
        ("warzag", "four-players", [[0], [1], [2], [3]]),
        ("warzag", "two-players-uk-germany", [[0], [1]]),
    ],
)
def test_a_team_is_the_seats_that_win_together(game: str, scenario: str, teams: list[list[int]]) -> None:
    assert find(game).teams(scenario) == teams
    if game == "friedrich":
        assert len(find(game).sides(scenario)) == 2, "the attackers still fight the same enemy"


def test_a_game_in_which_half_a_team_wins_is_broken() -> None:
    game = find("warzag")
    for winners, fine in (([0, 1], True), ([0], False), ([0, 1, 2, 3], True), ([1, 2, 3], False), ([], True)):
        state = game.start("alliances")
        state.end(winners, "W1.3", state.heading())
        if fine:
            check_winners(game, state)
        else:
            with pytest.raises(Broken, match="of the team"):
                check_winners(game, state)


@pytest.mark.parametrize(
    ("ended", "text"),
    [
        (resignation([1], ["Frederick"]), "Pompadour: resigned Frederick"),
        (resignation([], ["Frederick", "Pompadour"]), "nobody: resigned Frederick, Pompadour"),
        (agreed_draw(2), "Frederick, Pompadour: draw-agreed"),
    ],
)
def test_a_match_file_says_how_the_players_ended_it(ended: Result, text: str) -> None:
    match = some(ended)
    record = notation.write(match)
    assert f'[Result "{text}"]' in record
    for again in (saves.from_json(saves.to_json(match)), notation.parse(record)):
        assert again.ended is not None
        assert again.ended.data() == ended.data()
        assert again.result() is again.ended
        assert again.verify() == []
        assert notation.write(again) == record


def test_a_match_that_nobody_has_ended_is_written_as_before() -> None:
    match = some(None)
    assert '"ended"' not in saves.to_json(match)
    assert '[Result "*"]' in notation.write(match)
    assert saves.from_json(saves.to_json(match)).result() is None


def test_a_result_in_words_of_its_own_does_not_stop_a_record() -> None:
    record = notation.write(some(None))
    for words in ("Frederick: I gave up", "Daun: resigned Frederick", "Pompadour: resigned Daun", "resigned"):
        assert notation.parse(record.replace('[Result "*"]', f'[Result "{words}"]')).ended is None


@pytest.mark.parametrize(
    "ended",
    [
        7,
        [],
        [[1], ""],
        [[2], "", ["resigned", {"seats": ["Frederick"]}]],
        [[True], "", ["resigned", {"seats": ["Frederick"]}]],
        [[1], "", ["resigned", {"seats": ["Daun"]}]],
        [[1], "", ["resigned", {}]],
        [[1], "", ["no-such-key", {}]],
        [[[]], "", ["draw-agreed", {}]],
    ],
)
def test_a_file_with_another_end_is_refused(ended: object) -> None:
    file = json.loads(saves.to_json(some(None)))
    with pytest.raises(Problem, match='"ended" must give'):
        saves.from_json(json.dumps({**file, "ended": ended}))


@pytest.mark.parametrize(
    ("ended", "language", "line"),
    [
        (resignation([1], ["Frederick"]), "en", "Result: Pompadour won (Frederick resigned)"),
        (resignation([], ["Frederick"]), "en", "Result: Frederick resigned"),
        (agreed_draw(2), "en", "Result: the players agreed to a draw"),
        (resignation([1], ["Frederick"]), "it", "Vittoria di Pompadour: abbandono di Federico"),
        (agreed_draw(2), "it", "i giocatori hanno concordato il pareggio"),
    ],
)
def test_the_commands_tell_it(
    ended: Result, language: str, line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match.json"
    path.write_text(saves.to_json(some(ended)))
    for command in ("show", "replay"):
        assert main([command, str(path), "--language", language]) == 0
        assert line in capsys.readouterr().out
    assert main(["verify", str(path)]) == 0
