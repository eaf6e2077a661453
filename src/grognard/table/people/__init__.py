"""Accounts: sessions, passwords, programs, merging of guests, quotas of sockets. It knows no live match."""
