"""Storage: tables, transactions on SQLite and PostgreSQL, group commit, snapshots, cross-node events and migrations. It
knows neither games' positions nor requests."""
