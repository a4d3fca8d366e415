### A Tale of Pirates, English. What rules, boards and terminals say of it; docs/text.md explains the format.

## game

game-tagline = One old ship, four handfuls of sand, and no time at all.
game-blurb = Everybody acts at once: put your Sandtimer where you are needed, wait for the sand, act, run on. Ten chapters of one story, won or lost together.

## shelf

shelf-place = 4
shelf-people = 1–4
shelf-minutes = 15–30
shelf-minutes-more = a chapter
shelf-spirit = together
shelf-spirit-more = one crew
shelf-tempo = real time
shelf-tempo-more = 30 s sand

## option

option-chapter-name = Chapter
option-chapter-text = The story is played in order; a chapter opens when the one before it is won. Stars belong to the crew that wins them.
option-chapter-1 = Chapter 1
option-chapter-2 = Chapter 2
option-chapter-3 = Chapter 3
option-chapter-4 = Chapter 4
option-chapter-5 = Chapter 5
option-chapter-6 = Chapter 6
option-chapter-7 = Chapter 7
option-chapter-8 = Chapter 8
option-chapter-9 = Chapter 9
option-chapter-10 = Chapter 10
option-difficulty-name = Difficulty
option-difficulty-text = How long a round lasts; Easy gives one more Life Point. Any of them opens the next chapter.
option-difficulty-easy = Easy: 25 % more time
option-difficulty-normal = Normal
option-difficulty-hard = Hard: 15 % less time
option-crew-name = Together or alone
option-crew-text = A crew has 3 or 4 Sandtimers; two people hold 2 each. Alone, one person holds 2, 3 or 4, or shares the ship with bots; the result says so.
option-crew-crew = A crew
option-crew-solo = Solo
option-helped-name = Perform for me
option-helped-text = For hands that need it: choose while the sand runs, and it is done the moment the sand is through. The result says so.

## rule

rule-tale = The chapter
rule-round = Round
rule-muster = Round set-up
rule-timer = Timer-phase

## ask

ask-muster = Look around, then say when you are ready
ask-timer = Place your Sandtimer, wait for the sand, perform

## move

move-ready = Ready
move-resolve-events = Take charge of events
move-place = Place the Sandtimer: { $place }
move-linger = Spend a token and stay: { $place }
move-remove = Take the Sandtimer off without acting
move-hoist = Hoist the sail by 1 step
move-lower = Lower the sail by 1 step
move-steer = Turn the ship { $turn }
move-haul = Haul the ship { $turn }
move-look = Turn up the Card at { $slot }
move-repair = Repair { $space }
move-load = Load { $space }
move-load-two = Load { $space } and { $space2 }
move-fire = Fire at { $card }
move-blast = Fire at { $card } with a double charge
move-use = Act at { $card }
move-answer = Answer { $n }
move-run-forward = Run the clock forward
move-play-on = Play on after all

## stake: what is seen before something is done that cannot be taken back; confirm: what its button says

stake-time-given-up = { $n ->
    [one] 1 second is given up
   *[other] { $n } seconds are given up
}
confirm-run-forward = Run on

## refuse

refuse-resolver-already = You are in charge of events already.
refuse-no-events = There are no events in the first chapter.
refuse-count-in = The clock has not started yet.
refuse-sand-runs = The sand still runs, { $n } s more. A running Sandtimer is not touched.
refuse-corked = There is a Cork in { $space }. It has to be repaired first.
refuse-occupied = { $seat }'s Sandtimer stands there.
refuse-closed = { $space } is closed for { $n } s more.
refuse-same-area = You come from { $area }. A Sandtimer is never used in the same area twice in a row.
refuse-not-pointing = The ship has to point towards { $card }.
refuse-wrong-speed = { $card } wants another speed, such as { $n }.
refuse-not-hit-enough = { $card } has to be hit first; hits to go: { $n }.
refuse-needs-token = { $card } asks for a token: { $token }.
refuse-cannot-give = The crew does not hold enough of that: { $token }.
refuse-highest = The sail cannot go higher.
refuse-lowest = The sail cannot go lower.
refuse-sail-held = { $card } ahead: the sail must not be hoisted while the ship points towards it.
refuse-at-anchor = At anchor the ship cannot be turned.
refuse-too-fast = At speed 2 the ship turns by 1 sector only.
refuse-full-sail = Under full sail the ship cannot be turned.
refuse-seen-already = { $card } lies face up already.
refuse-not-damaged = { $space } is not damaged.
refuse-one-ball = Only one Cannonball is left in the supply.
refuse-no-balls = There is no Cannonball in the supply.
refuse-loaded-already = { $space } is loaded already.
refuse-not-loaded = There is no Cannonball in { $space }.
refuse-not-aimed = { $card } is not in the sector that this Cannon points to, { $sector }.
refuse-not-in-sight = { $card } does not lie face up before you. Only what is in sight can be used or shot at.
refuse-no-space-on-card = There is no action space on { $card }.
refuse-no-such-part = The ship of this chapter has no such part: { $space }.
refuse-nothing-there = No Card lies there.
refuse-stands-elsewhere = Your Sandtimer stands in another space. Perform its action, or take it off first.
refuse-stands-here = Your Sandtimer stands here already. Perform its action, or take it off first.
refuse-in-hand = Your Sandtimer is in your hand, and you touch no other.
refuse-other-action = A Sandtimer gives only the action of the space it stands in.
refuse-no-token = That takes a token that the crew does not hold.
refuse-comes-from-elsewhere = Only to stay in the area that your Sandtimer comes from costs a token.
refuse-capstan-by-one = The Capstan turns the ship by 1 sector only.
refuse-no-cannon = There is no Cannon in this place: { $space }.
refuse-same-cannon = Each Cannonball goes into a Cannon of its own.
refuse-never-damaged = Repairs can never be damaged.
refuse-nothing-asked = No event asks for an answer now.
refuse-not-resolver = { $seat } is in charge of events and decides.
refuse-voted-already = You want to run the clock forward already.
refuse-not-voted = You have not asked to run the clock forward.
refuse-clock-runs = The clock runs already.
refuse-no-life = There is nothing on { $card } that a shot could damage.

