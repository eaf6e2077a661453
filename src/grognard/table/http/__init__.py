"""The HTTP API: connections, middleware, routes and response models. What a request does is decided in the packages
below."""
