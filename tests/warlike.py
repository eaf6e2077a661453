"""Random games with much fighting, so that battles are checked as well."""

from __future__ import annotations

from typing import ClassVar

from grognard.fuzzing import RandomGame


class Warlike(RandomGame):
    """A random game in which some acts are taken eagerly, and some seldom. Each game says which."""

    EAGER: ClassVar[tuple[str, ...]] = ()
    IDLE: ClassVar[tuple[str, ...]] = ()

    def pick(self, acts: list[int]) -> int:
        rng = self.rng
        verbs = {act: self.match.game.space.verb_of(act).name for act in acts}
        if rng.random() < 0.8:
            eager = [act for act in acts if verbs[act] in self.EAGER]
            if eager:
                return self.prefer(eager)
        busy = [act for act in acts if verbs[act] not in self.IDLE]
        return rng.choice(busy or acts) if rng.random() < 0.9 else rng.choice(acts)

    def prefer(self, eager: list[int]) -> int:
        return self.rng.choice(eager)