## event

event-phase = Round { $n }
event-dealt = Cards are dealt face down: { $n }.
event-arrived = { $card } appears: { $slot }.
event-turned-up = { $card } comes to light: { $slot }.
event-turned-down = { $card } is lost from sight: { $slot }.
event-moved = { $card } moves: { $slot }.
event-discarded = { $card } is discarded.
event-came-back = { seat-own } Sandtimer comes back.
event-ready = { $seat-is ->
        [you] You are
       *[other] { $seat } is
    } ready.
event-resolver = { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } charge of events.
event-clock = The clock starts: { $n } seconds.
event-set = { $seat-is ->
        [you] You place
       *[other] { $seat } places
    } the Sandtimer: { $place }.
event-removed = { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } the Sandtimer off: { $place }.
event-hoisted = { $seat-is ->
        [you] You hoist
       *[other] { $seat } hoists
    } the sail: speed { $n }.
event-lowered = { $seat-is ->
        [you] You lower
       *[other] { $seat } lowers
    } the sail: speed { $n }.
event-steered = { $seat-is ->
        [you] You turn
       *[other] { $seat } turns
    } the ship { $turn }.
event-bow = The bow points to { $sector }.
event-speed = The sail now stands at speed { $n }.
event-looked = { $seat-is ->
        [you] You look
       *[other] { $seat } looks
    } out: { $slot }.
event-repaired = { $seat-is ->
        [you] You repair
       *[other] { $seat } repairs
    } { $space }.
event-loaded = { $seat-is ->
        [you] You load
       *[other] { $seat } loads
    } { $space }.
event-fired = { $seat-is ->
        [you] You fire
       *[other] { $seat } fires
    } { $space } at { $card }: { $result }.
event-used = { $seat-is ->
        [you] You act
       *[other] { $seat } acts
    } at { $card }.
event-hit = { $card } is hit; Damage Tokens: { $n }.
event-sunk = { $card } is destroyed.
event-dealt-with = { $card } is behind us.
event-struck = { $card } strikes!
event-corked = Damage: a Cork in { $space }.
event-uncorked = The Cork leaves { $space }.
event-ball-in = A Cannonball rolls into { $space }.
event-ball-out = A Cannonball rolls out of { $space }.
event-closed = { $space } is closed for { $n } s.
event-gained = The crew gains { $token }: { $n }.
event-gave = The crew gives up { $token }: { $n }.
event-lost-life = Life Points lost: { $n }. Left: { $n2 }.
event-sign = A sign of things to come …
event-happening = Event: { $happening }.
event-asked = { $seat-is ->
        [you] You have
       *[other] { $seat } has
    } to decide.
event-answered = { $happening }: it is decided.
event-voted = { $seat-is ->
        [you] You want
       *[other] { $seat } wants
    } to run the clock forward.
event-plays-on = { $seat-is ->
        [you] You play
       *[other] { $seat } plays
    } on.
event-ran-forward = All agree: the clock runs forward.
event-time-up = Time is up. All Sandtimers leave the ship.
event-shot = { $card } fires at { $area }: { $result }.
event-goal = Orders: { $goal }
event-goal-met = Done: { $goal }
event-goal-missed = Missed: { $goal }
event-won = The chapter is won. Stars: { $n }.
event-lost = The chapter is lost: { $outcome }.

