### The tale of the day.

daily-title = The day’s tale
daily-of = The day’s tale of { DATETIME($at, weekday: "long", day: "numeric", month: "long") }
daily-month = { DATETIME($at, month: "short") }
daily-solo = You alone, and the same luck for everybody. One serious try.
daily-bots =
    { $n ->
        [one] The same luck and the same bot for everybody ({ $level }); one serious try.
       *[other] The same luck and the same { $n } bots for everybody ({ $level }); one serious try.
    }
daily-begin = Begin
daily-rules-of-try = Nothing can be taken back past luck or tried out meanwhile. A closed tab loses nothing: go on until midnight UTC, in { $left }.
daily-go-on = Go on
daily-adrift = Your try is under way. It counts until midnight UTC, in { $left }.
daily-closed = This deal can be tried no more. What came of it stays here.
daily-along = You have taken this deal along to a device. What comes of it is listed apart.
daily-place = <b>{ $rank }.</b> of { $n }
daily-given-up = You gave it up. Tomorrow is another tale.
daily-apart-mine = Your game is listed apart: it did not count.
daily-won = Won
daily-lost = Lost
daily-watch = Watch mine
daily-sealed = Sealed on { DATETIME($at, weekday: "long", hour: "numeric", minute: "numeric") }
daily-sealed-text = The deal was fixed then: <code>{ $hash }</code>. It is opened at midnight UTC; anybody can check it.
daily-opened-text = The deal was fixed then: <code>{ $hash }</code>, and opened at the end of the day: <code>{ $seed }</code>.
daily-played =
    { $n ->
        [0] Nobody has played yet
        [one] { $n } has played
       *[other] { $n } have played
    }
daily-covered = What came of it is told when your own try is done.
daily-open-since = open to you since your own try is done
daily-person = Person
daily-score = Score
daily-time = Time
daily-minutes = { $n } min
daily-hours = { $n } h
daily-compare = Compare
daily-compare-with = Compare with { $name }
daily-you = You
daily-more =
    { $n ->
        [one] { $n } more
       *[other] { $n } more
    }
daily-all = Show all
daily-apart = Apart
daily-apart-text = Played on a device, with help, or ended after midnight: they count for nothing.
daily-side = Side by side
daily-pick = Choose whose game stands beside yours.
daily-picked = You and <name>{ $name }</name>
daily-dots = Scores: { $list }. Yours: { $mine }.
daily-dots-none = Scores: { $list }.
daily-dot = { $n } made { $score }
daily-four = Today’s tales
daily-one-try = one try
daily-result = { $score }, place { $rank }
daily-made = { $score }
daily-fortnight = Your fortnight
daily-of-fortnight = { $n } of { $of }
daily-missed = A missed day costs nothing.
daily-day-played = { DATETIME($at, day: "numeric", month: "long") }: played
daily-day-missed = { DATETIME($at, day: "numeric", month: "long") }: not played
daily-tomorrow = Tomorrow
daily-tomorrow-text = Already sealed:
daily-before = The day before
daily-after = The day after
daily-failed = The day’s tale is out of reach now.
end-to-day = How all did
end-to-day-along = To the day’s page

## Taken along to a device

along = Taken along
along-take = Take it with me
along-title = Take the day’s tale with you
along-text = It is laid on this device and played with no net. The deal lies in your hands then, so you give up your serious try for it: what comes of it is entered unrated, apart from the others.
along-for-ever = Today’s serious try at { $game } cannot be had back.
along-given-up = Your serious try at it is given up already.
along-for-yourself = Your serious try is done and stays as it is. This one is for yourself.
along-size = { $size } MB are fetched first.
along-fetching = Fetching what it needs: { $here } of { $size } MB
along-laying = Laying the table
along-failed = It could not be taken along. Your serious try is untouched.
along-not-laid = It could not be laid here. Look whether the deal is taken along already; then it can be taken again.
along-bring = Bring it in
along-brought = It is entered, unrated.
along-lies = It lies on this device.
along-of-all = played with no net, entered later, unrated
