### A Tale of Pirates, English. What only its board says; docs/text.md explains the format.

## Where we are

board-chapter = Chapter { $n }
board-round = Round { $n }
board-round-of = Round { $n } of { $rounds }
board-timer-phase = Timer phase
board-pause = Pause for all
board-kicker = Chapter { $n } · { $title }
board-so-many = { $n } of { $of }
board-stars = { $n } of 3 stars
board-turn-page = Turn the page
board-page-text = Text
# The name of the ship, on her stern.
board-ellen = Ellen

## Sandtimers

board-in-hand = in hand
board-ready = ready
board-seconds = { $n } s
# Who stands at a place, and for how long.
board-stands = { $player }: { $sand }

## Areas of the ship, short enough for a tile

board-area-cannonballs = { area-cannonballs }
board-area-right-cannons = Right cannons
board-area-sail = { area-sail }
board-area-helm = { area-helm }
board-area-lookout = { area-lookout }
board-area-left-cannons = Left cannons
board-area-repairs = { area-repairs }
board-area-capstan = { area-capstan }
board-area-stern-gun = Stern gun

## Action spaces

board-space-cannonballs = { space-cannonballs }
board-space-right-1 = Right 1
board-space-right-2 = Right 2
board-space-sail-1 = { space-sail-1 }
board-space-sail-2 = { space-sail-2 }
board-space-helm = { space-helm }
board-space-lookout = { space-lookout }
board-space-left-1 = Left 1
board-space-left-2 = Left 2
board-space-repairs = { space-repairs }
board-space-lookout-2 = Lookout 2
board-space-capstan = { space-capstan }
board-space-stern-gun = Stern gun

## Sectors, by the letters on the ring

board-sector-n = N
board-sector-ne = NE
board-sector-se = SE
board-sector-s = S
board-sector-sw = SW
board-sector-nw = NW
board-slot = { $sector } { $n }
# Cards that lie face down.
board-hidden = { $n } hidden
board-in-sight = { $cards }
board-open-sea = open sea

## Tiles: where a Sandtimer may go, and what there is to do there

board-note-not-now = not now
board-note-on-card = on the card
board-note-costs-token = costs a token
board-note-balls = { $n } to load
board-note-speed = speed { $n }
board-note-turn =
    { $n ->
        [0] no turn now
        [1] turn by 1
       *[other] turn by 1 or 2
    }
board-note-corks =
    { $n ->
        [0] no cork in
        [one] { $n } cork in
       *[other] { $n } corks in
    }
board-note-guns =
    { $n ->
        [0] empty · { $sector }
       *[other] { $n } loaded · { $sector }
    }

## Why a place cannot be had, in a word

board-reason-same-area = just used
board-reason-corked = corked
board-reason-closed = closed
board-reason-occupied = taken

## Buttons: ways to act, and what comes of them

board-act-hoist = Hoist to { $n }
board-act-lower = Lower to { $n }
board-act-anchor = At anchor: no turns
board-act-full-sail = Full sail: no turns
board-act-turns =
    { $n ->
        [1] Turns by 1
       *[other] Turns by 1 or 2
    }
board-act-thwarts = { $player } waits at the helm
board-act-left = Left by { $n }: { $sector }
board-act-right = Right by { $n }: { $sector }
board-act-look = turn it up
board-act-repair = take the cork out
board-act-load = one ball · { $sector }
board-act-load-two = two balls · { $sectors }
board-act-sides = { $one } + { $other }
board-side-left-cannons = Left
board-side-right-cannons = Right
board-side-stern-gun = Stern
board-both-left-cannons = Both left
board-both-right-cannons = Both right
board-act-fire = { $sector } · { $n } of { $most } life left
board-act-no-target = { $sector } · nothing to hit
board-act-blast = { $sector } · double charge
board-act-use = the action of the card
board-act-remove = Take it off
board-act-unused = unused

## The bar: what is asked

