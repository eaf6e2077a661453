"""Everybody at the table reads in a language of their own."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from grognard import find
from grognard.bench import acts, faults
from grognard.table.http import language
from grognard.texts.files import languages
from grognard.texts.words import LANGUAGE
from tests.table.server import WEST, Server, Visitor, hear
from tests.texts import read
from tests.waiting import until

ENGLISH = re.compile(r"\b(the|troops|of|and|how many|is not)\b")


def things(parts: list[Any]) -> list[tuple[str, int]]:
    return sorted((part["kind"], part["number"]) for part in parts if not isinstance(part, str))


def italian(visitor: Visitor, path: str) -> Any:
    answer = visitor.call("GET", path, Accept_Language="it-IT,it;q=0.9,en;q=0.5")
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_the_address_counts_more_than_the_header_and_english_stands_in(server: Server) -> None:
    guest = server.guest()
    seats = {"Frederick": "me", "Pompadour": "me"}
    match = guest.post("/api/matches", {"game": "friedrich", "scenario": WEST, "seats": seats})["id"]
    asked = [("", "it"), ("en", "it"), ("it", "en"), ("", "xx, *"), ("xx", "it;q=0.1"), ("", "")]
    prompts = [
        read(guest.call("GET", f"/api/matches/{match}?language={name}", Accept_Language=header).json()["prompt"])
        for name, header in asked
    ]
    it, en = prompts[0], prompts[1]
    assert prompts == [it, en, it, en, it, en]
    assert it != en
    assert not ENGLISH.search(it)


@pytest.mark.parametrize("header", ["it" * 5000, ";;;,,,", "it;q=wrong"])
def test_a_strange_header_is_no_error(server: Server, header: str) -> None:
    assert server.guest().call("GET", "/api/games", Accept_Language=header).status_code == 200
    assert language.accepted("it;q=nan, de;q=inf")


def test_two_read_the_same_match_each_in_their_language(server: Server) -> None:
    first, second, match = server.two()
    for visitor in (first, second) * 6:
        if visitor.position(match)["choices"]:
            visitor.act(match)
    mine, theirs = italian(first, f"/api/matches/{match}"), first.position(match)
    assert len(mine["story"]) == len(theirs["story"]) > 3
    for here, there in zip(mine["story"], theirs["story"], strict=True):
        assert here["n"] == there["n"]
        assert read(here["text"]) != read(there["text"])
        assert not ENGLISH.search(read(here["text"])), here["text"]
        assert things(here["text"]) == things(there["text"])
    with_it, with_en = first.socket(f"{match}", "language=it"), second.socket(f"{match}", "language=en")
    with with_it as one, with_en as other:
        headings = [hear(socket, "position")["position"]["story"][-1]["heading"] for socket in (one, other)]
    assert headings[0] != headings[1]


def test_refusals_come_in_the_language_with_their_rule(server: Server) -> None:
    first, _, match = server.two()
    answer = first.call("GET", f"/api/matches/{match}/why?verb=stop&seat=0&language=it").json()
    assert answer["rule"] == "6"
    assert not ENGLISH.search(read(answer["why"]))
    named = read(answer["why"])
    assert "'fermati qui'" in named
    bare = read(first.call("GET", f"/api/matches/{match}/why?verb=stop&seat=0&named=false&language=it").json()["why"])
    assert "'fermati qui'" not in bare
    for sentence in (named, bare):
        assert sentence[0].isupper() or sentence.startswith("'")
        assert sentence.endswith(".")
    error = first.call("GET", "/api/matches/nowhere?language=it").json()["error"]
    assert not ENGLISH.search(error["message"])
    assert read(error["parts"]) == error["message"]


def test_games_rules_and_layouts_come_in_the_language(server: Server) -> None:
    guest = server.guest()
    for game, section in (("friedrich", "4"), ("quartermaster-1914", "7")):
        about, english = italian(guest, f"/api/games/{game}"), guest.get(f"/api/games/{game}")
        assert [scenario["name"] for scenario in about["scenarios"]] == [s["name"] for s in english["scenarios"]]
        assert all(a["text"] != b["text"] for a, b in zip(about["scenarios"], english["scenarios"], strict=True))
        assert about["kinds"].keys() == english["kinds"].keys()
        assert (list(about["verb_texts"]), list(english["verb_texts"])) == (["it", "en"], ["en"])
        assert about["verb_texts"]["en"] == english["verb_texts"]["en"]
        assert "verb-play = gioca\n" in about["verb_texts"]["it"]
        assert set(about["roles"].values()) >= {"place", "piece", "card", "number"}
        rules = {rule["section"]: rule for rule in italian(guest, f"/api/games/{game}/rules")}
        assert not ENGLISH.search(rules[section]["title"])
        names = about["kinds"]
        assert names.keys() >= find(game).names.keys() | find(game).targets.keys()
        drawn = italian(guest, f"/api/games/{game}/layout")
        if "labels" in drawn:
            assert [name.split(" (")[0] for name in names["city"]] == [label["text"] for label in drawn["labels"]]
        assert "Prussia" in names["nation"] or "Impero Ottomano" in names["nation"]
        assert "names" not in italian(guest, f"/api/games/{game}/layout")


def test_somebody_chooses_a_language_for_notices(server: Server, tmp_path: Path) -> None:
    first, second, match = server.two(pace=1)
    assert second.get("/api/me")["language"] is None
    assert second.call("PUT", "/api/me/language", {"language": "it"}).json()["language"] == "it"
    assert second.get("/api/me")["language"] == "it"
    answer = second.call("PUT", "/api/me/language", {"language": "xx"})
    assert answer.status_code == 422
    assert f"the languages are {', '.join(languages())}" in answer.json()["error"]["message"]
    assert second.get("/api/me")["language"] == "it"
    stranger = server.stranger().call("PUT", "/api/me/language", {"language": "it"})
    assert stranger.json()["language"] is None

    file = tmp_path / "told"
    file.touch()
    server.services.background.hook = f"(cat; echo) >> {file}"
    for visitor in (second, first) * 15:
        if visitor.position(match)["choices"]:
            visitor.act(match)

    def told() -> set[str]:
        return {json.loads(line)["text"] for line in file.read_text("utf-8").splitlines()}

    until(lambda: bool(told()))
    assert told() == {"Friedrich: tocca a te (Pompadour)."}


def test_guests_are_called_in_their_language(server: Server) -> None:
    visitor = server.stranger()
    made = visitor.call("POST", "/api/me?language=it", {}).json()
    assert re.fullmatch(r"Ospite \d+", made["name"])


def test_measures_of_the_service_are_told_in_the_language() -> None:
    names = "matches nodes processes cores seconds p50_ms p95_ms p99_ms worst_ms acts_per_second acts refused"
    load = dict.fromkeys(
        [*names.split(), "memory_mib", "cpu_ms_per_act", "client_ms_per_act", "file_bytes_per_act"], 1.5
    )
    kills = {"kills": 4, "seconds": 9, "matches": 6, "confirmed": 80, "unsure": 2, "lost": [], "broken": ["as found"]}
    english = [*acts.lines(load), *faults.lines(kills)]
    assert english[2] == "actions per second: 1.5 (1.5 measured, 1.5 refused)"
    assert english[5:] == [
        "SIGKILL 4 times in 9 seconds under the load of 6 matches",
        "80 actions were confirmed, 0 of them lost; 2 were in progress when the service was killed; "
        "1 faults in the stored matches",
        "as found",
    ]
    token = LANGUAGE.set("it")
    try:
        theirs = [*acts.lines(load), *faults.lines(kills)]
    finally:
        LANGUAGE.reset(token)
    assert theirs[2] == "azioni al secondo: 1.5 (1.5 misurate, 1.5 rifiutate)"
    assert [line for line in theirs[:-1] if ENGLISH.search(line)] == []
