### Meant, not slipped: what cannot be taken back is lifted, seen, and confirmed.

## Deed

deed = Before it is done
deed-do = Do it
deed-put-back = Put back
deed-escape = Esc
deed-enter = Enter
deed-dots = { $label }{ "\u00A0" }…
deed-said = { $deed }: { LIST($stakes, type: "and") }. Enter does it, Escape puts it back.
deed-said-plain = { $deed }. Enter does it, Escape puts it back.

## Going back

back-title = Back to the beginning of “{ $where }”?
back-lost =
    { $n ->
        [one] What was done since is lost: { $n } deed.
       *[other] What was done since is lost: { $n } deeds.
    }
back-practice = If dice or hidden cards came to light since, the game is practice from now on: it opens no chapter, brings no star, and nobody’s win counts.
back-all = All who sit here have to agree.
back-stay = Stay here
back-go = Go back
back-ask = Ask all

## Why not

tip-again = The last “why not” again
