"""Tests of sense for Friedrich: a composed position each, and what an expert would accept in it."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from grognard import find
from grognard.bots import decide
from grognard.bots.friedrich import FriedrichBot
from grognard.core.chance import CHANCE
from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.board.supply import in_supply
from grognard.games.friedrich.facts import tables
from grognard.games.friedrich.facts.acts import SPACE
from grognard.games.friedrich.steps.movement import Movement
from grognard.texts.words import words
from tests.games.friedrich.vocabulary import hand, held, marked, offered, position, where

BOT = FriedrichBot()
SUITS = "SHDC"


def choice(s: FriedrichState) -> str:
    """What the opponent does for the first seat that is asked."""
    return SPACE.text(decide(BOT, s, s.asks()[0].seat, random.Random(0)))


def moved(s: FriedrichState) -> FriedrichState:
    """Let the opponent play this movement phase to its end."""
    nation = s.nation
    while s.asks() and s.asks()[0].seat != CHANCE and s.nation == nation:
        if isinstance(s.stack[-1], Movement) and choice(s) == "done":
            return s
        if not any(text.split()[0] in ("move", "leave", "go", "stop", "troops") for text in offered(s)):
            return s
        seat = s.asks()[0].seat
        s.apply(seat, decide(BOT, s, seat, random.Random(0)))
    return s


def apart(first: str, second: str) -> int:
    return tables.BOARD.distance(tables.city(first), tables.city(second))


def near(place: str, most: int) -> set[str]:
    """The cities at most so far from this one."""
    return {name for name in tables.CITIES if apart(place, name) <= most}


def cards(number: int, suits: str = SUITS, deck: int = 2) -> list[str]:
    """So many cards of these suits, of middling values: a hand of which the enemy sees the backs."""
    order = [8, 6, 10, 5, 9, 7, 11, 4, 12, 3, 13, 2]
    return [f"{order[card // len(suits)]}{suits[card % len(suits)]}.{deck}" for card in range(number)]


# Duels: whether the loser can retreat


def in_a_corner(own: str, other: str, clubs: list[str], france: list[str], **more: int) -> FriedrichState:
    """Cumberland in Jever or Leer, where all cities are clubs, attacked by Richelieu from Oldenburg. Jever has no other
    way out; from Leer one leads to Emden and ends there, since the train stands in Papenburg."""
    return position(
        nation="France", phase="combat", pieces={"Richelieu": "Oldenburg (Hunte)", "Cumberland": own} | (
            {"Hanoverian train": other} if other else {}
        ),
        troops={"Richelieu": more["richelieu"], "Cumberland": more["cumberland"]},
        hands={"Hanover": clubs, "France": france}, decks=2,
    )  # fmt: skip


DUELS: list[tuple[str, Callable[[], FriedrichState], set[str]]] = [
    (
        # Whoever cannot retreat at all plays on: breaking off with -2 loses all six troops
        "no way out: play on",
        lambda: in_a_corner("Jever", "", ["13C.1", "12C.1", "5C.1"], cards(8), richelieu=8, cumberland=6),
        {"play 13C.1", "play 12C.1", "play 5C.1"},
    ),
    (
        # A way of one city is open, a longer one is not: a small card that leaves -1 saves the stack
        "retreat of one city: lose by one",
        lambda: in_a_corner("Leer", "Papenburg", ["2C.1", "9H.1"], cards(10), richelieu=8, cumberland=5),
        {"play 2C.1"},
    ),
    (
        # The same with a Reserve, which may count 1: the stack is worth it
        "a Reserve saves a stack whose retreat is cut off",
        lambda: in_a_corner("Leer", "Papenburg", ["RA.1", "9H.1"], cards(10), richelieu=8, cumberland=6),
        {"reserve 1"},
    ),
    (
        # At -1 the retreat is still open; after a bigger defeat it is not, and the enemy has many cards
        "end it early while the retreat is open",
        lambda: in_a_corner("Leer", "Papenburg", ["4C.1"], cards(16), richelieu=8, cumberland=7),
        {"break-off"},
    ),
    (
        # The enemy without cards is hit by 2, for which he has no retreat, not by 1, for which he has one
        "the larger card where the larger defeat has no retreat",
        lambda: in_a_corner("Leer", "Papenburg", [], ["2C.1", "3C.1"], richelieu=5, cumberland=6),
        {"play 3C.1"},
    ),
    (
        # Whoever attacks a stack that cannot retreat goes on: any victory takes all of it
        "the trapped enemy is worth the cards",
        lambda: in_a_corner("Jever", "", cards(3), ["13C.1", "12C.1", "11C.1", "3C.1"], richelieu=4, cumberland=6),
        {"play 13C.1", "play 12C.1", "play 11C.1", "play 3C.1"},
    ),
]


@pytest.mark.parametrize(("compose", "accepted"), [row[1:] for row in DUELS], ids=[row[0] for row in DUELS])
def test_a_duel_asks_whether_the_loser_can_retreat(compose: Callable[[], FriedrichState], accepted: set[str]) -> None:
    assert choice(compose()) in accepted


# Duels: what is at stake, and which cards


def duel(prussia: list[str], france: list[str], heinrich: int, richelieu: int) -> FriedrichState:
    """Heinrich in Rotenburg (diamonds) attacks Richelieu in Achim (clubs), in open country."""
    return position(
        phase="combat", pieces={"Heinrich": "Rotenburg", "Richelieu": "Achim"}, decks=2,
        troops={"Heinrich": heinrich, "Richelieu": richelieu}, hands={"Prussia": prussia, "France": france},
    )  # fmt: skip


def last_guard(seydlitz: list[str], richelieu: list[str], troops: tuple[int, int]) -> FriedrichState:
    """France lacks Magdeburg alone, has marked it, and attacks Seydlitz in Burg (hearts), who alone protects it."""
    return position(
        nation="France", phase="combat", pieces={"Richelieu": "Magdeburg", "Seydlitz": "Burg"}, marks=["Magdeburg"],
        troops={"Richelieu": troops[0], "Seydlitz": troops[1]}, hands={"Prussia": seydlitz, "France": richelieu},
        held={"France": ["Diepholz", "Kassel", "Wittingen", "Minden", "Braunschweig", "Göttingen", "Halberstadt",
                         "Hameln", "Hannover"]}, decks=2,
    )  # fmt: skip


STAKES: list[tuple[str, Callable[[], FriedrichState], set[str]]] = [
    (
        # The last guard of the last objective does not give way: a defeat by 4 loses the war
        "the last guard fights on",
        lambda: last_guard(["9H.1", "6H.1", "3H.1"], cards(8), (8, 4)),
        {"play 9H.1", "play 6H.1", "play 3H.1"},
    ),
    (
        # Whoever needs one victory more spends everything for it
        "the last objective is worth every card",
        lambda: last_guard(cards(6), ["12H.1", "11H.1", "10H.1", "9H.1", "8H.1"], (4, 5)),
        {"play 12H.1", "play 11H.1", "play 10H.1", "play 9H.1", "play 8H.1"},
    ),
    (
        # With nothing at stake, one troop is cheaper than a fight against a large hand
        "a loss of one is cheap in open country",
        lambda: duel(["3D.1"], cards(14), heinrich=7, richelieu=8),
        {"break-off"},
    ),
    (
        # The enemy has no cards: the first card ends the combat, so the highest hits hardest
        "an enemy without cards is hit as hard as possible",
        lambda: duel(["2D.1", "9D.1"], [], heinrich=5, richelieu=6),
        {"play 9D.1"},
    ),
    (
        # A Reserve serves every suit: the cards of the suit go first
        "cards of the suit before the Reserve",
        lambda: duel(["4D.1", "10D.1", "11D.1", "12D.1", "RA.1"], cards(5), heinrich=6, richelieu=8),
        {"play 4D.1", "play 10D.1", "play 11D.1", "play 12D.1"},
    ),
    (
        # 16 points behind in cards and no suit: the two troops are given up, the hand is kept
        "no suit, no fight",
        lambda: duel(["13S.1", "12H.1", "RA.1"], cards(14), heinrich=6, richelieu=8),
        {"break-off"},
    ),
]


@pytest.mark.parametrize(("compose", "accepted"), [row[1:] for row in STAKES], ids=[row[0] for row in STAKES])
def test_a_duel_is_fought_for_what_hangs_on_it(compose: Callable[[], FriedrichState], accepted: set[str]) -> None:
    assert choice(compose()) in accepted


# Which enemy first, and where the beaten go


def test_the_enemy_without_a_retreat_is_attacked_first() -> None:
    """Of two equal enemies the one in the blind alley is lost whole, the other only steps back."""
    s = position(
        nation="France", phase="combat", troops={"Richelieu": 7, "Cumberland": 4, "Ferdinand": 4},
        pieces={"Richelieu": "Oldenburg (Hunte)", "Cumberland": "Jever", "Ferdinand": "Delmenhorst"},
        hands={"France": ["9C.1", "7C.1"], "Hanover": cards(3)}, decks=2,
    )  # fmt: skip
    s.shown[tables.CUMBERLAND] = s.shown[tables.general("Ferdinand")] = 4
    assert choice(s) in {"attack Cumberland"}


def test_the_beaten_guard_is_sent_where_he_guards_nothing() -> None:
    """From Braunschweig, Lehrte or Halberstadt Cumberland would go on to protect what France wants."""
    s = position(
        nation="France", phase="combat", troops={"Richelieu": 8, "Cumberland": 5},
        pieces={"Richelieu": "Göttingen", "Cumberland": "Northeim", "Hanoverian train": "Gifhorn"},
    )  # fmt: skip
    assert len(offered(s, "retreat")) == 5
    assert choice(s) in {"retreat Artern", "retreat Sangerhausen"}


def test_the_beaten_invader_is_not_sent_home() -> None:
    """Hohenelbe is in Bohemia, where Daun needs no train; everywhere else he starves."""
    s = position(
        phase="combat", pieces={"Friedrich": "Breslau", "Daun": "Schweidnitz"}, troops={"Friedrich": 8, "Daun": 5}
    )
    assert "Hohenelbe" in offered(s, "retreat")
    assert choice(s) in {f"retreat {city}" for city in ("Glatz", "Lauban", "Löwenberg", "Patschkau")}


# Marches: traps


def test_nobody_walks_into_a_blind_alley_before_a_stronger_enemy() -> None:
    """West of Oldenburg is a trap, and Richelieu can follow; the way east to the train is still open."""
    s = position(
        nation="Hanover",
        pieces={"Cumberland": "Oldenburg (Hunte)", "Richelieu": "Wildeshausen", "Hanoverian train": "Verden"},
        troops={"Cumberland": 3, "Richelieu": 8}, hands={"Hanover": ["4H.1"], "France": cards(10)}, decks=2,
    )  # fmt: skip
    assert where(moved(s), "Cumberland") not in {"Jever", "Emden", "Leer", "Papenburg"} | near("Wildeshausen", 1)


def test_a_trapped_enemy_is_attacked() -> None:
    """Cumberland in Emden can go nowhere: from Leer, the only city beside it, Richelieu attacks him in clubs. No
    objective is near that he could take instead."""
    s = position(
        nation="France", pieces={"Cumberland": "Emden", "Richelieu": "Meppen", "French train 1": "Rheine"},
        troops={"Cumberland": 4, "Richelieu": 7}, decks=2, held={"France": ["Diepholz", "Minden", "Hannover"]},
        hands={"Hanover": cards(4), "France": ["12C.1", "11C.1", "9C.1", "4H.1"]},
    )  # fmt: skip
    assert where(moved(s), "Richelieu") in {"Leer"}


def test_two_generals_do_not_wait_one_by_one_for_a_larger_army() -> None:
    """Three and three against Richelieu's eight: nobody stays beside him alone."""
    s = position(
        nation="Hanover", troops={"Cumberland": 3, "Ferdinand": 3, "Richelieu": 8}, decks=2,
        pieces={"Cumberland": "Minden", "Ferdinand": "Verden", "Richelieu": "Herford", "Hanoverian train": "Celle"},
        hands={"Hanover": ["3D.1"], "France": cards(10)},
    )  # fmt: skip
    moved(s)
    assert where(s, "Cumberland") not in near("Herford", 1)
    assert where(s, "Ferdinand") not in near("Herford", 1)


