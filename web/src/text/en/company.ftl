### Whom one plays with: friends, the board of open tables, strangers.

company = Company
company-friends = Friends
company-shown = Friends see whether I am here
company-shown-text = here, at a table and of which game, or since when not. Nobody else sees it, and it is off until you say so.
company-crews = Crews
company-crew = with { $names }
company-play = Play on
company-crew-play = Play on with { $names }

friend-invite = Invite a friend
friend-copied = The link is copied. Whoever opens it can become your friend.
friend-none = No friends yet. Send somebody your link, or open theirs.
friend-here = is here
friend-playing = plays { $game }
friend-playing-brief = playing
friend-away = { $since }
friend-hidden = not shown
friend-acts-of = What to do about { $name }
friend-end = Friends no more
friend-ended = You and { $name } are friends no more.
friend-code = Your code:
friend-code-new = Make a new one
friend-have-code = A friend’s code
friend-open = Look
friend-title = A friend
friend-asks = <name>{ $name }</name> would like to be friends. You both see each other’s names in your company, and can ask each other to tables.
friend-already = You and <name>{ $name }</name> are friends already.
friend-yourself = This is your own link. Send it to somebody.
friend-become = Become friends
friend-no = No, thanks
friend-made = You and { $name } are friends now.

open-tables = Open tables
open-all =
    { $n ->
        [0] Filter
       *[other] All { $n }, filter
    }
open-none = No table is open to all now. On a table that you set up, leave a seat open and let anybody sit down.
open-none-such = No open table is like that now.
open-filter = Which tables
open-free = Free seats
open-free-n =
    { $n ->
        [one] { $n } seat free
       *[other] { $n } seats free
    }
open-seats = { $sit } of { $seats }
open-with = with { $names }
open-real-time = real time
open-no-clock = no clock
open-sit = Sit
open-sit-label = Sit down at { $game } with { $host }
open-go = Go there
open-go-label = Go there: { $game } with { $host }

seek = Sit with strangers
seek-text = At an open table that fits, or with who waits for the same.
seek-game = Game
seek-count = How many at the table
seek-speed = How fast
seek-language = Language
seek-any-game = Any game
seek-any-language = Any language
seek-counts =
    { $count ->
        [two] 2
        [few] 3–4
        [many] 5 or more
       *[any] Any number
    }
seek-speeds =
    { $speed ->
        [live] Live
        [days] Over days
       *[any] Any pace
    }
seek-waiting = Waiting for somebody who wants the same
seek-how =
    { $others ->
        [0] Nobody else waits now. Keep a page open; you are told when somebody comes.
        [one] { $others } other waits, { $fitting } with a wish that fits yours.
       *[other] { $others } others wait, { $fitting } with wishes that fit yours.
    }
seek-stop = Stop waiting
seek-stopped = You wait no more.
seek-found = A table is found
seek-found-text = Somebody wants to play the same.
seek-no = No, thanks

setup-who = Who may sit down
setup-language = Spoken at the table
who-invited = Whom I invite
who-invited-text = Only who has a link, the code or an invitation sits down.
who-anybody = Anybody
who-anybody-text = The table stands on the board in the lobby until it begins. One to be played at once stands there while somebody who sits is on its page.

room-strangers = Laid for people who do not know each other. It begins by itself once all seats are taken and all are on this page; who does not come in time loses the seat.
room-language = Spoken here: { $language }
room-ask = Ask a friend:
room-asked = { $name } finds the table on the desk, and is called as they wish.
room-decline = No, thanks