board-bar-place = Place your sandtimer
board-bar-sand-runs = The sand runs
board-bar-stuck = Wait, or take it off
board-verb-sail = Set the sail
board-verb-helm = Take the helm
board-verb-capstan = Haul the capstan
board-verb-lookout = Look out
board-verb-repairs = Repair
board-verb-cannonballs = Load
board-verb-left-cannons = Fire left
board-verb-right-cannons = Fire right
board-verb-stern-gun = Fire astern
board-verb-card = Act there
board-bar-count-in = The clock starts in a moment.
board-bar-through-at = Placed now, your sand is through at { $time }.
board-bar-too-late = Too late for another action: the round ends first.
board-bar-untouched = A running sandtimer is not touched.
board-bar-planned = It is done for you when the sand is through.
board-bar-plan = Choose now what is to be done when the sand is through.
board-bar-missing = The sand is through, but something is missing.
board-bar-act = The sand is through. Act with one tap, or hold.
board-bar-yours = Your sandtimers
board-bar-crew = The crew
board-bar-sand-left =
    { $n ->
        [one] { $n } second of sand left
       *[other] { $n } seconds of sand left
    }
board-bar-runs-until = through at { $time }
board-bar-runs-late = through at { $time }, too late
board-bar-run-on = Run on
board-bar-play-on = Play on

## Calls to the crew

board-bar-calls = Call to the crew
board-call = Call
board-call-load = Load
board-call-fire-left = Fire left
board-call-fire-right = Fire right
board-call-left = Turn left
board-call-right = Turn right
board-call-faster = Faster
board-call-slower = Slower
board-call-look = Look out
board-call-repair = Repair
board-call-wait = Wait
board-look-here = Look here

## The chart

board-chart-sector = Sector { $sector }
board-chart-card = { $name }. { $text }
board-chart-card-offer = { $name }. { $text } { $offer }.
board-chart-hidden = A hidden card, { $slot }
board-chart-hidden-offer = A hidden card, { $slot }. { $offer }.
board-chart-ship = { board-ellen }, the bow to { $sector }, speed { $n }
# A space by its name; whether there is a cork in it; who stands there.
board-chart-space = { $facts }
board-chart-destroyed = Destroyed
board-chart-behind = Behind us
board-chart-repaired = Repaired

## Instruments

board-hud-title = Instruments
board-hud-life =
    { $most ->
        [one] { $n } of { $most } life point
       *[other] { $n } of { $most } life points
    }
board-hud-token = { $name } ×{ $n }
board-hud-speed =
    { $turns ->
        [0] Speed { $n }; turns: none
        [1] Speed { $n }; turns: 1
       *[other] Speed { $n }; turns: 1 or 2
    }
board-hud-turn = Turn
board-hud-sail = Speed
board-hud-turns =
    { $n ->
        [0] none
        [1] 1
       *[other] 1 or 2
    }
board-dial-left = { $time } left in round { $n }
board-dial-waits = The clock waits
board-orders-title = Orders
board-orders-done = { $n } of { $of } done
board-orders-over = The chapter is over
board-orders-follow = Orders follow
board-orders-this-round = Before this round ends.
board-orders-by = By the end of round { $n }.
board-orders-sealed = Further orders: sealed.

## The story

board-story-kicker = Chapter { $n } · page { $page } of { $pages }
board-story-skip = Skip the story

## Before a round

board-muster-changed = <b>The ship has changed.</b> { $text }
board-muster-face-up = Face up: { $sectors }
board-muster-face-down = Face down, mixed: { $sectors }
board-muster-bow = bow
board-muster-from-bow = { $n } right of the bow
board-muster-look-up = Look it up
board-muster-cards = <b>{ $n }×</b> { $name }
board-muster-seconds =
    { $n ->
        [one] { $n } second on the clock.
       *[other] { $n } seconds on the clock.
    }
board-muster-look-around = Look around first
board-muster-back = Back to the page
board-muster-ready = Ready: start the clock

## A pause

board-paused-title = The sand lies still
board-paused-text = Clock, sand and events wait together; the board is covered until the table goes on.

## Events

