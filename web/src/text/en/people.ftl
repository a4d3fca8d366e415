### People, by what they played.

nav-me = Me
person-title = Your games
person-nobody = Play a game first; then its numbers stand here.
person-out-of-reach = This page is out of reach now.
person-count =
    { $all ->
        [one] { $all } game, { $counted } of them unaided and without going back past luck: that counts here.
       *[other] { $all } games, { $counted } of them unaided and without going back past luck: those count here.
    }
person-rated = Rate my games from now on
person-open = Open to whoever has the link
person-share = Copy the link
person-copied = The link is copied.
person-games = Games
person-band = { " " }± { $n }
person-played =
    { $n ->
        [0] none yet
        [one] { $n } game, { $won } won
       *[other] { $n } games, { $won } won
    }
person-settling = still settling
person-rating = Rating
person-rating-band = band: where it lies in 19 of 20 cases; marks: the bots
person-curve = { $game }: the rating is { $value }, give or take { $band }.
person-by-seats = Won, by seats
person-fair = dashed: the fair share
person-bars = Won, by seats: { $list }.
person-bar = { $seats } seats, { $won } of { $played }
person-percent = { $n } %
person-last =
    { $n ->
        [one] Last game
       *[other] Last { $n } games
    }
person-bead-won = Won: watch it again
person-bead-lost = Not won: watch it again
person-row = { $n } won in a row; longest { $longest }.
person-empty = No game of { $game } counts yet. Play one without a coach, to its end.
person-empty-other = No game of { $game } counts yet.
person-favourites = Favourites
person-favourite = { $times }×, { $won } won
person-rivals = Head to head
person-you-first = you first
person-first = { $name } first
person-bots = Bots: { $level }
person-best = Best score:
person-pace = A decision takes { $time }.
person-seconds = { $n } s
person-fitting = A rival who fits: { $level }.
person-play = Play { $level }
person-seals = Seals
person-earned = { $n } of { $of }, made from the records
person-far = { $done } of { $of }
person-numbers = The same in numbers
person-seats = Seats
person-won = Won
person-day = Day
