"""Maintenance of stored matches by the host: backups, export, and the upgrade to new rules. It works beside a running
service or without one, and no request reaches it."""
