### What only the terminal says.

terminal-title = Chapter { $chapter } of { $chapters } · { $name } begins
terminal-event = Event
terminal-together = Together
terminal-team = { $score } AP; levels at { $levels }
terminal-player = Player
terminal-ap = AP
terminal-at = At
terminal-dice = Dice
terminal-has = Has
terminal-quests = Quests
terminal-items = Items
terminal-routes = Dice lie on
terminal-banned = banned
terminal-ways = Your ways
