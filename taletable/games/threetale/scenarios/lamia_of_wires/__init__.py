"""Lamia of Wires: the room of a Prophecy and its Future."""
