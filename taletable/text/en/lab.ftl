### What simulations and studies cannot do.

lab-no-games = at least 1 game has to be played
lab-workers = the number of workers cannot be negative
lab-bots = { $n } bots cannot sit on { $seats } seats; name one bot for all, or one for each seat
lab-not-empty = { $folder } is not empty; records go into a folder of their own
lab-records-here = records are written by the processes of this machine, and always all of them; with rows or on a cluster leave them out
lab-other-rows = { $folder } holds rows of another simulation, or of other rules or bots; take a folder of its own
lab-other-rules = a node of the cluster has other rules or bots of { $game } than this machine; install the same version everywhere
lab-endless = game { $n } does not end with these bots
lab-no-polars = rows need polars: pip install "taletable[rows]"
lab-no-ray = a cluster needs Ray: pip install "taletable[ray]"
lab-no-study = { $game } has no study of its balance
lab-no-configuration = no configuration “{ $key }”; there are: { $keys }
lab-no-tests = { $root } has no folder “tests”; the coverage of rules is read from the tests of the repository

# Learning by self-play

train-no-sense = { $game } cannot be learned yet; there are: { $games }
