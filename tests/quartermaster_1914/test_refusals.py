"""What is refused names the section of what is going on and what to do first, or the section against the target."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from grognard.games.quartermaster_1914 import pieces
from grognard.games.quartermaster_1914.acts import SPACE
from grognard.games.quartermaster_1914.game import STEPS as ALL_STEPS
from grognard.games.quartermaster_1914.game import Quartermaster1914
from grognard.games.quartermaster_1914.state import QuartermasterState
from tests.quartermaster_1914.desk import deal_on, do, pay, play, position, refused

GAME = "quartermaster-1914"
WEST = {"DE": "BER WGE BEL", "FR": "PAR PIC BUR", "UK": "BRI NAO"}
HAND = ["Zeppelins", "Jutland", "Landwehr"]
LAND_BATTLE = "German Land Battle"
NETWORK = "Limited Rail and Road Network"


def opening() -> QuartermasterState:
    s = Quartermaster1914().start("five-players")
    assert isinstance(s, QuartermasterState)
    return deal_on(s)


def german(step: str) -> QuartermasterState:
    status = ["Woe to Them That Yet Draw Sword Against Me"] if step == "woe" else []
    return position(power="DE", step=step, pieces=WEST, hands={"DE": HAND}, prepared={"DE": ["Mata Hari"]},
                    status={"DE": status})  # fmt: skip


def victim() -> QuartermasterState:
    s = position(power="DE", step="attrition", pieces={"DE": "BEL", "FR": "PIC", "UK": "WGE"},
                 prepared={"DE": ["Mustard Gas"]})  # fmt: skip
    return do(s, "attrition Mustard Gas")


def battle(target: str = "", **more: Any) -> QuartermasterState:
    s = play(LAND_BATTLE, "DE", HAND, pieces=more.pop("pieces", WEST), **more)
    return do(s, f"battle {target}") if target else s


def reinforced() -> QuartermasterState:
    prepared = {"FRIT": ["French Build Army"], "DE": [LAND_BATTLE]}
    return do(battle("Picardy", prepared=prepared), "reinforce French Build Army")


def counterattack(**more: Any) -> QuartermasterState:
    s = battle("Picardy", prepared={"FRIT": ["Marne", "La Revanche"]}, **more)
    return do(s, "reinforce Marne")


def aid() -> QuartermasterState:
    """A German card with which a German or an Austrian army may strike back."""
    prepared = {"DE": ["German Build Army", "Tannenberg"]}
    s = play("Russian Land Battle", "RU", pieces={"AH": "VIE GAL", "DE": "BER PRU GAL", "RU": "MOS UKR"},
             status={"DE": ["German Aid in the East"]}, prepared=prepared)  # fmt: skip
    return do(s, "battle Galicia", "reinforce German Build Army", "counterattack Tannenberg")


def railway() -> QuartermasterState:
    s = play("Russian Land Battle", "RU", ["Rasputin", "Cossacks", "Montenegro"],
             pieces={"RU": "MOS CAU AZE", "OT": "IST ANA"}, status={"AHOT": [NETWORK]})  # fmt: skip
    return do(s, "battle Anatolia")


def built() -> QuartermasterState:
    s = play("German Build Army", "DE", HAND, pieces=WEST, status={"DE": ["Stosstruppen"]},
             prepared={"DE": [LAND_BATTLE]})  # fmt: skip
    return do(s, "build Prussia")


def renault() -> QuartermasterState:
    s = play("French Land Battle", "FRIT", ["Alpini"], pieces={"FR": "PAR PIC", "DE": "BER WGE BEL"},
             status={"FRIT": ["Renault FT Tanks"]}, prepared={"FRIT": ["French Land Battle"],
             "DE": ["German Build Army"]})  # fmt: skip
    return do(s, "battle Belgium", "reinforce German Build Army", "sustain French Land Battle")


def tanks() -> QuartermasterState:
    s = play("British Land Battle", "UKUS", pieces={"UK": "BRI ENG PIC", "DE": "BER BEL"},
             status={"UKUS": ["Mark IV Tanks"]}, prepared={"UKUS": ["British Land Battle"]})  # fmt: skip
    return do(s, "battle Belgium")


def enlist() -> QuartermasterState:
    s = position(power="FRIT", step="draft", hands={"FRIT": ["Verdun", "Marne", "Alpini"]},
                 status={"FRIT": ["Citizen-Soldiers"]})  # fmt: skip
    return do(s, "draft", "discard Verdun", "discard Marne", "fetch French Build Army")


def commonwealth() -> QuartermasterState:
    s = play("British Build Army", "UKUS", pieces={"UK": "BRI NAO ENG NTH"}, status={"UKUS": ["Commonwealth Support"]})
    return do(s, "build Ireland")


def levy(*acts: str) -> QuartermasterState:
    s = play("War Revenue Act", "UKUS", pieces={"US": "USA"}, discards={"UKUS": ["American Build Army", "Cambrai"]})
    return do(s, *acts)


def options(*acts: str) -> QuartermasterState:
    two = {"DE": "BER WGE BEL", "FR": "PAR PIC", "UK": "BRI NAO PIC"}
    status = {"DE": ["Mustard Gas", "Rumpler Taube Air Reconnaissance"]}
    prepared = {"FRIT": ["Verdun", "Alpini"], "UKUS": ["Gallipoli"]}
    return do(battle("Picardy", pieces=two, status=status, prepared=prepared), *acts)


def hospitals() -> QuartermasterState:
    return pay_on(play("Scottish Women's Hospitals", "RU", discards={"RU": ["Russian Build Army"]}))


def pay_on(s: QuartermasterState) -> QuartermasterState:
    pay(s)
    return s


def eliminating() -> QuartermasterState:
    return play("I Order You to Die", "AHOT", pieces={"OT": "ANA", "UK": "BRI IST", "FR": "PAR IST"})


TAUBE = "use Rumpler Taube Air Reconnaissance"
MINES = {"UK": "BRI PIC", "DE": "BEL", "AH": "BUR"}

STEPS: dict[str, tuple[Callable[[], QuartermasterState], str, str]] = {
    "Opening": (opening, "4", "Austria must first put 3 of 10 cards under the deck"),
    "Turn, woe": (
        lambda: german("woe"), "9.4", "Germany may prepare a card before its Draft step; do so or pass first"
    ),
    "Turn, draft": (lambda: german("draft"), "9.1", "Germany is in its Draft step; draft a card or pass first"),
    "Turn, play": (lambda: german("play"), "9.2", "Germany is in its Play step; play a card or pass first"),
    "Turn, attrition": (
        lambda: german("attrition"), "9.3",
        "Germany is in its Attrition step; reveal a prepared card for attrition or pass first",
    ),
    "Turn, prepare": (
        lambda: german("prepare"), "9.4",
        "Germany is in its Prepare step; prepare a card, take one back to hand, or pass first",
    ),
    "Turn, draw": (lambda: german("draw"), "9.5", "Germany is in its Draw step; draw cards or pass first"),
    "Turn, victim": (victim, "9.3", "Germany must first choose the power that suffers attrition"),
    "Turn, bare": (
        lambda: position(power="DE", pieces=WEST, decks={"DE": []}), "9.2",
        "Germany has no cards left; pass, or take back a piece",
    ),
    "Recall": (
        lambda: do(german("draft"), "recall"), "6", "Germany must first choose the piece that it takes back"
    ),
    "Discard, draft": (
        lambda: do(german("draft"), "draft"), "9.1", "Germany must first discard a card that it has in hand, to draft"
    ),
    "Discard, terrain": (
        lambda: do(battle("Burgundy"), "from Western Germany"), "12.2",
        "Germany must first discard a card that it has in hand, for difficult terrain in the battle for Burgundy",
    ),
    "Discard, card": (
        lambda: play("Franz Ferdinand Avenged", "AHOT", ["Spanish Flu", "Caporetto"]), "10",
        "Austria must first discard a card that it has in hand, for Franz Ferdinand Avenged",
    ),
    "Discard, prepared": (
        lambda: do(options(), "use Mustard Gas", "against France"), "10",
        "France must first discard a card that it has prepared, for Mustard Gas",
    ),
    "Discard, both": (
        railway, "12.2",
        f"Russia must first discard a card that it has in hand, for difficult terrain and for {NETWORK}",
    ),
    "Attrition": (
        lambda: play("Mata Hari", "DE", hands={"FRIT": ["Verdun"]}), "9.3",
        "France must first discard a card for attrition",
    ),
    "Fetch": (
        lambda: do(german("draft"), "draft", "discard Zeppelins", "discard Jutland"), "9.1",
        "Germany must first choose the card that it drafts from its deck",
    ),
    "Fetch, free": (
        lambda: play("Imperial Austrian Landwehr", "AHOT"), "9.1",
        "Austria may draft a card without cost; do so or pass first",
    ),
    "Enlist": (enlist, "11", "France may prepare the card just drafted; do so or pass first"),
    "PrepareSome": (
        lambda: play("Schlieffen Plan", "DE", HAND, pieces=WEST), "9.4",
        "Germany may prepare a card from hand; do so or pass first",
    ),
    "PlayMore": (
        lambda: do(play("Moltke the Younger Mobilizes Western Advance", "DE", ["Mustard Gas"]), "pass"), "11",
        "Germany may play a German Status card; do so or pass first",
    ),
    "Return": (commonwealth, "11", "Britain may take the card just used back to hand; do so or pass first"),
    "Place": (
        lambda: play("German Build Army", "DE", pieces=WEST), "9.2.2",
        "Germany may build an army; do so or pass first",
    ),
    "Place, recruit": (
        lambda: play("Bulgaria Joins Central Powers", "AHOT"), "9.2.2",
        "Austria-Hungary may recruit an army; do so or pass first",
    ),
    "Stosstruppen": (built, "11", "Germany may spend a prepared card for Stosstruppen; do so or pass first"),
    "Battle": (battle, "12.1", "Germany may battle; choose a space or pass first"),
    "Battle, now": (
        lambda: do(built(), f"spend {LAND_BATTLE}"), "12.1", "Germany must first choose a space to battle"
    ),
    "Battle, from": (
        lambda: battle("Burgundy"), "12.1",
        "Germany must first choose the piece that starts the battle in Burgundy",
    ),
    "Answer, defence": (
        lambda: battle("Picardy", prepared={"FRIT": ["French Build Army"]}), "13.4",
        "France may reinforce the defence in Picardy; do so or pass first",
    ),
    "Answer, attack": (reinforced, "13.4", "Germany may sustain the attack in Picardy; do so or pass first"),
    "Keep": (renault, "11", "France may keep a card that was just used; do so or pass first"),
    "StartOptions": (options, "12", "Germany may use a Status card at the start of the battle; do so or pass first"),
    "StartOptions, victim": (
        lambda: options("use Mustard Gas"), "12", "Germany must first choose the enemy power that is hit"
    ),
    "Reconnaissance": (
        lambda: options(TAUBE), "12",
        "Germany may discard one of the prepared cards it has seen; do so or pass first",
    ),
    "Counterattack": (counterattack, "13.5", "France may counterattack from Picardy; do so or pass first"),
    "Counterattack, with": (aid, "13.5", "Germany must first choose the army that counterattacks"),
    "Tanks": (tanks, "11", "Britain may spend a prepared card for Mark IV Tanks; do so or pass first"),
    "Eliminate": (eliminating, "12.3", "Austria must first choose the piece that is eliminated"),
    "Aggravate": (
        lambda: pay_on(play("The Extravagant Lifestyle of the Aristocracy", "AHOT", ["Spanish Flu"])), "11",
        "Austria may discard a card for more attrition; do so or pass first",
    ),
    "Choose": (
        lambda: play("Redl Blackmailed", "RU", hands={"AHOT": ["Spanish Flu"]}), "11",
        "Russia must first choose a card of Austria",
    ),
    "Choose, recover": (
        hospitals, "11", "Russia may take a card from its discard pile; do so or pass first"
    ),
    "Evacuate": (
        lambda: play("Peace, Bread, Land", "RU", pieces={"RU": "MOS SER"}), "11",
        "Russia may remove a piece of its own; do so or pass first",
    ),
    "Revolt": (
        lambda: pay_on(play("Lawrence Foments Arab Revolts", "UKUS", pieces={"OT": "IST MID"})), "11",
        "Britain may eliminate or recruit in the Middle East; do so or pass first",
    ),
    "Mines": (
        lambda: play("Tunnel Mines", "UKUS", pieces=MINES), "11",
        "Britain may choose whom Tunnel Mines hits; do so or pass first",
    ),
    "Levy": (levy, "11", "Britain may take American cards from its discard pile; do so or pass first"),
    "Spending": (
        lambda: levy("recover American Build Army", "pass"), "11",
        "Britain may play one of the cards taken (War Revenue Act); do so or pass first",
    ),
}  # fmt: skip


OPEN = ["Discard", "Recall", "Opening"]


def test_the_table_has_every_step_that_asks() -> None:
    asking = [name for name, step in ALL_STEPS.items() if issubclass(step, pieces.Decision)] + OPEN
    assert {row.split(",")[0] for row in STEPS} == set(asking)
    for name, (make, _, _) in STEPS.items():
        assert type(make().stack[-1]).__name__ == name.split(",")[0]


@pytest.mark.parametrize("name", STEPS)
def test_what_has_no_place_here_is_told_what_goes_on_and_what_to_do(name: str) -> None:
    make, rule, now = STEPS[name]
    s = make()
    seat = s.asks()[0].seat
    sections = {rule.section for rule in Quartermaster1914().rules()}
    verbs = {SPACE.verb_of(act).name for act in s.legal(seat)}
    out_of_place = set()
    for act in range(SPACE.size):
        verb = SPACE.verb_of(act)
        refusal = s.why(seat, act)
        if refusal is None or verb.chance:
            continue
        if " is not possible here: " in refusal.why:
            out_of_place.add(verb.name)
            assert (refusal.rule, refusal.why) == (rule, f"'{verb.name}' is not possible here: {now}")
        else:
            assert refusal.rule in sections
    judged = {"Opening": "redraw", "Turn, bare": "play"}.get(name)  # by its target, though none is on offer
    for usual in ("play", "build", "remove", "redraw"):  # what a click on a card, a space, a piece or a power asks for
        assert usual in verbs | out_of_place or usual == judged
    assert not verbs & out_of_place


WRONG: list[tuple[str, str, str, str]] = [
    ("Opening", "bury Verdun", "4", "Verdun is a card of France, which somebody else leads"),
    ("Turn, play", "play Verdun", "9.2", "Verdun is a card of France, not of Germany"),
    ("Turn, play", "play The Red Baron", "9.2", "Germany has no The Red Baron in hand"),
    ("Turn, attrition", "attrition Zeppelins", "9.3", "Germany has no Zeppelins prepared"),
    ("Turn, prepare", "prepare Mata Hari", "9.4", "Germany has no Mata Hari in hand"),
    ("Turn, draw", "draw 7", "9.5", "only up to 7 cards in hand can be drawn, and no more than the deck has"),
    ("Turn, victim", "recall", "9.3", "'recall' is not possible here: "
     "Germany must first choose the power that suffers attrition"),
    ("Recall", "remove French Paris", "6", "French pieces do not belong to Germany"),
    ("Place", "build North Sea", "6", "armies stand on land, and the North Sea is a sea space"),
    ("Place", "build Berlin", "6", "Germany already has a piece in Berlin"),
    ("Place", "build Paris", "6", "an enemy piece is in Paris"),
    ("Place", "build Moscow", "9.2.2", "a German army in Moscow would not be supplied"),
    ("Place, recruit", "recruit Serbia", "11", "this card lets Austria-Hungary recruit only in Bulgaria"),
    ("Battle", "battle North Sea", "12.1", "a land battle is fought in a land space, and the North Sea is a sea space"),
    ("Battle", "battle Moscow", "12.1", "Germany has no supplied piece next to Moscow"),
    ("Battle, from", "from Berlin", "12.1", "no battle in Burgundy can be started from Berlin"),
    ("Answer, defence", "reinforce Verdun", "13.4", "France has no Verdun prepared"),
    ("Answer, defence", "recall", "6", "France can take back pieces only in its own turn"),
    ("Answer, attack", "recall", "6", "no pieces are taken back during a battle (R12)"),
    ("Counterattack", "counterattack Verdun", "13.5", "France has no Verdun prepared"),
    ("Eliminate", "eliminate Ottoman Anatolia", "12.3", "the card does not name the Ottoman piece in Anatolia"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "act", "rule", "why"), WRONG)
def test_a_wrong_target_is_refused_with_the_rule_against_it(name: str, act: str, rule: str, why: str) -> None:
    refusal = refused(STEPS[name][0](), act)
    assert (refusal.rule, refusal.why) == (rule, why)


def test_a_sea_battle_is_not_fought_on_land() -> None:
    s = play("British Sea Battle", "UKUS", pieces={"UK": "BRI NAO", "DE": "BER ENG"})
    assert refused(s, "battle Paris").why == "a sea battle is fought in a sea space, and Paris is a land space"
    assert refused(s, "battle Paris").rule == "12.1"


def test_a_navy_is_not_built_on_land() -> None:
    s = play("British Build Navy", "UKUS", pieces={"UK": "BRI NAO"})
    assert refused(s, "build Ireland").why == "navies stand at sea, and Ireland is a land space"
    assert refused(s, "build Ireland").rule == "6"


def test_who_is_not_asked_in_the_opening_is_told_so_by_its_section() -> None:
    s = opening()
    for name in list(s.view(0)["powers"][0]["hand"])[:3]:
        do(s, f"bury {name}")
    refusal = refused(s, "recall", "Austria")
    assert refusal.rule == "4"
    assert refusal.why.startswith("it is not this seat's decision; Russia and ")
