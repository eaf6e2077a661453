"""The web service: matches, seats and people over HTTP and WebSocket."""
