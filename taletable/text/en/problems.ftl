### Why a request or an act cannot be done, where no paragraph of a game says so: `problem-<code>`. Server and client both read it.

## Who asks

problem-nobody = Tell your name first.
problem-banned = The operators of this server keep you out. Write to them if you think that this is wrong.
problem-broken = Something broke here, and nothing has changed. Whoever looks after the server finds it in the log under { $request }.
problem-bad-name = A name has letters you can see.
problem-other-name = That is not your name. Nothing was deleted.
problem-no-device = This device is signed out already.
problem-reported-often = You have reported often. The operators will look at it; wait a while.
problem-no-person = Nobody has this code.
problem-old-code = This code is not valid any more: it works once, and not for long. Ask for another one.
problem-other-browser = Nobody has this address yet. Type the code into the page where you asked for the letter.
problem-no-key = This key is gone already.
problem-many-keys = { $n } keys are enough. Take one away first.
problem-key-taken = This opens another card already.
problem-no-passkeys = Passkeys work at this server’s own address only.
problem-bad-passkey = This passkey was not accepted. Try again.
problem-no-passkey = This passkey opens no card here any more.
problem-many-letters = Many letters have gone to this address already. Look into its mailbox, or wait an hour.
problem-no-club = This server has no club to sign in with.
problem-club-away = The club’s identity server does not answer. Try again later.
problem-club-no = The club did not say who you are. Nothing has changed.
problem-not-together = These two cards cannot be put together.
problem-bad-zone = This time zone is not known here.
problem-bad-address = Calls go to addresses that begin with https:// only.
problem-not-called = It did not arrive. Is everything set up there?
problem-no-mail = This server writes no letters: its operator has not set that up.
problem-bad-mail = This is no address for letters.
problem-old-letter = This link is too old, or it was cut on its way. Ask for another letter.
problem-other-letter = This letter was for somebody else. Open the link where you are signed in.
problem-vacation = That is longer than you may be away in a year.
problem-forfeited = The time of this seat was out. A bot plays it to the end.
problem-own-clock = { $game } has a clock of its own.
problem-no-gain = Only time for a whole game can be given back by decisions.
problem-long-day = Time for each day has to be shorter than a day.
problem-too-slow = It took too long to come.
problem-renamed-often = You have changed your name often. Keep this one for a while.
problem-chatty = Let the others have a word, too.
problem-paused-often = You have stopped the clock often. Play on for a while.
problem-many-onlookers = Too many people look on here already.
problem-too-fast = Slow down a little.
problem-too-many-tries = Too many tries. Wait a minute.
problem-bot-tables =
    { $n ->
        [one] Bots play at { $n } of your tables already. Leave it or finish there first, then begin another.
       *[other] Bots play at { $n } of your tables already. Leave or finish some of them first, then begin another.
    }
problem-bot-tables-here =
    { $n ->
        [one] Bots play at { $n } table from your address already. Begin another when it rests or has ended.
       *[other] Bots play at { $n } tables from your address already. Begin another when one of them rests or has ended.
    }
problem-many-tables =
    { $n ->
        [one] You have { $n } table that has not ended. Finish or abandon it first.
       *[other] You have { $n } tables that have not ended. Finish or abandon some of them first.
    }
problem-origin = This request comes from another site.

## Requests and messages

problem-no-route = There is nothing here.
problem-no-file = There is no such file.
problem-no-json = Send JSON.
problem-no-text = Messages are JSON text.
problem-too-long = The request is too long.
problem-long-message = The message is too long.
problem-bad-request = { $why }
problem-bad-message = { $why }
problem-no-hello = Say hello first.
problem-replayed = This message was sent before: its ref has to grow.
problem-storage = The database did not answer. Look at the table before you try again.
problem-http =
    { $status ->
        [404] There is nothing here.
        [405] That cannot be done here.
       *[other] { $why }
    }

## Games and tables

problem-no-game = There is no game “{ $name }”.
problem-game-away = { $name } is not on this shelf at the moment.
problem-no-table = There is no such table.
problem-no-dare = Of this game nobody else can try the deal: it was a lesson, practice, or began in the middle, or you did not sit here.
problem-no-challenge = There is no such challenge.
problem-own-challenge = This is your own challenge: send the link to somebody else.
problem-no-page = There is no such page, or it is not open to you.
problem-no-code = No table has this code.
problem-no-level = { $game } has no bot “{ $level }”; there are { $levels }.
problem-only-bots = Only bots have a level.
problem-no-lesson-yet = { $game } has no lesson yet.
problem-no-lesson = Nobody teaches here.

## Seats

