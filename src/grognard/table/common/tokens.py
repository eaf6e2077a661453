"""Secret tokens that somebody holds and the database does not: only their hashes are stored."""

from __future__ import annotations

import hashlib


def hashed(token: str) -> str:
    """A token as it is stored: who reads the database can do nothing with it."""
    return hashlib.sha256(token.encode()).hexdigest()