## outcome

outcome-playing = still under way
outcome-won = won
outcome-last-life = no Life Point is left
outcome-mission-failed = the mission cannot be fulfilled any more

## verdict

verdict-stars-3 = Three stars: Ellen hardly has a scratch.
verdict-stars-2 = Two stars: well sailed.
verdict-stars-1 = One star: afloat is afloat.
verdict-last-life = The last Life Point is gone. Try the chapter again.
verdict-mission-failed = The mission has failed. Try the chapter again.

## mate

mate-aye = Aye!
mate-aye-later = Aye, when my sand is through.
mate-taken = That place is taken.
mate-closed = That place is closed now.
mate-too-late = Too late for this round.
mate-just-there = I was just there.
mate-sand-runs = My sand still runs.
mate-nothing-hidden = Nothing left to look at.
mate-nothing-damaged = Nothing left to mend.
mate-no-target = No target in my sights.
mate-waits = Holding on.
mate-helm = I take sail and helm.
mate-guns = I look after the guns.
mate-deck = I keep the lookout and mend her.

## result

result-one-hit = 1 Hit
result-two-hits = 2 Hits
result-broken = Broken Cannon

## turn

turn-left-1 = left by 1
turn-left-2 = left by 2
turn-right-1 = right by 1
turn-right-2 = right by 2

## sector

sector-n = North
sector-ne = North-East
sector-se = South-East
sector-s = South
sector-sw = South-West
sector-nw = North-West

## slot

slot-any = { $sector }, place { $n }

## area

area-cannonballs = Cannonballs
area-right-cannons = right-hand Cannons
area-sail = Sail
area-helm = Helm
area-lookout = Lookout
area-left-cannons = left-hand Cannons
area-repairs = Repairs
area-capstan = Capstan
area-stern-gun = Stern Gun

## area-text

area-text-cannonballs = Load 1 or 2 Cannonballs out of the supply, each into an empty Cannon of its own.
area-text-right-cannons = Fire a loaded Cannon at a face-up Card in its sector, and roll the die.
area-text-sail = Move the sail by 1 step, up or down.
area-text-helm = Turn the ship: by 1 or 2 sectors at speed 1, by 1 at speed 2, not at all at 0 and 3.
area-text-lookout = Turn any 1 Card face up.
area-text-left-cannons = Fire a loaded Cannon at a face-up Card in its sector, and roll the die.
area-text-repairs = Take 1 Cork out of a damaged space. This space can never be damaged.
area-text-capstan = Turn the ship by 1 sector, left or right, at any speed, even at anchor or under full sail. No Card can damage it.
area-text-stern-gun = One Cannon that fires at the sector opposite the bow, loaded and fired like the others. No Card can damage it.

## space

space-cannonballs = Cannonballs
space-right-1 = right Cannon 1
space-right-2 = right Cannon 2
space-sail-1 = Sail 1
space-sail-2 = Sail 2
space-helm = Helm
space-lookout = Lookout
space-left-1 = left Cannon 1
space-left-2 = left Cannon 2
space-repairs = Repairs
space-lookout-2 = second Lookout
space-capstan = Capstan
space-stern-gun = Stern Gun

## symbol

symbol-life = Life
symbol-speed = Speed
symbol-shot = Shot
symbol-space = Action space

## symbol-text

symbol-text-life = Cover it with a Damage Token. When all are covered, the Card is destroyed.
symbol-text-speed = Point the ship towards the Card at exactly this speed to deal with it.
symbol-text-shot = The Card fires at the ship at the end of the round, once for each symbol.
symbol-text-space = A Sandtimer may be placed here for the Card's own action.

## Things that are put together

copy = { $name } ({ $n })

## The course of a game

standing-life = Life Points
standing-mission = Mission
gain-life = { $sign }{ $n } ♥
gain-mission = { $sign }{ $n } %
did-sandtimers =
    { $n ->
        [one] placed once
       *[other] placed { $n } times
    }
did-shots =
    { $n ->
        [one] one shot
       *[other] { $n } shots
    }
did-turns =
    { $n ->
        [one] one turn of the Helm
       *[other] { $n } turns of the Helm
    }
did-sails =
    { $n ->
        [one] once at the Sail
       *[other] { $n } times at the Sail
    }
did-looks =
    { $n ->
        [one] one Card looked at
       *[other] { $n } Cards looked at
    }
did-corks =
    { $n ->
        [one] one Cork pulled
       *[other] { $n } Corks pulled
    }
award-sandtimers = Never idle
award-shots = Master gunner
award-turns = Steady at the Helm
award-sails = First aloft
award-looks = Eyes of the ship
award-corks = Ship’s carpenter
standing-time = Time left
part-round = Round { $n }
