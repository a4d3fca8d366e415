"""Paper Tales: sealed drafting and a small kingdom that grows old."""
