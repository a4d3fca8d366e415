"""Small events: who meets whom, and how they stand."""
