"""Parallel Land: the room of a Prophecy and its Future."""
