"""Broken Clockwork: the room of a Prophecy and its Future."""
