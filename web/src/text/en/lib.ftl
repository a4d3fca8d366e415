### What several pages say, and what is said over all of them: times, seats, troubles, notes.

## Times

time-just-now = just now
time-minutes-ago = { $n } min ago
time-hours-ago = { $n } h ago
time-days-ago =
    { $n ->
        [1] yesterday
       *[other] { $n } days ago
    }
time-minutes-seconds = { $minutes }:{ $seconds }
time-hours-minutes = { $hours } h { $minutes } min
time-days-hours = { $days } d { $hours } h

## Titles of the tab

title-home = Taletable
title-page = { $name } · Taletable
title-waiting = ({ $n }) Taletable
title-your-turn = ● Your turn · { $name } · Taletable
title-replay = { $name }, replay · Taletable

## Where the game stands

crumb-numbered = { $name } { $n }
crumb-finished = Finished

## Seats, and what people call their crests

seat-number = Seat { $n }
seat-you = you
crest-lion = crimson lion
crest-heron = teal heron
crest-bee = amber bee
crest-owl = violet owl
crest-stag = moss stag
crest-whale = slate whale
crest-fox = rose fox

## What somebody is called who has not said a name yet

called-minstrel = Minstrel
called-wanderer = Wanderer
called-falconer = Falconer
called-scribe = Scribe
called-ferryman = Ferryman
called-lamplighter = Lamplighter
called-miller = Miller
called-piper = Piper
called-weaver = Weaver
called-gooseherd = Gooseherd
called-juggler = Juggler
called-cooper = Cooper

## Levels of bots

level-random = random
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
bot-of-level =
    { $level ->
        [random] Random bot
        [easy] Easy bot
        [normal] Normal bot
        [hard] Hard bot
       *[other] { $name } bot
    }

## What is asked, and who is waited for

prompt-paused = The table is paused.
prompt-given-up = The table was given up.
prompt-over = The game is over.
prompt-waiting = Waiting for { LIST($names, type: "and") }
prompt-by-itself = The table goes on by itself.
prompt-lesson-wants-else = The lesson asks for something else now.
prompt-nothing-to-undo = There is nothing that may be taken back: it lies behind a reveal, a roll or another’s act.
prompt-your-turn = It is your turn.

## Notes

note-declined = Not all agree to what { $name } asked; the game goes on.
note-says = { $name }: { $text }
note-look-here = { $name }: look here
note-moment-copied = The link to this moment is copied.
note-refused = { $text } Rule { $cite }.
note-replay-copied = The link to the replay is copied.

## Troubles

trouble-any = Something went wrong.
trouble-alone = There is no server behind this page. What one person or one screen can do works here; friends over a link need a server.
trouble-offline = The server does not answer. Is the connection all right?
trouble-failed = The server could not do that.
trouble-lesson = The lesson could not be laid out.
trouble-no-mount = its module exports no function “mount”
trouble-no-style = its style sheet { $file } cannot be loaded

## How long people may think

think-free = Free
think-free-text = No clock; your browser rings when needed.
think-two-minutes = 2 min
think-two-minutes-text = Two minutes for each decision.
think-ten-minutes = 10 min
think-ten-minutes-text = Ten minutes for each decision.
think-one-day = 1 day
think-one-day-text = Play over days: a day for each decision.
think-three-days = 3 days
think-three-days-text = Play over days: three days for each decision.
think-half-hour = 30 min a game
think-half-hour-text = Half an hour each for the whole game; a decision gives 30 seconds back.
think-week = 7 days a game
think-week-text = A week each for the whole game; a decision gives four hours back.
think-daily = 12 h a day
think-daily-text = Play over days: nobody is waited for longer than twelve hours of each day.
think-other =
    { $per ->
        [decision] { $time } for each decision.
        [game] { $time } each for the whole game.
       *[day] { $time } each a day.
    }

## What becomes of a seat whose time is out

out-bot = A bot decides
out-bot-text = Out of time, a bot decides that one thing.
out-skip = Nothing is done
out-skip-text = Out of time, the seat passes where the game allows that; else a bot decides.
out-forfeit = The seat is lost
out-forfeit-text = Out of time, a bot plays the seat to the end, and what it wins is nobody’s.

## How long a seat whose person has left is kept

leave-wait = Wait
leave-wait-text = The table waits for whoever leaves.
leave-two-minutes = 2 min
leave-two-minutes-text = Then a bot stands in until they are back.
leave-one-hour = 1 hour
leave-one-hour-text = Then a bot stands in until they are back.
leave-one-day = 1 day
leave-one-day-text = Then a bot stands in until they are back.

## When somebody is asked to react

reacting-can = Only when I can
reacting-can-text = You are asked when you hold something that fits. With others at the table each window takes three seconds for you, whatever you hold.
reacting-all = Hold all
reacting-all-text = Every window waits for you, also when you hold nothing that fits.
reacting-never = Never this game
reacting-never-text = You let everything be, at once.

## Languages

language-title = Language
language-pseudo = Pseudo-language
