### What commands and their parameters are for: `help-<command>`, more of it in `help-<command>-more`, `help-<command>-<parameter>`.
### What stands for a default ends with `-default`. Names have underscores, as in Python. Examples are the same in all languages, and no text.

help-taletable = A digital table for story board games: play, simulate, replay, and look up the rules.
help-taletable-end = Exit codes: 0 all is well · 1 refused, or something is wrong with what you gave · 2 the command line cannot be understood.
help-taletable-install_completion = Install completion for the current shell.
help-taletable-show_completion = Show completion for the current shell, to copy it or customize the installation.

## Parameters that several commands have

help-any-help = Show this message and exit.
help-any-json = Print JSON.
help-any-game_name = A game's id, or the start of it.
help-any-option = An option of the game; may be repeated.
help-any-file = A position file; - for standard input.
help-any-seed = Any text; the same seed gives the same chance.
help-any-seed-default = random
help-any-rows = Write a row for each game and each decision into this folder, as Parquet; a run that was stopped goes on where it was.
help-any-cluster = Play on the Ray cluster that RAY_ADDRESS names, or on that of this machine.
help-any-workers = Processes; 0 for one on each core.

help-games = The games, how many play them, their options and bots. What is installed and cannot be played is named with its reason.

help-version = The version of Taletable and of its rules.

## play

help-play = Play a game against bots in the terminal.
help-play-more = Type the number of a choice. ? lists what is refused and why, u takes back, r PT-5.8 reads a rule, q quits.
help-play-seats = How many seats; by default yours and one for each bot.
help-play-bots = Names of bots, or module:Class, with commas; by default the strongest. Arguments follow: name:args, module:Class=args.
help-play-name = Your name at the table.
help-play-name-default = Player
help-play-seat = Where you sit.
help-play-record = Where the record goes.
help-play-record-default = GAME-DATE-TIME.tale

## sim

help-sim = Let bots play many games, and show who wins how often.
help-sim-more = Seats rotate: each bot has each seat equally often. A shared victory counts as a fraction. Intervals are Wilson's at 95 %.
help-sim-games = How many games.
help-sim-seats = How many seats; by default one for each bot named.
help-sim-bots = Names of bots, or module:Class, with commas: one for all seats, or one for each. Arguments follow: name:args, module:Class=args.
help-sim-seed = The same seed gives the same games, whatever the number of workers.
help-sim-folder = Write all records and summary.json into this folder.

## balance

help-balance = Study a game's balance: bots play thousands of games, and a report with plots says how each card, seat and level fares.
help-balance-more = A study that was stopped goes on where it was. A full one takes hours; --games 200 gives a first look in minutes.
help-balance-only = Play only this configuration; may be repeated.
help-balance-games = Games of each configuration, instead of the study's own number.
help-balance-bots = Who plays instead of the study's own bots: one for all seats, or one for each, with commas.
help-balance-seed = The same seed gives the same games, whatever the number of workers.
help-balance-folder = Where the report goes.
help-balance-kept = Where tallies are kept, so that a stopped study can go on.
help-balance-afresh = Use no tallies of an earlier study.
help-balance-list = Only list the configurations.

## train

help-train = Let a network learn a game by playing against itself, on a GPU if there is one.
help-train-more = A training that was stopped goes on where it was.
help-train-folder = Where the training is kept.
help-train-config = The numbers of the training; by default those that belong to the game.
help-train-minutes = Stop after so many minutes.
help-train-ship = Learn nothing more; write what was learned into a file for a bot.

## rules

help-rules = Look up the rules of a game, or see which of their ids have tests.
help-rules-game_name = A game's id; or the word coverage.
help-rules-identity = A paragraph such as PT-5.8, or a chapter such as PT-5.
help-rules-search = Only paragraphs that contain all these words.
help-rules-root = For coverage: the repository whose tests are read.
help-rules-ids = For coverage: each id, with its tests, and whether mutants of the code that cites it die by them.

## position

help-position = Make, look at and change positions: any state of a game as a JSON file that can be edited by hand.

help-new = Print the position at the first decision of a new game.
help-new-seats = How many seats.
help-new-seats-default = the fewest

help-show = Draw a position as a table; with --json, the view of a seat.
help-show-seat = Show what this seat sees.
help-show-seat-default = what everybody sees

help-offers = List everything a seat might try, with the refusal and its rule where it is not allowed.
help-offers-seat = Only the offers of this seat.
help-offers-seat-default = all that are asked

help-apply = Play moves from a position: the new position goes to standard output, the events to standard error.
help-apply-more = With --json, one object with position, events and luck goes to standard output. If a move is refused, nothing is printed but the refusal with its rule, and the exit code is 1.
help-apply-moves = Moves, each in quotes.
help-apply-now = The time of the moves in milliseconds, for games in real time.

## replay, verify

