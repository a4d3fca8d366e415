### What only the terminal says.

terminal-title = { $n }. { $title } · round { $round } of { $rounds }
terminal-title-running = { $n }. { $title } · round { $round } of { $rounds } · { $left } s left

## The ship

terminal-ship = Ellen
terminal-life = { $life } Life of { $full }
terminal-course = bow to the { $sector }, speed { $speed }
terminal-cannonballs = Cannonballs in { $cannons }, { $left } left
terminal-damaged = damaged: { $places }
terminal-token = { $n } { $token }
terminal-mission = Mission
terminal-progress = { $task } ({ $n } of { $count })
terminal-event = Event

## The sea and the crew

terminal-sector = Sector
terminal-cards = Cards
terminal-faced-by = Faced by
terminal-face-down = face down
terminal-crew = Crew
terminal-sandtimer = Sandtimer
terminal-in-hand = in hand
terminal-sand = { $left } s of sand
