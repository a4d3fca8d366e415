### What only the board of Paper Tales says.

## What all its parts say

board-sentences = { $one }. { $two }
board-not-possible = not possible: { $why }
board-gold = { $n } Gold
board-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
board-legend-points =
    { $n ->
        [one] { $n } legend point
       *[other] { $n } legend points
    }
board-resource-wood = { $n } wood
board-resource-food = { $n } food
board-resource-crystal = { $n } crystal
board-level = level { $n }
board-building = { $building } { $level }
board-range = { $least }–{ $most }
board-list = { $all }
board-close = Close
board-your-kingdom = Your Kingdom
board-kingdom-of = Kingdom of { $player }
board-lich-king = Lich King
board-pack-letter =
    { $pack ->
        [1] A
        [2] B
       *[other] C
    }

## Words of cards that are drawn as signs, in every form they have there

board-sign-wood = Wood
board-sign-food = Food
board-sign-crystal = Crystal, Crystals
board-sign-gold = Gold
board-sign-lp = LP
board-sign-age = Age, Ages

## Phases

board-phases-here = <turn>Turn { $turn }<of> of { $turns }</of> ›</turn> { $phase }
board-phases-end = The end

## Prompt: what is asked, with what is done in bold; the words are those of ask-…

board-ask-draft = <b>Choose</b> a card to keep
board-ask-draft-dismiss = <b>Discard</b> a card of this pack
board-ask-solo_draft = <b>Choose</b> a card to keep; what you leave may serve the Lich King
board-ask-plan = <b>Deploy</b> cards, keep one, then seal your Kingdom
board-ask-payment = <b>Choose</b> what to pay for: your Gold is short
board-ask-shadow = <b>Choose</b> the Unit that your Shadow repeats
board-ask-titan = <b>Choose</b> the Building that your Titan founds
board-ask-age_chosen = <b>Place</b> 2 Age tokens on one of your Units
board-ask-age_chosen-both = <b>Place</b> 2 Age tokens on one of your Units; before or after it you may move some
board-ask-age_chosen-shift = <b>Move</b> Age tokens between your Units, or leave them
board-ask-age_by_food = <b>Place</b> the Alchemist's Age tokens on one of your Units
board-ask-construction = <b>Construct</b> or upgrade a Building, or pass
board-ask-healing = <b>Save</b> a Unit with exactly 1 Age token, or let go

## Prompt: what is asked while a card is held; “or” leads to the buttons beside it

board-held-artifact = <b>Lay down { $card }</b> on your shelf, or
board-held-laid = <b>Lay down { $card }</b> is planned, or
board-held-standing = <b>Move { $card }</b> to another spot, or
board-held-unit = <b>Place { $card }</b> on a spot
board-held-unit-or = <b>Place { $card }</b> on a spot, or
board-held-no-room = <b>No room for { $card }:</b> send a Unit away
board-held-shift = <b>Move the Age of { $card }</b> onto another Unit
## Prompt: buttons and the small line

board-aside-deploy = Deploy, { $n } Gold
board-aside-age = Put Ages on it
board-aside-discard = Send away
board-aside-keep = Keep it
board-aside-take-back = Take back
board-prompt-seal = Seal my Kingdom
board-prompt-undo = Take back
board-prompt-undo-label = Take back your last act
board-prompt-short = { $n } Gold short: you will choose what to pay
board-prompt-after = After the reveal <b>{ $n }</b> strength · { $rivals }
board-prompt-rival = { $player } at { $n }
board-prompt-host = { $host } { $force }
board-prompt-pack = Pack { board-pack-letter } · choice { $n } of { $picks } · what you leave goes to the Lich King
board-prompt-packs =
    { $passes ->
        [left] ‹ Packs go left
       *[right] Packs go right ›
    } · { $by ->
        [chosen] chosen
        [tap] tap a card to lift it, again to choose
       *[click] click a card to lift it, again to choose
    }
board-prompt-land = Land for one more Building: { $cost } Gold · you have { $gold }
board-prompt-waiting = Still choosing: { $players }

## Cards

