### What operators are told: `taletable admin`, `backup`, `restore`, `doctor`.

operator-no-table = there is no table “{ $id }”
operator-no-person = there is no person “{ $id }”
operator-no-report = there is no report “{ $id }”
operator-two-people = several people are called “{ $name }”: give the id of one (taletable admin people --name …)
operator-sure =
    { $n ->
        [one] this deletes { $n } table for good; say --yes if it is meant
       *[other] this deletes { $n } tables for good; say --yes if it is meant
    }
operator-closed =
    { $n ->
        [one] { $n } table is closed.
       *[other] { $n } tables are closed.
    }
operator-deleted =
    { $n ->
        [one] { $n } table is deleted.
       *[other] { $n } tables are deleted.
    }
operator-banned = { $name } ({ $id }) is kept out, and signed out everywhere.
operator-let-in = { $name } ({ $id }) may come again.
operator-announced = Everybody is told.
operator-silent = Nothing is announced any more.
operator-settled = Report { $id } is settled.
operator-cleaned = Deleted: { $counts }.
operator-would-clean = Would be deleted: { $counts }.
operator-n-tables =
    { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }
operator-n-people =
    { $n ->
        [one] { $n } person
       *[other] { $n } people
    }
operator-n-sessions =
    { $n ->
        [one] { $n } device
       *[other] { $n } devices
    }
operator-n-orphans =
    { $n ->
        [one] { $n } lost row
       *[other] { $n } lost rows
    }
operator-col-id = Id
operator-col-code = Code
operator-col-game = Game
operator-col-status = Status
operator-col-host = Host
operator-col-people = People
operator-col-entries = Entries
operator-col-updated = Last change
operator-col-name = Name
operator-col-created = Since
operator-col-seen = Last seen
operator-col-hosts = Hosts
operator-col-sits = Sits at
operator-col-banned = Kept out since
operator-col-at = When
operator-col-table = Table
operator-col-about = About
operator-col-by = By
operator-col-text = Report
operator-col-said = Last said
operator-count-people = People:
operator-count-people_seen = Seen within:
operator-count-people_banned = Kept out:
operator-count-devices = Devices:
operator-count-tables = Tables:
operator-count-games = By game:
operator-count-tables_played = Played at within:
operator-count-entries = Entries of logs:
operator-count-lines_said = Lines said:
operator-count-reports_open = Open reports:
operator-count-bytes = Bytes of the database:

## Backups

backup-rows = rows
backup-there = { $path } is there already; give another name, or --force
backup-not-written = { $path } could not be written: { $why }
backup-unreadable = { $path } cannot be read: { $why }
backup-damaged = { $path } is no backup of Taletable, or it is cut or changed; nothing was restored
backup-gap = entry { NUMBER($n, useGrouping: 0) } of the log of table { $table } is missing
backup-not-empty = the database is not empty: restore into a new one
backup-made = { $path } holds { $tables } tables, { $people } people, { $entries } entries ({ $mb } MB), as of { $made }; it was read again, and is whole. Keep the session key (TALETABLE_SECRET, or the file “secret” in the data folder) with it, so that people stay signed in.
backup-whole = { $path } is whole: { $tables } tables, { $people } people, { $entries } entries ({ $mb } MB), as of { $made }.
backup-restored = { $tables } tables, { $people } people and { $entries } entries are restored from { $path } ({ $mb } MB, as of { $made }).

## The doctor

doctor-versions = Versions
doctor-games = Games and bots
doctor-settings = Settings
doctor-pages = Pages
doctor-permissions = Permissions
doctor-disk = Disk
doctor-database = Database
doctor-proxy = Proxy
doctor-versions-are = Taletable { $taletable }; { $others }
doctor-games-well = { $games } are whole
doctor-games-broken = { $name } is broken: { $why }
doctor-settings-well = can be understood
doctor-pages-well = the client is built
doctor-pages-ill = the client is not built, so browsers see nothing: install a wheel, or run make web
doctor-permissions-open = others on this machine may read { $path }, which holds secrets: chmod 600
doctor-permissions-folder = the server cannot write into { $path }
doctor-permissions-postgres = this user of PostgreSQL may not write into the tables
doctor-permissions-well = only the server reads and writes its files
doctor-disk-room = { $mb } MB are free at { $path }
doctor-database-none = { $path } is not there yet; the server makes it when it starts
doctor-database-well = it answers, and is up to date ({ $revision })
doctor-database-whole = its pages and indices are whole
doctor-database-torn = it is damaged: { $why }. Stop the server and restore a backup
doctor-database-wal = the write-ahead log has { $mb } MB: something has read for very long; start the server again
doctor-database-orphans =
    { $n ->
        [one] the log has entries of { $n } table that is no more: taletable admin clean-up
       *[other] the log has entries of { $n } tables that are no more: taletable admin clean-up
    }
doctor-database-postgres = PostgreSQL { $version }
doctor-database-not-durable = synchronous_commit is off: a power cut could lose moves that were acknowledged
doctor-proxy-no-address = “{ $name }” in TALETABLE_PROXIES is no address
doctor-proxy-are = { $proxies } are believed on where people come from; give --url to look through the proxy
doctor-proxy-none = none is believed on where people come from; give --url to look through one
doctor-proxy-answers = { $url }/healthz answers with status { $status }
doctor-proxy-silent = { $url } does not answer: { $why }
doctor-proxy-another = something else than Taletable answers at { $url }
doctor-proxy-reached = { $url } reaches the server
doctor-proxy-not-believed = the server does not know that people come by TLS: let the proxy send X-Forwarded-Proto, and name it in TALETABLE_PROXIES
doctor-proxy-below = people reach the server below { $path }, and it believes to live below { $told }: TALETABLE_ROOT_PATH tells it
doctor-proxy-lines = live lines get through
doctor-proxy-no-lines = live lines do not get through ({ $why }): let the proxy forward WebSockets
