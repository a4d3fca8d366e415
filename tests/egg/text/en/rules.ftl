### The egg game, English.

## rule

rule-cook = Cook

## ask

ask-cook = Flip an egg

## move

move-flip = Flip
move-steal = Steal an egg

## refuse

refuse-no-stealing = Cooks do not steal.

## event

event-flipped = { $seat } flips and has { $n }.
