"""The text table."""

from __future__ import annotations

import io
import random
import subprocess
import sys
from pathlib import Path

import pytest

from grognard import Match, files, find
from grognard.bots import Bot
from grognard.bots.random_bot import RandomBot
from grognard.cli import main
from grognard.commands.choices import Choices, why
from grognard.commands.text_table import TextTable
from grognard.core.refusals import Problem
from grognard.core.state import State
from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.facts.acts import BREAK_OFF, GO, PLAY, RESERVE, SPACE, STOP
from grognard.games.friedrich.position import position
from grognard.games.warzag.position import position as warzag_position
from grognard.texts.words import words
from tests.toy import Toy, toy
from tests.waiting import PATIENCE

__all__ = ["toy"]

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch
ENGLISH = words(find("friedrich"))
ITALIAN = words(find("friedrich"), "it")


def play(words: str, lines: list[str], capsys: Capture, monkeypatch: Patch) -> str:
    """What the table says to these lines."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))
    assert main(["play", *words.split()]) == 0
    seen = capsys.readouterr()
    assert seen.err == ""
    return seen.out


# Choices


def acts(*texts: str) -> list[int]:
    return [SPACE.parse(text) for text in texts]


def test_a_choice_is_found_by_number_text_target_and_beginning() -> None:
    choices = Choices(ENGLISH, acts("go Berlin", "go Potsdam", "go Brandenburg", "stop"))
    berlin, stop = acts("go Berlin", "stop")
    for text in ("1", "go Berlin", "GO  berlin", "Berlin", "berl", "go be", "g ber", "Go to Berlin", "go to be"):
        assert choices.find(text) == berlin
    for text in ("4", "stop", "st"):
        assert choices.find(text) == stop
    for text in ("5", "0", "Wien", "go Wien", "xyz"):
        assert choices.find(text) is None


def test_what_fits_several_choices_is_no_choice() -> None:
    choices = Choices(ENGLISH, acts("go Berlin", "go Bernau", "stop"))
    with pytest.raises(Problem, match="'b' could be 'go to Berlin', 'go to Bernau'"):
        choices.find("b")
    for text in ("go", "go to"):
        with pytest.raises(Problem, match=f"'{text}' could be"):
            choices.find(text)


def test_a_whole_name_wins_over_the_beginning_of_another() -> None:
    halle, hall = acts("go Halle", "go Halberstadt")
    choices = Choices(ENGLISH, [halle, hall])
    assert choices.find("halle") == halle


def test_accents_can_be_left_out() -> None:
    (lomza,) = acts("go Łomża")
    assert Choices(ENGLISH, [lomza]).find("lomza") == lomza


def test_a_number_to_be_chosen_is_its_own_number() -> None:
    choices = Choices(ENGLISH, [*(RESERVE + value for value in range(1, 11)), BREAK_OFF])
    assert choices.find("5") == RESERVE + 5
    assert choices.find("11") == BREAK_OFF
    assert "  reserve:\n  1     2     3" in choices.listing()


def test_cards_come_first_and_the_values_of_a_reserve_after_them() -> None:
    choices = Choices(ENGLISH, [PLAY, PLAY + 1, *(RESERVE + value for value in range(1, 11)), BREAK_OFF])
    assert [choices.find(text) for text in ("1", "2", "3", "12", "13")] == [
        PLAY, PLAY + 1, RESERVE + 1, RESERVE + 10, BREAK_OFF,
    ]  # fmt: skip
    assert "    reserve:\n  3 reserve for 1     4 reserve for 2" in choices.listing()


def test_a_number_that_was_used_keeps_its_meaning() -> None:
    first = Choices(ENGLISH, [PLAY, PLAY + 1, *(RESERVE + value for value in range(1, 11))])
    later = Choices(ENGLISH, [PLAY + 1, RESERVE + 4, BREAK_OFF], first.number)
    assert later.find("1") is None
    assert [later.find(text) for text in ("2", "6", "13")] == [PLAY + 1, RESERVE + 4, BREAK_OFF]


def test_long_lists_stand_in_columns_of_80() -> None:
    choices = Choices(ENGLISH, [GO + city for city in range(60)] + [STOP])
    lines = choices.listing().splitlines()
    assert lines[0] == "    go:"
    assert lines[-1] == " 61 stop here"
    assert len(lines) < 24
    assert max(len(line) for line in lines) <= 80
    assert lines[1].startswith(f"  1 {SPACE.text(GO)[3:]}")


def test_a_choice_is_found_by_its_names_in_the_readers_language_and_by_its_ids() -> None:
    train, city, card, stop = acts("leave Prussian train 1", "go Königsberg (East Prussia)", "play 7S.2", "stop")
    choices = Choices(ITALIAN, [train, city, card, stop])
    assert choices.listing().splitlines() == [
        "  1 stacca: Cubetto Supporto prussiano 1",
        "  2 vai: Königsberg (Prussia Orientale)",
        "  3 gioca: 7 di picche (7S.2)",
        "  4 fermati qui",
    ]
    for text in ("leave Prussian train 1", "prussian", "CUBETTO SUPPORTO PRUSSIANO 1", "leave cub", "stacca cubetto"):
        assert choices.find(text) == train, text
    for text in (
        "konigsberg (prussia",
        "königsberg (east",
        "go konig",
        "vai: Königsberg (Prussia Orientale)",
        "vai k",
    ):
        assert choices.find(text) == city, text
    for text in ("7s.2", "7 di picche", "play 7 di", "gioca: 7 di p", "gioca 7s", "gioca 7"):
        assert choices.find(text) == card, text
    for text in ("stop", "sto", "fermati qui", "ferm"):
        assert choices.find(text) == stop, text
    with pytest.raises(Problem, match="'st' could be 'stacca: Cubetto Supporto prussiano 1', 'fermati qui'"):
        choices.find("st")


# Why


def test_why_with_a_bare_name_asks_for_the_verbs_on_offer() -> None:
    s = position(nation="France", pieces={"Soubise": "Fritzlar"})
    assert why(s, 3, "Soubise", words(find("friedrich"))) == ["move Soubise: allowed"]
    assert why(s, 3, "move", words(find("friedrich"))) == ["allowed: move Soubise"]
    s.apply(3, SPACE.parse("move Soubise"))
    (answer,) = why(s, 3, "Olmütz", words(find("friedrich")))
    assert answer.startswith("go to Olmütz: rule 4: ")
    assert why(s, 3, "kass", words(find("friedrich"))) == ["go to Kassel: allowed"]
    (answer,) = why(s, 3, "7S.1", words(find("friedrich")))
    assert answer.startswith("7 of spades (7S.1): rule ")
    (answer,) = why(s, 3, "break-off", words(find("friedrich")))
    assert answer.startswith("break off the battle: rule ")


def test_why_is_asked_by_the_names_of_the_readers_language() -> None:
    s = position(nation="Prussia", pieces={"Heinrich": "Berlin", "Prussian train 1": "Potsdam"})
    for text in ("Cubetto Supporto prussiano 1", "move cubetto supporto prussiano 1", "sposta: prussian train 1"):
        assert why(s, 0, text, ITALIAN) == ["sposta: Cubetto Supporto prussiano 1: permesso"], text
    assert why(s, 0, "sposta", ITALIAN) == why(s, 0, "move", ITALIAN)
    (answer,) = why(s, 0, "vai: Königsberg (Prussia Orientale)", ITALIAN)
    assert answer.startswith("vai: Königsberg (Prussia Orientale): regola ")
    (answer,) = why(s, 0, "7 di picche", ITALIAN)
    assert answer.count(": regola ") == 1


# A session


def test_a_session(tmp_path: Path, capsys: Capture, monkeypatch: Patch) -> None:
    saved, record = tmp_path / "game.json", tmp_path / "game.grog"
    lines = [
        "troops 6",
        "troops 6",
        "why Berlin",
        "discard 9H.1",
        "move Seydlitz",
        "Berlin",
        "undo",
        "why olmutz",
        "go berl",
        "",
        "board",
        "roads berlin",
        "log 2",
        f"save {saved}",
        f"save {record}",
        "rules 4",
        "rules",
        "help",
        "quit",
        "not read any more",
    ]
    out = play("friedrich --scenario war-in-the-west --seed 1", lines, capsys, monkeypatch)
    assert out.startswith("Friedrich, The War in the West, two players.")
    assert "== Set-up: Frederick ==" in out
    assert "== Turn 1, Prussia: Frederick ==" in out
    assert "Hanover (Frederick): 12 of 12 troops, 0 cards. Left to allot: 12 troops." in out
    assert "how many troops for Ferdinand?\n  Troops left to allot: 12 of 12\n  4 troops" in out
    assert "Seydlitz moves from Brandenburg to Berlin." in out
    assert "Berlin (Prussia, spades, depot of Prussia): Seydlitz, 3 troops\n  main road: Bernau" in out
    assert "Berlin: rule 3: " in out
    assert "Undone." in out
    assert "go to Olmütz: rule 4: " in out
    assert "4 Movement\n\n" in out
    assert "why NAME" in out
    assert "not read" not in out
    match = files.load(saved)
    assert [SPACE.text(played.act) for played in match.line if played.seat == 0][-2:] == ["move Seydlitz", "go Berlin"]
    assert match.verify() == []
    assert files.load(record).hash() == match.hash()
    assert record.read_text(encoding="utf-8").startswith('[Game "friedrich"]')
    assert match.people == {"Frederick": "player", "Pompadour": "bot:rules"}


def test_a_loaded_match_goes_on(tmp_path: Path, capsys: Capture, monkeypatch: Patch) -> None:
    saved = tmp_path / "game.json"
    play("friedrich --scenario war-in-the-west --seed 1", ["6", "6", "2", f"save {saved}"], capsys, monkeypatch)
    out = play(f"friedrich --load {saved}", ["log", "move Seydlitz"], capsys, monkeypatch)
    assert "Ferdinand gets 6 troops." in out
    assert "Frederick: move Seydlitz" in out
    out = play("friedrich", [f"load {saved}", "move Seydlitz"], capsys, monkeypatch)
    assert f"Loaded {saved}. At this keyboard: Frederick." in out
    assert "Frederick: move Seydlitz" in out


def test_the_same_seed_gives_the_same_game(capsys: Capture, monkeypatch: Patch) -> None:
    lines = ["6", "6", "1", "done", "log 50"]
    words = "friedrich --scenario war-in-the-west --seed"
    first = play(f"{words} 5", lines, capsys, monkeypatch)
    assert play(f"{words} 5", lines, capsys, monkeypatch) == first
    assert play(f"{words} 6", lines, capsys, monkeypatch) != first


def test_a_turn_in_italian(tmp_path: Path, capsys: Capture, monkeypatch: Patch) -> None:
    saved = tmp_path / "game.json"
    lines = ["6", "6", "2", "move Seydlitz", "why Olmütz", "99", "log", "undo", f"save {saved}", "help", "roads"]
    out = play("friedrich --scenario war-in-the-west --seed 1 --language it", lines, capsys, monkeypatch)
    assert out.startswith("Friedrich, ")
    assert "Scrivi 'help' per l'elenco dei comandi." in out
    assert "Federico: sposta: Seydlitz" in out
    assert "vai: Olmütz: regola 4: " in out
    assert " sposta: Seydlitz\n" in out.partition("Federico: sposta: Seydlitz")[0]
    assert "la scelta 99 non esiste" in out
    assert "Annullato." in out
    assert f"Partita salvata in {saved}." in out
    assert "Scegli un'azione con il suo numero" in out
    assert "'roads' richiede il nome di un luogo" in out
    for english in ("Frederick", "troops.", "rule ", " the ", " and ", "Turn ", "Nothing"):
        assert english not in out, english


def test_choices_of_1914_in_italian(capsys: Capture, monkeypatch: Patch) -> None:
    lines = ["costruisci armata austro", "why build navy", "why Parigi", "roads parigi", "roads Paris", "help"]
    out = play("quartermaster-1914 --seed 1 --language it", lines, capsys, monkeypatch)
    assert "    metti sotto il mazzo:\n  1 Costruisci Armata Austro-Ungarica" in out
    assert ": metti sotto il mazzo: Costruisci Armata Austro-Ungarica" in out
    assert "> nessuno spazio si chiama 'navy'" in out
    assert "> Parigi: regola 4: " in out
    assert out.count("> Parigi (terreno aperto, Obiettivo): Armata francese") == 2
    assert "'costruisci: Stati Uniti', o 'build United States'" in " ".join(out.split())
    assert "bury" not in out


def test_a_whole_game_to_its_end(toy: Toy, tmp_path: Path, capsys: Capture, monkeypatch: Patch) -> None:
    saved = tmp_path / "toy.json"
    lines = ["bid 2", "fight", "fight", "fight", "fight", "undo", f"save {saved}", "board"]
    out = play("toy --seed 2", lines, capsys, monkeypatch)
    assert "The game is over. " in out
    assert "the game is over; 'help'" in out
    assert files.load(saved).state.over()


def test_what_a_seat_may_not_know_is_not_told(toy: Toy, capsys: Capture, monkeypatch: Patch) -> None:
    out = play("toy --seed 2", ["log"], capsys, monkeypatch)
    assert out.count("You are dealt") == 2  # as news and in the log
    assert "Cards: [" in out
    assert ", None]" in out


def test_the_named_seats_are_played_by_people(toy: Toy, capsys: Capture, monkeypatch: Patch) -> None:
    out = play("toy --seat right --option noise=on", ["bid 1"], capsys, monkeypatch)
    assert "Right: bid 1" in out
    assert "Left: How" not in out


def test_an_undone_act_of_chance_is_not_possible(toy: Toy, capsys: Capture, monkeypatch: Patch) -> None:
    out = play("toy --hot-seat --seed 1", ["", "1", "", "1", "", "fight", "", "undo"], capsys, monkeypatch)
    assert "this cannot be undone: dice have been rolled or cards drawn since" in out


# A battle


class Meek(Bot):
    """Plays what comes first."""

    name = "meek"

    def choose(self, state: State, seat: int) -> int:
        return state.legal(seat)[0]


def sit_down(s: FriedrichState, people: list[int]) -> TextTable:
    """A table at this position."""
    match = Match(find("friedrich"), s.setup.scenario, s.setup.options, secret=bytes(32))
    match.resume(s, [], [], [])
    return TextTable(match, people, Meek(), random.Random(1))


def typed(table: TextTable, lines: list[str], capsys: Capture, monkeypatch: Patch) -> list[str]:
    """What a table says at first, and then to each of these lines."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))
    table.run()
    return capsys.readouterr().out.split("> ")


