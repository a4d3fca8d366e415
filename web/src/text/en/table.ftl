### What is said at a table: over the board, beside it, at its end, and in its replay.

## Absence

absence-title = <name>{ $name }</name> is not connected
absence-waits = The table waits. If <name>{ $name }</name> is not back in <time>{ $n } s</time>, the others choose how to go on.
absence-still-away = { $name } is still away. How do you want to go on?
absence-others-choose = The others choose how to go on.
absence-clock-runs = The clock runs meanwhile.
absence-gives-back =
    { $n ->
        [one] Whoever plays the seat gives it back when { $name } returns.
       *[other] Whoever plays the seats gives them back when { $name } returns.
    }
absence-bot = A bot plays for { $name }
absence-me = I play for { $name }
absence-other = { $other } plays for { $name }
absence-wait = Wait again
absence-pause = Pause and wait
absence-stop = Stop without a result
absence-stopping = { $names } would rather stop. It ends when all who are here agree: { $n } more.

## Banners

banners-lost = The connection is lost. Trying again; nothing that was done is gone.
banners-bot-plays = A bot plays your seat meanwhile; you get it back as soon as it is in hand.
banners-other-plays = { $name } plays your seat meanwhile; you get it back as soon as it is in hand.
banners-paused = The table is paused.
banners-go-on = Go on
banners-given-up = This table was given up.
banners-look = Look at it
banners-over = The game is over.
banners-result = Result
banners-proposal = { $name } asks to go back to step { $step }.
banners-still-asked = Still asked: { LIST($names, type: "and") }.
banners-agree = Agree
banners-no = No

## Bar

bar-looking-on = Looking on
bar-undo = Undo
bar-undo-key = Undo (U)
bar-beside = Log, chat, rules
bar-menu = Menu

## Beside, Rail

beside = Beside the board
beside-fold = Fold the rail away
beside-unfold = Show the rail
beside-log = Log
beside-chat = Chat
beside-rules = Rules
beside-watching =
    { $n ->
        [one] { $n } looks on
       *[other] { $n } look on
    }
beside-new = { $n }<sr> new</sr>

## BoardHost

board-broken = The board of <name>{ $name }</name> does not work: { $why }. This is the plain table; nothing is lost.
board-again = Try the board again
board-stumbled = The board of <name>{ $name }</name> has stumbled: { $why }.
board-to-plain = Go on at the plain table
board-stay = Stay
board-no-unmount = its “mount” gives back nothing that can be unmounted

## Sharing a seat

sharing-asks-you = <name>{ $name }</name> would like to share your seat: to see what you see, and to play for it. All will be told.
sharing-you-ask = You asked to share the seat of <name>{ $other }</name>, who has to agree.
sharing-let = Share it
sharing-no = No
sharing-withdraw = Withdraw

## Chat

chat = Chat
chat-empty = Say something to the table.
chat-message = Message
chat-message-label = Message to the table
chat-send = Send
chat-deed-sits = <name>{ $name }</name> has sat down.
chat-deed-stands = <name>{ $name }</name> has stood up.
chat-deed-shares = <name>{ $name }</name> now shares the seat of <name>{ $other }</name>, and sees the same hand.
chat-deed-opens = <name>{ $name }</name> has opened the seat of <name>{ $other }</name>.
chat-deed-becomes = <name>{ $name }</name> is <name>{ $other }</name>, and is called so from now on.
chat-deed-hosts = <name>{ $name }</name> has made <name>{ $other }</name> the host.
chat-deed-sends-away = <name>{ $name }</name> has sent <name>{ $other }</name> away from the table’s seats.
chat-deed-bars = <name>{ $name }</name> does not let <name>{ $other }</name> in any more.
chat-deed-lets-in = <name>{ $name }</name> lets <name>{ $other }</name> in again.
chat-deed-mutes = <name>{ $name }</name> has asked <name>{ $other }</name> to be quiet.
chat-deed-unmutes = <name>{ $name }</name> lets <name>{ $other }</name> talk again.
chat-deed-onlooking =
    { $other ->
        [-1] <name>{ $name }</name> has closed the game to onlookers.
        [0] <name>{ $name }</name> lets everybody look on.
       *[other] <name>{ $name }</name> lets onlookers see the game { $n } seconds late.
    }