# Marches: suits

SILESIA = ["Bunzlau", "Cosel", "Görlitz", "Liegnitz", "Lublinitz", "Muskau", "Glatz", "Kamenz", "Neisse", "Radeberg",
           "Waldenburg", "Zittau", "Brieg", "Oels", "Schweidnitz"]  # fmt: skip
"""All that Austria wants but Breslau."""


def test_the_attack_comes_from_the_sector_of_the_long_suit() -> None:
    """Keith in Liegnitz protects Breslau, the last objective. Of the cities beside him only Wohlau lies in spades, and
    Austria has spades but no clubs."""
    s = position(
        nation="Austria", pieces={"Daun": "Breslau", "Austrian train 1": "Waldenburg", "Keith": "Liegnitz"},
        troops={"Daun": 8, "Keith": 6}, held={"Austria": SILESIA}, decks=2,
        hands={"Austria": ["12S.1", "10S.1", "8S.1", "7S.1"], "Prussia": cards(4)},
    )  # fmt: skip
    assert marked(moved(s)) == ["Breslau"]
    assert where(s, "Daun") in {"Wohlau"}


def test_a_weaker_army_does_not_stop_where_it_has_no_cards() -> None:
    """Friedrich holds diamonds and no clubs: in clubs he keeps out of the reach of Daun and Lacy."""
    s = position(
        pieces={"Friedrich": "Oschatz", "Daun": "Altenburg", "Lacy": "Altenburg", "Prussian train 1": "Jüterbog",
                "Austrian train 1": "Chemnitz"},
        troops={"Friedrich": 8, "Daun": 14}, decks=2,
        hands={"Prussia": ["13D.1", "12D.1", "11D.1", "10D.1"], "Austria": cards(12)},
    )  # fmt: skip
    place = where(moved(s), "Friedrich")
    assert place not in near("Altenburg", 1)
    assert (
        tables.SUIT[tables.city(place)] == tables.CARD_SUIT[tables.CARD_NAMES.index("13D.1")]
        or apart(place, "Altenburg") > 4
    )