def test_in_battle_a_number_never_changes_its_meaning(capsys: Capture, monkeypatch: Patch) -> None:
    s = position(
        phase="combat",
        pieces={"Heinrich": "Leipzig", "Hildburghausen": "Halle"},
        troops={"Heinrich": 1, "Hildburghausen": 4},
        hands={"Prussia": ["3C.1", "5C.1", "9C.1", "RA.1"], "Imperial Army": ["7H.1", "8H.1"]},
    )
    first, second, third, *_ = typed(sit_down(s, [0]), ["1", "2", "quit"], capsys, monkeypatch)
    assert "    play:\n  1 3 of clubs (3C.1)                     2 5 of clubs (5C.1)\n  3 9 of clubs (9C.1)" in first
    assert "  4 reserve for 1     5 reserve for 2" in first
    assert " 14 break off the battle" in first
    assert "Frederick: play 3 of clubs (3C.1)" in second
    assert "    play:\n  2 5 of clubs (5C.1)                     3 9 of clubs (9C.1)" in second
    assert "  4 reserve for 1" in second
    assert " 14 break off the battle" in second
    assert "Frederick: play 5 of clubs (5C.1)" in third
    assert "  3 play 9 of clubs (9C.1)" in third
    assert "  4 reserve for 1" in third


# What would be left undone


