### Why a position cannot be, beside what holds for every game.

position-repairs-whole = can never be damaged (TP-10.2)
position-corks = there are only { $n } Corks (TP-13.1)
position-cannonballs = there are only 4 Cannonballs (TP-11.6)
position-no-cannon = the ship has no such Cannon in this chapter
position-rounds = the chapter has rounds 1 to { $n }
position-goals = the chapter has { $n } goals
position-outcome = does not fit whether the chapter is over
position-no-resolver = there is no such seat
position-timer-phase = Sandtimers, questions and events belong to the timer-phase (TP-5.4)
position-no-event = names an event that is not one of this round
position-no-question = is not an event of this round that asks
position-no-space = the ship has no such space in this chapter
position-too-many-tokens = there are not so many in this chapter
position-two-cards = two Cards cannot lie in one place
position-bow-face-up = Cards in the sector of the bow lie face up (TP-3.5)
position-hits = { $card } cannot have { $n } Damage Tokens
position-two-sandtimers = two Sandtimers cannot share a space (TP-6.15)
position-space-damaged = there is no such space, or it is damaged (TP-6.14)
position-no-card-there = no face-up Card with an action space lies there (TP-R.19)
position-no-sand = no sand runs in a Sandtimer that is in hand
