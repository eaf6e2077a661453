"""Errors, limits, logging, time, tokens, addresses, metrics and request models: what every other package of the service
may use. It knows no match, no person and no database."""
