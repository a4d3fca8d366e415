### What only the terminal says.

terminal-title = { $phase } · round { $round }
terminal-title-limited = { $phase } · round { $round } of { $limit }
terminal-prophecies = Prophecies
terminal-seat = Seat
terminal-hero = Hero
terminal-spirit = Spirit
terminal-love = { virtue-love }
terminal-hope = { virtue-hope }
terminal-faith = { virtue-faith }
terminal-endeavour = { virtue-endeavour }
terminal-endurance = { virtue-endurance }
terminal-mercy = { virtue-mercy }
terminal-speed = Speed
terminal-shevitsa = Shevitsa
terminal-carries = Carries
terminal-stones = Stones: { $n }
terminal-offerings = Offerings: { $n }
terminal-battle = Battle
terminal-enemy = { $enemy }: speed { $speed }, defence { $defence }, strength { $strength }, { $harm } damage so far