def test_an_act_that_leaves_something_undone_is_said_twice(capsys: Capture, monkeypatch: Patch) -> None:
    s = position(nation="France", pieces={"Richelieu": "Paderborn", "French train 1": "Koblenz"})
    seat = s.asks()[0].seat
    _, first, why, second, *_ = typed(sit_down(s, [seat]), ["done", "why done", "done", "quit"], capsys, monkeypatch)
    assert "Out of supply at the end of this action stage: Richelieu." in first
    assert "type it again" in first
    assert "Pompadour: done" not in first
    assert "allowed" in why
    assert "type it again" not in second
    assert "Richelieu in Paderborn is out of supply." in second


def test_another_act_in_between_is_not_saying_it_again(capsys: Capture, monkeypatch: Patch) -> None:
    s = position(nation="France", pieces={"Richelieu": "Paderborn", "French train 1": "Koblenz"})
    lines = ["done", "move Richelieu", "undo", "done", "quit"]
    said = typed(sit_down(s, [s.asks()[0].seat]), lines, capsys, monkeypatch)
    assert "type it again" in said[1]
    assert "type it again" in said[4]


# Where there is nothing to choose


def no_choice(toy: Toy) -> None:
    """In its rounds Left can only fight, and after a walk Right can only rest."""
    toy.flaw = "no choice"


