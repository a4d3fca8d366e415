### Two games of the same deal, side by side.

side-title = Side by side
side-same = same deal, same rivals
side-not-same = not the same deal
side-you = You
side-so-far = so far <b>{ $n }</b> of { $of }
side-all-same = All decisions are the same.
side-first-same =
    { $n ->
        [0] They part at the first decision.
        [one] The first decision is the same.
       *[other] The first { $n } decisions are the same.
    }
side-part = here the games part
side-note = both step together; whoever took longer is waited for
side-next = Next difference
side-try = Try from here
side-try-of = Try from here: { $name }
side-whose = Whose game
side-moment = Moment
side-at = { $part }, step { $at } of { $last }: { $list }
side-stands = { $name } { $n }
side-game-of = The game of { $name }
side-opening = The two games are fetched …
side-gone = These games cannot be shown side by side.
