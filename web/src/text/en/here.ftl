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
here-instead = No server is in reach. The table is kept on this device.