# Marches: objectives


def test_two_open_objectives_are_taken_in_one_move() -> None:
    """From Kassel over Göttingen: both change hands at once, since Hanover is far away."""
    s = position(
        nation="France", pieces={"Soubise": "Kassel", "French train 1": "Fritzlar", "Ferdinand": "Stade"},
        troops={"Soubise": 7, "Ferdinand": 6},
    )  # fmt: skip
    assert held(moved(s), "France") == ["Göttingen", "Kassel"]


def test_the_last_objective_is_taken_when_it_is_open() -> None:
    """Over Breslau, whatever else there is to do: the war is won."""
    s = position(
        nation="Austria", pieces={"Daun": "Schweidnitz", "Austrian train 1": "Waldenburg", "Keith": "Küstrin"},
        troops={"Daun": 4, "Keith": 8}, held={"Austria": SILESIA},
    )  # fmt: skip
    assert "Breslau" in held(moved(s), "Austria")


def test_the_guard_of_the_last_objective_is_attacked() -> None:
    """Daun passes over Breslau and attacks Keith, who alone protects it and is weak."""
    s = position(
        nation="Austria", pieces={"Daun": "Schweidnitz", "Austrian train 1": "Waldenburg", "Keith": "Oels"},
        troops={"Daun": 8, "Keith": 2}, held={"Austria": SILESIA}, decks=2,
        hands={"Austria": ["12S.1", "10S.1", "8S.1"], "Prussia": cards(4)},
    )  # fmt: skip
    assert marked(moved(s)) == ["Breslau"]
    assert where(s, "Daun") in near("Oels", 1)


