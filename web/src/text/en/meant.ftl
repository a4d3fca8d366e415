### Meant, not slipped: what cannot be taken back is lifted, seen, and confirmed.

## Deed

deed = Before it is done
deed-do = Do it
deed-put-back = Put back
deed-escape = Esc
deed-enter = Enter
deed-dots = { $label } …
deed-said = { $deed }: { LIST($stakes, type: "and") }. Enter does it, Escape puts it back.
deed-said-plain = { $deed }. Enter does it, Escape puts it back.
