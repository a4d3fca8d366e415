### One's account: what may call, table by table, vacation

you-title = Your account
you-link = Keys, notices, devices, data
you-nobody = Tell your name first: play once, or write it under your crest.

calls = What may call you
calls-once = never more than one notice a table and hour
calls-way =
    { $way ->
        [push] Push
        [mail] E-mail
       *[hook] Webhook
    }
calls-event =
    { $event ->
        [turn] Your move
        [waits] Somebody waits for you
        [invited] Invited
       *[over] Game over
    }
calls-event-text =
    { $event ->
        [turn] also with the tab closed
        [waits] once, after half of your time
        [invited] to a table
       *[over] the result and the replay
    }
calls-box = { calls-event }: { calls-way }
calls-here = This browser shows notices
calls-here-text =
    { $n ->
        [0] none of your browsers does yet
        [one] { $n } of your browsers does
       *[other] { $n } of your browsers do
    }
calls-refused = This browser does not show notices, or has been told not to.
calls-quiet = Quiet hours
calls-quiet-text = { $since } to { $until }, your time
calls-since = from
calls-until = to
calls-digest = Digest
calls-digest-text = what came meanwhile, in one notice
calls-mail = Address for letters
calls-mail-none = The operator of this server has set up no letters.
calls-mail-send = Confirm
calls-mail-forget = Forget it
calls-mail-sent = Look into your mailbox: the letter there has a link.
calls-mail-done = Letters go to { $address } now.
calls-hook = Room
calls-hook-field = https://chat.example.org/hooks/…
calls-hook-kind =
    { $kind ->
        [discord] Discord
        [slack] Slack
        [matrix] Matrix
       *[json] JSON
    }
calls-hook-label = What kind of room it is
calls-hook-save = Save
calls-try = Try it
calls-tried = Sent. It should be there in a moment.
calls-saved = Saved.
calls-secret = Cards, hands and chat never leave the table.

by-table = Table by table
by-table-none = No table goes on.
by-table-as = as above
by-table-silent = silent
by-table-label = Notices of { $name }
by-table-with = with { $names }

vacation = Vacation
vacation-here = You are here
vacation-away = Away until { $day }
vacation-text =
    { $n ->
        [one] clocks rest where a decision has an hour or more; { $n } day left
       *[other] clocks rest where a decision has an hour or more; { $n } days left
    }
vacation-go = Away for
vacation-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
vacation-leave = Go
vacation-back = I am back