def test_prussia_hurries_to_the_last_objective() -> None:
    """Austria lacks Breslau alone and stands before it: Keith comes within three cities of it."""
    s = position(
        pieces={"Daun": "Neisse", "Austrian train 1": "Glatz", "Keith": "Glogau"},
        troops={"Daun": 4, "Keith": 6}, held={"Austria": SILESIA}, decks=2,
        hands={"Prussia": ["9S.1", "8C.1"], "Austria": cards(4)},
    )  # fmt: skip
    assert where(moved(s), "Keith") in near("Breslau", 3)


def test_the_only_guard_stays_near_what_he_guards() -> None:
    """Seydlitz alone protects Magdeburg from Richelieu: he stays within three cities of it, not beside the enemy."""
    s = position(
        pieces={"Seydlitz": "Burg", "Richelieu": "Wernigerode", "French train 1": "Göttingen"},
        troops={"Seydlitz": 4, "Richelieu": 8}, hands={"Prussia": ["5H.1"], "France": cards(8)}, decks=2,
        held={"France": ["Kassel", "Göttingen", "Halberstadt", "Hameln", "Hannover", "Minden"]},
    )  # fmt: skip
    assert where(moved(s), "Seydlitz") in near("Magdeburg", 3) - near("Wernigerode", 1)