help-replay = Tell a recorded game again, and show the table at its end or at an entry.
help-replay-file = A .tale record; - for standard input.
help-replay-at = Stop after entry N.
help-replay-at-default = the last
help-replay-seat = See what this seat saw.
help-replay-seat-default = the log knows all
help-replay-position = Print only the position there, to branch off from it.

help-verify = Check a record: every move, the result, and that all chance came from the seed committed to at the start.
help-verify-more = Exit codes: 0 all is true · 1 something is wrong · 3 sound so far, but unfinished, so that chance cannot be checked yet.
help-verify-file = A .tale record; - for standard input.

## schema, new-game

help-schema = The shapes of all that a game sends: view, players, events, moves, options, catalogue.
help-schema-game = A game's id, or the start of it.
help-schema-types = Print types of TypeScript, for a board.

help-new_game = Write a new game: a package with rules, text, bots, lesson, board and tests that works at once.
help-new_game-more = It is a small game, Lantern Night, under your name. Change it into yours: docs/write-a-game.md explains the parts.
help-new_game-name = What the game is called.
help-new_game-into = Where it goes.
help-new_game-into-default = its id

## serve, upgrade

help-serve = Open the table to browsers.
help-serve-host = Address to listen on; 0.0.0.0 for all.
help-serve-port = Port to listen on.
help-serve-database = postgresql://… or the path of an SQLite file; without one, a file in the user's data folder.
help-serve-workers = Server processes; more than one needs PostgreSQL.
help-serve-bots = More bots that may be given seats, with commas.
help-serve-open_browser = Open a browser, too.
help-serve-root_path = The path of the host below which people reach it, such as /taletable.

help-upgrade = What an upgrade would do to the tables of a database.

help-measure = Work out statistics, ratings and seals anew from the tables.
help-measure-database = As for serve: postgresql://… or the path of an SQLite file.

help-site = Write the page as files for any host: lobby, lessons, all games, rules, documents.
help-site-more = Tables there are kept by who plays, on the device; friends over a link need a server.
help-site-folder = The folder; what an earlier call wrote there is replaced.
help-site-base = The path under which the host shows it, with strokes around it; without one, any.

help-check = Say which tables under way would go on with this version of Taletable, and which would rest on the shelf.
help-check-more = Their logs are replayed under the rules of this version. Nothing is changed, and the server may go on meanwhile. Exit codes: 0 all go on · 4 some would rest · 1 the database cannot be read.

## admin, backup, restore, doctor

help-any-database = As for serve: postgresql://… or the path of an SQLite file.
help-any-limit = How many, at most.

help-admin = Look after the tables and people of a server, while it runs.

help-tables = List tables, the freshest first.
help-tables-game = Only those of this game.
help-tables-status = Only open, running, paused, over or abandoned ones.
help-tables-person = Only those of this person: an id, or a name that nobody else has.

help-people = List people, the last seen first.
help-people-name = Only those whose names hold this.
help-people-banned = Only those who are kept out.

help-reports = What people think that an operator should look at.
help-reports-every = Those that are settled, too.
help-reports-settle = This one was looked at.

help-close = End tables without a result; those who sit there are told at once.
help-close-tables = Ids or codes.

help-delete = Delete tables with their logs, for good.
help-delete-tables = Ids or codes.
help-delete-yes = It is meant.

help-ban = Keep a person out of the whole server, signed out everywhere; or let them in again.
help-ban-more = A person is a cookie: somebody who comes as somebody new is not recognised.
help-ban-person = An id, or a name that nobody else has.
help-ban-lift = Let the person in again.

help-announce = Tell everybody something, on every page; without a text, take it back.
help-announce-text = What is told.
help-announce-minutes = For so long, also to those who come later.

help-clean_up = Delete what nobody has used for long: tables that ended or never began, people without any, devices, lost rows.
help-clean_up-days = What was used since is kept.
help-clean_up-running = Tables whose games still run, too.
help-clean_up-dry = Only say how much it would be.

help-statistics = How much there is of everything: people, tables, entries, bytes.

help-backup = Write all that the database holds into one file, and read it again.
help-backup-more = The server may go on meanwhile: the backup is of one moment. It is the same for SQLite and PostgreSQL, so it also moves a server from one to the other.
help-backup-target = A file; or a folder, for a name with date and time.
help-backup-keep = In a folder: keep so many, and delete older ones; 0 keeps all.
help-backup-force = Write over a file that is there.

help-restore = Fill an empty database from a backup, of either kind of database, and bring it up to date.
help-restore-file = A backup.
help-restore-check = Only say whether the backup is whole.

help-doctor = Look at versions, games, settings, permissions, disk, database and proxy, and say what is wrong.
help-doctor-more = Exit codes: 0 all is well, or there are only warnings · 1 something is wrong.
help-doctor-url = Where people reach the server: the way through the proxy is looked at, too.
