"""Battles summed up in one line, and the state of the war at the beginning of a turn."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard import files, find
from grognard.core.event_kinds import INDENT, BattleTracker
from grognard.core.match import Match
from grognard.core.sayings import Saying
from grognard.core.steps import Event
from grognard.games.paths_of_glory.facts import tables
from grognard.texts.words import words
from tests.installed import INSTALLED

SAVES = Path(__file__).parent / "saves"
PLAYED = (
    "friedrich-four-players-1",
    "paths-of-glory-historical-1",
    "quartermaster-1914-five-players-1",
    "warzag-alliances-1",
)
LANGUAGES = ("en", "it", "hu")


@pytest.fixture(scope="module", params=PLAYED)
def match(request: pytest.FixtureRequest) -> Match:
    return files.load(str(SAVES / f"{request.param}.grog"))


def about(match: Match, event: Event) -> str:
    return match.game.telling().about.get(event.saying.key, "")


def test_there_is_a_whole_game_of_each() -> None:
    assert all(any(name.startswith(f"{game}-") for name in PLAYED) for game in INSTALLED)


def test_every_battle_of_a_whole_game_ends_with_its_summary(match: Match) -> None:
    told = [about(match, event) for played in match.line for event in played.events]
    course = [word for word in told if word in ("battle", "summary")]
    assert course
    assert course[::2] == ["battle"] * len(course[::2])
    assert course[1::2] == ["summary"] * len(course[1::2])


def test_a_summary_is_for_all_and_one_sentence_in_each_language(match: Match) -> None:
    summaries = [e for played in match.line for e in played.events if about(match, e) == "summary"]
    for event in summaries:
        assert (event.to, event.but) == (None, None)
        assert event.saying.key in ("summary-told", "summary-alone")
        for language in LANGUAGES:
            text = words(match.game, language).sentence(event.saying)
            assert text.count(": ") == int(event.saying.key == "summary-told"), text
            assert text.endswith("."), text


def test_the_figures_come_with_the_beginning_of_a_turn_and_are_for_all(match: Match) -> None:
    figures = 0
    for played in match.line:
        for before, event in zip(played.events, played.events[1:], strict=False):
            if about(match, event) == "figures":
                figures += 1
                assert about(match, before) == "phase"
                assert before.heading is not None
                assert (event.to, event.but) == (None, None)
                for language in LANGUAGES:
                    assert words(match.game, language).sentence(event.saying).count(":") >= 1
    assert figures > 4


def test_what_is_told_follows_from_the_match_also_when_it_is_resumed_within_a_battle(match: Match) -> None:
    """A summary needs the log only: a match that was noted in the middle of a battle sums it up alike."""
    ends = [n for n, p in enumerate(match.line) if any(about(match, event) == "summary" for event in p.events)]
    within = [n for n in ends if not any(about(match, event) == "battle" for event in match.line[n].events)]
    if not within:
        assert match.game.name == "quartermaster-1914", "in others chance, or a player, decides before the end"
        return
    end = within[0]
    other = Match(match.game, match.scenario, match.options, committed=match.commitment)
    noted = match.line[:end]
    other.resume(match.at(end), match.log[:], match.headings[:], noted)
    played = match.line[end]
    other._append_act(played.seat, played.act)
    assert [event.saying for event in other.line[-1].events] == [event.saying for event in played.events]


def summed(game: str, *told: Saying) -> str:
    summary = find(game).telling().summary
    assert summary is not None
    said = summary(told)
    return "" if said is None else words(find(game)).sentence(said)


def unit(name: str) -> int:
    return find("paths-of-glory").names["piece"].index(name)


def place(game: str, kind: str, name: str) -> int:
    return [one.casefold() for one in find(game).names[kind]].index(name.casefold())


def attack(*pieces: str, space: str = "Sedan", defenders: tuple[str, ...] = ("FR5",)) -> Saying:
    return Saying(
        "attack",
        side=1 if pieces[0][:2] in ("GE", "AH") else 0,
        pieces=[unit(piece) for piece in pieces],
        space=place("paths-of-glory", "space", space),
        pieces2=[unit(piece) for piece in defenders],
    )


def test_a_combat_tells_its_winner_steps_retreats_and_advances() -> None:
    sedan, amiens, cambrai = (place("paths-of-glory", "space", name) for name in ("Sedan", "Amiens", "Cambrai"))
    begun = attack("GE1", "GE2")
    cp = begun.args["side"]
    text = summed(
        "paths-of-glory",
        begun,
        Saying("reduced", piece=unit("FR5")),
        Saying("reduced", piece=unit("GE1")),
        Saying("combat-won", side=cp, number=4, number2=2),
        Saying("retreats-over", piece=unit("FR5"), space=sedan, space2=cambrai, space3=amiens),
        Saying("advances", piece=unit("GE2"), space=sedan),
        Saying("takes-victory-space", side=cp, space=sedan, points=15),
    )
    assert text == (
        "Germany attacks Sedan and wins, 4 to 2: the attackers lose 1 step, the defenders 1; "
        "the French 5th Army retreats to Amiens; the German 2nd Army advances into Sedan; VP now 15."
    )


def test_a_unit_that_advances_twice_is_told_of_where_it_ends_and_one_that_cannot_retreat_as_eliminated() -> None:
    sedan, cambrai = (place("paths-of-glory", "space", name) for name in ("Sedan", "Cambrai"))
    begun = attack("GE1", "AH1")
    text = summed(
        "paths-of-glory",
        begun,
        Saying("combat-won", side=begun.args["side"], number=3, number2=1),
        Saying("eliminated", piece=unit("FR5")),
        Saying("removed", piece=unit("FR5")),
        Saying("advances", piece=unit("GE1"), space=sedan),
        Saying("advances", piece=unit("GE1"), space=cambrai),
    )
    assert text == (
        "Germany and Austria-Hungary attack Sedan and win, 3 to 1: the French 5th Army is eliminated; "
        "the German 1st Army advances into Cambrai."
    )


@pytest.mark.parametrize(
    ("more", "text"),
    [
        ([], "Germany attacks Sedan."),
        ([Saying("attack-cancelled", space=0)], "The German attack on Sedan is cancelled."),
        ([Saying("combat-tied", number=0)], "The German attack on Sedan ends in a tie, 0 to 0."),
        ([Saying("combat-won", side=0, number=2, number2=1)], "Germany attacks Sedan and loses, 1 to 2."),
        ([Saying("pulls-back", space=0)], "Germany attacks Sedan: the Russians pull back before the combat."),
        (
            [Saying("combat-won", side=1, number=2, number2=1), Saying("stands", space=0), Saying("reduced", piece=0)],
            "Germany attacks Sedan and wins, 2 to 1: the attackers lose",
        ),
    ],
)
def test_a_combat_ends_in_other_ways(more: list[Saying], text: str) -> None:
    begun = attack("GE1")
    sides = {0: 1 - begun.args["side"], 1: begun.args["side"]}
    turned = [Saying(s.key, **{**s.args, "side": sides[s.args["side"]]}) if "side" in s.args else s for s in more]
    assert summed("paths-of-glory", begun, *turned).startswith(text)


def test_a_battle_of_friedrich_tells_cards_losses_and_the_retreat() -> None:
    game = find("friedrich")
    daun, keith = game.names["piece"].index("Daun"), game.names["piece"].index("Keith")
    prussia = game.names["nation"].index("Prussia")
    suhl, halle = place("friedrich", "city", "Suhl"), place("friedrich", "city", "Halle")
    begun = Saying("battle", pieces=[daun], pieces2=[keith], number=8, number2=3, city=suhl)
    cards = [Saying("played", nation=prussia, card=0, number=2, score=-3)] * 2
    lost = Saying("lost", pieces=[keith], number=3, score=-3)
    retreat = Saying("retreated", pieces=[keith], city=halle, city2=suhl, number=3)
    assert summed("friedrich", begun, *cards, lost, retreat) == (
        "Daun attacks Keith at Suhl and wins by 3: Prussia plays 2 cards; Keith loses 3 troops and retreats to Halle."
    )
    assert summed("friedrich", begun, Saying("tie", city=suhl)) == "Daun attacks Keith at Suhl and ties."
    none = Saying("no-retreat", pieces=[keith], number=3)
    assert "Keith cannot retreat and is lost with all troops" in summed("friedrich", begun, lost, none)


def test_a_battle_of_quartermaster_counts_the_cards_that_stay_and_names_what_is_removed() -> None:
    game = find("quartermaster-1914")
    germany, france = game.names["nation"].index("Germany"), game.names["nation"].index("France")
    paris = place("quartermaster-1914", "space", "Paris")
    begun = Saying("battle", nation=germany, space=0, space2=paris)
    answers = [
        Saying("reinforced", power=3, card=0),
        Saying("sustained", power=2, card=1),
        Saying("reinforced", power=3, card=2),
        Saying("answer-withdrawn", cards=[2]),
    ]
    won = [Saying("battle-won", nation=germany, space=paris), Saying("removed-army", nation=france, space=paris)]
    text = summed("quartermaster-1914", begun, *answers, *won)
    assert text == (
        "Germany attacks Paris and wins: 1 card sustains the attack; 1 card reinforces the defence; "
        "the French army is removed."
    )
    assert summed("quartermaster-1914", begun, Saying("battle-failed", nation=germany, space=paris)) == (
        "Germany attacks Paris and fails."
    )


def test_units_of_the_same_name_are_told_together_with_their_number() -> None:
    game = find("paths-of-glory")
    sedan, cambrai = (place("paths-of-glory", "space", name) for name in ("Sedan", "Cambrai"))
    german = [n for n, sort in enumerate(tables.SORT) if sort == game.names["unit"].index("GEc")][:2]
    for pieces, told in (
        ([german[0]], "A German corps moves from Sedan to Cambrai."),
        (german, "2 German corps move from Sedan to Cambrai."),
        ([german[0], unit("GE1"), german[1]], "2 German corps and the German 1st Army move from Sedan to Cambrai."),
    ):
        saying = Saying("moves", pieces=pieces, space=sedan, space2=cambrai)
        assert words(game).sentence(saying) == told
    saying = Saying("moves", pieces=german, space=sedan, space2=cambrai)
    assert words(game, "it").sentence(saying) == "2 corpi tedeschi muovono da Sedan a Cambrai."
    said, ours = words(game, "hu"), [german[0], unit("GE1"), german[1]]
    assert said.sentence(Saying("ask-march", pieces=german, space=sedan)) == "Mozgasd a 2 német hadtestet Sedanból"
    assert said.sentence(Saying("attack", side=0, space=sedan, pieces=ours, pieces2=[])) == (
        "A Szövetségesek megtámadják a sedani erődöt a 2 német hadtesttel és a német 1. hadsereggel."
    ), "where forms are made by rule, each of them has the number"


def test_nothing_is_summed_up_without_its_beginning() -> None:
    for name in INSTALLED:
        assert summed(name) == ""
        assert summed(name, Saying("won")) == ""


def test_the_course_of_a_battle_is_indented_and_a_short_one_needs_no_summary() -> None:
    kinds = find("friedrich").telling()
    turn, next_turn = Saying("turn", turn=1, nation=0), Saying("turn", turn=1, nation=1)
    battles = BattleTracker(kinds)
    keys = ["moved", "battle", "played", "played", "off", "lost", "battle-over", "moved"]
    assert [battles.indents(key, turn) for key in keys] == [False, False, True, True, True, True, False, False]
    assert [battles.indents(key, turn) for key in ("battle", "tie", "battle-over")] == [False, True, None]
    assert [battles.indents("battle", turn), battles.indents("moved", next_turn)] == [False, False]
    assert INDENT.isspace()