def test_the_table_answers_where_there_is_nothing_to_choose(toy: Toy, capsys: Capture, monkeypatch: Patch) -> None:
    no_choice(toy)
    out = play("toy --seed 2", ["bid 2", "board"], capsys, monkeypatch)
    assert "The bids are" in out.partition("Played automatically: fight.")[0]
    assert out.count("Played automatically: fight.") == 3
    assert "The game is over." in out
    assert "Left: fight" not in out


def test_a_side_without_a_playable_card_breaks_off_by_itself(capsys: Capture, monkeypatch: Patch) -> None:
    s = position(
        phase="combat",
        pieces={"Heinrich": "Leipzig", "Hildburghausen": "Halle"},
        troops={"Heinrich": 3, "Hildburghausen": 4},
        hands={"Prussia": ["3S.1", "5S.1"]},
    )
    out = "".join(typed(sit_down(s, [0]), ["quit"], capsys, monkeypatch))
    assert "Played automatically: break off the battle.\nHeinrich loses the battle at -1: 1 troop lost." in out


def test_answering_can_be_switched_off_and_on(toy: Toy, capsys: Capture, monkeypatch: Patch) -> None:
    no_choice(toy)
    lines = ["auto off", "bid 2", "fight", "auto", "auto perhaps", "auto on", "board"]
    out = play("toy --seed 2", lines, capsys, monkeypatch)
    assert "Left: Round 0: what do you do?\n  1 fight" in out
    assert out.count("When you have only one choice, you are asked anyway") == 2
    assert "'auto' must be on or off, not 'perhaps'" in out
    assert out.count("it is played automatically") == 1
    assert out.count("Played automatically: fight.") == 2


