"""A node and its services: health, background tasks, the outbox, and the supervisor of further serving processes. It
answers no request itself."""
