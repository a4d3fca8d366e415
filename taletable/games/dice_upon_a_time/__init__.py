"""Dice Upon a Time: a race over the map of the Grimm tales, for 2 to 5 (DU)."""