def test_undo_goes_back_over_what_the_table_answered(capsys: Capture, monkeypatch: Patch) -> None:
    """Two generals with two troops: whoever leaves the other behind takes one along, but nobody else knows that."""
    pieces = {"Friedrich": "Berlin", "Heinrich": "Berlin", "Keith": "Cosel"}
    s = position(pieces=pieces, troops={"Friedrich": 2, "Keith": 5})
    lines = ["move Friedrich", "leave Heinrich", "go Spandau", "undo", "quit"]
    *_, moved, undone, _ = typed(sit_down(s, [0]), lines, capsys, monkeypatch)
    assert "Frederick: go to Spandau\nPlayed automatically: 1 troop.\nFriedrich moves from Berlin to Spandau." in moved
    assert "Undone." in undone
    assert "Move Friedrich from Berlin" in undone, "nothing is answered again at once"


def test_with_several_people_nothing_is_answered(toy: Toy, capsys: Capture, monkeypatch: Patch) -> None:
    no_choice(toy)
    out = play("toy --hot-seat --seed 1", ["", "bid 1", "", "bid 3", "", "auto", "auto on", ""], capsys, monkeypatch)
    assert "Played automatically" not in out
    assert "When you have only one choice, you are asked anyway" in out
    assert "'auto' is not available with several people at one keyboard: it would tell" in out


