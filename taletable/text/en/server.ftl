### What the server says: in the terminal, and on the pages that it makes itself.

server-served = Taletable is served at { $address } (tables are kept in { $where }); press Ctrl+C to stop.
server-guest = A guest
server-gone = Somebody who left
server-not-built = The server runs, but its pages are not built.
server-not-built-docs = The API is described here.

## What it cannot be started with

server-other-database = “{ $kind }” is not a database that can be used; give postgresql://… or the path of an SQLite file
server-database-in-memory = the database has to be a file: tables outlive the server
server-short-secret = TALETABLE_SECRET is too short: give at least { $n } characters
server-short-key = { $path } is too short for a session key; remove it to get a new one (everybody is then signed out)
server-log-form = TALETABLE_LOG is text or json
server-synchronous = TALETABLE_SYNCHRONOUS is FULL or NORMAL
server-no-number = { $name } is a number of 0 or more, not “{ $text }”
server-read-only = the database { $path } cannot be written: look at the permissions of the file and of its folder
server-disk-full = the disk is full: there is no room for the database { $path }
server-no-driver = PostgreSQL needs its driver: install taletable with the extra “postgres”
server-no-answer = the database does not answer: { $why }
server-half-a-club = with TALETABLE_OIDC_ISSUER go TALETABLE_OIDC_CLIENT and TALETABLE_OIDC_NAME, and TALETABLE_ADDRESS, where people come back to
server-root-path = a server lives below a path like /taletable, of letters, digits and hyphens, that does not begin like a path of its own: not “{ $text }”
server-other-root-path = TALETABLE_ADDRESS ({ $address }) leads elsewhere than below { $path }
server-plain-club = TALETABLE_OIDC_ISSUER begins with https://
server-no-worker = there has to be at least one worker
server-workers-need-postgres = several workers need PostgreSQL: give --database postgresql://…

## Databases, and tables that would rest

server-no-database = there is no database { $path }
server-no-database-of-ours = this is no database of Taletable
server-earlier-database = this database is of an earlier version ({ $revision }); the server brings it up to date when it starts
server-later-database = this database is of a later version ({ $revision })
server-database-unreadable = the database cannot be read: { $why }
server-game-away = its game is not here
server-departed =
    { $n ->
        [one] after { NUMBER($n, useGrouping: 0) } entry the table stands otherwise than it did
       *[other] after { NUMBER($n, useGrouping: 0) } entries the table stands otherwise than it did
    }

## The page about the API

server-docs-title = Taletable { $version }: API
server-docs-live = Live tables: a WebSocket at /api/tables/{ "{identity}" }/live carries ClientMessage and ServerMessage as JSON text.
server-docs-schema = The whole schema: { $file }.
server-site-documents = Rules and documents
server-docs-routes = Routes
server-docs-types = Types
server-docs-takes = takes { $takes } gives { $gives }
server-docs-gives = gives { $gives }

## Calls: what is told to people who are elsewhere

call-turn = Your move in { $game }
call-waits = Half of your time has passed in { $game }
call-invited = You are asked to a table: { $game }
call-over = { $game } is over
call-with = With { LIST($names, type: "and") }.
call-many =
    { $n ->
        [one] { $n } table calls you
       *[other] { $n } tables call you
    }
call-games = { LIST($games, type: "and") }
call-try = So a notice reads
call-try-text = It says which table and what is the matter. Cards, hands and chat never leave the table.
call-confirm = Taletable: is this your address?
call-confirm-text = Somebody wants letters from Taletable to come here. If it was you, open this link within a day; else do nothing, and none will come.

## Letters that let somebody in

enter-letter = Taletable: your code { $code }
enter-letter-text =
    Somebody, we hope you, wants to come in at Taletable with this address. Open this link in the same browser within { $n } minutes:
enter-letter-code = Or type this code there: { $code }
enter-letter-not = If it was not you, do nothing, and tell the code to nobody.
enter-news = Taletable: a new key
enter-news-text = { $name } at Taletable has a new key: { $key }. If it was not you, open your account there, take the key away and sign out everywhere else:
