### Tables that are kept on this device, and carried by the page itself.

here-kept = On this device
here-kept-title = This table is kept on this device
here-kept-text = Your moves are written down here before they are answered. Close the page, lose the battery: nothing is lost.
here-kept-alone = Friends over a link need a server. Nobody else can look at this table.
here-moves =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
here-sealed = luck sealed
here-save = Save as .tale
here-forget = Forget this table
here-forget-sure = Forget it for ever
here-forgotten = The table is forgotten.

## Before the first one

here-where = Where the table stands
here-server = At the server
here-server-text = Friends can sit down over a link; you go on from any device.
here-device = On this device
here-device-text = No server is needed, nor a net once { $size } MB are here. Friends over a link need a server.
here-device-ready = No server is needed, nor a net. Friends over a link need a server.
here-no-friends = Friends over a link need a server: this seat cannot be kept on this device.
here-fetching = Fetching the table itself: { $here } of { $size } MB
here-beginning = Laying the table
here-failed = The table itself could not be fetched. Try again with a net.
here-lacks-machine = This browser does not run what carries a table (WebAssembly). At a server you can play all the same.
here-lacks-storage = This browser keeps nothing here, perhaps because the window is private: a table could not be written down. At a server you can play all the same.
here-unwritten = It could not be written down, so it was not done. Perhaps this device has no room left.
here-rests = This table rests
here-rests-text = The rules have changed since it was begun, and do not lead through its moves any more. They all lie here as they were written down.
here-instead = No server is in reach. The table is kept on this device.

## What is taken along

nav-here = Anywhere
pack = Take the shelf with you
pack-text = Fetched once. From then on you play alone, with bots or on one screen, learn, replay and read the rules with no net at all. Friends over a link still need one.
pack-table = The table itself
pack-table-text = rules, bots, lessons: the same as at a server
pack-game-text = board, drawings, text
pack-size = { $size } MB
pack-here = here
pack-fetch = Fetch
pack-fetch-label = Fetch { $name }, { $size } MB
pack-of = of { $size } packed
pack-so-far = { $here } of { $size }
pack-all = { $here } of { $size } MB are here.
pack-promised = The browser promised to keep it.
pack-not-promised = The browser may throw it away when it needs room.
pack-failed = It could not be fetched. What is here already stays.
pack-kept = Kept on this device
pack-kept-text = every move is written here before it is answered; a dead battery loses nothing
pack-none = No table is kept on this device yet.
pack-at-server = Alone, at the server
pack-open = Open a .tale
pack-opened = The table lies here now.
pack-tale = .tale
here-take-online = Take online
here-take-online-text = as a practice table; friends may watch, it is not rated
here-needs-net = needs a net
here-needs-server = needs a server
here-online = The table is at the server now, as practice. This one stays as it is.
here-take-with-me = Take with me
here-with-me = The table is here now. At the server it is practice from now on.
here-save-text = a file to keep or to open elsewhere
here-save-short = Save

## A new printing

printing = A new printing lies ready
printing-text = It is laid out when no game is open, never during one.
printing-now = Now
printing-on-close = When I close
printing-later = A table is open in another window. The new printing waits until it is closed.
