"""Benchmarks and fault injection for the web service, on this machine. The service itself never uses them."""
