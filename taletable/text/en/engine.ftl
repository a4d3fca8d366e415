### What every game says.

## refuse

refuse-not-asked = It is not { $seat }'s decision now.
refuse-not-offered = That is not among the choices here.
refuse-no-seat = There is no such seat at this table.
refuse-over = The game is over.
refuse-seats =
    { $span ->
        [exact] { $name } is played by exactly { $high }.
       *[range] { $name } is played by { $low } to { $high }.
    }
refuse-unknown-option = { $name } has no option “{ $option }”.
refuse-bad-option = “{ $value }” is not possible for the option “{ $option }”; it takes { $choices }.
refuse-nothing-to-undo = There is nothing that may be taken back: it lies behind a reveal, a roll or another's act.

cited = { $why } ({ $cite })

## Seats that nobody has named

seat = Seat { $n }

## Seats inside a sentence: whoever reads is “you”

seat-first =
    { $seat-is ->
        [you] You
       *[other] { $seat }
    }
seat-own =
    { $seat-is ->
        [you] Your
       *[other] { $seat }'s
    }
seat-object =
    { $seat-is ->
        [you] you
       *[other] { $seat }
    }
seat-second =
    { $seat2-is ->
        [you] you
       *[other] { $seat2 }
    }

## What is said as it is

verbatim = { $text }

## What a table adds to the story

event-taken-back =
    { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } the last act back.
event-rewound = All agree to go back to step { $entry }.

## How it stands, where a game has no words of its own for it

standing-score = Score
gain-score =
    { $n ->
        [one] { $sign }{ $n } point
       *[other] { $sign }{ $n } points
    }
