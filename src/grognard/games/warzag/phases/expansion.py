"""W7: Phase II, expansion."""

from __future__ import annotations

from typing import Any

from grognard.core.board import bits
from grognard.core.fields import with_fields
from grognard.core.refusals import Refusal
from grognard.core.sayings import Saying
from grognard.games.warzag.board import reminders, zones
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts import library
from grognard.games.warzag.facts.acts import GO, PLAY, TAKE, TRAIN
from grognard.games.warzag.facts.library import EFFECT, IN_MOVEMENT, IN_TRAINING, VALUE, WINDOW
from grognard.games.warzag.facts.tables import BASES, CAMP, INFANTRY, KINDS
from grognard.games.warzag.phases import movement, training
from grognard.games.warzag.phases.shared import Phase


@with_fields
class Expansion(Phase):
    """W7: training, then movement; the first move ends the training."""

    moving: bool
    discount: int
    """Lend-Lease: what the next army costs less."""

    def name(self) -> str:
        return "movement" if self.moving else "training"

    def rule(self) -> str:
        return "W7.2" if self.moving else "W7"

    def now(self, s: WarzagState) -> Saying:
        return Saying("now-movement" if self.moving else "now-expansion", nation=self.nation)

    def windows(self, s: WarzagState) -> list[int]:
        return [IN_MOVEMENT] if self.moving else [IN_TRAINING, IN_MOVEMENT]

    def works(self, s: WarzagState, effect: int, kind: int) -> bool:
        nation = self.nation
        if effect == library.CONSCRIPTION:
            return s.stock(4 * nation + INFANTRY) >= 0 and training.grounds(s, nation) != 0
        if effect == library.LEND_LEASE:
            if self.discount or not training.grounds(s, nation):
                return False
            return any(training.trainable(s, nation, army, VALUE[kind]) for army in range(len(KINDS)))
        if effect == library.MARCH:
            return len(movement.movable(s, nation, VALUE[kind])) > 0
        return movement.votes(s, nation) != 0

    def acts(self, s: WarzagState) -> list[int]:
        nation = self.nation
        acts: list[int] = []
        if not self.moving and s.points[nation] > 0:
            places = bits(training.grounds(s, nation))
            if places:
                for kind in range(len(KINDS)):
                    if training.trainable(s, nation, kind, self.discount):
                        acts += [TRAIN[kind] + place for place in places]
        acts += [TAKE + army for army in movement.movable(s, nation, 0)]
        if s.hands[nation]:
            acts += self.cards(s)
        return acts

    def goes_on(self, s: WarzagState, acts: list[int]) -> bool:
        return bool(acts) or s.hands[self.nation] != 0

    def carry_out(self, s: WarzagState, verb: int, target: int) -> None:
        nation = self.nation
        if verb == TAKE:
            s.push(movement.Move(nation, target, 0))
        elif verb == PLAY:
            self.play(s, target)
        else:
            kind = TRAIN.index(verb)
            number = training.price(s, 4 * nation + kind, self.discount)
            self.discount = 0
            s.points[nation] -= number
            training.train(s, nation, kind, target)
            s.tell("trains", nation=nation, dossier=4 * nation + kind, territory=target, number=number)

    def play(self, s: WarzagState, card: int) -> None:
        nation, effect = self.nation, EFFECT[card]
        zones.discard(s, nation, card)
        if effect == library.CONSCRIPTION:
            s.push(training.Conscripts(nation, VALUE[card], False))
        elif effect == library.LEND_LEASE:
            self.discount = VALUE[card]
        elif effect == library.MARCH:
            self.move_on()
            s.push(movement.March(nation, VALUE[card]))
        else:
            self.move_on()
            s.push(movement.Plebiscite(nation, VALUE[card], False))

    def may_train(self, s: WarzagState) -> bool:
        """Whether an army can be trained, for points or with a card."""
        if self.moving or not training.grounds(s, self.nation):
            return False
        cards = (act - PLAY for act in self.cards(s))
        return any(training.trainable(s, self.nation, kind, self.discount) for kind in range(len(KINDS))) or any(
            WINDOW[card] == IN_TRAINING for card in cards
        )

    def move_on(self) -> None:
        """W7.2.5: training is over."""
        self.moving = True
        self.discount = 0

    def hear(self, s: WarzagState, answer: list[int]) -> None:
        """An army is moving."""
        self.move_on()

    def why(self, s: WarzagState, seat: int, verb: int, target: int) -> Refusal:
        nation = self.nation
        if verb == PLAY:
            return self.refuse_card(s, target)
        if verb == TAKE:
            return movement.refuse_army(s, nation, target, 0)
        if verb == GO:
            # whoever points at a base or a camp before the first move means to train there
            ground = s.friendly(nation) & (BASES | s.developed[CAMP]) & 1 << target
            if ground and not self.moving and not any(verb + target in s.legal(seat) for verb in TRAIN):
                return self.refuse_training(s, INFANTRY, target)
            return Refusal("W7.2.1", "nothing-taken")
        if verb in TRAIN:
            return self.refuse_training(s, TRAIN.index(verb), target)
        return self.elsewhere(s, verb)

    def refuse_training(self, s: WarzagState, kind: int, target: int) -> Refusal:
        """Why no army of a kind is trained on a territory."""
        nation = self.nation
        if self.moving:
            return Refusal("W7.2.5", "training-over")
        refusal = training.refuse_ground(s, nation, target, s.friendly(nation))
        if refusal is not None:
            return refusal
        dossier = 4 * nation + kind
        if s.stock(dossier) < 0:
            return Refusal("W2.3", "none-in-stock", dossier=dossier)
        number = training.price(s, dossier, self.discount)
        return Refusal("W7.1.1", "too-dear", dossier=dossier, number=number, points=s.points[nation])

    def leaves(self, s: WarzagState, seat: int, verb: int) -> list[Saying]:
        movable = movement.movable(s, self.nation, 0)
        moved = movement.taking(s, self.nation, movable)
        return reminders.of_expansion(s, self.nation, seat, self.discount, movable, moved)

    def prompt(self, s: WarzagState, seat: int) -> Saying:
        key = "ask-expansion" if self.may_train(s) else "ask-movement"
        return Saying(key, nation=self.nation, number=s.points[self.nation])

    def shows(self, s: WarzagState, seat: int) -> dict[str, Any]:
        return {"discount": self.discount}
