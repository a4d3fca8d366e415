### Lantern Night, English.

## game

game-tagline = Light the right lantern, and the fireflies come to you.
game-blurb = Everybody chooses a lantern in secret. The brightest one gathers the fireflies, unless it is far too bright. And mind the wind.

## shelf

shelf-people = 2–4
shelf-minutes = 10
shelf-spirit = versus
shelf-spirit-more = a little mean
shelf-tempo = at once
shelf-tempo-more = all choose

## option

option-length-name = The night
option-length-text = How many evenings it has.
option-length-long = Five evenings
option-length-short = Three evenings

## rule

rule-evenings = The night
rule-choose = Choose a lantern

## ask

ask-choose = Choose a lantern to light

## move

move-choose = Light lantern { $lantern }

## refuse

refuse-blown-out = A wind of { $wind } blows out lantern { $lantern }: { $wind } divides { $lantern }.

## event

event-phase = Evening { $evening }
event-dusk =
    A wind of { $wind } rises. { $n } { $n ->
        [one] firefly comes
       *[other] fireflies come
    }.
event-chose = { $seat } has chosen a lantern.
event-lit = { $seat } lights lantern { $lantern }.
event-dazzled = The light of { $seat } is too bright: the fireflies are dazzled.
event-gathered =
    { $n } { $n ->
        [one] firefly flies
       *[other] fireflies fly
    } to { $seat }.

## source

source-fireflies = Fireflies
