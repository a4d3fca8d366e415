### The toy games, English.

## option

option-cards-name = Cards
option-cards-text = How many cards there are.
option-cards-4 = Four
option-cards-6 = Six
option-cards-9 = Nine
option-short-name = Short game
option-short-text = One round instead of three.

## rule

rule-race = Race
rule-grab = Grab
rule-whispers = Whispers
rule-give = Give
rule-bury = Bury
rule-court = Court
rule-turn = Turn
rule-claiming = Claim
rule-answering = Answer
rule-window = Window
rule-delve = Delve
rule-day = Day
rule-battle = Fight
rule-blow = Blow
rule-wound = Wound
rule-chest = Chest
rule-watch = Watch
rule-round = Round
rule-alarm = Alarm

## ask

ask-grab = Grab a prize
ask-give = Give a card to the left
ask-bury = Bury a card
ask-turn = Claim or rest
ask-window = Answer with a card, or let it pass
ask-day = Walk, fight, dig or rest
ask-blow = Strike or run
ask-wound = Take the wound
ask-chest = Choose what to take
ask-round = Set a glass, or act
ask-alarm = Answer the bell

## move

move-grab = Grab prize { $n }
move-give = Give { $card }
move-bury = Bury { $card }
move-claim = Claim
move-rest = Rest
move-answer = Play { $card }
move-let-pass = Let it pass
move-walk = Walk
move-fight = Fight
move-dig = Dig
move-strike = Strike
move-run = Run
move-suffer = Lose { $what }
move-take = Take { $what }
move-set = Set the glass on post { $post }
move-act = Act
move-reply = Reply with { $n }

## refuse

refuse-taken = Prize { $n } is gone.
refuse-too-high = { $card } is the higher card.
refuse-too-few-cards = There are too few cards for so many.
refuse-wrong-card = { $card } does not help here.
refuse-too-weak = There is no strength left.
refuse-nothing-left = There is no { $what } to lose.
refuse-sand-runs = The sand runs until { $n } ms.
refuse-occupied = { $seat } has a glass on { $post }.
refuse-glass-set = The glass is set already.
refuse-no-glass = There is no glass set.

## event

event-grabbed = { $seat } grabs prize { $n }.
event-dealt = { $seat } draws { $n } cards.
event-drew = { $seat } draws { $card }.
event-gave = { $seat } gives { $card }.
event-decided = { $seat } has chosen.
event-passed = The cards go to the left.
event-buried = { $n } cards are buried.
event-shuffled = The buried cards, { $n }, make a new pile.
event-showed = { $seat } shows { $card }.
event-claimed = { $seat } claims a favour.
event-answered = { $seat } answers with { $card }.
event-stopped = It comes to nothing.
event-gained = { $seat } gains { $n }.
event-walked = { $seat } walks.
event-struck = { $seat } rolls { $n }.
event-ran = { $seat } runs.
event-wounded = { $seat } suffers a wound of { $n }.
event-lost = { $seat } loses { $what }.
event-took = { $seat } takes { $what }.
event-died = { $seat } has no strength left.
event-set = { $seat } sets the glass on { $post }.
event-acted = { $seat } acts and rolls { $n }.
event-rang = The bell rings.
event-replied = { $seat } replies with { $n }.
event-ended = The round is over.
