"""Names that can be read as they are, and that are nobody else's."""

from __future__ import annotations

import pytest

from grognard.table.common import names
from grognard.table.common.errors import Refused
from grognard.table.common.names import check, skeleton
from tests.table.server import Server

PASSWORD = "sanssouci1"


@pytest.mark.parametrize(
    "name",
    [
        *("Guest7", "7Guest", "6uest", "Gu3st", "G u e s t", "GUEST!", "The Guest", "0spite", "Ospite_12"),
        *("C0mputer", "Computer1", "C.o.m.p.u.t.e.r", "c0mputer (rules)", "bot:rules", "..", "---"),
    ],
)
def test_names_of_guests_and_computers_are_kept(name: str) -> None:
    with pytest.raises(Refused) as refused:
        check(name)
    assert refused.value.saying.key == "bad-name"


@pytest.mark.parametrize(
    "name",
    [
        *("a\u202eb", "a\u2066b", "a\u200bb", "a\u200db", "a\ufeffb", "a\u00adb", "a\u0007b", "a\u3164b", "a\ufe0fb"),
        *("\u0301ab", "e\u0301\u0302\u0303\u0304b", "Fri\u034ftz", "𝐅ritz", "ﬁtz", "Ⅽaesar", "Fritz ♛"),
        *("ɡuest 12", "ᴄomputer", "Aɩice", "ǀan", "Aǃice", "ɑlice", "Bᴏb", "ʙob", "Bᅵob"),
    ],
)
def test_letters_that_cannot_be_seen_or_are_no_letters_of_names_are_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        check(name)
    assert refused.value.saying.key == "name-letters"


@pytest.mark.parametrize("name", ["Frіtz", "Сomputer", "Guеst", "Ꭺlice", "Ρompadour"])
def test_letters_of_two_alphabets_are_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        check(name)
    assert refused.value.saying.key == "name-scripts"


@pytest.mark.parametrize(
    "name",
    [
        *(
            "Fritz",
            "Łukasz",
            "Jean-Luc O'Neil",
            "Nguyễn",
            "Zoë B.",
            "Дмитрий",
            "Ελένη",
            "田中さん",
            "김철수 Kim",
            "हिन्दी",
        ),
        *("דוד", "Computerfreak", "Gustav", "R2D2", "Søren Æbelø", "Ərəb Þór", "Straße", "Ðuro Đurić", "Ƙwarɓai"),
    ],
)
def test_names_of_all_the_world_are_taken(name: str) -> None:
    check(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(("Paypal", "PayPaI"), ("Waldo", "Wa1d0"), ("Fritz", "F.r i-t_z"), ("Maria", "Marla"), ("Burnham", "Bumham")),
        *(("Core", "Соге"), ("Poxe", "Рохе"), ("NIKH", "ΝΙΚΗ"), ("Zoë", "Zoe"), ("Max 3", "Max ٣")),
        *(("Alice", "A丨ice"), ("Bob", "ɓob"), ("Søren", "Soren")),
    ],
)
def test_which_names_look_alike(one: str, other: str) -> None:
    alike = one not in ("Maria", "Core")  # the l of Marla is seen, and a Russian г is no r
    assert (skeleton(one) == skeleton(other)) is alike


def test_nobody_takes_a_name_that_looks_like_anothers(server: Server) -> None:
    server.guest().post("/api/register", {"name": "Waldo", "password": PASSWORD})
    for name in ("Wa1do", "WaIdo", "Wald0", "W-aldo", "Wäldo"):
        answer = server.guest().refused("POST", "/api/register", {"name": name, "password": PASSWORD})
        assert answer[:2] == (409, "name-taken"), name
    server.guest().post("/api/register", {"name": "Рохе", "password": PASSWORD})
    assert server.guest().refused("POST", "/api/register", {"name": "Poxe", "password": PASSWORD})[0] == 409
    # Who is told apart by a look comes in, and logs in by the name as it is written.
    server.guest().post("/api/register", {"name": "Waldi", "password": PASSWORD})
    server.stranger().post("/api/login", {"name": "WALDI", "password": PASSWORD})


def test_why_a_name_is_refused_is_said_in_the_language(server: Server) -> None:
    body = {"name": "Frіtz", "password": PASSWORD}
    said = server.guest().refused("POST", "/api/register", body)[2]
    assert said == "Please choose another name; all its letters must be from one alphabet."
    body["name"] = "Fritz ♛"
    said = server.guest().refused("POST", "/api/register?language=it", body)[2]
    assert said.startswith("Scegli un altro nome; puoi usare lettere, cifre, spazi e ! # &")


@pytest.mark.parametrize(
    "name",
    [
        *(
            "admin",
            "Admin",
            "ADMIN",
            "Adm1n",
            "4dm1n",
            "admln",
            "adrnin",
            "a.d.m.i.n",
            "A d m i n",
            "admin2",
            "_admin_",
        ),
        *(
            "The Admin",
            "Admin Fritz",
            "Administrator",
            "Adminìstrator",
            "Moderator",
            "m0derator",
            "sysadmin",
            "Webmaster",
        ),
        *(
            "Amministratore",
            "Moderatrice",
            "Админ",
            "администратор",
            "root",
            "r00t",
            "System",
            "5ystem",
            "Table",
            "tab1e",
        ),
        *("Host", "H o s t", "host 7", "Grognard", "Gr0gnard", "grognard!"),
    ],
)
def test_names_of_hosts_and_of_the_service_are_kept(name: str) -> None:
    with pytest.raises(Refused) as refused:
        check(name)
    assert refused.value.saying.key == "name-of-host"


@pytest.mark.parametrize("name", ["Badminton", "Nimda", "Old Grognard", "Solar System", "Table Top", "Ghost", "Hosta"])
def test_other_names_with_the_same_letters_are_free(name: str) -> None:
    check(name)


def test_nobody_signs_up_as_the_host(server: Server) -> None:
    for name in ("admin", "4dm1n"):
        status, code, message = server.guest().refused("POST", "/api/register", {"name": name, "password": PASSWORD})
        assert (status, code) == (422, "bad-name")
        assert "host" in message
    owner = server.guest()
    owner.post("/api/register", {"name": "Fritz", "password": PASSWORD})
    assert owner.refused("POST", "/api/me/programs", {"name": "Admin"})[:2] == (422, "bad-name")


def test_who_has_such_a_name_already_keeps_it(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as before:
        before.setattr(names, "OFFICES", ())
        before.setattr(names, "OFFICIAL", ())
        server.guest().post("/api/register", {"name": "Admin", "password": PASSWORD})
    found = server.guest().post("/api/login", {"name": "Admin", "password": PASSWORD})
    assert (found["name"], found["guest"]) == ("Admin", False)
