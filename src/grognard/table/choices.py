"""What a seat may choose, as JSON: the acts by verb, what closing acts would leave undone, what is in hand."""

from __future__ import annotations

from typing import Any

from grognard.core.state import State
from grognard.texts.words import Words


def offers(state: State, seat: int) -> list[dict[str, Any]]:
    """The acts on offer, by verb."""
    found: dict[str, dict[str, Any]] = {}
    for act in state.legal(seat):
        verb = state.space.verb_of(act)
        targets = verb.targets
        kind, role = (None, None) if targets is None else (targets.kind, targets.role)
        choice = found.setdefault(
            verb.name, {"verb": verb.name, "kind": kind, "role": role, "ends": verb.ends, "targets": []}
        )
        if targets is not None:
            choice["targets"].append(act - verb.base)
    return list(found.values())


def choices(state: State, seat: int, words: Words) -> list[dict[str, Any]]:
    """The same, with what those that stand alone would leave undone."""
    found = offers(state, seat)
    for choice in found:
        left = [] if choice["targets"] else state.leaves(seat, state.space.parse(choice["verb"]))
        choice["leaves"] = [{"key": said.key, "text": words.sentence_parts(said)} for said in left]
    return found


def held(state: State, seat: int, words: Words) -> dict[str, Any] | None:
    """What a seat has taken up, how it puts it down here, and what it may do then: take up another, or close."""
    hand = state.in_hand(seat)
    if hand is None:
        return None
    take, stop = state.space.verb_of(hand.act), state.stop(seat)
    assert take.targets is not None
    down = state.put_down(seat)
    prompt = down.prompt(seat) if down is not None else None
    then = None
    if down is not None and prompt is not None:
        wanted = [
            choice
            for choice in choices(down, seat, words)
            if choice["verb"] == take.name or (choice["kind"] is None and choice["ends"])
        ]
        then = {"prompt": words.sentence_parts(prompt), "choices": wanted}
    return {
        "verb": take.name,
        "kind": take.targets.kind,
        "targets": hand.things,
        "moved": hand.moved,
        "stop": state.space.text(stop) if stop >= 0 else None,
        "then": then,
    }