board-card-unit = { $card }, costs { $cost } Gold, strength { $strength }. { $text }
board-card-artifact = { $card }, Artifact, costs { $cost } Gold, { $lp } LP at the end. { $text }
board-card-short = { $n } short
board-lens-now =
    Now { $n } strength{ $fights ->
        [no] , does not fight from here
       *[yes] { "" }
    }

## Pack and recruits

board-pack-label = The pack, { board-cards }
board-pack-chosen = chosen
board-pack-discarded = discarded
board-pack-claim = If you leave it, the Lich King earns { $n } LP
board-recruits = Recruits
board-recruits-label = Recruits so far
board-recruits-count = Recruits so far, { board-cards }
board-recruits-none = none yet
board-recruits-kept = Kept from last turn

## Hand

board-hand-label = Your hand, { board-cards }
board-hand-choose = Choose a card
board-hand-short = { $n } Gold short
board-hand-shift = Move its Age tokens
board-hand-leaving = { $card } is sent away. Take it up again
board-hand-leaves = leaves
board-hand-empty = Your hand is empty

## The stage

board-stage-front = Front
board-stage-back = Back
board-stage-unit =
    { $card }, strength { $n }{ $fights ->
        [no] , does not fight from here
       *[yes] { "" }
    }
board-stage-age =
    { $n ->
        [one] { $n } Age token
       *[other] { $n } Age tokens
    }
board-stage-secret = face down, only you know
board-stage-closed = closed
board-stage-free = free
board-stage-only-you = only you
board-stage-free-front = Free · Front
board-stage-free-back = Free · Back
board-stage-swap = ⇄ swap
board-stage-ages-here = + Ages here

## Artifacts

board-artifacts = Artifacts
board-artifacts-own = Your Artifacts
board-artifacts-of = { $player } Artifacts
board-artifacts-one = { $card }, Artifact, { $lp } LP at the end
board-artifacts-count =
    { $n ->
        [one] { $n } Artifact
       *[other] { $n } Artifacts
    }
board-artifacts-next = { board-artifacts-count }. The next one costs { $cost } Gold
board-artifacts-next-price = next

## Stock

board-stock-own = Your stock
board-stock-of = { $player } stock
board-stock-gold = Gold <n>{ $n }</n>
board-stock-pledged = { $n } pledged
board-stock-pledged-short = { $n } pledged<bad>, { $short } short</bad>
board-stock-to-come = { $n } to come
board-stock-income = income { $n }
board-stock-keep = Keep one card for the next turn
board-stock-keep-for = Keep one for turn { $turn }
board-stock-keep-last = Keep a card
board-stock-kept = kept
board-stock-kept-label = Kept for the next turn: { $card }
board-stock-strength = Strength
board-stock-strength-label = strength { $n }
board-stock-now = now { $n }
board-stock-after = after the reveal
board-stock-after-label = after the reveal { $n }

## Buildings

board-buildings = Buildings
board-buildings-own = Your Buildings
board-buildings-of = { $player } Buildings
board-buildings-land = next land <coin/>
board-buildings-levels = Level 1: { $one }. Level 2: { $two }.
board-buildings-both = <one/>; <two/>
board-buildings-price = <needs/><or>or</or><gold/>

## Construction

board-works-upgrade = Upgrade
board-works-found = Found it
board-works-level = Level { $n }
board-works-level-short = Lv { $n }
board-works-free = free
board-works-pay = { $building }, level { $level }. Choose how to pay
board-works-not-now = { $building }, level { $level }, not possible: not now
board-works-refused = { $building }, level { $level }, not possible: { $why }
board-works-complete = complete · { $lp } LP at the end

## The other Monarchs

board-where-rival = { $player }, your rival
board-where-left = { $player }, your left neighbour
board-where-right = { $player }, your right neighbour
board-where-across = { $player }, across the table
board-mood-choosing = choosing
board-mood-sealed = has chosen
board-neighbour-facts = { $facts }, look closer
board-war =
    War with { $name }: you { $mine }, they { $theirs }{ $ends ->
        [won] , won
        [lost] , lost
        [tie] , a tie, both win
       *[open] { "" }
    }
