"""The commands that do not talk back."""

from __future__ import annotations

import argparse
import json
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from grognard import Match, files, find
from grognard.cli import COMMANDS as COMMANDS_BY_NAME
from grognard.cli import main
from grognard.commands import bench
from grognard.commands.admin import ACTIONS
from grognard.commands.parsing import MESSAGES
from grognard.core import state
from grognard.core.chance import CHANCE
from grognard.texts.words import words
from tests.installed import INSTALLED
from tests.texts import COMPLETE, lines, told
from tests.toy import Toy, toy
from tests.waiting import PATIENCE

__all__ = ["toy"]

Capture = pytest.CaptureFixture[str]


def played(scenario: str = "war-in-the-west", seed: int = 4, most: int = 10_000) -> Match:
    """A random match."""
    rng = random.Random(seed)
    match = Match(find("friedrich"), scenario, people={"Frederick": "Ann"}, secret=bytes([seed]) * 32)
    while match.state.asks() and len(match.line) < most:
        ask = rng.choice(match.state.asks())
        match.play(ask.seat, rng.choice(ask.acts))
    return match


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match played to its end, as JSON."""
    path = tmp_path_factory.mktemp("matches") / "whole.json"
    files.save(played(), path)
    return path


# The whole


def test_help_names_every_command(capsys: Capture) -> None:
    assert main(["--help"]) == 0
    out = capsys.readouterr().out
    for name in ("games", "play", "replay", "verify", "show", "fuzz", "bench", "rules", "translate"):
        assert f"\n  {name} " in out
        assert main([name, "--help"]) == 0
        assert capsys.readouterr().out.startswith(f"usage: grognard {name}")


COMMANDS = ("", "games", "play", "serve", "admin", "replay", "show", "verify", "rules", "translate", "fuzz", "bench")


def helped(command: str, language: str, capsys: Capture) -> list[str]:
    assert main([*command.split(), "--help", "--language", language]) == 0
    return capsys.readouterr().out.splitlines()


def has_words(line: str) -> bool:
    """Whether a line has more words than those that are typed."""
    typed = {*COMMANDS, *ACTIONS, "grognard"}
    return bool(set(re.findall(r"[a-z]{2,}", re.sub(r"--?[\w-]+", "", line))) - typed)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", COMPLETE[1:])
def test_no_english_is_left_in_the_help_of_another_language(command: str, language: str, capsys: Capture) -> None:
    english, other = helped(command, "en", capsys), helped(command, language, capsys)
    assert english[0].startswith("usage: grognard")
    assert len([line for line in other if has_words(line)]) >= 4
    assert [line for line in other if line in english and has_words(line)] == []
    assert [line for line in other if re.search(r"\b(the|and|of|show this|arguments|GAME|NAME|DIR)\b", line)] == []


def test_help_in_italian(capsys: Capture) -> None:
    text = "\n".join(helped("play", "it", capsys))
    assert text.startswith("uso: grognard play [-h] [--scenario S] [--option NOME=VALORE]")
    assert "\nargomenti:\n  GIOCO " in text
    assert "\nopzioni:\n  -h, --help            mostra questo aiuto ed esce\n" in text
    assert "grognard COMANDO --help" in "\n".join(helped("", "it", capsys))


def test_the_help_has_the_language_of_the_surroundings(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setenv("GROGNARD_LANGUAGE", "it")
    assert main(["show", "--help"]) == 0
    assert capsys.readouterr().out.startswith("uso: ")


@pytest.mark.parametrize(
    ("words", "english", "italian"),
    [
        ("play", "the following arguments are required: GAME", "mancano questi argomenti: GIOCO"),
        ("play x y", "unrecognized arguments: y", "argomenti sconosciuti: y"),
        ("play x --seed", "argument --seed: expected one argument", "argomento --seed: richiede un valore"),
        ("play x --seed x", "invalid int value: 'x'", "argomento --seed: 'x' non è un numero intero"),
        ("fuzz x --games 0", "invalid counting value: '0'", "'0' non è un numero intero da 1 in su"),
        ("fuzz x --seconds 0", "invalid positive value: '0'", "'0' non è un numero maggiore di 0"),
        ("serve --pause x", "invalid float value: 'x'", "'x' non è un numero"),
        ("play x --hot-seat=1", "ignored explicit argument '1'", "non prende un valore, ma è dato '1'"),
        ("play x --s", "could match --scenario, --seat, --seed", "--s potrebbe essere --scenario, --seat, --seed"),
        ("replay x --all --seat x", "not allowed with argument --all", "non si può usare insieme a --all"),
        ("admin frob", "invalid choice: 'frob' (choose from ", "'frob' non è tra le scelte"),
    ],
)
def test_complaints_in_both_languages(words: str, english: str, italian: str, capsys: Capture) -> None:
    assert main(words.split()) == 2
    assert english in capsys.readouterr().err
    assert main([*words.split(), "--language", "it"]) == 2
    said = capsys.readouterr().err
    assert italian in said
    assert said.endswith(f"(vedi 'grognard {words.split()[0]} --help')\n")


def test_everything_that_argparse_says_to_players_has_a_text() -> None:
    source = Path(argparse.__file__).read_text("utf-8")
    for message, key in MESSAGES.items():
        assert f"'{message}'" in source or f'"{message}"' in source, message
        assert words(None, "en", True).has(key)


def test_interrupted(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def stop(arguments: argparse.Namespace) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(COMMANDS_BY_NAME["games"], "run", stop)
    assert main(["games"]) == 130
    assert main(["games", "--language", "it"]) == 130
    assert capsys.readouterr().err == "grognard: interrupted\ngrognard: interrotto\n"


def test_version(capsys: Capture) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("grognard 0.")


def test_a_reader_who_leaves_is_no_error(whole: Path) -> None:
    command = f"{sys.executable} -m grognard.cli replay --all {whole} | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.stderr == ""


def test_letters_that_a_terminal_cannot_show_are_no_error() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "grognard.cli", "games"],
        capture_output=True,
        env={"PYTHONIOENCODING": "ascii", "PATH": ""},
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0
    assert b"Siv\\xe9l" in done.stdout


# games


def test_games(capsys: Capture) -> None:
    assert main(["games"]) == 0
    out = capsys.readouterr().out
    assert "four-players: The standard game" in out
    assert "seats: Frederick, Elisabeth, Maria Theresa and Pompadour" in out
    assert "four_suits=off|on: " in out


# show


def test_show(whole: Path, capsys: Capture) -> None:
    assert main(["show", str(whole)]) == 0
    out = capsys.readouterr().out
    assert "Scenario: The War in the West, two players (war-in-the-west)" in out
    assert "Seat: Frederick: Ann" in out
    assert "Result: Frederick won (" in out


def test_show_at_a_point_and_for_a_seat(whole: Path, capsys: Capture) -> None:
    match = files.load(whole)
    assert main(["show", str(whole), "--at", "30", "--seat", "pompadour"]) == 0
    out = capsys.readouterr().out
    assert "\n".join(lines(match.game, match.game.report(match.at(30).view(1)))) in out
    assert main(["show", str(whole), "--at", "30"]) == 0
    assert "\n".join(lines(match.game, match.game.report(match.at(30).view()))) in capsys.readouterr().out


def test_show_says_who_played(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "match.json"
    people = {"Frederick": "player", "Pompadour": "bot:random"}
    files.save(Match(find("friedrich"), "war-in-the-west", people=people), path)
    assert main(["show", str(path)]) == 0
    out = capsys.readouterr().out
    assert "Seat: Frederick: player\nSeat: Pompadour: Computer (Recruit)\n" in out
    assert main(["show", str(path), "--language", "it"]) == 0
    out = capsys.readouterr().out
    assert "Posto: Federico: giocatore\nPosto: Pompadour: Computer (Recluta)\n" in out
    assert "Risultato: ancora in corso" in out


# replay


def test_replay_in_italian(whole: Path, capsys: Capture) -> None:
    assert main(["replay", str(whole), "--all", "--language", "it"]) == 0
    out = capsys.readouterr().out
    assert re.search(r"Federico: \d+ armat[ae]", out)
    assert "caso: draw" in out
    assert "\nRisultato: Vittoria " in out
    for english in ("Frederick", "chance", "Result", "Turn ", "Hanover ", "draws", " the "):
        assert english not in out, english


def test_replay_tells_what_everybody_knows(whole: Path, capsys: Capture) -> None:
    match = files.load(whole)
    assert main(["replay", str(whole)]) == 0
    out = capsys.readouterr().out
    assert "== Turn 1, Hanover ==" in out
    assert "\nResult: Frederick" in out
    secret = [told(match.game, event.saying) for played in match.line for event in played.events if event.to == 0]
    assert secret
    assert all(sentence not in out for sentence in set(secret))
    assert "chance: draw" not in out


def test_replay_for_a_seat_and_of_everything(whole: Path, capsys: Capture) -> None:
    match = files.load(whole)
    assert main(["replay", str(whole), "--seat", "Frederick"]) == 0
    out = capsys.readouterr().out
    about = match.game.telling().about  # the headings say what begins, and short battles need no summary
    lines = [event.saying for event in match.story(0) if about.get(event.saying.key) not in ("phase", "summary")]
    assert all(told(match.game, saying) in out for saying in lines)
    assert re.search(r"Frederick: \d+ troop", out)
    assert not re.search(r"Pompadour: \d+ troop", out)
    assert main(["replay", str(whole), "--all"]) == 0
    out = capsys.readouterr().out
    assert re.search(r"Pompadour: \d+ troop", out)
    assert "chance: draw" in out
    assert out.count(".") > len(match.line)


def test_replay_of_a_part(whole: Path, capsys: Capture) -> None:
    assert main(["replay", str(whole), "--all", "--from", "3", "--to", "5"]) == 0
    numbers = [
        line.split(".")[0].strip() for line in capsys.readouterr().out.splitlines() if line[:5].strip().isdigit()
    ]
    assert numbers == ["3", "4", "5"]


def test_replay_of_a_match_without_acts(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "new.json"
    files.save(Match(find("friedrich"), secret=bytes(32)), path)
    assert main(["replay", str(path)]) == 0
    assert capsys.readouterr().out == ""


# verify


def test_verify_says_ok(whole: Path, tmp_path: Path, capsys: Capture) -> None:
    record = tmp_path / "whole.grog"
    files.save(files.load(whole), record, record=True)
    assert main(["verify", str(whole), str(record)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [": OK, " in line for line in lines] == [True, True]


def test_verify_in_italian(whole: Path, tmp_path: Path, capsys: Capture) -> None:
    assert main(["verify", str(whole), "--language", "it"]) == 0
    assert "voci, dadi e carte corrispondono al segreto, hash " in capsys.readouterr().out
    assert main(["verify", changed(whole, tmp_path, secret="ab" * 32), "--language", "it"]) == 1
    out = capsys.readouterr().out
    assert "il segreto non corrisponde all'impegno" in out
    assert "la cronaca riporta 'draw" in out
    assert main(["verify", changed(whole, tmp_path, hash="0" * 32), "--language", "it"]) == 2
    assert "le azioni portano a una posizione diversa da quella salvata" in capsys.readouterr().err


def changed(whole: Path, tmp_path: Path, **fields: object) -> str:
    data = json.loads(whole.read_text(encoding="utf-8"))
    path = tmp_path / "changed.json"
    path.write_text(json.dumps(data | fields), encoding="utf-8")
    return str(path)


def test_verify_finds_a_wrong_secret(whole: Path, tmp_path: Path, capsys: Capture) -> None:
    assert main(["verify", changed(whole, tmp_path, secret="ab" * 32)]) == 1
    out = capsys.readouterr().out
    assert "the secret does not match the commitment" in out
    assert "the secret gives" in out


def test_verify_finds_a_wrong_hash(whole: Path, tmp_path: Path, capsys: Capture) -> None:
    assert main(["verify", changed(whole, tmp_path, hash="0" * 32)]) == 2
    assert "a different position" in capsys.readouterr().err


def test_verify_finds_a_wrong_hash_in_a_record(whole: Path, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "wrong.grog"
    match = files.load(whole)
    files.save(match, path, record=True)
    path.write_text(path.read_text(encoding="utf-8").replace(match.hash(), "0" * 32), encoding="utf-8")
    assert main(["verify", str(path)]) == 2
    assert "a different position" in capsys.readouterr().err


def test_verify_finds_an_illegal_act(whole: Path, tmp_path: Path, capsys: Capture) -> None:
    log = json.loads(whole.read_text(encoding="utf-8"))["log"]
    assert main(["verify", changed(whole, tmp_path, log=["Frederick: stop", *log])]) == 2
    assert "rule 6" in capsys.readouterr().err


def test_verify_finds_a_draw_that_the_secret_does_not_give(tmp_path: Path, capsys: Capture) -> None:
    match = played(most=40)
    serial = next(number for number, entry in enumerate(match.log) if entry.seat == CHANCE)
    forged = Match(match.game, match.scenario, match.options, committed=match.commitment)
    for entry in match.log[:serial]:
        forged.take_text(match.entry_text(entry))
    other = next(act for act in forged.state.legal(CHANCE) if act != match.log[serial].act)
    forged.play(CHANCE, other)
    assert match.source is not None
    forged.reveal(match.source.secret)
    path = tmp_path / "forged.json"
    files.save(forged, path)
    assert main(["verify", str(path)]) == 1
    assert f"entry {serial}: the log has" in capsys.readouterr().out


def test_verify_cannot_check_without_the_secret(whole: Path, tmp_path: Path, capsys: Capture) -> None:
    assert main(["verify", changed(whole, tmp_path, secret=None)]) == 1
    assert "the secret has not been revealed" in capsys.readouterr().out


def test_verify_of_several_files_gives_the_worst_status(whole: Path, tmp_path: Path, capsys: Capture) -> None:
    wrong = changed(whole, tmp_path, secret=None)
    assert main(["verify", str(whole), wrong, str(tmp_path / "none.json")]) == 2
    seen = capsys.readouterr()
    assert len(seen.out.splitlines()) == 2
    assert len(seen.err.splitlines()) == 1


# rules


TESTS = """
import pytest

