"""Computer opponents at the table: the scheduler, the worker processes, leases, hints and analysis. They are handed
imagined states only; nothing here knows a request or a socket."""
