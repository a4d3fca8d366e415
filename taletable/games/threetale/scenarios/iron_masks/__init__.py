"""Iron Masks: the room of a Prophecy and its Future."""
