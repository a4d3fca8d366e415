"""A Tale of Pirates: real-time co-op on one ship, thirty seconds of sand at a time."""
