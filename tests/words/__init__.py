"""Words: sayings put into sentences."""
