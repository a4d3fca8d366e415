### What a shared link unfolds to where it is pasted: headlines and sentences, on pictures as well.

unfurl-house-title = Tales to play together
unfurl-house = A digital table for story board games: alone, with bots, or with friends over a link. No account is needed.
unfurl-game-title = Lay a table for { $game }
unfurl-game =
    { $most ->
        [one] For one, with all the rules explained. No account is needed.
       *[other] For { $least } to { $most }, with friends or bots, all the rules explained. No account is needed.
    }
unfurl-free-seat = free
unfurl-free-title = { $host } invites you
unfurl-free =
    { $n ->
        [one] A seat is free. Sit down and play; no account is needed.
       *[other] { NUMBER($n) } seats are free. Sit down and play; no account is needed.
    }
unfurl-running-title = Look on while they play
unfurl-running = { LIST($names, type: "and") } sit at the table.
unfurl-ended-title = A tale without an end
unfurl-ended = This table was given up.
unfurl-lesson-title = { $host } learns the game
unfurl-lesson = A table that teaches, step by step.
unfurl-dare-title = { $name }: beat me on this
unfurl-dare = The same deal, the same rivals, one try. { NUMBER($n) } are to be beaten.
unfurl-over = See how it ended, watch it again, or try it your way.
unfurl-replay = Watch it again, or try it your way.
unfurl-together = { $won ->
        [true] Won together
       *[other] Lost together
    }
unfurl-won = { $by ->
        [0] { $n ->
            [0] Nobody wins
            [one] { LIST($names, type: "and") } wins
           *[other] { LIST($names, type: "and") } win
        }
       *[other] { LIST($names, type: "and") } wins by { NUMBER($by) }
    }
unfurl-day-title = The tale of the day
unfurl-day = { $game }: the same deal for everybody, one serious try.
unfurl-event = A league or tournament of { $game }.