board-war-won = won
board-war-lost = lost
board-war-tie = tie

## One Kingdom, large

board-visit-strength = <shield/> strength
board-visit-gold = <coin/> Gold, income { $n }
board-visit-score = <b>{ $lp }</b> LP · { board-cards } in hand
board-visit-level-1 = <b>{ $building } 1</b> <one/>
board-visit-level-2 = <b>{ $building } 2</b> <one/>; <two/>
board-visit-nothing = No Building yet
board-visit-artifact = <b>{ $card }</b> <does/> · { $lp } LP

## Why nothing happens where no move could be meant

board-why-free = In Deployment a card of your hand is laid here: take it up first.
board-why-piles = Both piles lie face down, and nobody looks into them.

## Scores, piles and the phone's sheet

board-score = Legend points
board-score-of = { $player }: { board-legend-points }
board-standings = Legend points in order
board-piles = Piles
board-piles-draw = <b>{ $n }</b> to draw
board-piles-discard = <b>{ $n }</b> discarded
board-show = Show
board-tab-pack = Pack
board-tab-works = Build
board-tab-hand = Hand
board-tab-standings = Scores

## What rises over a theatre

board-float-reborn = reborn!
board-float-shifted = moved
board-float-kept = keeps 1
board-float-saved = saved!
board-float-shuffled = shuffled

## The Lich King

board-throne =
    The Lich King, level { $level }, { board-legend-points }{ $medals ->
        [0] { "" }
       *[other] , with { $cards }
    }. Look closer
board-host-label =
    { $host }: { $known ->
        [yes] strength
       *[no] strength this turn
    } { $force }
board-host-plate =
    { $host }, an army of the Lich King, { $known ->
        [yes] strength
       *[no] strength this turn between
    } { $force }, look closer
board-host-brief-pale = Pale
board-host-brief-crimson = Crimson
board-host-marches = marches
board-host-risen = { $n } risen so far
board-row = The Necropolis
board-row-card = { $card }, { $text }
board-row-hidden = { $card }, face down until turn { $turn }
board-row-closer = Look closer
board-row-turn = turn { $turn }
board-row-claim = { $n } LP
board-left = Cards passed over
board-left-again = { board-pack-letter } comes again
board-left-again-label = Pack { board-pack-letter } comes again: { board-cards }
board-left-his = Left to him
board-left-his-label = Left to the Lich King: { board-cards }
board-left-unseen = Pack { board-pack-letter }
board-left-unseen-label = Pack { board-pack-letter }: 4 cards, not seen yet
board-left-claim = The Lich King earns { $n } LP for it if it is left
board-left-no-claim = Worth nothing to the Lich King
board-audience-hidden = Face down until the Wars of turn { $turn }
board-audience-force = { $host } { $n }
board-audience-due =
    { $n } LP sure{ $more ->
        [0] { "" }
       *[other] , { $more } more if you take none of what is in sight
    }
board-audience-cards = Lich King cards
board-audience-card = <b>{ $card }</b> <does/>
board-audience-sums = Earned so far: { $sums }
board-audience-sum = { $source } { $n }
board-source-war = Wars
board-source-head-start = Head start
board-source-start = Before

## The sheet at the end

board-end-receipt = Legend Points of { $player } by source and turn
board-end-lp = LP in turn
board-end-turn = Turn { $n }
board-end-sum = All

## The programme while Wars are shown, and the book of this game

board-bout-title = { $name } and { $name2 }
board-bout-count = War { $n } of { $full }
board-bout-nobody = nobody fights
board-bout-more = Buildings and more
board-bout-won = { $name } wins against { $name2 }
board-bout-tie = A tie: both win
board-bout-summary = Who beat whom
board-bout-summary-why = and what it brought in LP
board-bout-go-on = Go on
board-bout-line =
    { $ends ->
        [won] beats { $name } { $mine } : { $theirs }
        [lost] loses to { $name } { $mine } : { $theirs }
       *[tie] ties with { $name } { $mine } : { $theirs }
    }
board-book-turn = Turn { $n }
