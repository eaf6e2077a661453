"""Live matches: seats, consent, presence, automatic answers, resigning, rematch, review. No web framework, and the
database only through the store."""