# Supply


def test_an_army_does_not_outrun_its_train() -> None:
    """The train in Toruń can come to Bydgoszcz and beyond: what Saltikov does, he is in supply after it."""
    s = position(
        nation="Russia", pieces={"Saltikov": "Krzyż", "Russian train 1": "Toruń", "Dohna": "Stettin"},
        troops={"Saltikov": 8, "Dohna": 4},
    )  # fmt: skip
    assert in_supply(moved(s), tables.RUSSIA, s.where[tables.general("Saltikov")])


def test_the_only_train_keeps_out_of_reach() -> None:
    """Both French generals live on one train: Ferdinand must not reach it."""
    s = position(
        nation="France",
        pieces={"Richelieu": "Minden", "Soubise": "Paderborn", "French train 1": "Hameln", "Ferdinand": "Lehrte"},
        troops={"Richelieu": 8, "Soubise": 6, "Ferdinand": 6}, moved=["Richelieu", "Soubise"],
    )  # fmt: skip
    moved(s)
    assert apart(where(s, "French train 1"), where(s, "Ferdinand")) > 3
    assert in_supply(s, tables.FRANCE, s.where[tables.RICHELIEU])
    assert in_supply(s, tables.FRANCE, s.where[tables.SOUBISE])


def test_the_train_on_which_an_army_lives_is_taken() -> None:
    """Ferdinand reaches the only train of two French armies: they starve without it."""
    s = position(
        nation="Hanover",
        pieces={"Richelieu": "Minden", "Soubise": "Minden", "French train 1": "Hameln", "Ferdinand": "Alfeld"},
        troops={"Richelieu": 14, "Ferdinand": 6}, hands={"Hanover": ["9S.1", "6S.1"], "France": cards(6)}, decks=2,
    )  # fmt: skip
    assert where(moved(s), "French train 1") == "off"


# Recruiting


def recruits(prussia: list[str], troops: dict[str, int], **pieces: str) -> FriedrichState:
    """Prussia has no generals but these."""
    gone = [name for name in map(tables.PIECES.__getitem__, tables.GENERALS_OF[tables.PRUSSIA]) if name not in pieces]
    return position(
        phase="recruit", troops=troops, gone=gone, hands={"Prussia": prussia, "Austria": cards(8)}, decks=2,
        pieces={"Prussian train 1": "Jüterbog", "Prussian train 2": "Grünberg"} | pieces,
    )  # fmt: skip


