"""Nine Rings: the room of a Prophecy and its Future."""
