"""Calls: people are told that a table needs them, while no page of it is open."""