chat-deed-talking =
    { $other ->
        [all] <name>{ $name }</name> lets everybody talk.
        [seated] <name>{ $name }</name> lets only those talk who sit here.
       *[none] <name>{ $name }</name> has closed the talk.
    }
chat-call-turn = Your turn
chat-call-praise = Well played
chat-call-moment = One moment
chat-call-look = Look here

## Clock

clock-left = Time left { $time }

## Coach

coach-step = Lesson, step { $n } of { $total }
coach-aside = Lesson, by the way
coach-by-the-way = By the way
coach-leave = Leave the lesson
coach-go-on = Go on
coach-play-on = Play on
coach-move = Move the coach (Alt and arrows)
coach-fold = Fold the coach away
coach-unfold = Hear the coach

## Curtain

curtain-title = Pass the screen to <name>{ $name }</name>
curtain-text = Nobody else looks, please. The curtain opens on this seat’s secrets.
curtain-open = I am <name>{ $name }</name>: open

## EndSheet

end = The end of the game
end-score = How it ended
end-close = Look at the board
end-score-of = Score of { $name }
end-record = Record .tale
end-replay = Replay
end-rematch = Rematch
end-again = Play it again
end-to-rematch = To the rematch
end-new = Lay a new table

## FairLuck, Seal

luck = Fair luck
luck-verified = Luck verified
luck-broken = The seal does not fit
luck-explained =
    The seal shown from the start is the SHA-256 of the seed. Whoever has the record can check every shuffle: <code>{ "taletable verify" }</code>.
luck-seal = Seal
luck-seed = Seed
luck-seed-later = opened at the end
seal-done = Fair luck is sealed
seal-done-text = Every shuffle is fixed before the first card. The seal opens at the end, so anyone can check it.
seal-later-text = Before the first card every shuffle is fixed under a seal. It opens at the end, so anyone can check it.

## Log

log = What happened
log-times = × { $n }
log-empty = Nothing has happened yet.
log-back = Go back to the beginning of this
log-back-to = Go back to the beginning of { $where }

## PlayerList

players-you = <name>{ $name }</name> (you)
players-look = Look
players-bot = bot
players-doing =
    { $doing ->
        [thinking] thinking …
        [choosing] choosing …
        [ready] ready
       *[waiting] waiting
    }
players-lent = { $name } plays, { players-doing }
players-forfeited = out of time: a bot plays on
players-rests = on vacation, the clock rests
players-time = { $time } left
players-stand-in = a bot stands in, { players-doing }
players-away = away, { players-doing }

## Replay: Curve, Legend, Controls, Turnings, Ways

replay-turnings = Turning points
replay-no-turnings = Nothing has turned the tale yet.
replay-share = Share
replay-dare = Beat me on this
replay-share-link = Copy a link to this scene
replay-share-hidden = … that hides what comes
replay-share-curve = The curve as a picture (SVG)
replay-hide = Hide what comes
replay-ways = Share and more
replay-course = Course of the game
replay-seen-by = Seen by
replay-as-you = as you
replay-as = as { $name }
replay-as-spectator = as a spectator
replay-moment = Moment of the game
replay-at = { $at } of { $last }: { $path }
replay-turning = Turning point { $n }: { $text }
replay-controls = Play it
replay-part-back = Back to where this part begins
replay-part-back-key = Back to where this part begins (Shift+←)
replay-part-on = On to the next part
replay-part-on-key = On to the next part (Shift+→)
replay-back = Scene back
replay-back-key = Scene back (←)
replay-on = Scene on
replay-on-key = Scene on (→)
replay-play = Play
replay-stop = Stop
replay-play-key = Play and stop (Space)
replay-speeds = Speed
replay-speed = Speed: { $speed }
replay-speed-1 = ½×
replay-speed-2 = 1×
replay-speed-4 = 2×
replay-speed-8 = 4×
replay-true-time = True time
replay-true-time-why = Runs with the clock, as it was; else from scene to scene
replay-scene = Scene { $n } of { $of }
replay-percent = { $n } %
replay-of = { $n } of { $of }
replay-try = Try from here
replay-try-why = A new table for practice that begins at this moment
replay-fold = What happened, and turning points
replay-fold-key = What happened, and turning points (L)

