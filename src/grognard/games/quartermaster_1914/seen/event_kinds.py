"""Kinds of events in Quartermaster General: 1914: what each is about."""

from __future__ import annotations

from typing import Final

from grognard.core.event_kinds import EventKinds
from grognard.games.quartermaster_1914.seen.summary import summary

EVENT_KINDS: Final = EventKinds(
    {
        "battle": ("battle",),
        "fight": ("reinforced", "sustained", "answer-withdrawn"),
        "outcome": ("battle-won", "battle-failed"),
        "loss": (
            "removed-army",
            "removed-navy",
            "eliminated-army",
            "eliminated-navy",
            "attrition",
            "attrition-card",
            "discarded-status",
        ),
        "capture": ("token",),
        "gain": ("built-army", "built-navy", "recruited-army", "recruited-navy"),
        "card": ("played", "drew-own", "drafted", "spent", "status", "counterattack", "looked", "recovered"),
        "score": ("scored", "lost-points", "gained-points", "objectives", "points"),
        "phase": ("turn",),
        "figures": ("turn-figures",),
        "summary": ("battle-over", "summary-alone", "summary-told"),
    },
    {"battle": ("space", "space2")},
    summary,
)
