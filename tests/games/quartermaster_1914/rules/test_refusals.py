"""What is refused names the section of what is going on and what to do first, or the section against the target."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from grognard.core.game import find
from grognard.core.refusals import Refusal
from grognard.games.quartermaster_1914.battles.answers import Answer
from grognard.games.quartermaster_1914.battles.counterattack import NO_CARD, Counterattack
from grognard.games.quartermaster_1914.board import pieces
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.facts.acts import COUNTERATTACK, SPACE
from grognard.games.quartermaster_1914.facts.library import KIND_OF
from grognard.games.quartermaster_1914.facts.tables import ALLIES, CENTRAL, GERMANY, RU, SPACES
from grognard.games.quartermaster_1914.game import STEPS as ALL_STEPS
from grognard.games.quartermaster_1914.game import Quartermaster1914
from grognard.texts.words import words
from tests.games.quartermaster_1914.vocabulary import deal_on, do, offered, pay, play, position, refused, said

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
    "Opening": (opening, "4", "Austria must first put 3 of 10 cards under its deck"),
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
        "Germany is in its Prepare step; prepare a card, take one back into hand, or pass first",
    ),
    "Turn, draw": (lambda: german("draw"), "9.5", "Germany is in its Draw step; draw cards or pass first"),
    "Turn, victim": (victim, "9.3", "Germany must first choose the power that suffers attrition"),
    "Turn, bare": (
        lambda: position(power="DE", pieces=WEST, decks={"DE": []}), "9.2",
        "Germany has no cards left; pass, or remove one of its pieces",
    ),
    "Recall": (
        lambda: do(german("draft"), "recall"), "6", "Germany must first choose the piece to remove"
    ),
    "Discard, draft": (
        lambda: do(german("draft"), "draft"), "9.1", "Germany must first discard a card from hand, to draft"
    ),
    "Discard, terrain": (
        lambda: do(battle("Burgundy"), "from Western Germany"), "12.2",
        "Germany must first discard a card from hand, for difficult terrain in the battle in Burgundy",
    ),
    "Discard, card": (
        lambda: play("Franz Ferdinand Avenged", "AHOT", ["Spanish Flu", "Caporetto"]), "10",
        "Austria must first discard a card from hand, for Franz Ferdinand Avenged",
    ),
    "Discard, prepared": (
        lambda: do(options(), "use Mustard Gas", "against France"), "10",
        "France must first discard a prepared card, for Mustard Gas",
    ),
    "Discard, both": (
        railway, "12.2",
        f"Russia must first discard a card from hand, for difficult terrain and for {NETWORK}",
    ),
    "Attrition": (
        lambda: play("Mata Hari", "DE", hands={"FRIT": ["Verdun"]}), "9.3",
        "France must first discard a card for attrition",
    ),
    "Fetch": (
        lambda: do(german("draft"), "draft", "discard Zeppelins", "discard Jutland"), "9.1",
        "Germany must first choose the card to draft from its deck",
    ),
    "Fetch, free": (
        lambda: play("Imperial Austrian Landwehr", "AHOT"), "9.1",
        "Austria may draft a card for free; do so or pass first",
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
    "Return": (commonwealth, "11", "Britain may take the card just used back into hand; do so or pass first"),
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
    "Answer, attack": (reinforced, "13.4", "Germany may sustain the attack on Picardy; do so or pass first"),
    "Keep": (renault, "11", "France may keep a card that was just used; do so or pass first"),
    "StartOptions": (options, "12", "Germany may use a Status card at the start of the battle; do so or pass first"),
    "StartOptions, victim": (
        lambda: options("use Mustard Gas"), "12", "Germany must first choose the enemy power to hit"
    ),
    "Reconnaissance": (
        lambda: options(TAUBE), "12",
        "Germany may discard one of the prepared cards it has seen; do so or pass first",
    ),
    "Counterattack": (counterattack, "13.5", "France may counterattack from Picardy; do so or pass first"),
    "Counterattack, with": (aid, "13.5", "Germany must first choose the army that counterattacks"),
    "Tanks": (tanks, "11", "Britain may spend a prepared card for Mark IV Tanks; do so or pass first"),
    "Eliminate": (eliminating, "12.3", "Austria must first choose the piece to eliminate"),
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
        "Russia may remove one of its own pieces; do so or pass first",
    ),
    "Revolt": (
        lambda: pay_on(play("Lawrence Foments Arab Revolts", "UKUS", pieces={"OT": "IST MID"})), "11",
        "Britain may eliminate or recruit in the Middle East; do so or pass first",
    ),
    "Mines": (
        lambda: play("Tunnel Mines", "UKUS", pieces=MINES), "11",
        "Britain may choose the power that Tunnel Mines hits; do so or pass first",
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
    out_of_place: dict[str, Refusal] = {}
    for act in range(SPACE.size):
        verb = SPACE.verb_of(act)
        refusal = s.why(seat, act)
        if refusal is None or verb.chance:
            continue
        if refusal.saying.key == "not-possible-here":
            assert refusal == out_of_place.setdefault(verb.name, refusal)
        else:
            assert refusal.rule in sections
    for word, refusal in out_of_place.items():
        called = words(find(GAME)).verb(SPACE.by_name[word])
        assert (refusal.rule, said(refusal)) == (rule, f"'{called}' is not possible here: {now}")
    judged = {"Opening": "redraw", "Turn, bare": "play"}.get(name)  # by its target, though none is on offer
    for usual in ("play", "build", "remove", "redraw"):  # what a click on a card, a space, a piece or a power asks for
        assert usual in verbs | set(out_of_place) or usual == judged
    assert not verbs & set(out_of_place)


WRONG: list[tuple[str, str, str, str]] = [
    ("Opening", "bury Verdun", "4", "Verdun belongs to France, which another player controls"),
    ("Turn, play", "play Verdun", "9.2", "Verdun belongs to France, not to Germany"),
    ("Turn, play", "play The Red Baron", "9.2", "Germany does not have The Red Baron in hand"),
    ("Turn, attrition", "attrition Zeppelins", "9.3", "Germany has not prepared Zeppelins"),
    ("Turn, prepare", "prepare Mata Hari", "9.4", "Germany does not have Mata Hari in hand"),
    ("Turn, draw", "draw 7", "9.5", "you may draw only until you have 7 cards in hand, and "
     "no more cards than the deck holds"),
    ("Turn, victim", "recall", "9.3", "'remove one of your pieces' is not possible here: "
     "Germany must first choose the power that suffers attrition"),
    ("Recall", "remove French Paris", "6", "French pieces do not belong to Germany"),
    ("Place", "build North Sea", "6", "an army needs a land space, and the North Sea is a sea space"),
    ("Place", "build Berlin", "6", "Germany already has a piece in Berlin"),
    ("Place", "build Paris", "6", "an enemy piece is in Paris"),
    ("Place", "build Moscow", "9.2.2", "a German army in Moscow would not be supplied"),
    ("Place, recruit", "recruit Serbia", "11", "this card lets Austria-Hungary recruit only in Bulgaria"),
    ("Battle", "battle North Sea", "12.1", "a land battle is fought in a land space, and the North Sea is a sea space"),
    ("Battle", "battle Moscow", "12.1", "Germany has no supplied piece next to Moscow"),
    ("Battle, from", "from Berlin", "12.1", "no battle in Burgundy can start from Berlin"),
    ("Answer, defence", "reinforce Verdun", "13.4", "France has not prepared Verdun"),
    ("Answer, defence", "recall", "6", "France can remove its own pieces only in its own turn"),
    ("Answer, attack", "recall", "6", "you cannot remove your own pieces during a battle (R12)"),
    ("Counterattack", "counterattack Verdun", "13.5", "France has not prepared Verdun"),
    ("Eliminate", "eliminate Ottoman Anatolia", "12.3", "the card does not name the Ottoman piece in Anatolia"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "act", "rule", "why"), WRONG)
def test_a_wrong_target_is_refused_with_the_rule_against_it(name: str, act: str, rule: str, why: str) -> None:
    refusal = refused(STEPS[name][0](), act)
    assert (refusal.rule, said(refusal)) == (rule, why)


def test_a_sea_battle_is_not_fought_on_land() -> None:
    s = play("British Sea Battle", "UKUS", pieces={"UK": "BRI NAO", "DE": "BER ENG"})
    assert said(refused(s, "battle Paris")) == "a sea battle is fought in a sea space, and Paris is a land space"
    assert refused(s, "battle Paris").rule == "12.1"


def test_a_navy_is_not_built_on_land() -> None:
    s = play("British Build Navy", "UKUS", pieces={"UK": "BRI NAO"})
    assert said(refused(s, "build Ireland")) == "a navy needs a sea space, and Ireland is a land space"
    assert refused(s, "build Ireland").rule == "6"


def test_who_is_not_asked_in_the_opening_is_told_so_by_its_section() -> None:
    s = opening()
    for name in list(s.view(0)["powers"][0]["hand"])[:3]:
        do(s, f"bury {name}")
    refusal = refused(s, "recall", "Austria")
    assert refusal.rule == "4"
    assert said(refusal).startswith("this seat has no decision to make; Russia, ")


# The true reason, where several things may be in the way

BERTHA = "Big Bertha Railway Guns"


def defended(german: list[str], french: list[str], cards: list[str], **more: Any) -> QuartermasterState:
    """Germany attacks Picardy, France reinforces with the first of its cards, and Germany may sustain."""
    s = play(LAND_BATTLE, "DE", cards, pieces=more.pop("pieces", WEST), prepared={"DE": german, "FRIT": french}, **more)
    return do(s, "battle Picardy", f"reinforce {french[0]}")


def why(s: QuartermasterState, act: str) -> str:
    return said(refused(s, act))


@pytest.mark.rule(GAME, "13.4")
def test_a_card_that_has_been_laid_is_not_laid_again() -> None:
    s = defended([LAND_BATTLE, "Prussian Military Tradition"], ["Marne"], ["Zeppelins"])
    do(s, f"sustain {LAND_BATTLE}")
    assert why(s, f"sustain {LAND_BATTLE}") == f"{LAND_BATTLE} has already been used in this battle"
    assert refused(s, f"sustain {LAND_BATTLE}").rule == "13.4"
    s = defended(["Schlieffen Plan"], ["French Build Army"] * 2 + ["France Mobilizes"], [])
    do(s, "sustain Schlieffen Plan", "reinforce French Build Army")
    assert why(s, "reinforce French Build Army") == "French Build Army has already been used in this battle"


@pytest.mark.rule(GAME, "card-big-bertha-railway-guns")
def test_big_bertha_is_refused_with_the_true_reason() -> None:
    act = f"bertha {LAND_BATTLE}"
    assert why(defended([LAND_BATTLE], ["French Build Army"], HAND), act) == f"{BERTHA} is not in play"
    ready: dict[str, Any] = {"status": {"DE": [BERTHA]}}
    few = defended([LAND_BATTLE], ["French Build Army"], [], **ready)
    assert why(few, act) == f"Germany has too few cards in hand to keep {LAND_BATTLE} prepared"
    assert "sustain German Land Battle" in offered(few)
    double = defended(["Schlieffen Plan"], ["Marne"], ["Zeppelins"], **ready)
    assert why(double, "bertha Schlieffen Plan") == "Germany has too few cards in hand to keep Schlieffen Plan prepared"
    twice = defended([LAND_BATTLE, "Stosstruppen"], ["Marne"], HAND, **ready)
    do(twice, act)
    assert why(twice, "bertha Stosstruppen") == f"{BERTHA} has already been used this turn"
    again = defended([LAND_BATTLE, "Stosstruppen"], ["French Build Army"] * 2, HAND, **ready)
    do(again, act, "discard Zeppelins", "reinforce French Build Army")
    assert why(again, "bertha Stosstruppen") == f"{BERTHA} has already been used this turn"
    assert why(again, f"bertha {LAND_BATTLE}") == f"{BERTHA} has already been used this turn"


@pytest.mark.rule(GAME, "card-big-bertha-railway-guns")
def test_big_bertha_is_german_and_used_in_the_german_turn() -> None:
    aided = {"status": {"DE": [BERTHA, "German Aid in the East"]}}
    s = play("Austro-Hungarian Land Battle", "AHOT", ["Spanish Flu", "Caporetto", "Persian Oil"],
             pieces={"AH": "VIE BUD", "RU": "MOS SER"}, hands={"DE": HAND},
             prepared={"RU": ["Montenegro"], "DE": [LAND_BATTLE], "AHOT": ["Austro-Hungarian Land Battle"]},
             **aided)  # fmt: skip
    do(s, "battle Serbia", "discard Spanish Flu", "reinforce Montenegro")
    assert why(s, "bertha Austro-Hungarian Land Battle") == f"{BERTHA} can keep only German cards"
    do(s, "pass")
    assert why(s, f"bertha {LAND_BATTLE}") == f"{BERTHA} can be used only in Germany's turn"


@pytest.mark.rule(GAME, "card-big-bertha-railway-guns")
@pytest.mark.rule(GAME, "card-stosstruppen")
def test_big_bertha_and_stosstruppen_are_refused_with_the_true_reason() -> None:
    def assault(cards: list[str], *status: str) -> QuartermasterState:
        s = play("German Build Army", "DE", cards, pieces=WEST, status={"DE": ["Stosstruppen", *status]},
                 prepared={"DE": [LAND_BATTLE, "Schlieffen Plan"]})  # fmt: skip
        return do(s, "build Prussia")

    assert why(assault(HAND), f"bertha {LAND_BATTLE}") == f"{BERTHA} is not in play"
    away = "Schlieffen Plan cannot pay for a battle in any space next to Prussia"
    assert why(assault(HAND, BERTHA), "bertha Schlieffen Plan") == away
    assert why(assault(HAND, BERTHA), "spend Schlieffen Plan") == away
    few = f"Germany has too few cards in hand both to keep {LAND_BATTLE} prepared and to battle"
    assert why(assault([], BERTHA), f"bertha {LAND_BATTLE}") == few


@pytest.mark.rule(GAME, "R30")
@pytest.mark.rule(GAME, "13.3")
def test_german_aid_names_supply_where_the_ally_lacks_it() -> None:
    s = play("Russian Land Battle", "RU", pieces={"AH": "VIE POL", "RU": "MOS UKR"},
             status={"DE": ["German Aid in the East"]},
             prepared={"DE": ["German Build Army", "Landwehr"]})  # fmt: skip
    do(s, "battle Poland")
    assert offered(s, "reinforce") == ["Landwehr"]
    refusal = refused(s, "reinforce German Build Army")
    assert refusal.rule == "13.3"
    assert said(refusal) == (
        "the piece in Poland is not supplied, and German Build Army does not have the supply symbol"
    )


@pytest.mark.rule(GAME, "R30")
@pytest.mark.rule(GAME, "13.5")
def test_german_aid_names_the_ally_that_cannot_counterattack() -> None:
    s = play("Russian Land Battle", "RU", pieces={"AH": "VIE POL", "OT": "IST", "RU": "MOS UKR"},
             status={"DE": ["German Aid in the East"]}, prepared={"DE": ["Landwehr", "Tannenberg"]})  # fmt: skip
    do(s, "battle Poland", "reinforce Landwehr")
    asked = ALLIES[CENTRAL].index(GERMANY)
    step = Counterattack(RU, SPACES.index("Ukraine"), SPACES.index("Poland"), asked, NO_CARD)
    assert said(step.refuse(s, COUNTERATTACK, KIND_OF["Tannenberg"])) == (
        "Austria-Hungary has no supplied army in Poland"
    )


@pytest.mark.rule(GAME, "R30")
def test_german_aid_sustains_only_attacks_from_land() -> None:
    s = play("Austro-Hungarian Land Battle", "AHOT", ["Spanish Flu", "Persian Oil", "Caporetto"],
             pieces={"AH": "VIE TYR ADR", "IT": "ROM"}, status={"DE": ["German Aid in the East"]},
             prepared={"DE": [LAND_BATTLE], "AHOT": ["Austro-Hungarian Land Battle"], "FRIT": ["Italian Build Army"]},
             )  # fmt: skip
    do(s, "battle Rome", "discard Spanish Flu", "reinforce Italian Build Army")
    answer = s.stack[-1]
    assert isinstance(answer, Answer)
    refusal = answer.unfit(s, GERMANY, KIND_OF[LAND_BATTLE])
    assert refusal is not None
    assert said(refusal) == (
        f"German Aid in the East lets {LAND_BATTLE} sustain only attacks that start from a land space"
    )


@pytest.mark.rule(GAME, "12.2")
def test_difficult_terrain_is_named_where_it_is_the_reason() -> None:
    """One card is left in hand: it pays for a prepared card, but not for itself."""
    s = play("French Land Battle", "FRIT", ["French Land Battle", "Alpini"], pieces={"FR": "PAR", "DE": "BER WGE BUR"},
             status={"FRIT": ["General Nivelle's Creeping Barrage"]},
             prepared={"FRIT": ["Plan XVII"], "DE": ["German Build Army"]})  # fmt: skip
    do(s, "battle Burgundy", "discard Alpini", "reinforce German Build Army")
    assert offered(s, "sustain") == ["Plan XVII"]
    refusal = refused(s, "sustain-from-hand French Land Battle")
    reason = "in difficult terrain, French Land Battle costs another card from hand, and France has too few"
    assert (refusal.rule, said(refusal)) == ("12.2", reason)


@pytest.mark.rule(GAME, "card-general-nivelles-creeping-barrage")
def test_a_card_from_hand_is_refused_with_the_true_reason() -> None:
    name = "General Nivelle's Creeping Barrage"

    def barrage(cards: list[str], *status: str) -> QuartermasterState:
        s = play("French Land Battle", "FRIT", cards, pieces={"FR": "PAR PIC", "DE": "BER WGE BEL"},
                 status={"FRIT": list(status)}, prepared={"DE": ["Landwehr"], "FRIT": ["Plan XVII"]})  # fmt: skip
        return do(s, "battle Belgium", "reinforce Landwehr")

    act = "sustain-from-hand French Land Battle"
    assert why(barrage(["French Land Battle"]), act) == f"{name} is not in play"
    ready = barrage(["French Land Battle", "Alpini", "French Land Battle"], name)
    assert why(ready, "sustain-from-hand Alpini") == f"with {name}, only French Land Battle cards can sustain from hand"
    assert why(ready, "sustain-from-hand Verdun") == "France does not have Verdun in hand"
    do(ready, act)
    assert why(ready, act) == f"{name} has already been used this turn"
    german = defended([LAND_BATTLE], ["French Build Army"], [LAND_BATTLE])
    none = "no Status card lets Germany sustain this battle from hand; use prepared cards"
    assert why(german, f"sustain-from-hand {LAND_BATTLE}") == none


@pytest.mark.rule(GAME, "13.5")
def test_a_counterattack_is_refused_with_the_true_reason() -> None:
    s = play("Russian Land Battle", "RU", pieces={"AH": "VIE BUD", "OT": "BUD", "RU": "MOS UKR GAL"}, hand=["Rasputin"],
             prepared={"AHOT": ["Royal Hungarian Honvéd", "I Order You to Die", "Morava Offensive"]})  # fmt: skip
    do(s, "battle Budapest", "reinforce Royal Hungarian Honvéd")
    assert why(s, "counterattack I Order You to Die") == "the Ottoman Empire has no supplied army in Budapest"
    assert why(s, "counterattack Morava Offensive") == "Morava Offensive does not have the Counterattack symbol"
    assert why(s, "counterattack Royal Hungarian Honvéd") == "Austria has not prepared Royal Hungarian Honvéd"
    s = aid()
    assert why(s, "with Ottoman Empire") == "the Ottoman Empire has no supplied army in Galicia"
    assert why(s, "with France") == "Tannenberg cannot be used for French armies"


@pytest.mark.rule(GAME, "9.2.1")
def test_options_at_the_start_of_a_battle_are_refused_with_the_true_reason() -> None:
    s = options()
    assert why(s, "use The Red Baron") == "The Red Baron is not in play"
    assert why(s, "use Stosstruppen") == "Stosstruppen cannot be used at the start of a battle"
    do(s, "use Mustard Gas", "against France", "discard-prepared Alpini")
    assert why(s, "use Mustard Gas") == "Mustard Gas has already been used this turn"
    sea = play("German Sea Battle", "DE", pieces={"DE": "BER BAL", "UK": "BRI ENG NTH"},
               status={"DE": ["Mustard Gas", "Rumpler Taube Air Reconnaissance"]})  # fmt: skip
    do(sea, "battle North Sea")
    reason = "Mustard Gas can be used only in land battles, and the North Sea is a sea space"
    assert why(sea, "use Mustard Gas") == reason


@pytest.mark.rule(GAME, "9.1")
def test_drafts_are_refused_with_the_true_reason() -> None:
    s = do(position(power="UKUS", step="draft", hands={"UKUS": ["Cambrai", "Gallipoli"]}), "draft")
    assert why(s, "recover British Build Army") == "The Pals Battalions is not in play"
    assert why(s, "fetch Dreadnoughts") == "cards of the type and nation of Dreadnoughts cannot be drafted here"
    assert why(s, "fetch French Build Army") == "French Build Army belongs to France, not to Britain"
    s = do(position(power="UKUS", step="draft", hands={"UKUS": ["Cambrai", "Gallipoli"]},
                    status={"UKUS": ["The Pals Battalions"]}), "draft")  # fmt: skip
    assert why(s, "recover American Build Army") == "The Pals Battalions can take only British Build Army cards"
    assert why(s, "recover British Build Army") == "British Build Army is not in Britain's discard pile"
    s = do(position(power="RU", step="draft", hands={"RU": ["Rasputin", "Cossacks"]}), "draft")
    assert why(s, "recover Rasputin") == "Russia drafts from its deck, not from its discard pile"


@pytest.mark.rule(GAME, "11")
def test_victims_are_refused_with_the_true_reason() -> None:
    s = victim()
    assert why(s, "against Austria") == "only an enemy of Germany can be chosen, and Austria is not one"
    assert why(s, "against Russia") == "Russia has no army next to an army of the card's nation"
    s = STEPS["Mines"][0]()
    assert why(s, "against France") == "only an enemy of Britain can be chosen, and France is not one"
    do(s, "against Germany")
    assert why(s, "against Germany") == "Germany has already been chosen"
    alone = play("Tunnel Mines", "UKUS", pieces={"UK": "BRI PIC", "DE": "BEL", "AH": "VIE"})
    assert why(alone, "against Austria") == "Austria has no army next to a British army"


@pytest.mark.rule(GAME, "11")
def test_lawrence_and_the_levy_are_refused_with_the_true_reason() -> None:
    s = pay_on(play("Lawrence Foments Arab Revolts", "UKUS", pieces={"OT": "IST"}))
    assert why(s, "eliminate Ottoman Middle East") == "there is no Ottoman army in the Middle East"
    assert why(s, "eliminate Ottoman Istanbul") == "this card can eliminate only an Ottoman army in the Middle East"
    s = levy()
    assert why(s, "recover Cambrai") == "Cambrai is not an American card"
    assert why(s, "recover War Revenue Act") == "War Revenue Act cannot take itself back"
