### Leagues and tournaments.

events-title = Events
events-mine = Yours
events-none = None yet. Organise one here, or open the link of one.
events-new = Organise one
events-name = Name
events-said = Whose it is
events-game = Game
events-seats = Seats of a table
events-form = How it is played
events-form-swiss = Swiss rounds
events-form-all = Everybody meets everybody
events-form-knockout = Single elimination
events-rounds = Rounds
events-cut = Finals
events-cut-none = none
events-cut-best = the best { $n }
events-think = Time to think
events-out = When it is out
events-length = A round lasts
events-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
events-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
events-late = Tables that are late
events-late-wait = the round waits
events-late-forfeit = who is waited for has lost
events-make = Make it
events-open-to = Whoever has its link sees names and results, and may enter until it begins.
events-brief-open =
    { $n ->
        [one] { $n } has entered
       *[other] { $n } have entered
    }
events-brief-running = round { $round }
events-brief-over = over
events-organised = organised by you
events-failed = Leagues and tournaments are out of reach now.

event-tables = { $game }, tables of { $n }.
event-swiss =
    { $n ->
        [one] One Swiss round.
       *[other] Swiss, { $n } rounds.
    }
event-all = Everybody meets everybody, { $n } rounds.
event-knockout = Single elimination.
event-then = Then the best { $n }.
event-by = Organised by <name>{ $name }</name>
event-screen = Show on a screen
event-share = Copy the link
event-copied = The link is copied.
event-enter = Take part
event-leave = Leave
event-entered = You take part.
event-begin = Draw and begin
event-waits = The organiser begins when all are here.
event-round = Round { $n }
event-final-round = Finals, round { $n }
event-until = until { DATETIME($at, weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "numeric") }
event-late-note-wait = After that the round waits for the organiser.
event-late-note-forfeit = After that whoever is waited for has lost.
event-rounds = Rounds
event-pip = Round { $n }
event-after =
    { $n ->
        [0] Before the first table
       *[other] After { $n } of { $of } tables
    }
event-person = Person
event-played = Played
event-points = Points
event-rivals = Rivals’
event-difference = Score ±
event-places = Rounds
event-place = Round { $round }: place { $place }
event-place-rest = Round { $round }: rested
event-place-none = Round { $round }: not decided
event-place-short = { $place }
event-dropped = left
event-you = You
event-rule = Two points for each rival one is before, one for each with whom one shares a place. Ties: the rivals’ points, then the difference of scores, then the games between them, then the draw.
event-line = The dashed line leads to the finals.
event-table = table
event-open-table = Open
event-watch = Watch
event-counted = counted
event-forfeit = forfeit
event-corrected = corrected
event-given-up = given up: the organiser decides
event-waiting = waiting for <name>{ $name }</name>
event-goes-on = they play
event-rests =
    { $n ->
        [one] rests
       *[other] rest
    }
event-finals = Finals
event-finals-text = one table decides who goes on
event-nth = { $n }. of the table
event-champion = <name>{ $name }</name> has won!
event-over-without = It is over.
event-organiser = For the organiser
event-extend = One day more
event-end = End it
event-end-sure = End it for good?
event-drop = Drop { $name }
event-back = Take { $name } back
event-correct = Correct
event-correct-table = Correct table { $n }
event-anew = Lay anew
event-anew-table = Lay anew: table { $n }
event-correct-title = Places at table { $n }
event-place-of = Place of { $name }
event-save = Save
event-gone = There is no such league or tournament.

screen-title = On a screen
screen-round = { $said } · { $game }, round { $n } of { $of }
screen-round-plain = { $game }, round { $n } of { $of }
screen-open = { $game }: who takes part
screen-left = until the round ends
screen-tables = At the tables
screen-as-open = as they lie open to all
screen-follow = <code>{ $link }</code> to follow along
screen-up = { $n } up
screen-down = { $n } down
screen-champion = { $name } has won!
end-to-event = To the league
