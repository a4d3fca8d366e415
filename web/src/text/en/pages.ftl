### The pages.

skip-link = Skip to the content
page-blank = This page is blank.

## The lobby

lobby-you = You: { $name }
lobby-you-nameless = You: Your name
lobby-no-name = Your name
lobby-empty = The shelf is empty.
lobby-not-laid = The table could not be laid.

## About

about-title = About
about-what = Taletable is a digital table for story board games. It follows each rulebook to the letter, says why something is not allowed and which rule says so, and keeps a record that anyone can replay and check.
about-credits = Credits
about-emblems = Emblems are composed from <icons>game-icons.net</icons> by Lorc, Delapouite and contributors, under <licence>CC BY 3.0</licence>; colours, frames and scenes are ours.
about-lettering = Lettering: Almendra (Ana Sanfelippo), Alegreya and Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), under the <licence>SIL Open Font License 1.1</licence>.
about-sounds = Sounds are synthesised by ZzFX (Frank Force, MIT). The page is built with Svelte (MIT).
about-ours = All other drawings and every sentence are our own. Mechanics, names and numbers of the games are facts; the games belong to their authors and publishers. If you like one, buy the box.
about-privacy = Privacy
about-kept = A nickname, a signed cookie and what you played are all that is kept about you, on the server you are looking at. If you add keys, so are they, until you take them away: of a passkey its public half, of letters your address, of a club under which number it knows you, made unreadable. Nobody needs one. Whether your games are rated, and who may see them, you say under “Me”. If you ask to be called, the addresses for that are kept, too, until you take them back. Nothing is asked of any other site, but for what carries such calls: the service of your browser, your mailbox, your room; they are told which game waits and with whom you play, never a card or a word of yours. Theme, sound, motion and language are remembered by this browser alone.
about-documents = Rules and documents
about-interface = The interface for programs

## How to play here

learn-title = How to play here
learn-no-account = You need no account. Take a book from the shelf and you are at a table.
learn-by-playing = Learn a game by playing it
learn-coach = A coach sits beside you, says what matters and points at it. You can leave the lesson at any moment and play on.
learn-lesson = <name>{ $game }</name>: { $lesson }
learn-sit-down = Sit down
learn-play-now = <b>Play now</b> on a book seats you with bots at once.
learn-open = <b>Open</b> lets you lay the table: options, seats, bots and their level, friends, thinking time.
learn-links = For each friend’s seat there is a link. Or tell them the table’s code: it goes on the ticket in the lobby.
learn-one-screen = Several people at one screen? Add “Someone on this screen”. Between seats a curtain covers what is secret.
learn-what-now = What now?
learn-what-now-text = One line says what is asked of you. What you can do glows; a click, a tap or Enter does it. When nothing glows, the line says who is waited for.
learn-why-not = Why not?
learn-why-not-text = What is not allowed is dim, but it answers: touch it and it says why, with the number of the rule. The number opens the rules at that paragraph. The rules can be searched, and R opens them where the game stands now.
learn-taking-back = Taking back
learn-taking-back-text = Undo takes back whatever did not reveal, roll or bind anything. For more, ask the table: the small arrow in the log proposes to go back, and it happens when everybody agrees.
learn-over-days = Over days
learn-over-days-text = Leave when you like; the table stays and your place is kept. In the table’s menu you can let the browser ring when it is your turn. Under your crest you can keep your name, so that you are the same person on another device: with a passkey, a letter, a code.
learn-fair-luck = Fair luck
learn-fair-luck-text = Before the first card the server fixes all chance with a seed and shows its fingerprint. At the end it shows the seed. The record of a game lets anybody check that not one card was moved.
learn-replay = Replay
learn-replay-text = Every finished game can be watched from any seat, step by step, with the score’s course and its turning points. “Try from here” branches off to a new table.
learn-keys = Keys

## Records

records-title = Records
records-none = Nothing yet. Every game you finish is kept here, to be watched again and tried otherwise.
records-count = { $finished } finished, { $won } won.
records-finished = Finished
records-running = Still on the table
records-given-up = Given up
records-out-of-reach = The records cannot be reached.

## A replay

replay-title = Replay
replay-gone = There is no such record.
replay-whole = Replay
replay-so-far = So far
replay-to-table = To the table
replay-rules = Rules
replay-board = Board
replay-beside = Beside the board
replay-tab-turns = Turning points
replay-tab-log = The tale
replay-lost = The server does not answer. Trying again …
replay-opening = Opening the record …

## Laying a table

setup-new = A new table
setup-crumb-shelf = Shelf
setup-crumb-new = New table
setup-no-book = This book is not on the shelf.
setup-out-of-reach = The shelf cannot be reached.
setup-too-many =
    { $n ->
        [one] { $game } has { $n } seat at most.
       *[other] { $game } has { $n } seats at most.
    }
setup-too-few =
    { $n ->
        [one] { $game } needs { $n } seat.
       *[other] { $game } needs { $n } seats.
    }
setup-sits = { $who } sits on seat { $n }.
setup-friend = A friend
setup-you = You
setup-on-this-screen = Someone on this screen
setup-learn = Learn by playing
setup-think = Thinking time
setup-leave = When someone leaves
setup-out = When time is out
setup-seats = Seats
setup-seats-order = In the order of the table: neighbours matter. Drag, or use the arrows.
setup-seats-together = In the order of the table: you play together. Drag, or use the arrows.
setup-seat-you = you, { $crest }
setup-seat-bot = no peeking, { $crest }
setup-seat-mate = finds the table in the list of tables
setup-seat-open = gets a link when the table is open
setup-level = Level of seat { $n }
setup-ready = ready
setup-up = Move { $who } up
setup-down = Move { $who } down
setup-away = Take { $who } away
setup-add-friend = Friend
setup-add-bot = Bot
setup-add-here = Someone on this screen
setup-look-on = You look on: nobody sits here for you.
setup-other-crew = Other people, another crew: the next page shows how far it came.
setup-waits = The next page waits for { LIST($names, type: "and") }.
setup-links =
    { $n ->
        [one] One friend gets a link: the next page has it.
       *[other] { $n } friends get links: the next page has them.
    }
setup-shared = One screen for { $n }: it is covered between seats.
setup-all = { LIST($names, type: "and") }.
setup-open = Open the table
setup-start = Start the tale

## At a table

table-board = Board
table-gone = There is no such table.
table-gone-why = It may have been cleared away, or the link has lost a letter.
table-lost = The server does not answer.
table-again = Trying again …
table-laying = Laying the table …
