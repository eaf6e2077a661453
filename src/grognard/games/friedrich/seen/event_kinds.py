"""Kinds of events in Friedrich: what each is about."""

from __future__ import annotations

from typing import Final

from grognard.core.event_kinds import EventKinds
from grognard.games.friedrich.seen.summary import summary

EVENT_KINDS: Final = EventKinds(
    {
        "march": ("moved", "slipped"),
        "battle": ("battle",),
        "fight": ("played", "cannot-lead"),
        "outcome": ("tie", "lost", "no-retreat"),
        "retreat": ("retreated",),
        "loss": ("train-lost", "starved", "off", "removed", "lost-troop"),
        "capture": ("conquered", "reconquered", "marked"),
        "gain": ("reinforced", "returned", "recruited", "gained", "nation-gained"),
        "supply": ("supplied", "unsupplied"),
        "card": ("drew-cards", "received", "gave", "offensive-declared", "aside-lost"),
        "fate": (
            "fate",
            "fate-line",
            "fate-line-revised",
            "stroke",
            "draws",
            "keeps",
            "eased",
            "no-effect",
            "swapped",
            "imperial-changes",
        ),
        "leave": ("left",),
        "phase": ("stage",),
        "figures": ("turn-figures",),
        "summary": ("battle-over", "summary-alone", "summary-told"),
    },
    {"retreated": ("city2", "city"), "slipped": ("city2", "city")},
    summary,
)
