### What the terminal says.

cli-error = error: { $why }
cli-in-file = { $file }: { $why }
cli-standard-input = standard input
cli-seat = Seat { $n }
cli-player = Player

## Files and options

cli-not-an-option = “{ $text }” is not an option; write it as key=value
cli-long-seed = a seed has at most { $n } bytes
cli-long-file = is longer than { NUMBER($n, useGrouping: 0) } characters
cli-no-utf8 = is not UTF-8 text
cli-no-json = this is not JSON: { $why } at line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }
cli-no-position = this is no position: expected a JSON object with “taletable”, “game” and so on
cli-no-seat = there is no seat { NUMBER($seat, useGrouping: 0) }; { $game } is played here with seats 0 to { $last }
cli-no-such-seat = there is no seat { NUMBER($seat, useGrouping: 0) }; there are seats 0 to { $last }
cli-bot-refused = a bot chose what the rules refuse: { $why }

## games, version

cli-game =
    { $paragraphs ->
        [one] { $name }, { $players }, { NUMBER($paragraphs, useGrouping: 0) } paragraph of rules
       *[other] { $name }, { $players }, { NUMBER($paragraphs, useGrouping: 0) } paragraphs of rules
    }
cli-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
cli-players-from = { $low } to { $high } players
cli-option = option
cli-bots = bots
cli-guests = guests
cli-weakest-first = { $bots } (weakest first)
cli-broken-game = broken: { $name }: { $why }
cli-broken-bot = broken bot: { $name }: { $why }
cli-of-package = { $name } ({ $origin })
cli-plain-only = plain table only: { $game }: { $why }
cli-rules-version = { $game }: rules { $version }

## play

cli-play-begins = { $game }: { $names }. Type h for help.
cli-play-choose = choose by its number
cli-play-words = the same in words
cli-play-table = show the table
cli-play-log = the log so far
cli-play-refused = what is refused, and by which rule
cli-play-undo = take back your last act
cli-play-rule = read a rule; r alone: the one that asks now
cli-play-quit = quit; the record is saved
cli-bots-and-you = { $n } bots and you cannot fill { $seats } seats
cli-time-ran-on = Meanwhile, time ran on.
cli-choose-number = Choose a number from 1 to { NUMBER($n, useGrouping: 0) }, or type h for help.
cli-not-understood = { $why }. Type h for help.
cli-taken-back = Taken back.
cli-no-rule = There is no rule “{ $id }”.
cli-record-saved = The record is in { $file }
cli-record-not-saved = the record could not be saved in { $file }: { $why }

## A table as text

cli-to-decide = To decide: { $names }
cli-over = The game is over
cli-table = Table
cli-yes = yes
cli-no = no
cli-hidden = { $n } hidden
cli-nothing-refused = Nothing is refused here: every choice is open.
cli-the-end = The end
cli-score = Score
cli-you-won = You have won.
cli-you-lost = You have lost.
cli-won = { LIST($names, type: "and") } won.
cli-nobody-won = Nobody won.

## position

cli-move = Move
cli-meaning = Meaning
cli-refused-because = Refused because
cli-no-moves = name at least one move
cli-move-in-quotes = { $why }; each move is one argument, in quotes
cli-move-refused = “{ $move }” is refused: { $why }
cli-cannot-go-on = the rules cannot go on after “{ $move }”; look at frames, waiting and the sealed answers of { $file }

## replay, verify

cli-match = { $game }: { $names }
cli-undone = { $move } (taken back)
cli-after-entry = After entry { NUMBER($n, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }:
cli-no-entry = the record has entries 0 to { NUMBER($last, useGrouping: 0) }
cli-check = { $name }: { $text }
cli-check-format = format
cli-check-rules = rules
cli-check-moves = moves
cli-check-result = result
cli-check-digest = digest
cli-check-seed = seed
cli-check-luck = luck
cli-record-wrong = This record is not true.
cli-record-verified = This record is true.
cli-record-unfinished = Sound so far.

## rules

cli-no-rule-of = { $game } has no rule “{ $id }”
cli-no-rule-but = { $game } has no rule “{ $id }”; did you mean { $near }?
cli-nothing-found = no rule of { $game } speaks of “{ $text }”
cli-covered =
    { $game }: { NUMBER($tested, useGrouping: 0) } of { NUMBER($total, useGrouping: 0) } testable ids have a test ({ $percent } %), { NUMBER($excused, useGrouping: 0) } excused
cli-untested = no test: { $id } { $text }
cli-excused-but-tested = excused, but there is a test: { $id } ({ $why })
cli-excused-stray = excused, but not in the ledger: { $id }
cli-unknown-id = { $place } names { $id }, which no ledger has
cli-mutants =
    mutants: { NUMBER($killed, useGrouping: 0) } of { NUMBER($mutants, useGrouping: 0) } die by the tests of their ids ({ $percent } %), { $explained } explained, { $open } open; measured on { $made }
cli-mutants-of-other-rules =
    mutants: { NUMBER($killed, useGrouping: 0) } of { NUMBER($mutants, useGrouping: 0) } die by the tests of their ids ({ $percent } %), { $explained } explained, { $open } open; measured on { $made } for rules { $rules }, which have changed since
cli-mutants-unmeasured = mutants: not measured
cli-id-mutants =
    { $tests ->
        [one] { $id }: one test; { $killed } of { $mutants } mutants die by it
       *[other] { $id }: { $tests } tests; { $killed } of { $mutants } mutants die by them
    }
cli-id-uncited =
    { $tests ->
        [one] { $id }: one test; no code cites it
       *[other] { $id }: { $tests } tests; no code cites it
    }
cli-id-unmeasured =
    { $tests ->
        [one] { $id }: one test; mutants not measured
       *[other] { $id }: { $tests } tests; mutants not measured
    }

## sim, balance

cli-no-bots = name at least one bot
cli-process-died = a process in which bots played died
cli-records-in =
    { $n ->
        [one] { $n } record and summary.json are in { $folder }
       *[other] { NUMBER($n, useGrouping: 0) } records and summary.json are in { $folder }
    }
cli-rows-in =
    { $n ->
        [one] The rows of { $n } game are in { $folder }
       *[other] The rows of { NUMBER($n, useGrouping: 0) } games are in { $folder }
    }
cli-progress = { $name }: { NUMBER($done, useGrouping: 0) } of { NUMBER($games, useGrouping: 0) } games · { $rate } a second · { $left } left
cli-cut = Games that were cut because they took too long: { NUMBER($n, useGrouping: 0) }
cli-played-before = Games that had been played before: { NUMBER($n, useGrouping: 0) }
cli-sim = { $game }, { $seats } seats, { NUMBER($games, useGrouping: 0) } games, seed { $seed }
cli-sim-fair = { $game }, { $seats } seats, { NUMBER($games, useGrouping: 0) } games, seed { $seed } · an even share is { $share } %
cli-sim-played = Played
cli-sim-won = Won
cli-sim-rate = Rate
cli-sim-interval = 95 % interval
cli-sim-score = Score
cli-sim-seat = seat { $seat }
cli-decisions =
    Decisions in a game: { $mean } ± { $sd } ({ NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) })
