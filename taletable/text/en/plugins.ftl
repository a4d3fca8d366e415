### Games and bots that are not there, or cannot play, and why.

## Games

broken-no-game = there is no game “{ $name }”; there are: { $games }
broken-game = the game “{ $name }” is broken: { $why }
broken-there = { $why } ({ $module }, line { NUMBER($line, useGrouping: 0) })
broken-not-a-game = expected a Game, got { $got }
broken-id = its id “{ $id }” is not made of small letters, digits and single hyphens
broken-id-taken = its id “{ $id }” is that of { $game } ({ $package }) already
broken-no-name = it has no name
broken-seats = { $low } to { $high } seats cannot be
broken-package = its package “{ $package }” is not the one that holds it
broken-lacks = { $file } is missing in { $folder }
broken-no-paragraph = rules.md holds no paragraph; one begins with its id: - **HC-1.1** …
broken-no-bots = its bot module has no BOTS, a dictionary from names to classes of bots

## Boards

broken-port = its board asks for port { $port }, this house speaks port { $ours }
broken-no-file = there is no file { $file } in its package

## Bots

broken-no-bot = { $game } has no bot “{ $name }”; there are: { $bots }
broken-bot = the bot “{ $name }” is broken: { $why }
broken-bot-plays = “{ $name }” does not play { $game }; it plays { $plays }
broken-bot-failed = the bot { $name } failed: { $why }
broken-bot-not-loaded = the bot “{ $name }” cannot be loaded: { $why }
broken-bot-arguments = the bot “{ $name }” cannot take these arguments: { $why }
broken-no-reference = “{ $name }” names no bot; write it as module:Class
broken-not-a-bot = “{ $name }” is no bot: expected a class made from taletable.bots.Bot
broken-no-bot-class = it is no bot: expected a class made from taletable.bots.Bot
broken-bot-name = its name is not made of small letters, digits, hyphens and dots
broken-bot-name-taken = there is another bot of this name, of { $game }
broken-bot-name-twice = there is another bot of this name