def done(s: FriedrichState) -> list[str]:
    """All that is recruited and paid."""
    given: list[str] = []
    while any(text.split()[0] in ("recruit", "enter", "pay") for text in offered(s)):
        text = choice(s)
        given.append(text)
        s.apply(s.asks()[0].seat, SPACE.parse(text))
        if s.asks()[0].seat == CHANCE:
            break
    return given


HALF = {"Friedrich": 8, "Heinrich": 4, "Schwerin": 4}


def test_a_beaten_army_with_a_full_hand_recruits() -> None:
    """Half the troops are lost and the hand is full: cards that fight nowhere become troops."""
    prussia = ["9D.1", "10D.1", "12D.1", "11D.1", "9C.1", "8C.1", "7C.1", "6H.1", "10H.1"]
    s = recruits(prussia, HALF, Friedrich="Breslau", Heinrich="Berlin", Schwerin="Schweidnitz", Daun="Strehlen")
    assert sum(text.startswith("recruit") for text in done(s)) >= 2


def test_the_cards_of_the_front_are_not_paid() -> None:
    """Friedrich and Daun stand in spades: the high spades stay in the hand, the others pay."""
    prussia = ["13S.1", "11S.1", "9S.1", "12D.1", "12C.1", "11C.1", "10D.1"]
    s = recruits(prussia, HALF, Friedrich="Breslau", Heinrich="Berlin", Schwerin="Breslau", Daun="Brieg")
    assert any(text.startswith("pay") for text in done(s))
    assert {"13S.1", "11S.1"} <= set(hand(s, "Prussia"))


def test_new_troops_go_to_the_front() -> None:
    """The weak army that faces Daun is filled up before the one in East Prussia, which faces nobody."""
    prussia = ["12D.1", "12C.1", "11C.1", "10D.1", "9C.1", "8D.1"]
    s = recruits(prussia, {"Friedrich": 3, "Lehwaldt": 2}, Friedrich="Breslau", Lehwaldt="Mohrungen", Daun="Neisse")
    given = [text for text in done(s) if text.startswith("recruit")]
    assert given[:5] == ["recruit Friedrich"] * 5


def test_a_lost_general_comes_back_where_nobody_waits_for_him() -> None:
    """One troop beside Laudon would be lost at once."""
    prussia = ["12D.1", "12C.1", "11C.1", "10D.1"]
    pieces = {"Friedrich": "Breslau", "Laudon": "Spandau"}
    s = position(phase="recruit", pieces=pieces, troops={"Friedrich": 8, "Laudon": 6}, hands={"Prussia": prussia})
    assert "recruit Keith" in offered(s)
    assert not any(text.startswith("enter") for text in done(s))


# Reasons


def test_a_retreat_that_is_cut_off_is_named() -> None:
    """To whoever is trapped, to whoever has trapped him, and to whoever ends it while he can still go."""

    def lines(s: FriedrichState, text: str) -> list[str]:
        seat = s.asks()[0].seat
        reasons = BOT.reasons(s.imagine(seat, random.Random(0)), seat, SPACE.parse(text))
        return [words(find("friedrich"), "en").line(saying) for saying in reasons]

    cut_off = "The retreat of Cumberland is cut off: any defeat costs all troops."
    assert lines(DUELS[0][1](), "play 13C.1")[0] == cut_off
    assert cut_off in lines(DUELS[5][1](), "play 13C.1")
    short = "Cumberland can retreat at most 1 city: a larger defeat costs all troops."
    assert short in lines(DUELS[3][1](), "break-off")
    assert "cut off" not in " ".join(lines(duel(["9D.1"], cards(4), 6, 8), "play 9D.1"))
