"""Kinds of events in Paths of Glory: what each is about."""

from __future__ import annotations

from typing import Final

from grognard.core.event_kinds import EventKinds
from grognard.games.paths_of_glory.seen.summary import summary

EVENT_KINDS: Final = EventKinds(
    {
        "march": ("moves", "redeploys"),
        "battle": ("attack",),
        "fight": (
            "declares",
            "plays-combat-card",
            "uses-combat-card",
            "flank-success",
            "flank-failure",
            "fires-army",
            "fires-corps",
            "stands",
            "stands-by-haig",
            "advances",
            "replaced-by",
        ),
        "outcome": ("combat-won", "combat-tied", "attack-cancelled", "pulls-back"),
        "retreat": ("retreats", "retreats-over"),
        "loss": ("reduced", "eliminated", "removed", "fort-destroyed", "beachhead-lost", "trench-removed"),
        "capture": ("takes-space", "takes-victory-space", "trench-taken", "spaces-turn"),
        "gain": ("placed", "to-reserve", "restored", "rebuilt", "rebuilt-at", "entrenched"),
        "card": (
            "plays-operations",
            "plays-redeployment",
            "plays-replacements",
            "plays-event",
            "drew-own",
            "sees-hand",
        ),
        "score": (
            "points",
            "event-point",
            "peace-roll",
            "high-seas-point",
            "blockade",
            "italy-neutral",
            "mutiny-attack",
            "offensive-missed",
            "peace-offensive-failed",
            "war-status",
        ),
        "fate": ("enters-war", "us-at-war", "commitment", "armistice", "offensive-rolled", "offensive-italy", "mutiny"),
        "supply": ("starving",),
        "phase": ("turn-begins", "round-begins"),
        "figures": ("turn-figures",),
        "summary": ("combat-over", "summary-alone", "summary-told"),
    },
    {
        "moves": ("space", "space2"),
        "redeploys": ("space", "space2"),
        "retreats": ("space", "space2"),
        "retreats-over": ("space", "space2", "space3"),
    },
    summary,
)
