### Logs and records: why they cannot be read, and what came of checking them.

## A log

log-no-setup = a log begins with the set-up
log-no-entry = there is no entry { NUMBER($n, useGrouping: 0) }
log-back-in-time =
    entry { NUMBER($n, useGrouping: 0) } cannot be: its time, { NUMBER($ms, useGrouping: 0) } ms, lies before the entry before it
log-nothing-due = entry { NUMBER($n, useGrouping: 0) } cannot be: nothing is due by then
log-due-before = entry { NUMBER($n, useGrouping: 0) } cannot be: something is due before it, at { NUMBER($ms, useGrouping: 0) } ms
log-cannot-be = entry { NUMBER($n, useGrouping: 0) } cannot be: { $move }

## Chance

luck-too-few = the record has too few outcomes of chance for this move
luck-too-many = the record has more outcomes of chance than this entry draws
luck-impossible = outcome { $outcome } is impossible where { $n } were possible
luck-stray = entry { NUMBER($n, useGrouping: 0) }: outcome { $at } is { $outcome }, the seed gives { $due }
luck-other-setup = entry 0: the setup is not the one the seed gives
luck-all = all { $n } outcomes come from the seed

## A file

record-line = line { NUMBER($line, useGrouping: 0) }: { $why }
record-other-rules = { $why } (it was played under rules { $rules }, these are { $today })
record-no-record = this is no record: the first line has to be its header, a JSON object with “taletable”
record-no-setup = the record ends before its setup
record-after-the-end = nothing may follow the line with the result
record-too-many-lines = a record has at most { NUMBER($n, useGrouping: 0) } lines
record-too-long = a line has at most { NUMBER($n, useGrouping: 0) } characters
record-too-deep = this is nested too deeply
record-no-json = this is not JSON: { $why } at column { NUMBER($column, useGrouping: 0) }
record-unreadable = this cannot be read: { $why }
record-cannot-go-on = the rules cannot go on from the position in the header

## Its header

record-in-field = { $field }: { $why }
record-format = expected { $version }, the version of the record format, got { $got }
record-strays = unknown: { $strays }
record-field-game = expected the id of a game, got { $got }
record-field-rules = expected the version of the rules, got { $got }
record-field-names = expected a list of names, got { $got }
record-field-seats = expected the number of seats, got { $got }
record-field-commitment = expected the SHA-256 of the seed, got { $got }
record-field-options = expected an object with the options, got { $got }
record-names = expected at most one name for each seat
record-commitment = expected 64 hexadecimal digits, the SHA-256 of the seed
record-other-position = seats and options are not those of the position

## Its entries

record-entry = expected an entry: [milliseconds, move] or [milliseconds, move, outcomes of chance]
record-time = expected the time in whole milliseconds, got { $got }
record-move = expected a move as text, got { $got }
record-outcomes = expected the outcomes of chance as a list of whole numbers
record-no-luck = “{ $verb }” draws no luck
record-table-verb = the table cannot “{ $verb }”; it can { $verbs }
record-table-arguments =
    { $n ->
        [0] “{ $verb }” takes nothing
       *[other] “{ $verb }” takes the number of an entry
    }

## Its last line

record-ending = expected an entry, or the last line with result, digest and seed
record-result = expected an object with scores and winners, or null
record-digest = expected text
record-seed = expected at most { $n } hexadecimal digits

## What came of checking it

record-whole = { $game }, { $seats } seats, { NUMBER($entries, useGrouping: 0) } entries
record-tested-by = played under { $rules }, tested by { $today }
record-moves = every move was allowed when it was made
record-unfinished = the last line is missing: this match is under way, or the record was cut off
record-came-out = as it came out
record-abandoned = none, the match was abandoned
record-other-result = the record says { $result }, the moves lead to { $due }
record-other-digest = the record says { $digest }, the last state has { $due }
record-seed-kept = it is the one committed to at the start
record-other-seed = SHA-256 of the seed is { $commitment }, the header promised { $promised }
