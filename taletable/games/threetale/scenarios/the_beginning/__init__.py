"""The Beginning: the room of a Prophecy and its Future."""
