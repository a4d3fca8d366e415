"""Learning by self-play: games are played side by side in many processes (`collector`), one network learns from them (`learner`)."""
