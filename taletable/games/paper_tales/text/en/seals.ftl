### What can be earned: its name, and how.

seal-old-age = Died of Old Age
seal-old-age-how = Seven of your Units go in one game, all of them in bed
seal-nobody-harmed = Nobody Was Harmed
seal-nobody-harmed-how = Win a game and fight no War that anybody heard of
seal-drum = The Loud Drum
seal-drum-how = 21 Legend points out of Wars in one game
seal-architect = Scaffolding, Still Up
seal-architect-how = Build or enlarge five times in one game
seal-forty = Forty Winks
seal-forty-how = 40 Legend points in one game
seal-crowd = The Loudest of Five
seal-crowd-how = Win against four others
seal-regular = They Know Your Tale
seal-regular-how = Ten games won
