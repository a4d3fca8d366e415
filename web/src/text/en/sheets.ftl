### What the frame says elsewhere: bars, dialogs, the shelf, a table that is laid or rests.

## Everywhere

frame-close = Close
frame-did-not-work = That did not work.
frame-to-shelf = To the shelf
frame-you = You

## TopBar, SiteNav

top-back = Back to the shelf
top-brand = Taletable, to the shelf
top-sound = Sound
top-sound-on = Sound is on (M)
top-sound-off = Sound is off (M)
top-light = Light theme
top-dark = Dark theme
nav = Main
nav-pages = All pages
nav-shelf = Shelf
nav-day = Today
nav-events = Events
nav-records = Records
nav-learn = Learn
nav-about = About

## HelpDialog, Keys

keys = Keys
keys-tab = Tab, arrows
keys-tab-text = go from thing to thing
keys-enter = Enter, Space
keys-enter-text = do it; on a refused thing: say why not
keys-u-text = undo
keys-r-text = rules, at the paragraph that rules now
keys-l-text = log
keys-c-text = chat
keys-m-text = sound on and off
keys-n-text = the next table that waits for you
keys-w-text = what happened since your last turn
keys-y-text = why something was not possible, once more
keys-scene-text = one scene on
keys-steps = ← →, Home, End
keys-steps-text = in a replay: step, first, last
keys-space = Space
keys-space-text = while scenes are played: to now; in a replay: play and stop
keys-escape = Esc
keys-escape-text = close what lies on top
keys-help-text = this list

## Preferences

prefs-motion = Things move
prefs-one-click = One click
prefs-one-click-why = What cannot be taken back is done at once, without being asked for twice
prefs-sound = Sound
prefs-volume = Sounds
prefs-music = Music
prefs-dark = Dark

## ProfileDialog

profile = You
profile-name = Name at the table
profile-save = Save
profile-saved = You are { $name } now.
profile-keep = Keep your name, or come back to it
profile-code = Your recovery code: <b>{ $code }</b>
profile-code-text = Write it down. With it you are the same person on another device. It is shown only now.

## TableMenu

menu-code = Table <b>{ $code }</b>
menu-copy-link = Copy the link to look on
menu-copy-code = Copy the code to sit down
menu-copied = Copied.
menu-ring = Ring when it is my turn
menu-rings = The browser rings when it is your turn
menu-pause = Pause the table
menu-go-on = Go on
menu-replay = Replay
menu-record = Download the record
menu-rematch = Rematch
menu-help = Keys and help
menu-leave = To the shelf; the table stays
menu-give-up = Give up this game …
menu-give-up-sure = Yes, give up for all
menu-react = Ask me to react

## JoinTicket

join = Join by code
join-sit = Sit down

## OptionPicker

option-sealed = { $name }<sr> (sealed)</sr>
option-sealed-why = This is still sealed: finish what comes before it first.

## Plate

plate-people = people
plate-minutes = minutes
plate-brief-minutes = { $n } min

## SetupFrame, Stage, Room

setup-table = The table
setup-round = { $name }. Round the table: { $who }.
room-free = free
room-crumb-shelf = Shelf
room-crumb-table = Table
room-crumb-sit = Sit down
room-code = Table <b>{ $code }</b>
room-copy-code = Copy the code
room-code-copied = The code copied.
room-link-copied = The link copied.
room-time = Time
room-seats = Seats
room-invite = Send each friend a link, or tell them the code.
room-all-sit = All sit.
room-free-seat = Free
room-you = you, { $crest }
room-bot = { $bot }, no peeking
room-here = here
room-away = away
room-copy = Copy
room-copy-link = Copy the link for the { $crest }
room-call-bot = Bot
room-sit-here = Sit here
room-level = Level of { $name }
room-free-the-seat = Free the seat of { $name }
room-ready = ready
room-stand-up = Stand up
room-bots-fill = Bots take the free chairs if you start now.
room-not-here =
    { $n ->
        [one] { LIST($names, type: "and") } is not here yet.
       *[other] { LIST($names, type: "and") } are not here yet.
    }
