"""WebSockets: the protocol, the sockets of a match and those of the lobby. No route of the HTTP API is here."""
