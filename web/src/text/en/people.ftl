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

## Challenges

dare-title = Beat me on this
dare-says = <name>{ $name }</name> says: “{ $said }”
dare-fresh = <name>{ $name }</name> made <b>{ $score }</b>. You get the same deal, the same seat and the same rivals. One try; it counts for nothing but this.
dare-fresh-won = <name>{ $name }</name> won this together with the bots. You get the same deal and the same seats. One try; it counts for nothing but this.
dare-fresh-lost = <name>{ $name }</name> lost this. You get the same deal and the same seats. One try; it counts for nothing but this.
dare-own = This is your challenge: send the link. Whoever takes it gets the same deal, your seat, and bots on the others.
dare-words = Your own words
dare-save = Save
dare-saved = Your words stand on the page now.
dare-take = Take it
dare-go-on = Go on
dare-beaten = You have beaten <name>{ $name }</name>!
dare-not = <name>{ $name }</name> is still before you.
dare-tried =
    { $n ->
        [0] Nobody has finished a try yet.
        [one] { $n } has finished a try.
       *[other] { $n } have finished a try.
    }
dare-table = Who has tried it
dare-who = Person
dare-score = Score
dare-watch = Watch
dare-replay = Replay
dare-challenger = { $name } (challenges)
dare-better = beaten
dare-lost = given up
dare-bots = Rivals: { $levels }
dare-seal = The deal’s fingerprint: <code>{ $hash }</code>. Every replay of it can be checked against this.
dare-back = Send it back