room-all-here = Everybody is here.
room-start = Start the tale
room-host-starts = <name>{ $name }</name> starts the tale.

## The shelf: Shelf, Book, Parcel, Slip

shelf-title = Take a book from the shelf
shelf-text = Open one and you sit at a table: alone, with bots, or with friends over a link.
shelf-filter = Filter the shelf
shelf-people = How many people
shelf-any-people = Any number
shelf-n-people =
    { $n ->
        [one] { $n } person
       *[other] { $n } people
    }
shelf-length = How long
shelf-any-length = Any length
shelf-up-to-minutes = Up to { $n } min
shelf-up-to-hours =
    { $n ->
        [one] Up to { $n } hour
       *[other] Up to { $n } hours
    }
shelf-spirit = Together or versus
shelf-together = Together
shelf-versus = Versus
shelf-again = Try again
shelf-hide = Hide the book
book-open = Open
book-open-label = Open { $name }
book-play = Play now<sr>: <name>{ $name }</name> with bots</sr>
book-laying = Laying …<sr>: <name>{ $name }</name> with bots</sr>
book-plain = plain table<sr>: why <name>{ $name }</name> has no board</sr>
book-making = in the making
book-making-label = { $name }, in the making
parcel-label = { $name } did not open: why?
parcel-shut = did not open
parcel-text = a book of this house’s own
slip-parcel = { $name } did not open
slip-parcel-text = The other books and their tables go on as always; tables of this one rest until it opens again.
slip-board = The board of { $name } does not open
slip-board-text = Its rules are whole. Until the board is mended the game is played on the plain table, which plays every game.
slip-reason = { $name }: { $why }
slip-host = For the host

## The desk: Desk, TableCard

desk = Your tables
desk-next = <key>N</key> opens the next table, from anywhere
desk-waiting =
    { $n ->
        [one] { $n } table waits
       *[other] { $n } tables wait
    }
next-table =
    { $n ->
        [one] Your turn at { $n } other table: { $name }
       *[other] Your turn at { $n } other tables; the next is { $name }
    }
next-table-key = The next table that waits for you (N)
no-next-table = No other table waits for you.
desk-free = Your desk is free
desk-records = All records
desk-text =
    Choose a book above: <b>Open</b> lays the table as you like it, <b>Play now</b> sits you down with bots at once. A friend’s code goes on the ticket.
card-sit = { $n } of { $seats } sit
card-paused = Paused
card-resting = Resting
card-given-up = Given up
card-won = You won
card-practice = Practice
card-finished = Finished
card-your-turn = Your turn
card-waiting = Waiting
card-open-text = Send the link, or call a bot.
card-full-text = All sit: start when you like.
card-resting-text = Safe on the shelf; it cannot go on just now.
card-your-turn-text = The table waits for you.
card-waiting-text = Waiting for { $names }
card-bots-text = The bots think.
card-left = { $time } left
card-away = { $name } is away

## A table that rests: Resting, Reading, TiedBook

resting = Resting
resting-tables = Tables
resting-tab = { $name }, resting · Taletable
resting-book = The book
resting-book-label = The book of { $name }, tied with a ribbon. { $lines }
resting-since = since { DATETIME($at, day: "numeric", month: "long") }
resting-title = This table rests on the shelf
resting-stood = It stood
resting-where = { $path }
resting-waiting = waiting for { LIST($names, type: "and") }
resting-to-it = To where it goes on
resting-continue = Continue from here
resting-to-new = To the new table
resting-lay =
    { $n ->
        [0] Lay a new table
       *[other] Lay a new table for the same people
    }
resting-read = Read it to here
resting-save = Save .tale
resting-counts = It counts for nobody.
resting-others =
    { $n ->
        [one] { LIST($names, type: "and") } sees the same page.
       *[other] { LIST($names, type: "and") } see the same page.
    }
resting-rules = Played under the rules { $then }; the shelf now holds { $now }.
resting-prompt = This table rests: here it stood.
resting-close = Close the book
resting-board = Board
resting-log = Log
