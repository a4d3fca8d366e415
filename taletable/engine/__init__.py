"""The engine: pure rules machinery, standard library only."""
