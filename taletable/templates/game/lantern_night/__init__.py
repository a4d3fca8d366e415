"""Lantern Night: light the right lantern, and the fireflies come to you."""