@pytest.mark.rule("toy", "1")
@pytest.mark.parametrize("n", [1, 2])
def test_one(n): ...

@pytest.mark.rule("toy", "X9")
@pytest.mark.rule("other", "2")
def test_example(): ...
"""


@pytest.mark.slow
def test_rules_with_their_tests(toy: Toy, tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "test_toy_rules.py").write_text(TESTS, encoding="utf-8")
    assert main(["rules", "toy", "--tests", str(tmp_path)]) == 0
    out = capsys.readouterr().out
    assert "1  Bids\n\n    Bid.\n\n    1 test\n" in out
    assert out.count("test_one") == 1
    assert "Worked examples\n\n    X9: 1 test" in out
    assert "Sections without a test: 2, 3" in out
    assert main(["rules", "toy", "--strict", "--tests", str(tmp_path)]) == 1
    assert main(["rules", "toy", "--tests", str(tmp_path), "1", "--strict"]) == 0


@pytest.mark.slow
def test_every_section_of_our_games_has_a_test() -> None:
    """In another process: pytest collects only once in each."""
    folder = Path(__file__).parent / "games"
    command = (
        "import sys; from grognard.cli import main\n"
        f"for game in {sorted(INSTALLED)}:\n"
        f"    folder = {str(folder)!r} + '/' + game.replace('-', '_')\n"
        "    if main(['rules', game, '--strict', '--tests', folder]): sys.exit(game)"
    )
    done = subprocess.run(
        [sys.executable, "-c", command], capture_output=True, text=True, check=False, cwd=folder.parents[1]
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-500:]


def test_rules_in_italian(tmp_path: Path, capsys: Capture) -> None:
    nowhere = str(tmp_path / "none")
    assert main(["rules", "friedrich", "--tests", nowhere]) == 0
    english = capsys.readouterr().out.splitlines()
    assert main(["rules", "friedrich", "--tests", nowhere, "--language", "it"]) == 0
    italian = capsys.readouterr().out.splitlines()
    assert len(italian) > 400
    assert [line for line in italian if line in english and re.search(r"[a-z]{2,} .*[a-z]{2,}", line)] == []
    assert italian[-1] == f"La cartella {nowhere} non esiste, perciò i test non sono elencati."


def test_rules_without_tests(toy: Toy, tmp_path: Path, capsys: Capture) -> None:
    assert main(["rules", "toy", "2", "--tests", str(tmp_path / "none")]) == 0
    out = capsys.readouterr().out
    assert out.startswith("2  Rounds\n\n    Walk.\n")
    assert "There is no folder" in out


def test_rules_without_pytest(toy: Toy, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pytest", None)
    assert main(["rules", "toy", "--tests", str(tmp_path)]) == 0
    assert "pytest is not installed" in capsys.readouterr().out


def test_rules_name_a_test_file_that_cannot_be_read(toy: Toy, tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "test_broken_toy.py").write_text("import nonsense_that_is_not_there", encoding="utf-8")
    assert main(["rules", "toy", "--tests", str(tmp_path)]) == 0
    assert "could not be read" in capsys.readouterr().out


# bench


def test_bench(toy: Toy, capsys: Capture) -> None:
    assert main(["bench", "toy", "--seconds", "0.05", "--alone"]) == 0
    out = capsys.readouterr().out
    for label in (
        "games per second",
        "actions per second",
        "microseconds per copy",
        "determinizations per second",
        "bytes per state",
    ):
        assert label in out
    assert "Python" in out


def test_bench_in_italian(toy: Toy, capsys: Capture) -> None:
    assert main(["bench", "toy", "--seconds", "0.05", "--alone", "--language", "it"]) == 0
    out = capsys.readouterr().out
    for label in ("un solo core", "partite casuali al secondo", "azioni al secondo", "byte per posizione"):
        assert label in out
    assert "second " not in out


def test_bench_as_json(toy: Toy, capsys: Capture) -> None:
    assert main(["bench", "toy", "--seconds", "0.05", "--json", "--alone"]) == 0
    found = json.loads(capsys.readouterr().out)
    build = found["builds"][0]
    assert all(build[key] > 0 for key, _, _ in bench.ROWS)
    assert build["compiled"] is not str(state.__file__).endswith(".py")
    assert set(found["machine"]) == {"python", "cpu", "system", "date"}


def test_bench_of_observations(toy: Toy, capsys: Capture) -> None:
    words = ["bench", "toy", "--envs", "--seconds", "0.05", "--alone"]
    assert main(words) == 0
    out = capsys.readouterr().out
    for label in (
        "steps per second",
        "microseconds per step",
        "of which for the observation",
        "steps per second, vectorised",
        "numbers per observation",
    ):
        assert label in out
    assert main([*words, "--json"]) == 0
    build = json.loads(capsys.readouterr().out)["builds"][0]
    assert build["steps_per_second"] > 0
    assert build["vector_steps_per_second"] > 0


def test_bench_of_observations_names_what_is_missing(
    toy: Toy, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "grognard.envs.measure", None)
    assert main(["bench", "toy", "--envs", "--alone"]) == 2
    assert "is not installed; pip install grognard[envs]" in capsys.readouterr().err


@pytest.mark.slow
def test_bench_runs_a_second_build_and_shows_the_ratio(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    core = tmp_path / "build" / "compiled" / "grognard" / "core"
    core.mkdir(parents=True)
    (core / "nothing.so").touch()
    monkeypatch.chdir(tmp_path)
    assert main(["bench", "friedrich", "--seconds", "0.05"]) == 0
    assert "ratio" in capsys.readouterr().out.splitlines()[1]


def test_bench_says_so_when_the_second_build_does_not_run(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "build" / "compiled" / "grognard"
    (broken / "core").mkdir(parents=True)
    (broken / "core" / "nothing.so").touch()
    (broken / "__init__.py").write_text("raise ImportError('half built')", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert main(["bench", "friedrich", "--seconds", "0.05"]) == 0
    assert "does not run: ImportError: half built" in capsys.readouterr().out


def test_a_seat_cannot_take_back_a_draw_in_a_file(whole: Path, tmp_path: Path, capsys: Capture) -> None:
    log = json.loads(whole.read_text(encoding="utf-8"))["log"]
    draw = next(number for number, entry in enumerate(log) if entry.startswith("chance: draw"))
    forged = [*log[: draw + 1], f"Frederick: back {draw}", *log[draw:]]
    assert main(["verify", changed(whole, tmp_path, log=forged)]) == 2
    assert "dice have been rolled or cards drawn since" in capsys.readouterr().err
