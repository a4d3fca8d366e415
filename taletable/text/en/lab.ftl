### What simulations and studies cannot do.

lab-no-games = at least 1 game has to be played
lab-workers = the number of workers cannot be negative
lab-bots = { $n } bots cannot sit on { $seats } seats; name one bot for all, or one for each seat
lab-not-empty = { $folder } is not empty; records go into a folder of their own
lab-no-study = { $game } has no study of its balance
lab-no-configuration = no configuration “{ $key }”; there are: { $keys }
lab-no-tests = { $root } has no folder “tests”; the coverage of rules is read from the tests of the repository

# Learning by self-play

train-no-sense = { $game } cannot be learned yet; there are: { $games }
