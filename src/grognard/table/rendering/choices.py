"""Legal acts as JSON: what a seat may choose by verb, reminders of what closing acts would leave, what is in hand."""

from __future__ import annotations

from grognard.core.acts import Verb
from grognard.core.state import State
from grognard.table.common import responses
from grognard.texts.words import Words


def offers(state: State, seat: int) -> list[responses.Offered]:
    """The acts on offer, by verb."""
    base_of, by_base = state.space.base_of, state.space.by_base
    found: dict[int, list[int]] = {}
    for act in state.legal(seat):
        base = base_of[act]
        targets = found.get(base)
        if targets is None:
            found[base] = [act - base]
        else:
            targets.append(act - base)
    return [_offer(by_base[base], targets) for base, targets in found.items()]


def _offer(verb: Verb, targets: list[int]) -> responses.Offered:
    at = verb.targets
    if at is None:
        return {"verb": verb.name, "kind": None, "role": None, "ends": verb.ends, "targets": []}
    return {"verb": verb.name, "kind": at.kind, "role": at.role, "ends": verb.ends, "targets": targets}


def choices(state: State, seat: int, words: Words) -> list[responses.Choice]:
    """The same, with what those that stand alone would leave undone."""
    return with_leaves(state, seat, words, offers(state, seat))


def with_leaves(state: State, seat: int, words: Words, offered: list[responses.Offered]) -> list[responses.Choice]:
    return [{**choice, "leaves": _leaves(state, seat, words, choice)} for choice in offered]


def _leaves(state: State, seat: int, words: Words, choice: responses.Offered) -> list[responses.Left]:
    if choice["targets"]:
        return []
    left = state.leaves(seat, state.space.by_name[choice["verb"]].base)
    return [{"key": said.key, "text": words.sentence_parts(said)} for said in left]


def held(state: State, seat: int, words: Words) -> responses.Held | None:
    """What a seat has taken up, how it puts it down here, and what it may do then: take up another, or close."""
    hand = state.in_hand(seat)
    if hand is None:
        return None
    take, stop = state.space.verb_of(hand.act), state.stop(seat)
    assert take.targets is not None
    down = state.put_down(seat)
    prompt = down.prompt(seat) if down is not None else None
    then: responses.Then | None = None
    if down is not None and prompt is not None:
        wanted = [
            choice
            for choice in offers(down, seat)
            if choice["verb"] == take.name or (choice["kind"] is None and choice["ends"])
        ]
        then = {"prompt": words.sentence_parts(prompt), "choices": with_leaves(down, seat, words, wanted)}
    return {
        "verb": take.name,
        "kind": take.targets.kind,
        "targets": hand.things,
        "moved": hand.moved,
        "stop": state.space.text(stop) if stop >= 0 else None,
        "then": then,
    }