board-event-label = Event: { $title }
board-event-title = Event
board-event-runs-on = the clock runs on
board-event-sound = ♪ { $sound }
board-event-default = Default in { $n } s
board-event-taken = Taken in { $n } s
board-event-decides = <name>{ $player }</name> decides.
board-event-yours = You decide for the crew.
board-event-go-on = Go on

## Sounds, where they are seen instead of heard

board-heard-bark = a bark
board-heard-bell = a bell
board-heard-bird = a bird
board-heard-bubble = bubbles
board-heard-cannon = a cannon
board-heard-chain = a chain
board-heard-chime = a chime
board-heard-click = a click
board-heard-crash = a crash
board-heard-creak = creaking wood
board-heard-goat = a goat
board-heard-gong = a gong
board-heard-gulp = a gulp
board-heard-horn = a horn
board-heard-knock = knocking
board-heard-mist = a muffled hush
board-heard-organ = an organ
board-heard-parrot = the parrot
board-heard-shot = a shot
board-heard-trumpet = a trumpet
board-heard-water = rushing water
board-heard-wave = a big wave
board-heard-whisper = whispers
board-heard-whistle = a whistle
board-heard-wind = the wind

## The end of a round

board-volley-kicker = Time is up: all sandtimers leave the ship
board-volley-title = The end of round { $n }
board-volley-silent = Not a single gun is left to fire at { board-ellen }.

## The end of a chapter

board-end-won = And so it was done
board-end-lost = Not this time
board-end-helped = performed for you
board-end-again = Sail it again
board-end-retry = Try again
board-end-next = Chapter { $n }, same crew

## The reference

board-reference-title = Reference
board-reference-key = Reference (I)
board-reference-what = What to look up
board-tab-symbols = Symbols
board-tab-ship = Ship
board-tab-cards = Cards
board-reference-rules = Rules
board-reference-close = Back to the ship
board-reference-entries = Entries
board-reference-in-sight = in sight
board-reference-held = { $n } held
board-reference-danger = Danger
board-reference-danger-text = The Card strikes when the bow points to it at this speed.
board-reference-damage = Damage Token
board-reference-damage-text = A life symbol that has been shot away.
board-face-one-hit = One Damage Token, or one Cork.
board-face-two-hits = Two of them.
board-face-broken = Your own gun breaks: a Cork goes into its space. An enemy simply misses.
board-reference-cork = Cork
board-reference-cork-text = A damaged space takes no Sandtimer until it is repaired. { $n } of 3 are left; damage without a Cork costs a Life Point.
board-reference-life = Life Point
board-reference-life-text = { $n } left. With the last one the chapter is lost.

## Choosing a chapter

board-crews-title = Your crews
board-crews-alone = You alone
board-crews-you = You, { $names }
board-crews-chapter = Chapter { $n }
board-crews-stars = Chapter { $n }, <star/> { $stars } <sr>stars</sr>
board-chapters-sealed = sealed
board-chapters-open = open
board-chapters-label-sealed = Chapter { $n }, sealed
board-chapters-label-open = Chapter { $n }, open
board-chapters-label-stars = Chapter { $n }, { $stars } of 3 stars
board-chapters-refused = This chapter is still sealed: win the one before it first.
board-level-easy = Easy
board-level-normal = Normal
board-level-hard = Hard
board-mark-solo = solo
board-mark-helped = helped
board-chapters-won = { $level }: <b>{ $stars }</b>
board-chapters-won-marked = { $level }: <b>{ $stars }</b> ({ $marks })
board-behind-you = you
board-behind-all = <b>Nobody who sits here has opened chapter { $n }.</b> Choose another one, or wait for a mate who has.
board-behind-some =
    <b>Chapter { $n } skips ahead for { LIST($names, type: "and") }.</b> Whoever sails along now can play the chapters before it later.

## The sheet at the end

board-end-hearts = { $n } of { $of } Life Points left
board-end-points =
    { $n ->
        [one] One point
       *[other] { $n } points
    }
board-end-crew = The crew
board-end-open = Chapter { $n } is open

## The captain's log: the book of this game

board-book-orders = Orders
board-book-event = An event
board-book-after = How the chapter ended
