"""Glowing Windows: the room of a Prophecy and its Future."""