## RuleChip, RulesPanel, Tip

rules-rule = Rule { $cite }
rules-of = Rules of { $name }
rules-title = Rules
rules-find = Find a rule
rules-close = Close the rules
rules-paragraphs = Paragraphs
rules-failed = The rules could not be fetched. Close and open them to try again.
rules-none = No paragraph has all of these words.
rules-now = rules right now
rules-why-not = Why not

## ScoreSheet, ScoreTabs

score-whose = Whose score
score-you = You
score-caption =
    { $whose ->
        [you] Where your { $n } points came from
        [all] Where the { $n } points of all of you came from
       *[one] Where the { $n } points of { $name } came from
    }
score-from =
    { $whose ->
        [you] Where your { $n } came from
       *[other] Where the { $n } came from
    }
score-turn = <sr>Turn </sr>{ $n }
score-all = All
score-together = Together

## WinnerBanner

winner-tale-won = The tale is won
winner-tale-lost = The tale is lost
winner-nobody = Nobody wins
winner-you = You win
winner-you-by = You win by { $n }
winner-one = <name>{ $name }</name> wins
winner-one-by = <name>{ $name }</name> wins by { $n }
winner-shared = { LIST($names, type: "and") } share the win
winner-points =
    { $n ->
        [one] { $n } point at the end
       *[other] { $n } points at the end
    }
winner-against =
    { $n ->
        [one] { $n } point against { $other }
       *[other] { $n } points against { $other }
    }

## PeopleDialog

people = People
people-acts = …
people-acts-of = What to do about { $name }
people-how =
    { $kept ->
        [table] kept out
        [seat] sent away
       *[none] { $role ->
            [host] the host
            [sits] sits here
           *[looks] looks on
        }
    }, { $here ->
        [yes] connected
       *[no] away
    }{ $muted ->
        [yes] , muted
       *[no] { "" }
    }
people-host = Make the host
people-send-away = Send away from the seat
people-bar = Keep out
people-let-in = Let in again
people-mute = Mute
people-unmute = Let talk again
people-block = Block
people-report = Report
people-report-why = What should the operators of this server know? What was said last goes with it.
people-report-send = Send
people-done-host = { $name } is the host now.
people-done-send-away = { $name } sits here no more, until you let them in again.
people-done-bar = { $name } is kept out.
people-done-let-in = { $name } may come again.
people-done-mute = { $name } is muted for all.
people-done-unmute = { $name } may talk again.
people-done-block = You hear { $name } no more, here and elsewhere. Your profile lists whom you have blocked.
people-done-report = The operators will look at it.
people-done-manners = All are told.
people-onlooking = Who only looks on sees the game
people-onlooking-0 = at once
people-onlooking-60 = 1 min late
people-onlooking-300 = 5 min late
people-onlooking-minus-1 = not at all
people-talking = Who may talk
people-talking-all = all
people-talking-seated = who sits here
people-talking-none = nobody
people-host-decides = { $name } is the host, and decides about this table.

## Not to be seen

table-signed-out = You are signed out
table-signed-out-why = You were signed out on this device. With a key or your recovery code you are yourself again.
table-barred = You are not let in
table-barred-why = The host keeps you out of this table.
table-behind = The game is shown { $n } seconds late to those who only look on. It will be here in a moment.
table-unseen = The host shows this game only to those who sit at it.
