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

## Chat

chat = Chat
chat-empty = Say something to the table.
chat-message = Message
chat-message-label = Message to the table
chat-send = Send
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
end-close = Look at the board
end-score-of = Score of { $name }
end-record = Record .tale
end-replay = Replay
end-rematch = Rematch
end-to-rematch = To the rematch

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
log-empty = Nothing has happened yet.
log-back = Ask all to go back to just before this
log-back-to = Ask all to go back to before { $where }

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
players-stand-in = a bot stands in, { players-doing }
players-away = away, { players-doing }

## Replay: Account, Timeline, ScoreCurve

replay-result = Result
replay-given-up = Given up
replay-still-played = Still played
replay-turnings = Turning points
replay-reading = The scores are being read …
replay-share = Share
replay-course = Course of the game
replay-score = Score
replay-seen-by = Seen by
replay-as-you = as you
replay-as = as { $name }
replay-as-spectator = as a spectator
replay-moment = Moment of the game
replay-at = { $at } of { $last }: { $path }
replay-turning = Turning point { $n }: { $text }
replay-back = Step back
replay-on = Step on
replay-play = Play
replay-stop = Stop
replay-try = Try from here

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