problem-no-seat = There is no such seat at this table.
problem-not-yours = You do not hold this seat.
problem-own-seats-only = While the game runs you can look back through your own seats only.
problem-given-away = Somebody else plays this seat; you get it back as soon as it is in hand.
problem-seen-another = You have seen another hand of this game. While others play, you can sit down again only where you sat.
problem-looked-into = This game was tried out from a past moment while it ran, so nobody else can sit down here any more. Lay a new table.
problem-no-sharing = Nobody asks for that any more.
problem-taken = Somebody else has this seat.
problem-too-late = Somebody else was faster.
problem-occupied = Somebody sits there; make the seat open first.
problem-invite = This invitation is not valid any more. Ask the host for a new one.
problem-kicked = The host has sent you away. Only the host can let you in again.
problem-barred = The host does not let you in here.
problem-shunned = The host does not want to play with you.
problem-muted = The host has asked you to be quiet here.
problem-no-talk = The host has closed the talk of this table.
problem-nobody-here = That person is not here any more.
problem-yourself = That is yourself.
problem-host-sits = The new host has to sit at this table.
problem-one-seat = You sit here already.
problem-no-open-seat = No seat is open here. Open one first.
problem-sits-already = They sit here already.
problem-many-public =
    { $n ->
        [one] { $n } of your tables stands on the board already. Begin it first, or take it off.
       *[other] { $n } of your tables stand on the board already. Begin one of them first, or take it off.
    }
problem-no-such-table = No game can be played like that.
problem-no-friend = You do not know each other any more.
problem-no-friend-code = Nobody has this code, or not any more. Ask for it again.
problem-many-friends =
    { $n ->
        [one] One of you has { $n } friend already: that is as many as there may be.
       *[other] One of you has { $n } friends already: that is as many as there may be.
    }
problem-not-invited = Join with the table's code, or use an invitation link.
problem-not-seated = Only those who sit here can do that.
problem-not-sat = Only those who sat here can do that.
problem-not-host = Only the host can do that.
problem-open-seats = All seats have to be taken before the game can start.

## Crews

problem-locked = This is still sealed for all who sit here: finish what comes before it first.
problem-no-crew = This is no crew of yours.
problem-no-mate = There is no such mate in this crew.
problem-which-mate = A seat for a mate says which one, and no other seat does.

## How a game stands

problem-not-started = The game has not begun.
problem-started = The game has begun already.
problem-settled = What is played here is settled.
problem-status = The game is not running.
problem-paused = The game is paused.
problem-not-paused = The game is not paused.
problem-ended = The game has ended.
problem-over = The game has ended.
problem-abandoned = The game has ended.
problem-not-ended = The game has not ended.
problem-no-sequel = Nothing follows this game.
problem-other-rules = The rules have changed since this was laid; it cannot begin any more.
problem-late = The table has moved on meanwhile.
problem-lesson = The lesson asks for something else now.
problem-bad-move = { $why }

## The past

problem-no-entry = There is no such moment.
problem-over-there = The game is over there; choose an earlier moment.
problem-branch-later = This is possible once the game has ended, or at a table of your own against bots.
problem-record-later = The record tells all secrets; it is there once the game has ended.
problem-proposal = Another proposal is open.
problem-no-proposal = No proposal is open.

## Who is missed

problem-nobody-missed = Nobody is missed here.
problem-yours = The others choose.
problem-waiting = The table still waits for { $name }.
problem-absent = The table waits for { $name }.
problem-not-here = Nobody is there who could take over.

## Tables that rest

problem-not-shelved = This table does not rest: it can be played at.
problem-cannot-go-on = Today's rules cannot go on from here.
problem-shelved =
    { $why ->
        [rules] The rules of { $name } were mended, and this game cannot go on under the new ones. Nobody did anything wrong, nobody lost, and nothing is deleted.
        [continued] This game goes on at another table.
        [log] What was played here cannot be read at the moment. Nothing is deleted, and the other tables go on as always.
        [broken] { $name } did not open. The host has been told; its tables rest until it opens again, and nothing is deleted.
       *[game] { $name } is not on this shelf at the moment. Its tables rest until it is back, and nothing is deleted.
    }

## A move as text

reading-no-move = “{ $text }” is not a move; write it as: seat verb arguments, for example “0 pass”
reading-unknown-verb = there is no move “{ $verb }”; there are { $verbs }
reading-arguments =
    { $n ->
        [0] “{ $verb }” takes 0 arguments (none), got { $got }
       *[other] “{ $verb }” takes { $n } arguments ({ $names }), got { $got }
    }
reading-argument = “{ $word }” is not a { $name }
problem-bad-record = This file is no record of a game that is played here, or of other rules. `taletable verify` says where.

## The tale of the day

problem-no-day = There is no such tale of a day.
problem-one-try = This is your one try at this deal: nothing is taken back or tried out, nobody sits beside you, and you keep your seat.
problem-not-tried = This is a try at the tale of today. You can look at it when your own try is over, or tomorrow.
problem-taken-along = You have taken the tale of today along to a device: what comes of it is listed apart, and it cannot be tried here any more.
problem-adrift = Your try at the tale of today is under way. Finish it, or give it up, before you take the deal along.
problem-not-taken-along = You have not taken this deal along.
problem-not-beside = Only two games of the same kind that are over can stand side by side.

## Leagues and tournaments

problem-no-event = There is no such league or tournament.
problem-not-organiser = Only its organiser can do that.
problem-event-begun = It has begun: nobody enters any more.
problem-event-full = It is full.
problem-event-not-running = It does not go on at the moment.
problem-not-in-event = They do not take part.
problem-not-this-round = Only tables of the present round that are not decided by a rest can be changed.
problem-bad-places = Each who sat there needs a place, and somebody the first.
problem-few-entrants = At least { $n } have to take part.
problem-many-events = You organise { $n } that are not over. End one first.
problem-no-such-event = Everybody meets everybody in pairs only, and at least two go on.
