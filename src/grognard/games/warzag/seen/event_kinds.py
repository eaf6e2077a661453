"""Kinds of events in WARZAG WWII: what each is about."""

from __future__ import annotations

from typing import Final

from grognard.core.event_kinds import EventKinds
from grognard.games.warzag.seen.summary import summary

EVENT_KINDS: Final = EventKinds(
    {
        "march": ("moves", "leads", "evacuates", "walks-in"),
        "battle": ("invades",),
        "fight": ("attack-compared", "doomed", "rolls", "fires-back", "wounded"),
        "outcome": ("invasion-succeeds", "invasion-fails"),
        "retreat": ("leader-sent-back",),
        "loss": ("eliminates", "bombs", "bombed", "leader-lost", "sabotages", "hand-discarded"),
        "capture": ("takes", "liberates", "annexes", "occupies"),
        "gain": ("trains", "conscripts", "recruits", "develops", "promotes", "activates"),
        "card": ("plays", "drew-own", "mission-fulfilled", "mission-failed"),
        "score": ("objective-complete", "square-reached", "armistice"),
        "leave": ("eliminated", "surrenders"),
        "phase": ("turn",),
        "figures": ("turn-figures",),
        "summary": ("invasion-over", "summary-alone", "summary-told"),
    },
    {
        "moves": ("territory", "territory2"),
        "leads": ("territory", "territory2"),
        "evacuates": ("territory", "territory2"),
        "leader-sent-back": ("territory", "territory2"),
    },
    summary,
)