cli-shared = Shared victories: { NUMBER($n, useGrouping: 0) }
cli-lost = Games without a winner: { NUMBER($n, useGrouping: 0) }
cli-speed =
    { $workers ->
        [one] { $decisions } decisions/s, { $games } games/s with { $workers } worker
       *[other] { $decisions } decisions/s, { $games } games/s with { $workers } workers
    }
cli-configuration = { $games } games, { $seats } seats
cli-no-matplotlib = a report has plots, and they need matplotlib: pip install 'taletable[lab]'
cli-report = The report is in { $file }

## train

cli-no-torch = learning needs PyTorch: pip install 'taletable[train]'
cli-bad-training = this training cannot go on: { $why }
cli-lesson = Lesson { $n } · { $decisions } million decisions, { $pace }/s · { NUMBER($games, useGrouping: 0) } games · entropy { $entropy }
cli-lesson-against = against bots with { $seats } seats: { $share } % of { NUMBER($games, useGrouping: 0) }
cli-trained = The training is done; it is in { $folder }
cli-trained-so-far = The training has stopped, and can go on: it is in { $folder }

## new-game

cli-folder-not-empty = { $folder } is there already and not empty; nothing was written
cli-game-written = { $name } is written into { $folder }. Go on with
cli-name-letters = “{ $name }” cannot be a game's name: write it with letters from A to Z, digits, spaces and hyphens
cli-name-long = “{ $name }” is too long: at most { $n } characters
cli-name-start = “{ $name }” cannot be a game's name: it begins with a letter, and has at least two
cli-name-taken = there is a game “{ $name }” already
cli-name-of-python = “{ $name }” cannot be the name of the game's package: Python itself uses it
cli-name-installed = “{ $name }” cannot be the name of the game's package: a package of that name is installed

## measure

cli-measured =
    { $n ->
        [one] { $n } finished game is counted.
       *[other] { NUMBER($n, useGrouping: 0) } finished games are counted.
    }
cli-measured-lost =
    { $n ->
        [one] The log of { $n } more does not replay under today’s rules; what was counted of it before stays.
       *[other] The logs of { NUMBER($n, useGrouping: 0) } more do not replay under today’s rules; what was counted of them before stays.
    }

## upgrade

cli-upgrade-tables = tables
cli-upgrade-nobody = nobody
cli-upgrade-rests =
    { $entries ->
        [one] { $game }, { $people }, { $entries } entry: { $why }
       *[other] { $game }, { $people }, { NUMBER($entries, useGrouping: 0) } entries: { $why }
    }
cli-upgrade-count =
    { $n ->
        [one] { $n } table under way
       *[other] { NUMBER($n, useGrouping: 0) } tables under way
    }
cli-upgrade-changed =
    { $n ->
        [one] { $n } table under way ({ $changed } played under other rules)
       *[other] { NUMBER($n, useGrouping: 0) } tables under way ({ $changed } played under other rules)
    }
cli-upgrade-all = { $tables }: all go on.
cli-upgrade-some = { $tables }: { NUMBER($n, useGrouping: 0) } would rest on the shelf.

## site

cli-site-not-built = The client is not built; `make web` builds it.
cli-site-not-ours = There is something in { $folder } that was not written by this command.
cli-site-base = The path begins and ends with a stroke: /taletable/
cli-site-written = { $folder } has { $size } MB of files. Any host can hand them out as they are.
cli-site-try = To try it: python -m http.server --directory { $folder }