# Roads


def test_roads_tell_who_stands_there_as_far_as_the_seat_may_know(capsys: Capture, monkeypatch: Patch) -> None:
    pieces = {"Heinrich": "Berlin", "Daun": "Potsdam", "Laudon": "Potsdam", "Karl": "Olmütz"}
    pieces["Austrian train 1"] = "Spandau"
    s = position(pieces=pieces, troops={"Heinrich": 3, "Daun": 5}, down=["Heinrich"])
    lines = ["roads Berlin", "roads neu stett", "roads Frankf", "roads Atlantis", "roads", "quit"]
    _, berlin, stettin, frankfurt, nowhere, nothing, _ = typed(sit_down(s, [0]), lines, capsys, monkeypatch)
    assert berlin.splitlines() == [
        "Berlin (Prussia, spades, depot of Prussia): Heinrich, 3 troops, OUT OF SUPPLY",
        "  main road: Bernau (Prussia, spades)",
        "  main road: Königs Wusterhausen (Prussia, spades)",
        "  main road: Spandau (Prussia, spades): Austrian train 1",
        "  road: Potsdam (Prussia, spades): Daun + Laudon, troops unknown",
    ]
    assert "first-order objective of Russia" in stettin
    assert "could be Frankfurt (Main), Frankfurt (Oder)" in frankfurt
    assert "there is no city called 'Atlantis'" in nowhere
    assert "'roads' needs the name of a place" in nothing


def test_a_game_without_a_map_has_no_roads(toy: Toy, capsys: Capture, monkeypatch: Patch) -> None:
    assert "Toy has no roads to show" in play("toy --seed 1", ["roads Ulm"], capsys, monkeypatch)


def test_roads_of_the_other_game(capsys: Capture, monkeypatch: Patch) -> None:
    out = play("quartermaster-1914 --seed 1", ["roads Picardy", "roads North Sea"], capsys, monkeypatch)
    assert "Picardy (" in out
    assert "North Sea (sea)" in out


# Several people at one keyboard


def test_the_keyboard_is_passed_on_behind_blank_lines(toy: Toy, capsys: Capture, monkeypatch: Patch) -> None:
    out = play("toy --hot-seat --seed 1", ["", "bid 1", "", "bid 3", "", "Ulmen", ""], capsys, monkeypatch)
    _, left, right, again, last = out.split("Pass the keyboard to ")
    assert left.startswith("Left, then press Enter.")
    assert right.startswith("Right, then press Enter.")
    assert again.startswith("Left")
    assert last.startswith("Right")
    assert "Seat 0 walks to Ulmen." in last
    assert left.endswith("\n" * 60)
    assert "You are dealt" in left
    assert "You are dealt" in right
    assert "Left: bid 1" not in right
    assert "The bids are 1, 3." in again
    assert "Seat 0 walks to Ulmen." in again


