### What only the terminal says.

## The table

terminal-title =
    Turn { $turn } of { $turns } · { $passes ->
        [again] three packs, of which two come again
        [right] packs go to the right ↑
       *[left] packs go to the left ↓
    } · Gold+Income · ⚔ strength · ● Age
terminal-kingdom = Kingdom
terminal-lp = LP
terminal-gold = Gold
terminal-strength = ⚔
terminal-makes = Makes
terminal-front = Front
terminal-back = Back
terminal-buildings = Buildings
terminal-on-offer = Buildings of this game: { $buildings }
terminal-resource =
    { $n } { $resource ->
        [wood] Wood
        [food] Food
       *[crystal] Crystal
    }

## The Lich King

terminal-lich = The Lich King
terminal-score = { $lp } LP
terminal-level = level { $n }
terminal-face-down = face down: { $cards }
terminal-earns = { $text } ({ $left } LP left over, { $open } in sight)
terminal-comes-again = Comes again:
terminal-left-over = Left over:

## Cards and choices

terminal-unit = costs { $gold } · strength { $strength } · { $text }
terminal-unit-brings = brings { $gold } · strength { $strength } · { $text }
terminal-artifact = Artifact · { $lp } LP at the end · { $text }
terminal-claimed = { $line } · left over: { $lp } LP for the Lich King
terminal-price = { $gold } Gold · { $brings }
terminal-level-brings = { $lp } LP at the end · { $text1 }
terminal-levels-bring = { $lp } LP at the end · { $text1 }; { $text2 }

## What is yours

terminal-hand = Your hand
terminal-kept-card = Kept for the next turn:
terminal-kept = kept
terminal-laid = laid down
terminal-plan = Your plan
terminal-leaving = sent away: { $cards }
terminal-costs = costs { $cost } of { $gold } Gold
terminal-forecast = strength { $strength } · income { $income }
terminal-short = { $n } Gold short
