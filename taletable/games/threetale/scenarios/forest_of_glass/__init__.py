"""Forest of Glass: the room of a Prophecy and its Future."""