def test_somebody_else_at_the_keyboard_can_take_back(toy: Toy, capsys: Capture, monkeypatch: Patch) -> None:
    lines = ["", "1", "", "1", "", "Ulmen", "", "undo", "", "fight"]
    out = play("toy --hot-seat --seed 1", lines, capsys, monkeypatch)
    assert "Undone." in out
    assert "Left: fight" in out


def test_no_keyboard_is_passed_on_with_one_person(toy: Toy, capsys: Capture, monkeypatch: Patch) -> None:
    assert "Pass the keyboard" not in play("toy --seed 1", ["1", "fight", "fight"], capsys, monkeypatch)


# The end of the input


def test_the_end_of_the_input_ends_the_game(toy: Toy, capsys: Capture, monkeypatch: Patch) -> None:
    for lines in ([], ["", "bid 1"], [""]):
        assert play("toy --hot-seat", lines, capsys, monkeypatch).endswith("\n")


def test_ctrl_c_ends_the_game(toy: Toy, capsys: Capture, monkeypatch: Patch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert main(["play", "toy"]) == 0
    assert capsys.readouterr().err == ""


def test_a_process_of_its_own_with_broken_letters() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "grognard.cli", "play", "friedrich", "--scenario", "war-in-the-west"],
        input=b"\xff\xfe\n6\nquit\n",
        capture_output=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"Frederick: 6 troops" in done.stdout


def test_a_save_of_the_other_scenario_seats_the_first_player(
    toy: Toy, tmp_path: Path, capsys: Capture, monkeypatch: Patch
) -> None:
    path = tmp_path / "odd.json"
    files.save(Match(toy, "odd", secret=bytes(32)), path)
    assert "At this keyboard: West." in play("toy", [f"load {path}"], capsys, monkeypatch)


# Which question an act answers


def british_turn(points: int) -> TextTable:
    """WARZAG: the United Kingdom can move, and has nobody to invade."""
    match = Match(find("warzag"), "four-players", secret=bytes(32))
    armies = {"uk": "infantry E4, infantry G5"} if points else {"uk": "infantry E4"}
    state = warzag_position(active="uk", armies=armies, points={"uk": points}, missions={"uk": "Liberators"})
    match.resume(state, [], [], [])
    table = TextTable(match, [0], RandomBot(random.Random(1)), random.Random(1))
    table.seat = 0
    return table


def end_twice(table: TextTable, capsys: Capture) -> str:
    """What is said to 'done' in the development; the second one ends it."""
    state = table.match.state
    assert state.phases()[1] == 3
    capsys.readouterr()
    table.obey("done")
    assert state.phases()[1] == 3
    table.obey("done")
    assert state.legal(0) == []
    return capsys.readouterr().out


def test_done_does_not_end_the_part_after_one_that_ended_by_itself(capsys: Capture) -> None:
    table = british_turn(5)
    for text in ("take UK infantry 1", "go F5", "done", "done"):
        table.obey(text)
    said = end_twice(table, capsys)
    assert "Invasion ended automatically: there was nothing left to do." in said
    assert "type it again: done" in said


def test_done_does_not_end_the_part_after_one_that_ended_with_its_last_act(capsys: Capture) -> None:
    table = british_turn(0)
    for text in ("take UK infantry 1", "go Leningrad"):
        table.obey(text)
    assert "Expansion, Invasion" in end_twice(table, capsys)


def test_an_act_that_ends_nothing_is_taken_at_once(capsys: Capture) -> None:
    table = british_turn(5)
    for text in ("take UK infantry 1", "go F5", "done", "done", "lead B6", "done"):
        table.obey(text)
    assert "ended automatically" not in capsys.readouterr().out
    assert table.match.state.legal(0) == []
